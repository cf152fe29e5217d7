"""Rulebook, "Cartas de Evento de Invasiones Bárbaras", "Múltiples Eventos", "Defensa del Territorio Natal"."""

from __future__ import annotations

from engine.epochs.state import DrawCards, PlayCard
from engine.middle_east.events import director, taking_effect
from engine.middle_east.state import Options
from tests.cases.middle_east.plain import position
from tests.cases.middle_east.plain_deck import RAID, STORM


def test_invasiones_barbaras__fewest_points_alone() -> None:
    assert director(position("", "", "", points=[3, 1, 2]).s) == 1


def test_invasiones_barbaras__of_those_fewest_cities() -> None:
    assert director(position("lydia 3", "", "memphis 3", points=[1, 1, 2]).s) == 1
    # Who has no city but more points is not asked: the example looks only at those with fewest points.
    assert director(position("lydia 3", "memphis 3, thebes 3", "", points=[1, 1, 2]).s) == 0


def test_invasiones_barbaras__of_those_by_lot() -> None:
    found = {director(position("", "", "", seed=seed).s) for seed in range(30)}
    assert found == {0, 1, 2}


def test_multiples_eventos__the_highest_first() -> None:
    assert taking_effect([96, 101, 98]) == [101, 98, 96]


def test_multiples_eventos__the_breath_of_god_alone() -> None:
    assert taking_effect([96, 103, 98]) == [103]


def test_robar_eventos__at_once_and_replaced() -> None:
    table = position(
        "lydia 1", "sinai 1", top=[98, 10, 103, 11, 12, 13], steps=[DrawCards(0)], phase="reckoning", points=[1, 0]
    )
    assert [event.args["number"] for event in table.events("plain-event")] == [103]
    assert sorted(table.s.hands[0]) == [10, 11, 12]
    assert sorted(table.s.discard) == [98, 103]


def test_defensa_del_territorio_natal__cards_leave_the_last_disk_at_home() -> None:
    for defended, left in ((False, 0), (True, 1)):
        table = position(
            "memphis 1",
            "hattusha 2, sinai 2",
            hands=[[RAID]],
            steps=[PlayCard(0, RAID)],
            phase="cards",
            options=Options(home_defence=defended),
        )
        table.do("stack:hattusha:1")
        assert table.at("hattusha", 1) == left


def test_defensa_del_territorio_natal__only_at_home() -> None:
    table = position(
        "memphis 1",
        "sinai 2",
        hands=[[STORM]],
        steps=[PlayCard(0, STORM)],
        phase="cards",
        options=Options(home_defence=True),
    )
    table.do("area:sinai")
    assert table.at("sinai", 1) == 0
