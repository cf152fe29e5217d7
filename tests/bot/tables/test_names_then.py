"""Log, viewer and catching up name those who sat there then, not those who sit there now."""

from __future__ import annotations

from bot.model.plans import PlanChanges, ReadMark
from bot.model.table import Table
from bot.words.wording import log_lines_then
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room


async def handed_over(room: Room) -> Table:
    """A game of three in which Dan has Ben's seat after some turns."""
    table = await room.playing(BEN, CARA)
    table = await room.play_on(table, 12)
    vote = await room.tables.seating.ask_substitute(table.id, BEN, DAN, "Dan")
    await room.tables.votes.cast(table.id, DAN, vote.id, True)
    current = room.tables.get(table.id)
    assert current is not None
    return await room.play_on(current, 12)


async def test_the_viewer_names_who_sat_there_at_each_step(room: Room) -> None:
    table = await handed_over(room)
    seat = table.seat_of(DAN)
    assert seat is not None
    story = (await room.tables.chronicle.moment(table.id, ANA, None, None, sees=False)).story
    moments = [
        await room.tables.chronicle.moment(table.id, ANA, step, None, sees=False) for step in range(len(story.steps))
    ]
    names = [moment.names_here()[seat] for moment in moments]
    assert (names[0], names[-1]) == (f"user {BEN}", "Dan")
    assert names == sorted(names, reverse=True), "handed over once"
    told = [line for moment in moments for line in log_lines_then("en", moment.entries, moment.names)]
    account = await room.tables.chronicle.account(table.id, ANA, sees=False)
    public = [entry for entry in account.entries if not entry.undone]
    assert set(log_lines_then("en", [entry for entry in public if entry.event.seats is None], account.names)) == set(
        told
    )


async def test_catching_up_names_who_sat_there_when_it_happened(room: Room) -> None:
    table = await handed_over(room)
    seat = table.seat_of(DAN)
    assert seat is not None
    account = await room.tables.chronicle.account(table.id, CARA, sees=False)
    await room.tables.store.change_plans(table.id, _never_looked(table))
    missed = await room.tables.past.catch_up(table.id, CARA)
    assert [missed.names(entry) for entry in missed.entries] == [account.names(entry) for entry in missed.entries]
    assert {missed.names(entry)[seat] for entry in missed.entries} == {f"user {BEN}", "Dan"}
    assert missed.pictured()[-1][1] == table.names()
    assert len(missed.pictured()) == len(missed.views)


def _never_looked(table: Table) -> PlanChanges:
    return PlanChanges(read_mark=ReadMark(table.id, CARA, 0, 0, 0))
