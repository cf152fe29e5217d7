"""The coach: reasons belong to the answers that are shown, and differences come from the same deals."""

from __future__ import annotations

from engine.computers.coach import ANSWERS, advise, one_for_each_answer, reasons
from engine.computers.lookahead import Effort, Verdict, compare, plans_for
from engine.computers.sensible_player import choose
from engine.core.game import Plan
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded


def actions(game: str, key: str, count: int, seed: int = 6) -> list[Position]:
    """Positions at questions of this key, in a game between sensible players."""
    loaded = load_game(game)
    position, rng, found = Position.set_up(loaded, {}, 2, seed), seeded(seed), list[Position]()
    while position.asks() and len(found) < count:
        (ask,) = position.asks()
        if ask.key == key and len(ask.options) > 5:
            found.append(position.copy())
        position.apply(ask.seat, choose(ask, loaded, position.state, rng))
    return found


def test_each_answer_is_shown_once_and_those_behind_come_in_order() -> None:
    for position in actions("through_the_ages", "action", 6):
        (ask,) = position.asks()
        advice = advise(ask, position, seeded(1))
        assert 1 < len(advice) <= ANSWERS
        assert len({one.ids for one in advice}) == len(advice)
        assert advice[0].behind == 0
        assert [one.behind for one in advice] == sorted(one.behind for one in advice)
        assert all(value > 0 for _, value in advice[0].gains)
        assert all(value < 0 for _, value in advice[0].costs)


def test_how_far_a_plan_is_behind_comes_from_the_deals_in_which_both_were_tried() -> None:
    (position,) = actions("ancient_world", "turn", 1)
    (ask,) = position.asks()
    plans = plans_for(ask, position, seeded(1))
    verdicts = compare(ask, position, plans, Effort(4, 2), seeded(2), with_parts=True)
    best = verdicts[0]
    # The same deals come first with the same chance: with one round all plans are tried in them.
    once = compare(ask, position, [verdicts[-1].plan, best.plan], Effort(2, 2), seeded(2))
    behind = {one.plan: max(two.worth for two in once) - one.worth for one in once}
    assert abs((best.worth - verdicts[-1].worth) - (behind[verdicts[-1].plan] - behind[best.plan])) < 1e-6
    for one in verdicts:
        assert abs(sum(one.parts.values()) - one.worth) < 1e-6


def test_reasons_are_the_largest_differences() -> None:
    best = Verdict(Plan(("a",)), 5.0, 3, {"food": 4.0, "science": 1.0, "strength": 0.0, "hand": 0.02})
    second = Verdict(Plan(("b",)), 3.0, 3, {"food": 1.0, "science": 2.5, "strength": 0.2, "hand": 0.0})
    assert reasons(best, second) == ((("food", 3.0),), (("science", -1.5),))


def test_of_plans_that_begin_alike_one_that_goes_on_is_taken() -> None:
    short, long, other = Plan(("a",)), Plan(("a",), (("action", ("b",)),)), Plan(("c",))
    assert one_for_each_answer([short, other, long]) == [long, other]
    assert one_for_each_answer([long, other, short]) == [long, other]


def test_a_hint_says_with_what_a_single_answer_was_gone_on() -> None:
    (position,) = actions("tigris", "action", 1)
    (ask,) = position.asks()
    best = advise(ask, position, seeded(1))[0]
    after = position.copy()
    after.apply(ask.seat, best.ids)
    assert best.following
    assert not best.then
    assert best.following[0] in after.asks()[0].options, "it is the second action of the turn"
