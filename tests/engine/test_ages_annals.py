"""What a table of Through the Ages remembers for its pictures: culture by source, and what an event changed."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.computers.playouts import random_policy
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.through_the_ages.annals import SOURCES, begin_event, change_culture, changes, end_event, ledger_of
from engine.through_the_ages.cards import number_of
from engine.through_the_ages.events import lose_culture
from engine.through_the_ages.technologies import gain_culture


def begun(players: int = 2, seed: int = 1) -> Match:
    return Match.create(load_game("through_the_ages"), {}, players, seed)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (4, 5), (3, 6)])
def test_all_culture_of_a_game_has_its_source(players: int, seed: int) -> None:
    match = begun(players, seed)
    while match.asks():
        play_random(match, seed, 40)
        view = match.view(None)
        sums = Counter[int]()
        for gain in view.gains:
            assert gain.source in SOURCES
            assert 1 <= gain.round <= view.round
            sums[gain.seat] += gain.culture
        assert [sums[seat.seat] for seat in view.seats] == [seat.culture for seat in view.seats]


def test_culture_of_one_round_and_source_is_one_entry() -> None:
    s = begun().state
    change_culture(s, 1, 3, "production")
    gain_culture(s, 1, 4, number_of("cultural_heritage_a"))
    gain_culture(s, 1, 2, number_of("cultural_heritage_i"))
    lose_culture(s, 1, 20, number_of("iconoclasm"))
    s.round = 2
    change_culture(s, 0, 0, "war")
    change_culture(s, 1, 1, "politics")
    assert ledger_of(s.ledger) == (
        (1, 1, "production", 3),
        (1, 1, "action", 6),
        (1, 1, "event", -9),
        (2, 1, "politics", 1),
    )


def test_an_event_is_told_as_it_goes_on_and_stays_when_it_is_over() -> None:
    match = begun()
    s = match.state
    assert match.view(None).happened is None
    begin_event(s, number_of("development_of_science"))
    s.players[0].science += 2
    s.players[1].yellow -= 1
    assert list(changes(s)) == [(("science", 2),), (("yellow", -1),)]
    end_event(s)
    s.players[0].science += 5
    end_event(s)
    seen = match.view(None).happened
    assert seen is not None
    assert (seen.card, seen.changes) == ("development_of_science", ((("science", 2),), (("yellow", -1),)))


def test_every_event_of_a_game_is_closed_when_actions_begin() -> None:
    match = begun(4, 7)
    told = set()
    while match.asks():
        play_random(match, 7, 1)
        happened = match.state.happened
        if happened is not None and match.asks() and match.asks()[0].key == "action":
            assert happened.after
            told.add(happened.card)
    assert len(told) > 3


def test_a_playout_that_nobody_looks_at_keeps_no_annals() -> None:
    kept = []
    for keep_log in (True, False):
        position = Position.set_up(load_game("through_the_ages"), {}, 4, 3)
        play_out(position, random_policy(3), 9999, keep_log=keep_log)
        assert position.result() is not None
        kept.append((bool(position.state.ledger), position.state.happened is not None))
    assert kept == [(True, True), (False, False)]
