"""The map with its pieces, whole or in part."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.inner_sea.view import InnerSeaView
from renderers.core.cache import Lru
from renderers.core.canvas import Canvas, index_of, patch
from renderers.core.picture import Box
from renderers.inner_sea import layout, room, sprites
from renderers.inner_sea.badges import Badge, badges
from renderers.inner_sea.base import base, outline
from renderers.inner_sea.geography import shapes
from renderers.inner_sea.layout import Token
from renderers.inner_sea.theme import CIVILIZATION_ICONS, CREAM, FIGHT, GOLD, INK, PALETTE, WHITE

MARK = 160
"""So many times as broad as the border around an area to choose is the map that is shown."""
SOFT, HARD = 24, 127
"""From which opacity on a pixel of a piece is drawn: with its soft edge, and without."""
_masks: Lru[Image.Image] = Lru(8_000_000, lambda mask: mask.width * mask.height)


def symbol_of(view: InnerSeaView, seat: int | None) -> str:
    """The icon on a seat's disks."""
    return "axe" if seat is None else CIVILIZATION_ICONS.get(view.seats[seat].civilization, "temple")


def stamp_map(
    canvas: Canvas,
    view: InnerSeaView,
    lang: str,
    palette: str,
    scale: int,
    corner: tuple[int, int],
    shift: Box,
    marks: Sequence[str] = (),
) -> None:
    """Draw the part of the map that begins at ``corner`` (of the small map) into the box ``shift`` of the picture.

    The areas in ``marks`` have a white border, broad enough for a phone that shows the whole map.
    """
    made = base(scale, view.closed, lang)
    ground = made.canvas
    at = shift[:2]
    width, height = shift[2] - shift[0], shift[3] - shift[1]
    left, top = corner[0] * scale, corner[1] * scale
    canvas.stamp(ground.image.crop((left, top, left + width, top + height)), at)
    spot = (at[0], at[1])
    seen = (corner[0], corner[1], corner[0] + width // scale + 1, corner[1] + height // scale + 1)
    shown = (left, top, left + width, top + height)
    for area in marks:
        outline(canvas, area, scale, corner, spot, WHITE, width // MARK)
    for area in view.contested:
        tone = GOLD if view.fight and view.fight.area != area else FIGHT
        outline(canvas, area, scale, corner, spot, tone)
    for box, mask in made.letters if view.contested or marks else ():
        if not layout.meet(box, shown):
            continue
        letters = ground.image.crop(box)
        canvas.image.paste(letters, (box[0] - left + spot[0], box[1] - top + spot[1]), mask)
    for seat in view.seats:
        if not seat.civilization:
            continue
        box = layout.emblem_box(seat.civilization)[1]
        sprite = sprites.emblem(seat.civilization, seat.seat, (box[2] - box[0]) * scale, palette)
        look: tuple[object, ...] = ("home", seat.civilization, seat.seat)
        _put(canvas, ground, box, sprite, (scale, view.closed, lang, look, palette), corner, spot)
    tokens = layout.tokens(view)
    for token in tokens:
        end = room.tether(token.area, token.box)
        if end is not None and layout.meet(token.box, seen):
            _tie(canvas, token.box, end, scale, corner, spot)
    for token in tokens:
        if not layout.meet(token.box, seen):
            continue
        sprite = _sprite(view, token, scale, palette)
        look = (token.mini, *_look(view, token))
        _put(canvas, ground, token.box, sprite, (scale, view.closed, lang, look, palette), corner, spot)
    for badge in badges(tokens):
        if layout.meet(badge.box, seen):
            _pin(canvas, badge, scale, layout.scaled(badge.box, scale, corner, spot))


def _tie(
    canvas: Canvas, box: Box, end: tuple[int, int], scale: int, corner: tuple[int, int], shift: tuple[int, int]
) -> None:
    """Draw a line with a knob from a piece that had no room in its area to ``end`` in that area."""
    start = room.middle(layout.scaled(box, scale, corner, shift))
    x, y = layout.scaled((*end, *end), scale, corner, shift)[:2]
    pen = ImageDraw.Draw(canvas.image)
    for thick, reach, tone in ((7, 6, INK), (3, 4, CREAM)):
        colour, far = index_of(tone, PALETTE), reach * scale
        pen.line((*start, x, y), fill=colour, width=thick * scale)
        pen.ellipse((x - far, y - far, x + far, y + far), fill=colour)


def _put(
    canvas: Canvas,
    ground: Canvas,
    box: Box,
    sprite: Image.Image,
    look: tuple[int, tuple[str, ...], str, tuple[object, ...], str],
    corner: tuple[int, int],
    at: tuple[int, int],
) -> None:
    """Put a piece on the map; its soft edge was mixed with the ground once, lines drawn since stay around it."""
    scale = look[0]
    made = patch(("piece", box, look), PALETTE, partial(_standing, ground, box, sprite, scale))
    mask = _masks.get((sprite.size, look[3], look[4]), partial(_covering, sprite, SOFT))
    canvas.image.paste(made, layout.scaled(box, scale, corner, at)[:2], mask)


def _pin(canvas: Canvas, badge: Badge, scale: int, box: Box) -> None:
    """Put a mark of change on the map."""
    size = box[2] - box[0], box[3] - box[1]
    plate = sprites.badge(badge.change, size)
    made = patch(("badge", badge.change, size), PALETTE, lambda: plate.convert("RGB"))
    mask = _masks.get((size, "badge"), partial(_covering, plate, HARD))
    canvas.image.paste(made, box[:2], mask)


def _covering(sprite: Image.Image, least: int) -> Image.Image:
    """Where a sprite is more opaque than ``least``."""
    return sprite.getchannel("A").point([255 * (alpha > least) for alpha in range(256)], "1")


def _standing(ground: Canvas, box: Box, sprite: Image.Image, scale: int) -> Image.Image:
    left, top, right, bottom = (v * scale for v in box)
    picture = ground.image.crop((left, top, right, bottom)).convert("RGB")
    picture.paste(sprite, (0, 0), sprite)
    return picture


def _look(view: InnerSeaView, token: Token) -> tuple[object, ...]:
    if token.stack:
        return symbol_of(view, token.stack.seat), token.stack
    return (token.kind, token.wonder, token.change.seat if token.kind == "gone" and token.change else None)


def _sprite(view: InnerSeaView, token: Token, scale: int, palette: str) -> Image.Image:
    size = (token.box[2] - token.box[0]) * scale, (token.box[3] - token.box[1]) * scale
    if token.stack:
        stack, symbol = token.stack, symbol_of(view, token.stack.seat)
        return sprites.counter(stack.seat, symbol, stack.disks, stack.allies, size, palette, room.is_city(stack))
    if token.wonder:
        return sprites.wonder(token.wonder.key, token.wonder.active, size)
    if token.kind == "gone" and token.change:
        return sprites.gone(token.change.seat, size, palette)
    return sprites.fight_mark(size)


def area_boxes(scale: int, corner: tuple[int, int], shift: Box) -> dict[str, Box]:
    """Hotspots of all areas that the picture shows whole."""
    found = {}
    for area in shapes().areas:
        left, top, right, bottom = layout.scaled(layout.area_box(area), scale, corner, shift[:2])
        if left >= shift[0] and top >= shift[1] and right <= shift[2] and bottom <= shift[3]:
            found[area] = (left, top, right, bottom)
    return found
