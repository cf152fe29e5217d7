"""Log lines: text or JSON, with the ids they are about; never a token, and never a value out of an exception.

What an exception says may be a player's text or a hand. So only its kind is written, and where it was raised; those of
the network, the disk and Discord's own codes, which hold neither, are written in full.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import sys
import time
import traceback
from collections.abc import Iterable
from types import TracebackType
from typing import Any, Final, TextIO

import discord

from bot.base.log_context import current
from bot.store.errors import StoreError

HIDDEN: Final = "[hidden]"
_TOKENS: Final = re.compile(
    r"""(?x)
    (?<![\w-])(?:mfa\.)?[\w-]{20,}\.[\w-]{5,8}\.[\w-]{25,}  # a bot's token; no look at every letter of a long word
    | (?<=/interactions/)(\d+)/[\w.%=-]{20,}                # an interaction's, in an address
    | (?<=/webhooks/)(\d+)/[\w.%=-]{20,}
    | \baW50ZXJhY3Rpb24[\w.%=-]{20,}                        # an interaction's own: it begins with "interaction"
    """
)
_PLAIN: Final = (OSError, TimeoutError, sqlite3.Error, StoreError, discord.ConnectionClosed)


def without_tokens(text: str) -> str:
    """The text without anything that looks like a token of Discord."""
    return _TOKENS.sub(HIDDEN, text)


def without_secrets(text: str, secrets: Iterable[str]) -> str:
    """The text without these secrets (empty ones do not count) and without tokens."""
    # One may be a part of another.
    for secret in sorted({secret for secret in secrets if secret}, key=len, reverse=True):
        text = text.replace(secret, HIDDEN)
    return without_tokens(text)


def trace_of(error: BaseException | None, kind: type[BaseException] | None, trace: TracebackType | None) -> str:
    """Where an exception was raised, and its kind; its words only where they cannot be a player's."""
    name = kind.__name__ if kind is not None else "no exception"
    if isinstance(error, discord.HTTPException):
        name += f" ({error.status}, code {error.code})"
    elif isinstance(error, _PLAIN):
        name += f" ({error})"
    return "".join(traceback.format_tb(trace)) + name


class _Safe(logging.Formatter):
    """What both kinds of line have in common: secrets are taken out, and an exception's own words."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self.converter = time.gmtime
        self._secrets = tuple(secrets)

    def hidden(self, text: str) -> str:
        """The text without secrets and tokens."""
        return without_secrets(text, self._secrets)

    def formatException(self, ei: Any) -> str:
        """Without the exception's own words."""
        kind, error, trace = ei
        return trace_of(error, kind, trace)

    def redacted(self, record: logging.LogRecord) -> tuple[str, str]:
        """The message and the trace of a record. The trace is never kept in it, where others would write it on."""
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        return message_of(record), trace


class TextLines(_Safe):
    """``time LEVEL logger: message [table=3 seat=1 interaction=99]``, in UTC, then the trace."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        message, trace = self.redacted(record)
        ids = " ".join(f"{name}={value}" for name, value in current().items())
        first, *more = message.split("\n")
        line = f"{self.formatTime(record)} {record.levelname} {record.name}: {first}"
        return self.hidden("\n".join(filter(None, (f"{line} [{ids}]" if ids else line, *more, trace))))


class JsonLines(_Safe):
    """One JSON object a line: time, level, logger, message, the ids, and the trace where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        message, trace = self.redacted(record)
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        facts: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": self.hidden(message),
            **current(),
        }
        if trace:
            facts["trace"] = self.hidden(trace)
        return json.dumps(facts, ensure_ascii=False)


def message_of(record: logging.LogRecord) -> str:
    """What a record says. Of a library's values only words and numbers: a button or an error would show its text."""
    if record.name.partition(".")[0] == "ziggurat":
        return record.getMessage()
    if not isinstance(record.msg, str):
        return type(record.msg).__name__
    if not record.args or not isinstance(record.args, tuple):
        return record.msg
    plain = tuple(
        value if isinstance(value, str | int | float | None) else type(value).__name__ for value in record.args
    )
    try:
        return record.msg % plain
    except (TypeError, ValueError):
        return record.msg


def formatter(form: str, secrets: Iterable[str]) -> logging.Formatter:
    """The formatter of a setting ("text" or "json") that hides these secrets, and all that looks like a token."""
    return JsonLines(secrets) if form == "json" else TextLines(secrets)


def set_up(level: str, form: str, secrets: Iterable[str], stream: TextIO | None = None) -> None:
    """Write the log to a stream (None: standard error), and nothing else anywhere."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(formatter(form, secrets))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # Below these levels libraries write whole requests, with all the texts in them.
    for name in ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL", "urllib3", "sentry_sdk"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    # We never speak: that packages for it are missing warns of nothing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def log_stray_errors(loop: asyncio.AbstractEventLoop) -> None:
    """Log what nobody caught without its values; asyncio would write the exception out in full."""

    def handler(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        trace = trace_of(error, type(error), error.__traceback__) if isinstance(error, BaseException) else ""
        logging.getLogger("ziggurat.stray").error("%s\n%s", context.get("message", "something went wrong"), trace)

    loop.set_exception_handler(handler)
