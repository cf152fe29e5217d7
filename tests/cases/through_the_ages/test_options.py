"""What each option of a table of Through the Ages changes."""

from __future__ import annotations

from engine.through_the_ages.game import GAME
from tests.cases.options import Options, changes, set_up
from tests.cases.through_the_ages.board import civ, end, me, politics, state
from tests.cases.through_the_ages.test_colonizacion import army, land

ID = "through_the_ages"


@changes(ID, "civil-hands", "hidden")
def test_civil_hands__only_their_numbers_are_seen(options: Options) -> None:
    s = state(civ(civil_hand="moses"), civ(), options=options)
    assert [GAME.view(s, viewer).seats[0].civil_hand for viewer in (0, 1, None)] == [("moses",), None, None]


@changes(ID, "first-player", "first-seat")
def test_first_player__always_the_first_seat(options: Options) -> None:
    assert {set_up(ID, options, 3, seed).first for seed in range(8)} == {0}


@changes(ID, "genghis-in-uprising", "no")
def test_genghis_in_uprising__brings_nothing(options: Options) -> None:
    t = end(civ(yellow=12, idle=1, cards="genghis_khan", workers="warriors=5"), civ(), options=options)
    assert me(t).culture == 0


@changes(ID, "resigning", "no")
def test_resigning__is_not_offered(options: Options) -> None:
    assert "resign" not in politics(civ(military_hand="legion"), civ(), options=options).options()


@changes(ID, "asking", "everyone")
def test_asking__whom_hidden_cards_might_let_bid(options: Options) -> None:
    assert land(army(3), army(1, military_hand="rats"), options=options).do("bid:1").asked() == (1, "bid")
