"""Rulebook, "Líderes", "Poner en juego un líder", and the leaders of the appendix."""

from __future__ import annotations

from engine.through_the_ages import banks
from engine.through_the_ages.cards import NUMBERS, OF_KIND
from engine.through_the_ages.leaders import remove
from engine.through_the_ages.production import mine_production, produce_resources
from engine.through_the_ages.state import StartTurn
from engine.through_the_ages.taking import receive
from engine.through_the_ages.turn import reap, start_turn
from engine.through_the_ages.values import culture, happy, science, strength
from engine.through_the_ages.views import view
from tests.cases.through_the_ages.acting import act, at, board, fit, happens, tokens, why_not
from tests.cases.through_the_ages.board import civ, end, event, me


def test_lider__playing_one_uses_a_civil_action_and_works_at_once() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["charlie_chaplin"])
    act(s).do("leader:charlie_chaplin")
    assert (p.civil, p.leader, p.civil_hand, happy(p)) == (3, NUMBERS["charlie_chaplin"], [], 2)


def test_lider__who_replaces_one_regains_a_civil_action() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["joan_of_arc"], leader="moses", civil=2)
    act(s).do("leader:joan_of_arc")
    assert (p.civil, p.leader) == (2, NUMBERS["joan_of_arc"])


def test_lider__tokens_are_counted_after_the_whole_replacement() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["joan_of_arc"], leader="julius_caesar", military=1)
    act(s).do("leader:joan_of_arc")
    assert (p.military, p.military_total) == (1, 3)


def test_lider__no_second_one_of_an_age_even_after_the_first_has_gone() -> None:
    s = board(row=["moses", "homer", "joan_of_arc"])
    p = fit(s, 0)
    act(s).do("take:moses:1")
    assert why_not(s, "take:homer:2") == "leader-of-age"
    assert why_not(s, "take:joan_of_arc:3") == ""
    p.civil_hand.clear()
    assert why_not(s, "take:homer:2") == "leader-of-age"


def test_alexander_the_great__one_strength_for_each_unit() -> None:
    s = board()
    fit(s, 0, on={"warriors": 2, "knights": 1}, leader="alexander_the_great")
    assert strength(s, 0) == 2 + 2 + 3


def test_aristotle__one_science_for_a_technology_from_the_row() -> None:
    s = board(row=["iron", "stockpile", "moses", "pyramids", "monarchy"])
    p = fit(s, 0, leader="aristotle", civil=4)
    table = act(s).do("take:iron:1")
    assert p.science == 1
    table.do("take:stockpile:2", "take:pyramids:4")
    assert p.science == 1
    receive(s, 0, 4)
    assert p.science == 2, "also through an event"


def test_hammurabi__a_military_action_is_a_civil_one_once_a_turn() -> None:
    s = board()
    p = fit(s, 0, leader="hammurabi", civil=0, stored={"agriculture": 4})
    assert why_not(s, "increase") == "civil-actions"
    table = act(s).do("hammurabi")
    assert (p.military, s.turn.civil) == (1, 1)
    assert why_not(s, "hammurabi") == "once-a-turn"
    table.do("increase")
    assert (p.civil, s.turn.civil, p.idle) == (0, 0, 2)


def test_hammurabi__his_action_counts_for_a_revolution() -> None:
    s = board()
    p = fit(s, 0, leader="hammurabi", civil_hand=["monarchy"], science=2, civil=3)
    assert why_not(s, "revolution:monarchy") == "civil-actions"
    act(s).do("hammurabi", "revolution:monarchy")
    assert (p.civil, s.turn.civil, p.civil_total, p.military) == (0, 0, 5, 2)


def test_hammurabi__with_his_action_one_of_the_total_is_left_after_a_revolution() -> None:
    s = board()
    p = fit(s, 0, leader="hammurabi", civil_hand=["monarchy"], science=2)
    act(s).do("hammurabi", "revolution:monarchy")
    assert (p.civil, s.turn.civil) == (1, 0)


def test_hammurabi__what_he_has_changed_stays_when_he_is_replaced_what_he_has_not_is_lost() -> None:
    s = board()
    p = fit(s, 0, leader="hammurabi", civil_hand=["joan_of_arc"])
    table = act(s).do("hammurabi", "leader:joan_of_arc")
    assert (p.civil, s.turn.civil) == (4, 0), "the changed action was used for her"
    assert "hammurabi" not in table.options()
    s = board()
    fit(s, 0, leader="hammurabi", civil_hand=["joan_of_arc"])
    assert "hammurabi" not in act(s).do("leader:joan_of_arc").options()


