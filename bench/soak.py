"""Many open tables for a long time, at some of which somebody always plays: does the bot's memory level off?

A line a minute goes to standard error, so that a run which is stopped early has told what it saw.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from bench.load import REQUESTS_PER_SECOND, Bot, running_bot
from bench.planting import plant
from bench.players import Players, Watcher
from bench.tables import GAMES
from bot.local import LocalDiscord
from bot.local.records import Channel

Figures = dict[str, float | str]


class Soak(msgspec.Struct, frozen=True):
    """How much to watch: open tables, seconds, players at the same time, seconds each rests between two turns."""

    tables: int = 1000
    seconds: float = 3600.0
    at_once: int = 2
    rest: float = 2.0
    every: float = 60.0
    games: tuple[str, ...] = GAMES

    @classmethod
    def asked_for(cls) -> Soak:
        """As BENCH_TABLES, BENCH_SECONDS, BENCH_AT_ONCE, BENCH_REST, BENCH_EVERY and BENCH_GAMES say."""
        usual, given = cls(), os.environ
        return cls(
            int(given.get("BENCH_TABLES", usual.tables)),
            float(given.get("BENCH_SECONDS", usual.seconds)),
            int(given.get("BENCH_AT_ONCE", usual.at_once)),
            float(given.get("BENCH_REST", usual.rest)),
            float(given.get("BENCH_EVERY", usual.every)),
            tuple(given.get("BENCH_GAMES", ",".join(usual.games)).split(",")),
        )


class Sample(msgspec.Struct, frozen=True):
    """What was seen at one moment: seconds since the start, megabytes of the bot and its workers, answers so far."""

    at: float
    megabytes: float
    answers: int


def growth(samples: Sequence[Sample]) -> float:
    """Megabytes an hour by which memory grows over these samples (least squares); 0.0 of fewer than two."""
    count = len(samples)
    if count < 2:
        return 0.0
    middle = sum(sample.at for sample in samples) / count
    height = sum(sample.megabytes for sample in samples) / count
    spread = sum((sample.at - middle) ** 2 for sample in samples)
    if not spread:
        return 0.0
    return sum((sample.at - middle) * (sample.megabytes - height) for sample in samples) / spread * 3600


def measure(soak: Soak | None = None) -> Figures:
    """Memory at the start, on the way and at the end, and how fast it still grows in the last third."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-soak-") as folder:
        return asyncio.run(_measure(Path(folder), soak or Soak.asked_for()))


async def _measure(folder: Path, soak: Soak) -> Figures:
    async with LocalDiscord(folder=folder / "discord", requests_per_second=REQUESTS_PER_SECOND) as local:
        watcher, database = Watcher(local), folder / "games.sqlite3"
        await plant(database, local, soak.tables, max(4, min(100, soak.tables)), soak.games)
        tables = [channel for channel in local.world.channels.values() if channel.is_thread]
        for channel in tables:
            assert channel.last_message_id is not None
            found = local.world.store.message(channel.last_message_id)
            assert found is not None
            watcher.boards[channel.id] = found
        async with running_bot(local, database) as bot:
            players = Players(local, watcher)
            samples = await _watched(bot, players, tables, soak)
    return _facts(samples, players)


async def _watched(bot: Bot, players: Players, tables: list[Channel], soak: Soak) -> list[Sample]:
    """Play for so long, and look at the bot's memory on the way; ends early where the bot does."""
    begun = time.perf_counter()
    playing = asyncio.create_task(players.play(tables, soak.at_once, soak.seconds, soak.rest))
    samples = list[Sample]()
    while not playing.done():
        sample, cost = _seen(bot, begun, players), bot.cost()
        samples.append(sample)
        line = f"{sample.at:8.0f} s  {sample.megabytes:8.1f} MB ({cost.children_megabytes:.1f} of workers)  "
        seconds = f"{cost.cpu_seconds:8.1f} s of processor, {cost.children_cpu_seconds:8.1f} s of workers"
        sys.stderr.write(f"{line}{sample.answers:6} answers  {seconds}\n")
        if bot.process.returncode is not None:
            playing.cancel()
            players.failures.append("the bot ended")
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(playing), soak.every)
    with suppress(asyncio.CancelledError):
        await playing
    samples.append(_seen(bot, begun, players))
    return samples


def _seen(bot: Bot, begun: float, players: Players) -> Sample:
    cost = bot.cost()
    megabytes = round(cost.megabytes + cost.children_megabytes, 1)
    return Sample(round(time.perf_counter() - begun, 1), megabytes, players.answers)


def _facts(samples: Sequence[Sample], players: Players) -> Figures:
    thirds = len(samples) // 3
    figures: Figures = {
        "seconds": round(samples[-1].at),
        "answers": players.answers,
        "clicks": players.interactions,
        "memory_mb_at_start": samples[0].megabytes,
    }
    figures |= {
        f"memory_mb_after_{round(sample.at)}_s": sample.megabytes for sample in samples[1 :: max(1, thirds // 2)]
    }
    figures |= {
        "memory_mb_most": max(sample.megabytes for sample in samples),
        "memory_mb_at_end": samples[-1].megabytes,
        "growth_mb_an_hour_first_third": round(growth(samples[: thirds + 1]), 1),
        "growth_mb_an_hour_last_third": round(growth(samples[-thirds - 1 :]), 1),
        "failures": len(players.failures) and "; ".join(sorted(set(players.failures))),
    }
    return figures
