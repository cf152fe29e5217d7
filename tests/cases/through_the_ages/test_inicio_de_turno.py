"""Rulebook, "El primer turno", "Secuencia de inicio de turno"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.position import Position
from engine.through_the_ages.cards import AGE, IDS, KIND, deck
from engine.through_the_ages.game import GAME
from engine.through_the_ages.state import Politics, StartTurn, TakeActions
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import OPTIONS, Civ, civ, event, me, n, names, play, politics, state

FULL = (
    "rich_land_a moses homer stockpile colossus aristotle pyramids hammurabi patriotism_a julius_caesar frugality_a "
    "urban_growth_a hanging_gardens"
)
"""13 cards of age A."""


def start(*civs: Civ, seat: int = 0, **said: Any) -> Table:
    """A turn's beginning, up to the political phase."""
    return play(state(*civs, **said), StartTurn(seat), until=(Politics, TakeActions))


def many(count: int) -> tuple[Civ, ...]:
    return tuple(civ() for _ in range(count))


# --- El primer turno ---


def test_el_primer_turno__there_is_no_beginning_of_a_turn_and_no_politics() -> None:
    t = start(*many(2), row=FULL, round=1, age=0)
    assert names(t.s.row) == FULL.split()
    assert t.next_steps() == ["TakeActions"]


def test_el_primer_turno__nothing_but_taking_cards_is_possible() -> None:
    s = state(
        civ(civil_hand="irrigation moses", military_hand="legion", stored="bronze=5 agriculture=5", science=9, blue=9),
        civ(),
        row=FULL,
        round=1,
        age=0,
    )
    t = play(s, TakeActions(0))
    assert {option.partition(":")[0] for option in t.options()} == {"take", "end"}


def test_el_primer_turno__a_wonder_that_is_taken_is_in_play_unfinished() -> None:
    t = play(state(civ(civil=1), civ(), row="colossus", round=1, age=0), TakeActions(0))
    t.do("take:colossus:1")
    assert IDS[me(t).unfinished] == "colossus"
    assert me(t).civil_hand == []


def test_el_primer_turno__turns_go_clockwise_from_the_first_player() -> None:
    game = Position.set_up(GAME, OPTIONS, 3, 5)
    asked = []
    for _ in range(3):
        asked.append(game.asks()[0].seat)
        game.apply(game.asks()[0].seat, ("end",))
    assert asked == [0, 1, 2]
    assert game.asks()[0].key == "politics"
    assert game.asks()[0].seat == 0


# --- Reponer la fila de cartas ---


@pytest.mark.parametrize(("seats", "gone"), [(2, 3), (3, 2), (4, 1)])
def test_reponer_la_fila_de_cartas__the_first_places_are_emptied(seats: int, gone: int) -> None:
    t = start(*many(seats), row=FULL)
    left = FULL.split()[gone:]
    assert names(t.s.row)[: len(left)] == left


def test_reponer_la_fila_de_cartas__an_empty_first_place_saves_nothing() -> None:
    t = start(*many(4), row="- moses homer", deck_of="iron coal iron iron iron iron iron iron iron iron iron iron oil")
    assert names(t.s.row)[:2] == ["moses", "homer"]


def test_reponer_la_fila_de_cartas__players_that_are_left_count() -> None:
    t = start(civ(), civ(has_resigned=True), civ(), row=FULL, resigned=[1])
    assert names(t.s.row)[0] == "stockpile"


def test_reponer_la_fila_de_cartas__cards_slide_left_and_new_ones_follow() -> None:
    t = start(*many(4), row="moses - homer - colossus", deck_of="iron knights drama " + "alchemy " * 12)
    assert names(t.s.row)[:5] == ["homer", "colossus", "iron", "knights", "drama"]
    assert -1 not in t.s.row


