"""The technologies of a civilization: a line a kind, a column an age; workers and blue tokens on each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.through_the_ages.cards import CARDS, URBAN, WORKER_KINDS, number_of
from engine.through_the_ages.view import CivilizationView, TechnologyView
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, ink_on
from renderers.core.lines import in_two
from renderers.core.picture import Box
from renderers.core.signs import stencil
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.marks import yellow_token
from renderers.through_the_ages.symbols import KIND_ICONS, symbol
from renderers.through_the_ages.theme import AGE_NAMES, BLUE, PALETTE, TYPE_TONES

AGES: Final = 4
LABEL: Final = 172
HEAD: Final = 40
LINE: Final = 92
GAP: Final = 6


def kinds_known(civ: CivilizationView, wanted: Sequence[str] = WORKER_KINDS) -> tuple[str, ...]:
    """The kinds of technology among those that are ``wanted`` that a civilization knows, in the order of the lines."""
    kinds = {CARDS[number_of(one.card)].kind for one in civ.technologies} & {*wanted}
    return tuple(kind for kind in WORKER_KINDS if kind in kinds)


def height(civ: CivilizationView, wanted: Sequence[str] = WORKER_KINDS) -> int:
    """The height of the grid of the kinds that are ``wanted``."""
    return HEAD + len(kinds_known(civ, wanted)) * (LINE + GAP)


def stamp_technologies(
    canvas: Canvas, civ: CivilizationView, captions: Captions, box: Box, wanted: Sequence[str] = WORKER_KINDS
) -> dict[str, Box]:
    """Draw the grid of the kinds that are ``wanted`` from the top of a box; returns hotspots by card."""
    left, top, right, _ = box
    width = (right - left - LABEL - AGES * GAP) // AGES
    for age in range(AGES):
        draw = partial(_age, AGE_NAMES[age], (width, HEAD - 6))
        canvas.stamp(patch(("age", age, width), PALETTE, draw), (left + LABEL + GAP + age * (width + GAP), top))
    boxes = {}
    for line, kind in enumerate(kinds_known(civ, wanted)):
        y = top + HEAD + line * (LINE + GAP)
        mine = [one for one in civ.technologies if CARDS[number_of(one.card)].kind == kind]
        used = sum(one.workers for one in mine)
        text = f"{used}/{civ.urban_limit}" if kind in URBAN else str(used)
        name = captions.kind(kind)
        draw = partial(_label, kind, name, text)
        canvas.stamp(patch(("kind", kind, name, text), PALETTE, draw), (left, y))
        by_age = {CARDS[number_of(one.card)].age: one for one in mine}
        for age in range(AGES):
            x = left + LABEL + GAP + age * (width + GAP)
            technology = by_age.get(age)
            if technology is None:
                canvas.stamp(patch(("unknown", width), PALETTE, partial(_unknown, (width, LINE))), (x, y))
                continue
            name_of_card = captions.card(technology.card)
            piece = partial(_technology, technology, name_of_card, (width, LINE))
            canvas.stamp(patch(("technology", technology, name_of_card, width), PALETTE, piece), (x, y))
            boxes[f"card:{technology.card}"] = (x, y, x + width, y + LINE)
    return boxes


def _age(numeral: str, size: tuple[int, int]) -> Image.Image:
    picture = Image.new("RGB", size, FRAME)
    write(picture, (size[0] // 2, 28), numeral, GOLD, "title", 30, align="m")
    return picture


def _unknown(size: tuple[int, int]) -> Image.Image:
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 10, fill=FRAME, outline=FRAME_LIGHT, width=2)
    return picture


def _label(kind: str, name: str, text: str) -> Image.Image:
    """A kind with its symbol, and how many workers it has; of how many, where the government sets a limit."""
    picture = Image.new("RGB", (LABEL, LINE), FRAME)
    tone = TYPE_TONES[kind]
    ink = ink_on(tone)
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, LABEL - 1, LINE - 1), 10, fill=tone)
    put_icon(picture, KIND_ICONS[kind], (40, 31), 46, ink)
    write(picture, (LABEL - 12, 50), text, ink, "bold", 40, align="r")
    room = LABEL - 16
    write(picture, (LABEL // 2, LINE - 10), name, ink, "bold", shrunk(name, "bold", 26, room), room, "m")
    return picture


def _technology(technology: TechnologyView, name: str, size: tuple[int, int]) -> Image.Image:
    """A technology: name, what each worker gives, workers, blue tokens."""
    facts = CARDS[number_of(technology.card)]
    tone, (width, high) = TYPE_TONES[facts.kind], size
    picture = Image.new("RGB", size, FRAME)
    pen = ImageDraw.Draw(picture)
    ground = PARCHMENT if technology.workers or technology.blue else CREAM
    pen.rounded_rectangle((0, 0, width - 1, high - 1), 10, fill=ground, outline=tone, width=4)
    room = width - 20
    fits, lines = in_two(name, 26, room, "bold") if " " in name and len(name) > 18 else (26, (name,))
    fits = shrunk(lines[0], "bold", 26, room) if len(lines) == 1 else min(fits, 21)
    for at, line in enumerate(lines):
        write(picture, (10, 28 + at * 19 - (6 if len(lines) > 1 else 0)), line, INK, "bold", fits, room)
    base, x = high - 14, 10
    for sign, count in facts.gives.items():
        set_in(picture, symbol(sign, 30), (x, base - 26))
        x += 33 + write(picture, (x + 33, base - 2), str(count), INK, "bold", 29) + 8
    x = width - 10
    if technology.blue:
        x -= write(picture, (x, base), str(technology.blue), INK, "bold", 36, align="r") + 36
        set_in(picture, stencil("cube", 34, BLUE), (x, base - 28))
        x -= 10
    x -= write(picture, (x, base), str(technology.workers), INK, "bold", 36, align="r") + 24
    yellow_token(picture, (x, base - 12), 34, filled=technology.workers > 0)
    return picture
