"""Rulebook, "Fase de final de época", and the optional rules."""

from __future__ import annotations

import pytest

from engine.epochs.state import (
    CardPhase,
    CompetitionPhase,
    EndOfEpoch,
    EpochChange,
    EpochPoints,
    NextTurn,
    Rules,
    SeaDominance,
    SuddenDeath,
    Withdrawal,
)
from engine.inner_sea.building import bury
from tests.cases.inner_sea.plain import Table, land_around, new_game, position, run_step
from tests.cases.inner_sea.plain_deck import ASIDE, BANK, EVENTS, FACTS, GAME, GIFT, OMEN


def ending(*disks: str, **more: object) -> Table:
    return position(
        *(disks or ("egypt", "rome")),
        phase="reckoning",
        steps=[EndOfEpoch()],
        **more,  # type: ignore[arg-type]
    )


def scored(*disks: str, **more: object) -> Table:
    """The points of an epoch that is not the last."""
    return position(
        *disks,
        phase="reckoning",
        steps=[EpochPoints()],
        until=Withdrawal,
        **more,  # type: ignore[arg-type]
    )


def test_final_de_epoca__hands_discards_and_cards_set_aside_are_shuffled_into_the_deck() -> None:
    table = ending(hands=[[GIFT], [OMEN, 50]], discard=[60, 99], aside=[ASIDE], until=EpochChange)
    assert table.s.hands == [[], []]
    assert (table.s.discard, table.s.aside) == ([], [])
    assert sorted(table.s.deck) == sorted(FACTS.cards)
    assert table.s.deck != sorted(table.s.deck)


def test_final_de_epoca__investments_stay_on_the_table() -> None:
    table = ending(investments=[(0, BANK, 2)], until=EpochChange)
    assert [item.card for item in table.s.investments] == [BANK]
    assert BANK not in table.s.deck


def changed(top: int, **more: object) -> Table:
    return position(
        "egypt",
        "rome",
        top=[top],
        phase="reckoning",
        steps=[EpochChange()],
        until=EpochPoints,
        **more,  # type: ignore[arg-type]
    )


def test_tabla_de_cambio_de_epoca__the_top_cards_number_names_a_row() -> None:
    for number in (1, 50, 96, 102):
        assert [event.args["number"] for event in changed(number).events("row")] == [number]


def test_tabla_de_cambio_de_epoca__no_other_card_takes_effect_and_it_is_shuffled_back() -> None:
    table = changed(50)
    assert (table.s.treasury, table.s.discard, 50 in table.s.deck) == ([0, 0], [], True)


@pytest.mark.parametrize("number", [98, 99, 100, 101])
def test_tabla_de_cambio_de_epoca__events_98_to_101_take_effect_before_their_row_and_are_discarded(number: int) -> None:
    table = changed(number)
    assert table.events("row")[0].args == {"number": number, "talents": 1}
    assert table.s.discard == [number]


@pytest.mark.parametrize("number", [97, 102, 103])
def test_tabla_de_cambio_de_epoca__other_events_are_only_looked_up(number: int) -> None:
    table = changed(number)
    assert table.events("row")[0].args == {"number": number, "talents": 0}
    assert number in table.s.deck


def test_pv_por_epoca__a_point_for_the_most_cities() -> None:
    assert scored("egypt 3, kush 3", "rome 3").s.points == [1, 0]


def test_pv_por_epoca__nobody_where_they_tie() -> None:
    assert scored("egypt 3", "rome 3").s.points == [0, 0]
    assert scored("egypt 1", "rome 1").s.points == [0, 0]


def test_pv_por_epoca__a_point_for_the_most_areas_with_built_wonders() -> None:
    wonders = {"plain_tower": (0, "egypt"), "plain_temple": (0, "kush"), "plain_vast": (1, "rome")}
    assert scored("egypt 1, kush 1", "rome 1", wonders=wonders).s.points == [1, 0]
    assert scored("egypt 1", "rome 1", wonders=wonders).s.points == [0, 0]


def test_pv_por_epoca__whoever_built_them() -> None:
    wonders = {"plain_tower": (0, "egypt"), "plain_temple": (0, "kush")}
    assert scored("egypt 1, kush 1", "egypt 1, kush 1", wonders=wonders).s.points == [0, 0]
    assert scored("egypt 1", "egypt 1, kush 1", wonders=wonders).s.points == [0, 1]


def test_pv_por_epoca__buried_wonders_do_not_count() -> None:
    table = position("egypt 1", "rome 1", wonders={"plain_tower": (0, "egypt")}, phase="reckoning", until=Withdrawal)
    bury(table.s, "plain_tower")
    assert run_step(table, EpochPoints()).s.points == [0, 0]


def seas(*names: str) -> str:
    areas = [area for sea in names for area in [sea, *land_around(sea)]]
    return ", ".join(dict.fromkeys(areas))


@pytest.mark.parametrize(
    ("names", "points"),
    [
        (["red_sea", "iberian_sea"], 0),
        (["red_sea", "iberian_sea", "propontis"], 1),
        (["red_sea", "iberian_sea", "propontis", "numidian_sea", "cilician_sea"], 1),
    ],
)
def test_pv_por_epoca__a_point_for_every_three_seas_dominated(names: list[str], points: int) -> None:
    assert scored(seas(*names), "moesia 1").s.sources[0].get("seas", 0) == points


