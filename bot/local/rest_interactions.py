"""REST: the bot's answers to interactions, and the follow-up messages that its token allows."""

from __future__ import annotations

from bot.local import mentions, messages, objects
from bot.local.commands import check_choices
from bot.local.components import check_modal, normalised
from bot.local.errors import ApiError, Json, already_acknowledged, invalid_field, unknown
from bot.local.ids import BOT_ID, id_of
from bot.local.interactions import AUTOCOMPLETE, COMMAND, MODAL, Answer, Interaction
from bot.local.records import COMMAND_ANSWER, EPHEMERAL, LOADING, REPLY, Message, Reference, now
from bot.local.rest import NO_CONTENT, Api, Call, Reply, Routes, object_body

routes = Routes()

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9


@routes.add("POST", "/interactions/{interaction_id}/{token}/callback", open_to_all=True)
async def callback(api: Api, call: Call) -> Reply:
    """The first answer to an interaction."""
    body = object_body(call)
    interaction = api.interactions.to_answer(call.params["interaction_id"], call.params["token"])
    if interaction.claimed:
        raise already_acknowledged()
    kind = int(body.get("type") or 0)
    data: Json = body.get("data") or {}
    _check_kind(interaction, kind)
    answer = Answer(kind)
    if kind in (MESSAGE, DEFER):
        message, pings = _first_message(api, interaction, kind, data, call)
        interaction.claimed, interaction.original_id = True, message.id
        answer.message = _added(api, message, pings)
    elif kind == UPDATE:
        source = _source(api, interaction)
        messages.change(api.world, source, data, call.uploads, default_mentions=mentions.USERS_ONLY)
        answer.message = objects.message_json(api.world, source)
    elif kind == CHOICES:
        answer.choices = check_choices(data.get("choices"))
    elif kind == FORM:
        check_modal(data)
        answer.modal = {key: data[key] for key in ("custom_id", "title")}
        answer.modal["components"] = normalised(data["components"])
    interaction.claimed = True
    if kind in (DEFER_UPDATE, UPDATE) and interaction.source is not None:
        interaction.original_id = interaction.source.id
    page_answer = Answer(kind, _for_page(api, interaction, answer.message), answer.choices, answer.modal)
    api.interactions.settle(interaction, page_answer)
    if call.query.get("with_response") not in ("1", "true", "True"):
        return NO_CONTENT
    return Reply(_callback_response(interaction, kind, answer.message))


def _for_page(api: Api, interaction: Interaction, body: Json | None) -> Json | None:
    message = None if body is None else api.world.store.message(int(body["id"]))
    return None if message is None or body is None else objects.web_message(api.world, message, body)


def _check_kind(interaction: Interaction, kind: int) -> None:
    if interaction.type == AUTOCOMPLETE:
        allowed = {CHOICES}
    elif interaction.type == COMMAND:
        allowed = {MESSAGE, DEFER, FORM}
    else:
        allowed = {MESSAGE, DEFER, FORM}
        if interaction.source is not None:
            allowed |= {DEFER_UPDATE, UPDATE}
        if interaction.type == MODAL:
            allowed.discard(FORM)
    if kind not in allowed:
        choices = ", ".join(map(str, sorted(allowed)))
        raise invalid_field("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")


def _first_message(api: Api, interaction: Interaction, kind: int, data: Json, call: Call) -> tuple[Message, set[int]]:
    only_for = interaction.user.id if int(data.get("flags") or 0) & EPHEMERAL else None
    pings: set[int] = set()
    if kind == DEFER:
        message = Message(api.world.snowflakes.next(), interaction.channel.id, BOT_ID, timestamp=now())
        message.ephemeral_for = only_for
        message.flags = LOADING | (EPHEMERAL if only_for is not None else 0)
    else:
        message, pings = messages.compose(
            api.world,
            interaction.channel,
            BOT_ID,
            data,
            call.uploads,
            ephemeral_for=only_for,
            default_mentions=mentions.USERS_ONLY,
        )
    _mark(message, interaction)
    if interaction.type == COMMAND:
        message.type = COMMAND_ANSWER
    elif interaction.source is not None:
        message.type = REPLY
        message.reference = Reference(interaction.source.channel_id, interaction.source.id)
    return message, pings


def _mark(message: Message, interaction: Interaction) -> None:
    """Write into a message which interaction it comes from."""
    message.from_interaction = True
    message.interaction_user = interaction.user.id
    message.interaction_metadata = interaction.metadata()
    if interaction.type == COMMAND:
        message.interaction = {
            "id": str(interaction.id),
            "type": COMMAND,
            "name": interaction.name,
            "user": objects.user_json(interaction.user),
        }


