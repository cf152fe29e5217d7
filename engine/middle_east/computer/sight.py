"""What a computer player of the Middle East sees: what all games of the family show, strongholds, deities and homes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.epochs.areas import home_of
from engine.epochs.computer.grounds import LAND, SHALLOW, Ground
from engine.epochs.computer.sight import Sight, see
from engine.epochs.computer.turns import turns_to_come
from engine.epochs.sides import others_led
from engine.middle_east.deities import is_active, temple_points
from engine.middle_east.deity_facts import MiddleEastFacts
from engine.middle_east.state import Deity, State

FERTILE: Final = Ground((0.0, 1.0, 1.0, 1.0), (0.0, 0.0, 0.05, 1.1), 0.04)
"""Under control it brings a disk of growth however many stand there."""

MOUNTAIN: Final = Ground((0.0, 0.15, 0.5, 0.0), (0.0, 0.06, 0.12, 1.15), 0.04)
"""Two settlements bring one disk; a stronghold comes by itself."""

DESERT: Final = Ground((0.0, 0.1, 0.1), (0.0, 0.02, 0.04))
"""It brings partners and ways, no more; two disks at most."""

GROUNDS: Final[Mapping[str, Ground]] = MappingProxyType(
    {"fertile": FERTILE, "plain": LAND, "mountain": MOUNTAIN, "desert": DESERT, "shallow": SHALLOW}
)

HOME: Final = 0.15
BENEFIT: Final = 0.4
"""What an own home brings a turn without a temple, and what the benefit of a deity brings."""

SITE: Final = 0.5
"""What a marked area (Mountain of Gold, Oasis, Fishing Grounds) brings whoever controls it."""

CAPTURE: Final = 1.4
"""What the capture of a temple brings at once, in points: one, and a mina."""


GODLESS: Final = 0.3
"""What it brings to destroy the temple of somebody else."""


class MiddleEastSight(Sight, frozen=True, kw_only=True):
    """The position as one seat sees it, with strongholds (``walls``), deities, all homes, the turn order."""

    facts: MiddleEastFacts
    grounds: Mapping[str, Ground] = GROUNDS
    deities: Mapping[str, Deity]
    homes: Sequence[int]
    order: Sequence[int]
    is_active: bool


def sight(s: State, seat: int) -> MiddleEastSight:
    """What this seat sees."""
    return see(
        MiddleEastSight,
        s,
        seat,
        walls=s.strongholds,
        stakes=stakes(s, seat),
        deities=s.deities,
        homes=s.homes,
        order=s.order,
        is_active=is_active(s, seat),
    )


def stakes(s: State, seat: int) -> dict[int, float]:
    """By area, what control of it brings beside its ground: marked areas, the own home with its temple, and the homes
    of others in which a temple stands.
    """
    values = dict.fromkeys(s.sites.values(), SITE)
    turns = turns_to_come(s.rules.epochs, s.epoch, s.turn)
    owned, temples_of, siblings = [""] * s.seats, [0] * s.seats, others_led(s, seat)
    for key, deity in s.deities.items():
        if deity.owner >= 0:
            owned[deity.owner] = key
        if deity.holder >= 0:
            temples_of[deity.holder] += 1
    for other, key in enumerate(owned):
        if s.homes[other] < 0 or other in siblings:
            continue
        if other == seat:
            stake = HOME + (BENEFIT if key else 0.0) + temple_points(s, seat)
        else:
            standing = bool(key) and s.deities[key].status == "established"
            temples = standing + temples_of[other]
            stake = standing * CAPTURE / turns + (temples if owned[seat] else GODLESS * temples)
        if stake:
            area = home_of(s, other)
            values[area] = values.get(area, 0.0) + round(stake, 2)
    return values
