"""What the Middle East does otherwise where players lead two civilizations (rulebook, "Final de la Partida")."""

from __future__ import annotations

from typing import Any

from engine.core.game import Result
from engine.epochs.cast import cast_of
from engine.epochs.epoch import finish, grades
from engine.epochs.growth import partners
from engine.epochs.state import CardAction, NextTurn, RevealCards
from engine.middle_east.endings import goal_is_reached
from engine.middle_east.game import GAME
from engine.middle_east.state import Deity, Options, RequestDeity, State
from tests.cases.answers import Table
from tests.cases.middle_east.driver import at, card_id, position


def of_two(disks: dict[str, dict[int, int]], **more: Any) -> State:
    """Two players with two civilizations each: 0 and 2, 1 and 3."""
    return position(4, disks=disks, cast=cast_of(2, 2, 0), **more)


def test_final_de_la_partida__the_points_of_both_civilizations_count() -> None:
    s = of_two({}, points=[10, 14, 15, 9])
    finish(s)
    assert s.result == Result(((0,), (1,)))
    (told,) = [event.args for event in s.log.new if event.key == "middle_east-counted"]
    assert (told["how"], told["reached"]) == ("sum", "2:15 1:14 0:10 3:9")


def test_duracion_de_la_partida__both_civilizations_together_reach_the_goal() -> None:
    s = of_two({}, points=[10, 14, 15, 9], options=Options(goal=25))
    assert goal_is_reached(s)
    s.points[2] = 14
    assert not goal_is_reached(s)


def test_duracion_de_la_partida__one_without_a_player_reaches_no_goal() -> None:
    s = position(3, disks={}, cast=cast_of(2, 1, 1), points=[10, 14, 90], options=Options(goal=25))
    assert not goal_is_reached(s)


def test_comercio__not_between_civilizations_of_one_player() -> None:
    s = of_two({"babylon": {0: 2}, "lagash": {2: 2}, "uruk": {1: 2}})
    assert 2 not in partners(s, 0)


def test_faccion__a_strike_at_the_own_other_civilization_alone_is_allowed_and_told() -> None:
    for other, is_told in ((2, True), (1, False)):
        s = of_two({"babylon": {0: 2}, "lagash": {other: 2}}, hands={0: ["famine"]}, steps=[CardAction(0)])
        table = Table(GAME, s)
        option = f"play:{card_id('famine')}"
        assert (option in table.asks[0].wastes) == is_told
        table.do(option)
        assert at(s, "lagash", other) == 1


def test_solitario__two_civilizations_need_twice_as_much() -> None:
    s = position(4, disks={}, cast=cast_of(1, 2, 2))
    one = position(4, disks={}, cast=cast_of(1, 1, 3))
    assert grades(s) == {grade: 2 * points for grade, points in grades(one).items()}


def test_csj__gives_no_temple_back() -> None:
    captured = {"god_of_war": Deity("captured", 0, 2)}
    s = position(3, disks={}, cast=cast_of(2, 1, 1), deities=captured, steps=[RequestDeity(0, "god_of_war")])
    Table(GAME, s, NextTurn)
    assert (s.deities["god_of_war"].status, s.deities["god_of_war"].holder) == ("captured", 2)


def test_csj__reveals_more_cards_as_epochs_go_by() -> None:
    s = position(3, disks={"babylon": {2: 2}}, cast=cast_of(2, 1, 1), epoch=3, steps=[RevealCards(2)])
    s.deck = [number for number, card in sorted(s.facts.cards.items()) if not card.letter][:8]
    Table(GAME, s, NextTurn)
    assert len(s.discard) == 4
