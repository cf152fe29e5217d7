"""No card is without effect and case: every id of data/through_the_ages/cards stands in a file of cases."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from data.words import name_of, text_of
from engine.through_the_ages.action_cards import FAMILIES
from engine.through_the_ages.attacks import AGGRESSIONS, WARS
from engine.through_the_ages.cards import BOX, CARDS, NUMBERS, SPECIAL_KINDS, WORKERS, Card
from engine.through_the_ages.computer import leader_worth as leaders
from engine.through_the_ages.computer.card_worth import (
    action_worth,
    government_gain,
    special_gain,
    technology_gain,
    wonder_gain,
)
from engine.through_the_ages.computer.military_cards import card_worth
from engine.through_the_ages.computer.outlook import Outlook, outlook
from engine.through_the_ages.computer.sight import Sight, sight
from engine.through_the_ages.events import EVENTS
from engine.through_the_ages.impacts import IMPACTS
from tests.cases.through_the_ages.board import civ, state

FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]
RULES = Path(__file__).parents[3] / "engine" / "through_the_ages"


def test_cards__every_one_is_named_by_a_case() -> None:
    named = {word for path in FILES for word in re.findall(r"\b[a-z][a-z_0-9]+\b", path.read_text(encoding="utf-8"))}
    assert sorted({card.id for card in BOX} - named) == []


# --- code, worth, text ---

IN_TABLES = {"action": FAMILIES, "event": EVENTS, "aggression": AGGRESSIONS, "war": WARS}
"""By kind, the functions of cards that do nothing without one."""

NEW = Card("new_card", "leader", 2, (1, 1, 1))
"""A card as it stands in data before anything else is written for it."""


def without_code(cards: Iterable[Card]) -> list[str]:
    """Cards for which the rules do nothing: no function, no symbols, no numbers, and no rule that asks for them."""
    sources = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    return [card.id for card in cards if not _is_played(card, sources)]


def _is_played(card: Card, sources: str) -> bool:
    if card.kind in IN_TABLES:
        return NUMBERS.get(card.id, -1) in IN_TABLES[card.kind] or card.id in IMPACTS
    facts = (card.gives, card.at_once, card.value, card.defense, card.colonization, card.limit, *card.sides)
    numbers = card.kind in SPECIAL_KINDS and card.numbers
    return any(facts) or bool(numbers) or f'"{card.id}"' in sources


RICH = "irrigation=2 iron=2 alchemy=2 religion drama printing_press warriors=3 swordsmen=2 knights cannon"


def without_worth(numbers: Iterable[int]) -> list[str]:
    """Cards that the sensible player thinks nothing of, neither early nor late, whether poor or rich.

    Starting cards are nobody's to wish for, and events have the worth of what they do when they are tried.
    """
    left = [number for number in numbers if CARDS[number].kind != "event" and not CARDS[number].starting]
    tables = (state(civ(), civ(), civ()), state(civ(workers=RICH), civ(), civ(), age=2, round=9))
    for see in [sight(s, 0) for s in tables]:
        o = outlook(see, see.board, 0)
        left = [number for number in left if not _worth(see, o, number)]
    return [CARDS[number].id for number in left]


def _worth(see: Sight, o: Outlook, card: int) -> float:
    s, p, kind = see.board, see.board.players[see.seat], CARDS[card].kind
    if kind == "leader":
        return leaders.leader_worth(o, p, card)
    if kind == "wonder":
        return wonder_gain(o, s, card)
    if kind == "action":
        return action_worth(o, s, card)
    if kind == "government":
        return government_gain(o, p, card)
    if card < WORKERS:
        return technology_gain(o, p, card)
    return special_gain(o, p, card) if kind in SPECIAL_KINDS else card_worth(see, o, card)


def without_words(cards: Iterable[Card]) -> list[str]:
    """Cards without a name or a text in one of both languages."""
    words = [(card.id, [(lang, say) for lang in ("en", "es") for say in (name_of, text_of)]) for card in cards]
    return [
        card for card, pairs in words if not all(say("through_the_ages", lang, f"card:{card}") for lang, say in pairs)
    ]


def test_cards__every_one_has_code() -> None:
    assert without_code(BOX) == []
    assert without_code([*BOX, NEW]) == ["new_card"]


def test_cards__one_without_its_function_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for table, card in ((EVENTS, "rats"), (FAMILIES, "stockpile"), (AGGRESSIONS, "annex")):
        monkeypatch.delitem(table, NUMBERS[card])
    assert sorted(without_code(BOX)) == ["annex", "rats", "stockpile"]


def test_cards__every_one_is_worth_something_to_the_sensible_player(monkeypatch: pytest.MonkeyPatch) -> None:
    assert without_worth(range(len(BOX))) == []
    hammurabi = NUMBERS["hammurabi"]
    monkeypatch.delitem(leaders.ABILITIES, hammurabi)
    assert without_worth([hammurabi, NUMBERS["moses"]]) == ["hammurabi"]


def test_cards__every_one_has_name_and_text_in_both_languages() -> None:
    assert without_words(BOX) == []
    assert without_words([BOX[0], NEW]) == ["new_card"]


# --- numbers ---

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
