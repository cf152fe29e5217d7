"""Many tables open at once, played by buttons on a local Discord that allows 50 requests a second, as Discord does.

The bot is the real program in a process of its own: what is measured is the bot's. Local Discord and players share the
measuring process.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from bench.machine import Cost, cost, spread
from bench.planting import plant
from bench.players import Players, Watcher
from bench.tables import GAMES
from bot.local import LocalDiscord
from bot.local.records import Channel
from bot.local.rest import Call, Reply
from bot.posting.pauses import PAUSE

ROOT = Path(__file__).parents[1]
REQUESTS_PER_SECOND = 50
PROGRAM = "bench.bot_process"
RESUMED = 20
"""Tables that are looked at for the first time, one after the other, before any is played."""

WARM, IDLE = 90.0, 0.03
"""Seconds after which everything is warm; of processor time in a second in which nothing is made ready any more."""

KEPT = ("PATH", "HOME", "LANG", "ZIGGURAT_PICTURE_WORKERS", "ZIGGURAT_COMPUTER_WORKERS")
"""What the bot gets of our environment: how many workers it has may be tried out."""

Figures = dict[str, float | str]

Stall = tuple[int, int]
"""A turn of the bot's event loop that took long: milliseconds on the clock, and those of its thread at work."""


class Load(msgspec.Struct, frozen=True):
    """How much to measure: open tables, tables at which somebody plays at the same time, seconds of play."""

    tables: int = 100
    at_once: int = 16
    seconds: float = 20.0
    games: tuple[str, ...] = GAMES

    @classmethod
    def asked_for(cls) -> Load:
        """As BENCH_TABLES, BENCH_AT_ONCE, BENCH_SECONDS and BENCH_GAMES (names with commas) say."""
        usual = cls()
        return cls(
            int(os.environ.get("BENCH_TABLES", usual.tables)),
            int(os.environ.get("BENCH_AT_ONCE", usual.at_once)),
            float(os.environ.get("BENCH_SECONDS", usual.seconds)),
            tuple(os.environ.get("BENCH_GAMES", ",".join(usual.games)).split(",")),
        )


def measure(load: Load | None = None) -> Figures:
    """Start, resume, play calmly (one click after the other) and in a rush (many players at the same time)."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        return asyncio.run(_measure(Path(folder), load or Load.asked_for()))


class Bot:
    """The bot's process."""

    def __init__(self, process: asyncio.subprocess.Process, started_ms: float, stalls: list[Stall]) -> None:
        self.process = process
        self.started_ms = started_ms
        self.stalls = stalls

    def cost(self) -> Cost:
        """What it costs now."""
        return cost(self.process.pid)

    def longest_stall(self) -> int:
        """Milliseconds that its event loop stood still at most since the last look; 0 for less than 15."""
        longest = max((on_the_clock for on_the_clock, _ in self.stalls), default=0)
        self.stalls.clear()
        return longest

    def longest_work(self) -> int:
        """Milliseconds of processor time of the longest turn of its event loop since the last look for stalls; 0 for
        less than 15 on the clock.
        """
        return max((at_work for _, at_work in self.stalls), default=0)


