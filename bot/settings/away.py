"""A holiday, told to all of a player's tables at once: one notice each, without a ping."""

from __future__ import annotations

import logging

import discord

from bot.frame.client import HostClient
from bot.messages.parts import NO_PINGS
from bot.tables.people import PlayerSettings
from bot.words.deadlines import day_stamp
from bot.words.wording import escaped, say

logger = logging.getLogger("ziggurat.away")


async def announce_holiday(client: HostClient, user: int, settings: PlayerSettings) -> tuple[int, list[int]]:
    """Post the notice to each table of the user; gives back how many know, and the tables that could not be told."""
    assert settings.holiday_from is not None
    assert settings.holiday_until is not None
    count, silent = 0, []
    for table in client.tables.tables_of(user):
        seat = table.seat_of(user)
        name = escaped(table.names()[seat]) if seat is not None else "?"
        start, end = day_stamp(settings.holiday_from), day_stamp(settings.holiday_until)
        text = say(table.language, "holiday-notice", name=name, start=start, end=end)
        try:
            await client.get_partial_messageable(table.channel_id).send(text, allowed_mentions=NO_PINGS)
            count += 1
        except discord.DiscordException as error:
            logger.info("table %d: a holiday could not be told: %s", table.id, type(error).__name__)
            silent.append(table.id)
    return count, silent
