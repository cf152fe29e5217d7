"""Ratings of people by server and game: rows in, rows out. They are made of results (bot/tables/ratings.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.model.results import Pool, Rating
from bot.store.driver import Database, Session, reading, writing

POOL: Final = "SELECT stamp, games, ended_at, table_id FROM rating_pools WHERE guild_id = ?1 AND game = ?2"
OF_POOL: Final = "SELECT user_id, mu, sigma, games FROM ratings WHERE guild_id = ?1 AND game = ?2 ORDER BY user_id"
UP_TO: Final = """
    SELECT count(*) FROM results WHERE COALESCE(guild_id, 0) = ?1 AND game = ?2 AND is_over = 1
    AND (ended_at < ?3 OR (ended_at = ?3 AND table_id <= ?4))"""
CLEAR: Final = "DELETE FROM ratings WHERE guild_id = ?1 AND game = ?2"
PUT: Final = "INSERT INTO ratings (guild_id, game, user_id, mu, sigma, games) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
NEW_POOL: Final = """
    INSERT INTO rating_pools (guild_id, game, stamp, games, ended_at, table_id) VALUES (?1, ?2, 0, -1, 0.0, 0)
    ON CONFLICT (guild_id, game) DO NOTHING"""
PUT_POOL: Final = """
    UPDATE rating_pools SET games = ?3, ended_at = ?4, table_id = ?5 WHERE guild_id = ?1 AND game = ?2"""

# A pool that is not there yet may be being made: it gets a stamp, too.
_OUTDATE = """
    INSERT INTO rating_pools (guild_id, game, stamp, games, ended_at, table_id)
    SELECT DISTINCT COALESCE(guild_id, 0), game, 1, -1, 0.0, 0 FROM results WHERE table_id IN ({which})
    ON CONFLICT (guild_id, game) DO UPDATE SET stamp = rating_pools.stamp + 1, games = -1"""
OUTDATE_OF_TABLE: Final = _OUTDATE.format(which="?1")
OUTDATE_OF_USER: Final = _OUTDATE.format(which="SELECT table_id FROM result_seats WHERE user_id = ?1")
DROP: Final = "DELETE FROM ratings WHERE user_id = ?1"


class Ratings:
    """Ratings as they were last made. Each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    async def pool(self, db: Session, guild: int, game: str) -> tuple[Pool, list[Rating]]:
        """How far the ratings of a game in a server (0: outside servers) have been made, and all of them; from the
        beginning where games that they were made of have changed since.
        """
        rows = await db.rows(POOL, guild, game)
        if not rows:
            return Pool(), []
        stamp, games, ended_at, table_id = rows[0]
        if games < 0 or (await db.rows(UP_TO, guild, game, ended_at, table_id))[0][0] != games:
            return Pool(stamp), []
        return Pool(stamp, games, ended_at, table_id), [Rating(*row) for row in await db.rows(OF_POOL, guild, game)]

    @writing
    async def put(self, db: Session, guild: int, game: str, pool: Pool, ratings: Iterable[Rating]) -> bool:
        """Store ratings in place of those before; False where what they were made of has changed meanwhile."""
        await db.run(NEW_POOL, guild, game)
        if (await db.locked(POOL, guild, game))[0][0] != pool.stamp:
            return False
        await db.run(CLEAR, guild, game)
        await db.many(PUT, [(guild, game, one.user, one.mu, one.sigma, one.games) for one in ratings])
        await db.run(PUT_POOL, guild, game, pool.games, pool.ended_at, pool.table_id)
        return True

    @writing
    async def outdate(self, db: Session, user: int) -> None:
        """All ratings with a person among them are made again, as they want to be rated, or not, from now on."""
        await db.run(OUTDATE_OF_USER, user)
        await db.run(DROP, user)
