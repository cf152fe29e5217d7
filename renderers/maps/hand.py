"""The private hand of the viewer: its fate cards, readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from PIL import Image, ImageDraw

from engine.epochs.view import EpochsView, HandCard, OtherHand
from renderers.core import cards
from renderers.core.canvas import Canvas, put_icon, set_in, shrunk, write
from renderers.core.cards import GAP, WIDTH, Face
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.maps.board import counter_of
from renderers.maps.captions import Captions
from renderers.maps.theme import FADED

HEAD = 78
ACROSS: Final = 3
TILE: Final = ((WIDTH - (ACROSS + 1) * GAP) // ACROSS, 104)
NAME: Final = 30


def text_of(card: HandCard, captions: Captions) -> str:
    """The full text of a card."""
    facts = captions.world.cards.get(card.key)
    return facts.text.text(captions.lang) if facts else ""


def face_of(card: HandCard, captions: Captions) -> Face:
    """What stands on a card: theme and name, letter, mark of great persons, full text, kind and number."""
    world, facts = captions.world, captions.world.cards.get(card.key)
    theme = facts.theme if facts else ""
    icon, tone = world.themes.get(theme, ("temple", FRAME))
    kind = captions.letter(card.letter, card.great_person)
    if facts and facts.disks:
        kind = f"{kind} · {captions.own('pic-disks', count=facts.disks)}"
    return Face(
        tone=tone,
        icon=icon,
        theme=captions.theme(theme),
        name=captions.card(card.key),
        badge=(card.letter, world.letters.get(card.letter, FADED)),
        text=text_of(card, captions),
        kind=kind,
        number=f"№ {card.id}",
        mark=captions.term("house") if facts and facts.source == "house" else "",
        is_crowned=card.great_person,
    )


def _header(view: EpochsView, captions: Captions, palette: str) -> Image.Image:
    assert view.viewer is not None
    seat = view.seats[view.viewer]
    picture = Image.new("RGB", (WIDTH, HEAD), FRAME)
    ImageDraw.Draw(picture).rectangle((0, HEAD - 6, WIDTH, HEAD - 4), fill=GOLD)
    set_in(picture, counter_of(captions.world, view, view.viewer, (60, 65), palette), (12, 3))
    title = write(picture, (86, 50), captions.say("render-your-hand"), GOLD, "title", 36, 380)
    right = WIDTH - 18
    for mark, number in (("coins", seat.talents), ("bag", seat.loot)):
        if number or mark == "coins":
            right -= write(picture, (right, 50), str(number), CREAM, "bold", 38, align="r") + 8
            put_icon(picture, mark, (right - 18, 37), 38, GOLD)
            right -= 54
    room = right - 86 - title - 16
    name = captions.names[view.viewer]
    write(picture, (right, 49), name, PARCHMENT, "bold", shrunk(name, "bold", 30, room), room, "r")
    return picture


def hands_of(view: EpochsView) -> list[EpochsView]:
    """The view as each civilization of its viewer sees it: the one that was asked last, then the other one, if any."""
    if view.other_hand is None or view.viewer is None or view.hand is None:
        return [view]
    other, own = view.other_hand, OtherHand(view.viewer, view.hand)
    return [view, msgspec.structs.replace(view, viewer=other.seat, hand=other.cards, other_hand=own)]


def draw_hand(view: EpochsView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The viewer's cards with their full texts, then those that are face up; of two civilizations those of the one that
    was asked last, under them the other one's in small. Hotspots ``hand:ID`` by their number.
    """
    world, hand = captions.world, view.hand or ()
    face_list = [*(face_of(card, captions) for card in hand), *world.faces(view, captions)]
    places = cards.places([face.text for face in face_list], HEAD + GAP)
    end = places[-1][3] + GAP if places else HEAD + 120
    others = hands_of(view)[1:]
    height = end + sum(HEAD + tiles_height(other.hand or ()) for other in others)
    canvas = Canvas((WIDTH, height), world.colours, PARCHMENT_DARK)
    _stamp_head(canvas, view, captions, palette, 0)
    if not face_list:
        canvas.paint((0, HEAD, WIDTH, end), lambda picture: _empty(picture, captions))
    for face, box in zip(face_list, places, strict=True):
        tall = box[3] - box[1]
        canvas.stamp(world.patch(("face", face, tall), partial(cards.draw_face, face, tall)), box[:2])
    boxes = {f"hand:{card.id}": box for card, box in zip(hand, places, strict=False)}
    for other in others:
        _stamp_head(canvas, other, captions, palette, end)
        boxes |= stamp_tiles(canvas, captions, other.hand or (), end + HEAD)
    return canvas, boxes


def _stamp_head(canvas: Canvas, view: EpochsView, captions: Captions, palette: str, top: int) -> None:
    """Whose hand it is, with talents and loot."""
    assert view.viewer is not None
    seat, name = view.seats[view.viewer], captions.names[view.viewer]
    key = ("hand-head", captions.lang, name, seat.seat, seat.civilization, seat.talents, seat.loot, palette)
    canvas.stamp(captions.world.patch(key, lambda: _header(view, captions, palette)), (0, top))


def tiles_height(hand: Sequence[HandCard]) -> int:
    """Pixels that the cards of a hand take in small; one line for none."""
    return GAP + max(1, -(-len(hand) // ACROSS)) * (TILE[1] + GAP)


def stamp_tiles(canvas: Canvas, captions: Captions, hand: Sequence[HandCard], top: int) -> dict[str, Box]:
    """Draw cards in small, in lines of three from ``top`` on; returns their hotspots."""
    boxes = dict[str, Box]()
    for at, card in enumerate(hand):
        left, upper = GAP + at % ACROSS * (TILE[0] + GAP), top + GAP + at // ACROSS * (TILE[1] + GAP)
        face = face_of(card, captions)
        canvas.stamp(captions.world.patch(("held", face), partial(_tile, face)), (left, upper))
        boxes[f"hand:{card.id}"] = (left, upper, left + TILE[0], upper + TILE[1])
    return boxes


def _tile(face: Face) -> Image.Image:
    picture = Image.new("RGB", TILE, face.tone)
    put_icon(picture, face.icon, (42, TILE[1] // 2), 66, CREAM)
    cards.put_letter(picture, *face.badge, (TILE[0] - 38, 4), 34)
    room = TILE[0] - 84 - 8
    size, lines = in_two(face.name, NAME, room, "title")
    for at, line in enumerate(lines):
        base = TILE[1] // 2 + 15 + round((at - (len(lines) - 1) / 2) * size * 1.05 + size * 0.35)
        write(picture, (84, base), line, CREAM, "title", size, room)
    return picture


def _empty(picture: Image.Image, captions: Captions) -> None:
    write(picture, (WIDTH // 2, 72), captions.own("pic-no-cards"), INK, "bold", 34, align="m")
