"""What differs between two views: the disks and wonders that a reader has not seen as they are now."""

from __future__ import annotations

import msgspec

from engine.epochs.view import Change
from engine.inner_sea.view import InnerSeaView
from renderers.inner_sea.geography import rank

LOOK = "look"
"""In the place of a phase: changes are counted from when the reader last looked."""


def since(view: InnerSeaView, before: InnerSeaView) -> InnerSeaView:
    """``view`` with its marks of change counted from ``before``, an older view of the same game, not from a phase.

    Every stack whose number of disks differs is in ``changes``, every wonder built since in ``raised``.
    """
    old, new = ({(one.area, one.seat): one.disks for one in seen.stacks} for seen in (before, view))
    keys = sorted({**old, **new}, key=lambda key: (rank(key[0]), len(view.seats) if key[1] is None else key[1]))
    changes = tuple(
        Change(*key, old.get(key, 0), new.get(key, 0)) for key in keys if old.get(key, 0) != new.get(key, 0)
    )
    stood = {(wonder.key, wonder.area) for wonder in before.wonders if wonder.status == "built"}
    raised = tuple(
        wonder.key for wonder in view.wonders if wonder.status == "built" and (wonder.key, wonder.area) not in stood
    )
    return msgspec.structs.replace(view, changes=changes, raised=raised, since=LOOK)
