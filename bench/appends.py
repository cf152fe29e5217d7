"""Answers stored by several processes at once: how many a second, how long one takes, what it costs the processor."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
from collections.abc import MutableSequence
from multiprocessing.synchronize import Barrier
from pathlib import Path
from time import perf_counter, process_time
from typing import TypeAlias

import msgspec

from bench.answers import at_share
from bot.base.address import Address, address_of
from bot.model.answer_times import AnswerTime
from bot.model.table import Holder, Table
from bot.store import Store
from bot.tables.changes import change_of
from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.record import Changes
from engine.core.registry import load_game
from engine.core.rng import seeded

GAME = "tigris"

Result: TypeAlias = tuple[list[float], float]
"""The seconds that each append took, and the processor time of all."""


def measure() -> dict[str, float | str]:
    """Answers a second of all, milliseconds that one takes (p50 and p99), and of processor without the server's.

    BENCH_WRITERS processes (1) store BENCH_APPENDS answers each (500) in BENCH_DATABASE (a new file).
    """
    writers, appends = int(os.environ.get("BENCH_WRITERS", "1")), int(os.environ.get("BENCH_APPENDS", "500"))
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        place = os.environ.get("BENCH_DATABASE") or str(Path(folder) / "games.sqlite3")
        address = address_of(place)
        asyncio.run(_make(address))
        context = multiprocessing.get_context("spawn")
        gate = context.Barrier(writers + 1)
        with context.Manager() as manager:
            results = manager.list()
            processes = [
                context.Process(target=_write, args=(place, number, appends, gate, results))
                for number in range(writers)
            ]
            for process in processes:
                process.start()
            gate.wait()
            begun = perf_counter()
            for process in processes:
                process.join()
            seconds = perf_counter() - begun
            times = sorted(time for own, _ in results for time in own)
            costs = [cost for _, cost in results]
    return {
        "database": str(address).partition("?")[0] if "://" in place else "a new SQLite file",
        "writers": writers,
        "answers_a_second": round(len(times) / seconds),
        "append_ms_p50": round(at_share(times, 0.5) * 1000, 2),
        "append_ms_p99": round(at_share(times, 0.99) * 1000, 2),
        "append_ms_of_processor": round(sum(costs) / len(times) * 1000, 2),
    }


async def _make(address: Address) -> None:
    await (await Store.open(address)).close()


def _write(place: str, number: int, appends: int, gate: Barrier, results: MutableSequence[Result]) -> None:
    """One process: it makes a table of its own, waits for the others, then stores its answers one after the other."""
    results.append(asyncio.run(_appended(address_of(place), number, appends, gate)))


async def _appended(address: Address, number: int, appends: int, gate: Barrier) -> Result:
    store = await Store.open(address, patience=60.0)
    try:
        table, steps = await _prepared(store, number, appends)
        await asyncio.to_thread(gate.wait)
        times, cost = list[float](), process_time()
        for after, changes in steps:
            time = AnswerTime(changes.answers[0].serial, table.users()[0], 3.5)
            change = change_of(table, after, changes, time=time)
            begun = perf_counter()
            await store.append(after, change)
            times.append(perf_counter() - begun)
            table = after
        return times, process_time() - cost
    finally:
        await store.close()


async def _prepared(store: Store, number: int, appends: int) -> tuple[Table, list[tuple[Table, Changes]]]:
    """A table that has begun, and its next revisions: one answer of a random game each."""
    match, rng = Match.create(load_game(GAME), {}, 2, number), seeded(number)
    lobby = Table(
        id=0,
        game=GAME,
        options=match.options,
        seats=2,
        seed=match.seed,
        language="en",
        guild_id=None,
        channel_id=1_000_000 * os.getpid() + number,
        host=1 + number,
        status="lobby",
        holders=tuple(Holder(seat, 1000 * number + seat + 1, str(seat)) for seat in range(2)),
        created_at=0.0,
        changed_at=0.0,
    )
    table = await store.create(lobby)
    begun = msgspec.structs.replace(
        table, revision=table.revision + 1, status="playing", match_revision=match.revision, waiting=(0,)
    )
    await store.append(begun, change_of(table, begun, match.take_changes()))
    steps, last = list[tuple[Table, Changes]](), begun
    while len(steps) < appends and (asks := match.asks()):
        match.answer(asks[0].seat, asks[0].key, choose(asks[0], rng))
        last = msgspec.structs.replace(last, revision=last.revision + 1, match_revision=match.revision)
        steps.append((last, match.take_changes()))
    return begun, steps
