"""Lists as people type them: "rome 2, etruria, tyrrhenian sea", forgiving of case, accents and small slips."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping

from bot.moves.tigris import plain

LONGEST = 60
"""Things that one list may name, counted with their numbers."""


class Unreadable(Exception):
    """A part of a list names nothing, or more than one thing; ``text`` is that part, ``near`` what it may mean."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.near = near


def read_list(text: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """Ids of areas, cards or options, each as often as its number says, in the order typed.

    ``names`` are the names of each id. Raises Unreadable.
    """
    found: list[str] = []
    known = spoken(names)
    for part in re.split(r"[,;\n]+", text):
        word = part.strip()
        if not word:
            continue
        if len(whole := known.get(simple(word), ())) == 1:
            found += whole
            continue
        match = re.fullmatch(r"(?:(\d{1,2})\s*x?\s+)?(.*?)(?:\s+x?\s*(\d{1,2}))?", word)
        assert match is not None
        count = int(match[1] or match[3] or 1)
        found += [find_name(match[2], known)] * count
        if len(found) > LONGEST:
            raise Unreadable(text[:40])
    if not found:
        raise Unreadable(text[:40])
    return found


def spoken(names: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """The ids that each name may mean, names made simple; an id is a name of its own."""
    known: dict[str, tuple[str, ...]] = {}
    for thing, said in names.items():
        for name in {simple(name): None for name in (thing, *said)}:
            known[name] = (*known.get(name, ()), thing)
    return known


def find_name(word: str, known: Mapping[str, tuple[str, ...]]) -> str:
    """What a word means: a name in any language, the beginning of one name only, or a near miss. Raises Unreadable."""
    wanted = simple(word)
    if wanted in known:
        return _only(word, known[wanted])
    begun = tuple(dict.fromkeys(thing for name in known if name.startswith(wanted) for thing in known[name]))
    if wanted and begun:
        return _only(word, begun)
    close = difflib.get_close_matches(wanted, list(known), n=3, cutoff=0.75)
    return _only(word, tuple(dict.fromkeys(thing for name in close for thing in known[name])))


def _only(word: str, things: tuple[str, ...]) -> str:
    if len(things) == 1:
        return things[0]
    raise Unreadable(word[:40], tuple(sorted(things))[:3])


def simple(name: str) -> str:
    """A name as it is compared: lower case, no accents, one space between words."""
    return re.sub(r"[\s_\-.']+", " ", plain(name)).strip()
