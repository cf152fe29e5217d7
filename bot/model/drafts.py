"""Drafts as values: what a player has chosen and not sent yet."""

from __future__ import annotations

import msgspec


class Draft(msgspec.Struct, frozen=True):
    """What a player has chosen so far for the question ``key``, put at ``revision``.

    ``focus`` is the option touched last, ``node`` the group of options that is open in the panel, ``typed`` a list that
    was refused last, as it was typed.
    """

    revision: int
    key: str
    picks: tuple[str, ...] = ()
    focus: str = ""
    node: str = ""
    typed: str = ""
