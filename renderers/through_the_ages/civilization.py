"""One civilization whole: values, technologies, banks, government, leader, wonders, tactic, colonies, pacts, hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.through_the_ages.cards import CARDS, WORKER_KINDS, number_of
from engine.through_the_ages.view import AgesView, CivilizationView
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import FRAME, GOLD, INK, PARCHMENT, ink_on
from renderers.core.kinds import Kind
from renderers.core.labels import width_of
from renderers.core.picture import Box
from renderers.through_the_ages import banks
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.chips import Chip, draw_chip, stamp_chip
from renderers.through_the_ages.marks import backs, hand_card, seat_sign
from renderers.through_the_ages.piles import army, army_width, draw_ties, ties
from renderers.through_the_ages.stats import stamp_stats, stats_of
from renderers.through_the_ages.strips import backs_of, chips_of, is_to_act, owned
from renderers.through_the_ages.technologies import height as grid_height
from renderers.through_the_ages.technologies import stamp_technologies
from renderers.through_the_ages.theme import FADED, PALETTE, theme

WIDTH: Final = 1200
GAP: Final = 8
HEAD: Final = 92
STATS: Final = 104
CHIP: Final = 60
PANEL: Final = 58
"""Height of a line in the panels below."""
ACROSS: Final = 3
"""Chips in a line of the panels below."""


def kind_of(seat: int) -> Kind:
    """The kind of picture that shows this seat's civilization."""
    return Kind(f"civilization-{seat + 1}")


def seat_of(kind: str) -> int:
    """The seat whose civilization a kind of picture shows; ValueError for another kind."""
    name, _, number = kind.rpartition("-")
    if name != "civilization" or not number.isdigit():
        raise ValueError(f"no civilization: {kind!r}")
    return int(number) - 1


def draw_in_play(
    view: AgesView, captions: Captions, seat: int, wanted: Sequence[str] = WORKER_KINDS
) -> tuple[Canvas, dict[str, Box]]:
    """What a seat has in play: its numbers, cards, technologies of the kinds that are ``wanted`` with their workers.
    Hotspots by card.
    """
    civ = view.seats[seat]
    canvas = Canvas((WIDTH, STATS + 2 * (CHIP + GAP) + grid_height(civ, wanted) + 3 * GAP), PALETTE, FRAME)
    ground = patch(("values", WIDTH), PALETTE, lambda: Image.new("RGB", (WIDTH, STATS), PARCHMENT))
    canvas.stamp(ground, (0, 0))
    stamp_stats(canvas, stats_of(civ, captions), (8, 2, WIDTH - 4, STATS - 2), 52)
    y = STATS + GAP
    _cards_in_play(canvas, civ, captions, y)
    return canvas, stamp_technologies(canvas, civ, captions, (GAP, y + 2 * (CHIP + GAP), WIDTH - GAP, 0), wanted)


