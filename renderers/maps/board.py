"""The map with its pieces, whole or in part."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.epochs.view import EpochsView
from renderers.core.cache import Lru
from renderers.core.canvas import Canvas, index_of
from renderers.core.colours import CREAM, FIGHT, GOLD, INK
from renderers.core.picture import Box
from renderers.core.tiled import TiledPicture
from renderers.maps import room, sprites
from renderers.maps.badges import Badge, badges
from renderers.maps.borders import outline
from renderers.maps.boxes import common, meet, middle, scaled, within
from renderers.maps.captions import Captions
from renderers.maps.ground import ground
from renderers.maps.styles import style_of
from renderers.maps.theme import AIM, WHITE
from renderers.maps.tokens import Token, tokens
from renderers.maps.world import World

MARK = 160
"""Width of the shown map divided by that of the border around an area to choose."""
SOFT, HARD = 24, 127
"""Opacity above which a pixel of a piece is drawn: with its soft edge, and without."""
_masks: Lru[Image.Image] = Lru(8_000_000, lambda mask: mask.width * mask.height)


class Part:
    """A part of a ground that has been read, and what of the ground lies around it."""

    def __init__(self, whole: TiledPicture, box: Box) -> None:
        self.picture = whole.crop(box)
        self._whole, self._box = whole, box

    def crop(self, box: Box) -> Image.Image:
        """The ground in a box, in pixels of the whole."""
        if not within(box, self._box):
            return self._whole.crop(box)
        left, top = self._box[:2]
        return self.picture.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))


def symbol_of(world: World, view: EpochsView, seat: int | None) -> str:
    """The icon on a seat's disks."""
    return "axe" if seat is None else world.symbol(view.seats[seat].civilization)


def counter_of(world: World, view: EpochsView, seat: int | None, size: tuple[int, int], palette: str) -> Image.Image:
    """A single disk of a seat (None: the Barbarians), to stand for it in panels."""
    return sprites.counter(style_of(view, seat), symbol_of(world, view, seat), 1, 0, size, palette)


