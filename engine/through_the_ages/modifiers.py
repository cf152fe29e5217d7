"""What leaders and wonders add to the values of a civilization beside their symbols, one function a card.

CULTURE, SCIENCE and STRENGTH have them by card number: ``(player)`` to what is added (rulebook, "Tus valores").
BUILDINGS names those that change what urban buildings give, which "Hollywood" and "Internet" count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.through_the_ages.cards import CARDS, GIVES, NUMBERS, OF_KIND, UNIT_NUMBERS, UNITS
from engine.through_the_ages.state import Player

Modifier = Callable[[Player], int]

ST_PETER: Final = NUMBERS["st_peters_basilica"]

CULTURE: Final[dict[int, Modifier]] = {}
SCIENCE: Final[dict[int, Modifier]] = {}
STRENGTH: Final[dict[int, Modifier]] = {}
BUILDINGS: Final = frozenset(
    NUMBERS[card]
    for card in ("william_shakespeare", "j_s_bach", "charlie_chaplin", "leonardo_da_vinci", "isaac_newton",
                 "albert_einstein", "sid_meier")
)  # fmt: skip


def _modifier(table: dict[int, Modifier], *cards: str) -> Callable[[Modifier], Modifier]:
    def note(function: Modifier) -> Modifier:
        for card in cards:
            table[NUMBERS[card]] = function
        return function

    return note


def _count(p: Player, *kinds: str) -> int:
    return sum(p.workers[n] for kind in kinds for n in OF_KIND[kind])


def _best(p: Player, *kinds: str) -> int:
    return max((n for kind in kinds for n in OF_KIND[kind] if p.workers[n]), key=lambda n: CARDS[n].age, default=-1)


@_modifier(SCIENCE, "leonardo_da_vinci", "isaac_newton", "albert_einstein")
def _best_lab_or_library(p: Player) -> int:
    """The level of the best lab or library with a worker."""
    best = _best(p, "lab", "library")
    return CARDS[best].age if best >= 0 else 0


@_modifier(SCIENCE, "sid_meier")
def _labs_give_less_science(p: Player) -> int:
    """Each lab gives 1 science less."""
    return CARDS[NUMBERS["sid_meier"]].number("lab_science_delta") * _count(p, "lab")


@_modifier(CULTURE, "sid_meier")
def _labs_give_culture(p: Player) -> int:
    """Each lab gives culture equal to its level."""
    return sum(p.workers[n] * CARDS[n].age for n in OF_KIND["lab"])


@_modifier(CULTURE, "charlie_chaplin")
def _best_theater_twice(p: Player) -> int:
    """The best theater gives its culture twice."""
    best, more = _best(p, "theater"), CARDS[NUMBERS["charlie_chaplin"]].number("best_theater_factor") - 1
    return more * GIVES["culture"][best] if best >= 0 else 0


@_modifier(CULTURE, "j_s_bach")
def _theaters(p: Player) -> int:
    """1 for each theater."""
    return CARDS[NUMBERS["j_s_bach"]].number("culture_per_theater") * _count(p, "theater")


@_modifier(CULTURE, "william_shakespeare")
def _pairs(p: Player) -> int:
    """2 for each pair of a library and a theater."""
    each = CARDS[NUMBERS["william_shakespeare"]].number("culture_per_pair")
    return each * min(_count(p, "library"), _count(p, "theater"))


@_modifier(CULTURE, "james_cook")
def _colonies(p: Player) -> int:
    """2 for the first colony, 1 for each further one."""
    card, count = CARDS[NUMBERS["james_cook"]], len(p.colonies)
    return card.number("culture_first_colony") + (count - 1) * card.number("culture_other_colony") if count else 0


@_modifier(CULTURE, "michelangelo")
def _happy_art(p: Player) -> int:
    """1 for each happy face of temples, theaters and wonders (rulebook, "Homero", "Basílica de San Pedro")."""
    gives, each_more = GIVES["happy"], has_basilica(p)
    art = sum(p.workers[n] * (gives[n] + each_more) for kind in ("temple", "theater") for n in OF_KIND[kind])
    return art + sum(happy_faces(p, wonder) for wonder in p.wonders)


def has_basilica(p: Player) -> bool:
    """Whether St. Peter's Basilica adds its faces (rulebook, "Basílica de San Pedro")."""
    return ST_PETER in p.wonders and ST_PETER not in p.ruins


def happy_faces(p: Player, card: int) -> int:
    """Happy faces of a card without workers: as printed unless it is a ruin, Homer's, and one more for St. Peter's
    Basilica where it has any (rulebook, "Homero", "Basílica de San Pedro").
    """
    faces = (card == p.homer) + (max(0, GIVES["happy"][card]) if card not in p.ruins else 0)
    return faces + (faces > 0 and card != ST_PETER and has_basilica(p))


@_modifier(STRENGTH, "alexander_the_great")
def _all_units(p: Player) -> int:
    """1 for each military unit."""
    return CARDS[NUMBERS["alexander_the_great"]].number("strength_per_unit") * sum(p.workers[n] for n in UNIT_NUMBERS)


@_modifier(STRENGTH, "joan_of_arc")
def _faith(p: Player) -> int:
    """1 for each happy face of temples and government, those of St. Peter's Basilica among them."""
    gives, more = GIVES["happy"], has_basilica(p)
    total = sum(p.workers[n] * (gives[n] + more) for n in OF_KIND["temple"])
    faces = gives[p.government]
    total += faces + more if faces > 0 else 0
    return CARDS[NUMBERS["joan_of_arc"]].number("strength_per_temple_and_government_happy") * total


@_modifier(STRENGTH, "napoleon_bonaparte")
def _types_of_units(p: Player) -> int:
    """2 for each type of military unit."""
    return CARDS[NUMBERS["napoleon_bonaparte"]].number("strength_per_unit_type") * sum(
        bool(_count(p, kind)) for kind in UNITS
    )


@_modifier(STRENGTH, "great_wall")
def _infantry_and_artillery(p: Player) -> int:
    """1 for each infantry and artillery unit (Genghis Khan's infantry stays infantry)."""
    return _count(p, "infantry", "artillery")
