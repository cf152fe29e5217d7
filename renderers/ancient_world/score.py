"""The final count: places, and where the points came from, as bars."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.ancient_world.facts import TRIBES
from engine.ancient_world.view import FinalView, WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.marks import banner, seat_sign
from renderers.ancient_world.rounds import stamp_header
from renderers.ancient_world.symbols import picture_of, symbol, tone_of
from renderers.ancient_world.theme import PALETTE, TRIBE_TONES, WARNING
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.core.ranking import GAP

WIDTH: Final = 1600
HEADER: Final = 84
ROW: Final = 176
LEFT: Final = 206
BAR: Final = (84, 158)
"""Top and bottom of a row's bar."""
LAURELS: Final[Rgb] = (188, 142, 44)


class Segment(NamedTuple):
    """A piece of a bar: its source (a tribe, "printed", "hungry", "damaged", a card), how many, the points."""

    source: str
    number: int
    points: int


def segments(one: FinalView) -> tuple[list[Segment], list[Segment]]:
    """What brought points, in the order of the count, and what cost some; a source of several lines once."""
    lines = {line.source: [other for other in one.lines if other.source == line.source] for line in one.lines}
    parts = [
        Segment(source, sum(line.count for line in same), sum(line.points for line in same))
        for source, same in lines.items()
    ]
    return [part for part in parts if part.points > 0], [part for part in parts if part.points < 0]


def tone_of_source(source: str) -> Rgb:
    """The colour of a piece of a bar."""
    if source in TRIBES:
        return TRIBE_TONES[source]
    if source in ("hungry", "damaged"):
        return WARNING
    return (150, 108, 14) if source == "printed" else tone_of(source)


