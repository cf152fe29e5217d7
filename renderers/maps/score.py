"""The end of a game, as wide as the map: places, where the points came from, and how they grew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.game import Result
from engine.epochs.view import EpochsView, SeatView
from renderers.core.canvas import Canvas, shrunk, write
from renderers.core.charts import CHART_HEIGHT, Line, Span, columns, draw_lines
from renderers.core.colours import CREAM, FRAME, INK
from renderers.core.picture import Box
from renderers.core.ranking import GAP, LEFT, ROW, Inks, Row, Source, key_height, paint_key, paint_row
from renderers.maps import sprites
from renderers.maps.atlas import WIDTH
from renderers.maps.board import counter_of
from renderers.maps.captions import Captions, numeral
from renderers.maps.layout import HEADER, shrunk_to
from renderers.maps.panels import stamp_header
from renderers.maps.points import by_source, by_turn, highest, totals, turns_of
from renderers.maps.styles import style_of
from renderers.maps.theme import LAUREL, WINE
from renderers.maps.world import World

TIE = 50
"""Extra height of a row that shows a tie-break."""
BRIGHT = 130
"""Grounds with so much green are too light for a light symbol."""
COLUMNS = (1186, 22, 1420, 104)
"""Where a row's columns stand in it."""
CHIPS = 9
"""So many sources have room beside each other in each row."""
INKS = Inks(LAUREL, WINE, WINE)


def tie_break(view: EpochsView, captions: Captions, seat: int) -> str:
    """The tie-break of a seat in words; "" if no other seat has as many points."""
    if view.finals is None or [one[0] for one in view.finals].count(view.finals[seat][0]) < 2:
        return ""
    return captions.world.tie(captions, view.finals[seat])


def _row(
    picture: Image.Image, view: EpochsView, captions: Captions, placed: tuple[int, SeatView], box: Box, look: str
) -> None:
    place, seat = placed
    world, top, bottom = captions.world, box[1], box[3]
    sources = [(_source(world, source), count) for source, count in by_source(world, seat)]
    sign, pitch = counter_of(world, view, seat.seat, (74, 80), look), (COLUMNS[0] - LEFT - 10) // _chips(world, view)
    row = Row(place, sign, captions.who(seat.seat), seat.points, sources)
    paint_row(picture, row, (top, bottom), COLUMNS[0] - 10, pitch, INKS, is_won=place == 1)
    if view.gains:
        left, upper, right, lower = COLUMNS
        tones = {name: source.tone for name, source in world.sources.items()}
        points, starts = by_turn(world, view, seat.seat), [span.first for span in _spans(view)[1:]]
        columns(picture, points, tones, highest(world, view), starts, (left, top + upper, right, top + lower))
    tie = tie_break(view, captions, seat.seat)
    if tie:
        room = WIDTH - LEFT - 32
        write(picture, (LEFT, bottom - 24), tie, INK, "bold", shrunk(tie, "bold", 40, room), room)


def _chips(world: World, view: EpochsView) -> int:
    """How many sources stand beside each other: all of them, or as many as a row needs where there are many."""
    return min(len(world.sources), max(CHIPS, *(len(by_source(world, seat)) for seat in view.seats)))


def _spans(view: EpochsView) -> list[Span]:
    """The epochs played, by the places of their turns among all turns."""
    epochs = [epoch for epoch, _ in turns_of(view)]
    firsts = {epoch: epochs.index(epoch) for epoch in sorted(set(epochs))}
    return [Span(numeral(epoch), first, first + epochs.count(epoch) - 1) for epoch, first in firsts.items()]


def chart(view: EpochsView, captions: Captions, order: Sequence[int], palette: str) -> Image.Image:
    """The points of all seats over time; ``order`` best first."""
    world = captions.world
    lines = [
        Line(
            totals(world, view, seat),
            view.seats[seat].points,
            sprites.seat_style(style_of(view, seat), palette)[1],
            partial(counter_of, world, view, seat, palette=palette),
        )
        for seat in order
    ]
    return draw_lines(captions.own("pic-over-time"), lines, _spans(view), WIDTH)


def _source(world: World, name: str) -> Source:
    look = world.sources[name]
    return Source(look.icon, look.tone, CREAM if look.tone[1] < BRIGHT else INK)


def _key(view: EpochsView, captions: Captions) -> list[tuple[Source, str]]:
    """The sources that anybody has points from, with their names."""
    world, seats = captions.world, view.seats
    used = [name for name in world.sources if any(dict(by_source(world, seat)).get(name) for seat in seats)]
    return [(_source(world, name), captions.source(name)) for name in used]


def ranking(view: EpochsView) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; seats of one group share their place."""
    return Result(view.places or ()).ranked()


def _boxes(view: EpochsView, captions: Captions) -> dict[int, Box]:
    """The row of each seat, best first."""
    boxes, top = {}, GAP
    for _, seat in ranking(view):
        bottom = top + ROW + (TIE if tie_break(view, captions, seat) else 0)
        boxes[seat] = (0, top, WIDTH, bottom)
        top = bottom
    return boxes


def ranking_height(view: EpochsView, captions: Captions) -> int:
    """Height of rows, key and chart together."""
    key = key_height([name for _, name in _key(view, captions)], WIDTH)
    return max(box[3] for box in _boxes(view, captions).values()) + GAP + key + (CHART_HEIGHT if view.gains else 0)


def _painted(view: EpochsView, captions: Captions, height: int, palette: str) -> Image.Image:
    order, boxes = ranking(view), _boxes(view, captions)
    picture = Image.new("RGB", (WIDTH, height), FRAME)
    for place, seat in order:
        _row(picture, view, captions, (place, view.seats[seat]), boxes[seat], palette)
    paint_key(picture, _key(view, captions), boxes[order[-1][1]][3] + 4)
    if view.gains:
        lines = chart(view, captions, [seat for _, seat in order], palette)
        picture.paste(lines, (0, height - CHART_HEIGHT))
    return picture


def stamp_ranking(canvas: Canvas, view: EpochsView, captions: Captions, palette: str, top: int) -> dict[str, Box]:
    """Draw a row for each seat from ``top`` on, best first; returns their boxes as ``seat:0`` and so on.

    Points by source, also turn by turn; under them the key, and the points of all over time. Where points alone do not
    part two seats, their rows tell what does.
    """
    height = ranking_height(view, captions)
    facts = repr([(seat.civilization, seat.points, seat.sources) for seat in view.seats])
    wide = canvas.image.width
    key = ("score", captions.lang, tuple(captions.names), facts, view.gains, view.finals, view.places, palette)
    panel = captions.world.narrow_patch(key, wide, lambda: _painted(view, captions, height, palette))
    canvas.stamp(panel, (0, top))
    boxes = dict[str, Box]()
    for seat, box in _boxes(view, captions).items():
        left, upper, right, lower = (shrunk_to(wide, edge) for edge in box)
        boxes[f"seat:{seat}"] = (left, top + upper, right, top + lower)
    return boxes


def draw_score(view: EpochsView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """Who has won, and the ranking, without the map."""
    canvas = Canvas((WIDTH, HEADER + ranking_height(view, captions)), captions.world.colours, FRAME)
    stamp_header(canvas, view, captions)
    return canvas, stamp_ranking(canvas, view, captions, palette, HEADER)
