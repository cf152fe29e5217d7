"""Which steps of a game an animation shows, and for how long."""

from __future__ import annotations

import pytest

from bot.after.animation import frames
from bot.tables.analysis import main
from bot.tables.reel import LAST, MOST, milliseconds_of, steps_shown, stills
from bot.tables.steps import Step, Story, Turn
from tests.bot.finished import finished_game


def story(steps: int, turns: int) -> Story:
    firsts = [turn * steps // turns for turn in range(turns)]
    return Story(
        1,
        tuple(Step(None, (), 0) for _ in range(steps)),
        tuple(Turn({"en": f"Turn {number}"}, first, 0) for number, first in enumerate(firsts, 1)),
    )


@pytest.mark.parametrize(("steps", "turns"), [(1, 1), (30, 3), (300, 12), (300, 59), (4000, 300)])
def test_the_first_and_the_last_step_are_shown_turns_before_others_and_at_most_so_many(steps: int, turns: int) -> None:
    told = story(steps, turns)
    shown = steps_shown(told)
    assert shown == sorted(set(shown))
    assert (shown[0], shown[-1]) == (0, steps - 1)
    assert len(shown) == min(steps, MOST)
    assert turns >= MOST or {turn.first for turn in told.turns} <= set(shown)


@pytest.mark.parametrize("count", [1, 2, 30, MOST])
def test_an_animation_takes_forty_seconds_at_most_and_its_last_picture_longest(count: int) -> None:
    times = milliseconds_of(count)
    assert len(times) == count
    assert sum(times) <= 40_000
    assert times[-1] == LAST == max(times)


def test_stills_show_the_public_view_of_each_step_and_that_of_the_still_before() -> None:
    game = finished_game("ancient_world")
    reel = stills(game)
    assert [still.before for still in reel[1:]] == [still.view for still in reel[:-1]]
    assert reel[0].before is None
    assert reel[-1].view == game.public
    assert (reel[0].part, reel[-1].part) == (0.0, 1.0)


@pytest.mark.parametrize("name", ["ancient_world", "through_the_ages", "inner_sea"])
def test_the_points_of_a_still_are_those_that_its_picture_shows(name: str) -> None:
    reel = stills(finished_game(name, 3))
    kind = "culture" if name == "through_the_ages" else "points"
    for still in reel[:-1]:
        assert [main(points) for points in still.points] == [getattr(seat, kind) for seat in still.view.seats]
    assert len({still.points for still in reel}) > 10


def test_points_that_others_do_not_see_are_those_that_each_seat_sees() -> None:
    game = finished_game("tigris", 3)
    assert game.points(len(game.story.steps) - 1) == game.analysis.periods[-1].points
    ends = {period.last: period.points for period in game.analysis.periods}
    assert {step: game.points(step) for step in ends} == ends


def test_the_strip_names_who_is_ahead_by_what_counts_most() -> None:
    game = finished_game("ancient_world")
    requests = frames(game, "a", "default")
    assert requests[-1].caption.seats == ()
    assert [seat.is_ahead for seat in requests[0].caption.seats] == [False, False]
    strip = requests[-2].caption.seats
    counts = [main(points) for points in stills(game)[-2].points]
    assert [seat.points for seat in strip] == [str(count) for count in counts]
    assert [seat.is_ahead for seat in strip] == [count == max(counts) for count in counts]
