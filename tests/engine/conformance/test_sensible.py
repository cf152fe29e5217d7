"""Computers that play sensibly: legal in whole games, blind to what is hidden from their seat, better than chance."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.cli.play import Setting, play
from engine.computers.random_player import choose as choose_any
from engine.computers.sensible_player import choose
from engine.core.ask import Ask
from engine.core.position import Position, play_out
from engine.core.registry import games
from engine.core.rng import Rng, seeded
from tests.engine.conformance.tables import FEW, Table, at, few_tables, is_for_the_night, state_of
from tests.small_games import game_of

SENSIBLE = [table for table in few_tables() if game_of(table.game).sensible is not None]
DECISIONS = 100
LONG = 2000
"""Decisions that no game has which computers play to its end by day."""


@at(
    [one for one in SENSIBLE if one.game in games()],
    lambda one: not one.options or one.claims.decisions[1] > LONG or is_for_the_night(one),
)
def test_whole_games_are_legal_and_end_like_playouts(table: Table) -> None:
    """With every option changed; by day plain games are played out below."""
    setting = Setting(table.game, dict(table.options), table.seats, 4, "sensible", "every")
    watched = play(setting)
    assert watched.failure is None
    assert watched.winners
    unwatched = play(msgspec.structs.replace(setting, check="end"))
    assert (watched.decisions, watched.winners) == (unwatched.decisions, unwatched.winners)


@at(SENSIBLE)
def test_it_does_not_look_at_the_secrets_of_others(table: Table) -> None:
    match, other = table.open(), 0
    for number in range(DECISIONS):
        if not match.asks():
            break
        question = match.asks()[0]
        twin = match.game.codec.clone(match.state)
        match.game.redeal(twin, question.seat, seeded(number))
        other += match.game.codec.encode(twin) != state_of(match)
        answers = [choose(question, match.game, state, seeded(number)) for state in (match.state, twin)]
        assert answers[0] == answers[1], question.key
        match.answer(question.seat, question.key, answers[0])
    assert other > 20 or not table.has_secrets


@at(SENSIBLE)
def test_it_changes_nothing_by_thinking(table: Table) -> None:
    match = table.open()
    for number in range(20):
        before, question = state_of(match), match.asks()[0]
        answer = choose(question, match.game, match.state, seeded(number))
        assert state_of(match) == before
        match.answer(question.seat, question.key, answer)


@at([table for table in SENSIBLE if not table.options and table.seats <= FEW + 1])
def test_it_beats_those_who_play_at_random(table: Table) -> None:
    game = game_of(table.game)
    for seed in range(min(3, table.seats)):
        s, rng = game.setup(game.meta.check({}, table.seats), table.seats, seeded(seed)), seeded(seed)

        def pick(question: Ask, s: Any = s, rng: Rng = rng, sensible: int = seed) -> tuple[str, ...]:
            return choose(question, game, s, rng) if question.seat == sensible else choose_any(question, rng)

        play_out(Position(game, s), pick, 9999)
        assert s.result is not None
        assert s.result.winners == (seed,)
