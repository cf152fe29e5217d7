"""Records as the JSON objects that Discord's API sends."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from bot.local import permissions as may
from bot.local.components import shown_media
from bot.local.errors import Json
from bot.local.ids import BOT_ID, BOT_ROLE_ID, GUILD_ID
from bot.local.records import FORUM, VOICE, Attachment, Channel, Message, Reference, User
from bot.local.state import State

FOUNDED = "2024-03-01T08:00:00.000000+00:00"
APPLICATION_FLAGS = 1 << 23  # has at least one registered global command


def _id(value: int | None) -> str | None:
    return None if value is None else str(value)


def user_json(user: User) -> Json:
    """Return a user object."""
    body: Json = {
        "id": str(user.id),
        "username": user.username,
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "discriminator": "0" if not user.bot else "4242",
        "public_flags": 0,
        "flags": 0,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    if user.bot:
        body["bot"] = True
    return body


def member_json(user: User, *, with_user: bool = True) -> Json:
    """Return a guild member object."""
    body: Json = {
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "collectibles": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": FOUNDED,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in may.roles_of(user.id)],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        body["user"] = user_json(user)
    return body


def _role(role_id: int, name: str, bits: int, position: int, color: int, *, managed: bool) -> Json:
    body: Json = {
        "id": str(role_id),
        "name": name,
        "permissions": str(bits),
        "position": position,
        "color": color,
        "colors": {"primary_color": color, "secondary_color": None, "tertiary_color": None},
        "hoist": managed,
        "managed": managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if managed:
        body["tags"] = {"bot_id": str(BOT_ID)}
    return body


def roles_json(state: State, guild_id: int = GUILD_ID) -> list[Json]:
    """Return a guild's roles: @everyone and the bot's own."""
    bot = state.users[BOT_ID]
    return [
        _role(guild_id, "@everyone", may.EVERYONE, 0, 0, managed=False),
        _role(BOT_ROLE_ID, bot.name, may.BOT_ROLE, 1, 0xC8963E, managed=True),
    ]


def guild_json(state: State, guild_id: int = GUILD_ID) -> Json:
    """Return a guild as REST gives it."""
    return {
        "id": str(guild_id),
        "name": state.servers[guild_id],
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(state.owner_id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles_json(state, guild_id),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create_json(state: State, guild_id: int = GUILD_ID, *, all_members: bool) -> Json:
    """Return a guild as the gateway gives it; without the members intent only the bot is listed."""
    members = [user for user in state.users.values() if all_members or user.bot]
    return guild_json(state, guild_id) | {
        "joined_at": FOUNDED,
        "large": False,
        "unavailable": False,
        "member_count": len(state.users),
        "members": [member_json(user) for user in members],
        "channels": [
            channel_json(state, c) for c in state.channels.values() if c.is_of_server and c.guild_id == guild_id
        ],
        "threads": [
            thread_for_bot(state, c) for c in state.active_threads() if c.guild_id == guild_id and state.sees(c, BOT_ID)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def thread_member_json(thread: Channel, user_id: int) -> Json:
    """Return a thread member object."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": thread.members[user_id],
        "flags": 0,
    }


_OF_KIND: dict[int, Json] = {
    VOICE: {"bitrate": 64_000, "user_limit": 0, "rtc_region": None},
    FORUM: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    },
}
"""What only channels of a kind have."""


def channel_json(state: State, channel: Channel) -> Json:
    """Return the object of a channel, DM or thread."""
    body: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "last_message_id": _id(channel.last_message_id),
        "flags": 0,
    }
    if channel.is_dm:
        assert channel.recipient_id is not None
        return body | {"recipients": [user_json(state.users[channel.recipient_id])]}
    body |= {
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "parent_id": _id(channel.parent_id),
        "rate_limit_per_user": channel.slowmode,
    }
    if channel.last_pin:
        body["last_pin_timestamp"] = channel.last_pin
    if not channel.is_thread:
        return (
            body
            | _OF_KIND.get(channel.type, {})
            | {
                "topic": channel.topic,
                "position": channel.position,
                "nsfw": False,
                "permission_overwrites": [
                    {"id": str(o.id), "type": o.type, "allow": str(o.allow), "deny": str(o.deny)}
                    for o in channel.overwrites
                ],
            }
        )
    metadata: Json = {
        "archived": channel.archived,
        "archive_timestamp": channel.archive_timestamp,
        "auto_archive_duration": channel.auto_archive_duration,
        "locked": channel.locked,
        "create_timestamp": channel.created,
    }
    if channel.type == 12:
        metadata["invitable"] = channel.invitable
    return body | {
        "owner_id": str(channel.owner_id),
        "thread_metadata": metadata,
        "message_count": channel.message_count,
        "member_count": len(channel.members),
        "total_message_sent": channel.total_sent,
    }


def thread_for_bot(state: State, thread: Channel) -> Json:
    """Return a thread object that tells the bot of its own membership."""
    body = channel_json(state, thread)
    if BOT_ID in thread.members:
        body["member"] = thread_member_json(thread, BOT_ID)
    return body


def thread_list_json(state: State, parent: Channel) -> Json:
    """Return what tells the bot of the active threads of a channel that it may see again."""
    threads = [c for c in state.active_threads() if c.parent_id == parent.id and state.sees(c, BOT_ID)]
    return {
        "guild_id": str(parent.guild_id),
        "channel_ids": [str(parent.id)],
        "threads": [channel_json(state, thread) for thread in threads],
        "members": [thread_member_json(thread, BOT_ID) for thread in threads if BOT_ID in thread.members],
    }


