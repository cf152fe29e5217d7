"""Looking back: a bad decision is found and named, a good one is left alone."""

from __future__ import annotations

from engine.computers.lookahead import Verdict
from engine.computers.review import (
    NOTHING,
    Decision,
    Sample,
    _beside_one,
    close_look,
    decisions,
    explain,
    quick_look,
)
from engine.computers.sensible_player import choose
from engine.core.game import Plan
from engine.core.match import Match
from engine.core.position import Position
from engine.core.record import Answer
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.engine.test_coach import actions


def test_a_wasted_turn_is_found_and_what_comes_to_mind_first_is_not() -> None:
    (position,) = actions("ancient_world", "turn", 1)
    (ask,) = position.asks()
    best = choose(ask, position.game, position.state, seeded(1))
    assert "pass" in ask.options
    wasted = Decision(0, "turn", ("pass",))
    assert quick_look(ask, position, Decision(0, "turn", best), seeded(1)) == 0
    assert quick_look(ask, position, wasted, seeded(1)) > 0
    judgement = close_look(ask, position, wasted, seeded(2))
    assert judgement.loss > 0
    assert judgement.is_sure
    assert judgement.ids != ("pass",)
    assert judgement.ids[0] in ask.options
    assert judgement.gains
    assert judgement == close_look(ask, position, wasted, seeded(2)), "the same whenever it is asked"


def test_an_answer_that_is_none_any_more_is_not_judged() -> None:
    (position,) = actions("ancient_world", "turn", 1)
    (ask,) = position.asks()
    strange = Decision(0, "turn", ("nonsense",))
    assert (quick_look(ask, position, strange, seeded(1)), close_look(ask, position, strange, seeded(1))) == (
        0,
        NOTHING,
    )


def test_a_move_is_explained_beside_the_others_in_each_sample() -> None:
    (position,) = actions("ancient_world", "turn", 1)
    (ask,) = position.asks()
    best = choose(ask, position.game, position.state, seeded(1))
    good = explain([Sample(position, best)], ask.seat, seeded(3))
    bad = explain([Sample(position, ("pass",))], ask.seat, seeded(3))
    assert good.loss < bad.loss
    assert bad.costs
    assert explain([], ask.seat, seeded(3)) == NOTHING


def test_a_move_is_explained_beside_one_other_and_not_the_luckiest_of_each_sample() -> None:
    def verdict(option: str, worth: float) -> Verdict:
        return Verdict(Plan((option,)), worth, 1, {"points": worth})

    own = verdict("own", 5.0)
    lucky_by_turns = [("a", (9.0, 0.0)), ("b", (0.0, 9.0)), ("c", (5.5, 5.5))]
    others = {(name,): [(own, verdict(name, worth)) for worth in worths] for name, worths in lucky_by_turns}
    rare = {("d",): [(own, verdict("d", 6.0))]}
    judgement = _beside_one({name: duels * 2 for name, duels in others.items()} | rare)
    assert (judgement.ids, judgement.loss, judgement.costs) == (("c",), 0.5, (("points", -0.5),))


def test_where_there_is_nothing_else_to_do_that_is_said() -> None:
    position = Position.set_up(load_game("tigris"), {}, 2, 6)
    while (ask := position.asks()[0]).key != "end-turn":
        position.apply(ask.seat, choose(ask, position.game, position.state, seeded(1)))
    assert explain([Sample(position, ("pass",))], ask.seat, seeded(3)).alone
    assert not explain([], ask.seat, seeded(3)).alone


def given(*answers: tuple[int, str, str]) -> list[Answer]:
    return [Answer(number, seat, key, (option,), number + 1) for number, (seat, key, option) in enumerate(answers)]


def test_actions_of_one_turn_are_one_decision_where_the_game_says_so() -> None:
    game = load_game("through_the_ages")
    turn = [(0, "politics", "nothing"), (0, "action", "increase"), (0, "aim", "x"), (0, "action", "end")]
    rows = given(*turn, (0, "discard", "y"), (1, "action", "end"), (0, "action", "end"))
    assert [(item.answers, item.key, len(item.then)) for item in decisions(game, rows, 0)] == [
        (0, "politics", 4),
        (1, "action", 3),
        (6, "action", 0),
    ]
    tigris = decisions(
        load_game("tigris"), given((0, "action", "pass"), (0, "action", "pass"), (1, "action", "pass")), 0
    )
    assert [item.answers for item in tigris] == [0, 1]


def test_only_standing_answers_are_looked_at() -> None:
    game = load_game("tigris")
    match = Match.create(game, {}, 2, 7)
    seat = match.asks()[0].seat
    match.answer(seat, "action", ["pass"])
    match.undo(seat)
    match.answer(seat, "action", [next(iter(match.asks()[0].options))])
    (decision,) = decisions(game, match.answers, seat)
    assert decision.ids == match.answers[0].ids != ("pass",)
