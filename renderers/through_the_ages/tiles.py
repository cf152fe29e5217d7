"""Cards of the row: a tile in the colour of the type, with the card's picture, name, age and what it costs to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.through_the_ages.cards import CARDS, number_of
from engine.through_the_ages.view import AgesView, RowCard
from renderers.core.canvas import Canvas, patch, put_icon, set_in, write
from renderers.core.colours import CREAM, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, Rgb, ink_on
from renderers.core.labels import width_of
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.layout import BADGE
from renderers.through_the_ages.marks import age_disk
from renderers.through_the_ages.symbols import picture_of, symbol
from renderers.through_the_ages.theme import PALETTE, TYPE_TONES, WARNING

Size = tuple[int, int]


def costs(card: str) -> Iterator[tuple[str, str]]:
    """What it costs to play a card, as symbol and text: science, resources of a building or of a wonder's stages."""
    facts = CARDS[number_of(card)]
    if facts.science:
        revolution = f" ({facts.revolution})" if facts.kind == "government" else ""
        yield "science", f"{facts.science}{revolution}"
    if facts.resources:
        yield "resources", str(facts.resources)
    if facts.stages:
        yield "resources", "·".join(map(str, facts.stages))


def tone_of(card: str) -> Rgb:
    """The colour of a card's type."""
    return TYPE_TONES[CARDS[number_of(card)].kind]


def _ground(size: Size, tone: Rgb, leaves: bool) -> Image.Image:
    """An empty tile; what the next refill removes has a thick dashed rim."""
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 12, fill=tone)
    if leaves:
        pen.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 12, outline=WARNING, width=7)
        for x in range(0, size[0], 26):
            for y in (0, size[1] - 7):
                pen.rectangle((x, y, x + 11, y + 6), fill=CREAM)
    return picture


