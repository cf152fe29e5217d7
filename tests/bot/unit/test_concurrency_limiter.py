"""So many interactions of one person at a time, and no more."""

from __future__ import annotations

from bot.frame.concurrency_limiter import (
    AUTOCOMPLETIONS_A_SECOND,
    MAX_CONCURRENT,
    ConcurrencyLimiter,
)

ANN, BEN = 1, 2


def test_who_does_too_much_at_once_is_told_once_and_others_are_let_in() -> None:
    limiter = ConcurrencyLimiter()
    assert [limiter.acquire(ANN) for _ in range(MAX_CONCURRENT + 3)] == ["admitted"] * MAX_CONCURRENT + [
        "refused",
        "silent",
        "silent",
    ]
    assert limiter.acquire(BEN) == "admitted"
    limiter.release(ANN)
    assert limiter.acquire(ANN) == "admitted"
    assert limiter.acquire(ANN) == "silent"


def test_when_all_is_done_the_next_rush_is_told_again() -> None:
    limiter = ConcurrencyLimiter()
    for _ in range(2):
        assert [limiter.acquire(ANN) for _ in range(MAX_CONCURRENT + 1)][-1] == "refused"
        for _ in range(MAX_CONCURRENT):
            limiter.release(ANN)
    assert limiter._running == {}
    assert limiter._notified == set()


def test_typing_is_completed_as_fast_as_people_type() -> None:
    now = 0.0
    limiter = ConcurrencyLimiter(lambda: now)
    assert [limiter.may_autocomplete(ANN) for _ in range(AUTOCOMPLETIONS_A_SECOND + 2)] == [
        True
    ] * AUTOCOMPLETIONS_A_SECOND + [False, False]
    assert limiter.may_autocomplete(BEN)
    now = 1.0
    assert limiter.may_autocomplete(ANN)


def test_nobody_is_remembered_for_long() -> None:
    now = 0.0
    limiter = ConcurrencyLimiter(lambda: now)
    for user in range(3000):
        now += 0.01
        assert limiter.may_autocomplete(user)
    assert len(limiter._recent) <= 1001
