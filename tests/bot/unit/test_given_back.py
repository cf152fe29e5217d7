"""What Discord gives back of a message, trimmed or without some characters, is still what we sent."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.drafts.lists import list_form
from bot.local.components import check_modal
from bot.local.texts import kept_text
from bot.local.validation import check_message
from bot.messages.ids import PanelId
from bot.messages.normal import normal
from bot.messages.parts import is_older
from bot.panel.layout import Panel, laid_out
from bot.panel.pictures import PanelPicture
from bot.posting.channel.board import text_digest
from bot.words.option_words import OptionWords
from engine.core.match import Match
from engine.core.registry import load_game

SENT = "  <@1>, it is A\u17b5na's turn.  \n- \u2068שלום\u2069 e\u0301 ⚠️ 👩‍👩‍👧\n"


@pytest.mark.parametrize(
    "given_back", [SENT, kept_text(SENT), SENT.replace("\u2068", "").replace("\u2069", ""), SENT.replace("\ufe0f", "")]
)
def test_what_is_taken_out_makes_no_other_text(given_back: str) -> None:
    assert normal(given_back) == normal(SENT)
    assert text_digest(given_back) == text_digest(SENT)


@pytest.mark.parametrize("other", ["", SENT.replace("1", "2"), SENT.replace("turn", "move"), SENT + "."])
def test_another_word_figure_or_sign_does(other: str) -> None:
    assert normal(other) != normal(SENT)


@pytest.mark.parametrize(
    ("content", "alt", "older"),
    [
        (kept_text(SENT), "a board of Ana", False),
        (kept_text(SENT), "a board of Bea", True),
        ("what was sent before", "a board of Ana", True),
        # Of a message that shows its files among its components, Discord lists none.
        (kept_text(SENT), None, False),
    ],
)
def test_a_message_that_comes_back_changed_by_discord_is_not_an_older_one(
    content: str, alt: str | None, older: bool
) -> None:
    attachments = [] if alt is None else [SimpleNamespace(description=alt)]
    message = cast("discord.Message", SimpleNamespace(content=content, attachments=attachments))
    resets: list[int] = []
    file = cast("discord.File", SimpleNamespace(description=" a board of A\u17b5na", reset=lambda: resets.append(1)))
    assert is_older(message, SENT, [file]) is older
    assert len(resets) == older


@pytest.mark.parametrize("alt", ["", "a map"])
def test_a_picture_that_lost_its_description_stays_in_the_panel_without_one(alt: str) -> None:
    panel: Any = Panel("What now?", discord.ui.View())
    components = laid_out(panel, "tigris", PanelPicture("board.png", alt)).to_components()
    check_message({"flags": 1 << 15, "components": components})


@pytest.mark.parametrize("typed", ["", "rome 2", "etruria, " * 1000])
def test_the_form_of_a_list_begins_with_no_more_than_it_takes(typed: str) -> None:
    match = Match.create(load_game("inner_sea"), {}, 2, 1)
    (ask, *_), said = match.asks(), OptionWords("en", "inner_sea", ["Ann", "Ben"])
    check_modal(list_form(said, PanelId(1, 0, "0").menu("list"), ask, typed).to_dict())
