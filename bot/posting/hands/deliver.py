"""Carries out what is planned for hands: one message per table and player, edited in place.

If a hand cannot be delivered, that is stored, and its owner told once.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable

import discord
import msgspec

from bot.messages.guard import DM_CLOSED
from bot.messages.locks import ThreadLocked
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS, file_of
from bot.model.posts import ClosedThread, Post
from bot.model.table import Table
from bot.posting.hands.places import CannotOpen, open_place, withdraw
from bot.posting.hands.plan import HandMessage, HandPlan
from bot.posting.kinds import HANDS
from bot.posting.texts.message import drawn
from bot.posting.threads.reach import edit, send_once
from bot.tables.people import People
from bot.tables.service import Tables
from bot.words.wording import say
from renderers.core.picture import Picture

logger = logging.getLogger("ziggurat.hands")


async def closed_dms(tables: Tables, people: People, users: Iterable[int]) -> set[int]:
    """Those of the users who want their hand by direct message and do not accept any."""
    wanted = [user for user in users if people.get(user).hand == "dm"]
    return {user for user in wanted if await tables.store.messages.direct(user) != "open"}


async def deliver_hands(client: discord.Client, tables: Tables, table: Table, plans: Iterable[HandPlan]) -> None:
    """Send, edit and delete hands. If some fail, raises DiscordException after trying the others."""
    trouble: discord.DiscordException | None = None
    for plan in plans:
        try:
            for post in plan.away:
                await take_away(client, tables, post)
            if plan.shown is not None:
                await _show(client, tables, table, plan.user, plan.shown)
        except discord.DiscordException as error:
            trouble = error
    if trouble is not None:
        raise trouble


def mark_of(picture: Picture, lang: str) -> str:
    """A digest of a drawn hand."""
    return hashlib.blake2s("\n".join((picture.digest, lang, picture.alt)).encode(), digest_size=12).hexdigest()


async def _show(client: discord.Client, tables: Tables, table: Table, user: int, shown: HandMessage) -> None:
    post, kind, facts = shown.post, HANDS[shown.way], shown.facts
    picture = await drawn(shown.drawing)
    key = facts + mark_of(picture, shown.lang)
    if post is not None and post.digest[len(facts) :] == key[len(facts) :]:
        return
    try:
        if post is not None and await _is_edited(client, tables, post, shown, picture):
            await tables.remember_post(
                Post(table.id, kind, user, post.channel_id, post.message_id, table.revision, key)
            )
            return
        place = await open_place(client, table, user, shown.way, shown.lang, post)
        # A message is not sent twice if we are killed in between: the nonce stays that of the first attempt. It names
        # the user, as Discord compares nonces across channels.
        since = post.revision if post is not None and post.message_id == 0 else table.revision
        await tables.remember_post(Post(table.id, kind, user, place.id, 0, since))
        named, files = nonce(tables, kind, table.id, since, user), [file_of(picture, shown.drawing.kind)]
        message = await send_once(place, named, files, content=shown.text, allowed_mentions=NO_PINGS)
        await tables.remember_post(Post(table.id, kind, user, place.id, message.id, table.revision, key))
    except ThreadLocked:
        await _give_up(client, tables, table, user, "hand-thread-locked", post)
    except CannotOpen as error:
        await _give_up(client, tables, table, user, "hand-thread-kind" if error.kind else "hand-thread-closed", post)
    except discord.Forbidden as error:
        if shown.way == "dm" and error.code not in DM_CLOSED:
            raise
        await _give_up(client, tables, table, user, f"hand-{shown.way}-closed", post)


async def _give_up(
    client: discord.Client, tables: Tables, table: Table, user: int, why: str, post: Post | None
) -> None:
    """Stop delivering this way until the owner asks for it, store the reason, and delete the old message."""
    if post is not None:
        await take_away(client, tables, post)
    if why == "hand-dm-closed":
        await tables.store.messages.set_direct(user, "untold")
    else:
        await tables.store.messages.close_thread(table.id, user, ClosedThread(why))


async def take_away(client: discord.Client, tables: Tables, post: Post) -> None:
    """Delete a hand's message and its post. Raises DiscordException."""
    await withdraw(client, post)
    await tables.forget_post(post.table_id, post.kind, post.user_id)


async def _is_edited(client: discord.Client, tables: Tables, post: Post, shown: HandMessage, picture: Picture) -> bool:
    """Edit the hand's message; returns False if it or its channel is gone."""
    if post.message_id == 0:
        return False
    try:
        await edit(client, post, [file_of(picture, shown.drawing.kind)], content=shown.text)
    except discord.NotFound:
        logger.info("table %d: a hand message is gone; sending a new one", post.table_id)
        return False
    except Exception:
        # Which hand it shows now nobody knows: it is edited in any case, also where the hand is as it was again.
        await tables.remember_post(msgspec.structs.replace(post, digest=""))
        raise
    return True


async def closed_notice(tables: Tables, people: People, table: Table, user: int, lang: str) -> str:
    """A sentence for a player whose hand cannot be delivered as they want; empty if they were told before."""
    way = people.get(user).hand
    messages = tables.store.messages
    if way == "dm" and await messages.direct(user) == "untold":
        await messages.set_direct(user, "told")
        return say(lang, "hand-dm-closed")
    closed = await messages.closed_thread(table.id, user) if way == "thread" else None
    if closed is None or closed.is_told:
        return ""
    await messages.close_thread(table.id, user, ClosedThread(closed.why, is_told=True))
    return say(lang, closed.why)


async def reopen(tables: Tables, user: int) -> None:
    """Deliver again in every way: the player has typed ``/hand`` or chosen a way."""
    await tables.store.messages.set_direct(user, "open")
    await tables.store.messages.reopen_threads(user)
