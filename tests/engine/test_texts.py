"""Texts: every language says the same things, and every event and reason of the rules has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from data import FOLDER
from data.texts import Conjunction, Texts, describe_event, entries, join_list, text_files, texts, worded
from data.words import words_of
from engine.core.events import Event
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from engine.core.rows import TRACES
from tests.engine.conformance.tables import step

ENGINE = FOLDER.parent / "engine"
NAMES = ("Ana", "Ben", "Cleo", "Dan")
ONE_SIDED = ("commands.ftl", "command_names.ftl")
"""Names of commands: the English ones are in the code, since Discord knows the commands by them."""

LANGUAGES = ("en", "es")


def in_language(file: Path, lang: str, other: str) -> str:
    """A file's path with another language's name as folder or stem; "" leaves the language out."""
    return re.sub(rf"/{lang}(?=[/.])", other and f"/{other}", f"{file}")


FILES = {
    in_language(file, lang, "").removeprefix(f"{FOLDER}/"): {
        other: Path(in_language(file, lang, other)) for other in LANGUAGES
    }
    for lang, file in text_files()
    if file.name not in ONE_SIDED
}
"""Every file of texts in each language: "locales/bot.ftl", "tigris/texts.ftl"."""


class Variables(Visitor):
    """Collects the arguments that a text speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str, name: str) -> dict[str, set[str]]:
    """The texts of a file with their arguments."""
    found = {}
    for entry in parse(FILES[name][lang].read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content[:60]!r} cannot be read"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{name} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_texts(name: str) -> None:
    english, spanish = (set(messages(lang, name)) for lang in ("en", "es"))
    only = {key for key in english ^ spanish if not re.match(r"tigris-log-", key)}
    assert not only


def test_no_text_stands_in_two_files() -> None:
    for lang in LANGUAGES:
        keys = [key for name in FILES for key in messages(lang, name)]
        assert sorted(keys) == sorted(set(keys))


def test_a_games_texts_lie_in_its_folder_and_begin_with_its_id() -> None:
    """The core's files hold none of them; a family's folder, such as data/epochs, is named as its texts begin, too."""
    own = {name.partition("/")[0] for name in FILES} - {"locales"}
    assert set(games()) <= own
    for name in FILES:
        folder = name.partition("/")[0]
        begun = {key.partition("-")[0] for key in messages("en", name)}
        assert begun == {folder} if folder in own else begun.isdisjoint(own), name


@pytest.mark.parametrize("name", FILES)
def test_both_languages_speak_of_the_same(name: str) -> None:
    """Only Spanish has to know the gender of what has a colour."""
    spanish = messages("es", name)
    for key, variables in messages("en", name).items():
        assert variables - spanish[key] <= {"colour"}, key


def test_every_event_and_reason_in_the_rules_has_words() -> None:
    keys = set(TRACES)
    for file in sorted(ENGINE.rglob("*.py")):
        keys |= set(re.findall(r"log\.(?:add|tell)\([^\"]*\"([a-z_-]+)\"", file.read_text(encoding="utf-8")))
        keys |= set(re.findall(r"Reason\(\s*\"([a-z_-]+)\"", file.read_text(encoding="utf-8")))
    assert {"undo", "tigris-tile", "tigris-drew", "tigris-joins-three", "tigris-final"} <= keys
    missing = [(lang, key) for lang in ("en", "es") for key in sorted(keys) if not texts().has(lang, key)]
    assert not missing


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_line_of_many_games_can_be_worded(lang: str) -> None:
    said: set[str] = set()
    options = {"special-buildings": "yes", "dynasties": "choose"}
    for seed in range(6):
        match, rng = Match.create(load_game("tigris"), options, 4, seed), seeded(seed)
        while step(match, rng, "verb-first" if seed % 2 else "random"):
            pass
        for entry in match.log:
            line = describe_event(lang, entry.event, NAMES)
            said.add(entry.event.key)
            assert line[0].isupper() or line[0].isdigit()
            assert not re.search(r"[{}$]|  |\bNone\b", line)
    assert len(said) >= 25


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_reason_can_be_worded(lang: str) -> None:
    for colour in ("red", "black", "blue", "green", "any"):
        assert texts().text(lang, "tigris-no-such-tile", colour=colour)
        assert texts().text(lang, "tigris-leader-not-on-board", colour=colour)
    source = "".join(file.read_text("utf-8") for file in sorted((ENGINE / "tigris").rglob("*.py")))
    reasons = re.findall(r"Reason\(\s*\"([a-z-]+)\"", source)
    assert len(reasons) > 10
    for key in reasons:
        assert texts().text(lang, key, cell="F7", colour="red").endswith((".", "F7."))


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            Event("tigris-tile", {"seat": 1, "colour": "blue", "cell": "F7"}),
            "Ben places a farm on F7.",
            "Ben coloca una loseta de agricultura en F7.",
        ),
        (
            Event("tigris-drew", {"red": 2, "black": 0, "blue": 1, "green": 1}, (0,)),
            "You draw 2 temples, 1 farm and 1 market.",
            "Robas 2 templos, 1 loseta de agricultura y 1 mercado.",
        ),
        (
            Event("tigris-points", {"seat": 0, "colour": "black", "points": 2, "because": "war"}),
            "Ana scores 2 black points for the war.",
            "Ana consigue 2 puntos negros por la guerra.",
        ),
        (
            Event("tigris-committed", {"seat": 0, "colour": "green", "tiles": 0}),
            "Ana reveals no tiles.",
            "Ana no revela ninguna loseta.",
        ),
        (
            Event("tigris-revolt", {"seat": 2, "other": 3, "colour": "red"}),
            "Revolt: the priest of Cleo attacks the priest of Dan.",
            "Revuelta: el sacerdote de Cleo ataca al sacerdote de Dan.",
        ),
        (
            Event("undo", {"seat": 0, "answers": 1}),
            "Ana took back the last choice.",
            "Ana ha deshecho la última decisión.",
        ),
    ],
)
def test_events_in_words(event: Event, english: str, spanish: str) -> None:
    assert describe_event("en", event, NAMES) == english
    assert describe_event("es", event, NAMES) == spanish


