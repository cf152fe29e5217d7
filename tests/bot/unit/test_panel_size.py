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
