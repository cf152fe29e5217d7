"""Great persons and other cards of war, wealth, knowledge and disaster."""

from __future__ import annotations

from engine.epochs.cards import worth_playing
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, play, position


def test_architect_restores_a_wonder() -> None:
    s = position(disks={"kush": {0: 1}}, wonders={"great_pyramid": (0, "kush")})
    s.wonders["great_pyramid"].disks, s.supply[0] = 2, s.supply[0] + 3
    play(s, 0, "architect")
    assert (s.wonders["great_pyramid"].disks, s.treasury[0]) == (4, 1)


def test_sea_route_to_britain_pays_at_the_ocean() -> None:
    assert play(position(disks={"gades": {0: 1}}), 0, "sea_route_to_britain").treasury[0] == 3
    assert play(position(disks={"egypt": {0: 1}}), 0, "sea_route_to_britain").treasury[0] == 1


def test_conqueror_marches_on_an_opponent_next_door() -> None:
    s = play(position(disks={"egypt": {0: 1}, "nile_delta": {1: 3}, "rome": {1: 1}}), 0, "conqueror", "disks:3")
    assert (at(s, "nile_delta", 0), at(s, "rome", 0)) == (3, 0)


def test_tidal_wave_empties_a_sea() -> None:
    s = position(disks={"egyptian_sea": {0: 1, 1: 2, BARBARIANS: 1}, "tyrrhenian_sea": {1: 1}}, talents=[0, 1])
    play(s, 0, "tidal_wave", "area:egyptian_sea", "talent:1")
    assert [at(s, "egyptian_sea", faction) for faction in (0, 1, BARBARIANS)] == [0, 1, 0]
    assert (s.treasury[1], at(s, "tyrrhenian_sea", 1)) == (0, 1)


def test_tribute_comes_from_who_is_ahead() -> None:
    s = play(position(points=[2, 5, 1], talents=[0, 2, 2]), 0, "tribute")
    assert s.treasury == [1, 1, 2]
    assert play(position(points=[5, 2], talents=[0, 1]), 0, "tribute").treasury == [1, 1, 0]


def test_historian_takes_back_one_of_the_last_five_discards() -> None:
    s = position(discard=["coinage", "poet", "northern_tribes", "spies", "flood", "heresy"])
    play(s, 0, "historian", f"card:{card_id('poet')}")
    assert s.hands[0] == [card_id("poet")]
    assert card_id("coinage") in s.discard


def test_explorer_settles_empty_land() -> None:
    s = position(disks={"egypt": {0: 1}, "libya": {1: 1}})
    play(s, 0, "explorer", "area:kush+area:nile_delta")
    assert [at(s, area, 0) for area in ("kush", "nile_delta", "libya")] == [1, 1, 0]


def test_architect_restores_an_abandoned_wonder_as_far_as_there_are_disks() -> None:
    s = position(disks={"egypt": {0: 1}}, wonders={"great_pyramid": (0, "kush")})
    s.wonders["great_pyramid"].disks, s.supply[0] = 4, s.supply[0] + 1
    play(s, 0, "architect")
    assert (s.wonders["great_pyramid"].disks, s.treasury[0]) == (5, 1)


def test_architect_gains_the_talent_where_nothing_is_to_be_restored() -> None:
    assert play(position(), 0, "architect").treasury[0] == 1


def test_conqueror_says_how_many_march_and_comes_by_land_only() -> None:
    s = position(
        disks={"egypt": {0: 1}, "nile_delta": {1: 3}, "egyptian_sea": {0: 1}, "libya": {1: 1}, "sinai": {1: 1}}
    )
    play(s, 0, "conqueror", "area:nile_delta", "disks:2")
    assert (at(s, "nile_delta", 0), at(s, "sinai", 0)) == (2, 0)
    by_sea = position(disks={"egyptian_sea": {0: 1}, "libya": {1: 1}})
    assert not worth_playing(by_sea, 0, card_id("conqueror"))


def test_tidal_wave_takes_any_sea_that_holds_disks() -> None:
    s = position(disks={"egyptian_sea": {0: 2, 1: 1}, "red_sea": {0: 1}})
    play(s, 0, "tidal_wave", "area:red_sea")
    assert (at(s, "egyptian_sea", 0), at(s, "red_sea", 0)) == (2, 0)
