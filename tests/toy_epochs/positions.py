"""Positions of the toy: "elam 2, gulf" a seat, as in the cases of the Inner Sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.epochs.facts import facts_of
from tests.cases.answers import Table
from tests.cases.epochs import disks_of, made
from tests.toy_epochs.game import GAME
from tests.toy_epochs.state import Deity, State, Step

HOMES = ("ur_north", "elam", "mari")


def position(
    *disks: str,
    steps: Sequence[Step] = (),
    barbarians: str = "",
    chosen: bool = True,
    deities: Mapping[str, Deity] | None = None,
    forts: Mapping[str, int] | None = None,
    until: Any = None,
    **more: Any,
) -> Table:
    """A table with these steps to play. Ur, Elam, Mari, or not ``chosen`` yet; forts: area -> faction."""
    number = facts_of(GAME.meta.id).board.number
    seats = len(disks)
    civs = ("ur", "elam", "mari")[:seats] if chosen else ("",) * seats
    standing = [-1] * len(number)
    for area, faction in (forts or {}).items():
        standing[number[area]] = faction
    s = made(
        State,
        GAME.meta.id,
        civs,
        [*map(disks_of, disks), disks_of(barbarians)],
        steps=steps,
        homes=[number[home] for home in HOMES[:seats]] if chosen else [-1] * seats,
        deities={"storm": Deity(), "sun": Deity(), **(deities or {})},
        forts=standing,
        **more,
    )
    return Table(GAME, s, until)
