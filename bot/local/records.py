"""What the local Discord remembers: users, channels, messages, attachments."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from msgspec import Struct, field

from bot.local.errors import Json
from bot.local.ids import GUILD_ID

TEXT, DM, VOICE, NEWS, NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 2, 5, 10, 11, 12, 15

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

# Message types that Discord writes by itself or that mark where a message comes from.
DEFAULT, PINNED_NOTICE, THREAD_NOTICE, REPLY, COMMAND_ANSWER, THREAD_STARTER = 0, 6, 18, 19, 20, 21


def now() -> str:
    """Return the time as Discord writes it, UTC with microseconds."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


class User(Struct):
    """A person or the bot. `locale` is the language of their Discord client.

    `has_left`: they are no longer on the server (stored as "left"). `has_app`: they have added the application to their
    account.
    """

    id: int
    username: str
    name: str
    locale: str
    avatar_color: str
    dms_closed: bool = False
    bot: bool = False
    has_left: bool = field(default=False, name="left")
    has_app: bool = False


class Overwrite(Struct):
    """A channel's exception to the permissions of a role (type 0) or member (type 1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


class Channel(Struct):
    """A channel of a server, a DM or a thread. Fields that a kind does not use stay at their defaults."""

    id: int
    type: int
    name: str = ""
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    recipient_id: int | None = None
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    archive_timestamp: str | None = None
    auto_archive_duration: int = 4320
    slowmode: int = 0
    invitable: bool = True
    members: dict[int, str] = field(default_factory=dict)
    message_count: int = 0
    total_sent: int = 0
    last_message_id: int | None = None
    last_pin: str | None = None
    created: str = ""
    guild_id: int = GUILD_ID

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread: public (a post of a forum is one), private, or of an announcement channel."""
        return self.type in (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """Whether this is a DM between a user and the bot."""
        return self.type == DM

    @property
    def is_of_server(self) -> bool:
        """Whether this stands in the server's list of channels."""
        return not (self.is_thread or self.is_dm)


class Attachment(Struct):
    """A stored file; `width` and `height` in pixels when it is a picture."""

    id: int
    filename: str
    content_type: str
    size: int
    width: int | None = None
    height: int | None = None
    description: str | None = None


class Reference(Struct):
    """What a message answers or points to."""

    channel_id: int
    message_id: int | None = None


class Message(Struct):
    """A message. `components` and `embeds` keep `attachment://` addresses; they become URLs on the way out.

    `process`: what the process of the bot is called that has written it last, where there are several.
    """

    id: int
    channel_id: int
    author_id: int
    type: int = DEFAULT
    content: str = ""
    timestamp: str = ""
    edited: str | None = None
    flags: int = 0
    tts: bool = False
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pinned_at: str | None = None
    nonce: str | int | None = None
    reference: Reference | None = None
    thread_id: int | None = None
    ephemeral_for: int | None = None
    from_interaction: bool = False
    interaction: Json | None = None
    interaction_metadata: Json | None = None
    interaction_user: int | None = None
    process: str | None = None


class Unread(Struct):
    """How many messages a user has not seen in a channel, and how many of them ping the user."""

    count: int = 0
    mentions: int = 0


class Event(Struct):
    """Something that happened. `channel` limits who hears of it, `message` is the message it is about."""

    name: str
    data: Any
    channel: Channel | None = None
    message: Message | None = None
    user_id: int | None = None
