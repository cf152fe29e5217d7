"""REST: messages of a channel, and its pins."""

from __future__ import annotations

import time

from bot.local import messages, objects
from bot.local import permissions as may
from bot.local.errors import (
    ApiError,
    Json,
    dms_closed,
    invalid_field,
    no_mutual_guild,
    no_text_channel,
    thread_archived,
    thread_locked,
    unknown,
)
from bot.local.ids import BOT_ID, id_of, snowflake_at
from bot.local.records import FORUM, PINNED_NOTICE, Channel, Event, Message, Reference, now
from bot.local.rest import NO_CONTENT, Api, Call, Reply, Routes, object_body

routes = Routes()

_MAX_PINS = 250
_NONCE_LIFE_MS = 5 * 60 * 1000


def _channel(api: Api, call: Call, *needed: int) -> Channel:
    channel = api.world.channel(call.params["channel_id"])
    if channel.type == FORUM:
        raise no_text_channel()
    api.world.require(channel, *needed)
    return channel


def _message(api: Api, call: Call, channel: Channel) -> Message:
    """Return the message of the path; ephemeral ones do not exist for this side of the API."""
    message = api.world.message(channel, call.params["message_id"])
    if message.ephemeral_for is not None:
        raise unknown("Message")
    return message


@routes.add("POST", "/channels/{channel_id}/messages")
async def create(api: Api, call: Call) -> Reply:
    """Post a message."""
    world, body = api.world, object_body(call)
    channel = world.channel(call.params["channel_id"])
    if channel.type == FORUM:
        raise no_text_channel()
    needed = [may.SEND_MESSAGES_IN_THREADS if channel.is_thread else may.SEND_MESSAGES]
    if call.uploads:
        needed.append(may.ATTACH_FILES)
    world.require(channel, *needed)
    if world.is_locked(channel, BOT_ID):
        raise thread_archived() if channel.archived else thread_locked()
    _check_dm(api, channel)
    earlier = _sent_before(api, body)
    if earlier is not None:
        return Reply(objects.message_json(world, earlier))
    answers = _answered(api, channel, body)
    message, pings = messages.compose(world, channel, BOT_ID, body, call.uploads, answers=answers)
    if channel.is_thread:
        for user_id in pings:
            world.join_thread(channel, user_id)
    return Reply(world.add_message(message, pings))


def _check_dm(api: Api, channel: Channel) -> None:
    """Raise ApiError 50278, 50007 or 20026 where a DM cannot be sent."""
    if not channel.is_dm:
        return
    recipient = api.world.users[channel.recipient_id or 0]
    if not api.world.has_written_to(recipient.id):
        api.world.newcomers.writes()
    if recipient.has_left or not api.world.guilds():
        raise no_mutual_guild()
    if recipient.dms_closed:
        raise dms_closed()


