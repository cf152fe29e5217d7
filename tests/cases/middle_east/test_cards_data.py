"""Every row of a fate card is complete: code, texts in both languages, a case; the blocks and counts of the deck."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from data import table
from engine.epochs.cards import implemented
from engine.middle_east.facts import CARD_FILES, GAME
from tests.cases.middle_east import driver

FILES: dict[str, list[dict[str, Any]]] = {name: table(f"middle_east/cards/{name}.json")["cards"] for name in CARD_FILES}
ROWS: list[dict[str, Any]] = [row for rows in FILES.values() for row in rows]
CASES = "\n".join(
    path.read_text("utf-8")
    for path in sorted(Path(driver.__file__).parent.glob("test_*.py"))
    if path.name != "test_cards_data.py"
)
BLOCKS = {
    "great_persons": range(1, 31),
    "competition": range(31, 42),
    "trade": range(42, 52),
    "disasters": range(52, 69),
    "resources": range(69, 79),
    "others": range(79, 89),
    "religion": range(89, 96),
    "events": range(96, 104),
}
THEMES = {"growth", "trade", "religion", "knowledge", "wealth", "intrigue", "war", "disaster"}
WORDS = 40
KNOWN = {
    1: "master_scribe",
    5: "grand_astrologer",
    9: "prophet",
    18: "breeder_of_stallions",
    20: "master_armorer",
    22: "traitor",
    30: "false_prophet",
    32: "siege",
    34: "shield_bearers",
    35: "blockade",
    36: "improved_bow",
    40: "mercenaries_desert",
    64: "plague_of_locusts",
    67: "earthquake",
    68: "biblical_earthquake",
    69: "mountain_of_gold",
    70: "oasis",
    71: "fishing_grounds",
    88: "royal_roads",
    90: "blasphemy",
    92: "forsaken_by_god",
    95: "monotheism",
    98: "hordes_from_the_north",
    102: "desert_raiders",
    103: "the_breath_of_god",
}
"""Cards whose number the rulebook gives."""


def test_deck__the_blocks_of_numbers():
    assert {name: [row["id"] for row in rows] for name, rows in FILES.items()} == {
        name: list(numbers) for name, numbers in BLOCKS.items()
    }


def test_deck__numbers_that_the_rulebook_gives():
    keys = {row["id"]: row["key"] for row in ROWS}
    assert {number: keys[number] for number in KNOWN} == KNOWN


def test_deck__counts_that_are_known():
    persons = [row["letter"] for row in FILES["great_persons"]]
    assert (sum("C" in letter for letter in persons), persons.count("N")) == (6, 6)
    assert all(row["great_person"] for row in FILES["great_persons"])
    assert sum(row["letter"] == "E" for row in ROWS) == 8
    assert {row["letter"] for row in FILES["religion"]} == {"R"}


def test_deck__no_key_name_or_text_twice():
    assert len({row["key"] for row in ROWS}) == len(ROWS)
    for lang in ("en", "es"):
        assert [name for name, times in Counter(row["name"][lang] for row in ROWS).items() if times > 1] == []
        assert [text for text, times in Counter(row["text"][lang] for row in ROWS).items() if times > 1] == []


@pytest.mark.parametrize("row", ROWS, ids=[row["key"] for row in ROWS])
def test_card__has_code_texts_and_a_case(row: dict[str, Any]):
    assert row["key"] in implemented(GAME)
    for lang in ("en", "es"):
        assert row["name"][lang].strip()
        assert 1 <= len(row["text"][lang].split()) <= WORDS
    assert row["theme"] in THEMES
    assert row["source"] in {"rulebook", "public", "house"}
    assert set(row["letter"]) <= set("NICER")
    assert row["legend"] in {"discard", "shuffle", "aside", "stays"}
    assert f'"{row["key"]}"' in CASES or f"test_{row['key']}__" in CASES


@pytest.mark.parametrize("lang", ["en", "es"])
def test_names__an_ability_spells_a_place_as_the_map_does(lang: str):
    areas = {row["id"]: row["name"][lang] for row in table("middle_east/map.json")["areas"]}
    abilities = {row["id"]: row["name"][lang] for row in table("middle_east/civilizations.json")["ability_texts"]}
    named = {(key, part) for key in abilities for part in key.split("-") if part in areas}
    assert {("walls-of-hattusha", "hattusha"), ("treaty-of-kadesh", "kadesh")} <= named
    assert [(abilities[key], areas[part]) for key, part in named if areas[part] not in abilities[key]] == []


def test_cards_of_religion_are_those_with_the_letter_and_no_others() -> None:
    """A theme has another word: "religion" alone is the letter R, which is for those with a deity."""
    for row in ROWS:
        answers, spanish, english = row.get("answers", ()), row["text"]["es"], row["text"]["en"]
        assert ("tema religioso" in spanish) == ("theme is religion" in english) == ("theme:religion" in answers)
        if "theme:religion" in answers:
            assert "carta de religión" not in spanish
            assert "card of religion" not in english
