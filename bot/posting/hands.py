"""Hands as their owners wish them: by direct message, in a private thread, or only where they ask for it.

One message a table, edited in place. A door that is closed is remembered and told once.
"""

from __future__ import annotations

import hashlib
import logging
from typing import Any, Final

import discord

from bot.messages.guard import DM_CLOSED
from bot.messages.nonces import nonce
from bot.messages.parts import (
    NO_PINGS,
    file_of,
    is_older,
)
from bot.messages.pictures import draw
from bot.model.table import Post, Table
from bot.posting.hand_places import (
    CannotOpen,
    ThreadLocked,
    open_place,
    reopened,
    withdraw,
)
from bot.tables.people import People
from bot.tables.service import Tables
from bot.words.wording import say, title
from engine.core.match import Match
from renderers.core.facts import hand_facts
from renderers.core.picture import Picture

logger = logging.getLogger("ziggurat.hands")

KINDS: Final = {"dm": "hand", "thread": "hand-thread"}
"""The kind of post by where the hand goes."""

CLOSED: Final = "dm-closed"
"""The preference that says whether a person's direct messages are closed: "no", "untold" or "told"."""

THREAD_CLOSED: Final = "thread-closed"
"""The kind of post that remembers that a person can have no thread at a table: no message belongs to it.

Its ``picture`` is the key of the text that says why, or empty once they have read it.
"""

Hands = list[tuple[int, Any]]
"""People's views of a match, by user."""


def hand_views(table: Table, match: Match) -> Hands:
    """What every person at the table sees of the match right now."""
    return [(holder.user, match.view(holder.seat)) for holder in table.holders if holder.user is not None]


async def deliver_hands(client: discord.Client, tables: Tables, people: People, table: Table, hands: Hands) -> None:
    """Send or edit the hand of everybody in ``hands`` whose own view has changed, where they want it.

    Raises DiscordException where one could not be sent; the others have been.
    """
    posts = {(post.user_id, post.kind): post for post in await tables.posts(table.id)}
    trouble: discord.DiscordException | None = None
    for user, view in hands:
        way: str | None = people.get(user).hand
        if way == "dm":
            way = way if await tables.preference(user, CLOSED, "no") == "no" else None
        elif way == "private" or (user, THREAD_CLOSED) in posts:
            way = None
        try:
            for other, kind in KINDS.items():
                # A hand that is not kept up to date any more must not stand there as it was.
                if other != way and (user, kind) in posts:
                    await take_away(client, tables, posts[user, kind])
            if way is not None:
                await _deliver(client, tables, people, table, user, view, posts.get((user, KINDS[way])))
        except discord.DiscordException as error:
            trouble = error
    if trouble is not None:
        raise trouble


def mark_of(picture: Picture, lang: str) -> str:
    """What tells one drawn hand from another."""
    return hashlib.blake2s(picture.data + picture.alt.encode() + lang.encode(), digest_size=12).hexdigest()


