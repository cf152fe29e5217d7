"""What stacks are worth to a computer player: rules of thumb, in points a turn.

A settlement brings a disk a turn, a city a point; what a disk to come is worth shrinks with the turns left to use it.
What the ground of an area brings is the game's to say (engine.epochs.computer.grounds).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.epochs.computer.grounds import CITY, Ground
from engine.epochs.computer.sight import Sight

TURNS_AN_EPOCH: Final = 3.2
"""How many turns an epoch has about: four at most, sudden death may end it from the second on."""

LONG: Final = 13.0
MOST: Final = 0.8
HURT: Final = 0.12
"""What a disk that an opponent loses is worth."""

SHARED: Final = 0.4
"""What is left of the worth of an area that one is not alone in."""


def turns_to_come(epochs: int, epoch: int, turn: int) -> float:
    """About how many victory counts are still to come in a game of ``epochs`` epochs; at least a half."""
    return max(0.5, (epochs - epoch) * TURNS_AN_EPOCH + TURNS_AN_EPOCH + 0.5 - turn)


def turns_left(see: Sight) -> float:
    """How many victory counts are still to come, about; half a one at least."""
    return turns_to_come(see.epochs, see.epoch, see.turn)


def disk_worth(see: Sight) -> float:
    """What one more disk each turn is worth, to a hundredth so that stacks can be remembered."""
    return round(min(MOST, turns_left(see) / LONG), 2)


@lru_cache(maxsize=4096)
def after_fight(strengths: tuple[int, ...]) -> tuple[int, ...]:
    """What is left of these stacks when nobody plays a card (rulebook, "Procedimiento para la competición", 4)."""
    stacks = list(strengths)
    while sum(map(bool, stacks)) > 1 and max(stacks) > 1:
        has_lost: set[int] = set()
        size = 1
        while sum(map(bool, stacks)) > 1 and max(stacks) > 1 and len(has_lost) < len(stacks) and size <= max(strengths):
            for place, disks in enumerate(stacks):
                if disks == size and place not in has_lost:
                    stacks[place] -= 1
                    has_lost.add(place)
            size += 1
    return tuple(stacks)


@lru_cache(maxsize=65536)
def stack_worth(
    ground: Ground, own: int, others: tuple[int, ...], worth: float, wall: int = 0, stake: float = 0.0
) -> float:
    """What ``own`` disks in an area are worth when the next competition is over; ``others``: who else is there.

    wall: what stands with the own disks and falls before them. stake: what control of this area brings by itself.
    """
    if not own:
        return 0.0
    if not ground.is_fought:
        return at_peace(ground, own, worth)
    if not others:
        return at_peace(ground, own, worth) + stake
    stacks = after_fight((own + wall, *others))
    if not stacks[0]:
        return 0.0
    killed = sum(others) - sum(stacks[1:])
    share = 1.0 if not any(stacks[1:]) else SHARED
    return share * (at_peace(ground, min(own, stacks[0]), worth) + stake) + HURT * killed


def at_peace(ground: Ground, own: int, worth: float) -> float:
    """What ``own`` disks bring where nobody else is; ``worth``: of one disk more each turn."""
    stack = min(own, len(ground.points) - 1)
    return ground.points[stack] + ground.growth[stack] * worth + ground.spare * (own - stack)


@lru_cache(maxsize=65536)
def gain(
    ground: Ground,
    full: int,
    own: int,
    others: tuple[int, ...],
    ready: int,
    worth: float,
    wall: int = 0,
    stake: float = 0.0,
) -> float:
    """The most a disk brings here, by the disk: a few together may be worth it where a single one is not."""
    now = stack_worth(ground, own, others, worth, wall, stake)
    most = min(ready, full - own)
    return max(
        ((stack_worth(ground, own + more, others, worth, wall, stake) - now) / more for more in range(1, most + 1)),
        default=0.0,
    )


def others_in(see: Sight, area: int) -> tuple[int, ...]:
    """The strengths of all opposing factions in an area, with what stands with their disks."""
    # Asked more often than anything else: loops are left to the interpreter.
    stacks = [disks[area] for disks in see.disks]
    guarded = see.walls[area] if see.walls else -1
    if guarded >= 0 and stacks[guarded]:
        stacks[guarded] += 1
    stacks[see.seat] = 0
    return tuple(filter(None, stacks))


def wall(see: Sight, faction: int, area: int) -> int:
    """Whether something stands with the disks of a faction and falls before them, as a number of disks."""
    return int(bool(see.walls) and see.walls[area] == faction)


def worth_of(see: Sight, area: int, own: int, others: tuple[int, ...], worth: float) -> float:
    """What ``own`` disks of the seat in an area would be worth, beside these others."""
    stake = see.stakes.get(area, 0.0)
    return stack_worth(see.grounds[see.facts.board.grounds[area]], own, others, worth, wall(see, see.seat, area), stake)


def area_gain(see: Sight, area: int, ready: int, worth: float) -> float:
    """What the next of ``ready`` disks brings in this area, a little more where enemies stand near a city."""
    facts, seat = see.facts, see.seat
    board, own = facts.board, see.disks[seat][area]
    ground, stake = see.grounds[board.grounds[area]], see.stakes.get(area, 0.0)
    full = facts.limits["growth"][area]
    value = gain(ground, full, own, others_in(see, area), ready, worth, wall(see, seat, area), stake)
    if own == CITY and board.kinds[area] == "land" and any(others_in(see, near) for near in see.map.neighbours[area]):
        value += 0.1
    return value


def disk_cost(see: Sight, area: int, worth: float, disks: int = 1) -> float:
    """What the loss of ``disks`` own disks in an area would cost."""
    own, others = see.disks[see.seat][area], others_in(see, area)
    return worth_of(see, area, own, others, worth) - worth_of(see, area, max(0, own - disks), others, worth)


def cities_of(see: Sight, seat: int) -> int:
    """How many cities a seat has."""
    own = see.disks[seat]
    return sum(1 for area in see.map.land if own[area] >= CITY)


def missing_partners(see: Sight) -> list[int]:
    """Opponents this seat does not trade with yet."""
    own, near, kinds = see.disks[see.seat], see.map.neighbours, see.facts.board.kinds
    reached: set[int] = set()
    for area in see.map.areas:
        if own[area] and kinds[area] != "deep":
            reached.add(area)
            reached.update(near[area])
    return [
        other for other in range(see.seats) if other != see.seat and not any(map(see.disks[other].__getitem__, reached))
    ]


def threat(see: Sight, seat: int) -> float:
    """How much an opponent is ahead: its points, and its cities for the turns to come."""
    lead = see.threats.get(seat)
    if lead is None:
        lead = see.threats[seat] = see.points[seat] + cities_of(see, seat) * min(3.0, turns_left(see))
    return lead
