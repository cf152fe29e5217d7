"""No card is without effect and case: every id of data/through_the_ages/cards stands in a file of cases."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from data.words import text_of
from engine.through_the_ages.cards import BOX, Card

FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
RULES = Path(__file__).parents[3] / "engine" / "through_the_ages"


def test_cards__every_one_is_named_by_a_case() -> None:
    named = {word for path in FILES for word in re.findall(r"\b[a-z][a-z_0-9]+\b", path.read_text(encoding="utf-8"))}
    assert sorted({card.id for card in BOX} - named) == []


SPELLED = {
    "raid_i": {1}, "raid_ii": {1, 2}, "raid_iii": {2, 3},
    "impact_of_architecture": {1}, "impact_of_competition": {1}, "first_space_flight": {1},
    "impact_of_balance": {2}, "hollywood": {2}, "transcontinental_railroad": {2},
    "genghis_khan": {1, 2}, "air_forces": {2},
}  # fmt: skip
"""Numbers of the rules that a text has as a word ("double", "level II"), or that go without saying (1 for each)."""

OF_THE_TEXT = {card: {1} for card in ("michelangelo", "emigration", "barbarians", "ocean_liner_service")}
"""Numbers of a text that are no numbers in data: the function of the card has them."""


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _numbers(item)


def _facts(card: Card) -> set[int]:
    """The numbers by which the rules play a card."""
    told = (card.gives, card.numbers, card.at_once, card.sides, card.army, card.value, card.obsolete, card.limit)
    return {*_numbers(told), card.defense, card.colonization} - {0}


@pytest.mark.parametrize("card", BOX, ids=lambda card: card.id)
def test_cards__the_numbers_of_a_text_are_those_of_the_rules_in_both_languages(card: Card) -> None:
    en, es = (
        Counter(map(int, re.findall(r"\d+", text_of("through_the_ages", lang, f"card:{card.id}") or "")))
        for lang in ("en", "es")
    )
    assert en == es
    assert set(en) - {0} == _facts(card) - SPELLED.get(card.id, set()) | OF_THE_TEXT.get(card.id, set())


def test_cards__every_number_in_data_is_read_by_the_rules() -> None:
    read = {word for path in RULES.rglob("*.py") for word in re.findall(r'"(\w+)"', path.read_text(encoding="utf-8"))}
    assert sorted(f"{card.id} {name}" for card in BOX for name in card.numbers if name not in read) == []