def test_reponer_la_fila_de_cartas__there_is_nothing_to_fill_with_in_age_iv() -> None:
    t = start(*many(4), row="moses - homer", age=4, last_round=9)
    assert [IDS[card] if card >= 0 else "" for card in t.s.row[:3]] == ["homer", "", ""]


# --- Fin de una época ---


def age_a(**said: Any) -> Table:
    return start(*many(2), round=2, age=0, military_deck="", **said)


def test_fin_de_una_epoca__age_a_ends_when_the_row_is_refilled_for_the_first_time() -> None:
    t = age_a(row=FULL, deck_of="moses homer aristotle stockpile colossus")
    assert t.s.age == 1
    assert names(t.s.row)[-3:] == ["moses", "homer", "aristotle"]
    # The rest of age A has left the game.
    assert sorted(t.s.civil_deck) == sorted(deck(2, 1, civil=True))
    assert sorted(t.s.military_deck) == sorted(deck(2, 1, civil=False))


def test_fin_de_una_epoca__age_i_fills_what_the_deck_of_age_a_does_not() -> None:
    t = age_a(row=FULL, deck_of="moses")
    assert t.s.age == 1
    assert [AGE[card] for card in t.s.row[-3:]] == [0, 1, 1]
    assert len(t.s.civil_deck) == len(deck(2, 1, civil=True)) - 2


def test_fin_de_una_epoca__the_end_of_age_a_takes_nothing() -> None:
    t = start(civ(cards="moses", civil_hand="homer"), civ(), round=2, age=0, row=FULL, deck_of="moses homer stockpile")
    assert (IDS[me(t).leader], me(t).yellow, names(me(t).civil_hand)) == ("moses", 18, ["homer"])


def ending(*civs: Civ, age: int, seat: int = 0, **said: Any) -> Table:
    """An age ends with the last card of its deck."""
    last = {1: "iron", 2: "coal", 3: "oil"}[age]
    said = {"active": seat, "row": f"{last} " * 13} | said
    count = {2: 3, 3: 2, 4: 1}[sum(not item.player.has_resigned for item in civs)]
    return start(*civs, age=age, deck_of=f"{last} " * count, seat=seat, **said)


def test_fin_de_una_epoca__it_ends_when_the_last_card_is_in_the_row() -> None:
    t = start(*many(2), age=1, row="iron " * 12 + "iron", deck_of="drama drama drama drama")
    assert (t.s.age, names(t.s.civil_deck)) == (1, ["drama"])
    t = ending(*many(2), age=1)
    assert t.s.age == 2
    assert sorted(t.s.civil_deck) == sorted(deck(2, 2, civil=True))


def test_fin_de_una_epoca__the_next_deck_fills_what_is_still_empty() -> None:
    t = start(*many(2), age=1, row="iron " * 12 + "iron", deck_of="drama")
    assert (t.s.age, names(t.s.row)[10]) == (2, "drama")
    assert [AGE[card] for card in t.s.row[11:]] == [2, 2]


def test_fin_de_una_epoca__older_cards_of_hands_are_discarded_not_those_of_the_age_that_ended() -> None:
    t = ending(civ(civil_hand="moses iron patriotism_a", military_hand="legion"), civ(civil_hand="homer drama"), age=1)
    assert [names(me(t, seat).civil_hand) for seat in (0, 1)] == [["iron"], ["drama"]]
    assert names(me(t).military_hand) == ["legion"]
    t = ending(civ(civil_hand="iron coal", military_hand="legion spy"), civ(military_hand="legion"), age=2)
    assert names(me(t).civil_hand) == ["coal"]
    assert [names(me(t, seat).military_hand) for seat in (0, 1)] == [["spy"], []]
    assert names(t.s.discards[1]) == ["legion", "legion"]


@pytest.mark.parametrize(("leader", "stays"), [("moses", False), ("joan_of_arc", True)])
def test_fin_de_una_epoca__older_leaders_leave(leader: str, stays: bool) -> None:
    t = ending(civ(cards=leader), civ(), age=1)
    assert (me(t).leader >= 0) == stays


