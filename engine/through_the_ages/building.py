"""Population, farms, mines, urban buildings, military units (rulebook, "Aumentar la población" to "Desmantelar...")."""

from __future__ import annotations

from engine.core.errors import Reason
from engine.through_the_ages import banks, prices
from engine.through_the_ages.cards import AGE, CARDS, IDS, IS_UNIT, IS_URBAN, KIND, NUMBERS, OF_KIND, URBAN
from engine.through_the_ages.paying import (
    civil_left,
    food_left,
    military_left,
    pay_food,
    pay_resources,
    resources_left,
    use_civil,
    use_military,
)
from engine.through_the_ages.refusals import no, no_civil, no_food, no_military, no_resources, not_with
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.technology_sets import technology_set
from engine.through_the_ages.values import count_of, urban_limit

BARBAROSSA, BACH = NUMBERS["frederick_barbarossa"], NUMBERS["j_s_bach"]
LINER = NUMBERS["ocean_liner_service"]


def technologies(p: Player) -> tuple[int, ...]:
    """The worker technologies in play, by number."""
    return technology_set(p.known).technologies


# --- actions of these kinds ---------------------------------------------------------------------------------------


def no_action(s: State, seat: int, technology: int) -> Reason | None:
    """Why no action is left for this technology: a military one for units, a civil one for the rest.

    Rulebook, "Crear una unidad militar".
    """
    if IS_UNIT[technology]:
        return no_military(1, military_left(s, seat))
    return no_civil(1, civil_left(s, seat))


def use_action(s: State, seat: int, technology: int) -> None:
    """Use the action for this technology (rulebook, "Destruir una granja, mina o edificio urbano")."""
    (use_military if IS_UNIT[technology] else use_civil)(s, seat, 1)


# --- population ---------------------------------------------------------------------------------------------------


def why_not_increase(s: State, seat: int, less: int = 0) -> Reason | None:
    """Why the population cannot be increased, actions apart (rulebook, "Aumentar la población")."""
    p = s.players[seat]
    if not p.yellow:
        return no("yellow-tokens")
    return no_food(prices.population(p, less), food_left(s, seat))


def may_increase(s: State, seat: int) -> bool:
    """Whether the population can be increased at its usual price, actions apart (``why_not_increase``)."""
    p = s.players[seat]
    return p.yellow > 0 and prices.population(p) <= food_left(s, seat)


def increase(s: State, seat: int, less: int = 0) -> None:
    """Pay food; the rightmost yellow token becomes an unused worker (rulebook, "Aumentar la población")."""
    p = s.players[seat]
    price = prices.population(p, less)
    pay_food(s, seat, price)
    banks.gain_population(p)
    s.log.add("through_the_ages-increase", seat=seat, price=price)


# --- building -----------------------------------------------------------------------------------------------------


def why_not_build(s: State, seat: int, technology: int, less: int = 0) -> Reason | None:
    """Why this cannot be built, actions apart (rulebook, "Construir una granja...", "Crear una unidad militar")."""
    p = s.players[seat]
    if not p.idle:
        return no("idle-worker")
    return why_no_room(p, technology) or no_resources(
        prices.build(p, technology, less), resources_left(s, seat, technology), technology
    )


def why_no_room(p: Player, technology: int) -> Reason | None:
    """Why the government allows no more buildings of this type (rulebook, "Gobiernos")."""
    if IS_URBAN[technology] and count_of(p, KIND[technology]) >= urban_limit(p):
        return not_with("urban-limit", technology, limit=urban_limit(p))
    return None


def build(s: State, seat: int, technology: int, less: int = 0) -> None:
    """Pay resources and put an unused worker on the technology.

    Rulebook, "Construir una granja, mina o edificio urbano".
    """
    p = s.players[seat]
    price = prices.build(p, technology, less)
    pay_resources(s, seat, price, technology)
    place(p, technology)
    s.log.add("through_the_ages-build", seat=seat, card=IDS[technology], price=price)


def place(p: Player, technology: int) -> None:
    """An unused worker goes to work on a technology."""
    p.idle -= 1
    p.workers[technology] += 1


# --- upgrading ----------------------------------------------------------------------------------------------------


