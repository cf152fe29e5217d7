"""Scenarios of the map games: every file is whole, and is played to its end."""

from __future__ import annotations

import pytest

from data.reference import page_of_choice
from engine.cli.play import Setting, played_out
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.facts import Scenario, facts_of

ALL = [(game, name) for game in ("inner_sea", "middle_east") for name in facts_of(load_game(game).meta.id).scenarios]
LIMIT = 1000
"""Letters of a page: all of it stands in the lobby."""


def scenario(game: str, name: str) -> Scenario:
    return facts_of(game).scenarios[name]


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_a_game_has_four(game: str) -> None:
    assert len(facts_of(game).scenarios) == 4


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_file_is_whole(game: str, name: str) -> None:
    one, facts = scenario(game, name), facts_of(game)
    assert one.first <= one.last <= 4
    starts, closed = one.setup.starts, set(one.setup.closed)
    for players, (led, unled) in one.players.items():
        assert len(led) >= players
        assert not set(led) & set(unled)
        assert {*led, *unled} <= set(starts)
    taken = [area for start in starts.values() for area in (*start.cities, *start.settlements, *start.camps)]
    assert len(taken) == len(set(taken)), "two civilizations, or two stacks of one, in an area"
    assert not closed & {*taken, *one.barbarians}, "disks out of play"
    assert not set(taken) & set(one.barbarians), "Barbarians among the disks of a civilization"
    aims = [area for bonus in one.bonus for area in bonus.areas]
    assert not closed & {*aims, *(one.hold.areas if one.hold is not None else ())}, "an aim out of play"
    for civilization, start in starts.items():
        homes = facts.civilizations[civilization].homes
        home = start.home if start.home >= 0 else homes[0]
        assert len(homes) == 1 or start.home in homes, f"{civilization} has no home"
        assert home not in closed
        assert all(facts.board.kinds[area] == "land" for area in start.cities)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_its_page_stands_in_the_rules_and_fits_the_lobby(game: str, name: str) -> None:
    for lang in ("en", "es"):
        page = page_of_choice(game, lang, "scenario", name)
        assert page is not None
        assert len(page.text) <= LIMIT


@pytest.mark.nightly
@pytest.mark.parametrize("level", ["random", "sensible"])
@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_is_played_to_its_end(game: str, name: str, level: str) -> None:
    loaded, players = load_game(game), min(scenario(game, name).players)
    setting = Setting(game, loaded.meta.check({"scenario": name}, players), players, 7, level)
    s = loaded.setup(setting.options, players, seeded(7))
    played_out(setting, Position(loaded, s))
    loaded.check(s)
    assert s.result is not None
    assert s.scenario == name
