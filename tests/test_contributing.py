"""CONTRIBUTING says truly how a game is made: the toy is that page carried out, and every game has its files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.reference import topics
from data.texts import texts
from engine.core.registry import games
from renderers.core.registry import rendered_games
from tests.small_games import HOME, ROOTS, WHOLE, installed
from tests.toy import ROOT as TOY
from tests.toy import toy

PAGE = (HOME / "CONTRIBUTING.md").read_text("utf-8")
GUIDE = PAGE.split("## A new game\n")[1].split("\n## ")[0]
TABLES = GUIDE.split("What is special about it")


def named(table: str, column: int) -> list[str]:
    """The files that the rows of a table name."""
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("|")][2:]
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row[column])]


NEEDED, POSSIBLE = named(TABLES[0], 1), named(f"|{TABLES[1]}", 0)


def matching(root: Path, game: str, name: str) -> list[Path]:
    place = name.replace("GAME", game)
    return sorted(root.glob(f"{place}**/*" if place.endswith("/") else place))


def test_the_page_names_files() -> None:
    assert len(NEEDED) >= 10
    assert "bot/games/GAME.py" in POSSIBLE


@pytest.mark.parametrize("game", ROOTS)
def test_a_game_has_every_file_that_one_needs(game: str) -> None:
    assert [name for name in NEEDED if not matching(ROOTS[game], game, name)] == []


@pytest.mark.parametrize("game", WHOLE)
def test_a_small_game_has_no_file_that_the_page_does_not_name(game: str) -> None:
    root = WHOLE[game]
    known = {path for name in (*NEEDED, *POSSIBLE) for path in matching(root, game, name)}
    files = {path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert files - known == {path for path in files if path.name == "__init__.py"}
    assert not [path for name in POSSIBLE for path in matching(root, game, name)], "it takes every default"


def test_the_toy_is_found_by_looking() -> None:
    assert "toy" not in games()
    with installed():
        assert games()["toy"] is toy.META
        assert "toy" in rendered_games()
        assert texts().has("es", "toy-ask-bid")
    assert "toy" not in games()
    assert not texts().has("es", "toy-ask-bid")


def keys_of_the_toy() -> Iterator[str]:
    """The keys that the page says a game's texts have."""
    source = (TOY / "engine" / "toy" / "game.py").read_text("utf-8")
    yield from (f"toy-ask-{key}" for key in re.findall(r"Ask\(\"([a-z]+)\"", source))
    yield from (f"toy-choice-{verb}" for verb in ("bid", "card", "burn"))
    yield from re.findall(r"log\.(?:add|tell)\([^\"]*\"(toy-[a-z]+)\"", source)
    for spec in toy.META.options:
        yield from (f"toy-option-{spec.id}{more}" for more in ("", "-about", *(f"-{item}" for item in spec.choices)))


def test_the_toy_has_the_texts_that_the_page_names() -> None:
    keys = list(keys_of_the_toy())
    assert len(keys) > 15
    with installed():
        assert [(lang, key) for lang in ("en", "es") for key in keys if not texts().has(lang, key)] == []


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", WHOLE)
def test_a_small_game_has_rules_in_our_own_words(game: str, lang: str) -> None:
    with installed():
        assert all(topic.text for topic in topics(game, lang).values())
        assert topics(game, lang).keys() == topics(game, "en").keys() != set()


def test_the_glossary_speaks_of_what_there_is() -> None:
    rows = [
        line.strip("| ").split(" | ") for line in PAGE.split("## Glossary\n")[1].splitlines() if line.startswith("| ")
    ]
    words = [word for row in rows[2:] for word in row[0].split(", ")]
    assert len(words) > 30
    assert len(words) == len(set(words))
    source = "".join(file.read_text("utf-8") for room in ("engine", "bot") for file in (HOME / room).rglob("*.py"))
    types = [word for word in words if word[0].isupper()]
    assert {"Position", "Match", "Preorders"} <= set(types)
    assert [word for word in types if not re.search(rf"class {word}\b|\n{word}\b", source)] == []
