"""Every case plays with plain prices of the board."""

from __future__ import annotations

import pytest

from engine.ancient_world.facts import BOARD
from tests.cases.ancient_world.world import PLAIN


@pytest.fixture(autouse=True)
def _plain_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices that the house may tune do not change what a case says."""
    for action in PLAIN:
        monkeypatch.setitem(BOARD, action.id, action)
