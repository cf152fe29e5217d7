"""The order in which options are shown, and the places they are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bot.games import naming
from bot.words.option_tree import MENU_SIZE, below
from bot.words.option_words import OptionWords
from engine.core.ask import Ask


def arranged(words: OptionWords, view: Any, options: Iterable[str], *, short: bool = False) -> list[str]:
    """The options in the order for this reader, whose ``view`` it is: by verb, then as the game ranks them.

    Options that do not fit one menu are ordered by group (column, region), unless ``short``: only the first few are
    shown.
    """
    ordered = list(options)
    nodes = {option: option.rpartition(":")[0] for option in ordered}
    counts = Counter(nodes.values())
    verbs = {verb: number for number, verb in enumerate(dict.fromkeys(option.partition(":")[0] for option in ordered))}
    rank = naming.ranker(words.game, view, words.lang, words.names)

    def place(option: str) -> tuple[int, tuple[Any, ...]]:
        grouped = not short and counts[nodes[option]] > MENU_SIZE
        return verbs[option.partition(":")[0]], rank(option, grouped)

    return sorted(ordered, key=place)


def places(ask: Ask, node: str, words: OptionWords) -> tuple[str, ...]:
    """The places of the options below a node; none if they are not all for the same action.

    Where a question names the places that it is about, those.
    """
    if not node and (about := _asked_about(ask)):
        return about
    of_options = [
        place for option in below(ask.options, node, words.group) if (place := naming.place(words.game, option))
    ]
    return tuple(dict.fromkeys(word for _, word in of_options)) if len({deed for deed, _ in of_options}) == 1 else ()


def pictured(ask: Ask, node: str, words: OptionWords, view: Any) -> tuple[str, ...]:
    """What the picture of a panel is about at a node: what the game says, else the places to choose from."""
    own = None if words.presentation.pictured is None else words.presentation.pictured(view, ask, node)
    return places(ask, node, words) if own is None else tuple(own)


def _asked_about(ask: Ask) -> tuple[str, ...]:
    """The places where disks are about to go: "rome:2 ostia:1", or a single one."""
    if "because" not in ask.about:
        return ()
    named = str(ask.about.get("places", ask.about.get("area", ""))).split()
    return tuple(item.partition(":")[0] for item in named)
