"""A copy encodes as its original does, and shares nothing with it that can change."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.position import Position
from engine.core.rng import Rng, seeded
from tests.engine.conformance.tables import MANY, Table, at_every_table, next_answer, tables, thinned
from tests.small_games import game_of

FIXED = (str, bytes, int, float, type(None), frozenset, Enum)


def inside(value: Any) -> Iterator[Any]:
    """What a value holds, as far as its type says it."""
    if isinstance(value, dict):
        yield from value
        yield from value.values()
    elif isinstance(value, list | tuple | set):
        yield from value
    elif isinstance(value, msgspec.Struct):
        yield from (getattr(value, name) for name in value.__struct_fields__)
    else:
        slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
        yield from (getattr(value, name) for name in [*slots, *getattr(value, "__dict__", {})] if hasattr(value, name))


def changeable(root: Any) -> dict[int, Any]:
    """By id, everything in the object graph that can change: it is of a type whose values may."""
    found: dict[int, Any] = {}
    seen: dict[int, Any] = {}
    left = [root]
    while left:
        value = left.pop()
        if isinstance(value, FIXED) or id(value) in seen:
            continue
        seen[id(value)] = value
        frozen = isinstance(value, tuple) or (
            isinstance(value, msgspec.Struct) and type(value).__struct_config__.frozen
        )
        if not frozen:
            found[id(value)] = value
        left += inside(value)
    return found


def shared(one: Any, other: Any) -> list[Any]:
    """What both hold that can change."""
    mine, theirs = changeable(one), changeable(other)
    return [value for key, value in mine.items() if key in theirs]


def check_copy(position: Position) -> None:
    """The state, and a copy of it."""
    game, state = position.game, position.state
    copy = game.copy(state)
    assert type(copy) is type(state)
    assert game.codec.encode(copy) == game.codec.encode(state)
    assert shared(state, copy) == []
    assert copy.log.new == []
    assert copy.log.revealed == []


def plays_on(position: Position, rng: Rng, decisions: int) -> int:
    """Give so many answers, fewer where the game ends; gives back how many."""
    for made in range(decisions):
        if not position.asks():
            return made
        question, ids = next_answer(position, rng)
        position.apply(question.seat, ids)
    return decisions


def open_at(table: Table, seed: int) -> Position:
    return Position.set_up(game_of(table.game), dict(table.options), table.seats, seed)


def asked(position: Position) -> list[tuple[int, str, int, int, list[str], dict[str, Any]]]:
    return [(ask.seat, ask.key, ask.least, ask.most, list(ask.options), ask.about) for ask in position.asks()]


@thinned(tables(), 19, 1)
def test_a_state_is_copied_at_any_decision(table: Table, every: int) -> None:
    position, rng = open_at(table, 7), seeded(3)
    while position.asks():
        check_copy(position)
        plays_on(position, rng, every)
    assert position.result() is not None
    check_copy(position)


@at_every_table
def test_who_plays_on_with_a_copy_changes_nothing(table: Table) -> None:
    middle, enough = 0, 2 * table.claims.rests_in_steps
    for seed in range(8, 16):
        middle += _plays_on_with_copies(open_at(table, seed))
        if middle >= enough:
            return
    raise AssertionError("hardly any position in the middle of a step")


def _plays_on_with_copies(position: Position) -> int:
    """Plays to the end with copies played on beside; gives how many were in the middle of a step."""
    rng, made, middle = seeded(4), 0, 0
    encode = position.game.codec.encode
    while position.asks():
        if made % 7 == 0 or position.answers_since:
            before = encode(position.state), asked(position), position.at_rest()
            copy = position.copy()
            assert (encode(copy.state), asked(copy), copy.at_rest()) == before
            assert shared(position.state, copy.state) == []
            again = copy.copy()
            middle += bool(position.answers_since)
            plays_on(copy, seeded(made), 25)
            assert (encode(position.state), asked(position), position.at_rest()) == before
            assert (encode(again.state), asked(again), again.at_rest()) == before
        made += plays_on(position, rng, 1)
    return middle


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([table for table in tables() if table.seats <= MANY]),
    st.integers(0, 2**32),
    st.integers(0, 150),
    st.integers(1, 40),
)
def test_both_play_on_alike(table: Table, seed: int, decisions: int, more: int) -> None:
    """The copy and the original, given the same answers, stay the same to the byte."""
    position = open_at(table, seed)
    plays_on(position, seeded(seed), decisions)
    copy = position.copy()
    check_copy(position)
    assert plays_on(copy, seeded(more), more) == plays_on(position, seeded(more), more)
    encode = position.game.codec.encode
    assert encode(copy.state) == encode(position.state)
    assert copy.at_rest() == position.at_rest()


def test_what_is_shared_is_found() -> None:
    """The helper itself: lists in lists, in structs, and in objects with slots; what cannot change is no matter."""
    game = game_of("tigris")
    state = game.setup(game.meta.check({}, 2), 2, seeded(1))
    careless = msgspec.structs.replace(state, hands=list(state.hands), rng=Rng(1))
    found = shared(state, careless)
    assert any(value is state.hands[0] for value in found)
    assert any(value is state.grid.tiles for value in found)
    assert not any(value is state.hands or value is state.rng or value is state.rules for value in found)
