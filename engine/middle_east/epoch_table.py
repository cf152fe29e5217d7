"""The epoch change table: what happens between two epochs, by the number of the revealed card.

Rulebook, "Fase de Final de Época", 3. The rows are our own; data/middle_east/epoch_table.json holds their texts. They
end with card 96: higher numbers bring the Barbarians to the gates. Rows up to card 68 also serve as the event of the
last epoch, so they touch disks, temples, minas or points.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.ask import Ask, Fixed, Flow
from engine.epochs.areas import (
    cities,
    controls,
    factions_in,
    home_of,
    in_play,
    on_map,
)
from engine.epochs.cards import choose_several
from engine.epochs.deck import draw
from engine.epochs.disks import gain_points, gain_talents, pay_talents, place, place_barbarians
from engine.epochs.effects.aims import empty_land_beside_own, own_controlled_land
from engine.epochs.effects.choices import choose_name
from engine.epochs.effects.invasions import invade, landings
from engine.epochs.effects.rows import BECAUSE, add, most_of, pirates
from engine.epochs.epoch import epoch_change
from engine.epochs.growth import deployable, partners
from engine.middle_east.cards.disasters import half
from engine.middle_east.deities import is_active, silence
from engine.middle_east.events import director
from engine.middle_east.grounds import of_ground
from engine.middle_east.namespace import GAME
from engine.middle_east.ruin import Hits, all_but_one, from_all, land_beside, one, ruin, two, whole
from engine.middle_east.state import State

COVES: Final = 3
EXILES: Final = 6
FALL: Final = 2
CAMP: Final = 2
"""Barbarians that come to one area."""


row = partial(epoch_change, GAME)
"""Say what a row of the table does: for revealed cards ``first`` to ``last``."""


@row(1, 2)
def the_gods_return(s: State) -> Flow[None]:
    """Temples that are on their cards stand again in homes under control; two minas for the last where none does."""
    yield from ()
    raised = [
        (key, deity)
        for key, deity in s.deities.items()
        if deity.status in ("inactive", "destroyed") and controls(s, deity.owner, home_of(s, deity.owner))
    ]
    for key, deity in raised:
        deity.status = "established"
        s.log.add(f"{s.game}-established", seat=deity.owner, deity=key)
    if not raised:
        gain_talents(s, director(s), 2)


@row(3, 8)
def black_death(s: State) -> Flow[None]:
    """Every city is left with one disk.

    Rulebook, "Fase de Final de Época", 4 (note).
    """
    yield from ruin(s, [(seat, area, all_but_one(s.disks[seat][area])) for seat in s.order for area in cities(s, seat)])


@row(9, 15)
def famine(s: State) -> Flow[None]:
    """Each civilization loses two disks in each land area that is not fertile."""
    yield from ruin(s, from_all(s, two, of_ground(s, "plain", "mountain", "desert")))


@row(16, 17)
def golden_harvest(s: State) -> Flow[None]:
    """Each civilization adds two disks in land areas that it controls."""
    for seat in list(s.order):
        yield from add(s, seat, own_controlled_land, 2)


@row(18, 24)
def wolves_of_the_steppe(s: State) -> Flow[None]:
    """Each civilization is left with one disk in each plain and fertile area; Barbarians come from the northern edge,
    two in one land area and one in each next to it.
    """
    yield from ruin(s, from_all(s, all_but_one, of_ground(s, "plain", "fertile")))
    yield from invade(s, director(s), landings(s, "north"), CAMP, 1)


@row(25, 28)
def tents_in_the_desert(s: State) -> Flow[None]:
    """Each civilization loses all its disks in deserts and next to them; two Barbarians come to every desert area."""
    deserts = of_ground(s, "desert")
    yield from ruin(s, from_all(s, whole, [*deserts, *land_beside(s, "desert")]))
    yield from place_barbarians(s, director(s), [(area, CAMP) for area in deserts])


@row(29, 31)
def lords_of_the_passes(s: State) -> Flow[None]:
    """Each civilization loses a disk in each area; two Barbarians come to every mountain area."""
    yield from ruin(s, from_all(s, one))
    yield from place_barbarians(s, director(s), [(area, CAMP) for area in of_ground(s, "mountain")])


@row(32, 36)
def pirate_fleets(s: State) -> Flow[None]:
    """Each civilization loses all its disks at sea and on coasts; two Barbarians come to each of three seas that the
    last in points chooses.
    """
    yield from ruin(s, from_all(s, whole, [*of_ground(s, "shallow"), *land_beside(s, "shallow")]))
    yield from pirates(s, director(s), COVES)


@row(37, 39)
def the_mountains_shake(s: State) -> Flow[None]:
    """Each civilization loses all its disks in mountains, and half of them, rounded up, in each plain."""
    fallen = from_all(s, whole, of_ground(s, "mountain"))
    yield from ruin(s, fallen + from_all(s, half, of_ground(s, "plain")))


@row(40, 42)
def rivers_in_flood(s: State) -> Flow[None]:
    """Each civilization loses all its disks on fertile land, and one in each land area next to it."""
    drowned = from_all(s, whole, of_ground(s, "fertile"))
    yield from ruin(s, drowned + from_all(s, one, land_beside(s, "fertile")))


@row(43, 48)
def the_mighty_fall(s: State) -> Flow[None]:
    """Who leads in points, alone, loses two disks in each area, and two points, which the last in points gains."""
    leaders = most_of(s, lambda seat: s.points[seat])
    if len(leaders) == 1:
        last = director(s)
        gain_points(s, leaders[0], -FALL, BECAUSE)
        gain_points(s, last, FALL, BECAUSE)
        yield from ruin(s, [hit for hit in from_all(s, two) if hit[0] == leaders[0]])


@row(49, 53)
def the_cities_rebel(s: State) -> Flow[None]:
    """Half the cities of each civilization, rounded up, which it chooses, lose all their disks to two Barbarians."""
    losses: Hits = []
    for seat in list(s.order):
        own = cities(s, seat)
        number = half(len(own))
        if number:
            options = Fixed(*(f"area:{s.board.ids[area]}" for area in own))
            chosen = yield from choose_several(Ask("epoch-rebels", seat, options, number, number))
            areas = [s.board.number[name.partition(":")[2]] for name in chosen]
            losses += [(seat, area, s.disks[seat][area]) for area in areas]
    yield from ruin(s, losses)
    yield from place_barbarians(s, director(s), [(area, CAMP) for _, area, _ in losses])


@row(54, 60)
def great_migrations(s: State) -> Flow[None]:
    """Each civilization is left with one disk in each area; then it puts one in each of up to three empty land areas
    next to its own.
    """
    yield from ruin(s, from_all(s, all_but_one))
    for seat in list(s.order):
        yield from add(s, seat, empty_land_beside_own, 3)


@row(61, 62)
def pilgrimages(s: State) -> Flow[None]:
    """A point for each player with an active deity, a mina for everybody else."""
    yield from ()
    for seat in s.order:
        if is_active(s, seat):
            gain_points(s, seat, 1, BECAUSE)
        else:
            gain_talents(s, seat, 1)


@row(63, 64)
def the_idols_go_home(s: State) -> Flow[None]:
    """All captured temples go back to their deities' cards; where there are none, a mina for each civilization."""
    yield from ()
    captured = [(key, deity) for key, deity in s.deities.items() if deity.status == "captured"]
    for key, deity in captured:
        captor = deity.holder
        deity.status, deity.holder = "destroyed", -1
        s.log.add(f"{s.game}-returned", seat=captor, deity=key, other=deity.owner)
    if not captured:
        for seat in s.order:
            gain_talents(s, seat, 1)


