"""Finds what an interaction is about, once; whatever is done and shown then is made of that value."""

from __future__ import annotations

from bot.frame.handling import Interaction, language, seat_here, table_and_match, table_numbered
from bot.messages.ids import PanelId
from bot.model.drafts import Draft
from bot.model.errors import TableError
from bot.model.table import Table
from bot.press.press import Press
from bot.tables.kept_drafts import fits, read_draft
from engine.core.match import Match


class NotYourPanel(TableError):
    """The panel belongs to another seat."""

    key = "error-not-your-panel"


def press_of(interaction: Interaction, table: Table, match: Match, seat: int, stored: Draft | None = None) -> Press:
    """What an interaction of this seat is about, from what has been read already. ``stored``: the draft as stored."""
    draft = stored if stored is not None and fits(stored, match, seat) else None
    user = interaction.user.id
    person = interaction.client.people.get(user)
    expired = stored if draft is None else None
    return Press(table, match, seat, language(interaction), user, person, match.revision, draft, expired)


async def find(interaction: Interaction, table: Table) -> Press:
    """What an interaction at a table is about. Raises NotSeated or NotStarted."""
    stored = await read_draft(interaction.client.tables, table.id, interaction.user.id)
    # Who sits where is read together with the match: a seat may have been handed on in another process.
    now, match = await table_and_match(interaction, table)
    return press_of(interaction, now, match, seat_here(now, interaction), stored)


async def find_at(interaction: Interaction, at: PanelId) -> Press:
    """What a button or menu of a panel is about. Raises NotYourPanel, NoTableNumbered or NotStarted."""
    table = await table_numbered(interaction, at.table)
    stored = await read_draft(interaction.client.tables, table.id, interaction.user.id)
    now, match = await table_and_match(interaction, table)
    if now.seat_of(interaction.user.id) != at.seat:
        raise NotYourPanel
    return press_of(interaction, now, match, at.seat, stored)


async def asked_here(interaction: Interaction) -> Press | None:
    """For autocomplete: what the player is asked in this channel; None where nothing. Their draft is not read."""
    channel, tables = interaction.channel_id, interaction.client.tables
    table = tables.at(channel) if channel is not None else None
    if table is None or table.status != "playing" or table.seat_of(interaction.user.id) is None:
        return None
    now, match = await tables.snapshot(table.id)
    seat = now.seat_of(interaction.user.id)
    press = None if seat is None else press_of(interaction, now, match, seat)
    return None if press is None or press.ask is None else press


async def find_anew(interaction: Interaction, press: Press) -> Press:
    """The same press as it is now. Raises NotSeated."""
    return await find(interaction, interaction.client.tables.get(press.table.id) or press.table)


async def renewed(interaction: Interaction, press: Press) -> Press:
    """The same press, found anew if the game has gone on or the seat is another's. Raises NotSeated."""
    now, match = await table_and_match(interaction, press.table)
    is_same = match.revision == press.revision and now.seat_of(press.user) == press.seat
    return press if is_same else await find_anew(interaction, press)
