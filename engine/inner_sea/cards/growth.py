"""Cards of growth: own disks on land."""

from __future__ import annotations

from collections.abc import Sequence

from engine.epochs.areas import neighbours, room
from engine.epochs.cards import Aim, Play
from engine.epochs.disks import gain_talents, place
from engine.epochs.effects.actions import move, place_at_targets
from engine.epochs.effects.aims import (
    another,
    area_options,
    at,
    beside_own,
    empty_land_beside_own_seas,
    last_area,
    own,
    own_land,
    with_room,
)
from engine.epochs.state import State
from engine.inner_sea.namespace import card

MIGRANTS = 3


@card("bumper_crop", Aim("card-areas", with_room(own_land)), besides=True)
def bumper_crop(s: State, play: Play) -> None:
    """Add two disks in one land area with own disks; gain 1 talent."""
    place_at_targets(s, play, 2)
    gain_talents(s, play.seat, 1)


@card("colonists", Aim("card-areas", with_room(empty_land_beside_own_seas)))
def colonists(s: State, play: Play) -> None:
    """Place two disks in one empty land area next to a sea with own disks."""
    place_at_targets(s, play, 2)


def _movable(s: State, seat: int) -> list[int]:
    return [area for area in own(s, seat) if _goals(s, seat, area)]


def _goals(s: State, seat: int, area: int) -> list[int]:
    return [near for near in neighbours(s, area) if room(s, seat, near)]


def _goals_of_last(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    return area_options(s, _goals(s, seat, last_area(s, chosen)))


def _sizes(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    start, goal = (s.board.number[name[5:]] for name in chosen if name.startswith("area:"))
    return [f"disks:{count}" for count in range(1, min(MIGRANTS, s.disks[seat][start], room(s, seat, goal)) + 1)]


@card(
    "great_migration",
    Aim("card-from", at(_movable)),
    Aim("card-to", at(beside_own), after=_goals_of_last),
    Aim("card-disks", lambda s, seat: [f"disks:{count}" for count in range(1, MIGRANTS + 1)], after=_sizes),
)
def great_migration(s: State, play: Play) -> None:
    """Move up to three own disks from one area to an adjacent one, then add a disk in both."""
    start, goal = play.areas(s)
    move(s, play.seat, start, goal, int(play.part(2).targets[0].partition(":")[2]))
    place_at_targets(s, play)


@card("land_improvement", Aim("card-areas", with_room(own_land), 2, 2, disks=1))
def land_improvement(s: State, play: Play) -> None:
    """Add a disk in each of two land areas that hold own disks."""
    place_at_targets(s, play)


@card("improved_plow", Aim("card-areas", with_room(own_land), 3, 3, disks=1), besides=True)
def improved_plow(s: State, play: Play) -> None:
    """Add a disk in each of three land areas that hold own disks; gain 1 talent."""
    place_at_targets(s, play)
    gain_talents(s, play.seat, 1)


def _second(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """Where the second disk goes: the first one does not reach farther, but takes its room."""
    if not another(s, seat, chosen):
        return []
    first = last_area(s, chosen)
    return area_options(s, [area for area in beside_own(s, seat) if room(s, seat, area) > (1 if area == first else 0)])


@card(
    "golden_age",
    Aim("card-areas", with_room(beside_own)),
    Aim("card-areas", with_room(beside_own), after=_second),
    besides=True,
)
def golden_age(s: State, play: Play) -> None:
    """Place two disks in areas next to one with own disks, together or apart; gain 1 talent."""
    for area in play.areas(s):
        place(s, play.seat, area)
    gain_talents(s, play.seat, 1)
