"""The benchmark runs and measures what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from bench import answers, pictures, playouts, records, showing, start, waiting
from bench.__main__ import main, part
from bench.beside import compared, ratio
from bench.machine import cost
from engine.core.ask import Ask, Fixed
from engine.core.registry import games, load_game
from renderers.core.registry import rendered_games
from tests.renderers.pictures import has_palettes


@pytest.mark.nightly
def test_playouts_count_every_decision() -> None:
    figures = playouts.measure(games=1)
    assert figures["games"] == 1
    tables = [(meta.id, seats) for meta in games().values() for seats in range(meta.seats[0], meta.seats[1] + 1)]
    assert len(tables) >= 8
    for name, players in tables:
        of_table = {
            key.removeprefix(f"{name}_{players}_players_"): float(value)
            for key, value in figures.items()
            if key.startswith(f"{name}_{players}_players_")
        }
        least, most = games()[name].claims.decisions
        assert least <= of_table["decisions_per_game"] <= most
        assert of_table["decisions_per_game"] == pytest.approx(
            of_table["decisions_per_game_and_player"] * players, abs=players
        )
        assert of_table["sensible_decisions_per_second"] > 0
        if load_game(name).sensible is not None:
            assert of_table["decisions_per_second"] > of_table["sensible_decisions_per_second"]
        assert of_table["decisions_per_second"] > of_table["playouts_of_20_per_second"] > 0
        assert of_table["recorded_decisions_per_second"] > 0


def test_playouts_list_all_options_and_pick_one_that_is_not_grave() -> None:
    listed: list[str] = []

    class Noting(Fixed):
        def __iter__(self) -> Iterator[str]:
            listed.extend(self.ids)
            return super().__iter__()

    choose, options = playouts.listing_policy(1), Noting("pass", "resign", "tile", "swap")
    one, several = Ask("action", 0, options, grave=("resign",)), Ask("action", 0, options, least=2, most=4)
    picked = Counter(choose(one) for _ in range(300))
    assert listed == [*options.ids] * 300
    assert set(picked) == {("pass",), ("tile",), ("swap",)}
    assert min(picked.values()) > 70
    for _ in range(30):
        ids = choose(several)
        assert 2 <= len(set(ids)) == len(ids) <= 4


def test_some_games_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENCH_GAMES", "tigris")
    monkeypatch.setenv("BENCH_TIMES", "1")
    monkeypatch.setattr(playouts, "sensible_game", lambda *_: 1)
    figures = playouts.measure()
    assert figures["games"] == 1
    assert {key.partition("_")[0] for key in figures} <= {"games", "tigris", "catanatron"}


def test_catanatron_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setattr(playouts, "known_games", lambda: {"tigris": games()["tigris"]})
    monkeypatch.setattr(playouts, "sensible_game", lambda *_: 1)
    figures = playouts.measure(games=1)
    assert "pip install catanatron==3.2.1" in str(figures["catanatron"])
    assert not [key for key in figures if key.endswith("ratio")]


@pytest.mark.nightly
def test_answers_are_timed_one_by_one() -> None:
    figures = answers.measure(games=1)
    assert 0 < float(figures["tigris_answer_median_us"]) <= float(figures["tigris_answer_p99_us"])
    assert 100 < float(figures["tigris_checkpoint_bytes"]) < 4_000
    for name, meta in games().items():
        for what in ("state", "state_by_codec", "position", *["position_in_a_step"] * meta.claims.rests_in_steps):
            assert 0 < float(figures[f"{name}_copy_{what}_us"]) < 10_000


def test_orders_save_questions_and_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENCH_GAMES", "2")
    monkeypatch.setenv("BENCH_LEVEL", "random")
    figures = {name: float(value) for name, value in waiting.measure().items() if name != "level"}
    assert 0 <= figures["with_questions_to_others_per_round"] < figures["without_questions_to_others_per_round"]
    assert 3.5 < figures["with_pings_per_round"] < figures["without_pings_per_round"]
    assert figures["with_answers_by_orders_per_round"] > 0
    named = [name for name in figures if name.startswith("without_") and name.endswith("_per_round")]
    parts = [figures[name] for name in named if name.count("_") == 3 and "pings" not in name]
    assert sum(parts) == pytest.approx(figures["without_questions_to_others_per_round"], abs=0.01 * len(parts))


@pytest.mark.nightly
def test_pictures_are_drawn_anew_each_time() -> None:
    figures = pictures.measure(count=8)
    for game in rendered_games():
        assert float(figures[f"{game}_whole_cold_compose_ms"]) > float(figures[f"{game}_whole_compose_ms"]) > 0
        assert float(figures[f"{game}_first_ms"]) > 0
        for use, least in (("whole", 40_000), ("close", 20_000), ("own", 5_000)):
            if f"{game}_{use}_bytes" not in figures:
                continue
            assert int(figures[f"{game}_{use}_bytes_most"]) >= int(figures[f"{game}_{use}_bytes"])
            assert int(figures[f"{game}_{use}_bytes"]) > (least if has_palettes(game) else 0)
            assert float(figures[f"{game}_{use}_encode_ms"]) > 0


@pytest.mark.nightly
def test_first_pictures_are_timed_in_a_process_of_their_own() -> None:
    cold, warmed = (start.in_process("tigris", how) for how in ("cold", "warmed"))
    assert warmed.keys() - cold.keys() == {"warming"}
    assert cold.keys() >= {"board", "cut", "hand"}
    assert all(value > 0 for value in (*cold.values(), *warmed.values()))


def test_a_process_costs_what_its_children_cost_too_those_that_have_ended_included() -> None:
    before = cost(os.getpid())
    busy = "import time\nwhile time.process_time() < 0.2: pass\nprint(flush=True)\ninput()"
    child = subprocess.Popen((sys.executable, "-c", busy), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert child.stdout is not None
    child.stdout.readline()
    during = cost(os.getpid())
    assert during.children_cpu_seconds - before.children_cpu_seconds >= 0.15
    assert during.children_megabytes - before.children_megabytes > 3
    assert during.cpu_seconds - before.cpu_seconds < 0.15
    child.communicate(b"\n")
    after = cost(os.getpid())
    assert after.children_cpu_seconds >= during.children_cpu_seconds
    assert after.children_megabytes < during.children_megabytes


def test_a_part_that_cannot_be_measured_says_so() -> None:
    assert "cannot be imported" in part("no_such_part")["not measured"]


@pytest.mark.nightly
def test_the_last_line_is_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "measure", partial(answers.measure, 1))
    assert main(["answers", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) == {"python", "machine", "answers"}
    assert float(figures["answers"]["tigris_answer_median_us"]) > 0
    with pytest.raises(SystemExit):
        main(["no-such-part"])


def checkout(folder: Path, *runs: dict[str, object]) -> Path:
    """A checkout whose bench says this, run by run; it counts its runs in a file."""
    (folder / "bench").mkdir(parents=True)
    (folder / "bench" / "__init__.py").touch()
    (folder / "bench" / "__main__.py").write_text(
        f"import json, pathlib, sys\nruns = {list(runs)!r}\nseen = pathlib.Path('seen')\n"
        "number = len(seen.read_text()) if seen.exists() else 0\nseen.write_text('x' * (number + 1))\n"
        "print(json.dumps({sys.argv[1]: runs[number]}))\n"
    )
    return folder


def test_two_checkouts_are_measured_in_turn(tmp_path: Path) -> None:
    before = checkout(tmp_path / "before", *({"ms": value, "gone": "x"} for value in (10.0, 40.0, 20.0)))
    after = checkout(tmp_path / "after", *({"ms": value, "new": 3} for value in (5.0, 6.0, 4.0)))
    assert compared("load", before, after, 3) == {
        "ms": [20.0, 5.0, 0.25],
        "new": ["-", 3, "-"],
        "gone": ["x", "-", "-"],
    }


def test_of_nothing_there_is_no_multiple() -> None:
    assert [ratio(0, 3), ratio("x", 3), ratio(None, 3), ratio(4, 3)] == ["-", "-", "-", 0.75]


def test_what_is_no_checkout_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["answers", "--before", str(tmp_path)])
    assert "has no bench/__main__.py" in capsys.readouterr().err


def test_every_page_of_statistics_is_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "known_games", lambda: {"tigris": games()["tigris"]})
    monkeypatch.setattr(records, "PLAYERS", (2,))
    monkeypatch.setattr(records, "PEOPLE", 2)
    monkeypatch.setattr(records, "TIMES", 1)
    monkeypatch.setenv("BENCH_GAMES", "3")
    figures = records.measure()
    assert figures["games"] == 3
    # All games together and Tigris & Euphrates: results and people of both; things and seats of the game.
    assert figures["stats_mine_pages"] == figures["stats_anothers_pages"] == 6
    # A server has no people beside it, and ratings of a game alone.
    assert figures["stats_the_servers_pages"] == 5
    for whose in ("mine", "anothers", "the_servers"):
        assert 0 < figures[f"stats_{whose}_p50_ms"] <= figures[f"stats_{whose}_most_ms"]
    assert figures["results_that_differed"] == 0


@pytest.mark.nightly
def test_a_long_game_is_shown_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BENCH_GAMES", "tigris")
    monkeypatch.setattr(showing, "TIMES", 1)
    figures = showing.measure()
    assert figures["tigris_players"] == 4
    assert figures["tigris_figures_pages"] > 1
    assert figures["tigris_animation_stills"] == 60
    assert 0 < figures["tigris_animation_mb"] < 8
    assert figures["tigris_page_pictures"] == 100
    assert 0 < figures["tigris_page_mb"] < 15
