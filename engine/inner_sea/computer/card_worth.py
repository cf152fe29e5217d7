"""What the cards of the Inner Sea are worth to its sensible player. Rules of thumb, in points a turn."""

from __future__ import annotations

from typing import Final

from engine.epochs.computer.card_sense import CardSense, kept, resources_cost, struck
from engine.epochs.computer.worth import CITY, cities_of, disk_cost, disk_worth, others_in, threat
from engine.inner_sea.building import LEAST_DISKS, PRICE
from engine.inner_sea.computer.sight import InnerSeaSight

HARM: Final = frozenset(
    [
        "heresy",
        "blasphemy",
        "spies",
        "civil_war",
        "demagogue",
        "prophet",
        "poet",
        "pirates",
        "hired_raiders",
        "earthquake",
        "famine",
        "great_fire",
        "siege_engines",
        "chariots",
        "fire_ships",
        "plunder",
        "turncoats",
        "boarding_party",
        "horse_breeders",
        "traitor",
        "defection",
    ]
)
"""Cards whose targets are somebody else's."""

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


def play_worth(see: InnerSeaSight, number: int) -> float:
    """What it is worth to play a card of the hand now; 0 or less: better not."""
    key, letter = see.facts.cards[number].key, see.facts.cards[number].letter
    me = see.seat
    if key == "royal_tomb":
        return _tomb(see)
    if key == "architect":
        return 1.0 if see.supply[me] and any(_unfinished(see, name) for name in see.wonders) else 0.3
    if letter == "I":
        return 0.9 if key == "academy_of_science" or see.supply[me] > 6 else -1.0
    if key == "bread_and_circuses":
        own = cities_of(see, me)
        return 0.8 if max(cities_of(see, seat) for seat in range(see.seats) if seat != me) > own else -1.0
    if key == "spice_market" or key == "first_fruits":
        return 0.3 if any(kept(SENSE, see, card) < 0.8 for card in see.hand if card != number) else -1.0
    if key == "hired_raiders" and see.treasury[me] < 2:
        return -1.0
    if key in TOLL:
        return max((toll(see, key, area) for area in see.map.areas), default=-1.0)
    if key == "barter":
        return 0.2
    return 0.8 if key in HARM else 1.0


def _tomb(see: InnerSeaSight) -> float:
    """What a point and a talent bring for a disk of a city: a fourth disk is hardly missed."""
    cities = [area for area in see.map.land if see.disks[see.seat][area] >= CITY]
    costs = [disk_cost(see, area, disk_worth(see)) for area in cities]
    return 1.2 - min(costs, default=9.0)


def _unfinished(see: InnerSeaSight, name: str) -> bool:
    """Whether a wonder is one's own and has spent disks."""
    wonder = see.wonders[name]
    return wonder.status == "built" and wonder.owner == see.seat and wonder.disks < see.facts.wonders[name].disks


def toll(see: InnerSeaSight, key: str, area: int) -> float:
    """What it brings to strike everybody in a place: their losses less one's own."""
    if key == "sacred_truce":
        if not see.disks[see.seat][area] or not others_in(see, area):
            return -1.0
        own = min(2, see.disks[see.seat][area] - 1)
        return 0.2 * sum(min(2, disks - 1) for disks in others_in(see, area)) - 0.4 * own
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
    return sum(struck(see, place, disks, least) for place, disks in hits) - 0.3


def building(see: InnerSeaSight) -> float:
    """What it is worth to build a wonder now."""
    return WONDER - resources_cost(SENSE, see, disks=LEAST_DISKS, total=PRICE)


SENSE: Final = CardSense(
    harm=HARM,
    toll=TOLL,
    to_all=TO_ALL,
    better=BETTER,
    play=play_worth,
    strikes=toll,
    actions={"build": building},
    aims={"wonder": lambda see, name: threat(see, see.wonders[name].owner)},
)
"""What the sensible player knows of the cards and wonders of this game."""