def leaving_mark(picture: Image.Image, centre: tuple[int, int], size: int) -> None:
    """A cross in a red disk: the next refill removes it."""
    half = size // 2
    pen = ImageDraw.Draw(picture)
    pen.ellipse((centre[0] - half, centre[1] - half, centre[0] + half, centre[1] + half), fill=CREAM)
    inner = half - 3
    pen.ellipse((centre[0] - inner, centre[1] - inner, centre[0] + inner, centre[1] + inner), fill=WARNING)
    arm = round(size * 0.2)
    for way in (-1, 1):
        line = (centre[0] - arm, centre[1] - way * arm, centre[0] + arm, centre[1] + way * arm)
        pen.line(line, fill=CREAM, width=max(3, size // 9))


def _name(picture: Image.Image, name: str, box: Box, size: int, ink: Rgb) -> None:
    """The name in one line or two in the middle of a box, from its left."""
    room = box[2] - box[0]
    fits, lines = in_two(name, size, room, "bold")
    leading = round(fits * 1.0)
    top = box[1] + (box[3] - box[1] - leading * len(lines)) // 2
    for at, line in enumerate(lines):
        write(picture, (box[0], top + round(fits * 0.8) + at * leading), line, ink, "bold", fits, room)


def _cost(picture: Image.Image, card: str, right: int, base: int, size: int, ink: Rgb) -> int:
    """What playing it costs, ending at ``right``; returns its width."""
    x = right
    for sign, text in reversed(list(costs(card))):
        x -= width_of(text, "bold", size)
        write(picture, (x, base), text, ink, "bold", size)
        side = round(size * 1.05)
        x -= side + 3
        set_in(picture, symbol(sign, side), (x, base - round(size * 0.33) - side // 2))
        x -= size // 2
    return right - x


def _price(picture: Image.Image, price: int, at: tuple[int, int], size: int) -> None:
    """What the card costs the viewer, where it is not its place's price."""
    text = str(price)
    pen, width = ImageDraw.Draw(picture), size + 18 + width_of(text, "bold", size)
    box = (at[0] - width, at[1], at[0], at[1] + round(size * 1.2))
    pen.rounded_rectangle(box, 8, fill=PARCHMENT, outline=INK, width=2)
    set_in(picture, symbol("civil", size), (box[0] + 5, box[1] + round(size * 0.1)))
    write(picture, (box[0] + size + 8, box[1] + round(size * 0.93)), text, WARNING, "bold", size)


def _wide(card: str, name: str, leaves: bool, price: int | None, size: Size) -> Image.Image:
    """A tile of the table: picture at the left, name beside it, cost below."""
    tone = tone_of(card)
    ink, high = ink_on(tone), size[1]
    picture = _ground(size, tone, leaves)
    put_icon(picture, picture_of(card), (52, high // 2), 78, ink)
    age_disk(picture, CARDS[number_of(card)].age, (24, 24), 38)
    paid = any(costs(card))
    _name(picture, name, (100, 5, size[0] - 8, high - (40 if paid else 10)), 31, ink)
    cost_width = _cost(picture, card, size[0] - 12, high - 14, 27, ink)
    if price is not None:
        _price(picture, price, (min(176, size[0] - 12 - cost_width), high - 42), 28)
    if leaves:
        leaving_mark(picture, (28, high - 28), 40)
    return picture


def _tall(card: str, name: str, leaves: bool, price: int | None, size: Size) -> Image.Image:
    """A tile of the cut: picture above, name below in two lines."""
    tone = tone_of(card)
    ink, (width, high) = ink_on(tone), size
    picture = _ground(size, tone, leaves)
    put_icon(picture, picture_of(card), (width // 2 - 4, 33), 50, ink)
    age_disk(picture, CARDS[number_of(card)].age, (21, 21), 34)
    cost = next(costs(card), None)
    if cost is not None and CARDS[number_of(card)].science:
        _cost_below(picture, cost, (width - 6, 8), ink)
    if price is not None:
        _price(picture, price, (width - 5, 34), 25)
    if leaves:
        leaving_mark(picture, (22, 56), 30)
    room = width - (18 if leaves else 6)
    fits, lines = in_two(name, 25, room, "bold")
    top = 64 + (high - 70 - round(fits * 0.98) * len(lines)) // 2
    for at, line in enumerate(lines):
        base = top + round(fits * 0.8) + at * round(fits * 0.98)
        write(picture, (width // 2, base), line, ink, "bold", fits, room, "m")
    return picture


def _cost_below(picture: Image.Image, cost: tuple[str, str], at: tuple[int, int], ink: Rgb) -> None:
    """The first cost at the upper right."""
    sign, text = cost
    text = text.partition(" ")[0]
    x = at[0] - width_of(text, "bold", 24)
    write(picture, (x, at[1] + 19), text, ink, "bold", 24)
    set_in(picture, symbol(sign, 24), (x - 26, at[1]))


def stamp_new(canvas: Canvas, places: Sequence[str], boxes: Mapping[str, Box], size: int) -> None:
    """Mark places that a reader has not seen as they are now, or may choose: a plus in a golden disk at the left."""

    def draw(region: Image.Image) -> None:
        pen, half, arm, width = ImageDraw.Draw(region), size // 2, round(size * 0.26), max(3, size // 8)
        pen.ellipse((0, 0, size - 1, size - 1), fill=GOLD, outline=INK, width=2)
        pen.line((half - arm, half, half + arm, half), fill=INK, width=width)
        pen.line((half, half - arm, half, half + arm), fill=INK, width=width)

    for place in places:
        if place in boxes:
            left, _, _, bottom = boxes[place]
            corner = left + 8, bottom - (size + 50 if place.startswith("row") and size < 40 else size + 8)
            if place.startswith("seat") and size >= 40:
                # On the table: beside the civil hand, where nothing stands.
                corner = left + BADGE - size - 14, bottom - 106
            canvas.paint((*corner, corner[0] + size, corner[1] + size), draw)


def stamp_tile(
    canvas: Canvas, view: AgesView, captions: Captions, place: int, card: RowCard | None, box: Box, is_cut: bool
) -> None:
    """Draw a place of the row and the card that is there."""
    size = (box[2] - box[0], box[3] - box[1])
    if card is None:
        canvas.stamp(patch(("no card", size), PALETTE, partial(_ground, size, FRAME_LIGHT, False)), box[:2])
        return
    leaves, name = card in leaving(view), captions.title(card.card)
    price = card.price if view.viewer is not None and card.price != card.actions else None
    key = ("tile", card.card, name, leaves, price, size, is_cut)
    draw = partial(_tall if is_cut else _wide, card.card, name, leaves, price, size)
    canvas.stamp(patch(key, PALETTE, draw), box[:2])


def stamp_held(canvas: Canvas, captions: Captions, card: str, box: Box) -> None:
    """Draw a card of the hand as a tile of the cut."""
    size, name = (box[2] - box[0], box[3] - box[1]), captions.title(card)
    draw = partial(_tall, card, name, False, None, size)
    canvas.stamp(patch(("tile", card, name, False, None, size, True), PALETTE, draw), box[:2])


def leaving(view: AgesView) -> list[RowCard]:
    """The cards that the next refill removes; none when the game is over."""
    return [card for card in view.row if card.place <= view.gone_next and view.final is None]


def stamp_price(canvas: Canvas, actions: int, box: Box) -> None:
    """Draw what the cards of a line cost: a number, and as many signs of civil actions."""
    size = (box[2] - box[0], box[3] - box[1])

    def draw() -> Image.Image:
        picture = Image.new("RGB", size, FRAME)
        pen = ImageDraw.Draw(picture)
        pen.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 10, fill=PARCHMENT)
        middle, is_narrow = size[0] // 2, size[0] < 60
        side = 24 if is_narrow else 27
        base = 36 if is_narrow else size[1] // 2 + 4
        write(picture, (middle, base), str(actions), INK, "bold", 38 if is_narrow else 54, align="m")
        for at in range(actions):
            step = at * (side + 1)
            left = middle - side // 2 if is_narrow else middle - (actions * (side + 1)) // 2 + step
            set_in(picture, symbol("civil", side), (left, base + 6 + step if is_narrow else base + 10))
        return picture

    canvas.stamp(patch(("price", actions, size), PALETTE, draw), box[:2])
