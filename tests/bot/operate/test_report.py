"""``doctor --report``: one text that holds what a helper needs, and no secret."""

from __future__ import annotations

import errno
import logging
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operate import recent_log
from bot.operate.doctor.report import examine_all
from bot.operate.doctor.report_file import LINES, NoReport
from bot.operate.recent_log import keeping_recent_log, recent_lines

# As a real one is made: somebody's id, a moment and a signature, each in letters of their own.
TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GabcDe", "x" * 38))
logger = logging.getLogger("ziggurat.test")


@pytest.fixture(autouse=True)
def _everything_is_logged() -> Iterator[None]:
    root = logging.getLogger()
    level = root.level
    root.setLevel("INFO")
    yield
    root.setLevel(level)


async def test_a_report_has_the_doctors_lines_the_settings_and_the_log_and_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "games.sqlite3"
    with keeping_recent_log(database, [TOKEN]):
        logger.info("a player was told error 1a2b3c4d, and %s was said", TOKEN)
    given = {"ZIGGURAT_DATABASE": str(database), "SENTRY_DSN": "https://key@example.org/1", "ZIGGURAT_BACKUPS": "x"}
    report = tmp_path / "report.txt"
    assert await examine_all(None, {**given, "DISCORD_TOKEN": TOKEN}, tmp_path / "none", report) == 1
    text = report.read_text("utf-8")
    assert capsys.readouterr().out.splitlines()[0] in text
    assert "ZIGGURAT_BACKUPS takes a whole number" in text
    assert "DISCORD_TOKEN is set\nSENTRY_DSN is set\nZIGGURAT_BACKUPS=x\n" in text
    assert TOKEN not in text
    assert "key@" not in text
    assert stat.S_IMODE(report.stat().st_mode) == 0o600


async def test_the_newest_lines_are_those_of_this_database(tmp_path: Path) -> None:
    database, report = tmp_path / "games.sqlite3", tmp_path / "report.txt"
    given = {"ZIGGURAT_DATABASE": str(database)}
    await examine_all(None, given, tmp_path / "none", report)
    assert report.read_text("utf-8").endswith("there is none: the bot has not run on this database\n")
    with keeping_recent_log(database, []):
        for number in range(LINES + 5):
            logger.info("line %d", number)
    await examine_all(None, given, tmp_path / "none", tmp_path / "second.txt")
    lines = (tmp_path / "second.txt").read_text("utf-8").splitlines()
    assert lines[-LINES].endswith("line 5")
    assert lines[-1].endswith(f"line {LINES + 4}")


async def test_what_is_there_already_is_not_written_over(tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    report.write_text("mine")
    for file, why in ((report, "is there already"), (tmp_path / "no" / "folder.txt", "cannot be written (")):
        with pytest.raises(NoReport, match="name another file") as error:
            await examine_all(None, {"ZIGGURAT_DATABASE": str(tmp_path / "a")}, tmp_path / "none", file)
        assert why in str(error.value)
    assert report.read_text() == "mine"


def test_the_file_stays_small_and_the_one_before_it_is_read_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recent_log, "MOST_BYTES", 1000)
    database = tmp_path / "games.sqlite3"
    with keeping_recent_log(database, []):
        for number in range(100):
            logger.info("line %d", number)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["games.log", "games.log.1"]
    assert all(file.stat().st_size <= 1000 for file in files)
    numbers = [int(line.rpartition(" ")[2]) for line in recent_lines(database, 1000)]
    assert numbers == list(range(numbers[0], 100))
    assert len(numbers) > 10
    assert stat.S_IMODE(files[0].stat().st_mode) == 0o600


def test_where_no_file_can_be_written_the_bot_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "games.log").mkdir()
    with keeping_recent_log(tmp_path / "games.sqlite3", []):
        logger.info("heard")
    assert "cannot be kept in" in caplog.text
    assert "heard" in caplog.text


def test_a_full_disk_is_no_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with keeping_recent_log(tmp_path / "games.sqlite3", []):
        handler = logging.getLogger().handlers[-1]

        def full(*_: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(handler.stream, "flush", full)
        logger.info("lost")
        monkeypatch.undo()
    assert "No space" not in capsys.readouterr().err
