"""The end of a game says what decided it: a scenario's aim, or points where nobody reached it."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.history.story_text import story_text
from bot.model.table import Holder
from bot.posting.texts.board import board_text
from bot.posting.texts.ending import decisive_lines, end_text
from engine.core.events import Event
from engine.core.match import Match
from engine.core.record import LogEntry
from tests.bot.finished import analysis, finished
from tests.bot.unit.test_looking_back import table
from tests.bot.unit.test_story import names

SCENARIOS = {
    "after_alexander": ("inner_sea", 4, "Points decide. The areas of the scenario brought: "),
    "fall_of_the_palaces": ("inner_sea", 3, "(Everybody has a disk at home|.* has no disk left at home)"),
    "rome_and_carthage": ("inner_sea", 2, "(.* controls [5-7] of the 7|The aim of the scenario, 5 of 7 areas)"),
    "rise_of_assyria": ("middle_east", 3, "(.* controls [6-9] of the 10|The aim of the scenario, 6 of 10 areas)"),
}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_end_of_a_scenario_says_what_decided_it(scenario: str) -> None:
    game, seats, pattern = SCENARIOS[scenario]
    match = finished(game, seats, 1, (("scenario", scenario),))
    shown = table(match)
    named, *lines = decisive_lines(shown, match, "en")
    assert named.startswith("-# Scenario: ")
    assert re.match(f"-# {pattern}", lines[0])
    board, reply = board_text(shown, match, len(match.log) - 8), end_text(shown, match, (), "en")
    for line in lines:
        # Once, above the places, and not again among what happened last.
        assert board.count(line.removeprefix("-# ")) == reply.count(line) == 1
        assert board.index(line) < board.index("1. ")


def test_what_parted_those_with_equal_points_stands_with_the_places(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("inner_sea", 2, 1)
    entries = [*match.events(), LogEntry(len(match.log), 0, Event("inner_sea-tie", {"by": "cities"}))]
    monkeypatch.setattr(Match, "events", lambda *_: entries)
    assert decisive_lines(table(match), match, "en")[-1] == "-# Equal points: the number of cities decides."


def test_a_game_that_points_alone_decide_says_no_more() -> None:
    match = finished("inner_sea", 2, 1)
    assert decisive_lines(table(match), match, "es") == []


def test_the_story_of_a_scenario_tells_what_decided_it() -> None:
    options = (("scenario", "rome_and_carthage"),)
    text = story_text(analysis("inner_sea", 2, 1, options), "en", names)
    assert re.search("The log tells what decided: “(The aim of the scenario, 5 of 7 areas|.* controls [5-7])", text)


def test_what_decided_names_a_computer_without_its_level() -> None:
    match = finished("inner_sea", 2, 1, (("scenario", "rome_and_carthage"),))
    shown = table(match)
    holders = (shown.holders[0], Holder(1, None, "Enkidu", computer="steady"))
    (_, line, *_) = decisive_lines(msgspec.structs.replace(shown, holders=holders), match, "en")
    assert "computer" not in line
    assert "Enkidu" in line or line.startswith("-# N\\_0 controls")
