"""The layout of a panel's message: the picture first, so that the question stands beside the buttons.

A phone shows the end of a message. Only Discord's newer components allow this order; a message sent with them cannot go
back to plain content.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
import msgspec

from bot.games import presentation_of
from bot.games.model import Description
from bot.messages.parts import NO_PINGS
from bot.panel import room, size
from bot.panel.notes import ROOM as NOTES
from bot.panel.notes import notes_text
from bot.panel.offers import lines_of
from bot.panel.pictures import Message, PanelPicture

ROW: Final = 5
"""Buttons of a row at most."""

Row = tuple[discord.ui.Item[Any], ...]


class Panel(msgspec.Struct, frozen=True):
    """What a panel shows: text of at most 2,000 characters, its buttons and menus, texts of what is on offer.

    ``rows`` are rows of menus and buttons above those of ``view``, which holds five at most; ``looks`` is a menu under
    them.
    ``game_view`` is the view to draw: the seat's own, after the draft; ``marks`` are the places on it to choose from,
    ``before`` the view that the player has seen last (None: what has changed is not to be marked). ``is_read`` says
    that one chooses by the texts: they are of everything on offer, or of the one thing that is asked about.
    ``is_quote``: the question can be answered without them; where a phone has no room for them beside the buttons, they
    come in their short form, else above the picture.
    """

    text: str
    view: discord.ui.View
    notes: tuple[Description, ...] = ()
    game_view: Any = None
    marks: tuple[str, ...] = ()
    before: Any = None
    is_read: bool = False
    is_quote: bool = False
    rows: tuple[Row, ...] = ()
    looks: discord.ui.Select[Any] | None = None


def message_of(panel: Panel, game: str, picture: PanelPicture | None) -> Message:
    """The message that shows a panel with its picture, where it has one."""
    files = list[Any]() if picture is None else [picture.file()]
    view = laid_out(panel, game, picture)
    return Message(content=None, embeds=[], attachments=files, view=view, allowed_mentions=NO_PINGS)


def laid_out(panel: Panel, game: str, picture: PanelPicture | None) -> discord.ui.LayoutView:
    """The panel as one layout: what is on offer in words, the picture if any, what is asked, buttons, menus.

    Texts by which one chooses stand under the picture, beside the buttons; else one would scroll up for them. All texts
    together, those on buttons and in menus too, have at most ``size.MOST`` characters: descriptions of what is on offer
    are shortened first, then second lines of menus go, then the end of what is asked.
    """
    rows = packed([*panel.rows, *_rows(panel.view)])
    if panel.looks is not None:
        rows.append((panel.looks,))
    items, alt = [item for row in rows for item in row], "" if picture is None else picture.alt
    if size.length(items) + len(alt) + len(panel.text) > size.MOST:
        size.drop_descriptions(items)
    letters = size.MOST - size.length(items) - len(alt)
    text = panel.text[: max(1, letters)]
    words, is_beside = _placed(panel, picture, text, rows, min(NOTES, letters - len(text)))
    layout = discord.ui.LayoutView(timeout=None)
    parts: list[discord.ui.Item[Any]] = []
    if picture is not None:
        gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt)
        parts.append(gallery)
    if words:
        display = discord.ui.TextDisplay[discord.ui.LayoutView](words)
        parts.insert(int(is_beside), discord.ui.Container(display, accent_colour=presentation_of(game).tone))
    parts.append(discord.ui.TextDisplay(text))
    for item in [*parts, *(discord.ui.ActionRow[discord.ui.LayoutView](*row) for row in rows)]:
        layout.add_item(item)
    layout.stop()
    return layout


def _placed(
    panel: Panel, picture: PanelPicture | None, text: str, rows: Sequence[Row], letters: int
) -> tuple[str, bool]:
    """The texts of what is on offer in at most so many ``letters``, and whether they stand under the picture."""
    words = notes_text(panel.notes, letters)
    if not (words and panel.is_read and panel.is_quote and picture is not None and picture.tall):
        return words, panel.is_read
    for some in (words, notes_text([note.in_short for note in panel.notes], letters)):
        if room.height(picture.tall, text, rows, some) <= room.VISIBLE:
            return some, True
    return words, False


def packed(rows: Sequence[Row]) -> list[Row]:
    """The rows in their order; buttons of neighbours share a row of five where they fit: a phone shows fewer lines.

    A row of buttons that stands alone under a menu joins the one above that menu where no line more comes of it; where
    that is full, its last buttons go into a second row with it.
    """
    lines: list[Row] = []
    for row in rows:
        if lines and len(lines[-1]) + len(row) <= ROW and all(_is_button(item) for item in (*lines[-1], *row)):
            lines[-1] = (*lines[-1], *row)
        else:
            lines.append(row)
    if len(lines) > 2 and all(map(_is_button, (*lines[-1], *lines[-3]))) and not any(map(_is_button, lines[-2])):
        joined = (*lines[-3], *lines[-1])
        above, below = _fewer_lines(lines[-3], lines[-1])
        if len(joined) <= ROW and _lines(joined) == _lines(lines[-3]):
            lines[-3:] = [joined, lines[-2]]
        elif _lines(above) + _lines(below) == _lines(lines[-3]):
            lines[-3:] = [above, below, lines[-2]]
    for at in range(len(lines) - 1):
        lines[at : at + 2] = _fewer_lines(lines[at], lines[at + 1])
    return lines


def _fewer_lines(row: Row, following: Row) -> tuple[Row, Row]:
    """Two neighbouring rows, the last buttons of the first one moved to the other where a phone then shows a line less:
    what a full row leaves over stands beside what follows.
    """
    if not all(map(_is_button, (*row, *following))):
        return row, following
    now = _lines(row) + _lines(following)
    for kept in range(len(row) - 1, 0, -1):
        first, second = row[:kept], (*row[kept:], *following)
        if len(second) <= ROW and _lines(first) + _lines(second) < now:
            return first, second
    return row, following


def _lines(row: Row) -> int:
    return lines_of([str(getattr(item, "label", "") or "") for item in row])


def _is_button(item: discord.ui.Item[Any]) -> bool:
    return isinstance(item, discord.ui.Button)


def _rows(view: discord.ui.View) -> list[Row]:
    """The view's rows of buttons, and its menus."""
    items: dict[str, discord.ui.Item[Any]] = {str(getattr(item, "custom_id", "")): item for item in view.children}
    return [tuple(items[str(part["custom_id"])] for part in row["components"]) for row in view.to_components()]
