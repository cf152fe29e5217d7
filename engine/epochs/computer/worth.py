"""What stacks are worth to a computer player: rules of thumb, in points a turn.

A settlement brings a disk a turn, a city a point; what a disk to come is worth shrinks with the turns left to use it.
What the ground of an area brings is the game's to say (engine.epochs.computer.grounds).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.epochs.computer.grounds import CITY, Ground
from engine.epochs.computer.sight import Sight, own_sides, rivals
from engine.epochs.computer.turns import turns_to_come

LONG: Final = 13.0
MOST: Final = 0.8
PLENTY: Final = 8
"""Disks in the supply of which growth finds enough: a growth that finds none brings nothing."""

HURT: Final = 0.12
"""What a disk that an opponent loses is worth."""

TAME: Final = 0.3
"""How far a civilization without a player is to be held back as one with a player: it wins nothing."""

SHARED: Final = 0.4
"""What is left of the worth of an area that one is not alone in."""


def turns_left(see: Sight) -> float:
    """How many victory counts are still to come, about; half a one at least."""
    return turns_to_come(see.epochs, see.epoch, see.turn)


def disk_worth(see: Sight) -> float:
    """What one more disk each turn is worth, to a hundredth so that stacks can be remembered: less where the supply is
    nearly used up.
    """
    return round(min(MOST, turns_left(see) / LONG) * min(1.0, see.supply[see.seat] / PLENTY), 2)


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


def strangers_in(see: Sight, area: int) -> tuple[int, ...]:
    """As ``others_in``, without the player's other civilizations."""
    others = others_in(see, area)
    if not see.siblings:
        return others
    own = [see.disks[side][area] + wall(see, side, area) for side in see.siblings if see.disks[side][area]]
    strangers = list(others)
    for disks in own:
        strangers.remove(disks)
    return tuple(strangers)


def is_among_own(see: Sight, area: int) -> bool:
    """Whether only civilizations of the player are in an area."""
    return bool(see.siblings) and not strangers_in(see, area)


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
    if any(see.disks[sibling][area] for sibling in see.siblings):
        return _gain_beside_siblings(see, area, min(ready, full - own), worth)
    value = gain(ground, full, own, others_in(see, area), ready, worth, wall(see, seat, area), stake)
    is_city = own == CITY and board.kinds[area] == "land"
    if is_city and any(strangers_in(see, near) for near in see.map.neighbours[area]):
        value += 0.1
    return value


def _gain_beside_siblings(see: Sight, area: int, most: int, worth: float) -> float:
    """The most a disk brings all civilizations of the player where two of them compete, by the disk."""
    own = see.disks[see.seat][area]
    now = _worth_to_player(see, area, own, worth)
    gains = [(_worth_to_player(see, area, own + more, worth) - now) / more for more in range(1, most + 1)]
    return max(gains, default=0.0)


def _worth_to_player(see: Sight, area: int, own: int, worth: float) -> float:
    """What an area is worth to all civilizations of the player when the next competition is over, if the seat has
    ``own`` disks there: what they take from each other counts for nothing.
    """
    ground = see.grounds[see.facts.board.grounds[area]]
    stacks = [disks[area] for disks in see.disks]
    stacks[see.seat] = own
    strengths = [disks and disks + wall(see, faction, area) for faction, disks in enumerate(stacks)]
    after = after_fight(tuple(strengths)) if ground.is_fought else tuple(strengths)
    value = 0.0
    for side in own_sides(see):
        others = tuple([disks for faction, disks in enumerate(strengths) if disks and faction != side])
        stake = see.stakes.get(area, 0.0) if side == see.seat else 0.0
        value += stack_worth(ground, stacks[side], others, worth, wall(see, side, area), stake)
        if stacks[side]:
            value -= HURT * sum(strengths[other] - after[other] for other in own_sides(see) if other != side)
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
    """Opponents this seat does not trade with yet; civilizations of one player do not trade with each other."""
    own, near, kinds = see.disks[see.seat], see.map.neighbours, see.facts.board.kinds
    reached: set[int] = set()
    for area in see.map.areas:
        if own[area] and kinds[area] != "deep":
            reached.add(area)
            reached.update(near[area])
    return [other for other in rivals(see) if not any(map(see.disks[other].__getitem__, reached))]


def lead(see: Sight, seat: int) -> float:
    """How much a seat is ahead: its points, its cities for the turns to come, what it has of a scenario's aim."""
    aim = see.leads[seat] if see.leads else 0.0
    return see.points[seat] + aim + cities_of(see, seat) * min(3.0, turns_left(see))


def threat(see: Sight, seat: int) -> float:
    """How much it is worth to hold an opponent back: as far as it is ahead; less where nobody leads it, and the
    contrary, as much as of the first of them, where the player does.
    """
    value = see.threats.get(seat)
    if value is None:
        if seat in see.siblings:
            value = -max([1.0, *(threat(see, other) for other in rivals(see))])
        else:
            value = lead(see, seat) * (TAME if seat in see.unled else 1.0)
        see.threats[seat] = value
    return value
