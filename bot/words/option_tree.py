"""Options as a tree, so that a panel can ask step by step: what, which, where. Knows no game and no Discord.

A node is named by the beginning of the option ids below it: "" is the root, "tile:" everything that starts so, and
"tile:red:F*" the red tiles on squares that begin with F (a group, made where a level has more than fits a menu).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeVar

import msgspec

MENU_SIZE = 25
"""Choices that fit one menu of Discord."""


T = TypeVar("T")


def in_menus(entries: Sequence[T]) -> list[Sequence[T]]:
    """Entries in parts that fit a menu each; one empty part for none."""
    return [entries[at : at + MENU_SIZE] for at in range(0, max(1, len(entries)), MENU_SIZE)]


class TreeEntry(msgspec.Struct, frozen=True):
    """An entry of a level: an option id (``is_leaf``), or the node below it. ``parts`` are the words up to here, of
    which the first ``chosen_count`` have been chosen before (None: all but the last).
    """

    value: str
    parts: tuple[str, ...]
    is_leaf: bool
    is_group: bool = False
    chosen_count: int | None = None


Grouping = Callable[[str], str]
"""The group that an option's last word belongs to, by its id."""

Steps = Mapping[str, tuple[int, ...]]
"""By verb, after how many words of an option a step of choosing it ends, where that is not after each word."""

NO_STEPS: Final[Steps] = {}


def by_letter(word: str) -> str:
    """Group by the first letter: the default for games without groups of their own."""
    return word[:1]


def below(options: Iterable[str], node: str, group: Grouping = by_letter) -> list[str]:
    """The options under a node, or the option that it is."""
    if not node.endswith("*"):
        return [option for option in options if option.startswith(node)]
    beginning, _, wanted = node[:-1].rpartition(":")
    depth = beginning.count(":") + 1 if beginning else 0
    matching = [option for option in options if option.startswith(f"{beginning}:" if beginning else "")]
    return [option for option in matching if group(option.split(":")[depth]) == wanted]


def level(
    options: Iterable[str], node: str = "", group: Grouping = by_letter, steps: Steps = NO_STEPS
) -> list[TreeEntry]:
    """The entries directly below a node, in the order of the options; grouped if there are more than fit a menu.

    Verbs with ``steps`` of their own are never grouped.
    """
    grouped = node.endswith("*")
    beginning, _, wanted = node[:-1].rpartition(":") if grouped else (node.removesuffix(":"), "", "")
    beginning += ":" if beginning else ""
    depth = beginning.count(":")
    entries, ends = dict[str, TreeEntry](), dict[str, int]()
    for option in options:
        if not option.startswith(beginning):
            continue
        verb = option.partition(":")[0]
        if verb not in ends:
            ends[verb] = _end(verb, depth, steps)
        end = ends[verb]
        parts = option.split(":", end)
        if grouped and group(parts[depth]) != wanted:
            continue
        leaf = len(parts) <= end
        value = option if leaf else option.removesuffix(parts[-1])
        if value not in entries:
            entries[value] = TreeEntry(value, tuple(parts[:end]), leaf, chosen_count=depth)
    level_entries = list(entries.values())
    if len(level_entries) <= MENU_SIZE or grouped or depth == 0 or beginning.partition(":")[0] in steps:
        return level_entries
    groups = {group(choice.parts[-1]): choice for choice in reversed(level_entries)}
    if len(groups) < 2:
        return level_entries
    return [
        TreeEntry(f"{beginning}{key}*", (*groups[key].parts[:-1], key), is_leaf=False, is_group=True)
        for key in dict.fromkeys(group(choice.parts[-1]) for choice in level_entries)
    ]


def _end(verb: str, depth: int, steps: Steps) -> int:
    """How many words are chosen after the step that begins with this many."""
    return next((end for end in steps.get(verb, ()) if end > depth), depth + 1)


def parent(node: str, steps: Steps = NO_STEPS) -> str:
    """The node above; the root is its own parent."""
    if node.endswith("*"):
        return node[: node.rstrip("*").rfind(":") + 1]
    words = node.rstrip(":").split(":")
    ends = steps.get(words[0])
    above = len(words) - 1 if ends is None else max((end for end in ends if end < len(words)), default=0)
    return "".join(f"{word}:" for word in words[:above])
