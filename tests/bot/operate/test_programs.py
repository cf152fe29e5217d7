"""``python -m bot`` and its parts as programs: what an operator types, sees and gets."""

from __future__ import annotations

import asyncio
import json
import signal
import stat
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from bot.local.client import LocalUser
from bot.store.copies import must_be_sound
from tests.bot.harness import Json, custom_id, labels, until
from tests.bot.operate.test_backup import names
from tests.bot.play.processes import failure, process
from tests.bot.tables.room import BEN, Room
from tests.night import at_night, each
from tests.waiting import HANG, ends

RUNNER = ("-m", "tests.bot.play.runner")
MESSAGES = r"/channels/\d+/messages"
FIRST = "first-player=first-seat"


async def said(folder: Path, *words: str, code: int = 0, **settings: str) -> str:
    """What the program writes to standard output; its exit code must be this one."""
    async with process(folder, *words, **settings) as program:
        out, err = await ends(program.communicate())
    assert program.returncode == code, err.decode()
    return out.decode()


async def a_game(folder: Path) -> None:
    room = await Room.at(folder / "games.sqlite3")
    await room.play_on(await room.playing(BEN), 12)
    await room.lobby(channel=78)
    await room.tables.shut_down()


@pytest.mark.nightly
async def test_a_game_is_backed_up_restored_exported_and_played_again(tmp_path: Path) -> None:
    await a_game(tmp_path)
    told = await said(tmp_path, "-m", "bot", "backup", "copy.sqlite3")
    assert told.startswith(f"{tmp_path}/games.sqlite3 has been copied to copy.sqlite3 (")
    must_be_sound(tmp_path / "copy.sqlite3")
    told = await said(tmp_path, "-m", "bot", "restore", "copy.sqlite3")
    assert f"copy.sqlite3 is in place as {tmp_path}/games.sqlite3.\nWhat was there is now" in told
    assert len([name for name in names(tmp_path) if name.startswith("games.before-")]) == 1
    await said(tmp_path, "-m", "bot", "export", "1", "--out", "game.json")
    assert stat.S_IMODE((tmp_path / "game.json").stat().st_mode) == 0o600
    again = await said(tmp_path, "-m", "engine", "replay", "game.json", "--json")
    assert json.loads(again) | {"game": "tigris", "same": True, "answers": 12, "over": False} == json.loads(again)
    written = await said(tmp_path, "-m", "bot", "export", "1")
    assert written == (tmp_path / "game.json").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    each(
        3,
        [
            (("export", "2"), "Table 2 has not begun: there is no game yet."),
            (("export", "9"), "There is no table 9 in "),
            (("backup", "games.sqlite3"), "give the copy another name"),
            (("restore", "games.sqlite3"), "is the database itself"),
            (("restore", "nothing"), "There is no database nothing"),
            (("export", "1", "--out", "games.sqlite3"), "games.sqlite3 is there already"),
            (("export", "1", "--out", "no/such/folder"), "no/such/folder cannot be written ("),
        ],
    ),
)
async def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    await a_game(tmp_path)
    assert told in await failure(tmp_path, "-m", "bot", *words)


async def test_the_doctor_ends_with_how_many_are_bad(tmp_path: Path) -> None:
    await a_game(tmp_path)
    assert (await said(tmp_path, "-m", "bot", "doctor")).endswith("failures: 0, warnings: 1\n")
    token = "MTIz.no.token"
    async with LocalDiscord() as local:
        told = await said(tmp_path, *RUNNER, local.api_base, "doctor", code=1, DISCORD_TOKEN=token)
    assert "failure  token       Discord refuses it -> copy it again" in told
    assert token not in told


@pytest.mark.parametrize(
    ("setting", "value", "told"),
    [
        ("SENTRY_DSN", "nowhere", "SENTRY_DSN is not an address that Sentry gives out: copy it again"),
        at_night(("ZIGGURAT_METRICS_PORT", "1", "Metrics cannot be served on port 1 (")),
    ],
)
async def test_extras_that_cannot_be_had(tmp_path: Path, setting: str, value: str, told: str) -> None:
    if setting == "ZIGGURAT_METRICS_PORT":
        server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        value = str(server.sockets[0].getsockname()[1])
        told = told.replace("1", value, 1)
    assert told in await failure(tmp_path, "-m", "bot", **{setting: value})


async def with_button(user: LocalUser, channel: str, label: str) -> Json:
    """The newest message that has this button, once it is there."""
    async with asyncio.timeout(HANG):
        while True:
            found = [message for message in await user.messages(channel) if label in labels(message)]
            if found:
                return found[-1]
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.nightly)])
@pytest.mark.nightly
async def test_told_to_stop_it_finishes_what_a_player_has_begun_and_says_nothing_twice(
    tmp_path: Path, how: signal.Signals
) -> None:
    async with LocalDiscord() as local, LocalUser(local.web_url, "Ana") as ana:
        place = str(local.world.text_channel("games").id)
        settings = {"DISCORD_TOKEN": local.token, "ZIGGURAT_LOG_FORMAT": "json", "ZIGGURAT_METRICS_PORT": "0"}
        async with process(tmp_path, *RUNNER, local.api_base, **settings) as bot:
            await until(lambda: local.gateway.connected and bool(local.world.commands))
            # She begins: no computer has begun to think when the bot is told to stop, and answers after the next start.
            wishes = {"game": "tigris", "seats": 2, "where": "here", "language": "en", "options": FIRST}
            await ana.slash("game new", place, wishes)
            lobby = await with_button(ana, place, "Start")
            # The board waits for Discord while the bot is told to stop.
            waits = asyncio.Event()
            local.on_request(lambda verb, path, body, status, reply: waits.set() if status == 429 else None)
            local.rate_limit_next("POST", MESSAGES, retry_after=0.7)
            await ana.click(lobby["id"], custom_id(lobby, "Start"), place)
            await ends(waits.wait())
            bot.send_signal(how)
            assert await ends(bot.wait()) == 0
            assert bot.stderr is not None
            lines = [json.loads(line) for line in (await bot.stderr.read()).decode().splitlines()]
        assert "told to stop" in [line["message"] for line in lines]
        assert [line for line in lines if line["level"] == "ERROR" or "trace" in line] == []
        assert local.token not in str(lines)
        shown = await ana.messages(place)
        assert len([message for message in shown if message["attachments"] and not message["ephemeral"]]) == 1
        async with process(tmp_path, *RUNNER, local.api_base, **settings) as bot:
            await until(lambda: local.gateway.connected)
            bot.send_signal(signal.SIGTERM)
            assert await ends(bot.wait()) == 0
        assert await ana.messages(place) == shown
    assert [name for name in names(tmp_path / "var" / "backups") if "daily" in name]
