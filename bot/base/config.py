"""Settings, from the environment or .env. Every one is named in .env.example with its default."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeVar

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
        "ZIGGURAT_HANDS",
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

Default = TypeVar("Default", int, None)
"""Of a number that need not be given."""


class BadSetting(Exception):
    """Settings that cannot be used: a sentence for each in ``troubles``, which says which one and what it takes."""

    def __init__(self, *troubles: str) -> None:
        super().__init__(*troubles)
        self.troubles = troubles

    def __str__(self) -> str:
        return "\n".join(self.troubles)


class Settings(msgspec.Struct, frozen=True):
    """How this bot runs. An empty token means: open the local Discord instead."""

    token: str = ""
    database: Path = Path("var/ziggurat.sqlite3")
    language: str = "en"
    guild: int | None = None
    hands: Literal["dm", "private"] = "dm"
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


def given_settings(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> dict[str, str]:
    """What is written in .env, overridden by the environment (None: this process's), as it stands there."""
    values = {name: value or "" for name, value in dotenv_values(file).items()} if file.exists() else {}
    values.update(os.environ if environment is None else environment)
    return values


def read_settings(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Settings:
    """Settings from .env, overridden by the environment. Raises BadSetting with every one that is wrong."""
    reading = _Reading(given_settings(environment, file))
    get, number, port = reading.text, reading.number, reading.port
    settings = Settings(
        token=get("DISCORD_TOKEN", ""),
        database=Path(get("ZIGGURAT_DATABASE", "var/ziggurat.sqlite3")),
        language=reading.one_of("ZIGGURAT_LANGUAGE", "en", ("en", "es")),
        guild=number("ZIGGURAT_GUILD", None),
        hands="private" if reading.one_of("ZIGGURAT_HANDS", "dm", ("dm", "private")) == "private" else "dm",
        log_level=reading.one_of("ZIGGURAT_LOG_LEVEL", "INFO", ("DEBUG", "INFO", "WARNING", "ERROR")),
        log_format=reading.one_of("ZIGGURAT_LOG_FORMAT", "text", ("text", "json")),
        backups=number("ZIGGURAT_BACKUPS", 7),
        backup_folder=Path(get("ZIGGURAT_BACKUP_FOLDER", "var/backups")),
        lobbies_per_person=number("ZIGGURAT_LOBBIES_PER_PERSON", 5),
        tables_per_person=number("ZIGGURAT_TABLES_PER_PERSON", 50),
        tables_per_server=number("ZIGGURAT_TABLES_PER_SERVER", 500),
        picture_workers=reading.within("ZIGGURAT_PICTURE_WORKERS", 1, 0),
        computer_workers=reading.within("ZIGGURAT_COMPUTER_WORKERS", 1, 1),
        computer_seconds=reading.within("ZIGGURAT_COMPUTER_SECONDS", 10, 1),
        metrics_port=port("ZIGGURAT_METRICS_PORT", None),
        sentry_dsn=get("SENTRY_DSN", ""),
        local_host=reading.own_address("ZIGGURAT_LOCAL_HOST", "127.0.0.1"),
        local_port=port("ZIGGURAT_LOCAL_PORT", 8123),
        local_folder=Path(get("ZIGGURAT_LOCAL_FOLDER", "var/local")),
    )
    if reading.troubles:
        raise BadSetting(*reading.troubles)
    return settings


class _Reading:
    """Settings read one after the other; what is wrong with any is noted in ``troubles``, and its default taken."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = values
        self.troubles: list[str] = []

    def text(self, name: str, default: str) -> str:
        return self._values.get(name, "").strip() or default

    def one_of(self, name: str, default: str, words: tuple[str, ...]) -> str:
        """One of these words, in any case."""
        given = self.text(name, default)
        found = next((word for word in words if word.lower() == given.lower()), None)
        if found is not None:
            return found
        self.troubles.append(f"{name} takes {', '.join(words[:-1])} or {words[-1]}, not {given[:40]!r}.")
        return default

    def number(self, name: str, default: Default) -> int | Default:
        """A whole number; the default where none is given."""
        given = self.text(name, "")
        if not given:
            return default
        if given.isdecimal() and len(given) <= 20:
            return int(given)
        self.troubles.append(f"{name} takes a whole number, not {given[:40]!r}.")
        return default

    def within(self, name: str, default: int, least: int) -> int:
        number = self.number(name, default)
        if least <= number <= MOST:
            return number
        self.troubles.append(f"{name} takes {least} to {MOST}, not {number}.")
        return default

    def port(self, name: str, default: Default) -> int | Default:
        number = self.number(name, default)
        if number is None or number <= 65535:
            return number
        self.troubles.append(f"{name} takes 0 to 65535, not {number}.")
        return default

    def own_address(self, name: str, default: str) -> str:
        """An address that only this machine reaches: in the local Discord everybody is anybody, without login."""
        host = self.text(name, default)
        if is_own_address(host):
            return host
        self.troubles.append(
            f"{name} takes an address of this machine alone (127.0.0.1, ::1 or localhost), not {host!r}: there is no "
            "login. From another machine, forward the port: ssh -L 8123:127.0.0.1:8123 THIS-MACHINE."
        )
        return default


def is_own_address(host: str) -> bool:
    """Whether only this machine can reach this address."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
