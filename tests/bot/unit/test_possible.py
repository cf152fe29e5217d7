""" "What can I do?" in all five games: what is possible, and what is not, with the reason."""

from __future__ import annotations

import pytest

from bot.games import presentation_of
from bot.games.model import Description
from bot.panel.possible import ROOM, possible_notes
from bot.words.option_words import OptionWords
from data.words import name_of
from engine.computers.random_player import choose
from engine.core.ask import Ask
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded

QUESTIONS = {
    "tigris": "action",
    "ancient_world": "turn",
    "inner_sea": "card-action",
    "middle_east": "card-action",
    "through_the_ages": "action",
}


def asked(game: str, least: int = 60) -> tuple[Position, Ask]:
    """A game of three, at the question about the whole of a turn after so many random answers."""
    position, rng = Position.set_up(load_game(game), {}, 3, 3), seeded(4)
    for number in range(5000):
        ask = next(iter(position.open_asks.values()))
        if number >= least and ask.key == QUESTIONS[game]:
            return position, ask
        position.apply(ask.seat, choose(ask, rng))
    raise AssertionError("the question never comes")


def lists(position: Position, ask: Ask, lang: str = "en") -> tuple[Description, ...]:
    said = OptionWords(lang, position.game.meta.id, ["Ann", "Ben", "Cid"])
    return possible_notes(said, position, ask, lambda option: said.effect(position.view(ask.seat), ask, option))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", QUESTIONS)
def test_both_lists_say_something_and_fit(game: str, lang: str) -> None:
    can, cannot = lists(*asked(game), lang)
    assert can.text.startswith("\n- ")
    assert cannot.text.startswith("\n- ")
    assert max(len(can.text), len(cannot.text)) <= ROOM


@pytest.mark.parametrize("game", [game for game in QUESTIONS if presentation_of(game).chain is None])
def test_the_panel_of_the_question_offers_the_lists(game: str) -> None:
    assert QUESTIONS[game] in presentation_of(game).explained


def test_tiles_and_leaders_stand_with_the_number_of_their_places() -> None:
    position, ask = asked("tigris")
    can, cannot = lists(position, ask)
    temples = sum(option.startswith("tile:red:") for option in ask.options)
    assert f"Temple ({temples} places)" in can.text
    assert "You hold no settlement" in cannot.text


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_every_card_of_the_hand_is_in_one_of_the_lists(game: str) -> None:
    position, ask = asked(game)
    can, cannot = lists(position, ask)
    for card in position.view(ask.seat).hand:
        name = str(name_of(game, "en", f"card:{card.key}"))
        assert (name in can.text) is (f"play:{card.id}" in ask.options)
        assert (name in cannot.text) is (f"play:{card.id}" not in ask.options)


def test_what_can_be_built_stands_with_its_price_and_what_cannot_with_the_rule() -> None:
    position, ask = asked("ancient_world")
    can, cannot = lists(position, ask)
    assert "coins)" in can.text
    assert "That costs 2 ambrosia" in cannot.text
    assert "and you have 0" in cannot.text
    built = {option.rpartition(":")[2] for option in ask.options if option.startswith("build:")}
    names = [str(name_of("ancient_world", "en", f"card:{card}")) for card in built]
    line = next(line for line in can.text.splitlines() if line.startswith("- Build: "))
    # A list that is too long for a line ends with a sign.
    assert sum(name in line for name in names) == len(names) or (line.endswith("…") and len(line) > 250)
    assert any(name in line for name in names)


def test_what_is_not_possible_stands_once_with_the_reason_that_says_most() -> None:
    _, cannot = lists(*asked("ancient_world", 15))
    named = [line.split(": ")[1].split(", ") for line in cannot.text.splitlines() if line.startswith("- Build: ")]
    things = [thing for line in named for thing in line]
    assert len(things) == len(set(things)) > 1
    assert not [line for line in cannot.text.splitlines() if line.startswith("- Build: ") and "hungry" in line]
