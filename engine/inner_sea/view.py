"""What a seat may see of a game of the Inner Sea beside what all games of the family show."""

from __future__ import annotations

import msgspec

from engine.epochs.view import EpochsView


class WonderView(msgspec.Struct, frozen=True):
    """A wonder: "available", "built" or "buried"; ``active`` while its owner occupies the area of its block."""

    key: str
    status: str
    owner: int | None = None
    area: str | None = None
    disks: int = 0
    active: bool = False


class InnerSeaView(EpochsView, frozen=True, kw_only=True):
    """A game of the Inner Sea as ``viewer`` sees it."""

    wonders: tuple[WonderView, ...]