def draw_civilization(view: AgesView, captions: Captions, palette: str, seat: int) -> tuple[Canvas, dict[str, Box]]:
    """The civilization of a seat. Hotspots by card: ``card:bronze``."""
    civ = view.seats[seat]
    panels = _panels(view, civ, captions, palette)
    tall = HEAD + STATS + 2 * (CHIP + GAP) + grid_height(civ) + banks.HEIGHT + 3 * GAP
    tall += sum(panel.height + GAP for panel in panels)
    canvas = Canvas((WIDTH, tall), PALETTE, FRAME)
    acts, name = is_to_act(view, captions, seat), captions.names[seat]
    header = (seat, name, captions.moment(view), acts, palette)
    canvas.stamp(patch(("civilization", *header), PALETTE, partial(_header, *header)), (0, 0))
    y = HEAD
    ground = patch(("values", WIDTH), PALETTE, lambda: Image.new("RGB", (WIDTH, STATS), PARCHMENT))
    canvas.stamp(ground, (0, y))
    stamp_stats(canvas, stats_of(civ, captions), (8, y + 2, WIDTH - 4, y + STATS - 2), 52)
    y += STATS + GAP
    _cards_in_play(canvas, civ, captions, y)
    y += 2 * (CHIP + GAP)
    boxes = stamp_technologies(canvas, civ, captions, (GAP, y, WIDTH - GAP, 0))
    y += grid_height(civ) + GAP
    yellow = (WIDTH - 3 * GAP) * 6 // 10
    blue = WIDTH - 3 * GAP - yellow
    words = (captions.lang, civ.yellow)
    canvas.stamp(patch(("yellow", words), PALETTE, partial(banks.draw_yellow, civ, captions, yellow)), (GAP, y))
    words = (captions.lang, civ.blue)
    canvas.stamp(patch(("blue", words), PALETTE, partial(banks.draw_blue, civ, captions, blue)), (2 * GAP + yellow, y))
    y += banks.HEIGHT + GAP
    for panel in panels:
        canvas.stamp(panel, (GAP, y))
        y += panel.height + GAP
    return canvas, boxes


def _header(seat: int, name: str, moment: str, acts: bool, palette: str) -> Image.Image:
    tone = theme(palette).seats[seat]
    picture = Image.new("RGB", (WIDTH, HEAD), tone)
    ink = ink_on(tone)
    set_in(picture, seat_sign(seat, 76, palette), (12, 8))
    letters = shrunk(moment, "title", 34, 560)
    used = width_of(moment, "title", letters)
    write(picture, (WIDTH - 18, 58), moment, ink, "title", letters, align="r")
    room = WIDTH - used - 150
    x = 104 + write(picture, (104, 64), name, ink, "bold", shrunk(name, "bold", 56, room), room)
    if acts:
        ImageDraw.Draw(picture).polygon(((x + 14, 20), (x + 44, 46), (x + 14, 72)), fill=GOLD, outline=INK)
    return picture


def _cards_in_play(canvas: Canvas, civ: CivilizationView, captions: Captions, top: int) -> None:
    """Government with the urban limit, leader, wonder under construction; tactic with its armies."""
    government, leader, wonder, tactic = chips_of(civ, captions)
    limit = government._replace(sign="urban", note=str(civ.urban_limit))
    wide = (WIDTH - 4 * GAP) // 3
    for at, chip in enumerate((limit, leader, wonder)):
        stamp_chip(canvas, chip, (GAP + at * (wide + GAP), top), (wide, CHIP), FRAME)
    top += CHIP + GAP
    stamp_chip(canvas, tactic, (GAP, top), (wide, CHIP), FRAME)
    if civ.tactic is None or civ.armies is None:
        return
    armies = civ.armies
    words = captions.armies(armies)
    owner = captions.word("exclusive" if civ.is_exclusive else "shared")
    size = (WIDTH - wide - 3 * GAP, CHIP)
    draw = partial(_armies, civ.tactic, f"{words} · {owner}", size)
    canvas.stamp(patch(("armies", civ.tactic, words, owner, size), PALETTE, draw), (2 * GAP + wide, top))


