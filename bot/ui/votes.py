"""What needs the agreement of others: they are asked in the table's channel, and answer by two buttons."""

from __future__ import annotations

import discord

from bot.publish.questions import kind_of_post, put_question, result_text, settle_question
from bot.publish.rooms import let_in
from bot.table_model import Table, Vote, VoteResult
from bot.ui.actions import Interaction, after_change, language, tell
from bot.ui.parts import NO_PINGS
from bot.wording import say


async def ask_everybody(interaction: Interaction, table: Table, serial: int | None = None) -> None:
    """Ask whether the game may go back to before the player's last answer, or the one with this serial number."""
    vote = await interaction.client.tables.ask_undo(table.id, interaction.user.id, serial)
    lang = language(interaction)
    if vote.outcome is not None:
        await after_change(interaction, vote.outcome.table, say(lang, "undo-done"))
        return
    trouble = await put(interaction, table, vote)
    await interaction.edit_original_response(content=say(lang, trouble or "undo-asked"), view=None, attachments=[])


async def put(interaction: Interaction, table: Table, vote: Vote) -> str | None:
    """Put a question to the table, or carry on with what needed nobody's answer; gives back the key of a trouble."""
    app = interaction.client
    if vote.outcome is not None:
        return await app.publisher.publish(table.id, notice=vote.outcome.notice)
    try:
        await let_in(app, app.tables, table, await app.tables.posts(table.id))
        await put_question(app, app.tables, app.people, table, vote, interaction.user.display_name)
    except discord.Forbidden:
        return "trouble-permission"
    except discord.NotFound:
        return "trouble-channel"
    return None


async def vote(interaction: Interaction, table: Table, vote_id: int, *, agree: bool) -> None:
    """Count an answer; with the last one that was needed the thing is done."""
    app, lang = interaction.client, language(interaction)
    result = await app.tables.vote(table.id, interaction.user.id, vote_id, agree)
    text = say(lang, "vote-counted", agreed=len(result.vote.agreed), needed=result.vote.needed)
    if result.state != "open":
        text = result_text(table, result.vote, lang, agreed=result.state == "agreed")
    trouble = None
    try:
        if result.state != "open":
            await _close(interaction, table, result)
        if result.state == "refused":
            await let_in(app, app.tables, table, await app.tables.posts(table.id))
        await interaction.edit_original_response(content=text, view=None, allowed_mentions=NO_PINGS)
    finally:
        if result.state == "agreed":
            # It is done, whoever can be told. It stands in the question's own message: no second one says it again.
            trouble = await app.publisher.publish(table.id)
    if trouble is not None:
        await tell(interaction, say(lang, trouble))


async def _close(interaction: Interaction, table: Table, result: VoteResult) -> None:
    """The question's message says what became of it, and loses its buttons."""
    app = interaction.client
    text = result_text(table, result.vote, table.language, agreed=result.state == "agreed")
    posts = await app.tables.posts(table.id)
    post = next((post for post in posts if post.kind == kind_of_post(result.vote.id)), None)
    if post is not None:
        await settle_question(app, app.tables, post, text)
    elif interaction.message is not None:
        await interaction.message.edit(content=text, view=None, allowed_mentions=NO_PINGS)
