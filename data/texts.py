"""All texts that people read (Fluent), by language and key: the core's and, in each game's folder, the game's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import MessageReference, Resource
from fluent.syntax.visitor import Visitor

from data import files
from data.casts import CAST, Side, players_by_side, sides_of
from data.words import Argument, name_of, text_of, words_of

FALLBACK = "en"
"""The language read where one is asked for that has no texts."""

CACHE_SIZE = 4096
"""Texts with their arguments that are kept: wording one takes Fluent up to a tenth of a millisecond."""

FOLDERS = ("texts", "lessons", "purposes")
"""The folders of a game with texts: of the game itself, of its lessons, what each of its questions is for."""

SOUND = 40
"""Letters of a word that are looked at for how it begins, formatting before it included."""

MARKS = "*_~`|>#([«“\"'\\\u2068 "
"""What may stand before a word and is not heard."""

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a text begins in its file: all other lines of a text are indented or begin with a bracket."""

SEAT_ARGUMENTS = ("seat", "other")
"""Arguments of events that hold a seat and are worded as its player's name."""


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


def entries(source: str) -> dict[str, str]:
    """The texts of a file, each as it is written, by key; of two with one key the first."""
    starts = [(match[1], match.start()) for match in ENTRY.finditer(source)]
    texts_by_key: dict[str, str] = {}
    for (key, start), (_, end) in zip(starts, [*starts[1:], ("", len(source))], strict=True):
        texts_by_key.setdefault(key, source[start:end])
    return texts_by_key


class Language:
    """The texts of one language. Each is parsed when it is first read: all of them at once take a fifth of a second."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], functions={"AND": Conjunction}, use_isolating=False)
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add(self, source: str) -> None:
        """Add what a file holds; a key that is known already keeps its text."""
        self._entries = entries(source) | self._entries

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return key in self._entries

    def text(self, key: str, args: Mapping[str, Any]) -> tuple[str | None, list[Exception]]:
        """A text that is there with its arguments filled in, and what went wrong; None where it has no words."""
        if key not in self._parsed:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None, []
        worded, problems = self._bundle.format_pattern(pattern, dict(args))
        return str(worded), problems

    def _parse(self, key: str) -> None:
        """Hand a text to Fluent, and all that it refers to; what two threads hand over at once is the same."""
        resources: dict[str, Resource] = {}
        wanted = [key]
        while wanted:
            one = wanted.pop()
            if one in self._entries and one not in resources:
                resources[one] = FluentResource(self._entries[one])
                wanted += References(resources[one]).keys
        for resource in resources.values():
            self._bundle.add_resource(resource)
        self._parsed.update(resources)


class References(Visitor):
    """The keys of other texts that a parsed one refers to."""

    def __init__(self, resource: Resource) -> None:
        self.keys: list[str] = []
        self.visit(resource)

    def visit_MessageReference(self, node: MessageReference) -> None:
        """Note one; the visitor calls this by its name."""
        self.keys.append(node.id.name)


class Texts:
    """Texts by language and key. A key begins with the id of its game; what a game lacks is its family's."""

    def __init__(self, sources: Iterable[tuple[str, Path]]) -> None:
        """Reads files of texts, each given with its language."""
        self._languages: dict[str, Language] = {}
        for lang, file in sources:
            if lang not in self._languages:
                self._languages[lang] = Language(lang)
            self._languages[lang].add(file.read_text(encoding="utf-8"))
        self._worded = lru_cache(maxsize=CACHE_SIZE, typed=True)(self._text)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are, by their short names."""
        return tuple(self._languages)

    def has(self, lang: str, key: str) -> bool:
        """Whether there is a text of this key in the language."""
        return self._key_of(self._language(lang), key) is not None

    def text(self, lang: str, key: str, /, **args: Any) -> str:
        """A text with its arguments filled in; a language without texts is read as English. Those of late are kept.

        Raises KeyError for an unknown key, ValueError where an argument is missing.
        """
        return self._worded(lang, key, **args)

    def _text(self, lang: str, key: str, /, **args: Any) -> str:
        language = self._language(lang)
        own_key = self._key_of(language, key)
        worded, problems = (None, []) if own_key is None else language.text(own_key, args)
        if worded is None:
            raise KeyError(key)
        if problems:
            raise ValueError(f"text {key!r} ({lang}): {problems[0]}")
        return worded

    def _language(self, lang: str) -> Language:
        return self._languages.get(lang) or self._languages[FALLBACK]

    @staticmethod
    def _key_of(language: Language, key: str) -> str | None:
        """The key under which a text stands: its own, or that of the game's family."""
        if language.has(key):
            return key
        game, _, rest = key.partition("-")
        shared = f"{words_of(game).family}-{rest}"
        return shared if language.has(shared) else None


