"""Notices: what a table's players should read about the table itself, such as a new host."""

from __future__ import annotations

from typing import Final

from bot.model.table import Notice, Table
from bot.words.wording import escaped, say

HOST: Final = "notice-host"
"""Who is host from now on: alone, or after what has made them that."""


def notice_text(table: Table, notice: Notice) -> str:
    """The notice in the table's language, followed by who is host now if that changed.

    Names in it are escaped.
    """
    words = {name: escaped(value) if isinstance(value, str) else value for name, value in notice.args.items()}
    keys = [notice.key] if notice.key == HOST or "host" not in words else [notice.key, HOST]
    return " ".join(say(table.language, key, **words) for key in keys)
