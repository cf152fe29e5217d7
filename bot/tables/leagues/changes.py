"""What becomes of a league when something is done with it: from one value to the next, without the store.

Each function gives the changed league, or raises the error that refuses it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, zip_longest

import msgspec

from bot.model import league_errors as refuse
from bot.model.leagues import MOST_PLAYERS, NOTE_LENGTH, Fixture, League, LeaguePlayer
from bot.model.table import clean_name
from bot.tables.leagues.schedule import Group, groups


def must_go_on(league: League) -> None:
    """Raises LeagueOver."""
    if league.is_over:
        raise refuse.LeagueOver


def joined(league: League, user: int, name: str, now: float) -> League:
    """The user is a player; of a league that has started, at tables with everybody. Raises AlreadyInLeague, LeagueFull,
    LeagueOver.
    """
    must_go_on(league)
    before = league.player_of(user)
    if before is not None and before.is_in:
        raise refuse.AlreadyInLeague
    if len(league.active()) >= MOST_PLAYERS:
        raise refuse.LeagueFull(most=MOST_PLAYERS)
    number = max((player.number for player in league.players), default=0) + 1
    new = LeaguePlayer(number, user, clean_name(name), now)
    if before is not None:
        new = msgspec.structs.replace(before, is_in=True, name=new.name)
    others = tuple(player for player in league.players if player != before)
    players = tuple(sorted((*others, new), key=lambda player: player.number))
    return planned(msgspec.structs.replace(league, players=players))


def started(league: League) -> League:
    """Its tables are planned, and may be opened. Raises LeagueStarted, LeagueOver, TooFewInLeague."""
    must_go_on(league)
    if league.has_started:
        raise refuse.LeagueStarted
    if len(league.active()) < 2:
        raise refuse.TooFewInLeague
    return planned(msgspec.structs.replace(league, status="playing"))


def planned(league: League) -> League:
    """A league that has started, with tables for every two who have none together in one of its games."""
    if not league.has_started:
        return league
    players = [player.number for player in league.active()]
    by_game = [
        [(game, group) for group in groups(players, of_game.seats, league.seed + game, _met(league, game))]
        for game, of_game in enumerate(league.games)
    ]
    first = max((fixture.number for fixture in league.fixtures), default=0) + 1
    new = [
        Fixture(first + at, game, group)
        for at, (game, group) in enumerate(item for turn in zip_longest(*by_game) for item in turn if item is not None)
    ]
    return msgspec.structs.replace(league, fixtures=(*league.fixtures, *new))


def _met(league: League, game: int) -> set[frozenset[int]]:
    tables: Iterable[Group] = (fixture.players for fixture in league.fixtures if fixture.game == game)
    return {pair for players in tables for pair in map(frozenset, combinations(players, 2))}


def without(league: League, number: int) -> League:
    """The player has left: before the start as if they had never joined, then with the tables they have; those that are
    only planned are played without them, or not at all. Raises NotInLeague, LeagueOver.
    """
    must_go_on(league)
    player = league.player(number)
    if player is None or not player.is_in:
        raise refuse.NotInLeague
    if not league.has_started:
        return msgspec.structs.replace(league, players=tuple(item for item in league.players if item != player))
    gone = msgspec.structs.replace(player, is_in=False)
    players = tuple(gone if item == player else item for item in league.players)
    fixtures = tuple(_fixture_without(fixture, number) for fixture in league.fixtures)
    return msgspec.structs.replace(league, players=players, fixtures=fixtures)


def _fixture_without(fixture: Fixture, number: int) -> Fixture:
    if fixture.status != "planned" or number not in fixture.players:
        return fixture
    players = tuple(one for one in fixture.players if one != number)
    status = fixture.status if len(players) > 1 else "annulled"
    return msgspec.structs.replace(fixture, players=players, status=status)


def forgotten(league: League, user: int) -> League:
    """Nothing in the league names the user any more; whoever plays in it has left it."""
    player = league.player_of(user)
    if player is not None and not league.is_over and player.is_in:
        league = without(league, player.number)
    players = tuple(
        msgspec.structs.replace(item, user=None, name="") if item.user == user else item for item in league.players
    )
    return msgspec.structs.replace(league, players=players, host=0 if league.host == user else league.host)


def next_fixtures(league: League, away: Collection[int] = ()) -> list[int]:
    """The numbers of those tables that can be opened now, in order: nobody has more than ``league.at_once`` open then,
    and nobody of them is ``away`` (players by number).
    """
    if league.status != "playing":
        return []
    open_tables = {player.number: league.open_tables(player.number) for player in league.players}
    chosen = []
    for fixture in league.fixtures:
        busy = any(one in away or open_tables[one] >= league.at_once for one in fixture.players)
        if fixture.status != "planned" or busy:
            continue
        chosen.append(fixture.number)
        for one in fixture.players:
            open_tables[one] += 1
    return chosen


def with_fixture(league: League, fixture: Fixture) -> League:
    """The league with one fixture changed. It is over when nothing is left to play, and goes on where something is
    again.
    """
    fixtures = tuple(fixture if item.number == fixture.number else item for item in league.fixtures)
    return settled(msgspec.structs.replace(league, fixtures=fixtures))


def settled(league: League) -> League:
    """The league as over if all its tables are played, as being played if not."""
    is_done = all(fixture.is_done for fixture in league.fixtures)
    if league.status == "playing" and is_done:
        return msgspec.structs.replace(league, status="over")
    if league.status == "over" and not is_done:
        # It will end once more; who had their data deleted after its first end plays no further table.
        players = tuple(
            msgspec.structs.replace(item, is_in=item.is_in and item.user is not None) for item in league.players
        )
        return msgspec.structs.replace(league, status="playing", ending_id=0, players=players)
    return league


def fixture_of(league: League, number: int) -> Fixture:
    """Raises NoSuchFixture."""
    fixture = league.fixture(number)
    if fixture is None:
        raise refuse.NoSuchFixture
    return fixture


def open_table(league: League, number: int) -> int | None:
    """The table of a fixture that is there and not over. Raises NoSuchFixture."""
    fixture = fixture_of(league, number)
    return fixture.table_id if fixture.is_open else None


def played(league: League, number: int, places: Sequence[int]) -> League:
    """The table of a fixture has ended with these places, by its seats."""
    fixture = fixture_of(league, number)
    return with_fixture(league, msgspec.structs.replace(fixture, status="played", places=tuple(places)))


def closed(league: League, number: int) -> League:
    """The table of a fixture was closed before its end: it counts for nobody."""
    fixture = fixture_of(league, number)
    return with_fixture(league, msgspec.structs.replace(fixture, status="annulled", places=(), is_closed=True))


def replanned(league: League, number: int) -> League:
    """The table could not begin, as somebody has left meanwhile: it is planned anew with the others."""
    fixture = msgspec.structs.replace(fixture_of(league, number), status="planned", table_id=None)
    for player in league.players:
        if not player.is_in:
            fixture = _fixture_without(fixture, player.number)
    return with_fixture(league, fixture)


def replayed(league: League, number: int, note: str) -> League:
    """The table is played once more, with those who are still in the league. Raises NoSuchFixture where fewer than two
    are, or where it has not been played; LeagueNotStarted.
    """
    fixture = _mended(league, number, note)
    if fixture.status == "planned":
        raise refuse.NoSuchFixture
    again = msgspec.structs.replace(
        fixture, status="planned", table_id=None, places=(), is_corrected=False, is_closed=False
    )
    for player in league.players:
        if not player.is_in or player.user is None:
            again = _fixture_without(again, player.number)
    if len(again.players) < 2:
        raise refuse.NoSuchFixture
    return with_fixture(league, again)


def annulled(league: League, number: int, note: str) -> League:
    """The table counts for nobody, and is not played. Raises NoSuchFixture for one that is annulled already."""
    fixture = _mended(league, number, note)
    if fixture.status == "annulled" and not fixture.is_closed:
        raise refuse.NoSuchFixture
    gone = msgspec.structs.replace(fixture, status="annulled", places=(), is_corrected=False, is_closed=False)
    return with_fixture(league, gone)


def corrected(league: League, number: int, places: Sequence[int], note: str) -> League:
    """A moderator has set the places of a table by its seats. Raises NoSuchFixture, BadPlaces."""
    fixture = _mended(league, number, note)
    if len(places) != len(fixture.players):
        raise refuse.BadPlaces(count=len(fixture.players))
    mended = msgspec.structs.replace(fixture, status="played", places=tuple(places), is_corrected=True, is_closed=False)
    return with_fixture(league, mended)


def _mended(league: League, number: int, note: str) -> Fixture:
    if not league.has_started:
        raise refuse.LeagueNotStarted
    fixture = fixture_of(league, number)
    if len(fixture.players) < 2:
        raise refuse.NoSuchFixture
    return msgspec.structs.replace(fixture, note=" ".join(note.split())[:NOTE_LENGTH])


def ended(league: League) -> League:
    """No further table is opened; those that are being played still count. Before the start, it is called off. Raises
    LeagueOver.
    """
    must_go_on(league)
    if not league.has_started:
        return msgspec.structs.replace(league, status="closed")
    fixtures = tuple(
        msgspec.structs.replace(item, status="annulled") if item.status == "planned" else item
        for item in league.fixtures
    )
    return settled(msgspec.structs.replace(league, fixtures=fixtures, status="playing"))


def paused(league: League) -> League:
    """No new tables for now, or new ones again. Raises LeagueNotStarted, LeagueOver."""
    must_go_on(league)
    if not league.has_started:
        raise refuse.LeagueNotStarted
    if league.status == "paused":
        return settled(msgspec.structs.replace(league, status="playing"))
    return msgspec.structs.replace(league, status="paused")


def read_places(typed: str, count: int) -> tuple[int, ...]:
    """Places by player from what was typed: "1 2 2 4". Equal numbers share a place; "1 3" is read as "1 2". Raises
    BadPlaces unless there are ``count`` of them.
    """
    numbers = [int(digits) for digits in re.findall(r"\d{1,3}", typed[:100])]
    if len(numbers) != count or 0 in numbers:
        raise refuse.BadPlaces(count=count)
    return tuple(1 + sum(other < number for other in numbers) for number in numbers)