def text_files() -> list[tuple[str, Path]]:
    """The files of all texts with their languages: ``locales/LANGUAGE/*.ftl``, ``GAME/texts/LANGUAGE.ftl``,
    ``GAME/lessons/LANGUAGE.ftl`` and ``GAME/purposes/LANGUAGE.ftl``.
    """
    core = [(file.parent.name, file) for file in files("locales/*/*.ftl")]
    return core + [(file.stem, file) for folder in FOLDERS for file in files(f"*/{folder}/*.ftl")]


@cache
def texts() -> Texts:
    """All texts there are, read once."""
    return Texts(text_files())


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


CAUSE: Final = "because"
"""The argument of an event that says what it happened because of."""


def join_list(lang: str, items: Sequence[str]) -> str:
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
    return texts().text(lang, event.key, **{"list": join_list(lang, parts), **worded(lang, game, event.args, names)})


def worded(lang: str, game: str, args: Mapping[str, str | int], names: Sequence[str]) -> dict[str, Any]:
    """Arguments of a text with the names of seats and things in place of their ids, as the game's words say.

    A seat beyond the last one stands for a faction that nobody plays; ``side`` tells it ("many") from a player
    ("one"), as a verb must know.
    """
    words: dict[str, Any] = dict(args)
    arguments = words_of(game).arguments
    if args.get(CAST):
        names = names_of_sides(lang, game, str(args[CAST]), names)
    for argument, value in args.items():
        if argument in SEAT_ARGUMENTS and isinstance(value, int):
            words[argument] = faction_name(lang, game, value, names)
            if argument == "seat":
                words["side"] = "one" if value < len(names) else "many"
        elif argument in arguments and (isinstance(value, str) or arguments[argument].style == "seat"):
            words[argument] = _argument(lang, game, arguments[argument], str(value), names)
    return words


def names_of_sides(lang: str, game: str, cast: str, names: Sequence[str]) -> list[str]:
    """What each side of a cast is called: its player; player and side where it is one of two;
    the side and "no player". ``names``: the players'; without a cast ("") and where they are the sides' already, they
    stay as they are.
    """
    sides = sides_of(cast)
    if len(names) >= len(sides):
        return list(names)
    players = [side.player for side in sides]
    return [_side_name(lang, game, side, players.count(side.player) > 1, names) for side in sides]


def side_name(lang: str, game: str, side: str) -> str | None:
    """What a side of a cast is called by itself; None for one without a name."""
    return name_of(game, lang, f"{words_of(game).arguments[CAST].kind}:{side}")


def _side_name(lang: str, game: str, side: Side, is_one_of_two: bool, names: Sequence[str]) -> str:
    named = side_name(lang, game, side.name)
    if side.player < 0:
        return texts().text(lang, "side-unled", side=named or "none")
    name = names[side.player] if side.player < len(names) else ""
    return f"{name} ({named})" if is_one_of_two and named and name else name


def seats_in(game: str, args: Mapping[str, str | int]) -> list[int]:
    """The seats that an event's arguments speak of, one a argument."""
    arguments = words_of(game).arguments
    named = {*SEAT_ARGUMENTS, *(name for name, argument in arguments.items() if argument.style == "seat")}
    sides = [value for name, value in args.items() if name in named and isinstance(value, int)]
    if not args.get(CAST):
        return sides
    players = players_by_side(str(args[CAST]), 0)
    return [players[side] for side in sides if side < len(players)]


def counted(lang: str, game: str, kind: str, things: str) -> str:
    """Things of a kind with their numbers, as an option spells them ("warriors=2+any=1"): "2 × Warriors, any card";
    "city_guard+militia" without numbers: "City Guard + Militia".

    What is no thing has a text of its own, "{game}-counted-{kind}-{word}" where things have a kind, else
    "{game}-counted-{word}".
    """
    phrases = []
    for item in things.split("+"):
        thing, _, count = item.partition("=")
        keys = (f"{game}-counted-{kind}-{thing}", f"{game}-counted-{thing}")
        own = next((texts().text(lang, key) for key in keys if texts().has(lang, key)), thing)
        name = name_of(game, lang, f"{kind}:{thing}") or own
        phrases.append(name if count in ("", "1") else f"{count} × {name}")
    return (", " if "=" in things else " + ").join(phrases)


