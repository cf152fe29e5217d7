"""The board for a phone 390 pixels wide: what a turn needs, the titans at the end of a round, the points in the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from PIL import Image, ImageDraw

from engine.ancient_world.facts import CARDS
from engine.ancient_world.view import CityView, FinalView, HitView, OfferView, SpaceView, WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.founding import is_founding, lines_of, stamp_cities
from renderers.ancient_world.marks import banner_counts, citizens, counted, counted_width, die, seat_sign
from renderers.ancient_world.rounds import doing, stamp_next
from renderers.ancient_world.score import put_bars, unit_of
from renderers.ancient_world.spaces import Item, deals, put_citizens, put_deals
from renderers.ancient_world.strips import (
    army_facts,
    goods_of,
    is_to_act,
    order_of,
    place_of,
    put_army,
    put_people,
    threat_extra,
)
from renderers.ancient_world.symbols import action_sign, symbol
from renderers.ancient_world.theme import EMPTY, FADED, PALETTE, WARNING, theme
from renderers.ancient_world.tiles import empty_tile, stamp_compact, stamp_marks, titan_tile
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK, ink_on
from renderers.core.picture import Box

WIDTH: Final = 780
GAP: Final = 6
HEADER: Final = 120
ACROSS: Final = 3
TITAN: Final = ((WIDTH - (ACROSS + 1) * GAP) // ACROSS, 216)
PLACE: Final = (TITAN[0], 148)
CARD: Final = (TITAN[0], 142)
CITY: Final = 456
"""Height of a city-state to choose."""
FOUNDED: Final = 2
"""City-states across."""
NAME: Final = 58
STOCK: Final = 60
ARMY: Final = 62
LINE: Final = 60
GOODS: Final = STOCK + LINE + NAME
BRIEF: Final = 104
THREAT: Final = 214
MENACE: Final = 208
"""Width of the titan that threatens the city of the seat that is on turn."""
RESULT: Final = 92

Boxes = dict[str, Box]


def is_turn(view: WorldView) -> bool:
    """Whether the cut shows what there is to do in a turn."""
    return view.final is None and view.step in ("prepare", "turn")


def is_round_end(view: WorldView) -> bool:
    """Whether the cut shows every city with its titan."""
    return view.final is None and not is_turn(view) and not is_founding(view)


def _header(moment: str, step: str, seat: int | None, palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, HEADER), FRAME)
    write(picture, (12, 46), moment, GOLD, "title", shrunk(moment, "title", 42, WIDTH - 24), WIDTH - 24)
    x = 12
    if seat is not None:
        set_in(picture, seat_sign(seat, 52, palette), (12, 60))
        x = 76
    room = WIDTH - x - 12
    write(picture, (x, 102), step, CREAM, "bold", shrunk(step, "bold", 44, room), room)
    return picture


def _place(
    space: SpaceView, name: str, lines: list[list[Item]], when: str, size: tuple[int, int], palette: str
) -> Image.Image:
    """An action: its name and ambrosia, its deals, its citizens."""
    wide, tall = size
    picture = Image.new("RGB", size, PARCHMENT if space.is_open else EMPTY)
    sign, right = 40, wide - 8
    if space.ambrosia:
        text = str(space.ambrosia)
        right -= counted_width(text, 38)
        counted(picture, "ambrosia", text, (right, 26), 38)
        right -= 6
    room, ink = right - sign - 12, INK if space.is_open else FADED
    if space.is_open:
        set_in(picture, action_sign(space.action, sign), (6, 6))
    else:
        put_icon(picture, "hourglass", (6 + sign // 2, 26), 34, FADED)
    write(picture, (sign + 12, 39), name, ink, "bold", shrunk(name, "bold", 36, room), room)
    if not space.is_open:
        write(picture, (12, 86), when, INK, "bold", shrunk(when, "bold", 34, wide - 24), wide - 24)
        return picture
    put_deals(picture, lines, (10, 50, wide - 8, 86), 32)
    ImageDraw.Draw(picture).rectangle((0, 88, wide, tall), fill=PARCHMENT_DARK)
    placed = tuple((one.seat, one.number) for one in space.citizens)
    put_citizens(picture, placed, (6, 88, wide - 6, tall - 1), palette, 54)
    return picture


def stamp_places(canvas: Canvas, view: WorldView, captions: Captions, top: int, palette: str, boxes: Boxes) -> int:
    """The actions of the board; returns where the next part begins."""
    for at, space in enumerate(view.spaces):
        box = boxes[f"action:{space.action}"] = column(at, top, PLACE)
        lines = deals(space.action, captions) if space.is_open else []
        when = "" if space.is_open else captions.say("comes", round=space.round)
        facts = (space, captions.action(space.action), lines, when, PLACE, palette)
        key = ("world-cut-place", *(str(one) for one in facts))
        canvas.stamp(patch(key, PALETTE, partial(_place, *facts)), box[:2])
    box = column(len(view.spaces), top, PLACE)
    stamp_next(canvas, view, captions, box)
    return top + places_height(view)


def places_height(view: WorldView) -> int:
    """The height of the actions with the card that comes next."""
    return lines_across(len(view.spaces) + 1) * (PLACE[1] + GAP)


def lines_across(count: int) -> int:
    """How many lines ``count`` cards, actions or titans take."""
    return -(-count // ACROSS)


def column(at: int, top: int, size: tuple[int, int]) -> Box:
    """The box of one of many things of a size, line by line."""
    left, y = GAP + at % ACROSS * (size[0] + GAP), top + at // ACROSS * (size[1] + GAP)
    return left, y, left + size[0], y + size[1]


def stamp_offers(
    canvas: Canvas, captions: Captions, offers: Sequence[OfferView], name: str, top: int, boxes: Boxes
) -> int:
    """Cards with their prices; returns where the next part begins."""
    for at, offer in enumerate(offers):
        box = boxes[f"{name}:{at + 1}"] = column(at, top, CARD)
        stamp_compact(canvas, offer.card, captions.card(offer.card), (offer.coins, offer.knowledge), box)
    return top + lines_across(len(offers)) * (CARD[1] + GAP)


def stamp_titans(canvas: Canvas, view: WorldView, captions: Captions, top: int, boxes: Boxes) -> int:
    """The face-up titans of the piles; returns where the next part begins."""
    for pile, card in enumerate(view.titans):
        box = column(pile, top, TITAN)
        if not card:
            canvas.stamp(empty_tile(TITAN, captions.say("no-titan")), box[:2])
            continue
        boxes[f"titan:{pile + 1}"] = box
        canvas.stamp(titan_tile(card, captions.card(card), TITAN, (), 32), box[:2])
    return top + TITAN[1] + GAP


def _stamp_market(canvas: Canvas, view: WorldView, captions: Captions, top: int, boxes: Boxes) -> int:
    """Titans, the rows, the district."""
    top = stamp_titans(canvas, view, captions, top, boxes)
    top = stamp_offers(canvas, captions, view.row, "row", top, boxes)
    stamp_offers(canvas, captions, view.military_row, "military", top, boxes)
    if view.district:
        box = boxes["district"] = column(len(view.military_row), top, CARD)
        stamp_compact(canvas, view.district, captions.card(view.district), (0, 0), box)
    return top + lines_across(len(view.military_row) + bool(view.district)) * (CARD[1] + GAP)


def _name(city: CityView, name: str, right: str, acts: bool, tokens: tuple[bool, bool], palette: str) -> Image.Image:
    """The seat's sign and name on its colour; first-player token, points, place or whether it has passed."""
    tone = theme(palette).seats[city.seat]
    ink = ink_on(tone)
    picture = Image.new("RGB", (WIDTH - 2 * GAP, NAME), tone)
    wide = picture.width
    set_in(picture, seat_sign(city.seat, 48, palette), (6, 5))
    x = wide - 10
    points = str(city.points)
    x -= counted_width(points, 42)
    counted(picture, "points", points, (x, NAME // 2), 42, ink)
    if right:
        x -= 14 + write(picture, (x - 14, 44), right, ink, "title", 40, align="r")
    elif acts:
        ImageDraw.Draw(picture).polygon(((x - 44, 10), (x - 14, 29), (x - 44, 48)), fill=GOLD, outline=INK)
        x -= 48
    elif city.has_passed:
        put_icon(picture, "check", (x - 34, NAME // 2), 40, ink)
        x -= 58
    is_first, is_up = tokens
    if is_first:
        set_in(picture, symbol("first", 44), (x - 54, 7))
        if is_up:
            ImageDraw.Draw(picture).ellipse((x - 56, 5, x - 8, 53), outline=GOLD, width=4)
        x -= 60
    room = x - 72
    write(picture, (64, 43), name, ink, "bold", shrunk(name, "bold", 42, room), room)
    return picture


def _stamp_name(canvas: Canvas, view: WorldView, captions: Captions, seat: int, top: int, palette: str) -> int:
    city = view.cities[seat]
    right = place_of(view, captions, seat)
    tokens = (view.first == seat, view.first == seat and view.hand_up)
    facts = (captions.names[seat], right, is_to_act(view, captions, seat), tokens, palette)
    key = ("world-cut-name", seat, city.points, city.has_passed, *facts)
    canvas.stamp(patch(key, PALETTE, partial(_name, city, *facts)), (GAP, top))
    return top + NAME


def _own(city: CityView, size: tuple[int, int], palette: str) -> Image.Image:
    """Goods; citizens, food and damaged cards; banners; armies."""
    wide, _ = size
    picture = Image.new("RGB", size, PARCHMENT)
    goods, pitch = goods_of(city), wide // 4
    for at, (what, text, is_alarm) in enumerate(goods[:4]):
        letters = shrunk(text, "bold", 42, pitch - 52)
        counted(picture, what, text, (6 + at * pitch, 32), 44, WARNING if is_alarm else INK, letters)
    put_people(picture, city, (8, STOCK + 30), 56, palette)
    for at, (what, text, is_alarm) in enumerate(reversed(goods[4:])):
        x, ink = wide - 118 - at * 106, WARNING if is_alarm else INK
        counted(picture, what, text, (x, STOCK + 32), 40, ink, shrunk(text, "bold", 38, 66))
    banner_counts(picture, city.banners, (12, STOCK + LINE + 4), 50, (wide - 16) // 5)
    each = (wide - 18) // 2
    for at, army in enumerate(city.armies):
        left, top = 6 + at % 2 * (each + 6), STOCK + LINE + NAME + at // 2 * (ARMY + 6)
        put_army(picture, army_facts(army), (left, top, left + each, top + ARMY))
    return picture


def _own_facts(city: CityView) -> tuple[object, ...]:
    armies = tuple(army_facts(one) for one in city.armies)
    return str(goods_of(city)), city.seat, city.citizens, city.ready, city.hungry, city.new, city.banners, armies


def _brief(city: CityView, size: tuple[int, int], palette: str) -> Image.Image:
    """Another seat in short: its sign, coins, its titan's defence, points, ready citizens, whether it has passed."""
    wide, tall = size
    tone = theme(palette).seats[city.seat]
    picture = Image.new("RGB", size, PARCHMENT)
    ImageDraw.Draw(picture).rectangle((0, 0, 57, tall), fill=tone)
    set_in(picture, seat_sign(city.seat, 46, palette), (6, 7))
    if city.has_passed:
        put_icon(picture, "check", (29, tall - 28), 40, ink_on(tone))
    threat = CARDS[city.threat].defence if city.threat else "–"
    for at, (what, text) in enumerate((("coins", city.coins), ("points", city.points), ("threat", threat))):
        counted(picture, what, str(text), (62 + at * 65, 28), 30, INK, shrunk(str(text), "bold", 30, 32))
    people = [(city.seat, number) for number in city.ready]
    citizens(picture, people, (66, tall - 1, wide - 6), 52, palette)
    return picture


def stamp_seat(canvas: Canvas, view: WorldView, captions: Captions, seat: int, top: int, palette: str) -> int:
    """A seat with all its city; its threatening titan beside it."""
    city = view.cities[seat]
    tall = seat_height(city) - NAME - GAP
    top = _stamp_name(canvas, view, captions, seat, top, palette)
    beside = MENACE if city.threat else 0
    size = (WIDTH - 2 * GAP - beside, tall)
    picture = patch(("world-own", _own_facts(city), size, palette), PALETTE, partial(_own, city, size, palette))
    canvas.stamp(picture, (GAP, top))
    if city.threat:
        tile = titan_tile(city.threat, captions.card(city.threat), (beside, tall), threat_extra(city), 29)
        canvas.stamp(tile, (WIDTH - GAP - beside, top))
    return top + tall + GAP


def stamp_goods(canvas: Canvas, view: WorldView, seat: int, top: int, palette: str) -> int:
    """A seat's goods, citizens and banners alone; returns where the next part begins."""
    city, size = msgspec.structs.replace(view.cities[seat], armies=()), (WIDTH - 2 * GAP, GOODS)
    picture = patch(("world-own", _own_facts(city), size, palette), PALETTE, partial(_own, city, size, palette))
    canvas.stamp(picture, (GAP, top))
    return top + GOODS + GAP


def seat_height(city: CityView) -> int:
    """The height of a seat with all its city."""
    return NAME + STOCK + LINE + NAME + -(-len(city.armies) // 2) * (ARMY + 6) + 4 + GAP


def stamp_briefs(
    canvas: Canvas, view: WorldView, seats: Sequence[int], across: int, top: int, palette: str, boxes: Boxes
) -> None:
    """Seats in short, ``across`` in a line."""
    size = ((WIDTH - (across + 1) * GAP) // across, BRIEF)
    for at, seat in enumerate(seats):
        city = view.cities[seat]
        left, y = GAP + at % across * (size[0] + GAP), top + at // across * (BRIEF + GAP)
        key = ("world-brief", city.coins, city.threat, city.points, city.ready, city.has_passed, seat, size, palette)
        canvas.stamp(patch(key, PALETTE, partial(_brief, city, size, palette)), (left, y))
        boxes[f"seat:{seat}"] = (left, y, left + size[0], y + BRIEF)


def _menace(city: CityView, hit: HitView | None, words: str, size: tuple[int, int], palette: str) -> Image.Image:
    """A city at the end of a round: goods, citizens, what appeasing its titan costs, the dice rolled for it."""
    wide, tall = size
    picture = Image.new("RGB", size, PARCHMENT)
    pitch = wide // 4
    for at, (what, text, is_alarm) in enumerate(goods_of(city)):
        ink, letters = (WARNING if is_alarm else INK), shrunk(text, "bold", 40, pitch - 48)
        counted(picture, what, text, (8 + at % 4 * pitch, 28 + at // 4 * 52), 42, ink, letters)
    put_people(picture, city, (8, 140), 56, palette)
    x = 10
    if city.threat:
        counted(picture, "ambrosia", words, (x, tall - 26), 40, INK, shrunk(words, "bold", 36, wide - 64))
    if hit is not None:
        for at, face in enumerate(hit.faces[:4]):
            set_in(picture, die(face, 44), (wide - 50 * (at + 1), tall - 98))
    return picture


def stamp_menace(canvas: Canvas, view: WorldView, captions: Captions, seat: int, top: int, palette: str) -> int:
    """A city at the end of a round beside its titan; returns where the next part begins."""
    city = view.cities[seat]
    top = _stamp_name(canvas, view, captions, seat, top, palette)
    size = (THREAT + 30, THREAT)
    if city.threat:
        canvas.stamp(titan_tile(city.threat, captions.card(city.threat), size, (), 30), (GAP, top))
    else:
        canvas.stamp(empty_tile(size, captions.say("no-titan"), PARCHMENT), (GAP, top))
    rest = (WIDTH - 2 * GAP - size[0], THREAT)
    hit = next((one for one in reversed(view.rolled) if one.seat == seat), None)
    words = captions.say("appease-short", count=city.appease, fed=city.fed)
    key = ("world-menaced", str(_own_facts(city)), bool(city.threat), hit, words, rest, palette)
    picture = patch(key, PALETTE, partial(_menace, city, hit, words, rest, palette))
    canvas.stamp(picture, (GAP + size[0], top))
    return top + THREAT + GAP


def _result(one: FinalView, size: tuple[int, int], unit: float) -> Image.Image:
    picture = Image.new("RGB", size, PARCHMENT)
    put_bars(picture, one, (8, 8, size[0], size[1] - 9), unit)
    return picture


def _stamp_result(canvas: Canvas, view: WorldView, captions: Captions, one: FinalView, top: int, palette: str) -> int:
    """A seat's points by source, at the end of the game."""
    assert view.final is not None
    top = _stamp_name(canvas, view, captions, one.seat, top, palette)
    size = (WIDTH - 2 * GAP, RESULT)
    unit = unit_of(view.final, size[0] - 16)
    canvas.stamp(patch(("world-result", one, size, unit), PALETTE, partial(_result, one, size, unit)), (GAP, top))
    return top + RESULT + GAP


def _height(view: WorldView, focus: int) -> int:
    count = len(view.cities)
    if view.final is not None:
        return HEADER + count * (NAME + RESULT + GAP) + GAP
    if is_founding(view):
        return HEADER + GAP + lines_of(FOUNDED) * (CITY + GAP) + -(-count // FOUNDED) * (BRIEF + GAP)
    if is_round_end(view):
        return HEADER + count * (NAME + THREAT + GAP) + GAP
    rows = lines_across(len(view.row)) + lines_across(len(view.military_row) + bool(view.district))
    tall = (
        HEADER + GAP + lines_across(len(view.spaces) + 1) * (PLACE[1] + GAP) + TITAN[1] + GAP + rows * (CARD[1] + GAP)
    )
    return tall + seat_height(view.cities[focus]) + BRIEF + GAP


def focus_of(view: WorldView) -> int:
    """The seat whose city is shown whole: the one on turn, else the viewer, else the first player."""
    if view.active >= 0:
        return view.active
    return view.viewer if view.viewer is not None else view.first


def draw_cut(view: WorldView, captions: Captions, palette: str, marks: Sequence[str] = ()) -> tuple[Canvas, Boxes]:
    """What the one on turn needs: actions, titans, cards, the own city; other cities in short; the city-states, while
    those are chosen.

    At the end of a round every city with its titan, at the end of the game its points. Hotspots as on the board.
    """
    focus = focus_of(view)
    canvas = Canvas((WIDTH, _height(view, focus)), PALETTE, FRAME)
    header = (captions.moment(view), captions.step(view), doing(view, captions), palette)
    canvas.stamp(patch(("world-cut-header", *header), PALETTE, partial(_header, *header)), (0, 0))
    boxes: Boxes = {}
    top = HEADER + GAP
    if is_founding(view):
        tall = lines_of(FOUNDED) * (CITY + GAP)
        place = (GAP, top, WIDTH - GAP, top + tall - GAP)
        boxes |= stamp_cities(canvas, view, captions, place, FOUNDED, GAP, palette)
        stamp_briefs(canvas, view, order_of(view), FOUNDED, top + tall, palette, boxes)
    elif is_turn(view):
        top = stamp_places(canvas, view, captions, top, palette, boxes)
        top = _stamp_market(canvas, view, captions, top, boxes)
        before, top = top, stamp_seat(canvas, view, captions, focus, top, palette)
        boxes[f"seat:{focus}"] = (GAP, before, WIDTH - GAP, top - GAP)
        others = [seat for seat in order_of(view) if seat != focus]
        stamp_briefs(canvas, view, others, len(others), top, palette, boxes)
    for one in view.final or ():
        before, top = top, _stamp_result(canvas, view, captions, one, top, palette)
        boxes[f"seat:{one.seat}"] = (GAP, before, WIDTH - GAP, top - GAP)
    if is_round_end(view):
        for seat in order_of(view):
            before, top = top, stamp_menace(canvas, view, captions, seat, top, palette)
            boxes[f"seat:{seat}"] = (GAP, before, WIDTH - GAP, top - GAP)
    stamp_marks(canvas, view.changed, marks, boxes)
    return canvas, boxes
