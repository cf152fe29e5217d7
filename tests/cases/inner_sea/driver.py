"""Short words for cases of the real cards: a position, an action, its outcome. Areas by id, cards by key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.epochs.invariants import account
from engine.inner_sea.game import GAME
from engine.inner_sea.state import State, WonderState
from engine.inner_sea.wonder_facts import facts_of
from tests.cases.epochs import made
from tests.cases.epochs_driver import BARBARIANS, at, by_faction, compete, number_of, play
from tests.cases.inner_sea.plain import built

__all__ = ["BARBARIANS", "at", "compete", "play"]

CIVILIZATIONS = ("egypt", "rome", "carthage", "gaul", "troy", "mauretania")
"""Who sits at seats 0 to 5 where a case does not say otherwise."""


def position(
    seats: int = 3,
    civs: Sequence[str] = (),
    disks: Mapping[str, Mapping[int, int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    *,
    phase: str = "cards",
    wonders: dict[str, tuple[int, str]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    **more: Any,
) -> State:
    """A state with these disks (area -> faction -> count; faction -1: Barbarians) and hands.

    wonders: built ones, key -> (owner, area). deck: its top is the last one named. more: as in tests.cases.epochs.made.
    """
    s = made(
        State,
        GAME.meta.id,
        civs or CIVILIZATIONS[:seats],
        by_faction(seats, disks),
        hands=[[card_id(key) for key in (hands or {}).get(seat, ())] for seat in range(seats)],
        deck=[card_id(key) for key in deck],
        discard=[card_id(key) for key in discard],
        phase=phase,
        wonders=built(facts_of(GAME.meta.id), wonders or {}),
        aeneas=[False] * seats,
        **more,
    )
    account(s)
    return s


def card_id(key: str) -> int:
    """The number of a card by its key."""
    return number_of(GAME.meta.id, key)


def drained(left: int = 0, *, disks: Mapping[str, Mapping[int, int]]) -> State:
    """A position in which seat 0 has only so many disks left in its supply: the others lie on its wonder."""
    s = position(disks=disks)
    s.wonders["great_pyramid"] = WonderState("built", 0, s.board.number["rome"], s.supply[0] - left)
    s.supply[0] = left
    account(s)
    return s
