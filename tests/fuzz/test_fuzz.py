"""The search finds what is planted, and the file it writes leads back to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.cli.fuzz import settings
from engine.cli.main import main
from engine.cli.play import LEVELS, Replay
from engine.core.ask import Ask, Fixed, Lazy, ask
from engine.core.game import then
from engine.core.registry import load_game
from engine.tigris.game import GAME
from engine.tigris.state import EndTurn, InternalConflict, State, TakeAction

Planted = Callable[[State, Any], Any]


def crash(s: State, step: InternalConflict) -> Any:
    """Raises after it has changed the state."""
    yield from ask(Ask("commit:attack", step.attacker, Fixed("commit:0")))
    s.leaders[0] = 0
    raise ZeroDivisionError("planted")


def nobody_is_asked(s: State, step: InternalConflict) -> None:
    """The game stays open with nothing to come."""
    del s.agenda[:-1]


def no_options(s: State, step: InternalConflict) -> Any:
    """A question without any answer."""
    yield from ask(Ask("commit:attack", step.attacker, Lazy(list)))


def too_few_options(s: State, step: InternalConflict) -> Any:
    """A question that wants more than there is."""
    yield from ask(Ask("commit:attack", step.attacker, Fixed("commit:0"), 2, 2))


def endless(s: State, step: EndTurn) -> None:
    """The next turn always comes."""
    then(s, TakeAction(1))


def stuck(s: State, step: EndTurn) -> None:
    """A rule that does not come back."""
    while s.seats:
        s.turn += 1


def broken(s: State, step: InternalConflict) -> None:
    """Points below nothing."""
    s.points[0][0] = -1


def fuzz(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    code = main(["fuzz", "tigris", *words])
    facts: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return code, facts


@pytest.mark.parametrize(
    ("planted", "where", "kind", "said"),
    [
        (crash, InternalConflict, "crash", "ZeroDivisionError: planted (test_fuzz.py:"),
        (nobody_is_asked, InternalConflict, "dead-end", "nobody is asked"),
        (no_options, InternalConflict, "dead-end", "wants 1 of 0 options"),
        (too_few_options, InternalConflict, "dead-end", "wants 2 of 1 options"),
        (endless, EndTurn, "endless", "no end after 400 decisions"),
        (stuck, EndTurn, "endless", "did not come back"),
        (broken, InternalConflict, "invariant", "points below nothing"),
    ],
)
def test_planted_faults_are_found_and_replayed(
    planted: Planted,
    where: type[Any],
    kind: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    games = "1" if planted in (stuck, endless) else "6"
    with monkeypatch.context() as patch:
        patch.setitem(GAME.steps, where, planted)
        words = ("--games", games, "--seed", "5", "--max-steps", "400", "--seconds-per-game", "1")
        code, facts = fuzz(capsys, *words, "--out", str(tmp_path))
        assert code == 1
        assert len(facts["files"]) == len(list(tmp_path.iterdir())) >= 1
        file = next(Path(name) for name in facts["files"] if kind in name)
        stored = msgspec.json.decode(file.read_bytes(), type=Replay)
        assert (stored.failure.kind, said in stored.failure.message) == (kind, True)
        assert main(["selfplay", "--replay", str(file)]) == 1
        again = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert again["recorded"] == again["found"] == msgspec.to_builtins(stored.failure)
        assert again["reproduced"] is True
    if kind != "endless":
        # Mended, the same answers do not lead there any more.
        main(["selfplay", "--replay", str(file)])
        assert json.loads(capsys.readouterr().out.splitlines()[-1])["reproduced"] is False


def test_the_real_game_passes_in_two_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, facts = fuzz(capsys, "--games", "24", "--seed", "900", "--processes", "2", "--out", str(tmp_path / "none"))
    assert code == 0
    assert facts["games"] == facts["finished"] == facts["tables"] == 24
    assert (facts["crashes"], facts["dead_ends"], facts["endless"], facts["broken_invariants"]) == (0, 0, 0, 0)
    assert facts["files"] == []
    assert not (tmp_path / "none").exists()


def test_every_table_comes_round() -> None:
    meta = load_game("tigris").meta
    tables = len(LEVELS) * (meta.seats[1] - meta.seats[0] + 1)
    for spec in meta.options:
        tables *= len(spec.choices)
    found = settings(meta, tables, seed=1)
    assert len({(item.seats, item.level, *item.options.items()) for item in found}) == tables
    assert [item.seed for item in found] == list(range(1, tables + 1))
    assert found == settings(meta, tables, seed=1)
    assert found != settings(meta, tables, seed=2)


def test_given_options_and_players_are_kept() -> None:
    found = settings(load_game("tigris").meta, 40, 1, {"board": "alternative"}, players=3)
    assert {item.options["board"] for item in found} == {"alternative"}
    assert {item.seats for item in found} == {3}
    assert {item.options["points"] for item in found} == {"hidden", "open"}


def test_every_combination_comes_once_before_any_comes_again() -> None:
    def combinations(game: str, games: int) -> list[tuple[object, ...]]:
        found = settings(load_game(game).meta, games, seed=3)
        return [(item.seats, item.level, *item.options.items()) for item in found]

    tables = 3 * len(LEVELS) * 3 * 2 * 2
    assert len(set(combinations("ancient_world", tables))) == tables
    assert set(combinations("ancient_world", 2 * tables)) == set(combinations("ancient_world", tables))
    # Millions of combinations are not listed for it.
    some = combinations("middle_east", 1000)
    assert len(set(some)) == 1000
    assert {seats for seats, *_ in some} == {1, 2, 3, 4, 5, 6}
