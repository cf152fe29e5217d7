"""Rulebook, "Fase de competición", "Orden de resolución", "Procedimiento para la competición"."""

from __future__ import annotations

import pytest

from data.texts import describe_event
from engine.core.events import Event
from engine.epochs.losses import losses_due
from engine.epochs.state import Competition, CompetitionPhase, SeaDominance
from engine.inner_sea.views import view
from tests.cases.inner_sea.plain import Table, position
from tests.cases.inner_sea.plain_deck import (
    AMBUSH,
    AMBUSH_TWO,
    FACTS,
    GIFT,
    HERALDS,
    LEVY,
    REINFORCE,
    TRUCE,
    VETO,
)

N = FACTS.board.number


def fight(*stacks: int, barbarians: int = 0, area: str = "rome", **more: object) -> Table:
    """One competition; seat by seat how many disks."""
    return position(
        *(f"{area} {count}" if count else "" for count in stacks),
        barbarians=f"{area} {barbarians}" if barbarians else "",
        phase="competition",
        steps=[Competition(N[area])],
        **more,  # type: ignore[arg-type]
    )


def phase(*disks: str, **more: object) -> Table:
    return position(
        *disks,
        phase="cards",
        steps=[CompetitionPhase()],
        until=SeaDominance,
        **more,  # type: ignore[arg-type]
    )


def test_orden_de_resolucion__from_the_north_east_to_the_south_west() -> None:
    areas = ["gades", "rome", "pontus", "egypt", "carthage", "gaul"]
    table = phase(", ".join(f"{area} 2" for area in areas), ", ".join(areas))
    fought = [event.args["area"] for event in table.events("competition")]
    assert fought == sorted(areas, key=lambda area: FACTS.board.order[N[area]])
    assert (fought[0], fought[-1]) == ("pontus", "gades")


def test_fase_de_competicion__only_contested_areas_are_touched() -> None:
    table = phase("rome 1, gaul 4, egypt 1", "rome 1, carthage 3, egypt 1", "egypt 1")
    assert table.events("competition") == []
    assert [table.stacks(area)[:3] for area in ("rome", "gaul", "carthage", "egypt")] == [
        [1, 1, 0],
        [4, 0, 0],
        [0, 3, 0],
        [1, 1, 1],
    ]


def test_fase_de_competicion__shallow_seas_too_deep_seas_never() -> None:
    table = phase("bay_of_capua 2, eastern_mediterranean 1", "bay_of_capua 1, eastern_mediterranean 1", epoch=4)
    assert table.stacks("bay_of_capua") == [2, 0, 0]
    assert table.stacks("eastern_mediterranean") == [1, 1, 0]


def test_fase_de_competicion__each_area_is_finished_before_the_next() -> None:
    table = phase("rome 3, gaul 3", "rome 2, gaul 2", hands=[[AMBUSH]])
    assert (table.asked(), table.asks[0].about["area"]) == ((0, "compete"), "rome")
    table.do("", "")
    assert (table.asks[0].about["area"], table.stacks("rome")) == ("gaul", [2, 0, 0])


@pytest.mark.parametrize(
    ("stacks", "left"),
    [
        ([3, 1], [3, 0]),
        ([2, 2], [1, 1]),
        ([3, 2, 1], [2, 0, 0]),
        ([2, 1], [2, 0]),
        ([4, 4], [1, 1]),
        ([4, 3], [2, 0]),
        ([3, 2], [2, 0]),
        ([4, 2], [3, 0]),
        ([2, 2, 2], [1, 1, 1]),
        ([2, 1, 1], [2, 0, 0]),
        ([4, 2, 2], [3, 0, 0]),
        ([3, 3, 1], [1, 1, 0]),
    ],
)
def test_procedimiento__rounds_of_losses_by_size_of_stack(stacks: list[int], left: list[int]) -> None:
    table = fight(*stacks)
    assert table.stacks("rome")[: len(stacks)] == left


def test_procedimiento__3_against_1_stops_when_only_one_faction_is_left() -> None:
    table = fight(3, 1)
    assert (table.stacks("rome"), table.s.supply[0]) == ([3, 0, 0], 45)


def test_procedimiento__2_against_2_both_lose_at_once_and_one_each_live_in_peace() -> None:
    assert fight(2, 2).stacks("rome") == [1, 1, 0]


def test_procedimiento__equal_stacks_lose_at_once_even_their_last_disks() -> None:
    assert fight(1, 1, 2).stacks("rome") == [0, 0, 2, 0]


