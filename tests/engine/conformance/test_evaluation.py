"""What a position is worth to each seat."""

from __future__ import annotations

import pytest

from engine.core.game import Result
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
