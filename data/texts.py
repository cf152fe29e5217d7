"""All texts that people read, from data/locales/{language}/*.ftl (Fluent), by language and key."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from data import FOLDER
from data.names import name_of

FALLBACK = "en"
"""The language read where one is asked for that has no folder."""

SOUND = 40
"""Letters of a word that are looked at for how it begins, formatting before it included."""

MARKS = "*_~`|>#([«“\"'\\\u2068 "
"""What may stand before a word and is not heard."""

SEAT_ARGUMENTS = ("seat", "other")
"""Arguments of events that hold a seat and are worded as its player's name."""

THING_ARGUMENTS = {
    "area": "area",
    "card": "card",
    "other": "card",
    "wonder": "wonder",
    "civilization": "civ",
    "feature": "ability",
}
"""Arguments that hold the id of a thing with a name of its own, and which kind it is where the id does not say."""


class Happened(Protocol):
    """An event of the log, as far as wording it goes: a text key and its arguments."""

    @property
    def key(self) -> str:
        """The key of the text."""
        ...

    @property
    def args(self) -> Mapping[str, str | int]:
        """What the text speaks of."""
        ...


class Texts:
    """Every text of a folder that holds one folder of .ftl files for each language."""

    def __init__(self, folder: Path) -> None:
        """Reads all files of all languages; raises FileNotFoundError where ``folder`` is missing."""
        self._bundles: dict[str, FluentBundle] = {}
        for place in sorted(folder.iterdir()):
            if not place.is_dir():
                continue
            bundle = FluentBundle([place.name], functions={"AND": Conjunction}, use_isolating=False)
            for file in sorted(place.glob("*.ftl")):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundles[place.name] = bundle

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are, by their short names."""
        return tuple(self._bundles)

    def has(self, lang: str, key: str) -> bool:
        """Whether there is a text of this key in the language."""
        return bool(self._bundle(lang).has_message(key))

    def text(self, lang: str, key: str, /, **args: Any) -> str:
        """A text with its arguments filled in; a language without folder is read as English.

        Raises KeyError for an unknown key, ValueError where an argument is missing.
        """
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            raise KeyError(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        worded, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"text {key!r} ({lang}): {problems[0]}")
        return str(worded)

    def _bundle(self, lang: str) -> FluentBundle:
        return self._bundles.get(lang) or self._bundles[FALLBACK]


@cache
def texts() -> Texts:
    """The texts of data/locales, read once."""
    return Texts(FOLDER / "locales")


class Conjunction(FluentType):
    """The Spanish "and" before other words, for ``{ AND($name) }`` in a text: "e" before the sound i, else "y".

    "Ana e Inés", "aguja e hilo"; but "nieve y hielo", "Ana y Yolanda".
    """

    def __init__(self, following: object) -> None:
        words = unicodedata.normalize("NFC", str(following)[:SOUND].casefold()).lstrip(MARKS)
        self.word = "e" if re.match(r"h?(?:í|i(?![aeouáéóú]))", words) else "y"

    def format(self, locale: object) -> str:
        """The word; Fluent asks for it by this name."""
        return self.word


def listed(lang: str, items: Sequence[str]) -> str:
    """Words as a list in a sentence: "a, b and c"; empty for no words."""
    if len(items) < 2:
        return "".join(items)
    return texts().text(lang, "list-and", first=", ".join(items[:-1]), last=items[-1])


def describe_event(lang: str, event: Happened, names: Sequence[str]) -> str:
    """A line of the log in words. ``names`` are the players' names by seat.

    Every number that has a text of its own, ``{event key}-{argument}``, becomes part of the argument ``list`` unless it
    is 0. Raises KeyError for an event without text.
    """
    game = event.key.partition("-")[0]
    parts = [
        texts().text(lang, f"{event.key}-{argument}", count=count)
        for argument, count in event.args.items()
        if isinstance(count, int) and count and texts().has(lang, f"{event.key}-{argument}")
    ]
    return texts().text(lang, event.key, **{"list": listed(lang, parts), **worded(lang, game, event.args, names)})


def worded(lang: str, game: str, args: Mapping[str, str | int], names: Sequence[str]) -> dict[str, Any]:
    """Arguments of a text with the names of seats, areas, cards, wonders and civilizations in place of their ids.

    A seat beyond the last one stands for the Barbarians; ``side`` tells them ("many") from a player ("one"), as a verb
    must know. ``order``, ``places`` ("rome:2 etruria:1": disks by area), ``sides`` ("0:4:2 1:3:0": disks before and
    after by faction) and ``targets`` are lists in one text.
    """
    found: dict[str, Any] = dict(args)
    for argument, value in args.items():
        if argument in SEAT_ARGUMENTS and isinstance(value, int):
            found[argument] = _faction(lang, game, value, names)
            if argument == "seat":
                found["side"] = "one" if value < len(names) else "many"
        elif argument == "order":
            found[argument] = ", ".join(names[int(seat)] for seat in str(value).split())
        elif argument == "sides":
            found[argument] = ", ".join(_side(lang, game, item, names) for item in str(value).split())
        elif argument == "places":
            found[argument] = ", ".join(_place(lang, game, item) for item in str(value).split())
        elif argument == "targets":
            found[argument] = listed(lang, [_thing(lang, game, item, names) for item in _aims(str(value))]) or "none"
        elif argument in THING_ARGUMENTS and isinstance(value, str):
            kind = THING_ARGUMENTS[argument]
            found[argument] = _thing(lang, game, value if ":" in value else f"{kind}:{value}", names)
    return found


def _aims(targets: str) -> list[str]:
    """The targets of a card, without the seat whose disks are named: "Carthage (Ana)" says it."""
    found = targets.split()
    owners = {f"seat:{item.split(':')[-1]}" for item in found if item.startswith("stack:")}
    return [item for item in found if item not in owners]


def _side(lang: str, game: str, side: str, names: Sequence[str]) -> str:
    faction, before, after = side.split(":")
    return f"{_faction(lang, game, int(faction), names)} {before} → {after}"


def _place(lang: str, game: str, place: str) -> str:
    area, _, disks = place.partition(":")
    name = name_of(game, lang, f"area:{area}") or area
    return name if disks == "1" else f"{name} {disks}"


def _thing(lang: str, game: str, thing: str, names: Sequence[str]) -> str:
    kind, _, key = thing.partition(":")
    if kind == "seat":
        return names[int(key)]
    if kind == "stack":
        area, _, faction = key.partition(":")
        return f"{_thing(lang, game, f'area:{area}', names)} ({_faction(lang, game, int(faction), names)})"
    return name_of(game, lang, thing) or name_of(game, lang, f"area:{thing}") or key or thing


def _faction(lang: str, game: str, faction: int, names: Sequence[str]) -> str:
    return names[faction] if faction < len(names) else texts().text(lang, f"{game}-barbarian-faction")
