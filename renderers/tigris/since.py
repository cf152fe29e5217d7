"""What differs between two views: the squares that a reader has not seen as they are now."""

from __future__ import annotations

import msgspec

from engine.tigris.boards import CELL_NAMES
from engine.tigris.view import TigrisView
from renderers.tigris.squares import EMPTY, Square, squares


def since(view: TigrisView, before: TigrisView) -> TigrisView:
    """``view`` with every square in ``changed`` that has changed since ``before``, in reading order.

    ``before`` is an older view of the same game. Tiles, leaders, treasures, catastrophes, buildings, monuments and the
    union tile count; the borders of kingdoms do not, because they follow from them.
    """
    old, new = (_pieces(one) for one in (before, view))
    changed = tuple(cell for cell in CELL_NAMES if old.get(cell, EMPTY) != new.get(cell, EMPTY))
    return msgspec.structs.replace(view, changed=changed)


def _pieces(view: TigrisView) -> dict[str, Square]:
    return {cell: square._replace(edges="", mark="", joined="") for cell, square in squares(view).items()}
