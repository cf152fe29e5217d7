"""Random games with civilizations without a player, watched by somebody who knows the printed short rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

import pytest

from engine.epochs import unled
from tests.engine.unled_referee import complaints_of

GAMES: Final = ("inner_sea", "middle_east")
TABLES: Final[tuple[tuple[int, Mapping[str, str]], ...]] = (
    (1, {"epochs": "3"}),
    (2, {"epochs": "2", "without-player": "2"}),
    (2, {"epochs": "2", "without-player": "1", "civilizations-each": "2"}),
    (3, {"epochs": "2", "without-player": "3", "reactions": "everyone"}),
)
SCENARIOS: Final = (
    ("inner_sea", 2, "rome_and_carthage"),
    ("middle_east", 2, "egypt_and_hatti"),
    ("middle_east", 3, "sea_peoples"),
)
KINDS: Final = {"enemies", "growth", "cards", "strikes", "disks"}
"""What the referee looks at."""


def watch(game: str, options: Mapping[str, str], players: int, games: range) -> Counter[str]:
    """How much was looked at in some games, all of it as printed."""
    total: Counter[str] = Counter()
    for seed in games:
        complaints, watched = complaints_of(game, options, players, seed)
        assert not complaints, f"seed {seed}: {complaints[:5]}"
        total += watched
    return total


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_is_as_printed(game: str) -> None:
    assert watch(game, {"epochs": "1"}, 1, range(100, 102)).keys() >= KINDS


def test_the_referee_sees_what_is_not_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unled, "WAYS", unled.WAYS[::-1])
    complaints, _ = complaints_of("inner_sea", {"epochs": "1"}, 1, 100)
    assert any("grows otherwise" in line for line in complaints)
    assert any("gets a disk in" in line for line in complaints)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_hundreds_of_random_games_are_as_printed(game: str) -> None:
    for players, options in TABLES:
        assert watch(game, options, players, range(1, 41)).keys() == KINDS


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "players", "scenario"), SCENARIOS)
def test_so_are_those_of_scenarios(game: str, players: int, scenario: str) -> None:
    assert watch(game, {"scenario": scenario}, players, range(1, 31)).keys() == KINDS
