"""What a fight comes to where its sides give cards and talents for their disks, as a computer player reckons it.

How much the others could give is public: their talents, how many cards they hold, disks on cards that lie before them.
Who could give longer need not stop; who could not had better give nothing at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.computers.sums import float_sum
from engine.epochs.computer.sight import Sight
from engine.epochs.computer.worth import HURT, disk_worth, stack_worth, turns_left
from engine.epochs.losses import losses_due

SOON: Final = 3.0
"""Victory counts for which a stack is reckoned with, at most: more may become of it until then."""

CLOSE: Final = 1e-9
"""By how much more must be better than less."""

Side = tuple[int, int, int]
"""Disks of a side, how many of them are white and go first, for how many disks it gives something else."""


@lru_cache(maxsize=8192)
def attrition(sides: tuple[Side, ...]) -> tuple[tuple[int, int], ...]:
    """By side, the disks that are there in the end, and for how many something was given: for the first ones. The first
    side is the one that is due now, in the midst of a round: smaller stacks have had their turn in it.
    """
    disks, white, means = ([side[part] for side in sides] for part in range(3))
    paid = [0] * len(sides)

    def is_due(place: int) -> None:
        if white[place]:
            white[place] -= 1
            disks[place] -= 1
        elif paid[place] < means[place]:
            paid[place] += 1
        else:
            disks[place] -= 1

    for place in sorted((place for place in range(len(sides)) if disks[place] >= disks[0]), key=disks.__getitem__):
        if sum(map(bool, disks)) > 1:
            is_due(place)
    for place in losses_due(range(len(sides)), disks.__getitem__):
        is_due(place)
    return tuple(zip(disks, paid, strict=True))


def payments_worth(see: Sight, area: int, costs: Sequence[float]) -> int:
    """For how many disks in the fight about this area it is worth giving something; ``costs``: of each thing that
    could be given, the cheapest first.
    """
    own, others = _sides(see, area)
    every, nobody = attrition((own, *others)), attrition(tuple((disks, white, 0) for disks, white, _ in (own, *others)))
    stays = every[0][0]
    best, most = 0, float("-inf")
    for count in range(len(costs) + 1):
        # Who would be worn out gives nothing, and who is as strong nothing as long as the seat does not begin.
        yields = [(stays > nobody[0][0] and left < stays) or (left == stays and not count) for left, _ in every[1:]]
        rivals = [(*side[:2], 0 if gives_up else side[2]) for side, gives_up in zip(others, yields, strict=True)]
        (remaining, paid), *rest = attrition(((own[0], own[1], count), *rivals))
        value = _worth(see, area, remaining, [disks for disks, _ in rest], [side[0] for side in others])
        value -= float_sum(costs[:paid])
        if value > most + CLOSE:
            best, most = count, value
    return best


def _sides(see: Sight, area: int) -> tuple[Side, list[Side]]:
    """The own side, and the others; a stronghold stands with the disks of one."""
    wall = see.walls[area] if see.walls else -1
    sides = list[Side]()
    for faction, disks in enumerate(see.disks):
        white = see.allies[faction][area] if faction < see.seats else 0
        means = see.means[faction] if faction < see.seats else 0
        sides.append((disks[area] + white + (faction == wall), white, means))
    own = sides.pop(see.seat)
    return own, [side for side in sides if side[0]]


def _worth(see: Sight, area: int, own: int, others: Sequence[int], before: Sequence[int]) -> float:
    """What is left there is worth to the seat for the turns to come, and what the others lost."""
    ground = see.grounds[see.facts.board.grounds[area]]
    rest = tuple(filter(None, others))
    value = stack_worth(ground, own, rest, disk_worth(see), 0, see.stakes.get(area, 0.0))
    return value * min(SOON, turns_left(see)) + HURT * (sum(before) - sum(others))