def test_hammurabi__a_leader_costs_one_action_less() -> None:
    s = board(row=["", "", "", "", "", "joan_of_arc", "iron"])
    p = fit(s, 0, leader="hammurabi", civil=1)
    assert why_not(s, "take:iron:7") == "civil-actions"
    act(s).do("take:joan_of_arc:6")
    assert p.civil == 0


def test_homero__one_resource_for_units_each_turn() -> None:
    s = board()
    p = fit(s, 0, leader="homer", stored={"bronze": 1})
    s.agenda = [StartTurn(0)]
    start_turn(s, StartTurn(0))
    assert s.turn.unit_resources == 1
    act(s).do("build:warriors")
    assert (tokens(p, "bronze"), at(p, "warriors")) == (0, 2)


def test_homero__works_in_the_turn_in_which_he_comes_into_play_once() -> None:
    s = board()
    fit(s, 0, civil_hand=["homer"])
    act(s).do("leader:homer")
    assert s.turn.unit_resources == 1
    assert happy(s.players[0]) == 1


def test_homero__what_he_has_given_stays_for_the_turn_in_which_he_is_replaced() -> None:
    s = board()
    fit(s, 0, leader="homer", civil_hand=["leonardo_da_vinci"], stored={"bronze": 1})
    start_turn(s, StartTurn(0))
    act(s).do("leader:leonardo_da_vinci")
    assert why_not(s, "build:warriors") == "", "2, of which Homer has given 1"


def test_homero__when_replaced_he_may_go_under_a_wonder_for_the_action() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["joan_of_arc"], leader="homer", wonders=["colossus", "pyramids"], civil=2)
    table = act(s).do("leader:joan_of_arc")
    assert table.options() == {"regain", "under:colossus", "under:pyramids"}
    table.do("under:colossus")
    assert (p.civil, p.homer, happy(p)) == (1, NUMBERS["colossus"], 1)


def test_homero__or_the_action_is_regained() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["joan_of_arc"], leader="homer", wonders=["colossus"], civil=2)
    act(s).do("leader:joan_of_arc", "regain")
    assert (p.civil, p.homer, happy(p)) == (2, -1, 0)


def test_homero__his_face_counts_for_michelangelo_and_the_basilica_adds_one() -> None:
    s = board()
    p = fit(s, 0, homer="colossus", wonders=["colossus"], leader="michelangelo")
    assert (happy(p), culture(s, 0)) == (1, 1)
    fit(s, 0, wonders=["colossus", "st_peters_basilica"])
    assert (happy(p), culture(s, 0)) == (2 + 1, 2 + 2 + 1)
    # The gardens have faces of their own: the basilica adds one, not two.
    fit(s, 0, homer="hanging_gardens", wonders=["hanging_gardens", "st_peters_basilica"])
    assert happy(p) == 2 + 1 + 1 + 1


def test_homero__his_face_stays_on_a_ruin() -> None:
    s = board(age=2)
    p = fit(s, 0, homer="hanging_gardens", wonders=["hanging_gardens"])
    assert happy(p) == 3
    happens(s, "ravages_of_time")
    assert happy(p) == 1


def test_julius_caesar__one_strength_and_one_military_action() -> None:
    s = board()
    p = fit(s, 0)
    before = strength(s, 0)
    fit(s, 0, leader="julius_caesar")
    assert (strength(s, 0) - before, p.military_total) == (1, 3)


def test_moses__population_costs_one_food_less() -> None:
    s = board()
    p = fit(s, 0, leader="moses", stored={"agriculture": 1})
    act(s).do("increase")
    assert (tokens(p, "agriculture"), p.idle, p.yellow, p.civil) == (0, 2, 17, 3)


def test_christopher_columbus__gives_no_values() -> None:
    s = board()
    p = fit(s, 0)
    before = (strength(s, 0), culture(s, 0), science(s, 0), happy(p))
    fit(s, 0, leader="christopher_columbus")
    assert (strength(s, 0), culture(s, 0), science(s, 0), happy(p)) == before


def test_frederick_barbarossa__population_and_unit_with_one_military_action() -> None:
    s = board()
    p = fit(s, 0, leader="frederick_barbarossa", stored={"agriculture": 1, "bronze": 1}, idle=0, civil=0)
    act(s).do("barbarossa:warriors")
    assert (p.military, p.civil, p.idle, p.yellow, at(p, "warriors")) == (1, 0, 0, 17, 2)
    assert tokens(p, "agriculture") == tokens(p, "bronze") == 0
    fit(s, 0, stored={"agriculture": 0, "bronze": 1})
    assert why_not(s, "barbarossa:warriors") == "food"
    fit(s, 0, stored={"agriculture": 1, "bronze": 0})
    assert why_not(s, "barbarossa:warriors") == "resources"
    fit(s, 0, stored={"agriculture": 1, "bronze": 1}, military=0)
    assert why_not(s, "barbarossa:warriors") == "military-actions"


