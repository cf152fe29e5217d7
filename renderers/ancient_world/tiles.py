"""Cards on the table: empire and military cards, districts, cards of deck C, and titans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.ancient_world.facts import CARDS, Card, Gain, Goods, Symbols
from renderers.ancient_world.marks import banners, banners_width, counted, counted_width, cracks, die, stars
from renderers.ancient_world.symbols import SYMBOLS, picture_of, symbol, tone_of
from renderers.ancient_world.theme import FADED, PALETTE, WARNING
from renderers.ancient_world.titans import portrait
from renderers.core.canvas import Canvas, index_of, patch, put_icon, set_in, shrunk, smooth, write
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on
from renderers.core.faces import ground_of, picture_tone
from renderers.core.labels import width_of
from renderers.core.lines import in_two
from renderers.core.picture import Box

Size = tuple[int, int]
BAND: Final = 42
FOOT: Final = 46
"""Height of the name and of the price of a card of a row."""
COINS: Final[dict[str, tuple[str, str]]] = {
    "lose_coin": ("coins", "−"),
    "army_coin": ("armies", "+"),
    "lose_ambrosia": ("ambrosia", "−"),
    "lose_retired": ("retired", "−"),
    "discard_stored": ("stored", "−"),
    "lose_district": ("districts", "−"),
}
"""What a coin on a damage die changes: its symbol, and whether it is lost."""


class Chip(NamedTuple):
    """A symbol of what a card gives, and how much; ``lead``: the symbol of what it is given for."""

    what: str
    text: str
    lead: str = ""


def _gains(gain: Gain) -> list[Chip]:
    names = (
        "coins",
        "knowledge",
        "ambrosia",
        "citizens",
        "upgrades",
        "repairs",
        "rest",
        "ready",
        "districts",
        "explore",
    )
    return [Chip(name, str(getattr(gain, name))) for name in names if getattr(gain, name)]


def _symbols(gives: Symbols) -> list[Chip]:
    plain = ("food", "capacity", "armies", "swords", "arrows", "repair", "eyes", "ship_eyes")
    chips = [Chip(name, str(getattr(gives, name))) for name in plain if getattr(gives, name)]
    income = ("coins", "knowledge", "ambrosia")
    return chips + [Chip(name, f"+{getattr(gives, name)}") for name in income if getattr(gives, name)]


def chips_of(facts: Card) -> list[Chip]:
    """What a card gives, most telling first; income has a plus."""
    chips = _symbols(facts.gives) + _gains(facts.once)
    if facts.action is not None:
        paid, by_skill = _goods(facts.action.pay, "−"), facts.action.by_skill
        gained = [*_gains(facts.action.gain), *([Chip(by_skill, "×")] if by_skill else [])]
        chips += [chip._replace(lead="use") if not at else chip for at, chip in enumerate([*paid, *gained])]
    chips += [Chip("points", str(facts.points))] if facts.points else []
    chips += [Chip("points", f"{one.points}×") for one in facts.scoring]
    for reward in facts.rewards:
        chips += [chip._replace(lead=reward.when) for chip in _goods(reward.gain, "+")]
    for discount in facts.discounts:
        chips += [chip._replace(lead=discount.on) for chip in _goods(discount.less, "−")]
    return chips + [Chip(trait, "") for trait in facts.traits if trait in SYMBOLS]


def _goods(goods: Goods, sign: str) -> list[Chip]:
    return [Chip(name, f"{sign}{getattr(goods, name)}") for name in goods.__struct_fields__ if getattr(goods, name)]


def name_in(picture: Image.Image, name: str, box: Box, size: int, ink: Rgb) -> None:
    """A name in one line or two, whichever has the larger letters, in the middle of a box, from its left."""
    room, tall = box[2] - box[0], box[3] - box[1]
    fits, lines = in_two(name, size, room, "bold")
    fits = min(fits, tall // len(lines))
    if len(lines) > 1 and width_of(name, "bold", fits) <= room:
        lines, size = (name,), min(size, tall)
        while width_of(name, "bold", size) > room:
            size -= 1
        fits = size
    top = box[1] + (tall - fits * len(lines)) // 2
    for at, line in enumerate(lines):
        write(picture, (box[0], top + round(fits * 0.8) + at * fits), line, ink, "bold", fits, room)


def _chip_width(chip: Chip, size: int) -> int:
    led = size + 2 if chip.lead else 0
    return led + (counted_width(chip.text, size) if chip.text else size)


def largest(chips: Sequence[Chip], room: Size, sizes: tuple[int, int]) -> tuple[int, int]:
    """The largest size, from the second of ``sizes`` down to the first, at which ``put_chips`` puts all in a box of
    this width and height; and how high they are.
    """
    for size in range(sizes[1], sizes[0] - 1, -1):
        x, y, widest = 0, size, 0
        for chip in chips:
            wide = _chip_width(chip, size)
            if x and x + wide > room[0]:
                x, y = 0, y + size + 6
            x, widest = x + wide + 10, max(widest, wide)
        if y <= room[1] and widest <= room[0]:
            break
    return size, y


def put_chips(picture: Image.Image, chips: Sequence[Chip], box: Box, size: int) -> None:
    """Symbols with their numbers from the left top of a box, line by line, as many as fit."""
    x, y = box[0], box[1] + size // 2
    for chip in chips:
        led = size + 2 if chip.lead else 0
        wide = _chip_width(chip, size)
        if x > box[0] and x + wide > box[2]:
            x, y = box[0], y + size + 6
        if y + size // 2 > box[3]:
            return
        if chip.lead:
            set_in(picture, symbol(chip.lead, size), (x, y - size // 2))
        if chip.text:
            counted(picture, chip.what, chip.text, (x + led, y), size)
        else:
            set_in(picture, symbol(chip.what, size), (x + led, y - size // 2))
        x += wide + 10


def price(picture: Image.Image, coins: int, knowledge: int, at: tuple[int, int], size: int, ink: Rgb) -> int:
    """What a card costs, from the left edge and middle line ``at``; returns its width."""
    x = at[0] + counted(picture, "coins", str(coins), at, size, ink) + size // 4
    if knowledge:
        x += counted(picture, "knowledge", str(knowledge), (x, at[1]), size, ink)
    return x - at[0]


def _chips(facts: Card) -> list[Chip]:
    return _military_chips(facts) if facts.kind == "military" else chips_of(facts)


def fitted(facts: Card, size: Size) -> tuple[int, int, Size]:
    """How large the symbols on a card of a row are, how high they stand together, and the room there is for them."""
    wide, tall = size
    room = (wide - 14, FOOT - 6) if facts.kind == "district" else (wide - 53, tall - FOOT - BAND - 2)
    return *largest(_chips(facts), room, (20, 38)), room


def _card(card: str, name: str, coins: int, knowledge: int, size: Size) -> Image.Image:
    """A card of a row: name, picture, what it gives, price and banners; a district has no price."""
    facts, tone, (wide, tall) = CARDS[card], tone_of(card), size
    picture = Image.new("RGB", size, tone)
    pen = ImageDraw.Draw(picture)
    band, foot = BAND, FOOT
    pen.rectangle((4, band, wide - 5, tall - foot), fill=ground_of(tone))
    pen.rectangle((4, tall - foot, wide - 5, tall - 5), fill=PARCHMENT)
    name_in(picture, name, (10, 1, wide - 6, band - 1), 32, ink_on(tone))
    put_icon(picture, picture_of(card), (26, (band + tall - foot) // 2), 40, picture_tone(tone))
    chips, (fits, high, room) = _chips(facts), fitted(facts, size)
    if facts.kind == "district":
        put_chips(picture, chips, (10, tall - foot + 2, wide - 4, tall - 2), fits)
        return picture
    put_chips(
        picture, chips, (wide - room[0] - 5, band + max(1, (room[1] - high) // 2), wide - 5, tall - foot + 1), fits
    )
    flag = 38
    banners(picture, facts.banners, (wide - 9 - banners_width(len(facts.banners), flag), tall - foot + 2), flag)
    price(picture, coins, knowledge, (8, tall - foot // 2 - 2), 38, INK)
    return picture


def _military_chips(facts: Card) -> list[Chip]:
    chips = [Chip(name, str(getattr(facts, name))) for name in ("swords", "arrows") if getattr(facts, name)]
    more = [(one.swords, one.arrows) for one in facts.against]
    chips += [Chip("swords" if swords else "arrows", f"+{swords or arrows}", "attack") for swords, arrows in more]
    chips += [chip._replace(lead="retired") for chip in _symbols(facts.legacy)]
    return chips + [chip._replace(lead="defeat") for chip in _gains(facts.loot)]


def stamp_card(canvas: Canvas, card: str, name: str, cost: tuple[int, int], box: Box) -> None:
    """A card of a row, with its ``cost`` in coins and knowledge."""
    size = (box[2] - box[0], box[3] - box[1])
    key = ("world-card", card, name, cost, size)
    canvas.stamp(patch(key, PALETTE, partial(_card, card, name, *cost, size)), box[:2])


def _compact(card: str, name: str, coins: int, knowledge: int, size: Size) -> Image.Image:
    """A card of a row for phones: name, what it gives, price and banners."""
    facts, tone, (wide, tall) = CARDS[card], tone_of(card), size
    picture = Image.new("RGB", size, tone)
    pen = ImageDraw.Draw(picture)
    band, foot = 54, 46 if facts.kind != "district" else 5
    pen.rectangle((3, band, wide - 4, tall - foot), fill=ground_of(tone))
    pen.rectangle((3, tall - foot, wide - 4, tall - 4), fill=PARCHMENT)
    name_in(picture, name, (9, 1, wide - 6, band - 1), 28, ink_on(tone))
    icon = 40 if facts.kind != "district" else 70
    put_icon(picture, picture_of(card), (6 + icon // 2, (band + tall - foot) // 2), icon, picture_tone(tone))
    chips = chips_of(facts) if facts.kind != "military" else _military_chips(facts)
    put_chips(picture, chips, (icon + 14, band + 4, wide - 4, tall - foot + 2), 34)
    if facts.kind != "district":
        price(picture, coins, knowledge, (9, tall - foot // 2 - 1), 38, INK)
    flag = 38
    banners(picture, facts.banners, (wide - 9 - banners_width(len(facts.banners), flag), tall - foot + 3), flag)
    return picture


def stamp_compact(canvas: Canvas, card: str, name: str, cost: tuple[int, int], box: Box) -> None:
    """A card of a row in the picture for phones, with its ``cost`` in coins and knowledge."""
    size = (box[2] - box[0], box[3] - box[1])
    key = ("world-compact", card, name, cost, size)
    canvas.stamp(patch(key, PALETTE, partial(_compact, card, name, *cost, size)), box[:2])


def _wonder(card: str, name: str, cost: tuple[int, int], size: Size) -> Image.Image:
    """A card of deck C: name, banner and price."""
    tone, (wide, tall) = tone_of(card), size
    picture = Image.new("RGB", size, tone)
    pen = ImageDraw.Draw(picture)
    foot = 37
    pen.rectangle((3, tall - foot, wide - 4, tall - 4), fill=PARCHMENT)
    room = wide - 16
    write(picture, (9, 22), name, ink_on(tone), "bold", shrunk(name, "bold", 27, room), room)
    price(picture, *cost, (9, tall - foot // 2 - 2), 32, INK)
    flags = CARDS[card].banners
    banners(picture, flags, (wide - 9 - banners_width(len(flags), 33), tall - foot + 1), 33)
    return picture


def stamp_wonder(canvas: Canvas, card: str, name: str, cost: tuple[int, int], box: Box) -> None:
    """A card of deck C, with its ``cost`` in coins and knowledge."""
    size = (box[2] - box[0], box[3] - box[1])
    canvas.stamp(
        patch(("world-wonder", card, name, cost, size), PALETTE, partial(_wonder, card, name, cost, size)), box[:2]
    )


def _pile(letter: str, count: int, tone: Rgb, size: Size) -> Image.Image:
    """A deck face down: its letter or helmet, and how many cards it has."""
    picture = Image.new("RGB", size, FRAME)
    wide, tall = size
    pen = ImageDraw.Draw(picture)
    for step in (8, 4, 0):
        edge = (step, 8 - step, wide - 9 + step, tall - 53 - step)
        pen.rounded_rectangle(edge, 8, fill=tone, outline=INK, width=2)
    centre, mark = (wide // 2, (tall - 52) // 2), wide - 22
    if len(letter) == 1:
        write(
            picture, (centre[0], centre[1] + mark * 3 // 8), letter, ink_on(tone), "title", mark * 11 // 10, align="m"
        )
    else:
        put_icon(picture, letter, centre, mark, ink_on(tone))
    write(picture, (wide // 2, tall - 10), str(count), CREAM, "bold", 46, align="m")
    return picture


def stamp_pile(canvas: Canvas, letter: str, count: int, tone: Rgb, box: Box) -> None:
    """A deck with a letter, or the icon of this name."""
    size = (box[2] - box[0], box[3] - box[1])
    canvas.stamp(
        patch(("world-pile", letter, count, tone, size), PALETTE, partial(_pile, letter, count, tone, size)), box[:2]
    )


def defence(picture: Image.Image, facts: Card, at: tuple[int, int], size: int) -> None:
    """A titan's defence on a shield with what counts against it under it: swords, or swords and arrows."""

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        full = size * s - 1
        outline = ((0, 0), (1, 0), (1, 0.56), (0.5, 1), (0, 0.56))
        for inset, tone in ((0.0, INK), (0.05, CREAM), (0.1, WARNING)):
            side = full * (1 - 2 * inset)
            pen.polygon([(full * inset + x * side, full * inset + y * side) for x, y in outline], fill=(*tone, 255))

    set_in(picture, smooth((size, size), draw), at)
    text = str(facts.defence)
    letters = round(size * (0.66 if len(text) < 2 else 0.58))
    write(
        picture,
        (at[0] + size // 2, at[1] + round(size * 0.42 + letters * 0.34)),
        text,
        CREAM,
        "bold",
        letters,
        align="m",
    )
    small, y = round(size * 0.5), at[1] + size + size // 16
    signs = ("swords",) if facts.swords_only else ("swords", "arrows")
    for step, sign in enumerate(signs):
        set_in(picture, symbol(sign, small), (at[0] + (size - small * len(signs)) // 2 + step * small, y))


def _titan(card: str, name: str, size: Size, extra: tuple[tuple[str, str], ...], unit: int) -> Image.Image:
    """A titan as a tile: the creature, its defence, stars, banners, and its name under it."""
    facts, (wide, tall) = CARDS[card], size
    ribbon = round(unit * 1.28) if name else 0
    picture = Image.new("RGB", size, INK)
    picture.paste(portrait(card, (wide - 6, tall - 6 - ribbon)), (3, 3))
    defence(picture, facts, (8, 8), round(unit * 2.1))
    star = round(unit * 0.92)
    put_stars(picture, facts.stars, (wide - 8, 8), star)
    flag = round(unit * 1.5)
    banners(picture, facts.banners, (9, tall - ribbon - flag - 6), flag, 3)
    y, plaque = tall - ribbon - round(unit * 0.72) - 8, round(unit * 1.2)
    widest = max([counted_width(text, plaque) for _, text in extra], default=0)
    if 9 + banners_width(len(facts.banners), flag, 3) > wide - 24 - widest:
        y -= flag + 6
    for what, text in reversed(extra):
        _plaque(picture, what, text, (wide - 12 - counted_width(text, plaque), y), plaque)
        y -= plaque + 14
    if name:
        size_of = shrunk(name, "bold", round(unit * 0.98), wide - 20)
        write(picture, (11, tall - 3 - round(ribbon * 0.28)), name, CREAM, "bold", size_of, wide - 18)
    return picture


def put_stars(picture: Image.Image, count: int, corner: tuple[int, int], size: int) -> None:
    """A titan's stars on a dark plaque that ends at its right top ``corner``."""
    if not count:
        return
    edge = size // 6
    left = corner[0] - count * size - 2 * edge
    ImageDraw.Draw(picture).rounded_rectangle(
        (left, corner[1], corner[0], corner[1] + size + edge), size // 3, fill=INK
    )
    set_in(picture, stars(count, size), (left + edge, corner[1] + edge // 2))


def coin_effect(picture: Image.Image, facts: Card, at: tuple[int, int], size: int) -> int:
    """What a coin on a die does: the die, the symbol of what is lost or put on an army; returns the width."""
    effect = facts.coin
    what, sign = COINS[effect.effect]
    set_in(picture, die("coin", size), (at[0], at[1] - size // 2))
    x = at[0] + size + size // 6
    x += write(picture, (x, at[1] + round(size * 0.3)), "›", INK, "bold", size) + size // 8
    text = "" if effect.effect == "discard_stored" else f"{sign}{effect.amount}"
    if text:
        return x + counted(picture, what, text, (x, at[1]), size) - at[0]
    set_in(picture, symbol(what, size), (x, at[1] - size // 2))
    pen = ImageDraw.Draw(picture)
    pen.line((x + 2, at[1] + size // 2 - 2, x + size - 2, at[1] - size // 2 + 2), fill=WARNING, width=max(3, size // 9))
    return x + size - at[0]


def _plaque(picture: Image.Image, what: str, text: str, at: tuple[int, int], size: int) -> None:
    """A symbol with a number on a parchment plaque, to be read on any sky."""
    wide = counted_width(text, size)
    pen = ImageDraw.Draw(picture)
    edge = (at[0] - 6, at[1] - size // 2 - 4, at[0] + wide + 6, at[1] + size // 2 + 4)
    pen.rounded_rectangle(edge, size // 3, fill=PARCHMENT, outline=INK, width=2)
    counted(picture, what, text, at, size)


def titan_tile(
    card: str, name: str, size: Size, extra: tuple[tuple[str, str], ...] = (), unit: int = 36
) -> Image.Image:
    """A titan as a quantised tile; ``extra`` are symbols with numbers on it, ``unit`` the size of its letters."""
    key = ("world-titan", card, name, size, extra, unit)
    return patch(key, PALETTE, partial(_titan, card, name, size, extra, unit))


def empty_tile(size: Size, text: str, ground: Rgb = PARCHMENT_DARK) -> Image.Image:
    """Where a card could be and is none."""

    def make() -> Image.Image:
        picture = Image.new("RGB", size, ground)
        write(picture, (size[0] // 2, size[1] // 2 + 10), text, FADED, "bold", 30, size[0] - 12, "m")
        return picture

    return patch(("world-empty", size, text, ground), PALETTE, make)


def slot(size: Size) -> Image.Image:
    """The place of a card that has been taken from a row."""

    def make() -> Image.Image:
        picture = Image.new("RGB", size, FRAME)
        edge = (3, 3, size[0] - 4, size[1] - 4)
        ImageDraw.Draw(picture).rounded_rectangle(edge, 12, outline=FRAME_LIGHT, width=4)
        return picture

    return patch(("world-slot", size), PALETTE, make)


def damage(picture: Image.Image, box: Box) -> None:
    """Cracks over a damaged card, and the broken wall in its middle."""
    size = (box[2] - box[0], box[3] - box[1])
    sprite = cracks(size)
    set_in(picture, sprite, box[:2])
    side = min(size) // 2
    set_in(picture, symbol("damaged", side), ((box[0] + box[2] - side) // 2, (box[1] + box[3] - side) // 2))


def stamp_marks(canvas: Canvas, changed: Sequence[str], marks: Sequence[str], boxes: Mapping[str, Box]) -> None:
    """A bright rim around what has changed since the reader looked, a golden one around what is marked."""
    pen = ImageDraw.Draw(canvas.image)
    for tone, places in ((FIGHT, changed), (GOLD, marks)):
        ink = index_of(tone, PALETTE)
        for box in (boxes[place] for place in places if place in boxes):
            pen.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), outline=ink, width=7)
