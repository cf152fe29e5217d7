"""Completions of what is typed: options with what they cost and give, those that end a turn last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from discord import app_commands

from bot.drafts.effects import PRICE, effects
from bot.drafts.reader import without_price
from bot.tables.chains import chain_of
from bot.words.lists import perhaps, simple, surely
from bot.words.option_names import known_among, named
from bot.words.option_words import OptionWords, cut
from bot.words.ordering import arranged
from engine.core.ask import Ask
from engine.core.position import Position

MAX_CHOICES: Final = 25
"""Choices that Discord shows."""

LIMIT: Final = 100
"""Characters of a choice, and of what it stands for."""

MOST_PARTS: Final = 12
"""Words of what was typed that are looked for."""

Choices = list[app_commands.Choice[str]]
Worded = Callable[[str], tuple[str, str]]
"""An option to its label and to what is typed for it."""


class Offer(msgspec.Struct, frozen=True):
    """Options of a question that may be typed next. ``position``: where it is asked, None where it is only planned."""

    ask: Ask
    options: Sequence[str]
    view: Any
    position: Position | None = None


def offered(words: OptionWords, offers: Sequence[Offer], text: str, worded: Worded | None = None) -> Choices:
    """The options that fit what was typed, or are likely to be meant, as choices with their prices: what does nothing,
    or ends the turn, comes last and stays in sight. ``worded``: how an option is labelled and typed; None: in full.
    """
    by_option: dict[str, Offer] = {}
    for offer in offers:
        for option in fitting_options(words, in_order(words, offer), text):
            by_option.setdefault(option, offer)
    last = [option for option, offer in by_option.items() if is_last(words, offer.ask, option)][-(MAX_CHOICES // 2) :]
    first = [option for option, offer in by_option.items() if not is_last(words, offer.ask, option)]
    choices: Choices = []
    for option in (*first[: MAX_CHOICES - len(last)], *last):
        offer = by_option[option]
        ((_, effect),) = effects(words, offer.position, offer.view, offer.ask, (option,))
        label, value = worded(option) if worded is not None else (words.deed(option), words.deed(option))
        if len(value) <= LIMIT:
            choices.append(app_commands.Choice(name=priced(label, effect), value=value))
    return choices


def priced(label: str, effect: str) -> str:
    """A choice's label with what it costs and gives, parted so that it can be read again in a list."""
    parts = effect.replace("; ", ", ").replace(", ", " + ")
    return cut(PRICE.join(filter(None, (label, parts))), LIMIT)


def is_last(words: OptionWords, ask: Ask, option: str) -> bool:
    """Whether an option does nothing, ends the turn or gives the game up: it comes after all others."""
    chain = chain_of(words.game, ask)
    return option in (*words.presentation.idle, *ask.grave) or (chain is not None and option == chain.closing)


def in_order(words: OptionWords, offer: Offer) -> list[str]:
    """The options as the game ranks them, what does nothing behind the others, what is grave at the end."""
    options = arranged(words, offer.view, offer.options, short=True)
    return sorted(options, key=lambda option: (is_last(words, offer.ask, option), option in offer.ask.grave))


def fitting_options(words: OptionWords, options: Sequence[str], text: str) -> list[str]:
    """The options whose text holds what was typed, or all its words; else those that are likely to be meant."""
    wanted = simple(next(reversed(list(without_price(text)))))
    if not wanted:
        return list(options)
    for parts in ((wanted,), tuple(wanted.split())):
        fits = [option for option in options if all(part in named(words, option).sought for part in parts[:MOST_PARTS])]
        if fits:
            return fits
    index = known_among(words, options)
    likely = surely(wanted, index) or perhaps(wanted, index)
    return [option for option in options if option in likely]
