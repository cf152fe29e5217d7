"""The panels around the map: header, wonders, a card for each seat."""

from __future__ import annotations

from functools import partial

import msgspec
from PIL import Image, ImageDraw

from engine.epochs.view import SeatView
from engine.inner_sea.view import InnerSeaView, WonderView
from renderers.core.canvas import Canvas, Rgb, patch, put_icon, shrunk, write
from renderers.core.labels import label
from renderers.core.picture import Box
from renderers.inner_sea import layout, sprites
from renderers.inner_sea.board import symbol_of
from renderers.inner_sea.lines import in_two
from renderers.inner_sea.speech import Speech
from renderers.inner_sea.theme import (
    CREAM,
    FADED,
    FIGHT,
    FRAME,
    FRAME_LIGHT,
    GOLD,
    INK,
    LAUREL,
    PALETTE,
    PARCHMENT,
    PARCHMENT_DARK,
    STONE,
    WINE,
    WONDER_ICONS,
)

TITLE = 44


def set_in(picture: Image.Image, sprite: Image.Image, at: tuple[int, int]) -> None:
    """Paste a sprite (RGBA) on an RGB picture."""
    picture.paste(sprite, at, sprite)


def banner(view: InnerSeaView, speech: Speech) -> tuple[str, str, bool]:
    """The header's two texts, and whether they tell of a competition."""
    say = speech.say
    if view.places:
        winners = view.places[0]
        key = "inner_sea-pic-won" if len(winners) == 1 else "inner_sea-pic-shared"
        return say(key, names=speech.names_of(winners)), say("inner_sea-pic-over"), False
    moment = f"{speech.epoch(view)} · {say('render-turn', turn=view.turn)}"
    if view.fight and not speech.closed:
        return say("inner_sea-pic-fight", area=speech.area(view.fight.area)), moment, True
    acting = say("render-closed") if speech.closed else speech.acting(view)
    return moment, f"{speech.phase(view.phase)} · {acting}" if acting else speech.phase(view.phase), False


