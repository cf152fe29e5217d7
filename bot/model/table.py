"""Tables as immutable values: who sits where, how far the game is, what has been posted."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.record import LogEntry

Status = Literal["lobby", "playing", "over", "closed"]
Pace = Literal["none", "live", "daily", "relaxed"]
Entry = Literal["open", "invited"]
Watch = Literal["everyone", "players"]
Hints = Literal["alone", "everyone"]
"""Who may ask for a hint: a person who plays against computers alone, or everybody at the table."""
OPEN: tuple[Status, ...] = ("lobby", "playing")
NAME_LENGTH = 32
UNSHOWN = frozenset([*range(0x20), 0x7F, *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200B, 0x2028, 0x2029])
"""Characters that a name is stored without: line ends, and those by which it would reorder what stands around it."""


class Limits(msgspec.Struct, frozen=True):
    """How many open tables there may be, 0 meaning any number: for one host before the start, one person, one server.

    A seat that a computer keeps for a person counts as that person's.
    """

    lobbies: int = 5
    person: int = 50
    server: int = 500


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat (from 0): a Discord user, or a computer of this level. ``name`` is unescaped.

    ``owner`` is the user who has lent the seat to a computer and may take it back; ``name`` stays theirs meanwhile.
    """

    seat: int
    user: int | None
    name: str
    computer: str | None = None
    owner: int | None = None


class Sitting(msgspec.Struct, frozen=True):
    """Somebody's time in a seat of a game: a user or a computer, from when (``until`` None: still there).

    ``first_entry`` and ``last_entry`` are the next number of the game's log at both moments, ``first_revision`` is the
    match's revision at the first one: what they answered has a later one.
    """

    seat: int
    user: int | None
    name: str
    computer: str | None
    since: float
    until: float | None
    first_entry: int
    last_entry: int | None
    first_revision: int = 0


class Call(msgspec.Struct, frozen=True):
    """A call: a series of questions to the person in a seat, during which no other person has to answer.

    ``questions`` has a pair for each (stored as "asked"): the serial number of the answer before it (-1: none), and
    when it was put. An undo brings the same question back. ``passed`` is the serial number of the answer after which
    another person had to answer; the seat's next question begins a new call.
    """

    seat: int
    questions: tuple[tuple[int, float], ...] = msgspec.field(name="asked")
    passed: int | None = None


class Table(msgspec.Struct, frozen=True):
    """One table at one moment. ``holders`` are in seat order; open seats are missing from it.

    ``revision`` rises by one with every stored change (joining too); it is not the match's revision, which answers name
    (``match.known_revision(seat)``). ``posted_revision`` is what players have been shown. ``waiting`` are the seats for
    which everybody may see the table wait, ``waiting_since`` since when; ``answered`` those of them that have answered
    already where nobody else may know it, ``calls`` the last calls of every seat. ``invited`` may join where ``entry``
    is "invited", ``kicked`` may not; ``watch`` says who may look on; ``closed_by`` is who has ended the table,
    where somebody has. Times are seconds since 1970.
    """

    id: int
    game: str
    options: dict[str, str]
    seats: int
    seed: int
    language: str
    guild_id: int | None
    channel_id: int
    host: int
    status: Status
    holders: tuple[Holder, ...]
    created_at: float
    changed_at: float
    revision: int = 1
    posted_revision: int = 0
    match_revision: int = 0
    waiting: tuple[int, ...] = ()
    pace: Pace = "none"
    entry: Entry = "open"
    watch: Watch = "everyone"
    invited: tuple[int, ...] = ()
    waiting_since: tuple[float, ...] = ()
    answered: tuple[int, ...] = ()
    kicked: tuple[int, ...] = ()
    calls: tuple[Call, ...] = ()
    closed_by: int | None = None
    hints: Hints = "alone"

    @property
    def is_open(self) -> bool:
        """Whether it is in the lobby or being played."""
        return self.status in OPEN

    @property
    def is_over(self) -> bool:
        """Whether the game has been played to its end or was closed."""
        return not self.is_open

    def seat_of(self, user: int) -> int | None:
        """The user's seat."""
        return next((holder.seat for holder in self.holders if holder.user == user), None)

    def user_at(self, seat: int) -> int | None:
        """The user in this seat; None for a computer or an open seat."""
        return next((holder.user for holder in self.holders if holder.seat == seat), None)

    def users(self) -> list[int]:
        """The people at the table, in seat order."""
        return [holder.user for holder in self.holders if holder.user is not None]

    def owner_of(self, seat: int) -> int | None:
        """The user to whom the seat belongs: who sits there, or who has lent it to a computer."""
        return next((holder.user or holder.owner for holder in self.holders if holder.seat == seat), None)

    def lent_seat(self, user: int) -> int | None:
        """The seat that a computer holds for this user."""
        return next((holder.seat for holder in self.holders if holder.owner == user), None)

    def members(self) -> list[int]:
        """The people to whom seats belong, those who have lent theirs among them, in seat order."""
        return [user for holder in self.holders if (user := holder.user or holder.owner) is not None]

    def computers(self) -> dict[int, str]:
        """The computers' levels (``engine.computers.levels``), by seat."""
        return {holder.seat: holder.computer for holder in self.holders if holder.computer is not None}

    def allows_hints(self) -> bool:
        """Whether players may ask for hints."""
        return self.hints == "everyone" or len(self.members()) == 1

    def open_seats(self) -> list[int]:
        """The seats that nobody holds."""
        occupied = {holder.seat for holder in self.holders}
        return [seat for seat in range(self.seats) if seat not in occupied]

    def must_act(self, user: int) -> bool:
        """Whether the table waits for this user's answer. Secret: to be shown to the user alone."""
        seat = self.seat_of(user)
        return seat in self.waiting and seat not in self.answered

    def waiting_for(self) -> list[int]:
        """The people for whom everybody may see the table wait, in seat order."""
        return [holder.user for holder in self.holders if holder.user is not None and holder.seat in self.waiting]

    def since(self, seat: int) -> float:
        """When the seat's present question was put (seconds since 1970)."""
        return dict(zip(self.waiting, self.waiting_since, strict=False)).get(seat, self.changed_at)

    def called(self, seat: int) -> float:
        """When the seat's last call began (seconds since 1970)."""
        return next((call.questions[0][1] for call in reversed(self.calls) if call.seat == seat), self.since(seat))

    def names(self) -> list[str]:
        """A name for every seat; an open one is empty."""
        by_seat = {holder.seat: holder.name for holder in self.holders}
        return [by_seat.get(seat, "") for seat in range(self.seats)]


