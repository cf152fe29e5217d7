"""What the ten civilizations can do beside the rules."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.areas import contested
from engine.epochs.competition import award_loot, competition_phase, harm, usable
from engine.epochs.deck import draw_cards
from engine.epochs.growth import acquisition
from engine.epochs.invariants import account
from engine.epochs.reckoning import victory_count
from engine.epochs.state import Acquisition, CompetitionPhase, DrawCards, Fight, Rules, VictoryCount
from engine.inner_sea.abilities import ABILITIES
from engine.inner_sea.state import State
from tests.cases.answers import PASS, run
from tests.cases.inner_sea.driver import at, card_id, compete, position


def grow(s: State, *answers: str) -> State:
    """Seat 0 acquires disks."""
    run(acquisition(s, Acquisition(0)), *answers)
    account(s)
    return s


def offered(s: State, area: str) -> list[str]:
    """What seat 0 may use in a competition there."""
    return [name.removeprefix("use:ability:") for name in usable(s, 0, s.board.number[area])]


def test_every_ability_belongs_to_a_civilization_and_has_code() -> None:
    civilizations = position().facts.civilizations.values()
    assert {ability for item in civilizations for ability in item.abilities} == set(ABILITIES)


def test_rome_with_a_city_chooses_disks_or_a_card() -> None:
    places = {"rome": {0: 3}, "gades": {0: 2}, "kush": {0: 2}, "lydia": {0: 2}}
    assert grow(position(civs=["rome", "gaul"], seats=2, disks=places), "disks").ready[0] == 5
    s = grow(position(civs=["rome", "gaul"], seats=2, disks=places, deck=["spies"]), "card")
    assert (s.ready[0], s.hands[0]) == (3, [card_id("spies")])


def test_rome_without_a_city_has_one_disk_more() -> None:
    places = {area: {0: 2} for area in ("rome", "gades", "kush", "lydia")}
    assert grow(position(civs=["rome", "gaul"], seats=2, disks=places)).ready[0] == 5


def test_roman_legions_fight_three_times_around_home() -> None:
    s = position(civs=["rome", "gaul"], seats=2, disks={"etruria": {0: 1, 1: 2}, "gades": {0: 1, 1: 2}})
    assert offered(s, "gades") == []
    assert offered(s, "etruria") == ["legions"]
    compete(s, "etruria", {0: ["use:ability:legions"]}, PASS)
    assert (at(s, "etruria", 0), at(s, "etruria", 1)) == (1, 1)
    s.spent[0] += ["legions:a", "legions:b"]
    assert offered(s, "rome") == []


def test_carthage_has_three_places_for_white_disks() -> None:
    s = position(civs=["carthage", "gaul"], seats=2)
    assert offered(s, "carthage") == ["sacred-band"]
    assert offered(s, "saldae") == ["hired-spears"]
    assert offered(s, "saldic_sea") == ["punic-fleet"]
    s.spent[0].append("hired-spears:saldae")
    assert offered(s, "thapsus") == []


def test_celt_iberia_grows_and_mines() -> None:
    s = grow(position(civs=["celt_iberia", "gaul"], seats=2, disks={"celt_iberia": {0: 3}}))
    assert (s.ready[0], s.treasury[0]) == (3, 2)
    s = grow(position(civs=["celt_iberia", "gaul"], seats=2, disks={"saguntum": {0: 3}}))
    assert (s.ready[0], s.treasury[0]) == (3, 1), "a city next door"
    s = grow(
        position(civs=["celt_iberia", "gaul"], seats=2, disks={"celt_iberia": {0: 2}, "kush": {0: 2}, "lydia": {0: 2}})
    )
    assert (s.ready[0], s.treasury[0]) == (4, 0)


def test_gaul_has_a_white_disk_here_and_an_own_disk_there() -> None:
    s = position(civs=["gaul", "rome"], seats=2, disks={"massilia": {0: 1, 1: 2}, "liguria": {0: 1, 1: 2}})
    compete(s, "massilia", {0: ["use:ability:war-bands"]}, "own")
    assert (at(s, "massilia", 0), s.supply[0]) == (1, 46)
    assert offered(s, "liguria") == ["war-bands"]
    compete(s, "liguria", {0: ["use:ability:war-bands"]})
    assert (at(s, "liguria", 0), offered(s, "gaul")) == (1, [])


def test_mauretania_grows_finds_gold_and_rides_anywhere() -> None:
    s = grow(position(civs=["mauretania", "gaul"], seats=2, disks={"mauretania": {0: 3}}))
    assert s.treasury[0] == 1
    assert offered(s, "gades") == offered(s, "iberian_sea") == ["light-cavalry"]
    places = {area: {0: 2} for area in ("rome", "gades", "kush")}
    s = grow(position(civs=["mauretania", "gaul"], seats=2, disks=places))
    assert (s.ready[0], s.treasury[0]) == (4, 0)


def test_mycenae_has_two_heroes_on_land() -> None:
    s = position(civs=["mycenae", "gaul"], seats=2)
    assert offered(s, "aegean_sea") == []
    assert offered(s, "attica") == ["heroes"]
    s.spent[0] += ["heroes:attica"]
    assert offered(s, "attica") == []
    assert offered(s, "thessaly") == ["heroes"]
    s.spent[0] += ["heroes:thessaly"]
    assert offered(s, "epirus") == []


def test_mycenae_takes_more_loot_the_first_time() -> None:
    s = position(civs=["mycenae", "gaul"], seats=2, disks={"attica": {0: 2}})
    s.fight = Fight(s.board.number["attica"], [[], []], [0, 3, 0])
    run(award_loot(s, s.fight.area))
    assert (s.loot[0], s.points[0]) == (2, 1)
    run(award_loot(s, s.fight.area))
    assert s.loot[0] == 3


@pytest.mark.parametrize(("disks", "left"), [(3, 3), (1, 0)])
def test_troy_is_safe_from_cards_behind_two_disks(disks: int, left: int) -> None:
    s = position(civs=["egypt", "troy"], seats=2, disks={"troy": {1: disks}})
    run(harm(s, 0, 1, s.board.number["troy"], 2))
    assert at(s, "troy", 1) == left


def test_troy_has_guards_and_allies() -> None:
    s = position(civs=["troy", "gaul"], seats=2)
    assert offered(s, "troy") == ["trojan-guard"]
    assert offered(s, "lydia") == ["trojan-allies"]
    assert offered(s, "trojan_sea") == []


def test_egypt_lives_from_the_nile() -> None:
    s = grow(position(disks={"kush": {0: 3}, "lydia": {0: 2}, "gades": {0: 2}}))
    assert (s.ready[0], s.treasury[0]) == (4, 1)
    s = grow(position(disks={"kush": {0: 2}, "lydia": {0: 2}, "gades": {0: 2}}))
    assert (s.ready[0], s.treasury[0]) == (4, 0)


def test_phoenicia_settles_seas_the_deep_ones_too() -> None:
    s = position(civs=["phoenicia", "gaul"], seats=2, disks={"phoenician_sea": {0: 1}})
    grow(s, "area:eastern_mediterranean")
    assert at(s, "eastern_mediterranean") == 1


def test_phoenicia_gains_points_at_sea() -> None:
    seas = ("phoenician_sea", "egyptian_sea", "libyan_sea", "red_sea")
    s = position(civs=["phoenicia", "gaul"], seats=2, disks={sea: {0: 1, 1: 1} for sea in seas})
    run(victory_count(s, VictoryCount()))
    assert s.points == [1, 0]


def counted(civ: str, *held: str, cities: int = 0) -> int:
    """Points at the victory count for a disk in each of these areas, less those for the cities far away."""
    s = position(civs=[civ, "minos"], seats=2, disks={area: {0: 1, 1: 1} for area in held})
    for area in ("gallaecia", "pontus", "thrace", "palmyra")[:cities]:
        s.disks[0][s.board.number[area]] = 3
    run(victory_count(s, VictoryCount()))
    return s.points[0] - cities


@pytest.mark.parametrize(
    ("civ", "held"),
    [
        ("rome", ["rome", "apulia"]),
        ("rome", ["rome", "etruria"]),
        ("gaul", ["gaul", "liguria"]),
        ("mauretania", ["mauretania", "pillars_of_hercules"]),
        ("mycenae", ["mycenae", "ionian_sea"]),
        ("troy", ["troy", "trojan_sea"]),
        ("carthage", ["saldic_sea", "carthaginian_sea", "red_sea"]),
    ],
)
def test_a_point_for_the_places_a_civilization_lives_by(civ: str, held: list[str]) -> None:
    assert counted(civ, *held) == 1
    assert [counted(civ, *held[:place], *held[place + 1 :]) for place in range(len(held))] == [0] * len(held)


def test_carthage_needs_five_seas_once_it_has_two_cities() -> None:
    seas = ["saldic_sea", "carthaginian_sea", "red_sea", "african_sea", "ionian_sea"]
    assert counted("carthage", *seas[:3], cities=1) == 1
    assert (counted("carthage", *seas[:4], cities=2), counted("carthage", *seas, cities=2)) == (0, 1)


@pytest.mark.parametrize("civ", ["rome", "troy"])
@pytest.mark.parametrize(("cities", "points"), [(13, 1), (12, 0)])
def test_rome_and_troy_gain_a_point_more_with_thirteen_cities(civ: str, cities: int, points: int) -> None:
    s = position(civs=[civ, "gaul"], seats=2)
    land = [area for area, kind in enumerate(s.board.kinds) if kind == "land" and s.board.ids[area] != civ]
    for area in land[:cities]:
        s.disks[0][area] = 3
    run(victory_count(s, VictoryCount()))
    assert s.points[0] == cities + points


def test_mauretania_keeps_gate_and_gold_while_it_has_three_cities_at_most() -> None:
    held = ["mauretania", "pillars_of_hercules"]
    assert (counted("mauretania", *held, cities=3), counted("mauretania", *held, cities=4)) == (1, 0)
    cities = {"mauretania": {0: 3}, "gallaecia": {0: 3}, "pontus": {0: 3}}
    assert grow(position(civs=["mauretania", "gaul"], seats=2, disks=cities)).treasury[0] == 1
    s = position(civs=["mauretania", "gaul"], seats=2, disks={**cities, "thrace": {0: 3}})
    assert grow(s).treasury[0] == 0


@pytest.mark.parametrize("civ", ["rome", "troy", "celt_iberia"])
@pytest.mark.parametrize(("disks", "points"), [(3, 2), (2, 0)])
def test_a_point_more_for_a_city_at_home(civ: str, disks: int, points: int) -> None:
    s = position(civs=[civ, "minos"], seats=2, disks={civ: {0: disks}})
    run(victory_count(s, VictoryCount()))
    assert s.points[0] == points


@pytest.mark.parametrize(("partners", "points"), [(4, 1), (3, 0)])
def test_egypt_gains_a_point_for_four_partners(partners: int, points: int) -> None:
    near = ("red_sea", "nile_delta", "kush", "libya")[:partners]
    s = position(
        civs=["egypt", "gaul", "rome", "troy", "carthage"],
        seats=5,
        disks={"egypt": {0: 1}, **{area: {seat: 1} for seat, area in enumerate(near, 1)}},
    )
    run(victory_count(s, VictoryCount()))
    assert s.points[0] == points


@pytest.mark.parametrize(("partners", "points"), [(5, 2), (4, 0)])
def test_gaul_gains_two_points_for_five_partners(partners: int, points: int) -> None:
    near = ("helvetia", "massilia", "aquitania", "liguria", "tarraco")[:partners]
    s = position(
        civs=["gaul", "egypt", "rome", "troy", "carthage", "mauretania"],
        seats=6,
        disks={"gaul": {0: 1}, **{area: {seat: 1} for seat, area in enumerate(near, 1)}},
    )
    s.disks[0][s.board.number["massilia"]] = 1
    run(victory_count(s, VictoryCount()))
    assert s.points[0] == points


def test_the_alphabet_changes_a_card() -> None:
    s = position(
        civs=["phoenicia", "gaul"], seats=2, hands={0: ["coinage"]}, deck=["barter", "heresy", "flood", "poet", "spies"]
    )
    run(draw_cards(s, DrawCards(0)), f"card:{card_id('coinage')}", f"card:{card_id('poet')}")
    assert card_id("poet") in s.hands[0]
    assert s.discard == [card_id("coinage"), card_id("spies")]
    assert len(s.hands[0]) == 4


def test_minos_has_allies_in_its_own_waters() -> None:
    s = position(civs=["minos", "gaul"], seats=2)
    assert offered(s, "minoan_sea") == ["home-waters"]
    assert offered(s, "aegean_sea") == []


def test_minos_starts_a_competition_elsewhere() -> None:
    s = position(civs=["minos", "gaul"], seats=2, disks={"tyrrhenian_sea": {0: 1, 1: 1}, "minoan_sea": {0: 1, 1: 1}})
    s.agenda = [CompetitionPhase()]
    sea = s.board.number["tyrrhenian_sea"]
    assert not contested(s, sea)
    run(competition_phase(s, CompetitionPhase()), "area:tyrrhenian_sea")
    assert contested(s, sea)
    assert len(s.agenda) == 3


def test_minos_gains_points_for_seas_alone() -> None:
    disks = {"minoan_sea": {0: 1}, "libyan_sea": {0: 1}, "myrtoan_sea": {0: 2}, "aegean_sea": {0: 1}}
    s = position(civs=["minos", "gaul"], seats=2, disks=disks)
    run(victory_count(s, VictoryCount()))
    assert s.points[0] == 1
    s.disks[1][s.board.number["aegean_sea"]] = 1
    run(victory_count(s, VictoryCount()))
    assert s.points[0] == 1


def test_troy_does_not_stop_the_losses_of_a_competition() -> None:
    s = position(civs=["egypt", "troy"], seats=2, disks={"troy": {0: 3, 1: 2}})
    compete(s, "troy", {}, PASS)
    assert at(s, "troy", 1) == 0


BALANCING = {
    *("appian-way", "sea-lanes", "oppida", "alpine-passes"),
    *("western-gate", "aegean-kings", "straits-toll", "nile-markets"),
}


@pytest.mark.parametrize(("balanced", "points"), [(True, 1), (False, 0)])
def test_abilities_made_for_balance_can_be_left_out(balanced: bool, points: int) -> None:
    s = position(civs=["carthage", "gaul"], seats=2, disks={"gaul": {1: 1}, "liguria": {1: 1}})
    s.rules = Rules(balanced=balanced)
    assert s.facts.balancing == BALANCING
    run(victory_count(s, VictoryCount()))
    assert s.points == [0, points]
    assert offered(s, "carthage") == ["sacred-band"], "the others stay"


def test_the_option_of_the_table_leaves_them_out() -> None:
    assert [Match.create(load_game("inner_sea"), options, 2, 1).state.rules.balanced for options in ({}, OFF)] == [
        True,
        False,
    ]


OFF = {"balancing-abilities": "no"}
