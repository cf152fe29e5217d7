"""Where a database is: a file for SQLite, or the address of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import unquote, urlsplit

import msgspec

SCHEMES: Final = ("postgresql://", "postgres://")


class PostgresAddress(msgspec.Struct, frozen=True):
    """The address of a database on a PostgreSQL server. As text it has no password and no parameters."""

    url: str
    """As libpq takes it: postgresql://user:password@host:port/database?parameter=value."""

    def __str__(self) -> str:
        try:
            parts = urlsplit(self.url)
        except ValueError:
            return "postgresql://?"
        user = f"{unquote(parts.username)}@" if parts.username else ""
        host = parts.netloc.rpartition("@")[2]
        return f"postgresql://{user}{host}{parts.path}"

    def __repr__(self) -> str:
        return f"PostgresAddress({self})"

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show: the address with its password, and the password alone."""
        try:
            password = urlsplit(self.url).password
        except ValueError:
            return (self.url,)
        return (self.url, password, unquote(password)) if password else ()


Address: TypeAlias = Path | PostgresAddress
"""Where a database is."""


def address_of(text: str) -> Address:
    """The address that a setting or a word of the command line names: a path, unless it begins as PostgreSQL's do."""
    return PostgresAddress(text) if text.lower().startswith(SCHEMES) else Path(text)
