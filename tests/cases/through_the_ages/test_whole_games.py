"""What holds all through games of chance: tokens move only as the log tells, hands are within their limits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.events import Event
from engine.core.position import Position
from engine.through_the_ages.drawing import MOST_DRAWN
from engine.through_the_ages.game import GAME
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import military_hand_limit
from tests.cases.through_the_ages.board import OPTIONS

YELLOW_MOVES = ("age", "takes-yellow", "colony", "annexed", "colony-lost", "alexander", "columbus", "last-round")
"""Lines that tell why somebody's yellow tokens are more or fewer, all of them taken together."""

BLUE_MOVES = ("blue-lost", "colony", "annexed", "colony-lost", "completed", "develop", "revolution", "ruin", "columbus",
              "takes-special", "progress")  # fmt: skip
"""The same of blue tokens."""


def yellow(p: Player) -> int:
    return p.yellow + p.idle + sum(p.workers)


def blue(p: Player) -> int:
    return p.blue + sum(p.stored) + p.stages


def games(seats: int) -> Iterator[tuple[State, list[int], list[int], list[Event], int]]:
    """Each answer of some games: the state after it, both kinds of tokens before, the lines, who was active."""
    for seed in range(3):
        dice, position = Random(seed), Position.set_up(GAME, OPTIONS, seats, seed)
        while asks := position.asks():
            s, ask = position.state, asks[0]
            options = [option for option in ask.options if option not in ask.grave]
            if ask.key == "action" and len(options) > 1 and dice.random() < 0.8:
                options.remove("end")
            before = [yellow(p) for p in s.players], [blue(p) for p in s.players], s.active
            position.apply(ask.seat, tuple(dice.sample(options, max(ask.least, min(1, ask.most)))))
            yield s, before[0], before[1], s.log.drain(), before[2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games__tokens_move_only_where_the_log_tells_it(seats: int) -> None:
    moved = 0
    for s, yellows, blues, lines, _ in games(seats):
        keys = {line.key.removeprefix("through_the_ages-") for line in lines}
        assert yellows == [yellow(p) for p in s.players] or keys & set(YELLOW_MOVES), keys
        assert blues == [blue(p) for p in s.players] or keys & set(BLUE_MOVES), keys
        assert sum(yellows) == sum(map(yellow, s.players)) or keys & (set(YELLOW_MOVES) - {"takes-yellow"}), keys
        moved += yellows != [yellow(p) for p in s.players]
    assert moved > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games__nobody_ends_a_turn_with_too_many_military_cards(seats: int) -> None:
    ended = 0
    for s, _, _, lines, active in games(seats):
        over = [line for line in lines if line.key == "through_the_ages-stand"]
        if over and not any(line.key.endswith(("-war-decided", "-age", "-pact-ends")) for line in lines):
            p = s.players[active]
            assert len(p.military_hand) <= military_hand_limit(p) + MOST_DRAWN
            assert (p.civil, p.military) == (p.civil_total, p.military_total)
            ended += 1
    assert ended > 30
