"""What each option of a table of The Ancient World changes."""

from __future__ import annotations

from engine.ancient_world.game import GAME
from tests.cases.ancient_world.world import game
from tests.cases.options import Options, begun, changes, set_up

ID = "ancient_world"


@changes(ID, "boards", "chosen")
def test_boards__everybody_chooses_a_city(options: Options) -> None:
    assert begun(ID, options).asks()[0].key == "city-state"


@changes(ID, "boards", "plain")
def test_boards__plain_ones_have_no_city(options: Options) -> None:
    assert [player.city for player in set_up(ID, options).players] == ["", ""]


@changes(ID, "first-player", "first-seat")
def test_first_player__always_the_first_seat(options: Options) -> None:
    assert {set_up(ID, options, 3, seed).first for seed in range(8)} == {0}


@changes(ID, "stored", "open")
def test_stored__cards_are_seen_by_all(options: Options) -> None:
    s = game(**options)
    s.players[0].stored = [s.decks[0].pop()]
    assert GAME.view(s, 1).cities[0].stored == tuple(s.players[0].stored)
