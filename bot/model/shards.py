"""Values about the processes that serve one database, and the connections to Discord's gateway that they share."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["bot", "think"]
"""What a process is: one that answers players, or one in which computers think."""

Stage = Literal["starting", "serving", "leaving"]
"""A process that holds shards, or waits for some, is serving; the others get none."""

DIRECT_MESSAGES = 0
"""The shard at which direct messages arrive."""


def shard_of(guild_id: int | None, count: int) -> int:
    """The shard, of ``count``, that a server belongs to; None: the one of direct messages."""
    return DIRECT_MESSAGES if guild_id is None else (guild_id >> 22) % count


class Session(msgspec.Struct, frozen=True):
    """What it takes to go on with a session of the gateway: its id, the last event's number, where to connect."""

    id: str
    sequence: int
    resume_url: str


class Process(msgspec.Struct, frozen=True):
    """A process that lives, as far as is known. ``rate``: requests a second that it may send to Discord."""

    owner: str
    kind: str
    place: str
    stage: str
    started_at: float
    until: float
    rate: float


class Shard(msgspec.Struct, frozen=True):
    """A connection to the gateway. ``owner`` is "" where nobody has it; ``term`` rises with every new owner."""

    number: int
    owner: str
    term: int
    until: float
    session: Session | None


class Census(msgspec.Struct, frozen=True):
    """The processes that live and all shards at a moment of the database's clock, ``now``."""

    now: float
    processes: tuple[Process, ...]
    shards: tuple[Shard, ...]

    def of(self, owner: str) -> dict[int, Shard]:
        """The shards of a process, by number."""
        return {shard.number: shard for shard in self.shards if shard.owner == owner}

    def vacant(self) -> list[int]:
        """The numbers of the shards that nobody has, or whose owner's time has run out."""
        return [shard.number for shard in self.shards if not shard.owner or shard.until <= self.now]
