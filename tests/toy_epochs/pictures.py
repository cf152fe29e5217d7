"""Pictures of the toy: its squares, its symbols, its temples. All else is what games of this family share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image

import data
from data.texts import texts
from data.words import words_of
from engine.epochs.geography import Name
from renderers.core.alt import Part
from renderers.core.colours import GOLD
from renderers.core.words import term
from renderers.maps import sprites
from renderers.maps.atlas import Atlas, Border, Lettering, Shape, Shapes, Size
from renderers.maps.captions import Captions
from renderers.maps.drawing import MapPictures
from renderers.maps.theme import SOURCES, STONE, Source
from renderers.maps.world import Marker, World
from tests.toy_epochs.meta import META
from tests.toy_epochs.view import ToyView
from tests.toy_epochs.world import COLUMNS, GRID, geography

WIDE, HIGH = 400, 292
ICONS = {"fort": "walls", "storm": "swirl", "sun": "rosette"}


def shapes() -> Shapes:
    """The squares, from the north-west; a border is a coast where land meets water."""
    facts, areas, borders = geography(), {}, []
    names = [item.partition("=")[0] for item in GRID]
    for place, name in enumerate(names):
        x, y = place % COLUMNS * WIDE, place // COLUMNS * HIGH
        lines = {lang: (facts.areas[name].name.text(lang),) for lang in ("en", "es")}
        areas[name] = Shape(
            centre=(x + WIDE // 2, y + HIGH // 2),
            label=Lettering((x + 120, y + 14, x + 280, y + 42), 24, lines),
            spots=tuple((x + dx, y + dy) for dy in (110, 210) for dx in (70, 160, 250, 340)),
            rings=((x, y, x + WIDE, y, x + WIDE, y + HIGH, x, y + HIGH, x, y),),
            emblem=(x + 60, y + 36) if facts.areas[name].home_of else None,
        )
        for other, line in (
            (place + 1, (x + WIDE, y, x + WIDE, y + HIGH)),
            (place + COLUMNS, (x, y + HIGH, x + WIDE, y + HIGH)),
        ):
            if other < len(names) and facts.adjacent(name, names[other]):
                kinds = {facts.areas[one].kind == "land" for one in (name, names[other])}
                kind = "coast" if len(kinds) > 1 else "land" if True in kinds else "sea"
                borders.append(Border(kind, (name, names[other]), line))
    return Shapes(COLUMNS * WIDE, len(GRID) // COLUMNS * HIGH, 18, areas, {}, tuple(borders))


def markers(view: ToyView) -> tuple[Marker, ...]:
    """Temples where they stand, and forts."""
    temples = ((deity.area, deity) for deity in view.deities if deity.area is not None)
    forts = (Marker(area, "fort", seat) for area, seat in view.forts)
    return (*(Marker(area, one.key, one.owner, is_new=one.key in view.raised) for area, one in temples), *forts)


def sprite(marker: Marker, size: Size, palette: str) -> Image.Image:
    """A block with the deity's sign, or a fort of stone."""
    return sprites.block(ICONS[marker.key], size, STONE if marker.key == "fort" else GOLD)


def name_of(key: str, lang: str) -> str:
    """A deity's name."""
    return term(lang, "toy_epochs-pic-deity", "deity", key)


def temples_in_words(view: ToyView, captions: Captions) -> list[Part]:
    """Which deities have a temple, and where."""
    temples = [marker for marker in markers(view) if marker.key != "fort"]
    found = [f"{name_of(temple.key, captions.lang)} ({captions.area(temple.area)})" for temple in temples]
    return [Part(4, captions.own("alt-temples", list=", ".join(found)))] if found else []


def tie(captions: Captions, final: tuple[int, ...]) -> str:
    """What parts those who have as many points."""
    return captions.own("pic-tie", deities=final[1], cities=final[2], disks=final[3])


WORLD = World(
    id=META.id,
    title=META.title,
    atlas=Atlas(shapes(), geography()),
    colours="maps/plain.png",
    middle="gulf",
    legend=(12, 840),
    civilizations={name: Name(name.capitalize(), name.capitalize()) for name in ("ur", "elam", "mari")},
    civilization_icons={"ur": "palm", "elam": "lion", "mari": "bull"},
    tie=tie,
    sources={**SOURCES, "deities": Source("rosette", (206, 156, 40))},
    markers=markers,
    marker_sprite=sprite,
    marker_name=name_of,
    alt=temples_in_words,
)
PICTURES = MapPictures(WORLD)
kinds, draw, alt_text = PICTURES.kinds, PICTURES.draw, PICTURES.alt_text


@contextmanager
def worded() -> Iterator[None]:
    """While this lasts, the toy's texts are among those of the program."""
    folder = str(Path(__file__).parent / "data")
    data.__path__.append(folder)
    try:
        for kept in (texts, words_of):
            kept.cache_clear()
        yield
    finally:
        data.__path__.remove(folder)
        for kept in (texts, words_of):
            kept.cache_clear()
