"""Results of many finished games: how long they take to be made again, to be rated, and to be shown by /stats.

A few random games of each game and number of players are played; tables then get them in turn, with other people in
other seats, until there are ``BENCH_GAMES``. They end by their last answer, as in play. Times are processor time of the
whole process, the best of some.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

from bot.records.figures import of_person, of_server
from bot.records.sheets import person_sheet, server_sheet
from bot.store import Store
from bot.tables.calls import posed_after
from bot.tables.ratings import ratings_of
from bot.tables.rebuilding import rebuild
from bot.tables.service import Tables
from bot.tables.transactions import after_play
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import games as known_games
from engine.core.registry import load_game
from renderers.results.sheet import draw_sheet

SERVER = 9
PEOPLE = 12
PLAYERS = (2, 3)
"""Numbers of players of the games that are played."""

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
    """Milliseconds of /stats by part (rows, figures, picture), seconds to rate and to make results again."""
    count = int(os.environ.get("BENCH_GAMES", "1000"))
    stock = [_played(game, seats) for game in known_games() for seats in PLAYERS]
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        return asyncio.run(_measured(Path(folder) / "records.sqlite3", stock, count))


def _played(game: str, seats: int) -> LastAnswer:
    """A random game up to its last answer."""
    loaded = load_game(game)
    options = {spec.id: SHORT[spec.id] for spec in loaded.meta.options if spec.id in SHORT}
    whole = Match.create(loaded, options, seats, 7)
    play_random(whole, 7)
    *most, last = whole.answers
    match = Match.create(loaded, options, seats, 7)
    for answer in most:
        match.answer(answer.seat, answer.key, answer.ids)
    return LastAnswer(game, seats, match.save(), last.seat, last.key, tuple(last.ids))


async def _measured(path: Path, stock: list[LastAnswer], count: int) -> dict[str, float]:
    store, chance = await Store.open(path), random.Random(1)
    # Only processor time is measured: nobody waits for the disk, and nothing here outlives the run.
    await store.database.connection.execute("PRAGMA synchronous = OFF")
    tables = Tables(store, seed_source=lambda: 7)
    started = time.process_time()
    for number in range(count):
        await _end_one(tables, stock[number % len(stock)], chance.sample(range(1, PEOPLE + 1), PEOPLE), number + 1)
    figures = {"games": float(count), "stored_seconds": time.process_time() - started}

    async def person() -> None:
        results = await store.results.of_user(1)
        counted = of_person(results, 1, lambda user: False)
        draw_sheet(person_sheet("Ana", counted, "en", game="", part="results", ratings={}, server=""))

    async def server() -> None:
        results = await store.results.of_server(SERVER)
        counted = of_server(results)
        draw_sheet(server_sheet("S", counted, "en", game="", part="results", count=len(results), ratings=[]))

    async def one_game() -> None:
        rated = await ratings_of(store, SERVER, "tigris", lambda user: False)
        results = await store.results.of_server(SERVER, "tigris")
        counted = of_server(results)
        named = [(str(rating.user), rating) for rating in rated]
        draw_sheet(server_sheet("S", counted, "en", game="tigris", part="things", count=len(results), ratings=named))

    async def rate_all() -> None:
        for user in range(1, PEOPLE + 1):
            await store.results.ratings.outdate(user)
        for game in known_games():
            await ratings_of(store, SERVER, game, lambda user: False)

    await rate_all()
    figures["stats_of_a_person_ms"] = 1000 * await _best(person)
    figures["stats_of_the_server_ms"] = 1000 * await _best(server)
    figures["stats_of_a_game_with_ratings_ms"] = 1000 * await _best(one_game)
    figures["all_ratings_made_again_seconds"] = await _best(rate_all)
    started = time.process_time()
    done = await rebuild(store)
    figures["all_results_made_again_seconds"] = time.process_time() - started
    figures["results_that_differed"] = float(done.changed + done.new + len(done.unread))
    await tables.shut_down()
    return {name: round(value, 3) for name, value in figures.items()}


async def _best(work: Callable[[], Coroutine[Any, Any, None]]) -> float:
    """The least processor time of some tries, in seconds."""
    times = []
    for _ in range(TIMES):
        started = time.process_time()
        await work()
        times.append(time.process_time() - started)
    return min(times)


async def _end_one(tables: Tables, end: LastAnswer, people: list[int], channel: int) -> None:
    """A table with these people, at which the game's last answer is given."""
    match = Match.load(load_game(end.game), end.saved)
    table = await tables.lifecycle.open(
        game=end.game,
        options=match.options,
        seats=end.seats,
        language="en",
        guild_id=SERVER,
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
