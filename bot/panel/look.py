"""Pictures for one reader alone, in the reply that has been deferred: their hand, the board, further ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.frame.handling import Interaction, language, table_and_match
from bot.messages.parts import NO_PINGS, file_of, frozen
from bot.messages.pictures import has_hands, kind_of
from bot.model.errors import NoHands
from bot.model.table import Table
from bot.panel.more import more_buttons
from bot.posting.hands.deliver import closed_notice, reopen
from bot.posting.texts.message import Drawing, draw_picture
from bot.press.find import find
from bot.tables.news import seen_by
from bot.tables.views import view_of
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
    """The player's hand as a private picture; works with direct messages closed. ``again``: try those once more.

    Raises NoHands.
    """
    if not has_hands(table.game):
        raise NoHands(game=title(table.game, language(interaction)))
    press, app = await find(interaction, table), interaction.client
    view = press.view if press.draft_view is None else press.draft_view
    file = await _file(_drawing(interaction, table, view, "own"))
    if again:
        await reopen(app.tables, press.user)
    notice = await closed_notice(app.tables, app.people, table, press.user, press.lang)
    words = {"game": title(table.game, press.lang), "table": table.id, "channel": f"<#{table.channel_id}>"}
    content = "\n".join(filter(None, (say(press.lang, "hand-text", **words), notice)))
    await interaction.edit_original_response(content=content, attachments=[file], view=None, allowed_mentions=NO_PINGS)


async def show_picture(interaction: Interaction, table: Table, use: Use) -> None:
    """The whole position, or closely what happened last, privately, in the player's language.

    What has changed since the player acted last is marked, and, closely, the places that are theirs to choose from.
    Buttons lead to the further pictures of the position. Of who drafts something, it is the position after the draft.
    """
    press = None if table.seat_of(interaction.user.id) is None else await find(interaction, table)
    if press is not None and press.draft_view is not None:
        await _put_picture(interaction, table, _drawing(interaction, table, press.draft_view, use))
        return
    # The table as it is now, and its match.
    table, match = await table_and_match(interaction, table) if press is None else (press.table, press.match)
    before = None if press is None else seen_by(match, press.seat, None)
    view, marks = view_of(match, None), tuple[str, ...]()
    if use == "close" and press is not None and press.ask is not None:
        # The public sees what this one sees: only where the picture lies is the reader's own.
        view = press.words.presentation.draft_view(view, (), [press.seat])
        marks = places(press.ask, "", press.words)
    await _put_picture(interaction, table, _drawing(interaction, table, view, use, marks, before))


async def show_more(interaction: Interaction, table: Table, kind: str) -> None:
    """A further picture of the position, in the place of the one that the button stands under.

    The whole position where it cannot be drawn any more.
    """
    table, match = await table_and_match(interaction, table)
    view = view_of(match, None)
    drawing = _drawing(interaction, table, view, "whole")
    if any(picture_kind.id == kind and picture_kind.use == "more" for picture_kind in renderer(table.game).kinds(view)):
        drawing = msgspec.structs.replace(drawing, kind=kind)
    await _put_picture(interaction, table, drawing)


async def _put_picture(interaction: Interaction, table: Table, drawing: Drawing) -> None:
    buttons = more_buttons(table, drawing.view, drawing.lang, drawing.kind)
    await interaction.edit_original_response(
        content=None, attachments=[await _file(drawing)], view=frozen(buttons) if buttons else None
    )
    await interaction.client.publisher.show_others(table.id, interaction.user.id)
