"""Pictures that no renderer should make: worker processes import this module when they are told its name.

Making the first pictures ready never ends there: whoever asks for one is served all the same.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import Any

from bot.workers import frames
from renderers.core import warm
from renderers.core.picture import Picture
from renderers.tigris import pictures

_real = pictures.draw


def draw(view: Any, kind: str, **wishes: Any) -> Picture:
    """The real picture, unless a mark says what is to happen."""
    marks = wishes.pop("marks")
    for mark in marks:
        if mark == "hangs":
            while True:
                time.sleep(1)
        if mark == "spins":
            while True:
                pass
        if mark == "dies":
            os._exit(1)
        if mark == "fails":
            raise RuntimeError(wishes["names"])
        if mark == "prints":
            print("x" * 100_000, flush=True)
    return _real(view, kind, marks=[mark for mark in marks if mark.isupper()], **wishes)


pictures.draw = draw
frames.PAUSE = 0.05


def warming() -> Iterator[str]:
    """Never ends."""
    while True:
        time.sleep(0.01)
        yield "tigris"


warm.warming = warming
