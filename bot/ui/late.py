"""What the others press when somebody's time is out."""

from __future__ import annotations

from bot.clock.model import Choice
from bot.publish.late import late_result
from bot.publish.questions import kind_of_post, settle_question
from bot.table_model import Table
from bot.ui.actions import Interaction, language, tell
from bot.ui.parts import NO_PINGS
from bot.wording import say


async def choose(interaction: Interaction, table: Table, vote_id: int, choice: Choice) -> None:
    """Count a choice; where that decides, it is done, and the question says so and loses its buttons."""
    app, lang = interaction.client, language(interaction)
    decision = await app.lateness.choose(table.id, interaction.user.id, vote_id, choice)
    vote = decision.vote
    if decision.choice is None:
        text = say(lang, "late-counted", choice=say(lang, f"late-{choice}-chosen"), left=len(vote.waiting))
        await interaction.edit_original_response(content=text, view=None, allowed_mentions=NO_PINGS)
        return
    try:
        for post in await app.tables.posts(table.id):
            if post.kind == kind_of_post(vote.id):
                await settle_question(app, app.tables, post, late_result(vote, table.language, decision.choice))
        text = late_result(vote, lang, decision.choice)
        await interaction.edit_original_response(content=text, view=None, allowed_mentions=NO_PINGS)
    finally:
        # It is done, whoever can be told.
        trouble = await app.publisher.publish(table.id)
    if trouble is not None:
        await tell(interaction, say(lang, trouble))
