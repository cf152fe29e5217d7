"""Rulebook, "Bajas alternativas" and "Eliminación de discos": a talent or a card for every disk about to go."""

from __future__ import annotations

from engine.epochs.competition import harm_at_once, replace
from engine.epochs.payments import question_where
from engine.epochs.state import Competition, PlayCard, SeaDominance, VictoryCount
from tests.cases.answers import run
from tests.cases.inner_sea.plain import Table, land_around, position
from tests.cases.inner_sea.plain_deck import AMBUSH, BANK, FACTS, GIFT, RAID, VETO

ROME = FACTS.board.number["rome"]
ROME_FIGHT = Competition(ROME)


def raided(*, talents: list[int], hands: list[list[int]], order: list[int] | None = None) -> Table:
    """Seat 0 takes one disk of everybody else out of Rome."""
    return position(
        "egypt 1",
        "rome 2",
        "rome 1",
        hands=hands,
        talents=talents,
        order=order or [],
        phase="cards",
        steps=[PlayCard(0, RAID)],
    )


def test_bajas_alternativas__a_talent_saves_a_disk() -> None:
    table = raided(talents=[0, 2], hands=[[RAID]])
    assert table.asked() == (1, "losses")
    assert (table.options(), table.asks[0].least, table.asks[0].most) == ({"talent:1"}, 0, 1)
    table.do("talent:1")
    assert (table.at("rome", 1), table.s.treasury[1], table.at("rome", 2)) == (2, 1, 0)


def test_bajas_alternativas__a_card_of_the_hand_saves_a_disk() -> None:
    table = raided(talents=[], hands=[[RAID], [GIFT, AMBUSH]])
    assert table.options() == {f"card:{GIFT}", f"card:{AMBUSH}"}
    table.do(f"card:{AMBUSH}")
    assert (table.at("rome", 1), table.s.hands[1]) == (2, [GIFT])
    assert AMBUSH in table.s.discard


def test_bajas_alternativas__or_the_disk_goes() -> None:
    table = raided(talents=[0, 1], hands=[[RAID]]).do("")
    assert (table.at("rome", 1), table.s.treasury[1], table.s.supply[1]) == (1, 1, 47)


def test_bajas_alternativas__who_has_neither_is_not_asked() -> None:
    table = raided(talents=[], hands=[[RAID]])
    assert table.asked() == (-1, "")
    assert (table.at("rome", 1), table.at("rome", 2)) == (1, 0)


def test_bajas_alternativas__several_civilizations_decide_in_turn_order() -> None:
    table = raided(talents=[0, 1, 1], hands=[[RAID]], order=[2, 1, 0])
    seen = []
    while table.asks:
        seen.append(table.asked()[0])
        table.do("talent:1")
    assert seen == [2, 1]


def test_bajas_alternativas__once_for_every_disk_as_long_as_there_is_something_to_pay_with() -> None:
    table = position(
        "rome 3",
        "rome 3",
        hands=[[AMBUSH], [GIFT]],
        talents=[0, 1],
        phase="competition",
        steps=[Competition(FACTS.board.number["rome"])],
    )
    table.do(f"card:{AMBUSH}")
    assert (table.asked(), table.options()) == ((1, "losses"), {"talent:1", f"card:{GIFT}"})
    assert (table.asks[0].about["left"], table.asks[0].most) == (2, 2)
    table.do(f"talent:1+card:{GIFT}")
    assert table.stacks("rome") == [1, 1, 0]
    assert (table.events("paid-talent")[0].args["seat"], table.s.discard) == (1, [GIFT, AMBUSH])


def test_bajas_alternativas__as_many_talents_as_disks_go_and_no_more() -> None:
    table = position("rome 3", "rome 3", hands=[[AMBUSH]], talents=[0, 5], phase="competition", steps=[ROME_FIGHT])
    table.do(f"card:{AMBUSH}")
    assert table.options() == {"talent:1", "talent:2"}
    table.do("talent:2")
    assert (table.at("rome", 1), table.s.treasury[1]) == (3, 3)


def test_bajas_alternativas__of_two_numbers_of_talents_the_higher_one_counts() -> None:
    table = position(
        "rome 3", "rome 3", hands=[[AMBUSH], [GIFT]], talents=[0, 5], phase="competition", steps=[ROME_FIGHT]
    )
    table.do(f"card:{AMBUSH}", "talent:1+talent:2")
    assert (table.at("rome", 1), table.s.treasury[1], table.s.hands[1]) == (3, 3, [GIFT])


