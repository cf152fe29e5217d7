"""Where a database is: a file for SQLite, or the address of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import SplitResult, parse_qs, quote, unquote, urlsplit, urlunsplit

import msgspec

SCHEMES: Final = ("postgresql://", "postgres://")
PARAMETER: Final = "password"
"""The parameter of an address that a password may stand in."""


class PostgresAddress(msgspec.Struct, frozen=True):
    """The address of a database on a PostgreSQL server. As text it has no password and no parameters."""

    url: str
    """As libpq takes it: postgresql://user:password@host:port/database?parameter=value."""

    def __str__(self) -> str:
        parts = self._parts()
        if parts is None:
            return "postgresql://?"
        user = f"{unquote(parts.username)}@" if parts.username else ""
        host = parts.netloc.rpartition("@")[2]
        return f"postgresql://{user}{host}{parts.path}"

    def __repr__(self) -> str:
        return f"PostgresAddress({self})"

    @property
    def password(self) -> str:
        """The password, wherever in the address it stands; "": there is none, or the address cannot be read."""
        parts = self._parts()
        if parts is None:
            return ""
        return unquote(parts.password or "") or parse_qs(parts.query).get(PARAMETER, [""])[-1]

    @property
    def without_password(self) -> str:
        """The address as a program may be given it, where other users can read it."""
        parts = self._parts()
        if parts is None:
            return str(self)
        user = f"{quote(unquote(parts.username), safe='')}@" if parts.username else ""
        query = "&".join(word for word in parts.query.split("&") if unquote(word.partition("=")[0]) != PARAMETER)
        netloc = user + parts.netloc.rpartition("@")[2]
        return urlunsplit(parts._replace(scheme="postgresql", netloc=netloc, query=query))

    @property
    def secrets(self) -> tuple[str, ...]:
        """What no log may show: the address with its password, and the password alone."""
        parts = self._parts()
        if parts is None:
            # All that may be meant as the password.
            meant = self.url.partition("://")[2].rpartition("@")[0].partition(":")[2]
            return (self.url, meant, unquote(meant)) if meant else (self.url,)
        password = self.password
        return (self.url, parts.password or quote(password, safe=""), password) if password else ()

    def _parts(self) -> SplitResult | None:
        """The address in parts; None where it cannot be read, or where a password in it has a "/", "?" or "#" as it
        is, so that parts of the password would be taken for others.
        """
        try:
            parts = urlsplit(self.url)
            return None if "@" in parts.path + parts.query + parts.fragment else parts
        except ValueError:
            return None


Address: TypeAlias = Path | PostgresAddress
"""Where a database is."""


def address_of(text: str) -> Address:
    """The address that a setting or a word of the command line names: a path, unless it begins as PostgreSQL's do."""
    return PostgresAddress(text) if text.lower().startswith(SCHEMES) else Path(text)
