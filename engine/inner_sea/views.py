"""From the state to what one seat may see: the only way out."""

from __future__ import annotations

from engine.epochs.views import view_of
from engine.inner_sea.building import wonder_active
from engine.inner_sea.state import State
from engine.inner_sea.view import InnerSeaView, WonderView


def view(s: State, viewer: int | None) -> InnerSeaView:
    """The game as ``viewer`` (None: the public) sees it."""
    return view_of(InnerSeaView, s, viewer, s.aeneas, wonders=_wonders(s))


def _wonders(s: State) -> tuple[WonderView, ...]:
    ids = s.board.ids
    return tuple(
        WonderView(
            key,
            wonder.status,
            wonder.owner if wonder.owner >= 0 else None,
            ids[wonder.area] if wonder.area >= 0 else None,
            wonder.disks,
            wonder.status == "built" and wonder_active(s, key),
        )
        for key, wonder in sorted(s.wonders.items())
    )
