"""Closing a table: in the lobby at once, in play after a confirmation."""

from __future__ import annotations

import discord

from bot.frame.handling import Interaction, language
from bot.frame.rights import is_moderator
from bot.messages.ids import table_item
from bot.messages.parts import button, frozen
from bot.model.table import Notice, Table
from bot.posting.texts.lobby import where_of
from bot.tables import seat_rules
from bot.words.wording import say


async def ask_to_close(interaction: Interaction, table: Table) -> None:
    """Close a table in the lobby; ask for confirmation if it is in play. Answers in the deferred reply.

    Raises NotHost for who is neither its host nor a moderator, AlreadyOver.
    """
    if not is_moderator(interaction, table):
        seat_rules.must_be_host(table, interaction.user.id)
    if table.status != "playing":
        await close(interaction, table)
        return
    lang = language(interaction)
    sure = button(say(lang, "button-close-now"), table_item(table.id, "close"), style=discord.ButtonStyle.danger)
    await interaction.edit_original_response(
        content=say(lang, "close-sure", where=where_of(table, lang)), view=frozen([sure])
    )


async def close(interaction: Interaction, table: Table) -> None:
    """End the table: for its host, and for moderators. Raises NotHost, AlreadyOver."""
    await interaction.edit_original_response(content=await end_table(interaction, table), view=None)


async def end_table(interaction: Interaction, table: Table) -> str:
    """Close the table; gives the text for the user who closed it. Raises NotHost, AlreadyOver."""
    app, lang = interaction.client, language(interaction)
    user = interaction.user.id
    name = next((item.name for item in table.holders if user in (item.user, item.owner)), None)
    notice = Notice("notice-moderator-closed") if name is None else Notice("notice-closed", {"name": name})
    # The last board message says so, but nobody hears of an edit: those who play there are told.
    public_notice = notice if table.status == "playing" else None
    await app.tables.lifecycle.close(table.id, user, force=is_moderator(interaction, table), notice=public_notice)
    trouble = await app.publisher.publish(table.id)
    here = interaction.channel_id == table.channel_id
    reply = say(lang, "closed") if here else say(lang, "ended", table=table.id)
    # Its channel may be gone, which is why it is ended from elsewhere: then there is nobody to tell.
    return reply if trouble in (None, "trouble-channel") else f"{reply}\n{say(lang, trouble)}"
