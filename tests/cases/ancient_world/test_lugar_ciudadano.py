"""Placing citizens (rulebook, "Lugar ciudadano", "Ambrosía", "Cartas de Imperio")."""

from __future__ import annotations

from data.texts import describe_event
from engine.ancient_world.facts import CARDS, CardAction, Discount, Gain, Goods, Reward
from engine.ancient_world.state import Building, Citizen, Collect
from tests.cases.ancient_world.world import (
    card,
    district,
    end_round,
    game,
    gives,
    offered,
    owned,
    place,
    play,
    soldiers,
)


def test_lugar_ciudadano__a_placed_citizen_acts_at_once_and_the_next_player_has_a_turn() -> None:
    s = game()
    table = play(s, "labor:2:free:coins")
    assert s.players[0].coins == 8
    assert s.spaces["labor"] == [Citizen(0, 2)]
    assert s.players[0].ready == [1, 3]
    assert table.asked() == (1, "turn")


def test_lugar_ciudadano__any_number_of_citizens_may_share_an_action() -> None:
    s = game()
    place(s, "labor", 1, 1)
    place(s, "labor", 1, 2)
    play(s, "labor:3:free:coins")
    assert len(s.spaces["labor"]) == 3


def test_lugar_ciudadano__a_higher_citizen_there_costs_a_coin() -> None:
    s = game()
    place(s, "labor", 1, 3)
    table = play(s)
    assert "labor:2:free:coins" not in table.options()
    table.do("labor:2:coin:coins")
    assert s.players[0].coins == 6 - 1 + 2


def test_lugar_ciudadano__one_coin_however_many_higher_ones_are_there() -> None:
    s = game(3)
    place(s, "labor", 1, 3)
    place(s, "labor", 2, 3)
    play(s, "labor:2:coin:coins")
    assert s.players[0].coins == 7


def test_lugar_ciudadano__an_equal_skill_is_free() -> None:
    s = game()
    place(s, "labor", 1, 2)
    table = play(s)
    assert "labor:2:coin:coins" not in table.options()
    table.do("labor:2:free:coins")
    assert s.players[0].coins == 8


def test_lugar_ciudadano__an_own_higher_citizen_counts_too() -> None:
    s = game()
    place(s, "labor", 0, 3)
    assert "labor:2:free:coins" not in play(s).options()
    assert "labor:2:coin:coins" in play(s).options()


def test_lugar_ciudadano__who_cannot_pay_the_coin_cannot_place() -> None:
    s = game()
    gives(s.players[0], coins=0)
    place(s, "labor", 1, 3)
    assert not [option for option in play(s).options() if option.startswith(("labor:2", "claim:labor:2"))]


def test_lugar_ciudadano__ambrosia_on_the_space_cannot_pay_the_coin_for_it() -> None:
    s = game()
    gives(s.players[0], coins=0)
    s.ambrosia["labor"] = 4
    place(s, "labor", 1, 3)
    assert "claim:labor:1:coin" not in play(s).options()


def test_lugar_ciudadano__own_ambrosia_pays_the_missing_coin() -> None:
    s = game()
    gives(s.players[0], coins=0, ambrosia=2)
    place(s, "labor", 1, 3)
    play(s, "labor:1:coin:coins")
    assert (s.players[0].coins, s.players[0].ambrosia) == (2, 0)


def test_lugar_ciudadano__ambrosia_raises_the_skill_for_one_placement() -> None:
    s = game()
    gives(s.players[0], ambrosia=2)
    place(s, "labor", 1, 3)
    table = play(s)
    assert {"labor:1:skill:coins", "labor:2:skill:coins"} <= table.options()
    table.do("labor:1:skill:coins")
    assert (s.players[0].coins, s.players[0].ambrosia) == (8, 0)
    assert s.spaces["labor"][-1] == Citizen(0, 1)


