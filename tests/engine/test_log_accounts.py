"""The log of every game tells all that changes for everybody to see, and nothing that does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from engine.cli.play import LEVELS
from engine.computers.levels import SENSIBLE, choose
from engine.core.match import Match
from engine.core.rng import Rng, seeded
from tests.engine.accounts.account import Account, Add, Claim
from tests.engine.accounts.epochs import nothing
from tests.engine.conformance.tables import Table, at, few_tables, step, tables
from tests.small_games import HOME, ROOTS


def accounts_of(game: str) -> Any:
    """The module of a game's account; it lies under the game's folder."""
    folder = (*ROOTS[game].relative_to(HOME).parts, "tests", "engine", "accounts")
    return import_module(".".join((*folder, game)))


def _step(match: Match, rng: Rng, level: str) -> bool:
    """Give one answer at random, or as a sensible computer would; False when the game is over."""
    if level != SENSIBLE:
        return step(match, rng, level)
    if not match.asks():
        return False
    ask = match.asks()[0]
    match.answer(ask.seat, ask.key, choose(SENSIBLE, ask, match.game, match.state, rng))
    return True


def wrong_lines(table: Table, seed: int, level: str = "verb-first") -> list[str]:
    """What the log of a random game and its public view disagree about, each with the events since the step began."""
    rules = accounts_of(table.game)
    match, rng = table.open(seed), seeded(seed)
    account, logged, found = Account(rules.CLAIMS, rules.facts(match.view(None))), len(match.log), list[str]()
    while _step(match, rng, level):
        if match.asks() and len(match.answers) > match.checkpoints[-1].answers:
            # What is done in the middle of a step may be told at its end.
            continue
        new = [entry.event for entry in match.log[logged:] if entry.event.seats is None]
        logged = len(match.log)
        # What a line alone does not say: how many sides play, and whether points may be seen.
        known = {"seats": match.state.seats, "open": dict(table.options).get("points") == "open"}
        events = [(event.key.partition("-")[2], {**known, **event.args}) for event in new]
        wrong = account.check(events, rules.facts(match.view(None)), is_last=not match.asks())
        found += [f"seed {seed}, answer {len(match.answers)}: {line}" for line in wrong]
    return found


WRITTEN = [game for game, root in ROOTS.items() if (root / "tests" / "engine" / "accounts" / f"{game}.py").exists()]


@at([table for table in few_tables() if table.game in WRITTEN])
def test_the_log_tells_what_changes(table: Table) -> None:
    for seed in range(2):
        assert wrong_lines(table, seed) == []


@pytest.mark.nightly
@at([table for table in tables() if table.game in WRITTEN])
def test_the_log_tells_what_changes_in_many_games(table: Table) -> None:
    for seed in range(100, 110):
        for level in LEVELS:
            assert wrong_lines(table, seed, level) == []


@pytest.mark.nightly
@at([table for table in few_tables() if table.game in WRITTEN])
def test_the_log_tells_what_changes_where_computers_play_sensibly(table: Table) -> None:
    for seed in range(200, 203):
        assert wrong_lines(table, seed, SENSIBLE) == []


@pytest.mark.parametrize("game", ROOTS)
def test_every_game_has_an_account(game: str) -> None:
    assert game in WRITTEN, f"write tests/engine/accounts/{game}.py: which line of the log accounts for what"


def test_a_change_without_a_line_and_a_line_without_a_change_are_found() -> None:
    def gains(args: Mapping[str, Any]) -> Iterator[Claim]:
        yield Add(("points", args["seat"]), args["points"])

    account = Account({"points": gains, "turn": nothing}, {})
    assert account.check([("points", {"seat": 0, "points": 2})], {("points", 0): 2}) == []
    assert account.check([("turn", {})], {("points", 0): 2, ("points", 1): 1}) == []
    (silent,) = account.check([("turn", {})], {("points", 0): 2, ("points", 1): 1})
    assert silent.startswith("('points', 1): told as 0, is 1")
    now = {("points", 0): 2, ("points", 1): 1}
    (false,) = account.check([("points", {"seat": 1, "points": 4})], now, is_last=True)
    assert false.startswith("('points', 1): told as 5, is 1")


def test_what_is_told_after_it_has_changed_is_told() -> None:
    def gains(args: Mapping[str, Any]) -> Iterator[Claim]:
        yield Add(("ready", args["seat"]), args["ready"])

    account = Account({"growth": gains}, {})
    assert account.check([], {("ready", 0): 3}) == []
    assert account.check([("growth", {"seat": 0, "ready": 3})], {("ready", 0): 3}) == []
    assert account.check([], {("ready", 0): 3}, is_last=True) == []


def test_an_event_that_no_table_knows_is_no_line() -> None:
    with pytest.raises(KeyError):
        Account({}, {}).check([("omen", {})], {})
