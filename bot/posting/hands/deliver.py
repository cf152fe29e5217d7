"""Carries out what is planned for hands: one message per table and player, edited in place.

No hand holds up its table. One that Discord refuses is shown in private only, its owner told once: until they ask for
it where they take no direct messages, else for an hour. Any other failure is tried again by itself.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from typing import Final

import discord
import msgspec

from bot.messages.circuit_breaker import DM_CLOSED
from bot.messages.locks import ThreadLocked
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS, file_of
from bot.messages.pictures import NotDrawn
from bot.model.posts import ClosedDm, ClosedThread, Post
from bot.model.table import Table
from bot.posting.direct import NotWritten
from bot.posting.hands.places import CannotOpen, open_place, withdraw
from bot.posting.hands.plan import HandMessage, HandPlan
from bot.posting.hands.retries import HandRetries
from bot.posting.kinds import HANDS
from bot.posting.texts.message import draw_picture
from bot.posting.threads.reach import edit, send_once
from bot.tables.people import People
from bot.tables.service import Tables
from bot.words.wording import say
from renderers.core.picture import Picture

logger = logging.getLogger("ziggurat.hands")

PRIVATE_FOR: Final = 3600.0
"""Seconds for which a hand that Discord has refused is shown in private only."""


async def closed_dms(tables: Tables, people: People, users: Iterable[int]) -> dict[int, float | None]:
    """Those of the users who want their hand by direct message and are sent none; until when (None: they ask)."""
    until_by_user, now = {}, tables.now()
    for user in users:
        closed = await tables.store.messages.closed_dm(user, now) if people.hand(user) == "dm" else None
        if closed is not None:
            until_by_user[user] = closed.until
    return until_by_user


async def deliver_hands(
    client: discord.Client, tables: Tables, retries: HandRetries, table: Table, plans: Iterable[HandPlan]
) -> None:
    """Send, edit and delete hands. What fails is noted, to be tried again."""
    for plan in plans:
        try:
            for post in plan.away:
                await take_away(client, tables, post)
            if plan.message is not None:
                await _show(client, tables, retries, table, plan.user, plan.message)
        except NotWritten as error:
            if error.until is not None:
                await retries.add(table.id, plan.user, error.until)
        except (discord.DiscordException, NotDrawn) as error:
            logger.warning("table %d: a hand was not shown: %s", table.id, type(error).__name__)
            await retries.add(table.id, plan.user)


def mark_of(picture: Picture, lang: str) -> str:
    """A digest of a drawn hand."""
    return hashlib.blake2s("\n".join((picture.digest, lang, picture.alt)).encode(), digest_size=12).hexdigest()


async def _show(
    client: discord.Client, tables: Tables, retries: HandRetries, table: Table, user: int, hand: HandMessage
) -> None:
    post, kind, facts = hand.post, HANDS[hand.way], hand.facts
    picture = await draw_picture(hand.drawing)
    key = facts + mark_of(picture, hand.lang)
    if post is not None and post.digest[len(facts) :] == key[len(facts) :]:
        return
    try:
        if post is not None and await _is_edited(client, tables, post, hand, picture):
            await tables.store.messages.remember(
                Post(table.id, kind, user, post.channel_id, post.message_id, table.revision, key)
            )
            return
        place = await open_place(client, tables, table, user, hand.way, hand.lang, post)
        # A message is not sent twice if we are killed in between: the nonce stays that of the first attempt. It names
        # the user, as Discord compares nonces across channels.
        since = post.revision if post is not None and post.message_id == 0 else table.revision
        await tables.store.messages.remember(Post(table.id, kind, user, place.id, 0, since))
        named, files = nonce(tables, kind, table.id, since, user), [file_of(picture, hand.drawing.kind)]
        message = await send_once(place, named, files, content=hand.text, allowed_mentions=NO_PINGS)
        await tables.store.messages.remember(Post(table.id, kind, user, place.id, message.id, table.revision, key))
    except ThreadLocked:
        await _give_up(client, tables, table, user, "hand-thread-locked", post)
    except CannotOpen as error:
        await _give_up(client, tables, table, user, "hand-thread-kind" if error.kind else "hand-thread-closed", post)
    except discord.NotFound:
        if hand.way == "dm":
            # The channel that we know is not there any more: the next attempt opens one.
            await tables.store.contacts.set_channel(user, None)
        raise
    except discord.HTTPException as error:
        if error.status == 403 and (hand.way == "thread" or error.code in DM_CLOSED):
            await _give_up(client, tables, table, user, f"hand-{hand.way}-closed", post)
        elif 400 <= error.status < 500 and error.status not in (401, 429):
            logger.warning("table %d: a hand was refused (status %d, code %d)", table.id, error.status, error.code)
            await _hold(client, tables, retries, table, user, hand.way, post)
        else:
            raise


async def _give_up(
    client: discord.Client, tables: Tables, table: Table, user: int, why: str, post: Post | None
) -> None:
    """Stop delivering this way until the owner asks for it, store the reason, and delete the old message."""
    if why == "hand-dm-closed":
        await tables.store.messages.close_dm(user, ClosedDm())
    else:
        await tables.store.messages.close_thread(table.id, user, ClosedThread(why))
    if post is not None:
        await take_away(client, tables, post)


async def _hold(
    client: discord.Client,
    tables: Tables,
    retries: HandRetries,
    table: Table,
    user: int,
    way: str,
    post: Post | None,
) -> None:
    """Deliver nothing this way for a while, then again by itself; an old message that can be deleted goes."""
    until = tables.now() + PRIVATE_FOR
    if way == "dm":
        await tables.store.messages.hold_dm(user, until)
    else:
        await tables.store.messages.hold_thread(table.id, user, "hand-thread-refused", until)
    await retries.add(table.id, user, until)
    if post is not None:
        try:
            await take_away(client, tables, post, surely=True)
        except discord.DiscordException as error:
            logger.info("table %d: an old hand was not deleted: %s", table.id, type(error).__name__)


async def take_away(client: discord.Client, tables: Tables, post: Post, *, surely: bool = False) -> None:
    """Delete a hand's message and its post. Raises DiscordException; ``surely``: also where it cannot be reached."""
    await withdraw(client, post, surely=surely)
    await tables.store.messages.forget(post.table_id, post.kind, post.user_id, is_pressed=True)


