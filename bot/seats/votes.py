"""Votes in Discord: the others are asked in the table's channel, and answer by two buttons."""

from __future__ import annotations

import discord

from bot.frame.handling import (
    Interaction,
    language,
    tell,
)
from bot.model.posts import Post
from bot.model.table import Table, Vote
from bot.panel.carry_out import after_change
from bot.posting.calls.farewell import tell_removed
from bot.posting.kinds import kind_of_question
from bot.words.wording import say


async def ask_everybody(interaction: Interaction, table: Table, serial: int | None = None) -> None:
    """Ask the others to undo the player's last answer, or back to the one with this serial number."""
    vote = await interaction.client.tables.undo.ask(table.id, interaction.user.id, serial)
    lang = language(interaction)
    if vote.outcome is not None:
        await after_change(interaction, vote.outcome.table, say(lang, "undo-done"))
        return
    trouble = await put(interaction, table, vote)
    await interaction.edit_original_response(content=say(lang, trouble or "undo-asked"), view=None, attachments=[])


async def put(interaction: Interaction, table: Table, vote: Vote) -> str | None:
    """Post a vote, or the outcome of one that needed no answer; gives the text key of the trouble if posting failed."""
    app = interaction.client
    if vote.outcome is not None:
        trouble = await app.publisher.publish(table.id)
        await take_leave(interaction, vote.outcome.table, vote)
        return trouble
    try:
        await app.publisher.ask(table, vote, interaction.user.display_name)
    except discord.Forbidden:
        return "trouble-permission"
    except discord.NotFound:
        return "trouble-channel"
    return None


async def take_leave(interaction: Interaction, table: Table, vote: Vote) -> None:
    """Tell a player whom the others have removed; does nothing for other votes."""
    app, payload = interaction.client, vote.payload
    if vote.kind in ("remove", "late"):
        user, name = int(payload["user"]), str(payload["name"])
        await tell_removed(app, app.tables, app.people, table, user, name, "others")


async def vote(interaction: Interaction, table: Table, vote_id: int, *, agree: bool) -> None:
    """Count an answer; the deciding one is carried out.

    While others must still answer, the user is shown the state of the vote. The outcome is shown only in the question's
    own message.
    """
    app, lang = interaction.client, language(interaction)
    result = await app.tables.votes.cast(table.id, interaction.user.id, vote_id, agree)
    if result.state == "open":
        await tell(interaction, say(lang, "vote-counted", agreed=len(result.vote.agreed), needed=result.vote.needed))
        return
    trouble = None
    try:
        await own_up(interaction, table, vote_id)
        trouble = await app.publisher.tell(table.id)
    finally:
        if result.state == "agreed":
            # It is done, whoever can be told.
            trouble = await app.publisher.publish(table.id)
    if trouble is not None:
        await tell(interaction, say(lang, trouble))
    if result.state == "agreed" and result.outcome is not None:
        await take_leave(interaction, result.outcome.table, result.vote)


async def own_up(interaction: Interaction, table: Table, vote_id: int) -> None:
    """Store the message of the pressed button as the vote's: the bot may have ended before it stored that."""
    tables, message, kind = interaction.client.tables, interaction.message, kind_of_question(vote_id)
    if message is not None and all(post.kind != kind for post in await tables.store.messages.posts(table.id)):
        post = Post(table.id, kind, 0, message.channel.id, message.id, table.revision)
        await tables.store.messages.remember(post, is_pressed=True)
