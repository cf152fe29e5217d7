"""Questions to the table that nobody has settled in time: they pass by themselves, and everybody reads so."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model import errors as refuse
from bot.model.table import Notice
from bot.store import Store, StoreUnavailable
from bot.tables.clock.expiry import AT_ONCE
from bot.tables.undo import CONSENT_SECONDS
from bot.tables.votes import LASTS
from tests.bot.clock.test_timekeeper import Keeper
from tests.bot.clock.watch import Watch
from tests.bot.tables.room import ANA, BEN, CARA


async def asked(watch: Watch, channel: int = 77) -> int:
    """Ana asks Ben to exchange seats; gives back the table."""
    table = await watch.room.playing(BEN, CARA, channel=channel)
    await watch.tables.seating.ask_swap(table.id, ANA, BEN)
    return table.id


async def owed(watch: Watch, table: int) -> list[tuple[str, dict[str, str | int]]]:
    return [(notice.key, notice.args) for notice in await watch.tables.store.notices(table)]


@pytest.mark.alone
async def test_a_question_passes_when_its_time_is_up_and_not_before(watch: Watch) -> None:
    keeper = Keeper(watch)
    table = await asked(watch)
    (vote,) = await watch.tables.votes.open_at(table)
    await keeper.look()
    assert watch.tables.expiry.next_event() == watch.room.now + LASTS == vote.expires_at
    watch.room.now += LASTS - 1
    await keeper.look()
    assert (keeper.told, await owed(watch, table)) == ([], [])
    watch.room.now += 1
    await keeper.look()
    assert keeper.told == [table]
    (notice,) = await watch.tables.store.notices(table)
    args = {"asker": "Ana", "name": f"user {BEN}", "seat": 1, "asker_id": ANA, "user_id": BEN}
    assert notice == Notice("vote-swap-expired", args, question=vote.id, id=notice.id)
    assert await watch.room.store.votes(table) == []
    assert watch.tables.expiry.next_event() is None
    await keeper.look()
    assert keeper.told == [table]


async def test_it_wakes_by_itself_when_a_question_is_put_and_when_it_passes(watch: Watch) -> None:
    keeper = Keeper(watch)
    keeper.start()
    await keeper.until(1)
    await keeper.idle()
    assert keeper.sleeps()
    table = await asked(watch)
    await keeper.until(2)
    await keeper.idle()
    assert keeper._timer is not None
    watch.room.now += LASTS
    keeper.wake()
    await keeper.until(3)
    await keeper.idle()
    assert keeper.told == [table]
    assert keeper.sleeps()
    await keeper.stop()


async def test_a_question_that_passed_while_the_bot_was_away_passes_at_the_next_start(watch: Watch, path: Path) -> None:
    table = await asked(watch)
    again = await watch.restarted(path, later=2 * LASTS)
    keeper = Keeper(again)
    await keeper.look()
    assert keeper.told == [table]
    assert [key for key, _ in await owed(again, table)] == ["vote-swap-expired"]


async def test_what_passed_and_was_not_said_is_owed_after_the_next_start(watch: Watch, path: Path) -> None:
    table = await asked(watch)
    now = watch.tables.get(table)
    assert now is not None
    await watch.tables.mark_posted(table, now.revision)
    watch.room.now += LASTS
    assert await watch.tables.expiry.due() == [table]
    again = await watch.restarted(path)
    assert [stored.id for stored in await again.tables.start_up()] == [table]
    assert [key for key, _ in await owed(again, table)] == ["vote-swap-expired"]


async def test_an_answer_that_comes_too_late_lets_it_pass_too(watch: Watch) -> None:
    keeper = Keeper(watch)
    table = await asked(watch)
    (vote,) = await watch.tables.votes.open_at(table)
    await keeper.look()
    watch.room.now += LASTS
    with pytest.raises(refuse.VoteOver):
        await watch.tables.votes.cast(table, BEN, vote.id, True)
    await keeper.look()
    assert keeper.told == [table]
    assert [key for key, _ in await owed(watch, table)] == ["vote-swap-expired"]


@pytest.mark.alone
async def test_the_first_of_several_comes_first(watch: Watch) -> None:
    keeper = Keeper(watch)
    table = await asked(watch)
    await watch.room.do(watch.tables.get(table), ANA, "pass")
    vote = await watch.tables.undo.ask(table, ANA)
    assert vote.expires_at == watch.room.now + CONSENT_SECONDS
    await keeper.look()
    assert watch.tables.expiry.next_event() == vote.expires_at
    watch.room.now += CONSENT_SECONDS
    await keeper.look()
    assert [key for key, _ in await owed(watch, table)] == ["undo-expired"]
    assert watch.tables.expiry.next_event() == watch.room.now + LASTS - CONSENT_SECONDS


async def test_many_pass_in_several_looks(watch: Watch) -> None:
    keeper = Keeper(watch)
    tables = [await asked(watch, channel) for channel in range(100, 100 + AT_ONCE + 2)]
    watch.room.now += LASTS
    await keeper.look()
    assert keeper.told == tables[:AT_ONCE]
    await keeper.look()
    assert keeper.told == tables


async def test_where_it_cannot_be_stored_it_is_tried_again(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await asked(watch)
    watch.room.now += LASTS

    async def full(*_: object) -> None:
        raise StoreUnavailable("games.sqlite3", "full")

    monkeypatch.setattr(Store, "drop_vote", full)
    with pytest.raises(StoreUnavailable):
        await watch.tables.expiry.due()
    monkeypatch.undo()
    assert await watch.tables.expiry.due() == [table]