def attachment_json(state: State, message: Message, attachment: Attachment) -> Json:
    """Return an attachment object with the address it is served at."""
    url = attachment_url(state, message.channel_id, attachment)
    body: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        body |= {"width": attachment.width, "height": attachment.height}
    if attachment.description:
        body["description"] = attachment.description
    if message.ephemeral_for is not None:
        body["ephemeral"] = True
    return body


def attachment_url(state: State, channel_id: int, attachment: Attachment) -> str:
    """Return where an attachment is served."""
    return f"{state.base_url}/attachments/{channel_id}/{attachment.id}/{quote(attachment.filename)}"


def _media(state: State, message: Message, media: Json, media_id: int) -> Json:
    """Return a component's or embed's media with its real address, and what is known of the file."""
    url = str(media["url"])
    body: Json = {"id": str(media_id), "url": url, "proxy_url": url, "content_type": None, "width": None}
    body["height"] = None
    for attachment in message.attachments:
        if url == f"attachment://{attachment.filename}":
            address = attachment_url(state, message.channel_id, attachment)
            body |= {
                "id": str(attachment.id),
                "url": address,
                "proxy_url": address,
                "width": attachment.width,
                "height": attachment.height,
                "content_type": attachment.content_type,
                "attachment_id": str(attachment.id),
            }
    return body


def _embed(state: State, message: Message, embed: Json) -> Json:
    body = dict(embed)
    for part, key in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
        if part in body and key in body[part]:
            media = _media(state, message, {"url": body[part][key]}, message.id)
            body[part] = dict(body[part])
            body[part][key] = media["url"]
            body[part][f"proxy_{key}"] = media["url"]
            if key == "url" and media["width"] is not None:
                body[part] |= {k: media[k] for k in ("width", "height", "content_type")}
    return body


def _component(state: State, message: Message, component: Json) -> Json:
    body = dict(component)
    for key in ("media", "file"):
        if isinstance(body.get(key), dict):
            body[key] = _media(state, message, body[key], message.id)
            if key == "file":
                named = [a for a in message.attachments if str(a.id) == body[key].get("attachment_id")]
                body |= {"name": named[0].filename if named else None, "size": named[0].size if named else None}
    if isinstance(body.get("accessory"), dict):
        body["accessory"] = _component(state, message, body["accessory"])
    for key in ("components", "items"):
        if isinstance(body.get(key), list):
            body[key] = [_component(state, message, child) for child in body[key]]
    return body


def _is_shown(message: Message, attachment: Attachment) -> bool:
    """Whether an embed or a component shows a file: Discord leaves it out of `attachments` then."""
    address = f"attachment://{attachment.filename}"
    if address in shown_media(message.components):
        return True
    parts = [embed.get(part, {}) for embed in message.embeds for part in ("image", "thumbnail", "author", "footer")]
    return any(address in (part.get("url"), part.get("icon_url")) for part in parts)


def message_json(state: State, message: Message, *, nested: bool = False) -> Json:
    """Return a message object as REST gives it; `nested` leaves out the message that this one answers."""
    mentioned = [state.users[user_id] for user_id in message.mentions if user_id in state.users]
    body: Json = {
        "id": str(message.id),
        "type": message.type,
        "channel_id": str(message.channel_id),
        "author": user_json(state.users[message.author_id]),
        "content": message.content,
        "timestamp": message.timestamp,
        "edited_timestamp": message.edited,
        "flags": message.flags,
        "tts": message.tts,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(user) for user in mentioned],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_json(state, message, a) for a in message.attachments if not _is_shown(message, a)],
        "embeds": [_embed(state, message, embed) for embed in message.embeds],
        "components": [_component(state, message, component) for component in message.components],
        "pinned": message.pinned_at is not None,
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.from_interaction:
        body |= {"application_id": str(BOT_ID), "webhook_id": str(BOT_ID)}
    if message.interaction is not None:
        body["interaction"] = message.interaction
    if message.interaction_metadata is not None:
        body["interaction_metadata"] = message.interaction_metadata
    if message.thread_id is not None and message.thread_id in state.channels:
        body["thread"] = channel_json(state, state.channels[message.thread_id])
    if message.reference is not None:
        body |= _reference(state, message, message.reference, nested=nested)
    return body


def _reference(state: State, message: Message, reference: Reference, *, nested: bool) -> Json:
    target: Json = {"type": 0, "channel_id": str(reference.channel_id)}
    if reference.message_id is not None:
        target["message_id"] = str(reference.message_id)
    if not state.channels[message.channel_id].is_dm:
        target["guild_id"] = str(state.channels[message.channel_id].guild_id)
    body: Json = {"message_reference": target}
    if reference.message_id is not None and message.type in (19, 21) and not nested:
        original = state.store.message(reference.message_id)
        body["referenced_message"] = None if original is None else message_json(state, original, nested=True)
    return body


def gateway_message(state: State, message: Message, body: Json) -> Json:
    """Return `body` with what the gateway adds to a message: the guild and the author's membership."""
    channel = state.channels.get(message.channel_id)
    if channel is None or channel.is_dm:
        return body
    author = state.users[message.author_id]
    return body | {"guild_id": str(channel.guild_id), "member": member_json(author, with_user=False)}


def web_message(state: State, message: Message, body: Json) -> Json:
    """Return `body` with what our page wants to know beside."""
    user = state.users.get(message.interaction_user or 0)
    extra: dict[str, Any] = {
        "ephemeral": message.ephemeral_for is not None,
        "interaction_user": None if user is None else user_json(user),
        "process": message.process,
    }
    return body | extra
