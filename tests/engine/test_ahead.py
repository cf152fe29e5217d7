"""What may be settled ahead: it is what will be asked, and leans on nothing that the seat may not see."""

from __future__ import annotations

import pytest

from engine.core.ahead import id_of, orders, prospects, spans
from engine.core.match import Match
from engine.core.rng import seeded
from engine.players.random_player import choose
from tests.engine.conformance.tables import Table, copy_of, few_tables, moments, state_of

TABLES = [table for table in few_tables() if table.game != "toy"]


def offered(match: Match, seat: int) -> list[tuple[object, ...]]:
    return [
        (item.id, item.ask.key, item.ask.seat, list(item.ask.options), item.ask.least, item.ask.most, item.ask.about)
        for item in prospects(match, seat)
    ]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_prospects_lean_on_nothing_hidden(table: Table) -> None:
    compared = 0
    for match in moments(table, every=15):
        for seat in range(match.seats):
            before = offered(match, seat)
            twin = copy_of(match)
            twin.game.scramble(twin.state, seat, seeded(len(match.answers)))
            compared += state_of(twin) != state_of(match)
            assert offered(twin, seat) == before
    assert compared > 5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_asked_had_the_same_options_ahead(table: Table) -> None:
    same = 0
    for match in moments(table, every=3):
        for ask in match.asks():
            ahead = {item.id: item.ask for item in prospects(match, ask.seat)}.get(id_of(match, ask))
            if ahead is None or ask.key in ("deploy", "commit:defend"):
                continue
            assert list(ahead.options) == list(ask.options)
            assert (ahead.least, ahead.most) == (ask.least, ask.most)
            same += 1
    assert same > 5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_order_lets_its_questions_pass(table: Table) -> None:
    """Wherever an order covers an open question, one of its passes is legal."""
    for match in moments(table, every=1):
        for ask in match.asks():
            for order in orders(match).values():
                passes = order.passes.get(ask.key)
                if passes is not None:
                    assert any(
                        ask.least <= len(ids) <= ask.most and all(item in ask.options for item in ids) for ids in passes
                    ), (ask.key, list(ask.options))


def test_a_game_that_is_over_has_no_prospects() -> None:
    match, rng = Match.create("tigris", {}, 2, 1), seeded(1)
    while match.asks():
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert prospects(match, 0) == []


def test_spans_change_with_the_turn() -> None:
    match, rng = Match.create("inner_sea", {}, 3, 1), seeded(2)
    seen: list[dict[str, str]] = []
    for _ in range(200):
        if not match.asks():
            break
        if spans(match) not in seen:
            seen.append(spans(match))
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert len({item["phase"] for item in seen}) > len({item["turn"] for item in seen}) > 1


def test_only_a_quiet_question_hides_who_has_answered() -> None:
    for reactions, hidden in (("everyone", True), ("holders", False)):
        match, rng, seen = Match.create("inner_sea", {"reactions": reactions}, 4, 6), seeded(4), 0
        for _ in range(1200):
            asks = match.asks()
            if not asks:
                break
            before = match.waiting()
            assert set(before) >= {ask.seat for ask in asks}
            together = len(asks) > 1
            match.answer(asks[0].seat, asks[0].key, choose(asks[0], rng))
            if together:
                assert (match.waiting() == before) == hidden
                seen += 1
        assert seen > 1
