import asyncio
from pathlib import Path

import pytest

from bot.model import errors as refuse
from bot.model.posts import Post
from bot.tables import computer_seats
from bot.workers import thinking
from engine.core.errors import IllegalAnswer, NotYourTurn, RuleFailure, StaleRevision
from engine.core.position import Position
from engine.core.timeline import Timeline
from tests.bot.tables.room import ANA, BEN, CARA, Room, position


async def test_an_answer_is_stored_before_it_is_true(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    outcome = await room.do(table, ANA, "leader")
    assert outcome.table.revision == table.revision + 1
    assert [entry.event.seats for entry in outcome.entries]
    elsewhere = await Room.at(path)
    assert position(await elsewhere.tables.match(table.id)) == position(await room.tables.match(table.id))
    assert elsewhere.tables.get(table.id) == outcome.table
    await elsewhere.tables.shut_down()


async def test_computers_answer_until_a_person_is_asked(room: Room) -> None:
    table = await room.playing(seats=4)
    await room.do(table, ANA, "pass")
    match = await room.tables.match(table.id)
    while [ask.seat for ask in match.asks()] == [0] and len(match.answers) < 4:
        await room.random_answer(table)
    assert {answer.seat for answer in match.answers} > {0}
    table = await room.play_on(table)
    assert (table.status, table.waiting, room.tables.at(77)) == ("over", (), None)
    assert (await room.tables.match(table.id)).result() is not None
    with pytest.raises(refuse.AlreadyOver):
        await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    with pytest.raises(refuse.AlreadyOver):
        await room.tables.undo.take_back(table.id, ANA)
    assert await room.tables.last_at(77) == table


async def test_computers_play_the_same_in_any_process(room: Room, tmp_path: Path) -> None:
    twin = await Room.at(tmp_path / "twin.sqlite3")
    tables = [await made.play_on(await made.playing(seats=3), 25) for made in (room, twin)]
    matches = [await made.tables.match(table.id) for made, table in zip((room, twin), tables, strict=True)]
    assert position(matches[0]) == position(matches[1])
    await twin.tables.shut_down()


async def test_what_is_refused_changes_nothing(room: Room) -> None:
    table = await room.playing(BEN)
    match = await room.tables.match(table.id)
    leader = next(option for option in match.asks()[0].options if option.startswith("leader"))
    before = position(match)
    refused: list[tuple[type[Exception], int, list[tuple[str, list[str]]], int | None]] = [
        (refuse.NotSeated, CARA, [("action", ["pass"])], None),
        (NotYourTurn, BEN, [("action", ["pass"])], None),
        (StaleRevision, ANA, [("no-such-key", ["pass"])], None),
        (StaleRevision, ANA, [("action", ["pass"])], 99),
        (IllegalAnswer, ANA, [("action", ["tile:red:Z99"])], None),
        (IllegalAnswer, ANA, [("action", [])], None),
        (IllegalAnswer, ANA, [], None),
        (IllegalAnswer, ANA, [("action", [leader]), ("action", ["nonsense"])], None),
    ]
    for error, user, given, revision in refused:
        with pytest.raises(error):
            await room.tables.answers.give(table.id, user, given, revision)
    assert position(await room.tables.match(table.id)) == before
    assert room.tables.get(table.id) == table == await room.store.table(table.id)


async def test_several_answers_count_as_one_change(room: Room) -> None:
    table = await room.playing(BEN)
    options = (await room.tables.match(table.id)).asks()[0].options
    leader = next(option for option in options if option.startswith("leader"))
    outcome = await room.tables.answers.give(table.id, ANA, [("action", [leader]), ("action", ["pass"])], 0)
    assert (outcome.table.revision, outcome.table.match_revision) == (table.revision + 1, 2)


async def test_a_double_click_counts_once(room: Room) -> None:
    table = await room.playing(BEN)
    match = await room.tables.match(table.id)
    asked_at = match.known_revision(0)
    leader = next(option for option in match.asks()[0].options if option.startswith("leader"))
    clicks = [room.tables.answers.give(table.id, ANA, [("action", [leader])], asked_at) for _ in range(2)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["Outcome", "StaleRevision"]
    assert len((await room.tables.match(table.id)).answers) == 1


async def test_two_tables_go_on_side_by_side(room: Room) -> None:
    first, second = await room.playing(BEN, channel=1), await room.playing(CARA, channel=2)
    ended = await asyncio.gather(room.play_on(first), room.play_on(second))
    assert [table.status for table in ended] == ["over", "over"]
    assert [table.users() for table in ended] == [[ANA, BEN], [ANA, CARA]]


async def test_few_matches_in_memory_are_enough(path: Path) -> None:
    room = await Room.at(path, matches_kept=1)
    first, second = await room.playing(BEN, channel=1), await room.playing(CARA, channel=2)
    for _ in range(6):
        await room.random_answer(first)
        await room.random_answer(second)
    assert [len((await room.tables.match(table.id)).answers) for table in (first, second)] == [6, 6]
    await room.tables.shut_down()


async def test_a_rule_that_fails_changes_nothing(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.playing(BEN)
    before = position(await room.tables.match(table.id))

    def fail(*args: object) -> None:
        raise RuntimeError("injected")

    with monkeypatch.context() as patch:
        patch.setattr(Position, "apply", fail)
        with pytest.raises(RuleFailure):
            await room.tables.answers.give(table.id, ANA, [("action", ["pass"])])
    assert position(await room.tables.match(table.id)) == before
    assert (await room.do(table, ANA, "pass")).table.revision == table.revision + 1


async def test_a_computer_that_breaks_leaves_the_answer_before_it(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.playing(seats=2)
    asked: list[int] = []

    def fail(*args: object) -> tuple[str, ...]:
        asked.append(len((room.tables.get(table.id) or table).answered))
        raise RuntimeError("injected")

    with monkeypatch.context() as patch:
        patch.setattr(thinking.levels, "think", fail)
        patch.setattr(computer_seats, "choose", fail)
        outcome = await room.do(table, ANA, "pass")
    match = await room.tables.match(table.id)
    assert asked
    assert ([answer.seat for answer in match.answers], outcome.table.waiting) == ([0], (1,))
    await room.tables.ask_computers()
    assert (await room.play_on(room.tables.get(table.id) or table)).status == "over"


async def test_a_computer_looks_for_another_answer_where_a_rule_fails(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.playing(seats=2)
    honest, failures = Timeline.accept, [RuleFailure("one"), RuleFailure("two")]

    def stumble(timeline: Timeline, seat: int, key: str, ids: tuple[str, ...]) -> None:
        if seat == 1 and failures:
            raise failures.pop()
        honest(timeline, seat, key, ids)

    monkeypatch.setattr(Timeline, "accept", stumble)
    outcome = await room.do(table, ANA, "pass")
    assert (failures, outcome.table.waiting_for()) == ([], [ANA])


async def test_who_resigns_is_played_by_a_computer(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    outcome = await room.tables.seating.resign(table.id, ANA)
    assert outcome.notice is not None
    assert (outcome.notice.key, outcome.notice.args) == ("notice-resigned", {"name": "Ana"})
    left = room.answered(outcome).table
    assert (left.host, tuple(left.computers()), left.names()[0]) == (BEN, (0,), "Ana")
    assert left.waiting_for() in ([BEN], [CARA])
    assert await room.store.table(table.id) == left
    with pytest.raises(refuse.NotSeated):
        await room.tables.seating.resign(table.id, ANA)
    await room.tables.seating.resign(table.id, BEN)
    outcome = await room.tables.seating.resign(table.id, CARA)
    assert outcome.notice is not None
    assert (outcome.table.status, outcome.notice.key) == ("closed", "notice-resigned-closed")
    assert room.tables.at(77) is None


async def test_a_restart_in_the_middle_goes_on(room: Room, path: Path) -> None:
    table = await room.play_on(await room.playing(BEN), 7)
    before = position(await room.tables.match(table.id))
    again = await room.reopened(path)
    assert again.tables.get(table.id) == table
    assert position(await again.tables.match(table.id)) == before
    assert (await again.play_on(table)).status == "over"
    await again.tables.shut_down()


async def test_what_was_stored_but_not_posted_is_told_at_start_up(room: Room, path: Path) -> None:
    shown, unseen = await room.playing(BEN, channel=1), await room.playing(CARA, channel=2)
    closed = await room.tables.lifecycle.close((await room.lobby(channel=3)).id, ANA)
    await room.tables.mark_posted(shown.id, shown.revision)
    await room.tables.mark_posted(unseen.id, unseen.revision)
    outcome = await room.do(unseen, ANA, "leader")
    again = await room.reopened(path)
    tables = await again.tables.start_up()
    assert [table.id for table in tables] == [unseen.id, closed.id]
    await again.tables.mark_posted(unseen.id, outcome.table.revision)
    await again.tables.mark_posted(unseen.id, 1)
    assert [table.id for table in await again.tables.start_up()] == [closed.id]
    found = again.tables.get(unseen.id)
    assert found is not None
    assert found.posted_revision == outcome.table.revision
    await again.tables.shut_down()


async def test_a_caller_who_goes_away_leaves_memory_and_store_agreed(room: Room) -> None:
    table = await room.playing(BEN)
    task = asyncio.create_task(room.tables.answers.give(table.id, ANA, [("action", ["pass"])]))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    match = await room.tables.match(table.id)
    stored = await room.store.table(table.id)
    assert stored is not None
    assert (stored, len(match.answers)) == (room.tables.get(table.id), 1)


async def test_posts_and_preferences_are_kept(room: Room, path: Path) -> None:
    table = await room.lobby()
    await room.tables.store.messages.remember(Post(table.id, "board", 0, 77, 2**60, 1, "key"))
    await room.tables.store.messages.remember(Post(table.id, "board", 0, 77, 2**61, 2))
    await room.tables.store.messages.remember(Post(table.id, "hand", ANA, 5, 6, 1))
    await room.tables.store.set_preference(ANA, "language", "es")
    room = await room.reopened(path)
    assert [
        (post.kind, post.message_id, post.revision) for post in await room.tables.store.messages.posts(table.id)
    ] == [
        ("board", 2**61, 2),
        ("hand", 6, 1),
    ]
    await room.tables.store.messages.forget(table.id, "hand", ANA)
    assert [post.kind for post in await room.tables.store.messages.posts(table.id)] == ["board"]
    assert dict(await room.tables.store.preferences("language")).get(ANA) == "es"
    await room.tables.store.set_preference(ANA, "language", None)
    assert dict(await room.tables.store.preferences("language")).get(ANA) is None
    await room.tables.shut_down()
