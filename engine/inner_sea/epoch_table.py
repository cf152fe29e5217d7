"""The epoch change table: what happens between two epochs, by the number of the revealed card.

Rulebook, "Fase de final de época", 3. The rows are our own; data/inner_sea/epoch_table.json holds their texts. Rows up
to card 68 also serve as the event of the last epoch, so they touch disks, wonders, talents or points.
"""

from __future__ import annotations

from engine.core.ask import Flow
from engine.epochs.areas import cities, factions_in, is_land, neighbours, on_map, open_areas
from engine.epochs.deck import draw, last_in_points
from engine.epochs.disks import (
    choose_area,
    gain_points,
    gain_talents,
    log_areas,
    pay_talents,
    place_barbarians,
    take_off,
)
from engine.epochs.effects.aims import empty_land_beside_own, land, own_land, own_seas
from engine.epochs.effects.choices import choose_name
from engine.epochs.effects.invasions import invade, landings
from engine.epochs.effects.rows import BECAUSE, add, everybody_suffers, most_of, pirates, suffer
from engine.epochs.epoch import epoch_change
from engine.epochs.growth import deployable, partners
from engine.inner_sea.building import bury, held_wonders
from engine.inner_sea.namespace import GAME
from engine.inner_sea.state import State, WonderState

COVES = 3


@epoch_change(GAME, 1, 5)
def the_gods_smile(s: State) -> Flow[None]:
    """A buried wonder can be built again; where none is buried, two talents for the last in points."""
    seat = last_in_points(s)
    buried = [f"wonder:{key}" for key in sorted(s.wonders) if s.wonders[key].status == "buried"]
    if not buried:
        gain_talents(s, seat, 2)
        return
    key = (yield from choose_name(seat, "epoch-wonder", buried, fate="free")).partition(":")[2]
    s.wonders[key] = WonderState()
    s.log.add(f"{s.game}-unburied", wonder=key)


