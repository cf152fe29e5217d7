"""Paying actions, food, resources and science, what is temporary first.

Rulebook, "Usar acciones", "Recursos temporales".
"""

from __future__ import annotations

from engine.through_the_ages import banks
from engine.through_the_ages.cards import IS_UNIT, KIND, UNITS
from engine.through_the_ages.state import State


def civil_left(s: State, seat: int) -> int:
    """Civil actions that the seat can use now (rulebook, "Usar acciones")."""
    return s.players[seat].civil + (s.turn.civil if seat == s.active else 0)


def military_left(s: State, seat: int) -> int:
    """Military actions that the seat can use now."""
    return s.players[seat].military + (s.turn.military if seat == s.active else 0)


def use_civil(s: State, seat: int, count: int) -> None:
    """Use civil actions (rulebook, "Usar acciones")."""
    own = _temporary(s, seat, "civil", count)
    s.players[seat].civil -= own


def use_military(s: State, seat: int, count: int) -> None:
    """Use military actions (rulebook, "Usar acciones")."""
    own = _temporary(s, seat, "military", count)
    s.players[seat].military -= own


def _temporary(s: State, seat: int, what: str, count: int) -> int:
    """Take as much as there is of what lasts for this turn; returns what is left to pay."""
    if seat != s.active:
        return count
    has: int = getattr(s.turn, what)
    used = min(count, has)
    if used:
        setattr(s.turn, what, has - used)
    return count - used


def food_left(s: State, seat: int) -> int:
    """Food that the seat can pay now."""
    return banks.food(s.players[seat]) + (s.turn.food if seat == s.active else 0)


def pay_food(s: State, seat: int, amount: int) -> None:
    """Pay food; there must be enough (rulebook, "Perder comida o recursos")."""
    banks.lose(s.players[seat], banks.FOOD, _temporary(s, seat, "food", amount))


def resources_left(s: State, seat: int, technology: int = -1) -> int:
    """Resources that the seat can pay now, for this building or unit."""
    resources = banks.resources(s.players[seat])
    if seat == s.active:
        resources += s.turn.resources + (s.turn.unit_resources if technology >= 0 and IS_UNIT[technology] else 0)
    return resources


def pay_resources(s: State, seat: int, amount: int, technology: int = -1) -> None:
    """Pay resources for this building or unit; there must be enough (rulebook, "Perder comida o recursos")."""
    if technology >= 0 and IS_UNIT[technology]:
        amount = _temporary(s, seat, "unit_resources", amount)
    banks.lose(s.players[seat], banks.RESOURCES, _temporary(s, seat, "resources", amount))


def science_left(s: State, seat: int, technology: int) -> int:
    """Science that the seat can pay now for this technology."""
    return s.players[seat].science + (s.turn.unit_science if seat == s.active and KIND[technology] in UNITS else 0)


def pay_science(s: State, seat: int, amount: int, technology: int) -> None:
    """Pay science for this technology; there must be enough (rulebook, "Puntos de ciencia y de cultura")."""
    if KIND[technology] in UNITS:
        amount = _temporary(s, seat, "unit_science", amount)
    s.players[seat].science -= amount
