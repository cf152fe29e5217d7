"""Disks that go from many areas at the same time: each civilization says what it gives for them, area by area.

Rulebook, "Eliminación de discos", "Bajas alternativas".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.ask import Flow
from engine.epochs.areas import in_turn_order
from engine.epochs.competition import taken
from engine.epochs.disks import at_stake, log_areas, pay_instead, remove_disk
from engine.epochs.payments import REST_GOES
from engine.epochs.state import State

BECAUSE: Final = "strike"
"""What the question "losses" says of such disks."""


def strike(s: State, by: int, hits: Sequence[tuple[int, int, int]], *, is_payable: bool = True) -> Flow[int]:
    """Take disks off many stacks for a card that ``by`` has played; gives back how many went.

    hits: faction, area and number, each stack once. In turn order every civilization answers for its own: in each area
    it may give talents or cards, and it may let all the others go at once. is_payable: False where the card says that
    nothing can be given instead. Rulebook, "Eliminación de discos".
    """
    gone = 0
    for faction in in_turn_order(s, {faction for faction, _, _ in hits}):
        due: dict[int, int] = {}
        for struck, area, count in hits:
            if struck == faction and (stack := at_stake(s, faction, area)):
                due[area] = min(stack, taken(s, by, faction, area, count))
        gone += yield from _answer_for(s, faction, due, is_payable)
    return gone


def _answer_for(s: State, faction: int, due: Mapping[int, int], is_payable: bool) -> Flow[int]:
    """A faction loses so many disks in each of the areas, or pays for them; gives back how many went."""
    lost: list[int] = []
    left, given, rest = sum(due.values()), 0, faction >= s.seats or not is_payable
    for area, count in due.items():
        left -= count
        paid = 0
        if not rest:
            talents = s.treasury[faction]
            paid, answer = yield from pay_instead(s, faction, area, BECAUSE, count, given=given, more=left)
            rest, given = REST_GOES in answer, given + talents - s.treasury[faction]
        lost += [area] * sum(remove_disk(s, faction, area) for _ in range(count - paid))
    log_areas(s, "lost-many", lost, seat=faction)
    return len(lost)
