"""Royal Roads: own disks march through areas that are full, as long as none is too full in the end.

Rulebook, "Notas a las Cartas de Destino", 88.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.epochs.areas import in_play, limit
from engine.epochs.cards import NEXT, Aim, Play
from engine.epochs.effects.actions import move
from engine.epochs.effects.aims import area_options, own_land
from engine.middle_east.namespace import card
from engine.middle_east.state import State

MARCHES = 3


def _parts(chosen: Sequence[str]) -> list[str]:
    """What was said aim by aim, "" for nothing."""
    parts = [""]
    for name in chosen:
        if name == NEXT:
            parts.append("")
        else:
            parts[-1] = name
    return parts


def _marches(s: State, parts: Sequence[str]) -> list[tuple[int, int, int]]:
    """Those that are wholly said: from where, to where, how many disks."""
    number = s.board.number
    marches = []
    for at in range(0, len(parts) - 2, 3):
        start, goal, count = parts[at : at + 3]
        if start and goal and count:
            marches.append((number[start[5:]], number[goal[5:]], int(count[6:])))
    return marches


def _after(s: State, seat: int, parts: Sequence[str]) -> list[int]:
    """Own disks by area when these marches are over."""
    disks = list(s.disks[seat])
    for start, goal, count in _marches(s, parts):
        disks[start] -= count
        disks[goal] += count
    return disks


def _reach(s: State, disks: Sequence[int], start: int) -> set[int]:
    """Land areas that disks reach through own ones, where they start included."""
    play = in_play(s)
    areas, todo = {start}, [start]
    while todo:
        for near in play.neighbours[todo.pop()]:
            if play.is_land[near] and near not in areas:
                areas.add(near)
                if disks[near]:
                    todo.append(near)
    return areas


def _goals(s: State, seat: int, disks: Sequence[int], start: int) -> list[int]:
    """Land areas that disks reach through own ones, with room in the end."""
    return [area for area in sorted(_reach(s, disks, start)) if area != start and disks[area] < limit(s, seat, area)]


def _starts(s: State, seat: int, disks: Sequence[int]) -> list[str]:
    """Own land areas from which disks reach another one with room; those that they reach through reach the same."""
    roomy: dict[int, int] = {}
    starts = [area for area in in_play(s).land if disks[area]]
    for area in starts:
        if area not in roomy:
            reach = _reach(s, disks, area)
            room = sum(disks[one] < limit(s, seat, one) for one in reach)
            roomy |= {one: room - (disks[one] < limit(s, seat, one)) for one in reach if disks[one]}
    return area_options(s, [area for area in starts if roomy[area]])


def _from(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """Where the next march begins; nowhere once the player has stopped."""
    parts = _parts(chosen)
    return _starts(s, seat, _after(s, seat, parts)) if all(parts) else []


def _to(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    parts = _parts(chosen)
    start = parts[-1]
    return area_options(s, _goals(s, seat, _after(s, seat, parts), s.board.number[start[5:]])) if start else []


def _sizes(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    parts = _parts(chosen)
    start, goal = parts[-2], parts[-1]
    if not (start and goal):
        return []
    disks, number = _after(s, seat, parts), s.board.number
    most = min(disks[number[start[5:]]], limit(s, seat, number[goal[5:]]) - disks[number[goal[5:]]])
    return [f"disks:{count}" for count in range(1, most + 1)]


def _nothing(s: State, seat: int) -> list[str]:
    return []


def _march(place: int) -> tuple[Aim, ...]:
    first = Aim("card-from", lambda s, seat: _starts(s, seat, s.disks[seat]))
    return (
        Aim("card-from", _nothing, 0, after=_from) if place else first,
        Aim("card-to", _nothing, after=_to),
        Aim("card-disks", _nothing, after=_sizes),
    )


@card(
    "royal_roads",
    *(aim for place in range(MARCHES) for aim in _march(place)),
    when=lambda s, seat: bool(own_land(s, seat)),
)
def royal_roads(s: State, play: Play) -> None:
    """Up to three times, move own disks from a land area through own ones to one of them, or next to them."""
    for start, goal, count in _marches(s, _parts(play.targets)):
        move(s, play.seat, start, goal, count)
