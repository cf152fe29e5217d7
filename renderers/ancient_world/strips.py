"""A strip for each city, what rivals need of it: goods, capacity, food, citizens, banners, armies, its titan.

The whole city is in its own picture.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.ancient_world.view import ArmyView, CityView, WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.layout import BADGE
from renderers.ancient_world.marks import banner_counts, citizen, counted, seat_sign
from renderers.ancient_world.symbols import picture_of, symbol
from renderers.ancient_world.theme import EMPTY, FADED, KIND_TONES, PALETTE, WARNING, theme
from renderers.ancient_world.tiles import titan_tile
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb, ink_on
from renderers.core.lines import in_two
from renderers.core.picture import Box

THREAT: Final = 146
"""Width of the threatening titan."""
LINE: Final = 46
SIGN: Final = 34
GOODS: Final = (4, 82, 148, 214, 310, 400)
"""Where coins, knowledge, ambrosia, capacity, food and damaged cards begin, below each other in all strips."""
PEOPLE: Final = 42
"""Height of a ready citizen."""
BANNER: Final = (34, 47)
"""Height of a banner, and how far apart they are."""
ARMY: Final = 186
"""Width at which an army has a picture and its price beside swords and arrows."""
SIDE_BY_SIDE: Final = 110
"""Width at which an army has its swords and arrows side by side, not one over the other."""
FREE: Final = 30
"""Width of the place of an army that a city could have."""


def is_to_act(view: WorldView, captions: Captions, seat: int) -> bool:
    """Whether it is this seat's turn."""
    return view.active == seat and view.final is None and not captions.closed


def order_of(view: WorldView) -> list[int]:
    """The seats in turn order, in the end best first."""
    if view.final is not None:
        return [one.seat for one in view.final]
    count = len(view.cities)
    return [(view.first + step) % count for step in range(count)]


def place_of(view: WorldView, captions: Captions, seat: int) -> str:
    """A seat's place at the end of the game; "" before."""
    return next((captions.say("place", place=one.place) for one in view.final or () if one.seat == seat), "")


def damaged(city: CityView) -> int:
    """How many of a city's empire cards are damaged."""
    return sum(one.is_damaged for one in city.buildings)


