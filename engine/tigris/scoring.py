"""The end of the game (rulebook, "Final de la partida y vencedor")."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Result
from engine.tigris.state import State

Ascending = tuple[int, int, int, int]


def assigned(points: Sequence[int]) -> list[int]:
    """Four colours after the treasures (the fifth number) have gone where they help most: always to the weakest.

    Of equally weak colours the first in the order red, black, blue, green is raised; that changes no comparison
    (rulebook, "Final de la partida y vencedor").
    """
    colours = list(points[:4])
    for _ in range(points[4]):
        colours[colours.index(min(colours))] += 1
    return colours


def ascending(points: Sequence[int]) -> Ascending:
    """What is compared: weakest category first, then the second weakest, the third, the last.

    Rulebook, "Final de la partida y vencedor".
    """
    weakest, second, third, last = sorted(assigned(points))
    return weakest, second, third, last


def places(points: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Seats from the best to the last; seats equal in all four comparisons share their place.

    Rulebook, "Final de la partida y vencedor".
    """
    keys = [ascending(item) for item in points]
    return tuple(
        tuple(seat for seat, key in enumerate(keys) if key == value) for value in sorted(set(keys), reverse=True)
    )


def finish(s: State) -> None:
    """Screens are lifted and the places are known (rulebook, "Final de la partida y vencedor")."""
    s.result = Result(places(s.points))
    s.log.reveal()
    s.log.add("tigris-end", reason="bag" if s.shortage else "treasures")
    for place, seat in s.result.ranked():
        key = ascending(s.points[seat])
        s.log.add("tigris-final", seat=seat, place=place, score="/".join(str(value) for value in key))
