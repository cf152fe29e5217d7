"""The confirmation of an answer: what it throws away, that it cannot be undone, and the button that gives it."""

from __future__ import annotations

from string import ascii_lowercase

import discord

from bot.messages.ids import PanelId
from bot.messages.parts import button
from bot.panel.drafting import Drafting, send_label
from bot.press.page import Sure
from bot.words.option_words import OptionWords
from bot.words.wording import say
from data.texts import texts
from engine.core.ask import Ask

Item = discord.ui.Item[discord.ui.View]


def sure_lines(words: OptionWords, sure: Sure) -> list[str]:
    """Lines on the options chosen, if several; what is thrown away; what is grave; whether it can be undone."""
    choice = [f"› {', '.join(words.thing(option) for option in sure.ids)}"] if len(sure.ids) > 1 else []
    wastes = [say(words.lang, f"{words.game}-waste-{waste.what}", count=waste.count) for waste in sure.cost.wastes]
    grave = [say(words.lang, f"{words.game}-grave-{option.partition(':')[0]}") for option in sure.cost.grave]
    final = [say(words.lang, "panel-final")] if sure.cost.is_final else []
    return [*choice, *(f"⚠️ {line}" for line in (*wastes, *grave, *final))]


def sure_items(words: OptionWords, at: PanelId, ask: Ask, sure: Sure) -> list[Item]:
    """The button that gives the answer, and the way back."""
    things = ", ".join(words.thing(option) for option in sure.ids)
    own, idle = f"{words.game}-sure-{ask.key.replace(':', '-')}", [(option,) for option in words.presentation.idle]
    if texts().has(words.lang, own) and sure.ids not in idle:
        label = say(words.lang, own, things=things, count=len(sure.ids))
    elif len(sure.ids) == 1:
        label = whole_label(words, sure.ids[0])
    else:
        label = say(words.lang, "panel-sure", things=things) if sure.ids else none_label(words, ask)
    custom_id = at.button("sure", chosen_as_text(ask, sure.ids))
    sign = words.sign(sure.ids[0]) if len(sure.ids) == 1 else None
    return [
        button(label, custom_id, style=discord.ButtonStyle.success, row=0, emoji=sign),
        button(say(words.lang, "panel-back"), at.button("o"), row=4),
    ]


def whole_label(words: OptionWords, option: str) -> str:
    """An option in full on a button of its own: "Play Granary", where the game has a verb for it."""
    own = f"{words.game}-confirm-{option.partition(':')[0]}"
    if texts().has(words.lang, own):
        return say(words.lang, own, thing=words.thing(option))
    if ":" not in option:
        return words.option(option)
    verb, thing = words.option(option.partition(":")[0]), words.thing(option)
    return thing if thing.startswith(verb) else f"{verb}: {thing}"


def none_label(words: OptionWords, ask: Ask) -> str:
    """The words for choosing nothing of what is offered: "Use nothing"."""
    own = f"{words.game}-none-{ask.key}"
    return say(words.lang, own if texts().has(words.lang, own) else "panel-none")


def sure_draft_items(words: OptionWords, at: PanelId, drafting: Drafting) -> list[Item]:
    """The button that sends the draft, and the way back to it."""
    return [
        button(send_label(words, drafting), at.button("send", "sure"), style=discord.ButtonStyle.success, row=0),
        button(say(words.lang, "panel-back"), at.button("draft"), row=4),
    ]


def chosen_as_text(ask: Ask, ids: tuple[str, ...]) -> str:
    """The places of the ids among the options, short enough for a custom_id: one as a number, several as letters."""
    if not ids:
        return ""
    if ask.most == 1:
        return str(list(ask.options).index(ids[0]))
    options = list(ask.options)[: len(ascii_lowercase)]
    return "".join(ascii_lowercase[options.index(option)] for option in ids)


def chosen_from_text(ask: Ask, text: str) -> list[str] | None:
    """The ids that ``chosen_as_text`` has written; None for anything else."""
    options = list(ask.options)
    if not text:
        return None if ask.least else []
    if ask.most == 1:
        places = [int(text)] if text.isascii() and text.isdecimal() and len(text) < 6 else [-1]
    else:
        places = [ascii_lowercase.find(letter) for letter in text[:26]]
    return [options[place] for place in places] if all(0 <= place < len(options) for place in places) else None
