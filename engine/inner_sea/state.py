"""What only the Inner Sea keeps: its wonders, who has invoked Aeneas, and the steps that go with them."""

from __future__ import annotations

from functools import cached_property

import msgspec

from engine.epochs import state
from engine.epochs.state import CommonStep
from engine.inner_sea.wonder_facts import REGISTERED, InnerSeaFacts


class BuildWonder(msgspec.Struct, tag=True, frozen=True):
    """A wonder is paid for and placed (rulebook, "Construir una maravilla")."""

    seat: int
    wonder: str


class Aeneas(msgspec.Struct, tag=True, frozen=True):
    """A civilization far behind may begin anew (rulebook, "Paso de Eneas")."""

    seat: int


class AeneasDeployment(msgspec.Struct, tag=True, frozen=True):
    """The disks of a civilization that begins anew (rulebook, "Paso de Eneas", 5)."""

    seat: int


Step = CommonStep | BuildWonder | Aeneas | AeneasDeployment


class WonderState(msgspec.Struct):
    """A wonder: "available", "built" or "buried"; whose, where its block stands, disks on its card."""

    status: str = "available"
    owner: int = -1
    area: int = -1
    disks: int = 0
    used: int = 0


class State(state.State, kw_only=True):
    """A game of the Inner Sea. aeneas: by seat, whether it has begun anew."""

    agenda: list[Step]
    wonders: dict[str, WonderState]
    aeneas: list[bool]

    @cached_property
    def facts(self) -> InnerSeaFacts:
        """All facts of this game, its wonders too."""
        return REGISTERED[self.game]
