"""Which users a text mentions, and whom of them a message notifies."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.local.components import TEXT_DISPLAY, walk
from bot.local.errors import Json
from bot.local.records import Message

if TYPE_CHECKING:
    from bot.local.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")

# Without allowed_mentions a bot's message may ping everybody it may, an interaction's answer only users.
EVERYBODY: Json = {"parse": ["users", "roles", "everyone"], "replied_user": True}
USERS_ONLY: Json = {"parse": ["users"]}


def texts_of(message: Message) -> str:
    """Return all text of a message in which mentions work: its content and its text displays."""
    displays = [str(c["content"]) for _, c in walk(message.components) if c.get("type") == TEXT_DISPLAY]
    return "\n".join([message.content, *displays])


def apply(
    world: World, message: Message, allowed: Json | None, default: Json, *, may_ping_all: bool = False
) -> set[int]:
    """Write the mentions into `message`; return the ids of the users whom it notifies when it is new."""
    rules = default if allowed is None else allowed
    parse = set(rules.get("parse") or [])
    text = texts_of(message)
    named = {int(one) for one in rules.get("users") or []}
    users = [int(one) for one in _USER.findall(text) if int(one) in world.users]
    message.mentions = list(dict.fromkeys(one for one in users if "users" in parse or one in named))
    roles = {int(one) for one in rules.get("roles") or []}
    role_ids = [int(one) for one in _ROLE.findall(text)]
    message.mention_roles = list(dict.fromkeys(one for one in role_ids if "roles" in parse or one in roles))
    everyone = re.search(r"@(everyone|here)\b", text) is not None
    message.mention_everyone = everyone and "everyone" in parse and may_ping_all
    if message.reference is not None and message.reference.message_id and rules.get("replied_user"):
        original = world.store.message(message.reference.message_id)
        if original is not None and original.author_id not in message.mentions:
            message.mentions.append(original.author_id)
    if message.mention_everyone:
        return set(world.users)
    return set(message.mentions)
