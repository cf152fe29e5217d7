"""Errors of leagues. Each names a text of data/locales by ``key``."""

from __future__ import annotations

from bot.model.errors import TableError


class NoSuchLeague(TableError):
    """No league of this server has this number, or none is here."""

    key = "error-league-none"


class LeagueStarted(TableError):
    """Only before the start of a league."""

    key = "error-league-started"


class LeagueNotStarted(TableError):
    """Only after the start of a league."""

    key = "error-league-not-started"


class LeagueOver(TableError):
    """The league is over, or was called off."""

    key = "error-league-over"


class LeagueFull(TableError):
    """The league has as many players as it may have (``most``)."""

    key = "error-league-full"


class AlreadyInLeague(TableError):
    """The user is in the league."""

    key = "error-league-already-in"


class NotInLeague(TableError):
    """The user is not in the league."""

    key = "error-league-not-in"


class TooFewInLeague(TableError):
    """A league starts with two players or more, and needs as many to go on."""

    key = "error-league-too-few"


class NoSuchFixture(TableError):
    """The league has no table of this number, or nothing of the kind can be done with it as it stands."""

    key = "error-league-no-fixture"


class BadPlaces(TableError):
    """The places typed do not give one to each of the ``count`` players."""

    key = "error-league-places"


class NoReason(TableError):
    """What is done about a match needs a reason, which everybody reads."""

    key = "error-league-no-reason"


class NoLeagueName(TableError):
    """A league needs a name that can be read."""

    key = "error-league-no-name"


class AlreadyIn(TableError):
    """The user who wants to join is in the league."""

    key = "error-league-in-already"


class NotLeagueHost(TableError):
    """Only who has opened the league, or manages the server or its channels."""

    key = "error-league-not-host"


class TooManyLeagues(TableError):
    """The server has as many leagues under way as it may have (``most``)."""

    key = "error-league-too-many"
