"""Rulebook, "Apilamiento"."""

from __future__ import annotations

import pytest

from engine.epochs.disks import place, place_barbarians
from engine.epochs.state import Deployment, DrawCards, PlayCard, SeaDominance, VictoryCount
from tests.cases.inner_sea.plain import position, too_many
from tests.cases.inner_sea.plain_deck import FACTS, GARDEN, HORDE

LAND, SHALLOW, DEEP = "rome", "bay_of_capua", "eastern_mediterranean"


@pytest.mark.parametrize(
    ("phase", "epoch", "land", "shallow", "deep"),
    [
        ("growth", 1, 4, 2, 0),
        ("cards", 1, 4, 2, 0),
        ("competition", 1, 48, 48, 0),
        ("reckoning", 1, 3, 2, 0),
        ("growth", 4, 4, 2, 1),
        ("cards", 4, 4, 2, 1),
        ("competition", 4, 48, 48, 1),
        ("reckoning", 4, 3, 2, 1),
    ],
)
def test_apilamiento__limits_by_phase_and_kind_of_area(
    phase: str, epoch: int, land: int, shallow: int, deep: int
) -> None:
    for area, limit in ((LAND, land), (SHALLOW, shallow), (DEEP, deep)):
        table = position("", "", phase=phase, epoch=epoch)
        assert place(table.s, 0, FACTS.board.number[area], 48) == limit
        assert table.at(area) == limit


def test_apilamiento__each_faction_has_its_own_limit() -> None:
    table = position("rome 4", "rome 3", barbarians="rome 4", phase="cards")
    assert place(table.s, 1, FACTS.board.number["rome"], 5) == 1
    assert table.stacks("rome") == [4, 4, 4]


def test_apilamiento__white_disks_do_not_count() -> None:
    table = position("rome 3", "", phase="cards")
    table.s.allies[0][FACTS.board.number["rome"]] = 3
    assert place(table.s, 0, FACTS.board.number["rome"], 3) == 1


def test_apilamiento__four_on_land_and_two_at_sea_when_deploying() -> None:
    table = position("rome 3, bay_of_capua 1", "", ready=[4], steps=[Deployment(0)])
    table.do("deploy:rome", "deploy:bay_of_capua")
    assert not {"rome", "bay_of_capua"} & table.options("deploy:")
    assert (table.at("rome"), table.at("bay_of_capua")) == (4, 2)


def test_apilamiento__what_a_card_would_put_beyond_the_limit_stays_in_the_supply() -> None:
    table = position("rome 3", "", hands=[[GARDEN]], steps=[PlayCard(0, GARDEN)], phase="cards")
    table.do("area:rome+area:etruria")
    assert (table.at("rome"), table.at("etruria"), table.s.supply[0]) == (4, 2, 48 - 6)


def test_apilamiento__barbarians_too() -> None:
    table = position("", "", barbarians="gaul 2", hands=[[HORDE]], steps=[PlayCard(0, HORDE)], phase="cards")
    table.do("area:gaul")
    assert table.stacks("gaul") == [0, 0, 4]


def test_apilamiento__at_the_start_of_reckoning_all_excess_goes_back() -> None:
    table = position(
        "rome 7, bay_of_capua 5, etruria 3",
        "gaul 4",
        barbarians="umbria 6, ligurian_sea 3",
        phase="competition",
        steps=[SeaDominance()],
        until=VictoryCount,
    )
    assert too_many(table) == []
    assert (table.at("rome"), table.at("bay_of_capua"), table.at("etruria")) == (3, 2, 3)
    assert (table.at("gaul", 1), table.at("umbria", 2), table.at("ligurian_sea", 2)) == (3, 3, 2)
    assert table.s.supply == [48 - 8, 48 - 3, 50 - 5]


def test_apilamiento__nothing_can_be_paid_to_keep_excess() -> None:
    table = position(
        "rome 5", "", talents=[3], hands=[[1]], phase="competition", steps=[SeaDominance()], until=VictoryCount
    )
    assert table.asked() == (-1, "")
    assert (table.at("rome"), table.s.treasury[0], table.s.hands[0]) == (3, 3, [1])


def test_regla_de_oro__an_invasion_of_four_goes_before_the_limit_of_reckoning() -> None:
    table = position("", "", barbarians="gaul 2", phase="reckoning")
    gaul, rome = (FACTS.board.number[area] for area in ("gaul", "rome"))
    list(place_barbarians(table.s, 0, [(gaul, 4), (rome, 4)]))
    assert (table.at("gaul", 2), table.at("rome", 2)) == (4, 4)


def test_regla_de_oro__a_card_that_names_no_more_than_the_limit_keeps_to_it() -> None:
    table = position("", "", barbarians="gaul 2", phase="reckoning")
    list(place_barbarians(table.s, 0, [(FACTS.board.number["gaul"], 2)]))
    assert table.at("gaul", 2) == 3


def test_apilamiento__a_stack_of_four_from_growth_may_stand_through_the_card_phase() -> None:
    table = position("rome 4", "", phase="cards", steps=[DrawCards(0)])
    assert table.at("rome") == 4
