"""What is new to a reader: every place that changed since they acted or since the last message; how conflicts ended."""

from __future__ import annotations

from typing import Any

from bot.model.table import Holder, Table
from bot.panel.build import build_panel
from bot.tables.news import (
    results_for,
    seen_by,
    told_before,
)
from data.texts import describe_event
from engine.core.match import Match
from engine.tigris.position import position
from renderers.inner_sea.pictures import WORLD
from renderers.maps.since import changed_stacks
from renderers.tigris.since import since
from tests.bot.positions import fighting
from tests.cases.tigris.driver import do

NAMES = ["Ana", "Ben"]


def table(match: Match, **more: Any) -> Table:
    holders = tuple(Holder(seat, seat + 1, NAMES[seat]) for seat in range(2))
    facts: dict[str, Any] = {"status": "playing", "waiting": match.waiting()} | more
    return Table(4, match.game_id, match.options, 2, 5, "en", 9, 77, 1, facts["status"], holders, 0, 0)


def turns() -> Match:
    """Bow has placed two tiles, then lion two: it is bow's turn again."""
    match = position(hands=("red red black black", "red red black black"))
    do(match, "tile:red:A1", "tile:black:A5", "pass")
    return do(match, "tile:red:F5", "tile:black:K5", "pass")


def test_every_square_that_changed_since_ones_last_action_is_new_not_only_the_last() -> None:
    match = turns()
    assert since(match.view(0), seen_by(match, 0, 0)).changed == ("F5", "K5")
    assert since(match.view(1), seen_by(match, 1, 1)).changed == (), "lion has only confirmed the end of its turn since"


def test_who_has_not_acted_yet_sees_as_new_what_happened_since_the_beginning() -> None:
    match = position(hands=("red red black black", "red"))
    do(match, "tile:red:A1", "tile:black:A5", "pass")
    assert since(match.view(1), seen_by(match, 1, 1)).changed == ("A1", "A5")


def test_nobody_s_seat_has_seen_nothing() -> None:
    assert seen_by(turns(), None, None) is None


def test_on_the_board_all_is_new_since_the_last_message() -> None:
    match = turns()
    entry = next(entry for entry in match.log if entry.event.args.get("cell") == "F5")
    assert since(match.view(None), told_before(match, entry.number, None)).changed == ("F5", "K5")
    assert since(match.view(None), told_before(match, 0, None)).changed == ("A1", "A5", "F5", "K5")


def test_on_the_board_that_calls_one_player_all_is_new_since_that_player_s_last_action_of_an_earlier_turn() -> None:
    match = turns()
    called = len(match.log)
    assert since(match.view(None), told_before(match, called, None)).changed == ()
    assert since(match.view(None), told_before(match, called, None, 0)).changed == ("F5", "K5")
    do(match, "tile:red:P11")
    assert since(match.view(None), told_before(match, called, None, 0)).changed == ("F5", "K5", "P11")


def test_a_panel_says_how_a_conflict_ended_until_its_player_acts_again() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("red red red", "red"))
    do(match, "leader:black:H5", "commit:1", "commit:1")
    said = "Ben wins the revolt as the defender, 2 to 2: ties go to the defender"
    for seat in (0, 1):
        (told,) = results_for(match, seat)
        assert describe_event("en", told.event, NAMES).startswith(said)
        assert said in build_panel(table(match), match, seat, "en").text
    do(match, "tile:red:A1")
    assert results_for(match, 0) == []
    assert len(results_for(match, 1)) == 1
    assert said not in build_panel(table(match), match, 0, "en").text


def test_a_panel_says_how_a_competition_ended() -> None:
    match = fighting(talents=0)
    match.answer(0, "compete", [])
    match.answer(1, "compete", [])
    (told,) = results_for(match, 0)
    assert describe_event("en", told.event, NAMES) == "Rome is held by Ana: Ana 4 → 3, Ben 2 → 0."
    marked = changed_stacks(WORLD.atlas, match.view(1), seen_by(match, 1, 1))
    assert [(change.area, change.seat, change.was, change.now) for change in marked if change.area == "rome"] == [
        ("rome", 0, 4, 3),
        ("rome", 1, 2, 0),
    ]
