"""Results of many finished games: how long they take to be made again, to be rated, and to be shown by /stats.

A few random games of each game and number of players are played; tables then get them in turn, with other people in
other seats, until there are ``BENCH_GAMES`` (1,000). They end by their last answer, as in play. ``BENCH_DATABASE`` is
an empty PostgreSQL database; without it, a new SQLite file.

A press of /stats is all that the bot does between taking it up and sending the answer: reading, counting, laying out
every part, drawing the one that is shown. Each page of all games together and of each game is pressed ``TIMES`` times.
Times are processor time of the whole process (PostgreSQL's own beside it), as the machine may have other work.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from bench.machine import cost
from bot.base.address import Address, address_of
from bot.records.pages import Chosen, Page, Server, games_in, material_for, page_of
from bot.store import Store
from bot.tables.calls import posed_after
from bot.tables.ratings import ratings_of
from bot.tables.rebuilding import rebuild
from bot.tables.service import Tables
from bot.tables.transactions import after_play
from engine.computers.levels import RANDOM, choose
from engine.core.match import Match
from engine.core.registry import games as known_games
from engine.core.registry import load_game
from engine.core.rng import seeded

SERVER: Final = Server(9, "The server")
PEOPLE: Final = 24
MINE: Final = 1
ANOTHERS: Final = 2
PLAYERS: Final = (2, 3, 4)
"""Numbers of players of the games that are played."""

BACKENDS: Final = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"

SHORT = {"epochs": "1"}
"""Options that make long games shorter, for games that have them."""

TIMES = 5


class LastAnswer(NamedTuple):
    """A match before its last answer, as bytes, and that answer: whose, to which question, the options."""

    game: str
    seats: int
    saved: bytes
    seat: int
    key: str
    ids: tuple[str, ...]


def measure() -> dict[str, float]:
    """Milliseconds of a press of /stats by whose it is, seconds to rate and to make results again."""
    count = int(os.environ.get("BENCH_GAMES", "1000"))
    stock = [last_answer(game, seats) for game in known_games() for seats in PLAYERS]
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        place = os.environ.get("BENCH_DATABASE") or str(Path(folder) / "records.sqlite3")
        return asyncio.run(_measured(address_of(place), stock, count))


def last_answer(game: str, seats: int, level: str = RANDOM) -> LastAnswer:
    """A game of computers of this level up to its last answer; a random one is short where the game has options."""
    loaded = load_game(game)
    options = {spec.id: SHORT[spec.id] for spec in loaded.meta.options if spec.id in SHORT and level == RANDOM}
    whole, rng = Match.create(loaded, options, seats, 7), seeded(7)
    while asks := whole.asks():
        ask = asks[0]
        whole.answer(ask.seat, ask.key, choose(level, ask, loaded, whole.state, rng))
    *most, last = whole.answers
    match = Match.create(loaded, options, seats, 7)
    for answer in most:
        match.answer(answer.seat, answer.key, answer.ids)
    return LastAnswer(game, seats, match.save(), last.seat, last.key, tuple(last.ids))


async def _measured(address: Address, stock: list[LastAnswer], count: int) -> dict[str, float]:
    store, chance = await Store.open(address), random.Random(1)
    if isinstance(address, Path):
        # Only processor time is measured: nobody waits for the disk, and nothing here outlives the run.
        await store.database.connection.execute("PRAGMA synchronous = OFF")
    tables = Tables(store, seed_source=lambda: 7)
    started = time.process_time()
    for number in range(count):
        await end_one(tables, stock[number % len(stock)], chance.sample(range(1, PEOPLE + 1), PEOPLE), number + 1)
    figures = {"games": float(count), "stored_seconds": time.process_time() - started}

    async def rate_all() -> None:
        for user in range(1, PEOPLE + 1):
            await store.results.ratings.outdate(user)
        for game in known_games():
            await ratings_of(store, SERVER.id, game, _nobody)

    await rate_all()
    figures |= await _presses(store, isinstance(address, Path))
    figures["all_ratings_made_again_seconds"] = await _best(rate_all)
    started = time.process_time()
    done = await rebuild(store)
    figures["all_results_made_again_seconds"] = time.process_time() - started
    figures["results_that_differed"] = float(done.changed + done.new + len(done.unread))
    await tables.shut_down()
    return {name: round(value, 3) for name, value in figures.items()}


def _nobody(_: int) -> bool:
    """Whether somebody stays out of ratings and lists."""
    return False


async def _press(store: Store, chosen: Chosen) -> Page:
    """What a press does."""
    material = await material_for(store, chosen, SERVER, _nobody)
    page = page_of(material, "en")
    games_in(material.results, "en")
    return page


async def _presses(store: Store, is_file: bool) -> dict[str, float]:
    """The first press of a process, and of all pages of mine, another's and the server's p50 and the most; where the
    database is no file, also the mean of its server's processor time.
    """
    started = time.process_time()
    await _press(store, Chosen(MINE))
    figures = {"first_press_ms": 1000 * (time.process_time() - started)}
    for whose, user in (("mine", MINE), ("anothers", ANOTHERS), ("the_servers", None)):
        used, clock, others = list[float](), list[float](), await _of_backends(store, is_file)
        for game in ("", *known_games()):
            for part in (await _press(store, Chosen(user, game))).labels:
                for _ in range(TIMES):
                    begun, started = time.perf_counter(), time.process_time()
                    await _press(store, Chosen(user, game, part))
                    used.append(1000 * (time.process_time() - started))
                    clock.append(1000 * (time.perf_counter() - begun))
        figures[f"stats_{whose}_pages"] = float(len(used) // TIMES)
        figures[f"stats_{whose}_p50_ms"], figures[f"stats_{whose}_most_ms"] = median(used), max(used)
        figures[f"stats_{whose}_p50_ms_on_the_clock"] = median(clock)
        if not is_file:
            # The menus were looked up with a press for each game.
            presses = len(used) + 1 + len(known_games())
            spent = await _of_backends(store, is_file) - others
            figures[f"stats_{whose}_mean_ms_of_the_database"] = 1000 * spent / presses
    return figures


async def _of_backends(store: Store, is_file: bool) -> float:
    """Seconds of processor time of the database's processes on this machine so far."""
    if is_file:
        return 0.0
    return sum(cost(int(row[0])).cpu_seconds for row in await store.database.query(BACKENDS))


async def _best(work: Callable[[], Coroutine[Any, Any, None]]) -> float:
    """The least processor time of some tries, in seconds."""
    times = []
    for _ in range(TIMES):
        started = time.process_time()
        await work()
        times.append(time.process_time() - started)
    return min(times)


async def end_one(tables: Tables, end: LastAnswer, people: list[int], channel: int) -> int:
    """The number of a table with these people, at which the game's last answer is given."""
    match = Match.load(load_game(end.game), end.saved)
    table = await tables.lifecycle.open(
        game=end.game,
        options=match.options,
        seats=end.seats,
        language="en",
        guild_id=SERVER.id,
        channel_id=channel,
        host=people[0],
        host_name=f"player {people[0]}",
    )
    for user in people[1 : end.seats]:
        table = await tables.lifecycle.join(table.id, user, f"player {user}")
    match.seed = table.seed
    changes = match.take_changes()
    changes.answers, changes.checkpoints, changes.log = match.record, match.checkpoints, match.log
    await tables._transactions.commit(table, after_play(table, match), changes, posed=posed_after(match))
    user = people[end.seat]
    await tables.answers.give(table.id, user, [(end.key, list(end.ids))])
    return table.id
