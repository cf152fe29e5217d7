"""The final score as a picture."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.tigris.pieces import COLOURS
from engine.tigris.view import FinalSeat, TigrisView
from renderers.core.canvas import Canvas, patch, put_icon, write
from renderers.core.picture import Box
from renderers.tigris import sprites
from renderers.tigris.panels import set_in
from renderers.tigris.speech import Speech
from renderers.tigris.theme import FADED, FRAME, GOLD, INK, LAUREL, PALETTE, PARCHMENT, PARCHMENT_DARK

WIDTH = 860
HEAD = 84
ROW = 148
COLUMN = 108
FIRST = 124
"""Where the first of the five columns begins."""


def _row(picture: Image.Image, seat: FinalSeat, view: TigrisView, speech: Speech, palette: str, top: int) -> None:
    pen = ImageDraw.Draw(picture)
    winner = seat.place == 1
    pen.rounded_rectangle((8, top + 4, WIDTH - 9, top + ROW - 5), 16, fill=GOLD if winner else PARCHMENT_DARK)
    pen.rounded_rectangle((12, top + 8, WIDTH - 13, top + ROW - 9), 13, fill=PARCHMENT)
    if winner:
        put_icon(picture, "laurels", (66, top + 78), 112, LAUREL)
    set_in(picture, sprites.dynasty_disc(view.seats[seat.seat].dynasty, 64), (34, top + 42))
    place = speech.say("tigris-pic-place", place=seat.place)
    shown = write(picture, (FIRST, top + 44), place, FADED, "bold", 32)
    write(picture, (FIRST + shown + 12, top + 44), speech.names[seat.seat], INK, "bold", 34, 560)
    weakest = seat.ascending[0]
    for at, colour in enumerate(COLOURS):
        x = FIRST + at * (COLUMN + 20)
        final, earned = getattr(seat.final, colour), getattr(seat.earned, colour)
        if final == weakest:
            pen.rounded_rectangle((x - 6, top + 60, x + COLUMN + 6, top + 132), 10, outline=INK, width=3)
        set_in(picture, sprites.tile(colour, 56, palette), (x, top + 68))
        write(picture, (x + 62, top + 122), str(final), INK, "bold", 44)
        if final != earned:
            set_in(picture, sprites.treasure(22, False), (x + 62, top + 63))
            write(picture, (x + 87, top + 81), f"+{final - earned}", FADED, "bold", 20)
    x = FIRST + 4 * (COLUMN + 20)
    set_in(picture, sprites.treasure(52, False), (x + 16, top + 70))
    write(picture, (x + 76, top + 122), str(seat.earned.treasures), INK, "bold", 44)


def draw_score(view: TigrisView, speech: Speech, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """A row for each seat, best first: points of each colour with the treasures assigned, the weakest framed."""
    assert view.final is not None
    ranking = sorted(view.final, key=lambda seat: (seat.place, seat.seat))
    height = HEAD + ROW * len(ranking) + 10

    def draw() -> Image.Image:
        picture = Image.new("RGB", (WIDTH, height), FRAME)
        title = write(picture, (24, 56), speech.say("render-final-score"), GOLD, "title", 42, WIDTH - 60)
        room = WIDTH - title - 80
        winners = [seat.seat for seat in ranking if seat.place == 1]
        key = "tigris-pic-won" if len(winners) == 1 else "tigris-pic-shared"
        won = speech.say(key, names=speech.names_of(winners))
        write(picture, (WIDTH - 24, 54), won, PARCHMENT, "bold", 28, room, "r")
        for at, seat in enumerate(ranking):
            _row(picture, seat, view, speech, palette, HEAD + at * ROW)
        return picture

    canvas = Canvas((WIDTH, height), PALETTE, FRAME)
    dynasties = tuple(seat.dynasty for seat in view.seats)
    key = ("score", speech.lang, tuple(speech.names), dynasties, view.final, palette)
    canvas.stamp(patch(key, PALETTE, draw), (0, 0))
    boxes = {f"seat:{s.seat}": (0, HEAD + at * ROW, WIDTH, HEAD + (at + 1) * ROW) for at, s in enumerate(ranking)}
    return canvas, boxes
