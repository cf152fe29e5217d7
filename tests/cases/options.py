"""Cases of what the options of a table change: tests/cases/GAME/test_options.py; each is tried with both choices.

    @changes("tigris", "points", "open")
    def test_points__everybody_sees_them(options: dict[str, str]) -> None:
        assert begun("tigris", options).view(None).seats[0].score is not None

It must pass with the choice and fail with the default, else the option changes nothing that the case shows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import EngineError
from engine.core.game import OptionSpec
from engine.core.match import Match
from tests.small_games import METAS, game_of

Options = dict[str, str]
Case = Callable[[Options], None]

CASES: dict[str, set[tuple[str, str]]] = {}
"""By game, the options and choices that have a case, so far as its file has been imported."""


def changes(game: str, option: str, choice: str) -> Callable[[Case], Callable[[], None]]:
    """A case of what a choice changes: it is called with the table's options, the choice or the default."""
    (spec,) = [spec for spec in METAS[game].options if spec.id == option]
    assert choice in spec.choices, (option, choice)
    assert choice != spec.default, f"{choice} is what {option} is anyway"

    def tried_with_both(case: Case) -> Callable[[], None]:
        CASES.setdefault(game, set()).add((option, choice))

        def test() -> None:
            case({option: choice})
            try:
                case({option: spec.default})
            except (AssertionError, EngineError):
                return
            pytest.fail(f"{option}={choice} changes nothing here: it is the same with {spec.default}")

        test.__name__, test.__doc__ = case.__name__, case.__doc__
        return test

    return tried_with_both


def to_show(spec: OptionSpec) -> set[tuple[str, str]]:
    """The choices of an option that want a case: all that are words but the default; of numbers one."""
    others = [choice for choice in spec.choices if choice != spec.default]
    words = {(spec.id, choice) for choice in others if not choice.isdecimal()}
    return words or {(spec.id, "")}


def missing(game: str) -> list[str]:
    """The options of a game's tables, with the choice, that no case shows."""
    shown = CASES.get(game, set())
    wanted = [pair for spec in METAS[game].options for pair in sorted(to_show(spec))]
    return [
        f"{option}={choice}".rstrip("=")
        for option, choice in wanted
        if not any(name == option and choice in (one, "") for name, one in shown)
    ]


def begun(game: str, options: Options, seats: int = 2, seed: int = 1) -> Match:
    """A new game at a table with these options."""
    return Match.create(game_of(game), options, seats, seed)


def set_up(game: str, options: Options, seats: int = 2, seed: int = 1) -> Any:
    """Its state."""
    return begun(game, options, seats, seed).state
