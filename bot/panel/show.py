"""Showing and answering a panel, for buttons and slash commands alike.

The interaction must have been acknowledged; answers are private.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.frame.handling import (
    Interaction,
    language,
    match_of,
    seat_here,
    tell,
)
from bot.games import presentation_of
from bot.messages.parts import NO_PINGS, file_of, frozen
from bot.messages.pictures import kind_of, use_of
from bot.model.drafts import Draft, Step
from bot.model.errors import (
    TableError,
)
from bot.model.table import Table
from bot.panel.build import build_panel
from bot.panel.composing import part_words
from bot.panel.drafted import drafted
from bot.panel.edits import in_order
from bot.panel.layout import Panel, message_of
from bot.panel.more import more_buttons
from bot.panel.pictures import Message, Shown, picture_of, send, standing
from bot.panel.sure import Sure
from bot.posting.hands.deliver import closed_notice, reopen
from bot.posting.hands.plan_notes import fitting
from bot.posting.texts.message import Drawing, drawn
from bot.store.errors import StoreError
from bot.tables.kept_drafts import (
    drop_draft,
    fits,
    forget_sent,
    read_draft,
    refitted,
)
from bot.tables.news import seen_by
from bot.tables.views import view_of
from bot.words.option_words import OptionWords, cut
from bot.words.ordering import places
from bot.words.wording import (
    escaped,
    say,
    title,
)
from engine.core.errors import StaleRevision
from renderers.core.kinds import Use
from renderers.core.registry import renderer

Answers = Sequence[tuple[str, Sequence[str]]]


class NotYourPanel(TableError):
    """The panel belongs to another seat."""

    key = "error-not-your-panel"


class StoredOnly(TableError):
    """The answer is stored, but something about showing it could not be."""

    key = "error-stored-only"


async def show_panel(
    interaction: Interaction, table: Table, *, note: str = "", sure: Sure | None = None, possible: bool = False
) -> None:
    """Show or refresh the player's panel in the reply that has been deferred.

    ``note`` is shown in it. ``sure``: an answer to confirm. ``possible``: with what can be done, and what not.
    """
    async with in_order(interaction) as edits:
        if edits.is_overtaken() and not (note or sure or possible):
            return
        await _show_panel(interaction, table, note, sure, possible)


async def _show_panel(interaction: Interaction, table: Table, note: str, sure: Sure | None, possible: bool) -> None:
    lang, seat = language(interaction), seat_here(table, interaction)
    app, user = interaction.client, interaction.user.id
    notice = await closed_notice(app.tables, app.people, table, user, lang)
    draft = await read_draft(app.tables, table.id, user)
    match = await match_of(interaction, table)
    lost = draft is not None and not fits(draft, match, seat)
    if lost:
        await drop_draft(app.tables, table.id, user)
    gone = ""
    if draft is not None and not lost and draft.steps:
        kept = await refitted(app.tables, match, table.id, seat, user, draft)
        gone, draft = _gone(table, lang, draft, kept), kept
    dropped, notes = fitting(table, await app.tables.plans.notes(table.id, user), lang)
    had = draft is not None and (draft.picks or draft.steps)
    said = (note, notice, dropped, gone, say(lang, "panel-draft-lost") if lost and had else "")
    panel = build_panel(
        table,
        match,
        seat,
        lang,
        note="\n".join(filter(None, said)),
        draft=None if lost else draft,
        sure=sure,
        confirm=app.people.get(user).confirm,
        missed=await app.tables.past.has_missed(match, table.id, user, seat),
        possible=possible,
    )
    await put_panel(interaction, panel, await panel_drawing(interaction, table, panel))
    # Told only now: where the panel could not be shown, they are in the next one.
    await app.tables.plans.read(notes)


def _gone(table: Table, lang: str, draft: Draft, kept: Draft) -> str:
    """What of a composed turn is not possible any more; "" if all of it is."""
    left, gone = list(kept.steps), list[Step]()
    for step in draft.steps:
        if step in left:
            left.remove(step)
        else:
            gone.append(step)
    said = OptionWords(lang, table.game, [escaped(name) for name in table.names()])
    return say(lang, "panel-steps-gone", items=cut(part_words(said, gone), 300)) if gone else ""


async def put_panel(interaction: Interaction, panel: Panel, drawing: Drawing) -> None:
    """Show a panel with its picture in the reply that has been deferred."""

    async def message(there: Shown | None) -> Message:
        return message_of(panel, drawing.game, await picture_of(drawing, there))

    first = await message(standing(interaction))
    await send(interaction.edit_original_response, first, lambda: message(None), interaction.client.fallbacks)


async def panel_drawing(interaction: Interaction, table: Table, panel: Panel) -> Drawing:
    """A panel's picture: the hand where that alone is asked about, else what is asked, with the places to choose from.

    A player who likes it better sees the board whole.
    """
    use: Use = use_of(interaction.client.people.get(interaction.user.id))
    match = await match_of(interaction, table)
    ask = None if table.is_over else match.ask_of(seat_here(table, interaction))
    if ask is not None and use == "close":
        use = "asked"
    if ask is not None and ask.key in presentation_of(table.game).hand_questions:
        use = "held" if use == "asked" else "own"
    return _drawing(interaction, table, panel.seen, use, panel.marks, panel.before)


def _drawing(
    interaction: Interaction, table: Table, view: Any, use: Use, marks: Sequence[str] = (), before: Any = None
) -> Drawing:
    """A picture for this player, in their language and palette; what differs from the view ``before`` is marked."""
    lang, palette = language(interaction), interaction.client.people.get(interaction.user.id).palette
    closed, kind = table.status == "closed", kind_of(table.game, view, use)
    return Drawing(table.game, view, kind, lang, tuple(table.names()), palette, closed, before, tuple(marks))


async def _file(drawing: Drawing) -> discord.File:
    return file_of(await drawn(drawing), drawing.kind)


async def give(interaction: Interaction, table: Table, answers: Answers, revision: int | None = None) -> None:
    """Answer for the player, then show the panel and post at the same time."""
    try:
        outcome = await interaction.client.tables.answers.give(table.id, interaction.user.id, answers, revision)
    except StaleRevision:
        await show_panel(interaction, table, note=say(language(interaction), "error-stale"))
        return
    try:
        await forget_sent(interaction.client.tables, table.id, interaction.user.id, answers)
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
        await show_panel(interaction, app.tables.get(table.id) or table, note=note)
    finally:
        trouble = await posting
    if trouble is not None:
        await tell(interaction, say(language(interaction), trouble))


async def play(interaction: Interaction, table: Table) -> None:
    """Open the player's panel; what could not be posted before is posted now."""
    await show_panel(interaction, table)
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


