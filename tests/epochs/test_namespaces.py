"""Games of the family have cards, features and rows of the same names without disturbing one another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.epochs import cards, features
from engine.epochs.features import Feature
from engine.inner_sea.game import GAME
from engine.inner_sea.state import State

SISTER = "sister_of_the_sea"


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """The sister game is gone after each case."""
    yield
    for known in (cards._effects, cards._overrides, features._features):
        known.pop(SISTER, None)


def nothing(s: State, play: cards.Play) -> None:
    """The sister's poet does nothing."""


def test_a_card_of_the_same_key_is_another_one_in_the_sister_game() -> None:
    own = cards.effect_of(GAME.meta.id, "poet")
    cards.card(SISTER, "poet")(nothing)
    assert cards.effect_of(SISTER, "poet").work is nothing
    assert cards.effect_of(GAME.meta.id, "poet") is own
    assert cards.implemented(SISTER) == {"poet"}


def test_an_effect_of_the_data_stands_for_the_card_of_its_own_game_alone() -> None:
    own = cards.effect_of(GAME.meta.id, "poet")
    cards.card(SISTER, "poet")(nothing)
    cards.override(SISTER, "poet", cards.CardEffect(nothing, moment="turn-order"))
    assert cards.effect_of(SISTER, "poet").moment == "turn-order"
    assert cards.effect_of(GAME.meta.id, "poet") is own
    cards.override(SISTER, "poet", None)
    assert cards.effect_of(SISTER, "poet").moment == ""


def test_a_key_is_taken_once_in_each_game() -> None:
    cards.card(SISTER, "poet")(nothing)
    with pytest.raises(ValueError, match="two cards 'poet' in sister_of_the_sea"):
        cards.card(SISTER, "poet")(nothing)
    features.feature(SISTER, "wonder:great_pyramid", Feature())
    with pytest.raises(ValueError, match="two features 'wonder:great_pyramid'"):
        features.feature(SISTER, "wonder:great_pyramid", Feature())
