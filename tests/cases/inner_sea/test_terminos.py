"""Rulebook, "Términos importantes del juego", "Áreas", "Las cartas", "Contador de puntos de victoria"."""

from __future__ import annotations

import pytest

from data.words import name_of
from engine.epochs.areas import cities, contested, controls, dominated, factions_in, occupies, settlements
from engine.epochs.deck import top
from engine.epochs.growth import growth_parts
from engine.epochs.state import Deployment, DrawCards, PlayCard
from engine.inner_sea.views import view
from tests.cases.inner_sea.plain import land_around, position
from tests.cases.inner_sea.plain_deck import ASIDE, DROUGHT, FACTS, GARDEN

N = FACTS.board.number


def test_asentamiento__exactly_two_disks_on_land() -> None:
    s = position("rome 2, etruria 1, umbria 3, bay_of_capua 2", "rome 2").s
    assert settlements(s, 0) == [N["rome"]]
    assert settlements(s, 1) == [N["rome"]]


def test_ciudad__three_or_more_disks_of_a_civilization_on_land_even_in_a_contested_area() -> None:
    s = position("rome 3, etruria 4, umbria 2", "rome 3", barbarians="gaul 3").s
    s.disks[0][N["bay_of_capua"]] = 3
    assert cities(s, 0) == [N["etruria"], N["rome"]]
    assert cities(s, 1) == [N["rome"]]


def test_ciudad__barbarians_have_none() -> None:
    s = position("", "", barbarians="gaul 4").s
    assert cities(s, s.barbarians) == []


def test_control__only_where_no_other_faction_is() -> None:
    s = position("rome 1, etruria 3, umbria 1", "etruria 1", barbarians="umbria 1").s
    assert [controls(s, 0, N[area]) for area in ("rome", "etruria", "umbria", "gaul")] == [True, False, False, False]


def test_ocupar__one_disk_is_enough() -> None:
    s = position("rome 1", "rome 4").s
    assert occupies(s, 0, N["rome"])
    assert not occupies(s, 0, N["gaul"])


def test_compartida__two_or_more_factions_are_there() -> None:
    s = position("rome 1, gaul 2, umbria 1", "rome 1", "", barbarians="rome 1, umbria 1").s
    assert [factions_in(s, N[area]) for area in ("rome", "gaul", "umbria", "egypt")] == [[0, 1, 3], [0], [0, 3], []]


def test_campamento__a_single_disk_is_no_settlement_and_brings_no_growth() -> None:
    s = position("rome 1, etruria 1", "").s
    assert (settlements(s, 0), growth_parts(s, 0)["settlements"]) == ([], 0)


def test_errata_en_el_tablero__the_atlantic_is_shallow_and_the_sea_is_called_balearic() -> None:
    assert FACTS.board.kinds[N["atlantic"]] == "shallow"
    assert name_of("inner_sea", "en", "area:balearic_sea") == "Balearic Sea"


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ((1, 0, 0), False),
        ((4, 0, 0), False),
        ((1, 1, 0), False),
        ((1, 1, 1), False),
        ((2, 1, 0), True),
        ((1, 0, 2), True),
        ((1, 1, 2), True),
        ((2, 2, 0), True),
    ],
)
def test_disputada__several_factions_one_of_them_with_two_disks(stacks: tuple[int, ...], expected: bool) -> None:
    table = position("", "")
    for faction, count in enumerate(stacks):
        table.s.disks[faction][N["rome"]] = count
    assert contested(table.s, N["rome"]) is expected


def test_disputada__shallow_seas_too_deep_seas_never() -> None:
    s = position("bay_of_capua 2", "bay_of_capua 1").s
    assert contested(s, N["bay_of_capua"])
    s.disks[0][N["eastern_mediterranean"]], s.disks[1][N["eastern_mediterranean"]] = 2, 1
    assert not contested(s, N["eastern_mediterranean"])


def test_mares_profundos__the_map_has_two() -> None:
    deep = {area for area, kind in zip(FACTS.board.ids, FACTS.board.kinds, strict=True) if kind == "deep"}
    assert deep == {"eastern_mediterranean", "central_mediterranean"}
    assert FACTS.board.kinds[N["atlantic"]] == "shallow"


@pytest.mark.parametrize(("epoch", "allowed"), [(1, False), (2, False), (3, False), (4, True)])
def test_mares_profundos__no_civilization_there_before_epoch_four(epoch: int, allowed: bool) -> None:
    table = position("egyptian_sea 2, libya", "", ready=[3], epoch=epoch, steps=[Deployment(0)])
    assert ("eastern_mediterranean" in table.options("deploy:")) is allowed