def test_fin_de_una_epoca__older_unfinished_wonders_leave_and_their_blue_tokens_come_back() -> None:
    t = ending(civ(unfinished="pyramids", stages=2, blue=10), civ(unfinished="great_wall", stages=1, blue=10), age=1)
    assert (me(t).unfinished, me(t).stages, me(t).blue) == (-1, 0, 12)
    assert (IDS[me(t, 1).unfinished], me(t, 1).blue) == ("great_wall", 10)


def test_fin_de_una_epoca__older_pacts_leave() -> None:
    t = ending(civ(pact=("open_borders_agreement", 1, "A")), civ(pact=("scientific_cooperation", 2, "A")), civ(), age=2)
    assert me(t).pact is None
    assert me(t, 1).pact is not None
    # The military action of the pact is gone on both sides.
    assert [me(t, seat).military_total for seat in range(3)] == [2, 2, 2]


def test_fin_de_una_epoca__other_cards_stay_though_they_are_old() -> None:
    t = ending(
        civ(cards="pyramids code_of_laws vast_territory_i", tactic="legion", exclusive=False, wars=()),
        civ(tactic="phalanx", exclusive=True, wars=(("war_over_culture", 0),)),
        age=3,
        seat=0,
    )
    p = me(t)
    assert names(p.wonders) == ["pyramids"]
    assert names(p.colonies) == ["vast_territory_i"]
    assert n("code_of_laws") in p.specials
    assert IDS[p.tactic] == "legion"
    assert IDS[me(t, 1).tactic] == "phalanx"
    assert me(t, 1).exclusive
    assert [IDS[war.card] for war in me(t, 1).wars] == ["war_over_culture"]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_fin_de_una_epoca__everybody_loses_two_yellow_tokens(age: int) -> None:
    t = ending(civ(yellow=9), civ(yellow=1, idle=3), age=age)
    assert [(me(t, seat).yellow, me(t, seat).idle) for seat in (0, 1)] == [(7, 1), (0, 3)]


def test_fin_de_una_epoca__the_military_deck_is_that_of_the_new_age() -> None:
    t = ending(*many(2), age=1)
    assert sorted(t.s.military_deck) == sorted(deck(2, 2, civil=False))
    assert {AGE[card] for card in t.s.boxed} == {1}


def test_fin_de_una_epoca__age_iv_has_no_decks() -> None:
    t = ending(*many(2), age=3)
    assert (t.s.age, t.s.civil_deck, t.s.military_deck) == (4, [], [])


@pytest.mark.parametrize(("seat", "last"), [(0, 7), (1, 8), (2, 8)])
def test_fin_de_una_epoca__the_last_round_is_this_one_only_in_the_first_players_turn(seat: int, last: int) -> None:
    t = ending(*many(3), age=3, seat=seat, round=7)
    assert t.s.last_round == last


@pytest.mark.parametrize("age", [1, 2])
def test_fin_de_una_epoca__decks_to_come_fit_the_players_that_are_left(age: int) -> None:
    s = state(civ(), civ(has_resigned=True), civ(), age=age, row="iron " * 13, deck_of="iron iron iron", resigned=[1])
    t = play(s, StartTurn(0), until=(Politics, TakeActions))
    assert sorted(t.s.civil_deck) == sorted(deck(2, age + 1, civil=True))
    assert not any(KIND[card] == "pact" for card in t.s.military_deck)


# --- Resolver una guerra ---


def war(card: str, mine: int, theirs: int, mine_more: dict[str, Any], theirs_more: dict[str, Any]) -> Table:
    """A war that the first seat has declared on the second one, with so many warriors on each side."""
    return start(
        civ(workers=f"warriors={mine}", wars=((card, 1),), **mine_more),
        civ(workers=f"warriors={theirs}", **theirs_more),
        age=3,
        row=FULL,
        deck_of="oil oil oil oil oil",
    )


