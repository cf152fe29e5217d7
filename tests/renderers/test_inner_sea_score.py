"""The end of a game of the Inner Sea: points by source and turn, and what parts those who tie."""

from __future__ import annotations

import msgspec
import pytest

from engine.epochs.view import Gain
from engine.inner_sea.view import InnerSeaView
from renderers.core.charts import CHART_HEIGHT
from renderers.inner_sea.pictures import WORLD, alt_text, draw
from renderers.maps.captions import Captions
from renderers.maps.points import by_source, by_turn, highest, totals, turns_of
from renderers.maps.score import ROW, TIE, tie_break
from tests.pixels import pixel_digest
from tests.renderers import inner_sea_views as views

NAMES = ("Ana", "Ben", "Chen", "Dido", "Ed", "Zoë")


def after(*gains: Gain) -> InnerSeaView:
    return msgspec.structs.replace(views.end(), gains=gains, epoch=2, turn=2)


def test_turns_without_points_are_there_too() -> None:
    view = after(Gain(1, 3, 0, "cities", 2), Gain(2, 2, 1, "loot", 1))
    assert turns_of(view) == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)]
    assert totals(WORLD, view, 0) == [0, 0, 2, 2, 2]
    assert totals(WORLD, view, 1) == [0, 0, 0, 0, 1]


def test_sources_add_up_turn_by_turn() -> None:
    view = after(
        Gain(1, 1, 0, "cities", 2),
        Gain(1, 1, 0, "a source nobody knows", 1),
        Gain(2, 1, 0, "cards", -1),
        Gain(2, 2, 0, "cities", 3),
    )
    last = by_turn(WORLD, view, 0)[-1]
    assert {source: points for source, points in last.items() if points} == {"cities": 5, "other": 1, "cards": -1}
    assert totals(WORLD, view, 0) == [3, 2, 5]
    assert highest(WORLD, view) == 6


def test_every_source_has_a_colour_and_a_symbol() -> None:
    sources = WORLD.sources.values()
    assert len({source.icon for source in sources}) == len({source.tone for source in sources}) == len(WORLD.sources)


def test_points_of_unknown_sources_are_counted() -> None:
    seat = msgspec.structs.replace(views.end().seats[0], sources={"cities": 3, "rare_thing": 2, "other": 1})
    assert by_source(WORLD, seat) == [("cities", 3), ("other", 3)]


def test_only_those_who_tie_are_told_what_parts_them() -> None:
    view = views.end()
    for lang, word in (("en", "Tie-break: 2 wonders"), ("es", "Desempate: 2 maravillas")):
        captions = Captions(WORLD, view, lang, NAMES)
        told = {seat: tie_break(view, captions, seat) for seat in range(6)}
        assert {seat for seat, text in told.items() if text} == {0, 5}
        assert told[0].startswith(word)
        assert told[0].endswith(("11 areas", "11 áreas"))


def test_rows_of_those_who_tie_are_higher() -> None:
    spots = draw(views.end(), "score").hotspots
    heights = {seat: spots[f"seat:{seat}"][3] - spots[f"seat:{seat}"][1] for seat in range(6)}
    assert heights == {seat: ROW + TIE * (seat in (0, 5)) for seat in range(6)}
    assert min(spots, key=lambda name: spots[name][1]) == "seat:3"


def test_the_chart_follows_the_points() -> None:
    view = views.end()
    without = msgspec.structs.replace(view, gains=())
    assert draw(view, "score").height == draw(without, "score").height + CHART_HEIGHT
    later = tuple(msgspec.structs.replace(gain, turn=3) for gain in view.gains)
    assert pixel_digest(draw(view, "score")) != pixel_digest(draw(msgspec.structs.replace(view, gains=later), "score"))


@pytest.mark.parametrize("palette", ["default", "contrast"])
def test_a_game_of_one_turn_can_be_drawn(palette: str) -> None:
    view = msgspec.structs.replace(views.end(), gains=(Gain(1, 1, 0, "cities", 1),), epoch=1, turn=1)
    assert draw(view, "score", palette=palette).height > 900
    nothing = msgspec.structs.replace(view, gains=(Gain(1, 1, 0, "cards", -3),))
    assert draw(nothing, "score", palette=palette).height > 900


def test_alt_tells_ties_and_the_points_after_each_epoch() -> None:
    text = alt_text(views.end(), "score", "en", NAMES)
    assert "Ana: Tie-break: 2 wonders" in text
    first = {seat: totals(WORLD, views.end(), seat)[2] for seat in range(6)}
    assert f"After epoch I: Dido {first[3]}, Ana {first[0]}, Zoë {first[5]}" in text
    assert "After epoch III" in text
    assert "After epoch IV" not in text
