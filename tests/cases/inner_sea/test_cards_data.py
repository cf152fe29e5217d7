"""Every row of a fate card is complete: code, texts in both languages, a case."""

from pathlib import Path
from typing import Any

import pytest

from data import FOLDER, table
from engine.epochs.cards import implemented
from engine.inner_sea.facts import CARD_FILES, GAME
from tests.cases.inner_sea import driver

ROWS: list[dict[str, Any]] = [row for name in CARD_FILES for row in table(f"inner_sea/cards/{name}.json")["cards"]]
CASES = "\n".join(
    path.read_text("utf-8")
    for path in sorted(Path(driver.__file__).parent.glob("test_*.py"))
    if path.name != "test_cards_data.py"
)
THEMES = {"growth", "trade", "religion", "knowledge", "wealth", "intrigue", "war", "disaster"}
WORDS = 40


def test_deck__a_card_for_every_number_from_1_to_103():
    assert sorted(row["id"] for row in ROWS) == list(range(1, 104))


def test_deck__no_key_name_or_text_twice():
    assert len({row["key"] for row in ROWS}) == len(ROWS)
    for lang in ("en", "es"):
        assert len({row["name"][lang] for row in ROWS}) == len(ROWS)
        assert len({row["text"][lang] for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=[row["key"] for row in ROWS])
def test_card__has_code_texts_and_a_case(row: dict[str, Any]):
    assert row["key"] in implemented(GAME)
    for lang in ("en", "es"):
        assert row["name"][lang].strip()
        assert 1 <= len(row["text"][lang].split()) <= WORDS
    assert row["theme"] in THEMES
    assert row["source"] in {"rulebook", "public", "house"}
    assert row["letter"] in {"", "N", "I", "C", "E"}
    assert row["legend"] in {"discard", "shuffle", "aside", "stays"}
    assert f'"{row["key"]}"' in CASES


def _trusted(source: str) -> list[str]:
    """The English names of everything that the data says comes from such a source, cards and wonders."""
    rows = [*ROWS, *table("inner_sea/wonders.json")["wonders"]]
    return [row["name"]["en"] for row in rows if row["source"] == source]


@pytest.mark.parametrize("source", ["rulebook", "public"])
def test_source__the_page_of_rules_says_where_each_card_that_is_not_ours_comes_from(source: str):
    page = (FOLDER.parent / "docs/rules/inner_sea.md").read_text("utf-8")
    chapter = page.split("## How far the cards can be trusted", 1)[1].split("\n## ", 1)[0]
    entries = [" ".join(item.split()) for item in chapter.split("\n- ")[1:]]
    said = "".join(item for item in entries if item.startswith(f"**{source}"))
    assert [name for name in _trusted(source) if name not in said] == []
    ours = [name for name in _trusted("house") if name in said]
    assert ours == []


def test_source__an_ability_with_a_number_or_condition_of_ours_is_ours():
    rows = table("inner_sea/civilizations.json")["ability_texts"]
    assert all(row["source"] == "house" for row in rows if row.get("house") or row.get("balancing"))
    assert sum(bool(row.get("balancing")) for row in rows) == 8
