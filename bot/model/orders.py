"""Orders that an operator gives from the shell, and blocked people and servers, as values."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

BlockKind = Literal["person", "server"]
OrderKind = Literal["close", "block-person", "block-server", "unblock-person", "unblock-server", "rewind"]
REASON_LENGTH: Final = 200
"""Characters of a reason that are kept."""

OPERATOR: Final = 0
"""Stands for whoever runs the bot where a user's id is asked for; Discord gives nobody this id."""

BLOCK: Final[dict[BlockKind, OrderKind]] = {"person": "block-person", "server": "block-server"}
UNBLOCK: Final[dict[BlockKind, OrderKind]] = {"person": "unblock-person", "server": "unblock-server"}


class Order(msgspec.Struct, frozen=True):
    """Something that a bot has still to do: close or set back the table ``target``, or free tables of the person or
    server.

    ``reason`` is for players to read, or empty; ``made_at`` is in seconds since 1970. ``answer`` is the serial number
    of the answer before which a game is set back.
    """

    id: int
    kind: OrderKind
    target: int
    reason: str
    made_at: float
    answer: int | None = None


class Block(msgspec.Struct, frozen=True):
    """A person or server for whom the bot does nothing, since when (seconds since 1970) and why."""

    kind: BlockKind
    id: int
    reason: str
    since: float


def clean_reason(text: str) -> str:
    """A reason as it is stored: one line of characters that can be sent and seen."""
    storable = text[: 4 * REASON_LENGTH].encode("utf-8", "replace").decode("utf-8")
    printable = "".join(mark if mark.isprintable() else " " for mark in storable)
    return " ".join(printable.split())[:REASON_LENGTH].strip()