def test_procedimiento__a_round_ends_when_everybody_has_lost_one_then_comes_another() -> None:
    """3, 2 and 1: the one goes, the two lose one, the three lose one; then 2 against 1."""
    disks, lost = {0: 3, 1: 2, 2: 1}, []
    for faction in losses_due((0, 1, 2), disks.__getitem__):
        lost.append(faction)
        disks[faction] -= 1
    assert (lost, disks) == ([2, 1, 0, 1], {0: 2, 1: 0, 2: 0})


def test_procedimiento__what_the_rounds_cost_is_told_in_one_line_for_each_faction() -> None:
    table = fight(4, 4, order=[1, 0])
    lost = [(event.args["seat"], event.args["disks"]) for event in table.events("lost")]
    assert lost == [(1, 3), (0, 3)]


@pytest.mark.parametrize(
    ("stacks", "english", "spanish"),
    [
        ([4, 3], "Rome is held by Ana: Ana 4 → 2, Ben 3 → 0.", "Roma queda para Ana: Ana 4 → 2, Ben 3 → 0."),
        ([2, 2], "Rome stays shared: Ana 2 → 1, Ben 2 → 1.", "Roma queda entre varios: Ana 2 → 1, Ben 2 → 1."),
    ],
)
def test_procedimiento__the_log_says_who_is_left_and_what_it_cost(
    stacks: list[int], english: str, spanish: str
) -> None:
    (told,) = fight(*stacks).events("decided")
    event = Event("inner_sea-decided", told.args)
    assert describe_event("en", event, ("Ana", "Ben", "Cleo")) == english
    assert describe_event("es", event, ("Ana", "Ben", "Cleo")) == spanish


def test_procedimiento__it_stops_at_once_when_nobody_has_more_than_one() -> None:
    table = fight(1, 2, talents=[1]).do("talent:1")
    assert table.stacks("rome") == [1, 1, 0]


def test_procedimiento__barbarians_take_part_like_everybody() -> None:
    assert fight(2, 0, barbarians=4).stacks("rome") == [0, 0, 3]
    assert fight(4, 0, barbarians=2).stacks("rome") == [3, 0, 0]


def test_cartas_de_competicion__any_number_each_chosen_by_all_at_once_and_face_down() -> None:
    table = fight(3, 3, 1, hands=[[AMBUSH, LEVY], [AMBUSH_TWO], [GIFT]])
    assert [item.seat for item in table.asks] == [0, 1]
    assert (table.asks[0].least, table.asks[0].most) == (0, 2)
    assert table.options() == {f"card:{AMBUSH}", f"card:{LEVY}"}
    table.do(f"card:{AMBUSH}+card:{LEVY}")
    fight_seen = view(table.s, 1).fight
    assert fight_seen is not None
    assert fight_seen.played == ((), (), ())
    assert view(table.s, 1).seats[0].hand_size == 2


def test_cartas_de_competicion__only_those_present_may_play() -> None:
    assert fight(3, 3, 0, hands=[[], [], [AMBUSH]]).asked() == (-1, "")


def test_cartas_de_competicion__revealed_together_before_anybody_negates() -> None:
    table = fight(3, 3, 1, hands=[[AMBUSH], [LEVY, TRUCE]]).do(f"card:{AMBUSH}", f"card:{LEVY}")
    assert [event.args["card"] for event in table.events("played")] == ["plain_ambush", "plain_levy"]
    assert (table.asked(), table.s.hands[:2]) == ((1, "react"), [[], [TRUCE]])


def test_cartas_de_competicion__negated_they_do_nothing_and_are_discarded() -> None:
    table = fight(3, 2, 0, hands=[[AMBUSH], [], [VETO]]).do(f"card:{AMBUSH}")
    assert table.asked() == (2, "react")
    table.do(f"negate:{VETO}")
    assert (table.stacks("rome"), set(table.s.discard)) == ([2, 0, 0, 0], {AMBUSH, VETO})


def test_cartas_de_competicion__resolved_in_turn_order() -> None:
    """Who comes first in turn order takes two disks before the other's two join."""
    first = fight(3, 2, hands=[[AMBUSH], [REINFORCE]]).do(f"card:{AMBUSH}", f"card:{REINFORCE}")
    assert first.stacks("rome") == [3, 0, 0]
    second = fight(3, 2, hands=[[AMBUSH], [REINFORCE]], order=[1, 0])
    second.do(f"card:{REINFORCE}", f"card:{AMBUSH}")
    assert second.events("lost")[0].args == {"seat": 1, "area": "rome", "disks": 2}


