"""Scenarios: a start, a length and an aim of their own, as data (rulebook, "Escenarios"; our own design).

What is counted is asked of civilizations; those without a player reach no aim, but may stand in the way of others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from data.casts import NOBODY
from engine.epochs.areas import controlled, home_of, occupies
from engine.epochs.cast import Cast
from engine.epochs.disks import gain_points, log_areas
from engine.epochs.facts import Hold, Scenario, Setup, Start, facts_of
from engine.epochs.scenario_options import chosen_in
from engine.epochs.sides import civilizations_of, is_led
from engine.epochs.state import State

SOURCE: Final = "scenario"
"""Where points come from that a scenario gives as an epoch ends."""

AT_START: Final = "start"
"""Where the points come from that a civilization begins a scenario with."""


def scenario_in(game: str, options: Mapping[str, str], players: int) -> Scenario | None:
    """The scenario that the options of a table name, where it is for so many players."""
    return facts_of(game).scenarios.get(chosen_in(game, options, players))


def scenario_of(s: State) -> Scenario | None:
    """The scenario that is played."""
    return s.facts.scenarios[s.scenario] if s.scenario else None


def setup_of(s: State) -> Setup:
    """The set-up that the game began with: the scenario's, or the basic one for its number of civilizations."""
    scenario = scenario_of(s)
    return s.facts.setups[s.seats] if scenario is None else scenario.setup


def cast_in(scenario: Scenario, players: int) -> Cast | None:
    """Who leads what in a scenario: its players one civilization each, and those without a player behind them."""
    _, unled = scenario.players[players]
    if not unled:
        return None
    leaders = [*range(players)] + [NOBODY] * len(unled)
    return Cast(leaders, list(range(players)), [NOBODY] * len(leaders))


def choosable(s: State, seat: int) -> list[str]:
    """The civilizations that one may begin with: those of the set-up that nobody has; in a scenario one without a
    player takes what comes next.

    Rulebook, "Escenarios".
    """
    scenario = scenario_of(s)
    if scenario is None:
        return [key for key in sorted(s.facts.setups[s.seats].starts) if key not in s.civs]
    led, unled = scenario.players[s.player_count]
    free = [key for key in (led if is_led(s, seat) else unled) if key not in s.civs]
    return free if is_led(s, seat) else free[:1]


def begin_scenario(s: State) -> None:
    """The log names it; its Barbarians come (rulebook, "Escenarios")."""
    scenario = scenario_of(s)
    if scenario is None:
        return
    s.log.add(f"{s.game}-situation", scenario=scenario.id)
    placed: list[int] = []
    for area, disks in scenario.barbarians.items():
        s.disks[s.barbarians][area] += disks
        s.supply[s.barbarians] -= disks
        placed += [area] * disks
    log_areas(s, "horde", placed)


def endow(s: State, seat: int, start: Start) -> None:
    """What a civilization has at the start of a scenario beside disks (rulebook, "Escenarios")."""
    if start.talents:
        s.treasury[seat] += start.talents
        s.log.add(f"{s.game}-endowed", seat=seat, talents=start.talents)
    gain_points(s, seat, start.points, AT_START)
    for key, area in start.own.items():
        s.facts.own.begins_with(s, seat, key, area)


def points_earned(s: State, seat: int) -> int:
    """The points of a civilization without those that it began a scenario with (rulebook, "Escenarios")."""
    return s.points[seat] - s.sources[seat].get(AT_START, 0)


def areas_that_count(s: State) -> tuple[int, ...]:
    """The areas that are to be held, or that bring points as an epoch ends (rulebook, "Escenarios")."""
    scenario = scenario_of(s)
    if scenario is None:
        return ()
    held = () if scenario.hold is None else scenario.hold.areas
    return (*held, *(area for one in scenario.bonus for area in one.areas))


