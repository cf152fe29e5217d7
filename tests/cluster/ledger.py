"""What the local Discord saw: interactions and who was to answer them, messages by their nonces, shards by process."""

from __future__ import annotations

import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.local import LocalDiscord
from bot.local.outbox import Outbox
from bot.local.rest import Call, Reply
from bot.local.sessions import Session, shard_of
from tests.cluster.fleet import End

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
CREATE = re.compile(r"/channels/(\d+)/messages")
MENTION = re.compile(r"<@(\d+)>")
BEGINNING = 300
"""Characters of a message that are noted."""


class Press(msgspec.Struct):
    """An interaction: when it was given to which processes, and when and by whom it was answered first.

    ``guild``: the server's id; None in a direct message. Times are of the monotonic clock.
    """

    id: int
    at: float
    channel: int
    guild: int | None
    given_to: tuple[int, ...]
    answered_at: float | None = None
    answered_by: int | None = None
    answers: int = 0


class Created(msgspec.Struct, frozen=True):
    """That a message was created, or given back, for a request with a nonce; ``pinged`` are the users in its text.

    ``says``: how the text begins.
    """

    at: float
    process: int | None
    channel: int
    nonce: str
    message: int
    pinged: tuple[int, ...]
    says: str = ""


class Connected(msgspec.Struct, frozen=True):
    """That a process was connected for a shard; ``resumed``: in a session that was there before."""

    at: float
    process: int | None
    shard: int
    resumed: bool


class Ledger:
    """Notes all that, from when it is made."""

    def __init__(self, local: LocalDiscord) -> None:
        self.local = local
        self.presses: dict[int, Press] = {}
        self.created: list[Created] = []
        self.connections: list[Connected] = []
        self.statuses: defaultdict[int, int] = defaultdict(int)
        self.refusals: Counter[str] = Counter()
        self.requests = self.counted = 0
        self._connect = local.gateway.sessions.connect
        self._give = local.gateway.interaction
        local.gateway.sessions.connect = self._connected  # type: ignore[method-assign]
        local.gateway.interaction = self._given  # type: ignore[method-assign]
        local.on_call(self._called)

    def _given(self, payload: dict[str, Any]) -> None:
        guild = int(payload["guild_id"]) if "guild_id" in payload else None
        sessions = [one for one in self.local.gateway.sessions.all() if one.hears_of(guild)]
        given = tuple(one.process for one in sessions if one.outbox is not None and one.process is not None)
        number = int(payload["id"])
        self.presses[number] = Press(number, time.monotonic(), int(payload["channel_id"]), guild, given)
        self._give(payload)

    def _connected(self, session: Session, outbox: Outbox) -> None:
        self._connect(session, outbox)
        self.connections.append(Connected(time.monotonic(), session.process, session.shard[0], session.seq > 0))

    def _called(self, method: str, path: str, call: Call, reply: Reply) -> None:
        self.requests += 1
        self.counted += not path.startswith(("/interactions/", "/webhooks/"))
        self.statuses[reply.status] += 1
        process = self.local.gateway.processes.of(call.line)
        if reply.status >= 300:
            if 400 <= reply.status < 500 and reply.status != 429:
                self.refusals[f"{method} {re.sub('[0-9]+', 'N', path)[:60]}: {str(reply.body)[:300]}"] += 1
            return
        if (found := CALLBACK.fullmatch(path)) and (press := self.presses.get(int(found[1]))):
            press.answers += 1
            if press.answered_at is None:
                press.answered_at, press.answered_by = time.monotonic(), process
        body: dict[str, Any] = call.body if isinstance(call.body, dict) else {}
        if method == "POST" and (found := CREATE.fullmatch(path)) and body.get("nonce") is not None:
            pinged = tuple(sorted({int(user) for user in MENTION.findall(str(body.get("content") or ""))}))
            if not (body.get("allowed_mentions") or {}).get("users"):
                pinged = ()
            now, message = time.monotonic(), int(reply.body["id"])
            channel, says = int(found[1]), str(body.get("content") or "")[:BEGINNING]
            self.created.append(Created(now, process, channel, str(body["nonce"]), message, pinged, says))


def doubled(created: list[Created]) -> list[list[Created]]:
    """Notices (by their nonce) for which there is more than one message."""
    by_nonce: defaultdict[str, list[Created]] = defaultdict(list)
    for one in created:
        by_nonce[one.nonce].append(one)
    return [several for several in by_nonce.values() if len({one.message for one in several}) > 1]


class Again(msgspec.Struct, frozen=True):
    """A message that pings somebody whom the one before it pinged already, with nothing done in between.

    ``clicks``: seconds by which the last clicks at the channel's table came before it.
    """

    before: Created
    message: Created
    clicks: tuple[float, ...]

    def __str__(self) -> str:
        later = self.message.at - self.before.at
        return (
            f"{self.message.pinged} in {self.message.channel}: {self.message.message} of {self.message.process}, "
            f"{later:.1f} s after {self.before.message} of {self.before.process}, "
            f"clicks {[round(one, 1) for one in self.clicks]} s before it: "
            f"{self.before.says!r}, then {self.message.says!r}"
        )


def rung_again(created: list[Created], acted: Mapping[int, Sequence[float]]) -> list[Again]:
    """Messages that ping somebody whom the last one in the channel pinged already, with nothing done in between.

    ``acted``: when somebody clicked at a channel's table, wherever they clicked.
    """
    last: dict[tuple[int, int], Created] = {}
    again = []
    for one in sorted(created, key=lambda item: item.at):
        for user in one.pinged:
            before = last.setdefault((one.channel, user), one)
            since = before.at - PRESSED_BEFORE
            clicks = [at for at in acted.get(one.channel, ()) if at <= one.at]
            if before.message != one.message and not any(since <= at for at in clicks):
                again.append(Again(before, one, tuple(one.at - at for at in clicks[-3:])))
            last[one.channel, user] = one
    return again


PRESSED_BEFORE = 3.0
"""Seconds by which a press may come before the message that it makes one more of."""


Gap = tuple[int, float, float]
"""A shard, from when it had nobody, and until when."""


def away(ends: Iterable[End], connections: Sequence[Connected], until: float) -> list[Gap]:
    """When shards had nobody: the shard, from when, and to when its next process was connected (or ``until``)."""
    gaps = []
    for end in ends:
        for shard in end.shards:
            later = [one.at for one in connections if one.shard == shard and one.at > end.at]
            back = [end.until] if end.until is not None else []
            gaps.append((shard, end.at, min([*later, *back, until])))
    return gaps


def unexplained(
    presses: Iterable[Press], ends: Sequence[End], gaps: Sequence[Gap], shards: int, within: float = 3.0
) -> list[Press]:
    """Interactions that nobody answered in time though their process lived, or their shard had one.

    Explained are those whose process ended within 3 s after them, and those that came while their shard had nobody.
    """
    strange = []
    for press in presses:
        if press.answered_at is not None:
            continue
        number, end = shard_of(press.guild, shards), press.at + within
        dies = any(one.process in press.given_to and press.at - within <= one.at <= end for one in ends)
        if not dies and not any(shard == number and gone <= end and press.at <= back for shard, gone, back in gaps):
            strange.append(press)
    return strange
