"""The map of Inner Sea: what is known of the printed board holds for the map made from real coasts."""

from itertools import pairwise

import pytest

from data import table
from engine.epochs.geography import load
from tests.epochs.maps import reachable, reference

MAP = load("inner_sea")
SHAPES = table("inner_sea/shapes.json")

EGYPT = ["egypt", "kush", "libya", "nile_delta", "sinai", "red_sea", "egyptian_sea"]
TROY = ["troy", "phrygia", "ionia", "lydia", "silicia", "icarian_sea", "trojan_sea"]
CARTHAGE = ["carthage", "saldae", "thapsus", "saldic_sea", "carthaginian_sea", "african_sea", "gulf_of_leptis"]
MYCENAE = ["mycenae", "laconia", "illyria", "thessaly", "thracian_sea", "aegean_sea", "ionian_sea", "adriatic_sea"]
CELT_IBERIA = ["celt_iberia", "tarraconnesis", "idubeda", "saguntum", "novo_carthago", "gades"]
STARTS = {2: [*EGYPT, *TROY], 3: [*CELT_IBERIA, *CARTHAGE, "melite", *MYCENAE]}
LINES = {
    2: ("dalmatia", "adriatic_sea", "gulf_of_taranto", "central_mediterranean", "bay_of_sirt", "sirt"),
    3: ("phrygia", "lydia", "minoan_sea", "eastern_mediterranean", "libyan_sea", "marmarica"),
}


RESPELT = {"silicia": ("Cilicia", "Cilicia"), "marmarica": ("Marmarica", "Marmárica"), "sinai": ("Sinai", "Sinaí")}
"""Names that the rulebook writes otherwise, in English and Spanish (data/inner_sea/README.md says why)."""


def test_areas__about_a_hundred():
    assert 95 <= len(MAP.areas) <= 120


def test_areas__every_named_area_of_the_reference_is_there_with_its_kind():
    kinds = {"land": "land", "shallow_sea": "shallow", "deep_sea": "deep"}
    for known in reference("inner_sea", "map.json")["areas"]:
        area = MAP.areas[known["id"]]
        english, spanish = RESPELT.get(known["id"], (known["name_en"], known["name_es"]))
        assert area.name.en == english
        assert spanish in (None, area.name.es)
        assert area.kind == kinds[known["kind"]]
        assert area.home_of == known.get("home_of", "")
        assert area.source == ("rulebook" if known["source_class"] == "a" else "public")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("sardinia", "bay_of_capua"),
        ("nora", "bay_of_capua"),
        ("sardinia", "nora"),
        ("egypt", "kush"),
        ("egypt", "nile_delta"),
        ("egypt", "libya"),
        ("nile_delta", "sinai"),
        ("egyptian_sea", "libyan_sea"),
        ("libyan_sea", "bay_of_sirt"),
        ("phoenicia", "palmyra"),
        *[pair for line in LINES.values() for pair in pairwise(line)],
    ],
)
def test_bordes__known_neighbours(first: str, second: str):
    assert MAP.adjacent(first, second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("attica", "mycenae"),
        ("macedonia", "thessaly"),
        ("mycenae", "laconia"),
        ("rome", "etruria"),
        ("rome", "samnium"),
        ("troy", "ionia"),
        ("trojan_sea", "propontis"),
        ("atlantic", "pillars_of_hercules"),
        ("pillars_of_hercules", "iberian_sea"),
        ("tarraco", "gulf_of_tarraco"),
        ("massilia", "liguria"),
        ("carthage", "carthaginian_sea"),
        ("nile_delta", "egyptian_sea"),
        ("sinai", "red_sea"),
        ("central_mediterranean", "libyan_sea"),
        ("melite", "central_mediterranean"),
        ("minos", "minoan_sea"),
    ],
)
def test_bordes__what_every_atlas_shows(first: str, second: str):
    assert MAP.adjacent(first, second)


def test_bordes__every_adjacency_of_the_reference_holds():
    renamed = {"gulf_of_sidra": "bay_of_sirt"}
    for known in reference("inner_sea", "map.json")["adjacency_from_sources"]:
        assert MAP.adjacent(known["a"], renamed.get(known["b"], known["b"])), known
    for known in reference("inner_sea", "map.json")["non_adjacency_from_sources"]:
        assert not MAP.adjacent(known["a"], known["b"]), known


def test_bordes__egypt_has_three_land_neighbours_and_the_nile_parts_nothing():
    assert [area for area in MAP.neighbours("egypt") if MAP.is_land(area)] == ["kush", "libya", "nile_delta"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("egypt", "sinai"),
        ("lucania", "syracuse"),
        ("gades", "tingitania"),
        ("byzantium", "bithynia"),
        ("troy", "byzantium"),
        ("rhodes", "lydia"),
        ("dalmatia", "umbria"),
        ("corsica", "sardinia"),
        ("red_sea", "egyptian_sea"),
        ("mycenae", "epirus"),
    ],
)
def test_bordes__nobody_walks_over_a_strait(first: str, second: str):
    assert not MAP.adjacent(first, second)


