"""REST: who the bot is, the gateway's address, the guild, its people, and the application's commands."""

from __future__ import annotations

from typing import Any

from bot.local import commands, objects
from bot.local.errors import ApiError, Json, unknown
from bot.local.ids import BOT_ID, id_of
from bot.local.records import Event
from bot.local.rest import NO_CONTENT, Api, Call, Reply, Routes, bad_shape, object_body

routes = Routes()


@routes.add("GET", "/users/@me")
async def me(api: Api, call: Call) -> Reply:
    """The bot's own user."""
    body = objects.user_json(api.world.users[BOT_ID])
    return Reply(body | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None})


@routes.add("GET", "/users/{user_id}")
async def user(api: Api, call: Call) -> Reply:
    """Any user."""
    return Reply(objects.user_json(_user(api, call.params["user_id"])))


@routes.add("GET", "/users/@me/guilds")
async def guilds(api: Api, call: Call) -> Reply:
    """The guilds that the bot is on, in short, oldest first: `limit` of them, `after` an id."""
    bits = api.world.permissions(api.world.text_channel("general"), BOT_ID)
    after, limit = id_of(call.query.get("after")) or 0, min(200, id_of(call.query.get("limit")) or 200)
    found = []
    for guild_id in [one for one in sorted(api.world.guilds()) if one > after][:limit]:
        body = objects.guild_json(api.world, guild_id)
        short = {key: body[key] for key in ("id", "name", "icon", "banner", "features")}
        found.append(short | {"owner": False, "permissions": str(bits)})
    return Reply(found)


