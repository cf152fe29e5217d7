"""Settings, from the environment or .env. Every one is named in .env.example with its default."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from dotenv import dotenv_values

from bot.model.table import Limits

NAMES = frozenset(
    {
        "DISCORD_TOKEN",
        "SENTRY_DSN",
        "ZIGGURAT_BACKUPS",
        "ZIGGURAT_BACKUP_FOLDER",
        "ZIGGURAT_COMPUTER_SECONDS",
        "ZIGGURAT_COMPUTER_WORKERS",
        "ZIGGURAT_DATABASE",
        "ZIGGURAT_GUILD",
        "ZIGGURAT_LANGUAGE",
        "ZIGGURAT_LOBBIES_PER_PERSON",
        "ZIGGURAT_LOCAL_FOLDER",
        "ZIGGURAT_LOCAL_HOST",
        "ZIGGURAT_LOCAL_PORT",
        "ZIGGURAT_LOG_FORMAT",
        "ZIGGURAT_LOG_LEVEL",
        "ZIGGURAT_METRICS_PORT",
        "ZIGGURAT_PICTURE_WORKERS",
        "ZIGGURAT_TABLES_PER_PERSON",
        "ZIGGURAT_TABLES_PER_SERVER",
    }
)
"""Every setting, by its name in .env and in the environment."""

MOST: Final = 3600
"""Worker processes, or seconds to think, at most."""


class BadSetting(Exception):
    """A setting cannot be used; the message says which one and what it takes."""


class Settings(msgspec.Struct, frozen=True):
    """How this bot runs. An empty token means: open the local Discord instead."""

    token: str = ""
    database: Path = Path("var/ziggurat.sqlite3")
    language: str = "en"
    guild: int | None = None
    log_level: str = "INFO"
    log_format: str = "text"
    backups: int = 7
    backup_folder: Path = Path("var/backups")
    lobbies_per_person: int = Limits().lobbies
    tables_per_person: int = Limits().person
    tables_per_server: int = Limits().server
    picture_workers: int = 1
    computer_workers: int = 1
    computer_seconds: int = 10
    metrics_port: int | None = None
    sentry_dsn: str = ""
    local_host: str = "127.0.0.1"
    local_port: int = 8123
    local_folder: Path = Path("var/local")

    @property
    def limits(self) -> Limits:
        """How many open tables there may be."""
        return Limits(self.lobbies_per_person, self.tables_per_person, self.tables_per_server)

    def __repr__(self) -> str:
        return "Settings(token=hidden)"


def read_settings(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Settings:
    """Settings from .env, overridden by the environment. Raises BadSetting."""
    values = {name: value or "" for name, value in dotenv_values(file).items()} if file.exists() else {}
    values.update(os.environ if environment is None else environment)

    def get(name: str, default: str) -> str:
        return values.get(name, "").strip() or default

    language = get("ZIGGURAT_LANGUAGE", "en")
    if language not in ("en", "es"):
        raise BadSetting(f"ZIGGURAT_LANGUAGE takes en or es, not {language!r}.")
    level = get("ZIGGURAT_LOG_LEVEL", "INFO").upper()
    if level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting(f"ZIGGURAT_LOG_LEVEL takes DEBUG, INFO, WARNING or ERROR, not {level!r}.")
    form = get("ZIGGURAT_LOG_FORMAT", "text").lower()
    if form not in ("text", "json"):
        raise BadSetting(f"ZIGGURAT_LOG_FORMAT takes text or json, not {form!r}.")
    guild = get("ZIGGURAT_GUILD", "")
    metrics = get("ZIGGURAT_METRICS_PORT", "")
    return Settings(
        token=get("DISCORD_TOKEN", ""),
        database=Path(get("ZIGGURAT_DATABASE", "var/ziggurat.sqlite3")),
        language=language,
        guild=_number("ZIGGURAT_GUILD", guild) if guild else None,
        log_level=level,
        log_format=form,
        backups=_number("ZIGGURAT_BACKUPS", get("ZIGGURAT_BACKUPS", "7")),
        backup_folder=Path(get("ZIGGURAT_BACKUP_FOLDER", "var/backups")),
        lobbies_per_person=_number("ZIGGURAT_LOBBIES_PER_PERSON", get("ZIGGURAT_LOBBIES_PER_PERSON", "5")),
        tables_per_person=_number("ZIGGURAT_TABLES_PER_PERSON", get("ZIGGURAT_TABLES_PER_PERSON", "50")),
        tables_per_server=_number("ZIGGURAT_TABLES_PER_SERVER", get("ZIGGURAT_TABLES_PER_SERVER", "500")),
        picture_workers=_within("ZIGGURAT_PICTURE_WORKERS", get("ZIGGURAT_PICTURE_WORKERS", "1"), 0),
        computer_workers=_within("ZIGGURAT_COMPUTER_WORKERS", get("ZIGGURAT_COMPUTER_WORKERS", "1"), 1),
        computer_seconds=_within("ZIGGURAT_COMPUTER_SECONDS", get("ZIGGURAT_COMPUTER_SECONDS", "10"), 1),
        metrics_port=_port("ZIGGURAT_METRICS_PORT", metrics) if metrics else None,
        sentry_dsn=get("SENTRY_DSN", ""),
        local_host=_own_address("ZIGGURAT_LOCAL_HOST", get("ZIGGURAT_LOCAL_HOST", "127.0.0.1")),
        local_port=_port("ZIGGURAT_LOCAL_PORT", get("ZIGGURAT_LOCAL_PORT", "8123")),
        local_folder=Path(get("ZIGGURAT_LOCAL_FOLDER", "var/local")),
    )


def _within(name: str, text: str, least: int) -> int:
    number = _number(name, text)
    if not least <= number <= MOST:
        raise BadSetting(f"{name} takes {least} to {MOST}, not {number}.")
    return number


def _port(name: str, text: str) -> int:
    port = _number(name, text)
    if port > 65535:
        raise BadSetting(f"{name} takes 0 to 65535, not {port}.")
    return port


def _own_address(name: str, host: str) -> str:
    """An address that only this machine reaches. Whoever reaches the local Discord is anybody there, without login."""
    if not is_own_address(host):
        raise BadSetting(
            f"{name} takes an address of this machine alone (127.0.0.1, ::1 or localhost), not {host!r}: there is no "
            "login. From another machine, forward the port: ssh -L 8123:127.0.0.1:8123 THIS-MACHINE."
        )
    return host


def is_own_address(host: str) -> bool:
    """Whether only this machine can reach this address."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _number(name: str, text: str) -> int:
    if not text.isdecimal() or len(text) > 20:
        raise BadSetting(f"{name} takes a whole number, not {text[:40]!r}.")
    return int(text)
