"""Tells players about plans that were dropped: in their next panel, and by silent direct message."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS
from bot.model.plans import PlanNote
from bot.model.table import Table
from bot.posting.direct import direct_messages
from bot.tables.people import People
from bot.tables.service import Tables
from bot.tables.views import cast_now
from bot.words.option_words import OptionWords
from bot.words.plan_words import note_words
from bot.words.wording import (
    escaped,
    say,
    title,
)
from data.texts import names_of_sides
from engine.core.match import Match

logger = logging.getLogger("ziggurat.plans")
LIMIT = 800


def words_of_sides(table: Table, match: Match, lang: str) -> OptionWords:
    """Options in words, for text: the sides are named as at this table."""
    names = names_of_sides(lang, table.game, cast_now(match), [escaped(name) for name in table.names()])
    return OptionWords(lang, table.game, names)


def fitting(words: OptionWords, notes: Sequence[PlanNote]) -> tuple[str, list[PlanNote]]:
    """Notes as lines, and the notes that these lines show: as many as fit, at least one if there are any.

    The caller marks them as read (``Plans.read``) once they have been shown.
    """
    lines: list[str] = []
    for note in notes:
        line = note_words(words, note)
        if lines and len("\n".join([*lines, line])) > LIMIT:
            break
        lines.append(line[:LIMIT])
    return "\n".join(lines), list(notes[: len(lines)])


async def deliver_notes(
    client: discord.Client, tables: Tables, people: People, table: Table, acting: Sequence[int] = ()
) -> None:
    """Send notes about dropped plans by silent direct message; who takes none reads them in the panel.

    Nothing is sent to users who are ``acting``: their panels are being shown.
    """
    by_user: dict[int, list[int]] = {}
    unsent = {note.id: note for note in await tables.plans.unsent(table.id)}
    for note in unsent.values():
        by_user.setdefault(note.user, []).append(note.id)
    for user, ids in by_user.items():
        if user in acting or people.hand(user) != "dm":
            continue
        if await tables.store.messages.closed_dm(user, tables.now()) is not None:
            continue
        lang = people.language(user, table.language)
        words = words_of_sides(table, await tables.match(table.id), lang)
        where = say(lang, "plan-note", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
        text = "\n".join([where, *(note_words(words, unsent[number]) for number in ids)])[:2000]
        named = nonce(tables, "plan", table.id, ids[-1], user)
        try:
            place = await direct_messages(client, tables, user)
            await place.send(text, silent=True, allowed_mentions=NO_PINGS, nonce=named)
        except discord.DiscordException as error:
            logger.info("table %d: a note was not sent: %s", table.id, type(error).__name__)
            continue
        for number in ids:
            await tables.plans.sent(unsent[number])
