"""Styles of computers: what they like is heard in the log and judged, and plans that they like are compared."""

from __future__ import annotations

import pytest

from data.texts import texts
from engine.cli import play
from engine.computers.levels import (
    PLANNER,
    SENSIBLE,
    STRONG,
    level_named,
    level_of,
    looks_ahead,
    remembers,
    style_of,
    styles_of,
    think,
    way_of,
    ways_of,
)
from engine.computers.lookahead import Effort, compare, liked_plans, lookahead_of, plans_for
from engine.computers.styles import LIKED, Listener, weighed, with_liked
from engine.core.ask import Ask
from engine.core.game import Plan
from engine.core.position import Position
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from engine.core.styles import Liking, Style

STYLED = [game for game in games() if styles_of(load_game(game))]
PLANS = [Plan((name,)) for name in "abcdef"]


def first_turn() -> tuple[Ask, Position]:
    """The first turn of The Ancient World with two players."""
    position = Position.set_up(load_game("ancient_world"), {}, 2, 3)
    while position.asks()[0].key != "turn":
        for ask in position.asks():
            position.apply(ask.seat, think(SENSIBLE, ask, position, seeded(1)).ids)
    return position.asks()[0], position


def test_a_level_is_stored_with_its_style() -> None:
    assert (level_of("planner:warrior"), style_of("planner:warrior")) == (PLANNER, "warrior")
    assert (level_of("steady"), style_of("steady"), level_named("steady:x")) == (SENSIBLE, "", "sensible:x")
    assert looks_ahead("strong:builder")
    assert remembers("strong:builder")
    assert not remembers("planner:builder")
    assert not looks_ahead("sensible:builder")


def test_a_style_that_a_game_or_a_level_does_not_have_is_left_out() -> None:
    tigris = load_game("tigris")
    assert way_of("planner:trader", tigris) == "planner:trader"
    assert way_of("planner:sailor", tigris) == PLANNER
    assert way_of("sensible:trader", tigris) == SENSIBLE
    assert way_of("steady", tigris) == SENSIBLE
    assert ways_of(tigris)[-1] == "planner:trader"
    assert "strong:warrior" in ways_of(tigris)


def test_what_is_liked_is_heard_of_the_seat_or_of_others() -> None:
    listener = Listener((Liking("war", 2.0), Liking("lost", 0.5, "disks", others=True)), (1, 4), 6)
    listener.add("war", seat=1)
    listener.add("war", seat=4)
    listener.add("war", seat=0)
    listener.add("lost", seat=0, disks=3)
    listener.add("lost", seat=1, disks=5)
    listener.add("lost", seat=6, disks=7)
    listener.tell(1, "war", seat=1)
    listener.add("peace", seat=1)
    assert listener.worth == 2.0 + 2.0 + 1.5


def test_a_style_counts_parts_more_or_less() -> None:
    assert weighed({"points": 3.0, "tiles": 2.0}, Style({"tiles": 1.5}), 0.5) == {
        "points": 3.0,
        "tiles": 3.0,
        LIKED: 0.5,
    }


def test_plans_that_are_liked_take_the_place_of_half_of_the_others() -> None:
    liked = [0.0, 1.0, 0.0, 2.0, 1.0, 3.0]
    assert with_liked(PLANS, liked, 4) == [PLANS[number] for number in (0, 1, 2, 5)]
    assert with_liked(PLANS, liked, 2) == [PLANS[0], PLANS[5]]
    assert with_liked(PLANS, [5.0, *liked[1:]], 4) == PLANS[:4]
    assert with_liked(PLANS, liked, 6) == PLANS


@pytest.mark.parametrize("game", STYLED)
def test_styles_speak_of_the_games_own_parts_and_lines(game: str) -> None:
    loaded = load_game(game)
    lookahead = lookahead_of(loaded)
    state = Position.set_up(loaded, {}, loaded.meta.seats[0], 1).state
    parts = {*lookahead.parts(state, 0), "rivals"}
    for name, style in lookahead.styles.items():
        assert style.factors or style.likes
        assert set(style.factors) <= parts, name
        for lang in ("en", "es"):
            keys = [f"style-{name}", f"{game}-style-{name}", *(one.line for one in style.likes)]
            assert [key for key in keys if not texts().has(lang, key)] == [], lang


def test_whoever_likes_something_does_it() -> None:
    question, position = first_turn()
    for verb in ("build", "recruit"):
        style = Style(likes=(Liking(f"ancient_world-{verb}", 50.0),))
        plans = [plan for plan in plans_for(question, position, seeded(1)) if not plan.ids[0].startswith(verb)][:3]
        everything = [*plans, *plans_for(question, position, seeded(1))]
        compared = liked_plans(question, position, everything, 3, seeded(2), style)
        best = compare(question, position, compared, Effort(3, 1), seeded(3), with_parts=True, style=style)[0]
        assert best.plan.ids[0].startswith(verb)
        assert best.parts[LIKED] >= 50


def test_an_unknown_style_plays_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.computers.levels.EFFORTS", {PLANNER: Effort(2, 1), STRONG: Effort(2, 1)})
    question, position = first_turn()
    without = think(PLANNER, question, position, seeded(5))
    assert think("planner:sailor", question, position, seeded(5)) == without


def test_a_style_is_a_level_on_the_command_line() -> None:
    assert play.levels_by_seat("planner:warrior,random") == "planner:warrior,random"
    assert play.looks_ahead(play.Setting("tigris", {}, 2, 1, "sensible,planner:warrior"))
    with pytest.raises(ValueError, match="no level 'clever:warrior'"):
        play.levels_by_seat("clever:warrior")
