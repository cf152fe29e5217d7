"""The ladder of computers: what it counts, and that a level against itself has exactly its share."""

from __future__ import annotations

import pytest

from bench.fit import weights_after
from bench.ladder import Deal, Outcome, decided, interval, main, pair_line, played, score
from engine.computers.levels import RANDOM, SENSIBLE
from engine.through_the_ages.computer.judge import PARTS, WEIGHTS

DEAL = Deal("tigris", SENSIBLE, RANDOM, 3, 5)


def test_a_deal_is_played_from_every_seat() -> None:
    outcome = played(DEAL)
    assert len(outcome.shares) == len(outcome.places) == 3
    assert outcome.turns
    assert score(outcome) == 1.0
    assert all(places[lone] == 1 for lone, places in enumerate(outcome.places))


def test_a_level_against_itself_has_exactly_its_share() -> None:
    for seed in range(4):
        assert score(played(Deal("inner_sea", SENSIBLE, SENSIBLE, 2, seed))) == 0.5


def test_intervals_are_over_deals() -> None:
    """Four deals of a mean of 0.75 and a deviation of 0.5: 1.96 times a quarter on each side, no more than all."""
    mean, low, high = interval([1.0, 1.0, 1.0, 0.0])
    assert (mean, high) == (0.75, 1.0)
    assert low == pytest.approx(0.75 - 1.959964 * 0.25)


def test_the_sequential_test_is_decided_by_what_is_clear() -> None:
    assert decided([1.0, 0.5, 1.0, 0.5, 1.0, 1.0, 0.5, 1.0] * 3, 35) == "stronger"
    assert decided([0.0, 0.5, 0.5, 0.0, 0.0, 0.5, 0.0, 0.5] * 3, 35) == "not stronger"
    assert decided([1.0, 0.0, 0.5, 0.5] * 3, 35) == ""
    assert decided([1.0] * 7, 35) == ""


def test_a_line_says_what_came_of_all_deals() -> None:
    outcomes = [Outcome(DEAL, [1.0, 0.5, 0.0], [], [0.5]), Outcome(DEAL, [1.0, 1.0, 1.0], [], [1.5])]
    assert pair_line(outcomes, 0) == ("| 3 | sensible | random | 2 | 6 | 75.0 % | 26–100 % | 2.25 | 1.00 s | 1.5 s |")


def test_an_unknown_level_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tigris", "--levels", "sensible,clever"])
    assert "tigris has no level 'clever'; it has: strong, planner, sensible" in capsys.readouterr().err


@pytest.mark.nightly
def test_weights_are_fitted_from_those_of_now() -> None:
    weights = weights_after(4, 1)
    assert len(weights) == len(PARTS)
    assert weights[0] == WEIGHTS[0]
    assert weights != WEIGHTS
    assert weights == weights_after(4, 1)
