"""What a position is worth to each seat."""

from __future__ import annotations

from statistics import correlation

import pytest

from engine.computers.levels import RANDOM, SENSIBLE, choose
from engine.core.game import Result
from engine.core.position import Position
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from tests.engine.conformance.tables import Table, at_every_table, moments


@at_every_table
def test_it_shares_out_the_win(table: Table) -> None:
    """At every decision a part for each seat, none below nothing, one in all; at the end it is the result."""
    for match in moments(table, every=3):
        values = match.game.evaluate(match.state)
        assert len(values) == table.seats
        assert min(values) >= 0
        assert sum(values) == pytest.approx(1)
        last = match
    while last.asks():
        ask = last.asks()[0]
        last.answer(ask.seat, ask.key, tuple(ask.options[: max(1, ask.least)]))
    result = last.result()
    assert result is not None
    values = last.game.evaluate(last.state)
    assert [seat for seat, value in enumerate(values) if value] == sorted(result.winners)
    assert sum(values) == pytest.approx(1)


def test_who_shares_the_first_place_shares_the_win() -> None:
    assert Result(((2,), (0, 1))).shares(3) == (0, 0, 1)
    assert Result(((1, 2), (0,))).shares(3) == (0, 0.5, 0.5)


PHASES = 5


def correlations(name: str, level: str, count: int) -> list[float]:
    """Between what a position is said to be worth to a seat and its share of the win in the end, both above what is
    its by number of players, by fifths of games: so many, with each number of players in turn.
    """
    game = load_game(name)
    said: list[list[float]] = [[] for _ in range(PHASES)]
    true: list[list[float]] = [[] for _ in range(PHASES)]
    least, most = game.meta.seats
    for seed in range(count):
        seats, rng = least + seed % (most - least + 1), seeded(seed)
        position, values, made = Position.set_up(game, {}, seats, seed + 5000), [], 0
        while asks := position.asks():
            if made % 5 == 0:
                values.append(position.evaluate())
            position.apply(asks[0].seat, choose(level, asks[0], game, position.state, rng))
            made += 1
        end = position.evaluate()
        for at, shares in enumerate(values):
            phase = at * PHASES // len(values)
            said[phase] += [share - 1 / seats for share in shares]
            true[phase] += [share - 1 / seats for share in end]
    return [correlation(*pair) for pair in zip(said, true, strict=True)]


WITH_EVALUATION = [name for name in games() if load_game(name).evaluates]


@pytest.mark.parametrize("name", WITH_EVALUATION)
def test_who_is_ahead_late_wins_more_often(name: str) -> None:
    found = correlations(name, RANDOM, 20)
    assert found[-1] > 0.5
    assert found[-1] > found[1]


@pytest.mark.nightly
@pytest.mark.parametrize("level", [RANDOM, SENSIBLE])
@pytest.mark.parametrize("name", WITH_EVALUATION)
def test_it_foresees_the_result(name: str, level: str) -> None:
    found = correlations(name, level, 200)
    print(name, level, [round(value, 2) for value in found])
    assert found[-1] > 0.6
    assert found[-2] > 0.35
    assert found[-3] > 0.08
    assert sorted(found)[-2:] == found[-2:]
