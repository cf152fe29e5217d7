"""What is beside the row: decks, events, shared tactics, wars and pacts."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.through_the_ages.cards import CARDS, number_of
from engine.through_the_ages.view import AgesView, BackView
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import FRAME, INK, PARCHMENT, Rgb
from renderers.core.labels import width_of
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.marks import back, backs, seat_sign
from renderers.through_the_ages.symbols import KIND_ICONS, picture_of, symbol
from renderers.through_the_ages.theme import FADED, PALETTE, TYPE_TONES

Pairs = tuple[tuple[int, int], ...]


def pairs(piles: tuple[BackView, ...]) -> Pairs:
    """Backs as pairs of age and count."""
    return tuple((one.age, one.count) for one in piles)


def _panel(size: tuple[int, int]) -> Image.Image:
    picture = Image.new("RGB", size, FRAME)
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 10, fill=PARCHMENT)
    return picture


def _title(picture: Image.Image, icon: str, tone: Rgb, title: str) -> int:
    """A panel's title with its symbol; returns the y under it."""
    put_icon(picture, icon, (26, 24), 34, tone)
    write(picture, (50, 34), title, INK, "title", shrunk(title, "title", 25, picture.width - 60), picture.width - 60)
    return 46


# --- decks --------------------------------------------------------------------------------------------------------


