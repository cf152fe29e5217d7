"""Whom a card strikes that waits for an answer, as its targets tell."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask
from engine.epochs.computer.card_sense import CardSense, harms
from engine.epochs.computer.grounds import CITY
from engine.epochs.computer.sight import Sight, own_sides

SMALL: Final = 2
"""Disks of a stack that is worth saving."""


def targets_of(question: Ask) -> list[str]:
    """The targets of the play to which a question "react" asks for an answer, as option ids."""
    return str(question.about.get("targets", "")).split()


def strikes_own(sense: CardSense, see: Sight, target: str) -> bool:
    """Whether a target is a civilization of the player, something that it owns, or has disks of its own that are worth
    saving.
    """
    verb, _, name = target.partition(":")
    number, sides = see.facts.board.number, own_sides(see)
    if verb == "stack":
        area, _, faction = name.partition(":")
        return int(faction) in sides and see.disks[int(faction)][number[area]] >= SMALL
    if verb == "area":
        return any(see.disks[side][number[name]] >= SMALL for side in sides)
    if verb == "region":
        here = [area for area in see.map.areas if see.facts.board.regions[area] == name]
        return any(see.disks[side][area] >= CITY for side in sides for area in here)
    return int(name) in sides if verb == "seat" else sense.owns(see, target)


def spares_own(sense: CardSense, see: Sight, question: Ask) -> bool:
    """Whether a play is a card against others alone, which it would be foolish to keep from them: nothing of the
    player's stands where it is aimed, nor next to it.
    """
    key, targets = str(question.about["card"]), targets_of(question)
    if question.about["kind"] != "card" or not targets or not (harms(sense, key) or key in sense.toll):
        return False
    return not any(_comes_near(see, target) for target in targets)


def _comes_near(see: Sight, target: str) -> bool:
    verb, _, name = target.partition(":")
    number, sides = see.facts.board.number, own_sides(see)
    if verb == "stack":
        return int(name.partition(":")[2]) in sides
    if verb == "area":
        area = number[name]
        return any(see.disks[side][near] for side in sides for near in (area, *see.map.neighbours[area]))
    return verb != "seat" or int(name) in sides
