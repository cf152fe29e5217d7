import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.model.posts import BoardState, ClosedDm, ClosedThread, DirectAccess, HandRetry, Post, Room
from bot.model.table import (
    Ballot,
    Holder,
    Notice,
    Sitting,
    Table,
)
from bot.store import ChannelTaken, Conflict, Store
from bot.store.driver import Refused
from bot.tables.changes import change_of
from bot.tables.votes import opened
from engine.computers.levels import level_named
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.record import Changes
from engine.core.registry import load_game
from tests.bot.postgres import fresh
from tests.bot.stores import open_store
from tests.bot.tables.room import ANA, BEN, position

NEW = Table(
    id=0,
    game="tigris",
    options={"board": "classic"},
    seats=2,
    seed=2**63 - 1,
    language="en",
    guild_id=None,
    channel_id=2**63 - 1,
    host=ANA,
    status="lobby",
    holders=(Holder(0, ANA, "Ana"), Holder(1, None, "Enkidu", "random")),
    created_at=1.5,
    changed_at=2.5,
)


def after(table: Table, match: Match) -> Table:
    return msgspec.structs.replace(
        table, revision=table.revision + 1, status="playing", match_revision=match.revision, waiting=(0,)
    )


async def append(
    store: Store,
    table: Table,
    changes: Changes | None = None,
    *,
    notice: Notice | None = None,
    unseen: bool = False,
) -> None:
    """Store a table's next revision as the service does, whatever is stored now being the one before."""
    old = await store.table(table.id)
    assert old is not None
    await store.append(table, change_of(old, table, changes, notice=notice, is_unseen=unseen))


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A new store, on every database that its statements are written for."""
    if request.param == "sqlite":
        made = await open_store(tmp_path / "folder" / "store.sqlite3")
    else:
        made = await Store.open(await fresh(request.getfixturevalue("postgres")))
    yield made
    await made.close()


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = await store.create(NEW)
    assert table == msgspec.structs.replace(NEW, id=1)
    assert await store.table(1) == table
    assert await store.table(2) is None
    assert await store.last_at(2**63 - 1) == table
    assert await store.tables_to_load() == [table]


async def test_a_match_comes_back_with_its_undone_answers(store: Store) -> None:
    match = Match.create(load_game("tigris"), {}, 2, NEW.seed)
    table = await store.create(msgspec.structs.replace(NEW, options=match.options))
    for _ in range(12):
        play_random(match, match.revision, 4)
        seat = match.answers[-1].seat
        table = after(table, match)
        await append(store, table, match.take_changes())
        match.undo(seat, 1 + match.revision % 3, agreed=True)
        table = after(table, match)
        await append(store, table, match.take_changes())
        record = await store.record(table)
        assert record.answers == match.record
        assert record.checkpoints == match.checkpoints
        assert record.log == match.log
        assert position(Match.restore(match.game, record)) == position(match)
    assert any(answer.undone_at for answer in match.record)
    assert any(entry.undone for entry in match.log)


async def test_only_the_next_revision_is_accepted(store: Store) -> None:
    table = await store.create(NEW)
    second = msgspec.structs.replace(table, revision=2, host=BEN)
    await append(store, second)
    for late in (second, msgspec.structs.replace(table, revision=4)):
        with pytest.raises(Conflict):
            await append(store, late)
    assert await store.table(1) == second
    with pytest.raises(Conflict):
        await store.record(table)
    with pytest.raises(Conflict):
        await store.open_vote(table, Ballot(0, table.id, ANA))


async def test_a_refused_append_leaves_nothing_behind(store: Store) -> None:
    first = await store.create(NEW)
    second = await store.create(msgspec.structs.replace(NEW, channel_id=5))
    match = Match.create(load_game("tigris"), {}, 2, 1)
    moved = msgspec.structs.replace(after(second, match), channel_id=first.channel_id)
    with pytest.raises(ChannelTaken):
        await append(store, moved, match.take_changes())
    assert await store.table(second.id) == second
    assert (await store.record(second)).checkpoints == []
    closed = msgspec.structs.replace(first, revision=2, status="closed")
    await append(store, closed)
    await append(store, moved)
    assert [table.id for table in await store.tables_to_load()] == [1, 2]
    await store.mark_posted(1, 2)
    assert [table.id for table in await store.tables_to_load()] == [2]


async def test_nobody_reads_half_of_a_change(store: Store) -> None:
    table = await store.create(NEW)
    seen: list[tuple[int, str]] = []
    last = 19
    was_seen = [asyncio.Event() for _ in range(last + 1)]

    async def look() -> None:
        revision = 0
        while revision < last:
            found = await store.table(1)
            assert found is not None
            revision = found.revision
            seen.append((revision, found.holders[0].name))
            was_seen[revision].set()

    async def change() -> None:
        """Go on once the change before was seen: who writes may be slower than who reads, so none is to be missed."""
        for revision in range(2, last + 1):
            await was_seen[revision - 1].wait()
            holders = (Holder(0, ANA, f"name {revision}"),)
            await append(store, msgspec.structs.replace(table, revision=revision, holders=holders))

    async with asyncio.TaskGroup() as group:
        for task in (look(), change(), look()):
            group.create_task(task)
    assert {revision for revision, _ in seen} > {2, 3}
    assert all(name == ("Ana" if revision == 1 else f"name {revision}") for revision, name in seen)


async def test_votes_on_taking_back_belong_to_one_revision(store: Store) -> None:
    table = await store.create(NEW)
    vote = await store.open_vote(table, Ballot(0, table.id, ANA))
    assert vote == Ballot(1, table.id, ANA)
    agreed = msgspec.structs.replace(vote, agreed=(BEN,))
    assert await store.consent(table.id, vote.id, BEN) == agreed
    assert await store.consent(table.id, vote.id, BEN) == agreed
    with pytest.raises(Conflict):
        await store.open_vote(table, Ballot(0, table.id, ANA))
    assert await opened(store, table, Ballot(0, table.id, ANA), await store.votes(table.id)) == agreed
    assert await store.consent(table.id + 1, vote.id, BEN) is None
    await append(store, msgspec.structs.replace(table, revision=2))
    assert await store.vote(table.id, vote.id) is None


async def test_votes_on_seats_stand_until_the_seats_change(store: Store) -> None:
    table = await store.create(NEW)
    asked = Ballot(0, table.id, ANA, "remove", {"user": BEN, "name": "Ben"}, 99.5)
    vote = await store.open_vote(table, asked)
    assert vote == msgspec.structs.replace(asked, id=vote.id)
    refused = await store.consent(table.id, vote.id, BEN, False)
    assert refused == msgspec.structs.replace(vote, refused=(BEN,))
    assert await store.consent(table.id, vote.id, BEN, True) == msgspec.structs.replace(vote, agreed=(BEN,))
    table = msgspec.structs.replace(table, revision=2, host=BEN)
    await append(store, table)
    assert [ballot.id for ballot in await store.votes(table.id)] == [vote.id]
    about = msgspec.structs.replace(asked, payload={"user": ANA, "name": "Ana"})
    other = await opened(store, table, about, await store.votes(table.id))
    assert [ballot.id for ballot in await store.votes(table.id)] == [other.id]
    await append(store, msgspec.structs.replace(table, revision=3, holders=table.holders[:1]))
    assert await store.votes(table.id) == []


@pytest.mark.parametrize("unseen", [False, True])
async def test_a_question_falls_with_the_change_that_answers_it(store: Store, unseen: bool) -> None:
    table = await store.create(NEW)
    undo = await store.open_vote(table, Ballot(0, table.id, ANA))
    kept = await store.open_vote(table, Ballot(0, table.id, BEN, "swap", {"user": ANA}, 99.5))
    answer = Notice("undo-agreed", {"name": "Ana"}, undo.id)
    await append(store, msgspec.structs.replace(table, revision=2), notice=answer, unseen=unseen)
    assert await store.votes(table.id) == [kept]
    assert [notice.question for notice in await store.notices(table.id)] == [undo.id]


async def test_the_answers_to_a_question_are_told_apart(store: Store) -> None:
    table = await store.create(NEW)
    vote = await store.open_vote(table, Ballot(0, table.id, ANA, "late"))
    for user, choice in ((5, 3), (4, 2), (3, 1), (2, 0), (1, 1)):
        await store.consent(table.id, vote.id, user, choice)
    (found,) = await store.votes(table.id)
    assert (found.agreed, found.refused, found.chosen) == ((1, 3), (2,), ((4, 2), (5, 3)))


async def test_who_has_closed_a_table_is_stored_with_the_end_and_who_has_asked_for_a_seat_forgotten(
    store: Store,
) -> None:
    table = await store.create(NEW)
    for user, now in ((BEN, 7.0), (ANA, 8.5), (BEN, 9.5)):
        await store.keep_seat_request(table.id, user, now)
    closed = msgspec.structs.replace(table, revision=9, status="closed", closed_by=ANA)
    with pytest.raises(Conflict):
        await append(store, closed)
    assert [await store.seat_request(table.id, user) for user in (ANA, BEN)] == [8.5, 9.5]
    await append(store, msgspec.structs.replace(closed, revision=2))
    assert await store.seat_request(table.id, ANA) is None
    assert (await store.table(table.id)).closed_by == ANA


async def test_a_board_message_comes_back_with_all_that_is_known_of_it(store: Store) -> None:
    table, messages = await store.create(NEW), store.messages
    state = BoardState(3, 9, (BEN, ANA), 4, (ANA,), (BEN,), 17, 18, (5, 8))
    sent = Post(table.id, "meant", 0, 5, 0, 1, "digest", state)
    hand = Post(table.id, "hand", ANA, 6, 7, 1, "facts")
    asked = Post(table.id, "vote-3", 0, 5, 8, 1, owed=(BEN, ANA))
    for post in (sent, hand, asked):
        await messages.remember(post)
    assert await messages.posts(table.id) == [hand, sent, asked]
    assert await messages.owing() == [asked]
    board = Post(table.id, "board", 0, 5, 9, 1, board=state)
    await messages.remember(board, settles="meant")
    assert await messages.posts(table.id) == [board, hand, asked]
    shown = msgspec.structs.replace(board, board=msgspec.structs.replace(state, owed=(), called=(ANA, BEN)))
    await messages.remember(shown)
    await messages.remember(msgspec.structs.replace(asked, owed=()))
    assert (await messages.posts(table.id))[0] == shown
    assert await messages.owing() == []
    await messages.forget(table.id, "board", 0)
    await messages.remember(msgspec.structs.replace(board, board=None))
    assert (await messages.posts(table.id))[0].board is None


async def test_what_is_known_of_doors_and_rooms_comes_back(store: Store) -> None:
    table, messages = await store.create(NEW), store.messages
    for room in (Room(5), Room(6, (ANA, BEN)), None):
        await messages.keep_room(table.id, room)
        assert await messages.room(table.id) == room
    assert await messages.closed_dm(ANA, 9.0) is None
    for dm in (ClosedDm(), ClosedDm(is_told=True)):
        await messages.close_dm(ANA, dm)
        assert await messages.closed_dm(ANA, 9.0) == dm
    for closed in (ClosedThread("hand-thread-kind"), ClosedThread("hand-thread-kind", is_told=True)):
        await messages.close_thread(table.id, ANA, closed)
        assert await messages.closed_thread(table.id, ANA, 9.0) == closed
    assert await messages.closed_threads(table.id, 9.0) == {ANA: None}
    await messages.reopen(ANA)
    assert await messages.closed_dm(ANA, 9.0) is None
    assert await messages.closed_thread(table.id, ANA, 9.0) is None


async def test_what_is_refused_for_a_while_ends_by_itself_and_not_by_asking(store: Store) -> None:
    table, messages = await store.create(NEW), store.messages
    for _ in range(2):
        await messages.hold_dm(ANA, 10.0)
        await messages.hold_thread(table.id, ANA, "hand-thread-refused", 10.0)
        await messages.reopen(ANA)
        assert await messages.closed_dm(ANA, 9.0) == ClosedDm(until=10.0)
        assert await messages.closed_thread(table.id, ANA, 9.0) == ClosedThread("hand-thread-refused", until=10.0)
        assert await messages.closed_threads(table.id, 9.0) == {ANA: 10.0}
        assert await messages.closed_dm(ANA, 10.0) is None
        assert await messages.closed_thread(table.id, ANA, 10.0) is None
        assert await messages.closed_threads(table.id, 10.0) == {}
    await messages.close_dm(ANA, ClosedDm(is_told=True, until=10.0))
    await messages.hold_dm(ANA, 20.0)
    assert await messages.closed_dm(ANA, 9.0) == ClosedDm(is_told=True, until=20.0), "told once for all of it"
    await messages.forget_passed(ANA, 19.0)
    assert await messages.closed_dm(ANA, 19.0) == ClosedDm(is_told=True, until=20.0)
    assert await messages.closed_thread(table.id, ANA, 9.0) is None
    await messages.forget_passed(ANA, 20.0)
    await messages.hold_dm(ANA, 30.0)
    assert await messages.closed_dm(ANA, 21.0) == ClosedDm(until=30.0), "another time they are told again"


async def test_only_who_has_taken_a_seat_is_written_to_and_few_of_them_at_once(store: Store) -> None:
    contacts, limits = store.contacts, [(60.0, 2), (3600.0, 3)]
    seated = msgspec.structs.replace(NEW, holders=tuple(Holder(seat, 100 + seat, "Ana") for seat in range(4)))
    assert (await contacts.request(100, 0.0, limits)).how == "stranger"
    await store.create(seated)
    assert (await contacts.request(7, 0.0, limits)).how == "stranger"
    assert [(await contacts.request(user, 10.0, limits)).how for user in (100, 101)] == ["new", "new"]
    assert await contacts.request(102, 20.0, limits) == DirectAccess("wait", until=70.0)
    await contacts.set_channel(100, 55)
    assert await contacts.request(100, 20.0, limits) == DirectAccess("known", channel=55)
    assert (await contacts.request(101, 20.0, limits)).how == "new", "whoever is counted is not counted twice"
    assert (await contacts.request(102, 80.0, limits)).how == "new"
    assert await contacts.request(103, 170.0, limits) == DirectAccess("wait", until=3610.0)
    assert (await contacts.request(103, 3610.0, limits)).how == "new"


async def test_a_hand_to_be_tried_again_comes_back_when_it_is_due(store: Store) -> None:
    table, contacts = await store.create(NEW), store.contacts
    assert (await contacts.next_due(0.0), await contacts.attempts(table.id, ANA)) == (None, 0)
    await contacts.retry(table.id, ANA, 5.0)
    await contacts.retry(table.id, ANA, 15.0)
    await contacts.retry(table.id, BEN, 10.0)
    assert (await contacts.next_due(0.0), await contacts.attempts(table.id, ANA)) == (10.0, 2)
    assert await contacts.due(9.0) == []
    assert await contacts.due(15.0) == [HandRetry(table.id, BEN), HandRetry(table.id, ANA)]
    for user in (ANA, BEN):
        await contacts.settle(table.id, user, 12.0)
    assert await contacts.due(15.0) == [HandRetry(table.id, ANA)], "what was put off meanwhile stays"


async def test_what_is_kept_once_comes_back(store: Store) -> None:
    service = store.service
    assert (await service.heartbeat(), await service.restored()) == (None, ("", None))
    for now in (5.5, 9.25):
        await service.beat(now)
        assert await service.heartbeat() == now
    for digest in ("one", "two"):
        await service.keep_command_digest("7-global", digest)
    assert (await service.command_digest("7-global"), await service.command_digest("7-8")) == ("two", "")
    table = await store.create(NEW)
    await store.messages.remember(Post(table.id, "board", 0, 5, 9, 1, board=BoardState(turn=3, pinged=(ANA,))))
    await service.set_back(Notice("notice-restored", {"when": "8"}))
    assert await store.notices(table.id) == [], "it was not put back, or another process has seen to that"
    await store.database.execute("UPDATE service_state SET restored_at = 9.0")
    for _ in range(2):
        await service.set_back(Notice("notice-restored", {"when": "9"}))
    assert [notice.key for notice in await store.notices(table.id)] == ["notice-restored"]
    assert await store.messages.posts(table.id) == [Post(table.id, "old-9", 0, 5, 9, 1, board=BoardState(turn=3))]


async def test_who_sat_where_when_is_kept(store: Store) -> None:
    table = await store.create(NEW)
    match = Match.create(load_game("tigris"), {}, 2, NEW.seed)
    lobby = msgspec.structs.replace(table, revision=2, changed_at=3)
    await append(store, lobby)
    assert await store.history(table.id) == []
    table = msgspec.structs.replace(after(lobby, match), changed_at=5)
    await append(store, table, match.take_changes())
    written = len(match.log)
    assert written > 0
    holders = (Holder(0, ANA, "Ana"), Holder(1, BEN, "Ben"))
    table = msgspec.structs.replace(table, revision=table.revision + 1, holders=holders, changed_at=8.5)
    await append(store, table)
    await append(store, msgspec.structs.replace(table, revision=table.revision + 1, status="closed", changed_at=9))
    assert await store.history(table.id) == [
        Sitting(0, ANA, "Ana", None, 5, 9, 0, written),
        Sitting(1, None, "Enkidu", "random", 5, 8.5, 0, written),
        Sitting(1, BEN, "Ben", None, 8.5, 9, written, written),
    ]


async def test_the_file_is_kept_as_safely_as_sqlite_can(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store.sqlite3")
    values = {}
    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
        values[name] = (await store.database.read(lambda db, name=name: db.rows(f"PRAGMA {name}")))[0][0]
    assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    await store.close()


async def test_seats_need_a_table(store: Store) -> None:
    with pytest.raises(Refused):
        await store.database.write(lambda db: db.run("INSERT INTO seats VALUES (404, 0, 1, 'Ana', NULL, NULL)"))


async def test_levels_that_were_called_otherwise_are_read_for_ever(store: Store) -> None:
    table = await store.create(
        msgspec.structs.replace(NEW, seats=3, holders=(*NEW.holders, Holder(2, None, "E", "sensible")))
    )
    await append(store, msgspec.structs.replace(table, revision=2, status="playing", match_revision=0))
    for name in ("seats", "seat_history"):
        steady = f"UPDATE {name} SET computer = 'steady' WHERE computer = 'sensible'"
        await store.database.write(lambda db, steady=steady: db.run(steady))
    found = await store.table(table.id)
    assert found is not None
    assert [holder.computer for holder in found.holders] == [None, "random", "sensible"]
    assert {sitting.computer for sitting in await store.history(table.id)} <= {None, "random", "sensible"}
    assert level_named("steady") == "sensible"
