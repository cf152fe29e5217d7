"""Carries out planned steps against Discord, and stores what has been posted."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
import msgspec

from bot.messages.locks import ARCHIVED, ThreadLocked
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS
from bot.model.posts import Post, Room
from bot.model.table import Table
from bot.posting.channel import steps as do
from bot.posting.channel.board import BoardMessages
from bot.posting.hands.deliver import deliver_hands, take_away
from bot.posting.hands.places import close_threads
from bot.posting.hands.plan_notes import deliver_notes
from bot.posting.hands.retries import HandRetries
from bot.posting.kinds import BOARD, CARD, RESULT, kind_of_question
from bot.posting.threads.reach import (
    edit,
    find_thread,
    is_out_of_reach,
    pings_of,
    remove_member,
    send_once,
    troubles,
    view_of,
)
from bot.tables.people import People
from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.publish")

Wait = Callable[[int, float], None]
"""Told of a table, and of the seconds after which it is to be posted again."""

Way = Callable[[Table, Any], Awaitable[None]]
"""Carries out one kind of step for a table."""

OweCall = Callable[[int, str, Iterable[int]], None]
"""Told of a table, the kind of a post there ("": the turn), and who is owed a call to it from now on."""


class Carrier:
    """Carries out steps in order; after a failure the rest is not done."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        people: People,
        boards: BoardMessages,
        hands: HandRetries,
        owe: OweCall,
        wait: Wait,
    ) -> None:
        self.client = client
        self.tables = tables
        self.people = people
        self.boards = boards
        self.hands = hands
        self._owe = owe
        self._wait = wait
        # Those of the channel meet a thread that is locked or a bot without rights, which is noted and told.
        self._in_channel: dict[type[do.Step], Way] = {
            do.Tell: self._tell,
            do.PutBoard: boards.put,
            do.TakeButtons: self._take_buttons,
        }
        self._others: dict[type[do.Step], Way] = {
            do.PutQuestion: self._put_question,
            do.PutCard: self._put_card,
            do.PutResult: self._put_result,
            do.Hands: self._deliver_hands,
            do.CloseHands: self._close_hands,
            do.TakeHand: self._take_hand,
            do.TellPlans: self._tell_plans,
            do.LetIn: self._let_in,
            do.Wait: self._wait_on,
            do.Owe: self._owe_turn,
            do.ScheduleClosing: self._schedule_closing,
            do.CloseRoom: self._close_room,
            do.Forget: self._forget,
            do.MarkPosted: self._mark_posted,
        }

    async def carry_out(self, table: Table, steps: Iterable[do.Step]) -> None:
        """Carry out the steps. Raises Trouble or DiscordException; KeyError for a kind of step that is not known."""
        for step in steps:
            if type(step) in self._in_channel:
                with troubles(self.client, table):
                    await self._in_channel[type(step)](table, step)
            else:
                await self._others[type(step)](table, step)

    # --- what is stored, remembered and delivered elsewhere --------------------------------------------------------

    async def _wait_on(self, table: Table, step: do.Wait) -> None:
        self._wait(table.id, step.seconds)

    async def _owe_turn(self, table: Table, step: do.Owe) -> None:
        self._owe(table.id, "", step.users)

    async def _schedule_closing(self, table: Table, step: do.ScheduleClosing) -> None:
        await self.tables.store.set_closing(table.id, step.due)

    async def _close_room(self, table: Table, step: do.CloseRoom) -> None:
        await self.tables.store.messages.keep_room(table.id, None)

    async def _forget(self, table: Table, step: do.Forget) -> None:
        await self.tables.store.messages.forget(table.id, step.post.kind, step.post.user_id)

    async def _mark_posted(self, table: Table, step: do.MarkPosted) -> None:
        await self.tables.mark_posted(table.id, step.revision)

    async def _deliver_hands(self, table: Table, step: do.Hands) -> None:
        await deliver_hands(self.client, self.tables, self.hands, table, step.plans)

    async def _close_hands(self, table: Table, step: do.CloseHands) -> None:
        await close_threads(self.client, await self.tables.store.messages.posts(table.id))

    async def _tell_plans(self, table: Table, step: do.TellPlans) -> None:
        await deliver_notes(self.client, self.tables, self.people, table, step.acting)

    # --- messages of the channel and of people ----------------------------------------------------------------------

    async def _tell(self, table: Table, step: do.Tell) -> None:
        # Both may be repeated after a kill: an edit changes nothing, and the nonce posts one message.
        if not await self._is_answered(table, step):
            channel = self.client.get_partial_messageable(table.channel_id)
            named = nonce(self.tables, *step.nonce, table.channel_id)
            await send_once(channel, named, content=step.text, allowed_mentions=NO_PINGS)
        kind = kind_of_question(step.notice.question) if step.notice.question else ""
        await self.tables.store.notice_told(table.id, step.notice, kind)

    async def _is_answered(self, table: Table, step: do.Tell) -> bool:
        """Edit the question so that it says its answer and has no buttons; returns False if it cannot be edited.

        The table's own thread is unarchived for it; a thread that the table has left is not.
        """
        post = step.question
        if post is None:
            return False
        try:
            await edit(self.client, post, wakes=post.channel_id == table.channel_id, content=step.text, view=None)
        except ThreadLocked:
            if post.channel_id != table.channel_id:
                return False
            raise
        except discord.HTTPException as error:
            if isinstance(error, (discord.NotFound, discord.Forbidden)):
                logger.info("table %d: a question cannot be edited (code %d)", post.table_id, error.code)
                return False
            if error.code == ARCHIVED and post.channel_id != table.channel_id:
                return False
            raise
        return True

    async def _take_buttons(self, table: Table, step: do.TakeButtons) -> None:
        """Remove the buttons; a message that cannot be reached keeps them. In the table's own thread, where that is
        locked, they go later.
        """
        text: dict[str, Any] = {} if step.text is None else {"content": step.text}
        try:
            await edit(self.client, step.post, wakes=False, view=None, **text)
        except discord.DiscordException as error:
            waits = isinstance(error, ThreadLocked) and step.post.channel_id == table.channel_id and table.is_open
            if waits or not is_out_of_reach(error):
                raise
            logger.info("table %d: an old message is out of reach: %s", table.id, type(error).__name__)
        if step.post.kind == BOARD:
            # It stays the last board; what it shows now is brought up to date if it is ever edited again.
            await self.tables.store.messages.remember(msgspec.structs.replace(step.post, digest=""))
        else:
            await self.tables.store.messages.forget(table.id, step.post.kind)

    async def _put_question(self, table: Table, step: do.PutQuestion) -> None:
        channel, post_message = self.client.get_partial_messageable(table.channel_id), step.message
        message = await send_once(
            channel,
            nonce(self.tables, *step.nonce, table.channel_id),
            content=post_message.text,
            view=view_of(post_message.buttons),
            allowed_mentions=pings_of(post_message.pings),
        )
        post = Post(table.id, step.kind, 0, table.channel_id, message.id, table.revision, owed=step.owed)
        await self.tables.store.messages.remember(post, is_pressed=True)
        self._owe(table.id, step.kind, step.owed)

    async def _put_card(self, table: Table, step: do.PutCard) -> None:
        """Post or edit the card. A failure is logged and tried again with the table's next posting."""
        post, number = step.post, step.post.message_id
        content: dict[str, Any] = {"content": step.message.text, "view": view_of(step.message.buttons)}
        try:
            if number:
                await edit(self.client, post, wakes=False, **content)
            else:
                channel, named = self.client.get_partial_messageable(post.channel_id), nonce(self.tables, *step.nonce)
                number = (await send_once(channel, named, allowed_mentions=NO_PINGS, **content)).id
        except discord.DiscordException as error:
            if is_out_of_reach(error):
                logger.info("table %d: its card is out of reach: %s", table.id, type(error).__name__)
                await self.tables.store.messages.forget(table.id, post.kind)
            else:
                logger.warning("table %d: its card was not shown: %s", table.id, type(error).__name__)
                # What it shows now nobody knows: it is edited in any case.
                await self.tables.store.messages.remember(msgspec.structs.replace(post, digest=""))
            return
        card = Post(table.id, step.kind, 0, post.channel_id, number, table.revision, step.digest)
        await self.tables.store.messages.remember(card, settles="" if step.kind == post.kind else post.kind)

    async def _put_result(self, table: Table, step: do.PutResult) -> None:
        """Raises DiscordException."""
        content: dict[str, Any] = {"content": step.message.text, "view": view_of(step.message.buttons)}
        number = 0
        if step.post is not None:
            try:
                await edit(self.client, step.post, wakes=False, **content)
                number = step.post.message_id
            except discord.NotFound:
                logger.info("table %d: its card is gone, another one is posted", table.id)
        if not number:
            channel, named = self.client.get_partial_messageable(step.channel_id), nonce(self.tables, *step.nonce)
            number = (await send_once(channel, named, allowed_mentions=NO_PINGS, **content)).id
        card = Post(table.id, RESULT, 0, step.channel_id, number, table.revision, step.digest)
        await self.tables.store.messages.remember(card, settles=CARD)

    async def _take_hand(self, table: Table, step: do.TakeHand) -> None:
        """Delete the hand of somebody who has left. A failure is tried again with the table's next posting."""
        try:
            await take_away(self.client, self.tables, step.post)
        except discord.DiscordException as error:
            logger.warning("table %d: a hand was not deleted: %s", table.id, type(error).__name__)

    async def _let_in(self, table: Table, step: do.LetIn) -> None:
        thread, inside = await find_thread(self.client, step.room.channel_id), set(step.stay)
        if thread is None:
            return
        for user in step.come:
            try:
                await thread.add_user(discord.Object(user))
                inside.add(user)
            except (discord.NotFound, discord.Forbidden, ThreadLocked) as error:
                # They have left the server: tried again with the next change.
                logger.info("table %d: nobody could be let into the thread: %s", table.id, type(error).__name__)
        for user in step.go:
            try:
                await remove_member(thread, user)
            except discord.HTTPException as error:
                logger.info("table %d: nobody could be taken out of the thread (code %d)", table.id, error.code)
                if not isinstance(error, discord.NotFound):
                    # They can read on: tried again with the next change.
                    inside.add(user)
        room = Room(step.room.channel_id, tuple(sorted(inside)))
        await self.tables.store.messages.keep_room(table.id, room, is_pressed=True)
