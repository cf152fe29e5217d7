"""Reminders that time runs out: one message for all tables of a player, to them alone or, if need be, in a channel."""

from __future__ import annotations

import hashlib
import logging

import discord

from bot.clock.model import Reminder
from bot.guard import DM_CLOSED
from bot.people import People
from bot.publish.deadlines import until_text
from bot.publish.hands import CLOSED
from bot.tables import Tables
from bot.ui.parts import NO_PINGS
from bot.wording import say, title

logger = logging.getLogger("ziggurat.reminders")
TABLES_NAMED = 10


async def remind(client: discord.Client, tables: Tables, people: People, reminder: Reminder) -> bool:
    """Tell a player how long their tables still wait; False where Discord could not be reached, to be tried again.

    To them alone; with direct messages closed in the channel of a table, but for those where nobody may know who has
    answered. Whoever can be told nowhere is not told.
    """
    user = reminder.user
    nonce = _nonce(reminder)
    try:
        if await tables.preference(user, CLOSED["dm"], "no") == "no":
            place = await client.create_dm(discord.Object(user))
            text = _text(reminder, people.language(user, reminder.tables[0][0].language))
            await place.send(text, allowed_mentions=NO_PINGS, nonce=nonce)
            return True
    except discord.Forbidden as error:
        if error.code not in DM_CLOSED:
            return False
        await tables.set_preference(user, CLOSED["dm"], "untold")
    except discord.DiscordException as error:
        logger.warning("a reminder failed: %s", type(error).__name__)
        return False
    return await _in_a_channel(client, tables, reminder, nonce)


async def _in_a_channel(client: discord.Client, tables: Tables, reminder: Reminder, nonce: str) -> bool:
    """Post the reminder in the first of the tables' channels that takes it."""
    open_ones = [item for item in reminder.tables if not (await tables.match(item[0].id)).is_quiet()]
    public = Reminder(reminder.user, reminder.near, tuple(open_ones))
    for table, _ in open_ones:
        text = _text(public, table.language, who=f"<@{reminder.user}>")
        pings = discord.AllowedMentions(users=[discord.Object(reminder.user)])
        try:
            channel = client.get_partial_messageable(table.channel_id)
            await channel.send(text, allowed_mentions=pings, nonce=nonce)
        except (discord.Forbidden, discord.NotFound) as error:
            logger.info("table %d: nobody could be reminded there (code %d)", table.id, error.code)
            continue
        except discord.DiscordException as error:
            logger.warning("table %d: a reminder failed: %s", table.id, type(error).__name__)
            return False
        return True
    return True


def _text(reminder: Reminder, lang: str, who: str = "") -> str:
    """The reminder; ``who`` begins it where others read it too."""
    key = "reminder-near" if reminder.near else "reminder-half"
    lines = [say(lang, f"{key}-public", who=who) if who else say(lang, key)]
    for table, until in reminder.tables[:TABLES_NAMED]:
        where = say(lang, "call-table", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
        lines.append(f"- {where}: {until_text(until, lang)}")
    return "\n".join(lines)


def _nonce(reminder: Reminder) -> str:
    told = "-".join(f"{table.id}.{table.revision}" for table, _ in reminder.tables)
    return hashlib.blake2s(f"remind-{reminder.user}-{reminder.near}-{told}".encode(), digest_size=12).hexdigest()
