"""The order in which options are shown: verbs as the game lists them, below them what its readers look for first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bot.choices import MENU_SIZE
from bot.ui.speech import Speech


def arranged(said: Speech, view: Any, options: Iterable[str], *, short: bool = False) -> list[str]:
    """Options in the order in which this reader is shown them, on a ``view`` of their own.

    What is too many for one menu comes by groups (columns, regions); ``short``: where only the first few are shown
    anyway, without groups.
    """
    found = list(options)
    held = Counter(option.rpartition(":")[0] for option in found)
    verbs = {verb: number for number, verb in enumerate(dict.fromkeys(option.partition(":")[0] for option in found))}
    rank = said.moves.ranker(view, said.lang, said.names)

    def place(option: str) -> tuple[int, tuple[Any, ...]]:
        grouped = not short and held[option.rpartition(":")[0]] > MENU_SIZE
        return verbs[option.partition(":")[0]], rank(option, grouped)

    return sorted(found, key=place)