def stamp_map(
    canvas: Canvas,
    view: EpochsView,
    captions: Captions,
    palette: str,
    scale: int,
    corner: tuple[int, int],
    shift: Box,
    marks: Sequence[str] = (),
) -> None:
    """Draw the part of the map that begins at ``corner`` (of the small map) into the box ``shift`` of the picture.

    The areas in ``marks`` have a white border, broad enough for a phone that shows the whole map; those that count in a
    scenario have a thin purple one.
    """
    world, lang, at = captions.world, captions.lang, shift[:2]
    land = ground(world, scale, view.closed, lang)
    width, height = shift[2] - shift[0], shift[3] - shift[1]
    left, top = corner[0] * scale, corner[1] * scale
    part_box = (left, top, left + width, top + height)
    part = Part(land.picture, part_box)
    canvas.stamp(part.picture, at)
    spot = (at[0], at[1])
    window = (corner[0], corner[1], corner[0] + width // scale + 1, corner[1] + height // scale + 1)
    for area in view.aims:
        outline(canvas, world.atlas, area, scale, corner, spot, AIM, max(3, scale))
    for area in marks:
        outline(canvas, world.atlas, area, scale, corner, spot, WHITE, width // MARK)
    for area in view.contested:
        tone = GOLD if view.fight and view.fight.area != area else FIGHT
        outline(canvas, world.atlas, area, scale, corner, spot, tone)
    for name in land.names if view.contested or marks or view.aims else ():
        if meet(name.box, part_box):
            # Of a name at the edge only what is on the map: under it something else may stand.
            shown = common(name.box, part_box)
            where = (shown[0] - left + spot[0], shown[1] - top + spot[1])
            x, y = name.box[:2]
            inside = name.mask().crop((shown[0] - x, shown[1] - y, shown[2] - x, shown[3] - y))
            canvas.image.paste(part.crop(shown), where, inside)
    for seat in view.seats:
        for box in world.atlas.emblem_boxes(seat.civilization, seat.home):
            style = style_of(view, seat.seat)
            sprite = world.home(world.symbol(seat.civilization), style, (box[2] - box[0]) * scale, palette)
            look: tuple[object, ...] = ("home", seat.civilization, style)
            _put(canvas, world, part, box, sprite, (scale, view.closed, lang, look, palette), corner, spot)
    placed = tokens(world, view)
    for token in placed:
        end = room.tether(world.atlas, token.area, token.box)
        if end is not None and meet(token.box, window):
            _tie(canvas, token.box, end, scale, corner, spot)
    for token in placed:
        if not meet(token.box, window):
            continue
        sprite = _sprite(world, view, token, scale, palette)
        look = (token.mini, *_look(world, view, token))
        _put(canvas, world, part, token.box, sprite, (scale, view.closed, lang, look, palette), corner, spot)
    for badge in badges(world.atlas, placed):
        if meet(badge.box, window):
            _pin(canvas, world, badge, scaled(badge.box, scale, corner, spot))


def _tie(
    canvas: Canvas, box: Box, end: tuple[int, int], scale: int, corner: tuple[int, int], shift: tuple[int, int]
) -> None:
    """Draw a line with a knob from a piece that had no room in its area to ``end`` in that area."""
    start = middle(scaled(box, scale, corner, shift))
    x, y = scaled((*end, *end), scale, corner, shift)[:2]
    pen = ImageDraw.Draw(canvas.image)
    for thick, reach, tone in ((7, 6, INK), (3, 4, CREAM)):
        colour, far = index_of(tone, canvas.palette), reach * scale
        pen.line((*start, x, y), fill=colour, width=thick * scale)
        pen.ellipse((x - far, y - far, x + far, y + far), fill=colour)


def _put(
    canvas: Canvas,
    world: World,
    land: Part,
    box: Box,
    sprite: Image.Image,
    look: tuple[int, tuple[str, ...], str, tuple[object, ...], str],
    corner: tuple[int, int],
    at: tuple[int, int],
) -> None:
    """Put a piece on the map; its soft edge was mixed with the ground once, lines drawn since stay around it."""
    scale = look[0]
    picture = world.patch(("piece", box, look), partial(_standing, land, box, sprite, scale))
    mask = _masks.get((world.id, sprite.size, look[3], look[4]), partial(_covering, sprite, SOFT))
    canvas.image.paste(picture, scaled(box, scale, corner, at)[:2], mask)


def _pin(canvas: Canvas, world: World, badge: Badge, box: Box) -> None:
    """Put a mark of change on the map."""
    size = box[2] - box[0], box[3] - box[1]
    plate = sprites.badge(badge.change, size)
    picture = world.patch(("badge", badge.change, size), lambda: plate.convert("RGB"))
    mask = _masks.get((size, "badge"), partial(_covering, plate, HARD))
    canvas.image.paste(picture, box[:2], mask)


def _covering(sprite: Image.Image, least: int) -> Image.Image:
    """A mask (mode 1) of where a sprite is more opaque than ``least``."""
    return sprite.getchannel("A").point([255 * (alpha > least) for alpha in range(256)], "1")


def _standing(land: Part, box: Box, sprite: Image.Image, scale: int) -> Image.Image:
    picture = land.crop(scaled(box, scale)).convert("RGB")
    picture.paste(sprite, (0, 0), sprite)
    return picture


def _look(world: World, view: EpochsView, token: Token) -> tuple[object, ...]:
    if token.stack:
        return symbol_of(world, view, token.stack.seat), token.stack, token.bulwark, style_of(view, token.stack.seat)
    gone = style_of(view, token.change.seat) if token.kind == "gone" and token.change else None
    return (token.kind, token.marker, gone)


def _sprite(world: World, view: EpochsView, token: Token, scale: int, palette: str) -> Image.Image:
    size = (token.box[2] - token.box[0]) * scale, (token.box[3] - token.box[1]) * scale
    if token.stack:
        stack, symbol = token.stack, symbol_of(world, view, token.stack.seat)
        city = room.is_city(world.atlas, stack)
        style = style_of(view, stack.seat)
        draw = partial(sprites.counter, style, symbol, stack.disks, stack.allies, palette=palette, city=city)
        return sprites.fortified(draw, size, is_new=token.bulwark == "new") if token.bulwark else draw(size)
    if token.marker:
        return world.marker_sprite(token.marker, size, palette)
    if token.kind == "gone" and token.change:
        return sprites.vacancy(style_of(view, token.change.seat), size, palette)
    return sprites.fight_mark(size)


def area_boxes(world: World, scale: int, corner: tuple[int, int], shift: Box) -> dict[str, Box]:
    """Hotspots of all areas that the picture shows whole."""
    boxes = {}
    for area in world.atlas.areas:
        left, top, right, bottom = scaled(world.atlas.area_box(area), scale, corner, shift[:2])
        if left >= shift[0] and top >= shift[1] and right <= shift[2] and bottom <= shift[3]:
            boxes[area] = (left, top, right, bottom)
    return boxes
