"""Votes: who is asked, how many must agree, and what happens then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.model import errors as refuse
from bot.model.table import (
    Ballot,
    Notice,
    Outcome,
    Table,
    Vote,
    VoteKind,
    VoteResult,
)
from bot.store import Store
from bot.tables.transactions import Transactions

HOUR = 3600.0
LASTS = 72 * HOUR
"""How long a question about seats stands."""

CarryOut = Callable[[Table, Ballot], Awaitable[Outcome]]
"""Does what has been agreed. The table is locked, and its seats are as they were when the question was put.

The question falls with the notice that answers it (``answer_to``), in one go.
"""


def electorate(table: Table, ballot: Ballot) -> tuple[list[int], int, list[int]]:
    """Who is asked, how many of them must agree, and who of them in any case.

    An undo or setting a game back needs everybody else, also those who have lent their seats; a swap or an invitation
    the person it is addressed to; a newcomer's request for a seat a majority and the seat's owner; a removal, or the
    choice about a player whose time is out, a majority without the person concerned.
    """
    users = table.users()
    if ballot.kind in ("swap", "invite"):
        return [int(ballot.payload["user"])], 1, []
    if ballot.kind == "request":
        owner = table.owner_of(int(ballot.payload["seat"]))
        voters = users if owner is None or owner in users else [*users, owner]
        return voters, len(voters) // 2 + 1, [] if owner is None else [owner]
    if ballot.kind in ("remove", "late"):
        voters = [user for user in users if user != ballot.payload["user"]]
        return voters, len(voters) // 2 + 1, []
    voters = [user for user in table.members() if user != ballot.asker]
    return voters, len(voters), []


def standing(table: Table, ballot: Ballot) -> Vote:
    """The present state of a vote at this table."""
    voters, needed, _ = electorate(table, ballot)
    answered = {*ballot.agreed, *ballot.refused, *dict(ballot.chosen)}
    return Vote(
        id=ballot.id,
        table_id=table.id,
        asker=ballot.asker,
        agreed=tuple(user for user in ballot.agreed if user in voters),
        waiting=tuple(user for user in voters if user not in answered),
        kind=ballot.kind,
        payload=ballot.payload,
        expires_at=ballot.expires_at,
        needed=needed,
    )


def verdict(table: Table, ballot: Ballot) -> bool | None:
    """True if agreed, False if refused, None while open."""
    voters, needed, must = electorate(table, ballot)
    if set(ballot.refused) & set(must) or len(set(voters) - set(ballot.refused)) < needed:
        return False
    agreed = set(voters) & set(ballot.agreed)
    return True if len(agreed) >= needed and set(must) <= agreed else None


async def opened(store: Store, table: Table, ballot: Ballot, open_ones: Sequence[Ballot]) -> Ballot:
    """Store a new ballot; gives the stored one. ``open_ones`` are the table's open ballots. Raises Conflict.

    An open ballot of the same asker, kind and subject is kept instead; one of that kind about something else is
    deleted.
    """
    same_kind = [old for old in open_ones if (old.asker, old.kind) == (ballot.asker, ballot.kind)]
    standing_one = next((old for old in same_kind if old.payload == ballot.payload), None)
    return standing_one or await store.open_vote(table, ballot, [old.id for old in same_kind])


def answer_to(table: Table, ballot: Ballot, word: str) -> Notice | None:
    """The notice that replaces the question. ``word`` is "agreed", "refused", "expired" or, for a late player, the
    choice.

    None where nobody has been asked.
    """
    if not ballot.id:
        return None
    if ballot.kind == "undo":
        who = next((item.name for item in table.holders if item.user == ballot.asker), "?")
        count, others = (int(ballot.payload.get(key, default)) for key, default in (("count", 1), ("others", 0)))
        return Notice(f"undo-{word}", {"name": who, "count": count, "others": others}, ballot.id)
    if ballot.kind == "rewind":
        return Notice(f"rewind-{word}", {key: str(ballot.payload[key]) for key in ("number", "reason")}, ballot.id)
    name = str(ballot.payload["name"])
    if ballot.kind == "late":
        return Notice("late-give" if word == "agreed" else f"late-{word}", {"name": name}, ballot.id)
    asker = next((item.name for item in table.holders if ballot.asker in (item.user, item.owner)), name)
    args: dict[str, str | int] = {"asker": asker, "name": name, "seat": int(ballot.payload.get("seat", 0)) + 1}
    # Whose names these are: not everybody has sat here who may want to be forgotten.
    args |= {"asker_id": ballot.asker, "user_id": int(ballot.payload["user"])}
    return Notice(f"vote-{ballot.kind}-{word}", args, ballot.id)


class Votes:
    """Puts questions and counts the answers. ``when_agreed`` has, by kind, what to do on agreement: services add
    theirs.

    ``opened`` is told when there is a question that passes, ``passed`` are the tables where some have.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self.opened: Callable[[float], None] = lambda _: None
        self.passed: set[int] = set()
        self.when_agreed: dict[VoteKind, CarryOut] = {}

    async def open_at(self, table_id: int) -> list[Vote]:
        """The questions that are open at a table, the oldest first. Raises NoSuchTable."""
        now, table = self._transactions.clock(), await self._transactions.current(table_id)
        return [
            standing(table, ballot) for ballot in await self._transactions.store.votes(table.id) if _stands(ballot, now)
        ]

    async def ask(self, table: Table, ballot: Ballot) -> Vote:
        """Put a question; what needs nobody's answer is done at once (``Vote.outcome``). The table is locked.

        Who asks and would be asked too has agreed; the same question put by somebody else is the same vote. Raises
        Conflict.
        """
        now, store = self._transactions.clock(), self._transactions.store
        open_ones = await store.votes(table.id)
        for old in open_ones:
            if not _stands(old, now):
                await self._too_late(table, old)
        same = next((old for old in open_ones if _stands(old, now) and _same(old, ballot)), None)
        if same is None:
            if verdict(table, _with_askers_own(table, ballot, ballot.asker)):
                outcome = await self.when_agreed[ballot.kind](table, ballot)
                return msgspec.structs.replace(standing(table, ballot), outcome=outcome)
            same = await opened(store, table, ballot, open_ones)
            if same.expires_at is not None:
                self.opened(same.expires_at)
        if ballot.asker not in electorate(table, same)[0]:
            return standing(table, same)
        result = await self._count(table, ballot.asker, same.id, agree=True)
        return msgspec.structs.replace(result.vote, outcome=result.outcome)

    async def cast(self, table_id: int, user: int, vote_id: int, agree: bool) -> VoteResult:
        """Count the user's answer to a vote; with the deciding answer the matter is carried out.

        Who asks may withdraw the question. Raises VoteOver, NotYourVote, NotAsked, NotSeated.
        """
        return await self._transactions.with_table_lock(
            table_id, lambda table: self._count(table, user, vote_id, agree)
        )

    async def _count(self, table: Table, user: int, vote_id: int, agree: bool) -> VoteResult:
        store = self._transactions.store
        ballot = await store.vote(table.id, vote_id)
        if ballot is None or not table.is_open or ballot.kind == "late":
            raise refuse.VoteOver
        if not _stands(ballot, self._transactions.clock()):
            await self._too_late(table, ballot)
            raise refuse.VoteOver
        if user == ballot.asker and not agree:
            await store.drop_vote(table.id, vote_id, answer_to(table, ballot, "refused"))
            return VoteResult("refused", standing(table, ballot))
        if user not in electorate(table, ballot)[0]:
            if user == ballot.asker:
                raise refuse.NotYourVote
            raise refuse.NotAsked if user in table.members() else refuse.NotSeated
        ballot = await store.consent(table.id, vote_id, user, agree)
        if ballot is None:
            raise refuse.VoteOver
        vote, decided = standing(table, ballot), verdict(table, ballot)
        if decided is None:
            return VoteResult("open", vote)
        if not decided:
            await store.drop_vote(table.id, vote_id, answer_to(table, ballot, "refused"))
            return VoteResult("refused", vote)
        return VoteResult("agreed", vote, await self.when_agreed[ballot.kind](table, ballot))

    async def end(self, table: Table) -> None:
        """Drop the questions whose time is up, and owe the table a word about each. The table is locked."""
        now = self._transactions.clock()
        for ballot in await self._transactions.store.votes(table.id):
            if not _stands(ballot, now):
                await self._pass(table, ballot)

    async def _pass(self, table: Table, ballot: Ballot) -> None:
        await self._transactions.store.drop_vote(table.id, ballot.id, answer_to(table, ballot, "expired"))
        self.passed.add(table.id)

    async def _too_late(self, table: Table, ballot: Ballot) -> None:
        """Let a ballot expire whose time was up when somebody answered it, and wake the task that expires ballots."""
        await self._pass(table, ballot)
        self.opened(self._transactions.clock())


def _stands(ballot: Ballot, now: float) -> bool:
    return ballot.expires_at is None or now < ballot.expires_at


def _same(old: Ballot, new: Ballot) -> bool:
    """Whether two ballots ask the same; for removals of the same person the asker does not matter."""
    if old.kind != new.kind or old.payload != new.payload:
        return False
    return old.asker == new.asker or new.kind == "remove"


def _with_askers_own(table: Table, ballot: Ballot, asker: int) -> Ballot:
    voters = electorate(table, ballot)[0]
    return msgspec.structs.replace(ballot, agreed=(asker,) if asker in voters else ())
