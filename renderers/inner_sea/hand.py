"""The private hand of the viewer: drawn cards in two columns, readable on a phone."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageDraw

from engine.epochs.view import HandCard
from engine.inner_sea.view import InnerSeaView
from renderers.core.canvas import Canvas, patch, put_icon, shrunk, write
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea import geography, sprites
from renderers.inner_sea.board import symbol_of
from renderers.inner_sea.lines import wrapped
from renderers.inner_sea.panels import set_in
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import (
    CREAM,
    FADED,
    FRAME,
    GOLD,
    INK,
    LETTER_TONES,
    PALETTE,
    PARCHMENT,
    PARCHMENT_DARK,
    THEME_ICONS,
    THEME_TONES,
)

WIDTH = 800
HEAD = 78
GAP = 12
CARD = (WIDTH - 3 * GAP) // 2
BAND = 112
TEXT = 27
LEADING = 32
FOOT = 40


def text_of(card: HandCard, lang: str) -> str:
    """The full text of a card."""
    found = geography.cards().get(card.key)
    return found.text.text(lang) if found else ""


def heights(view: InnerSeaView, speech: Speech) -> list[int]:
    """The height of each row of two cards: as much as the longer text needs."""
    cards = view.hand or ()
    needed = [
        BAND + 26 + LEADING * max(4, len(wrapped(text_of(card, speech.lang), TEXT, CARD - 36))) + FOOT for card in cards
    ]
    return [max(needed[at : at + 2]) for at in range(0, len(needed), 2)]


def _badge(picture: Image.Image, letter: str, at: tuple[int, int], size: int) -> None:
    pen = ImageDraw.Draw(picture)
    pen.ellipse((at[0], at[1], at[0] + size, at[1] + size), fill=CREAM)
    pen.ellipse((at[0] + 4, at[1] + 4, at[0] + size - 4, at[1] + size - 4), fill=LETTER_TONES.get(letter, FADED))
    middle = (at[0] + size // 2, at[1] + round(size * 0.72))
    if letter:
        write(picture, middle, letter, CREAM, "title", round(size * 0.62), align="m")
    else:
        put_icon(picture, "library", (middle[0], at[1] + size // 2), round(size * 0.56), CREAM)


def draw_card(card: HandCard, speech: Speech, height: int) -> Image.Image:
    """One card: theme and name on a band, letter, mark of great persons, full text, number and kind."""
    found = geography.cards().get(card.key)
    theme = found.theme if found else ""
    tone = THEME_TONES.get(theme, FRAME)
    picture = Image.new("RGB", (CARD, height), PARCHMENT)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, CARD - 1, height - 1), fill=tone)
    pen.rectangle((5, BAND, CARD - 6, height - 6), fill=PARCHMENT)
    put_icon(picture, THEME_ICONS.get(theme, "temple"), (54, BAND // 2), 84, CREAM)
    _badge(picture, card.letter, (CARD - 58, 6), 48)
    if card.great_person:
        put_icon(picture, "wreath", (CARD - 86, 30), 42, GOLD)
    name = speech.card(card.key)
    room = CARD - 118
    lines = wrapped(name, 27, room, "title") if label(name, "title", 32).width > room else (name,)
    write(picture, (106, 36), speech.theme(theme), CREAM, "bold", 26, CARD - 106 - (122 if card.great_person else 72))
    for at, line in enumerate(lines if len(lines) <= 2 else (lines[0], " ".join(lines[1:]))):
        two = len(lines) > 1
        size = shrunk(line, "title", 27 if two else 34, room)
        write(picture, (106, (76 if two else 88) + at * 28), line, CREAM, "title", size, room)
    for at, line in enumerate(wrapped(text_of(card, speech.lang), TEXT, CARD - 36)):
        write(picture, (18, BAND + 36 + at * LEADING), line, INK, "text", TEXT, CARD - 30)
    base = height - 18
    pen.line((16, height - FOOT - 6, CARD - 17, height - FOOT - 6), fill=PARCHMENT_DARK, width=2)
    number = write(picture, (CARD - 18, base), f"№ {card.id}", FADED, "bold", 22, align="r")
    kind = speech.letter(card.letter, card.great_person)
    if found and found.disks:
        kind = f"{kind} · {speech.say('inner_sea-pic-disks', count=found.disks)}"
    house = f"· {speech.term('house')}" if found and found.source == "house" else ""
    mark = label(house, "text", 20).width + 8 if house else 0
    room = CARD - 46 - number - mark
    x = 18 + write(picture, (18, base), kind, FADED, "bold", shrunk(kind, "bold", 22, room), room)
    if house:
        write(picture, (x + 8, base), house, FADED, "text", 20)
    return picture


def _header(view: InnerSeaView, speech: Speech, palette: str) -> Image.Image:
    assert view.viewer is not None
    seat = view.seats[view.viewer]
    picture = Image.new("RGB", (WIDTH, HEAD), FRAME)
    ImageDraw.Draw(picture).rectangle((0, HEAD - 6, WIDTH, HEAD - 4), fill=GOLD)
    set_in(picture, sprites.counter(view.viewer, symbol_of(view, view.viewer), 1, 0, (60, 65), palette), (12, 3))
    title = write(picture, (86, 50), speech.say("render-your-hand"), GOLD, "title", 36, 380)
    right = WIDTH - 18
    for mark, number in (("coins", seat.talents), ("bag", seat.loot)):
        if number or mark == "coins":
            right -= write(picture, (right, 50), str(number), CREAM, "bold", 38, align="r") + 8
            put_icon(picture, mark, (right - 18, 37), 38, GOLD)
            right -= 54
    room = right - 86 - title - 16
    name = speech.names[view.viewer]
    write(picture, (right, 49), name, PARCHMENT, "bold", shrunk(name, "bold", 30, room), room, "r")
    return picture


def draw_hand(view: InnerSeaView, speech: Speech, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The viewer's cards with their full texts. Hotspots ``hand:ID`` by the number of the card."""
    assert view.viewer is not None
    cards, rows = view.hand or (), heights(view, speech)
    height = HEAD + GAP + sum(row + GAP for row in rows) if rows else HEAD + 120
    canvas = Canvas((WIDTH, height), PALETTE, PARCHMENT_DARK)
    seat = view.seats[view.viewer]
    name = speech.names[view.viewer]
    key = ("hand-head", speech.lang, name, seat.seat, seat.civilization, seat.talents, seat.loot, palette)
    canvas.stamp(patch(key, PALETTE, lambda: _header(view, speech, palette)), (0, 0))
    if not cards:
        canvas.paint(
            (0, HEAD, WIDTH, height),
            lambda picture: _empty(picture, speech),
        )
    boxes, top = {}, HEAD + GAP
    for at, card in enumerate(cards):
        tall = rows[at // 2]
        left = GAP + at % 2 * (CARD + GAP)
        piece = patch(("fate", card, tall, speech.lang), PALETTE, partial(draw_card, card, speech, tall))
        canvas.stamp(piece, (left, top))
        boxes[f"hand:{card.id}"] = (left, top, left + CARD, top + tall)
        top += tall + GAP if at % 2 else 0
    return canvas, boxes


def _empty(picture: Image.Image, speech: Speech) -> None:
    write(picture, (WIDTH // 2, 72), speech.say("inner_sea-pic-no-cards"), INK, "bold", 34, align="m")
