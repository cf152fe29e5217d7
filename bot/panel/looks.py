"""What a player may want to look at beside what is asked: a menu under a question, buttons where one waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.messages.ids import PanelId, table_button
from bot.messages.parts import PLACEHOLDER_LIMIT, button
from bot.messages.pictures import has_hands
from bot.model.table import Table
from bot.words.option_words import cut
from bot.words.wording import say
from engine.computers.levels import LEARNER, levels_of
from engine.core.registry import load_game

LOOKS: Final = {"hand": "🎴", "board": "🗺️", "catchup": "🕰️", "hint": "💡", "why": "🤖"}
"""What can be looked at, by the act that opens it, with its sign."""

POSSIBLE: Final = "can"
"""The value of the entry that says what can be done."""

LOOK_MENU: Final = "look"
"""The act of the menu, in whose custom_id it stands."""


def _offered(game: str, *, missed: bool, hints: bool = False, why: bool = False) -> list[str]:
    has_coach = LEARNER in levels_of(load_game(game))
    is_there = {"hand": has_hands(game), "catchup": missed, "hint": hints and has_coach, "why": why and has_coach}
    return [act for act in LOOKS if is_there.get(act, True)]


def look_menu(
    at: PanelId,
    game: str,
    lang: str,
    *,
    missed: bool,
    possible: bool = False,
    hints: bool = False,
    why: bool = False,
    more: Sequence[discord.SelectOption] = (),
) -> discord.ui.Select[discord.ui.LayoutView]:
    """A menu of what can be looked at, which takes one line however much that is.

    The hand is in it if the game has hands; what happened meanwhile, if the reader has ``missed`` it; what can be done,
    if that is ``possible``; a hint, if the table allows ``hints``, and ``why`` computers did what they did, if the game
    has a coach. ``more``: entries of the question itself, at the end.
    """
    options = [
        discord.SelectOption(label=say(lang, f"button-{act}"), value=act, emoji=LOOKS[act])
        for act in _offered(game, missed=missed, hints=hints, why=why)
    ]
    if possible:
        options.insert(0, discord.SelectOption(label=say(lang, "panel-possible"), value=POSSIBLE, emoji="❔"))
    options += more
    names = ", ".join(option.label for option in options)
    return discord.ui.Select(
        custom_id=at.menu(LOOK_MENU),
        placeholder=cut(say(lang, "panel-looks", names=names), PLACEHOLDER_LIMIT),
        options=options,
    )


def look_buttons(table: Table, lang: str, *, missed: bool) -> list[discord.ui.Button[discord.ui.View]]:
    """The same as buttons of the last row."""
    return [
        button(
            say(lang, f"button-{act}"),
            table_button(table.id, act),
            row=4,
            emoji=LOOKS[act] if act == "catchup" else None,
        )
        for act in _offered(table.game, missed=missed)
    ]
