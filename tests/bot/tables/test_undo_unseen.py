"""Where nobody may know who has answered, taking back tells it neither: at a table of the "no tells" option."""

from __future__ import annotations

from typing import Any

import pytest

from bot.computers.dispatcher import Dispatcher
from bot.messages.ids import moment, moment_at
from bot.model import errors as refuse
from bot.model.drafts import Draft
from bot.model.table import Table
from bot.posting.channel.plan import public_entries
from bot.tables.undo import decisions, serial_of
from engine.core.errors import NothingToUndo, UndoNeedsConsent
from engine.core.match import Match
from tests.bot.computers.hands import Hands
from tests.bot.panels import build_panel
from tests.bot.tables.room import Room
from tests.bot.tables.test_plans import give, sea, until


async def reacting(room: Room) -> tuple[Table, int, list[int]]:
    """Several people are asked whether they react: the table, the seat that played, those that are asked."""
    table = await sea(room, quiet=True)
    match = await until(room, table, "react")
    asked = [ask.seat for ask in match.asks()]
    assert len(asked) >= 2
    here = room.tables.get(table.id)
    assert here is not None
    return here, match.answers[-1].seat, asked


async def told_to(room: Room, table: Table, seat: int) -> tuple[Any, ...]:
    """All that taking back tells a seat: panel, menu, freshness of its buttons, log, what is kept of its player."""
    match, user = await room.tables.match(table.id), table.user_at(seat)
    assert user is not None
    await room.tables.past.catch_up(table.id, user)
    buttons = [getattr(item, "custom_id", "") for item in build_panel(table, match, seat, "en").view.children]
    offered = [(item.number, item.count, item.barrier, item.others) for item in decisions(match, seat)]
    kept = await room.store.person(user)
    votes = await room.tables.votes.open_at(table.id)
    return (
        buttons,
        moment(match, seat),
        offered,
        match.events(0, seat),
        public_entries(match),
        [kept[kind] for kind in ("seen", "preferences")],
        votes,
    )


async def test_what_others_do_in_secret_changes_nothing_for_anybody_else(room: Room) -> None:
    table, player, (quick, *slow) = await reacting(room)
    others = [seat for seat in range(4) if seat != quick]
    assert player in others
    asker = table.user_at(player)
    assert asker is not None
    await room.tables.undo.ask(table.id, asker)
    before = [await told_to(room, table, seat) for seat in others]
    user = table.user_at(quick)
    assert user is not None
    await give(room, table, quick, "let")
    assert [await told_to(room, table, seat) for seat in others] == before
    await room.tables.undo.take_back(table.id, user)
    assert [await told_to(room, table, seat) for seat in others] == before
    await give(room, table, quick, "let")
    assert [await told_to(room, table, seat) for seat in others] == before
    own = await told_to(room, table, quick)
    await give(room, table, slow[0], "let")
    if len(slow) > 1:
        assert await told_to(room, table, quick) == own


async def test_what_a_computer_does_in_secret_changes_nothing_for_anybody(room: Room) -> None:
    table, _, (quick, *_) = await reacting(room)
    user, hands = table.user_at(quick), Hands()
    assert user is not None
    room.tables.computers = Dispatcher(room.tables, hands)
    await room.tables.seating.lend(table.id, user)
    await hands.begun.wait()
    others = [seat for seat in range(4) if seat != quick]

    async def all_told() -> tuple[Any, ...]:
        now = room.tables.get(table.id)
        assert now is not None
        told = [await told_to(room, now, seat) for seat in others]
        return now.waiting, now.waiting_since, now.waiting_for(), now.calls, told

    before = await all_told()
    assert quick in before[0]
    hands.go.set()
    assert await room.tables.computers.wait_until_done(table.id, 20)
    assert (await room.tables.match(table.id)).waits_for_others(quick)
    assert await all_told() == before


