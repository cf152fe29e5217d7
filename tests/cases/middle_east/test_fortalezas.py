"""Rulebook, "Paso de Fortalezas", "Cubos de Fortaleza en Competición", "Apilamiento"."""

from __future__ import annotations

from typing import Any

from engine.epochs.growth import deployable
from engine.epochs.state import Competition, Deployment, PlayCard, SeaDominance, VictoryCount
from engine.middle_east.state import RaiseStrongholds
from tests.cases.middle_east.plain import FACTS, Table, around, of_ground, position
from tests.cases.middle_east.plain_deck import CONVERT, GIFT, LEVY, RAID

HILL = "hattusha"


def fought(*disks: str, stronghold: int = 1, **more: Any) -> Table:
    """A competition in the mountain of Hattusha."""
    return position(
        *disks,
        steps=[Competition(FACTS.board.number[HILL])],
        phase="competition",
        strongholds={HILL: stronghold},
        **more,
    )


def test_paso_de_fortalezas__all_factions_in_every_mountain_they_control() -> None:
    mountains = of_ground("mountain")
    assert len(mountains) == 12
    first, second, third, *_ = mountains
    table = position(f"{first} 1", f"{second} 3", barbarians=f"{third} 2", steps=[RaiseStrongholds()])
    assert [table.stronghold(area) for area in (first, second, third)] == [0, 1, 2]
    assert sum(owner >= 0 for owner in table.s.strongholds) == 3


def test_paso_de_fortalezas__not_where_others_are_too() -> None:
    table = position(f"{HILL} 1", f"{HILL} 1", steps=[RaiseStrongholds()])
    assert table.stronghold(HILL) == -1


def test_paso_de_fortalezas__only_in_mountains() -> None:
    table = position("lydia 3, memphis 2, sinai 2, reed_sea 1", steps=[RaiseStrongholds()])
    assert max(table.s.strongholds) == -1


def test_paso_de_fortalezas__a_mountain_holds_a_single_cube() -> None:
    table = position(f"{HILL} 2", "", strongholds={HILL: 0}, steps=[RaiseStrongholds()])
    assert table.stronghold(HILL) == 0
    assert table.events("stronghold") == []


def test_colocacion_y_retirada__a_stronghold_goes_with_the_last_disk_of_its_faction() -> None:
    table = position(
        "lydia 1",
        f"{HILL} 2",
        hands=[[RAID]],
        strongholds={HILL: 1},
        steps=[PlayCard(0, RAID)],
        phase="cards",
    )
    assert table.stacks(HILL) == [0, 0, 0]
    assert table.stronghold(HILL) == -1


def test_colocacion_y_retirada__in_the_card_phase_no_stronghold_stands_for_a_disk() -> None:
    table = position(
        "lydia 1", f"{HILL} 3", hands=[[RAID]], strongholds={HILL: 1}, steps=[PlayCard(0, RAID)], phase="cards"
    )
    assert table.stacks(HILL) == [0, 1, 0]
    assert table.stronghold(HILL) == 1


def test_fase_de_competicion__a_stronghold_and_a_disk_contest_with_a_single_disk() -> None:
    assert fought(f"{HILL} 1", f"{HILL} 1").stacks(HILL) == [0, 1, 0]
    peaceful = position(f"{HILL} 1", f"{HILL} 1", steps=[Competition(FACTS.board.number[HILL])], phase="competition")
    assert peaceful.stacks(HILL) == [1, 1, 0]


def test_cubos_de_fortaleza__it_falls_before_the_disks() -> None:
    table = fought(f"{HILL} 2", f"{HILL} 2")
    assert table.stacks(HILL) == [0, 2, 0]
    assert table.stronghold(HILL) == -1


def test_cubos_de_fortaleza__after_the_white_disks() -> None:
    table = fought(f"{HILL} 4", f"{HILL} 1", hands=[[], [LEVY]])
    table.do(f"card:{LEVY}")
    # Four against one, two white ones and the stronghold: all are gone at the same time, but for the last disk.
    assert table.stronghold(HILL) == -1


def test_cubos_de_fortaleza__a_mina_or_a_card_saves_it() -> None:
    table = fought(f"{HILL} 2", f"{HILL} 1", talents=[0, 1], hands=[[], [GIFT]])
    assert table.asked() == (1, "losses")


def test_botin__a_stronghold_does_not_count_among_the_three() -> None:
    table = fought(f"{HILL} 4", f"{HILL} 2")
    assert table.stacks(HILL) == [2, 0, 0]
    assert table.s.loot[0] == 0
    assert table.s.points[0] == 0


def test_apilamiento__strongholds_do_not_count() -> None:
    table = position(
        f"{HILL} 3", "", strongholds={HILL: 0}, steps=[SeaDominance()], phase="competition", until=VictoryCount
    )
    assert (table.at(HILL), table.stronghold(HILL)) == (3, 0)


def test_paso_de_despliegue__a_stronghold_counts_as_a_disk_for_passing() -> None:
    beyond = around(HILL)
    for own, passes in ((3, False), (4, True)):
        table = position(
            "",
            f"{HILL} 2",
            f"{HILL} 3",
            f"{HILL} {own}",
            strongholds={HILL: 2},
            ready=[0, 0, 0, 1],
            steps=[Deployment(3)],
        )
        reach = {FACTS.board.ids[area] for area in deployable(table.s, 3)}
        assert set(beyond).issubset(reach) == passes


def test_reemplazo__what_is_paid_for_is_not_replaced() -> None:
    table = position(
        "lydia 1",
        "lydia 2",
        hands=[[CONVERT]],
        talents=[0, 2],
        steps=[PlayCard(0, CONVERT)],
        phase="cards",
    )
    table.do("talent:1")
    assert table.stacks("lydia") == [2, 1, 0]