def test_islas__groups_and_their_seas():
    assert MAP.islands["sardinia_nora"] == ("nora", "sardinia")
    assert MAP.islands["corsica"] == ("corsica",)
    assert {"crete", "melite", "baleares", "sicily", "rhodes", "alashiya"} <= set(MAP.islands)
    for areas in MAP.islands.values():
        seas = {sea for area in areas for sea in MAP.neighbours(area) if not MAP.is_land(sea)}
        for area in areas:
            near = set(MAP.neighbours(area))
            assert seas <= near
            assert near - seas <= set(areas), "an island hangs together with no other land"


def test_mares_profundos__exactly_two():
    assert [area.id for area in MAP.areas.values() if area.is_deep] == [
        "central_mediterranean",
        "eastern_mediterranean",
    ]


def test_areas_natales__one_for_each_of_ten_civilizations():
    civilizations = ("carthage", "celt_iberia", "egypt", "gaul", "mauretania")
    civilizations += ("minos", "mycenae", "phoenicia", "rome", "troy")
    assert MAP.homes == {civilization: (civilization,) for civilization in civilizations}


@pytest.mark.parametrize("players", [2, 3])
def test_despliegue__the_frontier_parts_the_map_and_leaves_every_start_in_play(players: int):
    assert MAP.frontier(players) == LINES[players]
    playable = set(MAP.playable(players))
    assert set(STARTS[players]) - set(LINES[players]) <= playable
    assert reachable(MAP, STARTS[players][0], LINES[players]) == playable
    assert set(MAP.closed(players)) == set(MAP.ids) - playable
    assert set(LINES[players]) <= set(MAP.closed(players))


def test_despliegue__what_lies_behind_the_frontiers():
    west = {"rome", "apulia", "carthage", "syracuse", "melite", "tripolitania", "sicilian_sea", "noricum", "atlantic"}
    east = {"egypt", "phoenicia", "lycia", "rhodes", "alashiya", "galatia", "egyptian_sea", "libya", "red_sea"}
    greece = {"mycenae", "illyria", "ionian_sea", "thessaly", "moesia", "dacia", "cyrene", "minos", "myrtoan_sea"}
    assert west <= set(MAP.closed(2)) & set(MAP.playable(3))
    assert east <= set(MAP.closed(3)) & set(MAP.playable(2))
    assert greece <= set(MAP.playable(2)) & set(MAP.playable(3))
    assert {"troy", "ionia", "icarian_sea", "trojan_sea", "thracian_sea"} <= set(MAP.playable(3))


def test_despliegue__basic_setups_of_the_reference_lie_in_play():
    for players, setup in reference("inner_sea", "civilizations.json")["basic_setups"]["scenarios"].items():
        starts = [area for civ in setup["civs"].values() for area in (*civ["settlements"], *civ["camps"])]
        assert len(starts) == len(set(starts))
        assert set(starts) <= set(MAP.playable(int(players)))


def test_despliegue__four_players_and_more_use_the_whole_map():
    for players in (4, 5, 6):
        assert MAP.closed(players) == MAP.frontier(players) == ()
        assert MAP.playable(players) == MAP.ids


def test_orden_de_resolucion__from_the_upper_right_corner_to_the_lower_left():
    assert sorted(area.order for area in MAP.areas.values()) == list(range(len(MAP.areas)))
    middles = {area: shape["centre"] for area, shape in SHAPES["areas"].items()}
    assert list(MAP.order) == sorted(
        MAP.ids, key=lambda area: ((SHAPES["width"] - middles[area][0]) ** 2 + middles[area][1] ** 2, area)
    )
    for earlier, later in (("pontus", "troy"), ("troy", "mycenae"), ("mycenae", "rome"), ("rome", "gades")):
        assert MAP.areas[earlier].order < MAP.areas[later].order
    assert MAP.order[-1] == "atlantic"


@pytest.mark.parametrize(
    ("edge", "areas"),
    [
        ("south", {"egypt", "kush", "sirt", "marmarica", "libya", "mauretania"}),
        ("north", {"dalmatia", "phrygia", "gaul", "dacia"}),
        ("east", {"sinai", "palmyra", "edessa"}),
        ("west", {"atlantic"}),
    ],
)
def test_edges__known_areas_touch_their_edge(edge, areas: set[str]):
    assert areas <= {area.id for area in MAP.areas.values() if edge in area.edges}


def test_load__unknown_game_and_unknown_area():
    with pytest.raises(FileNotFoundError):
        load("no_such_game")
    with pytest.raises(KeyError):
        MAP.neighbours("atlantis")
