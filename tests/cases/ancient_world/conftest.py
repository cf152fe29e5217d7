"""Every case plays with plain prices of the board, and leaves no card behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.ancient_world.facts import BOARD, CARDS
from tests.cases.ancient_world.world import PLAIN


@pytest.fixture(autouse=True)
def _plain_board(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Prices that the house may tune do not change what a case says."""
    for action in PLAIN:
        monkeypatch.setitem(BOARD, action.id, action)
    known = set(CARDS)
    yield
    for card in set(CARDS) - known:
        del CARDS[card]
