"""Statistics of many games on the command line: who wins, what becomes of cards."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from engine.cli import arguments, main
from engine.cli_stats import Told, interval, settings, tables, tell
from engine.core.registry import load_game
from engine.core.rng import seeded

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "inner_sea.md"
LEAST_GAMES = {"random": 2000, "steady": 500}
"""With fewer games the figures on the page say too little; the random player's cost less time."""


def told(civs: tuple[str, ...], winners: tuple[int, ...], **cards: int) -> Told:
    """A game that was won by these seats; ``spies`` was this and that so often."""
    return Told(
        len(civs), 100, civs, winners, tuple(10 + (seat in winners) for seat in range(len(civs))), {"spies": cards}
    )


def test_a_game_is_told_from_its_deal_to_its_winner() -> None:
    (setting,) = settings("inner_sea", {"epochs": "1"}, 3, 1, 5)
    game = tell(setting)
    assert sorted(game.civs) == ["carthage", "celt_iberia", "mycenae"]
    assert game.winners
    assert max(game.points) == game.points[game.winners[0]]
    held = sum(columns.get("held", 0) for columns in game.cards.values())
    assert held >= 3 * 5, "the first hands at least"
    assert all(
        columns.get("played", 0) <= columns.get("held", 0) for columns in game.cards.values() if "held" in columns
    )
    assert tell(setting) == game


def test_each_level_plays_its_own_games() -> None:
    (setting,) = settings("inner_sea", {"epochs": "1"}, 3, 1, 5)
    steady = msgspec.structs.replace(setting, level="steady")
    assert tell(steady) == tell(steady)
    assert max(tell(steady).points) > max(tell(setting).points)


def test_wins_are_measured_by_share_and_shared_wins_are_divided() -> None:
    lines = list(tables("inner_sea", [told(("rome", "gaul"), (0,)), told(("gaul", "rome"), (0, 1))]))
    assert "| 2 | 2 | 100 | 50 | 11.0 |" in lines
    (rome,) = (line for line in lines if "| rome |" in line)
    (gaul,) = (line for line in lines if "| gaul |" in line)
    assert rome.startswith("| 2 | rome | 2 | 2 | 1.50 |"), "one win and a half, rounded, of one expected"
    assert gaul.startswith("| 2 | gaul | 2 | 0 | 0.50 |")


def test_cards_are_counted_in_a_hundred_games() -> None:
    lines = list(tables("inner_sea", [told(("rome", "gaul"), (0,), held=3, played=1, discarded=2)] * 4))
    (spies,) = (line for line in lines if "| spies |" in line)
    assert spies.endswith("| spies |  | 300 | 100 | 0 | 0 | 200 |")


def test_the_interval_holds_the_share_and_narrows() -> None:
    low, high = interval(500, 2000)
    assert (round(low, 3), round(high, 3)) == (0.232, 0.269)
    assert interval(50, 200)[0] < low < 0.25 < high < interval(50, 200)[1]


def test_the_command_prints_tables_of_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "inner_sea", "--games", "1", "--option", "epochs=1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:5] for line in lines[2:7]] == [f"| {players} |" for players in range(2, 7)]
    assert sum(line.count(" | bumper_crop | ") for line in lines) == 1


def test_a_game_without_civilizations_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "tigris"]) == 2
    assert "no civilizations" in capsys.readouterr().err


@pytest.mark.parametrize(("title", "level"), [("The player of good sense", "steady"), ("The random player", "random")])
def test_the_page_shows_every_civilization_near_its_share(title: str, level: str) -> None:
    (part,) = (part for part in PAGE.read_text(encoding="utf-8").split("\n### ") if part.startswith(title))
    (command,) = re.findall(r"python -m (engine stats inner_sea --games (\d+) --seed 1 .*)$", part, re.M)
    given = arguments(command[0].split()[1:])
    assert (given.level, given.players) == (level, None)
    assert given.games >= LEAST_GAMES[level]
    rows = re.findall(r"^\| (\d) \| (\w+) \| ([\d,]+) \| [\d,]+ \| ([\d.]+) \| [\d.]+–[\d.]+ \| ", part, re.M)
    game = load_game("inner_sea")
    facts = game.setup(game.meta.check({}, 2), 2, seeded(1)).facts
    seen = [(int(row[0]), row[1]) for row in rows]
    assert sorted(seen) == sorted((players, civ) for players, setup in facts.setups.items() for civ in setup.starts)
    for players, civ, games, share in rows:
        assert int(games.replace(",", "")) == given.games, (players, civ)
        assert 0.7 <= float(share) <= 1.35, (players, civ)


def test_the_page_shows_every_card() -> None:
    page = PAGE.read_text(encoding="utf-8").split("### Cards", 1)[1]
    game = load_game("inner_sea")
    facts = game.setup(game.meta.check({}, 2), 2, seeded(1)).facts
    cards = re.findall(r"^\| (\d+) \| (\w+) \| [NICE]? ?\| \d+ \| ", page, re.M)
    deck = sorted((number, card.key) for number, card in facts.cards.items())
    assert [(int(number), key) for number, key in cards] == deck
