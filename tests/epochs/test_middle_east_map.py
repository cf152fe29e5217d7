"""The map of the Middle East: what is known of the printed board holds for the map made from real coasts."""

from itertools import pairwise

import pytest

from engine.epochs.geography import load
from tests.epochs.maps import reachable, reference

MAP = load("middle_east")

NILE = {"nile_delta", "memphis", "amarna", "abydos", "thebes"}
HOMES = {
    "akkad": {"akkad"},
    "assyria": {"assur", "nineveh"},
    "babylon": {"babylon"},
    "chaldea": {"bit_yakin"},
    "cimmeria": {"cimmeria"},
    "egypt": {"memphis", "thebes"},
    "elam": {"anshan"},
    "greece": {"mycenae"},
    "hatti": {"hattusha"},
    "indus_valley": {"arachosia", "mohenjo_daro"},
    "israel": {"jerusalem"},
    "medes_persians": {"ecbatana", "pasargadae", "persis"},
    "mitanni": {"washukanni"},
    "scythia": {"east_scythia", "west_scythia"},
    "sumer": {"uruk"},
    "urartu": {"tushpa"},
}
SHORT = ("north_caucasus", "colchis", "armenia", "jarwan", "nineveh", "assur", "akkad", "dur_kur", "agrae")
WESTERN = (
    *("northwest_caspian", "west_caspian", "southwest_caspian", "elburz_mountains"),
    *("paraetaceni", "persis", "utians", "lower_gulf"),
)
LINES = {2: SHORT, 3: WESTERN, 4: WESTERN}
STARTS = {
    "egypt": (*NILE, "eastern_desert", "western_desert", "red_sea", "reed_sea"),
    "hatti": ("hattusha", "kaska", "kumannis", "karahuyuk", "arzawa", "pala"),
    "assyria": ("nineveh", "jarwan", "arbela", "samarra", "akkad", "assur"),
    "sea_peoples": (
        *("alashiya", "rhodes", "byblos", "tyre", "sinai_sea"),
        *("levantine_sea", "cilician_straits", "rhodian_sea"),
    ),
    "medes_persians": ("persis", "utians", "sagartia", "susa", "paraetaceni", "south_zagros"),
    "scythia": (
        *("west_scythia", "chorasmia", "east_scythia", "north_sakians", "south_sakians"),
        *("east_caspian", "northeast_caspian"),
    ),
    "indus_valley": ("arachosia", "mohenjo_daro", "parachania", "south_drangiana", "north_drangiana", "bactria"),
}
SETUPS = {
    2: ("egypt", "hatti"),
    3: ("assyria", "egypt", "hatti"),
    4: ("assyria", "egypt", "hatti", "sea_peoples"),
    5: ("assyria", "egypt", "hatti", "medes_persians", "scythia"),
    6: ("assyria", "egypt", "hatti", "indus_valley", "medes_persians", "scythia"),
}


def test_areas__about_a_hundred():
    assert 100 <= len(MAP.areas) <= 130


def test_areas__every_named_area_of_the_reference_is_there():
    for known in reference("middle_east", "map.json")["areas"]:
        area = MAP.areas[known["id"]]
        assert area.name.en == known["name_en"]
        assert area.is_land == (known["kind"] != "sea")
        assert known["kind"] in ("land_unknown", "sea", area.terrain)
        assert area.source == ("rulebook" if known["source"].startswith("rulebook") else "public")


def test_areas__every_sea_can_be_sailed_and_every_land_has_a_ground():
    assert {area.kind for area in MAP.areas.values()} == {"land", "shallow"}
    assert {area.terrain for area in MAP.areas.values() if not area.is_land} == {""}
    assert "" not in {area.terrain for area in MAP.areas.values() if area.is_land}


def test_areas__as_many_mountains_as_strongholds():
    mountains = {area.id for area in MAP.areas.values() if area.terrain == "mountain"}
    assert len(mountains) == 12
    assert {"hattusha", "tarsus", "elburz_mountains", "south_zagros", "north_caucasus", "armenia"} <= mountains
    assert "tushpa" in mountains


def test_areas__the_grounds_that_are_known():
    assert {area.id for area in MAP.areas.values() if area.region == "egypt" and area.terrain == "fertile"} == NILE
    assert MAP.areas["lydia"].terrain == "plain"
    assert {MAP.areas[area].terrain for area in ("sinai", "eastern_desert", "western_desert")} == {"desert"}


def test_areas__fertile_land_fills_the_middle_with_desert_beside_it():
    block, waiting = {"babylon"}, ["babylon"]
    while waiting:
        for area in MAP.neighbours(waiting.pop()):
            if MAP.areas[area].terrain == "fertile" and area not in block:
                block.add(area)
                waiting.append(area)
    assert {"akkad", "samarra", "uruk", "bit_yakin", "susa"} <= block
    assert len(block) >= 8
    assert any(MAP.areas[area].terrain == "desert" for inside in block for area in MAP.neighbours(inside))


def test_areas_natales__twenty_two_homes():
    assert {civilization: set(areas) for civilization, areas in MAP.homes.items()} == HOMES
    assert sum(map(len, HOMES.values())) == 22


