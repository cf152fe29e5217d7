"""Uploads the slash commands to their scope, all servers or one, and clears what an earlier setting left in the other.

Discord shows a command of either scope: one that stands in both is shown twice.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord

from bot.frame.client import HostClient
from bot.frame.command_book import CommandBook

logger = logging.getLogger("ziggurat.app")
Commands = Sequence[Mapping[str, Any]]

GLOBAL: Final = "global"
"""How the scope of all servers is called in the store; one server's by its id."""

PLACES: Final = ("contexts", "integration_types", "dm_permission")
"""What a command says of where it appears; the last one is an older word for the first."""

ON_SERVERS: Final = [0]
"""How the application is installed for its commands to be there: on a server, not with somebody's account."""

IN_SERVERS: Final = [0]
"""Where a command is used that says nothing of direct messages."""


def placed(command: dict[str, Any], *, everywhere: bool) -> dict[str, Any]:
    """A top-level command as it is uploaded; one for all servers (``everywhere``) says where it appears.

    Of a command for one server Discord takes neither.
    """
    payload = {key: value for key, value in command.items() if key not in PLACES}
    if not everywhere:
        return payload
    return payload | {"contexts": command.get("contexts") or IN_SERVERS, "integration_types": ON_SERVERS}


async def register(client: HostClient, payload: list[dict[str, Any]]) -> None:
    """Upload the commands where they have changed, then clear the other scope. Raises HTTPException or StoreError."""
    guild, service = client.settings.guild, client.tables.store.service
    mark = hashlib.blake2s(json.dumps([client.application_id, payload], sort_keys=True).encode()).hexdigest()
    commands, scope = await _read(client, guild), _scope(client, guild)
    names = {command["name"] for command in commands}
    if names != {item["name"] for item in payload} or await service.command_digest(scope) != mark:
        commands = await _write(client, guild, payload)
        await service.keep_command_digest(scope, mark)
        logger.info("registered %d commands", len(payload))
    client.book = CommandBook(payload, {command["name"]: int(command["id"]) for command in commands})
    await _clear_others(client, guild)


async def _clear_others(client: HostClient, guild: int | None) -> None:
    """Clear the commands for all servers where one is set; else those of every server that was set before."""
    if guild is not None and await _read(client, None):
        await _clear(client, None)
    begins = f"{client.application_id}-"
    for scope in await client.tables.store.service.command_scopes():
        name = scope.removeprefix(begins)
        if scope.startswith(begins) and name.isdecimal() and int(name) != guild:
            await _clear(client, int(name))


async def _clear(client: HostClient, guild: int | None) -> None:
    try:
        await _write(client, guild, [])
        logger.info("cleared the commands of the scope %s", guild or GLOBAL)
    except (discord.Forbidden, discord.NotFound) as error:
        # We are on that server no more: nobody sees its commands.
        logger.info("the commands of server %s cannot be cleared (code %d)", guild, error.code)
    await client.tables.store.service.keep_command_digest(_scope(client, guild), "")


def _scope(client: HostClient, guild: int | None) -> str:
    return f"{client.application_id}-{guild or GLOBAL}"


async def _read(client: HostClient, guild: int | None) -> Commands:
    assert client.application_id is not None
    if guild is None:
        return await client.http.get_global_commands(client.application_id)
    return await client.http.get_guild_commands(client.application_id, guild)


async def _write(client: HostClient, guild: int | None, payload: list[dict[str, Any]]) -> Commands:
    assert client.application_id is not None
    if guild is None:
        return await client.http.bulk_upsert_global_commands(client.application_id, payload)
    return await client.http.bulk_upsert_guild_commands(client.application_id, guild, payload)
