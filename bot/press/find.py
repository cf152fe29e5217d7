"""Finds what an interaction is about, once; whatever is done and shown then is made of that value."""

from __future__ import annotations

from bot.frame.handling import Interaction, language, match_of, seat_here, table_numbered
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
    seat = seat_here(table, interaction)
    stored = await read_draft(interaction.client.tables, table.id, interaction.user.id)
    return press_of(interaction, table, await match_of(interaction, table), seat, stored)


async def find_at(interaction: Interaction, at: PanelId) -> Press:
    """What a button or menu of a panel is about. Raises NotYourPanel, NoTableNumbered or NotStarted."""
    table = await table_numbered(interaction, at.table)
    if table.seat_of(interaction.user.id) != at.seat:
        raise NotYourPanel
    return await find(interaction, table)


async def asked_here(interaction: Interaction) -> Press | None:
    """For autocomplete: what the player is asked in this channel; None where nothing. Their draft is not read."""
    channel, tables = interaction.channel_id, interaction.client.tables
    table = tables.at(channel) if channel is not None else None
    seat = None if table is None else table.seat_of(interaction.user.id)
    if table is None or table.status != "playing" or seat is None:
        return None
    press = press_of(interaction, table, await tables.match(table.id), seat)
    return None if press.ask is None else press


async def find_anew(interaction: Interaction, press: Press) -> Press:
    """The same press as it is now. Raises NotSeated."""
    return await find(interaction, interaction.client.tables.get(press.table.id) or press.table)


async def renewed(interaction: Interaction, press: Press) -> Press:
    """The same press, found anew if the game has gone on. Raises NotSeated."""
    match = await match_of(interaction, press.table)
    return press if match.revision == press.revision else await find_anew(interaction, press)
