"""A game of the Inner Sea that was stored before its wonders became its own goes on as if nothing had happened."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

from engine.computers.random_player import choose
from engine.core.position import Position, play_out
from engine.core.rng import seeded
from engine.inner_sea.game import GAME
from engine.inner_sea.state import Aeneas

STORED = Path(__file__).parent / "stored" / "inner_sea_3.b64"
"""A state of rules version 3, in the middle of Aeneas, with wonders built: msgpack, deflated, base 64."""


def test_a_state_of_rules_version_3_goes_on() -> None:
    s = GAME.codec.decode(zlib.decompress(base64.b64decode(STORED.read_text())))
    assert s.agenda[1:] == [Aeneas(2), Aeneas(0)]
    rng = seeded(9)
    play_out(Position(GAME, s), lambda ask: ("invoke",) if ask.key == "aeneas" else choose(ask, rng), 9999)
    assert s.result is not None
    assert (s.points, s.result.places, s.aeneas) == ([9, 22, 19], ((1,), (2,), (0,)), [True, False, False])
