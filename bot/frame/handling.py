"""What is common to handling every button and slash command: acknowledging, errors, the language, the table.

Interactions are acknowledged before any work is done, and answered privately.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from discord.utils import MISSING

from bot.base.log_context import about
from bot.base.meter import End
from bot.base.typed import must_be_short
from bot.frame.acknowledge import ALREADY, is_acknowledged
from bot.frame.admission import must_be_admitted
from bot.frame.client import HostClient
from bot.frame.concurrency_limiter import Admission
from bot.frame.whereabouts import ids_of, kind_of
from bot.messages.circuit_breaker import Paused, Unreachable
from bot.messages.locks import ThreadLocked
from bot.messages.parts import NO_PINGS
from bot.model.errors import (
    NoSuchTable,
    NoTableNumbered,
    TableError,
)
from bot.model.table import Table
from bot.store.errors import StoreError, StoreUnavailable
from bot.tables.seat_rules import seat_of
from bot.words.wording import (
    error_text,
    language_of,
    say,
)
from engine.core.errors import EngineError
from engine.core.match import Match

logger = logging.getLogger("ziggurat.actions")

TAKEN_UP: Final = "taken_up"
"""What marks an interaction that this process answers."""

DATABASE_PATIENCE: Final = 1.5
"""Seconds for which an interaction waits for the database before it is acknowledged; Discord gives up after 3."""

Interaction: TypeAlias = discord.Interaction[HostClient]


def language(interaction: Interaction) -> str:
    """The player's own language, for private replies: as chosen in /settings, else that of their Discord."""
    chosen = interaction.client.people.get(interaction.user.id).language
    return client_language(interaction) if chosen == "auto" else chosen


def client_language(interaction: Interaction) -> str:
    """The language of the player's Discord, whatever they have chosen; the server's where it is none of ours."""
    app = interaction.client
    server = app.servers.defaults_for(interaction.guild_id).language
    return language_of(interaction.locale, app.settings.language if server == "auto" else server)


async def guarded(interaction: Interaction, work: Callable[[], Awaitable[None]], *, remember: bool = True) -> None:
    """Run ``work`` for a player; errors become a private message.

    ``remember``: store the language of the player's Discord, for direct messages.
    """
    app, user = interaction.client, interaction.user.id
    admission = app.limiter.acquire(user)
    with about(**ids_of(interaction)):
        if admission == "admitted":
            try:
                end = await _attempt(interaction, work, remember)
            finally:
                app.limiter.release(user)
        else:
            end = await _refuse(interaction, admission)
        app.meter.ended(kind_of(interaction), end)


async def _refuse(interaction: Interaction, admission: Admission) -> End:
    """Refuse one of too many interactions of a player at once; gives how it ended. They are notified once, or where
    they would wait.
    """
    if admission == "refused" or is_acknowledged(interaction):
        await tell(interaction, say(language(interaction), "error-too-quick"))
    return "refused"


async def _attempt(interaction: Interaction, work: Callable[[], Awaitable[None]], remember: bool) -> End:
    lang = language(interaction)
    try:
        must_be_admitted(interaction)
        must_be_short(interaction.data)
        if not await answer_in_time(interaction, _is_first(interaction)):
            logger.info("an interaction came twice; it is answered once")
            return "gone"
        await work()
        if remember:
            await _remember(interaction, client_language(interaction))
    except (TableError, EngineError, StoreError) as error:
        await tell(interaction, error_text(lang, error))
        return "refused"
    except ThreadLocked:
        await tell(interaction, say(lang, "trouble-locked"))
        return "refused"
    except discord.NotFound as error:
        logger.info("an interaction was gone before its answer (code %d)", error.code)
        return "gone"
    except (aiohttp.ClientError, OSError, Unreachable) as error:
        logger.warning("Discord could not be reached: %s", type(error).__name__)
        return "gone"
    except (discord.DiscordServerError, discord.RateLimited, Paused) as error:
        logger.warning("Discord did not take an answer: %s", type(error).__name__)
        await tell(interaction, say(lang, "error-discord"))
        return "gone"
    except Exception as error:
        if isinstance(error, discord.HTTPException) and error.code == ALREADY:
            logger.info("an interaction has been answered before")
            return "gone"
        trace = f"{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}"
        error_id = hashlib.blake2s(f"{interaction.id}{trace}".encode(), digest_size=4).hexdigest()
        logger.error("error %s in interaction %d\n%s", error_id, interaction.id, trace)
        await tell(interaction, say(lang, "error-unexpected", id=error_id))
        return "failed"
    return "done"


