"""A cold bot: how long until it is connected, what the first player waits for, what first pictures cost."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.load import ROOT, Bot, Figures, running_bot
from bench.planting import plant
from bench.players import Players, Watcher
from bench.tables import GAMES
from bot.local import LocalDiscord

PEOPLE = 4
REST = 1.0
"""Seconds that a bot has to itself after it is connected, before the first click."""


def measure(rounds: int = 3) -> Figures:
    """Medians of so many starts, of the bot and of processes that only draw."""
    starts = [asyncio.run(_start()) for _ in range(rounds)]
    figures: Figures = {key: round(median(one[key] for one in starts), 1) for key in starts[0]}
    for game in GAMES:
        for how in ("cold", "warmed"):
            drawn = [in_process(game, how) for _ in range(rounds)]
            for key in drawn[0]:
                figures[f"{game}_{how}_{key}_ms"] = round(median(one[key] for one in drawn), 1)
    return figures


async def _start() -> dict[str, float]:
    """One start over two tables of each game, then one click on Play and one turn at a table of each."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        async with LocalDiscord(folder=Path(folder) / "discord") as local:
            watcher, database = Watcher(local), Path(folder) / "games.sqlite3"
            await plant(database, local, 2 * len(GAMES), PEOPLE)
            tables = {channel.name: channel for channel in local.world.channels.values() if channel.is_thread}
            for table in tables.values():
                watcher.boards[table.id] = found(local, table.last_message_id)
            async with running_bot(local, database) as bot:
                figures = {"ready_ms": bot.started_ms, "ready_cpu_ms": bot.cost().cpu_seconds * 1000}
                await asyncio.sleep(REST)
                figures |= {"ready_megabytes": bot.cost().megabytes, **stalls("ready", bot)}
                for game, table in tables.items():
                    players = Players(local, watcher)
                    while not players.boards:
                        await players.play([table], 1, 0.5)
                    figures |= {
                        f"{game}_first_panel_ms": players.panels[0],
                        f"{game}_first_board_ms": players.boards[0],
                    }
                figures |= stalls("play", bot)
    return figures


def stalls(name: str, bot: Bot) -> dict[str, float]:
    """The longest turn of the loop since the last look: its processor time, and on the clock; 0 for less than 15 ms."""
    return {f"{name}_loop_longest_ms": bot.longest_work(), f"{name}_longest_stall_ms": bot.longest_stall()}


def found(local: LocalDiscord, message: int | None) -> Any:
    """A message that is there."""
    stored = local.world.store.message(message or 0)
    assert stored is not None
    return stored


def in_process(game: str, how: str) -> dict[str, float]:
    """``first_pictures`` of a new process."""
    command = (sys.executable, "-m", "bench.start", game, how)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    times: dict[str, float] = json.loads(done.stdout)
    return times


def first_pictures(game: str, how: str) -> dict[str, float]:
    """Processor milliseconds of the first picture of each kind in this process, after its renderer has been loaded.

    ``how``: "cold", or "warmed" with the first pictures made ready, which is timed too.
    """
    # Here, not above: what is loaded is part of what is measured, and the bench's own process needs none of it.
    from bench.tables import middle
    from renderers.core.registry import renderer

    drawn, times, view = renderer(game), {}, middle(game, 4, 3).view(0)
    if how == "warmed":
        from renderers.core.warm import warming

        times["warming"] = _cpu_ms(lambda: list(warming([game])))
    return times | {kind.id: _cpu_ms(lambda kind=kind: drawn.draw(view, kind.id)) for kind in drawn.kinds(view)}


def _cpu_ms(work: Any) -> float:
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


if __name__ == "__main__":
    sys.stdout.write(json.dumps(first_pictures(*sys.argv[1:])))
