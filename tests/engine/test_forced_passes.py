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

NOTHING: Final = (
    *("pass", "end", "done", "nothing", "let", "keep", "no", "none", "decline", "stay", "refuse", "spare"),
    "commit:0",
)
"""Options that do nothing."""

Hides = Callable[[Any, int], bool]


def _always(state: Any, seat: int) -> bool:
    return True


ASKED_ALL_THE_SAME: Final[dict[tuple[str, str], Hides]] = {
    ("tigris", "commit:attack"): _always,
    ("tigris", "commit:defend"): _always,
    ("tigris", "end-turn"): _always,
    ("inner_sea", "card-action"): lambda state, seat: bool(state.hands[seat]),
    ("middle_east", "card-action"): lambda state, seat: bool(state.hands[seat]),
    ("ancient_world", "turn"): lambda state, seat: bool(state.players[seat].stored),
    ("through_the_ages", "politics"): lambda state, seat: bool(state.players[seat].military_hand),
    ("through_the_ages", "action"): _always,
}
"""Questions that may have nothing for an answer, by game, and when: a hidden hand decides, or it ends the turn.

Where one may resign, that is an answer, too.
"""


def does_nothing(ask: Ask) -> bool:
    """Whether a question leaves nothing but to do nothing."""
    usual = [option for option in ask.options if option not in ask.grave]
    return all(option in NOTHING for option in usual) and len(usual) < 2


def at_most_four(meta: GameMeta) -> range:
    """The numbers of seats of a game, up to four."""
    return range(meta.seats[0], max(meta.seats[0], min(4, meta.seats[1])) + 1)


@pytest.mark.parametrize("game", sorted(games()))
def test_who_can_do_nothing_is_asked_only_where_silence_would_tell_something(game: str) -> None:
    least, most = games()[game].seats
    match, rng = Match.create(load_game(game), {}, min(max(3, least), most), 7), seeded(7)
    for _ in range(400):
        if not match.asks():
            break
        for ask in match.asks():
            if does_nothing(ask):
                hides = ASKED_ALL_THE_SAME.get((game, ask.key))
                assert hides is not None, (ask.key, list(ask.options))
                assert ask.grave or hides(match.state, ask.seat), (ask.key, "everybody sees that nothing is possible")
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
                assert (game, ask.key) in ASKED_ALL_THE_SAME, (ask.key, list(ask.options))
                assert ask.grave or ASKED_ALL_THE_SAME[game, ask.key](match.state, ask.seat)
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