async def answer_in_time(interaction: Interaction, looking: Coroutine[Any, Any, bool]) -> bool:
    """What ``looking`` gives. Raises StoreUnavailable where the database takes so long that Discord would show a
    failure without a reason; an interaction that has been acknowledged waits as long as it takes.
    """
    if is_acknowledged(interaction):
        return await looking
    task = asyncio.create_task(looking)
    # Not cancelled: a connection in the middle of a statement would be lost with it.
    await asyncio.wait({task}, timeout=DATABASE_PATIENCE)
    if not task.done():
        task.add_done_callback(lambda late: late.cancelled() or late.exception())
        logger.warning("the database has not answered for %.1f s; an interaction was refused", DATABASE_PATIENCE)
        raise StoreUnavailable("", "slow")
    return task.result()


async def _is_first(interaction: Interaction) -> bool:
    """Whether nobody has answered this interaction yet; within this process, what goes on with it is the same. Then
    what is remembered of its tables is up to date. Raises StoreUnavailable.
    """
    if TAKEN_UP not in interaction.extras:
        interaction.extras[TAKEN_UP] = True
        if not await interaction.client.tables.take_up(interaction.id):
            return False
    await look_around(interaction)
    return True


async def look_around(interaction: Interaction) -> None:
    """Bring up to date what is remembered of the tables that the interaction may be about. Raises StoreUnavailable."""
    is_command = interaction.type is not discord.InteractionType.component
    server = interaction.guild_id if is_command else None
    table = ids_of(interaction).get("table")
    await interaction.client.tables.look_around(table, interaction.channel_id, interaction.user.id, server)


async def _remember(interaction: Interaction, lang: str) -> None:
    """Store the language of the player's Discord; a failure to store it is ignored."""
    try:
        await interaction.client.people.heard(interaction.user.id, lang)
    except StoreError as error:
        logger.warning("a language was not stored: %s", error)


async def tell(interaction: Interaction, text: str, view: discord.ui.View = MISSING) -> None:
    """Send a private message, whether or not the interaction has been answered already."""
    try:
        if is_acknowledged(interaction):
            await interaction.followup.send(text, view=view, ephemeral=True, allowed_mentions=NO_PINGS)
        else:
            await interaction.response.send_message(text, view=view, ephemeral=True, allowed_mentions=NO_PINGS)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        logger.info("a reply could not be delivered: %s", type(error).__name__)


def table_here(interaction: Interaction) -> Table:
    """The open table of the channel or thread where the player is. Raises NoSuchTable."""
    channel = interaction.channel_id
    table = interaction.client.tables.at(channel) if channel is not None else None
    if table is None:
        raise NoSuchTable
    return table


async def table_numbered(interaction: Interaction, number: int) -> Table:
    """The table of this number, open or ended; rights are not checked here.

    Raises NoTableNumbered.
    """
    table = await interaction.client.tables.find(number)
    if table is None:
        raise NoTableNumbered(table=number)
    return table


def seat_here(table: Table, interaction: Interaction) -> int:
    """The player's seat at the table. Raises NotSeated."""
    return seat_of(table, interaction.user.id)


async def table_and_match(interaction: Interaction, table: Table) -> tuple[Table, Match]:
    """The table as it is stored now, which another process may have changed, and its match. Raises NotStarted."""
    return await interaction.client.tables.snapshot(table.id)
