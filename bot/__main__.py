"""Starts the bot: ``python -m bot`` (with a token: Discord; without: the local Discord), ``python -m bot commands``."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import secrets
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord

from bot.app import Ziggurat, add_commands, command_payload
from bot.config import BadSetting, Settings, read_settings
from bot.local.pointing import point_discord_py
from bot.local.server import LocalDiscord
from bot.store import SqliteStore, StoreError
from bot.tables import Tables
from bot.translator import FluentTranslator

NOT_ON_THE_SERVER = (50001, 10004)
"""Discord's codes for "missing access" and "unknown guild": the bot has not been invited."""


class CannotStart(Exception):
    """The bot cannot run; the message is one clear sentence."""


@contextlib.asynccontextmanager
async def discord_of(settings: Settings) -> AsyncIterator[str]:
    """The token to log in with: the real one, or that of a local Discord that runs meanwhile. Raises CannotStart."""
    if settings.token:
        yield settings.token
        return
    _make_folder(settings.local_folder, "ZIGGURAT_LOCAL_FOLDER")
    try:
        local = LocalDiscord(settings.local_host, settings.local_port, settings.local_folder)
        await local.start()
    except OSError as error:
        raise CannotStart(
            f"The local Discord cannot listen on port {settings.local_port} ({error.strerror}): "
            "set ZIGGURAT_LOCAL_PORT to a free one."
        ) from error
    pointed = point_discord_py(local.api_base)
    print(f"No DISCORD_TOKEN in .env: the local Discord is open at {local.web_url}", flush=True)
    try:
        yield local.token
    finally:
        pointed.restore()
        await local.close()


def _make_folder(folder: Path, setting: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotStart(f"The folder {folder} cannot be made ({error.strerror}): change {setting}.") from error


async def run(settings: Settings) -> None:
    """Run until interrupted or told to end (SIGTERM). Raises CannotStart."""
    _make_folder(settings.database.parent, "ZIGGURAT_DATABASE")
    try:
        store = await SqliteStore.open(settings.database)
    except StoreError as error:
        raise CannotStart(str(error)) from error
    tables = Tables(store, seed_source=lambda: secrets.randbits(63))
    try:
        async with discord_of(settings) as token:
            client = Ziggurat(settings, tables)
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(client.close()))
            async with client:
                await client.start(token)
    except discord.LoginFailure as error:
        raise CannotStart("Discord refuses the token: copy it again from the developer portal to .env.") from error
    except discord.HTTPException as error:
        raise CannotStart(_refusal(error, settings.guild)) from error
    except (aiohttp.ClientConnectorError, TimeoutError) as error:
        raise CannotStart("Discord cannot be reached: check this machine's network, then start again.") from error
    except StoreError as error:
        raise CannotStart(str(error)) from error
    finally:
        await tables.shut_down()


def _refusal(error: discord.HTTPException, guild: int | None) -> str:
    if guild is not None and error.code in NOT_ON_THE_SERVER:
        return f"The bot is not on the server {guild}: invite it there, or change ZIGGURAT_GUILD."
    return f"Discord refuses to let the bot start ({error.status} {error.text}). Try again later."


async def commands_json() -> str:
    """The command tree as Discord will receive it."""
    client = discord.Client(intents=discord.Intents.none())
    tree = discord.app_commands.CommandTree(client)
    add_commands(tree)
    await tree.set_translator(FluentTranslator())
    return json.dumps(await command_payload(tree), indent=2, ensure_ascii=False)


def main() -> None:
    """Read the command line; every failure to start is one sentence."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Ziggurat, a Discord bot for board games.")
    parts = parser.add_subparsers(dest="part")
    parts.add_parser("run", help="run the bot (the default)")
    commands = parts.add_parser("commands", help="print the slash commands")
    commands.add_argument("--json", action="store_true", help="as Discord will receive them")
    arguments = parser.parse_args()
    if arguments.part == "commands":
        print(asyncio.run(commands_json()))
        return
    try:
        settings = read_settings()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(settings.log_level)))
        asyncio.run(run(settings))
    except KeyboardInterrupt:
        return
    except (BadSetting, CannotStart) as error:
        print(error, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
