"""Points, shared places, what decides between those who are level, and those who have left."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from bot.model.leagues import Fixture, League, LeagueGame
from bot.posting.leagues.texts import ending_text, league_text
from bot.tables.leagues import changes
from bot.tables.leagues.standings import places_of, show_points, standings
from tests.bot.leagues.made import between, league, won


def lines(made: League) -> list[tuple[int, int, Fraction]]:
    return [(line.place, line.player, line.points) for line in standings(made)]


def with_tables(made: League, *tables: tuple[tuple[int, ...], tuple[int, ...]]) -> League:
    """A league with these tables played: players and their places."""
    fixtures = [Fixture(at + 1, 0, players, "played", places=places) for at, (players, places) in enumerate(tables)]
    return msgspec.structs.replace(made, status="playing", fixtures=tuple(fixtures))


def test_a_win_is_a_point_a_shared_place_half_of_one() -> None:
    made = with_tables(league(1, 2, 3), ((1, 2), (1, 2)), ((1, 3), (1, 1)), ((2, 3), (1, 2)))
    assert lines(made) == [(1, 1, Fraction(3, 2)), (2, 2, Fraction(1)), (3, 3, Fraction(1, 2))]


def test_a_table_of_four_is_worth_as_much_as_its_meetings() -> None:
    made = with_tables(league(1, 2, 3, 4), ((4, 1, 2, 3), (1, 2, 2, 4)))
    assert lines(made) == [(1, 4, Fraction(3)), (2, 1, Fraction(3, 2)), (2, 2, Fraction(3, 2)), (4, 3, Fraction(0))]


def test_who_meets_twice_has_the_mean() -> None:
    made = with_tables(league(1, 2, 3), ((1, 2), (1, 2)), ((2, 1, 3), (1, 2, 3)))
    assert {player: points for _, player, points in lines(made)} == {
        1: Fraction(3, 2),
        2: Fraction(3, 2),
        3: Fraction(0),
    }


def test_level_on_points_their_own_meeting_decides() -> None:
    made = with_tables(league(1, 2, 3, 4), ((2, 1), (1, 2)), ((1, 3), (1, 2)), ((4, 2), (1, 2)), ((3, 4), (1, 2)))
    # All have one point; 1, 2, 3 and 4 among themselves as well: one table won each, so they share the place.
    assert [place for place, _, _ in lines(made)] == [1, 1, 1, 1]
    made = with_tables(league(1, 2, 3), ((2, 1), (1, 2)), ((1, 3), (1, 2)))
    assert [(place, player) for place, player, _ in lines(made)] == [(1, 2), (2, 1), (3, 3)]


def test_then_tables_won_decide() -> None:
    # All but the third one have half a point, got from each other: the first and the last one at a table that they won.
    made = with_tables(league(1, 2, 3, 4, 5), ((3, 2, 4), (1, 2, 2)), ((1, 5), (1, 1)))
    half = Fraction(1, 2)
    assert lines(made) == [(1, 3, Fraction(2)), (2, 1, half), (2, 5, half), (4, 2, half), (4, 4, half)]


def test_who_leaves_gives_a_point_to_those_not_met_and_stands_last() -> None:
    made = won(changes.started(league(1, 2, 3)), 3, 1)
    made = changes.without(made, 3)
    assert between(made, 2).status == "annulled"
    assert lines(made) == [(1, 2, Fraction(1)), (2, 1, Fraction(0)), (3, 3, Fraction(1))]
    made = changes.settled(won(made, 1, 2))
    assert made.status == "over"
    # Level on points; their own meeting decides.
    assert lines(made) == [(1, 1, Fraction(1)), (2, 2, Fraction(1)), (3, 3, Fraction(1))]


def test_an_annulled_table_counts_for_nobody() -> None:
    made = changes.started(league(1, 2))
    made = changes.annulled(made, 1, "a mistake")
    assert (made.status, lines(made)) == ("over", [(1, 1, Fraction(0)), (1, 2, Fraction(0))])
    assert ending_text(made, "en") == "**Autumn** is over. No table of it counts, so nobody has won."
    assert "It is over; no table of it counts." in league_text(made, "en", {})
    made = won(changes.started(league(1, 2, 3)), 1, 2)
    made = changes.annulled(made, between(made, 1, 3).number, "a mistake")
    assert "Tables played: 1 of 2." in league_text(made, "en", {})


def test_two_games_count_apart() -> None:
    made = changes.started(league(1, 2, games=(LeagueGame("tigris", 2), LeagueGame("ancient_world", 2))))
    assert [fixture.game for fixture in made.fixtures] == [0, 1]
    made = changes.played(changes.played(made, 1, (1, 2)), 2, (2, 1))
    winners = {made.fixtures[0].players[0], made.fixtures[1].players[1]}
    assert sum(points for _, _, points in lines(made)) == 2
    assert {player for place, player, _ in lines(made) if place == 1} >= winners or len(winners) == 2


def test_seats_that_were_given_up_share_the_last_place() -> None:
    ranked = [(1, 2), (2, 0), (2, 3), (4, 1)]
    assert places_of(ranked, [0, 1, 2, 3]) == (2, 4, 1, 2)
    assert places_of(ranked, [0, 1, None, 3]) == (1, 3, 4, 1)
    assert places_of(ranked, [None, 1, None, 3]) == (3, 2, 3, 1)


def test_who_has_exchanged_seats_has_the_place_of_the_seat_at_the_end() -> None:
    assert places_of([(1, 0), (2, 1), (3, 2)], [2, 1, 0]) == (3, 2, 1)


def test_where_all_have_given_up_nobody_has_won() -> None:
    places = places_of([(1, 0), (2, 1)], [None, None])
    made = with_tables(league(1, 2), ((1, 2), places))
    assert [(line.points, line.won) for line in standings(made)] == [(Fraction(1, 2), 0)] * 2


def test_points_in_words() -> None:
    assert [show_points(Fraction(value), "en") for value in (3, Fraction(5, 2), Fraction(5, 3))] == ["3", "2.5", "1.67"]
    assert show_points(Fraction(10), "es") == "10"
    assert show_points(Fraction(5, 2), "es") == "2,5"
