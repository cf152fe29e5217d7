"""Options as a tree: levels, groups, pages."""

from __future__ import annotations

import pytest

from bot.words.option_tree import (
    MENU_SIZE,
    level,
    parent,
)

TIGRIS = [
    *(f"tile:red:{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)),
    *(f"tile:blue:{column}1" for column in "AB"),
    "withdraw:red",
    "pass",
]


def test_the_root_shows_each_verb_once() -> None:
    found = level(TIGRIS)
    assert [(choice.value, choice.is_leaf) for choice in found] == [
        ("tile:", False),
        ("withdraw:", False),
        ("pass", True),
    ]


def test_a_level_that_fits_a_menu_lists_the_options_themselves() -> None:
    assert [choice.value for choice in level(TIGRIS, "tile:blue:")] == ["tile:blue:A1", "tile:blue:B1"]


def test_a_level_with_more_than_a_menu_takes_is_grouped_by_first_letter() -> None:
    groups = level(TIGRIS, "tile:red:")
    assert [choice.value for choice in groups] == [f"tile:red:{column}*" for column in "ABCDEFGH"]
    assert all(choice.is_group and not choice.is_leaf for choice in groups)
    assert [choice.value for choice in level(TIGRIS, "tile:red:C*")] == [f"tile:red:C{row}" for row in range(1, 9)]


def test_what_cannot_be_grouped_is_listed_whole_for_paging() -> None:
    options = [f"card:{number}" for number in range(100, 160)]
    assert len(level(options, "card:")) == 60 > MENU_SIZE


@pytest.mark.parametrize(
    ("node", "above"),
    [("", ""), ("tile:", ""), ("tile:red:", "tile:"), ("tile:red:C*", "tile:red:"), ("build:F7:", "build:")],
)
def test_back_goes_one_level_up(node: str, above: str) -> None:
    assert parent(node) == above