def test_resolver_una_guerra__the_stronger_wins_by_the_difference_and_the_card_is_discarded() -> None:
    t = war("war_over_culture", 5, 2, {"culture": 1}, {"culture": 20})
    assert (me(t).culture, me(t, 1).culture) == (9, 12)
    assert (me(t).wars, names(t.s.discards[3])) == ([], ["war_over_culture"])


def test_resolver_una_guerra__the_rival_can_win() -> None:
    t = war("war_over_culture", 2, 5, {"culture": 20}, {"culture": 1})
    assert (me(t).culture, me(t, 1).culture) == (12, 9)


def test_resolver_una_guerra__nothing_happens_with_equal_strength() -> None:
    t = war("war_over_culture", 3, 3, {"culture": 5}, {"culture": 20})
    assert (me(t).culture, me(t, 1).culture) == (5, 20)
    assert (me(t).wars, names(t.s.discards[3])) == ([], ["war_over_culture"])


def test_resolver_una_guerra__a_bonus_for_attacking_this_rival_counts() -> None:
    t = start(
        civ(workers="warriors=3", wars=(("war_over_culture", 1),), culture=0, pact=("open_borders_agreement", 1, "A")),
        civ(workers="warriors=3", culture=20),
        civ(),
        age=2,
        row=FULL,
    )
    assert (me(t).culture, me(t, 1).culture) == (7, 13)


def test_resolver_una_guerra__no_bonus_cards_are_played() -> None:
    t = war("war_over_culture", 5, 2, {}, {"culture": 20, "military_hand": "military_bonus_iii military_bonus_iii"})
    assert t.asked() == (-1, "")
    assert len(me(t, 1).military_hand) == 2


def test_resolver_una_guerra__after_the_row_is_refilled() -> None:
    t = war("war_over_culture", 5, 2, {}, {})
    assert names(t.s.row)[0] == "stockpile"


def test_resolver_una_guerra__more_than_there_is_cannot_be_taken() -> None:
    t = war("war_over_culture", 5, 2, {}, {"culture": 3})
    assert (me(t).culture, me(t, 1).culture) == (3, 0)


@pytest.mark.parametrize(("advantage", "tokens"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3)])
def test_resolver_una_guerra__territory_a_token_and_one_more_for_each_five_points(advantage: int, tokens: int) -> None:
    t = war("war_over_territory", 2 + advantage, 2, {"yellow": 4}, {"yellow": 8})
    assert (me(t).yellow, me(t, 1).yellow) == (4 + tokens, 8 - tokens)


def test_resolver_una_guerra__territory_only_tokens_of_the_bank() -> None:
    t = war("war_over_territory", 12, 2, {"yellow": 4}, {"yellow": 1, "idle": 4})
    assert (me(t).yellow, me(t, 1).yellow, me(t, 1).idle) == (5, 0, 4)


def test_resolver_una_guerra__technology_takes_science_by_the_advantage() -> None:
    t = war("war_over_technology", 7, 2, {"science": 1}, {"science": 9})
    assert (me(t).science, me(t, 1).science) == (6, 4)


def test_resolver_una_guerra__technology_may_take_special_ones_for_their_price() -> None:
    t = war("war_over_technology", 12, 2, {}, {"science": 9, "cards": "code_of_laws masonry"})
    assert t.options() == {"science", "special:code_of_laws", "special:masonry"}
    t.do("special:code_of_laws", "special:masonry")
    assert {n("code_of_laws"), n("masonry")} <= set(me(t).specials)
    assert set(me(t, 1).specials) == {-1}
    # 10 points of advantage: 6 and 3 for the technologies, 1 is left in science.
    assert (me(t).science, me(t, 1).science) == (1, 8)
    assert (me(t).civil_total, me(t, 1).civil_total) == (5, 4)


