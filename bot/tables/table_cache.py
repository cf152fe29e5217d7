"""The cache: every open table, the last finished ones, the matches used last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from weakref import WeakValueDictionary

from bot.model.table import Table
from engine.core.match import Match

FINISHED_KEPT = 200
"""Finished tables that are kept, beside those whose last change has not been posted."""


class TableCache:
    """A cache of the store, never ahead of it."""

    def __init__(self, matches_kept: int) -> None:
        self.matches_kept = matches_kept
        self._tables: dict[int, Table] = {}
        self._by_channel: dict[int, int] = {}
        self._finished: OrderedDict[int, Table] = OrderedDict()
        self._matches: OrderedDict[int, Match] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: int) -> asyncio.Lock:
        """The lock under which this table is changed; it lives as long as somebody uses it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def put(self, table: Table) -> None:
        """Remember the table as it is stored now."""
        old = self._tables.pop(table.id, None)
        if old is not None and self._by_channel.get(old.channel_id) == table.id:
            del self._by_channel[old.channel_id]
        self._finished.pop(table.id, None)
        if table.is_open:
            self._tables[table.id] = table
            self._by_channel[table.channel_id] = table.id
            return
        self._finished[table.id] = table
        posted = [finished.id for finished in self._finished.values() if finished.posted_revision >= finished.revision]
        for oldest in posted[:-FINISHED_KEPT]:
            del self._finished[oldest]
            self.drop_match(oldest)

    def get(self, table_id: int) -> Table | None:
        """The table, if it is open or among the last finished ones."""
        return self._tables.get(table_id) or self._finished.get(table_id)

    def at(self, channel_id: int) -> Table | None:
        """The open table of this channel."""
        table_id = self._by_channel.get(channel_id)
        return None if table_id is None else self._tables[table_id]

    def open_tables(self) -> Iterator[Table]:
        """Every open table, the oldest first."""
        return iter(sorted(self._tables.values(), key=lambda table: table.id))

    def drop_ended(self) -> None:
        """Forget the finished tables: they are read from the store again when somebody asks."""
        for table_id in self._finished:
            self.drop_match(table_id)
        self._finished.clear()

    def keep_match(self, table_id: int, match: Match) -> None:
        """Keep a match; if there are too many, the least recently used one is dropped."""
        self._matches[table_id] = match
        self._matches.move_to_end(table_id)
        while len(self._matches) > self.matches_kept:
            self._matches.popitem(last=False)

    def match(self, table_id: int) -> Match | None:
        """The live match, if it is cached."""
        match = self._matches.get(table_id)
        if match is not None:
            self._matches.move_to_end(table_id)
        return match

    def drop_match(self, table_id: int) -> None:
        """Forget the match; it is restored from the store when it is needed."""
        self._matches.pop(table_id, None)
