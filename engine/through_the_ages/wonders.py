"""Building wonders, and what those of age III bring when they are completed (rulebook, "Construir la etapa...")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.ask import Flow
from engine.core.errors import Reason
from engine.through_the_ages import banks, losses, prices
from engine.through_the_ages.annals import change_culture
from engine.through_the_ages.building import technologies
from engine.through_the_ages.cards import (
    AGE,
    CARDS,
    GIVES,
    IDS,
    NUMBERS,
    OF_KIND,
    PRODUCTION,
    UNIT_NUMBERS,
    URBAN_NUMBERS,
)
from engine.through_the_ages.modifiers import BUILDINGS, CULTURE, SCIENCE
from engine.through_the_ages.paying import pay_resources, resources_left
from engine.through_the_ages.refusals import no, no_resources
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import update, urban_values

COMPLETED: Final[dict[int, Callable[[Player], int]]] = {}
"""Culture that a wonder gains when it is completed, by card."""


def why_not_stages(s: State, seat: int, count: int, less: int = 0) -> Reason | None:
    """Why ``count`` stages cannot be built, actions apart (rulebook, "Construir la etapa de una maravilla")."""
    p = s.players[seat]
    if p.unfinished < 0:
        return no("no-wonder")
    if p.stages + count > len(CARDS[p.unfinished].stages):
        return no("stages")
    if p.blue + sum(p.stored) < count:
        return no("blue-tokens")
    return no_resources(prices.stages(p, count, less), resources_left(s, seat), p.unfinished, "stage")


def stages_possible(s: State, seat: int, resources: int) -> int:
    """How many stages can be built at once at most with ``resources``, actions apart: ``why_not_stages`` for all
    numbers at once (rulebook, "Construir la etapa de una maravilla").
    """
    p, count = s.players[seat], 0
    if p.unfinished < 0:
        return 0
    stages = CARDS[p.unfinished].stages
    most = min(prices.stages_at_once(p), len(stages) - p.stages, p.blue + sum(p.stored))
    while count < most and prices.stages(p, count + 1) <= resources:
        count += 1
    return count


def build_stages(s: State, seat: int, count: int, less: int = 0) -> Flow[None]:
    """Pay for the next stages, cover them with blue tokens; the last one completes the wonder.

    Rulebook, "Construir la etapa de una maravilla".
    """
    p, wonder = s.players[seat], s.players[seat].unfinished
    price = prices.stages(p, count, less)
    pay_resources(s, seat, price)
    yield from losses.lose_blue(s, seat, count, wonder)
    p.stages += count
    s.log.add("through_the_ages-stages", seat=seat, card=IDS[wonder], count=count, price=price)
    if p.stages == len(CARDS[wonder].stages):
        yield from complete(s, seat)


def complete(s: State, seat: int) -> Flow[None]:
    """The wonder works from now on; its blue tokens go back (rulebook, "Construir la etapa de una maravilla")."""
    p, wonder = s.players[seat], s.players[seat].unfinished
    p.wonders.append(wonder)
    p.blue += p.stages
    p.unfinished, p.stages = -1, 0
    yield from gain_tokens(s, seat, wonder)
    s.log.add("through_the_ages-completed", seat=seat, card=IDS[wonder])
    update(s, seat)
    if wonder in COMPLETED:
        gained = max(0, COMPLETED[wonder](p))
        change_culture(s, seat, gained, "wonder")
        s.log.add("through_the_ages-culture", seat=seat, count=gained, because=IDS[wonder])


def give_up(p: Player) -> None:
    """An unfinished wonder leaves the game; its blue tokens go back to the bank (rulebook, "Fin de una época")."""
    p.blue += p.stages
    p.unfinished, p.stages = -1, 0


def gain_tokens(s: State, seat: int, card: int) -> Flow[None]:
    """Yellow and blue tokens of a card that comes into play (rulebook, "Fichas azules y amarillas")."""
    yield from _move_tokens(s, seat, card, 1)


def lose_tokens(s: State, seat: int, card: int) -> Flow[None]:
    """Yellow and blue tokens of a card that leaves play (rulebook, "Fichas azules y amarillas")."""
    yield from _move_tokens(s, seat, card, -1)


def _move_tokens(s: State, seat: int, card: int, sign: int) -> Flow[None]:
    p, yellow, blue = s.players[seat], sign * GIVES["yellow"][card], sign * GIVES["blue"][card]
    if yellow > 0:
        p.yellow += yellow
    else:
        banks.lose_yellow(p, -yellow)
    if blue > 0:
        p.blue += blue
    else:
        yield from losses.lose_blue(s, seat, -blue, card)


# --- age III ------------------------------------------------------------------------------------------------------


def _completed(card: str) -> Callable[[Callable[[Player], int]], Callable[[Player], int]]:
    def note(function: Callable[[Player], int]) -> Callable[[Player], int]:
        COMPLETED[NUMBERS[card]] = function
        return function

    return note


@_completed("fast_food_chains")
def fast_food_chains(p: Player) -> int:
    """2 for each farm and mine, 1 for each urban building and military unit (rulebook, "Maravillas")."""
    card = CARDS[NUMBERS["fast_food_chains"]]
    producing = sum(p.workers[n] for n in PRODUCTION)
    others = sum(p.workers[n] for n in URBAN_NUMBERS + UNIT_NUMBERS)
    return card.number("culture_farm_mine") * producing + card.number("culture_urban_military") * others


@_completed("first_space_flight")
def first_space_flight(p: Player) -> int:
    """The levels of all technologies in play (rulebook, "Maravillas")."""
    card = CARDS[NUMBERS["first_space_flight"]]
    cards = [*technologies(p), p.government, *(special for special in p.specials if special >= 0)]
    return card.number("culture_per_tech_level") * sum(AGE[n] for n in cards)


@_completed("hollywood")
def hollywood(p: Player) -> int:
    """Twice the culture that theaters and libraries give, as changed by leaders (rulebook, "Hollywood")."""
    kinds = ("theater", "library")
    total = sum(p.workers[n] * GIVES["culture"][n] for kind in kinds for n in OF_KIND[kind])
    if p.leader in BUILDINGS and p.leader != NUMBERS["sid_meier"] and p.leader in CULTURE:
        total += CULTURE[p.leader](p)
    return CARDS[NUMBERS["hollywood"]].number("factor") * total


@_completed("internet")
def internet(p: Player) -> int:
    """Culture, science and strength of the urban buildings, as changed by leaders (rulebook, "Internet")."""
    total = sum(urban_values(p, what) for what in ("culture", "science", "strength"))
    if p.leader in BUILDINGS:
        total += sum(table[p.leader](p) for table in (CULTURE, SCIENCE) if p.leader in table)
    return total
