"""Errors to Sentry, without any text of players. Imported only where SENTRY_DSN is set; needs the extra ``sentry``."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any, Final

import sentry_sdk
from sentry_sdk.integrations.logging import LoggingIntegration

from bot.base.log_context import current
from bot.operate.logs import without_tokens

SENT_FIELDS: Final = ("event_id", "timestamp", "platform", "level", "logger", "release", "sdk")
FRAME: Final = ("filename", "function", "lineno", "module", "in_app")
_ERROR: Final = re.compile(r"\berror ([0-9a-f]{8})\b")

Event = Any
"""Sentry's own event: a dictionary of a shape that its releases extend."""


def stripped(event: Event, hint: Any) -> Event:
    """An event with where it happened and what kind it is; values, names and what libraries say stay here.

    A log line of ours, which never holds a text of players, is kept, with the error id that they are told as a tag.
    """
    fields = {name: event[name] for name in SENT_FIELDS if name in event}
    fields["tags"] = {name: str(value) for name, value in current().items()}
    record: logging.LogRecord | None = hint.get("log_record")
    if record is not None and record.name.partition(".")[0] == "ziggurat":
        line = without_tokens(record.getMessage())
        fields["logentry"] = {"message": str(record.msg), "formatted": line}
        match = _ERROR.search(line)
        if match is not None:
            fields["tags"]["error"] = match[1]
    values = (event.get("exception") or {}).get("values") or []
    if values:
        fields["exception"] = {"values": [_kind_and_place(value) for value in values]}
    return fields


def _kind_and_place(value: dict[str, Any]) -> dict[str, Any]:
    frames = (value.get("stacktrace") or {}).get("frames") or []
    places = [{name: frame[name] for name in FRAME if name in frame} for frame in frames]
    return {"type": value.get("type"), "stacktrace": {"frames": places}}


def send_errors(dsn: str, release: str, transport: Callable[..., Any] | Any = None) -> None:
    """Send what is logged as an error from now on. Raises ValueError for a DSN that is none."""
    try:
        sentry_sdk.init(
            dsn=dsn,
            release=f"ziggurat@{release}",
            default_integrations=False,
            integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
            auto_enabling_integrations=False,
            before_send=stripped,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            max_request_body_size="never",
            traces_sample_rate=None,
            server_name="",
            transport=transport,
        )
    except sentry_sdk.utils.BadDsn as error:
        raise ValueError("SENTRY_DSN is not an address that Sentry gives out") from error
