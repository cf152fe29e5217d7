"""A position of the Inner Sea as text, for transcripts: as of all games of epochs, and its wonders."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cli import epochs
from engine.cli.epochs import figures, kinds, own
from engine.inner_sea.view import InnerSeaView

__all__ = ["board", "figures", "kinds", "own"]


def board(view: InnerSeaView, names: Sequence[str]) -> list[str]:
    """The stacks of every area, wonders, and everybody's open facts."""
    built = [wonder for wonder in view.wonders if wonder.status != "available"]
    return epochs.board(view, names, [f"wonder {wonder.key}: {wonder.status} in {wonder.area}" for wonder in built])
