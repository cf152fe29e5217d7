"""What a scenario's aim is worth to a computer player, in points: where control counts, and who has come how far."""

from __future__ import annotations

from typing import Final

from engine.epochs.areas import home_of, occupies
from engine.epochs.computer.turns import turns_to_come
from engine.epochs.facts import Scenario
from engine.epochs.scenario import areas_of_aim, bonus_of, rank, scenario_of
from engine.epochs.sides import is_led, player_of
from engine.epochs.state import State

EACH_AREA: Final = 2.5
"""What control of one of the areas that one has to hold is worth, in points at the end."""

NEAR: Final = 4.0
"""What one of them more is worth to whoever has all but one or two of them."""

ENOUGH_AREAS: Final = 15.0
"""What it is worth to have enough of them, though the epoch is not over yet."""

VICTORY: Final = 60.0
"""What it is worth at the end to have won before points are counted."""

HOME: Final = 12.0
"""What a disk at home is worth where one must survive."""

HOME_STAKE: Final = 0.6
"""What control of the own home is worth a turn there."""


def aim_stakes(s: State, seat: int) -> dict[int, float]:
    """By area, what control of it brings a turn beside its ground, because of the scenario."""
    scenario = scenario_of(s)
    if scenario is None:
        return {}
    values: dict[int, float] = {}
    turns = turns_to_come(s.rules.epochs, s.epoch, s.turn)
    ends = s.rules.epochs - s.epoch + 1
    for one in scenario.bonus:
        for area in one.areas:
            values[area] = values.get(area, 0.0) + one.points * ends / turns
    if scenario.hold is not None:
        missing = scenario.hold.count - areas_of_aim(s, seat)
        each = NEAR if missing <= 2 else EACH_AREA
        for area in scenario.hold.areas:
            values[area] = values.get(area, 0.0) + each / turns
    if scenario.survive and s.civs[seat]:
        home = home_of(s, seat)
        values[home] = values.get(home, 0.0) + HOME_STAKE
    return {area: round(value, 2) for area, value in values.items()}


def aim_worth(s: State, seat: int) -> float:
    """What a civilization has of the scenario's aim, in points at the end."""
    scenario = scenario_of(s)
    if scenario is None or not s.civs[seat] or not is_led(s, seat):
        return 0.0
    if s.result is not None:
        return VICTORY * rank(s, player_of(s, seat))
    value = float(bonus_of(s, seat) * (s.rules.epochs - s.epoch + 1))
    return value + _worth_of_areas(s, seat, scenario) + _home_worth(s, seat, scenario)


def _worth_of_areas(s: State, seat: int, scenario: Scenario) -> float:
    if scenario.hold is None:
        return 0.0
    number = areas_of_aim(s, seat)
    return EACH_AREA * number + (ENOUGH_AREAS if number >= scenario.hold.count else 0.0)


def _home_worth(s: State, seat: int, scenario: Scenario) -> float:
    return HOME if scenario.survive and occupies(s, seat, home_of(s, seat)) else 0.0


def aim_leads(s: State) -> tuple[float, ...]:
    """By civilization, ``aim_worth``; () where there is no scenario."""
    return tuple([aim_worth(s, seat) for seat in range(s.seats)]) if s.scenario else ()
