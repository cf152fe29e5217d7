"""What a table remembers for its pictures: culture by round and source, and what the last event changed.

All of it is kept as bytes or a few numbers, because states are copied often. The rules never read it: as the log, it
is not written where nobody looks (in playouts).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from struct import Struct
from typing import Final

from engine.through_the_ages import banks
from engine.through_the_ages.cards import KIND
from engine.through_the_ages.state import Happened, Player, State
from engine.through_the_ages.values import strength

SOURCES: Final = (
    *("production", "wonder", "leader", "action", "territory", "politics"),
    *("event", "aggression", "war", "famine", "other"),
)
"""Where culture comes from: each turn's production, kinds of card, preparing events, famine."""

_ENTRY: Final = Struct(">BBh")
"""Round, seat and source, change."""

CHANGED: Final = (
    *("culture", "science", "food", "resources", "population", "workers", "yellow", "blue", "cards", "strength"),
)
"""What an event may change: numbers that everybody sees. workers: those on cards; yellow and blue: all tokens that the
civilization has, in its banks or not; cards: the military hand.
"""

_STANDING: Final = Struct(">hh8B")


def change_culture(s: State, seat: int, change: int, source: str) -> None:
    """Add to a civilization's culture, or take from it, and note the source: one of SOURCES."""
    if not change:
        return
    s.players[seat].culture += change
    if s.log.is_heard:
        s.ledger += _ENTRY.pack(s.round, seat << 4 | SOURCES.index(source), change)


def source_of(card: int) -> str:
    """The source that culture from a card counts for."""
    return KIND[card] if KIND[card] in SOURCES else "other"


@lru_cache(maxsize=64)
def ledger_of(ledger: bytes) -> tuple[tuple[int, int, str, int], ...]:
    """Round, seat, source and sum of all that was noted, in the order in which it came."""
    totals: dict[tuple[int, int, str], int] = {}
    for number, packed, change in _ENTRY.iter_unpack(ledger):
        key = number, packed >> 4, SOURCES[packed & 15]
        totals[key] = totals.get(key, 0) + change
    return tuple((*key, change) for key, change in totals.items())


def begin_event(s: State, card: int) -> None:
    """An event has come up: note how everybody stands."""
    if s.log.is_heard:
        s.happened = Happened(card, _standing(s))


def end_event(s: State) -> None:
    """The event, if there was one, is over: note how everybody stands now."""
    if s.happened is not None and not s.happened.after and s.log.is_heard:
        s.happened = Happened(s.happened.card, s.happened.before, _standing(s))


def changes(s: State) -> Iterator[tuple[tuple[str, int], ...]]:
    """By seat what the last event has changed and by how much, as far as it has come; nothing where there was none."""
    if s.happened is None:
        return
    now = s.happened.after or _standing(s)
    both = zip(_STANDING.iter_unpack(s.happened.before), _STANDING.iter_unpack(now), strict=True)
    for before, after in both:
        values = zip(CHANGED, before, after, strict=True)
        yield tuple((what, new - old) for what, old, new in values if new != old)


def _standing(s: State) -> bytes:
    return b"".join(_of(s, seat, p) for seat, p in enumerate(s.players))


def _of(s: State, seat: int, p: Player) -> bytes:
    busy = sum(p.workers)
    stored = banks.food(p), banks.resources(p)
    cards = len(p.military_hand)
    owned = p.yellow + p.idle + busy, p.blue + sum(p.stored) + p.stages
    small = (*stored, p.idle + busy, busy, *owned, cards, max(0, strength(s, seat)))
    return _STANDING.pack(p.culture, p.science, *(min(255, number) for number in small))
