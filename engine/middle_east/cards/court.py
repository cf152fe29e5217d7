"""Cards of the court: marriages, tablets, settlers, soldiers, raids."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import areas_with_room, controls, room
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import harm, removable_disks
from engine.epochs.deck import draw
from engine.epochs.disks import at_stake, desert, gain_points, gain_talents, pay_talents, place
from engine.epochs.effects.actions import latest_discards, place_at_targets, take_back
from engine.epochs.effects.aims import (
    area_options,
    empty_land_beside_own,
    land_near_own,
    near_own,
    only_on,
    opponents,
    own_borders,
    own_land,
    stacks,
    with_room,
)
from engine.epochs.effects.fights import civilizations_of
from engine.middle_east.grounds import of_ground
from engine.middle_east.namespace import card
from engine.middle_east.state import State
from engine.middle_east.strongholds import NOBODY, build

DOWRY = 2
EXILES = 2
GARRISON = 2
SETTLERS, MORE_SETTLERS = 2, 3
LOOTED = 2
KINGSHIPS = 3


@card("royal_marriage", Aim("card-seat", opponents))
def royal_marriage(s: State, play: Play) -> Flow[None]:
    """Draw two cards; an opponent draws one."""
    yield from draw(s, play.seat, DOWRY)
    for other in play.seats():
        yield from draw(s, other, 1)


@card("house_of_tablets", Aim("card-take", latest_discards))
def house_of_tablets(s: State, play: Play) -> None:
    """A card of the discard pile goes to the hand."""
    take_back(s, play)


def _deserts_for(s: State, faction: int, start: int) -> list[int]:
    return [area for area in areas_with_room(s, faction, of_ground(s, "desert")) if area != start]


def _deportable(s: State, seat: int) -> list[str]:
    """Stacks of opposing civilizations on land, with or next to own disks, that find room in a desert."""
    goals = {other: _deserts_for(s, other, -1) for other in range(s.seats)}
    stacks_named = []
    for name in civilizations_of(s, stacks(land_near_own)(s, seat)):
        _, area, other = name.split(":")
        if set(goals[int(other)]).difference((s.board.number[area],)):
            stacks_named.append(name)
    return stacks_named


def _exile(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """The deserts with room for the stack chosen."""
    _, area, other = chosen[0].split(":")
    return area_options(s, _deserts_for(s, int(other), s.board.number[area]))


@card("deportation", Aim("card-stacks", _deportable), Aim("card-to", lambda s, seat: [], after=_exile))
def deportation(s: State, play: Play) -> None:
    """Move up to two disks of an opponent, with or next to own disks, into a desert."""
    for (start, other), goal in zip(play.stacks(s), play.areas(s), strict=True):
        count = min(EXILES, at_stake(s, other, start), room(s, other, goal))
        count = removable_disks(s, play.seat, other, start, count)
        s.disks[other][start] -= count
        s.disks[other][goal] += count
        desert(s, other, start)
        if count:
            ids = s.board.ids
            s.log.add(f"{s.game}-deported", seat=other, disks=count, area=ids[start], places=f"{ids[goal]}:{count}")


@card("levy", Aim("card-areas", with_room(own_borders), 1, 3, disks=1))
def levy(s: State, play: Play) -> None:
    """Add a disk in each of up to three own land areas next to land with opposing disks."""
    place_at_targets(s, play)


@card("mountain_fortress", Aim("card-areas", with_room(only_on(near_own, "mountain"))))
def mountain_fortress(s: State, play: Play) -> None:
    """Place two disks in a mountain with or next to own disks, and a stronghold where it is under control."""
    for area in play.areas(s):
        place(s, play.seat, area, GARRISON)
        if controls(s, play.seat, area) and s.strongholds[area] == NOBODY:
            build(s, play.seat, area)


@card("new_settlers", Aim("card-areas", with_room(empty_land_beside_own)))
def new_settlers(s: State, play: Play) -> None:
    """Place two disks in an empty land area next to own disks, three on fertile land."""
    for area in play.areas(s):
        place(s, play.seat, area, MORE_SETTLERS if s.board.grounds[area] == "fertile" else SETTLERS)


def _quarters(s: State, seat: int) -> int:
    return len({s.board.grounds[area] for area in own_land(s, seat)})


@card("four_quarters", when=lambda s, seat: _quarters(s, seat) > 0)
def four_quarters(s: State, play: Play) -> None:
    """Gain a mina for each kind of land with own disks."""
    gain_talents(s, play.seat, _quarters(s, play.seat))


def _camps_to_raid(s: State, seat: int) -> list[str]:
    return civilizations_of(s, stacks(land_near_own, 2)(s, seat))


@card("nomad_raid", Aim("card-stacks", _camps_to_raid))
def nomad_raid(s: State, play: Play) -> Flow[None]:
    """A mina from the owner of a city or settlement with or next to own disks; without one, two disks go there."""
    for area, owner in play.stacks(s):
        if s.treasury[owner]:
            pay_talents(s, owner, 1)
            gain_talents(s, play.seat, 1)
        else:
            yield from harm(s, play.seat, owner, area, LOOTED)


def _homes(s: State, seat: int) -> int:
    return sum(bool(s.board.home_of[area]) and controls(s, seat, area) for area in own_land(s, seat))


@card("king_list", when=lambda s, seat: _homes(s, seat) > 0)
def king_list(s: State, play: Play) -> None:
    """Gain a point for each home area under control, whosever it is, three at most."""
    gain_points(s, play.seat, min(KINGSHIPS, _homes(s, play.seat)), "cards", f"card:{play.key}")
