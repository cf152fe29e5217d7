"""Previews: what the end of a turn would bring, and what an action costs. The rules are run on a copy."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.events import EventSink
from engine.core.position import Position
from engine.through_the_ages import banks, drawing, prices
from engine.through_the_ages.action_phase import ACTIONS
from engine.through_the_ages.cards import AGE, CARDS, IDS, number_of
from engine.through_the_ages.paying import civil_left, military_left
from engine.through_the_ages.production import resource_production
from engine.through_the_ages.state import State
from engine.through_the_ages.turn import cards_over, cards_to_draw, is_uprising, reap
from engine.through_the_ages.values import culture, food_production, from_pacts, happy, science, strength


class Holdings(msgspec.Struct, frozen=True):
    """What a seat can use now, temporary things included, and its values."""

    civil: int
    military: int
    food: int
    resources: int
    science: int
    culture: int
    idle: int
    food_rating: int
    resource_rating: int
    science_rating: int
    culture_rating: int
    strength: int
    happy: int


class Stages(msgspec.Struct, frozen=True):
    """The next stages of a wonder: its id, the first and the last of them counted from 1, how many it has, what they
    cost.
    """

    card: str
    first: int
    last: int
    all: int
    resources: int


class TurnPreview(msgspec.Struct, frozen=True):
    """What the end of the turn would bring, if it came now.

    science, culture, food, resources: how much more or less than now the seat has in the end. corruption: food and
    resources lost to it; eaten: food; missing: food that is lacking; famine: culture lost by that. discards: military
    cards that must go, draws: those that come.
    """

    science: int
    culture: int
    food: int
    resources: int
    corruption: int
    eaten: int
    missing: int
    famine: int
    is_uprising: bool
    discards: int
    draws: int


def holdings(s: State, seat: int) -> Holdings:
    """What a seat can use now."""
    p, own = s.players[seat], seat == s.active
    return Holdings(
        civil=civil_left(s, seat),
        military=military_left(s, seat),
        food=banks.food(p) + (s.turn.food if own else 0),
        resources=banks.resources(p) + (s.turn.resources + s.turn.unit_resources if own else 0),
        science=p.science + (s.turn.unit_science if own else 0),
        culture=p.culture,
        idle=p.idle,
        food_rating=food_production(p) + from_pacts(s, seat, "food"),
        resource_rating=resource_production(p) + from_pacts(s, seat, "resources"),
        science_rating=science(s, seat),
        culture_rating=culture(s, seat),
        strength=strength(s, seat),
        happy=happy(p),
    )


def preview_turn(position: Position, seat: int) -> TurnPreview:
    """What the end of the seat's turn would bring, if it came now. No hidden card is looked at.

    Rulebook, "Secuencia de final de turno".
    """
    s: State = position.game.copy(position.state)
    p = s.players[seat]
    over, draws = cards_over(s, seat), cards_to_draw(s, seat)
    for card in sorted(p.military_hand)[:over]:
        drawing.discard(s, seat, card)
    before = p.science, p.culture, banks.food(p), banks.resources(p)
    rises = is_uprising(s, seat)
    s.log = EventSink()
    reap(s, seat)
    events: dict[str, dict[str, Any]] = {event.key.partition("-")[2]: event.args for event in s.log.drain()}
    famine, corruption = events.get("famine", {}), events.get("corruption", {})
    return TurnPreview(
        science=p.science - before[0],
        culture=p.culture - before[1],
        food=banks.food(p) - before[2],
        resources=banks.resources(p) - before[3],
        corruption=int(corruption.get("resources", 0)) + int(corruption.get("food", 0)),
        eaten=int(events.get("consumption", {}).get("count", 0)),
        missing=int(famine.get("missing", 0)),
        famine=int(famine.get("culture", 0)),
        is_uprising=rises,
        discards=over,
        draws=drawing.draw(s, seat, draws),
    )


def stages(s: State, seat: int, count: int) -> Stages:
    """The next ``count`` stages of the wonder that a seat builds (rulebook, "Construir la etapa de una maravilla")."""
    p = s.players[seat]
    facts = CARDS[p.unfinished]
    return Stages(IDS[p.unfinished], p.stages + 1, p.stages + count, len(facts.stages), prices.stages(p, count, 0))


def effect(position: Position, seat: int, option: str) -> Holdings | None:
    """How an action or a political action changes at once, before anything is shown, what the seat can use and its
    values: gains above 0, costs below. None for what changes nothing by itself.
    """
    verb, *words = option.split(":")
    s: State = position.game.copy(position.state)
    before = holdings(s, seat)
    if verb == "event":
        return msgspec.structs.replace(_none(), culture=AGE[number_of(words[0])])
    if verb in ("attack", "war"):
        price = prices.attack(s, drawing.card_in_hand(s, seat, words[0]), int(words[1]) - 1)
        return msgspec.structs.replace(_none(), military=-price)
    if verb not in ACTIONS:
        return None
    flow = ACTIONS[verb].do(s, seat, tuple(words))
    if flow is not None:
        next(flow, None)
    after = holdings(s, seat)
    return Holdings(*(now - then for now, then in zip(*map(msgspec.structs.astuple, (after, before)), strict=True)))


def _none() -> Holdings:
    return Holdings(*(0 for _ in Holdings.__struct_fields__))
