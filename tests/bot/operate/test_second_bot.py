"""One bot on one database: a second one is refused, programs work beside it, after a kill the next one serves."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from bot.operate.database.lock import MOMENT, is_running, serving, using
from bot.store.errors import StoreUnavailable
from tests.bot.harness import until
from tests.bot.operate.test_backup import names
from tests.bot.operate.test_programs import RUNNER, a_game, said
from tests.bot.play.processes import failure, process

REFUSED = "Another bot is running on the database"


@pytest.mark.nightly
async def test_a_second_bot_is_refused_and_after_a_kill_the_next_one_serves(tmp_path: Path) -> None:
    await a_game(tmp_path)
    (tmp_path / "else").mkdir()
    link = tmp_path / "else" / "link.sqlite3"
    link.symlink_to(tmp_path / "games.sqlite3")
    async with LocalDiscord() as local:
        given = {"DISCORD_TOKEN": local.token}
        async with process(tmp_path, *RUNNER, local.api_base, **given) as first:
            await until(lambda: local.gateway.connected and bool(local.world.commands))
            before = names(tmp_path)
            for database in (tmp_path / "games.sqlite3", link):
                words = await failure(tmp_path, *RUNNER, local.api_base, ZIGGURAT_DATABASE=str(database), **given)
                assert words.startswith(REFUSED)
                assert "so stop that one first" in words
            assert names(tmp_path) == before
            # What an operator types works beside it.
            assert (await said(tmp_path, "-m", "bot", "tables")).startswith("1  tigris, playing")
            assert "the copy is sound" in await said(tmp_path, "-m", "bot", "backup", "copy.sqlite3")
            assert "a bot is running" in await said(tmp_path, "-m", "bot", "doctor")
            assert "stop every bot there first" in await failure(tmp_path, "-m", "bot", "restore", "copy.sqlite3")
            first.send_signal(signal.SIGKILL)
            await first.wait()
        await until(lambda: not local.gateway.connected)
        async with process(tmp_path, *RUNNER, local.api_base, **given) as second:
            await until(lambda: local.gateway.connected)
            assert is_running(tmp_path / "games.sqlite3")
            second.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(second.wait(), 60) == 0
    assert not is_running(tmp_path / "games.sqlite3")


def test_programs_that_use_a_database_are_no_bot(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    with using(path), using(path):
        assert not is_running(path)
        with serving(path):
            assert is_running(path)
            with pytest.raises(StoreUnavailable) as error, serving(path):
                pass
            assert error.value.reason == "served"
    assert not is_running(path)
    with serving(path):
        assert is_running(path)


def test_who_only_asks_at_that_moment_keeps_no_bot_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite3"
    asking = serving(path)
    asking.__enter__()
    waited: list[float] = []

    def over(seconds: float) -> None:
        waited.append(seconds)
        asking.__exit__(None, None, None)

    monkeypatch.setattr("bot.operate.database.lock.time.sleep", over)
    with serving(path):
        assert waited == [MOMENT]
