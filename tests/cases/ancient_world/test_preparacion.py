"""Setting up, and preparing a round (rulebook, "Objeto del juego", "Preparar")."""

from __future__ import annotations

import pytest

from engine.ancient_world.facts import CARDS, N, of_kind
from engine.ancient_world.game import GAME
from engine.ancient_world.preparing import draw_empire
from engine.ancient_world.state import Prepare, State
from engine.core.position import Position
from tests.cases.ancient_world.world import game, threaten, titan
from tests.cases.answers import Table


def begun(seats: int, **options: str) -> State:
    return Position.set_up(GAME, {"first-player": "first-seat"} | options, seats, 3).state


def prepared(s: State) -> State:
    """The next round is prepared."""
    s.agenda = [Prepare()]
    return Table(GAME, s).s


@pytest.mark.parametrize(("seats", "empire", "military"), [(2, 4, 2), (3, 5, 3), (4, 6, 4)])
def test_preparacion__rows_by_the_number_of_players(seats: int, empire: int, military: int) -> None:
    s = begun(seats)
    assert (len(s.row), len(s.military_row)) == (empire, military)
    assert {CARDS[card].deck for card in s.row} == {"A"}


def test_preparacion__the_box_holds_what_the_rulebook_counts() -> None:
    assert len(of_kind("empire")) == 85 + 2
    assert len(of_kind("military")) == 25 + 2
    assert [len(of_kind("titan", stars=0)), len(of_kind("titan"))] == [4, 35 + 4]
    assert len(of_kind("district")) == 15
    assert len(of_kind("city")) == 4


def test_preparacion__every_player_begins_with_the_same_cards_citizens_and_tracks() -> None:
    for p in begun(4).players:
        assert sorted(one.card for one in p.buildings) == ["fishing_dock", "wheat_fields"]
        assert sorted(army.card for army in p.armies) == ["city_guard", "militia"]
        assert p.citizens == p.ready == [1, 2, 3]
        assert (N.capacity, N.income) == (4, 5)
        assert CARDS[p.threat].stars == 0


def test_preparacion__coins_by_the_place_in_turn_order() -> None:
    assert [p.coins for p in begun(4, boards="plain").players] == [6, 7, 8, 8]


def test_preparacion__ambrosia_lies_on_learn_rebuild_and_expand() -> None:
    ambrosia = begun(3).ambrosia
    assert [action for action, there in ambrosia.items() if there] == ["learn", "expand", "rebuild"]
    assert set(ambrosia.values()) == {0, 1}


def test_preparacion__food_of_the_start_is_enough_for_three_citizens() -> None:
    from engine.ancient_world.totals import totals

    assert totals(begun(2, boards="plain").players[0]).food == 3


def test_preparacion__city_states_by_lot_each_with_its_own_titan() -> None:
    s = begun(4)
    assert len({p.city for p in s.players}) == 4
    assert all(CARDS[p.city].titan == p.threat for p in s.players)


def test_preparacion__the_plain_side_has_no_city_state_but_a_titan() -> None:
    s = begun(4, boards="plain")
    assert {p.city for p in s.players} == {""}
    assert len({p.threat for p in s.players}) == 4


def test_preparacion__boards_can_be_chosen_in_turn_order() -> None:
    s = begun(2, boards="chosen")
    table = Table(GAME, s)
    assert table.asked() == (0, "city-state")
    cities = sorted(table.options("city:"))
    assert len(cities) == 4
    assert GAME.view(s, None).active == 0, "who chooses"
    assert {one.action for one in GAME.view(s, None).spaces if not one.is_open} == {"explore", "grow"}
    assert GAME.preorders is not None
    assert not GAME.preorders.upcoming(s, 1), "no turn can be planned yet"
    table.do(f"city:{cities[1]}")
    assert cities[1] not in table.options("city:")
    table.do(f"city:{cities[0]}")
    assert [p.city for p in s.players] == [cities[1], cities[0]]
    assert s.players[0].threat == CARDS[cities[1]].titan
    assert s.round == 1


def test_preparacion__the_first_player_is_drawn_or_the_first_seat() -> None:
    drawn = {Position.set_up(GAME, {"first-player": "random"}, 3, seed).state.first for seed in range(20)}
    assert drawn == {0, 1, 2}
    assert {Position.set_up(GAME, {"first-player": "first-seat"}, 3, seed).state.first for seed in range(5)} == {0}


def test_preparacion__the_token_of_a_seat_moves_the_extra_coins_with_it() -> None:
    s = next(s for seed in range(20) if (s := Position.set_up(GAME, {"boards": "plain"}, 3, seed).state).first == 1)
    assert [p.coins for p in s.players] == [8, 6, 7]


def test_preparar__explore_is_revealed_in_the_second_round_with_ambrosia() -> None:
    s = game(round=1)
    assert not [option for option in Table(GAME, s).options() if option.startswith(("explore:", "claim:explore"))]
    prepared(s)
    assert (s.round, s.ambrosia["explore"]) == (2, 1)
    assert "explore:1:free:look" in Table(GAME, s).options()


def test_preparar__grow_is_revealed_in_the_third_round_with_ambrosia() -> None:
    s = prepared(game(round=2))
    assert (s.round, s.ambrosia["grow"], s.ambrosia["explore"]) == (3, 1, 0)
    assert "grow:1:free:upgrade" in Table(GAME, s).options()


def test_preparar__rows_are_dealt_anew_the_old_empire_cards_are_discarded_military_ones_go_under_the_deck() -> None:
    s = game(3, round=1)
    old, old_military = list(s.row), list(s.military_row)
    prepared(s)
    assert (s.discards[0], s.returned) == (old, old_military)
    assert (len(s.row), len(s.military_row)) == (5, 3)