def test_lugar_ciudadano__a_placed_citizen_acts_again_elsewhere_for_four_ambrosia() -> None:
    s = game()
    gives(s.players[0], ambrosia=5)
    place(s, "learn", 0, 2)
    table = play(s)
    assert "learn:again2:free:one" not in table.options()
    table.do("labor:again2:free:coins")
    assert s.players[0].ambrosia == 1
    assert (s.spaces["learn"], s.spaces["labor"]) == ([], [Citizen(0, 2)])
    assert s.players[0].ready == [1, 3]


def test_lugar_ciudadano__three_ambrosia_do_not_let_a_citizen_act_again() -> None:
    s = game()
    gives(s.players[0], ambrosia=3)
    place(s, "learn", 0, 2)
    assert not [option for option in play(s).options() if "again" in option]


def test_ambrosia__what_lies_there_is_taken_and_can_be_used_in_the_action() -> None:
    s = game()
    s.ambrosia["learn"] = 2
    gives(s.players[0], coins=2)
    play(s, "learn:1:free:one")
    p = s.players[0]
    assert (p.coins, p.knowledge, p.ambrosia, s.ambrosia["learn"]) == (0, 1, 0, 0)


def test_ambrosia__it_can_be_claimed_without_the_action() -> None:
    s = game()
    s.ambrosia["learn"] = 2
    play(s, "claim:learn:1:free")
    p = s.players[0]
    assert (p.coins, p.knowledge, p.ambrosia) == (6, 0, 2)


def test_ambrosia__two_are_worth_a_coin_at_any_time_in_the_own_turn() -> None:
    s = game()
    gives(s.players[0], ambrosia=5)
    table = play(s, "coin", "coin")
    assert (s.players[0].coins, s.players[0].ambrosia) == (8, 1)
    assert table.asked() == (0, "turn")
    assert "coin" not in table.options()


def test_ambrosia__two_repair_a_card_without_ending_the_turn() -> None:
    s = game()
    gives(s.players[0], ambrosia=2)
    broken = owned(s, 0, damaged=True)
    table = play(s, f"mend:{broken}")
    assert not s.players[0].buildings[-1].damaged
    assert (s.players[0].ambrosia, table.asked()) == (0, (0, "turn"))


def test_cartas_de_imperio__a_citizen_uses_the_action_of_an_own_card_once_a_round() -> None:
    s = game()
    mine = owned(s, 0, action=CardAction(Gain(knowledge=1), Goods(coins=2)))
    play(s, f"use:1:{mine}")
    p = s.players[0]
    assert (p.coins, p.knowledge, p.buildings[-1].citizen) == (4, 1, 1)
    assert not play(s).options("use:")


def test_cartas_de_imperio__a_card_that_a_citizen_has_left_stays_used() -> None:
    s = game()
    gives(s.players[0], ambrosia=4)
    mine = owned(s, 0, citizen=3, action=CardAction(Gain(coins=1)))
    s.players[0].ready = [1, 2]
    play(s, "labor:again3:free:coins")
    assert s.spaces["labor"] == [Citizen(0, 3)]
    assert f"use:1:{mine}" not in play(s).options()


def test_cartas_de_imperio__two_copies_of_a_card_can_both_be_used() -> None:
    s = game()
    mine = owned(s, 0, copies=2, action=CardAction(Gain(coins=1)))
    s.players[0].buildings.append(Building(mine))
    play(s, f"use:1:{mine}")
    play(s, f"use:2:{mine}")
    assert s.players[0].coins == 8
    assert not play(s).options("use:")


def test_cartas_de_imperio__nobody_uses_the_card_of_another() -> None:
    s = game()
    owned(s, 1, action=CardAction(Gain(coins=1)))
    assert not play(s).options("use:")


def test_cartas_de_imperio__some_actions_need_a_skill_which_ambrosia_can_raise() -> None:
    s = game()
    mine = owned(s, 0, action=CardAction(Gain(coins=1), skill=3))
    assert play(s).options("use:") == {f"3:{mine}"}
    gives(s.players[0], ambrosia=1)
    table = play(s)
    assert table.options("use:") == {f"2:{mine}", f"3:{mine}"}
    table.do(f"use:2:{mine}")
    assert s.players[0].ambrosia == 0


