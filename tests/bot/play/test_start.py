"""``python -m bot`` as a program: with no token it is ready to play; what keeps it from starting is one sentence."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from bot.local import LocalDiscord
from bot.store import Store
from tests.bot.play.processes import failure, process
from tests.waiting import HANG, ends

RUNNER = ("-m", "tests.bot.play.runner")
SECRET = "MTIzNDU2Nzg5.secret.token-of-the-operator"


async def test_without_a_token_it_opens_the_local_discord_and_ends_when_told(tmp_path: Path) -> None:
    async with process(tmp_path, "-m", "bot") as bot:
        assert bot.stdout is not None
        line = (await ends(bot.stdout.readline())).decode().strip()
        assert line.startswith("No DISCORD_TOKEN in .env: the local Discord is open at http://127.0.0.1:")
        address = line.rpartition(" ")[2]
        async with aiohttp.ClientSession() as session:
            async with session.get(address) as page:
                assert page.status == 200
                assert "<html" in await page.text()
            async with asyncio.timeout(HANG):
                while True:
                    async with session.get(f"{address}local/state?user=Ana") as answer:
                        state = await answer.json()
                    if {"game", "tigris", "play"} <= {command["name"] for command in state["commands"]}:
                        break
                    await asyncio.sleep(0.05)
        bot.send_signal(signal.SIGTERM)
        assert await ends(bot.wait()) == 0
        assert bot.stderr is not None
        assert b"Traceback" not in await bot.stderr.read()
    assert (tmp_path / "games.sqlite3").is_file()


async def test_a_token_that_discord_refuses(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        said = await failure(tmp_path, *RUNNER, local.api_base, DISCORD_TOKEN=SECRET)
    assert said == "Discord refuses the token: copy it again from the developer portal to .env."


async def test_no_network(tmp_path: Path) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{unused.getsockname()[1]}/api/v10"
        said = await failure(tmp_path, *RUNNER, address, DISCORD_TOKEN=SECRET)
    assert said == "Discord cannot be reached: check this machine's network, then start again."


@pytest.mark.nightly
async def test_discord_answers_with_an_error_of_its_own(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        local.fail_next("GET", "/users/@me", 418, {"message": "I'm a teapot", "code": 0})
        said = await failure(tmp_path, *RUNNER, local.api_base, DISCORD_TOKEN=SECRET)
    assert said == "Discord refuses to let the bot start (418 I'm a teapot). Try again later."


@pytest.mark.nightly
async def test_a_server_where_the_bot_is_not(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        settings = {"DISCORD_TOKEN": local.token, "ZIGGURAT_GUILD": "123"}
        said = await failure(tmp_path, *RUNNER, local.api_base, **settings)
    assert said == "The bot is not on the server 123: invite it there, or change ZIGGURAT_GUILD."


async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "games.sqlite3")).close()
    with sqlite3.connect(tmp_path / "games.sqlite3") as database:
        database.execute("PRAGMA user_version = 9999")
    said = await failure(tmp_path, "-m", "bot")
    assert "was written by a newer version of Ziggurat (format 9999" in said
    assert "install that version or a later one" in said


@pytest.mark.nightly
async def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_text("no database, but a text\n" * 100)
    said = await failure(tmp_path, "-m", "bot")
    assert "games.sqlite3" in said


@pytest.mark.nightly
async def test_a_place_where_no_database_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = await failure(tmp_path, "-m", "bot", ZIGGURAT_DATABASE=str(tmp_path / "file" / "games.sqlite3"))
    assert "ZIGGURAT_DATABASE" in said


@pytest.mark.nightly
async def test_a_place_where_the_local_discord_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = await failure(tmp_path, "-m", "bot", ZIGGURAT_LOCAL_FOLDER=str(tmp_path / "file" / "discord"))
    assert "ZIGGURAT_LOCAL_FOLDER" in said


@pytest.mark.nightly
async def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = await failure(tmp_path, "-m", "bot", ZIGGURAT_LOCAL_PORT=port)
    assert said.startswith(f"The local Discord cannot listen on port {port} (")
    assert said.endswith("set ZIGGURAT_LOCAL_PORT to a free one.")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("ZIGGURAT_LANGUAGE", "fr", "ZIGGURAT_LANGUAGE takes en or es, not 'fr'."),
        ("ZIGGURAT_LOG_LEVEL", "loud", "ZIGGURAT_LOG_LEVEL takes DEBUG, INFO, WARNING or ERROR, not 'loud'."),
        ("ZIGGURAT_LOCAL_PORT", "eighty", "ZIGGURAT_LOCAL_PORT takes a whole number, not 'eighty'."),
        ("ZIGGURAT_LOCAL_PORT", "70000", "ZIGGURAT_LOCAL_PORT takes 0 to 65535, not 70000."),
        ("ZIGGURAT_GUILD", "my server", "ZIGGURAT_GUILD takes a whole number, not 'my server'."),
    ],
)
async def test_a_setting_that_cannot_be_used(tmp_path: Path, name: str, value: str, said: str) -> None:
    assert await failure(tmp_path, "-m", "bot", **{name: value}) == said
