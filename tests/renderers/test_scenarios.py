"""In a scenario the areas that count in it have a border of their own, and the map names it."""

from __future__ import annotations

import io

import msgspec
from PIL import Image, ImageChops

from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.colours import FRAME
from renderers.core.picture import ALT_LIMIT
from renderers.core.registry import renderer
from renderers.middle_east.pictures import WORLD


def test_what_counts_in_a_scenario_is_marked_on_the_map() -> None:
    view = Match.create(load_game("inner_sea"), {"scenario": "rome_and_carthage"}, 2, 5).view(None)
    assert view.scenario == "rome_and_carthage"
    assert sorted(view.aims) == ["baleares", "corsica", "lilybaeum", "melite", "nora", "sardinia", "syracuse"]
    pictures = [
        renderer("inner_sea").draw(one, "board", names=["Ana", "Bruno"])
        for one in (msgspec.structs.replace(view, scenario="", aims=()), view)
    ]
    plain, marked = (Image.open(io.BytesIO(picture.data)).convert("RGB") for picture in pictures)
    changed, boxes = ImageChops.difference(plain, marked), pictures[1].hotspots
    assert all(changed.crop(boxes[area]).getbbox() for area in view.aims)
    assert not changed.crop(boxes["tingitania"]).getbbox()
    # The name stands at the foot of the map, in open land.
    assert changed.crop((600, 750, changed.width, 900)).getbbox()


def test_the_lines_of_a_map_lie_on_no_panel_that_stands_under_it() -> None:
    match = Match.create(load_game("middle_east"), {"scenario": "sumer_and_akkad"}, 3, 5)
    while (ask := match.asks()[0]).key == "civilization":
        match.answer(ask.seat, ask.key, [ask.options[0]])
    view, pictures = match.view(None), renderer("middle_east")
    with_lines = pictures.draw(view, "board", names=["Ana", "Bruno", "Carla"])
    without = pictures.draw(
        msgspec.structs.replace(view, scenario="", aims=(), raised=()), "board", names=["Ana", "Bruno", "Carla"]
    )
    one, other = (Image.open(io.BytesIO(picture.data)).convert("RGB") for picture in (with_lines, without))
    # The map is too narrow for the legend of grounds, which stands under it: right of that there is nothing else.
    (panel,) = WORLD.atlas.panels
    width, height = panel[2] - panel[0], panel[3] - panel[1]
    changed = ImageChops.difference(one, other)
    foot = next(y for y in range(one.height) if other.getpixel((one.width - 1, y)) == FRAME and y > one.height // 2)
    band = changed.crop((width, foot, one.width, foot + height))
    assert len([y for y in range(height) if band.crop((0, y, band.width, y + 1)).getbbox()]) > 2 * 24
    assert not changed.crop((0, foot, width, foot + height)).getbbox()
    # Names at the edge end with the map.
    assert {one.getpixel((x, foot + height // 2)) for x in range(one.width * 3 // 4, one.width)} == {FRAME}
    assert {one.getpixel((x, foot + 5)) for x in range(one.width * 3 // 4, one.width)} == {FRAME}


def test_alt_texts_say_what_wins_a_scenario_and_which_areas_count() -> None:
    game, pictures = load_game("inner_sea"), renderer("inner_sea")
    view = Match.create(game, {"scenario": "rome_and_carthage"}, 2, 5).view(None)
    names = ["Ana" * 9, "Bruno" * 9]
    for kind in ("board", "asked", "score"):
        text = pictures.alt_text(view, kind, "en", names)
        assert "Rome and Carthage. Who controls five of seven islands as an epoch ends wins. Areas that count" in text
        assert all(name in text for name in ("Sardinia", "Corsica", "Syracuse"))
        assert len(text) <= ALT_LIMIT
    # Where there is no room for all, what wins is said rather than where everybody stands.
    crowd = msgspec.structs.replace(view, contested=tuple(view.aims) * 12, aims=tuple(view.aims) * 12)
    text = pictures.alt_text(crowd, "board", "es", names)
    assert len(text) <= ALT_LIMIT
    assert "Escenario: Roma y Cartago." in text
    assert "Escenario" not in pictures.alt_text(msgspec.structs.replace(view, scenario=""), "board", "es", names)