def test_procedimiento__wonders_then_abilities_then_cards_of_each_civilization() -> None:
    table = fight(
        2,
        3,
        civs="mauretania rome",
        hands=[[LEVY]],
        wonders={"plain_tower": (0, "rome")},
    )
    assert table.options() == {f"card:{LEVY}", "use:ability:plain_scouts", "use:wonder:plain_tower"}
    table.do(f"card:{LEVY}+use:ability:plain_scouts+use:wonder:plain_tower")
    assert [event.args["feature"] for event in table.events("uses")] == ["wonder:plain_tower", "ability:plain_scouts"]
    assert table.stacks("rome") == [2, 0, 0]


def test_procedimiento__a_wonder_only_while_its_area_is_occupied() -> None:
    table = fight(2, 3, wonders={"plain_tower": (0, "gaul")})
    assert table.asked() == (-1, "")


def test_cartas_de_competicion__what_makes_an_area_peaceful_cancels_the_competition() -> None:
    """The rulebook's example: three against one, the one takes two."""
    table = fight(3, 1, hands=[[], [AMBUSH]]).do(f"card:{AMBUSH}")
    assert table.stacks("rome") == [1, 1, 0]


def test_cartas_de_competicion__a_card_that_comes_when_the_contest_is_over_is_lost() -> None:
    table = fight(3, 1, hands=[[REINFORCE], [AMBUSH]], order=[1, 0])
    table.do(f"card:{AMBUSH}", f"card:{REINFORCE}")
    assert (table.stacks("rome"), sorted(table.s.discard)) == ([1, 1, 0], [AMBUSH, REINFORCE])


def test_cartas_de_competicion__one_that_works_elsewhere_too_is_not_lost() -> None:
    """An ambush ends the fight in Rome; the heralds still call allies to Gaul, where one is to come."""
    table = position(
        "rome 3, gaul 1",
        "rome 1, gaul 2",
        hands=[[HERALDS], [AMBUSH]],
        order=[1, 0],
        phase="competition",
        steps=[Competition(N["rome"])],
    )
    table.do(f"card:{AMBUSH}", f"card:{HERALDS}")
    assert table.stacks("rome") == [1, 1, 0]
    assert table.s.allies[0][N["gaul"]] == 1


def test_cartas_de_competicion__one_that_works_elsewhere_is_lost_where_nothing_is_to_come() -> None:
    table = fight(3, 1, hands=[[HERALDS], [AMBUSH]], order=[1, 0])
    table.do(f"card:{AMBUSH}", f"card:{HERALDS}")
    assert (table.stacks("rome"), sum(table.s.allies[0])) == ([1, 1, 0], 0)
    assert sorted(table.s.discard) == [AMBUSH, HERALDS]


def test_discos_blancos__count_as_own_and_go_first() -> None:
    table = fight(2, 3, hands=[[LEVY]]).do(f"card:{LEVY}")
    assert table.stacks("rome") == [2, 0, 0]
    assert table.s.supply == [46, 48, 50]


def test_discos_blancos__no_talent_or_card_is_asked_for_them() -> None:
    table = fight(1, 4, hands=[[LEVY]], talents=[2]).do(f"card:{LEVY}")
    assert table.asked() == (0, "losses")
    assert table.s.allies[0][N["rome"]] == 0


def test_discos_blancos__go_back_at_the_end_of_the_phase() -> None:
    table = phase("rome 3, gaul 2", "rome 1, gaul 1", hands=[[LEVY]])
    asked_first = table.asks[0].about["area"]
    table.do(f"card:{LEVY}")
    assert asked_first == "rome"
    assert sum(sum(row) for row in table.s.allies) == 0
    assert table.stacks("rome") == [3, 0, 0]


def test_discos_blancos__stay_until_the_end_of_the_phase_where_they_survive() -> None:
    table = phase("rome 3, gaul 2", "rome 1, gaul 1", hands=[[LEVY, AMBUSH]]).do(f"card:{LEVY}")
    assert table.asks[0].about["area"] == "gaul"
    assert table.s.allies[0][N["rome"]] == 2
    table.do("")
    assert sum(sum(row) for row in table.s.allies) == 0


def test_apilamiento__no_limit_during_competition() -> None:
    table = fight(4, 2, hands=[[REINFORCE]]).do(f"card:{REINFORCE}")
    assert table.stacks("rome") == [5, 0, 0]


