"""What is too long for its place ends in a sign that something is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.messages.parts import button, form
from bot.words.option_words import cut, whole_names
from engine.ancient_world.state import Line
from engine.ancient_world.view import FinalView
from renderers.ancient_world.score import Segment, segments

LABELLED = re.compile(r"\b(?:label|name|placeholder) ?=(?:(?!value=)[^\n])*\[:\s*(?:45|80|100|150|[A-Z_]*LIMIT)\]")
"""A label of a button, an entry, a menu or a field, or a completion, that is cut off."""


def test_a_button_that_is_cut_says_so() -> None:
    long = "Recruit the Border Raiders over the Reed Archers, who retire, for 5 coins and 1 knowledge"
    label = str(button(long, "zb:1").label)
    assert (len(label) <= 80, label[-1]) == (True, "…")
    assert long.startswith(label[:-1])
    assert button("Labor", "zb:1").label == "Labor"
    assert form(long, "zs:1").title.endswith("…")


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [
        ("Recruit the Border Raiders", 26, "Recruit the Border Raiders"),
        ("Recruit the Border Raiders", 20, "Recruit the Border…"),
        ("Recruit the Border Raiders", 19, "Recruit the Border…"),
        ("Farm, mine, temple", 13, "Farm, mine…"),
        ("Yellow · 3", 9, "Yellow…"),
        ("Tarraconnesis", 8, "Tarraco…"),
    ],
)
def test_a_line_is_cut_behind_a_whole_word(text: str, limit: int, shown: str) -> None:
    assert cut(text, limit) == shown
    assert len(shown) <= limit


def test_of_names_that_do_not_all_fit_none_is_cut() -> None:
    assert whole_names(["Rome", "Etruria", "Latium"], 21) == "Rome, Etruria, Latium"
    assert whole_names(["Rome", "Etruria", "Latium"], 20) == "Rome, Etruria, …"
    assert len(whole_names(["Rome", "Etruria"] * 30, 100)) <= 100


def test_no_label_is_cut_without_a_sign() -> None:
    unmarked = [
        f"{file.name}: {line.strip()}"
        for folder in bot.__path__
        for file in sorted(Path(folder).rglob("*.py"))
        if "local" not in file.parts
        for line in file.read_text("utf-8").splitlines()
        if LABELLED.search(line)
    ]
    assert unmarked == []


def test_a_source_of_points_stands_once_in_the_result() -> None:
    lines = (Line("red", 3, 6), *(Line("hall_of_champions", 2, 2) for _ in range(3)), Line("hungry", 1, -1))
    one = FinalView(seat=0, place=1, score=11, lines=lines)
    won, lost = segments(one)
    assert won == [Segment("red", 3, 6), Segment("hall_of_champions", 6, 6)]
    assert lost == [Segment("hungry", 1, -1)]
