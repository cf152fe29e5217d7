"""The engine's command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.cli.main import main
from engine.cli.play import LEVELS, choose_verb_first
from engine.core.ask import Ask, Fixed
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.tigris.game import GAME

ROOT = Path(__file__).parents[2]
FIELDS = (
    "game",
    "players",
    "games",
    "finished",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "mean_decisions",
    "shortest",
    "longest",
    "wins",
    "draws",
)


def selfplay(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any], list[str]]:
    code = main(["selfplay", *words])
    lines = capsys.readouterr().out.splitlines()
    return code, json.loads(lines[-1]), lines


def test_each_seat_may_have_a_level_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    """One level a seat, the last one for the rest; the sensible one wins."""
    for level, winner in (("sensible,random", 0), ("random,sensible", 1)):
        words = ("--players", "2", "--games", "2", "--level", level, "--json")
        code, facts, _ = selfplay(capsys, "through_the_ages", *words)
        assert (code, facts["wins"][winner]) == (0, 2)


def test_an_unknown_level_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["selfplay", "tigris", "--level", "sensible,clever"])
    assert left.value.code == 2
    assert "no level 'clever'; there are: random" in capsys.readouterr().err


@pytest.mark.parametrize("level", [*LEVELS, "sensible", "learner"])
def test_selfplay_reports_what_was_asked_for(capsys: pytest.CaptureFixture[str], level: str) -> None:
    code, facts, lines = selfplay(
        capsys, "tigris", "--players", "3", "--games", "2", "--seed", "9", "--level", level, "--json"
    )
    assert code == 0
    assert len(lines) == 1
    assert tuple(facts) == FIELDS
    assert (facts["game"], facts["players"], facts["games"], facts["finished"], facts["errors"]) == (
        "tigris",
        3,
        2,
        2,
        0,
    )
    assert len(facts["wins"]) == 3
    assert sum(facts["wins"]) + facts["draws"] == 2
    assert facts["mean_decisions"] == facts["decisions"] / 2
    assert facts["shortest"] + facts["longest"] == facts["decisions"]


def test_the_seed_decides_and_processes_do_not(capsys: pytest.CaptureFixture[str]) -> None:
    def counted(*words: str) -> list[Any]:
        _, facts, _ = selfplay(capsys, "tigris", "--players", "2", "--games", "3", *words)
        return [facts["decisions"], facts["longest"], facts["wins"], facts["draws"]]

    assert counted("--seed", "4") == counted("--seed", "4", "--processes", "2")
    assert counted("--seed", "4") != counted("--seed", "40")


def test_options_reach_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    _, confirmed, _ = selfplay(capsys, "tigris", "--games", "1")
    _, at_once, _ = selfplay(capsys, "tigris", "--games", "1", "--option", "end-of-turn=at-once")
    assert at_once["decisions"] < confirmed["decisions"]


def test_an_endless_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    code, facts, lines = selfplay(capsys, "tigris", "--games", "2", "--max-steps", "10")
    assert code == 1
    assert (facts["finished"], facts["errors"]) == (0, 2)
    assert [failure["kind"] for failure in facts["failures"]] == ["endless", "endless"]
    assert "no end after 10 decisions" in lines[0]


def test_a_broken_invariant_is_an_error(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def never(state: Any) -> None:
        raise AssertionError("planted")

    monkeypatch.setattr(GAME, "check", never)
    code, facts, _ = selfplay(capsys, "tigris", "--games", "1")
    assert code == 1
    assert (facts["finished"], facts["errors"], facts["failures"][0]["message"]) == (0, 1, "planted")


def test_a_shared_first_place_is_a_draw(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.tigris.scoring.places", lambda points: (tuple(range(len(points))),))
    _, facts, _ = selfplay(capsys, "tigris", "--games", "2", "--players", "2")
    assert (facts["finished"], facts["wins"], facts["draws"]) == (2, [0, 0], 2)


@pytest.mark.parametrize(
    "words",
    [
        ["selfplay", "no-such-game"],
        ["selfplay"],
        ["selfplay", "tigris", "--players", "5"],
        ["selfplay", "tigris", "--option", "board=round"],
        ["selfplay", "tigris", "--option", "board"],
        ["selfplay", "--replay", "no-such-file.json"],
        ["transcript", "tigris", "--players", "1"],
        ["fuzz", "tigris", "--players", "9"],
    ],
)
def test_what_cannot_be_done_ends_in_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith(f"python -m engine {words[0]}: ")


def test_it_runs_as_a_module() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "engine", "selfplay", "tigris", "--games", "1", "--players", "2"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout.splitlines()[-1])["finished"] == 1


@pytest.mark.parametrize(("lang", "first", "last"), [("en", "2 players", "1. Player"), ("es", "2 jugadores", "1.º J")])
def test_a_transcript_tells_the_whole_game(
    lang: str, first: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["transcript", "tigris", "--players", "2", "--seed", "3", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"# {load_game('tigris').meta.title[lang]}"
    assert lines[1].startswith(first)
    assert lines[-2].startswith(last)
    decisions = [line for line in lines if line.startswith("[")]
    assert [int(line[1 : line.index("]")]) for line in decisions] == list(range(len(decisions)))
    assert sum(line.startswith("    A  B  C") for line in lines) >= 3


def test_verb_first_makes_rare_verbs_common() -> None:
    question = Ask("q", 0, Fixed(*(f"many:{number}" for number in range(99)), "rare"))
    rng = seeded(1)
    chosen = [choose_verb_first(question, rng)[0] for _ in range(200)]
    assert 70 < chosen.count("rare") < 130
    assert len(set(chosen)) > 40


def test_watching_every_decision_does_not_change_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    def counted(check: str) -> list[Any]:
        _, facts, _ = selfplay(capsys, "tigris", "--games", "3", "--seed", "8", "--check", check)
        return [facts["finished"], facts["decisions"], facts["longest"], facts["wins"], facts["draws"]]

    assert counted("end") == counted("every")
