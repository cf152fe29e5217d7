"""What may be typed for a question, as an example that is read, and possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.drafts.effects import PRICE
from bot.words.lists import NameIndex, simple, surely, telling
from bot.words.option_names import bare, known_among, known_options
from bot.words.option_words import OptionWords
from engine.core.ask import Ask

SHORT: Final = 25
"""The most characters of what was typed that are said again, and of an example."""


def example(option_words: OptionWords, ask: Ask, options: Sequence[str] = (), among: Sequence[str] = ()) -> str:
    """What may be typed for this question, in the reader's language: "rome 2, etruria", "temple f7".

    ``options``: those to take it from, all legal ones where there are none; ``among``: those that it is read among,
    where they are more.
    """
    index = known_among(option_words, among or options) if options else known_options(option_words, ask)
    legal = list(options or ask.options)
    things = [option for option in legal if ":" in option] or legal
    words: list[str] = []
    for option in things:
        if len(words) == (1 if wanted(option_words, ask) == "one" else 2):
            break
        name = _readable(option_words, option, index)
        if name is not None:
            words.append(name)
    if words and wanted(option_words, ask) == "counted":
        words[0] += " 2"
    return ", ".join(words) or things[0]


def _readable(option_words: OptionWords, option: str, index: NameIndex) -> str | None:
    """Plain words that are read as this option, or as several that differ from it in who does it and how it is paid:
    the first ones that are short, else the shortest. Its id where no words are so read; None if the id is not either.
    """
    whole = option_words.option(option)

    def is_alone(words: str) -> bool:
        return index.of(simple(words)) == (option,) and not index.of(simple(f"{words} 2"))

    spoken = (bare(whole.partition(PRICE)[2]), bare(option_words.thing(option)), bare(whole))
    phrases = [*_alike(option_words, option, index), *filter(is_alone, spoken)]
    if not phrases:
        return option if is_alone(option) else None
    return next((words for words in phrases if len(words) <= SHORT), min(phrases, key=len))


def _alike(option_words: OptionWords, option: str, index: NameIndex) -> Iterator[str]:
    """Words that leave open only who does what an option does, and how it is paid: "build bazaar"."""
    parts = option_words.option(option).split(PRICE)
    for words in (bare(parts[-1]), bare(f"{parts[0]} {parts[-1]}")):
        if telling(simple(words)).isdecimal():
            # "place 1" is read, and tells nobody anything.
            continue
        options = surely(words, index)
        if option in options and len({option_words.presentation.alike(one) for one in options}) == 1:
            yield words


def wanted(words: OptionWords, ask: Ask) -> str:
    """Whether a list for this question names "one" thing, "several", or things with their numbers ("counted")."""
    if ask.most > 1:
        return "several"
    return "counted" if words.presentation.rounds(ask) > 1 else "one"
