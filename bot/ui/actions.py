"""What players do, whatever they did it with: buttons and slash commands end in the same few functions.

Every function has acknowledged the interaction before it works, and answers privately.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import discord

from bot.client import HostClient
from bot.publish.hands import closed_notice, reopen
from bot.publish.pictures import draw
from bot.store.errors import StoreError
from bot.table_errors import NoSuchTable, NotSeated, NotStarted, TableError
from bot.table_model import Table
from bot.ui.panel import build_panel
from bot.ui.parts import NO_PINGS, file_of
from bot.wording import clipped, error_text, escaped, language_of, log_lines, say, title
from engine.core.errors import EngineError, StaleRevision
from engine.core.match import Match

logger = logging.getLogger("ziggurat.actions")
Interaction: TypeAlias = discord.Interaction[HostClient]
Answers = Sequence[tuple[str, Sequence[str]]]


def language(interaction: Interaction) -> str:
    """The player's own language, for private replies."""
    return language_of(interaction.locale, interaction.client.settings.language)


class NotYourPanel(TableError):
    """The panel belongs to another seat."""

    key = "error-not-your-panel"


async def guarded(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Do something for a player; whatever is refused or goes wrong becomes a private sentence."""
    lang = language(interaction)
    try:
        await work()
        await remember_language(interaction, lang)
    except (TableError, EngineError, StoreError) as error:
        await tell(interaction, error_text(lang, error))
    except discord.NotFound as error:
        logger.info("an interaction was gone before its answer (code %d)", error.code)
    except Exception as error:
        trace = f"{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}"
        error_id = hashlib.blake2s(f"{interaction.id}{trace}".encode(), digest_size=4).hexdigest()
        logger.error("error %s in interaction %d\n%s", error_id, interaction.id, trace)
        await tell(interaction, say(lang, "error-unexpected", id=error_id))


async def remember_language(interaction: Interaction, lang: str) -> None:
    """Keep the language for messages that no interaction brings: hands by direct message."""
    tables, user = interaction.client.tables, interaction.user.id
    if await tables.preference(user, "language", "") != lang:
        await tables.set_preference(user, "language", lang)


async def tell(interaction: Interaction, text: str) -> None:
    """A private sentence, whether or not the interaction has been answered already."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NO_PINGS)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NO_PINGS)
    except discord.DiscordException as error:
        logger.info("a reply could not be delivered: %s", type(error).__name__)


def table_here(interaction: Interaction) -> Table:
    """The open table of the channel or thread where the player is. Raises NoSuchTable."""
    channel = interaction.channel_id
    table = interaction.client.tables.at(channel) if channel is not None else None
    if table is None:
        raise NoSuchTable
    return table


def seat_here(table: Table, interaction: Interaction) -> int:
    """The player's seat at the table. Raises NotSeated."""
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    return seat


async def match_of(interaction: Interaction, table: Table) -> Match:
    """The match of a table that has begun. Raises NotStarted."""
    if table.status == "lobby":
        raise NotStarted
    return await interaction.client.tables.match(table.id)


async def show_panel(interaction: Interaction, table: Table, *, note: str = "", picture: bool = True) -> None:
    """Show or refresh the player's panel in the reply that has been deferred."""
    lang, seat = language(interaction), seat_here(table, interaction)
    match = await match_of(interaction, table)
    notice = await closed_notice(interaction.client.tables, interaction.user.id, lang)
    panel = build_panel(table, match, seat, lang, note="\n".join(filter(None, (note, notice))))
    files = [await _file(table, match, seat, "cut", lang)] if picture else []
    await interaction.edit_original_response(
        content=panel.text, view=panel.view, attachments=files, allowed_mentions=NO_PINGS
    )


async def _file(table: Table, match: Match, seat: int | None, kind: str, lang: str) -> discord.File:
    return file_of(await draw(table.game, match.view(seat), kind, lang, table.names()), kind)


async def give(interaction: Interaction, table: Table, answers: Answers, revision: int | None = None) -> None:
    """Answer for the player, then show the panel and post at the same time."""
    try:
        outcome = await interaction.client.tables.answer(table.id, interaction.user.id, answers, revision)
    except StaleRevision:
        await show_panel(interaction, table, note=say(language(interaction), "error-stale"))
        return
    await after_change(interaction, outcome.table)


async def after_change(interaction: Interaction, table: Table, note: str = "") -> None:
    """The player's panel and the table's channel, both brought up to date; troubles of the channel are told here."""
    posting = asyncio.create_task(interaction.client.publisher.publish(table.id))
    try:
        await show_panel(interaction, table, note=note)
    finally:
        trouble = await posting
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def take_back(interaction: Interaction, table: Table, revision: int | None = None) -> None:
    """Take back the player's last answer; ``revision`` proves that the button was fresh."""
    outcome = await interaction.client.tables.undo(table.id, interaction.user.id, revision)
    await after_change(interaction, outcome.table, say(language(interaction), "undo-done"))


async def show_hand(interaction: Interaction, table: Table, *, again: bool = False) -> None:
    """The player's hand as a private picture; works with direct messages closed. ``again``: try those once more."""
    lang, seat, tables = language(interaction), seat_here(table, interaction), interaction.client.tables
    view = (await match_of(interaction, table)).view(seat)
    if again:
        await reopen(tables, interaction.user.id)
    notice = await closed_notice(tables, interaction.user.id, lang)
    text = say(lang, "hand-text", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
    file = file_of(await draw(table.game, view, "hand", lang, table.names()), "hand")
    content = "\n".join(filter(None, (text, notice)))
    await interaction.edit_original_response(content=content, attachments=[file], view=None, allowed_mentions=NO_PINGS)


async def show_picture(interaction: Interaction, table: Table, kind: str) -> None:
    """The board ("board") or the cut around the last action ("cut"), privately, in the player's language."""
    lang = language(interaction)
    match = await match_of(interaction, table)
    file = await _file(table, match, None, kind, lang)
    await interaction.edit_original_response(content=None, attachments=[file], view=None)


async def show_log(interaction: Interaction, table: Table) -> None:
    """The newest lines of the log as this seat may see them; lines taken back are struck out."""
    lang = language(interaction)
    match = await match_of(interaction, table)
    names = [escaped(name) for name in table.names()]
    lines = log_lines(lang, match.events(0, table.seat_of(interaction.user.id)), names)
    text = clipped([f"- {line}" for line in lines], 1900, say(lang, "board-more")) or say(lang, "log-empty")
    await interaction.edit_original_response(content=text, view=None, allowed_mentions=NO_PINGS)
