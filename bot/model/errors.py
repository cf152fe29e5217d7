"""Errors of the application. Each names a text of data/locales by ``key``, with its arguments in ``args_``."""

from __future__ import annotations

from typing import ClassVar

from engine.core.errors import Reason


class TableError(Exception):
    """Base of the family; nothing has changed when one is raised. ``str`` of it is for developers and logs."""

    key: ClassVar[str] = "error-table"

    def __init__(self, **args: str | int) -> None:
        self.args_ = args
        super().__init__(" ".join([self.key, *(f"{name}={value!r}" for name, value in args.items())]))


class NoSuchTable(TableError):
    """No open table has this id."""

    key = "error-no-such-table"


class NoTableNumbered(NoSuchTable):
    """There is no table ``table`` in this server, or none that the user could know of."""

    key = "error-no-table-numbered"


class ChannelBusy(TableError):
    """The channel or thread has an open table already; ``table`` is its id."""

    key = "error-channel-busy"

    def __init__(self, table: int) -> None:
        super().__init__(table=table)
        self.table = table


class BadTable(TableError):
    """The game is not known, or has no such option or number of seats."""

    key = "error-bad-table"


class OptionsConflict(TableError):
    """The game cannot begin with these options; ``reason`` says why."""

    key = "error-options-conflict"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason=reason.key)
        self.reason = reason


class NotSeated(TableError):
    """Only who sits at the table may do this."""

    key = "error-not-seated"


class JoinFirst(NotSeated):
    """The same before the start, where there are seats to be had."""

    key = "error-join-first"


class SeatLent(NotSeated):
    """A computer plays for the user, who may take the seat back."""

    key = "error-seat-lent"


class AlreadySeated(TableError):
    """The user sits at this table already."""

    key = "error-already-seated"


class TableFull(TableError):
    """Every seat is taken."""

    key = "error-table-full"


class OpenSeats(TableError):
    """The game cannot start: ``seats`` seats are still open."""

    key = "error-open-seats"


class NotHost(TableError):
    """Only the host may do this."""

    key = "error-not-host"


class HostStarts(NotHost):
    """Not every seat is a person's: only the host, user ``host`` (as text), starts then."""

    key = "error-host-starts"


class HostSeats(NotHost):
    """Only the host, user ``host`` (as text), seats computers."""

    key = "error-host-seats"


class HostMoves(NotHost):
    """Only the host, user ``host`` (as text), and moderators bring a table to another channel."""

    key = "error-host-moves"


class TooManyLobbies(TableError):
    """The user is host of ``most`` tables that have not begun."""

    key = "error-too-many-lobbies"


class TooManyTables(TableError):
    """The user sits at ``most`` open tables."""

    key = "error-too-many-tables"


class TheyHaveTooMany(TooManyTables):
    """The same of the person who was to get a seat by the agreement of others."""

    key = "error-they-have-too-many"


class TooManyHere(TableError):
    """The server has ``most`` open tables."""

    key = "error-too-many-here"


class AskedAlready(TableError):
    """The user has asked this table for a seat lately; ``when`` (as Discord shows moments) they may ask again."""

    key = "error-asked-already"


class NotStarted(TableError):
    """The game has not begun."""

    key = "error-not-started"


class AlreadyStarted(TableError):
    """The game has begun."""

    key = "error-already-started"


class AlreadyOver(TableError):
    """The game is over or was closed."""

    key = "error-already-over"


class NotOver(TableError):
    """The game of table ``table`` has not been played to its end."""

    key = "error-not-over"


class ResultStands(AlreadyOver):
    """The game has been played to its end: nothing of it is taken back."""

    key = "error-result-stands"


class SeatForgotten(TableError):
    """Somebody who has played here had all that was stored of them deleted: nobody can play that seat on."""

    key = "error-seat-forgotten"


class VoteOver(TableError):
    """The question has been answered, has expired, or the table has changed since."""

    key = "error-vote-over"


class NotYourVote(TableError):
    """Who asks does not answer that question."""

    key = "error-not-your-vote"


class TableDamaged(TableError):
    """The stored match cannot be read by these rules; ``table`` is the table's id."""

    key = "error-table-damaged"


class NoHands(TableError):
    """The game ``game`` has no hands: everybody sees all of it."""

    key = "error-no-hands"


class NoCoach(TableError):
    """No computer looks ahead in this game."""

    key = "error-no-coach"


class NoHints(TableError):
    """Players of this table get no hints."""

    key = "error-no-hints"


class NothingToHint(TableError):
    """The player is asked nothing now."""

    key = "error-nothing-to-hint"


class NothingOpenInDraft(TableError):
    """What the player has composed asks nothing more."""

    key = "error-nothing-open-in-draft"


class NothingDecided(TableError):
    """The user decided nothing in this game that there was something to think about."""

    key = "error-nothing-decided"


class NothingToExplain(TableError):
    """No computer has made a move here that could be explained."""

    key = "error-nothing-to-explain"


class NotAsked(TableError):
    """The question is not put to this user."""

    key = "error-not-asked"


class NotInvited(TableError):
    """The table is by invitation; ``host`` is the user who may invite, as text."""

    key = "error-not-invited"


class Kicked(TableError):
    """The host has removed the user, and not invited them since; ``host`` is the user who may invite, as text."""

    key = "error-kicked"


class NotMember(TableError):
    """The person who was named does not sit at the table."""

    key = "error-not-member"


class NotPossibleSeat(TableError):
    """The seat that was named is not one for this: it is not there, or somebody else's."""

    key = "error-not-possible-seat"


class TooManySeated(TableError):
    """More people sit at the table than it would have seats."""

    key = "error-too-many-seated"


class LastPlayer(TableError):
    """Without the user nobody would be left to play: the game would play itself."""

    key = "error-last-player"


class NotLent(TableError):
    """No computer keeps a seat for the user here."""

    key = "error-not-lent"


class NoSeatThere(TableError):
    """The user has never sat at table ``table``, it is over, or somebody else has the seat now: nothing to ask back."""

    key = "error-no-seat-there"


class LateForPace(TableError):
    """Who is late does not change the pace until they have played."""

    key = "error-late-pace"


class TooSoon(TableError):
    """One person alone may remove another only who has been waited for ``hours`` hours."""

    key = "error-too-soon"


class NotForYourself(TableError):
    """The user has named themself where it must be somebody else."""

    key = "error-not-for-yourself"
