"""The epoch change table: what happens between two epochs, by the number of the revealed card.

Rulebook, "Fase de Final de Época", 3. The rows are our own; data/middle_east/epoch_table.json holds their texts. They
end with card 96: higher numbers bring the Barbarians to the gates. Rows up to card 68 also serve as the event of the
last epoch, so they touch disks, temples, minas or points.
"""

from __future__ import annotations

from typing import Final

from engine.core.ask import Flow
from engine.epochs.areas import (
    cities,
    controls,
    factions_in,
    home_of,
    neighbours,
    on_map,
)
from engine.epochs.deck import draw
from engine.epochs.disks import choose_area, gain_points, gain_talents, lose, place, place_barbarians
from engine.epochs.effects.aims import empty_land_beside_own, own_controlled_land, own_land
from engine.epochs.effects.choices import choose_name
from engine.epochs.effects.invasions import invade, landings
from engine.epochs.effects.rows import BECAUSE, add, everybody_suffers, most_of, pirates, suffer
from engine.epochs.epoch import epoch_change
from engine.epochs.growth import deployable, partners
from engine.middle_east.deities import is_active, silence
from engine.middle_east.events import director
from engine.middle_east.grounds import of_ground
from engine.middle_east.state import State
from engine.middle_east.written import GAME

PLAGUED: Final = 3
"""For every so many cities one is reduced by the Black Death."""

COVES: Final = 3
EXILES: Final = 4


@epoch_change(GAME, 1, 4)
def the_gods_return(s: State) -> Flow[None]:
    """Temples that lie on their cards stand again in homes under control; two minas for the last where none does."""
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


