"""The places that a panel's picture marks: those of the level shown, where all are for one deed."""

from __future__ import annotations

import pytest

from bot.words.option_tree import below
from bot.words.option_words import OptionWords
from bot.words.ordering import places
from engine.core.ask import Ask, Fixed
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


def test_below_a_node_are_the_options_that_its_level_leads_to() -> None:
    options = ["take:corsica:1", "take:corsica:2", "take:rome:1", "done"]
    assert below(options, "take:corsica:") == ["take:corsica:1", "take:corsica:2"]
    assert below(options, "done") == ["done"]
    assert below(options, "") == options
