"""The table for a phone 370 pixels wide: the card row, or what the politics of the moment are about; all players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.through_the_ages.view import AgesView, CivilizationView
from renderers.core.canvas import Canvas, patch, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, ink_on
from renderers.core.labels import width_of
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.through_the_ages import layout
from renderers.through_the_ages.board import doing
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.chips import stamp_chip
from renderers.through_the_ages.layout import (
    CUT_GAP,
    CUT_HEADER,
    CUT_NAME,
    CUT_PRICE,
    CUT_STRIP,
    CUT_TILE,
    CUT_WIDTH,
    LINES,
)
from renderers.through_the_ages.marks import back, backs, backs_width, hand_card, seat_sign
from renderers.through_the_ages.piles import Tie, draw_ties, stamp_events, stamp_small_events, ties
from renderers.through_the_ages.stats import Stat, stats_of
from renderers.through_the_ages.strips import backs_of, chips_of, is_to_act, order_of, place_of, plain_strip
from renderers.through_the_ages.symbols import symbol
from renderers.through_the_ages.theme import GAIN, PALETTE, WARNING, theme
from renderers.through_the_ages.tiles import stamp_new, stamp_price, stamp_tile

POLITICS: Final = ("politics", "war", "event", "colonize", "force", "aggression", "pact", "final")
"""Steps during which the cut shows politics in place of the row."""
NUMBER: Final = 38
MARK: Final = 30
"""Size of the mark of what the reader has not seen."""
LINE: Final = 46
EVENTS: Final = 150
TIE: Final = 44
ROW_HEIGHT: Final = len(LINES) * (CUT_TILE[1] + CUT_GAP)
"""Height of the card row."""


def is_political(view: AgesView) -> bool:
    """Whether the cut shows politics in place of the card row."""
    return view.final is not None or (view.step is not None and view.step.kind in POLITICS)


def _header(moment: str, step: str, decks: tuple[int, int, int], seat: int | None, palette: str) -> Image.Image:
    picture = Image.new("RGB", (CUT_WIDTH, CUT_HEADER), FRAME)
    x = CUT_WIDTH - 10
    age, *counts = decks
    for sign, count in reversed(list(zip(("civil", "military"), counts, strict=True))):
        x -= write(picture, (x, 48), str(count), CREAM, "bold", 38, align="r") + 40
        set_in(picture, symbol(sign, 36), (x, 16))
        x -= 14
    if age < 4:
        back(picture, age, (x - 34, 10), 48)
        x -= 44
    write(picture, (12, 48), moment, GOLD, "title", shrunk(moment, "title", 38, x - 20), x - 20)
    left = 12
    if seat is not None:
        set_in(picture, seat_sign(seat, 52, palette), (12, 68))
        left = 74
    room = CUT_WIDTH - left - 10
    write(picture, (left, 108), step, CREAM, "bold", shrunk(step, "bold", 42, room), room)
    return picture


def _inline(stat: Stat, room: int, ground: tuple[int, int, int]) -> Image.Image:
    """A number with its symbol, and what comes and goes beside it."""
    picture = Image.new("RGB", (room, LINE), ground)
    side = 34
    set_in(picture, symbol(stat.sign, side), (2, 7))
    x = side + 6
    extras = [(text, ink) for text, ink in ((stat.comes, GAIN), (stat.loss, WARNING)) if text]
    size, small = NUMBER, 27
    while (
        size > 24
        and x + width_of(stat.number, "bold", size) + sum(width_of(t, "bold", small) + 5 for t, _ in extras) > room - 2
    ):
        size, small = size - 1, max(20, small - 1)
    x += write(picture, (x, 37), stat.number, WARNING if stat.is_alarm else INK, "bold", size) + 5
    for text, ink in extras:
        x += write(picture, (x, 37), text, ink, "bold", small, max(10, room - x)) + 5
    return picture


def _badge(
    civ: CivilizationView, name: str, place: str, acts: bool, size: tuple[int, int], palette: str, is_new: bool
) -> Image.Image:
    """The sign, the hands and the name; with room before the name for the mark of what ``is_new``."""
    tone = theme(palette).seats[civ.seat]
    ink, width = ink_on(tone), size[0]
    picture = Image.new("RGB", size, tone)
    set_in(picture, seat_sign(civ.seat, 46, palette), (6, 6))
    begin = 8 + (MARK + 2 if is_new else 0)
    room = width - 4 - begin
    if place:
        room -= write(picture, (width - 8, 84), place, ink, "title", 34, align="r") + 8
    elif acts:
        ImageDraw.Draw(picture).polygon(((width - 24, 58), (width - 6, 76), (width - 24, 94)), fill=GOLD, outline=INK)
        room -= 22
    fits, lines = in_two(name, 31, room, "bold")
    for at, line in enumerate(lines):
        base = 84 if len(lines) == 1 else 68 + at * round(fits * 1.05)
        write(picture, (begin, base), line, ink, "bold", fits, room)
    hands = civ.civil_count, sum(one.count for one in civ.military_backs)
    x = 56
    for is_civil, count in zip((True, False), hands, strict=True):
        x += hand_card(picture, is_civil, (x, 14), 32) + 3
        x += write(picture, (x, 41), str(count), ink, "bold", 27) + 5
    return picture


def _rows(civ: CivilizationView, captions: Captions, political: bool) -> list[tuple[Stat, ...]]:
    """The numbers of the first and the second line."""
    stats = tuple(
        stat._replace(loss="!") if stat.sign == "discontent" and civ.discontent > civ.idle else stat
        for stat in stats_of(civ, captions)
    )
    military, ships = stats[7], Stat("colonization", f"+{civ.colonization}")
    second = (military, ships) if civ.colonization else (military,)
    return [stats[:4], second if political else stats[4:]]


PARTS: Final = {
    "culture": 29,
    "science": 27,
    "strength": 19,
    "happy": 25,
    "discontent": 25,
    "food": 24,
    "resources": 26,
    "civil": 15,
    "military": 15,
    "worker": 20,
    "colonization": 15,
}
"""Hundredths of a line that a number takes."""


def stamp_compact(
    canvas: Canvas, view: AgesView, captions: Captions, seat: int, box: Box, palette: str, is_new: bool = False
) -> None:
    """Draw a player's numbers in two lines; in politics the second one has actions, tactic and military hand.

    ``is_new``: a mark will stand before the name.
    """
    civ, acts, political = view.seats[seat], is_to_act(view, captions, seat), is_political(view)
    size = (box[2] - box[0], box[3] - box[1])
    canvas.stamp(patch(("compact", size, acts), PALETTE, partial(plain_strip, size, acts)), box[:2])
    name, inner = captions.names[seat], (CUT_NAME, size[1] - 10)
    place = place_of(view, captions, seat)
    key = ("small badge", seat, civ.civil_count, backs_of(civ), name, place, acts, inner, palette, is_new)
    draw = partial(_badge, civ, name, place, acts, inner, palette, is_new)
    canvas.stamp(patch(key, PALETTE, draw), (box[0] + 5, box[1] + 5))
    left, right = box[0] + CUT_NAME + 12, box[2] - 8
    if civ.has_resigned:
        return
    y = box[1] + 6
    for number, line in enumerate(_rows(civ, captions, political)):
        x = left
        for stat in line:
            wide = (right - left) * PARTS[stat.sign] // 100
            canvas.stamp(patch(("inline", stat, wide), PALETTE, partial(_inline, stat, wide, PARCHMENT)), (x, y))
            x += wide
        if political and number == 1:
            chip = chips_of(civ, captions)[3]
            card_backs = backs_of(civ)
            backs_room = min(184, backs_width(card_backs, 38))
            wide = right - x - 8 - backs_room
            stamp_chip(canvas, chip, (x, y + 2), (wide, 42))
            if card_backs:
                piece = patch(("cut backs", card_backs), PALETTE, partial(_backs, card_backs, backs_room))
                canvas.stamp(piece, (x + wide + 8, y + 3))
        y += LINE


def _bidder(
    civ: CivilizationView, name: str, acts: bool, size: tuple[int, int], palette: str, is_new: bool
) -> Image.Image:
    """Sign and name on the seat's colour; strength, colonization and military hand under them."""
    width, high = size
    tone = theme(palette).seats[civ.seat]
    ink, head = ink_on(tone), 48
    picture = Image.new("RGB", size, PARCHMENT)
    ImageDraw.Draw(picture).rectangle((0, 0, width, head), fill=tone)
    set_in(picture, seat_sign(civ.seat, 42, palette), (6, 3))
    right = width - 10
    if acts:
        ImageDraw.Draw(picture).polygon(((right - 20, 10), (right, 24), (right - 20, 38)), fill=GOLD, outline=INK)
        right -= 28
    write(picture, (56, 37), name, ink, "bold", shrunk(name, "bold", 36, right - 56), right - 56)
    if civ.has_resigned:
        return picture
    x = 10 + (MARK + 4 if is_new else 0)
    for sign, text in (("strength", str(civ.strength)), ("colonization", f"+{civ.colonization}")):
        set_in(picture, symbol(sign, 40), (x, head + 8))
        x += 46 + write(picture, (x + 46, high - 14), text, INK, "bold", NUMBER) + 12
    card_backs, tall = backs_of(civ), 44
    while card_backs and backs_width(card_backs, tall) > width - 8 - x and tall > 20:
        tall -= 1
    backs(picture, card_backs, (x, head + (high - head - tall) // 2), tall, INK)
    return picture


def stamp_bidder(canvas: Canvas, view: AgesView, captions: Captions, seat: int, box: Box, palette: str) -> None:
    """Draw what everybody sees of the force that a seat could send to a colony."""
    civ, size, is_new = view.seats[seat], (box[2] - box[0], box[3] - box[1]), f"seat:{seat}" in view.changed
    name, acts = captions.names[seat], is_to_act(view, captions, seat)
    facts = (civ.strength, civ.colonization, civ.has_resigned, backs_of(civ), name, acts, size, palette, is_new)
    draw = partial(_bidder, civ, name, acts, size, palette, is_new)
    canvas.stamp(patch(("bidder", seat, *facts), PALETTE, draw), box[:2])


def _backs(card_backs: tuple[tuple[int, int], ...], width: int) -> Image.Image:
    picture, tall = Image.new("RGB", (width, 42), PARCHMENT), 38
    while backs_width(card_backs, tall) > width and tall > 20:
        tall -= 1
    backs(picture, card_backs, (0, (42 - tall) // 2), tall, INK)
    return picture


def ties_height(tie_list: Sequence[Tie]) -> int:
    """The height of the panel of wars and pacts."""
    return 56 + TIE * max(1, len(tie_list) if len(tie_list) < 4 else -(-len(tie_list) // 2))


def draw_cut(
    view: AgesView, captions: Captions, palette: str, marks: Sequence[str] = ()
) -> tuple[Canvas, dict[str, Box]]:
    """The cut. Hotspots as on the table, of what is shown."""
    tie_list, marked = ties(view, captions), (*view.changed, *marks)
    political = is_political(view)
    tied = ties_height(tie_list)
    middle = EVENTS + tied + 2 * CUT_GAP if political else ROW_HEIGHT
    pitch = CUT_STRIP + CUT_GAP
    canvas = Canvas((CUT_WIDTH, CUT_HEADER + middle + len(view.seats) * pitch + CUT_GAP), PALETTE, FRAME)
    decks = (view.age, view.civil_deck, view.military_deck)
    header = (captions.moment(view), captions.step(view), decks, doing(view, captions), palette)
    canvas.stamp(patch(("cut header", *header), PALETTE, partial(_header, *header)), (0, 0))
    boxes: dict[str, Box] = {}
    if political:
        stamp_politics(canvas, view, captions, tie_list, tied, palette, CUT_HEADER)
    else:
        boxes |= stamp_row(canvas, view, captions, CUT_HEADER)
    for at, seat in enumerate(order_of(view)):
        top = CUT_HEADER + middle + at * pitch
        box = boxes[f"seat:{seat}"] = (CUT_GAP, top, CUT_WIDTH - CUT_GAP, top + CUT_STRIP)
        stamp_compact(canvas, view, captions, seat, box, palette, f"seat:{seat}" in marked)
    stamp_new(canvas, marked, boxes, MARK)
    return canvas, boxes


def stamp_politics(
    canvas: Canvas, view: AgesView, captions: Captions, tie_list: tuple[Tie, ...], tied: int, palette: str, top: int
) -> None:
    """Events, wars and pacts, from the line ``top`` on; ``tied`` is the height of wars and pacts, 0 without them."""
    right = CUT_WIDTH - CUT_GAP
    stamp_events(canvas, view, captions, (CUT_GAP, top, right, top + EVENTS))
    size, words = (right - CUT_GAP, tied), (captions.word("conflicts"), captions.word("no-conflicts"))
    if not tied:
        return
    draw = partial(draw_ties, tie_list, words, size, palette, TIE)
    piece = patch(("cut ties", tie_list, words, size, palette), PALETTE, draw)
    canvas.stamp(piece, (CUT_GAP, top + EVENTS + CUT_GAP))


def stamp_row(canvas: Canvas, view: AgesView, captions: Captions, begin: int) -> dict[str, Box]:
    """The card row from the line ``begin`` on, a line a price."""
    lying, boxes = {card.place: card for card in view.row}, {}
    for line, places in enumerate(LINES):
        _, top, _, bottom = layout.cut_tile(places.start + 1, begin)
        stamp_price(canvas, line + 1, (CUT_GAP, top, CUT_PRICE, bottom))
        for place in range(places.start + 1, places.stop + 1):
            box = boxes[f"row:{place}"] = layout.cut_tile(place, begin)
            stamp_tile(canvas, view, captions, place, lying.get(place), box, is_cut=True)
    _, _, left, top = layout.cut_tile(LINES[1].stop, begin)
    beside = (
        left + CUT_GAP,
        top - CUT_TILE[1],
        CUT_WIDTH - CUT_GAP,
        begin + len(LINES) * (CUT_TILE[1] + CUT_GAP) - CUT_GAP,
    )
    stamp_small_events(canvas, view, captions, beside)
    return boxes
