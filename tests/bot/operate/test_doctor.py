"""What the doctor finds: every line says what is so, a bad one what to do; nothing is changed and no secret shown."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from importlib import metadata
from pathlib import Path

import pytest

from bot.base.config import Settings
from bot.invitation import (
    BITS,
    NEEDED,
    invitation,
    missing,
)
from bot.local import LocalDiscord
from bot.local.ids import GUILD_ID
from bot.operate.database.lock import serving
from bot.operate.doctor import check_machine
from bot.operate.doctor.findings import Finding
from bot.operate.doctor.report import examine_all, findings
from bot.store import Store
from bot.store.connection import open_database
from bot.store.copies import schema_is_current
from bot.store.migrate import migration_files
from renderers.core import encode
from tests.bot.tables.room import BEN, Room


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as made:
        # As the operator guide says; of a new application both are ticked.
        made.faults.tick("server")
        with made.point_discord_py():
            yield made


async def found(folder: Path, guild: int | None = None, later: float = 0, **settings: object) -> dict[str, Finding]:
    """The lines by what they are about, on a machine whose clock is so many minutes fast."""
    settings = {"guild": settings.pop("guild_setting", None), **settings}
    places = {"address": folder / "games.sqlite3", "backup_folder": folder / "backups"}
    chosen = Settings(**(places | settings))  # type: ignore[arg-type]
    return {
        item.what: item async for item in findings(chosen, guild, lambda: datetime.now(UTC) + timedelta(minutes=later))
    }


def bad(items: dict[str, Finding]) -> dict[str, str]:
    return {what: item.level for what, item in items.items() if item.level != "ok"}


@pytest.mark.parametrize("what", ["computer", "picture"])
async def test_more_workers_than_processors_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert f"{what} workers" not in await found(tmp_path, **{f"{what}_workers": 2})
    line = (await found(tmp_path, **{f"{what}_workers": 3}))[f"{what} workers"]
    assert (line.level, line.remedy) == ("warning", f"set ZIGGURAT_{what.upper()}_WORKERS to 2 or less")


# --- the machine ------------------------------------------------------------------------------------------------------


async def test_without_a_token_all_else_is_looked_at(tmp_path: Path) -> None:
    items = await found(tmp_path)
    assert bad(items) == {"token": "warning"}
    assert {"python", "packages", "sqlite", "fonts", "art", "disk", "clock", "database", "backups"} < set(items)
    assert "Discord was not asked" in items["token"].says
    assert os.listdir(tmp_path) == []


async def test_a_package_of_another_version_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true = metadata.version
    monkeypatch.setattr(metadata, "version", lambda name: "0.1" if name == "msgspec" else true(name))
    items = await found(tmp_path)
    assert (items["packages"].level, items["packages"].says[:24]) == ("warning", "msgspec 0.1 instead of 0")


async def test_fonts_and_pictures_that_are_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str, size: int) -> None:
        raise OSError(name)

    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "ox.png").write_bytes(b"no picture")
    monkeypatch.setattr(check_machine, "load", none)
    monkeypatch.setattr(check_machine, "FOLDER", tmp_path)
    items = await found(tmp_path)
    assert (items["fonts"].level, items["art"].level) == ("failure", "failure")
    assert "ox.png" in items["art"].says


async def test_what_compresses_pictures_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for used in (encode.ISAL, encode.ZLIB):
        monkeypatch.setattr(encode, "USED", used)
        line = (await found(tmp_path))["png"]
        assert (line.level, line.says[:4]) == ("ok", used.module[:4])


@pytest.mark.parametrize(("free", "level"), [(2**20, "failure"), (2**29, "warning"), (2**40, "ok")])
async def test_a_disk_that_fills(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, level: str) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(2**41, 2**41 - free, free))
    assert (await found(tmp_path))["disk"].level == level


async def test_a_clock_that_has_gone_back(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "games.sqlite3")).close()
    assert (await found(tmp_path, later=-4000))["clock"].level == "failure"


# --- the database -----------------------------------------------------------------------------------------------------


async def test_a_database_in_use_is_sound_and_stays_as_it_is(tmp_path: Path) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")
    await room.play_on(await room.playing(BEN), 5)
    with serving(tmp_path / "games.sqlite3"):
        items = await found(tmp_path)
    assert bad(items) == {"token": "warning"}
    assert "a bot is running" in items["database"].says
    assert items["writing"].says == "possible; 1 tables, 1 of them open"
    await room.random_answer(room.tables.open_tables()[0])
    await room.tables.shut_down()


@pytest.mark.parametrize("what", ["damaged", "foreign", "newer", "locked"])
async def test_a_database_that_cannot_be_used(tmp_path: Path, what: str) -> None:
    path = tmp_path / "games.sqlite3"
    room = await Room.at(path)
    await room.play_on(await room.playing(BEN), 15)
    await room.tables.shut_down()
    with sqlite3.connect(path, isolation_level=None) as db:
        if what == "damaged":
            spoilt = bytearray(path.read_bytes())
            spoilt[8192:-4096] = os.urandom(len(spoilt) - 12288)
            path.write_bytes(spoilt)
        elif what == "foreign":
            db.execute("PRAGMA application_id = 7")
        elif what == "newer":
            db.execute("PRAGMA user_version = 9999")
        else:
            db.execute("BEGIN IMMEDIATE")
        items = await found(tmp_path)
    db.close()
    line = items["writing" if what == "locked" else "database"]
    assert (line.level, bool(line.remedy)) == ("failure", True)
    assert ("under Upgrade" in line.remedy) == (what == "newer")


async def test_an_older_database_is_brought_forward_on_a_copy_and_what_fails_is_told(tmp_path: Path) -> None:
    path, folder = tmp_path / "games.sqlite3", tmp_path / "first"
    folder.mkdir()
    shutil.copy(migration_files()[0], folder)
    await (await open_database(path, migrations=folder)).close()
    before = sorted(os.listdir(tmp_path))
    items = await found(tmp_path)
    assert bad(items) == {"token": "warning"}
    assert "the next start can do the same" in items["upgrade"].says
    with sqlite3.connect(path) as db:
        db.execute("DROP INDEX one_vote_each")
    db.close()
    assert bad(await found(tmp_path)) == {"token": "warning", "upgrade": "failure"}
    assert sorted(os.listdir(tmp_path)) == before
    assert schema_is_current(path) is False


async def test_a_folder_that_takes_no_files_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(tmp_path / "games.sqlite3")).close()
    real = tempfile.TemporaryFile

    def refuse(*args: object, **given: object) -> object:
        if given.get("dir") == tmp_path:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return real(*args, **given)  # type: ignore[call-overload]

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    items = await found(tmp_path)
    assert bad(items) == {"token": "warning", "writing": "failure"}
    assert "takes no files (Read-only file system)" in items["writing"].says


async def test_what_a_database_lacks_is_a_failure(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "games.sqlite3")).close()
    with sqlite3.connect(tmp_path / "games.sqlite3") as db:
        db.execute("ALTER TABLE tables DROP COLUMN pace")
    db.close()
    assert bad(await found(tmp_path)) == {"token": "warning", "database": "failure"}


async def test_files_that_others_can_read_and_copies_that_were_cut_off_are_named(tmp_path: Path) -> None:
    path, part = tmp_path / "games.sqlite3", tmp_path / ".games.format-3.sqlite3.77.part"
    await (await Store.open(path)).close()
    path.chmod(0o644)
    part.touch(0o600)
    items = await found(tmp_path)
    assert bad(items) == {"token": "warning", "modes": "warning", "leftovers": "warning"}
    assert str(path) in items["modes"].says
    assert str(part) in items["leftovers"].says
    assert part.exists(), "the doctor changes nothing"
    assert stat.S_IMODE(path.stat().st_mode) == 0o644


async def test_a_place_where_no_database_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert (await found(tmp_path, address=tmp_path / "file" / "games.sqlite3"))["database"].level == "failure"


async def test_backups_that_have_stopped(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "games.sqlite3")).close()
    (tmp_path / "backups").mkdir()
    copy = tmp_path / "backups" / "ziggurat-daily-20260301.sqlite3"
    copy.touch(0o600)
    with serving(tmp_path / "games.sqlite3"):
        assert bad(await found(tmp_path)) == {"token": "warning"}
        os.utime(copy, (0, 0))
        assert bad(await found(tmp_path)) == {"token": "warning", "backups": "warning"}
    assert bad(await found(tmp_path, backups=0)) == {"token": "warning", "backups": "warning"}


# --- Discord ----------------------------------------------------------------------------------------------------------


async def test_on_a_discord_where_all_is_well(tmp_path: Path, local: LocalDiscord) -> None:
    items = await found(tmp_path, GUILD_ID, token=local.token)
    assert bad(items) == {}
    assert {"token", "application", "intents", "gateway", "server", "time"} < set(items)
    assert f"permissions={BITS}" in items["application"].says
    assert not any(local.token in item.line() for item in items.values())


@pytest.mark.parametrize("token", ["MTIz.secret.token", "no\ntoken", "tökén"])
async def test_a_token_that_is_refused_is_not_shown(tmp_path: Path, local: LocalDiscord, token: str) -> None:
    items = await found(tmp_path, token=token)
    assert bad(items) == {"token": "failure"}
    assert token not in items["token"].line()


@pytest.mark.parametrize(
    ("path", "status", "body", "what", "level"),
    [
        ("/users/@me$", 503, {}, "token", "failure"),
        ("/applications/@me", 500, {}, "application", "failure"),
        ("/applications/@me", 200, {"id": "1", "name": "Z", "flags": 1 << 19}, "intents", "warning"),
        (
            "/applications/@me",
            200,
            {"id": "1", "name": "Z", "flags": 0, "interactions_endpoint_url": "https://example.org"},
            "interactions",
            "failure",
        ),
        (
            "/gateway/bot",
            200,
            {"session_start_limit": {"total": 1000, "remaining": 0, "reset_after": 3_600_000}},
            "gateway",
            "failure",
        ),
        (
            "/gateway/bot",
            200,
            {"session_start_limit": {"total": 1000, "remaining": 9, "reset_after": 3_600_000}},
            "gateway",
            "warning",
        ),
        ("/users/@me/guilds", 200, [{"id": str(GUILD_ID), "permissions": str(BITS - (1 << 38))}], "server", "failure"),
        ("/users/@me/guilds", 200, [{"id": str(GUILD_ID), "permissions": "8"}], "server", "warning"),
        ("/users/@me/guilds", 200, [{"id": "5", "permissions": str(BITS)}], "server", "failure"),
        ("/users/@me/guilds", 403, {}, "server", "failure"),
    ],
)
async def test_what_discord_says_is_judged(
    tmp_path: Path, local: LocalDiscord, path: str, status: int, body: object, what: str, level: str
) -> None:
    local.fail_next("GET", path, status, body)
    items = await found(tmp_path, GUILD_ID, token=local.token)
    assert bad(items) == {what: level}
    assert items[what].remedy


@pytest.mark.parametrize(
    ("ticked", "level", "remedy"),
    [(("server", "account"), "warning", "untick User Install"), (("account",), "failure", "tick Guild Install")],
)
async def test_how_the_application_is_installed_is_judged(
    tmp_path: Path, local: LocalDiscord, ticked: tuple[str, ...], level: str, remedy: str
) -> None:
    assert (await found(tmp_path, token=local.token))["installation"].level == "ok"
    local.faults.tick(*ticked)
    line = (await found(tmp_path, token=local.token))["installation"]
    assert (line.level, line.remedy.startswith(remedy)) == (level, True)


async def test_commands_that_discord_shows_twice_are_named_with_what_clears_them(
    tmp_path: Path, local: LocalDiscord
) -> None:
    both = {"name": "play", "type": 1, "id": "7"}
    local.world.set_commands(0, [both, {"name": "help", "type": 1, "id": "8"}])
    assert (await found(tmp_path, GUILD_ID, token=local.token))["commands"].level == "ok"
    local.world.set_commands(GUILD_ID, [both | {"id": "9"}])
    line = (await found(tmp_path, GUILD_ID, token=local.token))["commands"]
    assert (line.level, line.says) == ("warning", f"on {GUILD_ID} Discord shows 1 twice: /play")
    assert line.remedy.startswith(f"start it with ZIGGURAT_GUILD={GUILD_ID}, then without")
    line = (await found(tmp_path, token=local.token, guild_setting=GUILD_ID))["commands"]
    assert line.remedy == "start the bot: it clears those for all servers"
    assert "commands" not in await found(tmp_path, 5, token=local.token)


async def test_a_clock_that_is_not_discords(tmp_path: Path, local: LocalDiscord) -> None:
    items = await found(tmp_path, token=local.token, later=5)
    assert bad(items) == {"time": "warning"}


async def test_no_network(tmp_path: Path, local: LocalDiscord) -> None:
    await local.close()
    assert bad(await found(tmp_path, token="some.token")) == {"network": "failure"}


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_the_exit_code_says_whether_anything_failed(
    tmp_path: Path, local: LocalDiscord, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert await examine_all(None, {}) == 0
    assert capsys.readouterr().out.endswith("failures: 0, warnings: 1\n")
    assert await examine_all(5, {"DISCORD_TOKEN": local.token}) == 1
    said = capsys.readouterr().out
    assert "failure  server      the bot is not on the server 5 -> invite it there, or change ZIGGURAT_GUILD\n" in said
    assert local.token not in said
    assert await examine_all(None, {"ZIGGURAT_LANGUAGE": "fr"}) == 1
    assert "ZIGGURAT_LANGUAGE takes en or es, not 'fr'. -> change it in .env" in capsys.readouterr().out


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    assert sum(NEEDED.values()) == BITS
    assert missing(BITS) == []
    assert missing(0) == list(NEEDED)
    assert invitation(7).endswith(f"client_id=7&permissions={BITS}&scope=bot%20applications.commands")
    assert str(BITS) in (Path(__file__).parents[3] / "docs" / "operators.md").read_text("utf-8")
