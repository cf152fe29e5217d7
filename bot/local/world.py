"""All that changes the local Discord: every change goes to the store and to the listeners."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.local import objects
from bot.local.errors import Json
from bot.local.ids import BOT_ID, OTHER_GUILD_ID, founding_id
from bot.local.processes import ANSWERING
from bot.local.records import (
    DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Event,
    Message,
    Overwrite,
    Unread,
    User,
    now,
)
from bot.local.state import State
from bot.local.store import Store
from bot.local.threads import new_thread


class World(State):
    """The records, each change of which is written to the store and told to the listeners."""

    def __init__(self, store: Store, servers: int = 1) -> None:
        super().__init__(store, servers)
        self.listeners: list[Callable[[Event], None]] = []

    def publish(self, event: Event) -> None:
        """Tell the gateway and the pages."""
        for listener in list(self.listeners):
            listener(event)

    def update_user(self, user: User, *, locale: str | None = None, dms_closed: bool | None = None) -> None:
        """Change a person's settings."""
        user.locale = user.locale if locale is None else locale
        user.dms_closed = user.dms_closed if dms_closed is None else dms_closed
        self.store.save_user(user)
        self.publish(Event("USER_UPDATE", user_settings(user)))

    def dm_with(self, user_id: int) -> Channel:
        """Return the DM between a user and the bot, made on first use."""
        for channel in self.channels.values():
            if channel.recipient_id == user_id:
                return channel
        channel = Channel(self.snowflakes.next(), DM, recipient_id=user_id, created=now())
        self.add_channel(channel, "DM_CREATE")
        return channel

    def add_channel(self, channel: Channel, event: str) -> None:
        """Add a channel, thread or DM and announce it under `event`."""
        self.channels[channel.id] = channel
        self.store.save_channel(channel)
        data = objects.thread_for_bot(self, channel) if channel.is_thread else objects.channel_json(self, channel)
        if event == "THREAD_CREATE":
            data["newly_created"] = True
        self.publish(Event(event, data, channel))

    def save_channel(self, channel: Channel, *, silent: bool = False) -> None:
        """Keep a changed channel and announce it unless `silent`."""
        self.store.save_channel(channel)
        if not silent:
            name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
            self.publish(Event(name, objects.channel_json(self, channel), channel))

    def open_thread(self, parent: Channel, user_id: int, name: str, kind: int) -> Channel:
        """Open a thread as a user does, without the bot; a private one nobody else sees."""
        thread = new_thread(parent, self.snowflakes.next(), kind, user_id, name, {})
        self.add_channel(thread, "THREAD_CREATE")
        return thread

    def open_post(self, forum: Channel, first: Message, name: str, body: Json | None = None) -> Channel:
        """Open a post of a forum: a thread that has the id of its first message, into which `first` is put.

        The message is still to be added.
        """
        thread = new_thread(forum, first.id, PUBLIC_THREAD, first.author_id, name, body or {})
        first.channel_id = thread.id
        self.add_channel(thread, "THREAD_CREATE")
        forum.last_message_id = thread.id
        self.save_channel(forum, silent=True)
        return thread

    def open_elsewhere(self) -> None:
        """Have a second server with a channel, on which everybody is but the bot."""
        if not any(channel.guild_id == OTHER_GUILD_ID for channel in self.channels.values()):
            self.add_channel(Channel(founding_id(300), TEXT, "elsewhere", guild_id=OTHER_GUILD_ID), "CHANNEL_CREATE")

    def archive(self, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
        """Archive a thread or open it again, and say so; `locked` None leaves its lock as it is."""
        if archived != thread.archived:
            thread.archived, thread.archive_timestamp = archived, now()
        thread.locked = thread.locked if locked is None else locked
        self.save_channel(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel or thread with its messages; a text channel takes its threads along."""
        for thread in [c for c in self.channels.values() if c.is_thread and c.parent_id == channel.id]:
            self.delete_channel(thread)
        data = objects.channel_json(self, channel)
        if channel.is_thread:
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        del self.channels[channel.id]
        self.store.delete_channel(channel.id)
        self.unread = {key: unread for key, unread in self.unread.items() if key[1] != channel.id}
        self.publish(Event("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", data, channel))

    def set_overwrite(self, channel: Channel, target_id: int, *, allow: int = 0, deny: int = 0) -> None:
        """Give a member or role an exception in a text channel; 0 and 0 take it away again."""
        kind = 1 if target_id in self.users else 0
        channel.overwrites = [o for o in channel.overwrites if o.id != target_id]
        if allow or deny:
            channel.overwrites.append(Overwrite(target_id, kind, allow, deny))
        self.save_channel(channel)

    def add_message(self, message: Message, pings: Iterable[int] = ()) -> Json:
        """Keep a new message, count it as unread (`pings`: who is notified), announce it; return its object."""
        channel = self.channels[message.channel_id]
        message.process = ANSWERING.get()
        self.store.save_message(message)
        if message.ephemeral_for is None:
            channel.last_message_id = message.id
            if channel.is_thread:
                channel.message_count += 1
                channel.total_sent += 1
                self.join_thread(channel, message.author_id)
            if channel.archived:
                channel.archived = False
                self.save_channel(channel)
            self.store.save_channel(channel)
        body = objects.message_json(self, message)
        self.publish(Event("MESSAGE_CREATE", body, channel, message, message.ephemeral_for))
        self._count_unread(channel, message, set(pings))
        return body

    def _count_unread(self, channel: Channel, message: Message, pings: set[int]) -> None:
        for user in self.people:
            if user.id == message.author_id or message.ephemeral_for not in (None, user.id):
                continue
            if not self.sees(channel, user.id):
                continue
            unread = self.unread.setdefault((user.id, channel.id), Unread())
            unread.count += 1
            # A DM always counts as a ping, as the red badge in Discord does.
            unread.mentions += int(user.id in pings or channel.is_dm)
            self._save_unread(user.id, channel.id, unread)

    def mark_read(self, user_id: int, channel_id: int) -> None:
        """Note that a user has seen all of a channel."""
        if (user_id, channel_id) in self.unread:
            self._save_unread(user_id, channel_id, Unread())

    def _save_unread(self, user_id: int, channel_id: int, unread: Unread) -> None:
        self.unread[user_id, channel_id] = unread
        self.store.save_unread(user_id, channel_id, unread)
        data = {"channel_id": str(channel_id), "count": unread.count, "mentions": unread.mentions}
        self.publish(Event("UNREAD", data, user_id=user_id))

    def save_message(self, message: Message) -> Json:
        """Keep a changed message and announce it; return its object."""
        message.process = ANSWERING.get() or message.process
        self.store.save_message(message)
        body = objects.message_json(self, message)
        channel = self.channels[message.channel_id]
        self.publish(Event("MESSAGE_UPDATE", body, channel, message, message.ephemeral_for))
        return body

    def delete_message(self, message: Message) -> None:
        """Remove a message and announce it."""
        channel = self.channels[message.channel_id]
        self.store.delete_message(message.id)
        if channel.is_thread and message.ephemeral_for is None:
            channel.message_count = max(0, channel.message_count - 1)
            self.store.save_channel(channel)
        data = {"id": str(message.id), "channel_id": str(channel.id)}
        if not channel.is_dm:
            data["guild_id"] = str(channel.guild_id)
        self.publish(Event("MESSAGE_DELETE", data, channel, message, message.ephemeral_for))

    def join_thread(self, thread: Channel, user_id: int) -> None:
        """Make a user a member of a thread, if not one yet."""
        if user_id in thread.members:
            return
        thread.members[user_id] = now()
        self.store.save_channel(thread)
        member = objects.thread_member_json(thread, user_id)
        if thread.type == PRIVATE_THREAD and user_id == BOT_ID:
            # The thread comes first: of one that it cannot see, a bot knows nothing.
            self.publish(Event("THREAD_CREATE", objects.thread_for_bot(self, thread), thread))
        self._members_changed(thread, [member | {"member": objects.member_json(self.users[user_id])}], [])
        if thread.type == PRIVATE_THREAD and user_id != BOT_ID:
            self.publish(Event("THREAD_CREATE", objects.channel_json(self, thread), thread, user_id=user_id))

    def leave_thread(self, thread: Channel, user_id: int) -> None:
        """Take a user out of a thread."""
        if thread.members.pop(user_id, None) is not None:
            self.store.save_channel(thread)
            self._members_changed(thread, [], [str(user_id)])

    def _members_changed(self, thread: Channel, added: list[Json], removed: list[str]) -> None:
        data: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": len(thread.members)}
        if added:
            data["added_members"] = added
        if removed:
            data["removed_member_ids"] = removed
        self.publish(Event("THREAD_MEMBERS_UPDATE", data, thread))

    def set_commands(self, scope: int, commands: list[Json]) -> None:
        """Replace the application commands of a scope: 0 for global ones, else the guild's id."""
        self.commands[scope] = commands
        self.store.save_commands(scope, commands)
        self.publish(Event("COMMANDS_UPDATE", {}))


def user_settings(user: User) -> Json:
    """Return what the page shows and lets change of a person."""
    return {
        "id": str(user.id),
        "name": user.name,
        "locale": user.locale,
        "dms_closed": user.dms_closed,
        "left": user.has_left,
        "has_app": user.has_app,
        "avatar_color": user.avatar_color,
    }
