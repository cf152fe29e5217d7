"""Corruption, production and consumption, one function a step (rulebook, "Fase de producción")."""

from __future__ import annotations

from collections.abc import Sequence

from engine.through_the_ages import banks
from engine.through_the_ages.annals import change_culture
from engine.through_the_ages.cards import AGE, CARDS, FARMS, IDS, LABS, MINES, NUMBERS, VALUE
from engine.through_the_ages.leaders import GATES, gates_resources
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import best_of

RAILROAD, SUPREMACY = NUMBERS["transcontinental_railroad"], NUMBERS["acceptance_of_supremacy"]
HUNGER = 4
"""Culture lost for each food that is missing (rulebook, "Consumo de comida")."""


def corruption(s: State, seat: int) -> None:
    """Resources are lost, food for what is missing (rulebook, "Corrupción")."""
    p = s.players[seat]
    amount = banks.corruption(p)
    if not amount:
        return
    resources = banks.lose(p, banks.RESOURCES, amount)
    eaten = banks.lose(p, banks.FOOD, amount - resources) if resources < amount else 0
    s.log.add("through_the_ages-corruption", seat=seat, resources=resources, food=eaten)


def produce_food(s: State, seat: int, more: int = 0) -> None:
    """A token for each farm, the best farms first; pacts add to it (rulebook, "Producción de comida")."""
    p = s.players[seat]
    before = banks.food(p) if s.log.is_heard else 0
    _tokens(p, [(n, p.workers[n]) for n in reversed(FARMS)])
    _more(p, banks.FOOD, more)
    if s.log.is_heard and (produced := banks.food(p) - before):
        s.log.add("through_the_ages-food-produced", seat=seat, count=produced)


def consumption(s: State, seat: int) -> None:
    """Food is eaten; what is missing costs 4 culture each (rulebook, "Consumo de comida")."""
    p = s.players[seat]
    amount = banks.consumption(p)
    if not amount:
        return
    eaten = banks.lose(p, banks.FOOD, amount)
    if eaten < amount:
        culture = min(p.culture, HUNGER * (amount - eaten))
        change_culture(s, seat, -culture, "famine")
        s.log.add("through_the_ages-famine", seat=seat, missing=amount - eaten, culture=culture)
    if eaten:
        s.log.add("through_the_ages-consumption", seat=seat, count=min(eaten, amount))


def produce_resources(s: State, seat: int, more: int = 0) -> None:
    """A token for each mine, the highest level first; pacts add to it (rulebook, "Producción de recursos").

    Labs are mines for Bill Gates; of one level the mine comes first, whose tokens are worth more. The
    Transcontinental Railroad lets the best mine produce twice.
    """
    p = s.players[seat]
    before = banks.resources(p) if s.log.is_heard else 0
    wanted = mine_tokens(p)
    if p.leader == GATES:
        wanted = sorted([*wanted, *((n, p.workers[n]) for n in LABS if AGE[n])], key=lambda item: -AGE[item[0]])
    _tokens(p, wanted)
    _more(p, banks.RESOURCES, more)
    if not s.log.is_heard:
        return
    produced = banks.resources(p) - before
    if produced > 0:
        s.log.add("through_the_ages-resources-produced", seat=seat, count=produced)
    elif produced < 0:
        s.log.add("through_the_ages-loses", seat=seat, food=0, resources=-produced, because=IDS[SUPREMACY])


def mine_tokens(p: Player) -> list[tuple[int, int]]:
    """How many tokens the mines produce, by technology, the highest level first."""
    best = best_of(p, "mine") if RAILROAD in p.wonders and RAILROAD not in p.ruins else -1
    more = CARDS[RAILROAD].number("best_mine_factor") - 1
    return [(n, p.workers[n] + (more if n == best else 0)) for n in reversed(MINES)]


def mine_production(p: Player) -> int:
    """Resources that the mines would produce, whatever the tokens (rulebook, "Efecto de la industria")."""
    return sum(count * VALUE[n] for n, count in mine_tokens(p))


def resource_production(p: Player) -> int:
    """Resources that mines would produce, and labs for Bill Gates, whatever the tokens (rulebook, "Bill Gates")."""
    return mine_production(p) + (gates_resources(p) if p.leader == GATES else 0)


def _tokens(p: Player, wanted: Sequence[tuple[int, int]]) -> None:
    """Blue tokens go from the bank to technologies in this order, as long as there are some."""
    for n, count in wanted:
        if count:
            tokens = min(count, p.blue)
            p.stored[n] += tokens
            p.blue -= tokens


def _more(p: Player, kind: Sequence[int], amount: int) -> None:
    if amount > 0:
        banks.gain(p, kind, amount)
    elif amount < 0:
        banks.lose(p, kind, -amount)
