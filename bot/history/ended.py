"""Commands in the channel of a game that is over: its result and its last board, instead of "no table here"."""

from __future__ import annotations

from bot.frame.handling import (
    Interaction,
    language,
    table_and_match,
)
from bot.frame.watching import must_see
from bot.messages.parts import NO_PINGS, file_of
from bot.messages.pictures import draw, kind_of
from bot.model.errors import NoSuchTable
from bot.model.table import Table
from bot.posting.texts.ending import after_button, end_text
from bot.posting.threads.reach import view_of


async def table_here_or_ended(interaction: Interaction) -> Table:
    """The open table of the channel, else the game that ended there last. Raises NoSuchTable."""
    tables, channel = interaction.client.tables, interaction.channel_id
    last = await tables.last_at(channel) if channel is not None else None
    if last is None or (last.is_over and not last.match_revision):
        raise NoSuchTable
    return last


async def show_end(interaction: Interaction, table: Table) -> None:
    """The result and the last board, privately, in the reply that has been deferred. Raises NotForYou, NotStarted."""
    await must_see(interaction, table)
    tables, lang = interaction.client.tables, language(interaction)
    history = await tables.store.history(table.id)
    table, match = await table_and_match(interaction, table)
    text = end_text(table, match, history, lang)
    palette = interaction.client.people.get(interaction.user.id).palette
    seen, closed = match.view(None), table.status == "closed"
    kind = kind_of(table.game, seen, "whole")
    picture = await draw(table.game, seen, kind, lang, table.names(), palette, (), closed)
    view = None if closed else view_of((after_button(table, lang),))
    await interaction.edit_original_response(
        content=text[:2000], attachments=[file_of(picture, kind)], view=view, allowed_mentions=NO_PINGS
    )
