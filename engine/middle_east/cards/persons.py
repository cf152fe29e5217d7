"""Great persons of the card phase (rulebook, "Jugar una Carta de Destino")."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import (
    areas_with_room,
    cities,
    home_of,
    in_play,
    is_land,
    neighbours,
    occupied,
    room,
)
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import replace
from engine.epochs.disks import gain_points, gain_talents, place, place_barbarians
from engine.epochs.effects.actions import place_at_targets
from engine.epochs.effects.aims import (
    at,
    empty_land_among,
    land,
    near_own,
    opponents,
    opposing,
    own,
    own_land,
    stacks,
    with_room,
)
from engine.epochs.effects.struck import civilizations_at, there
from engine.epochs.presence import SETTLEMENT
from engine.middle_east.deities import deity_of, replace_deity
from engine.middle_east.namespace import card
from engine.middle_east.state import State

SONGS = 3
EXILES = 3
RECRUITS = 4
REBELS = 2
CONVERTS = 2
FOLLOWERS = 3
DOWRY = 2
HOROSCOPE = 2
SEATS = 6


def rivals_nearby(s: State, seat: int) -> list[int]:
    """Opposing civilizations that share a land area with a seat."""
    own_areas = own_land(s, seat)
    return [other for other in range(s.seats) if other != seat and any(s.disks[other][area] for area in own_areas)]


@card("bard", when=lambda s, seat: bool(rivals_nearby(s, seat)))
def bard(s: State, play: Play) -> None:
    """A point for each opposing civilization that shares a land area with one, three at most."""
    gain_points(s, play.seat, min(SONGS, len(rivals_nearby(s, play.seat))), "cards", f"card:{play.key}")


def empty_land(s: State, seat: int) -> list[int]:
    """Land areas without disks."""
    return empty_land_among(s, in_play(s).land)


@card("exiled_prince", Aim("card-areas", with_room(empty_land)))
def exiled_prince(s: State, play: Play) -> None:
    """Three disks in any empty land area, four for the seat that has no city."""
    place_at_targets(s, play, EXILES + (not cities(s, play.seat)))


def _places(s: State, seat: int) -> list[str]:
    """Whose place it may be, where turn order is being reset."""
    return [f"seat:{other}" for other in s.order] if s.phase == "reckoning" else []


def _places_left(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    return [name for name in _places(s, seat) if name not in chosen]


@card(
    "grand_astrologer",
    Aim("card-turn-order", _places),
    *(Aim("card-turn-order", _places, after=_places_left) for _ in range(SEATS - 1)),
    moment="turn-order",
    besides=True,
)
def grand_astrologer(s: State, play: Play) -> None:
    """When turn order is reset, the whole of it as its player wants it; in the card phase two minas.

    Rulebook, "Paso de Reinicio de Orden de Turno".
    """
    order = play.seats()
    if order:
        s.order = order
    else:
        gain_talents(s, play.seat, HOROSCOPE)


@card("grand_vizier", when=lambda s, seat: s.supply[seat] > 0)
def grand_vizier(s: State, play: Play) -> None:
    """Four disks of the supply come with the next growth."""
    disks = min(RECRUITS, s.supply[play.seat])
    s.supply[play.seat] -= disks
    s.ready[play.seat] += disks
    s.log.add(f"{s.game}-recruits", seat=play.seat, disks=disks)


def shared(s: State, seat: int) -> list[int]:
    """Areas with own disks and opposing ones, that take one more."""
    return [area for area in own(s, seat) if opposing(s, seat, area) and room(s, seat, area)]


@card("warlord", when=lambda s, seat: s.supply[seat] > 0 and bool(shared(s, seat)))
def warlord(s: State, play: Play) -> None:
    """A disk in every area one shares with opposing disks, as long as there are any."""
    for area in shared(s, play.seat):
        place(s, play.seat, area)


def replaceable(s: State, seat: int) -> list[str]:
    """Available deities, for a seat whose deity is captured or inactive (rulebook, "Notas a las Cartas...", 9)."""
    former = deity_of(s, seat)
    if not former or s.deities[former].status not in ("captured", "inactive"):
        return []
    return [f"deity:{key}" for key in s.facts.deities if key in s.deities and s.deities[key].status == "available"]


def beside_home(s: State, seat: int) -> list[int]:
    """Areas next to the home area."""
    return list(neighbours(s, home_of(s, seat)))


def _prophecies(s: State, seat: int) -> list[str]:
    return replaceable(s, seat) or stacks(beside_home)(s, seat)


@card("prophet", Aim("card-prophet", _prophecies))
def prophet(s: State, play: Play) -> Flow[None]:
    """Another deity for a captured or inactive one; else two opposing disks next to the home area are replaced.

    Rulebook, "Notas a las Cartas de Destino", 9.
    """
    for name in play.targets:
        if name.startswith("deity:"):
            replace_deity(s, play.seat, name[6:])
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, CONVERTS, 1)


def restless(s: State, seat: int) -> list[int]:
    """Land areas with disks of other civilizations that take Barbarians."""
    peopled = {area for other in range(s.seats) if other != seat for area in occupied(s, other)}
    return areas_with_room(s, s.barbarians, [area for area in land(s, seat) if area in peopled])


@card("rebel_leader", Aim("card-areas", at(restless), 1, 3), strikes=civilizations_at(there))
def rebel_leader(s: State, play: Play) -> Flow[None]:
    """Two Barbarians in each of up to three land areas with disks of other civilizations."""
    yield from place_barbarians(s, play.seat, [(area, REBELS) for area in play.areas(s)])


@card("foreign_princess", Aim("card-seat", opponents))
def foreign_princess(s: State, play: Play) -> None:
    """A disk in an opponent's home area, one of its own in the player's own; two minas."""
    for other in play.seats():
        place(s, play.seat, home_of(s, other))
        place(s, other, home_of(s, play.seat))
    gain_talents(s, play.seat, DOWRY)


def _settled(s: State, seat: int) -> list[str]:
    """Opposing settlements in or next to own areas."""
    near = [area for area in near_own(s, seat) if is_land(s, area)]
    return [
        f"stack:{s.board.ids[area]}:{other}"
        for area in near
        for other in range(s.seats)
        if other != seat and s.disks[other][area] == SETTLEMENT
    ]


@card("usurper", Aim("card-stacks", _settled))
def usurper(s: State, play: Play) -> Flow[None]:
    """Three own disks for both of an opposing settlement; one for each where only one of them goes."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, SETTLEMENT, 1)
        if not s.disks[faction][area]:
            place(s, play.seat, area, FOLLOWERS - SETTLEMENT)


@card("philosopher_king", Aim("card-areas", with_room(own_land)), besides=True)
def philosopher_king(s: State, play: Play) -> None:
    """A disk in a land area one occupies, a mina, a point."""
    place_at_targets(s, play)
    gain_talents(s, play.seat, 1)
    gain_points(s, play.seat, 1, "cards", f"card:{play.key}")
