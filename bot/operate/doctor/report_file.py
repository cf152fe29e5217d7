"""``python -m bot doctor --report FILE``: all that somebody who helps needs to know, in one text without secrets."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.base.address import PostgresAddress, address_of
from bot.base.config import NAMES, Settings
from bot.operate.logs import without_secrets
from bot.operate.recent_log import recent_lines

SECRET: Final = ("DISCORD_TOKEN", "SENTRY_DSN")
"""Settings of which only is said that they are set; the password in an address is left out, too."""
"""Settings of which a report says only whether they are set."""

LINES: Final = 400
"""The newest lines of the log that a report holds."""

LONGEST: Final = 200
"""Characters of a setting that a report holds."""


class NoReport(Exception):
    """A report cannot be written there; the message is one sentence."""


def write_report(
    file: Path, doctors: Sequence[str], settings: Settings | None, texts: Mapping[str, str], now: datetime
) -> None:
    """Write a new file with the doctor's lines, the settings and the newest log lines. Raises NoReport.

    ``settings``: None where they cannot be used, and so nobody knows which database's log is meant. ``texts``: settings
    by name, as they were written down.
    """
    address = address_of(texts.get("ZIGGURAT_DATABASE", ""))
    secrets = [texts.get(name, "") for name in SECRET]
    secrets += address.secrets if isinstance(address, PostgresAddress) else ()
    text = without_secrets("\n".join(_lines(doctors, settings, texts, now)), secrets) + "\n"
    try:
        with open(file, "x", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            out.write(text)
    except OSError as error:
        why = "is there already" if isinstance(error, FileExistsError) else f"cannot be written ({error.strerror})"
        raise NoReport(f"{file} {why}: name another file.") from error


def _lines(doctors: Sequence[str], settings: Settings | None, texts: Mapping[str, str], now: datetime) -> Iterator[str]:
    yield f"Ziggurat, a report of {now.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
    yield f"{platform.system()} {platform.release()} {platform.machine()}, {os.cpu_count()} processors"
    yield from ("", "== doctor", *doctors, "", "== settings")
    for name in sorted(NAMES & set(texts)):
        if texts[name].strip():
            # Cut first, a password could be left by half.
            value = str(address_of(texts[name])) if name == "ZIGGURAT_DATABASE" else texts[name]
            yield f"{name} is set" if name in SECRET else f"{name}={value[:LONGEST]}"
    yield from ("", f"== log, the newest {LINES} lines")
    if settings is not None:
        yield from recent_lines(settings.database, LINES) or ["there is none: the bot has not run on this database"]
