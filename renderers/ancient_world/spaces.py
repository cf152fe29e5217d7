"""The actions of the board as places in the land: a landmark, the citizens before it, a scroll with what it does."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from engine.ancient_world.facts import BOARD, Gain, Goods
from engine.ancient_world.view import SpaceView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.layout import LAND, LAND_TOP, LEFT, SKYLINE
from renderers.ancient_world.marks import citizens, counted, counted_width
from renderers.ancient_world.relief import sculpture
from renderers.ancient_world.symbols import ACTIONS, action_sign, symbol
from renderers.ancient_world.theme import EMPTY, FADED, PALETTE
from renderers.core.assets import paletted
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.labels import width_of
from renderers.core.picture import Box

LANDMARKS: Final[dict[str, tuple[str, str]]] = {
    "build": ("greek-temple", "gold"),
    "recruit": ("ancient_world/barracks", "fire"),
    "labor": ("pickaxe", "stone"),
    "learn": ("ancient_world/knowledge", "sea"),
    "expand": ("ancient_world/village", "gold"),
    "rebuild": ("ancient_world/broken-wall", "stone"),
    "explore": ("trireme", "gold"),
    "grow": ("ancient_world/people", "shadow"),
}
"""The icon of each action's landmark, and its element."""

SCROLL: Final = 84
"""Height of the scroll with an action's name and price."""
ARROW: Final = "›"

Item = tuple[str, str]
"""A symbol and what is written beside it; symbol "" for a word alone."""


def _goods(goods: Goods | Gain) -> list[Item]:
    """Goods as symbols; a single one of what is no good has no number."""
    items = []
    for name in goods.__struct_fields__:
        count = getattr(goods, name)
        if count:
            is_plain = name in ("citizens", "upgrades", "districts", "first") and count == 1
            items.append((name, "" if is_plain else str(count)))
    return items


def deals(action: str, captions: Captions) -> list[list[Item]]:
    """Ways to carry out an action: what is paid for the same thing, an arrow, what is gained; of cards their price."""
    space = BOARD[action]
    if not space.deals:
        return [[("coins", ""), ("", ARROW), ("", captions.word(action))]]
    rows: list[list[Item]] = []
    for gain, group in groupby(space.deals, key=lambda deal: deal.gain):
        paid: list[Item] = []
        for deal in group:
            paid += [*([("", "/")] if paid else []), *_goods(deal.pay)]
        rows.append([*paid, *([("", ARROW)] if paid else []), *_goods(gain)])
    return rows


def _item_width(item: Item, size: int) -> int:
    what, text = item
    if not what:
        return width_of(text, "bold", size)
    return counted_width(text, size) if text else size


