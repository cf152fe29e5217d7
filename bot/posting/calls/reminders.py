"""Reminders that time runs out: one message for all tables of a player, by direct message or else in a channel."""

from __future__ import annotations

import logging

import discord

from bot.messages.circuit_breaker import DM_CLOSED
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS
from bot.model.clocks import Reminder
from bot.model.posts import ClosedDm
from bot.posting.calls.callouts import call_out, split_calls
from bot.posting.direct import NotWritten, direct_messages
from bot.tables.people import People
from bot.tables.service import Tables
from bot.words.deadlines import until_text
from bot.words.wording import say, title

logger = logging.getLogger("ziggurat.reminders")
TABLES_NAMED = 10


async def remind(client: discord.Client, tables: Tables, people: People, reminder: Reminder) -> bool:
    """Tell a player how long their tables still wait; returns False if it must be tried again.

    By direct message; if Discord refuses that, in one channel per server, leaving out tables where nobody may know who
    has answered. A player who can be reached nowhere counts as reminded.
    """
    user = reminder.user
    try:
        if await tables.store.messages.closed_dm(user, tables.now()) is None:
            place = await direct_messages(client, tables, user)
            lang = people.language(user, reminder.tables[0][0].language)
            text = _text(reminder, lang, say(lang, _head(reminder)))
            await place.send(text, allowed_mentions=NO_PINGS, nonce=_named(tables, reminder))
            return True
    except (discord.Forbidden, discord.NotFound) as error:
        if error.code in DM_CLOSED:
            await tables.store.messages.close_dm(user, ClosedDm())
        else:
            logger.info("a reminder was refused (code %d)", error.code)
    except NotWritten:
        logger.info("a reminder comes in a channel: too many are written to for the first time")
    except discord.DiscordException as error:
        logger.warning("a reminder failed: %s", type(error).__name__)
        return False
    open_ones = [item for item in reminder.tables if not (await tables.match(item[0].id)).hides_who_answered()]
    urgent = _head(reminder)
    lines = []
    for items in split_calls(open_ones):
        part = Reminder(user, reminder.kind, tuple(items))
        head = urgent if reminder.tables[0] in items else "reminder-running"
        lines.append(await _in_a_channel(client, tables, part, f"{head}-public"))
    # If one is tried again, the others are not posted twice: their nonces are the same.
    return all(lines)


def _head(reminder: Reminder) -> str:
    return f"reminder-{reminder.kind}"


async def _in_a_channel(client: discord.Client, tables: Tables, reminder: Reminder, head: str) -> bool:
    """Post one reminder naming these tables, in the first of their channels that takes it."""
    who, named = f"<@{reminder.user}>", _named(tables, reminder)
    places = [table for table, _ in reminder.tables]
    return await call_out(
        client,
        reminder.user,
        places,
        lambda table: _text(reminder, table.language, say(table.language, head, who=who)),
        lambda _: named,
    )


def _text(reminder: Reminder, lang: str, head: str) -> str:
    """The reminder in words; ``head`` is its first line."""
    lines = [head]
    for table, until in reminder.tables[:TABLES_NAMED]:
        where = say(lang, "call-table", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
        lines.append(f"- {where}: {until_text(until, lang)}")
    return "\n".join(lines)


def _named(tables: Tables, reminder: Reminder) -> str:
    mark = "-".join(f"{table.id}.{table.revision}" for table, _ in reminder.tables)
    return nonce(tables, "remind", reminder.user, reminder.kind, mark)