def test_cartas_de_imperio__some_actions_give_as_much_as_the_number_of_the_citizen() -> None:
    s = game()
    mine = owned(s, 0, action=CardAction(Gain(coins=1), by_skill="coins"))
    play(s, f"use:3:{mine}")
    assert s.players[0].coins == 6 + 3 + 1


def test_construir__a_card_of_the_row_is_paid_and_stands_in_the_city() -> None:
    s = game()
    gives(s.players[0], knowledge=1)
    new = offered(s, card(cost=Goods(4, 1), once=Gain(ambrosia=2)))
    play(s, f"build:1:free:{new}")
    p = s.players[0]
    assert (p.coins, p.knowledge, p.ambrosia) == (2, 0, 2)
    assert p.buildings[-1] == Building(new)
    assert new not in s.row


def test_construir__who_lacks_knowledge_cannot_build() -> None:
    s = game()
    new = offered(s, card(cost=Goods(1, 1)))
    assert f"build:1:free:{new}" not in play(s).options()


def test_construir__missing_coins_are_paid_with_ambrosia_two_for_one() -> None:
    s = game()
    gives(s.players[0], coins=1, ambrosia=5)
    new = offered(s, card(cost=Goods(3)))
    play(s, f"build:1:free:{new}")
    assert (s.players[0].coins, s.players[0].ambrosia) == (0, 1)
    (told,) = [event for event in s.log.drain() if event.key == "ancient_world-instead"]
    assert describe_event("en", told, ("Ana", "Ben")) == "Ana pays 4 ambrosia for 2 missing coins."


def test_construir__capacity_is_needed_for_every_empire_card() -> None:
    s = game()
    new = offered(s, card())
    owned(s, 0)
    assert f"build:1:free:{new}" in play(s).options()
    owned(s, 0, damaged=True)
    assert not play(s).options("build:")
    district(s, 0, capacity=1)
    assert f"build:1:free:{new}" in play(s).options()


def test_construir__cards_of_deck_c_can_be_built_from_the_first_round() -> None:
    s = game()
    wonder = card(cost=Goods(5), deck="C")
    s.wonders.append(wonder)
    play(s, f"build:3:free:{wonder}")
    assert s.players[0].buildings[-1].card == wonder
    assert wonder not in s.wonders


def test_mazo_militar__onto_an_army_whose_card_is_retired_its_coins_go_back() -> None:
    s = game()
    new = offered(s, soldiers(3, cost=Goods(2)), in_military=True)
    army = s.players[0].armies[0]
    army.coins, army.used = 3, True
    old = army.card
    play(s, f"recruit:1:free:{new}:{old}")
    assert (army.card, army.retired, army.coins, army.used) == (new, [old], 0, False)
    assert s.players[0].coins == 4


def test_mazo_militar__into_a_free_army_slot_where_there_is_one() -> None:
    s = game()
    new = offered(s, soldiers(3, cost=Goods(2)), in_military=True)
    assert f"recruit:1:free:{new}:new" not in play(s).options()
    district(s, 0, armies=1)
    play(s, f"recruit:1:free:{new}:new")
    assert [army.card for army in s.players[0].armies][-1] == new


def test_aprender__coins_for_knowledge() -> None:
    s = game()
    play(s, "learn:1:free:one")
    assert (s.players[0].coins, s.players[0].knowledge) == (3, 1)


def test_expandir__the_face_up_district_for_coins_or_knowledge() -> None:
    s = game()
    top, below = s.districts[-1], s.districts[-2]
    gives(s.players[0], knowledge=1)
    play(s, "expand:1:free:knowledge")
    p = s.players[0]
    assert (p.districts, p.knowledge, s.districts[-1]) == ([top], 0, below)
    play(s, "expand:2:free:coins")
    assert p.districts == [top, below]


