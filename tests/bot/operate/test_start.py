"""The start of the bot: what is loaded, and that nothing holds the event loop up for long."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

from bot.__main__ import commands_json
from engine.core.registry import games
from tests.waiting import HANG

PROGRAM = """
import json, sys
from bot.operate import command_line, running
async def until_stopped(client, token, stop):
    print(json.dumps([len(client.features.items), *sys.modules]))
async def run(settings, watchdog):
    print(json.dumps(["bot.local.server" in sys.modules, "bot.lobby.feature" in sys.modules]))
    await serve(settings, watchdog)
serve, command_line.run = command_line.run, run
running._until_stopped = until_stopped
command_line.main(["run"])
"""


def loaded(folder: Path, token: str) -> set[str]:
    """The modules of a bot that is about to connect to Discord."""
    settings = {"DISCORD_TOKEN": token, "ZIGGURAT_DATABASE": str(folder / "games.sqlite3"), "ZIGGURAT_LOCAL_PORT": "0"}
    settings |= {"ZIGGURAT_LOCAL_FOLDER": str(folder / "local"), "ZIGGURAT_BACKUP_FOLDER": str(folder / "backups")}
    settings["PYTHONPATH"] = str(Path(__file__).parents[3])
    command = [sys.executable, "-c", PROGRAM]
    ran = subprocess.run(
        command, env=os.environ | settings, cwd=folder, stdout=subprocess.PIPE, text=True, check=True, timeout=HANG
    )
    before, after = (json.loads(line) for line in ran.stdout.splitlines() if line.startswith("["))
    assert before == [not token, True], "loaded on the event loop"
    items, *modules = after
    assert items > 0
    return set(modules)


def test_no_game_is_loaded_before_the_gateway_opens_and_the_local_discord_only_without_a_token(tmp_path: Path) -> None:
    with_token = loaded(tmp_path, "a-token")
    assert "bot.lobby.feature" in with_token
    assert not {name for name in with_token if name.startswith(("bot.local", "aiohttp.web"))}
    without_token = loaded(tmp_path, "")
    assert "bot.local.server" in without_token
    games_and_pictures = {f"engine.{game}.game" for game in games()} | {
        f"renderers.{game}.pictures" for game in games()
    }
    assert not games_and_pictures & (with_token | without_token), "loaded before anybody asks for a game"


async def test_the_commands_are_translated_one_by_one() -> None:
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    commands = json.loads(await commands_json())
    counting.cancel()
    assert turns >= len(commands) > 10
