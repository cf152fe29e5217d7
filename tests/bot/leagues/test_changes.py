"""What may be done with a league, and what may not."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from bot.model import league_errors as refuse
from bot.model.leagues import MOST_PLAYERS, NOTE_LENGTH, League, LeagueGame
from bot.tables.leagues import changes
from tests.bot.leagues.made import between, league, won


def met(made: League) -> set[frozenset[int]]:
    return {
        pair
        for fixture in made.fixtures
        if len(fixture.players) > 1
        for pair in map(frozenset, combinations(fixture.players, 2))
    }


def test_joining_and_starting() -> None:
    with pytest.raises(refuse.AlreadyInLeague):
        changes.joined(league(1), 1, "again", 0.0)
    with pytest.raises(refuse.TooFewInLeague):
        changes.started(league(1))
    with pytest.raises(refuse.LeagueFull):
        changes.joined(league(*range(1, MOST_PLAYERS + 1)), 99, "late", 0.0)
    made = changes.started(league(1, 2, 3, games=(LeagueGame("tigris", 2), LeagueGame("inner_sea", 3))))
    assert [(fixture.game, len(fixture.players)) for fixture in made.fixtures] == [(0, 2), (1, 3), (0, 2), (0, 2)]
    with pytest.raises(refuse.LeagueStarted):
        changes.started(made)


def test_before_the_start_a_player_leaves_without_a_trace() -> None:
    made = changes.without(league(1, 2, 3), 2)
    assert [player.number for player in made.players] == [1, 3]
    assert [player.number for player in changes.joined(made, 4, "new", 0.0).players] == [1, 3, 4]
    with pytest.raises(refuse.NotInLeague):
        changes.without(made, 2)


def test_nobody_has_more_tables_than_they_may_and_nobody_away_gets_one() -> None:
    made = changes.started(league(1, 2, 3, 4, at_once=1))
    first = changes.next_fixtures(made)
    assert len(first) == 2
    assert sorted(player for number in first for player in made.fixtures[number - 1].players) == [1, 2, 3, 4]
    assert len(changes.next_fixtures(made, away={made.fixtures[first[0] - 1].players[0]})) == 1
    assert changes.next_fixtures(changes.paused(made)) == []
    assert len(changes.next_fixtures(changes.started(league(1, 2, 3, 4, at_once=3)))) == 6


def test_a_late_player_meets_everybody_and_one_who_returns_those_not_met() -> None:
    made = changes.started(league(1, 2, 3))
    made = changes.joined(made, 4, "late", 0.0)
    assert met(made) == set(map(frozenset, combinations((1, 2, 3, 4), 2)))
    made = changes.without(won(made, 4, 1), 4)
    assert frozenset((2, 4)) not in met(made)
    back = changes.joined(made, 4, "late again", 0.0)
    assert met(back) == set(map(frozenset, combinations((1, 2, 3, 4), 2)))
    assert len([fixture for fixture in back.fixtures if set(fixture.players) == {1, 4}]) == 1


def test_a_larger_table_is_played_without_who_has_left() -> None:
    made = changes.started(league(1, 2, 3, games=(LeagueGame("tigris", 4),)))
    made = changes.without(made, 2)
    assert [(set(fixture.players), fixture.status) for fixture in made.fixtures] == [({1, 3}, "planned")]


def test_a_result_is_corrected_replayed_and_annulled_with_a_note() -> None:
    made = won(changes.started(league(1, 2)), 1, 2)
    assert made.status == "over"
    places = changes.read_places("2, 1", 2)
    made = changes.corrected(made, 1, places, "the clock was wrong\n@everyone")
    assert (made.fixtures[0].places, made.fixtures[0].is_corrected) == ((2, 1), True)
    assert made.fixtures[0].note == "the clock was wrong @everyone"
    made = changes.replayed(made, 1, "x" * 500)
    assert (made.status, made.fixtures[0].status, made.fixtures[0].places) == ("playing", "planned", ())
    assert len(made.fixtures[0].note) == NOTE_LENGTH
    with pytest.raises(refuse.NoSuchFixture):
        changes.replayed(made, 1, "again")
    made = changes.annulled(made, 1, "never mind")
    assert (made.status, made.fixtures[0].status) == ("over", "annulled")
    with pytest.raises(refuse.NoSuchFixture):
        changes.annulled(made, 1, "again")
    with pytest.raises(refuse.NoSuchFixture):
        changes.corrected(made, 7, (1, 2), "none")
    assert changes.annulled(changes.closed(made, 1), 1, "closed, so annulled").fixtures[0].is_closed is False


@pytest.mark.parametrize(
    ("typed", "places"), [("1 2 2 4", (1, 2, 2, 4)), ("4,3,1,1", (4, 3, 1, 1)), ("1 5 5 9", (1, 2, 2, 4))]
)
def test_places_are_read(typed: str, places: tuple[int, ...]) -> None:
    assert changes.read_places(typed, 4) == places


@pytest.mark.parametrize("typed", ["", "1 2 3", "1 2 3 4 5", "0 1 2 3", "first"])
def test_other_places_are_refused(typed: str) -> None:
    with pytest.raises(refuse.BadPlaces):
        changes.read_places(typed, 4)


def test_ending_early_counts_what_has_begun() -> None:
    assert changes.ended(league(1, 2)).status == "closed"
    made = changes.started(league(1, 2, 3))
    begun = between(made, 1, 2)
    made = changes.ended(changes.with_fixture(made, msgspec.structs.replace(begun, status="playing")))
    assert (made.status, between(made, 1, 2).status, between(made, 1, 3).status) == ("playing", "playing", "annulled")
    made = won(made, 1, 2)
    assert made.status == "over"
    with pytest.raises(refuse.LeagueOver):
        changes.ended(made)


def test_who_is_forgotten_is_a_number_without_a_name() -> None:
    made = changes.forgotten(won(changes.started(league(1, 2, 3)), 1, 2), 1)
    assert (made.players[0].user, made.players[0].name, made.players[0].is_in, made.host) == (None, "", False, 0)
    over = changes.forgotten(won(changes.started(league(1, 2)), 1, 2), 2)
    assert (over.status, over.players[1].user, over.players[1].is_in) == ("over", None, True)


def test_a_league_that_goes_on_again_seats_nobody_who_was_forgotten_since() -> None:
    made = changes.started(league(1, 2, 3))
    for winner, loser in ((1, 2), (1, 3), (2, 3)):
        made = won(made, winner, loser)
    made = changes.forgotten(made, 3)
    with pytest.raises(refuse.NoSuchFixture):
        changes.replayed(made, between(made, 1, 3).number, "again")
    made = changes.replayed(made, between(made, 1, 2).number, "again")
    assert (made.status, [player.number for player in made.active()]) == ("playing", [1, 2])
    assert frozenset((3, 4)) not in met(changes.joined(made, 4, "late", 0.0))
