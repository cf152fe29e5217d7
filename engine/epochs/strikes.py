"""Disks that go from many areas at the same time: each civilization says in one go what it gives for them.

Rulebook, "Eliminación de discos", "Bajas alternativas".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Ask, Flow, Lazy, only
from engine.epochs.areas import in_turn_order
from engine.epochs.competition import taken
from engine.epochs.disks import at_stake, log_areas, pay_for_disk, remove_disk
from engine.epochs.losses import DISK, REST
from engine.epochs.state import State

BECAUSE: Final = "strike"
"""What the question "loss" says of such disks."""


def strike(s: State, by: int, hits: Sequence[tuple[int, int, int]]) -> Flow[int]:
    """Take disks off many stacks for a card that ``by`` has played; gives back how many went.

    hits: faction, area and number, each stack once. In turn order every civilization answers for its own: for each disk
    it may give a talent or a card, and it may let all the rest go at once. Rulebook, "Eliminación de discos".
    """
    gone = 0
    for faction in in_turn_order(s, {faction for faction, _, _ in hits}):
        due: list[int] = []
        for struck, area, count in hits:
            if struck == faction and (stack := at_stake(s, faction, area)):
                due += [area] * min(stack, taken(s, by, faction, area, count))
        gone += yield from _answer_for(s, faction, due)
    return gone


def _answer_for(s: State, faction: int, due: Sequence[int]) -> Flow[int]:
    """A faction loses a disk in each of the areas, or pays for it; gives back how many went."""
    lost: list[int] = []
    rest = faction >= s.seats
    for number, area in enumerate(due):
        if not rest and (s.treasury[faction] or s.hands[faction]):
            choice = only((yield _question(s, faction, area, len(due) - number)))
            if choice not in (DISK, REST):
                pay_for_disk(s, faction, area, choice)
                continue
            rest = choice == REST
        lost += [area] * remove_disk(s, faction, area)
    log_areas(s, "lost-many", lost, seat=faction)
    return len(lost)


def _question(s: State, seat: int, area: int, left: int) -> Ask:
    """What the seat gives for the next of ``left`` disks: this one, all that are left, a talent, a card."""
    first = [REST, DISK] if left > 1 else [DISK]
    if s.treasury[seat]:
        first.append("talent")
    options = Lazy(lambda: [*first, *(f"card:{number}" for number in sorted(s.hands[seat]))])
    about: dict[str, str | int] = {"area": s.board.ids[area], "because": BECAUSE, "left": left}
    return Ask("loss", seat, options, about=about)
