"""Events of age III: culture for what a civilization is (rulebook, "Aplicar un evento"), one function a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.ask import Flow
from engine.through_the_ages import banks
from engine.through_the_ages.building import technologies
from engine.through_the_ages.cards import (
    AGE,
    CARDS,
    OF_KIND,
    UNIT_NUMBERS,
    UNITS,
    URBAN,
    URBAN_NUMBERS,
)
from engine.through_the_ages.events import event, lose_culture
from engine.through_the_ages.production import mine_production, resource_production
from engine.through_the_ages.ranking import ranked
from engine.through_the_ages.state import State
from engine.through_the_ages.technologies import gain_culture
from engine.through_the_ages.values import (
    count_of,
    culture,
    discontent,
    food_production,
    from_pacts,
    happy,
    levels,
    science,
    strength,
)

Count = Callable[[State, int, int], int]
"""``(state, seat, card)`` to culture."""

IMPACTS: Final[dict[str, Count]] = {}


def _impact(card: str) -> Callable[[Count], Count]:
    def note(count: Count) -> Count:
        IMPACTS[card] = count

        @event(card)
        def everybody(s: State, seat: int, number: int) -> Flow[None]:
            # Nobody's culture counts in any of these, so that the order does not matter.
            for other in s.clockwise(seat):
                gained = count(s, other, number)
                if gained < 0:
                    lose_culture(s, other, -gained, number)
                else:
                    gain_culture(s, other, gained, number)
            yield from ()

        return count

    return note


@_impact("impact_of_agriculture")
def agriculture(s: State, seat: int, card: int) -> int:
    """Food production, pacts included; 4 more above consumption (rulebook, "Aplicar un evento")."""
    p = s.players[seat]
    food = food_production(p) + from_pacts(s, seat, "food")
    return food + (CARDS[card].number("bonus") if food > banks.consumption(p) else 0)


@_impact("impact_of_architecture")
def architecture(s: State, seat: int, card: int) -> int:
    """Levels of urban buildings (rulebook, "Aplicar un evento")."""
    return CARDS[card].number("per_level") * levels(s.players[seat], URBAN_NUMBERS)


@_impact("impact_of_balance")
def balance(s: State, seat: int, card: int) -> int:
    """Twice the least of science, culture, food and resources; food of pacts and Bill Gates' labs count.

    Rulebook, "Aplicar un evento", "Bill Gates".
    """
    p = s.players[seat]
    food = food_production(p) + from_pacts(s, seat, "food")
    least = min(science(s, seat), culture(s, seat), food, resource_production(p))
    return CARDS[card].number("factor") * least


@_impact("impact_of_colonies")
def colonies(s: State, seat: int, card: int) -> int:
    """3 for each colony (rulebook, "Aplicar un evento")."""
    return CARDS[card].number("per_colony") * len(s.players[seat].colonies)


@_impact("impact_of_competition")
def competition(s: State, seat: int, card: int) -> int:
    """Levels of units and arenas (rulebook, "Aplicar un evento")."""
    return CARDS[card].number("per_level") * levels(s.players[seat], UNIT_NUMBERS + OF_KIND["arena"])


@_impact("impact_of_government")
def government(s: State, seat: int, card: int) -> int:
    """2 for each civil action, 1 for each military action (rulebook, "Aplicar un evento")."""
    p = s.players[seat]
    return CARDS[card].number("per_ca") * p.civil_total + CARDS[card].number("per_ma") * p.military_total


@_impact("impact_of_happiness")
def happiness(s: State, seat: int, card: int) -> int:
    """2 for each happy face, 2 less for each discontent worker (rulebook, "Aplicar un evento")."""
    p = s.players[seat]
    return CARDS[card].number("per_happy") * happy(p) + CARDS[card].number("per_discontent") * discontent(p)


@_impact("impact_of_industry")
def industry(s: State, seat: int, card: int) -> int:
    """What the mines produce (rulebook, "Efecto de la industria")."""
    return mine_production(s.players[seat])


@_impact("impact_of_population")
def population(s: State, seat: int, card: int) -> int:
    """2 for each content worker above 10 (rulebook, "Efecto de la población")."""
    p, facts = s.players[seat], CARDS[card]
    content = sum(p.workers) + p.idle - discontent(p)
    return facts.number("per_worker") * max(0, content - facts.number("threshold"))


@_impact("impact_of_progress")
def progress(s: State, seat: int, card: int) -> int:
    """2 for each level of government and special technologies (rulebook, "Aplicar un evento")."""
    p = s.players[seat]
    cards = [p.government, *(special for special in p.specials if special >= 0)]
    return CARDS[card].number("per_level") * sum(AGE[n] for n in cards)


def _by_rank(s: State, seat: int, card: int, value: Callable[[int], int]) -> int:
    table = CARDS[card].numbers["by_rank"]
    assert isinstance(table, list)
    players = len(s.playing())
    return int(table[max(0, players - 2)][ranked(s, s.current_player(), value).index(seat)])


@_impact("impact_of_science")
def rank_of_science(s: State, seat: int, card: int) -> int:
    """By rank of the science rating (rulebook, "Aplicar un evento")."""
    return _by_rank(s, seat, card, lambda other: science(s, other))


@_impact("impact_of_strength")
def rank_of_strength(s: State, seat: int, card: int) -> int:
    """By rank of strength (rulebook, "Aplicar un evento")."""
    return _by_rank(s, seat, card, lambda other: strength(s, other))


@_impact("impact_of_technology")
def technology(s: State, seat: int, card: int) -> int:
    """4 for each technology of age III in play (rulebook, "Aplicar un evento")."""
    p = s.players[seat]
    cards = [*technologies(p), p.government, *(special for special in p.specials if special >= 0)]
    return CARDS[card].number("per_tech_iii") * sum(AGE[n] == 3 for n in cards)


@_impact("impact_of_variety")
def variety(s: State, seat: int, card: int) -> int:
    """2 for each type of unit and urban building that has a worker, and for each special technology.

    Rulebook, "Aplicar un evento".
    """
    p = s.players[seat]
    kinds = sum(bool(count_of(p, kind)) for kind in (*UNITS, *URBAN))
    return CARDS[card].number("per_kind") * (kinds + sum(special >= 0 for special in p.specials))


@_impact("impact_of_wonders")
def wonders(s: State, seat: int, card: int) -> int:
    """By age for each completed wonder, ruins too (rulebook, "Efecto de las maravillas")."""
    table = CARDS[card].number_list("by_age")
    return int(sum(table[AGE[wonder]] for wonder in s.players[seat].wonders))
