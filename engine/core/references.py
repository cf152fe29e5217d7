"""What the stored states of a game call things by, so that changed data make no other things of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec


class References(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers and ids of a game's things that stand in its states (CONTRIBUTING, "Changing rules while
    games are being played").

    numbers: by kind of thing, ids by the numbers that states store. counted: those kinds for which states keep lists
    with a place for each number. ids: by kind of thing, the ids that states store.
    """

    numbers: Mapping[str, Mapping[int, str]] = {}
    counted: Collection[str] = ()
    ids: Mapping[str, Collection[str]] = {}


def in_order(names: Iterable[str]) -> dict[int, str]:
    """Names by their places in a list that states refer to."""
    return dict(enumerate(names))
