"""How Barbarians come in from the edges of the map (rulebook, "Cartas de evento")."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import in_play, is_land, neighbours
from engine.epochs.disks import choose_area, place_barbarians
from engine.epochs.effects.aims import edge
from engine.epochs.state import State


def landings(s: State, side: str) -> list[int]:
    """Land areas at an edge of the map. Where that whole edge is out of play, land at the frontier stands for it."""
    return edge(side)(s, 0) or list(in_play(s).frontier)


def invade(s: State, seat: int, starts: Sequence[int], first: int, then: int, card: str = "") -> Flow[None]:
    """Barbarians in one of the areas, chosen by a seat, and in every land area next to it; ``card``: because of it."""
    if not starts:
        return
    start = yield from choose_area(s, seat, "invasion", starts, card=card or "none")
    around = [(near, then) for near in neighbours(s, start) if is_land(s, near)]
    yield from place_barbarians(s, seat, [(start, first), *around])
