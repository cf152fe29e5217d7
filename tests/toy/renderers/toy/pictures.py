"""Pictures of the toy: its points as lines of text, a hand as a line of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from engine.toy.game import View
from PIL import Image

from renderers.core.finish import finished
from renderers.core.kinds import BOARD, HAND, Kind
from renderers.core.labels import label
from renderers.core.picture import Picture
from renderers.core.words import words


def kinds(view: View) -> tuple[Kind, ...]:
    """The board, and a hand where one is seen."""
    return (BOARD,) if view.hand is None else (BOARD, HAND)


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
    """The alt text as a picture. Raises ValueError for a kind that ``view`` cannot give."""
    if kind not in [item.id for item in kinds(view)]:
        raise ValueError(f"no picture {kind!r} of this view")
    alt = alt_text(view, kind, lang, names, closed)

    def paint() -> tuple[Any, dict[str, Any]]:
        image = Image.new("P", (800, 60))
        image.putpalette([0, 0, 0, 255, 255, 255])
        image.paste(1, (10, 10), label(alt, "text", 28, 780).mask)
        return SimpleNamespace(image=image), {}

    return finished(paint, alt)


def alt_text(view: View, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False) -> str:
    """Everybody's points, or the cards in hand."""
    say = words(lang)
    if kind == "hand":
        return say("toy-alt-hand", cards=", ".join(map(str, view.hand or ())))
    called = names or [str(item.seat + 1) for item in view.seats]
    points = [
        say("toy-alt-points", name=name, points=item.points) for name, item in zip(called, view.seats, strict=True)
    ]
    return say("toy-alt-table", rounds=view.rounds, points="; ".join(points))
