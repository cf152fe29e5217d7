"""The last release goes on beside this version: its process serves a database of the newest format.

The last release is the newest tag, else the newest commit of an older format that still works; where there is neither
yet, it is this very version, and the newest format has one made-up migration more.
"""

from __future__ import annotations

import io
import re
import shutil
import signal
import subprocess
import tarfile
from pathlib import Path

import pytest

from bot.base.address import PostgresAddress
from bot.store import Store
from bot.store.migrate import MIGRATIONS, OLDEST_AT_WORK, migration_files
from bot.store.postgres.database import open_database
from tests.bot.play.processes import process
from tests.bot.postgres import empty
from tests.bot.tables.room import BEN, Room
from tests.waiting import ends, until_it_is

ROOT = Path(__file__).parents[3]
FOLDER = "bot/store/migrations"
MORE = "CREATE TABLE more (id INTEGER PRIMARY KEY, word TEXT); ALTER TABLE tables ADD COLUMN more TEXT;"

pytestmark = pytest.mark.nightly


def git(*words: str) -> bytes:
    """What git prints about this repository; skips where there is none."""
    done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, check=False)
    if done.returncode:
        pytest.skip(f"no history of this program here: THE LAST RELEASE IS NOT TRIED ({done.stderr.decode().strip()})")
    return done.stdout


def format_at(commit: str) -> int:
    """The format of a commit; 0: it does not say which older programs still work."""
    names = git("ls-tree", "--name-only", commit, f"{FOLDER}/").decode().split()
    knows = b"OLDEST_AT_WORK" in git("show", f"{commit}:bot/store/migrate.py")
    return max(int(Path(name).name[:4]) for name in names if name.endswith(".sql")) if knows else 0


def last_release() -> str:
    """The commit of the last release."""
    tags = git("tag", "--merged", "HEAD", "--sort=-creatordate", "--list", "v*").decode().split()
    newest = len(migration_files())
    older = (
        commit for commit in git("log", "--format=%H", "--", FOLDER).decode().split() if format_at(commit) < newest
    )
    commit = tags[0] if tags else next(older, "HEAD")
    return commit if format_at(commit) >= OLDEST_AT_WORK else "HEAD"


async def test_the_last_release_serves_a_database_of_the_newest_format(postgres: str, tmp_path: Path) -> None:
    commit = last_release()
    home, migrations = tmp_path / "release", MIGRATIONS
    with tarfile.open(fileobj=io.BytesIO(git("archive", commit, "bot", "engine", "renderers", "data"))) as archive:
        archive.extractall(home, filter="data")
    if format_at(commit) == len(migration_files()):
        migrations = tmp_path / "migrations"
        shutil.copytree(MIGRATIONS, migrations)
        (migrations / f"{len(migration_files()) + 1:04d}_more.sql").write_text(MORE, "utf-8")
    place = await empty(postgres, "last_release")
    await (await open_database(place, migrations=migrations)).close()
    room = Room(await Store.open(place))
    await room.tables.start_up()
    await room.play_on(await room.playing(BEN), 3)
    await room.tables.leases.release()
    settings = {"ZIGGURAT_DATABASE": place.url, "PYTHONPATH": str(home), "ZIGGURAT_BACKUPS": "0"}
    try:
        async with process(tmp_path, "-m", "bot", **settings) as old:
            lines = b""
            while b"ready as" not in lines and b"shard 0 is ready" not in lines:
                line = await ends(old.stderr.readline())  # type: ignore[union-attr]
                assert line, lines.decode()
                lines += line
            assert b"and still works on it" in lines, lines.decode()
            orders = await ends(_run(tmp_path, "-m", "bot", "close", "1", **settings))
            assert "Table 1" in orders
            await until_it_is(lambda: _is_closed(place))
            old.send_signal(signal.SIGTERM)
            _, rest = await ends(old.communicate())
            assert old.returncode == 0, rest.decode()
            assert not re.search(r"Traceback| ERROR ", (lines + rest).decode()), (lines + rest).decode()
    finally:
        await room.tables.store.close()


async def _run(folder: Path, *words: str, **settings: str) -> str:
    async with process(folder, *words, **settings) as program:
        out, err = await program.communicate()
        assert program.returncode == 0, err.decode()
        return out.decode()


async def _is_closed(place: PostgresAddress) -> bool:
    store = await Store.open(place)
    try:
        table = await store.table(1)
        return table is not None and table.status == "closed"
    finally:
        await store.close()
