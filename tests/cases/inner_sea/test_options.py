"""What each option of a table of the Inner Sea changes: by the rules that its set-up makes of them."""

from __future__ import annotations

from engine.epochs.reckoning import victory_count
from engine.epochs.state import EpochChange, VictoryCount
from tests.cases.answers import run
from tests.cases.inner_sea.driver import position as real_position
from tests.cases.inner_sea.plain_deck import GIFT, POET, VETO
from tests.cases.inner_sea.test_cartas_de_anulacion import played
from tests.cases.inner_sea.test_final_de_epoca import ending
from tests.cases.options import Options, changes, set_up

ID = "inner_sea"


@changes(ID, "epochs", "1")
def test_epochs__the_game_is_over_after_so_many(options: Options) -> None:
    table = ending(epoch=1, rules=set_up(ID, options).rules, until=EpochChange)
    assert table.s.result is not None


@changes(ID, "last-epoch-event", "yes")
def test_last_epoch_event__a_row_of_the_table_before_the_points(options: Options) -> None:
    table = ending(epoch=4, rules=set_up(ID, options).rules, top=[68])
    assert [event.args["number"] for event in table.events("row")] == [68]


@changes(ID, "barbarian-hordes", "yes")
def test_barbarian_hordes__fifty_more(options: Options) -> None:
    s = set_up(ID, options, 5)
    assert s.supply[s.barbarians] == 100


@changes(ID, "balancing-abilities", "no")
def test_balancing_abilities__bring_nothing(options: Options) -> None:
    s = real_position(civs=["carthage", "gaul"], seats=2, disks={"gaul": {1: 1}, "liguria": {1: 1}})
    s.rules = set_up(ID, options).rules
    run(victory_count(s, VictoryCount()))
    assert s.points == [0, 0]


@changes(ID, "reactions", "everyone")
def test_reactions__all_who_hold_cards_are_asked(options: Options) -> None:
    table = played(POET, [POET], [GIFT], [VETO], rules=set_up(ID, options).rules)
    assert [item.seat for item in table.asks] == [1, 2]


@changes(ID, "civilizations-each", "2")
def test_civilizations_each__two_for_each_of_two_players(options: Options) -> None:
    assert set_up(ID, options).seats == 4


@changes(ID, "without-player", "1")
def test_without_player__one_more_civilization(options: Options) -> None:
    assert set_up(ID, options).seats == 3


@changes(ID, "scenario", "rome_and_carthage")
def test_scenario__of_two(options: Options) -> None:
    s = set_up(ID, options)
    assert (s.scenario, s.seats, s.rules.epochs) == ("rome_and_carthage", 4, 2)


@changes(ID, "scenario", "after_alexander")
def test_scenario__after_alexander(options: Options) -> None:
    s = set_up(ID, options, 4)
    assert (s.scenario, s.seats, s.rules.epochs) == ("after_alexander", 4, 2)


@changes(ID, "scenario", "colonies")
def test_scenario__colonies(options: Options) -> None:
    s = set_up(ID, options, 3)
    assert (s.scenario, s.seats, s.rules.epochs) == ("colonies", 3, 2)


@changes(ID, "scenario", "fall_of_the_palaces")
def test_scenario__fall_of_the_palaces(options: Options) -> None:
    s = set_up(ID, options, 3)
    assert (s.scenario, s.seats, s.rules.epochs) == ("fall_of_the_palaces", 3, 2)
