"""What stands under an entry of a menu of Through the Ages: the price, what it gives, and a text that is whole."""

from __future__ import annotations

import pytest

from bot.games import naming
from bot.games.through_the_ages_turn import effect
from bot.words.option_words import HINT_LIMIT
from data.texts import texts
from data.words import short_of, things_of
from engine.core.position import Position
from engine.core.registry import load_game
from engine.through_the_ages.cards import CARDS, CIVIL_KINDS, IDS, NUMBERS
from engine.through_the_ages.state import State
from tests.cases.through_the_ages.acting import board, fit

GAME = "through_the_ages"
LANGUAGES = ("en", "es")
CIVIL = list(dict.fromkeys(IDS[number] for number, card in enumerate(CARDS) if card.kind in CIVIL_KINDS))


def said(s: State, option: str, lang: str = "en") -> str:
    return effect(Position(load_game(GAME), s), 0, option, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_every_civil_card_fits_beside_the_dearest_price_of_the_row(lang: str) -> None:
    price = texts().text(lang, f"{GAME}-effect-costs", what="civil", count=3)
    long = []
    for card in CIVIL:
        line = f"{price} · {short_of(GAME, lang, f'card:{card}')}"
        if len(line) > HINT_LIMIT:
            long.append(line)
    assert long == []
    assert set(CIVIL) <= {thing.partition(":")[2] for thing in things_of(GAME)}


def test_an_upgrade_shows_what_comes_not_what_goes() -> None:
    note = naming.note_on(GAME, "en", "upgrade:bronze:iron")
    assert note is not None
    assert note == naming.note(GAME, "en", "card:iron")
    assert naming.short_hint(GAME, "en", "bach:philosophy:drama") == short_of(GAME, "en", "card:drama")


def test_a_stage_names_its_wonder_and_which_it_is() -> None:
    s = board()
    fit(s, 0, unfinished=NUMBERS["pyramids"], stages=1, stored={"bronze": 4})
    assert said(s, "wonder:1").startswith("Pyramids 2/3; 1 civil action, 2 resources")


def test_the_last_stage_costs_its_action_though_the_wonder_gives_one() -> None:
    s = board()
    fit(s, 0, unfinished=NUMBERS["pyramids"], stages=2, stored={"bronze": 4})
    assert said(s, "wonder:1") == "Pyramids 3/3; 1 civil action, 1 resource; civil actions +1"


def test_farms_and_mines_say_what_they_bring() -> None:
    s = board()
    fit(s, 0, idle=1, stored={"bronze": 4})
    assert said(s, "build:agriculture").endswith("food a turn +1")
    assert said(s, "build:bronze", "es").endswith("recursos por turno +1")
