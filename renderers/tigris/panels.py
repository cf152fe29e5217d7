"""The panels around the board: header, player cards, foot."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from engine.tigris.pieces import COLOURS, Score
from engine.tigris.view import SeatView, TigrisView
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, Rgb
from renderers.core.labels import width_of
from renderers.tigris import layout, sprites
from renderers.tigris.captions import Captions
from renderers.tigris.layout import FOOT, HEADER, WIDTH
from renderers.tigris.theme import FADED, PALETTE, theme

TITLE = 42


def banner(view: TigrisView, captions: Captions, big: bool) -> tuple[str, str, bool]:
    """The header's two texts (a ``big`` header has less room), and whether they tell of a conflict.

    Of a conflict that has just been decided, the second text tells who has won; in a cut, the line under it does.
    """
    say = captions.say
    if view.final:
        winners = [seat.seat for seat in view.final if seat.place == 1]
        key = "tigris-pic-won" if len(winners) == 1 else "tigris-pic-shared"
        return say(key, names=captions.names_of(winners)), say("tigris-pic-over"), False
    turn = say("render-turn", turn=view.turn)
    if captions.closed:
        return say("render-closed"), turn, False
    if view.conflict:
        sides = f"{captions.side(view.conflict.attacker)} × {captions.side(view.conflict.defender)}"
        return captions.conflict(view.conflict), sides, True
    to_play = say("tigris-pic-to-play", name=captions.names[view.active])
    if view.settled and not big:
        return to_play, captions.result(view.settled), False
    actions = say("tigris-pic-actions-left", count=view.actions_left)
    return to_play, actions if big else f"{turn} · {actions}", False


def _counter(picture: Image.Image, right: int, middle: int, number: int, size: int, gem: bool) -> int:
    """A number with the bag or a treasure before it, ending at ``right``; returns where it begins."""
    width = write(picture, (right, middle + round(size * 0.34)), str(number), CREAM, "bold", size, align="r")
    left = right - width - size - 10
    if gem:
        set_in(picture, sprites.treasure(size, False), (left, middle - size // 2))
    else:
        put_icon(picture, "bag", (left + size // 2, middle), size, GOLD)
    return left


def _header(view: TigrisView, captions: Captions, size: tuple[int, int], big: bool) -> Image.Image:
    first, second, fight = banner(view, captions, big)
    width, height = size
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, height - 5, width, height - 3), fill=FIGHT if fight else GOLD)
    disc = height - 22
    if fight and view.conflict:
        tone = theme("default").tiles[view.conflict.colour]
        pen.ellipse((10, 8, 10 + disc, 8 + disc), fill=FIGHT)
        pen.ellipse((14, 12, 6 + disc, 4 + disc), fill=tone)
        put_icon(picture, "swords", (10 + disc // 2, 8 + disc // 2), round(disc * 0.6), CREAM)
    elif view.final:
        put_icon(picture, "laurels", (10 + disc // 2, 8 + disc // 2), disc, GOLD)
    elif captions.closed:
        put_icon(picture, "rosette", (10 + disc // 2, 8 + disc // 2), disc, GOLD)
    else:
        set_in(picture, sprites.dynasty_disc(view.seats[view.active].dynasty, disc), (10, 8))
    right = width - 18
    if not (big and fight):
        right = _counter(picture, right, height // 2 - 4, len(view.treasures), 44, True) - 26
        right = _counter(picture, right, height // 2 - 4, view.bag, 44, False) - 20
    left = disc + 26
    if big:
        room = right - left
        write(picture, (left, 50), first, GOLD, "bold", shrunk(first, "bold", 40, room), room)
        write(picture, (left, 98), second, CREAM, "bold", shrunk(second, "bold", 36, room), room)
    else:
        room = right - left - 30
        least = width_of(first, "title", TITLE * 2 // 3)
        used = max(least, min(room * 3 // 5, room - width_of(second, "bold", 34)))
        used = write(picture, (left, 54), first, GOLD, "title", shrunk(first, "title", TITLE, used), used)
        room -= used
        write(picture, (left + used + 30, 54), second, CREAM, "bold", shrunk(second, "bold", 34, room), room)
    return picture


def stamp_header(canvas: Canvas, view: TigrisView, captions: Captions, big: bool) -> None:
    """Draw the header: who plays, actions left, bag and treasures; or the conflict; or the winner."""
    size = (canvas.image.width, layout.CUT_HEADER if big else HEADER)
    active = view.seats[view.active].dynasty
    colour = view.conflict.colour if view.conflict else None
    key = ("header", size, banner(view, captions, big), view.bag, len(view.treasures), active, bool(view.final), colour)
    canvas.stamp(patch(key, PALETTE, lambda: _header(view, captions, size, big)), (0, 0))


def chips(
    picture: Image.Image, at: tuple[int, int], score: Score, size: int, figures: int, pitch: int, palette: str
) -> None:
    """Points of each colour with its symbol, and treasures, from left to right, every ``pitch`` pixels.

    Symbols are ``size`` pixels high, figures ``figures``.
    """
    x, y = at
    symbols = [*(sprites.tile(colour, size, palette) for colour in COLOURS), sprites.treasure(size, False)]
    for symbol, number in zip(symbols, (*(getattr(score, colour) for colour in COLOURS), score.treasures), strict=True):
        set_in(picture, symbol, (x, y))
        write(picture, (x + size + 3, y + size // 2 + round(figures * 0.33)), str(number), INK, "bold", figures)
        x += pitch


def _card(seat: SeatView, name: str, size: tuple[int, int], active: bool, palette: str) -> Image.Image:
    width, height = size
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    edge: Rgb = GOLD if active else FRAME_LIGHT
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 14, fill=edge)
    rim = 5 if active else 2
    pen.rounded_rectangle((rim, rim, width - 1 - rim, height - 1 - rim), 12, fill=PARCHMENT)
    set_in(picture, sprites.dynasty_disc(seat.dynasty, 66), (14, 10))
    write(picture, (92, 46), name, INK, "bold", shrunk(name, "bold", 40, width - 106), width - 106)
    x, top, side = (94, 56, 38) if seat.score is not None else (16, 80, 52)
    put_icon(picture, "hand", (x + side // 2, top + side // 2), side, FADED)
    x += side + 6
    base = top + round(side * 0.78)
    x += write(picture, (x, base), str(seat.hand_size), INK, "bold", side) + 14
    if seat.catastrophes:
        set_in(picture, sprites.catastrophe(side), (x, top))
        x += side + 6
        x += write(picture, (x, base), str(seat.catastrophes), INK, "bold", side) + 14
    used = min(side + 4, (width - x - 14) // max(1, len(seat.leaders_off_board)) - 3)
    x = width - 12 - (used + 3) * len(seat.leaders_off_board)
    for colour in seat.leaders_off_board:
        set_in(picture, sprites.role_mark(colour, used, palette), (x, top + (side - used) // 2))
        x += used + 3
    if seat.score is not None:
        symbols, figures = (28, 36) if width < 400 else (38, 44)
        chips(picture, (12, 102), seat.score, symbols, figures, (width - 20) // 5, palette)
    return picture


def stamp_cards(
    canvas: Canvas, view: TigrisView, captions: Captions, palette: str
) -> dict[str, tuple[int, int, int, int]]:
    """Draw a card for each seat; returns their boxes as ``seat:0`` and so on."""
    boxes = {}
    for seat in view.seats:
        box = layout.card(seat.seat, len(view.seats))
        size, name = (box[2] - box[0], box[3] - box[1]), captions.names[seat.seat]
        active = seat.seat == view.active and not captions.closed
        key = ("card", seat, name, size, active, palette)
        canvas.stamp(patch(key, PALETTE, partial(_card, seat, name, size, active, palette)), box[:2])
        boxes[f"seat:{seat.seat}"] = box
    return boxes


def _foot(view: TigrisView, captions: Captions, palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, FOOT), FRAME)
    x = 14
    for colour in COLOURS:
        set_in(picture, sprites.tile(colour, 50, palette), (x, 8))
        set_in(picture, sprites.role_mark(colour, 42, palette), (x + 52, 12))
        names = (captions.tile(colour), captions.role(colour))
        used = [write(picture, (x + 102, 29 + 27 * at), name, CREAM, "bold", 26) for at, name in enumerate(names)]
        x += 102 + max(used) + 14
    right = WIDTH - 14
    for building in reversed(view.buildings_left):
        right -= 44
        set_in(picture, sprites.building(building, 44, palette), (right, 11))
    if view.buildings_left:
        right -= 14
    for colours in reversed(view.monuments_left):
        right -= 52
        set_in(picture, sprites.monument(colours, 52, palette), (right, 6))
    if view.monuments_left:
        text = captions.say("tigris-pic-monuments-left")
        room = right - x - 12
        write(picture, (right - 10, 42), text, GOLD, "bold", shrunk(text, "bold", 26, room), room, "r")
    return picture


def stamp_foot(canvas: Canvas, view: TigrisView, captions: Captions, palette: str) -> None:
    """Draw the foot: what the symbols mean, and the monuments and buildings still to be had."""
    key = ("foot", captions.lang, view.monuments_left, view.buildings_left, palette)
    canvas.stamp(patch(key, PALETTE, lambda: _foot(view, captions, palette)), (0, layout.FOOT_TOP))
