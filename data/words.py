"""How a game's things are called and its log is worded, as data: ``data/GAME/words.json``; every part has a default."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Literal

import msgspec

from data import files


class NamedRows(msgspec.Struct, frozen=True):
    """Where things of a ``kind`` have their names: in ``rows`` of the game's files that fit ``file``, by ``id``."""

    kind: str
    file: str
    rows: str
    id: str


class Argument(msgspec.Struct, frozen=True):
    """How an event's argument is read: one thing of a ``kind``, where the thing does not say its kind itself; several.

    ``counts`` are things with numbers ("rome:2 etruria:1"), ``changes`` a number before and after for each faction
    ("0:4:2 1:3:0"), ``seats`` and ``things`` are parted by spaces.
    """

    style: Literal["thing", "things", "counts", "changes", "seats"] = "thing"
    kind: str = ""


class Words(msgspec.Struct, frozen=True):
    """What a game says of its words. What it does not say, or its texts lack, its ``family`` says: another folder here.

    ``pairs``: things that are a thing and a faction ("stack:rome:1"), with the kind of the first.
    """

    family: str = ""
    names: tuple[NamedRows, ...] = ()
    arguments: dict[str, Argument] = {}
    pairs: dict[str, str] = {}


@cache
def words_of(game: str) -> Words:
    """The words of a game, those of its family included; all defaults where it has no such file."""
    found = files(f"{game}/words.json")
    own = msgspec.json.decode(found[0].read_bytes(), type=Words) if found else Words()
    if not own.family:
        return own
    shared = words_of(own.family)
    return Words(own.family, shared.names + own.names, shared.arguments | own.arguments, shared.pairs | own.pairs)


@cache
def _names(game: str) -> dict[str, dict[str, str]]:
    """Everything of a game that has a name, as "kind:id", with its name by language."""
    found: dict[str, dict[str, str]] = {}
    for named in words_of(game).names:
        for file in files(f"{game}/{named.file}"):
            rows: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))[named.rows]
            found |= {f"{named.kind}:{row[named.id]}": row["name"] for row in rows}
    return found


def name_of(game: str, lang: str, thing: str) -> str | None:
    """The name of a thing, "kind:id" as in "card:13"; None if unknown."""
    names = _names(game).get(thing)
    return None if names is None else names.get(lang, names["en"])