def places_in(game: str, args: Mapping[str, str | int]) -> dict[str, str | int]:
    """The arguments that are a place on the board: what everybody may read of a question."""
    words = words_of(game)
    kinds = {name: argument.kind for name, argument in words.arguments.items() if argument.style == "thing"}
    return {name: value for name, value in args.items() if words.place and kinds.get(name) == words.place}


def things_in(game: str, args: Mapping[str, str | int]) -> set[str]:
    """The things that an event's arguments are about, each as "kind:id"; not what something happened because of."""
    arguments, things = words_of(game).arguments, set[str]()
    for name, value in args.items():
        argument = arguments.get(name)
        if argument is None or name == CAUSE or not isinstance(value, str):
            continue
        if argument.style in ("thing", "things"):
            things |= {item if ":" in item else f"{argument.kind}:{item}" for item in value.split()}
        elif argument.style == "counts":
            things |= {f"{argument.kind}:{item.partition(':')[0]}" for item in value.split()}
    return things


def _argument(lang: str, game: str, argument: Argument, value: str, names: Sequence[str]) -> str:
    kind = argument.kind
    match argument.style:
        case "thing":
            return _thing(lang, game, value if ":" in value else f"{kind}:{value}", kind, names)
        case "cast":
            return value
        case "text":
            return text_of(game, lang, value) or ""
        case "words":
            words = [texts().text(lang, f"{game}-{kind}", **{kind: word}) for word in value.split()]
            return join_list(lang, words) or "none"
        case "seat":
            return faction_name(lang, game, int(value), names)
        case "seats":
            return ", ".join(names[int(seat)] for seat in value.split())
        case "scores":
            pairs = [item.split(":") for item in value.split()]
            return ", ".join(f"{names[int(seat)]} {count}" for seat, count in pairs) or "none"
        case "changes":
            return ", ".join(_change(lang, game, item, names) for item in value.split())
        case "counts":
            return ", ".join(_count(lang, game, kind, item) for item in value.split())
        case "things":
            return join_list(lang, [_thing(lang, game, item, kind, names) for item in _aims(game, value)]) or "none"


def _aims(game: str, things: str) -> list[str]:
    """Things without the seats that a pair among them names too: "Carthage (Ana)" says it."""
    items = things.split()
    pairs = words_of(game).pairs
    paired = {f"seat:{item.rpartition(':')[2]}" for item in items if item.partition(":")[0] in pairs}
    return [item for item in items if item not in paired]


def _change(lang: str, game: str, change: str, names: Sequence[str]) -> str:
    faction, before, after, *white = change.split(":")
    if white:
        after = texts().text(lang, f"{game}-pic-strength", disks=int(after), allies=int(white[0]))
    return f"{faction_name(lang, game, int(faction), names)} {before} → {after}"


def _count(lang: str, game: str, kind: str, counted: str) -> str:
    thing, _, count = counted.partition(":")
    name = name_of(game, lang, f"{kind}:{thing}") or thing
    return name if count == "1" else f"{name} {count}"


def _thing(lang: str, game: str, thing: str, usual: str, names: Sequence[str]) -> str:
    """The name of "kind:id", of a seat or a pair; of an id alone, as of the ``usual`` kind.

    A game may say what is no thing itself, with the name of what its options mean: "{game}-target-{kind}".
    """
    kind, _, key = thing.partition(":")
    if kind == "seat":
        return names[int(key)]
    if (first := words_of(game).pairs.get(kind)) is not None:
        whole, _, faction = key.partition(":")
        name = name_of(game, lang, f"{first}:{whole}") or whole
        return f"{name} ({faction_name(lang, game, int(faction), names)})"
    own_name = name_of(game, lang, thing)
    if texts().has(lang, own := f"{game}-target-{kind}"):
        name = own_name or name_of(game, lang, f"{words_of(game).options.get(kind, kind)}:{key}") or key
        return texts().text(lang, own, arg=int(key) if key.isdecimal() else key, name=name)
    return own_name or name_of(game, lang, f"{usual}:{thing}") or key or thing


def faction_name(lang: str, game: str, faction: int | None, names: Sequence[str]) -> str:
    """The player of a seat; of None or a number beyond, the faction that nobody plays ("{game}-unplayed")."""
    return names[faction] if faction is not None and faction < len(names) else texts().text(lang, f"{game}-unplayed")
