"""Rulebook, "Desarrollo del juego": rounds, the last round, the end of the game."""

from __future__ import annotations

from typing import Any

from engine.core.position import Position
from engine.through_the_ages.game import GAME
from engine.through_the_ages.state import EndTurn, FinalEvents, StartTurn
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import OPTIONS, Civ, civ, me, names, play, state


def final(*civs: Civ, **said: Any) -> Table:
    """The end of the game."""
    said = {"age": 4, "round": 9, "last_round": 9} | said
    return play(state(*civs, **said), FinalEvents())


def places(t: Table) -> tuple[tuple[int, ...], ...]:
    assert t.s.result is not None
    return tuple(tuple(place) for place in t.s.result.places)


def test_desarrollo_del_juego__each_round_begins_with_the_first_player() -> None:
    game = Position.set_up(GAME, OPTIONS | {"first-player": "random"}, 3, 4)
    first = game.state.first
    turns = []
    for _ in range(6):
        turns.append((game.state.round, game.asks()[0].seat))
        while game.asks()[0].seat == turns[-1][1]:
            options = game.asks()[0].options
            game.apply(turns[-1][1], ("end",) if "end" in options else ("pass",))
    assert turns == [(number, (first + step) % 3) for number in (1, 2) for step in range(3)]


def test_desarrollo_del_juego__after_the_last_turn_of_the_last_round_the_game_ends() -> None:
    t = play(state(civ(), civ(culture=3), age=4, round=9, last_round=9, active=1), EndTurn(1), until=FinalEvents)
    assert t.next_steps() == ["FinalEvents"]


def test_desarrollo_del_juego__everybody_has_had_as_many_turns() -> None:
    t = play(state(civ(), civ(), age=4, round=9, last_round=9), EndTurn(0))
    assert t.next_steps() == ["StartTurn"]
    t = play(state(civ(), civ(), age=4, round=8, last_round=9, active=1), EndTurn(1), until=(StartTurn, FinalEvents))
    assert (t.next_steps(), t.s.round) == (["StartTurn"], 9)


def test_desarrollo_del_juego__all_events_of_age_iii_that_are_left_are_resolved() -> None:
    mine = civ(cards="pyramids vast_territory_i")
    t = final(mine, civ(), current="impact_of_colonies cold_war", future="impact_of_wonders rats", first=0)
    # 3 for a colony, 5 for a wonder of age A; others do not count.
    assert (me(t).culture, me(t).science) == (8, 0)
    assert sorted(names(t.s.past)) == ["impact_of_colonies", "impact_of_wonders"]


def test_desarrollo_del_juego__bonuses_for_the_end_count() -> None:
    t = final(civ(cards="bill_gates", workers="computers=2 alchemy=1"), civ())
    assert me(t).culture == 7


def test_desarrollo_del_juego__most_culture_wins() -> None:
    assert places(final(civ(culture=5), civ(culture=9), civ(culture=7))) == ((1,), (2,), (0,))


def test_desarrollo_del_juego__a_tie_shares_the_victory() -> None:
    assert places(final(civ(culture=9), civ(culture=5), civ(culture=9))) == ((0, 2), (1,))


def test_desarrollo_del_juego__who_has_resigned_has_lost_whatever_their_culture() -> None:
    t = final(civ(culture=5), civ(culture=90, has_resigned=True), civ(culture=7), resigned=[1])
    assert places(t) == ((2,), (0,), (1,))


def test_desarrollo_del_juego__the_last_event_to_count_is_the_one_that_may_take_culture() -> None:
    # Yellow bank 9: three happy faces are missing, 6 culture are lost, of what Impact of Industry has brought too.
    t = final(civ(yellow=9, workers="coal=3"), civ(), current="impact_of_happiness impact_of_industry")
    assert me(t).culture == 9 - 2 * 3
