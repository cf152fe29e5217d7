"""The final score, as wide as the board: under it when the game has ended, and as a picture of its own."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.tigris.pieces import COLOURS
from engine.tigris.view import FinalSeat, TigrisView
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.picture import Box
from renderers.tigris import sprites
from renderers.tigris.captions import Captions
from renderers.tigris.layout import HEADER, RANK, WIDTH
from renderers.tigris.panels import stamp_header
from renderers.tigris.theme import FADED, LAUREL, PALETTE

NAME = 128
"""Where the names begin."""
EDGE, PLATE = 8, 34
"""Free pixels inside the frame of the weakest colour; height of the plate with the treasures added."""
FIRST, COLUMN = 652, 168
"""Where the first of the five columns begins, and their width."""


def _row(picture: Image.Image, seat: FinalSeat, view: TigrisView, captions: Captions, palette: str, top: int) -> None:
    pen = ImageDraw.Draw(picture)
    winner = seat.place == 1
    pen.rounded_rectangle((8, top + 4, WIDTH - 9, top + RANK - 5), 16, fill=GOLD if winner else PARCHMENT_DARK)
    pen.rounded_rectangle((13, top + 9, WIDTH - 14, top + RANK - 10), 13, fill=PARCHMENT)
    if winner:
        put_icon(picture, "laurels", (69, top + RANK // 2 + 4), 104, LAUREL)
    set_in(picture, sprites.dynasty_disc(view.seats[seat.seat].dynasty, 66), (36, top + RANK // 2 - 35))
    write(picture, (NAME, top + 48), captions.say("tigris-pic-place", place=seat.place), FADED, "bold", 42)
    name, room = captions.names[seat.seat], FIRST - NAME - 20
    write(picture, (NAME, top + 98), name, INK, "bold", shrunk(name, "bold", 50, room), room)
    weakest = seat.ascending[0]
    for at, colour in enumerate(COLOURS):
        x = FIRST + at * COLUMN
        final, earned = getattr(seat.final, colour), getattr(seat.earned, colour)
        if final == weakest:
            pen.rounded_rectangle((x - 6, top + 18, x + COLUMN - 14, top + RANK - 19), 12, outline=INK, width=5)
        set_in(picture, sprites.tile(colour, 80, palette), (x, top + RANK // 2 - 40))
        room = COLUMN - 14 - 84 - EDGE
        write(picture, (x + 84, top + 82), str(final), INK, "bold", shrunk(str(final), "bold", 62, room), room)
        if final != earned:
            _added(picture, final - earned, (x, top + RANK // 2 - 1))
    x = FIRST + 4 * COLUMN
    set_in(picture, sprites.treasure(72, False), (x + 8, top + RANK // 2 - 36))
    write(picture, (x + 90, top + 82), str(seat.earned.treasures), INK, "bold", 62)


def _added(picture: Image.Image, treasures: int, at: tuple[int, int]) -> None:
    """A plate across the foot of a tile: how many treasures count for its colour."""
    left, top = at
    edge = (left + 1, top, left + 79, top + PLATE)
    ImageDraw.Draw(picture).rounded_rectangle(edge, 8, fill=PARCHMENT, outline=INK, width=2)
    set_in(picture, sprites.treasure(PLATE - 4, False), (left + 3, top + 2))
    write(picture, (left + PLATE + 2, top + PLATE - 7), f"+{treasures}", INK, "bold", 34, 78 - PLATE - 4)


def stamp_ranking(canvas: Canvas, view: TigrisView, captions: Captions, palette: str, top: int) -> dict[str, Box]:
    """Draw a row for each seat from ``top`` on, best first; returns their boxes as ``seat:0`` and so on.

    Points of each colour with the treasures assigned, the weakest framed; then the treasures earned.
    """
    ranking = sorted(view.final or (), key=lambda seat: (seat.place, seat.seat))

    def draw() -> Image.Image:
        picture = Image.new("RGB", (WIDTH, RANK * len(ranking)), FRAME)
        for at, seat in enumerate(ranking):
            _row(picture, seat, view, captions, palette, at * RANK)
        return picture

    dynasties = tuple(seat.dynasty for seat in view.seats)
    key = ("ranking", captions.lang, tuple(captions.names), dynasties, view.final, palette)
    canvas.stamp(patch(key, PALETTE, draw), (0, top))
    return {f"seat:{s.seat}": (0, top + at * RANK, WIDTH, top + (at + 1) * RANK) for at, s in enumerate(ranking)}


def draw_score(view: TigrisView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """Who has won, and the ranking, without the board."""
    canvas = Canvas((WIDTH, HEADER + RANK * len(view.final or ()) + 8), PALETTE, FRAME)
    stamp_header(canvas, view, captions, big=False)
    return canvas, stamp_ranking(canvas, view, captions, palette, HEADER)
