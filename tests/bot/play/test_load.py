"""Measuring many tables: players press buttons, the bot in its own process answers, all requests are accounted for."""

from __future__ import annotations

import pytest

from bench import soak
from bench.load import Load, measure
from bench.soak import Sample, Soak, growth
from bench.tables import GAMES
from engine.core.registry import games


@pytest.mark.nightly
def test_many_tables_are_played_and_nothing_is_lost() -> None:
    """A table of every game."""
    figures = measure(Load(tables=len(GAMES), at_once=2, seconds=1.0))
    assert figures["tables"] == len(GAMES) == len(games())
    for name in ("calm", "rush"):
        assert figures[f"{name}_failures"] == 0
        assert float(figures[f"{name}_answers"]) > 0
        assert float(figures[f"{name}_clicks"]) > float(figures[f"{name}_answers"])
        assert 0 < float(figures[f"{name}_loop_cpu_ms_per_answer"]) <= float(figures[f"{name}_cpu_ms_per_answer"]) + 1
        assert float(figures[f"{name}_loop_longest_ms"]) >= 0
        assert 0 < float(figures[f"{name}_ack_p50_ms"]) <= float(figures[f"{name}_ack_p99_ms"])
        # What a click needs: an acknowledgement and the panel; what an answer needs besides: board, buttons, hand.
        purposes = {key for key in figures if key.startswith(f"{name}_for_")}
        assert f"{name}_for_free: acknowledging a click" in purposes
        assert not [key for key in purposes if "429" in key or "a private sentence" in key]
        assert float(figures[f"{name}_requests_per_answer_counted"]) < 5
        # Each new board leaves one with buttons, which wait for a quiet minute.
        left = float(figures[f"{name}_requests_per_answer_left_for_a_quiet_minute"])
        assert left == pytest.approx(float(figures[f"{name}_for_a new board"]), abs=0.01)
        counted = float(figures[f"{name}_requests_per_answer_counted"])
        with_those_left = float(figures[f"{name}_requests_per_answer_counted_with_those_left"])
        assert with_those_left == pytest.approx(counted + left, abs=0.02)
        # Each file is counted under what its request is for, and nothing else is.
        uploads = f"{name}_kb_for_"
        sizes = {key.removeprefix(uploads): figures[key] for key in figures if key.startswith(uploads)}
        assert {"a new board", "free: a panel"} <= sizes.keys()
        assert not {"buttons off an old board", "free: acknowledging a click"} & sizes.keys()
        assert sum(map(float, sizes.values())) == pytest.approx(float(figures[f"{name}_kb_per_answer"]), abs=1)
        spent = {part: float(figures[f"{name}_cpu_ms_per_answer{part}"]) for part in ("", "_bot", "_workers")}
        assert spent["_bot"] > 0
        assert spent["_workers"] > 0
        assert spent[""] == pytest.approx(spent["_bot"] + spent["_workers"], abs=1.0)
    assert float(figures["resume_ms_first"]) > 0
    assert 40 < float(figures["memory_mb_workers_at_end"]) < 1000


@pytest.mark.nightly
def test_memory_is_watched_while_some_of_many_tables_are_played() -> None:
    figures = soak.measure(Soak(tables=4, seconds=3.0, at_once=1, rest=0.1, every=1.0))
    assert figures["failures"] == 0
    assert float(figures["answers"]) > 0
    assert 30 < float(figures["memory_mb_at_start"]) <= float(figures["memory_mb_most"]) < 1000


def test_growth_is_in_megabytes_an_hour() -> None:
    assert growth([Sample(at=60.0 * minute, megabytes=200 + minute, answers=0) for minute in range(9)]) == 60.0
    assert growth([Sample(0.0, 200.0, 0), Sample(60.0, 200.0, 9)]) == pytest.approx(0.0)
    assert growth([Sample(0.0, 200.0, 0)]) == 0.0
