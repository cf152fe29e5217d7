"""In a scenario the areas that count in it have a border of their own, and the map names it."""

from __future__ import annotations

import io

import msgspec
from PIL import Image, ImageChops

from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.picture import ALT_LIMIT
from renderers.core.registry import renderer


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
