"""What actions cost, with everything that changes a price (rulebook, "Fase de acciones")."""

from __future__ import annotations

from typing import Final

from engine.through_the_ages.banks import population_food
from engine.through_the_ages.cards import AGE, CARDS, IS_URBAN, KIND, NUMBERS, OF_KIND, SPECIAL_KINDS
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import count_of, pact_sides

PLACES: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
"""Civil actions for a card, by its place in the row (rulebook, "Toma una carta que no sea una maravilla...")."""

CONSTRUCTION: Final = SPECIAL_KINDS.index("construction")
HAMMURABI, MICHELANGELO = NUMBERS["hammurabi"], NUMBERS["michelangelo"]
MOSES, BACH, SHAKESPEARE = NUMBERS["moses"], NUMBERS["j_s_bach"], NUMBERS["william_shakespeare"]
GANDHI, TAJ_MAHAL = NUMBERS["mahatma_gandhi"], NUMBERS["taj_mahal"]

PARTNER: Final = {"library": "theater", "theater": "library"}
"""The building that must stand for Shakespeare's discount, by the one that gets it."""


MOST_OFF: Final = CARDS[SHAKESPEARE].number("pair_discount_resource") + max(
    off for n in OF_KIND["construction"] for off in CARDS[n].listed("urban_discount")
)
"""What is taken off the printed price of a building at most, action cards apart."""


def take(s: State, seat: int, place: int) -> int:
    """Civil actions for the card at a place of the row (rulebook, "Toma una maravilla de la fila de cartas")."""
    p, card = s.players[seat], s.row[place]
    price = PLACES[place]
    if KIND[card] == "wonder":
        price += 0 if p.leader == MICHELANGELO else len(p.wonders)
        if card == TAJ_MAHAL and seat == s.active and "replaced-leader" in s.turn.used:
            price -= CARDS[card].number("ca_discount_if_leader_replaced")
    elif KIND[card] == "leader" and p.leader == HAMMURABI:
        price -= CARDS[HAMMURABI].number("leader_take_discount")
    return max(0, price)


def population(p: Player, less: int = 0) -> int:
    """Food for one more worker (rulebook, "Aumentar la población"; Moses)."""
    moses = CARDS[MOSES].number("population_food_discount") if p.leader == MOSES else 0
    return max(0, population_food(p) - moses - less)


def _urban_discount(p: Player, technology: int) -> int:
    """What a construction technology takes off urban buildings, by level (rulebook, "Construir una granja...")."""
    special = p.specials[CONSTRUCTION]
    if special < 0 or not IS_URBAN[technology]:
        return 0
    return CARDS[special].listed("urban_discount")[AGE[technology]]


def _pair_discount(p: Player, technology: int, which: str) -> int:
    """Shakespeare: libraries and theaters help each other."""
    other = PARTNER.get(KIND[technology])
    if p.leader != SHAKESPEARE or other is None or not count_of(p, other):
        return 0
    return CARDS[SHAKESPEARE].number(which)


def build(p: Player, technology: int, less: int = 0) -> int:
    """Resources for a new building or unit (rulebook, "Construir una granja, mina o edificio urbano")."""
    price = CARDS[technology].resources - _urban_discount(p, technology)
    return max(0, price - _pair_discount(p, technology, "pair_discount_resource") - less)


def upgrade(p: Player, old: int, new: int, less: int = 0) -> int:
    """Resources for an upgrade: the difference of the changed prices (rulebook, "Modernizar una granja, mina...").

    Shakespeare's discount would be in both, so that it changes nothing.
    """
    return max(0, build(p, new) - build(p, old) - less)


def stages(p: Player, count: int, less: int = 0) -> int:
    """Resources for the next stages of the unfinished wonder, all together (rulebook, "Construir la etapa...")."""
    return max(0, sum(CARDS[p.unfinished].stages[p.stages : p.stages + count]) - less)


def stages_at_once(p: Player) -> int:
    """How many stages one civil action may build (construction technologies)."""
    special = p.specials[CONSTRUCTION]
    return CARDS[special].number("stages_per_ca") if special >= 0 else 1


def develop(s: State, seat: int, technology: int, less: int = 0) -> int:
    """Science for a technology in the hand (rulebook, "Desarrollar una tecnología")."""
    return max(0, CARDS[technology].science - _science_discount(s, seat, technology) - less)


def revolution(s: State, seat: int, government: int, less: int = 0) -> int:
    """Science for a revolution (rulebook, "Declarar una revolución")."""
    return max(0, CARDS[government].revolution - _science_discount(s, seat, government) - less)


def _science_discount(s: State, seat: int, technology: int) -> int:
    p = s.players[seat]
    found = _pair_discount(p, technology, "pair_discount_science")
    if p.leader == BACH and KIND[technology] == "theater":
        found += CARDS[BACH].number("theater_science_discount")
    return found + sum(gives.get("discount", 0) for _, gives, _ in pact_sides(s, seat))


def helpers(s: State, seat: int) -> list[tuple[int, int]]:
    """Partners who pay science for the seat's technologies, with how much ("Cooperación científica")."""
    return [(partner, gives["partner_pays"]) for _, gives, partner in pact_sides(s, seat) if "partner_pays" in gives]


def attack(s: State, card: int, rival: int) -> int:
    """Military actions for an aggression or war (rulebook, "Jugar una agresión"; Gandhi)."""
    factor = CARDS[GANDHI].number("opponent_ma_factor") if s.players[rival].leader == GANDHI else 1
    return CARDS[card].actions * factor
