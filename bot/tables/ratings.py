"""Ratings by game and server, made from results in the order in which the games ended (docs/players.md has the rules).

A game counts that was played to its end with at least two people. Who gave a seat up before the end, or left it to a
computer, comes last; who has resigned stands where the game's rules put them. Who took a seat over is not rated.
Computers have fixed levels; deleted people, and those who want no rating, count as opponents of whom nothing is known.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.model.results import GameResult, Pool, Rating, ResultSeat
from bot.store import Store
from bot.store.people import FORMER
from engine.computers.levels import LEARNER, PLANNER, RANDOM, SENSIBLE, STRONG

MU: Final = 25.0
SIGMA: Final = MU / 3
"""openskill's rating of somebody of whom nothing is known."""

LEVELS: Final = {STRONG: 34.0, PLANNER: 30.0, SENSIBLE: 25.0, LEARNER: 16.0, RANDOM: 5.0}
"""The fixed ``mu`` of computers. The distance of the strong from the sensible one is that of 82 games won of 100."""

SURE: Final = 1.0
"""The ``sigma`` of computers."""

LAST: Final = 1000
"""The rank of who did not play to the end."""

AT_ONCE: Final = 500
"""Games that are read at once."""


async def ratings_of(store: Store, guild: int, game: str, is_out: Callable[[int], bool]) -> list[Rating]:
    """The ratings of a game in a server (0: outside servers), the best first; games that have ended since they were
    last made are added. ``is_out``: whether a person wants no rating.
    """
    pool, stored = await store.results.ratings.pool(guild, game)
    ratings = {rating.user: rating for rating in stored}
    out = {user for user in ratings if is_out(user)}
    first = pool
    while games := await store.results.after(guild, game, pool.ended_at, pool.table_id, AT_ONCE):
        people = {seat.user for result in games for seat in result.seats if seat.user is not None}
        out |= {user for user in people if is_out(user)}
        await asyncio.to_thread(rate, games, ratings, out)
        pool = Pool(pool.stamp, pool.games + len(games), games[-1].ended_at, games[-1].table_id)
    if pool != first:
        await store.results.ratings.put(guild, game, pool, ratings.values())
    shown = (rating for rating in ratings.values() if rating.user not in out)
    return sorted(shown, key=lambda rating: (-rating.points, rating.user))


def rate(games: Iterable[GameResult], ratings: dict[int, Rating], out: set[int]) -> None:
    """Change ``ratings`` by these games, the oldest first. ``out`` are people who want no rating."""
    # It takes a while to load, and only who looks at ratings needs it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    for result in games:
        entries = _entries(result) if result.is_over else []
        if not entries:
            continue
        teams: list[list[Any]] = [[_rating(model, seat, ratings, out)] for seat, _ in entries]
        rated = model.rate(teams, ranks=[float(rank) for _, rank in entries])
        for (seat, _), (new,) in zip(entries, rated, strict=True):
            if seat.user is not None and seat.user not in out:
                before = ratings.get(seat.user)
                count = 1 if before is None else before.games + 1
                ratings[seat.user] = Rating(seat.user, float(new.mu), float(new.sigma), count)


def _entries(result: GameResult) -> list[tuple[ResultSeat, int]]:
    """Who is compared, each with a rank; nobody where fewer than two people played."""
    entries: list[tuple[ResultSeat, int]] = []
    for seat in result.seats:
        if seat.has_given_up and seat.user is not None:
            entries.append((seat, LAST))
        elif not seat.is_late and seat.place is not None:
            entries.append((seat, seat.place))
    people = sum(seat.user is not None or seat.level == FORMER for seat, _ in entries)
    return entries if people > 1 else []


def _rating(model: Any, seat: ResultSeat, ratings: dict[int, Rating], out: set[int]) -> Any:
    if seat.user is None and seat.level in LEVELS:
        return model.rating(mu=LEVELS[seat.level], sigma=SURE)
    known = None if seat.user is None or seat.user in out else ratings.get(seat.user)
    return model.rating(mu=MU, sigma=SIGMA) if known is None else model.rating(mu=known.mu, sigma=known.sigma)
