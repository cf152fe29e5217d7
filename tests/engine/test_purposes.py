"""What each question is for: a line in both languages for every question of a game, and none for what nobody asks."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast, parse

from data import FOLDER
from data.texts import entries
from data.words import words_of
from engine.core.registry import games
from tests.engine.test_texts import FILES, LANGUAGES

MOST = 115
"""Characters of a line at most: two lines of a phone."""

ROOMS = sorted(path.parent.name for path in FOLDER.glob("*/purposes"))
EXPLAINED = sorted(game for game in games() if game in ROOMS)


@cache
def written(lang: str, room: str, folder: str) -> dict[str, str]:
    """The texts of a file as they are written, by key; none where the room has no such file."""
    files = FILES.get(f"{room}/{folder}.ftl")
    return {} if files is None else entries(files[lang].read_text("utf-8"))


def arguments(texts: dict[str, str], key: str) -> set[str]:
    """What a text speaks of, and the texts that stand in it."""
    inner = [name for name in re.findall(r"\{ ([a-z_]+-[\w-]+) \}", texts[key]) if name in texts]
    return set(re.findall(r"\$(\w+)", texts[key])).union(*(arguments(texts, name) for name in inner))


def keys(lang: str, room: str, folder: str, word: str) -> dict[str, set[str]]:
    """The keys of questions that a file has texts of, with the arguments of these texts."""
    texts, begin = written(lang, room, folder), f"{room}-{word}-"
    return {key.removeprefix(begin): arguments(texts, key) for key in texts if key.startswith(begin)}


def asked(lang: str, room: str) -> dict[str, set[str]]:
    """The questions that a room has texts of, with the arguments of these texts."""
    return keys(lang, room, "texts", "ask")


def longest(pattern: ast.Pattern) -> int:
    """The characters of a text at its longest, a name in it as ten."""
    return sum(_length(element) for element in pattern.elements)


def _length(element: ast.TextElement | ast.Placeable) -> int:
    if isinstance(element, ast.TextElement):
        return len(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return max(longest(variant.value) for variant in element.expression.variants)
    return 10


@pytest.mark.parametrize("game", EXPLAINED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_of_a_game_has_its_line(game: str, lang: str) -> None:
    rooms = list(filter(None, (game, words_of(game).family)))
    questions = {key for room in rooms for key in asked(lang, room)}
    lines = {key for room in rooms for key in keys(lang, room, "purposes", "purpose")}
    source = "".join(
        file.read_text("utf-8") for room in rooms for file in (FOLDER.parent / "engine" / room).rglob("*.py")
    )
    in_code = {key.replace(":", "-") for key in re.findall(r"\bAsk\(\s*\"([a-z:-]+)\"", source)}
    assert len(in_code) >= 9
    assert in_code <= questions
    assert questions - lines == set()


@pytest.mark.parametrize("room", ROOMS)
def test_no_line_is_about_what_nobody_asks_or_speaks_of_what_is_not_known(room: str) -> None:
    """A line has the facts of its question alone: those that the question itself is worded with."""
    family = words_of(room).family
    for lang in LANGUAGES:
        known = (asked(lang, family) if family else {}) | asked(lang, room)
        lines = keys(lang, room, "purposes", "purpose")
        assert len(lines) == len(written(lang, room, "purposes"))
        for key, names in lines.items():
            assert key in known, key
            assert names <= known[key], (key, lang)


@pytest.mark.parametrize("room", ROOMS)
def test_a_line_is_short_and_a_sentence(room: str) -> None:
    for lang in LANGUAGES:
        for key, entry in written(lang, room, "purposes").items():
            message = parse(entry).body[0]
            assert isinstance(message, ast.Message)
            assert message.value is not None
            assert 30 <= longest(message.value) <= MOST, (lang, key, longest(message.value))
            for line in re.findall(r"(?:=|\]) (\S.*[^>\s])$", entry, re.MULTILINE):
                assert line.startswith("{") or (line[0].isupper() or line[0] in "¿«¡"), (lang, line)
                assert line.startswith("{") or line[-1] in ".?", (lang, line)