def _armies(tactic: str, text: str, size: tuple[int, int]) -> Image.Image:
    """What an army of the tactic is made of, and how many there are."""
    picture = _panel(size)
    high = 34
    army(picture, tactic, (14, (size[1] - high) // 2), high)
    x = 14 + army_width(tactic, high) + 18
    room = size[0] - x - 12
    write(picture, (x, size[1] // 2 + 11), text, INK, "bold", shrunk(text, "bold", 32, room), room)
    return picture


def _panel(size: tuple[int, int]) -> Image.Image:
    picture = Image.new("RGB", size, FRAME)
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 10, fill=PARCHMENT)
    return picture


def _panels(view: AgesView, civ: CivilizationView, captions: Captions, palette: str) -> list[Image.Image]:
    """The panels under the banks: special technologies, wonders, colonies, wars and pacts, hand; what there is none
    of is left out.
    """
    width = WIDTH - 2 * GAP
    specials = [Chip(card, captions.card(card), _kind(card)) for card in civ.specials]
    everything = owned(civ, captions)
    wonders = [chip for chip in everything if chip.kind == "wonder"]
    if civ.homer is not None:
        wonders = [chip._replace(sign="happy", note="+1") if chip.card == civ.homer else chip for chip in wonders]
    colonies = [chip for chip in everything if chip.kind == "territory"]
    panels = []
    for icon, word, chips in (
        ("gavel", "specials", specials),
        ("columns", "wonders", wonders),
        ("island", "colonies", colonies),
    ):
        if chips:
            panels.append(
                patch(
                    ("chips", word, tuple(chips), captions.lang),
                    PALETTE,
                    partial(_chips, icon, captions.word(word), chips, width),
                )
            )
    mine = tuple(tie for tie in ties(view, captions) if civ.seat in (tie.seat, tie.other))
    if mine:
        lines = len(mine) if len(mine) < 4 else -(-len(mine) // 2)
        size, words = (width, 56 + 44 * lines), (captions.word("conflicts"), captions.word("no-conflicts"))
        panels.append(
            patch(("own ties", mine, words, size, palette), PALETTE, partial(draw_ties, mine, words, size, palette, 44))
        )
    hand = tuple(captions.card(card) for card in civ.civil_hand) if civ.civil_hand is not None else None
    facts = (civ.civil_count, civ.civil_limit, sum(one.count for one in civ.military_backs), civ.military_limit)
    cards = tuple(zip(civ.civil_hand or (), hand or (), strict=True))
    words = (captions.word("civil-hand"), captions.word("military-hand"))
    panels.append(
        patch(
            ("hand of", facts, cards, backs_of(civ), words),
            PALETTE,
            partial(_hand, facts, cards, backs_of(civ), words, width),
        )
    )
    return panels


def _kind(card: str) -> str:
    return CARDS[number_of(card)].kind


def _chips(icon: str, title: str, chips: Sequence[Chip], width: int) -> Image.Image:
    """A titled panel of chips, some in a line."""
    lines = -(-len(chips) // ACROSS)
    picture = _panel((width, 50 + lines * (PANEL + 6)))
    put_icon(picture, icon, (28, 26), 34, FADED)
    write(picture, (54, 36), title, INK, "title", 27, width - 70)
    wide = (width - 16 - (ACROSS - 1) * 8) // ACROSS
    for at, chip in enumerate(chips):
        place = (8 + at % ACROSS * (wide + 8), 48 + at // ACROSS * (PANEL + 6))
        picture.paste(draw_chip(chip, (wide, PANEL), PARCHMENT), place)
    return picture


def _hand(
    facts: tuple[int, int, int, int],
    cards: tuple[tuple[str, str], ...],
    card_backs: tuple[tuple[int, int], ...],
    words: tuple[str, str],
    width: int,
) -> Image.Image:
    """How many cards of how many are in hand; the civil ones by name where they are open, the others from behind."""
    lines = -(-len(cards) // ACROSS)
    picture = _panel((width, 64 + lines * (PANEL + 6)))
    x = 12
    for at, word in enumerate(words):
        hand_card(picture, at == 0, (x, 8), 46)
        x += 48 + write(picture, (x + 48, 46), f"{word} {facts[2 * at]}/{facts[2 * at + 1]}", INK, "bold", 36) + 30
    backs(picture, card_backs, (x, 10), 42, INK)
    wide = (width - 16 - (ACROSS - 1) * 8) // ACROSS
    for at, (card, name) in enumerate(cards):
        chip = Chip(card, name, _kind(card))
        place = (8 + at % ACROSS * (wide + 8), 60 + at // ACROSS * (PANEL + 6))
        picture.paste(draw_chip(chip, (wide, PANEL), PARCHMENT), place)
    return picture
