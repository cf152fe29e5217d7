"""So many interactions of one person at a time, and no more."""

from __future__ import annotations

from bot.frame.turnstile import (
    AT_ONCE,
    LOOKS,
    Turnstile,
)

ANN, BEN = 1, 2


def test_who_does_too_much_at_once_is_told_once_and_others_are_let_in() -> None:
    gate = Turnstile()
    assert [gate.enter(ANN) for _ in range(AT_ONCE + 3)] == ["in"] * AT_ONCE + ["told", "away", "away"]
    assert gate.enter(BEN) == "in"
    gate.leave(ANN)
    assert gate.enter(ANN) == "in"
    assert gate.enter(ANN) == "away"


def test_when_all_is_done_the_next_rush_is_told_again() -> None:
    gate = Turnstile()
    for _ in range(2):
        assert [gate.enter(ANN) for _ in range(AT_ONCE + 1)][-1] == "told"
        for _ in range(AT_ONCE):
            gate.leave(ANN)
    assert gate._inside == {}
    assert gate._told == set()


def test_typing_is_completed_as_fast_as_people_type() -> None:
    now = 0.0
    gate = Turnstile(lambda: now)
    assert [gate.may_look(ANN) for _ in range(LOOKS + 2)] == [True] * LOOKS + [False, False]
    assert gate.may_look(BEN)
    now = 1.0
    assert gate.may_look(ANN)


def test_nobody_is_remembered_for_long() -> None:
    now = 0.0
    gate = Turnstile(lambda: now)
    for user in range(3000):
        now += 0.01
        assert gate.may_look(user)
    assert len(gate._looks) <= 1001
