"""Nobody floods a channel with what they show."""

from __future__ import annotations

import pytest

from bot.frame.showing import MOST, SECONDS, ShowLimit, ShowsOften


def test_one_person_shows_so_much_in_a_while_and_goes_on_later() -> None:
    now = [0.0]
    limit = ShowLimit(lambda: now[0])
    for _ in range(MOST):
        limit.count(1)
    limit.count(2)
    now[0] = SECONDS / 2
    with pytest.raises(ShowsOften) as refusal:
        limit.count(1)
    assert refusal.value.args_ == {"minutes": round(SECONDS / 120)}
    now[0] = SECONDS
    limit.count(1)
