"""Somebody who wants to be forgotten: what goes, what stays without their name, and that others notice nothing else."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from bot.model.errors import TableDamaged
from bot.model.posts import Post
from bot.model.table import Table
from bot.store.driver import Session
from bot.store.people import DELETIONS, DROP_NOTICE, EMPTIED, MINE
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room, position

NAMES = {"en": "former player", "es": "exjugador"}


def everything(path: Path) -> str:
    """All that the file holds, as text."""
    with sqlite3.connect(path) as db:
        return "\n".join(db.iterdump())


async def seats(room: Room, table: Table) -> list[tuple[int | None, str]]:
    found = await room.tables.find(table.id)
    assert found is not None
    return [(holder.user, holder.name) for holder in found.holders]


async def over(room: Room, table: Table) -> Table:
    """The table after a few more answers and its end."""
    await room.play_on(room.tables.get(table.id) or table, 12)
    return await room.tables.lifecycle.close(table.id, ANA)


async def test_a_seat_in_play_goes_to_a_computer_and_the_game_goes_on(room: Room, path: Path) -> None:
    table = await room.playing(BEN, CARA)
    await room.play_on(table, 12)
    await room.tables.forget(BEN, NAMES)
    left = room.tables.get(table.id)
    assert left is not None
    assert await seats(room, table) == [(ANA, "Ana"), (None, "exjugador"), (CARA, f"user {CARA}")]
    assert set(left.waiting_for()) <= {ANA, CARA}
    assert (await room.play_on(left, 3)).revision == left.revision + 3
    assert str(BEN) not in everything(path)


async def test_a_finished_game_stays_without_the_name(room: Room, path: Path) -> None:
    table = await over(room, await room.playing(BEN))
    before = position(await room.tables.match(table.id))
    await room.tables.forget(ANA, NAMES)
    assert await seats(room, table) == [(None, "exjugador"), (BEN, f"user {BEN}")]
    assert position(await room.tables.match(table.id)) == before
    assert str(ANA) not in everything(path)
    assert "Ana" not in everything(path)
    again = await room.reopened(path)
    assert await seats(again, table) == [(None, "exjugador"), (BEN, f"user {BEN}")]
    await again.tables.shut_down()


@pytest.mark.sqlite
@pytest.mark.parametrize("finished", [False, True])
async def test_a_seat_given_up_long_ago_loses_the_name_too(room: Room, path: Path, finished: bool) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.seating.resign(table.id, BEN)
    if finished:
        await over(room, table)
    assert f"user {BEN}" in everything(path)
    await room.tables.forget(BEN, NAMES)
    assert (await seats(room, table))[1] == (None, "exjugador")
    assert f"user {BEN}" not in everything(path)
    assert str(BEN) not in everything(path)


@pytest.mark.sqlite
async def test_a_game_that_cannot_be_read_keeps_nobodys_name(room: Room, path: Path) -> None:
    table = await room.playing(BEN, CARA)
    with sqlite3.connect(path) as db:
        db.execute("UPDATE checkpoints SET data = x'00'")
    again = await room.reopened(path)
    with pytest.raises(TableDamaged):
        await again.tables.match(table.id)
    await again.tables.forget(BEN, NAMES)
    assert await seats(again, table) == [(ANA, "Ana"), (None, "exjugador"), (CARA, f"user {CARA}")]
    assert str(BEN) not in everything(path)
    await again.tables.shut_down()


async def test_a_lent_seat_is_nobodys_then(room: Room, path: Path) -> None:
    table = await room.playing(BEN, CARA)
    await room.tables.seating.lend(table.id, BEN)
    await room.tables.forget(BEN, NAMES)
    left = room.tables.get(table.id)
    assert left is not None
    assert left.lent_seat(BEN) is None
    assert (await seats(room, table))[1] == (None, "exjugador")
    assert str(BEN) not in everything(path)


async def test_in_the_lobby_the_seat_opens_and_a_table_without_people_closes(room: Room, path: Path) -> None:
    shared = await room.lobby(channel=1)
    await room.tables.lifecycle.join(shared.id, BEN, "Ben")
    alone = await room.lobby(channel=2)
    await room.tables.forget(ANA, NAMES)
    assert await seats(room, shared) == [(BEN, "Ben")]
    left = await room.tables.find(shared.id)
    assert left is not None
    assert left.host == BEN
    closed = await room.tables.find(alone.id)
    assert closed is not None
    assert closed.status == "closed"
    assert str(ANA) not in everything(path)


async def test_the_last_person_of_a_game_closes_it(room: Room, path: Path) -> None:
    table = await room.playing(seats=3)
    await room.tables.forget(ANA, NAMES)
    left = await room.tables.find(table.id)
    assert left is not None
    assert left.status == "closed"
    assert str(ANA) not in everything(path)


async def test_wishes_messages_and_votes_go(room: Room, path: Path) -> None:
    table = await room.playing(BEN, CARA)
    await room.random_answer(table)
    for user in (ANA, BEN, CARA):
        await room.tables.store.set_preference(user, "settings", '{"language":"es"}')
        await room.tables.store.messages.remember(Post(table.id, "hand", user, 5, user + 1000, 1))
    await room.tables.forget(BEN, NAMES)
    stored = await room.store.person(BEN)
    assert {kind: rows for kind, rows in stored.items() if rows} == {}
    assert (await room.store.person(CARA))["preferences"] == [{"key": "settings", "value": '{"language":"es"}'}]
    assert str(BEN) not in everything(path)


async def test_who_was_never_here_changes_nothing(room: Room, path: Path) -> None:
    await room.playing(BEN)
    before = everything(path)
    await room.tables.forget(CARA, NAMES)
    assert everything(path) == before


@pytest.mark.sqlite
async def test_no_table_that_names_people_is_left_out(room: Room) -> None:
    naming = (
        "SELECT DISTINCT tables.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table'"
        " AND columns.name IN"
        " ('user_id', 'asker', 'host', 'owner', 'invited', 'kicked', 'payload', 'args', 'closed_by')"
    )
    found = await room.store.database.read(lambda db: db.rows(naming))
    # Programs have hosts and owners, too: machines and processes.
    programs = {"processes", "shards"}
    for (name,) in [row for row in found if row[0] not in programs]:
        assert any(re.search(rf"\b{name}\b", query) for query in MINE.values()), f"{name} is not handed out"
        dropped = (*DELETIONS, *EMPTIED, DROP_NOTICE)
        assert any(re.search(rf"(FROM|UPDATE) {name}\b", query) for query in dropped), f"{name} stays"


# --- what is handed out -----------------------------------------------------------------------------------------


async def test_the_export_has_ones_own_and_nothing_of_others(room: Room) -> None:
    ended = await over(room, await room.playing(BEN, channel=1))
    running = await room.play_on(await room.playing(BEN, channel=2), 20)
    await room.tables.store.set_preference(BEN, "settings", '{"pings":"never"}')
    stored = await room.store.person(ANA)
    assert [row["table"] for row in stored["tables"]] == [ended.id, running.id]
    match = await room.tables.match(ended.id)
    mine = [answer for answer in match.record if answer.seat == 0]
    assert len([row for row in stored["answers"] if row["table"] == ended.id]) == len(mine) > 0
    assert {row["table"] for row in stored["answers"]} == {ended.id}, "a running game's answers are secret"
    assert str(BEN) not in str(stored)
    assert "never" not in str(stored)
    counts = {row["table"]: row["answers"] for row in stored["answer_counts"]}
    assert counts[ended.id] == len(mine)
    assert counts[running.id] > 0


async def given_by(room: Room, user: int) -> list[int]:
    """The serial numbers of the answers that are handed out to a user; as many are counted."""
    stored = await room.store.person(user)
    assert sum(row["answers"] for row in stored["answer_counts"]) >= len(stored["answers"])
    return [row["serial"] for row in stored["answers"]]


async def test_of_a_seat_that_changed_hands_everybody_gets_what_they_answered_and_computers_nothing(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.play_on(table, 9)
    first = [answer.serial for answer in (await room.tables.match(table.id)).record]
    vote = await room.tables.seating.ask_substitute(table.id, BEN, DAN, "Dan")
    await room.tables.votes.cast(table.id, DAN, vote.id, True)
    await room.play_on(room.tables.get(table.id) or table, 9)
    second = [answer.serial for answer in (await room.tables.match(table.id)).record][len(first) :]
    await room.tables.seating.resign(table.id, DAN)
    ended = await over(room, room.tables.get(table.id) or table)
    record = (await room.tables.match(ended.id)).record
    of_ben = [answer.serial for answer in record if answer.seat == 1 and answer.serial in first]
    of_dan = [answer.serial for answer in record if answer.seat == 1 and answer.serial in second]
    assert min(len(of_ben), len(of_dan), sum(answer.seat == 1 for answer in record) - len(of_ben) - len(of_dan)) > 0
    assert await given_by(room, BEN) == of_ben
    assert await given_by(room, DAN) == of_dan
    assert await given_by(room, ANA) == [answer.serial for answer in record if answer.seat == 0]


async def test_what_a_computer_answered_in_a_lent_seat_is_nobodys(room: Room) -> None:
    table = await room.playing(BEN)
    await room.play_on(table, 6)
    match = await room.tables.match(table.id)
    before = [answer.serial for answer in match.record if answer.seat == 1]
    await room.tables.seating.lend(table.id, BEN)
    await room.play_on(room.tables.get(table.id) or table, 6)
    lent = len((await room.tables.match(table.id)).record)
    await room.tables.seating.take_back(table.id, BEN)
    ended = await over(room, room.tables.get(table.id) or table)
    record = (await room.tables.match(ended.id)).record
    after = [answer.serial for answer in record if answer.seat == 1 and answer.serial >= lent]
    assert await given_by(room, BEN) == before + after
    assert len(before + after) < sum(answer.seat == 1 for answer in record)


async def test_of_an_old_table_that_does_not_say_who_sat_where_when_nobody_gets_the_answers(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.play_on(table, 9)
    await room.tables.seating.resign(table.id, BEN)
    await over(room, room.tables.get(table.id) or table)
    await room.store.database.write(_as_of_old)
    assert await given_by(room, BEN) == []
    assert len(await given_by(room, ANA)) > 0


async def _as_of_old(db: Session) -> None:
    await db.run("UPDATE seat_history SET first_revision = 0")
