"""The local Discord's one server: its people, channels and messages, and all that changes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.local import objects
from bot.local import permissions as may
from bot.local.commands import ACCOUNT, IN_DM, IN_SERVER, SERVER, installs_of, is_used_in
from bot.local.errors import Json, missing_access, missing_permissions, unknown
from bot.local.ids import BOT_ID, GUILD_ID, OTHER_GUILD_ID, Snowflakes, founding_id, id_of
from bot.local.newcomers import Newcomers
from bot.local.old_edits import OldEdits
from bot.local.posts import new_thread
from bot.local.processes import ANSWERING
from bot.local.records import (
    DM,
    FORUM,
    NEWS,
    PRIVATE_THREAD,
    TEXT,
    VOICE,
    Channel,
    Event,
    Message,
    Overwrite,
    Unread,
    User,
    now,
)
from bot.local.servers import channel_of, server_names
from bot.local.store import Store

_PEOPLE = (
    ("ana", "Ana", "es-ES", "#c0392b"),
    ("bruno", "Bruno", "es-ES", "#2471a3"),
    ("carla", "Carla", "en-US", "#1e8449"),
    ("david", "David", "en-US", "#b9770e"),
)
_CHANNELS = (
    ("general", "Talk about anything"),
    ("tigris", "Tigris & Euphrates"),
    ("inner-sea", "Ancient Civilizations of the Inner Sea"),
    ("middle-east", "Ancient Civilizations of the Middle East"),
    ("ancient-world", "The Ancient World"),
    ("through-the-ages", "Through the Ages"),
    ("games", "Tables of every kind"),
)
_OTHER_CHANNELS = (
    (200, NEWS, "announcements", "News of this server"),
    (201, VOICE, "voice", None),
    (202, FORUM, "forum", "A post for each table"),
)


OTHER_SERVER = "Elsewhere"
"""The name of the second server."""


class World:
    """Keeps the records, writes every change to the store, and tells the listeners of it."""

    def __init__(self, store: Store, servers: int = 1) -> None:
        self.store = store
        self.base_url = ""
        self.guild_name = "Ziggurat"
        self.owner_id = founding_id(1)
        self.servers = server_names(self.guild_name, servers)
        self.are_nonces_enforced = True
        """Whether a second message under one nonce gives the first one back, as Discord does."""
        self.installs: tuple[int, ...] = (SERVER, ACCOUNT)
        """How the application may be installed, as ticked in the developer portal: of a new one both are."""
        self.invited_commands = False
        """Whether the second server has invited the application's commands without the bot."""
        self.snowflakes = Snowflakes(store.last_id())
        self.listeners: list[Callable[[Event], None]] = []
        self.users = {user.id: user for user in store.users()}
        if not self.users:
            self._found()
        self.channels = {channel.id: channel for channel in store.channels()}
        self._found_other_channels()
        self._found_other_servers(servers)
        self.commands = store.commands()
        self.unread = store.unread()
        self.newcomers = Newcomers()
        self.old_edits = OldEdits()

    def _found(self) -> None:
        bot = User(BOT_ID, "Ziggurat", "Ziggurat", "en-US", "#c8963e", bot=True)
        people = [
            User(founding_id(number), username, name, locale, color)
            for number, (username, name, locale, color) in enumerate(_PEOPLE, 1)
        ]
        for user in (bot, *people):
            self.users[user.id] = user
            self.store.save_user(user)
        for position, (name, topic) in enumerate(_CHANNELS):
            self.store.save_channel(Channel(founding_id(100 + position), TEXT, name, position=position, topic=topic))

    def _found_other_channels(self) -> None:
        """Add a channel of each kind that the server has none of: earlier versions made text channels alone."""
        for number, kind, name, topic in _OTHER_CHANNELS:
            if all(channel.type != kind for channel in self.channels.values()):
                channel = Channel(founding_id(number), kind, name, position=number, topic=topic)
                self.channels[channel.id] = channel
                self.store.save_channel(channel)

    def _found_other_servers(self, servers: int) -> None:
        """Add the channel of each server beside the ready-made one that has none."""
        theirs = {channel.guild_id for channel in self.channels.values()}
        for number in range(2, servers + 1):
            channel = channel_of(number)
            if channel.guild_id not in theirs:
                self.channels[channel.id] = channel
                self.store.save_channel(channel)

    # Finding

    def has_bot(self, guild_id: int) -> bool:
        """Whether the bot is on a server; it can be taken off the ready-made one alone."""
        return guild_id in self.servers and not (guild_id == GUILD_ID and self.users[BOT_ID].has_left)

    def guilds(self) -> list[int]:
        """Return the ids of the servers that the bot is on."""
        return [guild_id for guild_id in self.servers if self.has_bot(guild_id)]

    def user(self, key: int | str) -> User:
        """Return the user with this id or name (any case); raise ApiError 10013."""
        for user in self.users.values():
            if str(key) == str(user.id) or str(key).casefold() in (user.name.casefold(), user.username.casefold()):
                return user
        raise unknown("User")

    @property
    def people(self) -> list[User]:
        """The users who are not the bot, by id."""
        return [user for user in self.users.values() if not user.bot]

    def channel(self, channel_id: int | str) -> Channel:
        """Return the channel, DM or thread with this id; raise ApiError 10003."""
        channel = self.channels.get(id_of(channel_id) or 0)
        if channel is None:
            raise unknown("Channel")
        return channel

    def text_channel(self, name: str) -> Channel:
        """Return the channel of this name, which is no thread; raise ApiError 10003."""
        for channel in self.channels.values():
            if channel.is_of_server and channel.name == name.removeprefix("#"):
                return channel
        raise unknown("Channel")

    def message(self, channel: Channel, message_id: int | str) -> Message:
        """Return a message of `channel`; raise ApiError 10008."""
        message = self.store.message(id_of(message_id) or 0)
        if message is None or message.channel_id != channel.id:
            raise unknown("Message")
        return message

    def active_threads(self) -> list[Channel]:
        """Return the threads that are not archived, oldest first."""
        return [c for c in self.channels.values() if c.is_thread and not c.archived]

    def permissions(self, channel: Channel, user_id: int) -> int:
        """Return a member's permission bits in `channel`, none for who left; a thread has those of its parent."""
        if channel.is_dm:
            return may.permissions_in(channel, user_id, self.owner_id)
        if user_id == BOT_ID and not self.has_bot(channel.guild_id):
            return 0
        if user_id in self.users and self.users[user_id].has_left and user_id != BOT_ID:
            return 0
        place = self.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
        return may.permissions_in(place, user_id, self.owner_id)

    def sees(self, channel: Channel, user_id: int) -> bool:
        """Whether a user can open `channel`."""
        if channel.is_dm:
            return user_id in (channel.recipient_id, BOT_ID)
        bits = self.permissions(channel, user_id)
        if not bits & may.VIEW_CHANNEL:
            return False
        hidden = channel.type == PRIVATE_THREAD and user_id not in channel.members
        return not hidden or bool(bits & may.MANAGE_THREADS)

    def is_locked(self, channel: Channel, user_id: int) -> bool:
        """Whether a user can say nothing in `channel` because it is locked: who may manage threads can."""
        return channel.locked and not self.permissions(channel, user_id) & may.MANAGE_THREADS

    def require(self, channel: Channel, *needed: int) -> None:
        """Raise ApiError 50001 or 50013 unless the bot sees `channel` and has all `needed` permissions."""
        if not self.sees(channel, BOT_ID):
            raise missing_access()
        bits = self.permissions(channel, BOT_ID)
        if any(not bits & one for one in needed):
            raise missing_permissions()

    # Changing

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

    def has_written_to(self, user_id: int) -> bool:
        """Whether the bot has written to a user before."""
        dm = next((channel for channel in self.channels.values() if channel.recipient_id == user_id), None)
        return dm is not None and dm.last_message_id is not None

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

    def installs_at(self, user: User, channel: Channel) -> set[int]:
        """Return how the application is installed where a user is: on that server, with their account, or both.

        In a DM it counts as on a server if it shares one with the user.
        """
        on_server = self.invited_commands if channel.guild_id == OTHER_GUILD_ID else self.has_bot(channel.guild_id)
        kinds = {SERVER: on_server, ACCOUNT: user.has_app and ACCOUNT in self.installs}
        return {kind for kind, is_there in kinds.items() if is_there}

    def commands_at(self, user: User, channel: Channel) -> list[Json]:
        """Return the commands that a user finds in a channel: the server's, then global ones.

        One of each with the same name are two commands.
        """
        installs, context = self.installs_at(user, channel), IN_DM if channel.is_dm else IN_SERVER
        own = self.commands.get(channel.guild_id, []) if SERVER in installs and not channel.is_dm else []
        return [*own, *(c for c in self.commands.get(0, []) if installs_of(c) & installs and is_used_in(c, context))]


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
