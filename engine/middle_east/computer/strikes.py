"""What cards that strike places and people bring the sensible player: the losses of others less its own, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.computers.sums import float_sum
from engine.epochs.computer.card_sense import UNWISE, stack_target, value_of_stack_losses
from engine.epochs.computer.grounds import CITY
from engine.epochs.computer.sight import own_sides, rivals
from engine.epochs.computer.worth import others_in, threat
from engine.middle_east.computer.sight import MiddleEastSight

ALL: Final = 99
BOTHER: Final = 0.3
"""What a strike must bring to be worth a card."""

SELF: Final = 3.0
"""How much worse Barbarians beside the player are than they are good beside others."""

Hits = list[tuple[int, int]]


def land_near(see: MiddleEastSight, area: int, *grounds: str) -> list[int]:
    """Land areas next to an area, of some grounds or of all."""
    ground_of = see.facts.board.grounds
    return [
        near
        for near in see.map.neighbours[area]
        if see.map.is_land[near] and (not grounds or ground_of[near] in grounds)
    ]


def _sandstorm(see: MiddleEastSight, area: int) -> Hits:
    return [(area, 1), *((near, 1) for near in see.map.neighbours[area])]


def _storm(see: MiddleEastSight, area: int) -> Hits:
    return [(area, ALL), *((near, 1) for near in land_near(see, area))]


def _volcano(see: MiddleEastSight, area: int) -> Hits:
    return [(area, ALL), *((near, 1) for near in land_near(see, area))]


def _locusts(see: MiddleEastSight, area: int) -> Hits:
    return [(area, 2), *((near, 1) for near in land_near(see, area, "fertile", "plain"))]


def _earthquake(see: MiddleEastSight, area: int) -> Hits:
    return [(area, 2)]


def _biblical_earthquake(see: MiddleEastSight, area: int) -> Hits:
    return [(area, 2), *((near, 1) for near in land_near(see, area))]


STRIKES: Final[dict[str, tuple[Callable[[MiddleEastSight, int], Hits], tuple[str, ...], bool]]] = {
    "sandstorm": (_sandstorm, ("desert",), False),
    "storm_at_sea": (_storm, ("shallow",), True),
    "volcano": (_volcano, ("mountain",), True),
    "plague_of_locusts": (_locusts, ("fertile",), False),
    "earthquake": (_earthquake, (), False),
    "biblical_earthquake": (_biblical_earthquake, (), True),
}
"""By card: which disks go where one area is chosen, the grounds it may be of ((): a mountain or a city), whether one's
own go too.
"""


def toll(see: MiddleEastSight, key: str, area: int) -> float:
    """What it brings to let a card strike here."""
    hits, grounds, own = STRIKES[key]
    here = see.facts.board.grounds[area]
    if here not in grounds if grounds else here != "mountain" and not _has_city(see, area):
        return UNWISE
    # On land a storm reaches cities alone.
    least = CITY if here == "shallow" else 1
    losses = (
        value_of_stack_losses(see, place, disks, least if see.map.is_land[place] else 1, own=own)
        for place, disks in hits(see, area)
    )
    return float_sum(losses) - BOTHER


def _has_city(see: MiddleEastSight, area: int) -> bool:
    return see.map.is_land[area] and any(see.disks[seat][area] >= CITY for seat in range(see.seats))


def flood(see: MiddleEastSight, number: int) -> float:
    """Every city on fertile land loses a disk."""
    grounds = see.facts.board.grounds
    fertile = (area for area in see.map.land if grounds[area] == "fertile")
    return float_sum(value_of_stack_losses(see, area, 1, CITY) for area in fertile) - BOTHER


def plague(see: MiddleEastSight, option: str) -> float:
    """A city, with those around it, the player's own among them."""
    _, name, faction = option.split(":")
    area = see.facts.board.number[name]
    around = float_sum(value_of_stack_losses(see, near, 1, CITY) for near in land_near(see, area))
    return stack_target(see, area, int(faction)) + 2.0 * around


def barbarians(see: MiddleEastSight, option: str) -> float:
    """Where Barbarians trouble others and not the player: in an area and around it."""
    area = see.facts.board.number[option.split(":")[1]]
    return trouble(see, area) + 0.5 * float_sum(trouble(see, near) for near in see.map.neighbours[area])


def rebels(see: MiddleEastSight, option: str) -> float:
    """Where Barbarians trouble others and not the player: in an area."""
    return trouble(see, see.facts.board.number[option.split(":")[1]])


def trouble(see: MiddleEastSight, area: int) -> float:
    """How much Barbarians in an area would hurt others, more those who are ahead, less what they hurt the player."""
    ahead = max(1.0, *(threat(see, seat) for seat in range(see.seats)))
    theirs = float_sum(see.disks[seat][area] * (0.5 + threat(see, seat) / ahead) for seat in rivals(see))
    return theirs - SELF * sum(see.disks[side][area] for side in own_sides(see))


def victim(loss: Callable[[MiddleEastSight, int], float]) -> Callable[[MiddleEastSight, str], float]:
    """How good an opponent is as a card's target: by what it would lose, more for the seat that is ahead."""

    def score(see: MiddleEastSight, option: str) -> float:
        seat = int(option.rpartition(":")[2])
        ahead = max(1.0, *(threat(see, other) for other in rivals(see)))
        return loss(see, seat) * (0.5 + threat(see, seat) / ahead)

    return score


def stacks_on(see: MiddleEastSight, seat: int, least: int, most: int, *grounds: str) -> int:
    """How many stacks of a size a seat has on land, of some grounds or of all."""
    ground_of, own = see.facts.board.grounds, see.disks[seat]
    return sum(least <= own[area] <= most and (not grounds or ground_of[area] in grounds) for area in see.map.land)


def into_desert(see: MiddleEastSight, option: str) -> float:
    """Whose disks to drive away, and where to: far from the player's own."""
    verb, name, *faction = option.split(":")
    area = see.facts.board.number[name]
    if verb == "stack":
        return stack_target(see, area, int(faction[0]))
    return -float_sum(
        see.disks[side][area] + 0.2 * sum(see.disks[side][near] for near in see.map.neighbours[area])
        for side in own_sides(see)
    )


def partner(see: MiddleEastSight, option: str) -> float:
    """Who is least ahead, where a card gives somebody something."""
    return -threat(see, int(option.rpartition(":")[2]))


def hired(see: MiddleEastSight, option: str) -> float:
    """Whose fight a captain is hired out for: not against the player, rather against the leader than for it."""
    _, name, faction = option.split(":")
    area = see.facts.board.number[name]
    against = float_sum(threat(see, seat) for seat in rivals(see) if see.disks[seat][area] and seat != int(faction))
    return against - threat(see, int(faction)) - ALL * any(see.disks[side][area] for side in own_sides(see))


def others_fight(see: MiddleEastSight) -> bool:
    """Whether civilizations fight somewhere without the player."""
    return any(
        len(others_in(see, area)) > 1 and sum(others_in(see, area)) > 2
        for area in see.map.areas
        if any(see.disks[seat][area] for seat in range(see.seats))
        and not any(see.disks[side][area] for side in own_sides(see))
    )


def weak(see: MiddleEastSight, area: int) -> bool:
    """Whether a fight cannot be won by disks alone."""
    return max(others_in(see, area), default=0) > see.disks[see.seat][area] + see.allies[see.seat][area]
