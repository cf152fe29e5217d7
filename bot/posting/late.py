"""The question to the others when somebody's time is out: put once, with a button for each thing they may choose."""

from __future__ import annotations

import discord

from bot.messages.ids import table_button
from bot.messages.nonces import nonce
from bot.messages.parts import button, frozen
from bot.model.clocks import CHOICES, Late
from bot.model.table import Table, Vote
from bot.posting.lobby import where_of
from bot.posting.owed import Owe, noted
from bot.posting.questions import kind_of_post
from bot.tables.people import People
from bot.tables.service import Tables
from bot.words.wording import escaped, say

ACTS = {f"late{choice}": choice for choice in CHOICES}
"""The acts of the buttons, and what they choose."""


def late_text(table: Table, vote: Vote) -> str:
    """Who is late, and what the others are asked; those still to choose are named first."""
    return say(
        table.language,
        "late-question",
        who=" ".join(f"<@{user}>" for user in vote.waiting),
        name=escaped(str(vote.payload["name"])),
        where=where_of(table, table.language),
        needed=vote.needed,
        host="yes" if table.host == vote.asker else "no",
    )


def late_view(table: Table, vote: Vote) -> discord.ui.View:
    """A button for each choice."""
    lang = table.language
    return frozen(
        [
            button(say(lang, f"button-late-{choice}", pace=table.pace), table_button(table.id, act, vote.id))
            for act, choice in ACTS.items()
        ]
    )


async def put_late(client: discord.Client, tables: Tables, people: People, late: Late, owe: Owe) -> None:
    """Post the question, unless it stands there already; ``owe`` is told who is to be called to it later.

    Raises DiscordException.
    """
    table, vote = late.table, late.vote
    if any(post.kind == kind_of_post(vote.id) for post in await tables.posts(table.id)):
        return
    called, owed = people.to_call(vote.waiting, tables.now())
    message = await client.get_partial_messageable(table.channel_id).send(
        late_text(table, vote),
        view=late_view(table, vote),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in called]),
        nonce=nonce(tables, "vote", table.id, vote.id),
    )
    kind = kind_of_post(vote.id)
    await tables.remember_post(table.id, kind, 0, table.channel_id, message.id, table.revision, noted(owed))
    owe(table.id, kind, owed)
