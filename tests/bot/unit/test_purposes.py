"""The line of a panel that says what its question is for: where a question is put first, for who wants to read it."""

from __future__ import annotations

import pytest

from bot.model.table import Table
from bot.press.page import Sure
from bot.tables.cost import Cost
from bot.words.wording import purpose
from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot.panels import build_panel
from tests.bot.unit.test_every_panel import table_of

MARK = "-# 📘 "


def begun(game: str, options: dict[str, str] | None = None) -> tuple[Table, Match, int]:
    """A game of two at its first question: the table, the match, the seat that is asked."""
    match = Match.create(load_game(game), options or {}, 2, 3)
    return table_of(game, 2, "en"), match, match.asks()[0].seat


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_line_stands_under_the_question_once(lang: str) -> None:
    table, match, seat = begun("tigris")
    ask = match.asks()[0]
    lines = build_panel(table, match, seat, lang, explains=True).text.split("\n")
    at = lines.index(f"{MARK}{purpose(lang, 'tigris', ask, ['Ana', 'Ben'])}")
    assert lines[at - 1].startswith("**")
    assert MARK not in build_panel(table, match, seat, lang).text


def test_it_is_not_repeated_deeper_in_the_options_nor_in_a_confirmation() -> None:
    table, match, seat = begun("tigris")
    option = next(iter(match.asks()[0].options))
    assert MARK not in build_panel(table, match, seat, "en", node=option.partition(":")[0] + ":", explains=True).text
    assert MARK not in build_panel(table, match, seat, "en", sure=Sure((option,), Cost()), explains=True).text
    assert MARK not in build_panel(table, match, seat, "en", possible=True, explains=True).text


def test_a_question_with_no_text_has_no_line() -> None:
    _, match, _ = begun("tigris")
    assert purpose("en", "nim", match.asks()[0], []) == ""
