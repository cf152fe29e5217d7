"""The private hand of the viewer: civil and military cards with their texts, readable on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.through_the_ages.view import AgesView, CivilizationView
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.cards import GAP, WIDTH
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.faces import WIDTH as CARD
from renderers.core.faces import Face, draw_in_hand, height_in_hand
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.faces import face_of
from renderers.through_the_ages.marks import hand_card, seat_sign
from renderers.through_the_ages.symbols import symbol
from renderers.through_the_ages.theme import FADED, PALETTE, WARNING

HEAD: Final = 134
TITLE: Final = 52
NOTE: Final = 38
"""Height of the strip under a card of which something is to be said."""


class Part(NamedTuple):
    """A part of the hand: its name with how many of how many, its cards with a note each, and the top of its title."""

    key: str
    title: str
    cards: tuple[tuple[str, str], ...]
    is_full: bool


class Placed(NamedTuple):
    """A card in its place; ``number`` counts the cards of its part."""

    part: Part
    number: int
    face: Face
    note: str
    box: Box


def parts(view: AgesView, captions: Captions) -> tuple[Part, ...]:
    """Civil and military cards; events that the viewer has prepared, and the next one where it is known."""
    assert view.viewer is not None
    seat = view.seats[view.viewer]
    fresh = list(view.fresh)
    civil = []
    for card in view.hand or ():
        is_fresh = card in fresh
        if is_fresh:
            fresh.remove(card)
        civil.append((card, captions.say("hand-fresh") if is_fresh else ""))
    military = tuple((card, "") for card in view.military_hand or ())
    part_list = [
        _part(captions, "civil", tuple(civil), seat.civil_limit),
        _part(captions, "military", military, seat.military_limit),
    ]
    events = [(card, captions.say("hand-prepared")) for card in view.prepared]
    if view.next_event is not None:
        events.insert(0, (view.next_event, captions.say("hand-next")))
    if events:
        part_list.append(Part("known", captions.say("hand-known"), tuple(events), is_full=False))
    return tuple(part_list)


def _part(captions: Captions, key: str, cards: tuple[tuple[str, str], ...], limit: int) -> Part:
    title = captions.say(f"hand-{key}", count=len(cards), limit=limit)
    return Part(key, title, cards, len(cards) > limit)


def _places(part_list: Sequence[Part], lang: str) -> tuple[dict[str, int], list[Placed], int]:
    """The tops of titles by part, all cards in two columns, and the height of the picture."""
    tops, placed, y = {}, [], HEAD + GAP
    for part in part_list:
        tops[part.key] = y
        y += TITLE
        faces = [face_of(card, lang) for card, _ in part.cards]
        for at in range(0, len(faces), 2):
            pair = range(at, min(at + 2, len(faces)))
            tall = max(height_in_hand(faces[one]) + (NOTE if part.cards[one][1] else 0) for one in pair)
            for one in pair:
                left = GAP + one % 2 * (CARD + GAP)
                box = (left, y, left + CARD, y + tall)
                placed.append(Placed(part, one, faces[one], part.cards[one][1], box))
            y += tall + GAP
        y += 0 if faces else 24
    return tops, placed, y + 4


def _counts(seat: CivilizationView) -> Iterator[tuple[str, str]]:
    """What cards are paid with, and how much of it there is."""
    yield "civil", str(seat.civil)
    yield "military", str(seat.military)
    yield "science", str(seat.science)
    yield "resources", str(seat.resources)
    yield "food", str(seat.food)
    yield "worker", str(seat.idle)
    yield "strength", str(seat.strength)


def _header(name: str, title: str, seat: int, counts: Sequence[tuple[str, str]], palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, HEAD), FRAME)
    ImageDraw.Draw(picture).rectangle((0, HEAD - 6, WIDTH, HEAD - 4), fill=GOLD)
    set_in(picture, seat_sign(seat, 58, palette), (12, 7))
    used = write(picture, (84, 50), title, GOLD, "title", 36, 400)
    room = WIDTH - 84 - used - 36
    write(picture, (WIDTH - 18, 49), name, PARCHMENT, "bold", shrunk(name, "bold", 32, room), room, "r")
    pitch = (WIDTH - 2 * GAP) // len(counts)
    for at, (what, count) in enumerate(counts):
        x = GAP + at * pitch
        set_in(picture, symbol(what, 46), (x, 76))
        write(picture, (x + 53, 113), count, CREAM, "bold", shrunk(count, "bold", 42, pitch - 56))
    return picture


def _title(part: Part) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, TITLE), PARCHMENT_DARK)
    if part.key == "known":
        put_icon(picture, "hourglass", (36, 24), 38, INK)
    else:
        hand_card(picture, part.key == "civil", (GAP + 4, 2), 44)
    ink = WARNING if part.is_full else INK
    write(picture, (66, 37), part.title, ink, "title", shrunk(part.title, "title", 32, WIDTH - 84), WIDTH - 84)
    return picture


def _card(face: Face, note: str, tall: int) -> Image.Image:
    """A face, with what is to be said of it in a strip under it."""
    if not note:
        return draw_in_hand(face, tall)
    picture = Image.new("RGB", (CARD, tall), PARCHMENT)
    picture.paste(draw_in_hand(face, tall - NOTE), (0, 0))
    ImageDraw.Draw(picture).rectangle((0, tall - NOTE, CARD - 1, tall - 1), fill=FADED)
    room = CARD - 20
    size = shrunk(note, "bold", 25, room)
    write(picture, (CARD // 2, tall - NOTE // 2 + size // 3), note, CREAM, "bold", size, room, "m")
    return picture


def draw_hand(view: AgesView, captions: Captions, palette: str) -> tuple[Canvas, dict[str, Box]]:
    """The viewer's cards with their full texts. Hotspots ``civil:0``, ``military:0`` and so on, in the hand's order."""
    assert view.viewer is not None
    seat, part_list = view.seats[view.viewer], parts(view, captions)
    tops, placed, height = _places(part_list, captions.lang)
    canvas = Canvas((WIDTH, height), PALETTE, PARCHMENT_DARK)
    name, title, counts = captions.names[view.viewer], captions.common("render-your-hand"), tuple(_counts(seat))
    key = ("ages-hand-head", name, title, seat.seat, counts, palette)
    canvas.stamp(patch(key, PALETTE, partial(_header, name, title, seat.seat, counts, palette)), (0, 0))
    for part in part_list:
        plain = part._replace(cards=())
        canvas.stamp(patch(("ages-hand-title", plain), PALETTE, partial(_title, plain)), (0, tops[part.key]))
    for one in placed:
        tall = one.box[3] - one.box[1]
        picture = patch(("ages-hand", one.face, one.note, tall), PALETTE, partial(_card, one.face, one.note, tall))
        canvas.stamp(picture, one.box[:2])
    for part in part_list:
        if not part.cards:
            y = tops[part.key] + TITLE
            canvas.paint((0, y - 12, WIDTH, y + 28), partial(_nothing, captions.say("hand-none")))
    return canvas, {f"{one.part.key}:{one.number}": one.box for one in placed}


def _nothing(text: str, picture: Image.Image) -> None:
    write(picture, (66, 26), text, INK, "text", 27, WIDTH - width_of("–", "text", 27) - 66)
