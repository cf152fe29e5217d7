"""Kill -9 loses no acknowledged change, wherever it strikes. Real processes, real files."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.model.table import Table
from bot.store import Store
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot.kill.player import digest, stored_tables
from tests.bot.tables.room import BEN, Room

ROOT = Path(__file__).parents[3]
MOST = 24
"""Changes that a process says before it is killed, at most, and then a random moment more."""
MOMENT = 0.02

Said = dict[int, tuple[int, str]]


def read_said(text: str) -> Said:
    """The last revision and fingerprint that was said of each table; a line cut short does not count."""
    said: Said = {}
    for line in text[: text.rfind("\n") + 1].splitlines():
        table, revision, fingerprint = line.split()
        said[int(table)] = (int(revision), fingerprint)
    return said


async def left_behind(path: Path) -> tuple[Store, list[Table]]:
    """Open what was left behind; the file must be whole."""
    store = await Store.open(path)
    read = store.database.read
    assert [row[0] for row in await read(lambda db: db.rows("PRAGMA integrity_check"))] == ["ok"]
    assert await read(lambda db: db.rows("PRAGMA foreign_key_check")) == []
    return store, await stored_tables(store)


async def plays_to_the_end(store: Store, table: Table) -> None:
    """The stored match can be taken up and ends."""
    match = Match.restore(load_game(table.game), await store.record(table))
    assert match.revision == table.match_revision
    play_random(match, 1)
    assert match.result() is not None


def play_until_killed(path: Path, seed: int, changes: int, wait: float) -> str:
    """Start a process, kill it ``wait`` seconds after so many changes; gives back what it said."""
    command = [sys.executable, "-m", "tests.bot.kill.player", "random", str(path), str(seed)]
    # Unbuffered: what a buffer has read ahead would be lost to ``communicate``.
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    assert process.stdout is not None
    assert process.stderr is not None
    said = [process.stdout.readline() for _ in range(changes)]
    time.sleep(wait)
    process.send_signal(signal.SIGKILL)
    rest, trouble = process.communicate()
    assert all(said), trouble.decode()
    assert process.returncode == -signal.SIGKILL, trouble.decode()
    return b"".join([*said, rest]).decode()


async def test_a_game_that_has_ended_is_said_too(tmp_path: Path) -> None:
    """Computers may end one between two kills, before the next process says where all tables stand."""
    path = tmp_path / "tables.sqlite3"
    room = await Room.at(path)
    table = await room.play_on(await room.playing(BEN, channel=1))
    await room.tables.shut_down()
    said = read_said(play_until_killed(path, 1, 1, 0))
    store, _ = await left_behind(path)
    assert said[table.id] == (table.revision, await digest(store, table))
    await store.close()


def die_at_statements(folder: Path, every: int) -> list[Path]:
    """Processes that die so many statements later each; gives back what each said, the one that came through last."""
    command = [sys.executable, "-m", "tests.bot.kill.player", "statements", str(folder), str(every)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=900)
    return sorted(folder.glob("*.said"))


@pytest.mark.parametrize("kills", [5, pytest.param(40, marks=pytest.mark.nightly)])
async def test_kills_at_random_moments_lose_nothing_that_was_acknowledged(tmp_path: Path, kills: int) -> None:
    path, chance, said = tmp_path / "tables.sqlite3", random.Random(11), Said()
    for kill in range(kills):
        lines = play_until_killed(path, kill, chance.randint(1, MOST), chance.uniform(0, MOMENT))
        said.update(read_said(lines))
        store, tables = await left_behind(path)
        extra = 0
        for table in tables:
            revision, fingerprint = said.get(table.id, (0, ""))
            extra += table.revision - revision
            if table.revision == revision:
                assert await digest(store, table) == fingerprint
            if table.status == "playing":
                await plays_to_the_end(store, table)
        assert set(said) <= {table.id for table in tables}
        assert extra in (0, 1), "one change at a time was under way"
        said = {table.id: (table.revision, await digest(store, table)) for table in tables}
        await store.close()


@pytest.mark.parametrize("every", [23, pytest.param(1, marks=pytest.mark.nightly)])
async def test_kills_between_two_statements_leave_a_whole_revision(tmp_path: Path, every: int) -> None:
    files = die_at_statements(tmp_path, every)
    whole = {}
    for line in files[-1].read_text().splitlines():
        _, revision, fingerprint = line.split()
        whole[int(revision)] = fingerprint
    assert sorted(whole) == list(range(1, 23)), "every revision is said"
    found = set()
    for file in files[:-1]:
        acknowledged = read_said(file.read_text()).get(1, (0, ""))[0]
        store, tables = await left_behind(file.with_suffix(".sqlite3"))
        if not tables:
            assert acknowledged == 0
        for table in tables:
            assert table.revision in (acknowledged, acknowledged + 1)
            assert await digest(store, table) == whole[table.revision]
            found.add(table.revision)
            if table.status == "playing":
                await plays_to_the_end(store, table)
        await store.close()
    assert found >= set(whole) - {max(whole)} or every > 1
    assert len(files) > 10 * len(whole) / every