def test_bajas_alternativas__a_single_disk_is_paid_for_once_whatever_a_card_would_take() -> None:
    table = position(
        "rome 3",
        "rome 1",
        hands=[[AMBUSH]],
        talents=[0, 3],
        phase="competition",
        steps=[Competition(FACTS.board.number["rome"])],
    )
    table.do(f"card:{AMBUSH}", "talent:1")
    assert table.events("paid-talent")[0].args == {"seat": 1, "area": "rome"}
    assert (table.asked(), table.asks[0].about["because"]) == ((1, "losses"), "competition")


def test_eliminacion_de_discos__an_own_disk_comes_even_where_the_one_to_be_replaced_is_paid_for() -> None:
    table = position("", "rome 3", talents=[0, 1], phase="cards")
    run(replace(table.s, 0, 1, ROME, 2, 1), "talent:1")
    assert (table.stacks("rome"), table.s.treasury) == ([2, 2, 0], [0, 0])


def test_eliminacion_de_discos__replaced_disks_go_even_with_too_few_in_ones_own_supply() -> None:
    table = position("", "rome 3", investments=[(0, BANK, 47)], phase="cards")
    run(replace(table.s, 0, 1, ROME, 2, 1))
    assert table.stacks("rome") == [1, 1, 0]


def test_eliminacion_de_discos__in_several_areas_at_once_each_decides_for_all_in_turn_order() -> None:
    table = position("", "rome 1, gaul 1", "rome 1, gaul 1", talents=[0, 1, 2], order=[2, 0, 1], phase="cards")
    gaul = FACTS.board.number["gaul"]
    hits = [(1, ROME, 1), (2, ROME, 1), (1, gaul, 1), (2, gaul, 1)]
    run(harm_at_once(table.s, 0, hits), "talent:2", "talent:1", "spare:gaul")
    assert (table.stacks("rome"), table.stacks("gaul")) == ([0, 0, 1, 0], [0, 1, 1, 0])


def test_bajas_alternativas__a_question_says_whose_card_takes_how_many_where() -> None:
    about = raided(talents=[0, 2], hands=[[RAID]]).asks[0].about
    assert (about["because"], about["seat"], about["card"]) == ("played", 0, "plain_raid")
    assert (about["left"], about["area"]) == (1, "rome")


def test_bajas_alternativas__one_says_which_of_several_disks_stay() -> None:
    table = position("", "rome 3, gaul 3", talents=[0, 3], phase="cards")
    hits = [(1, ROME, 2), (1, FACTS.board.number["gaul"], 2)]
    run(harm_at_once(table.s, 0, hits), "talent:3", "spare:rome+spare:gaul:2+spare:rome:2")
    assert (table.stacks("rome")[1], table.stacks("gaul")[1], table.s.treasury[1]) == (3, 2, 0)


def test_bajas_alternativas__of_no_area_more_disks_are_offered_than_can_stay() -> None:
    table = position("", "rome 3, gaul 3", talents=[0, 3], phase="cards")
    due = {ROME: 2, FACTS.board.number["gaul"]: 1}
    offered = {paid: list(question_where(table.s, 1, "card", due, paid).options) for paid in (1, 2)}
    assert offered == {1: ["spare:rome", "spare:gaul"], 2: ["spare:rome", "spare:rome:2", "spare:gaul"]}


def test_bajas_alternativas__in_the_rounds_of_losses_too() -> None:
    table = position(
        "rome 2",
        "rome 1",
        talents=[0, 1],
        phase="competition",
        steps=[Competition(FACTS.board.number["rome"])],
    )
    assert table.asked() == (1, "losses")
    table.do("talent:1")
    assert table.stacks("rome") == [1, 1, 0]


def test_bajas_alternativas__in_dominated_seas_too() -> None:
    table = position(
        "red_sea, " + ", ".join(land_around("red_sea")),
        "red_sea 1",
        talents=[0, 1],
        phase="competition",
        steps=[SeaDominance()],
        until=VictoryCount,
    )
    assert table.asked() == (1, "losses")
    table.do("talent:1")
    assert (table.stacks("red_sea"), table.s.treasury[1]) == ([1, 1, 0], 0)


def test_bajas_alternativas__even_a_negate_card_may_be_given() -> None:
    table = raided(talents=[], hands=[[RAID], [VETO]])
    assert table.asked() == (1, "react")
    table.do("let", f"card:{VETO}")
    assert (table.at("rome", 1), table.s.treasury[1]) == (2, 0)


def test_bajas_alternativas__barbarians_pay_nothing() -> None:
    table = position(
        "egypt 1", "", barbarians="rome 2", hands=[[RAID]], talents=[5, 5], phase="cards", steps=[PlayCard(0, RAID)]
    )
    assert (table.asked(), table.stacks("rome")) == ((-1, ""), [0, 0, 1])
