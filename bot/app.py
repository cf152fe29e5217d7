"""The Discord client: receives events and interactions; holds no game state."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.base.config import Settings
from bot.base.meter import Meter
from bot.base.typed import is_short
from bot.features import all_commands, all_features
from bot.frame.admission import is_admitted
from bot.frame.client import HostClient
from bot.frame.forms import is_form, take_form
from bot.frame.handling import guarded, look_around
from bot.frame.scopes import placed, register
from bot.frame.translator import FluentTranslator
from bot.model.errors import TableError
from bot.model.table import Table
from bot.posting.changes import lock_changed, look_at_locks, notice_change, remember_locks, threads_seen
from bot.posting.threads.rooms import put_away_by_others
from bot.shards.membership import Membership
from bot.store.errors import StoreError
from bot.tables.service import Tables

logger = logging.getLogger("ziggurat.app")

MOST_REFUSED = 20
"""The number of servers that may refuse a post at the start before posting waits for Discord's list of servers."""

TAKEN_AGAIN_AFTER = 2.0
"""Seconds until the tables of a shard that has come or gone are looked after again, where the store did not answer."""


class OldButton(TableError):
    """No feature handles this button or menu."""

    key = "error-old-button"


def is_ours(custom_id: str) -> bool:
    """Whether a custom_id belongs to a kind of button or menu of this bot."""
    return any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in all_features().items)