async def _is_edited(client: discord.Client, tables: Tables, post: Post, hand: HandMessage, picture: Picture) -> bool:
    """Edit the hand's message; returns False if it or its channel is gone."""
    if post.message_id == 0:
        return False
    try:
        await edit(client, post, [file_of(picture, hand.drawing.kind)], content=hand.text)
    except discord.NotFound:
        logger.info("table %d: a hand message is gone; sending a new one", post.table_id)
        return False
    except Exception:
        # Which hand it shows now nobody knows: it is edited in any case, also where the hand is as it was again.
        await tables.store.messages.remember(msgspec.structs.replace(post, digest=""))
        raise
    return True


async def closed_notice(tables: Tables, people: People, table: Table, user: int, lang: str) -> str:
    """A sentence for a player whose hand cannot be delivered as they want; empty if they were told before."""
    way, messages, now = people.hand(user), tables.store.messages, tables.now()
    if way == "dm":
        dm = await messages.closed_dm(user, now)
        if dm is None or dm.is_told:
            return ""
        await messages.close_dm(user, msgspec.structs.replace(dm, is_told=True))
        return say(lang, "hand-dm-closed" if dm.until is None else "hand-dm-refused")
    thread = await messages.closed_thread(table.id, user, now) if way == "thread" else None
    if thread is None or thread.is_told:
        return ""
    await messages.close_thread(table.id, user, msgspec.structs.replace(thread, is_told=True))
    return say(lang, thread.why)


async def reopen(tables: Tables, user: int) -> None:
    """Deliver again in every way: the player has typed ``/hand`` or chosen a way."""
    await tables.store.messages.reopen(user)
