"""A playout picks any legal answer, each equally likely."""

from __future__ import annotations

from collections import Counter

from engine.computers import random_player
from engine.computers.playouts import random_policy
from engine.core.ask import Ask, Fixed
from engine.core.position import Position, play_out
from engine.core.rng import quick_below, seeded
from tests.engine.conformance.tables import Table, at_every_table
from tests.small_games import game_of

LIKELY = 8.0
"""Standard deviations that counts may be off; fair draws of two options are further off once in two thousand tries."""


def off(drawn: Counter[str], options: list[str]) -> float:
    """How far counts are from equal, in standard deviations of chi-square."""
    free, each = len(options) - 1, sum(drawn.values()) / len(options)
    chi_square = sum((drawn[option] - each) ** 2 / each for option in options)
    return (chi_square - free) / (2 * free) ** 0.5


def test_every_option_is_equally_likely() -> None:
    """At the first decisions of a small game."""
    choose, tried = random_policy(5), 0
    position, rng = Position.set_up(game_of("toy"), {}, 2, 1), seeded(2)
    while tried < 8 and (asks := position.asks()):
        ask = asks[0]
        options = [option for option in ask.options if option not in ask.grave]
        if ask.most == 1 and len(options) > 1:
            tried += 1
            drawn = Counter(choose(ask)[0] for _ in range(2000))
            assert set(drawn) <= set(options)
            assert off(drawn, options) < LIKELY, (ask.key, drawn)
        position.apply(ask.seat, random_player.choose(ask, rng))
    assert tried > 4


def test_several_options_are_drawn_equally_often() -> None:
    ask = Ask("keep", 0, Fixed("a", "b", "c", "d", "e"), least=1, most=3, grave=("e",))
    choose = random_policy(6)
    drawn = [choose(ask) for _ in range(3000)]
    assert all(len(set(ids)) == len(ids) for ids in drawn)
    assert off(Counter(option for ids in drawn for option in ids), ["a", "b", "c", "d"]) < LIKELY
    assert off(Counter(str(len(ids)) for ids in drawn), ["1", "2", "3"]) < LIKELY


@at_every_table
def test_a_playout_ends(table: Table) -> None:
    """Every answer that is picked is legal."""
    game = game_of(table.game)
    choose = random_policy(table.seed)

    def checked(question: Ask) -> tuple[str, ...]:
        ids = choose(question)
        assert question.least <= len(ids) <= question.most
        assert all(option in question.options for option in ids)
        return ids

    position = Position.set_up(game, dict(table.options), table.seats, 5)
    state = position.state
    least, most = table.claims.decisions
    assert least <= play_out(position, checked, most + 1) <= most
    assert state.result is not None
    game.check(state)


def test_the_same_seed_plays_the_same_game() -> None:
    game = game_of("tigris")
    ends = []
    for seed in (1, 1, 2):
        position = Position.set_up(game, {}, 3, 4)
        play_out(position, random_policy(seed), 9999)
        ends.append(game.codec.encode(position.state))
    assert ends[0] == ends[1] != ends[2]


def test_quick_numbers_are_equally_likely() -> None:
    for seed in (0, -1, 2**70):
        for bound in (1, 2, 3, 7, 97, 176, 1000):
            below = quick_below(seed)
            drawn = Counter(str(below(bound)) for _ in range(30 * bound + 2000))
            if bound > 1:
                assert off(drawn, [str(number) for number in range(bound)]) < LIKELY
            assert set(drawn) <= {str(number) for number in range(bound)}


def test_quick_numbers_do_not_follow_from_each_other() -> None:
    """Pairs of neighbours, too, are equally likely; two seeds have nothing in common."""
    below, other = quick_below(8), quick_below(9)
    pairs = [f"{one},{two}" for one in range(9) for two in range(9)]
    assert off(Counter(f"{below(9)},{below(9)}" for _ in range(9000)), pairs) < LIKELY
    assert off(Counter(f"{below(9)},{other(9)}" for _ in range(9000)), pairs) < LIKELY
