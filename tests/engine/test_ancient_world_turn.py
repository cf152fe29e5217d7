"""Turns of The Ancient World: when there is something to choose."""

from __future__ import annotations

from engine.ancient_world.options import TurnOptions
from engine.ancient_world.state import State
from engine.core.registry import load_game
from engine.core.rng import seeded


def test_a_turn_with_nothing_to_choose_is_told_from_the_list() -> None:
    game = load_game("ancient_world")
    s: State = game.setup(game.meta.check({}, 2), 2, seeded(1))
    p = s.players[0]
    s.round, p.ready, p.armies = 2, [], []
    assert TurnOptions(s, 0).is_only_pass()
    p.ambrosia = 2
    assert TurnOptions(s, 0).is_only_pass(), "a trade can wait for the next round"
    p.buildings[0].damaged = True
    assert not TurnOptions(s, 0).is_only_pass(), "the card can be mended"
