"""Stored states: small, the same when they come back, and known to be damaged where they are not."""

import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.model.changes import TableChange
from bot.model.errors import TableDamaged
from bot.model.table import Table
from bot.store import states
from bot.store.states import SPAN, Damaged, compress, decompress
from engine.core.errors import DamagedRecord
from engine.core.match import Match
from engine.core.record import Checkpoint
from tests.bot.stores import open_store
from tests.bot.tables.room import BEN, Room, position


async def game(path: Path, answers: int) -> tuple[Table, Match]:
    """A game of so many random answers in a file that is closed again."""
    room = await Room.at(path)
    table = await room.play_on(await room.playing(BEN), answers)
    match = await room.tables.match(table.id)
    await room.tables.shut_down()
    return table, match


def stored(path: Path) -> dict[int, bytes]:
    with sqlite3.connect(path) as db:
        return dict(db.execute("SELECT answers, data FROM checkpoints ORDER BY answers").fetchall())


def spoil(path: Path, answers: int, data: bytes) -> None:
    with sqlite3.connect(path) as db:
        db.execute("UPDATE checkpoints SET data = ? WHERE answers = ?", (data, answers))


async def read(path: Path, table: Table) -> list[Checkpoint]:
    store = await open_store(path)
    found = (await store.record(table)).checkpoints
    await store.close()
    return found


async def test_a_game_takes_a_quarter_of_its_states(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    table, match = await game(path, 10_000)
    assert table.is_over
    assert len(match.answers) > 2 * SPAN
    assert await read(path, table) == match.checkpoints
    kept = stored(path)
    assert [*kept] == [item.answers for item in match.checkpoints]
    assert 4 * sum(map(len, kept.values())) < sum(len(item.data) for item in match.checkpoints)


async def test_states_come_back_whatever_was_taken_back_before(tmp_path: Path) -> None:
    """Going back over the beginning of a span, and on from there, at every distance."""
    room = await Room.at(tmp_path / "games.sqlite3")
    table = await room.play_on(await room.playing(BEN), SPAN - 3)
    match = await room.tables.match(table.id)
    for back in range(1, 8):
        for _ in range(back + 1):
            table = (await room.random_answer(table)).table
        match.undo(0, back, agreed=True)
        table = msgspec.structs.replace(table, revision=table.revision + 1, match_revision=match.revision)
        await room.store.append(table, TableChange(match=match.take_changes()))
        assert (await room.store.record(table)).checkpoints == match.checkpoints
        again = await Room.at(tmp_path / "games.sqlite3")
        assert position(await again.tables.match(table.id)) == position(match)
        await room.tables.shut_down()
        room, match = again, await again.tables.match(table.id)
    assert max(item.answers for item in match.checkpoints) > SPAN
    await room.tables.shut_down()


@pytest.mark.parametrize("has_dictionary", [False, True])
async def test_no_byte_changes_unnoticed(tmp_path: Path, has_dictionary: bool) -> None:
    _, match = await game(tmp_path / "games.sqlite3", 5)
    base, state = match.checkpoints[0].data, match.checkpoints[-1].data
    packed = compress(state, base if has_dictionary else None)
    assert decompress(packed, base if has_dictionary else None) == state
    for place in range(1, len(packed)):
        with pytest.raises(Damaged):
            decompress(packed[:place], base if has_dictionary else None)
        # A few bits mean nothing to zlib; none makes another state.
        broken = packed[:place] + bytes([packed[place] ^ 0x10]) + packed[place + 1 :]
        with contextlib.suppress(Damaged):
            assert decompress(broken, base if has_dictionary else None) == state
    with pytest.raises(Damaged):
        decompress(packed + b"\0", base if has_dictionary else None)


async def test_a_dictionary_must_be_the_right_one(tmp_path: Path) -> None:
    _, match = await game(tmp_path / "games.sqlite3", 5)
    first, second, third = (item.data for item in match.checkpoints[:3])
    for wrong in (second, None):
        with pytest.raises(Damaged):
            decompress(compress(third, first), wrong)


async def test_a_damaged_state_takes_only_those_that_lean_on_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.sqlite3"
    table, match = await game(path, 3 * SPAN)
    kept = stored(path)
    first = min(answers for answers in kept if answers >= SPAN)
    spoil(path, first, kept[first][:-4] + b"\0\0\0\0")
    found = await read(path, table)
    lost = {item.answers for item in found if not item.data}
    assert lost == {answers for answers in kept if SPAN <= answers < 2 * SPAN}
    assert [item for item in found if item.data] == [item for item in match.checkpoints if item.answers not in lost]
    assert f"table {table.id}: {len(lost)} states are damaged, the first after {first} answers" in caplog.text
    # The game itself goes on; what cannot be shown any more is refused alone.
    room = await Room.at(path)
    again = await room.tables.match(table.id)
    assert position(again)[0] == position(match)[0]
    for item in again.checkpoints:
        if item.answers not in lost:
            again.view_then(item, None)
            continue
        with pytest.raises(DamagedRecord):
            again.view_then(item, None)
    await room.random_answer(table)
    await room.tables.shut_down()


@pytest.mark.parametrize("data", [b"", b"\0", b"\x78", b"\x78\x9c rubbish"])
async def test_where_the_last_state_is_damaged_the_table_says_so(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "games.sqlite3"
    table, _ = await game(path, 20)
    spoil(path, max(stored(path)), data)
    room = await Room.at(path)
    with pytest.raises(TableDamaged):
        await room.tables.match(table.id)
    await room.tables.shut_down()


async def test_after_a_damaged_first_state_the_next_ones_stand_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    table, match = await game(path, 8)
    spoil(path, 0, b"\x78")
    store = await open_store(path)
    match.answer(match.asks()[0].seat, match.asks()[0].key, (next(iter(match.asks()[0].options)),))
    table = msgspec.structs.replace(table, revision=table.revision + 1, match_revision=match.revision)
    await store.append(table, TableChange(match=match.take_changes()))
    assert (await store.record(table)).checkpoints[-1] == match.checkpoints[-1]
    await store.close()


def test_what_would_fill_the_memory_is_no_state() -> None:
    bomb = compress(bytes(states.LARGEST + 1), None)
    assert len(bomb) < 10_000
    with pytest.raises(Damaged):
        decompress(bomb, None)
    assert decompress(compress(bytes(states.LARGEST), None), None) == bytes(states.LARGEST)
    with pytest.raises(Damaged):
        decompress(compress(bytes(2 * states.LARGEST), bytes(100)), bytes(100))