async def _deliver(
    client: discord.Client, tables: Tables, people: People, table: Table, user: int, view: Any, post: Post | None
) -> None:
    lang, wishes = people.language(user, table.language), people.get(user)
    facts = hand_facts(view, lang, table.names(), wishes.palette)
    # What is shown is noted as two digests: most hands have not changed, and are not even drawn to see that.
    if post is not None and post.picture.startswith(facts):
        return
    picture = await draw(table.game, view, "hand", lang, table.names(), wishes.palette)
    key = facts + mark_of(picture, lang)
    if post is not None and post.picture[len(facts) :] == key[len(facts) :]:
        return
    text = say(lang, "hand-text", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
    kind = KINDS[wishes.hand]
    try:
        if post is not None and await _edited(client, post, text, picture):
            await tables.remember_post(table.id, kind, user, post.channel_id, post.message_id, table.revision, key)
            return
        place = await open_place(client, table, user, wishes.hand, lang, post)
        # A thread is never made twice, nor a message sent twice, even if we end before we know of it: the nonce stays
        # that of the first attempt. It names the user, for Discord compares all that we send, in whatever channel.
        since = post.revision if post is not None and post.message_id == 0 else table.revision
        await tables.remember_post(table.id, kind, user, place.id, 0, since)
        named = nonce(tables, kind, table.id, since, user)
        file = file_of(picture, "hand")
        message = await place.send(text, file=file, allowed_mentions=NO_PINGS, nonce=named)
        if is_older(message, text, [file]):
            await message.edit(content=text, attachments=[file], allowed_mentions=NO_PINGS)
        await tables.remember_post(table.id, kind, user, place.id, message.id, table.revision, key)
    except ThreadLocked:
        await _give_up(client, tables, table, user, "hand-thread-locked", post)
    except CannotOpen as error:
        await _give_up(client, tables, table, user, "hand-thread-kind" if error.kind else "hand-thread-closed", post)
    except discord.Forbidden as error:
        if wishes.hand == "dm" and error.code not in DM_CLOSED:
            raise
        await _give_up(client, tables, table, user, f"hand-{wishes.hand}-closed", post)


async def _give_up(
    client: discord.Client, tables: Tables, table: Table, user: int, why: str, post: Post | None
) -> None:
    """Try this way no more until its owner asks for it, and have them told ``why``; what stands there goes."""
    if post is not None:
        await take_away(client, tables, post)
    if why == "hand-dm-closed":
        await tables.set_preference(user, CLOSED, "untold")
    else:
        await tables.remember_post(table.id, THREAD_CLOSED, user, 0, 0, table.revision, why)


async def take_away(client: discord.Client, tables: Tables, post: Post) -> None:
    """Withdraw a hand and forget it, as far as Discord lets us. Raises DiscordException."""
    await withdraw(client, post)
    await tables.forget_post(post.table_id, post.kind, post.user_id)


async def _edited(client: discord.Client, post: Post, text: str, picture: Picture) -> bool:
    """Whether the standing message could be brought up to date; not so where it or its channel is gone."""
    if post.message_id == 0:
        return False
    message = client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    for attempt in (1, 2):
        try:
            await message.edit(content=text, attachments=[file_of(picture, "hand")], allowed_mentions=NO_PINGS)
            return True
        except discord.NotFound:
            logger.info("table %d: a hand message is gone; sending a new one", post.table_id)
            return False
        except discord.HTTPException as error:
            if attempt == 2 or not await reopened(client, post.channel_id, error):
                raise
    return False


async def closed_notice(tables: Tables, people: People, table: Table, user: int, lang: str) -> str:
    """A sentence, once, for somebody whose hand at this table cannot go where they want it; else nothing."""
    way = people.get(user).hand
    if way == "dm" and await tables.preference(user, CLOSED, "no") == "untold":
        await tables.set_preference(user, CLOSED, "told")
        return say(lang, "hand-dm-closed")
    post = await _closed_thread(tables, table, user) if way == "thread" else None
    if post is None or not post.picture:
        return ""
    await tables.remember_post(table.id, THREAD_CLOSED, user, 0, 0, table.revision)
    return say(lang, post.picture)


async def _closed_thread(tables: Tables, table: Table, user: int) -> Post | None:
    kind = (THREAD_CLOSED, user)
    return next((post for post in await tables.posts(table.id) if (post.kind, post.user_id) == kind), None)


async def reopen(tables: Tables, user: int) -> None:
    """Try every way again at the next change: the player has typed ``/hand`` or chosen a way anew."""
    if await tables.preference(user, CLOSED, "no") != "no":
        await tables.set_preference(user, CLOSED, "no")
    for table in tables.tables_of(user):
        if await _closed_thread(tables, table, user) is not None:
            await tables.forget_post(table.id, THREAD_CLOSED, user)
