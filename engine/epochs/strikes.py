"""Disks that go from many areas at the same time: each civilization says in one answer what it gives for them.

Rulebook, "Eliminación de discos", "Bajas alternativas".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Flow
from engine.epochs.areas import in_turn_order
from engine.epochs.competition import removable_disks
from engine.epochs.disks import at_stake
from engine.epochs.losses_together import lose_in
from engine.epochs.state import State

BECAUSE: Final = "strike"
"""What the question "losses" says of such disks."""


def strike(s: State, by: int, hits: Sequence[tuple[int, int, int]], *, is_payable: bool = True) -> Flow[int]:
    """Take disks off many stacks for a card that ``by`` has played; returns how many went.

    hits: faction, area and number, each stack once. In turn order every civilization answers once for all
    its own. is_payable: False where the card says that
    nothing can be given instead. Rulebook, "Eliminación de discos".
    """
    losses = 0
    for faction in in_turn_order(s, {faction for faction, _, _ in hits}):
        due: dict[int, int] = {}
        for victim, area, count in hits:
            if victim == faction and (stack := at_stake(s, faction, area)):
                due[area] = min(stack, removable_disks(s, by, faction, area, count))
        losses += yield from lose_in(s, faction, due, BECAUSE, is_payable=is_payable)
    return losses
