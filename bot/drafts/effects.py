"""What options cost and give, in a few words: beside what is completed, and where several things may be meant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bot.tables.chains import chain_of
from bot.words.option_words import OptionWords
from bot.words.wording import asked_about, say
from data.texts import texts
from engine.core.ask import Ask
from engine.core.position import Position

PRICE: Final = " · "
"""Stands between an option and what it costs, where it is completed; what follows need not be read."""


def effects(
    words: OptionWords, position: Position | None, view: Any, ask: Ask, options: Iterable[str]
) -> list[tuple[str, str]]:
    """Each option with what it costs and gives; in a turn that is composed, as it comes after what has been done."""
    chain = chain_of(words.game, ask)
    if chain is not None and position is not None:
        return [(it, chain.effect(position, ask.seat, it, words.lang)) for it in options]
    priced = ((it, "" if view is None else words.effect(view, ask, it)) for it in options)
    return [(it, price or _on_button(words, ask, it)) for it, price in priced]


def _on_button(option_words: OptionWords, ask: Ask, option: str) -> str:
    """The price that stands on an option's button; "" for none."""
    own = f"{option_words.game}-button-{option.partition(':')[0]}"
    if not texts().has(option_words.lang, own):
        return ""
    words = {"thing": "", "deed": "", **asked_about(option_words.lang, option_words.game, ask, option_words.names)}
    return say(option_words.lang, own, **words).partition(PRICE)[2]
