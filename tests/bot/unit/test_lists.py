"""Typed lists: what a question offers as an example can be typed as it stands, in the game and language at hand."""

from __future__ import annotations

import random

import pytest

from bot.drafts.example import example
from bot.drafts.lists import read_picks
from bot.drafts.reader import Unclear
from bot.words.option_names import bare
from bot.words.option_words import OptionWords
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.registry import games, load_game
from tests.small_games import seats_near

NAMES = ["Ana", "Ben", "Cyd"]


def asked(game: str, answers: int) -> dict[str, Ask]:
    """Questions of a random game, one of each kind; an answer's kind is drawn first, so that rare ones come too."""
    match, rng, found = Match.create(load_game(game), {}, seats_near(game, 3), 5), random.Random(5), dict[str, Ask]()
    for _ in range(answers):
        if match.result() is not None:
            break
        ask = rng.choice(list(match.asks()))
        found.setdefault(ask.key, ask)
        options = [option for option in ask.options if option not in ask.grave]
        verb = rng.choice(sorted({option.partition(":")[0] for option in options}))
        fitting = [option for option in options if ask.most > 1 or option.partition(":")[0] == verb]
        ids = rng.sample(fitting, rng.randint(ask.least, min(ask.most, len(fitting))))
        match.answer(ask.seat, ask.key, ids)
    return found


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_example_can_be_typed_as_it_stands(game: str, lang: str) -> None:
    said = OptionWords(lang, game, NAMES)
    questions = asked(game, 400)
    # A short game has few kinds of questions.
    assert len(questions) > min(4, games()[game].claims.decisions[1] // 20)
    for ask in questions.values():
        words = example(said, ask)
        assert len(words) <= 100
        assert set(read_picks(said, ask, words)) <= set(ask.options)
        assert ":" not in words, "an option's id is no word"


def test_what_cannot_be_read_is_answered_with_an_example_of_this_question() -> None:
    said = OptionWords("en", "tigris", NAMES)
    with pytest.raises(Unclear) as caught:
        read_picks(said, asked("tigris", 1)["action"], "xyzzy")
    reason = str(caught.value.args_["reason"])
    assert reason.startswith("I cannot read “xyzzy”. Write one name, for example: ")
    assert reason.rpartition(": ")[2].split()[0] in ("temple", "settlement", "farm", "market")
    assert "rome" not in reason


def test_only_where_a_number_means_something_the_example_has_one() -> None:
    questions = asked("inner_sea", 150)
    spanish = OptionWords("es", "inner_sea", NAMES)
    assert " 2" in example(spanish, questions["deploy"])
    assert " 2" not in example(spanish, questions["discard"])


def test_a_label_is_typed_without_its_signs() -> None:
    assert bare("Lay a tile · 🟥 Temple · F7") == "lay a tile temple f7"
