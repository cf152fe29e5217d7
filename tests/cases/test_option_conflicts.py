"""Options of the map games that others leave nothing to do: what is said of them is what is played."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.errors import BadOption, Reason
from engine.core.game import GameMeta, OptionConflict, OptionSpec
from engine.core.registry import games, load_game
from engine.core.rng import seeded

Options = dict[str, str]

SAME = [
    ("inner_sea", 4, {"civilizations-each": "2"}, {}),
    ("inner_sea", 3, {"civilizations-each": "2", "without-player": "3"}, {"civilizations-each": "2"}),
    ("inner_sea", 5, {"without-player": "3"}, {"without-player": "1"}),
    ("inner_sea", 1, {}, {"without-player": "3"}),
    ("inner_sea", 1, {"civilizations-each": "2"}, {"civilizations-each": "2", "without-player": "2"}),
    ("inner_sea", 3, {"civilizations-each": "2", "barbarian-hordes": "yes"}, {"civilizations-each": "2"}),
    ("middle_east", 6, {"barbarian-hordes": "yes"}, {}),
    ("middle_east", 2, {"first-epoch": "3"}, {"first-epoch": "3", "epochs": "2"}),
]
"""A table whose options are in conflict, and options that are the same game."""

PLAIN = [
    ("inner_sea", 3, {"civilizations-each": "2"}),
    ("inner_sea", 2, {"civilizations-each": "2", "without-player": "2"}),
    ("inner_sea", 1, {"without-player": "3"}),
    ("inner_sea", 5, {"barbarian-hordes": "yes"}),
    ("middle_east", 2, {"first-epoch": "3", "epochs": "2", "goal": "25", "goal-ends": "epoch"}),
    ("middle_east", 2, {"gilgamesh": "twice", "epochs": "3"}),
    ("middle_east", 3, {"scenario": "sea_peoples", "barbarian-hordes": "yes", "last-epoch-event": "yes"}),
]
"""Tables whose options are played as they are."""


def played(game: str, seats: int, options: Options) -> bytes:
    """The state in which such a game begins, without its options as they are remembered for later."""
    loaded = load_game(game)
    s = loaded.setup(loaded.meta.check(options, seats), seats, seeded(1))
    s.rules = msgspec.structs.replace(s.rules, barbarian_hordes=False)
    return loaded.codec.encode(s)


@pytest.mark.parametrize(("game", "seats", "options", "instead"), SAME)
def test_a_choice_in_conflict_is_another_game(game: str, seats: int, options: Options, instead: Options) -> None:
    (conflict,) = games()[game].conflicts(options, seats)
    assert not conflict.prevents
    assert played(game, seats, options) == played(game, seats, instead)
    assert not games()[game].conflicts(instead, seats)


@pytest.mark.parametrize(("game", "seats", "options"), PLAIN)
def test_choices_that_go_together_are_in_no_conflict(game: str, seats: int, options: Options) -> None:
    assert not games()[game].conflicts(options, seats)


@pytest.mark.parametrize("epochs", ["1", "2"])
def test_a_second_return_takes_two_epochs_before_the_last(epochs: str) -> None:
    (conflict,) = games()["middle_east"].conflicts({"gilgamesh": "twice", "epochs": epochs}, 2)
    assert conflict.option == "gilgamesh"


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_scenario_leaves_nothing_to_do_is_named_too(players: int) -> None:
    conflicts = games()["middle_east"].conflicts({"scenario": "sea_peoples", "gilgamesh": "twice"}, players)
    assert [(one.option, one.prevents) for one in conflicts if one.option != "scenario"] == [("gilgamesh", False)]


def test_what_a_scenario_settles_is_named_once_and_prevents_it() -> None:
    options = {
        "scenario": "sea_peoples",
        "epochs": "1",
        "first-epoch": "4",
        "goal-ends": "epoch",
        "without-player": "2",
    }
    conflicts = games()["middle_east"].conflicts(options, 3)
    assert [one.option for one in conflicts] == ["epochs", "first-epoch", "goal-ends", "without-player"]
    assert all(one.prevents for one in conflicts)


def test_when_a_goal_ends_the_game_is_nothing_without_a_goal() -> None:
    (conflict,) = games()["middle_east"].conflicts({"goal-ends": "epoch"}, 2)
    assert (conflict.option, conflict.prevents) == ("goal-ends", False)


def test_a_single_player_has_no_goal_of_points() -> None:
    options = {"goal": "25", "without-player": "2"}
    (conflict,) = games()["middle_east"].conflicts(options, 1)
    assert (conflict.option, conflict.prevents) == ("goal", True)
    assert not games()["middle_east"].conflicts(options, 2)


def test_a_game_sees_all_options_filled_in() -> None:
    specs = (OptionSpec("a", ("x", "y"), "x"), OptionSpec("b", ("1", "2"), "2"))
    meta = GameMeta(
        "g", {"en": "G"}, (2, 3), specs, combine=lambda options, _: [OptionConflict(options["b"], Reason("k"))]
    )
    assert meta.conflicts({"a": "y"}, 2) == (OptionConflict("2", Reason("k")),)
    with pytest.raises(BadOption):
        meta.conflicts({"a": "y"}, 4)
