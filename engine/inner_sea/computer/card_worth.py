"""What the cards of the Inner Sea are worth to its sensible player. Rules of thumb, in points a turn."""

from __future__ import annotations

from typing import Final

from engine.computers.sums import float_sum
from engine.epochs.computer.card_sense import (
    INVEST,
    PLAIN,
    STRIKE,
    UNWISE,
    CardSense,
    hand_value,
    resources_cost,
    value_of_stack_losses,
)
from engine.epochs.computer.grounds import CITY
from engine.epochs.computer.sight import own_sides, rivals
from engine.epochs.computer.worth import cities_of, disk_cost, disk_worth, strangers_in, threat
from engine.inner_sea.building import LEAST_DISKS, PRICE
from engine.inner_sea.computer.sight import InnerSeaSight
from engine.inner_sea.namespace import GAME

HARM: Final = frozenset({"blasphemy", "great_fire", "defection", "horse_breeders"})
"""Cards that are played against somebody, though their aims do not say so."""

TOLL: Final = frozenset(["volcano", "flood", "tidal_wave", "plague", "sacred_truce"])
"""Cards that strike everybody in a place."""

TO_ALL: Final = frozenset(["tribute", "bread_and_circuses"])
"""Cards that strike whoever is ahead."""

BETTER: Final = {
    "traitor": 0.6,
    "sign_from_above": 0.6,
    "bribery": 0.2,
    "turncoats": 0.4,
    "composite_bow": 0.4,
    "armored_infantry": 0.4,
    "warrior_queen": 0.4,
    "academy_of_science": 0.5,
    "great_library": 0.3,
    "improved_plow": 0.4,
    "religious_fervor": 0.4,
    "granary": 0.3,
    "heroic_saga": 0.4,
    "explorer": 0.3,
    "master_builder": -0.5,
    "architect": -0.5,
    "orderly_retreat": -0.5,
    "bad_omens": -0.4,
    "eclipse": -0.3,
    "fire_ships": -0.4,
}
"""What single cards are worth more, or less."""


WONDER: Final = 1.1
"""What a wonder brings a turn."""


def _architect(see: InnerSeaSight, number: int) -> float:
    """Whether one of its disks finishes something at once."""
    return 1.0 if see.supply[see.seat] and any(_unfinished(see, name) for name in see.wonders) else 0.3


def _bread(see: InnerSeaSight, number: int) -> float:
    """For those who have fewer cities than somebody else."""
    own = cities_of(see, see.seat)
    return 0.8 if max(cities_of(see, seat) for seat in rivals(see)) > own else UNWISE


def _conquest(see: InnerSeaSight, number: int) -> float:
    """Not where no civilization is in reach but the player's own."""
    near_land, own = see.map.land_around, see.disks[see.seat]
    borders = [area for area in see.map.land if any(own[near] for near in near_land[area])]
    reached = {other for other in range(see.seats) if other != see.seat and any(see.disks[other][a] for a in borders)}
    return UNWISE if reached and reached.issubset(see.siblings) else PLAIN


def _exchange(see: InnerSeaSight, number: int) -> float:
    """What gives cards for cards is for a poor hand."""
    return 0.3 if any(hand_value(SENSE, see, card) < 0.8 for card in see.hand if card != number) else UNWISE


def _raiders(see: InnerSeaSight, number: int) -> float:
    """Two talents at least, else they are soon gone."""
    return UNWISE if see.treasury[see.seat] < 2 else STRIKE


def _tomb(see: InnerSeaSight, number: int) -> float:
    """What a point and a talent bring for a disk of a city: a fourth disk is hardly missed."""
    cities = [area for area in see.map.land if see.disks[see.seat][area] >= CITY]
    costs = [disk_cost(see, area, disk_worth(see)) for area in cities]
    return 1.2 - min(costs, default=9.0)


def _unfinished(see: InnerSeaSight, name: str) -> bool:
    """Whether a wonder is the player's own and has spent disks."""
    wonder = see.wonders[name]
    return wonder.status == "built" and wonder.owner == see.seat and wonder.disks < see.facts.wonders[name].disks


def toll(see: InnerSeaSight, key: str, area: int) -> float:
    """What it brings to strike everybody in a place: their losses less the player's own."""
    if key == "sacred_truce":
        others = strangers_in(see, area)
        if not see.disks[see.seat][area] or not others:
            return -1.0
        own = sum(min(2, see.disks[side][area] - 1) for side in own_sides(see) if see.disks[side][area])
        return 0.2 * sum(min(2, disks - 1) for disks in others) - 0.4 * own
    near = see.map.neighbours[area]
    board = see.facts.board
    if key == "tidal_wave":
        hits = [(area, 2)] if board.kinds[area] == "shallow" else []
    elif key == "flood":
        hits = [(land, 1) for land in near if see.map.is_land[land]] if board.kinds[area] == "shallow" else []
    elif key == "plague":
        region = board.regions[area]
        hits = [(land, 1) for land in see.map.land if board.regions[land] == region]
    else:
        hits = [(area, 2), *((other, 1) for other in near)] if board.islands[area] and see.map.is_land[area] else []
    least = {"flood": 3, "plague": 3}.get(key, 1)
    return float_sum(value_of_stack_losses(see, place, disks, least) for place, disks in hits) - 0.3


def building(see: InnerSeaSight, name: str) -> float:
    """What it is worth to build a wonder now."""
    return WONDER - resources_cost(SENSE, see, disks=LEAST_DISKS, total=PRICE)


def _owns(see: InnerSeaSight, target: str) -> bool:
    """Whether a target is a wonder of the player."""
    kind, _, name = target.partition(":")
    return kind == "wonder" and see.wonders[name].owner in own_sides(see)


SENSE: Final = CardSense(
    game=GAME,
    harm=HARM,
    mild=frozenset({"barter"}),
    toll=TOLL,
    to_all=TO_ALL,
    better=BETTER,
    worth={
        "academy_of_science": INVEST,
        "architect": _architect,
        "barter": 0.2,
        "bread_and_circuses": _bread,
        "conqueror": _conquest,
        "first_fruits": _exchange,
        "hired_raiders": _raiders,
        "royal_tomb": _tomb,
        "spice_market": _exchange,
    },
    strikes=toll,
    actions={"build": building},
    aims={"wonder": lambda see, name: threat(see, see.wonders[name].owner)},
    owns=_owns,
    weighs_fights=True,
)
"""What the sensible player knows of the cards and wonders of this game."""