@epoch_change(GAME, 6, 10)
def lean_years(s: State) -> Flow[None]:
    """Each civilization loses a disk in its cities for every two of them, rounded up."""
    for seat in list(s.order):
        yield from suffer(s, seat, cities, (len(cities(s, seat)) + 1) // 2)


@epoch_change(GAME, 11, 15)
def pestilence(s: State) -> Flow[None]:
    """Every faction loses a disk in an area the last in points chooses, and in each land area next to it."""
    seat = last_in_points(s)
    inhabited = [area for area in land(s, seat) if factions_in(s, area)]
    if not inhabited:
        return
    centre = yield from choose_area(s, seat, "epoch-pestilence", inhabited)
    areas = [centre, *(near for near in neighbours(s, centre) if is_land(s, near))]
    yield from everybody_suffers(s, areas)


@epoch_change(GAME, 16, 20)
def golden_years(s: State) -> Flow[None]:
    """Each civilization adds two disks in land areas it occupies."""
    for seat in list(s.order):
        yield from add(s, seat, own_land, 2)


def at_the_gates(s: State, side: str) -> Flow[None]:
    """Two Barbarians in a land area at an edge, one in each land area next to it."""
    yield from invade(s, last_in_points(s), landings(s, side), 2, 1)


@epoch_change(GAME, 21, 24)
def wolves_of_the_north(s: State) -> Flow[None]:
    """Barbarians at the northern edge."""
    yield from at_the_gates(s, "north")


@epoch_change(GAME, 25, 28)
def hosts_of_the_east(s: State) -> Flow[None]:
    """Barbarians at the eastern edge."""
    yield from at_the_gates(s, "east")


@epoch_change(GAME, 29, 32)
def tents_in_the_south(s: State) -> Flow[None]:
    """Barbarians at the southern edge."""
    yield from at_the_gates(s, "south")


@epoch_change(GAME, 33, 36)
def pirate_coves(s: State) -> Flow[None]:
    """Two Barbarians in each of three shallow seas that the last in points chooses."""
    yield from pirates(s, last_in_points(s), COVES)


@epoch_change(GAME, 37, 41)
def autumn_storms(s: State) -> Flow[None]:
    """Each civilization loses a disk at sea for every three seas it occupies."""
    for seat in list(s.order):
        yield from suffer(s, seat, own_seas, len(own_seas(s, seat)) // 3)


@epoch_change(GAME, 42, 45)
def envy_of_the_great(s: State) -> Flow[None]:
    """Who leads in points, alone, loses a disk of each of two areas and a talent to the last in points."""
    leaders = most_of(s, lambda seat: s.points[seat])
    if len(leaders) != 1:
        return
    if s.treasury[leaders[0]]:
        pay_talents(s, leaders[0], 1)
        gain_talents(s, last_in_points(s), 1)
    yield from suffer(s, leaders[0], own_land, 2)


@epoch_change(GAME, 46, 49)
def civil_strife(s: State) -> Flow[None]:
    """The seat with most cities, everybody where several tie, loses two disks in them."""
    for seat in most_of(s, lambda item: len(cities(s, item))):
        yield from suffer(s, seat, cities, 2)


@epoch_change(GAME, 50, 53)
def new_horizons(s: State) -> Flow[None]:
    """Each civilization puts a disk in each of up to two empty land areas next to its own."""
    for seat in list(s.order):
        yield from add(s, seat, empty_land_beside_own, 2)


@epoch_change(GAME, 54, 57)
def fame_of_the_wonders(s: State) -> Flow[None]:
    """A point for each player who holds a wonder; a talent for each who does not."""
    yield from ()
    for seat in s.order:
        if held_wonders(s, seat):
            gain_points(s, seat, 1, "wonders")
        else:
            gain_talents(s, seat, 1)


@epoch_change(GAME, 58, 61)
def great_fairs(s: State) -> Flow[None]:
    """A talent for each partner in trade."""
    yield from ()
    for seat in s.order:
        gain_talents(s, seat, len(partners(s, seat)))


@epoch_change(GAME, 62, 64)
def the_earth_shakes(s: State) -> Flow[None]:
    """The last in points chooses a built wonder: it is buried. Where none stands, everybody loses a disk on land."""
    seat = last_in_points(s)
    built = [f"wonder:{key}" for key in sorted(s.wonders) if s.wonders[key].status == "built"]
    if built:
        bury(s, (yield from choose_name(seat, "epoch-wonder", built, fate="buried")).partition(":")[2])
        return
    for other in list(s.order):
        yield from suffer(s, other, own_land, 1)


@epoch_change(GAME, 65, 68)
def the_hordes_disperse(s: State) -> Flow[None]:
    """One Barbarian leaves every area that holds some."""
    yield from ()
    areas = [area for area in list(open_areas(s)) if take_off(s, s.barbarians, area)]
    log_areas(s, "lost-many", areas, seat=s.barbarians)


@epoch_change(GAME, 69, 74)
def empty_thrones(s: State) -> Flow[None]:
    """Three Barbarians in the home area of each civilization that is not in play."""
    homes = [civilization.homes[0] for key, civilization in sorted(s.facts.civilizations.items()) if key not in s.civs]
    yield from place_barbarians(s, last_in_points(s), [(area, 3) for area in homes if area not in s.closed])


@epoch_change(GAME, 75, 80)
def return_of_the_exiles(s: State) -> Flow[None]:
    """The seat with fewest disks on the map, the last of equals, puts three where it could deploy."""
    seat = min(reversed(s.order), key=lambda item: on_map(s, item))
    yield from add(s, seat, deployable, 3)


@epoch_change(GAME, 81, 86)
def wandering_scholars(s: State) -> Flow[None]:
    """The last in points draws a card before the new hands are dealt."""
    yield from draw(s, last_in_points(s), 1)


@epoch_change(GAME, 87, 92)
def age_of_heroes(s: State) -> Flow[None]:
    """A point for the last in points."""
    yield from ()
    gain_points(s, last_in_points(s), 1, BECAUSE)


@epoch_change(GAME, 93, 97)
def thieves_in_the_temples(s: State) -> Flow[None]:
    """Every treasury loses half of its talents, rounded up."""
    yield from ()
    for seat in s.order:
        pay_talents(s, seat, s.treasury[seat] - s.treasury[seat] // 2)


@epoch_change(GAME, 98, 101)
def after_the_flood(s: State) -> Flow[None]:
    """Whom the invasion leaves with fewest cities, the last of equals, puts a disk where it could deploy."""
    seat = min(reversed(s.order), key=lambda item: len(cities(s, item)))
    yield from add(s, seat, deployable, 1)


@epoch_change(GAME, 102, 103)
def turning_stars(s: State) -> Flow[None]:
    """The turn order is turned round."""
    yield from ()
    s.order = s.order[::-1]
    s.log.add(f"{s.game}-order", order=" ".join(str(seat) for seat in s.order))