async def test_the_undo_of_a_hidden_answer_is_fresh_though_others_have_answered(room: Room) -> None:
    table, _, (quick, *slow) = await reacting(room)
    assert len(slow) > 1
    user = table.user_at(quick)
    assert user is not None
    await give(room, table, quick, "let")
    known = (await room.tables.match(table.id)).known_revision(quick)
    await give(room, table, slow[0], "let")
    assert [item.count for item in decisions(await room.tables.match(table.id), quick)][:1] == [1]
    outcome = await room.tables.undo.take_back(table.id, user, known)
    assert (outcome.taken_back, [entry.event.seats for entry in outcome.entries]) == (1, [(quick,)])


async def test_a_hidden_answer_taken_back_is_so_after_a_restart(room: Room) -> None:
    table, _, (quick, *slow) = await reacting(room)
    user = table.user_at(quick)
    assert user is not None
    before = await room.tables.match(table.id)
    posed, fresh = before.question_revision, [before.known_revision(seat) for seat in slow]
    await give(room, table, quick, "let")
    await room.tables.undo.take_back(table.id, user)
    live = await room.tables.match(table.id)
    again = Match.load(live.game, live.save())
    for match in (live, again):
        assert match.question_revision == posed
        assert [match.known_revision(seat) for seat in slow] == fresh
        assert match.known_revision(quick) == live.revision


async def test_what_came_before_the_question_needs_consent_whoever_has_answered(room: Room) -> None:
    table, player, _ = await reacting(room)
    user = table.user_at(player)
    assert user is not None
    with pytest.raises(UndoNeedsConsent) as refused:
        await room.tables.undo.take_back(table.id, user)
    assert refused.value.why == "asked"


async def test_a_vote_stands_while_the_question_does_and_tells_no_number(room: Room) -> None:
    table, player, asked = await reacting(room)
    user = table.user_at(player)
    assert user is not None
    vote = await room.tables.undo.ask(table.id, user)
    assert (vote.payload["count"], vote.payload["others"]) == (1, 0)
    quick = asked[0]
    await give(room, table, quick, "let")
    assert await room.tables.votes.open_at(table.id) == [vote]
    for other in vote.waiting:
        result = await room.tables.votes.cast(table.id, other, vote.id, True)
    assert result.outcome is not None
    assert result.outcome.taken_back == 2
    undone = [entry.event for entry in result.outcome.entries if entry.event.key == "undo"]
    assert [(event.seats, event.args["answers"]) for event in undone] == [(None, 1)]


async def test_a_vote_falls_when_the_question_is_over(room: Room) -> None:
    table, player, asked = await reacting(room)
    user = table.user_at(player)
    assert user is not None
    vote = await room.tables.undo.ask(table.id, user)
    for seat in asked:
        await give(room, table, seat, "let")
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, vote.waiting[0], vote.id, True)


async def test_what_is_handed_out_of_a_vote_and_a_draft_tells_no_position(room: Room) -> None:
    table, player, _ = await reacting(room)
    user = table.user_at(player)
    assert user is not None
    await room.tables.undo.ask(table.id, user)
    await room.store.keep_draft(table.id, player, user, Draft(618, "deploy"))
    kept = await room.store.person(user)
    assert [row["payload"] for row in kept["questions"]] == ['{"count":1,"others":0}']
    assert kept["drafts"] == [{"table": table.id, "question": "deploy", "answer": "[]", "steps": "[]", "typed": ""}]


async def test_no_button_and_no_menu_carries_how_often_others_have_answered(room: Room) -> None:
    table, _, asked = await reacting(room)
    match = await room.tables.match(table.id)
    seat = asked[0]
    mark, posed = moment(match, seat), match.question_revision
    assert mark == moment_at(match.seed, seat, posed)
    assert mark not in (moment_at(match.seed, asked[1], posed), moment_at(1, seat, posed))
    own = [answer.serial for answer in match.record if answer.seat == seat]
    offered = decisions(match, seat)
    assert [item.number for item in offered] == list(range(len(own)))[::-1][: len(offered)]
    assert [serial_of(match, seat, item.number) for item in offered] == [item.serial for item in offered]
    with pytest.raises(NothingToUndo):
        serial_of(match, seat, len(own))
