"""What follows from who sits at a table: leavers lose their hands, newcomers come in, questions that passed end."""

from __future__ import annotations

import discord

from bot.model.table import Table
from bot.posting.hands import KINDS, take_away
from bot.posting.questions import settle_passed
from bot.posting.rooms import let_in
from bot.tables.service import Tables


async def attend(client: discord.Client, tables: Tables, table: Table) -> None:
    """Bring hands, private thread and open questions in line with the table. Raises DiscordException.

    All of it is found from what has been posted, so that nothing is forgotten if we end in between.
    """
    posts, people = await tables.posts(table.id), table.users()
    for post in posts:
        if post.kind in KINDS.values() and post.user_id not in people:
            await take_away(client, tables, post)
    await settle_passed(client, tables, table, posts)
    await let_in(client, tables, table, posts)
