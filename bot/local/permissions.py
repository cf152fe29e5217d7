"""Who may do what in a channel, computed as Discord does: roles first, then the channel's overwrites."""

from __future__ import annotations

from bot import invitation
from bot.local.ids import BOT_ID, BOT_ROLE_ID
from bot.local.records import VOICE, Channel

MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
USE_EXTERNAL_EMOJIS = 1 << 18
CONNECT = 1 << 20
CHANGE_NICKNAME = 1 << 26
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

EVERYONE = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | CHANGE_NICKNAME
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
)
BOT_ROLE = invitation.BITS
"""What the bot may do: what its invitation asks for, whatever everybody else may do."""

IN_DM = EVERYONE & ~(CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS | SEND_MESSAGES_IN_THREADS | CHANGE_NICKNAME)


OF_ACCOUNTS = EMBED_LINKS | ATTACH_FILES
"""What an application may do in its answers where it is not a member: it was installed with somebody's account."""


def roles_of(user_id: int) -> list[int]:
    """Return the ids of the roles a member holds beside @everyone."""
    return [BOT_ROLE_ID] if user_id == BOT_ID else []


def permissions_in(channel: Channel, user_id: int, owner_id: int) -> int:
    """Return the permission bits of a member in a channel (for a thread: pass its parent) or a DM."""
    if channel.is_dm:
        return IN_DM
    if user_id == owner_id:
        return ALL
    bits = BOT_ROLE if user_id == BOT_ID else EVERYONE
    if channel.type == VOICE:
        bits |= CONNECT
    roles = roles_of(user_id)
    for ids in ([channel.guild_id], roles, [user_id]):
        chosen = [o for o in channel.overwrites if o.id in ids]
        for overwrite in chosen:
            bits &= ~overwrite.deny
        for overwrite in chosen:
            bits |= overwrite.allow
    if not bits & VIEW_CHANNEL:
        return 0
    if channel.type == VOICE and not bits & CONNECT:
        # What is written in a voice channel is for those who may join it.
        return 0
    return bits
