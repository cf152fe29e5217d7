"""What players do, whatever they did it with: buttons and slash commands end in the same few functions.

Every function has acknowledged the interaction before it works, and answers privately.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import aiohttp
import discord

from bot.base.log_context import about
from bot.base.meter import End
from bot.base.typed import must_be_short
from bot.drafts.store import (
    drop_draft,
    fits,
    read_draft,
)
from bot.frame.admission import must_be_admitted
from bot.frame.client import HostClient
from bot.frame.turnstile import Place
from bot.frame.whereabouts import ids_of, kind_of
from bot.messages.guard import Paused, Unreachable
from bot.messages.parts import NO_PINGS, file_of
from bot.messages.pictures import draw
from bot.model.errors import (
    NoSuchTable,
    NoTableNumbered,
    NotStarted,
    TableError,
)
from bot.model.table import Table
from bot.moves import moves_of
from bot.posting.hands import closed_notice, reopen
from bot.posting.plan_notes import fitting
from bot.store.errors import StoreError
from bot.tables.news import seen_by
from bot.tables.seats import seat_of
from bot.turn.layout import Panel, message_of
from bot.turn.panel import build_panel
from bot.turn.sure import Sure
from bot.words.wording import (
    error_text,
    language_of,
    say,
    title,
)
from engine.core.errors import EngineError, StaleRevision
from engine.core.match import Match

logger = logging.getLogger("ziggurat.actions")
Interaction: TypeAlias = discord.Interaction[HostClient]
Answers = Sequence[tuple[str, Sequence[str]]]


def language(interaction: Interaction) -> str:
    """The player's own language, for private replies: as chosen in /settings, else that of their Discord."""
    chosen = interaction.client.people.get(interaction.user.id).language
    return spoken(interaction) if chosen == "auto" else chosen


def spoken(interaction: Interaction) -> str:
    """The language of the player's Discord, whatever they have chosen; the server's where it is none of ours."""
    app = interaction.client
    server = app.servers.defaults_for(interaction.guild_id).language
    return language_of(interaction.locale, app.settings.language if server == "auto" else server)


class NotYourPanel(TableError):
    """The panel belongs to another seat."""

    key = "error-not-your-panel"


class StoredOnly(TableError):
    """The answer is stored, but something about showing it could not be."""

    key = "error-stored-only"


async def guarded(interaction: Interaction, work: Callable[[], Awaitable[None]], *, remember: bool = True) -> None:
    """Do something for a player; whatever is refused or goes wrong becomes a private sentence.

    ``remember``: keep the language of the player's Discord, for direct messages.
    """
    app, user = interaction.client, interaction.user.id
    place = app.turnstile.enter(user)
    with about(**ids_of(interaction)):
        if place == "in":
            try:
                end = await _attempt(interaction, work, remember)
            finally:
                app.turnstile.leave(user)
        else:
            end = await _turned_away(interaction, place)
        app.meter.ended(kind_of(interaction), end)


async def _turned_away(interaction: Interaction, place: Place) -> End:
    """Too much at once from one player: they read so once, and where they would wait for a reply."""
    if place == "told" or interaction.response.is_done():
        await tell(interaction, say(language(interaction), "error-too-quick"))
    return "refused"


async def _attempt(interaction: Interaction, work: Callable[[], Awaitable[None]], remember: bool) -> End:
    lang = language(interaction)
    try:
        must_be_admitted(interaction)
        must_be_short(interaction.data)
        await work()
        if remember:
            await _remember(interaction, spoken(interaction))
    except (TableError, EngineError, StoreError) as error:
        await tell(interaction, error_text(lang, error))
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
        trace = f"{''.join(traceback.format_tb(error.__traceback__))}{type(error).__name__}"
        error_id = hashlib.blake2s(f"{interaction.id}{trace}".encode(), digest_size=4).hexdigest()
        logger.error("error %s in interaction %d\n%s", error_id, interaction.id, trace)
        await tell(interaction, say(lang, "error-unexpected", id=error_id))
        return "failed"
    return "done"


async def _remember(interaction: Interaction, lang: str) -> None:
    """Keep the language of the player's Discord; that it could not be stored is no trouble of theirs."""
    try:
        await interaction.client.people.heard(interaction.user.id, lang)
    except StoreError as error:
        logger.warning("a language was not stored: %s", error)


async def tell(interaction: Interaction, text: str) -> None:
    """A private sentence, whether or not the interaction has been answered already."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NO_PINGS)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NO_PINGS)
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
    """The table of this number, of any age; whether the player may do anything there is asked later.

    Raises NoTableNumbered.
    """
    table = await interaction.client.tables.find(number)
    if table is None:
        raise NoTableNumbered(table=number)
    return table


def seat_here(table: Table, interaction: Interaction) -> int:
    """The player's seat at the table. Raises NotSeated."""
    return seat_of(table, interaction.user.id)


async def match_of(interaction: Interaction, table: Table) -> Match:
    """The match of a table that has begun. Raises NotStarted."""
    if table.status == "lobby":
        raise NotStarted
    return await interaction.client.tables.match(table.id)


