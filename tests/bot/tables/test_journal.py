"""The operator's log has a line for what becomes of tables, with ids alone."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.model.table import Notice
from tests.bot.tables.room import ANA, BEN, CARA, Room


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What is logged of tables, as it grows."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record.getMessage())

    handler, logger = Kept(), logging.getLogger("ziggurat.tables")
    logger.addHandler(handler)
    caplog.set_level(logging.INFO, "ziggurat.tables")
    yield found
    logger.removeHandler(handler)


async def test_a_line_for_opening_joining_removing_starting_and_closing(room: Room, lines: list[str]) -> None:
    table = await room.lobby(channel=77, seats=3)
    await room.tables.lifecycle.join(table.id, BEN, "Ben")
    await room.tables.lobby.kick(table.id, ANA, 1)
    await room.tables.lifecycle.join(table.id, CARA, "Cara")
    await room.tables.lifecycle.start(table.id, ANA, fill=True)
    await room.tables.lifecycle.close(table.id, CARA, force=True, notice=Notice("notice-moderator", {"name": "Cara"}))
    assert lines[0].startswith(f"table 1 opened by {ANA} in server ")
    assert lines[1:4] == [
        f"table 1 seat 2: {BEN}, before open",
        f"table 1 seat 2: open, before {BEN}",
        f"table 1 removed {BEN} before the start",
    ]
    assert "table 1 started with 2 people and 1 computers" in lines
    assert lines[-1] == f"table 1 closed by {CARA} (notice-moderator)"
    assert not any(name in line for line in lines for name in ("Ana", "Ben", "Cara"))


async def test_a_line_for_every_seat_that_changes_hands_and_for_the_end(room: Room, lines: list[str]) -> None:
    table = await room.playing(BEN)
    lines.clear()
    await room.tables.seating.lend(table.id, BEN)
    await room.tables.seating.take_back(table.id, BEN)
    vote = await room.tables.seating.ask_substitute(table.id, BEN, CARA, "Cara")
    await room.tables.votes.cast(table.id, CARA, vote.id, True)
    assert lines == [
        f"table 1 seat 2: computer for {BEN}, before {BEN} (notice-lent)",
        f"table 1 seat 2: {BEN}, before computer for {BEN} (notice-back)",
        f"table 1 seat 2: {CARA}, before {BEN} (vote-invite-agreed)",
    ]
    now = room.tables.get(table.id)
    assert now is not None
    await room.play_on(now)
    assert lines[-1] == "table 1 finished"


async def test_a_line_for_data_that_are_deleted_does_not_say_whose(room: Room, lines: list[str]) -> None:
    await room.playing(BEN)
    lines.clear()
    await room.tables.forget(BEN, {"en": "former player", "es": "antiguo jugador"})
    assert lines[-1] == "the data of a person were deleted on their wish"