def test_preparar__rounds_one_to_three_use_deck_a_later_ones_deck_b() -> None:
    for before, deck in ((1, "A"), (2, "A"), (3, "B"), (5, "B")):
        s = prepared(game(round=before))
        assert {CARDS[card].deck for card in s.row} == {deck}


def test_preparar__the_row_of_the_third_round_goes_to_the_discards_of_deck_a() -> None:
    s = game(round=3)
    old = list(s.row)
    prepared(s)
    assert s.discards == [old, []]


def test_preparar__a_used_up_empire_deck_is_made_of_its_discards() -> None:
    s = game(round=2)
    s.discards[0] = s.decks[0][:6]
    left = s.decks[0][6:]
    s.decks[0] = left[:2]
    s.players[0].stored = left[2:]
    prepared(s)
    assert len(s.row) == 4
    assert s.discards[0] == []
    assert len(s.decks[0]) == 2 + 6 + 4 - 4


def test_preparar__no_empire_card_is_left_anywhere() -> None:
    s = game(round=2)
    s.decks[0].clear()
    s.discards[0].clear()
    assert draw_empire(s) == ""


def test_preparar__military_cards_under_the_deck_come_back_when_it_is_used_up() -> None:
    s = game(round=2)
    row, s.returned, s.military = list(s.military_row), s.military[:1], []
    first = s.returned[0]
    prepared(s)
    assert s.military_row == [first, row[0]]
    assert s.returned == row[1:]


def test_preparar__who_has_no_titan_draws_one_from_the_bottom() -> None:
    s = game(round=1)
    threaten(s, 1, titan(5))
    bottom, top = s.titans[0][0], s.titans[0][-1]
    prepared(s)
    assert s.players[0].threat == bottom
    assert s.titans[0][-1] == top
    assert s.players[1].threat != s.titans[0][0]


@pytest.mark.parametrize(("before", "stars"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_preparar__the_stars_of_new_threats_by_round(before: int, stars: int) -> None:
    s = prepared(game(round=before))
    assert {CARDS[p.threat].stars for p in s.players} == {stars}


def test_preparar__example_the_face_up_titan_is_drawn_when_it_is_the_last_then_the_next_higher_deck() -> None:
    s = game(round=3)
    s.titans[2][:0] = s.titans[1][:-1]
    last, higher = s.titans[1][-1], s.titans[2][0]
    s.titans[1] = [last]
    prepared(s)
    assert [p.threat for p in s.players] == [last, higher]


def test_preparar__with_no_titan_left_nobody_is_threatened() -> None:
    s = game(round=4)
    s.players[0].titans = s.titans[2]
    s.titans[2] = []
    prepared(s)
    assert [p.threat for p in s.players] == ["", ""]


def test_preparar__titans_are_drawn_in_turn_order() -> None:
    s = game(3, round=1)
    s.first = 2
    bottom = s.titans[0][:3]
    prepared(s)
    assert [s.players[seat].threat for seat in (2, 0, 1)] == bottom


def test_preparar__the_first_player_begins_and_nobody_has_passed() -> None:
    s = game(3, round=1)
    s.first = 1
    for p in s.players:
        p.has_passed = True
    prepared(s)
    assert Table(GAME, s).asked() == (1, "turn")
    assert not any(p.has_passed for p in s.players)


def test_preparacion__what_lies_face_up_is_seen_by_all_deck_c_too() -> None:
    s = begun(2)
    seen = GAME.view(s, None)
    assert seen.titans == tuple(pile[-1] for pile in s.titans)
    assert seen.district == s.districts[-1]
    assert sorted(offer.card for offer in seen.wonders) == sorted(of_kind("empire", "C"))


def test_preparacion__boards_titans_and_cards_that_nobody_has_stay_in_the_box() -> None:
    s = begun(2)
    assert not {titan for pile in s.titans for titan in pile} & set(of_kind("titan", stars=0))
    starting = {card for card in CARDS if CARDS[card].deck == "start"}
    assert not starting & {*s.row, *s.decks[0], *s.decks[1], *s.military, *s.military_row}


def test_preparacion__nobody_has_knowledge_ambrosia_or_stored_cards() -> None:
    assert {(p.knowledge, p.ambrosia, len(p.stored)) for p in begun(3).players} == {(0, 0, 0)}


def test_preparar__in_the_first_round_nothing_is_discarded_and_no_titan_is_drawn() -> None:
    s = begun(3)
    assert (s.round, s.discards, s.returned) == (1, [[], []], [])
    assert [len(pile) for pile in s.titans] == [len(of_kind("titan", stars=stars)) for stars in (1, 2, 3)]


def test_preparar__the_face_up_titans_stay_for_attacks() -> None:
    s = game(4, round=2)
    tops = [pile[-1] for pile in s.titans]
    prepared(s)
    assert [pile[-1] for pile in s.titans] == tops
    assert [len(pile) for pile in s.titans] == [12, 8, 11]


def test_preparar__a_titan_that_is_not_defeated_stays_with_the_ambrosia_on_it() -> None:
    s = game(round=2)
    threaten(s, 0, beast := titan(5), fed=3)
    prepared(s)
    assert (s.players[0].threat, s.players[0].fed) == (beast, 3)


def test_preparar__deck_b_takes_over_while_cards_of_a_stay_stored() -> None:
    s = game(round=3)
    mine = s.decks[0].pop()
    s.players[0].stored = [mine]
    prepared(s)
    assert s.players[0].stored == [mine]
    assert {CARDS[card].deck for card in s.row} == {"B"}
