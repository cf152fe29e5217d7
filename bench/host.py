"""Real time from an interaction to its first acknowledgement, over the local Discord, with many games running."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from bot.app import Ziggurat
from bot.config import Settings
from bot.local import LocalDiscord
from bot.local.client import LocalUser
from bot.store import SqliteStore
from bot.tables import Tables

Json = dict[str, Any]


def measure(games: int = 50, moves: int = 300, at_once: int = 4) -> dict[str, float]:
    """Open ``games`` tables, play ``moves`` moves by slash command, ``at_once`` players at a time.

    Gives back acknowledgement p50 / p99 in ms, time to the posted board p50 in ms, and requests of the bot per move.
    Server, bot, pictures and players share one process and its cores, so the real thing is faster.
    """
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        return asyncio.run(_measure(Path(folder), games, moves, at_once))


async def _measure(folder: Path, games: int, moves: int, at_once: int) -> dict[str, float]:
    requests: list[str] = []
    async with LocalDiscord(folder=folder / "discord") as local:
        local.on_request(lambda method, path, *_: requests.append(f"{method} {path}"))
        with local.point_discord_py():
            store = await SqliteStore.open(folder / "games.sqlite3")
            tables = Tables(store, seed_source=lambda: 7)
            bot = Ziggurat(Settings(database=folder / "games.sqlite3"), tables)
            running = asyncio.create_task(bot.start(local.token))
            await _until(bot.is_ready)
            async with LocalUser(local.web_url, "Ana") as user:
                channels = [await _open(user, tables) for _ in range(games)]
                before = len(requests)
                acks, boards = await _play(user, tables, channels, moves, at_once)
            await bot.close()
            await running
            await store.close()
    acks.sort()
    boards.sort()
    return {
        "games": games,
        "moves": len(acks),
        "ack_p50_ms": round(acks[len(acks) // 2], 1),
        "ack_p99_ms": round(acks[min(len(acks) - 1, int(len(acks) * 0.99))], 1),
        "board_p50_ms": round(boards[len(boards) // 2], 1),
        "requests_per_move": round((len(requests) - before) / len(acks), 2),
    }


async def _open(user: LocalUser, tables: Tables) -> int:
    """A table in a thread of its own: one person against a computer."""
    channel = await user.channel("games")
    known = {table.id for table in tables.open_tables()}
    await user.slash("game new", channel, {"game": "tigris", "seats": 2, "options": "end-of-turn=at-once"})
    await _until(lambda: any(table.id not in known and table.posted_revision for table in tables.open_tables()))
    table = next(table for table in tables.open_tables() if table.id not in known)
    await user.slash("game start", table.channel_id)
    await _until(lambda: _shown(tables, table.id, table.revision))
    return table.channel_id


async def _until(done: Callable[[], bool]) -> None:
    """Look every few milliseconds: what is measured must not be told."""
    while not done():  # noqa: ASYNC110
        await asyncio.sleep(0.005)


def _shown(tables: Tables, table_id: int, beyond: int) -> bool:
    """Whether a table has moved beyond a revision and all of it has been posted."""
    now = tables.get(table_id)
    return now is None or (now.revision > beyond and now.posted_revision >= now.revision)


async def _play(
    user: LocalUser, tables: Tables, channels: list[int], moves: int, at_once: int
) -> tuple[list[float], list[float]]:
    acks: list[float] = []
    boards: list[float] = []
    turns = iter(range(moves))

    async def player(mine: list[int]) -> None:
        for number in turns:
            channel = mine[number % len(mine)]
            open_table = tables.at(channel)
            if open_table is None:
                continue
            ask = (await tables.match(open_table.id)).ask_of(0)
            table = tables.at(channel)
            if ask is None or table is None:
                continue
            start = time.perf_counter()
            outcome = await user.slash(
                "tigris pass" if ask.key == "action" else "tigris commit", channel, _typed(ask.key)
            )
            acks.append(outcome.ack_ms)
            await _until(partial(_shown, tables, table.id, table.revision))
            boards.append((time.perf_counter() - start) * 1000)

    share = -(-len(channels) // at_once)
    await asyncio.gather(*(player(channels[part * share : (part + 1) * share]) for part in range(at_once)))
    return acks, boards


def _typed(key: str) -> Json:
    return {"tiles": 0} if key.startswith("commit") else {}
