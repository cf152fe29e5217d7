"""Scenarios of the map games: every file is whole, and is played to its end."""

from __future__ import annotations

import msgspec
import pytest

from data.reference import page_of_choice
from engine.cli.play import Setting, played_out
from engine.computers.random_player import choose
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.facts import Scenario, facts_of

ALL = [(game, name) for game in ("inner_sea", "middle_east") for name in facts_of(load_game(game).meta.id).scenarios]
LIMIT = 1000
"""Letters of a page: all of it stands in the lobby."""
STORED, STORED_EVERY = 4, 19
"""How often a game is stored, and after how many decisions each."""


def scenario(game: str, name: str) -> Scenario:
    return facts_of(game).scenarios[name]


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_a_game_has_four(game: str) -> None:
    assert len(facts_of(game).scenarios) == 4


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_file_is_whole(game: str, name: str) -> None:
    one, facts = scenario(game, name), facts_of(game)
    assert 1 <= one.epochs <= 4
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


@pytest.mark.parametrize(("game", "name"), [("inner_sea", "after_alexander"), ("middle_east", "sea_peoples")])
def test_stored_in_the_middle_it_goes_on_and_is_dealt_anew(game: str, name: str) -> None:
    loaded, players, rng = load_game(game), min(scenario(game, name).players), seeded(5)
    match, before, dealt = Match.create(loaded, {"scenario": name}, players, 7), b"", 0
    for number in range(STORED * STORED_EVERY):
        question = match.asks()[0]
        match.answer(question.seat, question.key, choose(question, rng))
        if number % STORED_EVERY:
            continue
        before, position = loaded.codec.encode(match.state), match.position
        for seat in (None, question.seat):
            twin = redeal(position, seat, seeded(number))
            loaded.check(twin.state)
            assert msgspec.json.encode(twin.view(seat)) == msgspec.json.encode(position.view(seat))
            assert (twin.state.scenario, twin.state.sources) == (name, position.state.sources)
            dealt += twin.state.hands != position.state.hands
        match = Match.load(loaded, match.save())
        assert loaded.codec.encode(match.state) == before
        assert match.asks()
    assert dealt >= STORED


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
