"""The panels around the map: header, the meaning of marks, a card for each seat."""

from __future__ import annotations

from functools import partial

import msgspec
from PIL import Image, ImageDraw

from engine.epochs.view import EpochsView, SeatView
from renderers.core.canvas import Canvas, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.maps import layout, sprites
from renderers.maps.atlas import WIDTH
from renderers.maps.board import counter_of
from renderers.maps.captions import Captions
from renderers.maps.styles import is_alone
from renderers.maps.theme import AIM, FADED, LAUREL, STONE, WINE

TITLE = 44
TROPHY = (36, 38)
PLATE = 30
"""Height of a line that stands on the map."""

GAP = 12
"""Pixels around a line beside what stands under the map."""


def banner(view: EpochsView, captions: Captions) -> tuple[str, str, bool]:
    """The header's two texts, and whether they tell of a competition."""
    own = captions.own
    if view.places:
        winners = view.places[0]
        if is_alone(view):
            # Nobody is there to be won against: the log says which grade was reached.
            return own("pic-over"), captions.names_of(winners), False
        key = "pic-won" if len(winners) == 1 else "pic-shared"
        return own(key, names=captions.names_of(winners)), own("pic-over"), False
    moment = f"{captions.epoch(view)} · {captions.say('render-turn', turn=view.turn)}"
    if view.fight and not captions.closed:
        return own("pic-fight", area=captions.area(view.fight.area)), moment, True
    acting = captions.say("render-closed") if captions.closed else captions.acting(view)
    return moment, f"{captions.phase(view.phase)} · {acting}" if acting else captions.phase(view.phase), False


