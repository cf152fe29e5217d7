"""How a game's things are called and its log is worded, as data: ``data/GAME/words.json``; every part has a default."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal

import msgspec

from data import files
from data.reading import reader


class NamedRows(msgspec.Struct, frozen=True):
    """Where things of a ``kind`` have their names: in ``rows`` of the game's files that fit ``file``, by ``id``.

    Rows without this fact are left out. ``apart``: the fact that tells things of one name apart; their names end with
    it ("Reserves (II)").
    """

    kind: str
    file: str
    rows: str
    id: str
    apart: str = ""


class Argument(msgspec.Struct, frozen=True):
    """How an event's argument is read: one thing of a ``kind``, where the thing does not say its kind itself; several.

    ``text`` is what a thing does in place of its name, ``words`` are worded each by the text "{game}-{kind}",
    ``counts`` are things with numbers ("rome:2 etruria:1"), ``changes`` a number before and after for each faction, and
    how many white disks there are then ("0:4:2 1:3:1:2"), ``scores`` seats with numbers ("0:12 1:9"), a ``seat`` is one
    number, ``seats`` and ``things`` are parted by spaces. ``cast`` says who leads which side, each of a ``kind``
    (data/texts.py).
    """

    style: Literal["thing", "things", "text", "words", "counts", "changes", "seat", "seats", "scores", "cast"] = "thing"
    kind: str = ""


class Groups(msgspec.Struct, frozen=True):
    """How many things of one kind are parted: each of ``rows`` in ``file`` names by ``group`` one of a ``kind``."""

    kind: str
    file: str
    rows: str
    id: str
    group: str


class Words(msgspec.Struct, frozen=True):
    """What a game says of its words. What it does not say, or its texts lack, its ``family`` says: another folder here.

    arguments: how arguments of its events are read. pairs: things that are a thing and a faction ("stack:rome:1"), with
    the kind of the first. players: verbs whose second word is a player, counted from 1 ("war:CARD:2").
    options: the kind of thing that follows a verb in an option's id; "" where the id names it.
    about: which of the words after a verb its text is about, counted from 0, where that is not the first
    ("upgrade:OLD:NEW").
    parts: what the words after a verb are, for the text that names the whole option ("{game}-named-{verb}").
    place: the kind of things that are places on the board. scenes: events between which the log tells one thing, by
    their words ("begin": "end"). results: events that say how something was decided. news, trifles: events that are
    told before others, or after them, where there is room for a few only. spans: how long standing orders may last,
    beside a turn and a phase. entries: up to this number, log entries have a line each; more are grouped.
    """

    family: str = ""
    names: tuple[NamedRows, ...] = ()
    arguments: dict[str, Argument] = {}
    pairs: dict[str, str] = {}
    players: tuple[str, ...] = ()
    options: dict[str, str] = {}
    about: dict[str, int] = {}
    parts: dict[str, tuple[str, ...]] = {}
    groups: Groups | None = None
    place: str = ""
    scenes: dict[str, str] = {}
    results: tuple[str, ...] = ()
    news: tuple[str, ...] = ()
    trifles: tuple[str, ...] = ()
    spans: tuple[str, ...] = ()
    entries: int = 12


_words: Final = reader(Words)


@cache
def words_of(game: str) -> Words:
    """The words of a game, those of its family included; all defaults where it has no such file."""
    paths = files(f"{game}/words.json")
    own = _words(json.loads(paths[0].read_bytes())) if paths else Words()
    if not own.family:
        return own
    shared = words_of(own.family)
    return Words(
        own.family,
        shared.names + own.names,
        shared.arguments | own.arguments,
        shared.pairs | own.pairs,
        shared.players + own.players,
        shared.options | own.options,
        shared.about | own.about,
        shared.parts | own.parts,
        own.groups or shared.groups,
        own.place or shared.place,
        shared.scenes | own.scenes,
        shared.results + own.results,
        shared.news + own.news,
        shared.trifles + own.trifles,
        shared.spans + own.spans,
        own.entries,
    )


@cache
def _things(game: str) -> dict[str, dict[str, Any]]:
    """Everything of a game that has a name, as "kind:id", with its facts."""
    return {
        f"{named.kind}:{row[named.id]}": row
        for named in words_of(game).names
        for file in files(f"{game}/{named.file}")
        for row in json.loads(file.read_text("utf-8"))[named.rows]
        if named.id in row
    }


def name_of(game: str, lang: str, thing: str) -> str | None:
    """The name of a thing, "kind:id" as in "card:13", told apart from others of that name; None if unknown."""
    name = title_of(game, lang, thing)
    apart = _shared(game, lang).get(thing)
    return name if apart is None else f"{name} ({apart})"


def title_of(game: str, lang: str, thing: str) -> str | None:
    """The name of a thing as it stands on it, which others may have too; None if unknown."""
    return _said_of(game, lang, thing, "name")


@cache
def _shared(game: str, lang: str) -> Mapping[str, str]:
    """What tells each thing apart that shares its name with others of its kind."""
    marks: dict[str, str] = {}
    for named in words_of(game).names:
        if named.apart:
            things = [thing for thing in _things(game) if thing.startswith(f"{named.kind}:")]
            names = Counter(title_of(game, lang, thing) for thing in things)
            marks |= {
                thing: str(_things(game)[thing][named.apart])
                for thing in things
                if names[title_of(game, lang, thing)] > 1
            }
    return marks


def text_of(game: str, lang: str, thing: str) -> str | None:
    """What a thing does, in words; None if it is unknown or has no text."""
    return _said_of(game, lang, thing, "text")


def short_of(game: str, lang: str, thing: str) -> str | None:
    """What a thing does in few words, for the small line of a menu: by hand where its text is long, else its text."""
    short = _things(game).get(thing, {}).get("short", {}).get(lang)
    return text_of(game, lang, thing) if short is None else str(short)


@cache
def names_of(game: str, kind: str) -> Mapping[str, tuple[str, ...]]:
    """Every thing of a kind, by its id alone, with its names in all languages."""
    parts = (thing.partition(":") for thing in _things(game))
    return {key: tuple(_things(game)[f"{kind}:{key}"]["name"].values()) for begun, _, key in parts if begun == kind}


def things_of(game: str) -> tuple[str, ...]:
    """Everything of a game that has a name, as "kind:id"."""
    return tuple(_things(game))


def facts_of(game: str, thing: str) -> Mapping[str, Any] | None:
    """All that the game's files say of a thing with a name; None if it is unknown."""
    return _things(game).get(thing)


def _said_of(game: str, lang: str, thing: str, what: str) -> str | None:
    texts = _things(game).get(thing, {}).get(what)
    return None if texts is None else str(texts.get(lang, texts["en"]))


@cache
def group_ids(game: str) -> Mapping[str, str]:
    """The group of each thing that has one: the region of an area."""
    groups = words_of(game).groups
    if groups is None:
        return {}
    rows = (row for file in files(f"{game}/{groups.file}") for row in json.loads(file.read_text("utf-8"))[groups.rows])
    return {str(row[groups.id]): str(row[groups.group]) for row in rows}