def areas_of_aim(s: State, seat: int) -> int:
    """How many of the areas that one has to hold a civilization controls (rulebook, "Escenarios")."""
    scenario = scenario_of(s)
    if scenario is None or scenario.hold is None:
        return 0
    return len(controlled(s, seat, [area for area in scenario.hold.areas if s.disks[seat][area]]))


def holder(s: State) -> int:
    """The player who has reached the aim of holding areas, as the map is now; NOBODY where nobody has.

    Rulebook, "Escenarios".
    """
    scenario = scenario_of(s)
    if scenario is None or scenario.hold is None:
        return NOBODY
    counts = [max(areas_of_aim(s, civ) for civ in civilizations_of(s, player)) for player in range(s.player_count)]
    best = max(counts)
    return counts.index(best) if best >= scenario.hold.count and counts.count(best) == 1 else NOBODY


def has_fallen(s: State, player: int) -> bool:
    """Whether a player has no disk at home, in a scenario in which one must survive (rulebook, "Escenarios")."""
    scenario = scenario_of(s)
    if scenario is None or not scenario.survive:
        return False
    return not any(occupies(s, civ, home_of(s, civ)) for civ in civilizations_of(s, player))


def rank(s: State, player: int) -> int:
    """What goes before points at the end: 1 for who holds what was to be held, -1 for who has fallen, 0 for others.

    Rulebook, "Escenarios".
    """
    return int(holder(s) == player) - int(has_fallen(s, player))


def bonus_of(s: State, seat: int) -> int:
    """The points of a scenario that a civilization would have if the epoch ended now (rulebook, "Escenarios")."""
    scenario = scenario_of(s)
    if scenario is None or not scenario.bonus or not is_led(s, seat):
        return 0
    return sum(
        one.points * len(controlled(s, seat, [area for area in one.areas if s.disks[seat][area]]))
        for one in scenario.bonus
    )


def score_scenario(s: State) -> None:
    """The points of a scenario at the end of an epoch (rulebook, "Escenarios")."""
    if s.scenario:
        for seat in list(s.order):
            gain_points(s, seat, bonus_of(s, seat), SOURCE)


def tell_decision(s: State) -> None:
    """The log says whether the aim of a scenario decided the game or points did, and how far every player came.

    Rulebook, "Escenarios".
    """
    scenario = scenario_of(s)
    if scenario is None:
        return
    if scenario.hold is not None:
        _tell_holding(s, scenario.hold)
    if scenario.survive:
        _tell_survival(s)
    if scenario.bonus:
        brought = {civ: s.sources[civ].get(SOURCE, 0) for civ in range(s.seats) if is_led(s, civ)}
        s.log.add(f"{s.game}-aim-points", reached=_most_first(brought))


def _tell_holding(s: State, hold: Hold) -> None:
    """Who held what was to be held; where nobody did, how many of the areas every player controls."""
    controls = {civ: areas_of_aim(s, civ) for civ in range(s.seats) if is_led(s, civ)}
    winner = holder(s)
    if winner == NOBODY:
        s.log.add(f"{s.game}-nobody-holds", needed=hold.count, of=len(hold.areas), reached=_most_first(controls))
        return
    best = max(civilizations_of(s, winner), key=lambda civ: controls[civ])
    s.log.add(f"{s.game}-holds", seat=best, number=controls[best], of=len(hold.areas))


def _tell_survival(s: State) -> None:
    """Who has fallen, or that nobody has."""
    fallen = [player for player in range(s.player_count) if has_fallen(s, player)]
    for player in fallen:
        s.log.add(f"{s.game}-fallen", seat=civilizations_of(s, player)[0])
    if not fallen:
        s.log.add(f"{s.game}-nobody-fallen")


def _most_first(numbers: Mapping[int, int]) -> str:
    """Numbers by seat for the log, the highest first: "1:3 0:2"."""
    ordered = sorted(numbers.items(), key=lambda item: (-item[1], item[0]))
    return " ".join(f"{seat}:{number}" for seat, number in ordered)
