"""Links to a table's messages."""

from __future__ import annotations

from bot.model.table import Table
from bot.posting.kinds import BOARD, find
from bot.tables.service import Tables


async def board_url(tables: Tables, table: Table, kind: str = BOARD) -> str | None:
    """The link to a table's newest message of this kind; None if there is none."""
    post = find(await tables.store.messages.posts(table.id), kind)
    if post is None or table.guild_id is None:
        return None
    return f"https://discord.com/channels/{table.guild_id}/{post.channel_id}/{post.message_id}"
