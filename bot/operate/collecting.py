"""Keeps Python's garbage collector away from what the program is made of.

A full collection looks at every object there is, while all threads stand still: a tenth of a second for modules, texts
and facts alone, which are never garbage. Set aside, they are not looked at, and it takes a few milliseconds.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 5000
"""New objects after which the collector looks for garbage among them: an answer makes some thousands."""


def set_aside() -> None:
    """Whatever has been made by now stays to the end of the program, and is looked at by no collection any more."""
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
