"""The viewer's stored cards with their whole texts, and what they are paid with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.ancient_world.view import WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.faces import draw_held, face_of
from renderers.ancient_world.marks import counted, seat_sign
from renderers.ancient_world.theme import PALETTE
from renderers.core.canvas import Canvas, patch, set_in, shrunk, write
from renderers.core.cards import GAP, WIDTH
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.faces import WIDTH as CARD
from renderers.core.faces import height_in_hand
from renderers.core.picture import Box

HEAD: Final = 134
TITLE: Final = 60


def _header(name: str, title: str, seat: int, counts: Sequence[tuple[str, str]], palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, HEAD), FRAME)
    ImageDraw.Draw(picture).rectangle((0, HEAD - 6, WIDTH, HEAD - 4), fill=GOLD)
    set_in(picture, seat_sign(seat, 58, palette), (12, 7))
    used = write(picture, (84, 50), title, GOLD, "title", shrunk(title, "title", 38, 400), 400)
    room = WIDTH - 84 - used - 36
    write(picture, (WIDTH - 18, 49), name, PARCHMENT, "bold", shrunk(name, "bold", 32, room), room, "r")
    pitch = (WIDTH - 2 * GAP) // len(counts)
    for at, (what, text) in enumerate(counts):
        counted(picture, what, text, (GAP + at * pitch, 99), 46, CREAM, shrunk(text, "bold", 42, pitch - 56))
    return picture


class Part(NamedTuple):
    """A part of the hand: its name ("stored", "looking"), its title ("" for none), its cards."""

    name: str
    title: str
    cards: tuple[str, ...]


def parts(view: WorldView, captions: Captions) -> tuple[Part, ...]:
    """What the viewer chooses from now, and the stored cards."""
    assert view.viewer is not None
    stored = view.cities[view.viewer].stored or ()
    if not view.choosing:
        return (Part("stored", "", stored),)
    looking = Part("looking", captions.say("looking-title"), view.choosing)
    return looking, Part("stored", captions.say("stored-title"), stored)


def columns_of(heights: Sequence[int], top: int) -> tuple[list[Box], int]:
    """The boxes of cards in two columns, each row as high as its higher card needs; where the next part begins."""
    boxes, y = [], top
    for at in range(0, len(heights), 2):
        pair = heights[at : at + 2]
        lefts = [GAP + one * (CARD + GAP) for one in range(len(pair))]
        boxes += [(left, y, left + CARD, y + max(pair)) for left in lefts]
        y += max(pair) + GAP
    return boxes, y


def draw_hand(view: WorldView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The viewer's stored cards; over them those to choose from, while there are some.

    Hotspots ``stored:0``, ``looking:0`` and so on, in their order.
    """
    assert view.viewer is not None
    city, part_list = view.cities[view.viewer], parts(view, captions)
    titles: list[tuple[str, int]] = []
    placed: list[tuple[str, str, Box]] = []
    y = HEAD + GAP
    for part in part_list:
        if part.title:
            titles.append((part.title, y))
            y += TITLE
        boxes, y = columns_of([height_in_hand(face_of(card, captions.lang)) for card in part.cards], y)
        placed += [
            (f"{part.name}:{at}", card, box) for at, (card, box) in enumerate(zip(part.cards, boxes, strict=True))
        ]
        if not part.cards:
            titles.append((captions.say("stored-none"), y))
            y += TITLE
    canvas = Canvas((WIDTH, y), PALETTE, PARCHMENT_DARK)
    counts = (
        ("coins", str(city.coins)),
        ("knowledge", str(city.knowledge)),
        ("ambrosia", str(city.ambrosia)),
        ("capacity", f"{len(city.buildings)}/{city.capacity}"),
        ("citizens", f"{len(city.ready)}/{len(city.citizens)}"),
    )
    head = (captions.names[view.viewer], captions.say("stored-title"), city.seat, counts, palette)
    canvas.stamp(patch(("world-hand", *head), PALETTE, partial(_header, *head)), (0, 0))
    for words, top in titles:
        canvas.stamp(patch(("world-hand-title", words), PALETTE, partial(_title, words)), (0, top))
    for _, card, box in placed:
        tall = box[3] - box[1]
        draw = partial(draw_held, card, captions.lang, tall)
        canvas.stamp(patch(("world-held", card, captions.lang, tall), PALETTE, draw), box[:2])
    return canvas, {name: box for name, _, box in placed}


def _title(words: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, TITLE), PARCHMENT_DARK)
    write(picture, (22, 40), words, INK, "bold", shrunk(words, "bold", 34, WIDTH - 44), WIDTH - 44)
    return picture
