"""The picture of what is asked: no taller than wide, with what it is about."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.through_the_ages.cards import BOX, UNITS, URBAN
from tests.renderers.pictures import CROWD, EVERY, NAMES, WITH_HELD, renderer, scene, seats_in, seen, views_of
from tests.small_games import SMALL


def asked(game: str, view: Any, marks: tuple[str, ...] = ()) -> Any:
    return renderer(game).draw(view, "asked", names=NAMES[: seats_in(game, view)], marks=marks)


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game, name, kind in EVERY if kind == "asked" and game not in SMALL and name != CROWD],
)
def test_it_is_no_taller_than_wide(game: str, name: str) -> None:
    view = seen(game, name, 0)
    for marks in ((), *getattr(views_of(game), "PARTS", ())):
        picture = asked(game, view, marks)
        assert picture.height <= picture.width, marks


@pytest.mark.parametrize("game", [game for game in WITH_HELD if game not in SMALL])
def test_cards_that_are_asked_about_are_all_there_in_small(game: str) -> None:
    view = seen(game, "middle", 0)
    hand, held = (renderer(game).draw(view, kind, names=NAMES[:4]) for kind in ("hand", "held"))
    assert held.hotspots.keys() == hand.hotspots.keys() - {name for name in hand.hotspots if name.startswith("known")}
    assert held.height <= held.width
    assert held.height < hand.height * held.width / hand.width
    assert held.alt == hand.alt


def test_a_part_of_the_hand_alone() -> None:
    view = seen("through_the_ages", "middle", 0)
    picture = renderer("through_the_ages").draw(view, "held", names=NAMES[:4], marks=("military",))
    assert {name.partition(":")[0] for name in picture.hotspots} == {"military"}
    assert all(name in picture.alt for name in ("Civil cards", "Military cards"))


def test_a_bid_shows_everybody_and_an_attack_the_two_it_is_between() -> None:
    view = scene("through_the_ages", "middle")
    seats = {f"seat:{civ.seat}" for civ in view.seats}
    colony, attack = (asked("through_the_ages", view, marks) for marks in (("colony",), ("seat:0", "seat:2")))
    assert (colony.hotspots.keys(), attack.hotspots.keys()) == (seats, {"seat:0", "seat:2"})
    assert max(colony.height, attack.height) * 370 / colony.width < 120


def test_a_force_and_a_raid_show_the_technologies_that_they_are_about_alone() -> None:
    full = views_of("through_the_ages").fullest()
    own = msgspec.structs.replace(full, viewer=0)
    whole, units, urban = (asked("through_the_ages", own, (mark,)) for mark in ("city", "units", "urban:2"))
    kinds = {card.id: card.kind for card in BOX}
    assert {kinds[name.partition(":")[2]] for name in units.hotspots} == {*UNITS}
    assert {kinds[name.partition(":")[2]] for name in urban.hotspots} == {*URBAN}
    assert units.hotspots.keys() | urban.hotspots.keys() < whole.hotspots.keys()
    assert max(units.height, urban.height) < whole.height * 2 / 3
