"""Typed commands of Through the Ages: options are read by the names of their cards, in both languages, and priced."""

from __future__ import annotations

import pytest

from bot.drafts.lists import OtherQuestion, Unclear, read_option, read_picks
from bot.games.through_the_ages import ABILITIES, PRESENTATION
from bot.words.option_words import OptionWords
from bot.words.wording import reason
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages.action_phase import ACTIONS
from engine.through_the_ages.meta import META
from tests.cases.through_the_ages.board import actions, civ, politics
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


def test_of_two_things_of_one_name_the_possible_one_is_meant() -> None:
    ask = actions(civ(), civ(), row="iron - - - - - - - - iron").asks[0]
    assert read_option(words(), ask, ("take",), "iron place 10") == "take:iron:10"
    with pytest.raises(Unclear) as refused:
        read_option(words(), ask, ("take",), "iron")
    assert "take Iron from place 1, take Iron from place 10" in str(refused.value.args_["reason"])
    poor = actions(civ(civil=1), civ(), row="iron - - - - - - - - iron").asks[0]
    assert read_option(words(), poor, ("take",), "iron") == "take:iron:1"


def test_what_is_not_asked_now_says_what_is() -> None:
    ask = politics(civ(), civ()).asks[0]
    with pytest.raises(OtherQuestion):
        read_option(words(), ask, ("build",), "bronze")


def test_a_name_that_nothing_has_is_answered_with_an_example() -> None:
    ask = actions(civ(idle=1, stored="bronze=3"), civ()).asks[0]
    with pytest.raises(Unclear) as refused:
        read_option(words(), ask, ("build",), "xyzzy")
    assert "agriculture" in str(refused.value.args_["reason"])


def test_an_option_says_what_it_costs() -> None:
    ask = actions(civ(idle=1, stored="bronze=3", science=9, civil_hand="iron monarchy"), civ(), row="moses").asks[0]
    said = {option: words().price(ask, option) for option in ask.options.all}
    assert said["build:bronze"] == "2 resources"
    assert said["increase"] == "2 food"
    assert said["take:moses:1"] == "1 action"
    assert said["develop:iron"] == "5 science"
    assert said["revolution:monarchy"] == "4 actions, 2 science"
    assert said["end"] == ""
