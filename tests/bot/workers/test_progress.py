"""What a worker's heartbeat tells: that it works, that it stands still, that it holds others up."""

from __future__ import annotations

import pytest

from bot.workers.progress import STILL_BEATS, WHILE_OTHERS_WAIT, Progress, TooSlow


def test_who_works_is_waited_for_however_long_it_takes_while_nobody_else_waits() -> None:
    seen = Progress()
    for second in range(10 * int(WHILE_OTHERS_WAIT)):
        seen.beat(float(second), others_wait=False)


def test_who_works_on_a_busy_machine_is_waited_for_while_others_wait() -> None:
    """It gets a hundredth of a processor: much time on the clock, little of its own."""
    seen = Progress()
    for beat in range(int(WHILE_OTHERS_WAIT) * 100):
        seen.beat(3.0 + beat / 200, others_wait=True)


def test_who_takes_long_is_given_up_as_soon_as_others_wait() -> None:
    seen = Progress()
    seen.beat(3.0, others_wait=False)
    seen.beat(3.0 + WHILE_OTHERS_WAIT, others_wait=False)
    with pytest.raises(TooSlow, match="while others wait"):
        seen.beat(3.1 + WHILE_OTHERS_WAIT, others_wait=True)


def test_who_does_nothing_is_given_up_after_some_beats() -> None:
    seen = Progress()
    for beat in range(STILL_BEATS):
        seen.beat(3.0 + beat / 10_000, others_wait=False)
    with pytest.raises(TooSlow, match="stands still"):
        seen.beat(3.0 + STILL_BEATS / 10_000, others_wait=False)


def test_who_rests_and_goes_on_is_waited_for() -> None:
    seen = Progress()
    for beat in range(4 * STILL_BEATS):
        seen.beat(3.0 + beat // (STILL_BEATS - 1) * 0.1, others_wait=False)