def test_resolver_una_guerra__technology_not_one_that_the_winner_has() -> None:
    t = war("war_over_technology", 12, 2, {"cards": "code_of_laws"}, {"science": 20, "cards": "code_of_laws masonry"})
    assert t.options() == {"science", "special:masonry"}
    t = war("war_over_technology", 12, 2, {"civil_hand": "masonry"}, {"science": 20, "cards": "code_of_laws masonry"})
    assert t.options() == {"science", "special:code_of_laws"}


def test_resolver_una_guerra__technology_of_one_kind_the_higher_stays() -> None:
    t = war("war_over_technology", 30, 2, {"cards": "code_of_laws"}, {"cards": "justice_system"})
    t.do("special:justice_system")
    assert n("justice_system") in me(t).specials
    assert n("code_of_laws") not in me(t).specials
    t = war("war_over_technology", 30, 2, {"cards": "justice_system"}, {"cards": "code_of_laws"})
    t.do("special:code_of_laws")
    assert n("justice_system") in me(t).specials
    assert n("code_of_laws") not in me(t).specials
    assert set(me(t, 1).specials) == {-1}


# --- Compartir una táctica ---


def sharing(shared: str = "") -> Table:
    return politics(civ(tactic="legion", exclusive=True), civ(), shared=shared)


def test_compartir_una_tactica__an_exclusive_tactic_is_everybodys_and_stays_the_current_one() -> None:
    t = sharing("phalanx")
    assert sorted(names(t.s.shared)) == ["legion", "phalanx"]
    assert not me(t).exclusive
    assert me(t).tactic in t.s.shared
    assert IDS[me(t).tactic] == "legion"


def test_compartir_una_tactica__of_two_equal_ones_one_is_out_of_the_game_and_not_discarded() -> None:
    t = sharing("legion")
    assert names(t.s.shared) == ["legion"]
    assert me(t).tactic == t.s.shared[0]
    assert not any(t.s.discards)


def test_compartir_una_tactica__after_the_war_and_before_politics() -> None:
    mine = civ(tactic="legion", exclusive=True, workers="warriors=4", wars=(("war_over_culture", 1),))
    t = play(state(mine, civ(), row=FULL), StartTurn(0), until=TakeActions)
    assert t.asked() == (0, "politics")
    assert (names(t.s.shared), me(t).wars) == (["legion"], [])


def test_compartir_una_tactica__others_share_theirs_in_their_own_turn() -> None:
    t = politics(civ(), civ(tactic="legion", exclusive=True))
    assert t.s.shared == []
    assert me(t, 1).exclusive


# --- more of an age's end, and of wars ---


def test_fin_de_una_epoca__age_iii_may_end_in_an_event() -> None:
    # Rulebook, "Acuerdo internacional": the row is refilled, and nothing of it is discarded.
    said: dict[str, Any] = {"age": 3, "row": "oil " * 13, "deck_of": "tanks", "round": 7}
    for active, last in ((0, 7), (1, 8)):
        t = event("international_agreement", civ(workers="warriors=5"), civ(), active=active, **said)
        t.do("take:oil:1")
        assert (t.s.age, t.s.last_round) == (4, last)
        assert names(t.s.row) == ["oil"] * 12 + ["tanks"]


def test_fin_de_una_epoca__the_next_player_begins_rounds_once_the_first_has_resigned() -> None:
    civs = (civ(has_resigned=True), civ(), civ())
    t = ending(*civs, age=3, seat=1, round=7, resigned=[0])
    assert t.s.last_round == 7


def test_resolver_una_guerra__several_are_resolved_one_after_the_other() -> None:
    mine = civ(workers="warriors=5", wars=(("war_over_culture", 1), ("war_over_territory", 2)), yellow=5)
    t = start(mine, civ(culture=20), civ(yellow=9), age=3, row=FULL)
    assert (me(t).culture, me(t).yellow, me(t).wars) == (9, 6, [])
    assert (me(t, 1).culture, me(t, 2).yellow) == (11, 8)
