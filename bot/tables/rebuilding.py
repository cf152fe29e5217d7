"""Makes results again from what is stored of the games: all of them, or those that have none yet."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from bot.model.results import GameResult
from bot.model.table import Sitting, Table
from bot.store import Conflict, Store
from bot.tables.results import end_of, result_of
from engine.core.errors import DamagedRecord, UnknownGame
from engine.core.match import Match
from engine.core.record import Record
from engine.core.registry import load_game

logger = logging.getLogger("ziggurat.tables")


class Rebuilt(msgspec.Struct):
    """What making results again has come to: games looked at, results that are new, that differ from what was stored,
    that are of games which go on again, and tables that could not be read and have the result that they had.
    """

    games: int = 0
    new: int = 0
    changed: int = 0
    dropped: int = 0
    unread: list[int] = msgspec.field(default_factory=list)


async def rebuild(store: Store) -> Rebuilt:
    """Make every result again, while bots run or not. Ratings are made again when somebody next looks at them.

    How long people took is stored with their answers and stays, except of who has been deleted by an older version.
    """
    done = Rebuilt()
    for table_id in await store.results.ended_tables():
        await _rebuild_table(store, table_id, done)
    done.dropped = await store.results.drop_strays()
    await store.results.times.drop_strays()
    return done


async def add_missing(store: Store, most: int) -> Rebuilt:
    """Make results of at most so many games that have none: games that ended before results were stored.

    It rests after each game for as long as that took: a bot that has players does it beside them.
    """
    done, loop = Rebuilt(), asyncio.get_running_loop()
    for table_id in await store.results.missing(most):
        begun = loop.time()
        await _rebuild_table(store, table_id, done)
        await asyncio.sleep(loop.time() - begun)
    return done


async def _rebuild_table(store: Store, table_id: int, done: Rebuilt) -> None:
    table = await store.table(table_id)
    if table is None or not table.is_over:
        return
    done.games += 1
    before = await store.results.of_table(table_id)
    try:
        result = await derive(store, table)
    except (DamagedRecord, UnknownGame, Conflict):
        logger.warning("the game of table %s cannot be read: its result stays as it is", table_id)
        done.unread.append(table_id)
        return
    if result is None or not await store.results.put(result, table.revision):
        return
    after = await store.results.of_table(table_id)
    if before is None:
        done.new += 1
    elif before != after:
        done.changed += 1


async def derive(store: Store, table: Table) -> GameResult | None:
    """The result of a table that is over or closed, from what is stored; None where its game never began.

    Raises DamagedRecord, UnknownGame or Conflict.
    """
    history = await store.history(table.id)
    if not history:
        return None
    if table.status == "closed":
        return result_of(table, history, None)
    record = await store.record(table)
    return await asyncio.to_thread(_of_record, table, history, record)


def _of_record(table: Table, history: list[Sitting], record: Record) -> GameResult:
    end = end_of(Match.restore(load_game(record.game), record))
    if end is None:
        raise DamagedRecord("the game of a table that is over goes on by the rules of today")
    return result_of(table, history, end)