def legend(picture: Image.Image, at: tuple[int, int], text: str, size: int, colour: Rgb) -> int:
    """What the marks of change mean, in letters of ``size``, from ``at`` (left, baseline); returns its width."""
    x, width = at[0], size * 10 // 7
    for change in (1, -1):
        set_in(picture, sprites.badge(change, (width, size)), (x, at[1] - size * 6 // 7))
        x += width + size // 4
    return x - at[0] + write(picture, (x + size // 4, at[1]), text, colour, "bold", size) + size // 4


def stamp_legend(canvas: Canvas, view: InnerSeaView, speech: Speech) -> None:
    """Draw the line that says since when the marked changes are."""
    text = speech.since(view)
    if not text:
        return

    def draw() -> Image.Image:
        picture = Image.new("RGB", (400, 30), FADED)
        width = legend(picture, (10, 22), text, 20, INK) + 20
        ImageDraw.Draw(picture).rectangle((2, 2, width - 3, 27), fill=PARCHMENT)
        legend(picture, (10, 22), text, 20, INK)
        return picture.crop((0, 0, width, 30))

    at = (layout.LEGEND[0], layout.LEGEND[1] + layout.HEADER)
    canvas.stamp(patch(("legend", text), PALETTE, draw), at)


def _counter(picture: Image.Image, right: int, number: int, name: str, word: str, tone: Rgb) -> int:
    """A number with its icon and word, ending at ``right``; returns where it begins."""
    shown = write(picture, (right, 54), word, CREAM, "bold", 28, align="r")
    shown += 8 + write(picture, (right - shown - 8, 56), str(number), CREAM, "bold", 46, align="r")
    put_icon(picture, name, (right - shown - 28, 38), 42, tone)
    return right - shown - 50


def _header(view: InnerSeaView, speech: Speech) -> Image.Image:
    first, second, fight = banner(view, speech)
    picture = Image.new("RGB", (layout.WIDTH, layout.HEADER), FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, layout.HEADER - 5, layout.WIDTH, layout.HEADER - 3), fill=FIGHT if fight else GOLD)
    put_icon(picture, "swords" if fight else "laurels" if view.places else "trireme", (46, 38), 60, GOLD)
    right = layout.WIDTH - 18
    right = _counter(picture, right, view.barbarians, "axe", speech.term("barbarian-supply"), GOLD) - 16
    right = _counter(picture, right, len(view.discard), "hand", speech.term("discard"), STONE) - 16
    right = _counter(picture, right, view.deck, "hand", speech.term("deck"), GOLD) - 20
    room = right - 88
    wanted = label(second, "bold", 42).width + 24
    least = label(first, "title", TITLE * 2 // 3).width
    shown = max(least, min(room * 3 // 5, room - wanted))
    shown = write(picture, (88, 55), first, GOLD, "title", shrunk(first, "title", TITLE, shown), shown)
    room -= shown + 24
    write(picture, (88 + shown + 24, 54), second, CREAM, "bold", shrunk(second, "bold", 42, room), room)
    return picture


def stamp_header(canvas: Canvas, view: InnerSeaView, speech: Speech) -> None:
    """Draw the header: epoch, turn, phase or competition; deck, discard pile, Barbarians left."""
    key = ("header", banner(view, speech), view.deck, len(view.discard), view.barbarians, speech.lang)
    canvas.stamp(patch(key, PALETTE, lambda: _header(view, speech)), (0, 0))


def _wonder(picture: Image.Image, wonder: WonderView, view: InnerSeaView, speech: Speech, box: Box, look: str) -> None:
    left, top, room = box[0], box[1], box[2] - box[0]
    if wonder.status == "built":
        set_in(picture, sprites.wonder(wonder.key, wonder.active, (48, 52)), (left, top + 2))
    else:
        tone = GOLD if wonder.status == "available" else STONE
        ImageDraw.Draw(picture).rounded_rectangle((left, top + 2, left + 47, top + 51), 8, outline=tone, width=3)
        put_icon(picture, WONDER_ICONS.get(wonder.key, "columns"), (left + 24, top + 27), 34, FADED)
    x, beside = left + 54, room - 54
    size, lines = in_two(speech.wonder(wonder.key), 22, beside, "bold")
    for at, line in enumerate(lines):
        write(picture, (x, top + 22 + at * 22), line, INK, "bold", size, beside)
    if wonder.owner is None:
        state = speech.term(wonder.status)
        write(picture, (left, top + 73), state, FADED, "bold", shrunk(state, "bold", 22, room), room)
        return
    set_in(
        picture, sprites.counter(wonder.owner, symbol_of(view, wonder.owner), 1, 0, (24, 26), look), (left, top + 53)
    )
    x = left + 28
    x += write(picture, (x, top + 74), str(wonder.disks), INK, "bold", 25) + 6
    where = speech.area(wonder.area) if wonder.area else speech.term(wonder.status)
    room = box[2] - x
    write(picture, (x, top + 73), where, INK, "text", shrunk(where, "text", 22, room), room)


def _wonders(view: InnerSeaView, speech: Speech, palette: str) -> Image.Image:
    width, height = layout.WONDERS[2] - layout.WONDERS[0], layout.WONDERS[3] - layout.WONDERS[1]
    picture = Image.new("RGB", (width, height), FADED)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((2, 2, width - 3, height - 3), fill=PARCHMENT)
    step, line = (width - 12) // 4, (height - 8) // 2
    for at, wonder in enumerate(view.wonders):
        left, top = 10 + at % 4 * step, 4 + at // 4 * line
        _wonder(picture, wonder, view, speech, (left, top, left + step - 6, top + line), palette)
    if len(view.wonders) == 7:
        text = speech.term("wonders")
        put_icon(picture, "columns", (12 + 3 * step + 24, 6 + line + 30), 40, PARCHMENT_DARK)
        write(picture, (12 + 3 * step + 52, 6 + line + 40), text, FADED, "title", shrunk(text, "title", 22, step - 62))
    return picture


def stamp_wonders(canvas: Canvas, view: InnerSeaView, speech: Speech, palette: str) -> None:
    """Draw the panel of wonders: available, built (by whom, where, disks on it), buried."""
    civilizations = tuple(seat.civilization for seat in view.seats)
    key = ("wonders", view.wonders, civilizations, speech.lang, palette)
    at = (layout.WONDERS[0], layout.WONDERS[1] + layout.HEADER)
    canvas.stamp(patch(key, PALETTE, lambda: _wonders(view, speech, palette)), at)


def _figures(seat: SeatView, speech: Speech) -> list[tuple[str, int, str]]:
    """Icon, number and word of what a seat has."""
    return [
        ("palace", seat.cities, speech.term("cities")),
        ("coins", seat.talents, speech.term("talents")),
        ("hand", seat.hand_size, speech.term("hand")),
        ("disk", seat.on_map, speech.term("on-map")),
        ("disk", seat.supply, speech.term("supply")),
        ("disk", seat.ready, speech.term("ready")),
    ]


def _card(
    seat: SeatView, view: InnerSeaView, speech: Speech, size: tuple[int, int], order: int, palette: str, acts: bool
) -> Image.Image:
    width, height = size
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 14, fill=GOLD if acts else FRAME_LIGHT)
    rim = 6 if acts else 3
    pen.rounded_rectangle((rim, rim, width - 1 - rim, height - 1 - rim), 12, fill=PARCHMENT)
    if acts:
        pen.polygon(((width // 2 - 16, 0), (width // 2 + 16, 0), (width // 2, 16)), fill=GOLD)
    symbol = symbol_of(view, seat.seat)
    set_in(picture, sprites.counter(seat.seat, symbol, 1, 0, (70, 76), palette), (10, 5))
    points = str(seat.points)
    shown = write(picture, (width - 14, 56), points, WINE, "bold", 62, align="r")
    put_icon(picture, "laurels", (width - shown - 38, 38), 42, LAUREL)
    room = width - 88 - shown - 70
    name, civilization = speech.names[seat.seat], speech.civilizations[seat.seat]
    write(picture, (88, 43), name, INK, "bold", shrunk(name, "bold", 40, room), room)
    line = f"{order + 1}. {civilization}" if name != civilization else f"{order + 1}."
    write(picture, (88, 75), line, FADED, "bold", shrunk(line, "bold", 30, room), room)
    figures = _figures(seat, speech)
    step = (width - 16) // len(figures)
    disk = sprites.counter(seat.seat, symbol, 1, 0, (32, 35), palette)
    for at, figure in enumerate(figures):
        _figure(picture, (12 + at * step, 84), step - 6, figure, disk)
    pen.line((10, 152, width - 11, 152), fill=PARCHMENT_DARK, width=2)
    _table(picture, seat, speech)
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


def _table(picture: Image.Image, seat: SeatView, speech: Speech) -> None:
    """The last line of a seat's card: loot, passed, and cards that lie face up with their disks."""
    x, width, middle, base = 12, picture.width, 171, 181
    if seat.passed:
        put_icon(picture, "check", (x + 13, middle), 26, FADED)
        x += 32 + write(picture, (x + 32, base), speech.term("passed"), FADED, "bold", 28) + 12
    if seat.loot:
        put_icon(picture, "bag", (x + 13, middle), 30, INK)
        x += 32 + write(picture, (x + 32, base), str(seat.loot), INK, "bold", 32) + 12
    if seat.table:
        text = ", ".join(f"{speech.card(card.card)} {card.disks}" for card in seat.table)
        write(picture, (x, base), text, INK, "bold", shrunk(text, "bold", 28, width - x - 12), width - x - 12)


def stamp_cards(canvas: Canvas, view: InnerSeaView, speech: Speech, palette: str, top: int) -> dict[str, Box]:
    """Draw a card for each seat in turn order, from ``top`` on; returns their boxes as ``seat:0`` and so on."""
    boxes = {}
    for at, number in enumerate(view.order):
        seat, box = view.seats[number], layout.card(at, len(view.seats), top)
        size, name = (box[2] - box[0], box[3] - box[1]), speech.names[number]
        look = msgspec.structs.replace(seat, growth={}, sources={})
        acts = number in speech.to_act(view)
        key = ("card", repr(look), name, size, at, speech.lang, palette, acts)
        canvas.stamp(patch(key, PALETTE, partial(_card, seat, view, speech, size, at, palette, acts)), box[:2])
        boxes[f"seat:{number}"] = box
    return boxes
