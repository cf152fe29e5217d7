"""What a civilization is worth at the end of its turn, part by part, so that parts can be weighed and told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from data import table
from engine.computers.sums import float_sum
from engine.through_the_ages import banks
from engine.through_the_ages.computer.card_worth import LINER, construction, hand_worth, promises, unfinished_worth
from engine.through_the_ages.computer.leader_worth import leader_worth
from engine.through_the_ages.computer.outlook import Outlook, impacts_worth, rate_worth
from engine.through_the_ages.computer.worth import (
    food_flow,
    happiness,
    less,
    less_beyond,
    military_hand,
    tokens,
    workers_in_waiting,
)
from engine.through_the_ages.drawing import MOST_DRAWN
from engine.through_the_ages.paying import military_left
from engine.through_the_ages.prices import CONSTRUCTION
from engine.through_the_ages.production import HUNGER, mine_production
from engine.through_the_ages.state import State
from engine.through_the_ages.turn import genghis, production
from engine.through_the_ages.values import (
    civil_total,
    colonization,
    culture,
    discontent,
    from_pacts,
    military_total,
    science,
    strength,
    urban_limit,
)

PARTS: Final = (
    "culture",
    "military_hand",
    "strength",
    "uprising",
    "impacts",
    "food",
    "resources",
    "science",
    "workers",
    "leader",
    "culture_rate",
    "science_rate",
    "civil_actions",
    "military_actions",
    "happiness",
    "resource_rate",
    "food_rate",
    "colonization",
    "urban_limit",
    "construction",
    "population",
    "tokens",
    "technologies",
    "hand",
    "wonder",
)
"""What a civilization is judged by, in this order."""


def parts(o: Outlook, s: State) -> list[float]:
    """What each of ``PARTS`` is worth, in points of culture. The state is used up: production is carried out."""
    seat, p, turns = o.seat, s.players[o.seat], o.turns
    draws = min(MOST_DRAWN, military_left(s, seat)) if s.active == seat and s.age < 4 else 0
    mine = strength(s, seat)
    hand, military = military_hand(o, p, draws), o.military(mine)
    uprising = 0.0
    if discontent(p) > p.idle:
        uprising = -(3.0 + turns * 0.7) * (discontent(p) - p.idle)
    else:
        production(s, seat)
        genghis(s, seat)
    impacts = impacts_worth(o, s)
    now = [
        p.culture + o.wars_worth(mine),
        hand,
        military,
        uprising,
        impacts,
        o.food * less(banks.food(p), 5, 9),
        o.resource * less(banks.resources(p), 7, 14),
        o.science * less(p.science, 11, 20),
        workers_in_waiting(o, p),
    ]
    if not turns:
        return [*now, *[0.0] * (len(PARTS) - len(now))]
    leader, p.leader = p.leader, -1
    value = leader_worth(o, p, leader)
    now += [
        value,
        float(turns * culture(s, seat)),
        o.flow_science * rate_worth(science(s, seat), o.wanted[2]),
        o.flow_civil * less_beyond(civil_total(s, seat), 7, 0.8),
        o.flow_military * less_beyond(military_total(s, seat), 4, 0.6),
        happiness(o, p),
    ]
    p.leader = leader
    resources = mine_production(p) + from_pacts(s, seat, "resources")
    now += [
        o.flow_resource * rate_worth(resources, o.wanted[1]),
        food_flow(o, p, from_pacts(s, seat, "food"), HUNGER),
        0.15 * turns * colonization(s, seat),
        0.35 * turns * urban_limit(p),
        construction(o, p.specials[CONSTRUCTION]),
        1.6 * turns if LINER in p.wonders and LINER not in p.ruins and p.yellow else 0.0,
        tokens(o, p),
        promises(o, p),
        hand_worth(o, s, p.civil_hand),
        unfinished_worth(o, s, p.unfinished, p.stages) if p.unfinished >= 0 else 0.0,
    ]
    return now


_table: Final[dict[str, float]] = table("through_the_ages/judge.json")
WEIGHTS: tuple[float, ...] = tuple(_table[part] for part in PARTS)
"""How much each part counts, by their order: fitted by play (bench/fit.py)."""


def weighed_parts(o: Outlook, s: State) -> dict[str, float]:
    """What each part counts, by name. The state is used up."""
    return {name: weight * part for name, weight, part in zip(PARTS, WEIGHTS, parts(o, s), strict=True)}


def standing(o: Outlook, s: State, factors: Mapping[str, float] = {}) -> float:
    """What the seat's civilization is worth at the end of its turn. The state is used up.

    ``factors``: how many times parts count beside their weights, by name.
    """
    if factors:
        return float_sum((factors.get(name, 1.0) * part for name, part in weighed_parts(o, s).items()), 0.0)
    return float_sum((weight * part for weight, part in zip(WEIGHTS, parts(o, s), strict=True)), 0.0)
