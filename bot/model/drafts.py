"""Drafts as values: what a player has chosen and not sent yet."""

from __future__ import annotations

import msgspec


class Step(msgspec.Struct, frozen=True, array_like=True):
    """An answer in a chain: the options chosen for the question ``key``."""

    key: str
    ids: tuple[str, ...]


class Draft(msgspec.Struct, frozen=True):
    """What a player has chosen so far for the question ``key``, put at ``revision``.

    ``picks`` are answers to that question, put again and again; ``steps`` those of a chain of questions, composed in
    the turn numbered ``turn``. ``focus`` is the option touched last, or the number of the step; ``node`` the group of
    options that is open in the panel, ``typed`` a list that was refused last, as it was typed.
    """

    revision: int
    key: str
    picks: tuple[str, ...] = ()
    focus: str = ""
    node: str = ""
    typed: str = ""
    steps: tuple[Step, ...] = ()
    turn: int = 0