async def show_hand(interaction: Interaction, table: Table, *, again: bool = False) -> None:
    """The player's hand as a private picture; works with direct messages closed. ``again``: try those once more."""
    lang, seat, tables = language(interaction), seat_here(table, interaction), interaction.client.tables
    match = await match_of(interaction, table)
    found = await drafted(tables, table, match, interaction.user.id)
    file = await _file(_drawing(interaction, table, found.view if found is not None else view_of(match, seat), "own"))
    if again:
        await reopen(tables, interaction.user.id)
    notice = await closed_notice(tables, interaction.client.people, table, interaction.user.id, lang)
    text = say(lang, "hand-text", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
    content = "\n".join(filter(None, (text, notice)))
    await interaction.edit_original_response(content=content, attachments=[file], view=None, allowed_mentions=NO_PINGS)


async def show_picture(interaction: Interaction, table: Table, use: Use) -> None:
    """The whole position, or closely what happened last, privately, in the player's language.

    What has changed since the player acted last is marked, and, closely, the places that are theirs to choose from.
    Buttons lead to the further pictures of the position. Of who drafts something, it is the position after the draft.
    """
    match = await match_of(interaction, table)
    found = await drafted(interaction.client.tables, table, match, interaction.user.id)
    if found is not None:
        await _put_picture(interaction, table, _drawing(interaction, table, found.view, use))
        return
    seat = table.seat_of(interaction.user.id)
    before = seen_by(match, seat, None)
    view, marks = view_of(match, None), tuple[str, ...]()
    if use == "close" and seat is not None and not table.is_over and (ask := match.ask_of(seat)) is not None:
        said = OptionWords(language(interaction), table.game, table.names())
        # The public sees what this one sees: only where the picture lies is the reader's own.
        view = said.presentation.drawn(view, (), [seat])
        marks = places(ask, "", said)
    await _put_picture(interaction, table, _drawing(interaction, table, view, use, marks, before))


async def show_more(interaction: Interaction, table: Table, kind: str) -> None:
    """A further picture of the position, in the place of the one that the button stands under.

    The whole position where it cannot be drawn any more.
    """
    match = await match_of(interaction, table)
    view = view_of(match, None)
    drawing = _drawing(interaction, table, view, "whole")
    if any(known.id == kind and known.use == "more" for known in renderer(table.game).kinds(view)):
        drawing = msgspec.structs.replace(drawing, kind=kind)
    await _put_picture(interaction, table, drawing)


async def _put_picture(interaction: Interaction, table: Table, drawing: Drawing) -> None:
    buttons = more_buttons(table, drawing.view, drawing.lang, drawing.kind)
    await interaction.edit_original_response(
        content=None, attachments=[await _file(drawing)], view=frozen(buttons) if buttons else None
    )
    await interaction.client.publisher.show_others(table.id, interaction.user.id)