def test_gengis_kan__three_culture_at_the_end_of_the_turn_for_one_of_the_two_strongest() -> None:
    army = "agriculture=2 bronze=2 philosophy=1 warriors="
    t = end(civ(cards="genghis_khan", workers=army + "2"), civ(workers=army + "3"), civ(workers=army + "1"))
    assert me(t).culture == 3
    t = end(civ(cards="genghis_khan", workers=army + "1"), civ(workers=army + "3"), civ(workers=army + "2"))
    assert me(t).culture == 0


def test_gengis_kan__with_two_players_the_strongest_ties_win() -> None:
    army = "agriculture=2 bronze=2 philosophy=1 warriors="
    assert me(end(civ(cards="genghis_khan", workers=army + "2"), civ(workers=army + "2"))).culture == 3
    assert me(end(civ(cards="genghis_khan", workers=army + "2"), civ(workers=army + "3"))).culture == 0


def test_gengis_kan__does_not_change_the_culture_rating() -> None:
    s = board()
    fit(s, 0, leader="genghis_khan")
    assert culture(s, 0) == 0


def test_joan_of_arc__strength_for_happy_faces_of_temples_and_government() -> None:
    s = board()
    p = fit(s, 0, on={"religion": 1, "theology": 1, "drama": 1}, leader="joan_of_arc")
    assert (strength(s, 0), p.military_total) == (1 + 1 + 2, 3)
    fit(s, 0, government="theocracy")
    assert strength(s, 0) == 1 + 3 + 1 + 1
    assert culture(s, 0) == 2 + 2 + 1 + 1


def test_leonardo_da_vinci__best_lab_or_library_and_a_resource_for_a_technology() -> None:
    s = board()
    p = fit(s, 0, on={"alchemy": 1, "printing_press": 1}, know=["scientific_method"], leader="leonardo_da_vinci")
    assert science(s, 0) == 1 + 2 + 1 + 1
    fit(s, 0, civil_hand=["iron"], science=5)
    act(s).do("develop:iron")
    assert tokens(p, "bronze") + tokens(p, "iron") == 1
    assert tokens(p, "bronze") == 1


def test_michelangelo__culture_for_happy_faces_of_temples_theaters_and_wonders() -> None:
    s = board()
    fit(s, 0, on={"theology": 1, "drama": 1, "bread_and_circuses": 1}, wonders=["hanging_gardens", "kremlin"])
    before = culture(s, 0)
    fit(s, 0, leader="michelangelo")
    assert culture(s, 0) - before == 2 + 1 + 2


def test_michelangelo__completed_wonders_do_not_make_wonders_dearer() -> None:
    s = board(row=["pyramids"])
    p = fit(s, 0, leader="michelangelo", wonders=["colossus", "great_wall"], civil=1)
    act(s).do("take:pyramids:1")
    assert p.civil == 0


def test_newton__best_lab_or_library_and_an_action_regained() -> None:
    s = board()
    p = fit(s, 0, on={"scientific_method": 1, "multimedia": 1}, leader="isaac_newton", civil_hand=["iron"], science=5)
    assert science(s, 0) == 1 + 3 + 3 + 3
    act(s).do("develop:iron")
    assert p.civil == 4


def test_newton__regains_it_after_a_breakthrough_too() -> None:
    s = board()
    p = fit(s, 0, leader="isaac_newton", civil_hand=["iron", "breakthrough_i"], science=5, civil=1)
    act(s).do("play:breakthrough_i:develop:iron")
    assert (p.civil, p.science) == (1, 2)


def test_bach__a_culture_for_each_theater_and_cheaper_theaters() -> None:
    s = board()
    p = fit(s, 0, on={"drama": 1, "opera": 1}, leader="j_s_bach", civil_hand=["movies"], science=8)
    assert culture(s, 0) == 2 + 3 + 2
    act(s).do("develop:movies")
    assert p.science == 0


def test_bach__any_urban_building_becomes_a_theater_once_a_turn() -> None:
    s = board()
    p = fit(s, 0, on={"philosophy": 1, "alchemy": 1}, know=["drama"], leader="j_s_bach", stored={"bronze": 1})
    # Philosophy costs 3, drama 4; alchemy costs more than drama: nothing is paid.
    table = act(s).do("bach:philosophy:drama")
    assert (at(p, "drama"), at(p, "philosophy"), tokens(p, "bronze"), p.civil) == (1, 0, 0, 3)
    assert not table.options("bach:")
    assert why_not(s, "bach:alchemy:drama") == "once-a-turn"
    s.turn.used.clear()
    act(s).do("bach:alchemy:drama")
    assert (at(p, "drama"), at(p, "alchemy"), p.civil) == (2, 0, 2)


