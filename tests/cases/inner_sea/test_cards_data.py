"""Every row of a fate card is complete: code, texts in both languages, a case."""

from pathlib import Path
from typing import Any

import pytest

from data import table
from engine.epochs.cards import written
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
    assert row["key"] in written(GAME)
    for lang in ("en", "es"):
        assert row["name"][lang].strip()
        assert 1 <= len(row["text"][lang].split()) <= WORDS
    assert row["theme"] in THEMES
    assert row["source"] in {"rulebook", "public", "house"}
    assert row["letter"] in {"", "N", "I", "C", "E"}
    assert row["legend"] in {"discard", "shuffle", "aside", "stays"}
    assert f'"{row["key"]}"' in CASES
