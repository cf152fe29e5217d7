"""Leagues for tests."""

from __future__ import annotations

from bot.model.leagues import Fixture, League, LeagueGame
from bot.tables.leagues import changes

NIM = LeagueGame("tigris", 2)


def league(*users: int, games: tuple[LeagueGame, ...] = (NIM,), at_once: int = 2) -> League:
    """A league of these users, before its start; the first one has opened it."""
    made = League(
        id=0,
        guild_id=9,
        channel_id=5 << 22,
        name="Autumn",
        host=users[0],
        language="en",
        pace="relaxed",
        games=games,
        at_once=at_once,
        seed=7,
        status="open",
        created_at=1000.0,
        changed_at=1000.0,
    )
    for user in users:
        made = changes.joined(made, user, f"user {user}", 1000.0)
    return made


def between(made: League, *players: int) -> Fixture:
    """The fixture of exactly these players."""
    return next(fixture for fixture in made.fixtures if set(fixture.players) == set(players))


def won(made: League, winner: int, loser: int) -> League:
    """The league after a table of two."""
    fixture = between(made, winner, loser)
    return changes.played(made, fixture.number, [1 if one == winner else 2 for one in fixture.players])