def test_bach__the_same_level_or_a_higher_one_within_the_urban_limit() -> None:
    s = board()
    p = fit(s, 0, on={"scientific_method": 1, "drama": 2}, know=["opera"], leader="j_s_bach", stored={"bronze": 9})
    assert why_not(s, "bach:scientific_method:opera") == "urban-limit"
    p.workers[NUMBERS["drama"]] = 1
    assert act(s).options("bach:") == {"philosophy:drama", "philosophy:opera", "scientific_method:opera"}


def test_james_cook__two_culture_for_the_first_colony_one_for_others() -> None:
    s = board()
    colonies = [OF_KIND["territory"][at] for at in range(3)]
    p = fit(s, 0, leader="james_cook")
    assert culture(s, 0) == 0
    p.colonies = colonies
    before = culture(s, 0)
    p.leader = -1
    assert before - culture(s, 0) == 2 + 1 + 1


def test_robespierre__revolutions_use_all_military_actions_and_gain_three_culture() -> None:
    s = board()
    p = fit(s, 0, leader="maximilien_robespierre", civil_hand=["communism"], science=5, civil=1)
    assert p.military_total == 3
    act(s).do("revolution:communism")
    assert (p.military, p.military_total, p.culture) == (0, 6, 3)
    assert (p.civil, p.civil_total) == (1 + 3, 7)


def test_robespierre__patriotism_adds_nothing_to_the_price_and_pays_nothing_of_it() -> None:
    s = board()
    hand = ["monarchy", "patriotism_a"]
    p = fit(s, 0, leader="maximilien_robespierre", civil_hand=hand, science=2, civil=2)
    table = act(s).do("play:patriotism_a", "revolution:monarchy")
    assert (p.military, s.turn.military) == (0, 1)
    assert "build:warriors" not in table.options(), "resources are missing"
    s = board()
    fit(s, 0, leader="maximilien_robespierre", civil_hand=hand, science=2, military=2)
    act(s).do("play:patriotism_a")
    assert why_not(s, "revolution:monarchy") == "military-actions"


def test_robespierre__a_breakthrough_then_uses_no_civil_action() -> None:
    s = board()
    hand = ["monarchy", "breakthrough_i"]
    p = fit(s, 0, leader="maximilien_robespierre", civil_hand=hand, science=2, civil=0)
    act(s).do("play:breakthrough_i:revolution:monarchy")
    assert (p.civil, p.military, p.science, p.culture) == (1, 0, 2, 3), "the civil action is the monarchy's"


def test_napoleon_bonaparte__two_strength_for_each_type_of_unit() -> None:
    s = board()
    on = {"warriors": 2, "swordsmen": 1, "knights": 1, "cannon": 1, "air_forces": 1}
    p = fit(s, 0, on=on, leader="napoleon_bonaparte")
    assert strength(s, 0) == 2 + 2 + 2 + 3 + 5 + 2 * 4
    assert p.military_total == 4


def test_william_shakespeare__two_culture_for_each_pair() -> None:
    s = board()
    p = fit(s, 0, on={"printing_press": 2, "drama": 1}, leader="william_shakespeare")
    assert (culture(s, 0), happy(p)) == (2 + 2 + 2, 1 + 1)


def test_william_shakespeare__libraries_and_theaters_make_each_other_cheaper() -> None:
    s = board()
    fit(s, 0, on={"drama": 1}, know=["printing_press"], leader="william_shakespeare", stored={"bronze": 2})
    assert why_not(s, "build:printing_press") == "", "3 less 1"
    assert why_not(s, "build:drama") == "resources", "no library"
    p = fit(s, 0, civil_hand=["journalism", "opera"], science=5)
    act(s).do("develop:journalism")
    assert p.science == 0, "6 less 1"
    p.science = 6
    assert why_not(s, "develop:opera") == "science"


def test_albert_einstein__best_lab_or_library_and_three_culture_for_a_technology() -> None:
    s = board()
    p = fit(s, 0, on={"computers": 1}, leader="albert_einstein", civil_hand=["iron"], science=5)
    assert science(s, 0) == 1 + 5 + 3
    act(s).do("develop:iron")
    assert p.culture == 3


