"""What has come of games that have ended, counted or made again from the shell, while the bot runs or not."""

from __future__ import annotations

from bot.base.address import Address
from bot.operate.database.export import must_be_there
from bot.operate.database.lock import using
from bot.store import Store
from bot.tables.rebuilding import Rebuilt, rebuild


async def rebuild_results(database: Address) -> str:
    """Make all results again from the stored games; gives what to tell the operator. Raises StoreError."""
    await must_be_there(database)
    with using(database):
        store = await Store.open(database)
        try:
            return _in_words(await rebuild(store))
        finally:
            await store.close()


async def count_results(database: Address) -> str:
    """How many games have ended and how many of them have a result, for the operator. Raises StoreError."""
    await must_be_there(database)
    with using(database):
        store = await Store.open(database)
        try:
            ended = len(await store.results.ended_tables())
            missing = len(await store.results.missing(ended + 1))
        finally:
            await store.close()
    lines = [f"{ended} games have ended, and {ended - missing} of them have a result."]
    if missing:
        lines.append("python -m bot statistics --rebuild makes the others from the stored games.")
    return "\n".join(lines)


def _in_words(done: Rebuilt) -> str:
    same = done.games - done.new - done.changed - len(done.unread)
    lines = [
        f"{done.games} games that have ended were read: {done.new} results are new, {done.changed} were corrected, "
        f"{same} were as they should be."
    ]
    if done.dropped:
        lines.append(f"{done.dropped} results were dropped: those games go on.")
    if done.unread:
        tables = ", ".join(str(table) for table in done.unread[:20])
        lines.append(f"{len(done.unread)} games cannot be read, and their results stay as they were: tables {tables}.")
    lines.append("Ratings are made again from the results when somebody next looks at them.")
    return "\n".join(lines)
