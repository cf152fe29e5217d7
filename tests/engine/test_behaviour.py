"""The table of how computers play Through the Ages beside people: what is counted, and how it is written."""

from __future__ import annotations

from collections import Counter

from bench.behaviour import DETAILS, TABLE, Behaviour, details, line, observed
from engine.computers.levels import RANDOM


def test_lines_are_means_by_player_and_by_game() -> None:
    counts = Counter({"completed": 6, "wonders begun": 8, "war": 1, "attack": 4, "succeeds": 2})
    counts.update({"late culture": 30, "late turns": 4, "turns": 10, "civil left": 5})
    seen = Behaviour(2, [[100, 150], [200, 110]], [0.5, 1.5], counts)
    assert line("planner", seen) == "| 2 | planner | 2 | 140 | 175 | 1.5 | 0.5 | 2.0 | 1.0 | 7.5 |"
    of_details = details("planner", seen)
    assert of_details == "| 2 | planner | 0.50 | 0.50 | 0.0 | 0.0 | 0.00 | 0.00 | 0.0 | 0.0 | 1.00 s | 1.5 s |"
    assert line("planner", seen).count("|") == len(TABLE) + 1
    assert of_details.count("|") == len(DETAILS) + 1


def test_a_game_is_played_and_counted() -> None:
    """Each seat has its turns, and a wonder is completed only by who has begun it."""
    seen = observed(RANDOM, 2, [3])
    assert len(seen.culture) == 1
    assert len(seen.culture[0]) == 2
    assert seen.counts["turns"] > 20
    assert seen.counts["wonders begun"] >= seen.counts["completed"]
    assert seen.a_game("prepare") == 2 * seen.each("prepare") > 0
