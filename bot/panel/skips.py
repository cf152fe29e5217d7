"""What lets a question pass: standing orders offered on the question itself."""

from __future__ import annotations

from typing import Final

import discord

from bot.messages.ids import PanelId
from bot.messages.parts import LABEL_LIMIT, PLACEHOLDER_LIMIT, button
from bot.panel.offers import lines_of
from bot.panel.sure import none_label
from bot.words.option_words import OptionWords, cut
from bot.words.wording import say
from data.texts import texts
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.planning import orders, shortcuts
from engine.core.preorders import Shortcut

BUTTONS_TO_SKIP = 2
NOTHING: Final = "nothing"
ONCE: Final = "once"
"""What the menu of skips gives for passing this time only."""

Item = discord.ui.Item[discord.ui.View]


def passing_option(match: Match, ask: Ask, words: OptionWords) -> str | None:
    """The option that passes on a question, "" for choosing none, where it belongs into one menu with several orders
    that pass on it, too; None where passing stands alone.
    """
    ways = shortcuts(match, ask)
    if len(ways) < 2 or not all(ask.key in orders(match)[way.kind].passes for way in ways):
        return None
    if not ask.least and NOTHING not in ask.options:
        return ""
    return next((option for option in words.presentation.idle if option in ask.options), None)


def skip_items(match: Match, ask: Ask, at: PanelId, option_words: OptionWords) -> list[Item]:
    """What lets a question pass, and with it all others of its kind for as long as it says.

    Where all ways mean to pass, this time or for longer, they are one menu. Else what most people want is a button; of
    the rest one or two are buttons, if a line of a phone holds them, more are a menu.
    """
    lang, game, ways = option_words.lang, match.game_id, shortcuts(match, ask)
    words = {item.id: say(lang, f"{game}-skip-{ask.key}-{item.word or item.span}", count=item.count) for item in ways}
    once = passing_option(match, ask, option_words)
    if once is not None:
        label = option_words.option(once) if once else none_label(option_words, ask)
        entries = {ONCE: label, **words}
        return [_menu(at, entries, say(lang, "panel-skip", label=label), 3, {ONCE: say(lang, "panel-skip-once")})]
    usual = [way.id for way in ways if way.is_usual]
    few = len(words) <= BUTTONS_TO_SKIP and lines_of(list(words.values())) == 1
    buttons = list(words) if few else usual
    items: list[Item] = [_button(at, way, words[way.id]) for way in ways if way.id in buttons]
    rest = {way: label for way, label in words.items() if way not in buttons}
    if not rest:
        return items
    own = f"{game}-skip-{ask.key}"
    hint = say(lang, own if texts().has(lang, own) else "panel-skip-from-now")
    return [*items, _menu(at, rest, hint, 2 if items else 3)]


def _button(at: PanelId, way: Shortcut, label: str) -> Item:
    style = discord.ButtonStyle.success if way.is_usual else discord.ButtonStyle.secondary
    return button(label, at.button("skip", way.id), style=style, row=3)


def _menu(
    at: PanelId, entries: dict[str, str], placeholder: str, row: int, small: dict[str, str] | None = None
) -> Item:
    options = [
        discord.SelectOption(label=cut(label, LABEL_LIMIT), value=value, description=(small or {}).get(value))
        for value, label in entries.items()
    ]
    return discord.ui.Select(
        custom_id=at.menu("skip"), placeholder=cut(placeholder, PLACEHOLDER_LIMIT), options=options, row=row
    )


def skip_note(match: Match, ask: Ask, lang: str) -> str:
    """What the ways that let questions pass mean; "" where there are none or they need no words."""
    key = f"{match.game_id}-skip-note-{ask.key}"
    return f"-# {say(lang, key)}" if shortcuts(match, ask) and texts().has(lang, key) else ""