def draw_decks(age: int, counts: tuple[int, int], texts: tuple[str, str, str], size: tuple[int, int]) -> Image.Image:
    """The present age large, and how many civil and military cards are left in its decks."""
    picture = _panel(size)
    if age > 3:
        fits, lines = in_two(texts[0], 34, size[0] - 32, "bold")
        for at, line in enumerate(lines):
            write(picture, (16, size[1] // 2 + at * 42), line, FADED, "bold", fits)
        return picture
    high = size[1] - 40
    wide = back(picture, age, (14, 20), high)
    x = wide + 30
    room = size[0] - x - 10
    for at, (sign, count, text) in enumerate(zip(("civil", "military"), counts, texts[1:], strict=True)):
        top = 16 + at * (size[1] - 24) // 2
        set_in(picture, symbol(sign, 52), (x, top + 6))
        write(picture, (x + 62, top + 54), str(count), INK, "bold", 58)
        write(picture, (x, top + 88), text, FADED, "bold", shrunk(text, "bold", 26, room), room)
    return picture


def stamp_decks(canvas: Canvas, view: AgesView, captions: Captions, box: Box) -> None:
    """Draw the panel of the decks."""
    size, counts = (box[2] - box[0], box[3] - box[1]), (view.civil_deck, view.military_deck)
    texts = (captions.word("no-deck"), captions.word("civil-deck"), captions.word("military-deck"))
    key = ("decks", view.age, counts, texts, size)
    canvas.stamp(patch(key, PALETTE, partial(draw_decks, view.age, counts, texts, size)), box[:2])


# --- events -------------------------------------------------------------------------------------------------------


class Events(NamedTuple):
    """The event decks and the last event, with the words of the panel."""

    current: Pairs
    future: Pairs
    last: str
    last_name: str
    words: tuple[str, str, str, str]


def events_of(view: AgesView, captions: Captions) -> Events:
    """What the panel of events shows."""
    last = view.past[-1] if view.past else ""
    texts = tuple(captions.word(word) for word in ("events", "current", "future", "last-event"))
    words = (texts[0], texts[1], texts[2], texts[3])
    return Events(pairs(view.events), pairs(view.future), last, captions.card(last) if last else "–", words)


def draw_events(events: Events, size: tuple[int, int]) -> Image.Image:
    """Backs of the current and the future events by age, and the last event."""
    picture = _panel(size)
    y = _title(picture, KIND_ICONS["event"], TYPE_TONES["event"], events.words[0])
    half = size[0] // 2
    for left, word, piles in ((14, events.words[1], events.current), (half + 4, events.words[2], events.future)):
        tall = 46
        x = left + write(picture, (left, y + 34), word, FADED, "bold", shrunk(word, "bold", 25, 104), 104) + 8
        while _wide(piles, tall) > left + half - 12 - x and tall > 28:
            tall -= 2
        if piles:
            backs(picture, piles, (x, y + (46 - tall) // 2), tall, INK)
        else:
            write(picture, (x, y + 34), "0", INK, "bold", 34)
    x = 14 + write(picture, (14, size[1] - 20), events.words[3], FADED, "bold", 25) + 10
    if events.last:
        put_icon(picture, picture_of(events.last), (x + 18, size[1] - 29), 34, TYPE_TONES[_kind(events.last)])
        x += 42
    room = size[0] - x - 12
    size_of = shrunk(events.last_name, "bold", 30, room)
    write(picture, (x, size[1] - 19), events.last_name, INK, "bold", size_of, room)
    return picture


def _wide(piles: Pairs, tall: int) -> int:
    each = round(tall * 0.72) + tall // 10 + tall // 4
    return sum(each + width_of(str(count), "bold", round(tall * 0.72)) for _, count in piles)


def _kind(card: str) -> str:
    return CARDS[number_of(card)].kind


def stamp_events(canvas: Canvas, view: AgesView, captions: Captions, box: Box) -> None:
    """Draw the panel of events."""
    size, events = (box[2] - box[0], box[3] - box[1]), events_of(view, captions)
    canvas.stamp(patch(("events", events, size), PALETTE, partial(draw_events, events, size)), box[:2])


def draw_small_events(events: Events, size: tuple[int, int]) -> Image.Image:
    """Backs of the current and the future events in a narrow panel."""
    picture = _panel(size)
    put_icon(picture, KIND_ICONS["event"], (size[0] // 2, 28), 40, TYPE_TONES["event"])
    half = (size[1] - 52) // 2
    for at, (word, piles) in enumerate(((events.words[1], events.current), (events.words[2], events.future))):
        top, room = 52 + at * half, size[0] - 12
        letters = shrunk(word, "bold", 25, room)
        write(picture, (size[0] // 2, top + 22), word, FADED, "bold", letters, room, "m")
        tall = 44
        while _wide(piles, tall) - tall // 4 > room and tall > 20:
            tall -= 1
        x = (size[0] - _wide(piles, tall) + tall // 4) // 2
        if piles:
            backs(picture, piles, (x, top + 32 + (44 - tall) // 2), tall, INK)
        else:
            write(picture, (size[0] // 2, top + 66), "0", INK, "bold", 34, align="m")
    return picture


def stamp_small_events(canvas: Canvas, view: AgesView, captions: Captions, box: Box) -> None:
    """Draw the narrow panel of events."""
    size, events = (box[2] - box[0], box[3] - box[1]), events_of(view, captions)
    canvas.stamp(patch(("small events", events, size), PALETTE, partial(draw_small_events, events, size)), box[:2])


# --- shared tactics -----------------------------------------------------------------------------------------------


def army(picture: Image.Image, tactic: str, at: tuple[int, int], size: int) -> int:
    """What an army of a tactic is made of, a symbol a unit, and its strength; returns the width."""
    card, x = CARDS[number_of(tactic)], at[0]
    for kind, count in zip(("infantry", "cavalry", "artillery"), card.army, strict=True):
        for _ in range(count):
            put_icon(picture, KIND_ICONS[kind], (x + size // 2, at[1] + size // 2), size, TYPE_TONES["infantry"])
            x += size + 1
    value = f"+{card.value}" + (f"/{card.obsolete}" if card.obsolete else "")
    x += 4 + write(picture, (x + 4, at[1] + round(size * 0.84)), value, INK, "bold", size)
    return x - at[0]


def army_width(tactic: str, size: int) -> int:
    """The width of ``army``."""
    card = CARDS[number_of(tactic)]
    value = f"+{card.value}" + (f"/{card.obsolete}" if card.obsolete else "")
    return sum(card.army) * (size + 1) + 4 + width_of(value, "bold", size)


def draw_tactics(tactics: tuple[tuple[str, str], ...], words: tuple[str, str], size: tuple[int, int]) -> Image.Image:
    """The shared tactics by name, each with its army."""
    picture = _panel(size)
    y = _title(picture, KIND_ICONS["tactic"], TYPE_TONES["tactic"], words[0])
    if not tactics:
        write(picture, (14, y + 32), words[1], FADED, "bold", 28, size[0] - 28)
        return picture
    lines = min(4, len(tactics)) if len(tactics) < 4 else -(-len(tactics) // 2)
    across = -(-len(tactics) // lines)
    pitch, high = (size[0] - 20) // across, min(34, (size[1] - y - 6) // lines)
    letters = round(high * 0.8)
    for at, (card, name) in enumerate(tactics):
        x, top = 12 + at // lines * pitch, y + at % lines * high
        needed = army_width(card, round(letters * 0.92))
        room = pitch - needed - 18
        fits = shrunk(name, "bold", letters, room)
        write(picture, (x, top + round(high * 0.78)), name, INK, "bold", fits, room)
        army(picture, card, (x + pitch - needed - 8, top + round(high * 0.1)), round(letters * 0.92))
    return picture


def stamp_tactics(canvas: Canvas, view: AgesView, captions: Captions, box: Box) -> None:
    """Draw the panel of shared tactics, each once."""
    size = (box[2] - box[0], box[3] - box[1])
    tactics = tuple((card, captions.card(card)) for card in dict.fromkeys(view.shared))
    words = (captions.word("tactics"), captions.word("no-tactics"))
    canvas.stamp(
        patch(("tactics", tactics, words, size), PALETTE, partial(draw_tactics, tactics, words, size)), box[:2]
    )


# --- wars and pacts -----------------------------------------------------------------------------------------------


class Tie(NamedTuple):
    """A war or a pact between two seats; the sides of a pact, of whom plays it first."""

    card: str
    name: str
    seat: int
    other: int
    sides: str = ""


def ties(view: AgesView, captions: Captions) -> tuple[Tie, ...]:
    """All wars, then all pacts."""
    wars = [Tie(war.card, captions.card(war.card), civ.seat, war.rival) for civ in view.seats for war in civ.wars]
    pacts = []
    for pact in view.pacts:
        differ = CARDS[number_of(pact.card)].differ
        sides = (pact.side + ("B" if pact.side == "A" else "A")) if differ else ""
        pacts.append(Tie(pact.card, captions.card(pact.card), pact.owner, pact.partner, sides))
    return (*wars, *pacts)


def draw_ties(
    tie_list: tuple[Tie, ...], words: tuple[str, str], size: tuple[int, int], palette: str, most: int = 36
) -> Image.Image:
    """A line a war and a pact: card, who, against or with whom."""
    picture = _panel(size)
    y = _title(picture, KIND_ICONS["war"], TYPE_TONES["war"], words[0])
    if not tie_list:
        write(picture, (14, y + 32), words[1], FADED, "bold", 28, size[0] - 28)
        return picture
    lines = len(tie_list) if len(tie_list) < 4 else -(-len(tie_list) // 2)
    across = -(-len(tie_list) // lines)
    pitch, high = (size[0] - 16) // across, min(most, (size[1] - y - 6) // lines)
    for at, tie in enumerate(tie_list):
        x, top = 10 + at // lines * pitch, y + at % lines * high
        _tie(picture, tie, (x, top, x + pitch - 8, top + high), palette)
    return picture


def _tie(picture: Image.Image, tie: Tie, box: Box, palette: str) -> None:
    high = box[3] - box[1]
    side, kind = high - 4, _kind(tie.card)
    put_icon(picture, KIND_ICONS[kind], (box[0] + side // 2, box[1] + high // 2), side, TYPE_TONES[kind])
    x = box[2] - 2 * side - 40
    base = box[1] + round(high * 0.76)
    room = x - box[0] - side - 12
    write(picture, (box[0] + side + 6, base), tie.name, INK, "bold", shrunk(tie.name, "bold", high - 9, room), room)
    set_in(picture, seat_sign(tie.seat, side, palette), (x, box[1] + 2))
    middle, pen = box[1] + high // 2, ImageDraw.Draw(picture)
    left, right = x + side + 5, x + side + 33
    if kind == "war":
        pen.line((left, middle, right - 8, middle), fill=TYPE_TONES["war"], width=5)
        pen.polygon(((right - 12, middle - 9), (right, middle), (right - 12, middle + 9)), fill=TYPE_TONES["war"])
    elif tie.sides:
        write(picture, ((left + right) // 2, base), f"{tie.sides[0]}·{tie.sides[1]}", INK, "bold", high - 14, align="m")
    else:
        pen.line((left, middle, right, middle), fill=TYPE_TONES["pact"], width=5)
    set_in(picture, seat_sign(tie.other, side, palette), (x + side + 38, box[1] + 2))


def stamp_ties(canvas: Canvas, view: AgesView, captions: Captions, box: Box, palette: str) -> None:
    """Draw the panel of wars and pacts."""
    size, tie_list = (box[2] - box[0], box[3] - box[1]), ties(view, captions)
    words = (captions.word("conflicts"), captions.word("no-conflicts"))
    draw = partial(draw_ties, tie_list, words, size, palette)
    canvas.stamp(patch(("ties", tie_list, words, size, palette), PALETTE, draw), box[:2])
