"""Typed commands of Through the Ages: options are read by the names of their cards, in both languages, and priced."""

from __future__ import annotations

from typing import Any

import pytest

from bot.drafts.lists import read_option, read_picks
from bot.drafts.reader import OtherQuestion, Unclear
from bot.drafts.turn_list import read_turn
from bot.games.through_the_ages import ABILITIES, PRESENTATION
from bot.words.option_words import OptionWords
from bot.words.wording import reason
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages.action_phase import ACTIONS
from engine.through_the_ages.meta import META
from engine.through_the_ages.state import Politics, TakeActions
from tests.cases.through_the_ages.board import Civ, actions, civ, politics, state
from tests.engine.conformance.tables import step

GAME = META.id
LANGUAGES = ("en", "es")
NAMES = ["Ana", "Ben", "Cleo"]


def words(lang: str = "en") -> OptionWords:
    return OptionWords(lang, GAME, NAMES)


def test_every_kind_of_action_has_a_command() -> None:
    typed = {move.verb for move in PRESENTATION.commands}
    assert set(ACTIONS) - set(ABILITIES) <= typed
    assert {"event", "attack", "war", "pact", "cancel", "pass", "resign", "end", "bid", "use"} <= typed
    assert len(typed) <= 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_read_by_its_own_words(lang: str) -> None:
    said, read = words(lang), 0
    for seed in range(3):
        match, rng = Match.create(load_game(GAME), {"resigning": "yes"}, 3, seed), seeded(seed)
        while match.asks() and step(match, rng, "verb-first"):
            for ask in match.asks():
                if ask.key not in ("action", "politics") or rng.below(4):
                    continue
                for option in ask.options:
                    assert read_picks(said, ask, said.deed(option)) == [option], said.deed(option)
                    assert read_option(said, ask, (option.partition(":")[0],), said.deed(option)) == option
                    read += 1
    assert read > 500


def test_a_card_is_read_by_its_name_alone_in_either_language_and_with_a_slip() -> None:
    ask = actions(civ(known="iron"), civ()).asks[0]
    for typed in ("bronze", "Bronce", "bronce ", "broze", "build:bronze"):
        assert read_option(words(), ask, ("build",), typed) == "build:bronze"


def test_what_a_rule_forbids_is_read_too_so_that_the_rule_is_named() -> None:
    ask = actions(civ(stored="bronze=1", idle=1), civ()).asks[0]
    option = read_option(words(), ask, ("build",), "bronze")
    why = ask.options.why_not(option)
    assert why is not None
    assert reason("en", why).startswith("Bronze costs 2 resources and you have 1 for it")
    assert reason("es", why).startswith("Bronce cuesta 2 recursos y tienes 1 para ello")


def test_of_two_cards_of_one_name_the_cheapest_is_taken() -> None:
    ask = actions(civ(), civ(), row="iron - - - - - - - - iron").asks[0]
    for typed in ("iron place 10", "iron 10", "hierro, puesto 10"):
        assert read_option(words(), ask, ("take",), typed.replace(",", "")) == "take:iron:10"
    assert read_option(words(), ask, ("take",), "iron") == "take:iron:1"
    poor = actions(civ(civil=1), civ(), row="iron - - - - - - - - iron").asks[0]
    assert read_option(words(), poor, ("take",), "iron") == "take:iron:1"
    dear = actions(civ(), civ(), row="- - - iron - - - - - iron").asks[0]
    assert read_picks(words(), dear, "take iron") == ["take:iron:4"]


def test_what_is_not_asked_now_says_what_is() -> None:
    ask = politics(civ(), civ()).asks[0]
    with pytest.raises(OtherQuestion):
        read_option(words(), ask, ("bid",), "1")
    with pytest.raises(Unclear) as refused:
        read_option(words(), ask, ("build",), "bronze")
    assert "Politics comes first" in str(refused.value.args_["reason"])


def test_a_name_that_nothing_has_is_answered_with_an_example() -> None:
    ask = actions(civ(idle=1, stored="bronze=3"), civ()).asks[0]
    with pytest.raises(Unclear) as refused:
        read_option(words(), ask, ("build",), "xyzzy")
    assert "agriculture" in str(refused.value.args_["reason"])


def begun(*civs: Civ, **said: Any) -> Match:
    """A match in which the first seat's political phase begins."""
    s = state(*civs, **said)
    s.agenda = [TakeActions(0), Politics(0)]
    return Match.from_state(load_game(GAME), s, {}, len(civs))


def turn(match: Match, text: str, lang: str = "en") -> list[str]:
    """The answers that a typed turn gives."""
    return [option for _, ids in read_turn(words(lang), match, 0, text).answers() for option in ids]


RICH = {"stored": "bronze=6 agriculture=6", "idle": 3, "science": 20}


def test_a_whole_turn_is_read_from_a_list_each_thing_where_the_turn_then_stands() -> None:
    match = begun(civ(**RICH, civil_hand="iron", military_hand="legion rats"), civ(), row="moses", current="raiders")
    assert turn(match, "develop Iron, upgrade Bronze to Iron, tactic Legion, end") == [
        "pass",
        "develop:iron",
        "upgrade:bronze:iron",
        "tactic:legion",
        "end",
    ]
    assert turn(match, "desarrollar hierro; modernizar bronce a hierro\nterminar", "es")[1:] == [
        "develop:iron",
        "upgrade:bronze:iron",
        "end",
    ]


def test_a_number_says_how_often() -> None:
    match = begun(civ(**RICH), civ())
    assert turn(match, "build bronze 2, build agriculture x1") == [
        "pass",
        "build:bronze",
        "build:bronze",
        "build:agriculture",
    ]


def test_what_has_a_place_in_its_name_is_not_taken_for_a_number() -> None:
    match = begun(civ(**RICH), civ(), row="moses iron")
    assert turn(match, "take iron from place 2") == ["pass", "take:iron:2"]


def test_what_is_not_possible_by_then_says_what_and_why() -> None:
    match = begun(civ(stored="bronze=3", idle=2), civ())
    with pytest.raises(Unclear) as refused:
        turn(match, "build bronze 2")
    assert "Bronze costs 2 resources and you have 1 for it" in str(refused.value.args_["reason"])


def test_what_cannot_be_read_says_which_part() -> None:
    match = begun(civ(**RICH), civ())
    for text in ("build bronze, xyzzy plugh, end", "xyzzy plugh"):
        with pytest.raises(Unclear) as refused:
            turn(match, text)
        assert "“xyzzy plugh”" in str(refused.value.args_["reason"])


def test_a_long_list_is_refused_at_once() -> None:
    match = begun(civ(**RICH), civ())
    with pytest.raises(Unclear):
        turn(match, "end," * 400)


def test_nothing_political_is_done_only_where_the_list_says_nothing_political() -> None:
    match = begun(civ(**RICH, cards="alexander_the_great"), civ())
    assert turn(match, "alexander, end")[0] == "alexander"
    assert turn(match, "end")[0] == "pass"
