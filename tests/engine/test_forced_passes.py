"""Who can do nothing is not asked, except where silence would tell of hidden cards, or where a turn ends.

docs/decisions/0035-forced-passes.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from engine.computers.random_player import choose
from engine.core.ask import Ask
from engine.core.game import GameMeta
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from tests.small_games import seats_near

NOTHING: Final = (
    *("pass", "end", "done", "nothing", "let", "keep", "no", "none", "decline", "stay", "refuse", "spare"),
    "commit:0",
)

"""Options that do nothing."""

Hides = Callable[[Any, int], bool]


ONLY_WITH: Final[dict[tuple[str, str], Hides]] = {
    ("inner_sea", "card-action"): lambda state, seat: bool(state.hands[seat]),
    ("middle_east", "card-action"): lambda state, seat: bool(state.hands[seat]),
    ("ancient_world", "turn"): lambda state, seat: bool(state.players[seat].stored),
    ("through_the_ages", "politics"): lambda state, seat: bool(state.players[seat].military_hand),
}
"""Of questions that a game puts to who can do nothing (``Claims.asked_anyway``), when it does, where not always.

Where one may resign, that is an answer, too.
"""


def does_nothing(ask: Ask) -> bool:
    """Whether a question leaves nothing but to do nothing."""
    usual = [option for option in ask.options if option not in ask.grave]
    return all(option in NOTHING for option in usual) and len(usual) < 2


def check_hides(match: Match, ask: Ask) -> None:
    """That silence would tell something, where somebody is asked who can do nothing."""
    assert ask.key in match.game.meta.claims.asked_anyway, (ask.key, list(ask.options))
    hides = ONLY_WITH.get((match.game_id, ask.key))
    assert ask.grave or hides is None or hides(match.state, ask.seat), (ask.key, "all see that nothing is possible")


def at_most_four(meta: GameMeta) -> range:
    """The numbers of seats of a game, up to four."""
    return range(meta.seats[0], max(meta.seats[0], min(4, meta.seats[1])) + 1)


@pytest.mark.parametrize("game", sorted(games()))
def test_who_can_do_nothing_is_asked_only_where_silence_would_tell_something(game: str) -> None:
    match, rng = Match.create(load_game(game), {}, seats_near(game, 3), 7), seeded(7)
    for _ in range(400):
        if not match.asks():
            break
        for ask in match.asks():
            if does_nothing(ask):
                check_hides(match, ask)
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game, meta in sorted(games().items()) for seats in at_most_four(meta)]
)
def test_who_can_do_nothing_in_whole_games(game: str, seats: int, seed: int) -> None:
    match, rng = Match.create(load_game(game), {}, seats, seed), seeded(seed)
    while match.asks():
        for ask in match.asks():
            if does_nothing(ask):
                check_hides(match, ask)
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
