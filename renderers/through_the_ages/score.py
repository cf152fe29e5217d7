"""Culture at the end and on the way: places, where it came from, and how it grew round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.through_the_ages.annals import SOURCES
from engine.through_the_ages.view import AgesView, GainView
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.charts import CHART_HEIGHT, Line, Span, columns, draw_lines
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb
from renderers.core.kinds import Kind
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.marks import seat_sign
from renderers.through_the_ages.symbols import KIND_ICONS, SYMBOLS
from renderers.through_the_ages.theme import PALETTE, TYPE_TONES, WARNING, ink_on, theme

CULTURE: Final = Kind("culture")
"""As the score, also while the game goes on."""

WIDTH: Final = 1600
GAP: Final = 8
ROW: Final = 126
HEADER: Final = 84
KEY: Final = 54
LEFT: Final = 206
"""Where names and sources begin."""
CHIP: Final = 42
COLUMNS: Final = (1156, 22, 1404, 104)
"""Where a row's columns stand in it."""
BLOCK: Final = 5
"""Rounds between two marks of the chart."""


class Source(NamedTuple):
    """Symbol and colour of culture from one source."""

    icon: str
    tone: Rgb


LOOKS: Final[dict[str, Source]] = {
    "production": Source("lyre", (150, 46, 134)),
    **{kind: Source(KIND_ICONS[kind], TYPE_TONES[kind]) for kind in ("wonder", "leader", "action", "territory")},
    "politics": Source("capitol", TYPE_TONES["government"]),
    "event": Source("hourglass", TYPE_TONES["event"]),
    "aggression": Source("crossed-axes", TYPE_TONES["aggression"]),
    "war": Source("skull", TYPE_TONES["war"]),
    "famine": Source("wheat", WARNING),
    "other": Source("swirl", SYMBOLS["strength"].ground or INK),
}
"""By source, in the order of the key."""

assert set(LOOKS) == set(SOURCES), "every source of culture has its look"


def by_source(view: AgesView, seat: int) -> tuple[tuple[str, int], ...]:
    """Where a seat's culture came from, without sources that brought and cost nothing."""
    found: Counter[str] = Counter()
    for gain in view.gains:
        if gain.seat == seat:
            found[gain.source] += gain.culture
    return tuple((source, found[source]) for source in LOOKS if found[source])


def by_round(gains: Sequence[GainView], rounds: int, seat: int) -> list[Mapping[str, int]]:
    """What a seat gained in each round, by source."""
    found: list[Counter[str]] = [Counter() for _ in range(rounds)]
    for gain in gains:
        if gain.seat == seat:
            found[gain.round - 1][gain.source] += gain.culture
    return list(found)


def totals(gains: Sequence[GainView], rounds: int, seat: int) -> list[int]:
    """A seat's culture after each round."""
    found, total = [], 0
    for gained in by_round(gains, rounds, seat):
        total += sum(gained.values())
        found.append(total)
    return found


def ranking(view: AgesView) -> list[tuple[int, int]]:
    """(place, seat), best first: at the end as the game has ended, before that by culture."""
    if view.final is not None:
        return [(one.place, one.seat) for one in view.final]
    order = sorted(view.seats, key=lambda seat: (seat.has_resigned, -seat.culture, seat.seat))
    return [(1 + sum(other.culture > one.culture for other in view.seats), one.seat) for one in order]


