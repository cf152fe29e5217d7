"""Formats change in two releases: a version works on beside a newer one that only adds to the database."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from bot.store.migrate import MIGRATIONS, OLDEST_AT_WORK, migration_files

COLUMNS = """
    SELECT tables.name, columns.name, columns."notnull" AND columns.dflt_value IS NULL AND NOT columns.pk
    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"""


def columns(number: int) -> dict[tuple[str, str], bool]:
    """The columns of a format; whether who inserts a row has to name a value for it."""
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        for file in migration_files(MIGRATIONS)[:number]:
            db.executescript(file.read_text("utf-8"))
        return {(table, column): bool(must) for table, column, must in db.execute(COLUMNS)}


def must_fit(before: dict[tuple[str, str], bool], now: dict[tuple[str, str], bool]) -> None:
    """Programs that know the tables as they were before read and write them as they are now."""
    assert before.keys() <= now.keys(), "OLDEST_AT_WORK must rise: older programs use what is gone"
    known = {table for table, _ in before}
    needed = [column for column in now.keys() - before.keys() if column[0] in known and now[column]]
    assert not needed, f"{needed} must have a default, or OLDEST_AT_WORK must rise: older programs do not fill them"


@pytest.mark.parametrize("number", range(OLDEST_AT_WORK, len(migration_files()) + 1))
def test_programs_of_older_formats_that_are_said_to_work_find_all_that_they_use(number: int) -> None:
    must_fit(columns(number), columns(len(migration_files())))


def test_what_is_taken_away_or_has_to_be_filled_is_noticed() -> None:
    old = {("tables", "id"): False, ("tables", "game"): True}
    must_fit(old, {**old, ("tables", "more"): False, ("others", "id"): True})
    with pytest.raises(AssertionError, match="gone"):
        must_fit(old, {("tables", "id"): False})
    with pytest.raises(AssertionError, match="default"):
        must_fit(old, {**old, ("tables", "more"): True})