class Tree(app_commands.CommandTree[HostClient]):
    """The slash commands; an error that a command did not catch becomes a private message."""

    async def interaction_check(self, interaction: discord.Interaction[HostClient], /) -> bool:
        """Commands are counted where they are carried out; typing is completed as fast and as long as anybody types.

        Who is blocked, or where we are not, is told so before a command begins; nothing is completed there.
        """
        if interaction.type is not discord.InteractionType.autocomplete:
            if is_admitted(interaction):
                return True
            await guarded(interaction, _nothing)
            return False
        if not is_admitted(interaction):
            # A list without entries: Discord shows one that never comes as a failure.
            await interaction.response.autocomplete([])
            return False
        try:
            await look_around(interaction)
        except StoreError:
            # What is remembered completes as well as it can.
            logger.warning("autocomplete could not look at the store")
        return is_short(interaction.data) and interaction.client.limiter.may_autocomplete(interaction.user.id)

    async def on_error(
        self, interaction: discord.Interaction[HostClient], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the player, with an id that is found in the log; a failed autocomplete only shows no choices."""
        if interaction.type is discord.InteractionType.autocomplete:
            logger.warning("autocomplete failed: %s", type(getattr(error, "original", error)).__name__)
            return

        async def again() -> None:
            raise getattr(error, "original", error)

        await guarded(interaction, again)


async def _nothing() -> None:
    """Does nothing: for whom ``guarded`` refuses, and tells so."""


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command of the features on the tree."""
    for command in all_commands():
        tree.add_command(command)


class Ziggurat(HostClient):
    """The bot."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        *,
        meter: Meter | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
        member: Membership | None = None,
    ) -> None:
        super().__init__(settings, tables, meter=meter, http_trace=http_trace, member=member)
        self.features = all_features()
        self._shard_changes = 0
        self.tree = Tree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        """Register buttons and menus, upload the commands if they have changed, post what has not been posted."""
        # Requests go through breaker, locks, old edits and throttle; discord.py has no place of its own for them.
        send = self.locks.around(self.old_edits.around(self.throttle.around(self.http.request)))
        self.http.request = self.sends.around(self.breaker.around(send))  # type: ignore[method-assign]
        await self.people.load()
        await self.servers.load()
        await self.orders.load()
        self.add_dynamic_items(*self.features.items)
        await self.tree.set_translator(FluentTranslator())
        await self._register_commands()
        await self._post_unposted()
        for table_id in await self.tables.ask_computers():
            self.publisher.after_computers.follow(table_id)
        await self.publisher.load_calls()
        await self.publisher.load_old()
        self.timekeeper.start()
        self.orders.begin()
        for call in self.when_loaded:
            call()

    async def _post_unposted(self) -> None:
        """Post changes stored before the last end; after a refusal, that server's other tables wait until Discord names
        it.
        """
        refused: set[int | None] = set()
        unposted = await self.tables.start_up()
        await self.clocks.load()
        await remember_locks(self.publisher, self.tables)
        for table in unposted:
            if table.guild_id in refused or len(refused) >= MOST_REFUSED:
                self.publisher.retry_queue.add(table.id, timed=False)
                continue
            try:
                trouble = await self.publisher.retry_queue.attempt(table.id)
                if trouble == "trouble-channel":
                    await self._close_unseen(table)
            except Exception as error:
                logger.error("table %d cannot be posted: %s", table.id, type(error).__name__)
                continue
            if trouble in ("trouble-permission", "trouble-channel"):
                refused.add(table.guild_id)

    async def _close_unseen(self, table: Table) -> None:
        """Close a lobby that was never shown because the bot ended before it had a channel."""
        if await self.tables.leagues.is_of_league(table.id):
            # Its thread is opened as soon as Discord has told of the server.
            return
        if table.status == "lobby" and await self.publisher.boards.confirmed(table) is None:
            await self.tables.lifecycle.close(table.id, table.host)
            await self.publisher.publish(table.id)

    async def _register_commands(self) -> None:
        payload = await command_payload(self.tree, everywhere=self.settings.guild is None)
        await register(self, payload)

    async def close(self) -> None:
        """Stop clocks, calls and animations, then disconnect."""
        self.publisher.calls.stop()
        self.publisher.retry_queue.stop()
        self.publisher.pauses.stop()
        self.publisher.after_computers.stop()
        await self.timekeeper.stop()
        await self.animations.stop()
        # discord.py would go on waiting for servers after its end, and fail.
        waiting = getattr(self._connection, "_ready_task", None)
        if waiting is not None:
            waiting.cancel()
        await super().close()

    # --- what happens around us ---------------------------------------------------------------------------------

    def _changed(self, guild: int | None = None) -> None:
        notice_change(self, self.breaker, self.publisher, self.tables, guild)

    def _are_here(self) -> None:
        """Note whether the bot is connected, and on which servers; clocks of tables elsewhere stop.

        Without a shard it has nothing to be connected for.
        """
        status = self.shard_status()
        up = None if status is None else {*status.connected}
        self.clocks.servers(
            [guild.id for guild in self.guilds if not guild.unavailable and (up is None or guild.shard_id in up)]
        )
        self.timekeeper.connected(status is None or bool(up) or not status.mine)

    async def on_disconnect(self) -> None:
        """Note that the connection is lost: all clocks stop."""
        self.timekeeper.connected(False)

    async def on_resumed(self) -> None:
        """Note that the connection is back."""
        self._are_here()
        self._changed()

    async def _shards_changed(self) -> None:
        """Look after the tables of our shards, as after a start, and after no others: as soon as the store answers."""
        self._shard_changes += 1
        change = self._shard_changes
        # A later change does the same.
        while self.timekeeper.runs and change == self._shard_changes:
            try:
                await self._take_tables_of_shards()
                return
            except StoreError as error:
                logger.warning("the tables of a shard could not be taken: %s", type(error).__name__)
            await asyncio.sleep(TAKEN_AGAIN_AFTER)

    async def _take_tables_of_shards(self) -> None:
        leases = self.tables.leases
        await leases.give()
        leases.look_soon()
        await self.clocks.keep_leases()
        owing = [table_id for table_id in await self.tables.store.owing() if leases.holds(table_id)]
        for table_id in await self.tables.ask_computers():
            self.publisher.after_computers.follow(table_id)
        for table_id in owing:
            self.publisher.retry_queue.add(table_id, timed=False)
        self.publisher.retry_queue.retry_soon(owing)
        self._are_here()

    async def on_shard_connect(self, _: int) -> None:
        """The connection of a shard is there."""
        self._are_here()

    async def on_shard_resumed(self, _: int) -> None:
        """The connection of a shard is back, or has come from another process."""
        self._are_here()
        self._changed()

    async def on_shard_disconnect(self, _: int) -> None:
        """The connection of a shard is lost: clocks of its servers stop."""
        self._are_here()

    async def on_shard_ready(self, number: int) -> None:
        """Discord has told of all servers of a shard."""
        guilds = [guild for guild in self.guilds if guild.shard_id == number]
        logger.info("shard %d is ready, with %d servers", number, len(guilds))
        await self._servers_seen(guilds)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps not for the first time: clocks go on."""
        self.clocks.server(guild.id, is_there=True)
        self._changed(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Nobody can play there any more: its clocks stop until we are back."""
        self.clocks.server(guild.id, is_there=False)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has lost a server for a while."""
        self.clocks.server(guild.id, is_there=False)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord has found a server again."""
        self.clocks.server(guild.id, is_there=True)
        threads_seen(self.publisher, self.tables, guild)
        self._changed(guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        self._changed(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """What a role may do may have changed."""
        self._changed(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Our own roles may have changed; of others we hear nothing."""
        if self.user is not None and after.id == self.user.id:
            self._changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A table's thread may have been locked or unlocked; that of a finished game loses its buttons with it."""
        state: dict[str, Any] | None = dict(payload.data).get("thread_metadata")  # type: ignore[assignment]
        if state is not None:
            archived, locked = bool(state.get("archived")), bool(state.get("locked"))
            lock_changed(self.publisher, self.tables, payload.thread_id, locked=locked)
            if archived or locked:
                await put_away_by_others(self, self.tables, payload.thread_id, self.publisher.move_buttons)
        self._changed(payload.guild_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread that is gone is not locked any more."""
        lock_changed(self.publisher, self.tables, payload.thread_id, locked=False)

    async def on_guild_channel_delete(self, _: discord.abc.GuildChannel) -> None:
        """Its threads are gone, too, without a word of each."""
        self.locks.forget()

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Somebody has brought us into a private thread, or one has been opened."""
        self._changed(thread.guild.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle a form; answer a press of an unknown button or menu (of another version, or forged)."""
        if is_form(interaction):
            await guarded(interaction, lambda: take_form(interaction))
            return
        data: Mapping[str, Any] = interaction.data or {}
        used = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and not is_ours(used):

            async def explain() -> None:
                raise OldButton

            await guarded(interaction, explain)

    async def on_ready(self) -> None:
        """Say that we are there."""
        logger.info("ready as %s in %d servers", self.user, len(self.guilds))
        await self._servers_seen(self.guilds)

    async def _servers_seen(self, guilds: Iterable[discord.Guild]) -> None:
        """Discord has told of servers, after we were away."""
        for guild in guilds:
            threads_seen(self.publisher, self.tables, guild)
        self._are_here()
        self._changed()
        # A request a thread: nobody's clock waits for that.
        await look_at_locks(self, self.publisher, self.tables)


async def command_payload(tree: app_commands.CommandTree[Any], *, everywhere: bool = True) -> list[dict[str, Any]]:
    """The command tree as Discord will receive it, for all servers (``everywhere``) or for one."""
    translator, payload = tree.translator, []
    for command in tree.get_commands():
        if translator is None:
            description = command.to_dict(tree)
        else:
            description = await command.get_translated_payload(tree, translator)
        payload.append(placed(description, everywhere=everywhere))
        # Each takes some milliseconds; all of them at once would hold the loop up.
        await asyncio.sleep(0)
    return payload
