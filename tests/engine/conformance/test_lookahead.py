"""Computers that look ahead: blind to what is hidden from their seat, legal, the same for the same chance, better than
the sensible player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from engine.cli.play import Setting, play
from engine.computers.levels import (
    EFFORTS,
    LEARNER,
    PLANNER,
    RANDOM,
    SENSIBLE,
    STRONG,
    levels_of,
    remembers,
    styles_of,
    think,
    with_style,
)
from engine.computers.lookahead import Effort, compare, fits, plans_for
from engine.computers.sensible_player import choose
from engine.core.ask import Ask
from engine.core.dealing import redeal
from engine.core.position import Position
from engine.core.registry import games
from engine.core.rng import seeded
from tests.engine.conformance.tables import Table, at, few_tables, state_of
from tests.small_games import game_of

LOOKING_AHEAD = [table for table in few_tables() if LEARNER in levels_of(game_of(table.game))]
DECISIONS = 30
SOME = Effort(plans=3, deals=1)
"""Little enough for a day's test."""

GAMES = {"ancient_world": 10}
"""Deals in which a level must show that it is stronger, each played from every seat, where luck counts more."""

FEW = 5
"""Likewise, in the other games."""

LEARNERS_GAMES = 15
"""Deals in which a learner must lose: it thinks so little that there can be more of them."""


def questions(table: Table, decisions: int = DECISIONS) -> Iterator[tuple[Position, Ask]]:
    """The questions of a game between sensible players, and the positions in which they are put."""
    match = table.open()
    for number in range(decisions):
        if not match.asks():
            return
        question = match.asks()[0]
        yield match.position, question
        match.answer(question.seat, question.key, choose(question, match.game, match.state, seeded(number)))


@at(LOOKING_AHEAD)
def test_plans_are_answers_that_hidden_things_do_not_change(table: Table) -> None:
    several = other = slips = 0
    for number, (position, question) in enumerate(questions(table)):
        plans = plans_for(question, position, seeded(number))
        near = near_of(question, position, number) if number % 3 == 0 else []
        assert all(fits(question, ids) and not set(ids) & set(question.grave) for ids in near), question.key
        slips += len(near) > 1
        assert all(fits(question, plan.ids) for plan in plans), question.key
        assert len(set(plans)) == len(plans)
        assert not any(option in question.grave for plan in plans for option in plan.ids)
        several += len(plans) > 1
        twin = position.copy()
        twin.game.redeal(twin.state, question.seat, seeded(number))
        other += twin.game.codec.encode(twin.state) != twin.game.codec.encode(position.state)
        assert plans == plans_for(question, twin, seeded(number)), question.key
        for level in (SENSIBLE, LEARNER, RANDOM) if number % 4 == 0 else ():
            chosen = think(level, question, position, seeded(number))
            assert chosen == think(level, question, twin, seeded(number)), (level, question.key)
    assert several > 3
    assert slips > 1
    assert other > 5 or not table.has_secrets


def near_of(question: Ask, position: Position, seed: int) -> list[tuple[str, ...]]:
    """The answers of which a learner takes any."""
    sensible = position.game.sensible
    assert sensible is not None
    assert sensible.lookahead is not None
    see = sensible.sight(position.state, question.seat)
    return list(sensible.lookahead.near(question, see, seeded(seed)))


@at(LOOKING_AHEAD)
def test_thinking_changes_nothing_and_chance_alone_decides(table: Table) -> None:
    match = table.open()
    for position, question in questions(table, 200):
        plans = plans_for(question, position, seeded(1))
        if len(plans) > 2:
            break
    else:
        pytest.fail("no question has three plans")
    before = state_of(match), position.at_rest()
    verdicts = compare(question, position, plans, SOME, seeded(5))
    assert verdicts == compare(question, position, plans, SOME, seeded(5))
    assert before == (state_of(match), position.at_rest())
    assert sorted(one.plan for one in verdicts) == sorted(plans[: SOME.plans])
    # The two that are left at the end have been tried in the most deals.
    tried = [one.deals for one in verdicts]
    assert max(tried) == tried[0] or verdicts[0].plan == plans[0]
    assert min(tried) > 0


TRIES = 24
"""How often a level thinks about a question, each time with other chance."""

LIKELY = 15.1
"""How far two samples of two kinds differ by chance in 9,999 of 10,000 cases (chi square): many are compared."""


def apart(one: Counter[Any], other: Counter[Any]) -> float:
    """How far two samples of the same size differ: chi square for each kind beyond the first."""
    kinds = {*one, *other}
    return sum((one[kind] - other[kind]) ** 2 / (one[kind] + other[kind]) for kind in kinds) / max(1, len(kinds) - 1)