@routes.add("GET", "/applications/@me")
@routes.add("GET", "/oauth2/applications/@me")
async def application(api: Api, call: Call) -> Reply:
    """The application, owned by the server's owner."""
    bot = api.world.users[BOT_ID]
    body: Json = {
        "id": str(BOT_ID),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": objects.user_json(bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": objects.APPLICATION_FLAGS,
        "flags_new": str(objects.APPLICATION_FLAGS),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": objects.user_json(api.world.users[api.world.owner_id]),
        "approximate_guild_count": len(api.world.guilds()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {str(kind): {} for kind in api.world.installs},
    }
    return Reply(body)


@routes.add("GET", "/gateway")
async def gateway(api: Api, call: Call) -> Reply:
    """Where the gateway is."""
    return Reply({"url": api.gateway.url})


@routes.add("GET", "/gateway/bot")
async def gateway_bot(api: Api, call: Call) -> Reply:
    """Where the gateway is, with what a bot may do there."""
    limit = api.gateway.starts.as_json()
    return Reply({"url": api.gateway.url, "shards": api.gateway.shards, "session_start_limit": limit})


# The guild


@routes.add("GET", "/guilds/{guild_id}")
async def guild(api: Api, call: Call) -> Reply:
    """The guild; with `with_counts` also how many are in it."""
    body = objects.guild_json(api.world, _guild_id(api, call))
    if call.query.get("with_counts") in ("1", "true", "True"):
        body["approximate_member_count"] = body["approximate_presence_count"] = len(api.world.users)
    return Reply(body)


@routes.add("GET", "/guilds/{guild_id}/channels")
async def channels(api: Api, call: Call) -> Reply:
    """The channels that are no threads."""
    guild_id = _guild_id(api, call)
    here = [c for c in api.world.channels.values() if c.is_of_server and c.guild_id == guild_id]
    return Reply([objects.channel_json(api.world, c) for c in here])


@routes.add("GET", "/guilds/{guild_id}/roles")
async def roles(api: Api, call: Call) -> Reply:
    """The roles."""
    return Reply(objects.roles_json(api.world, _guild_id(api, call)))


@routes.add("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(api: Api, call: Call) -> Reply:
    """One member."""
    _guild_id(api, call)
    person = _user(api, call.params["user_id"], "Member")
    if person.has_left and not person.bot:
        raise unknown("Member")
    return Reply(objects.member_json(person))


@routes.add("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(api: Api, call: Call) -> Reply:
    """The threads that are not archived and that the bot sees, with the bot's memberships."""
    guild_id = _guild_id(api, call)
    threads = [t for t in api.world.active_threads() if t.guild_id == guild_id and api.world.sees(t, BOT_ID)]
    mine = [objects.thread_member_json(t, BOT_ID) for t in threads if BOT_ID in t.members]
    return Reply({"threads": [objects.channel_json(api.world, t) for t in threads], "members": mine, "has_more": False})


def _guild_id(api: Api, call: Call) -> int:
    """Return the id of the guild that a path names; raise ApiError 10004 where the bot is not on it."""
    guild_id = id_of(call.params["guild_id"]) or 0
    if not api.world.has_bot(guild_id):
        raise unknown("Guild")
    return guild_id


def _user(api: Api, user_id: str, kind: str = "User") -> Any:
    person = api.world.users.get(id_of(user_id) or 0)
    if person is None:
        raise unknown(kind)
    return person


@routes.add("POST", "/users/@me/channels")
async def open_dm(api: Api, call: Call) -> Reply:
    """The DM with a user; made if there is none. It opens even when the user takes no DMs, as in Discord.

    Not for too many users in a row to whom the bot has never written.
    """
    recipient = _user(api, str(object_body(call).get("recipient_id")))
    if recipient.bot:
        raise ApiError(400, 50007, "Cannot send messages to this user")
    if not api.world.has_written_to(recipient.id):
        api.world.newcomers.opens()
    return Reply(objects.channel_json(api.world, api.world.dm_with(recipient.id)))


# Commands


def _scope(api: Api, call: Call) -> int:
    if call.params["application_id"] != str(BOT_ID):
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    return 0 if call.params.get("guild_id") is None else _guild_id(api, call)


@routes.add("GET", "/applications/{application_id}/commands")
@routes.add("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
async def get_commands(api: Api, call: Call) -> Reply:
    """The commands of a scope; localizations only when asked for."""
    return Reply([_presented(call, command) for command in api.world.commands.get(_scope(api, call), [])])


@routes.add("PUT", "/applications/{application_id}/commands")
@routes.add("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
async def put_commands(api: Api, call: Call) -> Reply:
    """Replace the commands of a scope."""
    scope = _scope(api, call)
    if not isinstance(call.body, list):
        raise bad_shape("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    stored = api.world.commands.get(scope, [])
    api.world.set_commands(scope, commands.accept(call.body, scope, stored, api.world.snowflakes, api.world.installs))
    return Reply(api.world.commands[scope])


@routes.add("POST", "/applications/{application_id}/commands")
@routes.add("POST", "/applications/{application_id}/guilds/{guild_id}/commands")
async def post_command(api: Api, call: Call) -> Reply:
    """Add one command, or put it in the place of the one of the same name."""
    scope = _scope(api, call)
    stored = api.world.commands.get(scope, [])
    command = commands.accept([object_body(call)], scope, stored, api.world.snowflakes, api.world.installs)[0]
    others = [c for c in stored if (c["type"], c["name"]) != (command["type"], command["name"])]
    api.world.set_commands(scope, [*others, command])
    return Reply(command, 200 if len(others) < len(stored) else 201)


@routes.add("DELETE", "/applications/{application_id}/commands/{command_id}")
@routes.add("DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
async def delete_command(api: Api, call: Call) -> Reply:
    """Take one command away."""
    scope = _scope(api, call)
    stored = api.world.commands.get(scope, [])
    others = [c for c in stored if c["id"] != call.params["command_id"]]
    if len(others) == len(stored):
        raise unknown("application command")
    api.world.set_commands(scope, others)
    return NO_CONTENT


def _presented(call: Call, command: Json) -> Json:
    if call.query.get("with_localizations") in ("1", "true", "True"):
        return command
    return {key: value for key, value in command.items() if not key.endswith("_localizations")}


@routes.add("POST", "/channels/{channel_id}/typing")
async def typing(api: Api, call: Call) -> Reply:
    """Show for a while that the bot is writing."""
    channel = api.world.channel(call.params["channel_id"])
    api.world.require(channel)
    data = {"channel_id": str(channel.id), "user_id": str(BOT_ID)}
    api.world.publish(Event("TYPING", data, channel))
    return NO_CONTENT
