"""What actions cost, with everything that changes a price (rulebook, "Fase de acciones")."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.through_the_ages.banks import population_food
from engine.through_the_ages.cards import AGE, BOX, CARDS, IS_URBAN, KIND, NUMBERS, SPECIAL_KINDS, WORKERS
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import count_of, from_pacts, pact_sides

PLACES: Final[tuple[int, ...]] = (1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
"""Civil actions for a card, by its place in the row (rulebook, "Toma una carta que no sea una maravilla...")."""

CONSTRUCTION: Final = SPECIAL_KINDS.index("construction")
HAMMURABI, MICHELANGELO = NUMBERS["hammurabi"], NUMBERS["michelangelo"]
MOSES, BACH, SHAKESPEARE = NUMBERS["moses"], NUMBERS["j_s_bach"], NUMBERS["william_shakespeare"]
GANDHI, TAJ_MAHAL = NUMBERS["mahatma_gandhi"], NUMBERS["taj_mahal"]

HAMMURABI_OFF: Final = CARDS[HAMMURABI].number("leader_take_discount")
TAJ_MAHAL_OFF: Final = CARDS[TAJ_MAHAL].number("ca_discount_if_leader_replaced")
MOST_OFF: Final = max(HAMMURABI_OFF, TAJ_MAHAL_OFF)
"""Civil actions that a card of the row costs less at most."""

PAIRED: Final = {"library": 1, "theater": 2}
"""A bit for each of the two buildings that Shakespeare makes cheaper."""

DISCOUNTS: Final = 64
"""Lists of prices that are remembered: there are not as many."""


def take(s: State, seat: int, place: int) -> int:
    """Civil actions for the card at a place of the row (rulebook, "Toma una maravilla de la fila de cartas")."""
    p, card = s.players[seat], s.row[place]
    price = PLACES[place]
    if KIND[card] == "wonder":
        price += 0 if p.leader == MICHELANGELO else len(p.wonders)
        if card == TAJ_MAHAL and seat == s.active and "replaced-leader" in s.turn.used:
            price -= TAJ_MAHAL_OFF
    elif KIND[card] == "leader" and p.leader == HAMMURABI:
        price -= HAMMURABI_OFF
    return max(0, price)


def population(p: Player, less: int = 0) -> int:
    """Food for one more worker (rulebook, "Aumentar la población"; Moses)."""
    price = population_food(p) - less
    if p.leader == MOSES:
        price -= CARDS[MOSES].number("population_food_discount")
    return price if price > 0 else 0


def pairs(p: Player) -> int:
    """The buildings that Shakespeare makes cheaper for a civilization, as bits of PAIRED: libraries where a theater
    stands, theaters where a library does.
    """
    if p.leader != SHAKESPEARE:
        return 0
    libraries = PAIRED["library"] if count_of(p, "theater") else 0
    return libraries | (PAIRED["theater"] if count_of(p, "library") else 0)


@lru_cache(DISCOUNTS)
def building_prices(construction: int, paired: int) -> tuple[int, ...]:
    """Resources for a new building or unit by worker technology; below 0 is nothing.

    With a construction technology (-1: none), which takes something off urban buildings by their level, and with
    ``pairs`` (rulebook, "Construir una granja, mina o edificio urbano").
    """
    urban = CARDS[construction].number_list("urban_discount") if construction >= 0 else [0] * 4
    pair = CARDS[SHAKESPEARE].number("pair_discount_resource")
    return tuple(
        CARDS[n].resources - (urban[AGE[n]] if IS_URBAN[n] else 0) - (pair if PAIRED.get(KIND[n], 0) & paired else 0)
        for n in range(WORKERS)
    )


def build(p: Player, technology: int, less: int = 0) -> int:
    """Resources for a new building or unit (rulebook, "Construir una granja, mina o edificio urbano")."""
    return max(0, building_prices(p.specials[CONSTRUCTION], pairs(p))[technology] - less)


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


@lru_cache(DISCOUNTS)
def _technology_prices(paired: int, leader: int) -> tuple[int, ...]:
    pair, theater = CARDS[SHAKESPEARE].number("pair_discount_science"), CARDS[BACH].number("theater_science_discount")
    return tuple(
        card.science
        - (pair if PAIRED.get(card.kind, 0) & paired else 0)
        - (theater if leader == BACH and card.kind == "theater" else 0)
        for card in BOX
    )


def technology_prices(s: State, seat: int) -> tuple[int, ...]:
    """Science for each technology with what the leader takes off, pacts apart; below 0 is nothing."""
    p = s.players[seat]
    return _technology_prices(pairs(p), BACH if p.leader == BACH else -1)


def develop(s: State, seat: int, technology: int, less: int = 0) -> int:
    """Science for a technology in the hand (rulebook, "Desarrollar una tecnología")."""
    return max(0, technology_prices(s, seat)[technology] - from_pacts(s, seat, "discount") - less)


def revolution(s: State, seat: int, government: int, less: int = 0) -> int:
    """Science for a revolution (rulebook, "Declarar una revolución")."""
    return max(0, CARDS[government].revolution - from_pacts(s, seat, "discount") - less)


def helpers(s: State, seat: int) -> list[tuple[int, int]]:
    """Partners who pay science for the seat's technologies, with how much ("Cooperación científica")."""
    return [(partner, gives["partner_pays"]) for _, gives, partner in pact_sides(s, seat) if "partner_pays" in gives]


def attack(s: State, card: int, rival: int) -> int:
    """Military actions for an aggression or war (rulebook, "Jugar una agresión"; Gandhi)."""
    factor = CARDS[GANDHI].number("opponent_ma_factor") if s.players[rival].leader == GANDHI else 1
    return CARDS[card].actions * factor
