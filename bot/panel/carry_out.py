"""Carries out what comes of a press (``bot.press.response``), for buttons, typed commands and lists alike.

The interaction must have been acknowledged; answers are private.
"""

from __future__ import annotations

import asyncio

from bot.frame.handling import Interaction, language, tell
from bot.messages.ids import PanelId
from bot.model.errors import TableError
from bot.model.table import Table
from bot.panel.show import open_panel, show_panel
from bot.press.find import find_at
from bot.press.page import Page
from bot.press.press import Press
from bot.press.response import Decide, Give, Keep, Response, stale
from bot.store.errors import StoreError
from bot.tables.kept_drafts import draft_lock, forget_sent, keep_draft
from bot.words.wording import say
from engine.core.errors import StaleRevision


class StoredOnly(TableError):
    """The answer is stored, but something about showing it could not be."""

    key = "error-stored-only"


async def answer_at(interaction: Interaction, at: PanelId, decide: Decide) -> None:
    """A button or menu of a panel: find what it is about, decide what comes of it, carry that out."""
    press = await find_at(interaction, at)
    await carry_out(interaction, press, decide(press))


async def change_at(interaction: Interaction, at: PanelId, decide: Decide) -> None:
    """The same for what is about a draft: two quick clicks are two changes, one after the other."""
    async with draft_lock(at.table, interaction.user.id):
        press = await find_at(interaction, at)
        response = decide(press)
        if isinstance(response, Give):
            await _give(interaction, press, response)
            return
        press = await _keep(interaction, press, response)
    await show_panel(interaction, press, response.page)


async def carry_out(interaction: Interaction, press: Press, response: Response) -> None:
    """Store the draft, or give the answers, then show the panel."""
    if isinstance(response, Give):
        await _give(interaction, press, response)
        return
    press = await _keep(interaction, press, response)
    await show_panel(interaction, press, response.page)


async def _keep(interaction: Interaction, press: Press, response: Response) -> Press:
    """What the interaction is about after the draft is stored, where there is one to store."""
    if not isinstance(response, Keep):
        return press
    await keep_draft(interaction.client.tables, press.table.id, press.seat, press.user, response.draft)
    return press.with_draft(response.draft)


async def _give(interaction: Interaction, press: Press, response: Give) -> None:
    """Answer for the player, then show the panel and post at the same time."""
    tables, table, user = interaction.client.tables, press.table, press.user
    try:
        outcome = await tables.answers.give(table.id, user, response.answers, response.revision)
    except StaleRevision:
        await open_panel(interaction, table, stale(press).page)
        return
    try:
        await forget_sent(tables, table.id, user, response.answers)
        await after_change(interaction, outcome.table)
    except StoreError as error:
        raise _stored_only(interaction, table) from error


def _stored_only(interaction: Interaction, table: Table) -> StoredOnly:
    """The error to raise after storing; the table is queued to be posted as soon as the store can be read again."""
    interaction.client.publisher.retry_queue.add(table.id, timed=True)
    return StoredOnly()


async def after_change(interaction: Interaction, table: Table, note: str = "") -> None:
    """Bring the player's panel and the table's channel up to date, after the computers have answered or a short wait.

    Trouble with posting in the channel is told to the player.
    """
    app = interaction.client
    posting = asyncio.create_task(app.publisher.publish_turn(table.id))
    try:
        await app.publisher.after_computers.wait(table.id)
        await open_panel(interaction, app.tables.get(table.id) or table, Page(note=note))
    finally:
        trouble = await posting
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def play(interaction: Interaction, table: Table) -> None:
    """Open the player's panel; what could not be posted before is posted now."""
    await open_panel(interaction, table)
    await interaction.client.publisher.show_others(table.id, interaction.user.id)
    trouble = await interaction.client.publisher.publish_late(table.id)
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def take_back(
    interaction: Interaction, table: Table, revision: int | None = None, serial: int | None = None
) -> None:
    """Take back the player's last answer, or all since the one with this serial number.

    ``revision`` proves that the button was fresh. Raises UndoNeedsConsent.
    """
    outcome = await interaction.client.tables.undo.take_back(table.id, interaction.user.id, revision, serial)
    try:
        await after_change(interaction, outcome.table, say(language(interaction), "undo-done"))
    except StoreError as error:
        raise _stored_only(interaction, table) from error
