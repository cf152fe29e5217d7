"""Alt texts of the Inner Sea: complete, in both languages, and shortened by whole sentences."""

from __future__ import annotations

import msgspec
import pytest

from renderers.core.picture import ALT_LIMIT
from renderers.inner_sea.pictures import alt_text, kinds
from tests.renderers import inner_sea_views as views

NAMES = ("Ana", "Ben", "Chen", "Dido", "Ed", "Zoë")


def test_says_when_who_has_what_and_where_it_burns() -> None:
    text = alt_text(views.middle(), "board", "en", NAMES)
    assert text.startswith("Ancient Civilizations of the Inner Sea, epoch II of IV, turn 3, phase: Cards.")
    assert "Contested: Thrace, Alashiya, Rhodes, Phoenician Sea, Attica, Syracuse, Thapsus, Novo Carthago." in text
    for who in ("Ana (Rome): 9 points, 6 cities, 24 disks", "Dido (Mycenae): 13 points, 8 cities, 26 disks"):
        assert who in text
    assert "Barbarians: Thrace 2, Dacia 3, Attica 2" in text
    assert "Great Pyramid (Chen, Egypt)" in text


def test_speaks_spanish() -> None:
    text = alt_text(views.fight(), "cut", "es", NAMES)
    assert "Competición en Ática: Ana 1 + 2 blancos, juega Estratego, Gran Templo; Dido 3" in text
    assert "Bárbaros 2" in text
    assert "época II de IV, turno 3" in text


def test_competition_leads_and_survives_shortening() -> None:
    text = alt_text(views.fight(), "board", "en", ["Maximiliana Bartolomea de Todos los Santos" * 2] * 6)
    assert len(text) <= ALT_LIMIT
    assert "Competition in Attica" in text
    assert text.count(" disks") == 6


def test_hand_names_every_card_first_and_then_their_texts() -> None:
    text = alt_text(views.middle(1), "hand", "en", None)
    assert text.startswith("Your hand: Strategos (Competition, great person), Traitor")
    assert "Composite Bow: Remove two disks" in text
    assert alt_text(views.seen_by(views.middle(), 1, 0), "hand", "es", None) == "Tu mano está vacía."
    assert "no hand" in alt_text(views.middle(), "hand", "en", None)


def test_score_tells_places_and_sources() -> None:
    text = alt_text(views.end(), "score", "en", NAMES)
    assert "1. Dido (Mycenae): 23 points (cities 14, most cities 2" in text
    assert text.split(" After epoch")[0].count(" 2. ") == 2
    assert "cards -2" in text


def test_small_setups_say_how_much_is_closed() -> None:
    view = views.small(2)
    assert f"{len(view.closed)} areas are out of play." in alt_text(view, "board", "en", None)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_crowded_map_fits_in_whole_sentences(lang: str) -> None:
    for view in (views.crowded(), msgspec.structs.replace(views.crowded(), viewer=0, hand=views.hand(9))):
        for kind in (kind.id for kind in kinds(view)):
            text = alt_text(view, kind, lang, ["Maximiliana Bartolomea de Todos los Santos" * 2] * 6)
            assert 20 < len(text) <= ALT_LIMIT
            assert text.endswith(".")


def test_barbarians_are_named_before_the_small_change_of_seats() -> None:
    stacks = tuple(
        views.Stack(area, None, 2) for area in ("gaul", "helvetia", "noricum", "dacia", "thrace", "moesia", "dalmatia")
    )
    view = msgspec.structs.replace(views.fight(), stacks=(*views.fight().stacks, *stacks))
    assert "Moesia 2" in alt_text(view, "board", "en", NAMES)