def put_deals(picture: Image.Image, lines: list[list[Item]], box: Box, size: int) -> None:
    """Deals side by side between left and right of a box, around its middle line, smaller where they are many."""
    gap, apart = 6, 26
    while size > 20:
        wide = sum(sum(_item_width(item, size) + gap for item in line) - gap for line in lines) + apart * (
            len(lines) - 1
        )
        if wide <= box[2] - box[0]:
            break
        size -= 1
    x, y = box[0], (box[1] + box[3]) // 2
    for at, line in enumerate(lines):
        if at:
            bar = x - gap + apart // 2 - 2
            ImageDraw.Draw(picture).line((bar, y - size // 2, bar, y + size // 2), fill=FADED, width=3)
            x += apart - gap
        for what, text in line:
            if not what:
                x += write(picture, (x, y + round(size * 0.3)), text, INK, "bold", size) + gap
            elif text:
                x += counted(picture, what, text, (x, y), size) + gap
            else:
                set_in(picture, symbol(what, size), (x, y - size // 2))
                x += size + gap


def scroll(picture: Image.Image, box: Box, is_open: bool = True) -> None:
    """A scroll of parchment."""
    pen = ImageDraw.Draw(picture)
    left, top, right, bottom = box
    tone = PARCHMENT if is_open else EMPTY
    pen.rounded_rectangle((left, top, right, bottom), 12, fill=INK)
    pen.rounded_rectangle((left + 3, top + 3, right - 3, bottom - 3), 10, fill=tone)
    for x in (left + 3, right - 15):
        pen.rounded_rectangle((x, top + 3, x + 12, bottom - 3), 6, fill=PARCHMENT_DARK)
        pen.line((x + 6, top + 8, x + 6, bottom - 8), fill=FADED, width=2)


def rows_of(count: int, room: int, tallest: int, height: int) -> tuple[int, int]:
    """In how many rows ``count`` citizens stand in a box ``room`` wide, and how high they are, at most ``tallest``."""
    for rows in (1, 2, 3):
        tall = min(tallest, (height - 2 * (rows - 1)) // rows)
        if -(-count // rows) * tall * 0.66 <= room:
            break
    return rows, tall


def put_citizens(
    picture: Image.Image, placed: tuple[tuple[int, int], ...], box: Box, palette: str, tallest: int = 84
) -> None:
    """Citizens in one row or two on the lower edge of a box, in the order placed."""
    rows, tall = rows_of(len(placed), box[2] - box[0], tallest, box[3] - box[1])
    half = -(-len(placed) // rows)
    for row in range(rows):
        foot = box[3] - (rows - 1 - row) * (tall + 2)
        citizens(picture, placed[row * half : (row + 1) * half], (box[0], foot, box[2]), tall, palette)


def _shadow(picture: Image.Image, box: Box) -> None:
    """The shadow of a landmark on the ground."""
    mask = Image.new("L", picture.size)
    ImageDraw.Draw(mask).ellipse(box, fill=120)
    picture.paste(INK, (0, 0), mask.filter(ImageFilter.GaussianBlur(6)))


def land() -> Image.Image:
    """The land of the board, a part of the painted ground."""
    return paletted(PALETTE).crop((0, SKYLINE, LEFT, SKYLINE + LAND))


def _place(space: SpaceView, name: str, lines: list[list[Item]], when: str, box: Box, palette: str) -> Image.Image:
    wide, tall = box[2] - box[0], box[3] - box[1]
    picture = land().crop((box[0], box[1] - LAND_TOP, box[2], box[3] - LAND_TOP)).convert("RGB")
    icon, element = LANDMARKS[space.action]
    top = tall - SCROLL - 4
    side = top + 6
    mark = sculpture(icon, side, element if space.is_open else "stone", is_faint=not space.is_open)
    if space.is_open:
        _shadow(picture, (0, top - 16, side + 24, top + 10))
    set_in(picture, mark, (8, top - side + 3))
    scroll(picture, (4, top, wide - 5, tall - 5), space.is_open)
    x, base = 24, top + 36
    right = wide - 20
    if space.ambrosia:
        text = str(space.ambrosia)
        right -= counted_width(text, 40)
        counted(picture, "ambrosia", text, (right, top + 24), 40)
        right -= 8
    if space.is_open:
        set_in(picture, action_sign(space.action, 38), (x, top + 5))
        room = right - x - 44
        write(picture, (x + 44, base), name, INK, "bold", shrunk(name, "bold", 38, room), room)
        put_deals(picture, lines, (x, top + 42, wide - 20, tall - 8), 38)
        placed = tuple((one.seat, one.number) for one in space.citizens)
        put_citizens(picture, placed, (side + 12, 0, wide - 8, top - 1), palette, top - 2)
    else:
        put_icon(picture, "hourglass", (x + 18, top + 24), 34, FADED)
        room = right - x - 44
        write(picture, (x + 44, base), name, FADED, "bold", shrunk(name, "bold", 38, room), room)
        write(picture, (x + 44, base + 38), when, INK, "bold", shrunk(when, "bold", 36, room), room)
    return picture


def stamp_place(canvas: Canvas, space: SpaceView, captions: Captions, box: Box, palette: str) -> None:
    """An action of the board with its citizens and ambrosia, on its piece of the land."""
    name = captions.action(space.action)
    when = "" if space.is_open else captions.say("comes", round=space.round)
    lines = deals(space.action, captions) if space.is_open else []
    key = ("world-place", space, name, when, str(lines), box, palette)
    canvas.stamp(patch(key, PALETTE, partial(_place, space, name, lines, when, box, palette)), box[:2])


assert set(LANDMARKS) == set(ACTIONS), "every action has its landmark"
