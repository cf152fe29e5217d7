"""The slash commands as players find them: names and purposes in each language, and mentions that open them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from bot.words.wording import LANGUAGES

SPANISH: Final = "es-ES"
GROUPS: Final = (1, 2)
"""Discord's kinds of option that are commands of their own."""

NAMED: Final = re.compile(r"`/([^`:…]{1,80})`")
"""A command as texts name it."""


class Entry(msgspec.Struct, frozen=True):
    """One command: its ``path`` as Discord knows it ("game new"), its names and purposes by language."""

    path: str
    names: Mapping[str, str]
    about: Mapping[str, str]


class CommandBook:
    """All commands of the tree; ``ids`` are Discord's, by the first word of a path, as far as they are known."""

    def __init__(self, payload: Iterable[Mapping[str, Any]] = (), ids: Mapping[str, int] | None = None) -> None:
        self.entries = [entry for item in payload for entry in _entries(item)]
        self.ids = dict(ids or {})

    def mention(self, entry: Entry, lang: str) -> str:
        """What opens the command when it is pressed; its name where Discord has not told us its id."""
        number = self.ids.get(entry.path.partition(" ")[0])
        return f"`/{entry.names[lang]}`" if number is None else f"</{entry.path}:{number}>"

    def linked(self, text: str, lang: str) -> str:
        """The text with every command that it names in this language as a mention."""
        entry_by_name = {entry.names[lang]: entry for entry in self.entries}
        return NAMED.sub(
            lambda match: self.mention(entry_by_name[match[1]], lang) if match[1] in entry_by_name else match[0], text
        )

    def lines(self, lang: str, entries: Iterable[Entry] | None = None) -> list[str]:
        """Every command, or some of them, with its purpose, in the order of the tree."""
        return [
            f"{self.mention(entry, lang)} {entry.about[lang]}"
            for entry in (self.entries if entries is None else entries)
        ]


def _entries(item: Mapping[str, Any], above: Mapping[str, str] | None = None, path: str = "") -> Iterator[Entry]:
    own = {lang: _own(item, "name", lang) for lang in LANGUAGES}
    names = {lang: f"{above[lang]} {own[lang]}" if above else own[lang] for lang in LANGUAGES}
    path = f"{path} {item['name']}".strip()
    parts = [part for part in item.get("options", ()) if part["type"] in GROUPS]
    if not parts:
        yield Entry(path, names, {lang: _own(item, "description", lang) for lang in LANGUAGES})
    for part in parts:
        yield from _entries(part, names, path)


def _own(item: Mapping[str, Any], what: str, lang: str) -> str:
    others = item.get(f"{what}_localizations") or {}
    return str(others.get(SPANISH, item[what]) if lang == "es" else item[what])
