"""How options are shown: the places they are about, and their order, by verbs, then as readers look for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bot.games import naming
from bot.words.option_tree import MENU_SIZE, below
from bot.words.option_words import OptionWords
from engine.core.ask import Ask


def arranged(said: OptionWords, view: Any, options: Iterable[str], *, short: bool = False) -> list[str]:
    """Options in the order in which this reader is shown them, on a ``view`` of their own.

    What is too many for one menu comes by groups (columns, regions); ``short``: where only the first few are shown
    anyway, without groups.
    """
    found = list(options)
    held = Counter(option.rpartition(":")[0] for option in found)
    verbs = {verb: number for number, verb in enumerate(dict.fromkeys(option.partition(":")[0] for option in found))}
    rank = naming.ranker(said.game, view, said.lang, said.names)

    def place(option: str) -> tuple[int, tuple[Any, ...]]:
        grouped = not short and held[option.rpartition(":")[0]] > MENU_SIZE
        return verbs[option.partition(":")[0]], rank(option, grouped)

    return sorted(found, key=place)


def places(ask: Ask, node: str, said: OptionWords) -> tuple[str, ...]:
    """The places among the options below a node, where they are all for one deed."""
    found = [place for option in below(ask.options, node, said.group) if (place := naming.place(said.game, option))]
    return tuple(dict.fromkeys(word for _, word in found)) if len({deed for deed, _ in found}) == 1 else ()
