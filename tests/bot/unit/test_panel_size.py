"""The longest panels stay well below what Discord takes, however it counts."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.games.model import Description
from bot.panel.layout import Panel, laid_out
from bot.panel.pictures import PanelPicture
from bot.panel.size import DISCORD_LIMIT, MOST
from tests.bot.simcord.limits import text_length, walk

ALT = "a" * 1024


def panel(text: int, notes: int, described: int, menus: int = 1) -> Panel:
    """A panel with a text of so many characters, so many descriptions, and menus with second lines of this length."""
    view = discord.ui.View(timeout=None)
    for number in range(menus):
        options = [
            discord.SelectOption(label="name" * 5, value=str(item), description="d" * described or None)
            for item in range(25)
        ]
        view.add_item(discord.ui.Select(custom_id=f"menu-{number}", placeholder="Choose", options=options))
    view.add_item(discord.ui.Button(label="Pass", custom_id="pass"))
    view.stop()
    return Panel("t" * text, view, tuple(Description("Card", "n" * 400) for _ in range(notes)))


def parts_of(shown: Panel) -> list[dict[str, Any]]:
    """The components of a panel with a picture that is described at length."""
    return list(walk(laid_out(shown, "tigris", PanelPicture("board.png", ALT)).to_components()))


def texts(parts: list[dict[str, Any]]) -> list[str]:
    """The words of a panel above its buttons."""
    return [part["content"] for part in parts if part["type"] == 10]


@pytest.mark.parametrize("text", [100, 2000])
@pytest.mark.parametrize("notes", [0, 1, 12])
@pytest.mark.parametrize("described", [0, 60, 100])
@pytest.mark.parametrize("menus", [1, 3])
def test_all_texts_together_stay_below_the_limit(text: int, notes: int, described: int, menus: int) -> None:
    assert text_length(parts_of(panel(text, notes, described, menus))) <= MOST == DISCORD_LIMIT - 400


def test_descriptions_of_what_is_on_offer_are_shortened_first() -> None:
    words, asked = texts(parts_of(panel(700, 12, 20)))
    assert asked == "t" * 700
    assert words.count("**Card**") == 12


def test_then_second_lines_of_menus_go_and_names_stay() -> None:
    parts = parts_of(panel(1900, 12, 100))
    (menu,) = [part for part in parts if part["type"] == 3]
    assert [option["label"] for option in menu["options"]] == ["name" * 5] * 25
    assert not any("description" in option for option in menu["options"])
    assert texts(parts)[-1] == "t" * 1900


def test_what_fits_is_left_as_it_is() -> None:
    parts = parts_of(panel(300, 2, 20))
    assert [len(text) for text in texts(parts)] == [2 * len("**Card** " + "n" * 400) + 1, 300]
    (menu,) = [part for part in parts if part["type"] == 3]
    assert all(option["description"] == "d" * 20 for option in menu["options"])


QUOTE = "Lasting: what this card gives as long as it is held, told at some length. At once: a little more."


def quoted(tall: int, *, short: str = "") -> list[str]:
    """What stands in a panel that quotes a card, in order, beside a picture so tall on a phone."""
    asked = panel(80, 0, 0)
    shown = Panel(asked.text, asked.view, (Description("Card", QUOTE, short=short),), is_read=True, is_quote=True)
    parts = laid_out(shown, "tigris", PanelPicture("board.png", "", tall=tall)).to_components()
    names = {12: "picture", 17: "card", 10: "question"}
    return [names[part["type"]] for part in parts if part["type"] in names]


def test_a_quoted_card_stands_beside_the_buttons_where_a_phone_has_room_and_else_above_the_picture() -> None:
    assert quoted(300) == ["picture", "card", "question"]
    assert quoted(420) == ["card", "picture", "question"]
    assert quoted(0) == ["picture", "card", "question"], "how tall the picture is is not known"


def test_a_quoted_card_is_said_in_few_words_where_those_have_room() -> None:
    tallest = max(tall for tall in range(200, 560) if quoted(tall)[0] == "picture")
    assert quoted(tallest + 20, short="A little.") == ["picture", "card", "question"]
    assert quoted(tallest + 100, short="A little.") == ["card", "picture", "question"]
