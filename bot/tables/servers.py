"""What a server's moderators have set: language, who may open tables, pace, place, palette. Knows no Discord."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from bot.model.errors import TableError
from bot.model.table import Pace
from bot.store import Store
from bot.tables.people import (
    as_stored,
    changed,
    read_struct,
)

KEY = "settings"


class MayNotOpen(TableError):
    """The server lets only some people open tables."""

    key = "error-may-not-open"


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """How new tables of a server begin. ``language`` "auto": as who opens it speaks.

    ``role`` counts where ``opening`` is "role", ``channel`` where ``place`` is "channel".
    """

    language: Literal["auto", "en", "es"] = "auto"
    opening: Literal["everyone", "role", "moderators"] = "everyone"
    role: int | None = None
    pace: Pace = "none"
    place: Literal["thread", "here", "channel"] = "thread"
    channel: int | None = None
    palette: Literal["default", "contrast"] = "default"

    def must_be_allowed(self, roles: Iterable[int], *, moderator: bool) -> None:
        """Raises MayNotOpen if somebody with these roles may not open a table; moderators always may."""
        if moderator or self.opening == "everyone":
            return
        if self.opening == "role" and self.role in set(roles):
            return
        raise MayNotOpen(who=self.opening)


USUAL = ServerSettings()


class Servers:
    """Every server's settings, kept in memory; the store is written first."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settings: dict[int, ServerSettings] = {}

    async def load(self) -> None:
        """Read what every server has set: once, before the first question."""
        rows = await self._store.server_settings(KEY)
        self._settings = {guild: read_struct(text, ServerSettings) for guild, text in rows}

    async def reload(self, guild: int) -> None:
        """Read what a server has set: another process has changed it."""
        text = await self._store.server_setting(guild, KEY)
        self._settings.pop(guild, None)
        if text is not None:
            self._settings[guild] = read_struct(text, ServerSettings)

    def defaults_for(self, guild: int | None) -> ServerSettings:
        """How new tables of this server begin; the usual outside servers."""
        return USUAL if guild is None else self._settings.get(guild, USUAL)

    async def set(self, guild: int, **changes: Any) -> ServerSettings:
        """Change some settings, all or nothing. Raises BadSetting."""
        settings: ServerSettings = changed(self.defaults_for(guild), changes)
        await self._store.set_server_setting(guild, KEY, as_stored(settings))
        self._settings[guild] = settings
        return settings
