"""Makes and changes messages out of the bodies that the bot sends, files included."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from io import BytesIO

from msgspec import Struct
from PIL import Image, UnidentifiedImageError

from bot.local import mentions
from bot.local.components import normalised
from bot.local.errors import Json, invalid_field
from bot.local.records import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    REPLY,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    Message,
    Reference,
    now,
)
from bot.local.texts import kept_name, kept_text
from bot.local.validation import check_files, check_leftovers, check_message, check_not_empty, check_references
from bot.local.world import World

_SETTABLE = EPHEMERAL | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


class Upload(Struct):
    """A file of a multipart body; the mapping's key is N of its field `files[N]`."""

    filename: str
    data: bytes


Uploads = Mapping[str, Upload]


def compose(
    world: World,
    channel: Channel,
    author_id: int,
    body: Json,
    uploads: Uploads,
    *,
    ephemeral_for: int | None = None,
    answers: Message | None = None,
    default_mentions: Json = mentions.EVERYBODY,
) -> tuple[Message, set[int]]:
    """Check `body` and make a message of it, not yet in the world; also return whom it notifies.

    `answers` is the message it replies to. Raises ApiError as Discord would.
    """
    check_message(body)
    check_files({key: len(upload.data) for key, upload in uploads.items()})
    message = Message(world.snowflakes.next(), channel.id, author_id, timestamp=now(), ephemeral_for=ephemeral_for)
    message.content = kept_text(body.get("content"))
    message.embeds = [_embed(embed) for embed in body.get("embeds") or []]
    message.components = normalised(body.get("components") or [])
    message.tts = bool(body.get("tts"))
    message.nonce = body.get("nonce")
    message.flags = int(body.get("flags") or 0) & _SETTABLE & ~EPHEMERAL
    if ephemeral_for is not None:
        message.flags |= EPHEMERAL
    if answers is not None:
        message.type = REPLY
        message.reference = Reference(answers.channel_id, answers.id)
    message.attachments = _uploaded(world, body, uploads)
    check_not_empty(message.content, message.embeds, message.components, message.attachments)
    check_references(message.components, message.attachments)
    pings = mentions.apply(world, message, body.get("allowed_mentions"), default_mentions)
    return message, pings


def change(
    world: World, message: Message, body: Json, uploads: Uploads, *, default_mentions: Json = mentions.EVERYBODY
) -> Json:
    """Check `body`, change `message` by the fields it has, announce it; return the message's object.

    Files that `attachments` does not list go away; without `attachments` all stay. Raises ApiError.
    """
    v2 = (message.flags | int(body.get("flags") or 0)) & COMPONENTS_V2
    check_message(body | {"flags": v2})
    check_files({key: len(upload.data) for key, upload in uploads.items()})
    content = kept_text(body["content"]) if "content" in body else message.content
    embeds = [_embed(embed) for embed in body["embeds"] or []] if "embeds" in body else message.embeds
    components = normalised(body["components"] or []) if "components" in body else message.components
    attachments = _kept(message, body) + _uploaded(world, body, uploads)
    check_not_empty(content, embeds, components, attachments)
    if v2:
        check_leftovers(content, embeds)
    # Whether an address finds a file that an edit does not name is written nowhere: here it does not.
    check_references(components if "components" in body else [], attachments if "attachments" in body else [])
    message.content, message.embeds, message.components = content, embeds, components
    message.attachments = attachments
    if "flags" in body:
        suppress = int(body["flags"] or 0) & SUPPRESS_EMBEDS
        message.flags = (message.flags & ~SUPPRESS_EMBEDS) | suppress | v2
    if message.flags & LOADING:
        message.flags &= ~LOADING
    else:
        message.edited = now()
    mentions.apply(world, message, body.get("allowed_mentions"), default_mentions)
    return world.save_message(message)


def _kept(message: Message, body: Json) -> list[Attachment]:
    if "attachments" not in body:
        return list(message.attachments)
    entries = {str(entry["id"]): entry for entry in body["attachments"] or []}
    attachments = [attachment for attachment in message.attachments if str(attachment.id) in entries]
    for attachment in attachments:
        if "description" in entries[str(attachment.id)]:
            attachment.description = kept_text(entries[str(attachment.id)]["description"]) or None
    return attachments


def _uploaded(world: World, body: Json, uploads: Uploads) -> list[Attachment]:
    entries = {str(entry["id"]): entry for entry in body.get("attachments") or []}
    attachments = []
    for key, upload in uploads.items():
        entry = entries.get(key, {})
        attachments.append(_attach(world, str(entry.get("filename") or upload.filename), upload.data, entry))
    for number, entry in enumerate(body.get("attachments") or []):
        # A small number is the index of an upload; ids of stored files are snowflakes.
        if int(entry["id"]) < 1000 and str(entry["id"]) not in uploads:
            raise invalid_field(
                f"attachments.{number}.id", "ATTACHMENT_NOT_FOUND", "No file was uploaded for this attachment."
            )
    return attachments


def _attach(world: World, filename: str, data: bytes, entry: Json) -> Attachment:
    name = kept_name(filename)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    about = kept_text(entry.get("description")) or None
    attachment = Attachment(world.snowflakes.next(), name, kind, len(data), description=about)
    if kind.startswith("image/"):
        try:
            with Image.open(BytesIO(data)) as picture:
                attachment.width, attachment.height = picture.size
        except UnidentifiedImageError:
            attachment.width = attachment.height = None
    world.store.save_file(attachment.id, data)
    return attachment


def _embed(embed: Json) -> Json:
    body = {key: value for key, value in embed.items() if value is not None}
    body["type"] = "rich"
    if "fields" in body:
        body["fields"] = [{"inline": False} | field for field in body["fields"]]
    return body
