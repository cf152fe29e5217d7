"""How shards and Discord's requests are shared among the processes that live. Pure functions."""

from __future__ import annotations

from typing import Final

from bot.model.shards import Census, Process

REQUESTS: Final = 45.0
"""Requests a second, of all processes together: fewer than the 50 that Discord takes, for they do not arrive as evenly
as they are sent.
"""

LEAST: Final = 1.0
"""Requests a second that every process may send, even one that has just come."""

STAND_BY: Final = 2.0
"""Requests a second of a process without a shard, where others have some."""


def serving(census: Census) -> list[Process]:
    """The bots among which the shards are spread, the oldest first."""
    bots = [process for process in census.processes if process.kind == "bot" and process.stage == "serving"]
    return sorted(bots, key=lambda process: (process.started_at, process.owner))


def shards_due(census: Census, owner: str) -> int:
    """How many shards a process should hold: all hold equally many, the oldest one more where that does not divide."""
    owners = [process.owner for process in serving(census)]
    if owner not in owners:
        return 0
    each, more = divmod(len(census.shards), len(owners))
    return each + (owners.index(owner) < more)


def to_take(census: Census, owner: str) -> list[int]:
    """The vacant shards that a process should take now."""
    mine = [number for number in census.of(owner) if number not in census.vacant()]
    return census.vacant()[: max(0, shards_due(census, owner) - len(mine))]


def to_give(census: Census, owner: str) -> list[int]:
    """The shards that a process should give up, as others have fewer."""
    mine = sorted(census.of(owner))
    surplus = len(mine) - shards_due(census, owner)
    return mine[len(mine) - surplus :] if surplus > 0 else []


def rate_due(census: Census, owner: str) -> float:
    """Requests a second that a process should have: those with shards have equally many, the rest nearly none."""
    bots = [process.owner for process in census.processes if process.kind == "bot"]
    holders = {shard.owner for shard in census.shards} & {*bots}
    if not holders:
        return REQUESTS / max(1, len(bots))
    idle = min(STAND_BY * (len(bots) - len(holders)), REQUESTS / 2)
    if owner in holders:
        return (REQUESTS - idle) / len(holders)
    return idle / (len(bots) - len(holders))


def rate_granted(census: Census, owner: str) -> float:
    """What it may have of that now: no more than the others leave, who lower theirs when they see it."""
    others = sum(process.rate for process in census.processes if process.owner != owner and process.kind == "bot")
    return max(LEAST, min(rate_due(census, owner), REQUESTS - others))