def _badge(
    city: CityView,
    name: str,
    place: str,
    marks: tuple[bool, bool, bool],
    passed: str,
    size: tuple[int, int],
    palette: str,
) -> Image.Image:
    """The player's name on the seat's colour, with the sign, the first-player token, whether the seat has passed."""
    acts, is_first, is_up = marks
    tone = theme(palette).seats[city.seat]
    ink, (wide, tall) = ink_on(tone), size
    picture = Image.new("RGB", size, tone)
    set_in(picture, seat_sign(city.seat, 52, palette), (7, 5))
    x = 66
    if is_first:
        set_in(picture, symbol("first", 42), (x, 10))
        if is_up:
            ImageDraw.Draw(picture).ellipse((x - 2, 8, x + 44, 54), outline=GOLD, width=4)
    if place:
        write(picture, (wide - 8, 46), place, ink, "title", 42, align="r")
    elif acts:
        pen = ImageDraw.Draw(picture)
        pen.polygon(((wide - 38, 10), (wide - 8, 32), (wide - 38, 54)), fill=GOLD, outline=INK)
    elif city.has_passed:
        put_icon(picture, "check", (wide - 26, 31), 40, ink)
    room = wide - 16
    fits, lines = in_two(name, 34, room, "bold")
    fits = min(fits, 44 // len(lines))
    top = 58 + (tall - 58 - 40 - fits * len(lines)) // 2
    for at, line in enumerate(lines):
        write(picture, (8, top + round(fits * 0.8) + at * fits), line, ink, "bold", fits, room)
    x, y = 8, tall - 21
    x += counted(picture, "points", str(city.points), (x, y), 38, ink) + 12
    count = len(city.stored_decks)
    if count:
        counted(picture, "stored", str(count), (x, y), 36, ink)
    return picture


def army_facts(army: ArmyView) -> tuple[str, int, int, int, bool, int]:
    """What is drawn of an army."""
    return army.card, army.swords, army.arrows, army.price, army.is_used, len(army.retired)


def put_army(picture: Image.Image, army: tuple[str, int, int, int, bool, int], box: Box) -> None:
    """An army: its picture, swords and arrows with legacies, and what using it costs; a used one is pale and ticked."""
    card, swords, arrows, price, is_used, _ = army
    left, top, right, bottom = box
    tall = bottom - top
    pen = ImageDraw.Draw(picture)
    ground: Rgb = EMPTY if is_used else CREAM
    pen.rounded_rectangle((left, top, right - 1, bottom - 1), 10, fill=ground, outline=INK, width=2)
    tone = FADED if is_used else KIND_TONES["military"]
    pen.rounded_rectangle((left, top, left + tall - 1, bottom - 1), 10, fill=tone)
    put_icon(picture, picture_of(card), (left + tall // 2, top + tall // 2), tall - 12, CREAM)
    size, y = round(tall * 0.66), (top + bottom) // 2
    room = right - left - tall - 8
    parts = [("swords", str(swords)), ("arrows", str(arrows))]
    pitch = room // 3
    for at, (what, text) in enumerate([*parts, ("coins", str(price))]):
        x = left + tall + 8 + at * pitch
        if what == "coins" and is_used:
            put_icon(picture, "check", (x + size // 2, y), size, INK)
            continue
        counted(
            picture,
            what,
            text,
            (x, y),
            min(size, round(pitch * 0.5)),
            INK,
            min(round(size * 0.95), round(pitch * 0.52)),
        )


def put_people(picture: Image.Image, city: CityView, at: tuple[int, int], tall: int, palette: str, gap: int = 5) -> int:
    """A city's citizens from the left middle ``at``: ready ones, placed ones pale, hungry ones after a bowl.

    Returns the width.
    """
    x, y = at[0], at[1]
    placed = [number for number in city.citizens if number not in (*city.ready, *city.hungry, *city.new)]
    for number in city.ready:
        sprite = citizen(city.seat, number, tall, palette)
        set_in(picture, sprite, (x, y - tall // 2))
        x += sprite.width + gap
    for number in placed:
        sprite = citizen(city.seat, number, round(tall * 0.8), palette, is_faint=True)
        set_in(picture, sprite, (x, y - tall // 2 + tall - round(tall * 0.8)))
        x += sprite.width + gap
    for what, numbers in (("hungry", city.hungry), ("new", city.new)):
        if not numbers:
            continue
        x += 6
        if what == "hungry":
            set_in(picture, symbol("hungry", round(tall * 0.7)), (x, y - round(tall * 0.35)))
            x += round(tall * 0.7) + 3
        else:
            x += write(picture, (x, y + round(tall * 0.22)), "+", INK, "bold", round(tall * 0.7)) + 3
        for number in numbers:
            sprite = citizen(city.seat, number, round(tall * 0.8), palette, is_faint=True)
            set_in(picture, sprite, (x, y - tall // 2 + tall - round(tall * 0.8)))
            x += sprite.width + gap
    return x - at[0]


def goods_of(city: CityView) -> list[tuple[str, str, bool]]:
    """Symbol, text, and whether it is an alarm: goods, capacity used and whole, food and mouths, damaged cards."""
    mouths = len(city.citizens)
    goods = [
        ("coins", str(city.coins), False),
        ("knowledge", str(city.knowledge), False),
        ("ambrosia", str(city.ambrosia), False),
        ("capacity", f"{len(city.buildings)}/{city.capacity}", len(city.buildings) > city.capacity),
        ("food", f"{city.food}/{mouths}", city.food < mouths),
    ]
    broken = damaged(city)
    return [*goods, ("damaged", str(broken), True)] if broken else goods


def _army(picture: Image.Image, army: tuple[str, int, int, int, bool, int], box: Box) -> None:
    """An army of a rival: swords and arrows with legacies; with its picture and what using it costs where there is
    room. A used one is pale and ticked.
    """
    left, top, right, bottom = box
    if right - left >= ARMY:
        put_army(picture, army, box)
        return
    _, swords, arrows, _, is_used, _ = army
    pen, tall = ImageDraw.Draw(picture), bottom - top
    pen.rounded_rectangle((left, top, right - 1, bottom - 1), 8, fill=EMPTY if is_used else CREAM, outline=INK, width=2)
    mark, is_wide = round(tall * 0.6) if is_used else 0, right - left >= SIDE_BY_SIDE
    size = 26 if is_wide else tall // 2 - 2
    for at, (what, text) in enumerate((("swords", str(swords)), ("arrows", str(arrows)))):
        half = (right - left - 8 - mark) // 2
        x, y = (left + 5 + at * half, top + tall // 2) if is_wide else (left + 5, top + tall // 4 + 1 + at * (size + 1))
        counted(
            picture, what, text, (x, y), size, INK, shrunk(text, "bold", size + 2, half - size - 3 if is_wide else 99)
        )
    if is_used:
        put_icon(picture, "check", (right - mark // 2 - 2, top + tall // 2), mark, INK)


def _middle(city: CityView, size: tuple[int, int], palette: str) -> Image.Image:
    """Goods; citizens and banners; armies, and places for more."""
    wide, tall = size
    picture = Image.new("RGB", size, PARCHMENT)
    goods, ends = goods_of(city), (*GOODS[1:], wide)
    for (what, text, is_alarm), left, end in zip(goods, GOODS, ends, strict=False):
        room = end - left - SIGN - 8
        ink, letters = (WARNING if is_alarm else INK), shrunk(text, "bold", 36, room)
        counted(picture, what, text, (left, LINE // 2), SIGN, ink, letters)
    pen = ImageDraw.Draw(picture)
    pen.line((6, LINE, wide - 6, LINE), fill=PARCHMENT_DARK, width=2)
    flag, pitch = BANNER
    left = wide - 5 * pitch - 2
    for people in range(PEOPLE, PEOPLE // 2, -2):
        line = Image.new("RGB", (wide, LINE - 4), PARCHMENT)
        if put_people(line, city, (4, LINE // 2), people, palette, 2) <= left - 4:
            break
    picture.paste(line.crop((0, 0, left, line.height)), (0, LINE + 2))
    banner_counts(picture, city.banners, (left, LINE + 6), flag, pitch)
    armies = [army_facts(one) for one in city.armies]
    top, bottom = tall - LINE + 3, tall - 3
    free = max(0, min(city.army_limit - len(armies), 4))
    each = min(ARMY + 20, (wide - 6 - free * (FREE + 6)) // max(1, len(armies)) - 6)
    x = 4
    for army in armies:
        _army(picture, army, (x, top, x + each, bottom))
        x += each + 6
    for _ in range(free):
        pen.rounded_rectangle((x, top, x + FREE, bottom - 1), 8, outline=FADED, width=3)
        x += FREE + 6
    return picture


def stamp_strip(canvas: Canvas, view: WorldView, captions: Captions, seat: int, box: Box, palette: str) -> None:
    """Draw one city's strip."""
    city, name = view.cities[seat], captions.names[seat]
    acts, rim = is_to_act(view, captions, seat), 4
    size = (box[2] - box[0], box[3] - box[1])
    canvas.stamp(
        patch(("world-strip", size, acts), PALETTE, partial(Image.new, "RGB", size, GOLD if acts else FRAME)), box[:2]
    )
    inner = (BADGE - rim, size[1] - 2 * rim)
    marks = (acts, view.first == seat, view.first == seat and view.hand_up)
    facts = (name, place_of(view, captions, seat), marks, captions.word("passed"), inner, palette)
    key = (seat, city.points, len(city.stored_decks), city.has_passed)
    canvas.stamp(
        patch(("world-badge", key, facts), PALETTE, partial(_badge, city, *facts)), (box[0] + rim, box[1] + rim)
    )
    middle = (size[0] - BADGE - THREAT - rim, size[1] - 2 * rim)
    bare = _bare(city)
    at = (box[0] + BADGE, box[1] + rim)
    canvas.stamp(patch(("world-middle", bare, middle, palette), PALETTE, partial(_middle, city, middle, palette)), at)
    stamp_threat(canvas, city, captions, (box[2] - THREAT, box[1] + rim, box[2] - rim, box[3] - rim), 25)


def _bare(city: CityView) -> tuple[object, ...]:
    """What is drawn of a city in the middle of its strip."""
    armies = tuple(army_facts(one) for one in city.armies)
    return (
        city.seat,
        goods_of(city).__str__(),
        city.citizens,
        city.ready,
        city.hungry,
        city.new,
        city.banners,
        armies,
        city.army_limit,
    )


def threat_extra(city: CityView) -> tuple[tuple[str, str], ...]:
    """What stands on a threatening titan: ambrosia on it, and what appeasing it costs now."""
    fed = (("ambrosia", str(city.fed)),) if city.fed else ()
    return (*fed, ("appease", str(city.appease)))


def stamp_threat(canvas: Canvas, city: CityView, captions: Captions, box: Box, unit: int = 28) -> None:
    """The titan that threatens a city, with ambrosia on it; parchment where there is none."""
    size = (box[2] - box[0], box[3] - box[1])
    if city.threat:
        extra = threat_extra(city)
        canvas.stamp(titan_tile(city.threat, "", size, extra, unit), box[:2])
        return

    def none() -> Image.Image:
        picture = Image.new("RGB", size, PARCHMENT)
        put_icon(picture, "dove", (size[0] // 2, size[1] // 2), min(size) // 2, EMPTY)
        return picture

    canvas.stamp(patch(("world-peace", size), PALETTE, none), box[:2])
