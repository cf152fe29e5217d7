"""``python -m bot tables``, ``close``, ``block``, ``unblock``, ``blocked``: as programs, beside a bot or without."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from bot.local.client import LocalUser
from bot.operate.recent_log import recent_lines
from tests.bot.harness import custom_id, until
from tests.bot.operate.test_backup import names
from tests.bot.operate.test_programs import RUNNER, a_game, said, with_button
from tests.bot.play.processes import failure, process
from tests.bot.tables.room import ANA, BEN, Room
from tests.night import each
from tests.waiting import HANG, ends

WAITS = "No bot runs on this database: it is written down, and done at the next start.\n"


@asynccontextmanager
async def running(folder: Path, local: LocalDiscord) -> AsyncIterator[None]:
    """A bot as a process of its own, told to stop at the end."""
    async with process(folder, *RUNNER, local.api_base, DISCORD_TOKEN=local.token) as bot:
        await until(lambda: local.gateway.connected and bool(local.world.commands))
        yield
        bot.send_signal(signal.SIGTERM)
        assert await ends(bot.wait()) == 0
    await until(lambda: not local.gateway.connected)


async def told(user: LocalUser, channel: str, words: str) -> None:
    """Wait until a message says so; it is said once."""
    async with asyncio.timeout(HANG):
        while True:
            found = [message for message in await user.messages(channel) if words in message["content"]]
            if found:
                break
            await asyncio.sleep(0.05)
    assert len(found) == 1


async def test_tables_are_listed_for_people_and_for_programs(tmp_path: Path) -> None:
    await a_game(tmp_path)
    game, lobby = (await said(tmp_path, "-m", "bot", "tables")).splitlines()
    assert game.startswith("1  tigris, playing, opened 1970-01-01T00:16:40Z, server 9, channel 77: ")
    assert f"Ana ({ANA}), user {BEN} ({BEN}); waits for " in game
    assert lobby.startswith("2  tigris, lobby, ")
    listed = json.loads(await said(tmp_path, "-m", "bot", "tables", "--json", "--server", "9"))
    assert [(table["table"], table["status"], table["server"]) for table in listed] == [
        (1, "playing", 9),
        (2, "lobby", 9),
    ]
    assert [player["person"] for player in listed[0]["players"]] == [ANA, BEN]
    assert await said(tmp_path, "-m", "bot", "tables", "--server", "10") == "No table is open.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    each(
        4,
        [
            (("close", "9"), "There is no table 9: python -m bot tables lists those that are open."),
            (("close", "99999999999999999999999"), "There is no table 99999999999999999999999"),
            (("block", "person", "0"), "0 is no id of a person"),
            (("block", "server", "99999999999999999999999"), "is no id of a server"),
            (("unblock", "person", "5"), "The person 5 is not blocked: python -m bot blocked lists who is."),
            (("rewind", "9", "1", "--reason", "x"), "There is no table 9"),
            (("rewind", "2", "1", "--reason", "x"), "Table 2 has not begun: there is no game to set back yet."),
            (("rewind", "1", "13", "--reason", "x"), "Table 1 has no answer 13: name one from 1 to 12;"),
            (("rewind", "1", "0", "--reason", "x"), "Table 1 has no answer 0"),
            (("rewind", "1", "1"), "Say why with --reason TEXT: everybody at the table reads it."),
            (("rewind", "1", "1", "--reason", " \n"), "Say why with --reason TEXT"),
            (("rewind", "1", "1", "--reason", "x" * 201), "The reason has more than 200 characters"),
            (("answers", "2"), "Table 2 has not begun"),
        ],
    ),
)
async def test_what_makes_no_sense_is_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    await a_game(tmp_path)
    assert sentence in await failure(tmp_path, "-m", "bot", *words)


@pytest.mark.parametrize("words", each(4, ["close 1", "tables", "block person 5", "blocked"]))
async def test_without_a_database_nothing_is_made(tmp_path: Path, words: str) -> None:
    assert "There is no database" in await failure(tmp_path, "-m", "bot", *words.split())
    assert names(tmp_path) == []


@pytest.mark.nightly
async def test_blocks_are_listed_with_their_reasons_and_made_once(tmp_path: Path) -> None:
    await a_game(tmp_path)
    assert await said(tmp_path, "-m", "bot", "blocked") == "Nobody is blocked.\n"
    assert await said(tmp_path, "-m", "bot", "block", "person", "5", "--reason", "spam\n\x1b[31m" + "x" * 500) == WAITS
    assert "blocked already" in await failure(tmp_path, "-m", "bot", "block", "person", "5")
    line = await said(tmp_path, "-m", "bot", "blocked")
    assert line.startswith("person 5 since 20")
    assert "Z: spam [31mxxx" in line
    assert len(line) < 260
    assert await said(tmp_path, "-m", "bot", "unblock", "person", "5") == WAITS
    assert await said(tmp_path, "-m", "bot", "blocked") == "Nobody is blocked.\n"


@pytest.mark.nightly
async def test_beside_a_running_bot_it_is_done_within_seconds_and_the_players_are_told(tmp_path: Path) -> None:
    async with LocalDiscord() as local, LocalUser(local.web_url, "Ana") as ana:
        place = str(local.world.text_channel("games").id)
        await ana.set(locale="en-US")
        async with running(tmp_path, local):
            await ana.slash("game new", place, {"game": "tigris", "seats": 2, "where": "here", "language": "en"})
            lobby = await with_button(ana, place, "Start")
            await ana.click(lobby["id"], custom_id(lobby, "Start"), place)
            await with_button(ana, place, "Play")
            done = await said(tmp_path, "-m", "bot", "close", "1", "--reason", "moving *house*")
            assert done == "Table 1 is closed, and its players are told.\n"
            await told(ana, place, "Whoever runs the bot has closed the table: “moving \\*house\\*”")
            assert "is not open any more" in await failure(tmp_path, "-m", "bot", "close", "1")
            done = await said(tmp_path, "-m", "bot", "block", "person", str(ana.id))
            became = "computers have their seats (alone, their tables are closed)"
            assert done == f"The person {ana.id} is blocked, and {became}.\n"
            await ana.slash("game new", place, {"game": "tigris", "seats": 2, "where": "here"})
            await told(ana, place, "Whoever runs the bot has blocked you")
            done = await said(tmp_path, "-m", "bot", "unblock", "person", str(ana.id))
            assert done == f"The person {ana.id} is not blocked any more.\n"
            lines = recent_lines(tmp_path / "games.sqlite3", 400)
            assert any("ziggurat.app: ready as" in line for line in lines)
            assert local.token not in "\n".join(lines)
            await ana.slash("game new", place, {"game": "tigris", "seats": 2, "where": "here"})
            assert await with_button(ana, place, "Start")


@pytest.mark.nightly
async def test_what_was_ordered_while_no_bot_ran_is_done_and_told_at_its_start(tmp_path: Path) -> None:
    async with LocalDiscord() as local, LocalUser(local.web_url, "Ana") as ana:
        place = str(local.world.text_channel("games").id)
        async with running(tmp_path, local):
            await ana.slash("game new", place, {"game": "tigris", "seats": 2, "where": "here", "language": "es"})
            await with_button(ana, place, "Empezar")
        assert await said(tmp_path, "-m", "bot", "close", "1") == WAITS
        assert (await said(tmp_path, "-m", "bot", "tables")).startswith("1  tigris, lobby")
        async with running(tmp_path, local):
            await told(ana, place, "Quien lleva el bot ha cerrado la mesa.")
        async with running(tmp_path, local):
            assert await said(tmp_path, "-m", "bot", "tables") == "No table is open.\n"
        await told(ana, place, "Quien lleva el bot ha cerrado la mesa.")


async def test_a_closed_game_is_not_set_back(tmp_path: Path) -> None:
    room = await Room.at(tmp_path / "games.sqlite3")
    table = await room.play_on(await room.playing(BEN), 3)
    await room.tables.lifecycle.close(table.id, ANA)
    await room.tables.shut_down()
    assert "Table 1 was closed" in await failure(tmp_path, "-m", "bot", "rewind", "1", "1", "--reason", "x")


@pytest.mark.nightly
async def test_without_a_bot_setting_back_is_written_down_and_done_at_the_next_start(tmp_path: Path) -> None:
    await a_game(tmp_path)
    listed = (await said(tmp_path, "-m", "bot", "answers", "1")).splitlines()
    assert [line.split()[0] for line in listed] == sorted((line.split()[0] for line in listed), key=int)
    assert listed[-1].startswith("12  ")
    assert await said(tmp_path, "-m", "bot", "rewind", "1", "5", "--reason", "a fault") == WAITS
    async with LocalDiscord() as local, running(tmp_path, local):
        await until(lambda: not _waiting(tmp_path))
    room = await Room.at(tmp_path / "games.sqlite3")
    match = await room.tables.match(1)
    assert [answer.undone_at is None for answer in match.record] == [True] * 4 + [False] * 8
    assert [notice.args["reason"] for notice in await room.tables.store.notices(1)] == ["a fault"]
    await room.tables.shut_down()


def _waiting(folder: Path) -> int:
    """How many orders wait."""
    with closing(sqlite3.connect(folder / "games.sqlite3")) as db:
        return int(db.execute("SELECT count(*) FROM orders").fetchone()[0])


@pytest.mark.nightly
async def test_beside_a_running_bot_a_game_is_set_back_within_seconds_and_the_players_are_told(tmp_path: Path) -> None:
    async with LocalDiscord() as local, LocalUser(local.web_url, "Ana") as ana:
        place = str(local.world.text_channel("games").id)
        await ana.set(locale="en-US")
        async with running(tmp_path, local):
            asked = {
                "game": "tigris",
                "seats": 2,
                "where": "here",
                "language": "en",
                "options": "first-player=first-seat",
            }
            await ana.slash("game new", place, asked)
            lobby = await with_button(ana, place, "Start")
            await ana.click(lobby["id"], custom_id(lobby, "Start"), place)
            await with_button(ana, place, "Play")
            await ana.slash("tigris pass", place)
            done = await said(tmp_path, "-m", "bot", "rewind", "1", "1", "--reason", "the *priest*")
            assert done == "Table 1 is set back to before answer 1, and its players are told.\n"
            await told(ana, place, "Whoever runs the bot has set this game back to before answer 1")
            nothing = await failure(tmp_path, "-m", "bot", "rewind", "1", "1", "--reason", "x")
            assert "Nothing has been answered at table 1 yet" in nothing


async def test_orders_survive_a_room_that_is_opened_without_them(tmp_path: Path) -> None:
    await a_game(tmp_path)
    await said(tmp_path, "-m", "bot", "block", "server", "9")
    room = await Room.at(tmp_path / "games.sqlite3")
    orders, blocks = await room.store.orders()
    assert [(order.kind, order.target) for order in orders] == [("block-server", 9)]
    assert [(block.kind, block.id) for block in blocks] == [("server", 9)]
    await room.tables.shut_down()
