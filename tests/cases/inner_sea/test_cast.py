"""Players with two civilizations, and civilizations without a player (rulebook, "Civilización", "CSJ"; house rules)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.ask import Ask, Fixed
from engine.core.game import Result
from engine.core.match import Match
from engine.core.rng import seeded
from engine.epochs import unled
from engine.epochs.areas import contested
from engine.epochs.cast import cast_of
from engine.epochs.dealing import redeal
from engine.epochs.deck import draw
from engine.epochs.epoch import finish, grades
from engine.epochs.growth import partners
from engine.epochs.own_targets import OWN_SIDE_TOO
from engine.epochs.reckoning import begin_turn
from engine.epochs.state import (
    CardAction,
    Deployment,
    DrawCards,
    NextTurn,
    PlayCard,
    RevealCards,
    Rules,
    State,
    SuddenDeath,
)
from engine.inner_sea.game import GAME
from tests.cases.answers import Table, run
from tests.cases.inner_sea.driver import at, card_id, position


def of_two(disks: dict[str, dict[int, int]], hands: dict[int, list[str]] | None = None, **more: Any) -> State:
    """Two players with two civilizations each: 0 and 2, 1 and 3."""
    return position(4, disks=disks, hands=hands, cast=cast_of(2, 2, 0), **more)


def with_unled(disks: dict[str, dict[int, int]], enemy: int = 0, **more: Any) -> State:
    """Two players, and civilization 2 without one."""
    s = position(3, disks=disks, cast=cast_of(2, 1, 1), **more)
    assert s.cast is not None
    s.cast.enemies[2] = enemy
    return s


def begun(seats: int, **options: str) -> Match:
    """A new game."""
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    return Match.create(GAME, {"epochs": "1", **named}, seats, 3)


# --- who leads what ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "each", "without", "leaders"),
    [
        (2, 2, 0, [0, 1, 0, 1]),
        (3, 2, 0, [0, 1, 2, 0, 1, 2]),
        (3, 2, 3, [0, 1, 2, 0, 1, 2]),
        (4, 2, 1, [0, 1, 2, 3, -1]),
        (1, 1, 0, [0, -1, -1, -1]),
        (1, 2, 1, [0, 0, -1]),
        (2, 1, 0, None),
    ],
)
def test_civilizacion__as_many_as_the_table_says_and_six_at_most(
    players: int, each: int, without: int, leaders: list[int] | None
) -> None:
    cast = cast_of(players, each, without)
    assert (cast and cast.leaders) == leaders


def test_civilizacion__a_player_is_asked_for_both_and_sees_both_hands() -> None:
    match = begun(2, civilizations_each="2")
    chosen: dict[int, set[str]] = {0: set(), 1: set()}
    while match.asks()[0].key == "civilization":
        ask = match.asks()[0]
        chosen[ask.seat].add(ask.options[0])
        match.answer(ask.seat, ask.key, [ask.options[0]])
    assert {seat for seat in chosen if chosen[seat]} == {0, 1}
    view, other = match.view(0), match.view(1)
    assert {view.viewer, view.other_hand.seat} == {0, 2}
    assert {other.viewer, other.other_hand.seat} == {1, 3}
    assert match.view(None).other_hand is None
    assert [item.partition(":")[0] for item in view.cast.split()] == ["0", "1", "0", "1"]


def test_civilizacion__lines_of_the_log_go_to_its_player() -> None:
    s = of_two({"rome": {0: 2}}, deck=["flood", "plague", "famine"], steps=[DrawCards(2)])
    table = Table(GAME, s)
    private = [event for event in table.s.log.new if event.seats is not None]
    assert private
    assert {event.seats for event in private} == {(0,)}
    assert all("0:carthage" in str(event.args["cast"]) for event in private)


def test_civilizacion__both_may_negate_one_after_the_other() -> None:
    hands = {0: ["flood"], 1: ["plague"], 3: ["famine"]}
    rules = Rules(everyone_reacts=True)
    s = of_two({"bay_of_capua": {1: 1}, "rome": {1: 3}}, hands, rules=rules, steps=[PlayCard(0, card_id("flood"))])
    table = Table(GAME, s)
    while table.asked()[1] != "react":
        table.do(table.asks[0].options[0])
    spoken_for = []
    while table.asked() == (1, "react"):
        assert s.cast is not None
        spoken_for.append(s.cast.speaking[1])
        assert table.position.hides_who_answered()
        table.do("let")
    assert spoken_for == [1, 3]


def test_civilizacion__the_hands_of_its_player_are_not_dealt_anew() -> None:
    match = begun(2, civilizations_each="2")
    s = match.state
    own, others = [s.hands[0][:], s.hands[2][:]], [s.hands[1][:], s.hands[3][:]]
    redeal(s, 0, seeded(5))
    assert [s.hands[0], s.hands[2]] == own
    assert [s.hands[1], s.hands[3]] != others


# --- the rules between them -------------------------------------------------------------------------------------------


def test_comercio__not_between_civilizations_of_one_player() -> None:
    s = of_two({"rome": {0: 2}, "etruria": {2: 2}, "umbria": {1: 2}})
    assert partners(s, 0) == [1]
    assert partners(s, 1) == [0, 2]


def test_oponerse__also_civilizations_of_one_player() -> None:
    s = of_two({"rome": {0: 2, 2: 1}})
    assert contested(s, s.board.number["rome"])


def test_oponerse__a_strike_at_none_but_the_own_other_civilization_is_allowed_and_told() -> None:
    for other, is_told in ((2, True), (1, False)):
        s = of_two({"rome": {0: 2}, "etruria": {other: 3}}, {0: ["demagogue"]}, steps=[CardAction(0)])
        table = Table(GAME, s)
        option = f"play:{card_id('demagogue')}"
        assert (option in table.asks[0].wastes) == is_told
        table.do(option)
        assert at(s, "etruria", other) < 3


def test_oponerse__where_the_second_target_can_only_be_the_own_that_is_told() -> None:
    for third, is_told in ((2, True), (1, False)):
        s = of_two({"rome": {1: 2}, "etruria": {third: 2}}, {0: ["earthquake"]}, steps=[CardAction(0)])
        table = Table(GAME, s)
        option = f"play:{card_id('earthquake')}"
        assert table.asks[0].wastes == ({option: OWN_SIDE_TOO} if is_told else {})
        table.do(option, "stack:rome:1")
        assert (at(s, "rome", 1), at(s, "etruria", third)) == (1, 1)


def test_final_de_la_partida__the_best_civilization_of_a_player_counts() -> None:
    s = of_two({}, points=[10, 14, 15, 14])
    finish(s)
    assert s.result == Result(((0,), (1,)))
    (told,) = [event.args for event in s.log.new if event.key == "inner_sea-counted"]
    assert (told["how"], told["reached"]) == ("best", "2:15 1:14 3:14 0:10")
    view = GAME.view(s, None)
    assert view.places is not None
    assert view.places[0] == (2,)
    assert view.places[-1] == (0,)


def test_final_de_la_partida__without_a_player_nobody_wins() -> None:
    s = with_unled({}, points=[10, 14, 50])
    finish(s)
    assert "inner_sea-counted" not in [event.key for event in s.log.new]
    assert s.result == Result(((1,), (0,)))
    assert GAME.view(s, None).places == ((1,), (0,), (2,))


# --- civilizations without a player -----------------------------------------------------------------------------------


def test_csj__is_never_asked_and_holds_no_cards() -> None:
    match = begun(3, without_player="2")
    s = match.state
    assert [len(hand) for hand in s.hands] == [5, 5, 5, 0, 0]
    while match.asks()[0].key == "civilization":
        ask = match.asks()[0]
        assert ask.seat < 3
        match.answer(ask.seat, ask.key, [ask.options[0]])
    assert all(s.civs)


def test_csj__draws_no_cards() -> None:
    s = with_unled({}, deck=["flood", "plague", "famine"], turn=1, steps=[SuddenDeath()])
    table = Table(GAME, s, (DrawCards, NextTurn))
    steps = [step for step in table.s.agenda if isinstance(step, DrawCards)]
    assert sorted(step.seat for step in steps) == [0, 1]


def test_csj__draws_no_cards_by_events_either() -> None:
    s = with_unled({"rome": {2: 2}}, deck=["flood", "plague", "famine"])
    run(draw(s, 2, 2))
    assert [len(hand) for hand in s.hands] == [0, 0, 0]
    run(draw(s, 1, 2))
    assert [len(hand) for hand in s.hands] == [0, 2, 0]


def test_enemigo__of_its_partners_the_one_with_most_points() -> None:
    s = with_unled({"rome": {2: 2}, "etruria": {0: 1}, "egypt": {1: 1}}, points=[3, 8, 9])
    begin_turn(s)
    assert s.cast is not None
    assert s.cast.enemies == [-1, -1, 0]


def test_enemigo__of_all_where_it_trades_with_none_and_the_first_of_equals() -> None:
    s = with_unled({"rome": {2: 2}, "egypt": {0: 1}, "kush": {1: 1}}, points=[8, 8, 9], order=[1, 2, 0])
    begin_turn(s)
    assert s.cast is not None
    assert s.cast.enemies == [-1, -1, 1]


def test_despliegue__it_holds_what_is_contested_first() -> None:
    s = with_unled({"rome": {2: 1, 1: 2}, "etruria": {2: 1}}, ready=[0, 0, 1], steps=[Deployment(2)])
    assert Table(GAME, s, NextTurn).s.disks[2][s.board.number["rome"]] == 2


def test_despliegue__then_attacks_one_area_of_its_chief_enemy_until_it_has_more() -> None:
    disks = {"rome": {2: 2}, "etruria": {0: 2}, "samnium": {0: 1}, "umbria": {0: 3}}
    s = with_unled(disks, ready=[0, 0, 5], steps=[Deployment(2)])
    table = Table(GAME, s, NextTurn)
    by_area = {area: s.disks[2][s.board.number[area]] for area in ("samnium", "etruria", "umbria")}
    assert by_area == {"samnium": 2, "etruria": 0, "umbria": 0}
    assert not table.asks
    assert not s.ready[2]


def by_area(s: State, civ: int) -> dict[str, int]:
    """Where a civilization has disks, and how many."""
    return {s.board.ids[area]: disks for area, disks in enumerate(s.disks[civ]) if disks}


@pytest.mark.parametrize(
    ("ready", "more"),
    [
        (1, {"etruria": 2}),
        (2, {"etruria": 3}),
        (3, {"etruria": 3, "cisalpina": 1}),
        (4, {"etruria": 3, "cisalpina": 1, "tyrrhenian_sea": 1}),
        (5, {"etruria": 3, "cisalpina": 2, "tyrrhenian_sea": 1}),
    ],
)
def test_despliegue__then_in_turn_settles_builds_goes_on_and_sails(ready: int, more: dict[str, int]) -> None:
    disks = {"rome": {2: 2}, "etruria": {2: 1}, "umbria": {1: 4}, "samnium": {1: 4}, "bay_of_capua": {1: 2}}
    s = with_unled(disks, enemy=0, ready=[0, 0, ready], steps=[Deployment(2)])
    s.disks[2][s.board.number["rome"]] = 3
    s.supply[2] -= 1
    Table(GAME, s, NextTurn)
    assert by_area(s, 2) == {"rome": 3, **more}


def test_despliegue__what_cannot_be_done_is_passed_over() -> None:
    s = with_unled({"rome": {2: 3}}, enemy=1, ready=[0, 0, 2], steps=[Deployment(2)])
    Table(GAME, s, NextTurn)
    # Nothing to settle, nothing to build: an empty land area, and then an empty sea, which may be next to that.
    assert by_area(s, 2) == {"rome": 3, "samnium": 1, "adriatic_sea": 1}


def test_despliegue__of_areas_with_equally_few_disks_it_attacks_the_one_farthest_to_the_north_east() -> None:
    s = with_unled({"rome": {2: 2}, "etruria": {0: 1}, "umbria": {0: 1}}, ready=[0, 0, 1], steps=[Deployment(2)])
    Table(GAME, s, NextTurn)
    assert s.board.order[s.board.number["umbria"]] < s.board.order[s.board.number["etruria"]]
    assert by_area(s, 2) == {"rome": 2, "umbria": 1}


def test_fase_de_cartas__an_odd_card_strikes_the_largest_stack_in_reach() -> None:
    s = with_unled({"rome": {2: 2}, "etruria": {0: 3}, "umbria": {0: 2}, "egypt": {0: 4}}, steps=[RevealCards(2)])
    odd = [number for number, card in sorted(s.facts.cards.items()) if number % 2 and not card.letter]
    s.deck = odd[:4]
    Table(GAME, s, NextTurn)
    assert [s.disks[0][s.board.number[area]] for area in ("etruria", "umbria", "egypt")] == [2, 1, 4]
    assert len(s.discard) == 2
    assert s.passed[2]


def test_fase_de_cartas__something_may_be_given_for_the_disk() -> None:
    s = with_unled({"rome": {2: 2}, "etruria": {0: 3}}, steps=[RevealCards(2)], talents=[1, 0, 0])
    s.deck = [number for number, card in sorted(s.facts.cards.items()) if number % 2 and not card.letter][:4]
    table = Table(GAME, s, NextTurn)
    assert table.asked() == (0, "losses")
    assert table.asks[0].about["because"] == "unled"
    table.do("talent:1")
    assert s.treasury[0] == 0


def test_fase_de_cartas__an_even_card_brings_a_disk() -> None:
    s = with_unled({"rome": {2: 2}, "etruria": {0: 3}}, steps=[RevealCards(2)])
    s.deck = [number for number, card in sorted(s.facts.cards.items()) if not number % 2 and not card.letter][:4]
    before = sum(s.disks[2])
    Table(GAME, s, NextTurn)
    assert sum(s.disks[2]) == before + 2
    assert sum(s.disks[0]) == 3
    # The log says whose cards they are, so that what they bring stands in its line.
    told = [event.args for event in s.log.new if event.key == "inner_sea-reveals"]
    assert [(args["seat"], args["number"]) for args in told] == [(2, at) for at in s.discard]


def test_fase_de_cartas__the_log_tells_that_a_disk_comes_not_that_a_ready_one_is_deployed() -> None:
    s = with_unled({"rome": {2: 2}})
    supply = s.supply[2]
    unled.muster(s, 2, unled.InTurn())
    assert (s.supply[2], s.ready[2], sum(s.disks[2])) == (supply - 1, 0, 3)
    (line,) = s.log.new
    assert (line.key, line.args["seat"], line.args["disks"]) == ("inner_sea-placed", 2, 1)
    s.supply[2] = 0
    unled.muster(s, 2, unled.InTurn())
    assert len(s.log.new) == 1
    assert sum(s.disks[2]) == 3


def test_csj__a_place_in_the_turn_order_is_no_blow_at_its_enemy() -> None:
    s = with_unled({}, enemy=1)
    question = Ask("turn-order", 2, Fixed("place:2", "place:1", "place:3"))
    assert unled.answer(s, question, unled.InTurn()) == ("place:2",)
    stacks = Ask("card-stacks", 2, Fixed("stack:rome:0", "stack:etruria:1"))
    assert unled.answer(s, stacks, unled.InTurn()) == ("stack:etruria:1",)


def test_csj__gives_nothing_for_its_disks() -> None:
    s = with_unled({"rome": {2: 2, 0: 3}}, talents=[0, 0, 5])
    flow = unled.strike(s, 0)
    assert list(flow) == []
    assert s.treasury[2] == 5


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "grade"), [(21, "none"), (22, "bronze"), (34, "silver"), (42, "gold")])
def test_solitario__grades_by_points(points: int, grade: str) -> None:
    s = position(4, cast=cast_of(1, 1, 3), points=[points, 60, 0, 0])
    s.rules = begun(1).state.rules
    assert grades(s) == {"bronze": 22, "silver": 34, "gold": 42}
    finish(s)
    (told,) = [event for event in s.log.new if event.key == "inner_sea-alone"]
    assert told.args["grade"] == grade
