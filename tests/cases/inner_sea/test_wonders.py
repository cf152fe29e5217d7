"""Wonders: a disk of the card for each use, only while the owner occupies the area of the block."""

from __future__ import annotations

import pytest

from engine.epochs.competition import usable
from engine.epochs.deck import draw_cards
from engine.epochs.growth import acquisition
from engine.epochs.invariants import account
from engine.epochs.reckoning import reset_turn_order, victory_count
from engine.epochs.state import Acquisition, DrawCards, ResetTurnOrder, VictoryCount
from engine.inner_sea.state import State
from engine.inner_sea.wonders import silence
from tests.cases.answers import run
from tests.cases.inner_sea.driver import at, card_id, compete, play, position


def with_wonder(key: str, **more: int) -> State:
    """Seat 0 has a wonder in Kush."""
    return position(
        disks={"kush": {0: 1}, **{area: {0: disks} for area, disks in more.items()}}, wonders={key: (0, "kush")}
    )


def test_great_pyramid_gives_a_talent_and_another_place() -> None:
    s = with_wonder("great_pyramid", egypt=3)
    s.agenda = [ResetTurnOrder()]
    run(reset_turn_order(s, ResetTurnOrder()), "use", "seat:1")
    account(s)
    assert (s.treasury[0], s.wonders["great_pyramid"].disks, s.order[0]) == (1, 4, 1)


def test_grand_temple_brings_an_own_and_a_white_disk() -> None:
    s = position(disks={"kush": {0: 1}, "sinai": {0: 1, 1: 2}}, wonders={"grand_temple": (0, "kush")})
    compete(s, "sinai", {0: ["use:wonder:grand_temple"]})
    assert (at(s, "sinai", 0), at(s, "sinai", 1), s.wonders["grand_temple"].disks) == (2, 0, 3)


def test_a_wonder_is_not_offered_without_its_area_or_a_disk_or_in_silence() -> None:
    for spoil in ("area", "disk", "silence"):
        s = position(disks={"kush": {0: 1}, "sinai": {0: 1, 1: 2}}, wonders={"grand_temple": (0, "kush")})
        assert usable(s, 0, s.board.number["sinai"]) == ["use:wonder:grand_temple"]
        if spoil == "area":
            s.disks[0][s.board.number["kush"]] = 0
        elif spoil == "disk":
            s.wonders["grand_temple"].disks = 0
        else:
            silence(s, 0, "wonder:grand_temple")
        assert usable(s, 0, s.board.number["sinai"]) == [], spoil


def test_grand_gardens_place_two_disks() -> None:
    s = with_wonder("grand_gardens")
    s.civs[0] = "troy"
    run(acquisition(s, Acquisition(0)), "use", "area:kush", "area:egypt")
    account(s)
    assert (at(s, "kush"), at(s, "egypt"), s.ready[0]) == (2, 1, 3)


def test_stairway_to_heaven_gives_a_point() -> None:
    s = with_wonder("stairway_to_heaven")
    run(victory_count(s, VictoryCount()), "use")
    account(s)
    assert s.sources[0] == {"wonders": 2}, "one for the wonder, one for its use"


def test_house_of_books_draws_two_more() -> None:
    s = with_wonder("house_of_books")
    s.deck = [card_id(key) for key in ("spies", "poet", "flood", "heresy", "coinage", "barter")]
    run(draw_cards(s, DrawCards(0)), "use")
    assert len(s.hands[0]) == 5


def test_great_lighthouse_pays_for_seas() -> None:
    s = with_wonder("great_lighthouse", egyptian_sea=1, red_sea=1, libyan_sea=1, phoenician_sea=2)
    s.civs[0] = "troy"
    run(acquisition(s, Acquisition(0)), "use")
    assert s.treasury[0] == 2


def test_a_wonder_need_not_be_used() -> None:
    s = with_wonder("great_lighthouse", egyptian_sea=1, red_sea=1)
    s.civs[0] = "troy"
    run(acquisition(s, Acquisition(0)), "keep")
    assert (s.treasury[0], s.wonders["great_lighthouse"].disks) == (0, 4)


@pytest.mark.parametrize(("built", "left"), [(True, 3), (False, 2)])
def test_great_walls_keep_cards_from_harming(built: bool, left: int) -> None:
    s = position(disks={"kush": {0: 1}, "egypt": {0: 3}}, wonders={"great_walls": (0, "kush")} if built else {})
    play(s, 1, "heresy")
    assert at(s, "egypt") == left


def test_great_walls_do_not_keep_ones_own_cards_from_harming() -> None:
    s = position(disks={"kush": {0: 1}, "egypt": {0: 3}}, wonders={"great_walls": (0, "kush")})
    play(s, 0, "heresy")
    assert (at(s, "egypt"), at(s, "kush")) == (2, 0)


def test_grand_gardens_next_to_a_sea_too() -> None:
    s = with_wonder("grand_gardens", bay_of_capua=1)
    s.civs[0] = "troy"
    run(acquisition(s, Acquisition(0)), "use", "area:rome", "done")
    assert at(s, "rome") == 1
