"""``python -m bench fit``: fits what the judge of Through the Ages weighs each part with, by play alone.

Simultaneous perturbation (SPSA): all weights at once are made larger or smaller by chance; the two vectors that differ
so play the same deals against each other from both seats, each turn as the beam plans it; the weights take a step
towards the one that ended with more culture. Bounded by games. The weights are printed as the file
data/through_the_ages/judge.json has them; they are worth keeping only if the ladder says so.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from typing import Final

from engine.computers.lookahead import plans_for
from engine.core.ask import Ask
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded
from engine.through_the_ages.computer import judge
from engine.through_the_ages.computer.judge import PARTS, WEIGHTS

FIXED: Final = "culture"
"""The part whose weight stays 1: all others are measured by it."""

APART: Final = 0.35
"""By how much the logarithms of weights are changed for a comparison, at first."""

STEP: Final = 0.1
"""How far a comparison that is clearly won moves them, at first."""

CLEAR: Final = 50.0
"""A lead in culture that is clear."""


def weights_after(games: int, seed: int) -> tuple[float, ...]:
    """The weights after so many games, which begin with those of now."""
    weights, rng = list(WEIGHTS), seeded(seed)
    for number in range(1, games // 4 + 1):
        apart, step = APART / (1 + number / 200) ** 0.1, STEP / (1 + number / 150) ** 0.6
        signs = [0 if part == FIXED else rng.below(2) * 2 - 1 for part in PARTS]
        vectors = [_changed(weights, signs, side * apart) for side in (1, -1)]
        lead = sum(_lead(vectors, rng.below(1 << 30)) for _ in range(2)) / 2
        weights = _changed(weights, signs, step * lead)
    return tuple(weights)


def _changed(weights: Sequence[float], signs: Sequence[int], by: float) -> list[float]:
    return [weight * math.exp(by * sign) for weight, sign in zip(weights, signs, strict=True)]


def _lead(vectors: Sequence[Sequence[float]], deal: int) -> float:
    """How far the first of two vectors is ahead in a deal, played from both seats: -1 to 1."""
    lead = 0.0
    for first in (0, 1):
        culture = _culture(vectors if not first else vectors[::-1], deal)
        lead += math.tanh((culture[first] - culture[1 - first]) / CLEAR) / 2
    return lead


def _culture(vectors: Sequence[Sequence[float]], deal: int) -> list[int]:
    """The culture of two players with these weights, by seat."""
    position, rng = Position.set_up(load_game("through_the_ages"), {}, 2, deal), seeded(deal)
    usual = judge.WEIGHTS
    try:
        while asks := position.asks():
            for ask in asks:
                judge.WEIGHTS = tuple(vectors[ask.seat])
                position.apply(ask.seat, _answer(ask, position, rng))
    finally:
        judge.WEIGHTS = usual
    return [player.culture for player in position.state.players]


def _answer(ask: Ask, position: Position, rng: Rng) -> tuple[str, ...]:
    return plans_for(ask, position, rng)[0].ids


def main(words: Sequence[str]) -> int:
    """Fit and print: 0."""
    parser = argparse.ArgumentParser(prog="python -m bench fit", description=__doc__)
    parser.add_argument("--games", type=int, default=640)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    weights = weights_after(given.games, given.seed)
    print(json.dumps(dict(zip(PARTS, (round(weight, 2) for weight in weights), strict=True)), indent=1))
    return 0
