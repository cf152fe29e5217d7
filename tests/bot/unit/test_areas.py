"""Lists of areas as people type them."""

from __future__ import annotations

import pytest

from bot.drafts.lists import read_picks
from bot.drafts.reader import Unclear
from bot.words.lists import Unreadable, find_name, known_names
from bot.words.option_words import OptionWords
from engine.core.ask import Ask, Fixed

NAMES = {
    "rome": ("Rome", "Roma"),
    "etruria": ("Etruria", "Etruria"),
    "tyrrhenian_sea": ("Tyrrhenian Sea", "Mar Tirreno"),
    "nile_delta": ("Nile Delta", "Delta del Nilo"),
    "numidia": ("Numidia", "Numidia"),
    "numidian_sea": ("Numidian Sea", "Mar de Numidia"),
    "pillars_of_hercules": ("Pillars of Hercules", "Pilares de Hércules"),
}


SAID = OptionWords("en", "inner_sea", ["Ana", "Ben"])
DEPLOY = Ask("deploy", 0, Fixed(*(f"deploy:{area}" for area in NAMES)), about={"ready": 9, "limit": 0})


def areas_of(text: str) -> list[str]:
    """The areas that a list names."""
    return [option.partition(":")[2] for option in read_picks(SAID, DEPLOY, text)]


@pytest.mark.parametrize(
    ("text", "areas"),
    [
        ("rome 2, etruria, tyrrhenian sea", ["rome", "rome", "etruria", "tyrrhenian_sea"]),
        ("2 Roma; MAR TIRRENO", ["rome", "rome", "tyrrhenian_sea"]),
        ("etruria x3", ["etruria"] * 3),
        ("pilares de hercules", ["pillars_of_hercules"]),
        ("nile-delta, delta del nilo", ["nile_delta", "nile_delta"]),
        ("tyrhenian see", ["tyrrhenian_sea"]),
        ("etru, pill", ["etruria", "pillars_of_hercules"]),
        ("numidia", ["numidia"]),
    ],
)
def test_what_is_typed_is_understood(text: str, areas: list[str]) -> None:
    assert areas_of(text) == areas


@pytest.mark.parametrize("text", ["", " , ", "atlantis", "numid", "rome 99"])
def test_what_cannot_be_understood_is_named(text: str) -> None:
    with pytest.raises(Unclear):
        areas_of(text)


def test_several_meanings_are_offered() -> None:
    with pytest.raises(Unreadable) as caught:
        find_name("numidi", known_names(NAMES))
    assert caught.value.near == ("numidia", "numidian_sea")
