"""Options as a tree, so that a panel can ask step by step: what, which, where. Knows no game and no Discord.

A node is named by the beginning of the option ids below it: "" is the root, "tile:" everything that starts so, and
"tile:red:F*" the red tiles on squares that begin with F (a group, made where a level has more than fits a menu).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

MENU_SIZE = 25
"""Choices that fit one menu of Discord."""


T = TypeVar("T")


def in_menus(entries: Sequence[T]) -> list[Sequence[T]]:
    """Entries in parts that fit a menu each; one empty part for none."""
    return [entries[at : at + MENU_SIZE] for at in range(0, max(1, len(entries)), MENU_SIZE)]


class TreeEntry(msgspec.Struct, frozen=True):
    """An entry of a level: an option id (``is_leaf``), or the node below it. ``parts`` are the words up to here."""

    value: str
    parts: tuple[str, ...]
    is_leaf: bool
    is_group: bool = False


Grouping = Callable[[str], str]
"""The group that an option's last word belongs to, by its id."""


def by_letter(word: str) -> str:
    """Group by the first letter: the default for games without groups of their own."""
    return word[:1]


def below(options: Iterable[str], node: str, group: Grouping = by_letter) -> list[str]:
    """The options under a node, or the option that it is."""
    if not node.endswith("*"):
        return [option for option in options if option.startswith(node)]
    beginning, _, wanted = node[:-1].rpartition(":")
    depth = beginning.count(":") + 1 if beginning else 0
    held = [option for option in options if option.startswith(f"{beginning}:" if beginning else "")]
    return [option for option in held if group(option.split(":")[depth]) == wanted]


def level(options: Iterable[str], node: str = "", group: Grouping = by_letter) -> list[TreeEntry]:
    """The entries directly below a node, in the order of the options; grouped if there are more than fit a menu."""
    grouped = node.endswith("*")
    beginning, _, wanted = node[:-1].rpartition(":") if grouped else (node.removesuffix(":"), "", "")
    beginning += ":" if beginning else ""
    depth = beginning.count(":")
    entries: dict[str, TreeEntry] = {}
    for option in options:
        if not option.startswith(beginning):
            continue
        parts = option.split(":", depth + 1)
        if grouped and group(parts[depth]) != wanted:
            continue
        leaf = len(parts) == depth + 1
        value = option if leaf else option.removesuffix(parts[-1])
        if value not in entries:
            entries[value] = TreeEntry(value, tuple(parts[: depth + 1]), leaf)
    found = list(entries.values())
    if len(found) <= MENU_SIZE or grouped or depth == 0:
        return found
    groups = {group(choice.parts[-1]): choice for choice in reversed(found)}
    if len(groups) < 2:
        return found
    return [
        TreeEntry(f"{beginning}{key}*", (*groups[key].parts[:-1], key), is_leaf=False, is_group=True)
        for key in dict.fromkeys(group(choice.parts[-1]) for choice in found)
    ]


def parent(node: str) -> str:
    """The node above; the root is its own parent."""
    if node.endswith("*"):
        return node[: node.rstrip("*").rfind(":") + 1]
    return node[: node.rstrip(":").rfind(":") + 1]
