"""The places that a panel's picture marks: those of the level shown, where all are for one deed."""

from __future__ import annotations

import pytest

from bot.words.option_tree import below
from bot.words.option_words import OptionWords
from bot.words.ordering import pictured, places
from engine.core.ask import Ask, Fixed
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.geography import load
from tests.bot.positions import acting, deploying, paying

SEA = OptionWords("en", "inner_sea", ["Ana", "Ben"])
TIGRIS = Ask("action", 0, Fixed("tile:red:A1", "tile:red:A2", "tile:red:B1", "tile:blue:C3", "swap", "pass"))


@pytest.mark.parametrize(
    ("node", "marked"),
    [
        ("", ()),
        ("tile:", ()),
        ("tile:red:", ("A1", "A2", "B1")),
        ("tile:red:A*", ("A1", "A2")),
        ("tile:red:B1", ("B1",)),
        ("swap", ()),
    ],
)
def test_squares_are_marked_once_it_is_plain_what_goes_there(node: str, marked: tuple[str, ...]) -> None:
    assert places(TIGRIS, node, OptionWords("en", "tigris", ["Ana", "Ben"])) == marked


def test_areas_are_marked_beside_cards_and_talents() -> None:
    ask = paying().asks()[0]
    assert places(ask, "", SEA) == ("etruria", "rome")
    assert places(acting().asks()[0], "", SEA) == ()


def test_one_region_of_areas() -> None:
    ask = deploying().asks()[0]
    every = places(ask, "", SEA)
    region = SEA.group("rome")
    some = places(ask, f"deploy:{region}*", SEA)
    assert "rome" in some
    assert set(some) < set(every)


def test_the_homes_on_offer_are_marked_where_a_civilization_is_chosen() -> None:
    match = Match.create(load_game("inner_sea"), {}, 2, 1)
    ask = match.asks()[0]
    assert ask.key == "civilization"
    homes = {home for option in ask.options for home in load("inner_sea").homes[option.partition(":")[2]]}
    assert set(pictured(ask, "", SEA, match.view(ask.seat))) == homes
    assert pictured(deploying().asks()[0], "", SEA, deploying().view(0)) == places(deploying().asks()[0], "", SEA)


@pytest.mark.parametrize(
    ("node", "part"), [("", "actions"), ("build:", "row"), ("recruit:", "military"), ("attack:", "titans")]
)
def test_a_turn_of_the_ancient_world_shows_what_is_chosen_from(node: str, part: str) -> None:
    ask = Ask("turn", 0, Fixed("build:1:0", "recruit:1:0", "attack:owl:0", "pass"))
    assert pictured(ask, node, OptionWords("en", "ancient_world", ["Ana", "Ben"]), None) == (part,)


@pytest.mark.parametrize(
    ("options", "node", "part"),
    [
        (("take:iron:0", "build:iron", "end"), "", "row"),
        (("take:iron:0", "build:iron", "end"), "build:", "city"),
        (("build:iron", "end"), "", "city"),
    ],
)
def test_an_action_of_through_the_ages_shows_the_row_where_a_card_can_be_taken(
    options: tuple[str, ...], node: str, part: str
) -> None:
    ask = Ask("action", 0, Fixed(*options))
    assert pictured(ask, node, OptionWords("en", "through_the_ages", ["Ana", "Ben"]), None) == (part,)


def test_a_force_shows_the_own_units_and_a_raid_the_rivals_buildings() -> None:
    words = OptionWords("en", "through_the_ages", ["Ana", "Ben"])
    force = Ask("force", 0, Fixed("force:i0=1"), about={"card": "vast_territory_i", "bid": 1})
    raid = Ask("raid", 0, Fixed("raid:drama"), about={"card": "raid_i", "rival": 1, "level": "I", "left": 1})
    assert (pictured(force, "", words, None), pictured(raid, "", words, None)) == (("units",), ("urban:1",))


def test_below_a_node_are_the_options_that_its_level_leads_to() -> None:
    options = ["take:corsica:1", "take:corsica:2", "take:rome:1", "done"]
    assert below(options, "take:corsica:") == ["take:corsica:1", "take:corsica:2"]
    assert below(options, "done") == ["done"]
    assert below(options, "") == options