def test_words_as_a_list() -> None:
    assert [join_list("en", list(items)) for items in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]


def test_what_is_missing_is_said() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        texts().text("en", "no-such-text")
    with pytest.raises(ValueError, match="tigris-tile"):
        texts().text("en", "tigris-tile", cell="F7")
    assert not texts().has("en", "no-such-text")


def test_a_language_without_texts_is_read_as_english(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("hello = Hello, { $name }\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("bye = Bye\n", encoding="utf-8")
    own = Texts([("en", file) for file in sorted(tmp_path.iterdir())])
    assert own.languages == ("en",)
    assert own.text("fr", "hello", name="Ana") == "Hello, Ana"
    assert own.text("en", "bye") == "Bye"


@pytest.mark.parametrize("file", [file for _, file in text_files()], ids=lambda file: "/".join(file.parts[-3:]))
def test_texts_parsed_one_by_one_are_those_of_their_file(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    whole = {entry.id.name: entry for entry in parse(source).body if not isinstance(entry, ast.BaseComment)}
    alone = {key: parse(text).body[0] for key, text in entries(source).items()}
    assert alone.keys() == whole.keys()
    for key, entry in alone.items():
        assert entry.equals(whole[key], ignored_fields=["span", "comment"]), key


def test_a_text_is_read_with_those_it_refers_to(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "greeting = { hello }, { guest }\n\n# Not a text = only a remark\nhello = { $many ->\n    [one] Hi\n"
        "   *[other] Hi all\n}\n",
        encoding="utf-8",
    )
    (tmp_path / "b.ftl").write_text("hello = too late\nguest =\n    two\n    lines = one text\n", encoding="utf-8")
    own = Texts([("en", file) for file in sorted(tmp_path.iterdir())])
    assert own.text("en", "greeting", many=1) == "Hi, two\nlines = one text"
    assert not own.has("en", "lines")


@pytest.mark.parametrize(
    ("about", "asked"),
    [
        ({"kind": "card", "card": "heresy", "targets": ""}, "Ana plays Heresy. Do you negate it?"),
        ({"kind": "card", "card": "heresy", "targets": "area:rome"}, "Ana plays Heresy: Rome. Do you negate it?"),
        (
            {"kind": "card", "card": "hired_raiders", "targets": "stack:rome:1"},
            "Ana plays Hired Raiders: Rome (Ben). Do you negate it?",
        ),
        (
            {"kind": "answer", "card": "ambush", "other": "phalanx"},
            "Ana answers Phalanx with Ambush. Do you negate Ambush?",
        ),
        (
            {"kind": "wonder", "card": "wonder:grand_temple", "targets": "area:rome"},
            "Ana uses Grand Temple: Rome. Do you negate that?",
        ),
    ],
)
def test_whoever_may_negate_is_told_what_is_played_at_what(about: dict[str, str], asked: str) -> None:
    words = worded("en", "inner_sea", {"seat": 0, **about}, ["Ana", "Ben"])
    assert texts().text("en", "inner_sea-ask-react", **words) == asked


def test_a_region_is_named_among_targets() -> None:
    assert worded("en", "inner_sea", {"targets": "region:italy"}, [])["targets"] == "Italy and its islands"


def test_the_barbarians_are_named_among_targets() -> None:
    words = worded("es", "inner_sea", {"targets": "stack:rome:2 samnium"}, ["Ana", "Ben"])
    assert words["targets"] == "Roma (los bárbaros) y Samnio"


SOUND_I = ("Inés", "iglesias", "Hilda", "**Iván**", "Ícaro", "I", "Íos")
OTHER_SOUNDS = ("hielo", "Ian", "Iolanda", "Yugurta", "Hernán", "", 3)


@pytest.mark.parametrize(
    ("word", "said"), [*((word, "e") for word in SOUND_I), *((word, "y") for word in OTHER_SOUNDS)]
)
def test_the_spanish_and_becomes_e_before_the_sound_i(word: object, said: str) -> None:
    assert Conjunction(word).word == said
    assert join_list("es", ["Ana", str(word)]) == f"Ana {said} {word}"
    assert join_list("en", ["Ana", str(word)]) == f"Ana and {word}"


def test_no_spanish_text_joins_a_name_with_a_bare_y() -> None:
    plain = {"$most", "$other", "tigris-log-second", "$military", "$resources", "$culture", "$strength"}
    plain |= {"$knowledge", "$ambrosia", "$swords", "$arrows"}
    """Numbers and colours: none begins with the sound i."""
    bare = [
        (str(file), found[0])
        for lang, file in text_files()
        if lang == "es"
        for found in re.finditer(r"\by [*«]*\{ ([$a-z-]+)", file.read_text(encoding="utf-8"))
        if found[1] not in plain
    ]
    assert not bare


@pytest.mark.parametrize(
    ("lang", "lost", "safe"),
    [
        ("en", "The Barbarians lose 2 disks in Rome.", "The Barbarians are safe from cards in Rome."),
        ("es", "Los bárbaros pierden 2 discos en Roma.", "Los bárbaros están a salvo de las cartas en Roma."),
    ],
)
def test_barbarians_are_many(lang: str, lost: str, safe: str) -> None:
    fallen = Event("inner_sea-lost", {"seat": 3, "area": "rome", "disks": 2})
    assert describe_event(lang, fallen, ["Ana", "Ben", "Cara"]) == lost
    spared = Event("inner_sea-shielded", {"seat": 3, "area": "rome"})
    assert describe_event(lang, spared, ["Ana", "Ben", "Cara"]) == safe
    alone = Event("inner_sea-lost", {"seat": 0, "area": "rome", "disks": 1})
    assert describe_event(lang, alone, ["Ana"]).startswith("Ana ")


def test_whose_disks_a_card_aims_at_is_said_once() -> None:
    event = Event("inner_sea-played", {"seat": 0, "card": "famine", "targets": "seat:1 stack:carthage:1"})
    assert describe_event("en", event, ["Ana", "Ben"]) == "Ana plays Famine: Carthage (Ben)."


class Mentions(Visitor):
    """Collects the other texts that a text is made with."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.keys.add(node.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in games() if words_of(game).family])
def test_a_text_of_the_family_is_not_made_with_one_that_the_game_words_otherwise(game: str, lang: str) -> None:
    """ "epochs-draft-ask-withdraw" is "epochs-ask-withdraw": a game that words the second one must word the first."""
    family = words_of(game).family
    own = messages(lang, f"{game}/texts.ftl")
    wrong = []
    for key, source in entries(FILES[f"{family}/texts.ftl"][lang].read_text(encoding="utf-8")).items():
        made = Mentions()
        made.visit(parse(source))
        mentioned = {name.replace(family, game, 1) for name in made.keys if name.startswith(f"{family}-")}
        if key.replace(family, game, 1) not in own and mentioned & own.keys():
            wrong.append(key)
    assert not wrong


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "event",
    [
        Event("through_the_ages-famine", {"seat": 0, "missing": 2, "culture": 0}),
        Event("through_the_ages-culture-lost", {"seat": 0, "count": 0, "because": "crime_wave"}),
        Event("through_the_ages-loses", {"seat": 0, "food": 0, "resources": 0, "because": "raiders"}),
        Event("through_the_ages-unit-resources", {"seat": 0, "count": 0, "because": "military_build_up"}),
    ],
)
def test_a_loss_of_nothing_is_said_in_words(event: Event, lang: str) -> None:
    assert not re.search(r"\b0\b", describe_event(lang, event, NAMES))
