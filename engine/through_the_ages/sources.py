"""Where culture and strength come from, for the log: who was away reads why (rulebook, "Tus valores")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.through_the_ages.armies import FIRST_UNIT
from engine.through_the_ages.cards import GIVES, NUMBERS, WORKERS, plain
from engine.through_the_ages.modifiers import CULTURE, STRENGTH
from engine.through_the_ages.pacts import attack_bonus
from engine.through_the_ages.state import State
from engine.through_the_ages.values import (
    RAVAGES,
    armies,
    from_cards,
    from_pacts,
    happy,
    pact_sides,
    science,
    strength,
    working,
)

VALUES: Final[dict[str, Callable[[State, int], int]]] = {
    "strength": strength,
    "science": science,
    "culture": lambda s, seat: s.players[seat].culture,
    "happy": lambda s, seat: happy(s.players[seat]),
}
"""What events compare, by word."""

_BY_CULTURE = ("barbarians", "national_pride", "terrorism")
_BY_STRENGTH = (
    "barbarians", "border_conflict", "crusades", "foray", "raiders", "reign_of_terror", "uncertain_borders", "cold_war",
    "crime_wave", "independence_declaration", "politics_of_strength", "refugees", "international_agreement",
    "impact_of_strength",
)  # fmt: skip
COMPARED: Final = {
    NUMBERS[card]: tuple(
        what
        for what, cards in (
            ("culture", _BY_CULTURE),
            ("strength", _BY_STRENGTH),
            ("happy", ("immigration",)),
            ("science", ("impact_of_science",)),
        )
        if card in cards
    )
    for card in (*_BY_CULTURE, *_BY_STRENGTH, "immigration", "impact_of_science")
}
"""What each event compares (rulebook, "Aplicar un evento")."""


def of_culture(s: State, seat: int) -> dict[str, int]:
    """The culture rating by what gives it: buildings, leader, wonders, other cards, pacts."""
    p = s.players[seat]
    buildings = sum(p.workers[n] * GIVES["culture"][n] for n in range(WORKERS))
    wonders = _of(s, seat, "culture", p.wonders) + len(p.ruins) * RAVAGES.number("ruin_culture")
    pacts = from_pacts(s, seat, "culture")
    for _, gives, partner in pact_sides(s, seat):
        pacts += gives.get("culture_per_wonder", 0) * len(s.players[partner].wonders)
    leader = _of(s, seat, "culture", [p.leader])
    rest = from_cards(p, "culture", CULTURE) - leader - _of(s, seat, "culture", p.wonders)
    return {"buildings": buildings, "leader": leader, "wonders": wonders, "others": rest, "pacts": pacts}


def of_strength(s: State, seat: int, rival: int) -> dict[str, int]:
    """The strength for attacking a rival (the player's own seat: for no attack) by what gives it."""
    p = s.players[seat]
    units, buildings = (
        sum(p.workers[n] * GIVES["strength"][n] for n in numbers)
        for numbers in (range(FIRST_UNIT, WORKERS), range(FIRST_UNIT))
    )
    wonders, leader = _of(s, seat, "strength", p.wonders), _of(s, seat, "strength", [p.leader])
    return {
        "units": units,
        "armies": armies(p, p.workers),
        "buildings": buildings,
        "leader": leader,
        "wonders": wonders,
        "others": from_cards(p, "strength", STRENGTH) - wonders - leader,
        "pacts": from_pacts(s, seat, "strength") + attack_bonus(s, seat, rival),
    }


def _of(s: State, seat: int, what: str, cards: list[int]) -> int:
    """What some cards add to a rating where they work."""
    p, table = s.players[seat], CULTURE if what == "culture" else STRENGTH
    at_work = [n for n in working(p) if n in cards]
    return sum(GIVES[what][n] + (table[n](p) if n in table else 0) for n in at_work)


def tell_strength(s: State, seat: int, rival: int) -> None:
    """Log the strength of a seat against a rival, and where it comes from."""
    if s.log.is_heard:
        total = strength(s, seat) + attack_bonus(s, seat, rival)
        s.log.add("through_the_ages-strength", seat=seat, total=total, **of_strength(s, seat, rival))


def tell_compared(s: State, current: int, card: int) -> None:
    """Log what an event compares, of everybody, clockwise from the current player."""
    for value in COMPARED.get(plain(card), ()) if s.log.is_heard else ():
        values = " ".join(f"{seat}:{VALUES[value](s, seat)}" for seat in s.clockwise(current))
        s.log.add(f"through_the_ages-compared-{value}", values=values)
