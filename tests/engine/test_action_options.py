"""The lazy options of an action: one enumeration, whichever way one looks at it."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.tigris.boards import CELL_NAMES
from engine.tigris.options import ActionOptions
from engine.tigris.pieces import COLOURS
from engine.tigris.position import position
from tests.engine.conformance.tables import Table, moments

UNIVERSE = (
    *(f"{verb}:{colour}:{cell}" for verb in ("tile", "leader") for colour in COLOURS for cell in CELL_NAMES),
    *(f"catastrophe:{cell}" for cell in CELL_NAMES),
    *(f"withdraw:{colour}" for colour in COLOURS),
    "swap",
    "pass",
)
"""Every action that there could ever be."""

STRANGE = (
    "pass:A1",
    "swap:A1",
    "withdraw:red:A1",
    "withdraw",
    "withdraw:A1",
    "tile:A1",
    "tile:red",
    "tile:pink:A1",
    "tile:red:A12",
    "tile:red:a1",
    "catastrophe:red:A1",
    "catastrophe",
    "leader:red",
    "",
    ":",
    "PASS",
    " pass",
)


def each_position() -> list[Match]:
    return [
        Match.load(match.game, match.save())
        for table in (Table("tigris", (), 4), Table("tigris", (("board", "alternative"),), 2))
        for match in moments(table, every=9)
        if isinstance(match.asks()[0].options, ActionOptions)
    ]


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return each_position()


def test_length_index_and_iteration_agree(matches: list[Match]) -> None:
    for match in matches:
        options = match.asks()[0].options
        listed = list(options)
        assert isinstance(options, ActionOptions)
        assert len(options) == len(listed) == len(set(listed))
        assert [options[at] for at in range(len(listed))] == listed
        assert [options[at - len(listed)] for at in range(len(listed))] == listed
        assert options[2:9] == tuple(listed[2:9])
        for beyond in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                options[beyond]


def test_exactly_the_listed_ones_are_contained(matches: list[Match]) -> None:
    for match in matches:
        options = match.asks()[0].options
        assert {option for option in UNIVERSE if option in options} == set(options)
        assert not [option for option in STRANGE if option in options]
        assert None not in options
        assert 5 not in options


def test_whichever_way_one_looks_there_are_the_same_options_in_the_same_order(matches: list[Match]) -> None:
    for match in matches:
        listed = list(ActionOptions(match.state))
        options = ActionOptions(match.state)
        assert [options[number] for number in range(len(options))] == listed
        assert [options[number - len(listed)] for number in range(len(listed))] == listed
        assert list(options[1:5]) == listed[1:5]


def test_every_impossible_action_has_a_reason_and_no_possible_one(matches: list[Match]) -> None:
    for match in matches[::3]:
        options = match.asks()[0].options
        listed = set(options)
        for option in UNIVERSE:
            assert (options.why_not(option) is None) == (option in listed), option


@pytest.mark.parametrize(
    ("option", "key"),
    [
        ("tile:green:A5", "tigris-no-such-tile"),
        ("tile:red:B1", "tigris-square-taken"),
        ("tile:red:E1", "tigris-tile-on-river"),
        ("tile:blue:A5", "tigris-farm-off-river"),
        ("tile:red:Q9", "tigris-no-such-square"),
        ("leader:red:E1", "tigris-leader-on-river"),
        ("leader:red:A5", "tigris-leader-without-temple"),
        ("withdraw:red", "tigris-leader-not-on-board"),
        ("catastrophe:B1", "tigris-catastrophe-protected"),
        ("catastrophe:A5", "tigris-no-catastrophe-left"),
        ("tile:red:A1", None),
        ("war:red", None),
        ("dynasty:lion", None),
    ],
)
def test_the_reason_is_the_rule_that_is_broken(option: str, key: str | None) -> None:
    match = position(
        leaders="bow king B1",
        tiles={"red": "B2 A2 C1"},
        hands=("red red blue",),
        catastrophes_left=(0,) if option == "catastrophe:A5" else (2,),
    )
    why = match.asks()[0].options.why_not(option)
    assert (why.key if why else None) == key


def test_nothing_is_listed_before_somebody_looks() -> None:
    match = Match.create(load_game("tigris"), {}, 4, seeded(1).below(100))
    options = match.asks()[0].options
    assert isinstance(options, ActionOptions)
    assert options._segments is None
    assert "pass" in options
    assert options._segments is not None
