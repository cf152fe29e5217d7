"""A playout draws any legal answer, each equally likely, as who lists them all would."""

from __future__ import annotations

from collections import Counter

from engine.computers.playouts import random_policy
from engine.core.ask import MISSES, Ask, Lazy
from engine.core.position import Position, play_out
from engine.core.rng import Below, quick_below
from tests.engine.conformance.tables import Table, at_every_table, at_few_tables, moments
from tests.small_games import game_of

LIKELY = 8.0
"""Standard deviations that counts may be off; fair draws of two options are further off once in two thousand tries."""


def off(drawn: Counter[str], options: list[str]) -> float:
    """How far counts are from equal, in standard deviations of chi-square."""
    free, each = len(options) - 1, sum(drawn.values()) / len(options)
    chi_square = sum((drawn[option] - each) ** 2 / each for option in options)
    return (chi_square - free) / (2 * free) ** 0.5


@at_few_tables
def test_every_option_is_equally_likely(table: Table) -> None:
    """Each kind of question at its first five times and at every thirtieth, before anything is listed."""
    times: Counter[str] = Counter()
    below, tried = quick_below(5), 0
    for match in moments(table, every=1):
        for ask in match.asks():
            times[ask.key] += 1
            if times[ask.key] > 5 and times[ask.key] % 30:
                continue
            drawn = Counter(ask.options.draw(below) for _ in range(3000))
            options = list(ask.options)
            assert set(drawn) <= set(options)
            if len(options) > 1:
                assert off(drawn, options) < LIKELY, (ask.key, drawn)
                tried += 1
    assert tried >= 5


@at_every_table
def test_a_playout_ends(table: Table) -> None:
    """Every answer that is drawn is legal, whether or not anything was listed before."""
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


def test_candidates_are_tested_one_by_one() -> None:
    """Nothing is listed as long as one of the first candidates fits; then the list is used."""
    listed: list[int] = []

    def even(most: int) -> Lazy:
        def candidate(below: Below) -> str | None:
            number = below(10)
            return None if number % 2 or number >= most else str(number)

        return Lazy(lambda: listed.append(most) or [str(number) for number in range(0, most, 2)], candidate)

    below, options = quick_below(3), [str(number) for number in range(0, 10, 2)]
    assert off(Counter(even(10).draw(below) for _ in range(4000)), options) < LIKELY
    assert len(listed) < 4000 / 2**MISSES * 3
    known = even(10)
    assert len(known) == 5
    assert off(Counter(known.draw(below) for _ in range(4000)), options) < LIKELY
    listed.clear()
    assert {even(1).draw(below) for _ in range(100)} == {"0"}
    assert 20 < len(listed) < 70


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
