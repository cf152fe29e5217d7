"""Who loses something reads why, how much and where, in one question; the picture shows where."""

from __future__ import annotations

import pytest

from bot.games import presentation_of
from bot.words.wording import question
from tests.cases.ancient_world.test_dano_de_titan import beaten, game, owned
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import Civ, civ, end, event, politics, say
from tests.cases.through_the_ages.test_colonizacion import land

NAMES = ("Ana", "Ben")
AT_WORK = "agriculture=2 bronze=2 philosophy warriors=2"


def asked(t: Table, lang: str = "en") -> str:
    return question(lang, t.game.meta.id, t.asks[0], NAMES)


def attacked(card: str, rival: Civ) -> Table:
    mine = civ(workers="warriors=12", military_hand=card, cards="monarchy")
    return politics(mine, rival, age=3).do(f"attack:{card}:2")


def test_who_loses_population_reads_the_card_and_how_much() -> None:
    t = attacked("enslave", civ(workers=AT_WORK, idle=0))
    assert asked(t) == "Enslave: you lose 1 population and have no unused worker. Which worker goes?"
    assert "pierdes 1 población" in asked(t, "es")


def test_of_several_losses_the_number_that_is_left_is_told() -> None:
    t = event("reign_of_terror", civ(workers="warriors=9"), civ(workers=AT_WORK, idle=0), age=2)
    text = asked(t)
    assert text.startswith("Reign of Terror: you lose ")
    assert text.endswith(("Which worker goes?", "Which worker goes first?"))


def test_food_and_resources_are_lost_gained_or_taken_and_the_question_says_which() -> None:
    t = attacked("plunder_i", civ(stored="agriculture=9 bronze=9", blue=0))
    assert asked(t) == "Plunder (I): you take 3 food and resources in all from Ben. How much of each?"


def test_a_discard_says_whether_a_card_or_the_limit_of_the_hand_wants_it() -> None:
    t = event(
        "politics_of_strength",
        civ(military_hand="foray rats raiders pestilence"),
        civ(workers=AT_WORK),
        age=2,
    )
    assert asked(t) == "Politics of Strength: discard 3 military cards, face down."
    assert asked(t, "es").endswith(": descarta 3 cartas militares, boca abajo.")


def test_cards_that_add_one_each_are_asked_for_by_the_aggression_or_the_territory() -> None:
    hand = "rats crusades legion"
    t = attacked("spy", civ(workers="warriors=10", military_hand=hand)).do("cards:any=2")
    assert asked(t) == "Spy, +1 strength for each card: discard 2 military cards, face down."
    t = land(civ(workers="warriors=1", cards="james_cook", military_hand=hand), civ(workers=""), age=2)
    t.do("bid:3")
    say(t, "force:i0=1:any=2")
    assert asked(t).endswith("(I), +1 for each card: discard 2 military cards, face down.")
    assert asked(t, "es").endswith(", +1 por carta: descarta 2 cartas militares, boca abajo.")


def test_who_has_too_many_military_cards_reads_that_the_hand_is_over_its_limit() -> None:
    t = end(civ(military_hand="rats crusades legion", military=0), civ())
    assert asked(t).startswith("Your hand is over its limit: discard 1 military card")


def test_of_two_buildings_that_may_be_destroyed_the_question_says_at_most() -> None:
    t = attacked("raid_ii", civ(workers="religion=1 drama=1"))
    assert asked(t).endswith("of Ben do you destroy (up to level II; 2 in all at most)?")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_damage_names_the_titan_how_many_cards_and_of_how_many(lang: str) -> None:
    s = game()
    owned(s, 0)
    t = beaten(s, "titan", "blank", "titan")
    ask, text = t.asks[0], asked(t, lang)
    assert ask.about["whole"] == len(ask.options)
    assert f" {len(ask.options)} " in text
    assert presentation_of("ancient_world").pictured(t.position.view(0), ask, "") == ("city",)
