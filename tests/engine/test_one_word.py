"""One word for a thing: what players read calls the same thing the same everywhere, and cites one rulebook."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from data import FOLDER, files
from data.reference import topics
from data.texts import text_files
from engine.core.registry import games

ROOT = FOLDER.parent
CITED = {"en": re.compile(r"\(rulebook: ([^)]*)\)"), "es": re.compile(r"\(reglamento: ([^)]*)\)")}

FORBIDDEN = {
    "en": {
        r"\ball(?:y|ies)\b": "white disk",
        r"\bVPs?\b|\bpts?\b|\bvictory points?\b": "point",
        r"\b[Ll]ay(?:s|ing)? (?:a|one|your|the) (?:tile|catastrophe|one)": "place",
        r"\bcommits\b": "reveal",
        r"\binternal conflicts?\b(?!\))": "revolt",
        r"\bexternal conflicts?\b(?!\))": "war",
    },
    "es": {
        r"\baliad[oa]s?\b": "disco blanco",
        r"\bPVs?\b|\bpts?\b|\bpuntos? de victoria\b": "punto",
        r"\bconflictos? internos?\b(?!\))": "revuelta",
        r"\bconflictos? externos?\b(?!\))": "guerra",
    },
}
"""What must not be written in a language, and the one word that stands for it."""


def test_words_are_one_for_a_thing() -> None:
    wrong = [
        f"{place}: {found[0]!r}, write {word!r}"
        for lang, rules in FORBIDDEN.items()
        for place, text in _said(lang)
        for pattern, word in rules.items()
        for found in re.finditer(pattern, text, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_words_we_do_use_are_there(lang: str) -> None:
    said = "\n".join(text for _, text in _said(lang)).casefold()
    assert all(word in said for word in FORBIDDEN[lang].values())


def test_a_heading_of_the_rulebook_has_one_name_in_each_language() -> None:
    pairs = set(_headings())
    assert len(pairs) > 40
    for side in (0, 1):
        assert len({pair[side] for pair in pairs}) == len(pairs), sorted(pairs, key=lambda pair: pair[side])
    assert all(english != spanish for english, spanish in pairs)


def test_a_place_on_two_maps_has_one_name() -> None:
    first, other = (
        {row["id"]: row["name"] for row in json.loads((FOLDER / game / "map.json").read_text("utf-8"))["areas"]}
        for game in ("inner_sea", "middle_east")
    )
    shared = first.keys() & other.keys()
    assert len(shared) > 15
    assert {area: first[area] for area in shared} == {area: other[area] for area in shared}
    # The land and the sea beside it are called by the same word, whatever the rulebook's index writes.
    assert first["silicia"]["en"] in first["cilician_sea"]["en"]
    assert first["silicia"]["es"] in first["cilician_sea"]["es"]


def _headings() -> Iterator[tuple[str, str]]:
    for game in games():
        spanish = topics(game, "es")
        for key, topic in topics(game, "en").items():
            yield topic.section, spanish[key].section
    for english in files("*/texts/en.ftl"):
        cited = [CITED[lang].findall(english.with_stem(lang).read_text("utf-8")) for lang in CITED]
        assert len(cited[0]) == len(cited[1]), english
        yield from zip(*cited, strict=True)


@cache
def _said(lang: str) -> list[tuple[str, str]]:
    """All that players read in a language: texts, rules, cards, guides; without what is cited."""
    found = [(str(file), file.read_text("utf-8")) for written, file in text_files() if written == lang]
    for game in games():
        found += [
            (f"rules of {game}", f"{topic.title}\n{topic.text}\n{topic.figure}")
            for topic in topics(game, lang).values()
        ]
        found += [
            (f"{game}: {file.name}", text)
            for file in sorted((FOLDER / game).rglob("*.json"))
            for text in _texts(json.loads(file.read_text("utf-8")), lang)
        ]
    guide = ROOT / "docs" / {"en": "players.md", "es": "jugadores.md"}[lang]
    found.append((guide.name, guide.read_text("utf-8")))
    return [(name, CITED[lang].sub("", re.sub(r"(?m)^\S+ = |^#.*$|\$[a-z-]+", "", text))) for name, text in found]


def _texts(raw: object, lang: str) -> Iterator[str]:
    """The texts in the facts of a game; names of cards and abilities are names."""
    if isinstance(raw, dict):
        for key, value in raw.items():
            if key == "text" and isinstance(value, dict):
                yield str(value.get(lang, ""))
            else:
                yield from _texts(value, lang)
    elif isinstance(raw, list):
        for value in raw:
            yield from _texts(value, lang)
