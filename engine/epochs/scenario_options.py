"""The option of the table that names a scenario: which there are, and what does not go with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from data import files, table
from engine.core.errors import Reason
from engine.core.game import Combine, OptionConflict, OptionSpec, Settle

NONE: Final = "none"
SCENARIO: Final = "scenario"
EPOCHS: Final = "epochs"
WITHOUT_PLAYER: Final = "without-player"
SETTLED: Final = {
    EPOCHS: "4",
    "first-epoch": "1",
    "goal": "none",
    "goal-ends": "turn",
    "civilizations": "basic",
    "civilizations-each": "1",
    WITHOUT_PLAYER: "none",
}
"""Options that a scenario settles itself, with their defaults."""


def scenario_ids(game: str) -> tuple[str, ...]:
    """The scenarios of a game, by the names of their files in data/GAME/scenarios."""
    return tuple(file.stem for file in files(f"{game}/scenarios/*.json"))


def scenario_option(game: str) -> OptionSpec:
    """The option that names one of a game's scenarios, or none."""
    return OptionSpec(SCENARIO, (NONE, *scenario_ids(game)), NONE)


@cache
def players_of(game: str, scenario: str) -> tuple[int, ...]:
    """For which numbers of players a scenario is."""
    return tuple(sorted(int(number) for number in table(f"{game}/scenarios/{scenario}.json")["players"]))


def chosen_in(game: str, options: Mapping[str, str], players: int) -> str:
    """The scenario that is played with these options by so many; "" for none, and for one that is not for so many."""
    name = options[SCENARIO]
    return name if name != NONE and players in players_of(game, name) else ""


def combined(game: str, others: Combine) -> Combine:
    """What is in conflict at a table of a game: with a scenario another number of players, and what it settles itself;
    and what ``others`` says, of the game that a scenario makes where there is one.
    """

    def combine(options: Mapping[str, str], players: int) -> Sequence[OptionConflict]:
        scenario = options[SCENARIO]
        if scenario == NONE:
            return others(options, players)
        number = _number_for(game, scenario, players)
        rest = others({**options, **settled_by(game, scenario, number)}, number)
        own = _conflicts(game, scenario, options, players)
        return (*own, *(conflict for conflict in rest if conflict.option not in SETTLED))

    return combine


def settled(game: str) -> Settle:
    """What a scenario settles of the options that a table of a game leaves as usual."""

    def settle(options: Mapping[str, str], players: int) -> Mapping[str, str]:
        scenario = options[SCENARIO]
        if scenario == NONE:
            return {}
        choices = settled_by(game, scenario, _number_for(game, scenario, players))
        return {option: choice for option, choice in choices.items() if options.get(option) == SETTLED[option]}

    return settle


def _number_for(game: str, scenario: str, players: int) -> int:
    """So many players, or where a scenario is not for so many, the fewest that it is for."""
    numbers = players_of(game, scenario)
    return players if players in numbers else numbers[0]


def settled_by(game: str, scenario: str, players: int) -> dict[str, str]:
    """What a scenario settles for a number of players, as choices of the options that one has without it."""
    row = table(f"{game}/scenarios/{scenario}.json")
    unled = len(row["players"][str(players)].get("unled", ()))
    return {**SETTLED, EPOCHS: str(row["epochs"]), WITHOUT_PLAYER: str(unled or SETTLED[WITHOUT_PLAYER])}


def _conflicts(game: str, scenario: str, options: Mapping[str, str], players: int) -> Iterator[OptionConflict]:
    """What keeps a scenario from being played."""
    numbers = players_of(game, scenario)
    if players not in numbers:
        named = "–".join(map(str, dict.fromkeys((numbers[0], numbers[-1]))))
        yield OptionConflict(SCENARIO, Reason(f"{game}-conflict-scenario-seats", {"players": named}), prevents=True)
    for option, default in SETTLED.items():
        if options.get(option, default) != default:
            yield OptionConflict(option, Reason(f"{game}-conflict-scenario"), prevents=True)
