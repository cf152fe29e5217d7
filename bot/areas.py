"""Lists of areas as people type them: "rome 2, etruria, tyrrhenian sea", forgiving of case, accents and small slips."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping

from bot.moves.tigris import plain

LONGEST = 60
"""Areas that one list may name, counted with their numbers."""


class Unreadable(Exception):
    """A part of the list names no area, or more than one; ``text`` is that part, ``near`` what it may have meant."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.near = near


def read_areas(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """Area ids, each as often as its number says, in the order typed. ``names`` are the names of each id.

    Raises Unreadable.
    """
    found: list[str] = []
    for part in re.split(r"[,;\n]+", text):
        word = part.strip()
        if not word:
            continue
        match = re.fullmatch(r"(?:(\d{1,2})\s*x?\s+)?(.*?)(?:\s+x?\s*(\d{1,2}))?", word)
        assert match is not None
        count = int(match[1] or match[3] or 1)
        found += [find_area(match[2], names)] * count
    if not found or len(found) > LONGEST:
        raise Unreadable(text[:40])
    return found


def find_area(word: str, names: Mapping[str, Iterable[str]]) -> str:
    """The area that a word means: its name in any language, the beginning of one name only, or a near miss.

    Raises Unreadable.
    """
    wanted = _simple(word)
    known = {_simple(name): area for area, spoken in names.items() for name in (area, *spoken)}
    if wanted in known:
        return known[wanted]
    begun = {area for name, area in known.items() if wanted and name.startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    if begun:
        raise Unreadable(word[:40], tuple(sorted(begun))[:3])
    close = difflib.get_close_matches(wanted, list(known), n=3, cutoff=0.75)
    areas = list(dict.fromkeys(known[name] for name in close))
    if len(areas) == 1:
        return areas[0]
    raise Unreadable(word[:40], tuple(areas))


def _simple(name: str) -> str:
    return re.sub(r"[\s_\-.']+", " ", plain(name)).strip()
