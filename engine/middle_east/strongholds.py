"""Strongholds: a grey cube beside the disks of a faction in a mountain it controls.

Rulebook, "Paso de Fortalezas", "Cubos de Fortaleza en Competición".
"""

from __future__ import annotations

from typing import Final

from engine.epochs.areas import in_play
from engine.epochs.facts import Bulwark
from engine.middle_east.state import RaiseStrongholds, State

NOBODY: Final = -1


def raising(s: State) -> list[RaiseStrongholds]:
    """As growth begins (rulebook, "Paso de Fortalezas")."""
    return [RaiseStrongholds()]


def raise_strongholds(s: State, step: RaiseStrongholds) -> None:
    """Every faction, the Barbarians too, gets a stronghold in each mountain it controls that has none.

    Rulebook, "Paso de Fortalezas".
    """
    grounds = s.board.grounds
    for area in in_play(s).land:
        if grounds[area] == "mountain" and s.strongholds[area] == NOBODY:
            present = [faction for faction, disks in enumerate(s.disks) if disks[area]]
            if len(present) == 1:
                build(s, present[0], area)


def build(s: State, faction: int, area: int) -> None:
    """A stronghold comes to a faction's disks in a mountain (rulebook, "Paso de Fortalezas")."""
    s.strongholds[area] = faction
    s.log.add(f"{s.game}-stronghold", seat=faction, area=s.board.ids[area])


def stronghold(s: State, area: int) -> int:
    """The faction whose stronghold stands in the area, -1 for none."""
    return s.strongholds[area]


def raze(s: State, area: int) -> None:
    """A stronghold goes, whosever it is; nothing where there is none."""
    if s.strongholds[area] != NOBODY:
        s.log.add(f"{s.game}-stronghold-gone", seat=s.strongholds[area], area=s.board.ids[area])
        s.strongholds[area] = NOBODY


def fall(s: State, faction: int, area: int) -> None:
    """The faction's stronghold goes in place of the disk under it (rulebook, "Cubos de Fortaleza en Competición")."""
    if s.strongholds[area] == faction:
        raze(s, area)


STRONGHOLDS: Final = Bulwark(stronghold, fall, fall)
"""It also goes with the last disk of its faction (rulebook, "Colocación y Retirada de Discos")."""
