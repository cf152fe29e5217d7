"""What decides a game is said during play where its table has chosen a scenario."""

from __future__ import annotations

import re

import pytest

from bot.games import presentation_of
from bot.panel.room import SMALL_LINE, text_height
from bot.words.aims import aim_lines, aim_parts
from data.texts import texts
from engine.core.match import Match
from engine.core.registry import load_game

SURVIVING = ("fall_of_the_palaces", "sea_peoples")
"""Scenarios without areas that count."""

OPTIONS = {"scenario": "rise_of_assyria", "epochs": "4"}


def test_a_scenario_is_named_with_what_wins_it() -> None:
    assert aim_lines("en", "middle_east", OPTIONS) == [
        "Scenario: The rise of Assyria. 3 players, 2 epochs. Who controls six of ten royal lands wins."
    ]
    (part,) = aim_parts("es", "middle_east", OPTIONS)
    assert part.name == "Escenario: El ascenso de Asiria"
    assert part.text.splitlines()[-1].startswith("**Gana** quien controle al menos seis de Nínive")


def test_a_game_without_a_scenario_has_no_such_line() -> None:
    assert aim_lines("en", "middle_east", {"scenario": "none", "epochs": "2"}) == []
    assert aim_parts("es", "tigris", {"board": "standard"}) == []


def test_a_panel_says_what_wins_where_one_chooses_what_to_go_for() -> None:
    match = Match.create(load_game("inner_sea"), {"scenario": "rome_and_carthage"}, 2, 5)
    context, choosing = presentation_of("inner_sea").context, match.asks()[0]
    wins = "Rome and Carthage. Who controls five of seven islands as an epoch ends wins."
    assert context(match.view(choosing.seat), choosing.seat, choosing, "en") == f"🏁 {wins}"
    match.answer(choosing.seat, "civilization", ["civ:carthage"])
    ask = match.asks()[0]
    # Carthage begins with the west of Sicily, Rome with none of the islands.
    own, best = (1, 0) if ask.seat == choosing.seat else (0, 1)
    lines = context(match.view(ask.seat), ask.seat, ask, "en").splitlines()
    # Growth has a sum beside it: how far one is stands in a line.
    assert lines[0] == f"🏁 Rome and Carthage: you hold {own} of 7, others at most {best}."
    assert lines[1].startswith("Growth as the map stands")
    while (ask := match.asks()[0]).key != "card-action":
        match.answer(ask.seat, ask.key, ["done" if "done" in ask.options else ask.options[0]])
    held = r"🏁 5 of 7 islands win: you hold [0-7], others at most [0-7]\."
    assert re.fullmatch(held, context(match.view(ask.seat), ask.seat, ask, "en"))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_while_cards_are_played_the_aim_of_every_scenario_takes_a_line_of_a_phone(game: str, lang: str) -> None:
    option = next(option for option in load_game(game).meta.options if option.id == "scenario")
    for scenario in [choice for choice in option.choices if choice != option.default]:
        aim, counts = texts().text(lang, f"{game}-aim-few-{scenario}"), scenario not in SURVIVING
        facts: dict[str, str | int] = {"own": 3, "best": 4} if counts else {}
        line = texts().text(lang, f"{game}-aim-few{'-count' if counts else ''}", aim=aim, **facts)
        assert text_height(f"-# {line}") == SMALL_LINE, line


def test_growth_says_nothing_of_a_scenario_without_areas_that_count() -> None:
    match = Match.create(load_game("inner_sea"), {"scenario": "fall_of_the_palaces"}, 3, 5)
    while (ask := match.asks()[0]).key == "civilization":
        match.answer(ask.seat, ask.key, [ask.options[0]])
    assert "🏁" not in presentation_of("inner_sea").context(match.view(ask.seat), ask.seat, ask, "en")


def test_no_panel_speaks_of_a_scenario_where_there_is_none() -> None:
    match = Match.create(load_game("middle_east"), {}, 2, 5)
    ask = match.asks()[0]
    assert presentation_of("middle_east").context(match.view(ask.seat), ask.seat, ask, "en") == ""
