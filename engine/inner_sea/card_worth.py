"""What cards are worth to a computer player: to keep, to play now, at whom. Rules of thumb, in points a turn."""

from __future__ import annotations

from typing import Final

from engine.epochs.computer.worth import CITY, cities_of, disk_cost, disk_worth, others_in, stack_worth, threat
from engine.inner_sea.sight import InnerSeaSight

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

KEPT: Final = {"": 1.0, "I": 0.9, "C": 1.2, "N": 0.9}
"""What a card of a letter is worth in the hand."""

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

BAD_STACK: Final = -9.0


def kept(see: InnerSeaSight, number: int) -> float:
    """What a card is worth in the hand."""
    card = see.facts.cards[number]
    return KEPT.get(card.letter, 0.0) + BETTER.get(card.key, 0.0)


def worst(see: InnerSeaSight, numbers: list[int]) -> list[int]:
    """The cards, the least useful first."""
    return sorted(numbers, key=lambda number: (kept(see, number), number))


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
        return 0.3 if any(kept(see, card) < 0.8 for card in see.hand if card != number) else -1.0
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
    return sum(_struck(see, place, disks, least) for place, disks in hits) - 0.3


def _struck(see: InnerSeaSight, area: int, disks: int, least: int) -> float:
    worth, found = disk_worth(see), 0.0
    for faction in range(see.seats):
        stack = see.disks[faction][area]
        if stack < least:
            continue
        if faction == see.seat:
            found -= disk_cost(see, area, worth, disks)
            continue
        kind = see.facts.board.kinds[area]
        found += (stack_worth(kind, stack, (), worth) - stack_worth(kind, max(0, stack - disks), (), worth)) / 2
    return found


def stack_target(see: InnerSeaSight, area: int, faction: int) -> float:
    """How good a stack is to strike: cities of who is ahead, where one stands oneself."""
    if faction == see.seat:
        return BAD_STACK
    here = 0.6 if see.disks[see.seat][area] else 0.0
    if faction >= see.seats:
        return 0.1 + here
    ahead = max(1.0, *(threat(see, seat) for seat in range(see.seats) if seat != see.seat))
    city = 0.6 if see.disks[faction][area] == 3 and see.map.is_land[area] else 0.0
    return 0.3 + here + city + threat(see, faction) / ahead
