"""Completions: each option with its price, those that end a turn last and never out of sight, and readable as shown."""

from __future__ import annotations

import pytest

from bot.drafts.completing import LIMIT, MAX_CHOICES, Offer, offered, priced
from bot.drafts.lists import read_picks
from bot.words.option_words import OptionWords
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.engine.conformance.tables import step

NAMES = ["Ana", "Ben", "Cleo"]
CLOSING = {"through_the_ages": ("action", "end"), "ancient_world": ("turn", "pass"), "inner_sea": ("deploy", "done")}


def moment(game: str, key: str, least: int = 2) -> tuple[Match, Ask]:
    """A random game where a question of this key is open with so many options."""
    match, rng = Match.create(load_game(game), {}, 3, 5), seeded(1)
    while True:
        ask = next((ask for ask in match.asks() if ask.key == key and len(ask.options) >= least), None)
        if ask is not None:
            return match, ask
        assert step(match, rng, "verb-first")


def choices(match: Match, ask: Ask, typed: str = "", lang: str = "en") -> list[tuple[str, str]]:
    said = OptionWords(lang, match.game_id, NAMES)
    offer = Offer(ask, list(ask.options), match.view(ask.seat), match.position)
    return [(choice.name, choice.value) for choice in offered(said, [offer], typed)]


@pytest.mark.parametrize("game", CLOSING)
@pytest.mark.parametrize("least", [2, 26])
def test_what_ends_a_turn_comes_last_and_stays_in_sight(game: str, least: int) -> None:
    key, closing = CLOSING[game]
    if game == "inner_sea":
        least = min(least, 12)
    match, ask = moment(game, key, least if game != "through_the_ages" else min(least, 14))
    said = OptionWords("en", game, NAMES)
    found = choices(match, ask)
    assert len(found) <= MAX_CHOICES
    assert all(len(name) <= LIMIT and len(value) <= LIMIT for name, value in found)
    assert found[-1][1] == said.deed(closing)
    assert found[0][1] != said.deed(closing)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", ["through_the_ages", "ancient_world"])
def test_choices_carry_prices_and_are_read_as_they_are_shown(game: str, lang: str) -> None:
    match, ask = moment(game, CLOSING[game][0])
    said, with_price = OptionWords(lang, game, NAMES), 0
    for name, value in choices(match, ask, lang=lang):
        with_price += " · " in name
        assert "," not in name.rpartition(" · ")[2] or " · " not in name
        assert read_picks(said, ask, name, match.position) == read_picks(said, ask, value, match.position)
    assert with_price >= 3


@pytest.mark.parametrize(
    ("game", "key", "word"), [("inner_sea", "card-action", "build"), ("middle_east", "card-action", "establish")]
)
def test_what_is_built_or_established_has_its_price_too(game: str, key: str, word: str) -> None:
    match, ask = moment(game, key)
    found = [name for name, _ in choices(match, ask, word)]
    assert found
    assert all(name.endswith("costs 5") for name in found), found


def test_words_of_what_was_typed_may_come_in_any_order() -> None:
    match, ask = moment("ancient_world", "turn")
    assert any(value.startswith("labor") for _, value in choices(match, ask, "3 labor"))


def test_a_price_has_no_comma_that_would_part_a_list() -> None:
    assert (
        priced("take Iron", "1 civil action, 5 resources; food +1")
        == "take Iron · 1 civil action + 5 resources + food +1"
    )
