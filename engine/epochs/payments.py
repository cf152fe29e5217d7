"""What a civilization gives for disks that are about to go, said in one answer: talents, cards of its hand, or nothing.

Rulebook, "Bajas alternativas".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Ask, Fixed
from engine.epochs.state import State

LOSSES: Final = "losses"
"""The key of the question: ``talent:3`` three talents in all, ``card:57`` this card; for the rest disks go."""

DISKS_FIRST: Final = "disks-first"
"""Option: what is given is given for the last disks, not for the first ones."""

REST_GOES: Final = "rest-goes"
"""Option, where disks go from several areas: nothing is given for those that come after."""


def means(s: State, seat: int, area: int) -> tuple[int, list[int]]:
    """How many talents, and which cards, a seat may give for disks about to go in an area.

    Rulebook, "Bajas alternativas".
    """
    return s.treasury[seat], sorted(s.hands[seat])


def question(
    s: State, seat: int, area: int, because: str, left: int, most: int, *, given: int = 0, more: int = 0
) -> Ask | None:
    """What the seat gives for its disks about to go in an area; None where it has nothing to give or to lose.

    left: how many go if it gives nothing. most: for how many it may give something; more than ``left`` where that
    makes a competition last longer. given: talents it has given in this competition, or for this blow, before. more:
    disks that go elsewhere by the same blow, after these. A fact "fort" counts what falls there before a disk does.

    Rulebook, "Bajas alternativas".
    """
    talents, cards = means(s, seat, area) if left > 0 else (0, [])
    if not (talents or cards):
        return None
    ways = [*(f"talent:{count}" for count in range(1, min(talents, most) + 1)), *(f"card:{card}" for card in cards)]
    chosen = min(most, len(cards) + bool(talents))
    fights = because == "competition"
    if fights and left > 1:
        ways.append(DISKS_FIRST)
        chosen += 1
    if more:
        ways.append(REST_GOES)
        chosen += 1
    about: dict[str, str | int] = {"area": s.board.ids[area], "because": because, "left": left, "most": most}
    about |= {"given": given, "more": more}
    bulwark = s.facts.own.bulwark
    if bulwark is not None:
        about["fort"] = bulwark.count(s, seat, area) if s.fight is not None and s.fight.area == area else 0
    return Ask(LOSSES, seat, Fixed(*ways), 0, chosen, about)


def payments(answer: Sequence[str]) -> list[str]:
    """What is given for one disk after another, as an answer says: "talent" or "card:57" each, in its order.

    Of several numbers of talents the highest counts, in the place of the first.
    """
    talents = max((int(name[7:]) for name in answer if name.startswith("talent:")), default=0)
    found: list[str] = []
    for name in answer:
        if name.startswith("card:"):
            found.append(name)
        elif name.startswith("talent:"):
            found += ["talent"] * talents
            talents = 0
    return found
