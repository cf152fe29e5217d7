"""Nothing is cut in silence where Discord takes 25 of a kind: it has pages, parts, or says how the rest is reached."""

from __future__ import annotations

import discord
import pytest

from bot.messages.ids import PanelId
from bot.panel.drafting import parts_of
from bot.panel.offers import several
from bot.plans.parts import menu
from bot.words.option_tree import MENU_SIZE, in_menus
from bot.words.option_words import OptionWords
from bot.words.wording import say
from data.words import group_ids
from engine.core.ask import Ask, Fixed

SAID = OptionWords("en", "inner_sea", ["Ana", "Ben"])
AT = PanelId(1, 0, "0")


def test_entries_come_in_menus() -> None:
    assert [len(part) for part in in_menus(range(60))] == [25, 25, 10]
    assert [list(part) for part in in_menus([])] == [[]]


def test_several_of_many_come_in_pages() -> None:
    options = [f"spend:{number}" for number in range(60)]
    shown: list[str] = []
    for page in range(3):
        menu, *leaves = several(Ask("pay", 0, Fixed(*options), 1, 3), AT, SAID, None, page)
        assert isinstance(menu, discord.ui.Select)
        assert menu.max_values == 3
        assert "/choose" in str(menu.placeholder)
        assert len(leaves) == 3
        shown += [option.value for option in menu.options]
    assert sorted(shown) == sorted(options)


@pytest.mark.parametrize(
    "options",
    [
        [f"deploy:{area}" for area in group_ids("inner_sea")],
        [f"deploy:{area}" for area in group_ids("inner_sea")] + [f"deploy:new_{number}" for number in range(70)],
        [f"card:{number}" for number in range(600)],
    ],
)
def test_a_draft_offers_everything_in_parts(options: list[str]) -> None:
    parts = parts_of(SAID, options)
    assert len(parts) <= MENU_SIZE
    assert all(name and key and len(held) <= MENU_SIZE for key, (name, held) in parts.items())
    assert sorted(option for _, held in parts.values() for option in held) == sorted(options)


def test_parts_that_need_more_than_a_menu_of_parts_are_by_their_order() -> None:
    said = OptionWords("en", "tigris", ["Ana", "Ben"])
    letters = [f"take:{chr(65 + column)}{row}" for column in range(26) for row in range(2)]
    parts = parts_of(said, letters)
    assert [len(held) for _, held in parts.values()] == [25, 25, 2]
    assert next(iter(parts.values()))[0] == "A0 – M0"


@pytest.mark.parametrize(("act", "how"), [("drop", "come up as you remove some"), ("one", "/plan answer")])
def test_a_menu_of_plans_says_how_the_others_are_reached(act: str, how: str) -> None:
    entries = [discord.SelectOption(label=str(number), value=str(number)) for number in range(40)]
    made = menu("en", 1, act, "", "Which?", entries)
    assert len(made.options) == MENU_SIZE
    assert "15 more" in str(made.placeholder)
    assert how in str(made.placeholder)
    assert menu("en", 1, act, "", "Which?", entries[:25]).placeholder == "Which?"


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "key", ["panel-many-pages", "plan-more-answer", "plan-more-drop", "choose-more", "replay-more"]
)
def test_what_is_said_of_the_rest_fits(lang: str, key: str) -> None:
    assert 10 < len(say(lang, key, count=15)) <= 150
