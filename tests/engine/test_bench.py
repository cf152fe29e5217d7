"""The benchmark runs and measures what it says."""

from __future__ import annotations

import json
import sys

import pytest

from bench import answers, pictures, playouts
from bench.__main__ import main, part


def test_playouts_count_every_decision() -> None:
    figures = playouts.measure(games=2)
    assert figures["games"] == 2
    assert float(figures["tigris_decisions_per_second"]) > 100 * float(figures["tigris_games_per_second"])
    for players in range(2, 7):
        a_player = float(figures[f"inner_sea_{players}_players_decisions_per_game_and_player"])
        assert 50 < a_player < 1_000
        assert float(figures[f"inner_sea_{players}_players_decisions_per_game"]) == pytest.approx(
            a_player * players, abs=players
        )


def test_catanatron_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    figures = playouts.measure(games=1)
    assert "pip install catanatron==3.2.1" in str(figures["catanatron"])
    assert "ratio" not in figures


def test_answers_are_timed_one_by_one() -> None:
    figures = answers.measure(games=1)
    assert 0 < float(figures["answer_median_us"]) <= float(figures["answer_p99_us"])
    assert 100 < float(figures["checkpoint_bytes"]) < 4_000


def test_pictures_are_drawn_anew_each_time() -> None:
    figures = pictures.measure(count=12)
    assert float(figures["board_cold_compose_ms"]) > float(figures["board_warm_compose_ms"]) > 0
    assert float(figures["board_warm_bytes"]) > 10_000


def test_a_part_that_cannot_be_measured_says_so() -> None:
    assert "cannot be imported" in part("no_such_part")["not measured"]


def test_the_last_line_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["answers", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(figures) == {"python", "machine", "answers"}
    with pytest.raises(SystemExit):
        main(["no-such-part"])
