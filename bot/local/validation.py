"""Refuses message bodies that Discord would refuse, in Discord's words."""

from __future__ import annotations

from collections.abc import Mapping

from bot.local.components import check_message_components
from bot.local.errors import ApiError, FormErrors, Json, empty_message
from bot.local.records import COMPONENTS_V2, Attachment

MAX_UPLOAD = 10 * 1024 * 1024
MAX_CONTENT = 2000
_MAX_EMBEDS = 6000
_LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
_LEGACY_SENTENCE = "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"


def check_message(body: Json) -> None:
    """Check the fields of a new or changed message; raise ApiError 50035 with all that is wrong."""
    errors = FormErrors()
    v2 = bool((body.get("flags") or 0) & COMPONENTS_V2)
    errors.length("content", body.get("content"), MAX_CONTENT)
    _check_embeds(errors, body.get("embeds"))
    _check_allowed_mentions(errors, body.get("allowed_mentions"))
    _check_attachments(errors, body.get("attachments"))
    if v2:
        for key in ("content", "embeds"):
            if body.get(key):
                errors.add(key, _LEGACY, _LEGACY_SENTENCE.format(key))
    check_message_components(errors, body.get("components"), v2=v2)
    errors.check()


def check_references(components: list[Json], attachments: list[Attachment]) -> None:
    """Refuse components that show a file of the message which it does not have."""
    errors = FormErrors()
    names = {f"attachment://{attachment.filename}" for attachment in attachments}
    _check_references(errors, "components", components, names)
    errors.check()


def _check_references(errors: FormErrors, path: str, components: list[Json], names: set[str]) -> None:
    for number, component in enumerate(components):
        here = f"{path}.{number}"
        for key in ("media", "file"):
            url = str((component.get(key) or {}).get("url", ""))
            if url.startswith("attachment://") and url not in names:
                sentence = f"The referenced attachment '{url.removeprefix('attachment://')}' was not found"
                errors.add(f"{here}.{key}.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", sentence)
        inner = [("accessory", [component["accessory"]])] if component.get("accessory") else []
        for key, items in [*inner, *((key, component.get(key) or []) for key in ("components", "items"))]:
            _check_references(errors, f"{here}.{key}", items, names)


def check_leftovers(content: str, embeds: list[Json]) -> None:
    """Refuse a change to the newer components that leaves a plain message its content or embeds."""
    errors = FormErrors()
    for key, value in (("content", content), ("embeds", embeds)):
        if value:
            errors.add(key, _LEGACY, _LEGACY_SENTENCE.format(key))
    errors.check()


def check_not_empty(content: str, embeds: list[Json], components: list[Json], attachments: list[Attachment]) -> None:
    """Raise ApiError 50006 for a message that would show nothing."""
    if not (content.strip() or embeds or components or attachments):
        raise empty_message()


def check_files(sizes: Mapping[str, int]) -> None:
    """Raise ApiError 40005 when uploads (name to bytes) are more than Discord takes; 50035 for more than ten."""
    if sum(sizes.values()) > MAX_UPLOAD:
        raise ApiError(413, 40005, "Request entity too large")
    errors = FormErrors()
    errors.items("files", list(sizes), 10)
    errors.check()


def _check_embeds(errors: FormErrors, embeds: object) -> None:
    total = 0
    for number, embed in enumerate(errors.items("embeds", embeds, 10)):
        total += _check_embed(errors, f"embeds.{number}", embed)
    if total > _MAX_EMBEDS:
        errors.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {_MAX_EMBEDS}")


def _check_embed(errors: FormErrors, path: str, embed: Json) -> int:
    """Check one embed; return the characters that count towards the total."""
    author, footer = embed.get("author") or {}, embed.get("footer") or {}
    texts = [
        ("title", embed.get("title"), 256),
        ("description", embed.get("description"), 4096),
        ("author.name", author.get("name"), 256),
        ("footer.text", footer.get("text"), 2048),
    ]
    fields = errors.items(f"{path}.fields", embed.get("fields"), 25)
    for number, entry in enumerate(fields):
        for key, longest in (("name", 256), ("value", 1024)):
            if not entry.get(key):
                errors.required(f"{path}.fields.{number}.{key}")
            texts.append((f"fields.{number}.{key}", entry.get(key), longest))
    for key, text, longest in texts:
        errors.length(f"{path}.{key}", text, longest)
    color = embed.get("color")
    if color is not None and not 0 <= int(color) <= 0xFFFFFF:
        errors.add(f"{path}.color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")
    for part in ("image", "thumbnail"):
        url = (embed.get(part) or {}).get("url")
        if url is not None and not str(url).startswith(("http://", "https://", "attachment://")):
            errors.add(
                f"{path}.{part}.url",
                "URL_TYPE_INVALID_SCHEME",
                f"Scheme \"{url}\" is not supported. Scheme must be one of ('http', 'https', 'attachment').",
            )
    return sum(len(text.strip()) for _, text, _ in texts if isinstance(text, str))


def _check_allowed_mentions(errors: FormErrors, allowed: object) -> None:
    if not isinstance(allowed, dict):
        return
    parse = errors.items("allowed_mentions.parse", allowed.get("parse"), 3)
    for number, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            errors.add(
                f"allowed_mentions.parse.{number}",
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'everyone', 'roles').",
            )
    for kind in ("users", "roles"):
        named = errors.items(f"allowed_mentions.{kind}", allowed.get(kind), 100)
        if named and kind in parse:
            errors.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _check_attachments(errors: FormErrors, attachments: object) -> None:
    for number, entry in enumerate(errors.items("attachments", attachments, 10)):
        if entry.get("id") is None:
            errors.required(f"attachments.{number}.id")
        errors.length(f"attachments.{number}.description", entry.get("description"), 1024)
        errors.length(f"attachments.{number}.filename", entry.get("filename"), 1024)
