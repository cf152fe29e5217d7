"""What differs between two views: the disks that a reader has not seen as they are now."""

from __future__ import annotations

from engine.epochs.view import Change, EpochsView
from renderers.maps.atlas import Atlas

LOOK = "look"
"""In the place of a phase: changes are counted from when the reader last looked."""


def changed_stacks(atlas: Atlas, view: EpochsView, before: EpochsView) -> tuple[Change, ...]:
    """Every stack whose number of disks differs from ``before``, an older view of the game, in the order of areas."""
    old, new = ({(one.area, one.seat): one.disks for one in one_view.stacks} for one_view in (before, view))
    keys = sorted({**old, **new}, key=lambda key: (atlas.rank(key[0]), len(view.seats) if key[1] is None else key[1]))
    return tuple(Change(*key, old.get(key, 0), new.get(key, 0)) for key in keys if old.get(key, 0) != new.get(key, 0))
