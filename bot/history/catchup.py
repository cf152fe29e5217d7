"""What happened since a player last looked: the log in words, and pictures of how the turns between ended."""

from __future__ import annotations

import asyncio

from bot.frame.handling import Interaction, language
from bot.messages.parts import NO_PINGS, file_of
from bot.messages.pictures import draw, kind_of
from bot.model.table import Table
from bot.posting.hands.plan_notes import fitting, words_of_sides
from bot.posting.texts.ending import end_text, is_told_with_places
from bot.words.grouping import grouped_lines
from bot.words.wording import (
    clipped,
    escaped,
    say,
    title,
)
from engine.core.record import LogEntry

LOG = 1700
SHORT = 300


async def show_catch_up(interaction: Interaction, table: Table) -> None:
    """Show it in the deferred private reply, and mark it as seen.

    Raises NotSeated or NotStarted.
    """
    app, lang, user = interaction.client, language(interaction), interaction.user.id
    missed = await app.tables.past.catch_up(table.id, user)
    # How the seats came out stands in the head.
    entries = [entry for entry in missed.entries if not (table.is_over and is_told_with_places(table, entry))]

    def named(entry: LogEntry) -> list[str]:
        return [escaped(name) for name in missed.names(entry)]

    # A whole game in words takes a tenth of a second.
    lines = [f"- {line}" for line in await asyncio.to_thread(grouped_lines, lang, entries, named)]
    head = say(lang, "catchup-title" if lines else "catchup-nothing", game=title(table.game, lang), table=table.id)
    if table.is_over:
        history = await app.tables.store.history(table.id)
        head = f"{end_text(table, await app.tables.match(table.id), history, lang)}\n\n{head}"
    words = words_of_sides(table, await app.tables.match(table.id), lang)
    dropped, notes = fitting(words, await app.tables.plans.notes(table.id, user))
    log = clipped(lines, max(LOG - len(dropped) - len(head), SHORT), say(lang, "board-more"))
    palette = app.people.get(user).palette
    closed = table.status == "closed"
    pictures, before = [], None
    for view, names in missed.pictured():
        kind = kind_of(table.game, view, "whole")
        pictures.append(await draw(table.game, view, kind, lang, names, palette, (), closed, before))
        before = view
    await interaction.edit_original_response(
        content="\n".join(part for part in (head, dropped, log) if part),
        attachments=[file_of(picture, f"catchup-{number}") for number, picture in enumerate(pictures, 1)],
        view=None,
        allowed_mentions=NO_PINGS,
    )
    await app.tables.plans.read(notes)