def why_not_upgrade(s: State, seat: int, old: int, new: int, less: int = 0) -> Reason | None:
    """Why this cannot be upgraded, actions apart (rulebook, "Modernizar una granja, mina o edificio urbano")."""
    p = s.players[seat]
    if not p.workers[old]:
        return not_with("no-worker", old)
    return no_resources(prices.upgrade(p, old, new, less), resources_left(s, seat, new), new, "upgrade")


def upgrade(s: State, seat: int, old: int, new: int, less: int = 0) -> None:
    """Pay the difference of prices and move the worker (rulebook, "Modernizar una granja, mina o edificio urbano")."""
    p = s.players[seat]
    price = prices.upgrade(p, old, new, less)
    pay_resources(s, seat, price, new)
    p.workers[old] -= 1
    p.workers[new] += 1
    s.log.add("through_the_ages-upgrade", seat=seat, card=IDS[old], other=IDS[new], price=price)


def better(p: Player, old: int) -> tuple[int, ...]:
    """Technologies in play of the same type and a higher level.

    Rulebook, "Modernizar una granja, mina o edificio urbano".
    """
    return technology_set(p.known).better[old]


# --- destroying ---------------------------------------------------------------------------------------------------


def destroy(s: State, seat: int, technology: int) -> None:
    """A worker leaves a technology and is unused (rulebook, "Destruir una granja...", "Desmantelar una unidad...")."""
    p = s.players[seat]
    p.workers[technology] -= 1
    p.idle += 1
    s.log.add("through_the_ages-destroy", seat=seat, card=IDS[technology])


# --- leaders and wonders that build -------------------------------------------------------------------------------


def why_not_barbarossa(s: State, seat: int, technology: int) -> Reason | None:
    """Why population and unit cannot come together (Frederick Barbarossa)."""
    p, card = s.players[seat], CARDS[BARBAROSSA]
    return (
        no_military(card.number("ma_cost"), military_left(s, seat))
        or why_not_increase(s, seat, card.number("food_discount"))
        or no_resources(
            prices.build(p, technology, card.number("resource_discount")),
            resources_left(s, seat, technology),
            technology,
        )
    )


def barbarossa(s: State, seat: int, technology: int) -> None:
    """With a military action: one more worker, who becomes a unit (Frederick Barbarossa) (rulebook, "Líderes")."""
    card = CARDS[BARBAROSSA]
    use_military(s, seat, card.number("ma_cost"))
    increase(s, seat, card.number("food_discount"))
    build(s, seat, technology, card.number("resource_discount"))


def bach_targets(p: Player) -> list[tuple[int, int]]:
    """What Bach may turn into which theater: urban buildings that are none, theaters of at least their level.

    Rulebook, "Johann Sebastian Bach".
    """
    theaters = [n for n in OF_KIND["theater"] if p.known >> n & 1]
    old = [n for kind in URBAN if kind != "theater" for n in OF_KIND[kind] if p.workers[n]]
    return [(one, other) for one in old for other in theaters if AGE[other] >= AGE[one]]


def why_not_bach(s: State, seat: int, old: int, new: int) -> Reason | None:
    """Why Bach cannot turn this building into this theater (rulebook, "Johann Sebastian Bach")."""
    p = s.players[seat]
    if "bach" in s.turn.used:
        return not_with("once-a-turn", BACH)
    return no_civil(1, civil_left(s, seat)) or why_no_room(p, new) or why_not_upgrade(s, seat, old, new)


def bach(s: State, seat: int, old: int, new: int) -> None:
    """Upgrade any urban building to a theater, once a turn (rulebook, "Johann Sebastian Bach")."""
    s.turn.used.append("bach")
    use_civil(s, seat, 1)
    upgrade(s, seat, old, new)


def why_not_liner(s: State, seat: int) -> Reason | None:
    """Why the liners bring nobody (Ocean Liner Service)."""
    if "liner" in s.turn.used:
        return not_with("once-a-turn", LINER)
    return None if s.players[seat].yellow else no("yellow-tokens")


def liner(s: State, seat: int) -> None:
    """One more worker for nothing, once a turn (Ocean Liner Service) (rulebook, "Maravillas")."""
    s.turn.used.append("liner")
    banks.gain_population(s.players[seat])
    s.log.add("through_the_ages-population", seat=seat, count=1, because=IDS[LINER])
