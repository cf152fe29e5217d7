"""What only this game keeps: its deities, and the forts of its mountains."""

from __future__ import annotations

import msgspec

from engine.epochs import state
from engine.epochs.state import CommonStep


class Establish(msgspec.Struct, tag=True, frozen=True):
    """A deity is paid for with disks; its temple stands in the home area."""

    seat: int
    deity: str


class Seize(msgspec.Struct, tag=True, frozen=True):
    """Temples in home areas that opponents control are carried off or destroyed."""


class Fortify(msgspec.Struct, tag=True, frozen=True):
    """Forts come to the mountains under control."""


Step = CommonStep | Establish | Seize | Fortify


class Deity(msgspec.Struct):
    """owner: who worships it, -1 nobody. holder: where its temple is, its owner's home or a captor's; -1 destroyed."""

    owner: int = -1
    holder: int = -1


class State(state.State, kw_only=True):
    """A game of the toy. forts: by area the faction whose fort stands there, -1 for none."""

    agenda: list[Step]
    deities: dict[str, Deity]
    forts: list[int]
