"""What whole games leave in the database, and how long it takes to take one up again."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.model.table import Table
from bot.store import Store
from bot.tables.service import Tables
from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.registry import games as known_games
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded

HOST = 1
LONGEST = 20_000


def measure(games: int = 2) -> dict[str, float]:
    """Kilobytes of database for a whole random game (mean of so many), and milliseconds to restore it at its end."""
    found: dict[str, float] = {"games": games}
    for game, meta in known_games().items():
        # The fewest and the most players.
        for seats in meta.seats:
            with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
                kept = asyncio.run(_played(Path(folder) / "games.sqlite3", game, seats, games))
                found |= {f"{game}_{seats}_players_{name}": value for name, value in kept.items()}
    return found


async def _played(path: Path, game: str, seats: int, games: int) -> dict[str, float]:
    store = await Store.open(path)
    await store.database.connection.execute("PRAGMA synchronous = OFF")
    tables, rng = Tables(store, seed_source=lambda: 7), seeded(games)
    empty = await _size(store)
    finished = [await _play(tables, game, seats, channel, rng) for channel in range(1, games + 1)]
    grown = await _size(store) - empty
    states, answers = await _counts(store)
    took = [await _restore(store, table) for table in finished]
    await store.close()
    return {
        "answers": round(answers / games),
        "kb_a_game": round(grown / games / 1024),
        "of_it_states_kb": round(states / games / 1024),
        "bytes_an_answer": round(grown / max(1, answers)),
        "restore_ms": round(median(took), 1),
    }


async def _play(tables: Tables, game: str, seats: int, channel: int, rng: Rng) -> Table:
    """A whole random game of people, answer by answer, as the bot stores it."""
    table = await tables.lifecycle.open(
        game=game, options={}, seats=seats, language="en", guild_id=1, channel_id=channel, host=HOST, host_name="1"
    )
    for user in range(HOST + 1, HOST + seats):
        table = await tables.lifecycle.join(table.id, user, str(user))
    table = await tables.lifecycle.start(table.id, HOST)
    for _ in range(LONGEST):
        if table.is_over:
            return table
        ask = (await tables.match(table.id)).asks()[0]
        asked = table.user_at(ask.seat)
        assert asked is not None
        table = (await tables.answers.give(table.id, asked, [(ask.key, choose(ask, rng))])).table
    raise RuntimeError("a game did not end")


async def _size(store: Store) -> int:
    """Bytes of the database, written to its file or not yet."""
    return await _number(store, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")


async def _counts(store: Store) -> tuple[int, int]:
    """Bytes of stored states, and how many answers there are."""
    states = await _number(store, "SELECT COALESCE(SUM(LENGTH(data)), 0) FROM checkpoints")
    return states, await _number(store, "SELECT COUNT(*) FROM answers")


async def _number(store: Store, query: str) -> int:
    return int((await store.database.read(lambda db: db.rows(query)))[0][0])


async def _restore(store: Store, table: Table) -> float:
    """Milliseconds to read a match and bring it to where it stands."""
    begun = perf_counter()
    Match.restore(load_game(table.game), await store.record(table))
    return (perf_counter() - begun) * 1000
