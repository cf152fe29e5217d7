"""What each option of a table of the Middle East changes: by the rules that its set-up makes of them."""

from __future__ import annotations

from typing import Any

from engine.epochs.features import features_of
from engine.epochs.state import Acquisition, EndOfEpoch, PlayCard, Withdrawal
from engine.middle_east.gilgamesh import may_begin_anew
from engine.middle_east.state import State
from tests.cases.middle_east.driver import at, play
from tests.cases.middle_east.driver import position as real_position
from tests.cases.middle_east.plain import position
from tests.cases.middle_east.plain_deck import GIFT
from tests.cases.middle_east.test_final import ending, over
from tests.cases.middle_east.test_gilgamesh import offered
from tests.cases.options import Options, begun, changes, set_up

ID = "middle_east"


def chosen(options: Options) -> dict[str, Any]:
    """The rules and the game's own options, as its set-up makes them, for a position."""
    s: State = set_up(ID, options)
    return {"rules": s.rules, "options": s.options}


@changes(ID, "epochs", "1")
def test_epochs__the_game_is_over_after_so_many(options: Options) -> None:
    more = {"epoch": 1, "top": [45], "phase": "reckoning", **chosen(options)}
    assert position("lydia 2", "hattusha 2", steps=[EndOfEpoch()], **more).s.result is not None


@changes(ID, "first-epoch", "3")
def test_first_epoch__the_game_begins_there(options: Options) -> None:
    assert set_up(ID, options).epoch == 3


@changes(ID, "goal", "25")
def test_goal__so_many_points_end_the_game(options: Options) -> None:
    assert over(ending(1, 45, points=[25, 3], **chosen(options)))


@changes(ID, "goal-ends", "epoch")
def test_goal_ends__not_before_the_epoch_does(options: Options) -> None:
    assert not over(ending(1, 45, points=[25, 3], **chosen({**options, "goal": "25"})))


@changes(ID, "civilizations", "any")
def test_civilizations__more_than_those_of_the_basic_set_up(options: Options) -> None:
    match = begun(ID, options)
    assert len(match.asks()[0].options) > len(match.state.facts.setups[2].starts)


@changes(ID, "last-epoch-event", "yes")
def test_last_epoch_event__a_row_of_the_table(options: Options) -> None:
    table = position(
        "lydia 2",
        "hattusha 2",
        epoch=4,
        top=[98, 80, 68],
        steps=[EndOfEpoch()],
        phase="reckoning",
        **chosen(options),
    )
    assert [event.args["number"] for event in table.events("plain-row")] == [68]


@changes(ID, "barbarian-hordes", "yes")
def test_barbarian_hordes__fifty_more(options: Options) -> None:
    s = set_up(ID, options, 5)
    assert s.supply[s.barbarians] == 100


@changes(ID, "gilgamesh", "twice")
def test_gilgamesh__once_more_in_another_epoch(options: Options) -> None:
    s = offered(**chosen(options)).s
    s.gilgamesh[0] = [1]
    s.epoch = 2
    assert may_begin_anew(s, 0)


@changes(ID, "home-defence", "yes")
def test_home_defence__the_last_disk_at_home_stays(options: Options) -> None:
    own = set_up(ID, options).options
    s = play(real_position(disks={"uruk": {1: 1}, "akkad": {1: 1}}, options=own), 0, "forty_days")
    assert at(s, "uruk", 1) == 1


@changes(ID, "withdrawal", "cities")
def test_withdrawal__from_cities_alone(options: Options) -> None:
    own = chosen(options)
    table = position("lydia 1, memphis 3", "lydia 1", steps=[Withdrawal(0)], until=Acquisition, **own)
    assert table.options("withdraw:") == {"memphis"}


@changes(ID, "balancing-abilities", "no")
def test_balancing_abilities__are_left_out(options: Options) -> None:
    s = set_up(ID, options)
    s.civs, s.homes = ["egypt", "hatti"], [s.board.number["thebes"], s.board.number["hattusha"]]
    known = {name for seat in range(2) for name, _ in features_of(s, seat)}
    assert not known & {f"ability:{name}" for name in s.facts.balancing}


@changes(ID, "reactions", "everyone")
def test_reactions__all_who_hold_cards_are_asked(options: Options) -> None:
    table = position(
        "lydia 1",
        "sinai 1",
        hands=[[GIFT], [GIFT + 9]],
        steps=[PlayCard(0, GIFT)],
        phase="cards",
        **chosen(options),
    )
    assert table.asked() == (1, "react")


@changes(ID, "civilizations-each", "2")
def test_civilizations_each__two_for_each_of_two_players(options: Options) -> None:
    assert set_up(ID, options).seats == 4


@changes(ID, "without-player", "1")
def test_without_player__one_more_civilization(options: Options) -> None:
    assert set_up(ID, options).seats == 3


@changes(ID, "scenario", "egypt_and_hatti")
def test_scenario__of_two(options: Options) -> None:
    s = set_up(ID, options)
    assert (s.scenario, s.seats, s.rules.epochs) == ("egypt_and_hatti", 3, 2)


@changes(ID, "scenario", "rise_of_assyria")
def test_scenario__rise_of_assyria(options: Options) -> None:
    s = set_up(ID, options, 3)
    assert (s.scenario, s.seats, s.rules.epochs) == ("rise_of_assyria", 3, 2)


@changes(ID, "scenario", "sea_peoples")
def test_scenario__sea_peoples(options: Options) -> None:
    s = set_up(ID, options, 3)
    assert (s.scenario, s.seats, s.rules.epochs) == ("sea_peoples", 4, 2)


@changes(ID, "scenario", "sumer_and_akkad")
def test_scenario__sumer_and_akkad(options: Options) -> None:
    s = set_up(ID, options, 3)
    assert (s.scenario, s.seats, s.rules.epochs) == ("sumer_and_akkad", 3, 2)
