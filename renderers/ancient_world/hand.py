"""The viewer's stored cards with their whole texts, and what they are paid with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.ancient_world.facts import CARDS
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
NOTHING: Final = 76


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


def _places(heights: Sequence[int]) -> tuple[list[Box], int]:
    """The boxes of cards in two columns, each row as high as its higher card needs; the height of the picture."""
    found, y = [], HEAD + GAP
    for at in range(0, len(heights), 2):
        tall = max(heights[at : at + 2])
        found += [
            (left, y, left + CARD, y + tall)
            for left in (GAP + one * (CARD + GAP) for one in range(len(heights[at : at + 2])))
        ]
        y += tall + GAP
    return found, y


def looked_at(view: WorldView) -> tuple[str, ...]:
    """The empire cards that the viewer chooses one from to store; none unless the choice is theirs."""
    is_choosing = view.viewer is not None and view.active == view.viewer
    return tuple(card for card in view.looking if is_choosing and CARDS[card].kind == "empire")


def draw_hand(view: WorldView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The viewer's stored cards, before them those that one is chosen from. Hotspots ``stored:0`` and so on."""
    assert view.viewer is not None
    city, looked = view.cities[view.viewer], looked_at(view)
    held = looked + (city.stored or ())
    places, height = _places([height_in_hand(face_of(card, captions.lang)) for card in held])
    canvas = Canvas((WIDTH, height + (0 if held else NOTHING)), PALETTE, PARCHMENT_DARK)
    counts = (
        ("coins", str(city.coins)),
        ("knowledge", str(city.knowledge)),
        ("ambrosia", str(city.ambrosia)),
        ("capacity", f"{len(city.buildings)}/{city.capacity}"),
        ("citizens", f"{len(city.ready)}/{len(city.citizens)}"),
    )
    head = (
        captions.names[view.viewer],
        captions.say("looking-title", count=len(looked)) if looked else captions.say("stored-title"),
        city.seat,
        counts,
        palette,
    )
    canvas.stamp(patch(("world-hand", *head), PALETTE, partial(_header, *head)), (0, 0))
    for card, box in zip(held, places, strict=True):
        tall = box[3] - box[1]
        drawn = patch(("world-held", card, captions.lang, tall), PALETTE, partial(draw_held, card, captions.lang, tall))
        canvas.stamp(drawn, box[:2])
    if not held:
        words = captions.say("stored-none")
        canvas.paint((0, HEAD, WIDTH, HEAD + NOTHING), lambda picture: _say(picture, words))
    return canvas, {f"stored:{at}": box for at, box in enumerate(places)}


def _say(picture: Image.Image, words: str) -> None:
    write(picture, (24, 50), words, INK, "text", shrunk(words, "text", 32, WIDTH - 48), WIDTH - 48)
