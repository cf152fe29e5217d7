"""``python -m bot``: run (the default), think, commands, doctor, backup, restore, export, tables, close..."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

import discord

from bot.app import add_commands, command_payload
from bot.base.address import PostgresAddress, address_of
from bot.base.config import (
    BadSetting,
    Settings,
    read_settings,
)
from bot.frame.translator import FluentTranslator
from bot.model.errors import NoSuchTable, NotStarted
from bot.model.orders import REASON_LENGTH, BlockKind
from bot.operate import logs
from bot.operate.collecting import freeze_startup_objects
from bot.operate.database.backup import back_up
from bot.operate.database.export import export_table
from bot.operate.database.move import move
from bot.operate.database.restore import restore
from bot.operate.database.server import restore_server
from bot.operate.database.statistics import count_results, rebuild_results
from bot.operate.doctor.report import examine_all
from bot.operate.doctor.report_file import NoReport
from bot.operate.orders import (
    NotOrdered,
    as_json,
    as_lines,
    block,
    close_table,
    list_blocked,
    list_tables,
    unblock,
)
from bot.operate.rewind import list_answers, rewind_table
from bot.operate.running import CannotStart, run
from bot.operate.stalls import Watchdog
from bot.operate.thinking import think
from bot.operate.warm import load
from bot.store.errors import StoreError

Part = Callable[[argparse.Namespace], int]


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The parsed command line; exits with 2 for one that cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Ziggurat, a Discord bot for board games.")
    parser.set_defaults(part=_run)
    parts = parser.add_subparsers(metavar="PART")

    def add(name: str, part: Part, help_: str) -> argparse.ArgumentParser:
        command = parts.add_parser(name, help=help_, description=help_)
        command.set_defaults(part=part)
        return command

    add("run", _run, "run the bot (the default)")
    add("think", _think, "think for computers of bots that keep their games on the same PostgreSQL server")
    commands = add("commands", _commands, "print the slash commands")
    commands.add_argument("--json", action="store_true", help="as Discord will receive them")
    doctor = add("doctor", _doctor, "check token, permissions, database, fonts, disk and packages")
    doctor.add_argument("--guild", type=int, metavar="ID", help="the server whose permissions are checked")
    doctor.add_argument("--report", type=Path, metavar="FILE", help="a new file: all of it, and the newest log lines")
    backup = add("backup", _backup, "copy the database, while the bot runs or not")
    backup.add_argument("file", nargs="?", type=Path, help="a new file or a folder (default: ZIGGURAT_BACKUP_FOLDER)")
    back = add("restore", _restore, "put a backup in the database's place; stop the bot first")
    back.add_argument("file", type=Path)
    moving = add("move", _move, "copy all games from a file to a PostgreSQL server or back; stop the bot first")
    for word in ("source", "target"):
        moving.add_argument(word, type=address_of, help="a path, or postgresql://user:password@host:5432/database")
    out = add("export", _export, "one table's game as a file, with everybody's secrets")
    out.add_argument("table", type=int, help="the table's number, as players see it")
    out.add_argument("--out", type=Path, metavar="FILE", help="a new file (default: standard output)")
    listing = add("tables", _tables, "the open tables: who plays, since when, who is waited for")
    listing.add_argument("--server", type=int, metavar="ID", help="those of this server only")
    listing.add_argument("--json", action="store_true", help="for programs")
    close = add("close", _close, "end a table, while the bot runs or not; its players are told")
    close.add_argument("table", type=int, help="the table's number, as players see it")
    close.add_argument("--reason", default="", metavar="TEXT", help=f"for its players, {REASON_LENGTH} characters")
    answers = add("answers", _answers, "the newest answers of a game with their numbers, for rewind")
    answers.add_argument("table", type=int, help="the table's number, as players see it")
    rewind = add("rewind", _rewind, "set a spoilt game back, while the bot runs or not; its players are told")
    rewind.add_argument("table", type=int, help="the table's number, as players see it")
    rewind.add_argument("answer", type=int, help="it and all that came after it are taken back (see answers)")
    rewind.add_argument("--reason", default="", metavar="TEXT", help=f"for its players, {REASON_LENGTH} characters")
    statistics = add("statistics", _statistics, "results of the games that have ended: how many there are")
    statistics.add_argument("--rebuild", action="store_true", help="make all of them again from the stored games")
    for name, part, help_ in (
        ("block", _block, "do nothing any more for a person or a server; seats go to computers, tables are closed"),
        ("unblock", _unblock, "end a block; seats and tables do not come back"),
    ):
        blocking = add(name, part, help_)
        blocking.add_argument("kind", choices=get_args(BlockKind))
        blocking.add_argument("id", type=int, help="its id in Discord")
        if name == "block":
            blocking.add_argument("--reason", default="", metavar="TEXT", help="kept; a server's players read it")
    add("blocked", _blocked, "who is blocked, since when and why")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line and do it; every failure is one sentence. Gives back the exit code."""
    options = arguments(words)
    part: Part = options.part
    try:
        return part(options)
    except KeyboardInterrupt:
        return 130
    except (BadSetting, CannotStart, NotOrdered, StoreError, FileExistsError, NoReport) as error:
        print(error, file=sys.stderr)
        return 1