def _sign(picture: Image.Image, source: str, centre: tuple[int, int], size: int, tone: Rgb) -> None:
    if source in TRIBES:
        sprite = banner(source, size)
        set_in(picture, sprite, (centre[0] - sprite.width // 2, centre[1] - size // 2))
    elif source in ("hungry", "damaged"):
        set_in(picture, symbol(source, size), (centre[0] - size // 2, centre[1] - size // 2))
    else:
        put_icon(picture, "laurels" if source == "printed" else picture_of(source), centre, size, ink_on(tone))


def widths(parts: Sequence[Segment], unit: float, least: int) -> list[int]:
    """The width of each piece: by its points, but wide enough for its number."""
    return [max(least, round(abs(part.points) * unit)) for part in parts]


def _bar(picture: Image.Image, parts: Sequence[Segment], wide: Sequence[int], box: Box) -> None:
    """Pieces side by side from the left of a box, each with its sign over its points."""
    left, top, _, bottom = box
    pen = ImageDraw.Draw(picture)
    for part, width in zip(parts, wide, strict=True):
        tone = tone_of_source(part.source)
        pen.rectangle((left, top, left + width - 3, bottom), fill=tone, outline=INK, width=2)
        middle, text = left + width // 2 - 1, str(part.points) if part.points > 0 else f"−{-part.points}"
        _sign(picture, part.source, (middle, top + 23), 38, tone)
        write(picture, (middle, bottom - 5), text, ink_on(tone), "bold", shrunk(text, "bold", 38, width - 6), align="m")
        left += width


def _row(picture: Image.Image, one: FinalView, name: str, edges: tuple[int, int], unit: float, palette: str) -> None:
    top, bottom = edges
    pen = ImageDraw.Draw(picture)
    is_won = one.place == 1
    pen.rounded_rectangle((8, top + 3, WIDTH - 9, bottom - 4), 14, fill=GOLD if is_won else PARCHMENT_DARK)
    pen.rounded_rectangle((13, top + 8, WIDTH - 14, bottom - 9), 11, fill=PARCHMENT)
    if is_won:
        put_icon(picture, "laurels", (64, top + 82), 104, LAURELS)
    write(picture, (64, top + 102), f"{one.place}.", INK, "title", 56, align="m")
    set_in(picture, seat_sign(one.seat, 74, palette), (120, top + 45))
    score = str(one.score)
    write(picture, (WIDTH - 32, top + 74), score, INK, "bold", 82, align="r")
    room = WIDTH - LEFT - 190
    write(picture, (LEFT, top + 62), name, INK, "bold", shrunk(name, "bold", 50, room), room)
    put_bars(picture, one, (LEFT, top + BAR[0], WIDTH, top + BAR[1]), unit)


def put_bars(picture: Image.Image, one: FinalView, box: Box, unit: float) -> None:
    """A seat's points by source from the left of a box; what it lost a little apart."""
    gains, losses = segments(one)
    sizes = widths(gains, unit, 46)
    _bar(picture, gains, sizes, box)
    left = box[0] + sum(sizes) + (16 if gains else 0)
    _bar(picture, losses, widths(losses, unit, 52), (left, box[1], box[2], box[3]))


def unit_of(final: Sequence[FinalView], room: int = WIDTH - LEFT - 40) -> float:
    """Pixels for a point: as many as the longest bar allows in so much room."""
    unit = 28.0
    while unit > 2:
        longest = 0
        for one in final:
            won, lost = segments(one)
            longest = max(longest, sum(widths(won, unit, 46)) + 16 + sum(widths(lost, unit, 52)))
        if longest <= room:
            break
        unit -= 0.25
    return unit


def _key(view: WorldView, captions: Captions) -> list[tuple[str, str]]:
    """The sources that somebody has points from, with their names; banners explain themselves."""
    assert view.final is not None
    sources = dict.fromkeys(line.source for one in view.final for line in one.lines if line.source not in TRIBES)
    return [(source, source_name(source, captions)) for source in sources]


def source_name(source: str, captions: Captions) -> str:
    """What a source of points is called."""
    if source in TRIBES:
        return captions.tribe(source)
    return captions.word(source) if source in ("hungry", "damaged", "printed") else captions.card(source)


def _key_places(entries: Sequence[tuple[str, str]]) -> list[tuple[int, int]]:
    x, line, places = 24, 0, []
    for _, name in entries:
        wide = width_of(name, "bold", 38) + 86
        if x + wide > WIDTH - 16 and x > 24:
            x, line = 24, line + 1
        places.append((x, line))
        x += wide
    return places


def ranking_height(view: WorldView, captions: Captions) -> int:
    """Height of rows and key together."""
    entries = _key(view, captions)
    lines = _key_places(entries)[-1][1] + 1 if entries else 0
    return GAP + ROW * len(view.cities) + GAP + lines * 58


def _painted(view: WorldView, captions: Captions, height: int, palette: str) -> Image.Image:
    assert view.final is not None
    picture = Image.new("RGB", (WIDTH, height), FRAME)
    unit = unit_of(view.final)
    for at, one in enumerate(view.final):
        _row(picture, one, captions.names[one.seat], (GAP + at * ROW, GAP + (at + 1) * ROW), unit, palette)
    entries = _key(view, captions)
    for (source, name), (x, line) in zip(entries, _key_places(entries), strict=True):
        y = GAP + ROW * len(view.final) + GAP + line * 58 + 24
        tone = tone_of_source(source)
        ImageDraw.Draw(picture).rectangle((x, y - 23, x + 46, y + 23), fill=tone, outline=CREAM)
        _sign(picture, source, (x + 23, y), 38, tone)
        write(picture, (x + 56, y + 13), name, CREAM, "bold", 38)
    return picture


def stamp_ranking(canvas: Canvas, view: WorldView, captions: Captions, palette: str, top: int) -> dict[str, Box]:
    """A row for each seat from ``top`` on, best first, and the key; returns the rows' boxes as ``seat:0`` and so on."""
    assert view.final is not None
    height = ranking_height(view, captions)
    key = ("world-score", captions.lang, tuple(captions.names), view.final, palette)
    canvas.stamp(patch(key, PALETTE, partial(_painted, view, captions, height, palette)), (0, top))
    edges = (top + GAP + at * ROW for at in range(len(view.final)))
    return {f"seat:{one.seat}": (0, edge, WIDTH, edge + ROW) for one, edge in zip(view.final, edges, strict=True)}


def draw_score(view: WorldView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The final count without the board. Hotspots ``seat:0`` and so on."""
    canvas = Canvas((WIDTH, HEADER + ranking_height(view, captions)), PALETTE, FRAME)
    stamp_header(canvas, view, captions, (WIDTH, HEADER), palette)
    return canvas, stamp_ranking(canvas, view, captions, palette, HEADER)
