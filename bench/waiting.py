"""How often Through the Ages waits for others than whose turn it is: without standing orders, and with usual ones.

Four computers play as sensibly as they can (at random, where the game has no sensible player). With orders, every seat
says at the beginning of each age what a person might say; a part that does not fit any more is left out until the next
age. A ping is a question to somebody who is not the last one asked.

``BENCH_GAMES`` is how many games are played of each kind; ``BENCH_LEVEL=random`` lets them play at random.
"""

from __future__ import annotations

import os
from collections import Counter

from engine.computers import levels
from engine.core.ask import Ask
from engine.core.position import Position
from engine.core.preorders import Lapsed, OrderPart, Preorders, Settings, Settled, with_settings
from engine.core.registry import load_game
from engine.core.rng import seeded

GAME = "through_the_ages"
SEATS = 4
LONGEST = 20_000
"""Decisions after which a game would be given up; none is."""

USUAL = {
    "defend-up-to": ("use-up-to:2", "use-up-to:1"),
    "bid-up-to": ("bid-to:3", "bid-to:2", "bid-to:1"),
    "pact-answer": ("refuse",),
    "lose-goods": ("plentiful",),
    "gain-goods": ("scarcer",),
    "agreement-take": ("no",),
    "raid-first": ("dearest",),
    "free-temple": ("build-it",),
    "free-warriors": ("build-it",),
}
"""What is said: of each part the first option that it offers. Of lists in order everything is said, as it is listed."""


class Waiting:
    """What was asked in some games."""

    def __init__(self) -> None:
        self.rounds = 0
        self.pings = 0
        self.to_others: Counter[str] = Counter()
        self.by_orders: Counter[str] = Counter()

    def figures(self, name: str) -> dict[str, float | str]:
        """The numbers a round, and which questions went to others."""
        asked, settled = self.to_others.total(), self.by_orders.total()
        found: dict[str, float | str] = {
            f"{name}_questions_to_others_per_round": round(asked / self.rounds, 3),
            f"{name}_pings_per_round": round(self.pings / self.rounds, 3),
        }
        if settled:
            found[f"{name}_answers_by_orders_per_round"] = round(settled / self.rounds, 3)
        for key, count in self.to_others.most_common():
            found[f"{name}_{key}_per_round"] = round(count / self.rounds, 3)
        return found


def usual(parts: list[OrderPart]) -> Settings:
    """What somebody might say in an order with these parts."""
    said: Settings = ()
    for part in parts:
        options = list(part.ask.options)
        wanted = options if part.in_order else [item for item in USUAL.get(part.ask.key, ()) if item in options][:1]
        said = with_settings(parts, said, ((part.id, tuple(wanted)),))
    return said


class Orders:
    """The standing orders of all seats in one game."""

    def __init__(self, preorders: Preorders) -> None:
        self.orders = preorders.orders
        self.said: dict[tuple[int, str], Settings] = {}
        self.age = -1

    def answer(self, position: Position, ask: Ask) -> tuple[str, ...] | None:
        """What the seat has ordered for this question; None if it must be asked."""
        if position.state.age != self.age:
            self.age = position.state.age
            for seat in range(SEATS):
                for kind, order in self.orders.items():
                    self.said[seat, kind] = usual(list(order.parts(position.state, seat)))
        for kind, order in self.orders.items():
            said = order.answer(position.state, ask, self.said[ask.seat, kind])
            if isinstance(said, Settled):
                return said.ids
            if isinstance(said, Lapsed):
                left = tuple(part for part in self.said[ask.seat, kind] if part[0] != said.part)
                self.said[ask.seat, kind] = left
        return None


def play(seed: int, waiting: Waiting, level: str, *, with_orders: bool) -> None:
    """Play one game and count what is asked."""
    game = load_game(GAME)
    assert game.preorders is not None
    position, rng = Position.set_up(game, {"resigning": "no"}, SEATS, seed), seeded(seed)
    orders = Orders(game.preorders) if with_orders else None
    last, left = -1, LONGEST
    while (asks := position.asks()) and left:
        left -= 1
        (ask,) = asks
        is_other = ask.seat != position.state.active
        ids = orders.answer(position, ask) if orders is not None else None
        if ids is None:
            waiting.pings += ask.seat != last
            last = ask.seat
            waiting.to_others.update([ask.key] if is_other else [])
            ids = levels.choose(level, ask, game, position.state, rng)
        elif is_other:
            waiting.by_orders[ask.key] += 1
        position.apply(ask.seat, ids)
    assert left, "an endless game"
    waiting.rounds += position.state.round


def measure() -> dict[str, float | str]:
    """Play so many games without orders and as many with them; what is asked in a round."""
    games, level = int(os.environ.get("BENCH_GAMES", "100")), os.environ.get("BENCH_LEVEL", levels.SENSIBLE)
    found: dict[str, float | str] = {"games": games, "players": SEATS}
    found["level"] = level if load_game(GAME).sensible is not None else levels.RANDOM
    for name, with_orders in (("without", False), ("with", True)):
        waiting = Waiting()
        for seed in range(games):
            play(seed + 100, waiting, level, with_orders=with_orders)
        found[f"{name}_rounds_per_game"] = round(waiting.rounds / games, 1)
        found |= waiting.figures(name)
    return found
