"""The picture of Nim: three rows of stones."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from engine.nim.game import View
from PIL import Image, ImageDraw

from renderers.core.finish import finished
from renderers.core.kinds import BOARD, Kind
from renderers.core.picture import Picture
from renderers.core.words import words

STEP = 80


def kinds(view: View) -> tuple[Kind, ...]:
    """The heaps, and nothing else."""
    return (BOARD,)


def draw(
    view: View,
    kind: str,
    *,
    lang: str = "en",
    names: Sequence[str] | None = None,
    palette: str = "default",
    marks: Sequence[str] = (),
    closed: bool = False,
    before: View | None = None,
) -> Picture:
    """A row of stones for each heap. Raises ValueError for a kind that ``view`` cannot give."""
    if kind != BOARD.id:
        raise ValueError(f"no picture {kind!r} of this view")

    def paint() -> tuple[Any, dict[str, Any]]:
        image = Image.new("P", (5 * STEP, 3 * STEP))
        image.putpalette([240, 235, 220, 60, 60, 70])
        pen = ImageDraw.Draw(image)
        for row, stones in enumerate(view.heaps.values()):
            for at in range(stones):
                pen.ellipse((at * STEP + 10, row * STEP + 10, at * STEP + 70, row * STEP + 70), fill=1)
        return SimpleNamespace(image=image), {}

    return finished(paint, alt_text(view, kind, lang, names, closed))


def alt_text(view: View, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False) -> str:
    """How many stones each heap has."""
    say = words(lang)
    heaps = [say("nim-alt-heap", heap=heap.upper(), stones=stones) for heap, stones in view.heaps.items()]
    return say("nim-alt-table", heaps=", ".join(heaps))