def _added(api: Api, message: Message, pings: set[int]) -> Json:
    channel = api.world.channels[message.channel_id]
    if channel.is_thread and message.ephemeral_for is None:
        for user_id in pings:
            api.world.join_thread(channel, user_id)
    return api.world.add_message(message, pings)


def _source(api: Api, interaction: Interaction) -> Message:
    """Return the message whose component was used, as it is now; raise ApiError 10008 when it is gone."""
    message = None if interaction.source is None else api.world.store.message(interaction.source.id)
    if message is None:
        raise unknown("Message")
    return message


def _callback_response(interaction: Interaction, kind: int, message: Json | None) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.type, "channel_id": str(interaction.channel.id)}
    if not interaction.channel.is_dm:
        about["guild_id"] = str(interaction.channel.guild_id)
    if interaction.original_id is not None:
        flags = 0 if message is None else message["flags"]
        about |= {
            "response_message_id": str(interaction.original_id),
            "response_message_loading": bool(flags & LOADING),
            "response_message_ephemeral": bool(flags & EPHEMERAL),
        }
    body: Json = {"interaction": about}
    if message is not None and kind != DEFER:
        body["resource"] = {"type": kind, "message": message}
    return body


# What the token allows for fifteen minutes

_WEBHOOK = "/webhooks/{application_id}/{token}"


def _interaction(api: Api, call: Call) -> Interaction:
    if call.params["application_id"] != str(BOT_ID):
        raise unknown("Webhook")
    interaction = api.interactions.find(call.params["token"])
    if interaction is None:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    if not interaction.claimed or interaction.type == AUTOCOMPLETE:
        raise unknown("Webhook")
    return interaction


def _own_message(api: Api, call: Call) -> Message:
    """Return the message that a webhook path names: `@original`, or one that belongs to the same channel and user."""
    interaction = _interaction(api, call)
    key = call.params.get("message_id", "@original")
    message_id = interaction.original_id if key == "@original" else id_of(key)
    message = None if message_id is None else api.world.store.message(message_id)
    if message is None or message.channel_id != interaction.channel.id or message.author_id != BOT_ID:
        raise unknown("Message")
    if message.ephemeral_for not in (None, interaction.user.id):
        raise unknown("Message")
    return message


@routes.add("POST", _WEBHOOK, open_to_all=True)
async def follow_up(api: Api, call: Call) -> Reply:
    """Another message; right after a deferred answer it takes the place of "thinking..."."""
    interaction, body = _interaction(api, call), object_body(call)
    original = api.world.store.message(interaction.original_id or 0)
    if original is not None and original.flags & LOADING:
        return Reply(messages.change(api.world, original, body, call.uploads, default_mentions=mentions.USERS_ONLY))
    only_for = interaction.user.id if int(body.get("flags") or 0) & EPHEMERAL else None
    message, pings = messages.compose(
        api.world,
        interaction.channel,
        BOT_ID,
        body,
        call.uploads,
        ephemeral_for=only_for,
        answers=original,
        default_mentions=mentions.USERS_ONLY,
    )
    _mark(message, interaction)
    message.interaction = None
    if original is not None and message.interaction_metadata is not None:
        message.interaction_metadata["original_response_message_id"] = str(original.id)
    posted = _added(api, message, pings)
    return Reply(posted) if call.query.get("wait") in ("1", "true", "True") else NO_CONTENT


@routes.add("GET", _WEBHOOK + "/messages/@original", open_to_all=True)
@routes.add("GET", _WEBHOOK + "/messages/{message_id}", open_to_all=True)
async def get(api: Api, call: Call) -> Reply:
    """The first answer, or a follow-up."""
    return Reply(objects.message_json(api.world, _own_message(api, call)))


@routes.add("PATCH", _WEBHOOK + "/messages/@original", open_to_all=True)
@routes.add("PATCH", _WEBHOOK + "/messages/{message_id}", open_to_all=True)
async def edit(api: Api, call: Call) -> Reply:
    """Change the first answer, or a follow-up."""
    message, body = _own_message(api, call), object_body(call)
    return Reply(messages.change(api.world, message, body, call.uploads, default_mentions=mentions.USERS_ONLY))


@routes.add("DELETE", _WEBHOOK + "/messages/@original", open_to_all=True)
@routes.add("DELETE", _WEBHOOK + "/messages/{message_id}", open_to_all=True)
async def delete(api: Api, call: Call) -> Reply:
    """Delete the first answer, or a follow-up."""
    api.world.delete_message(_own_message(api, call))
    return NO_CONTENT