@asynccontextmanager
async def running_bot(local: LocalDiscord, database: Path) -> AsyncIterator[Bot]:
    """The bot over a database, from when it listens to Discord until it has ended."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    settings = {
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": local.token,
        "ZIGGURAT_DATABASE": str(database),
        "ZIGGURAT_BACKUP_FOLDER": str(database.parent / "backups"),
        "ZIGGURAT_LOG_LEVEL": "WARNING",
    }
    begun = time.perf_counter()
    arguments = ("-m", PROGRAM, local.api_base)
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, env=kept | settings, cwd=database.parent, stderr=asyncio.subprocess.PIPE
    )
    stalls: list[Stall] = []
    reading = asyncio.create_task(_read_stalls(process, stalls))
    try:
        while not local.gateway.connected:
            if process.returncode is not None:
                raise RuntimeError("the bot ended before it was connected")
            await asyncio.sleep(0.005)
        yield Bot(process, (time.perf_counter() - begun) * 1000, stalls)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()
        await reading


async def _read_stalls(process: asyncio.subprocess.Process, stalls: list[Stall]) -> None:
    """Note every stall that the bot logs; what else it says is passed on."""
    assert process.stderr is not None
    async for line in process.stderr:
        found = re.search(rb"stood still for (\d+) ms, at work for (\d+) ms", line)
        if found is not None:
            stalls.append((int(found[1]), int(found[2])))
        else:
            sys.stderr.buffer.write(line)


class Spent:
    """Requests of the bot and the bytes of their files, by what they are for."""

    def __init__(self, local: LocalDiscord) -> None:
        self.requests: Counter[str] = Counter()
        self.uploaded: Counter[str] = Counter()
        self._local = local
        local.on_call(self._note)

    def _note(self, method: str, path: str, call: Call, reply: Reply) -> None:
        what = purpose(self._local, method, path, call.body, reply.status)
        self.requests[what] += 1
        self.uploaded[what] += sum(len(upload.data) for upload in call.uploads.values())

    def clear(self) -> None:
        """Begin to count anew."""
        self.requests.clear()
        self.uploaded.clear()


async def _measure(folder: Path, load: Load) -> Figures:
    async with LocalDiscord(folder=folder / "discord", requests_per_second=REQUESTS_PER_SECOND) as local:
        async with running_bot(local, folder / "empty.sqlite3") as bot:
            figures: Figures = {
                "tables": load.tables,
                "start_ms_no_tables": round(bot.started_ms),
                "memory_mb_no_tables": bot.cost().megabytes,
                "memory_mb_workers_no_tables": bot.cost().children_megabytes,
                "start_loop_longest_ms": bot.longest_work(),
                "start_longest_stall_ms": bot.longest_stall(),
            }
        watcher, database = Watcher(local), folder / "games.sqlite3"
        await plant(database, local, load.tables, max(4, min(100, load.tables)), load.games)
        figures["database_mb"] = round(database.stat().st_size / 2**20, 1)
        for channel in local.world.channels.values():
            if channel.is_thread and channel.last_message_id is not None:
                found = local.world.store.message(channel.last_message_id)
                assert found is not None
                watcher.boards[channel.id] = found
        tables = [channel for channel in local.world.channels.values() if channel.is_thread]
        spent = Spent(local)
        async with running_bot(local, database) as bot:
            figures["start_ms"] = round(bot.started_ms)
            figures["memory_mb_at_start"] = bot.cost().megabytes
            figures |= await _resume(local, watcher, tables)
            figures["resume_longest_stall_ms"] = bot.longest_stall()
            # What a start makes ready happens once, however much is played afterwards.
            figures |= await _warmed(bot)
            for name, at_once in (("calm", 1), ("rush", min(load.at_once, load.tables))):
                spent.clear()
                old = _old_boards(database)
                players, before, ours = Players(local, watcher), bot.cost(), time.process_time()
                took = await players.play(tables, at_once, load.seconds)
                # What waits for a pause in a turn belongs to what it cost.
                await asyncio.sleep(PAUSE + 1)
                figures |= {f"{name}_{key}": value for key, value in _facts(players, took, before, bot.cost()).items()}
                figures |= {f"{name}_{key}": value for key, value in _spent(spent, players.answers, took).items()}
                left = (_old_boards(database) - old) / max(1, players.answers)
                figures[f"{name}_requests_per_answer_left_for_a_quiet_minute"] = round(left, 2)
                counted = float(figures[f"{name}_requests_per_answer_counted"])
                figures[f"{name}_requests_per_answer_counted_with_those_left"] = round(counted + left, 2)
                figures[f"{name}_loop_longest_ms"] = bot.longest_work()
                figures[f"{name}_cpu_share_of_discord_and_players"] = round((time.process_time() - ours) / took, 2)
                figures[f"{name}_longest_stall_ms"] = bot.longest_stall()
            figures["memory_mb_at_end"] = bot.cost().megabytes
            figures["memory_mb_workers_at_end"] = bot.cost().children_megabytes
            figures["memory_mb_of_all_at_end_shared_once"] = bot.cost().shared_once
    return figures


def _old_boards(database: Path) -> int:
    """How many boards have a successor and still have their buttons: one request each, when it is quiet."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        return int(db.execute("SELECT count(*) FROM posts WHERE kind LIKE 'old-%'").fetchone()[0])


