"""What was sent at once is taken back at once, is a draft again, and computers' answers go along with it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.model.drafts import Draft
from bot.model.table import Sitting, Table
from bot.tables.chains import compose, empty_chain
from bot.tables.drafts import STOP, sketch
from bot.tables.undo import Decision, decisions
from bot.undo.panel import decision_words, moments_of
from bot.words.option_words import OptionWords
from engine.computers.levels import RANDOM
from engine.core.errors import UndoNeedsConsent
from engine.core.match import Match
from tests.bot.tables.room import ANA, BEN, Room
from tests.bot.tables.test_plans import sea, until
from tests.bot.unit.test_chains import action_of, at, takes_of


async def sea_with_computer(room: Room) -> Table:
    """A game of the Inner Sea of Ana, a computer and Ben."""
    options = {"reactions": "holders"}
    table = await room.tables.lifecycle.open(
        game="inner_sea",
        options=options,
        seats=3,
        language="en",
        guild_id=9,
        channel_id=78,
        host=ANA,
        host_name="Ana",
    )
    await room.tables.lifecycle.add_computer(table.id, ANA, RANDOM)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    return await room.tables.lifecycle.start(table.id, ANA)


async def deployed(room: Room, table: Table) -> tuple[Match, int, int, list[str]]:
    """Somebody sends a whole deployment: the match, their seat and user, what they chose."""
    match = await until(room, table, "deploy")
    ask = match.asks()[0]
    user = table.user_at(ask.seat)
    assert user is not None
    first, second = [option for option in ask.options if option != STOP][:2]
    made = sketch(match, ask.seat, [first, first, second])
    await room.tables.answers.give(table.id, user, made.answers("deploy"), match.known_revision(ask.seat))
    return await room.tables.match(table.id), ask.seat, user, [first, first, second]


def rows(match: Match, table: Table, found: list[Decision]) -> list[str]:
    said = OptionWords("en", table.game, table.names())
    moments = moments_of(match, [item.before for item in found], said)
    return [f"{moments[item.before]}: {decision_words(said, item)}" for item in found]


async def test_a_sent_draft_is_one_decision_and_a_draft_again(room: Room) -> None:
    table = await sea(room)
    match, seat, user, picks = await deployed(room, table)
    found = decisions(match, seat, history=await room.tables.store.history(table.id))
    assert ([item for item in found[0].ids if item != STOP], found[0].barrier) == (picks, "")
    names = [OptionWords("en", "inner_sea", []).thing(pick) for pick in picks]
    assert rows(match, table, found)[0] == f"T1 Growth: 3 disks, {names[0]} 2, {names[2]}"
    await room.tables.undo.take_back(table.id, user)
    match = await room.tables.match(table.id)
    ask = match.ask_of(seat)
    assert ask is not None
    assert ask.key == "deploy"
    kept = await room.store.draft(table.id, user)
    assert kept == Draft(match.known_revision(seat) or 0, "deploy", tuple(picks), picks[-1])
    assert [item for item in match.answers if item.key == "deploy" and item.seat == seat] == []


async def test_a_turn_that_was_sent_is_composed_again(room: Room) -> None:
    """Three cards at once, and one more is composed: all are composed again; a single one that was sent is gone."""
    match = at(lambda match, ask: ask.seat == 0 and action_of(match, 5) and bool(takes_of(match, ask, 4)))
    steps = takes_of(match, match.asks()[0], 4)
    table = await room.tables.lifecycle.open(
        game="through_the_ages",
        options=match.options,
        seats=2,
        language="en",
        guild_id=9,
        channel_id=78,
        host=ANA,
        host_name="Ana",
    )
    table = await room.tables.lifecycle.join(table.id, BEN, "Ben")
    match.seed = table.seed
    await room.tables._transactions.store_match(table, table, match)
    await room.tables.answers.give(table.id, ANA, [(step.key, step.ids) for step in steps[:3]])
    match = await room.tables.match(table.id)
    await room.store.keep_draft(table.id, 0, ANA, msgspec.structs.replace(empty_chain(match, 0), steps=(steps[3],)))
    await room.tables.undo.take_back(table.id, ANA)
    kept = await room.store.draft(table.id, ANA)
    assert kept is not None
    assert kept.steps == tuple(steps)
    match = await room.tables.match(table.id)
    assert compose(match, 0, kept.steps).steps == kept.steps
    await room.store.drop_draft(table.id, ANA)
    await room.tables.answers.give(table.id, ANA, [(steps[0].key, steps[0].ids)])
    await room.tables.undo.take_back(table.id, ANA)
    assert await room.store.draft(table.id, ANA) is None


async def test_what_was_sent_together_is_known_after_a_restart(room: Room, path: Path) -> None:
    table = await sea(room)
    match, seat, user, _ = await deployed(room, table)
    before = decisions(match, seat)
    room = await room.reopened(path)
    assert decisions(await room.tables.match(table.id), seat) == before
    assert (await room.tables.undo.take_back(table.id, user)).taken_back == before[0].count
    await room.tables.shut_down()


async def test_a_list_with_a_part_that_shows_something_is_parted_there(room: Room) -> None:
    table = await room.playing(BEN)
    match = await room.tables.match(table.id)
    leader = next(item for item in match.asks()[0].options if item.startswith("leader"))
    given = f"{match.view(0).hand[0]}:1"
    await room.tables.answers.give(table.id, ANA, [("action", ["swap"]), ("swap", [given]), ("action", [leader])])
    match = await room.tables.match(table.id)
    found = decisions(match, 0)
    assert [(item.ids, item.barrier) for item in found] == [
        ((leader,), ""),
        (("swap", given), "revealed"),
    ]
    assert rows(match, table, found)[1].startswith("T1: ")
    assert (await room.tables.undo.take_back(table.id, ANA)).taken_back == 1


async def test_computers_answers_are_taken_back_along_without_a_vote(room: Room) -> None:
    table = await sea_with_computer(room)
    tried = 0
    while tried < 3:
        match = await room.tables.match(table.id)
        last, history = match.answers[-1:], await room.tables.store.history(table.id)
        if last and last[0].seat == 1 and match.may_undo(0, lambda answer: answer.seat == 1):
            newest = decisions(match, 0, history=history)[0]
            assert (newest.barrier, newest.others, newest.count > 1) == ("", 0, True)
            assert (await room.tables.undo.take_back(table.id, ANA)).taken_back == newest.count
            tried += 1
        await room.random_answer(table)


async def test_what_a_computer_has_shown_needs_consent(room: Room) -> None:
    table = await sea_with_computer(room)
    for _ in range(2000):
        match, history = await room.tables.match(table.id), await room.tables.store.history(table.id)
        last = match.answers[-1:]
        if last and last[0].seat == 1 and last[0].barrier and any(answer.seat == 0 for answer in match.answers):
            break
        await room.random_answer(table)
    found = decisions(match, 0, history=history)
    assert {item.barrier for item in found} <= {"revealed", "random"}
    with pytest.raises(UndoNeedsConsent):
        await room.tables.undo.take_back(table.id, ANA)
    assert (await room.tables.undo.ask(table.id, ANA)).waiting == (BEN,)


async def test_what_a_computer_did_in_ones_own_seat_is_nobody_elses(room: Room) -> None:
    table = await room.playing(BEN)
    await room.do(table, ANA, "leader")
    match, history = await room.tables.match(table.id), await room.tables.store.history(table.id)
    stood_in = [
        Sitting(0, None, "Ana", RANDOM, 0.0, 1.0, 0, 1),
        *(msgspec.structs.replace(item, first_revision=match.revision) for item in history if item.seat == 0),
    ]
    assert [(item.barrier, item.others) for item in decisions(match, 0, history=stood_in)] == [("", 0)]
    stranger = [msgspec.structs.replace(stood_in[0], user=BEN, computer=None), stood_in[1]]
    assert [(item.barrier, item.others) for item in decisions(match, 0, history=stranger)] == [("others", 1)]


async def test_what_was_sent_at_once_counts_as_one(room: Room) -> None:
    table = await sea(room)
    match, seat, _, _ = await deployed(room, table)
    found = decisions(match, seat)
    assert [item.sends for item in found[:2]] == [1, 2]
    assert found[0].count > 1
    match.undo(seat, found[0].count, agreed=True)
    assert match.log[-1].event.args["answers"] == 1


async def test_an_empty_draft_is_named_by_what_it_left_undone() -> None:
    said = OptionWords("en", "inner_sea", ["Ana", "Ben"])
    assert decision_words(said, Decision(0, "withdraw", (STOP,), 1)) == "no disk back"
    assert decision_words(said, Decision(0, "deploy", (STOP,), 1)) == "no disk deployed"
    assert decision_words(said, Decision(0, "losses", (), 1)) == "only disks lost"
    assert decision_words(said, Decision(0, "losses", ("talent:2",), 1)) == "2 talents"
    assert decision_words(said, Decision(0, "losses", ("talent:2", "card:1"), 1)).startswith("given 2 talents, ")
