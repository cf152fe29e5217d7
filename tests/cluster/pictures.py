"""What a board's picture has to say of a table as it is stored."""

from __future__ import annotations

import re

from bot.games import presentation_of
from bot.local.records import Message
from bot.messages.pictures import draw, kind_of
from bot.model.table import Table
from bot.tables.news import told_before
from bot.tables.views import view_of
from engine.core.match import Match
from engine.core.record import Record
from engine.core.registry import load_game
from renderers.core.registry import renderer


async def words_due(table: Table, record: Record, entry: int, shown: str) -> str:
    """The position of a table in words, as everybody may see it; "" where a board need not show it at once.

    A question that several are asked may hide who has answered: the board waits then. ``entry`` is the first log entry
    that the board tells. Where ``shown`` is something else, the picture is drawn: what has changed takes room from the
    other words.
    """
    match = Match.restore(load_game(table.game), record)
    if table.status != "playing" or len(table.waiting) != 1:
        return ""
    view = presentation_of(table.game).draft_view(view_of(match, None), (), table.waiting)
    kind, names = kind_of(table.game, view, "whole"), tuple(table.names())
    words = position(renderer(table.game).alt_text(view, kind, table.language, names))
    if words == shown:
        return words
    before = told_before(match, entry, None, table.waiting[0])
    return position((await draw(table.game, view, kind, table.language, names, before=before)).alt)


def words_of(message: Message) -> str:
    """The words of a message's picture; "" where it has none (a planted board)."""
    return position(next((attachment.description or "" for attachment in message.attachments), ""))


def position(words: str) -> str:
    """The words of a picture without what has changed in it, which depends on who looks."""
    return " ".join(sentence for sentence in re.split(r"(?<=\.) ", words) if not sentence.startswith("Changed "))