VoteKind = Literal["undo", "swap", "invite", "request", "remove", "late", "rewind"]


class Ballot(msgspec.Struct, frozen=True):
    """A question to the table as it is stored: who asks, what (``kind``), about what (``payload``), until when.

    ``agreed`` and ``refused`` are the users who have answered; ``chosen`` what users chose (2 and up) where there is
    more to choose from than yes and no.
    """

    id: int
    table_id: int
    asker: int
    kind: VoteKind = "undo"
    payload: dict[str, str | int] = {}
    expires_at: float | None = None
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    chosen: tuple[tuple[int, int], ...] = ()


class Vote(msgspec.Struct, frozen=True):
    """A vote: one user's request that needs the agreement of others. ``waiting`` are the users still to answer.

    ``needed`` is how many must agree, ``agreed`` who has. ``outcome`` is set if nobody had to be asked and it was done
    at once (``id`` is 0 then).
    """

    id: int
    table_id: int
    asker: int
    agreed: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    outcome: Outcome | None = None
    kind: VoteKind = "undo"
    payload: dict[str, str | int] = {}
    expires_at: float | None = None
    needed: int = 0


class Notice(msgspec.Struct, frozen=True):
    """A message to a table's players about the table, not the game: a text key and its arguments.

    ``question`` is the id of the vote that it answers, or 0. ``id`` is set by the store, which keeps it until it is
    posted.
    """

    key: str
    args: dict[str, str | int] = {}
    question: int = 0
    id: int = 0


class Outcome(msgspec.Struct, frozen=True):
    """The result of a change.

    ``entries`` are the new log entries, secret ones among them; ``taken_back`` is how many answers were undone.
    Whom the game waits for now: ``table.waiting_for()``.
    """

    table: Table
    entries: tuple[LogEntry, ...] = ()
    taken_back: int = 0
    notice: Notice | None = None


class VoteResult(msgspec.Struct, frozen=True):
    """The state of a vote: "open", "agreed" (with its ``outcome``) or "refused"."""

    state: Literal["open", "agreed", "refused"]
    vote: Vote
    outcome: Outcome | None = None


def visible(entries: list[LogEntry] | tuple[LogEntry, ...], seat: int | None) -> list[LogEntry]:
    """The entries that this seat (None: the public) may see."""
    return [entry for entry in entries if entry.event.seats is None or seat in entry.event.seats]


def clean_name(name: str, most: int = NAME_LENGTH) -> str:
    """A name as it is stored: at most ``most`` characters that can be sent and turn no text around."""
    storable = name.encode("utf-8", "replace").decode("utf-8")
    printable = "".join(mark for mark in storable if ord(mark) not in UNSHOWN)
    return printable.strip()[:most].strip() or "?"
