"""Options of a turn drawn without a list: every one can come, nothing else, each equally often."""

from __future__ import annotations

from collections import Counter

from engine.ancient_world.draws import draw
from engine.ancient_world.options import TurnOptions
from engine.ancient_world.state import State
from engine.computers.random_player import choose
from engine.core.ask import Ask
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import Below, Rng, seeded

OFTEN = 40
"""How often each option should be drawn."""


def test_each_option_is_drawn_equally_often_and_nothing_else() -> None:
    game, seen = load_game("ancient_world"), set[str]()
    for seed in range(4):
        s: State = game.setup(game.meta.check({}, 3), 3, seeded(seed))
        rng, below, asked = seeded(seed), seeded(seed + 9).below, 0
        for p in s.players:
            p.coins, p.knowledge, p.ambrosia = 20, 4, 9

        def pick(question: Ask, s: State = s, rng: Rng = rng, below: Below = below) -> tuple[str, ...]:
            nonlocal asked
            if question.key == "turn":
                asked += 1
                ids = list(question.options)
                found = [draw(s, question.seat, below) for _ in range(OFTEN * len(ids) if asked % 50 == 0 else 10)]
                assert set(found) - {None} <= set(ids)
                seen.update(option.partition(":")[0] for option in found if option)
                if asked % 50 == 0:
                    counts = Counter(found)
                    assert min(counts[option] for option in ids) > OFTEN / 4
                    assert max(counts[option] for option in ids) < OFTEN * 2
            return choose(question, rng)

        play_out(Position(game, s), pick, 9999)
    assert {"build", "recruit", "learn", "claim", "use", "attack", "stored", "mend", "coin", "pass"} <= seen


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
