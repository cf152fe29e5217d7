"""The others' choice when somebody's time is out."""

from __future__ import annotations

from bot.frame.handling import (
    Interaction,
    language,
    tell,
)
from bot.model.clocks import OverdueChoice
from bot.model.table import Table
from bot.seats.votes import own_up, take_leave
from bot.words.wording import say


async def choose(interaction: Interaction, table: Table, vote_id: int, choice: OverdueChoice) -> None:
    """Count a choice; the deciding one is carried out, and the question's message then shows the outcome without
    buttons.
    """
    app, lang = interaction.client, language(interaction)
    decision = await app.lateness.choose(table.id, interaction.user.id, vote_id, choice)
    vote = decision.vote
    if decision.choice is None:
        text = say(lang, "late-counted", choice=say(lang, f"late-{choice}-chosen"), left=len(vote.waiting))
        await tell(interaction, text)
        return
    try:
        await own_up(interaction, table, vote_id)
    finally:
        # It is done, whoever can be told.
        trouble = await app.publisher.publish(table.id)
    if trouble is not None:
        await tell(interaction, say(lang, trouble))
    if decision.choice == "give" and decision.outcome is not None:
        await take_leave(interaction, decision.outcome.table, vote)
