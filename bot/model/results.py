"""Results of games that have ended: who had which place with how many points, and what they played."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

SeatEnding = Literal["played", "resigned", "handed-over", "closed"]
"""How a game ended for somebody: played to its end, resigned by the game's rules, given up before the end (a computer
or another person went on), or closed before its end for everybody.
"""

Listing = Literal["everyone", "self", "out"]
"""Who may see somebody's statistics: everybody; they alone, though they stand in ratings; or they stay out of ratings
and lists altogether.
"""


GRADE: Final = "grade"
"""The kind of fact that says what a person who plays alone reached: "none", "bronze", "silver" or "gold"."""


class SeatFact(msgspec.Struct, frozen=True):
    """What a seat played, such as a civilization. ``kind`` is the game's word for it, ``thing`` names it ("civ:rome")
    as the files of the game do (``data.words.name_of``), or by the end of a text's key.
    """

    kind: str
    thing: str


class SeatScore(msgspec.Struct, frozen=True):
    """What a game says of a seat at its end: points (None: it has none), what the seat played, whether it resigned."""

    points: int | None = None
    facts: tuple[SeatFact, ...] = ()
    has_resigned: bool = False


class MatchEnd(msgspec.Struct, frozen=True):
    """How a match ended: by seat its place (from 1, equal for those who share it), and what the game says of it."""

    places: tuple[int, ...]
    scores: tuple[SeatScore, ...]


class ResultSeat(msgspec.Struct, frozen=True):
    """How a game ended for somebody in a seat (from 0).

    ``number`` is 0 for who held the seat at the end; those who gave it up before have 1, 2... and no place.
    ``user`` is None for a computer and for a person who has been deleted (``level`` is "former" then). ``level`` is the
    computer's; with a ``user``, that of the one to which they had lent the seat. ``place`` is None in closed games.
    ``is_late``: whether somebody else sat there before. ``name`` is that of the seat.
    """

    seat: int
    number: int
    user: int | None
    level: str | None
    place: int | None
    points: int | None
    ending: SeatEnding
    is_late: bool = False
    facts: tuple[SeatFact, ...] = ()
    name: str = ""

    @property
    def has_given_up(self) -> bool:
        """Whether somebody did not play their seat to the end."""
        return self.number > 0 or (self.user is not None and self.level is not None)


class GameResult(msgspec.Struct, frozen=True):
    """A game that has ended. ``is_over``: played to its end; else it was closed. Times are seconds since 1970.

    ``answers`` is how many answers stand (those taken back are none). ``options`` are those of the table.
    ``result_channel`` and ``result_message``: where the message with the result stands, if it does.
    """

    table_id: int
    game: str
    guild_id: int | None
    is_over: bool
    started_at: float
    ended_at: float
    seats: tuple[ResultSeat, ...]
    answers: int = 0
    options: dict[str, str] = {}
    channel_id: int = 0
    result_channel: int | None = None
    result_message: int | None = None

    @property
    def players(self) -> int:
        """How many seats the game has."""
        return sum(seat.number == 0 for seat in self.seats)

    def holders(self) -> list[ResultSeat]:
        """Who held the seats at the end, by seat."""
        return [seat for seat in self.seats if seat.number == 0]

    def of(self, user: int) -> ResultSeat | None:
        """How it ended for a person; None if they did not play."""
        return next((seat for seat in self.seats if seat.user == user), None)


class Rating(msgspec.Struct, frozen=True):
    """How well a person plays: openskill's ``mu``, how unsure that is (``sigma``), from how many games."""

    user: int
    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        """The rating as people read it: a thousand for who has not played, more the better and the surer."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


class Pool(msgspec.Struct, frozen=True):
    """Up to which game the ratings of a server and game have been made, and of how many. ``stamp`` rises whenever they
    have to be made again from the first one.
    """

    stamp: int = 0
    games: int = 0
    ended_at: float = 0.0
    table_id: int = 0
