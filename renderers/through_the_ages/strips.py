"""A strip per player: who, hands, key numbers, government, leader, wonders, tactic, colonies."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.through_the_ages.view import AgesView, CivilizationView
from renderers.core.canvas import Canvas, patch, set_in, write
from renderers.core.colours import FRAME, GOLD, PARCHMENT, ink_on
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.chips import Chip, share, stamp_chip
from renderers.through_the_ages.layout import BADGE
from renderers.through_the_ages.marks import backs, backs_width, hand_card, seat_sign
from renderers.through_the_ages.stats import stamp_stats, stats_of
from renderers.through_the_ages.theme import PALETTE, theme

NUMBERS: Final = 54
STATS: Final = 96
CHIP: Final = 50
SMALL: Final = 42
NAMED: Final = 128
"""The least width of a chip with its name; narrower ones are its picture alone."""


def is_to_act(view: AgesView, captions: Captions, seat: int) -> bool:
    """Whether it is a seat's turn; nobody's where the game is over or the table closed."""
    return view.final is None and not captions.closed and view.active == seat


def order_of(view: AgesView) -> list[int]:
    """The seats as they play, the first player first."""
    count = len(view.seats)
    return [(view.first + at) % count for at in range(count)]


def backs_of(civ: CivilizationView) -> tuple[tuple[int, int], ...]:
    """The military hand from behind, by age."""
    return tuple((one.age, one.count) for one in civ.military_backs)


def chips_of(civ: CivilizationView, captions: Captions) -> list[Chip]:
    """Government, leader, wonder under construction, tactic; empty places among them."""
    chips = [Chip(civ.government, captions.card(civ.government), "government")]
    for card, kind in ((civ.leader, "leader"), (civ.unfinished, "wonder"), (civ.tactic, "tactic")):
        if card is None:
            chips.append(Chip(None, captions.word(f"no-{kind}"), kind))
        else:
            chips.append(Chip(card, captions.card(card), kind))
    if civ.unfinished is not None:
        chips[2] = chips[2]._replace(built=civ.stages)
    if civ.armies is not None:
        chips[3] = chips[3]._replace(sign="strength", note=f"+{civ.armies.strength}")
    return chips


def owned(civ: CivilizationView, captions: Captions) -> list[Chip]:
    """Completed wonders and colonies."""
    wonders = [Chip(card, captions.card(card), "wonder", is_ruin=card in civ.ruins) for card in civ.wonders]
    return wonders + [Chip(card, captions.card(card), "territory") for card in civ.colonies]


def place_of(view: AgesView, captions: Captions, seat: int) -> str:
    """A seat's place at the end of the game; "" before."""
    return next((captions.say("pic-place", place=one.place) for one in view.final or () if one.seat == seat), "")


def _badge(
    civ: CivilizationView, name: str, place: str, acts: bool, size: tuple[int, int], palette: str
) -> Image.Image:
    """The player's name on the seat's colour, with the sign, the civil hand and the backs of the military one."""
    tone = theme(palette).seats[civ.seat]
    ink = ink_on(tone)
    picture = Image.new("RGB", size, tone)
    width, high = size
    set_in(picture, seat_sign(civ.seat, 78, palette), (10, 12))
    room = width - 104
    if place:
        room -= write(picture, (width - 10, 64), place, ink, "title", 44, align="r") + 12
    elif acts:
        pen = ImageDraw.Draw(picture)
        pen.polygon(((width - 34, 20), (width - 8, 50), (width - 34, 80)), fill=GOLD, outline=FRAME)
        room -= 34
    fits, lines = in_two(name, 40, room, "bold")
    for at, line in enumerate(lines):
        base = 64 if len(lines) == 1 else 47 + at * round(fits * 1.05)
        write(picture, (96, base), line, ink, "bold", fits, room)
    top = high - 104
    hand_card(picture, True, (14, top - 2), 44)
    write(picture, (58, top + 34), str(civ.civil_count), ink, "bold", 40)
    hand_card(picture, False, (14, top + 50), 44)
    card_backs, tall = backs_of(civ), 42
    while backs_width(card_backs, tall) > width - 62 and tall > 24:
        tall -= 2
    if card_backs:
        backs(picture, card_backs, (58, top + 52 + (40 - tall) // 2), tall, ink)
    else:
        write(picture, (58, top + 86), "0", ink, "bold", 40)
    return picture


def stamp_strip(canvas: Canvas, view: AgesView, captions: Captions, seat: int, box: Box, palette: str) -> None:
    """Draw one player's strip."""
    civ, name = view.seats[seat], captions.names[seat]
    acts = is_to_act(view, captions, seat)
    size = (box[2] - box[0], box[3] - box[1])
    canvas.stamp(patch(("strip", size, acts), PALETTE, partial(plain_strip, size, acts)), box[:2])
    rim = 6
    inner = (BADGE - rim, size[1] - 2 * rim)
    place = place_of(view, captions, seat)
    key = ("badge", civ.seat, civ.civil_count, backs_of(civ), name, place, acts, inner, palette)
    canvas.stamp(
        patch(key, PALETTE, partial(_badge, civ, name, place, acts, inner, palette)), (box[0] + rim, box[1] + rim)
    )
    left, right = box[0] + BADGE + 8, box[2] - 10
    if civ.has_resigned:
        _resigned(canvas, captions, (left, box[1] + 60))
        return
    stamp_stats(canvas, stats_of(civ, captions), (left, box[1] + 8, right, box[1] + 8 + STATS), NUMBERS)
    y, room = box[1] + STATS + 10, right - left
    x, widths = left, (0.25, 0.24, 0.29, 0.22)
    for chip, part in zip(chips_of(civ, captions), widths, strict=True):
        wide = round((room - 3 * 8) * part)
        stamp_chip(canvas, chip, (x, y), (wide, CHIP))
        x += wide + 8
    chips = owned(civ, captions)
    wide = share(chips, room, 6, 300, NAMED)
    for at, chip in enumerate(chips):
        stamp_chip(canvas, chip, (left + at * (wide + 6), y + CHIP + 6), (wide, SMALL))


def plain_strip(size: tuple[int, int], acts: bool) -> Image.Image:
    """A strip's ground; a gold rim says whose turn it is."""
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 10, fill=GOLD if acts else PARCHMENT)
    pen.rounded_rectangle((6, 6, size[0] - 7, size[1] - 7), 8, fill=PARCHMENT)
    return picture


def _resigned(canvas: Canvas, captions: Captions, at: tuple[int, int]) -> None:
    text = captions.word("resigned")

    def draw() -> Image.Image:
        picture = Image.new("RGB", (600, 60), PARCHMENT)
        write(picture, (10, 44), text, FRAME, "bold", 44, 580)
        return picture

    canvas.stamp(patch(("resigned", text), PALETTE, draw), at)
