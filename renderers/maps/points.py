"""Points of the seats turn by turn and by source, as charts and texts need them."""

from __future__ import annotations

from engine.epochs.view import EpochsView, SeatView
from renderers.maps.world import World

Turn = tuple[int, int]


def turns_of(view: EpochsView) -> list[Turn]:
    """(epoch, turn) of every turn up to now, whether it brought points or not."""
    last: dict[int, int] = {}
    for gain in view.gains:
        last[gain.epoch] = max(last.get(gain.epoch, 1), gain.turn)
    last[view.epoch] = max(last.get(view.epoch, 1), view.turn)
    return [(epoch, turn) for epoch in range(1, view.epoch + 1) for turn in range(1, last.get(epoch, 1) + 1)]


def by_turn(world: World, view: EpochsView, seat: int) -> list[dict[str, int]]:
    """What a seat has from each source after each turn."""
    turns: list[dict[str, int]] = []
    so_far = dict.fromkeys(world.sources, 0)
    for when in turns_of(view):
        for gain in view.gains:
            if gain.seat == seat and (gain.epoch, gain.turn) == when:
                so_far[world.source(gain.source)] += gain.points
        turns.append(dict(so_far))
    return turns


def totals(world: World, view: EpochsView, seat: int) -> list[int]:
    """A seat's points after each turn."""
    return [sum(sources.values()) for sources in by_turn(world, view, seat)]


def highest(world: World, view: EpochsView) -> int:
    """The highest column: what a seat has gained from all sources, losses left out."""
    columns = [sources for at in view.seats for sources in by_turn(world, view, at.seat)]
    return max([1, *(sum(max(0, count) for count in sources.values()) for sources in columns)])


def by_source(world: World, seat: SeatView) -> list[tuple[str, int]]:
    """Points of a seat by source, in the order of the key; sources that have no colour together as ``other``."""
    totals = dict.fromkeys(world.sources, 0)
    for source, points in seat.sources.items():
        totals[world.source(source)] += points
    return [(source, points) for source, points in totals.items() if points]
