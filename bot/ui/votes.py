"""Taking back what one may not take back alone: everybody else at the table is asked."""

from __future__ import annotations

import discord

from bot.table_model import Table
from bot.ui.actions import Interaction, after_change, language, take_back, tell
from bot.ui.ids import table_button
from bot.ui.parts import button, frozen
from bot.wording import escaped, say, title
from engine.core.errors import UndoNeedsConsent


async def undo_or_ask(interaction: Interaction, table: Table) -> None:
    """Take back the player's last answer, or ask the others where that needs their consent."""
    try:
        await take_back(interaction, table)
    except UndoNeedsConsent:
        await ask_everybody(interaction, table)


async def ask_everybody(interaction: Interaction, table: Table) -> None:
    """Post the question to the table, pinging exactly those who must agree."""
    vote = await interaction.client.tables.ask_undo(table.id, interaction.user.id)
    lang = language(interaction)
    if vote.outcome is not None:
        await after_change(interaction, vote.outcome.table, say(lang, "undo-done"))
        return
    text = say(
        table.language,
        "undo-question",
        who=" ".join(f"<@{user}>" for user in vote.waiting),
        name=escaped(interaction.user.display_name),
        game=title(table.game, table.language),
        table=table.id,
    )
    view = frozen(
        [
            button(
                say(table.language, "button-agree"),
                table_button(table.id, "agree", vote.id),
                style=discord.ButtonStyle.success,
            ),
            button(say(table.language, "button-refuse"), table_button(table.id, "refuse", vote.id)),
        ]
    )
    channel = interaction.client.get_partial_messageable(table.channel_id)
    pings = discord.AllowedMentions(users=[discord.Object(user) for user in vote.waiting])
    try:
        await channel.send(text, view=view, allowed_mentions=pings)
    except discord.Forbidden:
        await tell(interaction, say(lang, "trouble-permission"))
        return
    await interaction.edit_original_response(content=say(lang, "undo-asked"), view=None, attachments=[])


async def vote(interaction: Interaction, table: Table, vote_id: int, *, agree: bool) -> None:
    """Count a vote; with the last consent the answer is taken back."""
    lang = language(interaction)
    result = await interaction.client.tables.vote_undo(table.id, interaction.user.id, vote_id, agree)
    key = {"agreed": "undo-agreed", "refused": "undo-refused", "open": "undo-counted"}[result.state]
    await interaction.edit_original_response(content=say(lang, key), view=None)
    if result.state != "open" and interaction.message is not None:
        await interaction.message.edit(content=say(table.language, key), view=None)
    if result.state == "agreed":
        trouble = await interaction.client.publisher.publish(table.id)
        if trouble is not None:
            await tell(interaction, say(lang, trouble))