@pytest.mark.parametrize(("talents", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (10, 3)])
def test_pv_por_epoca__a_point_for_every_three_talents(talents: int, points: int) -> None:
    assert scored("egypt", "rome", talents=[talents]).s.points == [points, 0]


def test_final_de_epoca__talents_are_lost() -> None:
    assert scored("egypt", "rome", talents=[4, 2]).s.treasury == [0, 0]


def test_final_de_epoca__everybody_draws_five_cards_in_turn_order() -> None:
    table = scored("egypt", "rome", order=[1, 0], top=[50, 51, 52, 53, 54, 60, 61, 62, 63, 64])
    assert table.s.hands == [[60, 61, 62, 63, 64], [50, 51, 52, 53, 54]]


def test_final_de_epoca__events_drawn_then_are_resolved_and_replaced() -> None:
    table = scored("egypt", "rome", top=[50, 99, 51, 52, 53, 54])
    assert (table.s.hands[0], len(table.events("event"))) == ([50, 51, 52, 53, 54], 1)


def test_final_de_epoca__the_next_epoch_begins_with_its_first_turn() -> None:
    table = scored("egypt", "rome", epoch=2, turn=3)
    assert (table.s.epoch, table.s.turn, table.s.phase) == (3, 1, "growth")
    assert table.next_steps()[0] == "Withdrawal"


def test_final_de_epoca__the_last_epoch_only_scores() -> None:
    table = ending("egypt 3", "rome", epoch=4, talents=[3, 0], hands=[[GIFT]])
    assert table.s.points == [2, 0]
    assert table.s.result is not None
    assert (table.s.hands[0], table.events("revealed"), table.s.agenda) == ([GIFT], [], [])


@pytest.mark.parametrize("epochs", [1, 2, 3, 4])
def test_resumen_del_juego__a_game_lasts_one_to_four_epochs(epochs: int) -> None:
    rules = Rules(epochs=epochs)
    for epoch in range(1, epochs + 1):
        table = ending(epoch=epoch, rules=rules, until=EpochChange)
        assert (table.s.result is not None) == (epoch == epochs)


def test_resumen_del_juego__an_epoch_has_two_to_four_turns() -> None:
    turns = {}
    for turn, top in ((1, 22), (2, 2), (3, 3), (4, 50)):
        table = position(
            "egypt",
            "rome",
            turn=turn,
            top=[top],
            phase="reckoning",
            steps=[SuddenDeath()],
            until=(EndOfEpoch, NextTurn),
        )
        turns[turn] = table.next_steps()[0]
    assert turns == {1: "NextTurn", 2: "EndOfEpoch", 3: "EndOfEpoch", 4: "EndOfEpoch"}


def test_resumen_del_juego__four_phases_in_this_order() -> None:
    table, seen = position("egypt 1", "rome 1", steps=[NextTurn()], until=CardPhase), []
    for stop in (CardPhase, CompetitionPhase, SeaDominance, SuddenDeath):
        table.until = stop
        table.go_on()
        while table.asks:
            table.do("done" if "done" in table.options() else "pass")
        seen.append((table.s.phase, table.next_steps()[0]))
    assert seen == [
        ("growth", "CardPhase"),
        ("cards", "CompetitionPhase"),
        ("competition", "SeaDominance"),
        ("reckoning", "SuddenDeath"),
    ]


def test_final_de_epoca__hands_then_the_table_then_points_then_cards() -> None:
    table = ending("egypt 3", "rome", talents=[3], hands=[[GIFT]], until=Withdrawal)
    keys = [event.key.removeprefix(f"{GAME}-") for event in table.s.log.new]
    told = [key for key in keys if key in ("revealed", "row", "points", "drew-count", "turn")]
    assert list(dict.fromkeys(told)) == ["revealed", "row", "points", "drew-count", "turn"]
    assert "talents" in [event.args["because"] for event in table.events("points")], "counted before they are lost"


LAST = Rules(last_epoch_event=True)


def test_evento_de_ultima_epoca__reveal_until_a_number_below_69_and_carry_out_its_row() -> None:
    table = ending(epoch=4, rules=LAST, top=[99, 70, 69, 68, 1])
    assert [event.args["number"] for event in table.events("row")] == [68]
    assert (table.events("event"), table.s.treasury) == ([], [0, 0])


def test_evento_de_ultima_epoca__before_the_points_of_the_epoch() -> None:
    table = ending("egypt 3", "rome", epoch=4, rules=LAST, top=[50])
    keys = [event.key.rpartition("-")[2] for event in table.s.log.new if event.key.endswith(("row", "-points"))]
    assert keys == ["row", "points"]


def test_evento_de_ultima_epoca__only_where_the_table_chose_it_and_only_at_the_end() -> None:
    assert ending(epoch=4, top=[50]).events("row") == []
    assert ending(epoch=3, rules=LAST, top=[50], until=EpochChange).events("row") == []


@pytest.mark.parametrize(("seats", "disks"), [(2, 100), (3, 100), (4, 100), (5, 100), (6, 50)])
def test_hordas_barbaras__fifty_more_barbarians_below_six_players(seats: int, disks: int) -> None:
    s = new_game(seats, rules=Rules(barbarian_hordes=True)).s
    assert s.supply[s.barbarians] == disks
    assert new_game(seats).s.supply[seats] == 50


def test_cartas_de_evento__seven_of_them_lie_in_the_deck() -> None:
    assert len(EVENTS) == 7
    assert set(EVENTS) <= set(new_game(4).s.deck)