def test_expandir__eyes_draw_more_districts_to_choose_from_the_others_go_under_the_pile() -> None:
    s = game()
    district(s, 0, eyes=2)
    three = s.districts[-3:]
    table = play(s, "expand:1:free:coins")
    assert table.options("district:") == set(three)
    table.do(f"district:{three[1]}")
    assert s.players[0].districts[-1] == three[1]
    assert sorted(s.districts[:2]) == sorted([three[0], three[2]])
    assert s.known_districts == 2


def test_expandir__no_district_is_left() -> None:
    s = game()
    s.players[1].districts = s.districts
    s.districts = []
    assert not play(s).options("expand:")


def test_reconstruir__two_cards_are_repaired_and_the_token_is_taken() -> None:
    s = game()
    first, second, third = (owned(s, 0, damaged=True) for _ in range(3))
    table = play(s, "rebuild:1:free:repair")
    assert table.asked() == (0, "repair")
    table.do(f"repair:{first} repair:{third}")
    assert [one.damaged for one in s.players[0].buildings[-3:]] == [False, True, False]
    assert (s.first, s.hand_up) == (0, True)
    assert second


def test_reconstruir__only_the_first_who_places_there_in_a_round_takes_the_token() -> None:
    s = game(3)
    table = play(s, "rebuild:1:free:repair", seat=1)
    assert s.first == 1
    table.do("rebuild:2:free:repair")
    assert (s.first, s.hand_up) == (1, True)


def test_explorar__three_cards_are_looked_at_one_is_stored_the_others_are_discarded() -> None:
    s = game(round=2)
    three = s.decks[0][-3:]
    table = play(s, "explore:1:free:look")
    assert {option.split(":")[1] for option in table.options()} == set(three)
    table.do(f"keep:{three[0]}")
    assert s.players[0].stored == [three[0]]
    assert sorted(s.discards[0]) == sorted(three[1:])
    assert table.asked() == (1, "turn")


def test_explorar__eyes_add_cards_those_with_a_ship_only_here() -> None:
    s = game(round=2)
    district(s, 0, eyes=1)
    district(s, 0, ship_eyes=2)
    play(s, "explore:1:free:look")
    assert len(s.looking) == 6
    s = game(round=2)
    district(s, 0, ship_eyes=2)
    assert play(s, "expand:1:free:coins").asked() == (1, "turn")


def test_explorar__the_deck_is_made_of_its_discards_in_the_middle_of_it() -> None:
    s = game(round=2)
    s.discards[0], s.decks[0] = s.decks[0][2:], s.decks[0][:2]
    bottom = s.decks[0][:]
    play(s, "explore:1:free:look")
    assert s.looking[:2] == bottom[::-1]
    assert (len(s.looking), s.discards[0]) == (3, [])


def test_crecer__the_lowest_citizen_of_the_supply_comes_and_can_be_placed_in_the_next_round() -> None:
    s = game(round=3)
    gives(s.players[0], knowledge=1)
    play(s, "grow:1:free:citizen")
    p = s.players[0]
    assert (p.citizens, p.ready) == ([1, 2, 3, 4], [2, 3])
    assert (p.coins, p.knowledge) == (4, 0)


def test_crecer__an_upgraded_citizen_lies_where_the_old_one_lay() -> None:
    s = game(round=3)
    table = play(s, "grow:1:free:upgrade")
    assert table.options("citizen:") == {"1", "2", "3"}
    table.do("citizen:1")
    assert s.players[0].citizens == [2, 3, 4]
    assert s.spaces["grow"] == [Citizen(0, 4)]


def test_crecer__a_ready_citizen_stays_ready_when_it_is_upgraded() -> None:
    s = game(round=3)
    play(s, "grow:1:free:upgrade", "citizen:3")
    assert s.players[0].ready == [2, 4]


def test_crecer__no_citizen_is_left() -> None:
    s = game(round=3)
    s.players[0].citizens = [1, 2, 3, 4, 5]
    gives(s.players[0], knowledge=2, coins=9)
    assert not play(s).options("grow:")


