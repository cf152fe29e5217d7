"""Pictures for one reader alone, in the reply that has been deferred: their hand, the board, what lies behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.frame.handling import Interaction, language, match_of, seat_here
from bot.messages.parts import NO_PINGS, file_of, frozen
from bot.messages.pictures import kind_of
from bot.model.table import Table
from bot.panel.drafted import drafted
from bot.panel.more import more_buttons
from bot.posting.hands.deliver import closed_notice, reopen
from bot.posting.texts.message import Drawing, draw_picture
from bot.tables.news import seen_by
from bot.tables.views import view_of
from bot.words.option_words import OptionWords
from bot.words.ordering import places
from bot.words.wording import say, title
from renderers.core.kinds import Use
from renderers.core.registry import renderer


def _drawing(
    interaction: Interaction, table: Table, view: Any, use: Use, marks: Sequence[str] = (), before: Any = None
) -> Drawing:
    """A picture for this reader, in their language and palette; what differs from the view ``before`` is marked."""
    lang, palette = language(interaction), interaction.client.people.get(interaction.user.id).palette
    closed, kind = table.status == "closed", kind_of(table.game, view, use)
    return Drawing(table.game, view, kind, lang, tuple(table.names()), palette, closed, before, tuple(marks))


async def _file(drawing: Drawing) -> discord.File:
    return file_of(await draw_picture(drawing), drawing.kind)


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
        view = said.presentation.draft_view(view, (), [seat])
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
