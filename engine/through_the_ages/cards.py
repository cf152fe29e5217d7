"""The cards as the rules use them: facts from data/through_the_ages/cards, numbered (rulebook, "Tus cartas").

A card is its number, which is written in its row for good: states store it. BOX has the cards by number. Worker
technologies (farms to air forces) have the numbers 0 to 33, so that lists by technology are short. Copies of a civil
card are the same number; copies of a military card, which are hidden, are told apart: their numbers differ by COPY. All
tables here know the numbers of all copies; ``plain`` gives the first one's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from data import files
from data.numbers import ids_by_number
from data.reading import reader

AGES: Final = ("A", "I", "II", "III", "IV")
"""Ages by number; the level of a card is the number of its age (rulebook, "Nivel de una carta")."""

WORKER_KINDS: Final = (
    "farm", "mine", "lab", "temple", "arena", "library", "theater", "infantry", "cavalry", "artillery", "air",
)  # fmt: skip
SPECIAL_KINDS: Final = ("civil", "military", "colonization", "construction")
KINDS: Final = (
    *WORKER_KINDS, *SPECIAL_KINDS, "government", "leader", "wonder", "action",
    "event", "territory", "aggression", "war", "pact", "tactic", "bonus",
)  # fmt: skip

STORES: Final = ("farm", "mine", "lab")
"""Technologies on which blue tokens may be (labs: rulebook, "Bill Gates")."""

URBAN: Final = ("lab", "temple", "arena", "library", "theater")
UNITS: Final = ("infantry", "cavalry", "artillery", "air")
BUILT: Final = tuple(kind for kind in WORKER_KINDS if kind not in UNITS)
"""Farms, mines and urban buildings."""


class Card(msgspec.Struct, frozen=True):
    """The facts of a card.

    ``age`` is its level, 0 to 3. ``copies`` are how many there are with 2, 3 and 4 players. ``science`` is the price of
    a technology, ``revolution`` that of a revolution, ``resources`` that of a building or unit, ``stages`` those of a
    wonder, ``actions`` the military actions of an attack. ``gives`` are the symbols at the bottom: for each worker of
    worker technologies, for the card otherwise. ``at_once`` is what a new colony gives once. ``army`` is what a tactic
    wants (infantry, cavalry, artillery). ``code`` is its short name in the ids of forces: type and age. ``sides`` is
    what a pact gives to A and B. ``numbers`` are those of its text.
    """

    id: str
    kind: str
    age: int
    copies: tuple[int, int, int]
    science: int = 0
    revolution: int = -1
    resources: int = 0
    stages: tuple[int, ...] = ()
    actions: int = 0
    gives: dict[str, int] = {}
    limit: int = 0
    army: tuple[int, int, int] = (0, 0, 0)
    value: int = 0
    obsolete: int = 0
    at_once: dict[str, int] = {}
    defense: int = 0
    colonization: int = 0
    code: str = ""
    sides: tuple[dict[str, int], dict[str, int]] = ({}, {})
    differ: bool = False
    ends_if_attack: bool = False
    no_attacks: bool = False
    no_wars_on: tuple[str, ...] = ()
    numbers: dict[str, int | list[Any]] = {}
    starting: bool = False
    source: str = "public"

    def number(self, name: str) -> int:
        """A number of its text."""
        value = self.numbers[name]
        assert isinstance(value, int)
        return value

    def number_list(self, name: str) -> list[int]:
        """Numbers of its text, in order."""
        values = self.numbers[name]
        assert isinstance(values, list)
        return values

    def by_players(self, name: str, players: int) -> int:
        """A number of its text that depends on how many play (2 to 4; fewer than 2 count as 2)."""
        return self.number_list(name)[max(0, players - 2)]


_card: Final = reader(Card)


FOLDER: Final = "through_the_ages/cards"
COPY: Final = 256
"""What is between the numbers of two copies of a military card."""


def cards_of(rows: Iterable[Mapping[str, Any]]) -> tuple[Card, ...]:
    """The cards of the rows of data, by number.

    Raises ValueError where numbers do not do: twice, left out, too many, or among those of worker technologies, which
    come first, those that hold blue tokens before the others and units last: states count workers and tokens so.
    """
    every = list(rows)
    ids = ids_by_number(FOLDER, ((row["id"], row.get("number")) for row in every))
    by_id = {row["id"]: row for row in every}
    cards = tuple(_card({**by_id[name], "age": AGES.index(by_id[name]["age"])}) for name in ids)
    if len(cards) > COPY:
        raise ValueError(f"{FOLDER}: {len(cards)} cards, but copies are {COPY} numbers apart: states must be migrated")
    for kinds in (STORES, BUILT, WORKER_KINDS):
        count = sum(card.kind in kinds for card in cards)
        stranger = next((card for card in cards[:count] if card.kind not in kinds), None)
        if stranger is not None:
            raise ValueError(
                f"{FOLDER}: {stranger.id} ({stranger.kind}) has a number below {count}, where states count workers and"
                f" tokens of {', '.join(kinds)}: raise rules_version and give the states of games new lists"
            )
    return cards


@cache
def _cards() -> tuple[Card, ...]:
    return cards_of(
        row for file in files(f"{FOLDER}/*.json") for row in msgspec.json.decode(file.read_bytes())["cards"]
    )


BOX: Final = _cards()
MOST_COPIES: Final = max(max(card.copies) for card in BOX)
CARDS: Final = tuple(BOX[min(n % COPY, len(BOX) - 1)] for n in range(COPY * MOST_COPIES))
NUMBERS: Final = {card.id: number for number, card in enumerate(BOX)}
CODED: Final = {card.code: number for number, card in enumerate(BOX) if card.code}
IDS: Final = tuple(card.id for card in CARDS)
KIND: Final = tuple(card.kind for card in CARDS)
AGE: Final = tuple(card.age for card in CARDS)

WORKERS: Final = sum(card.kind in WORKER_KINDS for card in BOX)
"""How many worker technologies there are: numbers below this."""

STORED: Final = sum(card.kind in STORES for card in BOX)
"""Numbers below this may hold blue tokens."""

OF_KIND: Final = {
    kind: tuple(sorted((n for n, card in enumerate(BOX) if card.kind == kind), key=AGE.__getitem__)) for kind in KINDS
}
"""The numbers of a kind's cards, by level."""

