"""Rulebook, "Fase de Competición", "Procedimiento para la Competición", "Botín", and their examples."""

from __future__ import annotations

from typing import Any

import pytest

from engine.epochs.disks import gain_loot, gain_talents
from engine.epochs.state import Competition, CompetitionPhase, SeaDominance
from engine.middle_east.state import Deity
from tests.cases.middle_east.plain import FACTS, Table, position
from tests.cases.middle_east.plain_deck import AMBUSH, CRITIC, GIFT, LEVY, VETO

N = FACTS.board.number


def fight(*stacks: int, barbarians: int = 0, area: str = "lydia", **more: Any) -> Table:
    """One competition; seat by seat how many disks."""
    return position(
        *(f"{area} {count}" if count else "" for count in stacks),
        barbarians=f"{area} {barbarians}" if barbarians else "",
        phase="competition",
        steps=[Competition(N[area])],
        **more,
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 2, 2), [0, 1, 1]),  # the rulebook's example of red, blue and green
        ((1, 2), [0, 2]),
        ((3, 1), [3, 0]),
        ((2, 2), [1, 1]),
        ((4, 2), [3, 0]),
        ((4, 3), [2, 0]),
        ((3, 3), [1, 1]),
    ],
)
def test_procedimiento__a_disk_each_from_the_smallest_stack(before: tuple[int, ...], after: list[int]) -> None:
    assert fight(*before).stacks("lydia")[:-1] == after


def test_procedimiento__barbarians_lose_disks_as_others_do() -> None:
    assert fight(2, barbarians=2).stacks("lydia") == [1, 1]


def test_cartas_de_competicion__they_may_end_the_contest() -> None:
    # The rulebook's example: two of three blue disks go, and one stands peacefully beside the red one.
    table = fight(3, 1, hands=[[], [AMBUSH]]).do(f"card:{AMBUSH}")
    assert table.stacks("lydia")[:2] == [1, 1]


def test_cartas_de_competicion__those_revealed_together_all_take_effect() -> None:
    table = fight(3, 2, hands=[[AMBUSH], [LEVY]]).do(f"card:{AMBUSH}", f"card:{LEVY}")
    assert sorted(table.s.discard) == [AMBUSH, LEVY]


def test_discos_blancos__go_first_and_leave_with_the_phase() -> None:
    table = fight(3, 2, hands=[[], [LEVY]]).do(f"card:{LEVY}")
    assert table.stacks("lydia")[:2] == [0, 2]
    table = position(
        "lydia 1", "lydia 2", phase="cards", hands=[[], [LEVY]], steps=[CompetitionPhase()], until=SeaDominance
    )
    table.do(f"card:{LEVY}")
    assert (table.stacks("lydia")[:2], sum(map(sum, table.s.allies))) == ([0, 2], 0)


def test_eliminacion_de_discos__a_mina_or_a_card_for_a_disk() -> None:
    table = fight(2, 2, talents=[1])
    assert table.asked() == (0, "losses")


def test_eliminacion_de_discos__barbarians_have_nothing_to_give() -> None:
    assert fight(1, barbarians=2).asked() == (-1, "")


def test_eliminacion_de_discos__barbarians_go_first_among_equals() -> None:
    table = fight(2, 2, barbarians=2, order=[1, 0])
    assert [event.args["seat"] for event in table.events("lost")] == [2, 1, 0]


def test_orden_de_resolucion__from_the_north_east_to_the_south_west() -> None:
    areas = ["memphis", "chorasmia", "lydia", "persis", "hattusha"]
    table = position(
        ", ".join(f"{area} 2" for area in areas),
        ", ".join(areas),
        phase="cards",
        steps=[CompetitionPhase()],
        until=SeaDominance,
    )
    fought = [event.args["area"] for event in table.events("competition")]
    assert fought == sorted(areas, key=lambda area: FACTS.board.order[N[area]])
    assert fought[0] == "chorasmia"


def test_fase_de_competicion__single_disks_stay_at_peace() -> None:
    table = position("lydia 1", "lydia 1", phase="cards", steps=[CompetitionPhase()], until=SeaDominance)
    assert table.stacks("lydia") == [1, 1, 0]


# Loot


def test_botin__a_mina_and_a_point_for_control_where_three_disks_of_one_went() -> None:
    table = fight(4, 3)
    table.do("talent")
    assert (table.s.loot[0], table.s.points[0], table.s.treasury[0]) == (1, 1, 0)


def test_botin__goes_to_the_treasury_after_the_phase() -> None:
    table = position("lydia 4", "lydia 3", phase="cards", steps=[CompetitionPhase()], until=SeaDominance)
    table.do("talent")
    assert (table.s.loot, table.s.treasury) == ([0, 0], [1, 0])


def test_limites_a_la_mina__what_fifty_white_disks_cannot_pay_is_lost() -> None:
    s = position("lydia 1", "", talents=[40, 9]).s
    gain_talents(s, 0, 3)
    assert s.treasury == [41, 9]
    gain_loot(s, 1)
    assert s.loot == [0, 0]


def test_botin__not_from_barbarians() -> None:
    table = fight(4, barbarians=3)
    assert (table.s.loot, table.s.points) == ([0], [0])


def test_botin__not_without_control() -> None:
    assert fight(3, 3, 1).s.loot == [0, 0, 0]


def test_botin__one_of_each_however_many_cities() -> None:
    table = fight(5, 3, 4)
    if table.asked()[1] == "spoils":
        table.do("talent")
    assert table.s.points[0] == 1


# Deities in competition


def test_procedimiento__a_deity_may_be_used_and_negated() -> None:
    deities = {"plain_wind": Deity("established", 0)}
    used = fight(2, 2, area="memphis", deities=deities, homes={0: "memphis"}).do("use:deity:plain_wind")
    assert used.stacks("memphis")[:2] == [2, 0]
    table = fight(2, 2, area="memphis", deities=deities, homes={0: "memphis"}, hands=[[], [CRITIC]])
    table.do("use:deity:plain_wind", f"negate:{CRITIC}")
    assert table.asked() == (-1, "") or table.asked()[1] == "losses"
    assert table.s.discard == [CRITIC]


def test_cartas_de_anulacion__an_answer_may_be_answered() -> None:
    table = fight(3, 2, hands=[[VETO], [AMBUSH, GIFT]])
    table.do(f"card:{AMBUSH}", f"negate:{VETO}")
    assert VETO in table.s.discard
    assert AMBUSH in table.s.discard
