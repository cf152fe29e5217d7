"""The local Discord as it stands: its people, channels and messages, and who may do and see what."""

from __future__ import annotations

from bot.local import permissions as may
from bot.local.commands import ACCOUNT, IN_DM, IN_SERVER, SERVER, installs_of, is_used_in
from bot.local.errors import Json, missing_access, missing_permissions, unknown
from bot.local.ids import BOT_ID, GUILD_ID, OTHER_GUILD_ID, Snowflakes, founding_id, id_of
from bot.local.newcomers import Newcomers
from bot.local.old_edits import OldEdits
from bot.local.records import FORUM, NEWS, PRIVATE_THREAD, TEXT, VOICE, Channel, Message, User
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


class State:
    """The records of the servers, read from the store; `World` changes them."""

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
        """Return a member's permission bits in `channel`, none for one who has left; a thread has its parent's."""
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

    def has_written_to(self, user_id: int) -> bool:
        """Whether the bot has written to a user before."""
        dm = next((channel for channel in self.channels.values() if channel.recipient_id == user_id), None)
        return dm is not None and dm.last_message_id is not None

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
