"""A position of the Middle East as text, for transcripts: as of all games of epochs, with deities and strongholds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cli import epochs
from engine.cli.epochs import figures, kinds, own
from engine.middle_east.view import DeityView, MiddleEastView

__all__ = ["board", "figures", "kinds", "own"]


def board(view: MiddleEastView, names: Sequence[str]) -> list[str]:
    """The stacks of every area, deities, strongholds, marked areas, and everybody's open facts."""
    leaders = epochs.leaders(view, names)
    deities = [_deity(item, leaders) for item in view.deities if item.status != "available"]
    cubes = [f"{item.area} {'B' if item.seat is None else item.seat + 1}" for item in view.strongholds]
    strongholds = [f"strongholds: {', '.join(cubes)}"] if cubes else []
    sites = [f"{item.card} in {item.area}" for item in view.sites]
    return epochs.board(view, names, [*deities, *strongholds, *sites])


def _deity(item: DeityView, names: Sequence[str]) -> str:
    where = f" in {item.area}" if item.area else f" by {names[item.holder]}" if item.holder is not None else ""
    owner = f" of {names[item.owner]}" if item.owner is not None else ""
    return f"deity {item.key}{owner}: {item.status}{where}"