def legend(picture: Image.Image, at: tuple[int, int], text: str, size: int, colour: Rgb) -> int:
    """What the marks of change mean, in letters of ``size``, from ``at`` (left, baseline); returns its width."""
    x, width = at[0], size * 10 // 7
    for change in (1, -1):
        set_in(picture, sprites.badge(change, (width, size)), (x, at[1] - size * 6 // 7))
        x += width + size // 4
    return x - at[0] + write(picture, (x + size // 4, at[1]), text, colour, "bold", size) + size // 4


def stamp_legend(
    canvas: Canvas,
    view: EpochsView,
    captions: Captions,
    corner: tuple[int, int],
    at: tuple[int, int],
    beside: tuple[int, int] | None = None,
) -> None:
    """Draw the line that says since when the marked changes are, on the part of the map from ``corner`` on, drawn at
    ``at``; or right of ``beside``, the upper right corner of what stands under the map.
    """
    text = captions.since(view)
    if not text:
        return

    def draw() -> Image.Image:
        picture = Image.new("RGB", (400, PLATE), FADED)
        width = legend(picture, (10, 22), text, 20, INK) + 20
        ImageDraw.Draw(picture).rectangle((2, 2, width - 3, PLATE - 3), fill=PARCHMENT)
        legend(picture, (10, 22), text, 20, INK)
        return picture.crop((0, 0, width, PLATE))

    _stamp_plate(canvas, captions, captions.world.patch(("legend", text), draw), corner, at, beside, line=1)


def stamp_scenario(
    canvas: Canvas,
    view: EpochsView,
    captions: Captions,
    corner: tuple[int, int],
    at: tuple[int, int],
    beside: tuple[int, int] | None = None,
) -> None:
    """Draw the line that names the scenario, above that of ``stamp_legend``, with the border of areas that count."""
    if not view.scenario:
        return
    text = captions.say(f"{captions.world.id}-option-scenario-{view.scenario}")

    def draw() -> Image.Image:
        picture, left = Image.new("RGB", (600, PLATE), FADED), 10
        width = width_of(text, "bold", 20) + left + 10 + (36 if view.aims else 0)
        pen = ImageDraw.Draw(picture)
        pen.rectangle((2, 2, width - 3, PLATE - 3), fill=PARCHMENT)
        if view.aims:
            pen.rectangle((left, 7, left + 24, 22), outline=INK, width=5)
            pen.rectangle((left + 1, 8, left + 23, 21), outline=AIM, width=3)
            left += 36
        write(picture, (left, 22), text, INK, "bold", 20)
        return picture.crop((0, 0, width, PLATE))

    panel = captions.world.patch(("scenario", text, bool(view.aims)), draw)
    _stamp_plate(canvas, captions, panel, corner, at, beside, line=0)


def _stamp_plate(
    canvas: Canvas,
    captions: Captions,
    panel: Image.Image,
    corner: tuple[int, int],
    at: tuple[int, int],
    beside: tuple[int, int] | None,
    *,
    line: int,
) -> None:
    """Put a line (0 or 1) where the map has its legend, within the picture; or right of ``beside``."""
    last = canvas.image.width - panel.width
    if beside is not None:
        canvas.stamp(panel, (min(beside[0] + GAP, last), beside[1] + GAP + line * (PLATE + 4)))
        return
    left, top = (edge - begin for edge, begin in zip(captions.world.legend, corner, strict=True))
    canvas.stamp(panel, (max(0, min(left, last)) + at[0], top + at[1] + (line - 1) * (PLATE + 4)))


def _counter(picture: Image.Image, right: int, number: int, name: str, word: str, tone: Rgb) -> int:
    """A number with its icon and word, ending at ``right``; returns where it begins."""
    used = write(picture, (right, 54), word, CREAM, "bold", 28, align="r")
    used += 8 + write(picture, (right - used - 8, 56), str(number), CREAM, "bold", 46, align="r")
    put_icon(picture, name, (right - used - 28, 38), 42, tone)
    return right - used - 50


def _header(view: EpochsView, captions: Captions) -> Image.Image:
    first, second, fight = banner(view, captions)
    picture = Image.new("RGB", (WIDTH, layout.HEADER), FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, layout.HEADER - 5, WIDTH, layout.HEADER - 3), fill=FIGHT if fight else GOLD)
    put_icon(picture, "swords" if fight else "laurels" if view.places else captions.world.icon, (46, 38), 60, GOLD)
    right = WIDTH - 18
    right = _counter(picture, right, view.barbarians, "axe", captions.term("barbarian-supply"), GOLD) - 16
    right = _counter(picture, right, len(view.discard), "hand", captions.term("discard"), STONE) - 16
    right = _counter(picture, right, view.deck, "hand", captions.term("deck"), GOLD) - 20
    room = right - 88
    wanted = width_of(second, "bold", 42) + 24
    least = width_of(first, "title", TITLE * 2 // 3)
    used = max(least, min(room * 3 // 5, room - wanted))
    used = write(picture, (88, 55), first, GOLD, "title", shrunk(first, "title", TITLE, used), used)
    room -= used + 24
    write(picture, (88 + used + 24, 54), second, CREAM, "bold", shrunk(second, "bold", 42, room), room)
    return picture


def stamp_header(canvas: Canvas, view: EpochsView, captions: Captions) -> None:
    """Draw the header: epoch, turn, phase or competition; deck, discard pile, Barbarians left."""
    wide = canvas.image.width
    key = ("header", banner(view, captions), view.deck, len(view.discard), view.barbarians, captions.lang)
    canvas.stamp(captions.world.narrow_patch(key, wide, lambda: _header(view, captions)), (0, 0))


def _figures(seat: SeatView, captions: Captions) -> list[tuple[str, int, str]]:
    """Icon, number and word of what a seat has."""
    return [
        ("palace", seat.cities, captions.term("cities")),
        ("coins", seat.talents, captions.term("talents")),
        ("hand", seat.hand_size, captions.term("hand")),
        ("disk", seat.on_map, captions.term("on-map")),
        ("disk", seat.supply, captions.term("supply")),
        ("disk", seat.ready, captions.term("ready")),
    ]


def _card(
    seat: SeatView, view: EpochsView, captions: Captions, size: tuple[int, int], order: int, palette: str, acts: bool
) -> Image.Image:
    width, height = size
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 14, fill=GOLD if acts else FRAME_LIGHT)
    rim = 6 if acts else 3
    pen.rounded_rectangle((rim, rim, width - 1 - rim, height - 1 - rim), 12, fill=PARCHMENT)
    if acts:
        pen.polygon(((width // 2 - 16, 0), (width // 2 + 16, 0), (width // 2, 16)), fill=GOLD)
    world = captions.world
    set_in(picture, counter_of(world, view, seat.seat, (70, 76), palette), (10, 5))
    points = str(seat.points)
    used = write(picture, (width - 14, 56), points, WINE, "bold", 62, align="r")
    put_icon(picture, "laurels", (width - used - 38, 38), 42, LAUREL)
    room = width - 88 - used - 70
    civilization = captions.civilizations[seat.seat]
    name = captions.players[seat.seat] or captions.names[seat.seat]
    write(picture, (88, 43), name, INK, "bold", shrunk(name, "bold", 40, room), room)
    line = f"{order + 1}. {civilization}" if name != civilization else f"{order + 1}."
    if view.enemies and (enemy := view.enemies[seat.seat]) is not None:
        line = f"{order + 1}. {captions.own('pic-against', name=captions.names[enemy])}"
    write(picture, (88, 75), line, FADED, "bold", shrunk(line, "bold", 30, room), room)
    figures = _figures(seat, captions)
    pitch = (width - 16) // len(figures)
    disk = counter_of(world, view, seat.seat, (32, 35), palette)
    for at, figure in enumerate(figures):
        _figure(picture, (12 + at * pitch, 84), pitch - 6, figure, disk)
    pen.line((10, 152, width - 11, 152), fill=PARCHMENT_DARK, width=2)
    _table(picture, seat, view, captions, palette)
    return picture


def _figure(
    picture: Image.Image, at: tuple[int, int], room: int, figure: tuple[str, int, str], disk: Image.Image
) -> None:
    mark, number, word = figure
    x, y = at
    if mark == "disk":
        set_in(picture, disk, (x, y + 2))
    else:
        put_icon(picture, mark, (x + 16, y + 20), 34, INK)
    write(picture, (x + 38, y + 34), str(number), INK, "bold", 42)
    write(picture, (x, y + 60), word, FADED, "bold", shrunk(word, "bold", 24, room), room)


def _table(picture: Image.Image, seat: SeatView, view: EpochsView, captions: Captions, palette: str) -> None:
    """The last line of a seat's card: passed, loot, its trophies, and cards that are face up with their disks."""
    x, width, middle, base = 12, picture.width, 171, 181
    if seat.passed:
        put_icon(picture, "check", (x + 13, middle), 26, FADED)
        x += 32 + write(picture, (x + 32, base), captions.term("passed"), FADED, "bold", 28) + 12
    if seat.loot:
        put_icon(picture, "bag", (x + 13, middle), 30, INK)
        x += 32 + write(picture, (x + 32, base), str(seat.loot), INK, "bold", 32) + 12
    for marker in captions.world.trophies(view, seat.seat):
        set_in(picture, captions.world.marker_sprite(marker, TROPHY, palette), (x, middle - TROPHY[1] // 2 + 2))
        x += TROPHY[0] + 6
    if seat.table:
        text = ", ".join(f"{captions.card(card.card)} {card.disks}" for card in seat.table)
        write(picture, (x, base), text, INK, "bold", shrunk(text, "bold", 28, width - x - 12), width - x - 12)


def stamp_cards(canvas: Canvas, view: EpochsView, captions: Captions, palette: str, top: int) -> dict[str, Box]:
    """Draw a card for each seat in turn order, from ``top`` on; returns their boxes as ``seat:0`` and so on."""
    boxes, wide = {}, canvas.image.width
    for at, number in enumerate(view.order):
        seat, box = view.seats[number], layout.card(at, len(view.seats), 0)
        size, name = (box[2] - box[0], box[3] - box[1]), captions.names[number]
        look = msgspec.structs.replace(seat, growth={}, sources={})
        acts = number in captions.to_act(view)
        trophies = captions.world.trophies(view, number)
        key = ("card", repr(look), name, view.cast, view.enemies, size, at, captions.lang, palette, acts, trophies)
        draw = partial(_card, seat, view, captions, size, at, palette, acts)
        left, upper, right, lower = (layout.shrunk_to(wide, edge) for edge in box)
        picture = captions.world.narrow_patch(key, right - left, draw)
        canvas.stamp(picture, (left, top + upper))
        boxes[f"seat:{number}"] = (left, top + upper, right, top + lower)
    return boxes
