"""The computer player of The Ancient World: what it answers, and that it answers from what its seat may see."""

from __future__ import annotations

from engine.ancient_world.computer.choices import CHOICES
from engine.ancient_world.computer.sight import sight
from engine.ancient_world.computer.strategies import STRATEGIES
from engine.computers.random_player import choose as choose_any
from engine.computers.sensible_player import choose
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded

GAME = load_game("ancient_world")


# --- what it sees -------------------------------------------------------------------------------------------------


def test_what_it_is_handed_holds_no_secrets() -> None:
    s = GAME.setup(GAME.meta.check({}, 3), 3, seeded(2))
    s.players[0].stored, s.players[1].stored = ["sea_harbour"], ["coin_house"]
    seen = sight(s, 1)
    assert [p.stored for p in seen.board.players] == [[], ["coin_house"], []]
    assert seen.board.decks == [[], []]
    assert not seen.board.military
    assert [len(pile) for pile in seen.board.titans] == [1, 1, 1]
    assert seen.board.districts == s.districts[-1:]
    assert not seen.board.agenda
    assert seen.board.rng.state == 0


def test_it_answers_every_question_without_a_look_at_secrets() -> None:
    """Each answer stays the same when all that is hidden from the seat is dealt anew."""
    asked = set()
    for seed in range(3):
        match = Match.create(GAME, GAME.meta.check({"boards": "chosen"}, 3), 3, seed)
        for number in range(400):
            if not match.asks():
                break
            question = match.asks()[0]
            twin = GAME.codec.clone(match.state)
            answer = choose(question, GAME, match.state, seeded(number))
            if number % 3 == 0 or question.key != "turn":
                GAME.redeal(twin, question.seat, seeded(number))
                assert choose(question, GAME, twin, seeded(number)) == answer, question.key
                asked.add(question.key)
            match.answer(question.seat, question.key, answer)
    assert {"turn", "city-state", "damage"} <= asked
    assert asked <= {"turn", *CHOICES}


# --- how it plays -------------------------------------------------------------------------------------------------


def test_it_beats_the_random_player_from_every_seat() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            s = GAME.setup(GAME.meta.check({}, seats), seats, seeded(seat))
            rng = seeded(seat + 100)

            def pick(question: Ask, s: object = s, seat: int = seat, rng: Rng = rng) -> tuple[str, ...]:
                return choose(question, GAME, s, rng) if question.seat == seat else choose_any(question, rng)

            play_out(Position(GAME, s), pick, 2000)
            assert s.result is not None
            assert s.result.winners == (seat,)


def test_there_are_six_ways_of_playing_and_each_differs() -> None:
    assert set(STRATEGIES) == {"titan-hunter", "banner-collector", "economy", "knowledge", "ambrosia", "mixed"}
    assert len(set(STRATEGIES.values())) == 6
