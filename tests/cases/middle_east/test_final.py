"""Rulebook, "Paso de Fin de Época Repentino", "Fase de Final de Época", "Final de la Partida", "Opciones"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.epochs.epoch import final_key
from engine.epochs.state import DrawCards, EndOfEpoch, EpochChange, EpochPoints, Rules, SuddenDeath, Withdrawal
from engine.middle_east.state import Deity, Options, RaiseStrongholds
from tests.cases.middle_east.plain import Table, position
from tests.cases.middle_east.plain_deck import BANK, GIFT

SHORT = Rules(epochs=1)


def ending(turn: int, top: int, **more: Any) -> Table:
    """The step in which an epoch may end, with this card on top."""
    return position(
        "lydia 2",
        "hattusha 2",
        turn=turn,
        top=[top],
        steps=[SuddenDeath()],
        until=(DrawCards, EndOfEpoch),
        phase="reckoning",
        **more,
    )


def over(table: Table) -> bool:
    return table.next_steps()[:1] == ["EndOfEpoch"]


@pytest.mark.parametrize(
    ("turn", "top", "ends"),
    [
        (1, 2, False),
        (2, 2, True),
        (2, 12, True),
        (2, 27, True),
        (2, 13, False),
        (3, 2, True),
        (3, 3, True),
        (3, 13, True),
        (3, 24, True),
        (3, 45, False),
        (4, 45, True),
        (2, 102, True),
        (2, 103, False),
        (3, 103, True),
    ],
)
def test_fin_de_epoca_repentino__the_digits_of_the_card(turn: int, top: int, ends: bool) -> None:
    assert over(ending(turn, top)) == ends


def test_fin_de_epoca_repentino__an_event_takes_effect_first_and_is_discarded() -> None:
    table = ending(2, 102)
    assert sum(table.s.treasury) == 1
    assert table.s.discard == [102]


def test_fin_de_epoca_repentino__any_other_card_goes_back() -> None:
    table = ending(3, 45)
    assert 45 in table.s.deck
    assert table.s.discard == []


# The goal


def test_duracion_de_la_partida__the_goal_ends_the_game_with_the_turn() -> None:
    table = ending(1, 45, points=[25, 3], options=Options(goal=25))
    assert over(table)
    table.until = None
    table.go_on()
    assert table.s.result is not None


def test_duracion_de_la_partida__or_with_the_epoch() -> None:
    options = Options(goal=25, goal_ends="epoch")
    assert not over(ending(1, 45, points=[25, 3], options=options))
    table = ending(2, 2, points=[25, 3], options=options)
    assert over(table)
    table.until = None
    table.go_on()
    assert table.s.result is not None


def test_duracion_de_la_partida__without_the_goal_it_goes_on() -> None:
    assert not over(ending(1, 45, points=[24, 3], options=Options(goal=25)))


# The last epoch


def finished(*disks: str, **more: Any) -> Table:
    return position(
        *disks,
        steps=[EndOfEpoch()],
        phase="reckoning",
        rules=SHORT,
        **more,
    )


def test_fase_de_final_de_epoca__a_point_for_most_cities() -> None:
    assert finished("lydia 3", "sinai 1").s.sources[0] == {"most-cities": 1}
    assert finished("lydia 3", "memphis 3").s.points == [0, 0]


def test_fase_de_final_de_epoca__a_point_for_most_deities() -> None:
    deities = {"plain_moon": Deity("established", 0), "plain_sun": Deity("captured", 1, 0)}
    assert finished("lydia 1", "sinai 1", deities=deities).s.sources[0] == {"most-deities": 1}
    deities = {"plain_moon": Deity("established", 0), "plain_sun": Deity("established", 1)}
    assert finished("lydia 1", "sinai 1", deities=deities).s.points == [0, 0]


def test_fase_de_final_de_epoca__a_point_for_three_minas() -> None:
    assert finished("lydia 1", "sinai 1", talents=[7, 2]).s.points == [2, 0]


# Between two epochs


def changing(top: list[int], **more: Any) -> Table:
    return position(
        "lydia 2",
        "hattusha 2",
        top=top,
        steps=[EpochChange(), EpochPoints()],
        until=(RaiseStrongholds, Withdrawal),
        **{"phase": "reckoning", **more},
    )


def test_fase_de_final_de_epoca__all_cards_are_shuffled_but_investments() -> None:
    table = position(
        "lydia 2",
        "hattusha 2",
        hands=[[GIFT], [BANK]],
        discard=[12, 13],
        steps=[EndOfEpoch()],
        until=EpochChange,
        phase="reckoning",
    )
    assert len(table.s.deck) == 103
    assert table.s.discard == []


def test_fase_de_final_de_epoca__the_card_names_a_row_and_comes_back_after_the_new_hands() -> None:
    table = changing([45])
    assert [event.args["number"] for event in table.events("plain-row")] == [45]
    assert 45 in table.s.deck
    assert table.s.aside == []
    assert [len(hand) for hand in table.s.hands] == [5, 5]


def test_fase_de_final_de_epoca__the_row_comes_before_the_points_and_minas_are_lost() -> None:
    table = changing([45], talents=[4, 1])
    assert [event.args["talents"] for event in table.events("plain-row")] == [5]
    assert table.s.points == [1, 0]
    assert table.s.treasury == [0, 0]


@pytest.mark.parametrize(
    ("top", "resolved"),
    [
        ([97, 45, 98, 103, 101], [98, 101]),
        ([98, 46, 99], [98, 99]),
        ([103, 100, 102], [100, 102]),
    ],
)
def test_fase_de_final_de_epoca__barbarians_at_the_gates(top: list[int], resolved: list[int]) -> None:
    table = changing(top)
    assert [event.args["number"] for event in table.events("plain-event")][:2] == resolved
    assert table.events("plain-row") == []


def test_fase_de_final_de_epoca__the_next_epoch_begins_with_turn_one() -> None:
    table = changing([45], epoch=2, turn=3)
    assert (table.s.epoch, table.s.turn) == (3, 1)


# Event of the last epoch


def test_evento_de_final_de_epoca__only_with_the_option_and_below_69() -> None:
    table = position(
        "lydia 2",
        "hattusha 2",
        top=[98, 80, 68],
        steps=[EndOfEpoch()],
        phase="reckoning",
        rules=Rules(epochs=1, last_epoch_event=True),
    )
    assert [event.args["number"] for event in table.events("plain-row")] == [68]
    assert table.events("plain-event") == []
    assert finished("lydia 2", "hattusha 2", top=[45]).events("plain-row") == []


# Ties


@pytest.mark.parametrize(
    ("first", "second", "deities", "by"),
    [
        ("memphis 1", "hattusha 1", {"plain_moon": Deity("established", 0)}, 1),
        ("memphis 1, nineveh 1", "hattusha 1", {}, 2),
        ("memphis 3", "hattusha 2", {}, 3),
        ("memphis 2", "hattusha 1", {}, 4),
        ("memphis 1, sinai 1", "hattusha 2", {}, 5),
    ],
)
def test_final_de_la_partida__what_parts_those_who_tie(
    first: str, second: str, deities: dict[str, Deity], by: int
) -> None:
    s = position(first, second, "", deities=deities, homes={0: "memphis"}).s
    one, two = final_key(s, 0), final_key(s, 1)
    assert one > two
    assert one[:by] == two[:by]


def test_final_de_la_partida__who_has_begun_anew_goes_first_of_equals() -> None:
    s = position("memphis 2", "hattusha 2", homes={0: "memphis"}).s
    assert final_key(s, 0) == final_key(s, 1)
    s.gilgamesh[1] = [2]
    assert final_key(s, 1) > final_key(s, 0)


def test_final_de_la_partida__temples_and_homes_count_only_for_those_at_home() -> None:
    deities = {"plain_moon": Deity("established", 0)}
    s = position("hattusha 1", "lydia 1", deities=deities, homes={0: "memphis"}).s
    assert final_key(s, 0)[1:3] == (0, 0)


def test_final_de_la_partida__equal_in_all_is_a_draw() -> None:
    table = finished("memphis 2", "hattusha 2", homes={0: "memphis"})
    assert table.s.result is not None
    assert table.s.result.places == ((0, 1),)
