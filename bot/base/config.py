"""Settings, from the environment or .env: each is a field of ``Settings``, with its name, range, default and comment.

``python -m bot.base.config`` prints .env.example, which is made of them.
"""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from dotenv import dotenv_values

from bot.base.address import Address, PostgresAddress, address_of
from bot.base.setting import Setting, ip_address, number, one_of, own_address, web_address
from bot.model.table import Limits

MOST: Final = 3600
"""Worker processes, or seconds to think, at most."""

WIDTH: Final = 120
"""Characters of a line of .env.example at most."""

PREFACE: Final = "# Copy this file to .env and set what you need. Every line shows the default.\n"


class BadSetting(Exception):
    """Settings that cannot be used: a sentence for each in ``troubles``, which says which one and what it takes."""

    def __init__(self, *troubles: str) -> None:
        super().__init__(*troubles)
        self.troubles = troubles

    def __str__(self) -> str:
        return "\n".join(self.troubles)


FILE: Final = Path("var/ziggurat.sqlite3")
"""Where games are kept unless another place is set."""

PORT: Final = number(0, 65535)


class Settings(msgspec.Struct, frozen=True):
    """How this bot runs. An empty token means: open the local Discord instead."""

    token: Annotated[
        str,
        Setting(
            "DISCORD_TOKEN",
            "The bot's token from Discord's developer portal. Empty: the local Discord opens instead.",
        ),
    ] = ""
    address: Annotated[
        Address,
        Setting(
            "ZIGGURAT_DATABASE",
            "Where games are kept: an SQLite file (its folder is made if it is missing), or "
            "postgresql://user:password@host:5432/database, which needs: pip install -c constraints.txt -e "
            '".[postgres]"',
            address_of,
        ),
    ] = FILE
    shards: Annotated[
        int | None,
        Setting(
            "ZIGGURAT_SHARDS",
            "How many connections to Discord's gateway all servers are spread over; the bots on one PostgreSQL "
            "database share them. Empty: as many as Discord recommends.",
            number(1, MOST),
        ),
    ] = None
    discord_api: Annotated[
        str,
        Setting(
            "ZIGGURAT_DISCORD_API",
            "A proxy that keeps Discord's limits for all processes (nirn-proxy, twilight http-proxy), such as "
            "http://127.0.0.1:8080: all requests go there. It sees the token, so let nobody else reach it. Empty: the "
            "processes share the limits among themselves.",
            web_address,
        ),
    ] = ""
    language: Annotated[
        str,
        Setting(
            "ZIGGURAT_LANGUAGE",
            "Language of new tables and of people whose own language is neither: en or es.",
            one_of("en", "es"),
        ),
    ] = "en"
    guild: Annotated[
        int | None,
        Setting(
            "ZIGGURAT_GUILD",
            "Register the commands on one server only (its id); they appear at once there. Empty: everywhere.",
            number(),
        ),
    ] = None
    hands: Annotated[
        Literal["dm", "private"],
        Setting(
            "ZIGGURAT_HANDS",
            "Where a player's hand goes until they choose in /settings: dm (a direct message, edited in place) or "
            "private (only when they press My hand). Discord holds back bots that write to many new people: private "
            "suits a bot on many servers.",
            one_of("dm", "private"),
        ),
    ] = "dm"
    log_level: Annotated[
        str,
        Setting(
            "ZIGGURAT_LOG_LEVEL",
            "DEBUG, INFO, WARNING or ERROR.",
            one_of("DEBUG", "INFO", "WARNING", "ERROR"),
        ),
    ] = "INFO"
    log_format: Annotated[
        str,
        Setting(
            "ZIGGURAT_LOG_FORMAT",
            "How log lines are written: text, or json (one object a line).",
            one_of("text", "json"),
        ),
    ] = "text"
    backups: Annotated[
        int,
        Setting(
            "ZIGGURAT_BACKUPS",
            "How many daily copies of the database are kept (0: none are made), and in which folder.",
            number(),
        ),
    ] = 7
    backup_folder: Annotated[Path, Setting("ZIGGURAT_BACKUP_FOLDER", read=Path)] = Path("var/backups")
    lobbies_per_person: Annotated[
        int,
        Setting(
            "ZIGGURAT_LOBBIES_PER_PERSON",
            "How many open tables there may be: for one host before the start, for one person, in one server (0: any "
            "number).",
            number(),
        ),
    ] = Limits().lobbies
    tables_per_person: Annotated[int, Setting("ZIGGURAT_TABLES_PER_PERSON", read=number())] = Limits().person
    tables_per_server: Annotated[int, Setting("ZIGGURAT_TABLES_PER_SERVER", read=number())] = Limits().server
    picture_workers: Annotated[
        int,
        Setting(
            "ZIGGURAT_PICTURE_WORKERS",
            "Pictures are drawn in processes of their own: how many there are. Each takes about 140 MB; one is enough "
            "for two processors. 0: they are drawn in the bot's own process, which saves about 75 MB and answers later "
            "when many play.",
            number(0, MOST),
        ),
    ] = 1
    computer_workers: Annotated[
        int,
        Setting(
            "ZIGGURAT_COMPUTER_WORKERS",
            "Computers think in processes of their own: how many there are, and how many seconds one has for an "
            "answer. One that takes twice as long is ended, and its answer is a random one.",
            number(1, MOST),
        ),
    ] = 1
    computer_seconds: Annotated[int, Setting("ZIGGURAT_COMPUTER_SECONDS", read=number(1, MOST))] = 10
    metrics_port: Annotated[
        int | None,
        Setting(
            "ZIGGURAT_METRICS_PORT",
            "Metrics for Prometheus and /livez, /readyz, /healthz at this port, and at which address of this machine. "
            'Empty: none. Needs: pip install -c constraints.txt -e ".[metrics]"',
            PORT,
        ),
    ] = None
    metrics_host: Annotated[str, Setting("ZIGGURAT_METRICS_HOST", read=ip_address)] = "127.0.0.1"
    sentry_dsn: Annotated[
        str,
        Setting(
            "SENTRY_DSN",
            "Errors to Sentry, without any text of players. Empty: none. Needs: pip install -c constraints.txt -e "
            '".[sentry]"',
        ),
    ] = ""
    local_host: Annotated[
        str,
        Setting(
            "ZIGGURAT_LOCAL_HOST",
            "The local Discord: address (of this machine alone: whoever reaches it needs no login), port and the "
            "folder in which it keeps its messages.",
            own_address,
        ),
    ] = "127.0.0.1"
    local_port: Annotated[int, Setting("ZIGGURAT_LOCAL_PORT", read=PORT)] = 8123
    local_folder: Annotated[Path, Setting("ZIGGURAT_LOCAL_FOLDER", read=Path)] = Path("var/local")

    @property
    def database(self) -> Path:
        """The database's file; with ``postgres`` one that is not there: the log is kept beside it."""
        return self.address if isinstance(self.address, Path) else FILE

    @property
    def postgres(self) -> PostgresAddress | None:
        """The database, where it is on a PostgreSQL server."""
        return self.address if isinstance(self.address, PostgresAddress) else None

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show."""
        return (self.token, self.sentry_dsn, *(() if self.postgres is None else self.postgres.secrets))

    @property
    def limits(self) -> Limits:
        """How many open tables there may be."""
        return Limits(self.lobbies_per_person, self.tables_per_person, self.tables_per_server)

    def __repr__(self) -> str:
        return "Settings(token=hidden)"


def _setting_of(hint: Any) -> Setting:
    setting: Setting = hint.__metadata__[0]
    return setting


SETTINGS: Final[Mapping[str, Setting]] = {
    field: _setting_of(hint) for field, hint in get_type_hints(Settings, include_extras=True).items()
}
"""How every field of ``Settings`` is written."""

NAMES: Final = frozenset(setting.name for setting in SETTINGS.values())
"""Every setting, by its name in .env and in the environment."""


def given_settings(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> dict[str, str]:
    """What is written in .env, overridden by the environment (None: this process's), as it stands there."""
    values = {name: value or "" for name, value in dotenv_values(file).items()} if file.exists() else {}
    values.update(os.environ if environment is None else environment)
    return values


def read_settings(environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Settings:
    """Settings from .env, overridden by the environment. Raises BadSetting with every one that is wrong."""
    texts = given_settings(environment, file)
    values, troubles = dict[str, Any](), list[str]()
    for field, setting in SETTINGS.items():
        text = texts.get(setting.name, "").strip()
        try:
            if text:
                values[field] = setting.read(text)
        except ValueError as error:
            troubles.append(f"{setting.name} {error}")
    if troubles:
        raise BadSetting(*troubles)
    return Settings(**values)


def example() -> str:
    """The text of .env.example: every setting with its comment and its default."""
    return PREFACE + "".join(_example_lines())


def _example_lines() -> Iterator[str]:
    defaults = Settings()
    for field, setting in SETTINGS.items():
        if setting.comment:
            yield "\n"
            for line in textwrap.wrap(setting.comment, WIDTH - 2, break_on_hyphens=False):
                yield f"# {line}\n"
        default = getattr(defaults, field)
        yield f"{setting.name}={'' if default is None else default}\n"


if __name__ == "__main__":
    sys.stdout.write(example())
