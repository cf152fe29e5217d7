"""A finished game looked back at: points by turn, who led when, swings, fights; held against the game itself."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.tables.analysis import Analysis, Lead, Period, Swing, ahead_of_all, leads_of
from engine.core.game import Result
from engine.core.registry import games, load_game
from tests.bot.finished import analysis, finished, story_of


def period(*points: tuple[int, ...]) -> Period:
    return Period({"en": "then"}, 0, 0, points, ())


def analysis_with(*periods: Period) -> Analysis:
    return Analysis("any", 2, 0, periods, tuple(leads_of(periods)), (), Result(((0,), (1,))))


def test_whoever_is_caught_up_with_leads_on_until_somebody_passes() -> None:
    periods = [period((0,), (0,)), period((2,), (1,)), period((2,), (2,)), period((2,), (3,))]
    assert leads_of(periods) == [Lead(0, 1, 2), Lead(1, 3, 3)]


def test_a_seat_without_points_leads_nobody() -> None:
    assert ahead_of_all([(), (0,)], None) == 1
    assert ahead_of_all([(), ()], 0) is None


def test_what_counts_less_decides_between_equals() -> None:
    assert ahead_of_all([(2, 5), (2, 6)], None) == 1


def test_swings_are_gains_within_a_period_the_most_first() -> None:
    made = analysis_with(period((1,), (0,)), period((2,), (5,)))
    assert made.swings()[:2] == [Swing(1, 1, 5), Swing(0, 0, 1)]


def test_the_deficit_is_where_a_seat_was_furthest_behind() -> None:
    made = analysis_with(period((1,), (4,)), period((1,), (6,)), period((9,), (6,)))
    assert made.deficit(0) == (5, 1, 1)
    assert made.deficit(1) == (3, 2, 0)


def agrees(game: str, seats: int) -> None:
    """Every period's points are those of the positions at its end, its lines those of the log; nothing is lost."""
    match, made = finished(game, seats), analysis(game, seats)
    story = story_of(game, seats)
    assert made.counts_points
    assert len({tuple(sorted(item.names.items())) for item in made.periods}) == len(made.periods)
    for number, item in enumerate(made.periods[:-1]):
        assert item.last == made.periods[number + 1].first
        assert story.steps[item.last].checkpoint is not None
    public = [entry for entry in match.log if entry.event.seats is None and not entry.undone]
    assert [entry for item in made.periods for entry in item.entries] == public
    finals = {entry.event.args["seat"]: entry.event.args for entry in public if entry.event.key == f"{game}-final"}
    for seat in range(seats):
        told = finals[seat]
        points = made.points(len(made.periods) - 1, seat)
        assert str(told.get("score", told.get("points"))) == "/".join(str(number) for number in points)
    result = match.result()
    assert result is not None
    last = [made.periods[-1].points[seat] for group in result.places for seat in group]
    assert all(one >= other for one, other in pairwise(last))
    assert all(lead.length > 0 for lead in made.leads)
    for number, item in enumerate(made.periods):
        leading = [lead.seat for lead in made.leads if lead.first <= number <= lead.last]
        assert all(item.points[seat] == max(item.points) for seat in leading)
    for fight in made.fights:
        assert fight.entry in made.periods[fight.period].entries


def test_an_analysis_agrees_with_its_game() -> None:
    agrees("ancient_world", 2)


@pytest.mark.nightly
@pytest.mark.parametrize("game", games())
def test_an_analysis_agrees_with_any_game(game: str) -> None:
    agrees(game, load_game(game).meta.seats[1])
