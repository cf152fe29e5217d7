"""Keeps Python's garbage collector away from the objects that every start makes.

A full collection looks at every object there is, while all threads stand still: a tenth of a second for modules, texts
and facts alone, which are never garbage. Frozen, they are not looked at, and it takes a few milliseconds.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 5000
"""New objects after which the collector looks for garbage among them: an answer makes some thousands."""


def freeze_startup_objects() -> None:
    """Exempt every object made so far from garbage collection, to the end of the program."""
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