async def show_panel(interaction: Interaction, table: Table, *, note: str = "", sure: Sure | None = None) -> None:
    """Show or refresh the player's panel in the reply that has been deferred.

    ``sure``: an answer to be asked once more.
    """
    lang, seat = language(interaction), seat_here(table, interaction)
    app, user = interaction.client, interaction.user.id
    notice = await closed_notice(app.tables, app.people, table, user, lang)
    draft = await read_draft(app.tables, table.id, user)
    match = await match_of(interaction, table)
    lost = draft is not None and not fits(draft, match, seat)
    if lost:
        await drop_draft(app.tables, table.id, user)
    dropped, notes = fitting(table, await app.tables.plans.notes(table.id, user), lang)
    said = (note, notice, dropped, say(lang, "panel-draft-lost") if lost and draft is not None and draft.picks else "")
    panel = build_panel(
        table,
        match,
        seat,
        lang,
        note="\n".join(filter(None, said)),
        draft=None if lost else draft,
        sure=sure,
        confirm=app.people.get(user).confirm,
        missed=await app.tables.past.has_missed(match, table.id, user, seat),
    )
    file = await panel_file(interaction, table, panel)
    await interaction.edit_original_response(**message_of(panel, table.game, file))
    # Told only now: where the panel could not be shown, they are in the next one.
    await app.tables.plans.read(notes)


async def panel_file(interaction: Interaction, table: Table, panel: Panel) -> discord.File:
    """A panel's picture: the hand where that alone is asked about, else the board with the places to choose from.

    The board is drawn close or whole, as the player likes it.
    """
    kind = "cut" if interaction.client.people.get(interaction.user.id).look == "zoom" else "board"
    match = await match_of(interaction, table)
    ask = None if table.is_over else match.ask_of(seat_here(table, interaction))
    if ask is not None and moves_of(table.game).is_about_hand(ask):
        kind = "hand"
    return await _file(interaction, table, panel.seen, kind, panel.marks, panel.before)


async def _file(
    interaction: Interaction, table: Table, view: Any, kind: str, marks: Sequence[str] = (), before: Any = None
) -> discord.File:
    """A picture for this player alone: their language, their palette; what is new since ``before`` is marked."""
    lang, palette = language(interaction), interaction.client.people.get(interaction.user.id).palette
    closed = table.status == "closed"
    return file_of(await draw(table.game, view, kind, lang, table.names(), palette, marks, closed, before), kind)


async def give(interaction: Interaction, table: Table, answers: Answers, revision: int | None = None) -> None:
    """Answer for the player, then show the panel and post at the same time."""
    try:
        outcome = await interaction.client.tables.answer(table.id, interaction.user.id, answers, revision)
    except StaleRevision:
        await show_panel(interaction, table, note=say(language(interaction), "error-stale"))
        return
    try:
        await drop_draft(interaction.client.tables, table.id, interaction.user.id)
        await after_change(interaction, outcome.table)
    except StoreError as error:
        raise _stored_only(interaction, table) from error


def _stored_only(interaction: Interaction, table: Table) -> StoredOnly:
    """What is stored is posted as soon as the store can be read again, though nobody presses anything."""
    interaction.client.publisher.later.owe(table.id, timed=True)
    return StoredOnly()


async def after_change(interaction: Interaction, table: Table, note: str = "") -> None:
    """The player's panel and the table's channel, both brought up to date; troubles of the channel are told here."""
    posting = asyncio.create_task(interaction.client.publisher.publish(table.id))
    try:
        await show_panel(interaction, table, note=note)
    finally:
        trouble = await posting
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def play(interaction: Interaction, table: Table) -> None:
    """Open the player's panel; what could not be posted before is posted now."""
    await show_panel(interaction, table)
    trouble = await interaction.client.publisher.publish_late(table.id)
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def take_back(
    interaction: Interaction, table: Table, revision: int | None = None, serial: int | None = None
) -> None:
    """Take back the player's last answer, or all since the one with this serial number.

    ``revision`` proves that the button was fresh. Raises UndoNeedsConsent.
    """
    outcome = await interaction.client.tables.undo(table.id, interaction.user.id, revision, serial)
    try:
        await after_change(interaction, outcome.table, say(language(interaction), "undo-done"))
    except StoreError as error:
        raise _stored_only(interaction, table) from error


async def show_hand(interaction: Interaction, table: Table, *, again: bool = False) -> None:
    """The player's hand as a private picture; works with direct messages closed. ``again``: try those once more."""
    lang, seat, tables = language(interaction), seat_here(table, interaction), interaction.client.tables
    match = await match_of(interaction, table)
    file = await _file(interaction, table, match.view(seat), "hand")
    if again:
        await reopen(tables, interaction.user.id)
    notice = await closed_notice(tables, interaction.client.people, table, interaction.user.id, lang)
    text = say(lang, "hand-text", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
    content = "\n".join(filter(None, (text, notice)))
    await interaction.edit_original_response(content=content, attachments=[file], view=None, allowed_mentions=NO_PINGS)


async def show_picture(interaction: Interaction, table: Table, kind: str) -> None:
    """The board ("board") or the cut around the last action ("cut"), privately, in the player's language.

    What has changed since the player acted last is marked.
    """
    match = await match_of(interaction, table)
    before = seen_by(match, table.seat_of(interaction.user.id), None)
    file = await _file(interaction, table, match.view(None), kind, before=before)
    await interaction.edit_original_response(content=None, attachments=[file], view=None)