def test_nota_general_sobre_el_tiempo__a_reward_comes_after_the_action_is_completed() -> None:
    s = game()
    gives(s.players[0], coins=2)
    owned(s, 0, rewards=(Reward("learn", Goods(coins=1)),))
    assert "learn:1:free:one" not in play(s).options()
    gives(s.players[0], coins=3)
    play(s, "learn:1:free:one")
    assert s.players[0].coins == 1


def test_nota_general_sobre_el_tiempo__a_declined_action_is_not_rewarded() -> None:
    s = game()
    owned(s, 0, rewards=(Reward("labor", Goods(coins=1)),))
    play(s, "claim:labor:1:free")
    assert s.players[0].coins == 6


def test_nota_general_sobre_el_tiempo__a_card_does_not_reward_its_own_building_by_discount() -> None:
    s = game()
    new = offered(s, card(cost=Goods(4), discounts=(Discount("build", Goods(coins=1)),)))
    play(s, f"build:1:free:{new}")
    assert s.players[0].coins == 2
    assert CARDS[new].cost.coins == 4


def test_lugar_ciudadano__with_a_dear_discount_one_ambrosia_lets_a_citizen_act_again() -> None:
    s = game()
    p = s.players[0]
    place(s, "learn", 0, 2)
    p.ready = []
    gives(p, ambrosia=1)
    owned(s, 0, discounts=(Discount("again", Goods(ambrosia=3)),))
    play(s, "labor:again2:free:coins")
    assert (p.ambrosia, s.spaces["labor"]) == (0, [Citizen(0, 2)])


def test_lugar_ciudadano__a_hungry_citizen_may_not_be_placed_nor_act_again() -> None:
    s = game()
    p = s.players[0]
    p.ready, p.hungry = [1, 2], [3]
    gives(p, ambrosia=9)
    assert not [option for option in play(s).options() if option.split(":")[1:2] in (["3"], ["again3"])]


def test_cartas_de_imperio__the_action_of_a_card_is_there_again_in_the_next_round() -> None:
    s = game()
    mine = owned(s, 0, citizen=1, action=CardAction(Gain(coins=1)))
    s.players[0].ready = [2, 3]
    assert f"use:2:{mine}" not in play(s).options()
    end_round(s, Collect())
    assert f"use:2:{mine}" in play(s).options()


def test_cartas_de_imperio__a_placed_citizen_may_go_to_another_copy_of_its_card() -> None:
    s = game()
    p = s.players[0]
    twin = owned(s, 0, copies=2, citizen=1, action=CardAction(Gain(coins=1)))
    p.ready = []
    gives(p, ambrosia=4)
    p.buildings.append(Building(twin))
    play(s, f"use:again1:{twin}")
    assert ([one.citizen for one in p.buildings[-2:]], p.coins, p.ambrosia) == ([-1, 1], 7, 0)


def test_crecer__a_hungry_citizen_that_is_upgraded_stays_hungry_and_a_new_one_new() -> None:
    s = game(round=3)
    p = s.players[0]
    p.citizens, p.ready, p.hungry = [1, 2, 3, 4], [2], [1]
    play(s, "grow:2:free:upgrade", "citizen:1")
    assert (p.citizens, p.ready, p.hungry) == ([2, 3, 4, 5], [], [5])


def test_crecer__a_citizen_is_exchanged_for_the_next_higher_one_of_the_supply() -> None:
    s = game(round=3)
    p = s.players[0]
    p.citizens, p.ready = [1, 3, 4], [1, 3, 4]
    play(s, "grow:1:free:upgrade", "citizen:3")
    assert p.citizens == [1, 4, 5]
    table = play(s, "grow:4:free:upgrade")
    assert table.asked() == (1, "turn")
    assert p.citizens == [2, 4, 5]


def test_nota_general_sobre_el_tiempo__a_card_rewards_its_own_building_because_it_stands_by_then() -> None:
    s = game()
    play(s, f"build:1:free:{offered(s, card(cost=Goods(4), rewards=(Reward('build', Goods(coins=1)),)))}")
    assert s.players[0].coins == 3