@epoch_change(GAME, 5, 9)
def black_death(s: State) -> Flow[None]:
    """Each civilization reduces one city for every three, rounded up, to a single disk.

    Rulebook, "Fase de Final de Época", 4 (note).
    """
    for seat in list(s.order):
        struck = -(-len(cities(s, seat)) // PLAGUED)
        spared = cities(s, seat)
        for number in range(struck):
            area = yield from choose_area(s, seat, "epoch-city", spared, left=struck - number)
            spared = [city for city in spared if city != area]
            yield from lose(s, seat, area, s.disks[seat][area] - 1, BECAUSE)


def _dry_cities(s: State, seat: int) -> list[int]:
    grounds = s.board.grounds
    return [area for area in cities(s, seat) if grounds[area] != "fertile"]


@epoch_change(GAME, 10, 14)
def famine(s: State) -> Flow[None]:
    """Each civilization loses a disk in its cities off fertile land for every two of them, rounded up."""
    for seat in list(s.order):
        yield from suffer(s, seat, _dry_cities, (len(_dry_cities(s, seat)) + 1) // 2)


@epoch_change(GAME, 15, 18)
def golden_harvest(s: State) -> Flow[None]:
    """Each civilization adds two disks in land areas that it controls."""
    for seat in list(s.order):
        yield from add(s, seat, own_controlled_land, 2)


@epoch_change(GAME, 19, 22)
def wolves_of_the_steppe(s: State) -> Flow[None]:
    """Two Barbarians in a land area of the northern edge, one in each land area next to it."""
    yield from invade(s, director(s), landings(s, "north"), 2, 1)


@epoch_change(GAME, 23, 26)
def tents_in_the_desert(s: State) -> Flow[None]:
    """Two Barbarians in every empty desert area."""
    empty = [area for area in of_ground(s, "desert") if not factions_in(s, area)]
    yield from place_barbarians(s, director(s), [(area, 2) for area in empty])


@epoch_change(GAME, 27, 30)
def lords_of_the_passes(s: State) -> Flow[None]:
    """Two Barbarians in every mountain area without a city."""
    open_passes = [
        area for area in of_ground(s, "mountain") if not any(area in cities(s, seat) for seat in range(s.seats))
    ]
    yield from place_barbarians(s, director(s), [(area, 2) for area in open_passes])


@epoch_change(GAME, 31, 34)
def pirate_fleets(s: State) -> Flow[None]:
    """Two Barbarians in each of three seas that the last in points chooses."""
    yield from pirates(s, director(s), COVES)


@epoch_change(GAME, 35, 38)
def the_mountains_shake(s: State) -> Flow[None]:
    """Every faction loses a disk in each mountain area it occupies."""
    yield from everybody_suffers(s, of_ground(s, "mountain"))


@epoch_change(GAME, 39, 42)
def rivers_in_flood(s: State) -> Flow[None]:
    """Every faction loses a disk in a fertile area the last in points chooses, and in each fertile area next to it."""
    seat, grounds = director(s), s.board.grounds
    inhabited = [area for area in of_ground(s, "fertile") if factions_in(s, area)]
    if not inhabited:
        return
    centre = yield from choose_area(s, seat, "epoch-flood", inhabited)
    struck = [centre, *(near for near in neighbours(s, centre) if grounds[near] == "fertile")]
    yield from everybody_suffers(s, struck)


@epoch_change(GAME, 43, 46)
def the_mighty_fall(s: State) -> Flow[None]:
    """Who leads in points, alone, loses two disks in land areas and a point, which the last in points gains."""
    leaders = most_of(s, lambda seat: s.points[seat])
    if len(leaders) == 1:
        last = director(s)
        gain_points(s, leaders[0], -1, BECAUSE)
        gain_points(s, last, 1, BECAUSE)
        yield from suffer(s, leaders[0], own_land, 2)


@epoch_change(GAME, 47, 50)
def a_city_rebels(s: State) -> Flow[None]:
    """Barbarians take the disks of a city of whoever has most cities, of each of those who tie."""
    for seat in most_of(s, lambda item: len(cities(s, item))):
        area = yield from choose_area(s, seat, "epoch-rebels", cities(s, seat))
        gone = yield from lose(s, seat, area, s.disks[seat][area], BECAUSE)
        if gone:
            yield from place_barbarians(s, seat, [(area, gone)])


@epoch_change(GAME, 51, 54)
def great_migrations(s: State) -> Flow[None]:
    """Each civilization puts a disk in each of up to three empty land areas next to its own."""
    for seat in list(s.order):
        yield from add(s, seat, empty_land_beside_own, 3)


@epoch_change(GAME, 55, 58)
def pilgrimages(s: State) -> Flow[None]:
    """A point for whoever has an active deity, a mina for everybody else."""
    yield from ()
    for seat in s.order:
        if is_active(s, seat):
            gain_points(s, seat, 1, BECAUSE)
        else:
            gain_talents(s, seat, 1)


@epoch_change(GAME, 59, 61)
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


@epoch_change(GAME, 62, 64)
def great_caravans(s: State) -> Flow[None]:
    """A mina for each partner in trade."""
    yield from ()
    for seat in s.order:
        gain_talents(s, seat, len(partners(s, seat)))


@epoch_change(GAME, 65, 68)
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
    silence(s, (yield from choose_name(seat, "epoch-deity", standing)).partition(":")[2])


@epoch_change(GAME, 69, 73)
def young_kingdoms(s: State) -> Flow[None]:
    """Two Barbarians in every empty home area of a civilization that is not in the game."""
    homes = [
        area
        for key, civilization in sorted(s.facts.civilizations.items())
        if key not in s.civs
        for area in civilization.homes
        if area not in s.closed and not factions_in(s, area)
    ]
    yield from place_barbarians(s, director(s), [(area, 2) for area in dict.fromkeys(homes)])


@epoch_change(GAME, 74, 78)
def return_of_the_exiles(s: State) -> Flow[None]:
    """Who has fewest disks on the map, the last of equals, puts four where it could deploy."""
    seat = min(reversed(s.order), key=lambda item: on_map(s, item))
    yield from add(s, seat, deployable, EXILES)


@epoch_change(GAME, 79, 83)
def tablets_in_the_sand(s: State) -> Flow[None]:
    """The last in points draws a card before the new hands are dealt."""
    yield from draw(s, director(s), 1)


@epoch_change(GAME, 84, 88)
def songs_of_gilgamesh(s: State) -> Flow[None]:
    """Two points for whoever has begun anew; a point for the last in points where nobody has."""
    yield from ()
    reborn = [seat for seat in s.order if s.gilgamesh[seat]]
    for seat in reborn:
        gain_points(s, seat, 2, BECAUSE)
    if not reborn:
        gain_points(s, director(s), 1, BECAUSE)


@epoch_change(GAME, 89, 92)
def debased_silver(s: State) -> Flow[None]:
    """Every treasury loses half of its minas, rounded up."""
    yield from ()
    for seat in s.order:
        lost = -(-s.treasury[seat] // 2)
        if lost:
            s.treasury[seat] -= lost
            s.log.add(f"{s.game}-paid", seat=seat, talents=lost)


@epoch_change(GAME, 93, 96)
def the_strong_fortify(s: State) -> Flow[None]:
    """Each civilization adds a disk in its home area and in each mountain area it occupies, as far as they fit."""
    yield from ()
    for seat in s.order:
        own, mountains = s.disks[seat], of_ground(s, "mountain")
        for area in dict.fromkeys([home_of(s, seat), *(area for area in mountains if own[area])]):
            place(s, seat, area)
