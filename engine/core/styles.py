"""Styles of computers that look ahead: what they like more than others do. A game's styles are data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from data import files, table
from data.reading import reader


class Liking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the log that a style likes to see. ``worth``: of each line, in units of the game's parts. ``each``: an
    argument of the line, a number, of which each one is worth that. ``others``: lines about other seats count, in
    place of lines about the own one.
    """

    line: str
    worth: float
    each: str = ""
    others: bool = False


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A style. ``factors``: by the name of a part of a position's worth, how many times it counts; ``likes``: what is
    worth something to it besides.
    """

    factors: Mapping[str, float] = {}
    likes: tuple[Liking, ...] = ()


_styles: Final = reader(dict[str, Style], strict=False)


def styles_in(game: str) -> Mapping[str, Style]:
    """The styles of a game by name: those in ``styles.json`` of its data; none where there is no such file."""
    path = f"{game}/styles.json"
    return _styles(table(path)) if files(path) else {}