@row(65, 66)
def great_caravans(s: State) -> Flow[None]:
    """A mina for each partner in trade."""
    yield from ()
    for seat in s.order:
        gain_talents(s, seat, len(partners(s, seat)))


@row(67, 68)
def the_heretic_king(s: State) -> Flow[None]:
    """An established deity of an opponent, chosen by the last in points, becomes inactive; where there is none, a
    point for the last in points.
    """
    seat = director(s)
    standing = [
        f"deity:{key}" for key, deity in s.deities.items() if deity.status == "established" and deity.owner != seat
    ]
    if not standing:
        gain_points(s, seat, 1, BECAUSE)
        return
    silence(s, (yield from choose_name(seat, "epoch-deity", standing, row="the_heretic_king")).partition(":")[2])


@row(69, 70)
def young_kingdoms(s: State) -> Flow[None]:
    """Two Barbarians in every empty home area of a civilization that is not in the game."""
    homes = [
        area
        for key, civilization in sorted(s.facts.civilizations.items())
        if key not in s.civs
        for area in civilization.homes
        if area not in s.closed and not factions_in(s, area)
    ]
    yield from place_barbarians(s, director(s), [(area, CAMP) for area in dict.fromkeys(homes)])


@row(71, 78)
def return_of_the_exiles(s: State) -> Flow[None]:
    """Each civilization loses half its disks, rounded up, in each area; then the one with fewest on the map, the last
    of equals, puts six where it could deploy.
    """
    yield from ruin(s, from_all(s, half))
    smallest = min(reversed(s.order), key=lambda item: on_map(s, item))
    yield from add(s, smallest, deployable, EXILES)


@row(79, 86)
def tablets_in_the_sand(s: State) -> Flow[None]:
    """Each civilization loses all its disks at sea and is left with one in each land area; the last in points draws a
    card before the new hands are dealt.
    """
    losses = from_all(s, whole, of_ground(s, "shallow"))
    yield from ruin(s, losses + from_all(s, all_but_one, in_play(s).land))
    yield from draw(s, director(s), 1)


@row(87, 88)
def songs_of_gilgamesh(s: State) -> Flow[None]:
    """Two points for each player who has started again; if nobody has, a point for the last in points."""
    yield from ()
    reborn = [seat for seat in s.order if s.gilgamesh[seat]]
    for seat in reborn:
        gain_points(s, seat, 2, BECAUSE)
    if not reborn:
        gain_points(s, director(s), 1, BECAUSE)


@row(89, 90)
def debased_silver(s: State) -> Flow[None]:
    """Every treasury loses half of its minas, rounded up."""
    yield from ()
    for seat in s.order:
        pay_talents(s, seat, half(s.treasury[seat]))


@row(91, 96)
def the_strong_fortify(s: State) -> Flow[None]:
    """Each civilization loses half its disks, rounded up, in each area but its home and mountains, and adds one in each
    of those that it occupies, as far as they fit.
    """
    mountains = of_ground(s, "mountain")
    hits = [hit for hit in from_all(s, half) if hit[1] not in mountains]
    yield from ruin(s, [hit for hit in hits if hit[1] != home_of(s, hit[0])])
    for seat in s.order:
        own = s.disks[seat]
        for area in dict.fromkeys([home_of(s, seat), *mountains]):
            if own[area]:
                place(s, seat, area)
