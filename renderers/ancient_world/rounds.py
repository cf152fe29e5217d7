"""The header of a picture, and the track of the rounds with what each of them brings."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.ancient_world.facts import BOARD, N
from engine.ancient_world.view import WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.marks import seat_sign, stars
from renderers.ancient_world.symbols import action_sign, symbol
from renderers.ancient_world.theme import FADED, KIND_TONES, PALETTE
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, smooth, write
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK, ink_on
from renderers.core.labels import width_of
from renderers.core.picture import Box

DECK_B: Final = 4
"""The round from which deck B is used (rulebook, "Preparar")."""
STAR: Final = 24
"""Size of a star on the track."""


def doing(view: WorldView, captions: Captions) -> int | None:
    """The seat whose sign stands in the header: whose turn it is."""
    return view.active if view.final is None and not captions.closed and view.active >= 0 else None


def _header(moment: str, step: str, seat: int | None, size: tuple[int, int], palette: str) -> Image.Image:
    picture = Image.new("RGB", size, FRAME)
    wide, tall = size
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, tall - 4, wide, tall), fill=GOLD)
    letters = round(tall * 0.6)
    used = write(
        picture, (18, round(tall * 0.7)), moment, GOLD, "title", shrunk(moment, "title", letters, wide // 3), wide // 3
    )
    side = round(tall * 0.76)
    room = wide - used - 70 - (side + 12 if seat is not None else 0)
    fits = shrunk(step, "bold", round(tall * 0.57), room)
    x = wide - 18 - min(width_of(step, "bold", fits), room)
    write(picture, (x, round(tall * 0.7)), step, CREAM, "bold", fits, room)
    if seat is not None:
        set_in(picture, seat_sign(seat, side, palette), (x - side - 12, (tall - side) // 2 - 2))
    return picture


def stamp_header(canvas: Canvas, view: WorldView, captions: Captions, size: tuple[int, int], palette: str) -> None:
    """The round on the left, what is being done on the right."""
    facts = (captions.moment(view), captions.step(view), doing(view, captions), size, palette)
    canvas.stamp(patch(("world-header", *facts), PALETTE, partial(_header, *facts)), (0, 0))


def brings(number: int) -> list[str]:
    """What a round brings: a deck of empire cards ("A", "B"), an action of the board."""
    items = ["A"] if number == 1 else ["B"] if number == DECK_B else []
    return items + [action.id for action in BOARD.values() if action.round == number > 1]


def _stop(number: int, now: int, centre: tuple[int, int], size: int, picture: Image.Image) -> None:
    """A round's disk with its number and what it brings under it."""
    x, y = centre
    tone = GOLD if number == now else PARCHMENT_DARK if number < now else PARCHMENT

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        full = size * s - 1
        pen.ellipse((0, 0, full, full), fill=(*INK, 255))
        rim = full * (0.07 if number == now else 0.04)
        pen.ellipse((rim, rim, full - rim, full - rim), fill=(*tone, 255))

    set_in(picture, smooth((size, size), draw), (x - size // 2, y - size // 2))
    ink = FADED if number < now else INK
    write(picture, (x, y + round(size * 0.22)), str(number), ink, "title", round(size * 0.62), align="m")


def _track(now: int, rounds: int, size: tuple[int, int]) -> Image.Image:
    """The rounds from left to right: a disk, a deck or an action that comes, the stars of the titans that threaten."""
    picture = Image.new("RGB", size, PARCHMENT)
    wide, tall = size
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, wide - 1, tall - 1), outline=INK, width=3)
    step, side, y, sign = (wide - 12) // rounds, tall - 8, tall // 2, tall - 18
    for number in range(1, rounds + 1):
        x = 8 + step * (number - 1)
        if number > 1:
            pen.line((x - 4, 8, x - 4, tall - 9), fill=FADED, width=3)
        _stop(number, now, (x + 2 + side // 2, y), side, picture)
        x += side + 8
        for what in brings(number):
            if len(what) == 1:
                tone = KIND_TONES[what]
                pen.rounded_rectangle((x, 8, x + sign - 6, tall - 9), 8, fill=tone, outline=INK, width=3)
                write(picture, (x + sign // 2 - 3, y + 14), what, ink_on(tone), "title", 40, align="m")
            else:
                set_in(picture, action_sign(what, sign), (x, 9))
            x += sign + 4
        if number > 1:
            set_in(picture, symbol("threat", sign - 6), (x, 12))
            set_in(picture, stars(N.titan_stars[number - 1], STAR), (x + sign - 2, y - STAR // 2))
    return picture


def _next(number: int, size: tuple[int, int], word: str) -> Image.Image:
    """What the next round brings: a deck or an action, titans that threaten."""
    picture = Image.new("RGB", size, FRAME)
    wide, _ = size
    write(picture, (8, 34), word, GOLD, "title", shrunk(word, "title", 30, wide - 16), wide - 16)
    _stop(number, number, (42, 88), 70, picture)
    x = 90
    for what in brings(number):
        if len(what) == 1:
            ImageDraw.Draw(picture).rounded_rectangle(
                (x, 60, x + 50, 116), 8, fill=KIND_TONES[what], outline=CREAM, width=2
            )
            write(picture, (x + 25, 103), what, ink_on(KIND_TONES[what]), "title", 42, align="m")
        else:
            set_in(picture, action_sign(what, 56), (x, 60))
        x += 64
    if number > 1:
        set_in(picture, symbol("threat", 42), (x, 50))
        count = N.titan_stars[number - 1]
        set_in(picture, stars(count, 24), (x + 21 - 12 * count, 100))
    return picture


def _last(size: tuple[int, int], word: str) -> Image.Image:
    picture = Image.new("RGB", size, FRAME)
    put_icon(picture, "hourglass", (size[0] // 2, 84), 76, GOLD)
    write(picture, (8, 34), word, GOLD, "title", shrunk(word, "title", 30, size[0] - 16), size[0] - 16)
    return picture


def stamp_next(canvas: Canvas, view: WorldView, captions: Captions, box: Box) -> None:
    """What the next round brings; that there is none."""
    number, size = view.round + 1, (box[2] - box[0], box[3] - box[1])
    if number > view.rounds:
        word = captions.say("last")
        canvas.stamp(patch(("world-last", size, word), PALETTE, partial(_last, size, word)), box[:2])
        return
    word = captions.say("next")
    canvas.stamp(patch(("world-next", number, size, word), PALETTE, partial(_next, number, size, word)), box[:2])


def stamp_track(canvas: Canvas, view: WorldView, box: Box) -> None:
    """The rounds: what each brings, and of which stars the titans are that come to threaten cities then."""
    size = (box[2] - box[0], box[3] - box[1])
    facts = (view.round, view.rounds, size)
    canvas.stamp(patch(("world-track", *facts), PALETTE, partial(_track, *facts)), box[:2])
