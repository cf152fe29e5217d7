"""A playout that keeps nothing is the same game as a match that keeps everything, and as a playout that is heard."""

from __future__ import annotations

from engine.computers.random_player import choose
from engine.core.ask import Ask
from engine.core.position import Position, play_out
from engine.core.rng import seeded
from tests.engine.conformance.tables import Table, at_every_table, state_of
from tests.small_games import game_of


@at_every_table
def test_the_same_choices_give_the_same_end(table: Table) -> None:
    match, rng = table.open(), seeded(3)
    game = game_of(table.game)
    state = game.codec.clone(match.state)
    given: list[tuple[str, ...]] = []

    def noted(question: Ask) -> tuple[str, ...]:
        given.append(choose(question, rng))
        return given[-1]

    silent = Position(game, game.codec.clone(state))
    assert play_out(Position(game, state), noted, 5000, keep_log=True) == len(given)
    assert state.result is not None
    left = iter(given)
    assert play_out(silent, lambda question: next(left), 5000) == len(given)
    assert silent.result() == state.result
    assert silent.state.rng == state.rng
    for ids in given:
        question = match.asks()[0]
        match.answer(question.seat, question.key, ids)
    assert match.asks() == []
    assert state_of(match) == game.codec.encode(state)


def test_it_stops_where_it_is_told_to() -> None:
    for name in ("tigris", "toy"):
        game = game_of(name)
        for most in (0, 1, 7):
            state = game.setup(game.meta.check({}, 2), 2, seeded(1))
            rng = seeded(2)
            made = play_out(Position(game, state), lambda question, rng=rng: choose(question, rng), most)
            assert most <= made <= most + 1
            assert state.result is None
