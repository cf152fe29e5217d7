"""The material of The Ancient World: counts of the box, words that agree with the facts, tribes in balance."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from data import files
from data.texts import texts
from engine.ancient_world.facts import BOARD, CARDS, TRIBES, Card, Gain, Goods, N, of_kind
from tests.engine.ancient_world_phrases import LEAST, phrases

ROWS: list[dict[str, Any]] = [
    row for file in files("ancient_world/cards/*.json") for row in json.loads(file.read_text("utf-8"))["cards"]
]
WORDLESS = {"skill"}
"""Special scoring that says its number of points in words."""


def numbers(facts: Any) -> Iterator[int]:
    """Every number inside symbols, gains and prices."""
    if isinstance(facts, dict):
        for key, value in facts.items():
            if key != "first":
                yield from numbers(value)
    elif isinstance(facts, int) and not isinstance(facts, bool):
        yield facts


def expected(card: dict[str, Any]) -> Counter[int]:
    """Numbers that the text of a card has to say, from its facts."""
    found: list[int] = []
    for key in ("gives", "once", "loot", "legacy", "swords", "arrows"):
        found += numbers(card.get(key))
    action = card.get("action", {})
    found += [*numbers(action.get("gain")), *numbers(action.get("pay"))]
    found += [skill for skill in (action.get("skill", 1),) if skill > 1]
    for row in card.get("rewards", []):
        found += numbers(row["gain"])
    for row in card.get("discounts", []):
        found += numbers(row["less"])
        found += [1] if row["on"] in LEAST else []
    for row in card.get("against", []):
        found += [row[key] for key in ("swords", "arrows", "stars") if row.get(key)]
    for row in card.get("scoring", []):
        found += [] if row["each"] in WORDLESS else [row["points"]]
        found += [row[key] for key in ("per", "most") if row.get(key)]
        found += [int(digit) for digit in re.findall(r"\d", row["each"])]
    found += [value for key, value in card.get("traits", {}).items() if key in ("dice", "face_dice")]
    found += [card["points"]] if card.get("points") else []
    if card["kind"] == "titan" and card["coin"]["effect"] != "discard_stored":
        found.append(card["coin"].get("amount", 1))
    return Counter(found)


ALL = {"id", "kind", "source", "name", "text", "short", "once", "traits"}
IN_CITIES = {"gives", "rewards", "discounts", "scoring", "points"}
WORDS = {
    "empire": IN_CITIES | {"deck", "copies", "cost", "banners", "action"},
    "military": {"deck", "cost", "swords", "arrows", "legacy", "against", "loot"},
    "titan": IN_CITIES | {"stars", "defence", "swords_only", "coin", "banners"},
    "district": IN_CITIES | {"banners"},
    "city": IN_CITIES | {"titan"},
}
"""The words that rules read on each kind of card; any other would do nothing."""


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_no_word_of_a_row_does_nothing(row: dict[str, Any]) -> None:
    assert set(row) <= ALL | WORDS[row["kind"]]
    assert set(row.get("legacy", {})) <= {"swords", "arrows"}
    assert row["kind"] != "military" or set(row.get("traits", {})) <= {"dice"}
    assert row["kind"] != "city" or set(row.get("once", {})) <= set(Goods.__struct_fields__)
    # Cards are looked at one pile at a time: what comes with a titan may not look at cards while it does.
    assert "explore" not in row.get("loot", {})
    assert row["kind"] != "district" or "explore" not in row.get("once", {})


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_words_agree_with_facts(row: dict[str, Any]) -> None:
    assert not set(row) - {"name", "text", "short"} - set(Card.__struct_fields__), "a word that no rule knows"
    assert re.fullmatch(r"[a-z][a-z0-9_]*", row["id"])
    for language in ("en", "es"):
        assert 3 <= len(row["name"][language]) <= 22
        assert row["text"][language].endswith(".")
        for text in (row["text"][language], row.get("short", {}).get(language)):
            if text is not None:
                assert Counter(int(number) for number in re.findall(r"\d+", text)) == expected(row), language


@pytest.mark.parametrize("row", [row for row in ROWS if row["source"] == "house"], ids=lambda row: str(row["id"]))
def test_a_text_says_what_the_facts_do_and_nothing_else(row: dict[str, Any]) -> None:
    for language in ("en", "es"):
        expected = Counter(re.split("[;,] ", "; ".join(phrases(row, language)).casefold()))
        assert Counter(re.split("[;,] ", row["text"][language].removesuffix(".").casefold())) == expected, language


def test_counts_of_the_box() -> None:
    assert len(CARDS) == len(ROWS), "an id stands twice"
    for language in ("en", "es"):
        assert len({row["name"][language].casefold() for row in ROWS}) == len(ROWS), "two cards of one name"
    assert [len(of_kind("empire", deck)) for deck in ("start", "A", "B", "C")] == [2, 36, 36, 13]
    assert len(of_kind("military", "start")) == 2
    assert len(of_kind("military")) == 27
    assert [len(of_kind("titan", stars=stars)) for stars in (0, 1, 2, 3)] == [4, 12, 12, 11]
    assert len(of_kind("district")) == 15
    assert len(of_kind("city")) == 4
    goods = set(Goods.__struct_fields__)
    assert all(set(row.get("once", {})) <= goods for row in ROWS if row["kind"] == "city"), (
        "setting up gives goods alone"
    )
    assert {CARDS[city].titan for city in of_kind("city")} == set(of_kind("titan", stars=0))


def test_tribes_are_in_balance() -> None:
    empire = Counter(tribe for card in of_kind("empire") for tribe in CARDS[card].banners)
    assert max(empire.values()) - min(empire.values()) <= 2
    titans = Counter(tribe for card in of_kind("titan") for tribe in CARDS[card].banners)
    assert set(titans) == set(TRIBES)
    assert max(titans.values()) - min(titans.values()) <= 1


def test_titans_are_within_their_frame() -> None:
    defences = {0: range(5, 8), 1: range(5, 8), 2: range(6, 11), 3: range(8, 14)}
    for card in (CARDS[titan] for titan in of_kind("titan")):
        assert card.defence in defences[card.stars]
        assert 1 <= len(card.banners) <= 4
        assert 1 <= card.gives.capacity <= 3


def test_every_card_has_a_reason() -> None:
    for card in (CARDS[row["id"]] for row in ROWS if row["kind"] in ("empire", "district", "city")):
        facts = msgspec.to_builtins(card)
        kinds = ("once", "rewards", "discounts", "scoring", "traits")
        assert any(facts[kind] for kind in kinds) or card.points or card.action or any(numbers(facts["gives"]))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_prices_that_texts_say_are_those_of_the_board(lang: str) -> None:
    for order, price in (("feeding", N.feed), ("repairing", N.mend)):
        said = texts().text(lang, f"ancient_world-order-{order}-about")
        assert re.findall(r"\d+", said) == [str(price)]


def test_numbers_of_the_rulebook() -> None:
    assert (N.coins, N.extra_coins, N.capacity, N.income, N.rounds) == (6, (0, 1, 2, 2), 4, 5, 6)
    assert N.banner_points == (0, 2, 4, 7, 11, 16, 22)
    assert (N.again, N.mend, N.feed, N.sword, N.coin) == (4, 2, 2, 3, 2)
    assert {action.id for action in BOARD.values() if action.ambrosia} == {
        "learn", "rebuild", "expand", "explore", "grow"
    }  # fmt: skip


def test_examples_for_whoever_types_cards_in_are_rows_of_the_files() -> None:
    text = files("ancient_world/README.md")[0].read_text("utf-8")
    examples = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
    assert [example["kind"] for example in examples] == ["empire", "military", "titan", "district", "city"]
    assert all(example in ROWS for example in examples)


STRENGTH_FOR_MONEY = {(2, 0): {2}, (3, 0): {2, 3}, (4, 0): {4, 5, 6}, (5, 0): {6, 8}, (4, 1): {4}, (5, 1): {4}}
"""What a military card may cost in coins, by its strength and the knowledge in its price; a gift counts as 1 strength
(docs/design/ancient_world.md, "Military").
"""


def gift(card: Card) -> object:
    """What a military card has besides its strength and its legacy: loot, fewer dice, swords against some titans."""
    found = (card.loot, card.traits, card.against)
    return found if found != (Gain(), {}, ()) else None


def test_soldiers_cost_what_their_strength_is_worth() -> None:
    recruited = [CARDS[name] for name in of_kind("military") if CARDS[name].deck != "start"]
    for card in recruited:
        strength = card.swords + card.arrows + (gift(card) is not None)
        assert card.cost.coins in STRENGTH_FOR_MONEY[strength, card.cost.knowledge], card.id
    for good in recruited:
        for dear in recruited:
            is_cheaper = good.cost.coins < dear.cost.coins and good.cost.knowledge <= dear.cost.knowledge
            is_as_strong = good.swords >= dear.swords and good.swords + good.arrows >= dear.swords + dear.arrows
            leaves_as_much = good.legacy.swords >= dear.legacy.swords and good.legacy.arrows >= dear.legacy.arrows
            has_as_much = gift(dear) in (None, gift(good))
            assert not (is_cheaper and is_as_strong and leaves_as_much and has_as_much), (good.id, dear.id)
