"""REST: channels and threads."""

from __future__ import annotations

from bot.local import messages, objects
from bot.local import permissions as may
from bot.local.errors import (
    ApiError,
    FormErrors,
    Json,
    invalid_field,
    not_in_this_kind,
    thread_archived,
    thread_locked,
    unknown,
)
from bot.local.ids import BOT_ID
from bot.local.records import (
    FORUM,
    HAS_THREAD,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREAD_NOTICE,
    THREAD_STARTER,
    Channel,
    Message,
    Overwrite,
    Reference,
    now,
)
from bot.local.rest import NO_CONTENT, Api, Call, Reply, Routes, object_body
from bot.local.threads import KINDS, new_thread

routes = Routes()

_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _channel(api: Api, call: Call, *needed: int) -> Channel:
    channel = api.world.channel(call.params["channel_id"])
    api.world.require(channel, *needed)
    return channel


def _thread(api: Api, call: Call) -> Channel:
    channel = _channel(api, call)
    if not channel.is_thread:
        raise not_in_this_kind()
    return channel


def _check_form(body: Json) -> None:
    errors = FormErrors()
    if "name" in body:
        errors.length("name", body["name"], 100, 1)
    errors.length("topic", body.get("topic"), 1024)
    duration = body.get("auto_archive_duration")
    if duration is not None and duration not in _ARCHIVE_MINUTES:
        errors.add("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {_ARCHIVE_MINUTES}.")
    slowmode = body.get("rate_limit_per_user")
    if slowmode is not None and not 0 <= slowmode <= 21_600:
        errors.add("rate_limit_per_user", "NUMBER_TYPE_MAX", "int value should be less than or equal to 21600.")
    errors.check()


@routes.add("GET", "/channels/{channel_id}")
async def get(api: Api, call: Call) -> Reply:
    """A channel, thread or DM."""
    channel = _channel(api, call)
    body = objects.thread_for_bot(api.world, channel) if channel.is_thread else objects.channel_json(api.world, channel)
    return Reply(body)


@routes.add("PATCH", "/channels/{channel_id}")
async def edit(api: Api, call: Call) -> Reply:
    """Change a channel's name, topic, slowmode or overwrites; a thread's also archived and locked."""
    channel, body = _channel(api, call), object_body(call)
    if channel.is_dm:
        raise ApiError(403, 50003, "Cannot execute action on a DM channel")
    _check_form(body)
    if channel.is_thread:
        _check_edit(api, channel, body)
        _edit_thread(channel, body)
    else:
        api.world.require(channel, may.MANAGE_CHANNELS)
        channel.topic = body.get("topic", channel.topic)
        channel.position = body.get("position") or channel.position
        for entry in body.get("permission_overwrites") or []:
            allow, deny = int(entry.get("allow") or 0), int(entry.get("deny") or 0)
            others = [o for o in channel.overwrites if o.id != int(entry["id"])]
            channel.overwrites = [*others, Overwrite(int(entry["id"]), int(entry["type"]), allow, deny)]
    channel.name = body.get("name") or channel.name
    channel.slowmode = body.get("rate_limit_per_user") or 0 if "rate_limit_per_user" in body else channel.slowmode
    api.world.save_channel(channel)
    return Reply(objects.channel_json(api.world, channel))


def _check_edit(api: Api, thread: Channel, body: Json) -> None:
    """Raise ApiError where the bot may not make this change of a thread, or it is archived."""
    wakes = body.get("archived") is False
    if thread.locked or body.keys() & {"locked", "rate_limit_per_user"}:
        api.world.require(thread, may.MANAGE_THREADS)
    elif thread.owner_id != BOT_ID and not (body.keys() == {"archived"} and wakes and BOT_ID in thread.members):
        # Its creator may do the rest, who is in it may wake it.
        api.world.require(thread, may.MANAGE_THREADS)
    if thread.archived and not wakes and body.keys() - {"archived", "locked"}:
        raise thread_archived()


def _edit_thread(thread: Channel, body: Json) -> None:
    if "archived" in body and bool(body["archived"]) != thread.archived:
        thread.archived = bool(body["archived"])
        thread.archive_timestamp = now()
    thread.locked = bool(body.get("locked", thread.locked))
    thread.auto_archive_duration = body.get("auto_archive_duration") or thread.auto_archive_duration
    thread.invitable = bool(body.get("invitable", thread.invitable))


@routes.add("DELETE", "/channels/{channel_id}")
async def delete(api: Api, call: Call) -> Reply:
    """Delete a channel or thread. A DM is only closed: it stays, with its messages."""
    channel = _channel(api, call)
    body = objects.channel_json(api.world, channel)
    if not channel.is_dm:
        api.world.require(channel, may.MANAGE_THREADS if channel.is_thread else may.MANAGE_CHANNELS)
        api.world.delete_channel(channel)
    return Reply(body)


# Threads


def _check_new(parent: Channel, body: Json) -> None:
    if parent.type not in KINDS:
        raise not_in_this_kind()
    if body.get("name") is None:
        raise invalid_field("name", "BASE_TYPE_REQUIRED", "This field is required")
    _check_form(body)


