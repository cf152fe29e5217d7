"""Leagues as immutable values: who plays, which tables there are to play, how they came out."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from bot.model.table import Pace

LeagueStatus = Literal["open", "playing", "paused", "over", "closed"]
"""Before the start, being played, no new tables for now, all tables played, called off before the start."""

OVER: Final = ("over", "closed")

FixtureStatus = Literal["planned", "opening", "playing", "played", "annulled"]

MOST_PLAYERS: Final = 16
MOST_GAMES: Final = 3
NAME_LENGTH: Final = 40
NOTE_LENGTH: Final = 200
PLACEHOLDERS: Final = 1 << 22
"""Ids of Discord are above: a table of a league has its fixture's id as its channel until its thread is opened."""


class LeagueGame(msgspec.Struct, frozen=True):
    """A game of the league, with its options, at tables of so many seats (fewer where players do not come out even)."""

    game: str
    seats: int
    options: dict[str, str] = {}


class LeaguePlayer(msgspec.Struct, frozen=True):
    """Somebody in the league. ``number`` (from 1) stays theirs; ``user`` None: they have deleted their data.

    ``is_in``: they still play; one who has left keeps the tables that were played.
    """

    number: int
    user: int | None
    name: str
    joined_at: float
    is_in: bool = True


class Fixture(msgspec.Struct, frozen=True):
    """A table that is to be played, or was: which of the league's games, the players' numbers in the order of seats.

    ``places`` are from 1 in the order of ``players``, of one that is played. ``note`` is what a moderator wrote about
    it, ``is_corrected`` that they set the places, ``is_closed`` that the table was closed before its end. ``id`` is set
    by the store.
    """

    number: int
    game: int
    players: tuple[int, ...]
    status: FixtureStatus = "planned"
    table_id: int | None = None
    places: tuple[int, ...] = ()
    note: str = ""
    is_corrected: bool = False
    is_closed: bool = False
    id: int = 0

    @property
    def is_open(self) -> bool:
        """Whether its table is there, and not over."""
        return self.status in ("opening", "playing")

    @property
    def is_done(self) -> bool:
        """Whether nothing more is to be played."""
        return self.status in ("played", "annulled")


class PersonAtTable(msgspec.Struct, frozen=True):
    """Somebody who sits at a table of a league that is being played. ``is_late``: their time is out, they are asked
    something still, and the others are asked what shall happen.
    """

    table_id: int
    user: int
    is_late: bool


class LeagueEntry(msgspec.Struct, frozen=True):
    """A league in a list of leagues: what it is found by."""

    id: int
    channel_id: int
    name: str
    status: LeagueStatus

    @property
    def is_over(self) -> bool:
        """Whether nothing goes on any more."""
        return self.status in OVER


class League(msgspec.Struct, frozen=True):
    """A league at one moment.

    ``revision`` rises by one with every change; ``posted_revision`` is what its message shows. ``ending_id``: the
    message that says how it came out (0: none yet). ``host`` is who opened it (0: they have deleted their data).
    ``at_once``: tables that a player has at most at the same time.
    ``trouble``: the key of a text that says why no table can be opened. Times are seconds since 1970.
    """

    id: int
    guild_id: int
    channel_id: int
    name: str
    host: int
    language: str
    pace: Pace
    games: tuple[LeagueGame, ...]
    at_once: int
    seed: int
    status: LeagueStatus
    created_at: float
    changed_at: float
    players: tuple[LeaguePlayer, ...] = ()
    fixtures: tuple[Fixture, ...] = ()
    revision: int = 1
    posted_revision: int = 0
    message_id: int = 0
    ending_id: int = 0
    trouble: str = ""

    @property
    def is_over(self) -> bool:
        """Whether nothing goes on any more."""
        return self.status in OVER

    @property
    def has_started(self) -> bool:
        """Whether its tables have been planned."""
        return self.status not in ("open", "closed")

    def active(self) -> list[LeaguePlayer]:
        """The players who are still in it."""
        return [player for player in self.players if player.is_in]

    def player(self, number: int) -> LeaguePlayer | None:
        """The player of this number."""
        return next((player for player in self.players if player.number == number), None)

    def player_of(self, user: int) -> LeaguePlayer | None:
        """The user's entry, whether they still play or not."""
        return next((player for player in self.players if player.user == user), None)

    def fixture(self, number: int) -> Fixture | None:
        """The fixture of this number."""
        return next((fixture for fixture in self.fixtures if fixture.number == number), None)

    def open_tables(self, number: int) -> int:
        """How many tables of the league a player has that are not over."""
        return sum(fixture.is_open and number in fixture.players for fixture in self.fixtures)
