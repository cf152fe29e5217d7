"""A city that is sacked brings a talent, or two prisoners who grow next turn."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.state import State

PRISONERS = 2


def spoils(s: State, seat: int) -> Flow[None]:
    """Prisoners are disks of the supply."""
    if (
        s.supply[seat] >= PRISONERS
        and (yield from ask(Ask("spoils", seat, Fixed("talent", "prisoners")))) == "prisoners"
    ):
        s.supply[seat] -= PRISONERS
        s.ready[seat] += PRISONERS
    else:
        s.loot[seat] += 1