FARMS, MINES, LABS = OF_KIND["farm"], OF_KIND["mine"], OF_KIND["lab"]
URBAN_NUMBERS: Final = tuple(n for n, card in enumerate(BOX) if card.kind in URBAN)
UNIT_NUMBERS: Final = tuple(n for n, card in enumerate(BOX) if card.kind in UNITS)
PRODUCTION: Final = FARMS + MINES

GIVES: Final = {
    what: tuple(card.gives.get(what, 0) for card in CARDS)
    for what in (
        "culture",
        "science",
        "strength",
        "happy",
        "civil",
        "military",
        "colonization",
        "yellow",
        "blue",
        "food",
    )
} | {"resources": tuple(card.gives.get("resources", 0) for card in CARDS)}
"""What each card gives, by symbol and number."""

CIVIL_KINDS: Final = frozenset((*WORKER_KINDS, *SPECIAL_KINDS, "government", "leader", "wonder", "action"))
TECHNOLOGIES: Final = frozenset((*WORKER_KINDS, *SPECIAL_KINDS, "government"))
IS_CIVIL: Final = tuple(card.kind in CIVIL_KINDS for card in CARDS)
IS_TECHNOLOGY: Final = tuple(card.kind in TECHNOLOGIES for card in CARDS)
IS_UNIT: Final = tuple(card.kind in UNITS for card in CARDS)
IS_URBAN: Final = tuple(card.kind in URBAN for card in CARDS)
SPECIAL: Final = tuple(SPECIAL_KINDS.index(card.kind) if card.kind in SPECIAL_KINDS else -1 for card in CARDS)

VALUE: Final = tuple(
    card.age if card.kind == "lab" else card.gives.get("food" if card.kind == "farm" else "resources", 0)
    for card in CARDS[:STORED]
)
"""What a blue token on a farm, mine or lab is worth (rulebook, "Comida y recursos", "Bill Gates")."""


def plain(card: int) -> int:
    """The number of a card's first copy."""
    return card % COPY


def number_of(card: str) -> int:
    """The number of a card; KeyError for an unknown id."""
    return NUMBERS[card]


def deck(players: int, age: int, *, civil: bool) -> list[int]:
    """The civil or military deck of an age, unshuffled, for 2 to 4 players (rulebook, "Preparación de los mazos")."""
    return list(_decks(players, age)[0 if civil else 1])


@cache
def _decks(players: int, age: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The civil and the military deck of an age."""
    copies = [
        (number, copy) for number, card in enumerate(BOX) if card.age == age for copy in range(card.copies[players - 2])
    ]
    military = tuple(number + COPY * copy for number, copy in copies if not IS_CIVIL[number])
    return tuple(number for number, _ in copies if IS_CIVIL[number]), military
