"""Checks bodies against Discord's own OpenAPI description, where the reference folder is present.

`validate_request` and `validate_response` raise `Mismatch` with one readable line a fault; `request_faults` and
`response_faults` return those lines instead. Paths are those of the API, without `/api/v10`, query allowed.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DESCRIPTION = Path(__file__).parent.parent.parent / "shared" / "reference" / "discord" / "openapi.json"

requires_openapi = pytest.mark.skipif(
    not DESCRIPTION.is_file(), reason="Discord's OpenAPI description is not beside this checkout (../shared/reference)"
)

_ANY_KIND = "application/json"


class Mismatch(AssertionError):
    """A body that Discord's description does not allow."""


@functools.cache
def _document() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    return loaded


@functools.cache
def _registry(*, requests: bool) -> Registry[Any]:
    document = _document()
    # The description calls a field error's code a number; Discord sends, and its reference documents, names such as
    # BASE_TYPE_MAX_LENGTH. This is the one place where the description is not followed to the letter for answers.
    error = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
    inner = {
        "type": "object",
        "properties": {"_errors": {"type": "array", "items": error | {"required": ["code", "message"]}}},
        "required": ["_errors"],
        "additionalProperties": False,
    }
    schemas = document["components"]["schemas"] | {"InnerErrors": inner}
    document = document | {"components": document["components"] | {"schemas": schemas}}
    if requests:
        # Discord reads a snowflake written as a number too (discord.py numbers its uploads so); it never writes one.
        schemas = schemas | {"SnowflakeType": {"type": ["string", "integer"]}}
        document = document | {"components": document["components"] | {"schemas": schemas}}
    resource = Resource.from_contents(document, default_specification=DRAFT202012)
    return Registry().with_resource("urn:discord", resource)


@functools.cache
def _templates() -> list[tuple[re.Pattern[str], str]]:
    paths = sorted(_document()["paths"], key=lambda path: path.count("{"))
    return [(re.compile("[^/]+".join(map(re.escape, re.split(r"\{[^}]+\}", path)))), path) for path in paths]


@functools.cache
def template_of(path: str) -> str | None:
    """Return the description's path for a real one: `/channels/1` is `/channels/{channel_id}`; None if unknown."""
    bare = path.split("?")[0]
    return next((template for pattern, template in _templates() if pattern.fullmatch(bare)), None)


def _pointer(*parts: str) -> str:
    return "urn:discord#/" + "/".join(quote(part.replace("~", "~0").replace("/", "~1"), safe="~") for part in parts)


@functools.cache
def _validator(reference: str, *, requests: bool) -> Draft202012Validator:
    return Draft202012Validator({"$ref": reference}, registry=_registry(requests=requests))


def _lines(faults: Iterator[ValidationError]) -> list[str]:
    found = []
    for fault in faults:
        deepest = best_match([fault]) or fault
        place = ".".join(map(str, deepest.absolute_path)) or "the body"
        found.append(f"{place}: {deepest.message[:300]}")
    return found


def request_faults(method: str, path: str, body: Any) -> list[str]:
    """Return what is wrong with a request's JSON body (of multipart: its `payload_json`); empty when it fits."""
    template = template_of(path)
    operation = _document()["paths"].get(template, {}).get(method.lower())
    if template is None or operation is None:
        return [f"Discord has no {method} {path}"]
    content = operation.get("requestBody", {}).get("content", {})
    if body is None:
        required = operation.get("requestBody", {}).get("required", False)
        return [f"{method} {path} needs a body"] if required else []
    if _ANY_KIND not in content:
        return [] if body == {} else [f"{method} {path} takes no body"]
    where = ("paths", template, method.lower(), "requestBody", "content", _ANY_KIND, "schema")
    return _lines(_validator(_pointer(*where), requests=True).iter_errors(body))


def response_faults(method: str, path: str, status: int, body: Any) -> list[str]:
    """Return what is wrong with a response; empty when it fits."""
    if 400 <= status < 500:
        name = "RatelimitedResponse" if status == 429 else "ErrorResponse"
        where: tuple[str, ...] = ("components", "schemas", name)
        if status != 429 and isinstance(body, dict) and "errors" not in body:
            where = ("components", "schemas", "Error")
        return _lines(_validator(_pointer(*where), requests=False).iter_errors(body))
    template = template_of(path)
    operation = _document()["paths"].get(template, {}).get(method.lower())
    if template is None or operation is None:
        return [f"Discord has no {method} {path}"]
    described = operation["responses"].get(str(status))
    if described is None:
        return [f"{method} {path} never answers {status}"]
    if _ANY_KIND not in described.get("content", {}):
        return [] if body is None else [f"{method} {path} answers {status} without a body"]
    where = ("paths", template, method.lower(), "responses", str(status), "content", _ANY_KIND, "schema")
    return _lines(_validator(_pointer(*where), requests=False).iter_errors(body))


def validate_request(method: str, path: str, body: Any) -> None:
    """Raise Mismatch unless Discord's description allows this request body."""
    _raise(f"{method} {path} request", request_faults(method, path, body))


def validate_response(method: str, path: str, status: int, body: Any) -> None:
    """Raise Mismatch unless Discord's description allows this response."""
    _raise(f"{method} {path} response {status}", response_faults(method, path, status, body))


def _raise(title: str, faults: list[str]) -> None:
    if faults:
        raise Mismatch("\n  ".join([title, *faults]))


_well: set[str] = set()
"""Shapes of bodies that this process has found well."""


def hold_request(method: str, path: str, body: Any) -> None:
    """As validate_request, once for each shape of body in a process; nothing without the description."""
    if DESCRIPTION.is_file() and (shape := shape_of(method, path, body)) not in _well:
        validate_request(method, path, body)
        _well.add(shape)


def hold_response(method: str, path: str, status: int, body: Any) -> None:
    """As validate_response, once for each shape of body in a process; nothing without the description."""
    if DESCRIPTION.is_file() and (shape := shape_of(method, path, body, status)) not in _well:
        validate_response(method, path, status, body)
        _well.add(shape)


def shape_of(method: str, path: str, body: Any, status: int = 0) -> str:
    """A body without its words and numbers, and what it was sent to, or came back from with a status."""
    return json.dumps([method, template_of(path), status, blurred(body)], sort_keys=True)


def blurred(value: Any) -> Any:
    """A JSON value in which a text stands for all texts of about its length, and a list for all with its items."""
    if isinstance(value, dict):
        return {key: value[key] if key in ("type", "style", "flags") else blurred(value[key]) for key in value}
    if isinstance(value, list):
        return [*{json.dumps(blurred(item), sort_keys=True): None for item in value}, len(value).bit_length()]
    if isinstance(value, str):
        return f"text {value.isdecimal()} {len(value).bit_length()}"
    return type(value).__name__ if isinstance(value, int) else value
