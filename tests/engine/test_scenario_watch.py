"""Games of scenarios, watched by somebody who has read their pages alone: start, who, how long, what wins."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.registry import load_game
from engine.epochs.facts import facts_of
from tests.engine import scenario_referee
from tests.engine.scenario_referee import PAGES, complaints_of


def watch(game: str, scenario: str, games: int, level: str = "random") -> Counter[str]:
    """What was seen in some games, all of it as on the page."""
    total: Counter[str] = Counter()
    for seed in range(1, games + 1):
        complaints, seen = complaints_of(game, scenario, seed, level)
        assert not complaints, f"seed {seed}: {complaints[:5]}"
        total += seen
    return total


def test_every_scenario_has_been_read() -> None:
    games = ("inner_sea", "middle_east")
    assert set(PAGES) == {(game, name) for game in games for name in facts_of(load_game(game).meta.id).scenarios}


@pytest.mark.parametrize(("game", "scenario"), [("inner_sea", "colonies"), ("middle_east", "sea_peoples")])
def test_a_random_game_is_as_its_page_says(game: str, scenario: str) -> None:
    assert watch(game, scenario, 1)["epochs"] == 2


def test_the_referee_sees_what_is_not_as_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = PAGES["inner_sea", "after_alexander"]
    other = replace(page, bonus=3, barbarians=("pontus",))
    monkeypatch.setattr(scenario_referee, "PAGES", {("inner_sea", "after_alexander"): other})
    complaints, _ = complaints_of("inner_sea", "after_alexander", 1)
    assert any("Barbarians in" in line for line in complaints)
    assert any("by the page" in line for line in complaints)


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "scenario"), PAGES)
def test_a_hundred_random_games_are_and_some_that_reach_the_aim(game: str, scenario: str) -> None:
    seen = watch(game, scenario, 100) + watch(game, scenario, 15, "sensible")
    page = PAGES[game, scenario]
    assert bool(seen["holds"]) == bool(page.hold)
    assert bool(seen["fallen"]) == page.survive
    assert bool(seen["bonus"]) == bool(page.bonus)
