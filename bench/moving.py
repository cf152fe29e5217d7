"""How long ``python -m bot move`` takes for many tables of all games, there and back. Needs a PostgreSQL server.

``python -m bench.moving --to postgresql://... [--tables 1000]``: the database must be one without tables.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bench.planting import POSITIONS, position, store_table
from bench.tables import GAMES
from bot.base.address import PostgresAddress, address_of
from bot.local.records import PRIVATE_THREAD, Channel, User
from bot.operate.database.move import Moved, move
from bot.store import Store
from engine.core.match import Match
from engine.core.registry import load_game

PEOPLE = 400


async def make(database: Path, tables: int) -> None:
    """A database with so many tables of two in their middle, the games in turn."""
    stock = {game: [await position(game, number) for number in range(POSITIONS)] for game in GAMES}
    users = [User(10_000 + number, f"p{number}", f"P {number}", "en-US", "#000000") for number in range(PEOPLE)]
    store = await Store.open(database)
    for number in range(tables):
        found = stock[GAMES[number % len(GAMES)]][number // len(GAMES) % POSITIONS]
        pair = [users[(2 * number + place) % PEOPLE] for place in range(2)]
        thread = Channel(50_000 + number, PRIVATE_THREAD, found.game, guild_id=1)
        await store_table(store, Match.load(load_game(found.game), found.saved), pair, thread)
    await store.close()


def timed(source: Path | PostgresAddress, target: Path | PostgresAddress) -> tuple[float, float, Moved]:
    """Move, and give the seconds on the clock, those of this process's processor, and what was moved."""
    begun, used = time.perf_counter(), time.process_time()
    moved = asyncio.run(move(source, target))
    return time.perf_counter() - begun, time.process_time() - used, moved


def main() -> None:
    """Print a line for each way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=address_of, required=True)
    parser.add_argument("--tables", type=int, default=1000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file, back = Path(folder, "games.sqlite3"), Path(folder, "back.sqlite3")
        asyncio.run(make(file, options.tables))
        for name, source, target in (("to the server", file, options.to), ("to a file", options.to, back)):
            seconds, used, moved = timed(source, target)
            rows = sum(moved.rows.values())
            sys.stdout.write(
                f"{name}: {moved.rows['tables']} tables, {rows:,} rows, {file.stat().st_size / 2**20:.0f} MiB: "
                f"{seconds:.1f} s, {used:.1f} s of them of the processor\n"
            )


if __name__ == "__main__":
    main()
