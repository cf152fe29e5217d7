"""How long lessons take, estimated from their texts and answers."""

from __future__ import annotations

import pytest

from bot.words.lesson_words import minutes
from engine.core.registry import games
from engine.lessons.lesson import lessons


@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_lessons_of_a_game_take_less_than_an_hour(lang: str) -> None:
    for game in games():
        length = [minutes(lang, lesson) for lesson in lessons(game).values()]
        assert all(1 <= one <= 10 for one in length), f"{game}: each takes ten minutes at most"
        assert sum(length) < 60, game


def test_a_lesson_with_more_answers_takes_longer() -> None:
    by_id = lessons("tigris")
    assert minutes("en", by_id["kingdom"]) > minutes("en", by_id["catastrophe"])
