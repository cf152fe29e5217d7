"""What a table owes its players in words, and tables that cannot be shown: nothing is forgotten, nothing said twice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.model.changes import TableChange
from bot.model.table import Ballot, Notice
from bot.posting.channel import carry_out
from bot.posting.kinds import kind_of_question
from bot.store import StoreError
from engine.core.errors import DamagedRecord
from engine.core.game import Game
from engine.core.match import Match
from engine.core.record import Record
from tests.bot.faults.seen import MESSAGES, shows_all_once
from tests.bot.harness import House, Json, Seated, labels

LENT = "A computer plays for Ana, until they are back."


async def texts(table: Seated) -> list[str]:
    return [message["content"] for message in await table.players[0].public(table.channel)]


async def lend(table: Seated) -> None:
    """Stored, and not a word said of it: the bot was ended there."""
    await table.house.tables.seating.lend(table.id, table.players[0].id)


async def question(table: Seated) -> Json:
    """Ana asks Bruno to exchange seats; gives back the question."""
    ana, bruno = table.players
    await ana.type("game swap", table.channel, player=bruno.user.id)
    return await ana.board(table.channel)


async def test_what_was_not_said_before_the_end_is_said_after_it_once(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    await lend(table)
    assert LENT not in await texts(table)
    for _ in range(2):
        await house.restart_bot()
        assert (await texts(table)).count(LENT) == 1
        await shows_all_once(house, table)


async def test_a_question_that_is_answered_while_the_board_is_posted_says_its_answer_in_its_own_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table("Ana", "Bruno")
    asked, delivered = await question(table), carry_out.deliver_notes
    (vote,) = await house.tables.votes.open_at(table.id)

    async def meanwhile(*given: Any) -> None:
        await house.tables.votes.cast(table.id, table.players[1].id, vote.id, False)
        await delivered(*given)

    monkeypatch.setattr(carry_out, "deliver_notes", meanwhile)
    assert await house.bot.publisher.publish(table.id) is None
    said = len(await texts(table))
    assert await house.bot.publisher.tell(table.id) is None
    assert len(await texts(table)) == said
    (answered,) = [item for item in await table.players[0].public(table.channel) if item["id"] == asked["id"]]
    assert answered["content"].endswith("keep their seats.")
    edits = house.sent("PATCH", f"/messages/{asked['id']}")
    assert [body["content"] for body in edits] == [answered["content"]]


async def test_a_question_whose_time_is_up_is_left_to_whoever_lets_it_pass(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    asked = await question(table)
    (vote,) = await house.tables.votes.open_at(table.id)
    await house.store.drop_vote(table.id, vote.id)
    ballot = Ballot(0, table.id, table.players[0].id, "swap", vote.payload, expires_at=1.0)
    passing = await house.store.open_vote(table.now, ballot)
    (post,) = [
        post for post in await house.tables.store.messages.posts(table.id) if post.kind == kind_of_question(vote.id)
    ]
    await house.tables.store.messages.forget(table.id, post.kind)
    await house.tables.store.messages.remember(msgspec.structs.replace(post, kind=kind_of_question(passing.id)))
    assert await house.tables.votes.open_at(table.id) == []
    assert await house.bot.publisher.publish(table.id) is None
    assert house.sent("PATCH", f"/messages/{asked['id']}") == []


@pytest.mark.usefixtures("impatient")
async def test_a_notice_whose_reply_was_lost_is_not_said_twice(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.faults.lose_replies(1, method="POST", path=MESSAGES)
    ana = table.players[0]
    await ana.type("game computer", table.channel)
    await shows_all_once(house, table)
    assert (await texts(table)).count(LENT) == 1
    assert await house.tables.store.notices(table.id) == []


@pytest.mark.parametrize(("agree", "told"), [(True, "have exchanged seats"), (False, "keep their seats")])
async def test_an_answer_that_was_stored_stands_in_its_question_after_the_next_start(
    house: House, agree: bool, told: str
) -> None:
    table = await house.table("Ana", "Bruno")
    asked = await question(table)
    (vote,) = await house.tables.votes.open_at(table.id)
    await house.tables.votes.cast(table.id, table.players[1].id, vote.id, agree)
    said = len(await texts(table))
    await house.restart_bot()
    (answered,) = [item for item in await table.players[0].public(table.channel) if item["id"] == asked["id"]]
    assert told in answered["content"]
    assert labels(answered) == []
    assert len([text for text in await texts(table) if told in text]) == 1
    assert len(await texts(table)) <= said + 1
    assert await house.tables.store.notices(table.id) == []


async def test_a_thread_that_sleeps_is_woken_for_the_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.table("Ana", "Bruno")
    asked = await question(table)
    (vote,) = await house.tables.votes.open_at(table.id)
    await house.tables.votes.cast(table.id, table.players[1].id, vote.id, False)
    # We have not heard that it was put away.
    monkeypatch.setattr(house.bot, "on_raw_thread_update", _unheard)
    house.local.faults.archive(table.channel)
    assert await house.bot.publisher.tell(table.id) is None
    (answered,) = [item for item in await table.players[0].public(table.channel) if item["id"] == asked["id"]]
    assert answered["content"].endswith("keep their seats.")
    assert await house.tables.store.notices(table.id) == []


async def _unheard(*_: object) -> None:
    pass


async def test_where_the_question_is_deleted_its_answer_is_said_in_a_message_of_its_own(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    asked = await question(table)
    (vote,) = await house.tables.votes.open_at(table.id)
    house.local.faults.delete_message(table.channel, asked["id"])
    await house.tables.votes.cast(table.id, table.players[1].id, vote.id, False)
    assert await house.bot.publisher.tell(table.id) is None
    assert (await texts(table))[-1].endswith("keep their seats.")
    assert await house.tables.store.notices(table.id) == []


async def test_what_may_not_be_said_now_is_said_when_it_may(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.faults.take_permissions("general", "send_messages_in_threads", "send_messages")
    await lend(table)
    assert await house.bot.publisher.publish(table.id) == "trouble-permission"
    assert LENT not in await texts(table)
    house.local.faults.give_permissions("general")
    await shows_all_once(house, table)
    assert (await texts(table)).count(LENT) == 1


async def test_nothing_is_owed_where_the_change_was_not_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.table("Ana", "Bruno")
    stale = table.now
    await house.tables.lobby.set(table.id, table.players[0].id, "pace", "daily")
    with pytest.raises(StoreError):
        await house.store.append(stale, TableChange(notice=Notice("notice-lent", {"name": "Ana"})))
    assert all(notice.key != "notice-lent" for notice in await house.tables.store.notices(table.id))


# --- tables that cannot be read ---------------------------------------------------------------------------------


async def test_a_damaged_table_holds_up_no_other_and_is_shown_when_it_is_repaired(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, whole = await house.table("Ana", "Bruno"), await house.table("Carla", "David", channel="games")
    restore = Match.restore

    def damaged(game: Game[Any], record: Record) -> Match:
        if record.seats == 2 and record.revision == 1:
            raise DamagedRecord("nobody can read this")
        return restore(game, record)

    for table, wishes in ((broken, ("tile:",)), (whole, ("tile:", "tile:"))):
        for wish in wishes:
            answer = [((await table.ask()).key, [await table.pick(wish)])]
            await house.tables.answers.give(table.id, table.to_act().id, answer)
    monkeypatch.setattr(Match, "restore", staticmethod(damaged))
    await house.restart_bot()
    await shows_all_once(house, whole)
    assert house.bot.publisher.retry_queue.pending() == [broken.id]
    assert broken.now.posted_revision < broken.now.revision
    assert await house.bot.publisher.publish(broken.id) == "trouble-damaged"
    monkeypatch.undo()
    await house.restart_bot()
    await shows_all_once(house, broken)
    assert house.bot.publisher.retry_queue.pending() == []


# --- tables that never came to be -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code", "told"),
    [(503, 0, "Type `/game new` again in a minute"), (400, 160006, "as many open threads as Discord allows")],
)
async def test_where_no_thread_can_be_opened_no_table_without_a_channel_stays(
    house: House, status: int, code: int, told: str
) -> None:
    ana, general = await house.player("Ana"), house.channel("general")
    body = {"message": "no", "code": code}
    house.local.faults.fail(status, None, method="POST", path=r"/channels/\d+/threads", body=body)
    await ana.type("game new", general, game="tigris", seats=2, where="thread")
    assert told in "\n".join(item["content"] for item in await ana.sees(general) if item["ephemeral"])
    assert [str(table.channel_id) for table in house.tables.open_tables()] == ([general] if code else [])
    house.local.faults.clear()
    await house.restart_bot()
    assert len(house.tables.open_tables()) == bool(code)


async def test_where_the_channel_has_a_table_already_and_no_thread_can_be_opened_none_stays(house: House) -> None:
    ana, general = await house.player("Ana"), house.channel("general")
    await ana.type("game new", general, game="tigris", seats=2, where="here")
    house.local.faults.take_permissions("general", "create_public_threads")
    await ana.type("game new", general, game="tigris", seats=2, where="thread")
    assert [str(table.channel_id) for table in house.tables.open_tables()] == [general]


async def test_a_lobby_that_had_no_channel_yet_when_the_bot_was_ended_is_gone(house: House) -> None:
    table = await house.tables.lifecycle.open(
        game="tigris", options={}, seats=2, language="en", guild_id=None, channel_id=5, host=7, host_name="Ana"
    )
    await house.restart_bot()
    assert house.tables.open_tables() == []
    stored = await house.store.table(table.id)
    assert stored is not None
    assert (stored.status, stored.posted_revision) == ("closed", stored.revision)
    assert house.bot.publisher.retry_queue.pending() == []