@pytest.mark.nightly
@at([table for table in LOOKING_AHEAD if table.has_secrets])
def test_whatever_is_hidden_is_no_matter_to_what_levels_choose(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who deals anew chooses the same answers as often, whatever the truth is."""
    for level in (PLANNER, STRONG):
        monkeypatch.setitem(cast(dict[str, Effort], EFFORTS), level, EFFORTS[level]._replace(plans=2, deals=1))
    looked_at = 0
    for number, (position, question) in enumerate(questions(table, 400)):
        if number % 7 or len(plans_for(question, position, seeded(1))) < 2:
            continue
        looked_at += 1
        styled = [with_style(PLANNER, style) for style in styles_of(position.game)[:1]]
        for level in (PLANNER, STRONG, *styled):
            twin = redeal(position, question.seat, seeded(number), remembers=remembers(level))
            here, there = (
                Counter(think(level, question, each, seeded(start + at)).ids for at in range(TRIES))
                for each, start in ((position, 0), (twin, 1000))
            )
            assert apart(here, there) < LIKELY, (level, question.key, here, there)
        if looked_at >= 4:
            break
    assert looked_at > 0


@pytest.mark.nightly
def test_who_is_handed_the_truth_chooses_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above would see if a level looked at what is hidden."""
    monkeypatch.setitem(cast(dict[str, Effort], EFFORTS), PLANNER, EFFORTS[PLANNER]._replace(plans=2, deals=1))
    (table,) = [table for table in LOOKING_AHEAD if table.game == "ancient_world" and not table.options]
    answers = set[tuple[int, tuple[str, ...]]]()
    numbers = list[int]()
    for number, (position, question) in enumerate(questions(table, 400)):
        if number % 7 or len(plans_for(question, position, seeded(1))) < 2:
            continue
        numbers.append(number)
        for each in (position, *(redeal(position, question.seat, seeded(number + more)) for more in range(3))):
            plan = think(PLANNER, question, each, seeded(1), deal_anew=lambda truth, seat, rng: truth.copy())
            answers.add((number, plan.ids))
        if len(numbers) >= 8:
            break
    assert len(answers) > len(numbers)


@pytest.mark.nightly
@pytest.mark.parametrize("level", [PLANNER])
@pytest.mark.parametrize("game", games())
def test_who_looks_ahead_beats_who_does_not(game: str, level: str) -> None:
    """With two players, the same deals from both seats; the figures of docs/computers.md are of many more."""
    deals = GAMES.get(game, FEW)
    assert wins(game, level, deals) >= 0.6 * 2 * deals


@pytest.mark.nightly
@pytest.mark.parametrize("game", games())
def test_a_learner_loses_to_the_sensible_player(game: str) -> None:
    assert wins(game, LEARNER, LEARNERS_GAMES) <= 0.4 * 2 * LEARNERS_GAMES


def wins(game: str, level: str, deals: int) -> float:
    """Games that a level wins against the sensible player, those it shares counted in part."""
    won = 0.0
    for seed in range(deals):
        for seat, levels in enumerate((f"{level},{SENSIBLE}", f"{SENSIBLE},{level}")):
            played = play(Setting(game, {}, 2, 70 + seed, levels))
            assert played.failure is None
            won += (seat in played.winners) / len(played.winners)
    return won


def test_at_larger_tables_there_are_fewer_deals() -> None:
    quick, slow, effort = game_of("through_the_ages"), game_of("tigris"), Effort(6, 4)
    assert [effort.at_table(quick, seats) for seats in (2, 3, 4, 6)] == [Effort(6, deals) for deals in (4, 2, 2, 1)]
    assert [effort.at_table(slow, seats).most for seats in (2, 3, 4)] == [0, 0, 4]


def test_a_level_that_thinks_longer_looks_at_more() -> None:
    assert EFFORTS[STRONG].plans > EFFORTS[PLANNER].plans
    assert EFFORTS[STRONG].deals > EFFORTS[PLANNER].deals


@at(LOOKING_AHEAD)
def test_a_plan_is_followed_while_it_fits(table: Table) -> None:
    for position, question in questions(table):
        option = question.options[0]
        if question.most == 1 and len(question.options) > 1:
            steps = ((question.key, (option,)), ("later", ("x",)))
            assert think(PLANNER, question, position, seeded(1), steps) == ((option,), (("later", ("x",)),))
            return
    pytest.fail("no question has two options")
