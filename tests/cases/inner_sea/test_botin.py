"""Rulebook, "Botín (saqueo de ciudades)"."""

from __future__ import annotations

from engine.epochs.state import Competition, CompetitionPhase, SeaDominance
from tests.cases.inner_sea.plain import Table, position
from tests.cases.inner_sea.plain_deck import AMBUSH, AMBUSH_TWO, FACTS, LEVY


def fight(*stacks: int, barbarians: int = 0, area: str = "rome", **more: object) -> Table:
    return position(
        *(f"{area} {count}" if count else "" for count in stacks),
        barbarians=f"{area} {barbarians}" if barbarians else "",
        phase="competition",
        steps=[Competition(FACTS.board.number[area])],
        **more,  # type: ignore[arg-type]
    )


def test_botin__a_talent_and_a_point_for_three_disks_of_one_civilization_and_control() -> None:
    table = fight(6, 3)
    assert table.stacks("rome") == [4, 0, 0]
    assert (table.s.loot, table.s.points) == ([1, 0], [1, 0])
    assert table.s.sources[0] == {"loot": 1}


def test_botin__not_for_two_disks() -> None:
    assert fight(6, 2).s.loot == [0, 0]


def test_botin__not_without_control() -> None:
    table = fight(4, 4)
    assert table.stacks("rome") == [1, 1, 0]
    assert (table.s.loot, table.s.points) == ([0, 0], [0, 0])


def test_botin__not_at_sea() -> None:
    table = fight(6, 3, area="bay_of_capua")
    assert (table.stacks("bay_of_capua"), table.s.loot) == ([4, 0, 0], [0, 0])


def test_botin__barbarians_cannot_be_looted_nor_loot() -> None:
    table = fight(7, 0, barbarians=4)
    assert (table.at("rome") > 0, table.stacks("rome")[2], table.s.loot) == (True, 0, [0, 0])
    table = fight(3, 0, barbarians=7)
    assert (table.at("rome"), table.s.loot, table.s.points) == (0, [0, 0], [0, 0])


def test_botin__two_civilizations_with_two_disks_each_are_not_three() -> None:
    table = fight(7, 2, 2)
    assert (table.stacks("rome")[1:], table.s.loot) == ([0, 0, 0], [0, 0, 0])


def test_botin__once_a_competition_even_where_several_cities_fell() -> None:
    table = fight(9, 3, 3)
    assert table.stacks("rome")[1:] == [0, 0, 0]
    assert (table.s.loot, table.s.points) == ([1, 0, 0], [1, 0, 0])


def test_botin__white_disks_do_not_count() -> None:
    """Seat 1 loses two own and two white disks."""
    table = fight(7, 2, hands=[[], [LEVY]]).do(f"card:{LEVY}")
    assert (table.at("rome", 1), table.s.loot) == (0, [0, 0])


def test_botin__disks_taken_by_cards_count() -> None:
    table = fight(4, 3, hands=[[AMBUSH]]).do(f"card:{AMBUSH}")
    assert (table.stacks("rome"), table.s.loot) == ([4, 0, 0], [1, 0])


def test_botin__disks_saved_by_paying_do_not_count() -> None:
    table = fight(4, 3, hands=[[AMBUSH]], talents=[0, 1]).do(f"card:{AMBUSH}", "talent:1")
    assert table.asked() == (-1, "")
    assert (table.at("rome", 1), table.s.loot) == (0, [1, 0])
    table = fight(4, 2, hands=[[AMBUSH]], talents=[0, 1]).do(f"card:{AMBUSH}", "talent:1")
    assert (table.at("rome", 1), table.s.loot) == (0, [0, 0])


def test_botin__also_where_cards_alone_ended_the_competition() -> None:
    table = fight(2, 4, hands=[[AMBUSH, AMBUSH_TWO]]).do(f"card:{AMBUSH}+card:{AMBUSH_TWO}")
    assert (table.stacks("rome"), table.s.loot) == ([2, 0, 0], [1, 0])


def test_botin__is_not_treasure_before_the_phase_ends() -> None:
    table = position(
        "rome 6, gaul 2",
        "rome 3, gaul 2",
        phase="competition",
        hands=[[], [AMBUSH]],
        steps=[CompetitionPhase()],
        until=SeaDominance,
    )
    table.do("", "")
    assert (table.s.loot[0], table.s.treasury[0], table.asks[0].about["area"]) == (1, 0, "gaul")
    table.do("", "")
    assert (table.s.loot[0], table.s.treasury[0]) == (0, 1)
    assert table.events("paid-talent") == []


def test_botin__every_competition_may_give_its_own() -> None:
    table = position(
        "rome 6, gaul 6", "rome 3, gaul 3", phase="competition", steps=[CompetitionPhase()], until=SeaDominance
    )
    assert (table.s.treasury, table.s.points) == ([2, 0], [2, 0])