def test_bill_gates__labs_produce_resources_worth_their_level() -> None:
    s = board()
    on = {"bronze": 1, "philosophy": 1, "alchemy": 1, "computers": 2}
    p = fit(s, 0, on=on, leader="bill_gates")
    produce_resources(s, 0)
    assert (tokens(p, "bronze"), tokens(p, "philosophy"), tokens(p, "alchemy"), tokens(p, "computers")) == (1, 0, 1, 2)
    assert (banks.resources(p), p.blue) == (1 + 1 + 6, 16 - 4)
    assert mine_production(p) == 1, "not for the impact of industry"
    assert view(s, 0).seats[0].resource_production == 1 + 1 + 6, "what the next production gives is shown"


def test_bill_gates__labs_store_and_give_change() -> None:
    s = board()
    p = fit(s, 0, on={"computers": 1, "alchemy": 1}, leader="bill_gates", stored={"computers": 1}, blue=0)
    assert banks.lose(p, banks.RESOURCES, 2) == 2
    assert tokens(p, "computers") == 0
    assert banks.resources(p) == 1
    p.blue = 1
    assert banks.gain(p, banks.RESOURCES, 3) == 3
    assert tokens(p, "computers") == 1


def test_bill_gates__when_he_leaves_culture_comes_and_stored_resources_stay() -> None:
    s = board(age=3)
    p = fit(s, 0, on={"computers": 2, "alchemy": 1}, leader="bill_gates", stored={"computers": 2})
    remove(s, 0)
    assert (p.culture, p.leader, banks.resources(p)) == (7, -1, 6)
    produce_resources(s, 0)
    assert tokens(p, "computers") == 2, "labs produce no more"
    assert banks.lose(p, banks.RESOURCES, 3) == 3


def test_bill_gates__after_him_nothing_new_is_stored_on_labs() -> None:
    s = board(age=3)
    p = fit(s, 0, on={"computers": 2}, stored={"computers": 1, "bronze": 0}, blue=5)
    assert banks.gain(p, banks.RESOURCES, 3) == 3
    assert (tokens(p, "computers"), tokens(p, "bronze")) == (1, 3)
    # No change onto a lab either: oil is changed for bronze.
    stored = {"computers": 0, "scientific_method": 1, "bronze": 0, "oil": 1}
    p = fit(s, 0, know=["oil", "scientific_method"], stored=stored, blue=5)
    assert banks.lose(p, banks.RESOURCES, 3) == 3
    assert (tokens(p, "scientific_method"), tokens(p, "oil"), tokens(p, "bronze")) == (1, 0, 2)


def test_charlie_chaplin__the_best_theater_gives_double_culture() -> None:
    s = board()
    p = fit(s, 0, on={"drama": 1, "movies": 2}, leader="charlie_chaplin")
    assert (culture(s, 0), happy(p)) == (2 + 8 + 4, 3 + 2)


def test_mahatma_gandhi__two_culture() -> None:
    s = board()
    fit(s, 0, leader="mahatma_gandhi")
    assert culture(s, 0) == 2


def test_sid_meier__labs_give_culture_by_level_and_one_science_less() -> None:
    s = board()
    fit(s, 0, on={"philosophy": 1, "computers": 2}, leader="sid_meier")
    assert (culture(s, 0), science(s, 0)) == (6, 1 + 10 - 3)


def test_winston_churchill__three_culture_once_a_turn() -> None:
    s = board()
    p = fit(s, 0, leader="winston_churchill", civil=0, military=0)
    table = act(s).do("churchill:culture")
    assert p.culture == 3
    assert not table.options("churchill:")


def test_winston_churchill__whoever_chooses_nothing_has_the_culture() -> None:
    for does, gained in ((("end",), 3), (("churchill:culture", "end"), 3), (("churchill:military", "end"), 0)):
        s = board()
        p = fit(s, 0, leader="winston_churchill")
        act(s).do(*does)
        reap(s, 0)
        assert p.culture == gained, does


def test_winston_churchill__or_science_and_resources_for_the_military() -> None:
    s = board()
    p = fit(s, 0, leader="winston_churchill", civil_hand=["knights", "iron"], science=2)
    act(s).do("churchill:military", "develop:knights", "build:knights")
    assert (p.culture, p.science, at(p, "knights")) == (0, 0, 1)
    assert why_not(s, "churchill:culture") == "once-a-turn"
    assert why_not(s, "develop:iron") == "science"


def test_iconoclasm__leaders_of_another_age_leave() -> None:
    t = event("iconoclasm", civ(cards="moses"), civ(cards="isaac_newton"), age=2)
    assert (me(t).leader, me(t, 1).leader) == (-1, NUMBERS["isaac_newton"])