def spans(rounds: int) -> list[Span]:
    """The rounds in blocks, named by their first and last; the last one is no shorter than half of the others."""
    starts = range(0, max(1, rounds - BLOCK // 2), BLOCK)
    found = [(start, rounds - 1 if start == starts[-1] else start + BLOCK - 1) for start in starts]
    return [Span(f"{first + 1}–{last + 1}" if last > first else str(first + 1), first, last) for first, last in found]


def _square_sign(seat: int, palette: str, size: tuple[int, int]) -> Image.Image:
    sheet = Image.new("RGBA", size)
    sheet.paste(seat_sign(seat, size[0], palette), (0, (size[1] - size[0]) // 2))
    return sheet


def chart(view: AgesView, captions: Captions, palette: str) -> Image.Image:
    """The culture of all seats over the rounds."""
    lines = [
        Line(
            totals(view.gains, view.round, seat),
            view.seats[seat].culture,
            theme(palette).seats[seat],
            partial(_square_sign, seat, palette),
        )
        for _, seat in ranking(view)
    ]
    return draw_lines(captions.say("score-over-time"), lines, spans(view.round), WIDTH)


def _row(
    picture: Image.Image, view: AgesView, captions: Captions, placed: tuple[int, int], box: Box, look: str
) -> None:
    (place, number), top, bottom = placed, box[1], box[3]
    seat, pen = view.seats[number], ImageDraw.Draw(picture)
    won = place == 1 and view.final is not None
    pen.rounded_rectangle((8, top + 3, WIDTH - 9, bottom - 4), 14, fill=GOLD if won else PARCHMENT_DARK)
    pen.rounded_rectangle((13, top + 8, WIDTH - 14, bottom - 9), 11, fill=PARCHMENT)
    if won:
        put_icon(picture, "laurels", (64, top + 62), 98, (188, 142, 44))
    write(picture, (64, top + 82), f"{place}.", INK, "title", 56, align="m")
    set_in(picture, seat_sign(number, 74, look), (120, top + 25))
    write(picture, (WIDTH - 32, top + 92), str(seat.culture), INK, "bold", 88, align="r")
    room = COLUMNS[0] - LEFT - 20
    name = captions.say("score-resigned", name=captions.names[number]) if seat.has_resigned else captions.names[number]
    write(picture, (LEFT, top + 54), name, INK, "bold", shrunk(name, "bold", 48, room), room)
    sources = by_source(view, number)
    pitch = min(150, (COLUMNS[0] - LEFT - 10) // max(1, len(sources)))
    for at, (source, count) in enumerate(sources):
        x, y = LEFT + at * pitch, top + 68
        _chip(picture, source, (x, y), INK)
        text, room = str(count) if count > 0 else f"−{-count}", pitch - CHIP - 8
        ink = INK if count > 0 else WARNING
        write(picture, (x + CHIP + 6, y + 37), text, ink, "bold", shrunk(text, "bold", 46, room))
    left, upper, right, lower = COLUMNS
    gained = [by_round(view.gains, view.round, one.seat) for one in view.seats]
    highest = max(1, *(sum(count for count in turn.values() if count > 0) for turns in gained for turn in turns))
    tones = {name: look.tone for name, look in LOOKS.items()}
    starts = [span.first for span in spans(view.round)[1:]]
    columns(picture, gained[number], tones, highest, starts, (left, top + upper, right, top + lower))


def _chip(picture: Image.Image, source: str, at: tuple[int, int], edge: Rgb) -> None:
    """A source's colour with its symbol in it."""
    look = LOOKS[source]
    ImageDraw.Draw(picture).rectangle((*at, at[0] + CHIP, at[1] + CHIP), fill=look.tone, outline=edge)
    put_icon(picture, look.icon, (at[0] + CHIP // 2 + 1, at[1] + CHIP // 2 + 1), CHIP - 4, ink_on(look.tone))


def _places_of_key(view: AgesView, captions: Captions) -> list[tuple[str, int, int]]:
    """Source, left, line of each entry of the key: the sources that anybody has culture from."""
    used = {source for seat in view.seats for source, _ in by_source(view, seat.seat)}
    x, line, found = 24, 0, []
    for source in (source for source in LOOKS if source in used):
        width = width_of(captions.say("score-source", source=source), "bold", 40) + CHIP + 34
        if x + width > WIDTH - 16:
            x, line = 24, line + 1
        found.append((source, x, line))
        x += width + 6
    return found


def ranking_height(view: AgesView, captions: Captions) -> int:
    """Height of rows, key and chart together."""
    key = _places_of_key(view, captions)
    return GAP + ROW * len(view.seats) + GAP + ((key[-1][2] + 1) * KEY + 6 if key else 0) + CHART_HEIGHT


def _painted(view: AgesView, captions: Captions, height: int, palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, height), FRAME)
    for at, placed in enumerate(ranking(view)):
        _row(picture, view, captions, placed, (0, GAP + at * ROW, WIDTH, GAP + (at + 1) * ROW), palette)
    top = GAP + ROW * len(view.seats) + 4
    for source, x, line in _places_of_key(view, captions):
        y = top + line * KEY
        _chip(picture, source, (x, y + 4), CREAM)
        write(picture, (x + CHIP + 10, y + 38), captions.say("score-source", source=source), CREAM, "bold", 40)
    picture.paste(chart(view, captions, palette), (0, height - CHART_HEIGHT))
    return picture


def stamp_ranking(canvas: Canvas, view: AgesView, captions: Captions, palette: str, top: int) -> dict[str, Box]:
    """Draw a row for each seat from ``top`` on, best first; returns their boxes as ``seat:0`` and so on.

    Culture by source, also round by round; under them the key, and the culture of all over the rounds.
    """
    height, order = ranking_height(view, captions), ranking(view)
    facts = tuple((seat.seat, seat.culture, seat.has_resigned) for seat in view.seats)
    key = ("ages-score", captions.lang, tuple(captions.names), facts, view.gains, view.round, view.final, palette)
    canvas.stamp(patch(key, PALETTE, partial(_painted, view, captions, height, palette)), (0, top))
    edges = (top + GAP + at * ROW for at in range(len(order)))
    return {f"seat:{seat}": (0, edge, WIDTH, edge + ROW) for (_, seat), edge in zip(order, edges, strict=True)}


def _header(moment: str, step: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, HEADER), FRAME)
    used = write(picture, (18, 60), moment, GOLD, "title", shrunk(moment, "title", 50, 800), 800)
    room = WIDTH - used - 70
    write(picture, (WIDTH - 18, 60), step, CREAM, "bold", shrunk(step, "bold", 48, room), room, "r")
    return picture


def draw_score(view: AgesView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The ranking without the table: at the end who has won, before that how it stands."""
    canvas = Canvas((WIDTH, HEADER + ranking_height(view, captions)), PALETTE, FRAME)
    header = captions.moment(view), captions.step(view)
    canvas.stamp(patch(("ages-score-head", *header), PALETTE, partial(_header, *header)), (0, 0))
    return canvas, stamp_ranking(canvas, view, captions, palette, HEADER)
