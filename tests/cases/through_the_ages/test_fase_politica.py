"""Rulebook, "Fase política"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.through_the_ages.cards import AGE, IDS
from engine.through_the_ages.state import Politics, StartTurn, TakeActions
from engine.through_the_ages.values import culture, strength
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import Civ, civ, me, names, play, politics, say, state, why

# --- Fase política ---


def test_fase_politica__one_political_action_at_most() -> None:
    t = politics(civ(military_hand="reign_of_terror rats"), civ(), current="good_harvest good_harvest")
    t.do("event:rats")
    assert t.asked() == (0, "action")


def test_fase_politica__none_is_all_right() -> None:
    t = politics(civ(military_hand="reign_of_terror"), civ())
    t.do("pass")
    assert t.asked() == (0, "action")
    assert names(me(t).military_hand) == ["reign_of_terror"]


def test_fase_politica__other_military_cards_are_no_political_actions() -> None:
    t = politics(civ(military_hand="legion military_bonus_i"), civ())
    assert t.options() == {"pass", "resign"}


def test_fase_politica__no_pact_with_two_players() -> None:
    t = politics(civ(military_hand="open_borders_agreement"), civ())
    assert t.options() == {"pass", "resign"}


def test_fase_politica__no_war_in_the_last_round() -> None:
    hand = civ(military_hand="war_over_culture rats", workers="warriors=9", cards="monarchy")
    t = politics(hand, civ(), age=4, round=9, last_round=9)
    assert why(t, "war:war_over_culture:2") == "war-in-last-round"
    t = politics(hand, civ(), age=4, round=8, last_round=9)
    assert "war:war_over_culture:2" in t.options()


def test_fase_politica__no_resigning_in_age_iv() -> None:
    assert "resign" in politics(civ(), civ(), age=3).options()
    assert why(politics(civ(military_hand="rats"), civ(), age=4, last_round=5), "resign") == "resign-late"


def test_fase_politica__who_can_do_nothing_is_not_asked() -> None:
    hand = civ(military_hand="legion")
    assert politics(hand, civ(), options={"resigning": "no"}).asked() == (0, "action")
    assert politics(hand, civ(), age=4, last_round=9).asked() == (0, "action")
    assert politics(hand, civ()).options() == {"pass", "resign"}


def test_fase_politica__whose_cards_might_do_something_is_asked_where_the_table_wants_it() -> None:
    said = {"resigning": "no", "asking": "everyone"}
    assert politics(civ(military_hand="legion"), civ(), options=said).options() == {"pass"}
    assert politics(civ(), civ(), options=said).asked() == (0, "action")


def test_fase_politica__that_somebody_was_not_asked_tells_of_the_hand() -> None:
    t = politics(civ(military_hand="legion"), civ(), options={"resigning": "no"})
    assert t.s.log.revealed == [0]
    assert politics(civ(), civ(), options={"resigning": "no"}).s.log.revealed == []


# --- Preparar un evento ---


def prepare(card: str = "cold_war", current: str = "good_harvest rats", **said: Any) -> Table:
    """The first seat prepares an event of level II while others lie ready."""
    t = politics(civ(military_hand=card), civ(), current=current, **said)
    return t.do(f"event:{card}")


@pytest.mark.parametrize(("card", "level"), [("rats", 1), ("cold_war", 2), ("impact_of_strength", 3)])
def test_preparar_un_evento__it_brings_its_level_in_culture(card: str, level: int) -> None:
    assert me(prepare(card, "good_harvest good_harvest")).culture == level


def test_preparar_un_evento__it_lies_face_down_on_the_future_events() -> None:
    t = prepare(future="immigration")
    assert names(t.s.future) == ["immigration", "cold_war"]
    assert me(t).military_hand == []
    view = t.position.view(1)
    assert "cold_war" not in str(view)


def test_preparar_un_evento__the_top_current_event_is_revealed_and_resolved() -> None:
    t = prepare(current="development_of_science rats")
    assert [me(t, seat).science for seat in (0, 1)] == [2, 2]
    assert names(t.s.past) == ["development_of_science"]
    assert names(t.s.current) == ["rats"]


def test_preparar_un_evento__a_territory_is_colonized() -> None:
    t = prepare(current="vast_territory_i rats")
    assert t.asked()[1] == "bid"


def test_preparar_un_evento__after_the_last_one_the_future_events_are_shuffled_older_ages_on_top() -> None:
    t = prepare("rats", "development_of_science", future="impact_of_strength cold_war immigration terrorism")
    assert t.s.future == []
    assert sorted(names(t.s.current)) == ["cold_war", "immigration", "impact_of_strength", "rats", "terrorism"]
    assert [AGE[card] for card in reversed(t.s.current)] == [1, 1, 2, 2, 3]


def test_preparar_un_evento__events_of_one_age_are_shuffled() -> None:
    orders = set()
    for seed in range(12):
        s = state(
            civ(military_hand="rats"), civ(), current="development_of_science", future="immigration crusades pestilence"
        )
        s.rng.state = seed
        t = play(s, Politics(0), TakeActions(0)).do("event:rats")
        orders.add(tuple(t.s.current))
    assert len(orders) > 5


def test_preparar_un_evento__a_territory_of_the_hand_is_prepared_in_the_same_way() -> None:
    t = prepare("vast_territory_ii")
    assert me(t).culture == 2
    assert names(t.s.future) == ["vast_territory_ii"]
    assert me(t).colonies == []


# --- Jugar una agresión ---


def attacker(card: str, warriors: int = 5, **said: Any) -> Civ:
    return civ(workers=f"warriors={warriors}", military_hand=card, cards="monarchy", **said)


def attack(card: str, rival: Civ, warriors: int = 5, **said: Any) -> Table:
    """The first seat, of five warriors, attacks the second one."""
    t = politics(attacker(card, warriors), rival, age=2, **said)
    return t.do(f"attack:{card}:2")


def test_jugar_una_agresion__it_costs_the_military_actions_of_the_card() -> None:
    t = attack("spy", civ())
    assert (me(t).military_total, me(t).military) == (3, 2)
    t = attack("raid_iii", civ())
    assert me(t).military == 0


def test_jugar_una_agresion__without_enough_military_actions_it_is_impossible() -> None:
    t = politics(attacker("raid_iii", military=2), civ(), age=3)
    assert why(t, "attack:raid_iii:2") == "military-actions"


def test_jugar_una_agresion__who_is_as_strong_cannot_be_attacked() -> None:
    t = politics(attacker("spy", 3), civ(workers="warriors=3"), civ(workers="warriors=4"), civ(workers="warriors=2"))
    assert why(t, "attack:spy:2") == "not-stronger"
    assert why(t, "attack:spy:3") == "not-stronger"
    assert "attack:spy:4" in t.options()


def test_jugar_una_agresion__a_bonus_for_attacking_this_player_counts() -> None:
    mine = attacker("spy", 2, pact=("open_borders_agreement", 1, "A"))
    t = politics(mine, civ(workers="warriors=3"), civ(workers="warriors=3"))
    assert "attack:spy:2" in t.options()
    assert why(t, "attack:spy:3") == "not-stronger"


def test_jugar_una_agresion__pacts_that_end_by_it_give_no_strength() -> None:
    t = politics(attacker("spy", 3, pact=("military_pact", 1, "A")), civ(workers="warriors=3"), civ(), age=3)
    assert (strength(t.s, 0), strength(t.s, 1)) == (6, 6)
    assert why(t, "attack:spy:2") == "not-stronger"
    mine = attacker("spy", 3, pact=("promise_of_military_protection", 1, "A"))
    t = politics(mine, civ(workers="warriors=2"), civ(), age=3)
    assert strength(t.s, 1) == 6
    assert "attack:spy:2" in t.options()


@pytest.mark.parametrize("pact", ["acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty"])
@pytest.mark.parametrize("owner", [0, 1])
def test_jugar_una_agresion__not_against_a_partner_whom_a_pact_protects(pact: str, owner: int) -> None:
    civs = [attacker("spy"), civ(), civ()]
    civs[owner].pact = (pact, 1 - owner, "A")
    t = politics(*civs, age=3)
    assert why(t, "attack:spy:2") == "pact-forbids"
    assert "attack:spy:3" in t.options()


@pytest.mark.parametrize("pact", ["military_pact", "promise_of_military_protection"])
def test_jugar_una_agresion__a_pact_that_ends_by_it_leaves_the_game(pact: str) -> None:
    t = politics(attacker("spy"), civ(science=9, pact=(pact, 0, "A")), civ(), age=3).do("attack:spy:2")
    assert me(t, 1).pact is None
    assert pact in names(t.s.discards[2] + t.s.discards[3])
    assert me(t).science == 5


def test_jugar_una_agresion__other_pacts_stay() -> None:
    mine = attacker("spy", pact=("open_borders_agreement", 1, "A"))
    t = politics(mine, civ(pact=("military_pact", 2, "A")), civ(), age=3).do("attack:spy:2")
    assert me(t).pact is not None
    assert me(t, 1).pact is not None


def test_jugar_una_agresion__bonus_cards_add_their_defence() -> None:
    t = attack("spy", civ(workers="warriors=1", military_hand="military_bonus_ii legion", science=7))
    assert t.asked() == (1, "defend")
    t.do("cards:military_bonus_ii=1")
    assert (me(t).science, me(t, 1).science) == (0, 7)
    assert names(t.s.discards[2]) == ["military_bonus_ii", "spy"]
    assert names(me(t, 1).military_hand) == ["legion"]


def test_jugar_una_agresion__any_military_card_face_down_adds_one() -> None:
    t = attack("spy", civ(workers="warriors=3", military_hand="legion rats phalanx", science=7))
    t.do("cards:any=2", "discard:legion:1+discard:rats:1")
    assert me(t, 1).science == 7
    assert names(me(t, 1).military_hand) == ["phalanx"]
    assert sorted(names(t.s.discards[1])) == ["legion", "rats"]
    # They stay face down: only who has discarded them knows them.
    assert "rats" not in str(t.position.view(0))


def test_jugar_una_agresion__both_kinds_of_cards_add_up() -> None:
    t = attack("spy", civ(workers="warriors=2", military_hand="military_bonus_i legion", science=7))
    assert t.options() == {"none", "cards:military_bonus_i=1+any=1"}
    say(t, "cards:military_bonus_i=1+any=1")
    assert (me(t, 1).science, me(t, 1).military_hand) == (7, [])


def test_jugar_una_agresion__the_same_strength_is_enough() -> None:
    t = attack("spy", civ(workers="warriors=3", military_hand="military_bonus_i", science=7))
    t.do("cards:military_bonus_i=1")
    assert me(t, 1).science == 7


def test_jugar_una_agresion__the_log_tells_the_strength_with_the_cards() -> None:
    t = attack("spy", civ(workers="warriors=2", military_hand="military_bonus_i legion", science=7))
    missing = next(ask.about["missing"] for ask in t.position.asks())
    say(t, "cards:military_bonus_i=1+any=1")
    (told,) = [event.args for event in t.s.log.new if event.key == "through_the_ages-repelled"]
    assert told["mine"] == told["theirs"] == 2 + int(missing)


def test_jugar_una_agresion__no_more_cards_than_the_total_of_military_actions() -> None:
    hand = "military_bonus_i military_bonus_i military_bonus_i"
    t = attack("spy", civ(workers="warriors=0", military_hand=hand, science=7))
    # Three cards would be 6, but Despotism has two military actions: they are spent or not, the total counts.
    assert t.asked() == (0, "action")
    assert (me(t, 1).science, len(me(t, 1).military_hand)) == (2, 3)
    t = attack("spy", civ(workers="warriors=1", military_hand=hand, science=7, military=0))
    assert t.options() == {"none", "cards:military_bonus_i=2"}


def test_jugar_una_agresion__who_does_not_want_to_defend_plays_no_card() -> None:
    t = attack("spy", civ(workers="warriors=3", military_hand="military_bonus_i", science=7)).do("none")
    assert (me(t).science, me(t, 1).science) == (5, 2)
    assert names(me(t, 1).military_hand) == ["military_bonus_i"]
    assert names(t.s.discards[2]) == ["spy"]


def test_jugar_una_agresion__who_cannot_defend_is_not_asked() -> None:
    t = attack("spy", civ(workers="warriors=1", military_hand="military_bonus_i", science=7))
    assert t.asked() == (0, "action")
    assert len(me(t, 1).military_hand) == 1


def test_jugar_una_agresion__prices_in_its_effect_are_printed_ones() -> None:
    # A temple costs 3, with Masonry 2: half of 3 is 2.
    t = attack("raid_i", civ(workers="religion=1", cards="masonry"))
    assert me(t).stored[4] == 2


# --- Declarar una guerra ---


def test_declarar_una_guerra__it_costs_actions_and_lies_in_the_play_area() -> None:
    t = politics(civ(military_hand="war_over_territory"), civ(workers="warriors=9"), age=2).do(
        "war:war_over_territory:2"
    )
    assert me(t).military == 0
    assert [(IDS[war.card], war.rival) for war in me(t).wars] == [("war_over_territory", 1)]
    assert t.asked() == (0, "action")


def test_declarar_una_guerra__also_on_who_is_stronger_but_not_without_actions() -> None:
    t = politics(civ(military_hand="war_over_culture"), civ(workers="warriors=9"), age=3)
    assert why(t, "war:war_over_culture:2") == "military-actions"
    t = politics(civ(military_hand="war_over_culture", cards="monarchy"), civ(workers="warriors=9"), age=3)
    assert "war:war_over_culture:2" in t.options()


@pytest.mark.parametrize("pact", ["acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty"])
def test_declarar_una_guerra__not_on_a_partner_whom_a_pact_protects(pact: str) -> None:
    t = politics(civ(military_hand="war_over_territory", pact=(pact, 1, "A")), civ(), civ(), age=3)
    assert why(t, "war:war_over_territory:2") == "pact-forbids"
    assert "war:war_over_territory:3" in t.options()


def test_declarar_una_guerra__nobody_declares_one_on_side_b_of_a_loss_of_sovereignty() -> None:
    t = politics(
        civ(military_hand="war_over_territory spy", workers="warriors=9"),
        civ(pact=("loss_of_sovereignty", 2, "A")),
        civ(),
        age=3,
    )
    assert why(t, "war:war_over_territory:3") == "pact-forbids"
    assert "war:war_over_territory:2" in t.options()
    assert {"attack:spy:2", "attack:spy:3"} <= t.options()


def test_declarar_una_guerra__a_pact_that_ends_by_an_attack_leaves_the_game() -> None:
    t = politics(civ(military_hand="war_over_territory", pact=("military_pact", 1, "A")), civ(), civ(), age=3)
    t.do("war:war_over_territory:2")
    assert me(t).pact is None


def test_declarar_una_guerra__it_is_decided_at_the_start_of_ones_next_turn() -> None:
    t = politics(civ(military_hand="war_over_territory"), civ(), age=2).do("war:war_over_territory:2")
    t.until = None
    t.do("end")
    assert t.go_on().asked() == (1, "politics")
    assert len(me(t).wars) == 1
    t.do("pass", "end")
    assert (t.asked(), me(t).wars) == ((0, "politics"), [])


# --- Abandonar ---


def test_abandonar__the_last_player_left_wins_at_once() -> None:
    t = politics(civ(culture=50), civ()).do("resign")
    assert t.position.result is not None
    assert t.s.result is not None
    assert t.s.result.places == ((1,), (0,))


def test_abandonar__who_left_first_is_placed_last() -> None:
    t = politics(civ(), civ(), civ(has_resigned=True), resigned=[2]).do("resign")
    assert t.s.result is not None
    assert t.s.result.places == ((1,), (0,), (2,))


def test_abandonar__everything_of_the_civilization_leaves_the_game() -> None:
    t = politics(
        civ(
            civil_hand="iron",
            military_hand="legion rats",
            cards="pyramids moses vast_territory_i",
            tactic="phalanx",
            exclusive=True,
            pact=("open_borders_agreement", 1, "A"),
            wars=(("war_over_culture", 1),),
        ),
        civ(),
        civ(),
        age=3,
    )
    t.do("resign")
    p = me(t)
    assert [*p.civil_hand, *p.military_hand, *p.wonders, *p.colonies, *p.wars] == []
    assert (p.leader, p.pact, p.tactic) == (-1, None, -1)
    assert sorted(names(t.s.discards[1])) == ["legion", "open_borders_agreement", "rats", "vast_territory_i"]
    # The tactic had just been shared.
    assert names(t.s.shared) == ["phalanx"]
    assert me(t, 1).military_total == 2


def test_abandonar__a_pact_in_anothers_play_area_ends() -> None:
    t = politics(civ(), civ(pact=("open_borders_agreement", 0, "A")), civ()).do("resign")
    assert me(t, 1).pact is None
    assert me(t, 1).military_total == 2


def test_abandonar__who_had_declared_war_on_it_gains_7_culture() -> None:
    t = politics(
        civ(),
        civ(wars=(("war_over_culture", 0),)),
        civ(wars=(("war_over_territory", 0),)),
        civ(wars=(("war_over_territory", 1),)),
        age=3,
    ).do("resign")
    assert [me(t, seat).culture for seat in range(4)] == [0, 7, 7, 0]
    assert [len(me(t, seat).wars) for seat in range(4)] == [0, 0, 0, 1]


def test_abandonar__the_game_goes_on_for_two_or_more() -> None:
    t = politics(civ(), civ(), civ()).do("resign")
    t.until = None
    assert t.go_on().asked() == (1, "politics")
    t.do("pass", "end", "pass", "end")
    assert t.asked() == (1, "politics")
    assert t.s.round == 4


def test_abandonar__the_present_decks_stay_as_they_are() -> None:
    t = politics(civ(), civ(), civ())
    civil, military = list(t.s.civil_deck), list(t.s.military_deck)
    t.do("resign")
    assert t.s.civil_deck == civil
    assert [card for card in military if card not in t.s.military_deck] == []


def test_abandonar__a_table_may_play_without_it() -> None:
    assert "resign" not in politics(civ(), civ(), options={"resigning": "no"}).options()


def test_abandonar__ratings_of_who_stays_do_not_change_by_it() -> None:
    t = politics(civ(), civ(), civ())
    before = culture(t.s, 1), strength(t.s, 2)
    t.do("resign")
    assert (culture(t.s, 1), strength(t.s, 2)) == before


# --- leaders of the political phase ---


def test_fase_politica__caesar_allows_a_second_action_once() -> None:
    t = politics(civ(cards="julius_caesar", military_hand="rats immigration"), civ(), current="good_harvest crusades")
    t.do("event:rats")
    assert t.asked() == (0, "politics")
    t.do("event:immigration")
    assert (t.asked(), me(t).caesar) == ((0, "action"), True)
    t = politics(civ(cards="julius_caesar", military_hand="rats", caesar=True), civ(), current="good_harvest crusades")
    assert t.do("event:rats").asked() == (0, "action")


def test_fase_politica__caesar_keeps_it_where_no_second_action_is_wanted() -> None:
    t = politics(civ(cards="julius_caesar", military_hand="rats"), civ(), current="good_harvest crusades")
    t.do("event:rats", "pass")
    assert not me(t).caesar


def test_fase_politica__caesar_allows_none_once_he_has_left() -> None:
    t = politics(civ(cards="julius_caesar", military_hand="rats foray"), civ(), current="iconoclasm", age=2)
    t.do("event:rats")
    assert (me(t).leader, t.asked(), me(t).caesar) == (-1, (0, "action"), False)


def test_fase_politica__caesar_may_declare_two_wars_decided_in_their_order() -> None:
    cards = "julius_caesar constitutional_monarchy strategy"
    caesar = civ(cards=cards, military_hand="war_over_territory war_over_technology")
    t = politics(caesar, civ(), age=2).do("war:war_over_technology:2", "war:war_over_territory:2")
    assert [IDS[war.card] for war in me(t).wars] == ["war_over_technology", "war_over_territory"]
    t = play(t.s, StartTurn(0), until=TakeActions)
    decided = [event.args["card"] for event in t.s.log.new if event.key == "through_the_ages-war-decided"]
    assert decided == ["war_over_technology", "war_over_territory"]


def test_fase_politica__alexander_may_go_for_a_yellow_token() -> None:
    t = politics(civ(cards="alexander_the_great", yellow=5), civ()).do("alexander")
    assert (me(t).leader, me(t).yellow) == (-1, 6)
    assert t.asked() == (0, "action")


def test_fase_politica__columbus_colonizes_from_the_hand_without_force() -> None:
    t = politics(civ(cards="christopher_columbus", military_hand="historic_territory_i", workers=""), civ())
    t.do("columbus:historic_territory_i")
    assert (me(t).leader, names(me(t).colonies), me(t).culture) == (-1, ["historic_territory_i"], 6)
    assert t.asked() == (0, "action")


def test_fase_politica__joan_of_arc_sees_the_next_event() -> None:
    t = politics(civ(cards="joan_of_arc"), civ(), current="rats crusades")
    assert "rats" in str(t.position.view(0))
    assert "rats" not in str(t.position.view(1))
    assert "crusades" not in str(t.position.view(0))


def test_joan_of_arc__sees_the_event_also_without_a_political_action() -> None:
    given_up = state(civ(cards="joan_of_arc"), civ(), current="rats crusades")
    given_up.players[0].waived = 1
    t = play(given_up, Politics(0), TakeActions(0))
    assert me(t).waived == 0
    assert "rats" in str(t.position.view(0))
    assert "rats" not in str(t.position.view(1))


def test_fase_politica__gandhi_never_attacks_and_attacks_on_him_cost_double() -> None:
    t = politics(attacker("spy war_over_territory"), civ(), age=3)
    assert {"attack:spy:2", "war:war_over_territory:2"} <= t.options()
    t = politics(attacker("spy war_over_territory"), civ(cards="mahatma_gandhi"), age=3)
    assert "attack:spy:2" in t.options()
    assert why(t, "war:war_over_territory:2") == "military-actions"
    t.do("attack:spy:2")
    assert me(t).military == 1
    mine = civ(cards="mahatma_gandhi", workers="warriors=5", military_hand="spy war_over_territory")
    t = politics(mine, civ(), age=3)
    assert {why(t, "attack:spy:2"), why(t, "war:war_over_territory:2")} == {"gandhi"}
