"""Culture at the end and on the way: places, where it came from, and how it grew round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.through_the_ages.annals import SOURCES
from engine.through_the_ages.view import AgesView, GainView
from renderers.core.canvas import Canvas, patch, shrunk, write
from renderers.core.charts import CHART_HEIGHT, Line, Span, columns, draw_lines
from renderers.core.colours import CREAM, FRAME, GOLD, INK, Rgb, ink_on
from renderers.core.kinds import Kind
from renderers.core.picture import Box
from renderers.core.ranking import GAP, LEFT, ROW, Inks, Row, Source, key_height, paint_key, paint_row
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.marks import seat_sign
from renderers.through_the_ages.symbols import KIND_ICONS, SYMBOLS
from renderers.through_the_ages.theme import PALETTE, TYPE_TONES, WARNING, theme

CULTURE: Final = Kind("culture")
"""As the score, also while the game goes on."""

WIDTH: Final = 1600
HEADER: Final = 84
COLUMNS: Final = (1156, 22, 1404, 104)
"""Where a row's columns stand in it."""
BLOCK: Final = 5
"""Rounds between two marks of the chart."""


def _source(icon: str, tone: Rgb) -> Source:
    return Source(icon, tone, ink_on(tone))


LOOKS: Final[dict[str, Source]] = {
    "production": _source("lyre", (150, 46, 134)),
    **{kind: _source(KIND_ICONS[kind], TYPE_TONES[kind]) for kind in ("wonder", "leader", "action", "territory")},
    "politics": _source("capitol", TYPE_TONES["government"]),
    "event": _source("hourglass", TYPE_TONES["event"]),
    "aggression": _source("crossed-axes", TYPE_TONES["aggression"]),
    "war": _source("skull", TYPE_TONES["war"]),
    "famine": _source("wheat", WARNING),
    "other": _source("swirl", SYMBOLS["strength"].ground or INK),
}
"""By source, in the order of the key."""

INKS: Final = Inks((188, 142, 44), INK, WARNING)

assert set(LOOKS) == set(SOURCES), "every source of culture has its look"


def by_source(view: AgesView, seat: int) -> tuple[tuple[str, int], ...]:
    """Where a seat's culture came from, without sources that brought and cost nothing."""
    culture: Counter[str] = Counter()
    for gain in view.gains:
        if gain.seat == seat:
            culture[gain.source] += gain.culture
    return tuple((source, culture[source]) for source in LOOKS if culture[source])


def by_round(gains: Sequence[GainView], rounds: int, seat: int) -> list[Mapping[str, int]]:
    """What a seat gained in each round, by source."""
    rounds_culture: list[Counter[str]] = [Counter() for _ in range(rounds)]
    for gain in gains:
        if gain.seat == seat:
            rounds_culture[gain.round - 1][gain.source] += gain.culture
    return list(rounds_culture)


def totals(gains: Sequence[GainView], rounds: int, seat: int) -> list[int]:
    """A seat's culture after each round."""
    sums, total = [], 0
    for gained in by_round(gains, rounds, seat):
        total += sum(gained.values())
        sums.append(total)
    return sums


def ranking(view: AgesView) -> list[tuple[int, int]]:
    """(place, seat), best first: at the end as the game has ended, before that by culture."""
    if view.final is not None:
        return [(one.place, one.seat) for one in view.final]
    order = sorted(view.seats, key=lambda seat: (seat.has_resigned, -seat.culture, seat.seat))
    return [(1 + sum(other.culture > one.culture for other in view.seats), one.seat) for one in order]


def spans(rounds: int) -> list[Span]:
    """The rounds in blocks, named by their first and last; the last one is no shorter than half of the others."""
    starts = range(0, max(1, rounds - BLOCK // 2), BLOCK)
    blocks = [(start, rounds - 1 if start == starts[-1] else start + BLOCK - 1) for start in starts]
    return [Span(f"{first + 1}–{last + 1}" if last > first else str(first + 1), first, last) for first, last in blocks]


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
    (place, number), top = placed, box[1]
    seat, name = view.seats[number], captions.names[number]
    if seat.has_resigned:
        name = captions.say("score-resigned", name=name)
    sources = [(LOOKS[source], count) for source, count in by_source(view, number)]
    pitch = min(150, (COLUMNS[0] - LEFT - 10) // max(1, len(sources)))
    row = Row(place, seat_sign(number, 74, look), name, seat.culture, sources)
    is_won = place == 1 and view.final is not None
    paint_row(picture, row, (top, box[3]), COLUMNS[0] - 10, pitch, INKS, is_won=is_won)
    left, upper, right, lower = COLUMNS
    gained = [by_round(view.gains, view.round, one.seat) for one in view.seats]
    highest = max(1, *(sum(count for count in turn.values() if count > 0) for turns in gained for turn in turns))
    tones = {name: look.tone for name, look in LOOKS.items()}
    starts = [span.first for span in spans(view.round)[1:]]
    columns(picture, gained[number], tones, highest, starts, (left, top + upper, right, top + lower))


def _key(view: AgesView, captions: Captions) -> list[tuple[Source, str]]:
    """The sources that anybody has culture from, with their names."""
    used = {source for seat in view.seats for source, _ in by_source(view, seat.seat)}
    return [(look, captions.say("score-source", source=source)) for source, look in LOOKS.items() if source in used]


def ranking_height(view: AgesView, captions: Captions) -> int:
    """Height of rows, key and chart together."""
    key = key_height([name for _, name in _key(view, captions)], WIDTH)
    return GAP + ROW * len(view.seats) + GAP + key + CHART_HEIGHT


def _painted(view: AgesView, captions: Captions, height: int, palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, height), FRAME)
    for at, placed in enumerate(ranking(view)):
        _row(picture, view, captions, placed, (0, GAP + at * ROW, WIDTH, GAP + (at + 1) * ROW), palette)
    paint_key(picture, _key(view, captions), GAP + ROW * len(view.seats) + 4)
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
