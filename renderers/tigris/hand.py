"""The private hand of the viewer as a picture."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.tigris.pieces import COLOURS
from engine.tigris.view import TigrisView
from renderers.core.canvas import Canvas, patch, set_in, shrunk, write
from renderers.core.colours import FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.picture import Box
from renderers.tigris import sprites
from renderers.tigris.captions import Captions
from renderers.tigris.panels import chips
from renderers.tigris.theme import PALETTE

WIDTH = 740
HEAD = 72
TILE = 112
NAMES = 34
LINE = 96
PAD = 14


def _slots(count: int) -> list[Box]:
    """Boxes of ``count`` tiles (six in a row)."""
    pitch = (WIDTH - 2 * PAD) // 6
    left = (pitch - TILE) // 2 + PAD
    top = HEAD + PAD
    row = TILE + NAMES + 8
    return [
        (left + i % 6 * pitch, top + i // 6 * row, left + i % 6 * pitch + TILE, top + i // 6 * row + TILE)
        for i in range(count)
    ]


def _height(view: TigrisView) -> int:
    rows = max(1, -(-len(view.hand or ()) // 6))
    scored = view.viewer is not None and view.seats[view.viewer].score is not None
    return HEAD + PAD + rows * (TILE + NAMES + 8) + LINE + (72 if scored else 0) + PAD


def _hand(view: TigrisView, captions: Captions, palette: str) -> Image.Image:
    assert view.viewer is not None
    seat, say = view.seats[view.viewer], captions.say
    picture = Image.new("RGB", (WIDTH, _height(view)), PARCHMENT)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, WIDTH, HEAD - 4), fill=FRAME)
    pen.rectangle((0, HEAD - 6, WIDTH, HEAD - 4), fill=GOLD)
    set_in(picture, sprites.dynasty_disc(seat.dynasty, 54), (12, 6))
    title = write(picture, (80, 46), say("render-your-hand"), GOLD, "title", 34, 380)
    name = captions.names[view.viewer]
    write(picture, (WIDTH - 16, 44), name, PARCHMENT, "bold", 28, WIDTH - 130 - title, "r")
    hand = view.hand or ()
    for colour, box in zip(hand, _slots(len(hand)), strict=True):
        set_in(picture, sprites.tile(colour, TILE, palette), box[:2])
        name = captions.tile(colour)
        size = shrunk(name, "bold", 26, TILE - 6)
        write(picture, ((box[0] + box[2]) // 2, box[3] + 26), name, INK, "bold", size, TILE - 6, "m")
    if not hand:
        write(picture, (WIDTH // 2, HEAD + 90), say("tigris-pic-no-tiles"), INK, "bold", 32, align="m")
    y = HEAD + PAD + max(1, -(-len(hand) // 6)) * (TILE + NAMES + 8)
    pen.line((PAD, y, WIDTH - PAD, y), fill=PARCHMENT_DARK, width=3)
    _reserve(picture, view, captions, palette, y)
    if seat.score is not None:
        y += LINE
        pen.line((PAD, y, WIDTH - PAD, y), fill=PARCHMENT_DARK, width=3)
        used = write(picture, (PAD + 8, y + 50), say("tigris-pic-your-points"), INK, "bold", 28)
        x = PAD + used + 34
        chips(picture, (x, y + 18), seat.score, 44, 42, (WIDTH - PAD - x) // 5, palette)
    return picture


def _reserve(picture: Image.Image, view: TigrisView, captions: Captions, palette: str, y: int) -> None:
    """Catastrophes, and the leaders that wait beside the board with their names."""
    assert view.viewer is not None
    seat = view.seats[view.viewer]
    x = PAD
    for _ in range(seat.catastrophes):
        set_in(picture, sprites.catastrophe(62), (x + 8, y + 6))
        x += 66
    if seat.catastrophes:
        text = captions.say("tigris-pic-catastrophes", count=seat.catastrophes)
        x = max(x, 2 * PAD + write(picture, (PAD, y + 90), text, INK, "bold", 24)) + 16
    if not seat.leaders_off_board:
        write(picture, (x, y + 58), captions.say("tigris-pic-all-leaders-on"), INK, "text", 26, WIDTH - x - PAD)
        return
    pitch = (WIDTH - x - PAD) // len(COLOURS)
    for colour in seat.leaders_off_board:
        set_in(picture, sprites.leader(seat.dynasty, colour, 66, palette), (x + (pitch - 66) // 2, y + 4))
        role = captions.role(colour)
        write(picture, (x + pitch // 2, y + 90), role, INK, "bold", shrunk(role, "bold", 24, pitch - 4), pitch - 4, "m")
        x += pitch


def draw_hand(view: TigrisView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The viewer's tiles, catastrophes, leaders beside the board, and points where the view gives them.

    Hotspots ``hand:0`` and so on, in the order of ``view.hand``.
    """
    assert view.viewer is not None
    key = ("hand", captions.lang, captions.names[view.viewer], view.hand, view.seats[view.viewer], palette)
    canvas = Canvas((WIDTH, _height(view)), PALETTE, PARCHMENT)
    canvas.stamp(patch(key, PALETTE, lambda: _hand(view, captions, palette)), (0, 0))
    return canvas, {f"hand:{at}": box for at, box in enumerate(_slots(len(view.hand or ())))}
