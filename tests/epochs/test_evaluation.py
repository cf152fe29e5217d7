"""What the evaluation of a position is good for: it looks at all seats alike, and knows who will win."""

from __future__ import annotations

from itertools import count
from statistics import correlation
from typing import Any

import pytest

from engine.computers.playouts import random_policy
from engine.core.ask import Ask
from engine.core.game import Game
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.epochs.state import State
from tests.toy_epochs.game import GAME as TOY

SEA = load_game("inner_sea")
BY_EPOCH = {1: 0.2, 2: 0.4, 3: 0.55, 4: 0.75}
"""How well, at least, shares of the win that are expected in an epoch go with those of the end."""


def in_the_middle(game: Game[Any], seats: int, seed: int) -> State:
    position = Position.set_up(game, {}, seats, seed)
    play_out(position, random_policy(seed), 60 * seats)
    state: State = position.state
    assert state.result is None
    return state


def swap(s: State, one: int, other: int) -> None:
    """Let two seats change places, as far as the evaluation may look."""
    rows: tuple[list[Any], ...] = (s.civs, s.disks, s.allies, s.supply, s.ready, s.treasury, s.loot, s.points, s.hands)
    for row in rows:
        row[one], row[other] = row[other], row[one]
    for wonder in getattr(s, "wonders", {}).values():
        wonder.owner = {one: other, other: one}.get(wonder.owner, wonder.owner)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_looks_at_all_seats_alike(seats: int) -> None:
    for seed in range(10):
        s = in_the_middle(SEA, seats, seed)
        before = list(SEA.evaluate(s))
        swap(s, 0, seats - 1)
        before[0], before[-1] = before[-1], before[0]
        assert SEA.evaluate(s) == pytest.approx(before)


def test_equal_seats_have_equal_shares() -> None:
    for game, seats in ((SEA, 2), (SEA, 5), (TOY, 3)):
        assert game.evaluate(Position.set_up(game, {}, seats, 1).state) == pytest.approx([1 / seats] * seats)


@pytest.mark.parametrize("what", ["points", "treasury"])
def test_points_and_talents_are_worth_something(what: str) -> None:
    s = in_the_middle(SEA, 3, 1)
    before = SEA.evaluate(s)
    getattr(s, what)[1] += 3
    after = SEA.evaluate(s)
    assert after[1] > before[1]
    assert all(after[seat] < before[seat] for seat in (0, 2))


def test_a_lead_counts_for_more_when_less_is_to_come() -> None:
    s = in_the_middle(SEA, 2, 1)
    s.points = [20, 10]
    shares = []
    for s.epoch, s.turn in ((1, 1), (2, 3), (4, 1), (4, 4)):
        shares.append(SEA.evaluate(s)[0])
    assert shares == sorted(set(shares))


def expected_and_true(seats: int, seed: int) -> list[tuple[int, float, float]]:
    """Of a random game at every 25th decision, by seat: the epoch, the share it may expect and the one it got, both
    from an equal one on.
    """
    position, choose, made = Position.set_up(SEA, {}, seats, seed), random_policy(seed), count()
    s, seen = position.state, list[tuple[int, float]]()

    def watched(question: Ask) -> tuple[str, ...]:
        if next(made) % 25 == 0:
            seen.extend([(s.epoch, share) for share in SEA.evaluate(s)])
        return choose(question)

    play_out(position, watched, 9999)
    ends, equal = SEA.evaluate(s), 1 / seats
    return [(epoch, share - equal, ends[at % seats] - equal) for at, (epoch, share) in enumerate(seen)]


def test_who_is_expected_to_win_mostly_does() -> None:
    found = [item for seed in range(30) for item in expected_and_true(2 + seed % 5, seed)]
    for epoch, least in BY_EPOCH.items():
        expected, true = zip(*[(share, end) for then, share, end in found if then == epoch], strict=True)
        assert correlation(expected, true) > least, epoch
