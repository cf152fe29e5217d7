"""Text as bitmaps, drawn once and kept, and measured without being drawn: it is the dearest part of a picture."""

from __future__ import annotations

import unicodedata
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont, features

from renderers.core.cache import Lru
from renderers.core.edges import stepped
from renderers.core.fonts import Style, font_for, load
from renderers.core.packed import PackedPicture

ELLIPSIS = "…"
GAP = 0.28
"""Width of a space, in sizes: these fonts' own are too narrow for small pictures."""
_EMOJI = "noto-emoji-700"
FEATURES = ["lnum"] if features.check("raqm") else None


class Label(NamedTuple):
    """A line of text: an alpha mask (mode L) whose height depends on the size alone, and the baseline in it."""

    mask: Image.Image
    baseline: int

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.mask.width


class Run(NamedTuple):
    """A piece of a line that one font draws (None: a gap), and its width in pixels."""

    font: ImageFont.FreeTypeFont | None
    text: str
    width: int


class LabelBytes(NamedTuple):
    """A label as it is kept: its mask compressed."""

    mask: PackedPicture
    baseline: int


BYTES_KEPT = 3_000_000
"""Of labels, most of which are a few hundred bytes."""
OVERHEAD = 400
"""Bytes that a label takes beside its mask."""
_labels: Lru[LabelBytes] = Lru(BYTES_KEPT, lambda label: len(label.mask.data) + OVERHEAD)
_widths: Lru[int] = Lru(8000)
_shaping = Lock()


def label(text: str, style: Style, size: int, room: int | None = None) -> Label:
    """``text`` as one line of ``size`` pixels, ending in an ellipsis where it is wider than ``room`` pixels."""
    kept = _labels.get((text, style, size, room), lambda: _in_bytes(_fitted(text, style, size, room)))
    return Label(kept.mask.read(), kept.baseline)


def _in_bytes(label: Label) -> LabelBytes:
    return LabelBytes(PackedPicture.of(label.mask), label.baseline)


def width_of(text: str, style: Style, size: int) -> int:
    """The width of the label of ``text`` in pixels, which is not drawn."""
    return _widths.get((text, style, size), lambda: _measured(text, style, size))


def _measured(text: str, style: Style, size: int) -> int:
    with _shaping:
        return _width(_sized(text, style, size))


def _fitted(text: str, style: Style, size: int, room: int | None) -> Label:
    with _shaping:
        runs = _sized(text, style, size)
        if room is None or _width(runs) <= room:
            return _draw(runs, size)
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if _width(_sized(text[:middle].rstrip() + ELLIPSIS, style, size)) <= room:
                low = middle
            else:
                high = middle - 1
        return _draw(_sized(text[:low].rstrip() + ELLIPSIS, style, size), size)


def _runs(text: str, style: Style) -> list[tuple[str, str]]:
    """Pieces of ``text`` that one font draws, as (font, piece), in the order seen from the left; "" is a gap."""
    runs: list[tuple[str, str]] = []
    for character in text:
        font = "" if character == " " else font_for(character, style)
        if font is None:
            continue
        accent = unicodedata.category(character).startswith("M")
        if font and runs and (runs[-1][0] == font or (accent and runs[-1][0] not in ("", _EMOJI))):
            runs[-1] = (runs[-1][0], runs[-1][1] + character)
        else:
            runs.append((font, character))
    return _visual_order(runs)


def _visual_order(runs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Runs in the order seen from the left: a row of right-to-left words, gaps between them included, is turned."""
    ordered: list[tuple[str, str]] = []
    turned: list[tuple[str, str]] = []
    for font, piece in runs:
        if (font and unicodedata.bidirectional(piece[0]) in ("R", "AL")) or (
            turned and (not font or piece == ELLIPSIS)
        ):
            turned.insert(0, (font, piece))
        else:
            ordered, turned = ordered + _placed(turned) + [(font, piece)], []
    return ordered + _placed(turned)


def _placed(turned: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """A turned row; a gap at its end in reading order goes to its right, before what follows."""
    return [*turned[1:], turned[0]] if len(turned) > 1 and not turned[0][0] else turned


def _sized(text: str, style: Style, size: int) -> list[Run]:
    """The pieces of a line of ``size`` pixels, as they are seen from the left."""
    pieces = []
    for name, piece in _runs(text, style):
        font = load(name, round(size * 0.86) if name == _EMOJI else size) if name else None
        wide = round(font.getlength(piece, features=FEATURES)) if font else round(size * GAP)
        pieces.append(Run(font, piece, wide))
    return pieces


def _width(runs: list[Run]) -> int:
    return max(1, sum(run.width for run in runs))


def _draw(runs: list[Run], size: int) -> Label:
    baseline, height = round(size * 1.05), round(size * 1.4)
    mask = Image.new("L", (_width(runs), height))
    pen = ImageDraw.Draw(mask)
    x = 0
    for font, piece, wide in runs:
        if font:
            pen.text((x, baseline), piece, fill=255, font=font, anchor="ls", features=FEATURES)
        x += wide
    return Label(stepped(mask), baseline)


def bolder(letters: Image.Image, by: int) -> Image.Image:
    """Letters (mode L) with edges ``by`` pixels further out: Pillow's MaxFilter, in a quarter of its time."""
    for right, down in ((1, 0), (0, 1)):
        before = letters
        for step in (*range(-by, 0), *range(1, by + 1)):
            moved = Image.new("L", letters.size)
            moved.paste(before, (right * step, down * step))
            letters = ImageChops.lighter(letters, moved)
    return letters
