"""The operator's log of tables: a line whenever one opens, starts, ends or a seat changes hands.

Ids only: no name, nothing of what is played.
"""

from __future__ import annotations

import logging

from bot.model.table import (
    Holder,
    Notice,
    Table,
)

logger = logging.getLogger("ziggurat.tables")


def opened(table: Table) -> None:
    """A table has been opened."""
    logger.info(
        "table %d opened by %d in server %s, channel %d: %s, %d seats",
        table.id,
        table.host,
        table.guild_id or "-",
        table.channel_id,
        table.game,
        table.seats,
    )


def changed(old: Table, new: Table, notice: Notice | None) -> None:
    """A table has changed: one line for each thing that an operator may be asked about.

    ``notice`` is what its players read about the change.
    """
    for text, *args in _lines(old, new, notice):
        logger.info(f"table %d {text}", new.id, *args)


def forgotten() -> None:
    """All that was stored of a person has been deleted; whose it was is not written down either."""
    logger.info("the data of a person were deleted on their wish")


def _lines(old: Table, new: Table, notice: Notice | None) -> list[tuple[str | int, ...]]:
    lines: list[tuple[str | int, ...]] = []
    why = f" ({notice.key})" if notice is not None else ""
    before = {holder.seat: holder for holder in old.holders}
    after = {holder.seat: holder for holder in new.holders}
    for seat in sorted({*before, *after}):
        was, now = _held(before.get(seat)), _held(after.get(seat))
        if was != now:
            lines.append(("seat %d: %s, before %s%s", seat + 1, now, was, why))
    lines += [("removed %d before the start", user) for user in new.kicked if user not in old.kicked]
    if old.host != new.host:
        lines.append(("has %d as host now", new.host))
    if old.channel_id != new.channel_id:
        lines.append(("moved to channel %d", new.channel_id))
    if old.status != new.status:
        if new.status == "playing":
            lines.append(("started with %d people and %d computers", len(new.users()), len(new.computers())))
        elif new.status == "over":
            lines.append(("finished",))
        elif new.status == "closed":
            closer = "nobody left to play" if new.closed_by is None else str(new.closed_by or "the operator")
            lines.append(("closed by %s%s", closer, why))
    return lines


def _held(holder: Holder | None) -> str:
    if holder is None:
        return "open"
    if holder.owner is not None:
        return f"computer for {holder.owner}"
    return str(holder.user) if holder.user is not None else "computer"
