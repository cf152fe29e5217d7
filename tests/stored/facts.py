"""What stored games refer to, as a page of text for each game, and what a difference between two such pages asks for.

``make stored`` writes the pages anew; CONTRIBUTING, "Changing rules while games are being played", has the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

from data.texts import entries, text_files
from data.words import words_of
from engine.core.game import Game
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.stored.shape import shape

FOLDER = Path(__file__).parent
RULES = "rules_version"
WHOLE = ("state", "counted")
"""Sections to which nothing can be added: a state would have another shape, or a list in it another length."""

MEANING = {
    "option": "tables hold options and choices by these ids",
    "number": "states hold things by these numbers",
    "counted": "states have lists with a place for each of these",
    "id": "states and answers hold things by these ids",
    "question": "answers, plans and standing orders name questions by these keys",
    "choice": "answers name options by these verbs",
    "state": "states are stored in this shape",
}

Page = dict[str, list[str]]
"""Lines by section; "rules_version" has one line."""


def page_of(game: str) -> Page:
    """What is stored of a game as the program has it now."""
    loaded = load_game(game)
    meta, refers = loaded.meta, loaded.references
    page = {RULES: [str(meta.rules_version)]}
    page["option"] = [f"{spec.id} {choice}" for spec in meta.options for choice in spec.choices]
    for kind, names in refers.numbers.items():
        section = "counted" if kind in refers.counted else "number"
        page[f"{section} {kind}"] = [f"{number} {name}" for number, name in names.items()]
    for kind, ids in refers.ids.items():
        page[f"id {kind}"] = sorted(set(ids))
    page["question"], page["choice"] = _spelled(game, "ask"), _spelled(game, "choice")
    page["state"] = shape(loaded.codec.state_type, _example(loaded))
    return page


def _example(game: Game[object]) -> object:
    meta = game.meta
    return game.setup(meta.check({}, meta.seats[0]), meta.seats[0], seeded(1))


def _spelled(game: str, word: str) -> list[str]:
    """What texts of a game and its family name as questions ("ask") or as verbs of options ("choice")."""
    rooms = "|".join(filter(None, (game, words_of(game).family)))
    key = re.compile(rf"(?:{rooms})-{word}-(.+?)(?:-\d.*)?")
    keys = (name for lang, path in text_files() if lang == "en" for name in entries(path.read_text("utf-8")))
    return sorted({found[1] for name in keys if (found := key.fullmatch(name))})


def file_of(game: str, folder: Path = FOLDER) -> Path:
    """Where a game's page is kept."""
    return folder / f"{game}.txt"


def written(game: str, page: Page) -> str:
    """A page as text."""
    lines = [f"# What stored games of {game} refer to; `make stored` writes this page, CONTRIBUTING.md says when."]
    for section, found in page.items():
        lines += ["", f"[{section}]", *found]
    return "\n".join(lines) + "\n"


def read(text: str) -> Page:
    """A page from its text."""
    page: Page = {}
    for line in text.splitlines()[1:]:
        if line.startswith("[") and line.endswith("]"):
            page[line[1:-1]] = []
        elif line:
            page[list(page)[-1]].append(line)
    return page


class Difference(msgspec.Struct, frozen=True):
    """What is gone from a section, and what is new in it."""

    section: str
    gone: tuple[str, ...]
    new: tuple[str, ...]

    @property
    def breaks(self) -> bool:
        """Whether stored games would be read wrongly, or not at all."""
        return bool(self.gone) or self.section.partition(" ")[0] in WHOLE

    def __str__(self) -> str:
        parts = [f"{word} {_some(lines)}" for word, lines in (("gone:", self.gone), ("new:", self.new)) if lines]
        return f"[{self.section}] {'; '.join(parts)} ({MEANING[self.section.partition(' ')[0]]})"


def _some(lines: Iterable[str]) -> str:
    found = list(lines)
    return ", ".join(found[:6]) + (f" and {len(found) - 6} more" if len(found) > 6 else "")


def differences(kept: Page, now: Page) -> list[Difference]:
    """Where two pages differ, the rules version left out."""
    found = []
    for section in dict.fromkeys((*kept, *now)):
        old, new = kept.get(section, []), now.get(section, [])
        if section != RULES and old != new:
            gone, more = (tuple(x for x in one if x not in other) for one, other in ((old, new), (new, old)))
            found.append(Difference(section, gone, more))
    return found


def verdict(game: str, kept: Page | None, now: Page) -> str:
    """What is to be done: "" where nothing is, else a sentence that begins with "raise" or with "renew"."""
    if kept is None:
        return f"renew: {game} has no page yet: make stored"
    found, was, version = differences(kept, now), int(kept[RULES][0]), int(now[RULES][0])
    breaking = [str(item) for item in found if item.breaks]
    if breaking and version == was:
        return (
            f"raise rules_version in engine/{game}/meta.py to {version + 1}, give game.py a migration from {version},"
            f" then: make stored. What games of version {version} hold would be read wrongly: {' '.join(breaking)}"
        )
    if found or version != was:
        return f"renew the page: make stored. Different: {' '.join(map(str, found)) or 'the rules version'}"
    return ""
