"""Text as bitmaps, drawn once and kept: shaping is the dearest part of a picture."""

from __future__ import annotations

import unicodedata
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageDraw, features

from renderers.core.cache import Lru
from renderers.core.fonts import Style, font_for, load

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


_labels: Lru[Label] = Lru(2000)
_shaping = Lock()


def label(text: str, style: Style, size: int, room: int | None = None) -> Label:
    """``text`` as one line of ``size`` pixels, ending in an ellipsis where it is wider than ``room`` pixels."""
    return _labels.get((text, style, size, room), lambda: _fitted(text, style, size, room))


def _fitted(text: str, style: Style, size: int, room: int | None) -> Label:
    with _shaping:
        drawn = _draw(text, style, size)
        if room is None or drawn.width <= room:
            return drawn
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if _draw(text[:middle].rstrip() + ELLIPSIS, style, size).width <= room:
                low = middle
            else:
                high = middle - 1
        return _draw(text[:low].rstrip() + ELLIPSIS, style, size)


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
    return _seen(runs)


def _seen(runs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Runs in the order seen from the left: a row of right-to-left words, gaps between them included, is turned."""
    seen: list[tuple[str, str]] = []
    turned: list[tuple[str, str]] = []
    for font, piece in runs:
        if (font and unicodedata.bidirectional(piece[0]) in ("R", "AL")) or (
            turned and (not font or piece == ELLIPSIS)
        ):
            turned.insert(0, (font, piece))
        else:
            seen, turned = seen + _placed(turned) + [(font, piece)], []
    return seen + _placed(turned)


def _placed(turned: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """A turned row; a gap at its end in reading order goes to its right, before what follows."""
    return [*turned[1:], turned[0]] if len(turned) > 1 and not turned[0][0] else turned


def _draw(text: str, style: Style, size: int) -> Label:
    gap = round(size * GAP)
    runs = [
        (load(font, round(size * 0.86) if font == _EMOJI else size) if font else None, piece)
        for font, piece in _runs(text, style)
    ]
    widths = [round(font.getlength(piece, features=FEATURES)) if font else gap for font, piece in runs]
    baseline, height = round(size * 1.05), round(size * 1.4)
    mask = Image.new("L", (max(1, sum(widths)), height))
    pen = ImageDraw.Draw(mask)
    x = 0
    for (font, piece), width in zip(runs, widths, strict=True):
        if font:
            pen.text((x, baseline), piece, fill=255, font=font, anchor="ls", features=FEATURES)
        x += width
    return Label(mask, baseline)
