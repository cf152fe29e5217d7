"""Alt texts: complete, in both languages, and shortened by whole sentences."""

from __future__ import annotations

import msgspec
import pytest

from engine.tigris.pieces import COLOURS
from engine.tigris.view import KingdomView, LeaderView
from renderers.core.alt import Part, fitted
from renderers.core.picture import ALT_LIMIT
from renderers.tigris.pictures import alt_text
from tests.renderers import tigris_views as views


def test_says_who_plays_what_happened_and_how_strong_everybody_is() -> None:
    text = alt_text(views.middle(), "board", "en", ["Ana", "Ben", "Chen", "Dido"])
    assert text.startswith("Tigris & Euphrates, turn 17. Ben (Lion) to play, 1 action left.")
    assert "Last: Ben moved the king from C4 to F5." in text
    assert "Bow priest H6 (temples 2, followers 3)" in text
    assert "Monuments: red-green at I5." in text
    assert "64 tiles in the bag, 9 treasures on the board." in text


def test_speaks_spanish() -> None:
    text = alt_text(views.war(), "cut", "es", ["Ana", "Ben", "Chen", "Dido"])
    assert "Guerra de los mercaderes en I10, B6: ataca Ana 5 + 2, defiende Chen 4 + por saber." in text
    assert "Lo último: Ana coloca una loseta de agricultura en E8." in text


def test_hand_and_score() -> None:
    hand = alt_text(views.middle(1), "hand", "en", None)
    assert "temple × 2, settlement × 1, farm × 2, market × 1" in hand
    assert "red 7, black 4, blue 9, green 3, treasures 2" in hand
    empty = alt_text(views.seen_by(views.middle(), 2, ()), "hand", "es", None)
    assert "Sin losetas" in empty
    score = alt_text(views.end(), "score", "en", ["Ana", "Ben", "Chen", "Dido"])
    assert "1. Ben (Lion): red 10, black 11, blue 12, green 13; weakest first 10, 11, 12, 13." in score


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", ["board", "cut"])
def test_crowded_board_with_long_names_keeps_whole_sentences(lang: str, kind: str) -> None:
    leaders = [LeaderView(f"{chr(65 + 4 * s + i)}5", s, c, 4, 21) for s in range(4) for i, c in enumerate(COLOURS)]
    kingdoms = tuple(KingdomView((leader.cell,) * 9, (leader,), 3) for leader in leaders)
    view = msgspec.structs.replace(views.war(), leaders=tuple(leaders), kingdoms=kingdoms)
    text = alt_text(view, kind, lang, ["Maximiliana Bartolomea de Todos los Santos" * 2] * 4)
    assert len(text) <= ALT_LIMIT
    assert text.endswith(".")
    assert text.count("A5") >= 1
    assert ("War of the traders" if lang == "en" else "Guerra de los mercaderes") in text


def test_everything_stays_when_there_is_room() -> None:
    assert fitted([Part(0, "One."), Part(9, "Two.", "2.")], 9) == "One. Two."


def test_short_forms_come_before_leaving_out() -> None:
    parts = [Part(0, "One."), Part(2, "Second thing.", "Two."), Part(3, "Third thing.", "Three.")]
    assert fitted(parts, 25) == "One. Second thing. Three."
    assert fitted(parts, 17) == "One. Two. Three."
    assert fitted(parts, 12) == "One. Two."
    assert fitted(parts, 4) == "One."
