"""The city-states that are chosen from before the first round: what each gives, its titan, who has taken it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.ancient_world.facts import CARDS, of_kind
from engine.ancient_world.view import WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.marks import seat_sign
from renderers.ancient_world.symbols import tone_of
from renderers.ancient_world.theme import EMPTY, PALETTE
from renderers.ancient_world.tiles import chips_of, name_in, put_chips, titan_tile
from renderers.core.canvas import Canvas, patch, set_in, write
from renderers.core.colours import INK, PARCHMENT, ink_on
from renderers.core.lines import wrapped
from renderers.core.picture import Box

NAME: Final = 64
"""Height of a city-state's name."""
LETTERS: Final = 34
SMALLEST: Final = 24
LINE: Final = 1.17
"""Height of a line of its text, of the size of the letters."""
TITAN: Final = 0.45
"""The part of its height that its titan takes."""


def is_founding(view: WorldView) -> bool:
    """Whether city-states are being chosen."""
    return view.step == "city"


def lines_of(across: int) -> int:
    """In how many lines all city-states stand, ``across`` in a line."""
    return -(-len(of_kind("city")) // across)


def _city(
    card: str, words: tuple[str, str, str], owner: int | None, size: tuple[int, int], palette: str
) -> Image.Image:
    """A city-state: its name, what it gives in symbols and words, the titan drawn on it; its owner's sign."""
    name, text, titan_name = words
    facts, tone, (wide, tall) = CARDS[card], tone_of(card), size
    picture = Image.new("RGB", size, tone)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((4, NAME, wide - 5, tall - 5), fill=PARCHMENT if owner is None else EMPTY)
    name_in(picture, name, (14, 2, wide - 74, NAME - 2), 40, ink_on(tone))
    if owner is not None:
        set_in(picture, seat_sign(owner, 52, palette), (wide - 64, 6))
    put_chips(picture, chips_of(facts), (16, NAME + 10, wide - 12, NAME + 62), 46)
    y, below = NAME + 66, round(tall * TITAN)
    letters, room = LETTERS, tall - below - y - 12
    while len(lines := wrapped(text, letters, wide - 30)) * round(letters * LINE) > room and letters > SMALLEST:
        letters -= 1
    for line in lines:
        y += round(letters * LINE)
        write(picture, (16, y - letters // 5), line, INK, "text", letters, wide - 26)
    if facts.titan:
        tile = titan_tile(facts.titan, titan_name, (wide - 8, below), (), below // 7)
        picture.paste(tile.convert("RGB"), (4, tall - below - 4))
    return picture


def stamp_cities(
    canvas: Canvas, view: WorldView, captions: Captions, box: Box, across: int, gap: int, palette: str
) -> dict[str, Box]:
    """All city-states in a box, ``across`` in a line; each with its place on the picture, "city:CARD"."""
    cards = of_kind("city")
    owners = {city.city: city.seat for city in view.cities if city.city}
    wide = (box[2] - box[0] - (across - 1) * gap) // across
    tall = (box[3] - box[1] - (lines_of(across) - 1) * gap) // lines_of(across)
    boxes: dict[str, Box] = {}
    for at, card in enumerate(cards):
        left, top = box[0] + at % across * (wide + gap), box[1] + at // across * (tall + gap)
        words = (captions.card(card), captions.text(card), captions.card(CARDS[card].titan))
        facts = (card, words, owners.get(card), (wide, tall), palette)
        canvas.stamp(patch(("world-founding", *facts), PALETTE, partial(_city, *facts)), (left, top))
        boxes[f"city:{card}"] = (left, top, left + wide, top + tall)
    return boxes
