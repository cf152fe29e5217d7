"""What deities are worth to the sensible player: to establish one, build it again, give it back. In points a turn."""

from __future__ import annotations

from typing import Final

from engine.epochs.computer.card_sense import CARD, TALENT, CardSense, resources_cost
from engine.epochs.computer.sight import own_sides
from engine.epochs.computer.worth import disk_worth, turns_left
from engine.middle_east.computer.sight import MiddleEastSight
from engine.middle_east.establishing import LEAST_DISKS, PRICE, REBUILDING, RETURN_COST, RETURN_POINTS

TEMPLE: Final = 1.0
"""What the temple of a deity brings a turn, in points."""

OTHERS: Final = {
    "god_of_the_dead": 1.2 * CARD,
    "god_of_war": 0.5,
    "god_of_the_skies": 0.45,
    "god_of_peace": 0.3,
    "father_of_the_gods": 0.25,
}
"""What the benefit of a deity brings a turn, where that does not depend on the time left."""


def benefit(see: MiddleEastSight, key: str) -> float:
    """What the benefit of a deity brings a turn."""
    if key == "god_of_the_forge":
        return 2 * TALENT
    return 2 * disk_worth(see) if key == "earth_mother_goddess" else OTHERS.get(key, 0.0)


def own_deity(see: MiddleEastSight) -> str:
    """The deity whose card the seat has, "" for none."""
    return next((key for key, deity in see.deities.items() if deity.owner == see.seat), "")


def owns(see: MiddleEastSight, target: str) -> bool:
    """Whether a target is a deity of the player's, of any of its civilizations."""
    kind, _, key = target.partition(":")
    return kind == "deity" and key in see.deities and see.deities[key].owner in own_sides(see)


def establishing(sense: CardSense, see: MiddleEastSight, key: str) -> float:
    """What a deity brings, less its price."""
    return TEMPLE + benefit(see, key) - resources_cost(sense, see, disks=LEAST_DISKS, total=PRICE)


def rebuilding(sense: CardSense, see: MiddleEastSight, key: str) -> float:
    """What a temple that stands again brings, with those it lets count, less its price."""
    temples = sum(deity.holder == see.seat for deity in see.deities.values())
    return TEMPLE + temples - resources_cost(sense, see, disks=0, total=REBUILDING)


def returning(see: MiddleEastSight, key: str) -> float:
    """Two points at once are better than one a turn where the own temple does not stand; only while its owner has time
    to build again.
    """
    gain = (RETURN_POINTS - counts_to_come(see)) / turns_left(see)
    return gain if regained(see) > 0 else -gain


def counts_to_come(see: MiddleEastSight) -> float:
    """How many points a captured temple still brings, about."""
    return turns_left(see) if see.is_active else 0.5


def requesting(see: MiddleEastSight, key: str) -> float:
    """Its holder gives it only where it brings nothing: while the captor's own temple does not stand."""
    captor = see.deities[key].holder
    stands = any(deity.owner == captor and deity.status == "established" for deity in see.deities.values())
    return -TEMPLE if stands else regained(see)


def regained(see: MiddleEastSight) -> float:
    """What the own temple would bring once it stands again, less what it costs and gives the captor."""
    return TEMPLE - (RETURN_COST + RETURN_POINTS / 2 + REBUILDING * TALENT) / turns_left(see)


def converting(see: MiddleEastSight, number: int) -> float:
    """Another deity free of charge: worth most where the own one brings nothing; Monotheism counts twice."""
    own = own_deity(see)
    if own == "monotheism":
        return -1.0
    standing = bool(own) and see.deities[own].status == "established"
    return 2 * TEMPLE - (TEMPLE + benefit(see, own) if standing else 0.0)
