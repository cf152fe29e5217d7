"""Discord's limits, held against what the bot has sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.local.texts import kept_name
from bot.panel.size import MOST
from tests import openapi

Json = dict[str, Any]
USER_SELECT = 5
TEXT = 10


class Request(msgspec.Struct):
    """One REST request of the bot: its JSON body, its files (name, bytes, alt text), and what Discord said."""

    method: str
    path: str
    body: Any
    files: list[tuple[str, int, str]]
    code: int | None = None


def check_limits(request: Request) -> None:
    """Raise AssertionError where a request is more than Discord takes; every message says whom it may ping."""
    message = message_of(request)
    if message is None:
        return
    assert "allowed_mentions" in message, f"{request.method} {request.path} says nothing about mentions"
    assert len(message.get("content") or "") <= 2000
    parts = list(walk(message.get("components") or []))
    assert len(parts) <= 40
    if any(part["type"] == TEXT for part in parts):
        assert text_length(parts) <= MOST
    rows = [part for part in parts if part["type"] == 1]
    # A message of other components has no limit of its own for rows.
    assert len(rows) <= 5 or len(message["components"]) > len(rows)
    found = [item for row in rows for item in row["components"]]
    for row in rows:
        assert len(row["components"]) <= (1 if row["components"][0]["type"] in (3, USER_SELECT) else 5)
    ids = [item["custom_id"] for item in found]
    assert len(ids) == len(set(ids)), ids
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for item in found:
        check_item(item)
    assert sum(size for _, size, _ in request.files) <= 10 * 2**20
    assert len(request.files) <= 10
    assert all(0 < len(alt) <= 1024 for _, _, alt in request.files), "a picture without alt text"
    assert all(kept_name(name) == name for name, _, _ in request.files), "Discord would change a file's name"
    shown = [picture for part in parts for picture in part.get("items") or []]
    described = [picture["description"] for picture in shown if picture.get("description") is not None]
    assert all(0 < len(alt) <= 1024 for alt in described), "a gallery's description"
    # A file that stays is named by its id alone.
    sent = [item for item in message.get("attachments") or [] if int(item["id"]) < len(request.files)]
    assert all(0 < len(item["description"]) <= 1024 for item in sent)


def text_length(parts: Sequence[Json]) -> int:
    """The characters of all texts of a message: also on buttons, in menus, and of pictures."""
    told = [item for part in parts for item in (part, *part.get("options", []), *part.get("items", []))]
    keys = ("content", "label", "placeholder", "description")
    return sum(len(item.get(key) or "") for item in told for key in keys)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a message, parents first."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])


def check_item(item: Json) -> None:
    """A button's or menu's limits."""
    if item["type"] == 2:
        assert 0 < len(item.get("label") or "x") <= 80
        return
    assert len(item.get("placeholder") or "") <= 150
    if item["type"] == USER_SELECT:
        assert 0 <= item["min_values"] <= item["max_values"] <= 25
        return
    assert 1 <= len(item["options"]) <= 25
    assert 0 <= item["min_values"] <= item["max_values"] <= len(item["options"])
    values = [option["value"] for option in item["options"]]
    assert len(values) == len(set(values))
    for option in item["options"]:
        assert 0 < len(option["label"]) <= 100
        assert 0 < len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def message_of(request: Request) -> Json | None:
    """The message that a request makes or edits; None for other requests."""
    body: Any = request.body
    if not isinstance(body, dict):
        return None
    if request.path.endswith("/callback"):
        return body.get("data") if body["type"] in (4, 7) else None
    return body if "/messages" in request.path or request.path.startswith("/webhooks/") else None


def check_everything(requests: Sequence[Request]) -> None:
    """Hold requests against the limits and, where it is at hand, Discord's own description."""
    for request in requests:
        check_limits(request)
        openapi.hold_request(request.method, request.path, request.body)
