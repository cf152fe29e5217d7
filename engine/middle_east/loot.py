"""What a sacked city brings beside the point: a mina, or prisoners (rulebook, "Botín", "Prisioneros")."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.disks import gain_loot
from engine.epochs.state import State

PRISONERS: Final = 2
DEPORTERS: Final = "deportation"
"""The ability of those who must take prisoners: Assyria and Babylon."""


def spoils(s: State, seat: int) -> Flow[None]:
    """A mina, or two disks of the supply that are ready in the next growth, beside what that brings; who has fewer in
    the supply takes the mina, Assyria and Babylon only then.

    Rulebook, "Prisioneros".
    """
    choice = "talent"
    if s.supply[seat] >= PRISONERS:
        choice = "prisoners"
        if DEPORTERS not in s.facts.civilizations[s.civs[seat]].abilities:
            options = Fixed("talent", "prisoners")
            about: dict[str, str | int] = {"disks": PRISONERS}
            choice = yield from ask(Ask("spoils", seat, options, about=about))
    if choice == "talent":
        gain_loot(s, seat)
        return
    s.supply[seat] -= PRISONERS
    s.ready[seat] += PRISONERS
    s.log.add(f"{s.game}-prisoners", seat=seat, disks=PRISONERS)