async def _resume(local: LocalDiscord, watcher: Watcher, tables: list[Channel]) -> Figures:
    """From a click on Play to the panel: of tables that were not touched since the start, and again."""
    found: Figures = {}
    chosen = tables[: RESUMED + 2]
    for name in ("resume_ms_first", "resume_ms_again"):
        players = Players(local, watcher)
        for table in chosen:
            called = int(re.findall(r"<@(\d+)>", watcher.boards[table.id].content)[0])
            await players.open_panel(local.world.users[called], table)
        # The first two warm up what all tables share.
        found[name] = round(median(players.panels[min(2, len(players.panels) - 1) :]), 1)
    return found


async def _warmed(bot: Bot) -> Figures:
    """Wait until the bot and its workers are idle; processor time since they began, which no answer is charged."""
    deadline, cost = time.perf_counter() + WARM, bot.cost()
    while time.perf_counter() < deadline:
        await asyncio.sleep(1)
        before, cost = cost, bot.cost()
        if cost.cpu_seconds + cost.children_cpu_seconds - before.cpu_seconds - before.children_cpu_seconds <= IDLE:
            break
    return {
        "cpu_ms_until_warm_bot": round(cost.cpu_seconds * 1000),
        "cpu_ms_until_warm_workers": round(cost.children_cpu_seconds * 1000),
    }


def _facts(players: Players, took: float, before: Cost, after: Cost) -> Figures:
    cpu = after.cpu_seconds - before.cpu_seconds
    workers = after.children_cpu_seconds - before.children_cpu_seconds
    answers = max(1, players.answers)
    return {
        "seconds": round(took, 1),
        "clicks": players.interactions,
        "answers": players.answers,
        "answers_per_second": round(players.answers / took, 2),
        **spread("ack", players.acks),
        **spread("panel", players.panels),
        **spread("board", players.boards),
        "cpu_ms_per_answer": round((cpu + workers) * 1000 / answers),
        "cpu_ms_per_answer_bot": round(cpu * 1000 / answers),
        "cpu_ms_per_answer_workers": round(workers * 1000 / answers),
        "loop_cpu_ms_per_answer": round((after.first_thread_seconds - before.first_thread_seconds) * 1000 / answers, 1),
        "cpu_share": round((cpu + workers) / took, 2),
        "cpu_share_bot": round(cpu / took, 2),
        "memory_mb": after.megabytes,
        "memory_mb_workers": after.children_megabytes,
        "failures": "; ".join(f"{count} x {what}" for what, count in Counter(players.failures).items()) or 0,
    }


def _spent(spent: Spent, answers: int, took: float) -> Figures:
    """Requests and kilobytes of files for each answer, by what they are for; how many a second Discord counted."""
    counted = sum(count for what, count in spent.requests.items() if not what.startswith("free"))
    most = max(1, answers)
    found: Figures = {
        "requests_per_answer": round(spent.requests.total() / most, 2),
        "requests_per_answer_counted": round(counted / most, 2),
        "requests_per_second_counted": round(counted / took, 1),
        "kb_per_answer": round(spent.uploaded.total() / most / 1000, 1),
    }
    found |= {f"for_{what}": round(count / most, 2) for what, count in sorted(spent.requests.items())}
    return found | {
        f"kb_for_{what}": round(size / most / 1000, 1) for what, size in sorted(spent.uploaded.items()) if size
    }


def purpose(local: LocalDiscord, method: str, path: str, body: Any, status: int) -> str:
    """What a request of the bot is for. Those that begin with "free" do not count against Discord's limit."""
    if status == 429:
        return "nothing (429)"
    if path.startswith("/interactions/"):
        return "free: a panel at once" if (body or {}).get("type") == 7 else "free: acknowledging a click"
    if path.startswith("/webhooks/"):
        return "free: a panel" if path.endswith("@original") else "free: a private sentence"
    found = re.fullmatch(r"/channels/(\d+)/messages(/\d+)?", path)
    if found is None or method not in ("POST", "PATCH"):
        return f"{method} {re.sub(r'[0-9]+', 'N', path)}"
    if local.world.channel(found[1]).is_dm:
        return "a hand" if method == "PATCH" else "a hand for the first time"
    if method == "POST":
        return "a new board"
    return "buttons off an old board" if (body or {}).get("components") == [] else "the same board"