def test_mares_profundos__never_more_than_one_disk() -> None:
    table = position("egyptian_sea 2", "", ready=[3], epoch=4, steps=[Deployment(0)])
    table.do("deploy:eastern_mediterranean")
    assert "eastern_mediterranean" not in table.options("deploy:")


def test_prioridad_de_la_capacidad__seafarers_may_sail_deep_from_the_start() -> None:
    table = position("phoenician_sea 2", "", civs="phoenicia rome", ready=[3], steps=[Deployment(0)])
    table.do("deploy:eastern_mediterranean")
    assert table.at("eastern_mediterranean") == 1
    assert "eastern_mediterranean" not in table.options("deploy:")


def test_islas__each_land_area_of_an_island_touches_all_seas_around_it() -> None:
    for area in ("sardinia", "nora"):
        assert N["bay_of_capua"] in FACTS.board.adjacent[N[area]]
    seas = [
        {near for near in FACTS.board.adjacent[N[area]] if FACTS.board.kinds[near] != "land"}
        for area in ("sardinia", "nora")
    ]
    assert seas[0] == seas[1]


def test_rio_nilo__is_no_border() -> None:
    assert {N["kush"], N["nile_delta"]} <= set(FACTS.board.adjacent[N["egypt"]])


def test_areas_natales__ten_civilizations_have_one_each() -> None:
    homes = {home for civ in FACTS.civilizations.values() for home in civ.homes}
    assert len(homes) == len(FACTS.civilizations) == 10
    assert all(FACTS.board.kinds[home] == "land" for home in homes)


def test_dominacion__an_island_wholly_controlled_is_enough_for_its_share() -> None:
    land = land_around("tyrrhenian_sea")
    assert {"sardinia", "nora"} <= set(land)
    s = position("tyrrhenian_sea, " + ", ".join(land), "").s
    assert N["tyrrhenian_sea"] in dominated(s, 0)
    s = position("tyrrhenian_sea, " + ", ".join(area for area in land if area != "nora"), "").s
    assert N["tyrrhenian_sea"] not in dominated(s, 0)


def test_dominacion__land_out_of_play_does_not_count() -> None:
    land = land_around("ionian_sea")
    disks = "ionian_sea, " + ", ".join(land[1:])
    assert dominated(position(disks, "").s, 0) == []
    assert dominated(position(disks, "", closed=[land[0]]).s, 0) == [N["ionian_sea"]]


def test_contador_de_pv__a_total_never_falls_below_nothing() -> None:
    table = position("", "", points=[3, 0], hands=[[DROUGHT]], steps=[PlayCard(0, DROUGHT)])
    assert table.s.points == [0, 0]


def test_robar_y_descartar__a_played_card_is_discarded_face_up() -> None:
    table = position("", "", hands=[[DROUGHT]], steps=[PlayCard(0, DROUGHT)])
    assert table.s.discard == [DROUGHT]
    assert view(table.s, None).discard == ("plain_drought",)


def test_robar_y_descartar__unless_its_legend_says_otherwise() -> None:
    table = position("", "", hands=[[ASIDE]], steps=[PlayCard(0, ASIDE)])
    assert (table.s.aside, table.s.discard) == ([ASIDE], [])


def test_robar_y_descartar__the_discards_are_shuffled_when_the_deck_is_used_up() -> None:
    table = position("", "", steps=[DrawCards(0)], until=DrawCards)
    table.s.deck, table.s.discard = [60], [*range(1, 60), *range(61, 97)]
    assert top(table.s) == 60
    drawn = top(table.s)
    assert drawn in range(1, 97)
    assert table.s.discard == []
    assert len(table.s.deck) == 94


def test_tamano_de_mano__hands_are_secret_cards_on_the_table_are_not() -> None:
    s = position("", "", hands=[[GARDEN, DROUGHT], [ASIDE]], investments=[(0, 10, 2)]).s
    assert [card.id for card in view(s, 0).hand or ()] == [GARDEN, DROUGHT]
    assert view(s, None).hand is None
    seen = view(s, 1)
    assert [card.id for card in seen.hand or ()] == [ASIDE]
    assert (seen.seats[0].hand_size, seen.seats[0].table[0].card) == (2, "plain_bank")


def test_bordes__egypt_touches_the_eastern_edge_at_sinai() -> None:
    """A published report saw the eastern invasion strike Egypt, which touches that edge: a start area of its does."""
    board, starts = FACTS.board, FACTS.setups[4].starts["egypt"].settlements
    eastern = [area for area in starts if "east" in board.edges[area]]
    assert [board.ids[area] for area in eastern] == ["sinai"]
    assert {board.ids[near] for near in board.adjacent[eastern[0]] if near in starts} == {"nile_delta"}
