"""A strip for each city: goods, capacity, food, citizens, banners, armies, the threatening titan."""

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

THREAT: Final = 208
"""Width of the threatening titan."""
LINE: Final = 68
SIGN: Final = 46


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
    set_in(picture, seat_sign(city.seat, 76, palette), (10, 10))
    x = 94
    if is_first:
        set_in(picture, symbol("first", 58), (x, 18))
        if is_up:
            ImageDraw.Draw(picture).ellipse((x - 2, 16, x + 60, 78), outline=GOLD, width=5)
        x += 68
    if place:
        write(picture, (wide - 12, 66), place, ink, "title", 50, align="r")
    elif acts:
        pen = ImageDraw.Draw(picture)
        pen.polygon(((wide - 40, 18), (wide - 8, 48), (wide - 40, 78)), fill=GOLD, outline=INK)
    elif city.has_passed:
        put_icon(picture, "check", (wide - 34, 48), 48, ink)
    room = wide - 24
    fits, lines = in_two(name, 40, room, "bold")
    top = 96 + (tall - 96 - 44 - fits * len(lines)) // 2
    for at, line in enumerate(lines):
        write(picture, (12, top + round(fits * 0.8) + at * fits), line, ink, "bold", fits, room)
    x, y = 12, tall - 26
    x += counted(picture, "points", str(city.points), (x, y), 42, ink) + 18
    count = len(city.stored_decks)
    if count:
        counted(picture, "stored", str(count), (x, y), 42, ink)
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
    found = [
        ("coins", str(city.coins), False),
        ("knowledge", str(city.knowledge), False),
        ("ambrosia", str(city.ambrosia), False),
        ("capacity", f"{len(city.buildings)}/{city.capacity}", len(city.buildings) > city.capacity),
        ("food", f"{city.food}/{mouths}", city.food < mouths),
    ]
    broken = damaged(city)
    return [*found, ("damaged", str(broken), True)] if broken else found


def _middle(city: CityView, size: tuple[int, int], palette: str) -> Image.Image:
    """Goods; citizens and banners; armies."""
    wide, _ = size
    picture = Image.new("RGB", size, PARCHMENT)
    goods = goods_of(city)
    pitch = wide // 6
    for at, (what, text, is_alarm) in enumerate(goods):
        ink, letters = (WARNING if is_alarm else INK), shrunk(text, "bold", 48, pitch - SIGN - 12)
        counted(picture, what, text, (10 + at * pitch, 36), SIGN, ink, letters)
    pen = ImageDraw.Draw(picture)
    pen.line((8, LINE + 1, wide - 8, LINE + 1), fill=PARCHMENT_DARK, width=2)
    put_people(picture, city, (10, LINE + 36), 60, palette)
    banner_counts(picture, city.banners, (wide - 5 * 116 + 10, LINE + 11), 50, 116)
    armies, many = [army_facts(one) for one in city.armies], max(4, len(city.armies))
    each = (wide - 16 - (many - 1) * 8) // many
    for at, army in enumerate(armies):
        left = 8 + at * (each + 8)
        put_army(picture, army, (left, 2 * LINE + 6, left + each, 3 * LINE - 2))
    for at in range(len(armies), min(city.army_limit, many)):
        left = 8 + at * (each + 8)
        pen.rounded_rectangle((left, 2 * LINE + 6, left + each - 1, 3 * LINE - 3), 10, outline=FADED, width=3)
    return picture


def stamp_strip(canvas: Canvas, view: WorldView, captions: Captions, seat: int, box: Box, palette: str) -> None:
    """Draw one city's strip."""
    city, name = view.cities[seat], captions.names[seat]
    acts, rim = is_to_act(view, captions, seat), 6
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
    stamp_threat(canvas, city, captions, (box[2] - THREAT, box[1] + rim, box[2] - rim, box[3] - rim))


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