@routes.add("POST", "/channels/{channel_id}/threads")
async def start(api: Api, call: Call) -> Reply:
    """Start a thread without a message, announced in its channel if it is public; in a forum, a post with its first."""
    parent, body = _channel(api, call), object_body(call)
    _check_new(parent, body)
    if parent.type == FORUM:
        return _post(api, parent, body, call)
    kind = int(body.get("type") or PRIVATE_THREAD)
    if kind not in (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD):
        raise invalid_field("type", "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    if kind not in KINDS[parent.type]:
        raise not_in_this_kind()
    is_private = kind == PRIVATE_THREAD
    api.world.require(parent, may.CREATE_PRIVATE_THREADS if is_private else may.CREATE_PUBLIC_THREADS)
    thread = new_thread(parent, api.world.snowflakes.next(), kind, BOT_ID, str(body["name"]), body)
    api.world.add_channel(thread, "THREAD_CREATE")
    if not is_private:
        notice = Message(
            api.world.snowflakes.next(),
            parent.id,
            BOT_ID,
            THREAD_NOTICE,
            thread.name,
            now(),
            reference=Reference(thread.id),
        )
        api.world.add_message(notice)
    return Reply(objects.thread_for_bot(api.world, thread), 201)


def _post(api: Api, forum: Channel, body: Json, call: Call) -> Reply:
    """Open a post of a forum."""
    if not isinstance(body.get("message"), dict):
        raise invalid_field("message", "BASE_TYPE_REQUIRED", "This field is required")
    needed = [may.SEND_MESSAGES, *([may.ATTACH_FILES] if call.uploads else [])]
    api.world.require(forum, *needed)
    first, pings = messages.compose(api.world, forum, BOT_ID, body["message"], call.uploads)
    thread = api.world.open_post(forum, first, str(body["name"]), body)
    for user_id in pings:
        api.world.join_thread(thread, user_id)
    message = api.world.add_message(first, pings)
    return Reply(objects.thread_for_bot(api.world, thread) | {"message": message}, 201)


@routes.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_from_message(api: Api, call: Call) -> Reply:
    """Start a thread on a message; it takes the message's id. Messages of forums and voice channels have none."""
    parent, body = _channel(api, call, may.CREATE_PUBLIC_THREADS), object_body(call)
    _check_new(parent, body)
    if parent.type == FORUM:
        raise not_in_this_kind()
    message = api.world.message(parent, call.params["message_id"])
    if message.ephemeral_for is not None:
        raise unknown("Message")
    if message.id in api.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = new_thread(parent, message.id, KINDS[parent.type][0], BOT_ID, str(body["name"]), body)
    api.world.add_channel(thread, "THREAD_CREATE")
    message.thread_id = thread.id
    message.flags |= HAS_THREAD
    api.world.save_message(message)
    starter = Message(
        api.world.snowflakes.next(),
        thread.id,
        BOT_ID,
        THREAD_STARTER,
        timestamp=now(),
        reference=Reference(parent.id, message.id),
    )
    api.world.add_message(starter)
    return Reply(objects.thread_for_bot(api.world, thread), 201)


@routes.add("GET", "/channels/{channel_id}/thread-members")
async def thread_members(api: Api, call: Call) -> Reply:
    """Who is in a thread."""
    thread = _thread(api, call)
    return Reply([objects.thread_member_json(thread, user_id) for user_id in thread.members])


@routes.add("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def thread_member(api: Api, call: Call) -> Reply:
    """One member of a thread."""
    thread, user_id = _thread(api, call), _user_id(api, call)
    if user_id not in thread.members:
        raise unknown("Member")
    return Reply(objects.thread_member_json(thread, user_id))


@routes.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_member(api: Api, call: Call) -> Reply:
    """Bring somebody (`@me`: the bot) into a thread."""
    thread, user_id = _thread(api, call), _user_id(api, call)
    if user_id != BOT_ID:
        api.world.require(thread, may.SEND_MESSAGES_IN_THREADS)
    if thread.archived:
        raise thread_archived()
    if api.world.is_locked(thread, BOT_ID):
        raise thread_locked()
    api.world.join_thread(thread, user_id)
    return NO_CONTENT


@routes.add("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove_member(api: Api, call: Call) -> Reply:
    """Take somebody (`@me`: the bot) out of a thread; the creator of a private one may do so with anybody."""
    thread, user_id = _thread(api, call), _user_id(api, call)
    created = thread.type == PRIVATE_THREAD and thread.owner_id == BOT_ID
    if user_id != BOT_ID and not created:
        api.world.require(thread, may.MANAGE_THREADS)
    if thread.archived:
        raise thread_archived()
    api.world.leave_thread(thread, user_id)
    return NO_CONTENT


def _user_id(api: Api, call: Call) -> int:
    key = call.params["user_id"]
    return BOT_ID if key == "@me" else api.world.user(key).id