def test_bajas_alternativas__of_equal_stacks_in_turn_order() -> None:
    table = fight(2, 2, talents=[1, 1], order=[1, 0])
    assert table.asked() == (1, "losses")
    table.do("")
    assert table.asked() == (0, "losses")
    assert table.do("").stacks("rome") == [1, 1, 0]


def test_bajas_alternativas__while_anything_is_left_to_pay_the_fight_goes_on() -> None:
    table = fight(2, 2, talents=[3, 1]).do("talent:1", "talent:1", "talent:1")
    assert (table.stacks("rome"), table.s.treasury) == ([2, 0, 0], [1, 0])


def test_cartas_de_competicion__the_log_says_so_where_nobody_uses_anything() -> None:
    """Else the message that asks for losses would say nothing but whose turn it is."""
    table = fight(4, 3, hands=[[AMBUSH]], talents=[0, 1]).do("")
    assert [event.args["area"] for event in table.events("nothing-played")] == ["rome"]
    assert len(table.do("", "").events("nothing-played")) == 1
    assert fight(4, 3).events("nothing-played") == [], "nobody is asked anything"
    played = fight(4, 4, hands=[[AMBUSH, GIFT]], talents=[0, 0]).do(f"card:{AMBUSH}")
    assert (played.asked(), played.events("nothing-played")) == ((0, "losses"), [])


def test_bajas_alternativas__each_says_once_what_goes_in_the_whole_competition() -> None:
    """4 against 3 took seven questions, one a disk."""
    table, asked = fight(4, 3, talents=[2, 2]), []
    while table.asks:
        asked.append((table.asked(), table.asks[0].about["left"]))
        table.do("")
    assert asked == [((1, "losses"), 3), ((0, "losses"), 2)]
    assert (table.stacks("rome"), table.s.treasury) == ([2, 0, 0], [2, 2])


def test_bajas_alternativas__what_was_said_is_given_round_by_round() -> None:
    """3 against 2: of seat 1 first a disk goes, then a talent, then disks; seat 0 loses disks whatever comes."""
    table = fight(3, 2, talents=[1, 1])
    assert table.options() == {"talent:1", "disks-first"}
    table.do("disks-first+talent:1")
    assert (table.asked(), table.stacks("rome")) == ((0, "losses"), [3, 1, 0])
    table.do("")
    told = [event.key.partition("-")[2] for event in table.s.log.new if event.args.get("seat") == 1]
    assert told[:2] == ["lost", "paid-talent"]


def test_bajas_alternativas__when_somebody_else_pays_the_others_think_again() -> None:
    table = fight(4, 3, talents=[2, 1]).do("talent:1")
    assert (table.asked(), table.stacks("rome")) == ((0, "losses"), [4, 3, 0])
    table.do("talent:1+disks-first")
    assert (table.asked(), table.stacks("rome"), table.s.treasury) == ((-1, ""), [2, 0, 0], [1, 0])


def test_bajas_alternativas__a_payment_stops_what_the_others_said() -> None:
    """Seat 1 says disks; seat 0 pays with its first loss, so seat 1 is asked again before its second one."""
    table = fight(3, 3, talents=[3, 3], order=[1, 0]).do("")
    assert table.asked() == (0, "losses")
    table.do("talent:1")
    assert (table.asked(), table.stacks("rome")) == ((1, "losses"), [3, 2, 0])


def test_bajas_alternativas__nobody_is_asked_who_loses_nothing() -> None:
    """The last disk of a small stack ends the competition before the big stack loses one."""
    table = fight(4, 1, talents=[5]).do()
    assert (table.asked(), table.stacks("rome")) == ((-1, ""), [4, 0, 0])


def test_bajas_alternativas__it_may_pay_as_often_as_that_helps() -> None:
    table = fight(4, 1, talents=[0, 9])
    assert (table.asks[0].about["left"], table.asks[0].about["most"]) == (1, 3)
    assert table.options("talent:") == {"1", "2", "3"}
    table.do("talent:3")
    assert (table.stacks("rome"), table.s.treasury[1]) == ([1, 1, 0], 6)


def test_procedimiento__all_wonders_then_all_abilities_then_all_cards() -> None:
    """The tower of who comes second is there before the first one's ambush: an ally goes for the disk."""
    table = fight(1, 2, hands=[[AMBUSH]], wonders={"plain_tower": (1, "rome")})
    table.do(f"card:{AMBUSH}", "use:wonder:plain_tower")
    assert table.stacks("rome") == [1, 1, 0]