def _settings(*more_secrets: Sequence[str]) -> Settings:
    """The settings, with a log that hides what they keep secret, and these. Raises BadSetting."""
    settings = read_settings()
    hidden = (*settings.secrets, *(word for words in more_secrets for word in words))
    logs.set_up(settings.log_level, settings.log_format, hidden)
    return settings


def _run(options: argparse.Namespace) -> int:
    settings, watchdog = _settings(), Watchdog()
    load(is_local=not settings.token)
    freeze_startup_objects()
    with watchdog.watching(), asyncio.Runner(loop_factory=watchdog.loop) as runner:
        runner.run(run(settings, watchdog))
    return 0


def _think(options: argparse.Namespace) -> int:
    asyncio.run(think(_settings()))
    return 0


def _commands(options: argparse.Namespace) -> int:
    print(asyncio.run(commands_json()))
    return 0


async def commands_json() -> str:
    """The command tree as Discord will receive it."""
    client = discord.Client(intents=discord.Intents.none())
    tree = discord.app_commands.CommandTree(client)
    add_commands(tree)
    await tree.set_translator(FluentTranslator())
    return json.dumps(await command_payload(tree), indent=2, ensure_ascii=False)


def _doctor(options: argparse.Namespace) -> int:
    # What a part logs while it is examined, the doctor says in its own words.
    logging.disable()
    return asyncio.run(examine_all(options.guild, report=options.report))


def _backup(options: argparse.Namespace) -> int:
    settings = _settings()
    copy = back_up(settings.address, options.file, settings.backup_folder, datetime.now(UTC))
    print(f"{settings.address} has been copied to {copy} ({copy.stat().st_size:,} bytes); the copy is sound.")
    return 0


def _restore(options: argparse.Namespace) -> int:
    settings, now = _settings(), datetime.now(UTC)
    if settings.postgres is None:
        old = restore(options.file, settings.database, now)
    else:
        old = restore_server(options.file, settings.postgres, settings.backup_folder, now)
    print(f"{options.file} is in place as {settings.address}.")
    if old is not None:
        print(f"What was there is now {old}: delete it when all is well.")
    return 0


def _move(options: argparse.Namespace) -> int:
    _settings(*(place.secrets for place in (options.source, options.target) if isinstance(place, PostgresAddress)))
    moved = asyncio.run(move(options.source, options.target))
    total = sum(moved.rows.values())
    print(f"{moved.rows['tables']} tables ({total:,} rows) are in {options.target}, and {options.source} is as it was.")
    print("Set ZIGGURAT_DATABASE to the new place, then start the bot.")
    return 0


def _export(options: argparse.Namespace) -> int:
    settings = _settings()
    try:
        data = asyncio.run(export_table(settings.address, options.table))
    except NoSuchTable:
        print(f"There is no table {options.table} in {settings.address}.", file=sys.stderr)
        return 1
    except NotStarted:
        print(f"Table {options.table} has not begun: there is no game yet.", file=sys.stderr)
        return 1
    if options.out is None:
        sys.stdout.buffer.write(data)
        return 0
    try:
        # Everybody's hands are in it: it is for its owner's eyes only.
        with open(options.out, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(data)
    except OSError as error:
        why = "is there already" if isinstance(error, FileExistsError) else f"cannot be written ({error.strerror})"
        print(f"{options.out} {why}: name another file.", file=sys.stderr)
        return 1
    print(f"Table {options.table} is in {options.out}; play it again with python -m engine replay {options.out}")
    return 0


def _tables(options: argparse.Namespace) -> int:
    tables = asyncio.run(list_tables(_settings().address, options.server))
    print(as_json(tables) if options.json else as_lines(tables))
    return 0


def _close(options: argparse.Namespace) -> int:
    print(asyncio.run(close_table(_settings().address, options.table, options.reason)))
    return 0


def _answers(options: argparse.Namespace) -> int:
    print(asyncio.run(list_answers(_settings().address, options.table)))
    return 0


def _rewind(options: argparse.Namespace) -> int:
    print(asyncio.run(rewind_table(_settings().address, options.table, options.answer, options.reason)))
    return 0


def _statistics(options: argparse.Namespace) -> int:
    address = _settings().address
    print(asyncio.run(rebuild_results(address) if options.rebuild else count_results(address)))
    return 0


def _block(options: argparse.Namespace) -> int:
    print(asyncio.run(block(_settings().address, options.kind, options.id, options.reason)))
    return 0


def _unblock(options: argparse.Namespace) -> int:
    print(asyncio.run(unblock(_settings().address, options.kind, options.id)))
    return 0


def _blocked(options: argparse.Namespace) -> int:
    print(asyncio.run(list_blocked(_settings().address)))
    return 0
