"""Symbols of Through the Ages: every kind and everything counted has one, every leader and wonder a picture."""

import pytest

from data import FOLDER
from engine.through_the_ages.cards import BOX, KINDS
from renderers.core.assets import icon
from renderers.through_the_ages import symbols
from renderers.through_the_ages.theme import TYPE_TONES


def test_every_kind_of_card_has_a_tone_and_a_symbol_of_its_own() -> None:
    assert set(TYPE_TONES) == set(symbols.KIND_ICONS) == set(KINDS)
    assert len(set(symbols.KIND_ICONS.values())) == len(KINDS)


def test_everything_that_cards_give_has_a_symbol() -> None:
    given = {name for card in BOX for name in (*card.gives, *card.at_once)}
    assert given <= set(symbols.SYMBOLS)


def test_every_leader_wonder_and_government_has_its_picture_and_no_two_of_a_kind_share_it() -> None:
    for kind in ("leader", "wonder", "government"):
        found = [symbols.CARD_ICONS[card.id] for card in BOX if card.kind == kind]
        assert len(set(found)) == len(found), kind


@pytest.mark.parametrize("name", sorted({symbols.picture_of(card.id) for card in BOX} | {*symbols.KIND_ICONS.values()}))
def test_every_picture_is_committed_with_its_credit(name: str) -> None:
    assert icon(name, 64).getbbox()
    table = (FOLDER / "art" / "icons" / "TABLE.md").read_text("utf-8")
    assert f"| {name} |" in table or (FOLDER / "art" / "own" / f"{name}.svg").exists()


def test_no_picture_is_named_for_a_card_that_does_not_exist() -> None:
    bare = {card.id for card in BOX} | {card.id.rsplit("_", 1)[0] for card in BOX}
    assert set(symbols.CARD_ICONS) <= bare


def test_symbols_keep_their_size_and_differ() -> None:
    drawn = {name: symbols.symbol(name, 32) for name in symbols.SYMBOLS}
    assert all(sprite.size == (32, 32) for sprite in drawn.values())
    assert len({sprite.tobytes() for name, sprite in drawn.items() if name != "population"}) == len(drawn) - 1