def test_bordes__every_adjacency_of_the_reference_but_those_that_contradict_another_one():
    """Nile Delta is no neighbour of Thebes, and the Nile is a row: what raiders take from Amarna goes on from area to
    area.
    """
    doubted = {("amarna", "thebes"), ("amarna", "nile_delta")}
    for known in reference("middle_east", "map.json")["adjacency"]:
        pair = (known["a"], known["b"])
        assert MAP.adjacent(*pair) != (pair in doubted), known


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("abydos", "amarna"),
        ("reed_sea", "nile_delta"),
        ("rhodes", "icarian_sea"),
        ("rhodes", "egyptian_sea"),
        ("rhodes", "rhodian_sea"),
        ("amarna", "eastern_desert"),
        ("nile_delta", "memphis"),
        ("memphis", "amarna"),
        ("abydos", "thebes"),
        ("sinai", "nile_delta"),
        ("reed_sea", "red_sea"),
        ("lower_gulf", "erythraean_sea"),
        ("upper_gulf", "lower_gulf"),
        ("bit_yakin", "upper_gulf"),
        ("tyre", "levantine_sea"),
        ("tarsus", "cilician_straits"),
        ("hattusha", "kaska"),
        ("west_scythia", "east_scythia"),
        ("mohenjo_daro", "patala"),
        *[pair for line in (SHORT, WESTERN) for pair in pairwise(line)],
    ],
)
def test_bordes__known_neighbours(first: str, second: str):
    assert MAP.adjacent(first, second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("nile_delta", "thebes"),
        ("thrace", "masa"),
        ("thrace", "wilusa"),
        ("mycenae", "thrace"),
        ("rhodes", "ionia"),
        ("alashiya", "ugarit"),
        ("tauris", "cimmeria"),
        ("sinai_sea", "reed_sea"),
        ("midian", "eastern_desert"),
        ("magan", "carmania"),
        ("east_black_sea", "west_caspian"),
    ],
)
def test_bordes__nobody_walks_over_a_strait(first: str, second: str):
    assert not MAP.adjacent(first, second)


def test_bordes__thrace_lies_on_the_north_edge_with_water_all_around():
    assert "north" in MAP.areas["thrace"].edges
    assert not any(MAP.is_land(area) for area in MAP.neighbours("thrace"))


def test_islas__two_each_next_to_several_seas():
    assert MAP.islands == {"alashiya": ("alashiya",), "rhodes": ("rhodes",)}
    for island in MAP.islands:
        assert len(MAP.neighbours(island)) >= 3
        assert not any(MAP.is_land(area) for area in MAP.neighbours(island))


def test_islas__the_nile_delta_is_two_areas_from_alashiya():
    assert set(MAP.neighbours("alashiya")) & set(MAP.neighbours("nile_delta"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_despliegue__the_frontier_parts_the_map_from_edge_to_edge(players: int):
    line, playable = LINES[players], set(MAP.playable(players))
    assert MAP.frontier(players) == line
    assert "north" in MAP.areas[line[0]].edges
    assert "south" in MAP.areas[line[-1]].edges
    assert reachable(MAP, "hattusha", line) == playable
    assert set(MAP.closed(players)) == set(MAP.ids) - playable
    assert len(set(MAP.closed(players)) - set(line)) > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_despliegue__every_start_lies_in_play_and_hangs_together(players: int):
    playable = set(MAP.playable(players))
    taken: list[str] = []
    for civilization in SETUPS[players]:
        start = STARTS[civilization]
        assert set(start) <= playable
        assert set(HOMES.get(civilization, ())) <= playable
        assert reachable(MAP, start[0], tuple(set(MAP.ids) - set(start))) == set(start)
        taken += start
    assert len(taken) == len(set(taken))


def test_despliegue__the_starts_are_those_of_the_reference():
    for civilization in reference("middle_east", "civilizations.json")["civilizations"]:
        for setup in civilization["setups"].values():
            assert set(setup["disks"]) == set(STARTS[civilization["id"]])


def test_despliegue__the_lines_are_those_of_the_reference():
    for players, border in reference("middle_east", "map.json")["borders_by_player_count"].items():
        assert tuple(border["struck_out"]) == LINES.get(int(players), ())


def test_despliegue__five_and_six_use_the_whole_map():
    for players in (5, 6):
        assert MAP.closed(players) == MAP.frontier(players) == ()


def test_orden_de_resolucion__from_the_upper_right_corner_to_the_lower_left():
    assert sorted(area.order for area in MAP.areas.values()) == list(range(len(MAP.areas)))
    for earlier, later in (("north_sakians", "bactria"), ("bactria", "persis"), ("nineveh", "memphis")):
        assert MAP.areas[earlier].order < MAP.areas[later].order


@pytest.mark.parametrize(
    ("edge", "areas"),
    [
        ("north", {"thrace", "thessaly", "cimmeria", "west_scythia", "east_scythia", "north_sakians"}),
        ("south", {"thebes", "nubia", "red_sea", "dedan", "agrae", "dilmun", "erythraean_sea"}),
        ("east", {"pamir", "gandhara", "harappa", "patala"}),
        ("west", {"western_desert", "marmarica", "libyan_sea", "ionian_sea"}),
    ],
)
def test_edges__known_areas_touch_their_edge(edge, areas: set[str]):
    assert areas <= {area.id for area in MAP.areas.values() if edge in area.edges}