def _sent_before(api: Api, body: Json) -> Message | None:
    """Return the bot's message of the last minutes, in whatever channel, with this nonce, where it is to be enforced.

    People's messages have none here.
    """
    if not api.world.are_nonces_enforced or not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    return api.world.store.sent_under(body["nonce"], snowflake_at(time.time_ns() // 1_000_000 - _NONCE_LIFE_MS))


def _answered(api: Api, channel: Channel, body: Json) -> Message | None:
    reference = body.get("message_reference")
    if not reference:
        return None
    message = api.world.store.message(id_of(reference.get("message_id")) or 0)
    if message is not None and message.channel_id == channel.id and message.ephemeral_for is None:
        return message
    if reference.get("fail_if_not_exists", True):
        raise invalid_field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return None


@routes.add("GET", "/channels/{channel_id}/messages")
async def listing(api: Api, call: Call) -> Reply:
    """List messages, newest first: `limit` up to 100, `before`, `after` or `around` an id."""
    channel = _channel(api, call, may.READ_MESSAGE_HISTORY)
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise invalid_field("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    before, after = (int(call.query[key]) if key in call.query else None for key in ("before", "after"))
    if "around" in call.query:
        middle = int(call.query["around"])
        newer = api.world.store.messages(channel.id, limit=limit // 2, after=middle)
        page = newer + api.world.store.messages(channel.id, limit=limit - limit // 2, before=middle + 1)
    else:
        page = api.world.store.messages(channel.id, limit=limit, before=before, after=after)
    return Reply([objects.message_json(api.world, m) for m in page])


@routes.add("GET", "/channels/{channel_id}/messages/{message_id}")
async def get(api: Api, call: Call) -> Reply:
    """One message."""
    channel = _channel(api, call, may.READ_MESSAGE_HISTORY)
    return Reply(objects.message_json(api.world, _message(api, call, channel)))


@routes.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit(api: Api, call: Call) -> Reply:
    """Change a message of the bot. An archived thread is to be opened first; old messages are edited slowly."""
    channel = _channel(api, call)
    message = _message(api, call, channel)
    if channel.archived:
        raise thread_archived()
    if api.world.is_locked(channel, BOT_ID):
        raise thread_archived(403)
    if message.author_id != BOT_ID:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    api.world.old_edits.count(message)
    return Reply(messages.change(api.world, message, object_body(call), call.uploads))


@routes.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete(api: Api, call: Call) -> Reply:
    """Delete a message; of another author only with permission, and never in a DM."""
    channel = _channel(api, call)
    message = _message(api, call, channel)
    if message.author_id != BOT_ID:
        if channel.is_dm:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        api.world.require(channel, may.MANAGE_MESSAGES)
    api.world.delete_message(message)
    return NO_CONTENT


# Pins: the new and the old addresses


@routes.add("GET", "/channels/{channel_id}/messages/pins")
async def pins(api: Api, call: Call) -> Reply:
    """The pinned messages with when they were pinned, newest pin first."""
    items = [
        {"pinned_at": message.pinned_at, "message": objects.message_json(api.world, message)}
        for message in _pinned(api, _channel(api, call))
    ]
    return Reply({"items": items, "has_more": False})


@routes.add("GET", "/channels/{channel_id}/pins")
async def old_pins(api: Api, call: Call) -> Reply:
    """The pinned messages, newest pin first."""
    return Reply([objects.message_json(api.world, message) for message in _pinned(api, _channel(api, call))])


def _pinned(api: Api, channel: Channel) -> list[Message]:
    pins = api.world.store.messages(channel.id, limit=_MAX_PINS, pinned=True)
    return sorted(pins, key=lambda message: message.pinned_at or "", reverse=True)


@routes.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.add("PUT", "/channels/{channel_id}/pins/{message_id}")
async def pin(api: Api, call: Call) -> Reply:
    """Pin a message; the channel is told by a notice."""
    channel = _channel(api, call)
    if not channel.is_dm:
        api.world.require(channel, may.PIN_MESSAGES)
    message = _message(api, call, channel)
    if message.pinned_at is not None:
        return NO_CONTENT
    if len(_pinned(api, channel)) >= _MAX_PINS:
        raise ApiError(400, 30003, f"Maximum number of pins reached for the channel ({_MAX_PINS})")
    message.pinned_at = channel.last_pin = now()
    api.world.save_message(message)
    _pins_changed(api, channel)
    notice = Message(
        api.world.snowflakes.next(),
        channel.id,
        BOT_ID,
        PINNED_NOTICE,
        timestamp=now(),
        reference=Reference(channel.id, message.id),
    )
    api.world.add_message(notice)
    return NO_CONTENT


@routes.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.add("DELETE", "/channels/{channel_id}/pins/{message_id}")
async def unpin(api: Api, call: Call) -> Reply:
    """Take a pin away."""
    channel = _channel(api, call)
    if not channel.is_dm:
        api.world.require(channel, may.PIN_MESSAGES)
    message = _message(api, call, channel)
    if message.pinned_at is not None:
        message.pinned_at = None
        api.world.save_message(message)
        _pins_changed(api, channel)
    return NO_CONTENT


def _pins_changed(api: Api, channel: Channel) -> None:
    data: Json = {"channel_id": str(channel.id), "last_pin_timestamp": channel.last_pin}
    if not channel.is_dm:
        data["guild_id"] = str(channel.guild_id)
    api.world.save_channel(channel, silent=True)
    api.world.publish(Event("CHANNEL_PINS_UPDATE", data, channel))
