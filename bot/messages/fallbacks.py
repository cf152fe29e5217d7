"""Counts retries that players do not notice, and logs the first of each kind, so that the operator learns of them."""

from __future__ import annotations

import logging
import re
from typing import Final

import discord

from bot.base.meter import Fallback, Meter

logger = logging.getLogger("ziggurat.fallbacks")

FIELD: Final = re.compile(r"^In ([\w.]{1,100}):", re.MULTILINE)
"""How discord.py's text of a bad form names a field."""

FIELDS: Final = 5
"""Fields that are named at most."""


class Fallbacks:
    """Tells a meter of every second try, and the log of the first of each kind."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._logged: set[Fallback] = set()

    def note(self, kind: Fallback, error: discord.HTTPException) -> None:
        """Note a request that Discord has refused, and that is made in another way now."""
        self._meter.fell_back(kind)
        if kind not in self._logged:
            self._logged.add(kind)
            # No values: they may be of a player's text.
            fields = ", ".join(FIELD.findall(error.text[:2000])[:FIELDS])
            about = (kind, error.status, error.code, f" about {fields}" if fields else "")
            logger.warning("second try (%s): Discord refused the first one, status %d, code %d%s", *about)
