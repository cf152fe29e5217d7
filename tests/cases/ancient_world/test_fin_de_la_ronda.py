"""The end of a round (rulebook, "Fin de la Ronda" and its four steps), storing and passing."""

from __future__ import annotations

from engine.ancient_world.facts import CARDS, CoinEffect, Discount, Goods, Reward, Symbols
from engine.ancient_world.state import Citizen, Collect, Confront, Feed, Prepare, Repair, Score
from tests.cases.ancient_world.world import (
    card,
    district,
    end_round,
    game,
    gives,
    only_army,
    owned,
    place,
    play,
    rigged,
    threaten,
    titan,
)


def test_construir_almacenado__without_a_citizen_but_it_is_the_turn() -> None:
    s = game()
    mine = s.decks[0].pop()
    s.players[0].stored = [mine]
    gives(s.players[0], coins=9, knowledge=9)
    table = play(s, f"stored:{mine}")
    p = s.players[0]
    assert (p.stored, p.buildings[-1].card, p.ready) == ([], mine, [1, 2, 3])
    assert p.coins == 9 - CARDS[mine].cost.coins
    assert table.asked() == (1, "turn")


def test_construir_almacenado__only_with_capacity_and_the_price() -> None:
    s = game()
    name = card(cost=Goods(3))
    s.players[0].stored = [name]
    gives(s.players[0], coins=2)
    assert not play(s).options("stored:")
    gives(s.players[0], coins=3)
    assert play(s).options("stored:") == {name}
    owned(s, 0)
    owned(s, 0)
    assert not play(s).options("stored:")


def test_construir_almacenado__discounts_of_building_and_of_stored_cards_add_up() -> None:
    s = game()
    name = card(cost=Goods(5))
    s.players[0].stored = [name]
    district(s, 0)
    owned(s, 0, discounts=(Discount("stored", Goods(coins=1)), Discount("build", Goods(coins=1))))
    play(s, f"stored:{name}")
    assert s.players[0].coins == 3


def test_aprobar__who_has_passed_is_skipped_until_all_have_passed() -> None:
    s = game(3)
    table = play(s, "pass", "labor:1:free:coins", "labor:1:free:coins")
    assert table.asked() == (1, "turn")
    table.do("pass", "labor:2:free:coins", "pass")
    assert s.round == 2


def test_aprobar__who_can_only_pass_is_not_asked() -> None:
    s = game()
    gives(s.players[0], coins=0)
    s.players[0].ready = []
    table = play(s)
    assert table.asked() == (1, "turn")
    assert s.players[0].has_passed


def test_aprobar__a_stored_card_or_a_last_coin_for_ambrosia_is_a_choice() -> None:
    s = game()
    gives(s.players[0], coins=0, ambrosia=2)
    s.players[0].ready = []
    assert play(s).asked() == (1, "turn")
    s.round, s.players[0].has_passed = 6, False
    assert play(s).options() == {"coin", "pass"}
    s.players[0].stored = [card(cost=Goods(9))]
    gives(s.players[0], coins=8, ambrosia=0)
    assert play(s).options() == {"pass"}


def test_aprobar__a_stored_card_is_none_without_room_nor_too_dear_where_all_see_it() -> None:
    s = game()
    p = s.players[0]
    p.ready, p.stored = [], [card(cost=Goods(9))]
    assert play(s).options() == {"pass"}
    gives(p, coins=0)
    assert play(s).asked() == (1, "turn"), "no card with that back is free"
    gives(p, coins=6)
    p.has_passed = False
    owned(s, 0)
    owned(s, 0)
    assert play(s).asked() == (1, "turn")
    s = game(stored="open")
    p = s.players[0]
    p.ready, p.stored = [], [dear := card(cost=Goods(9))]
    assert play(s).asked() == (1, "turn")
    gives(p, coins=9)
    p.has_passed = False
    assert play(s).options() == {f"stored:{dear}", "pass"}


def test_aprobar__trading_is_a_choice_where_the_threatening_titan_takes_ambrosia() -> None:
    s = game()
    gives(s.players[0], coins=0, ambrosia=2)
    s.players[0].ready = []
    threaten(s, 0, titan(5, coin=CoinEffect("lose_ambrosia")))
    assert play(s).options() == {"coin", "pass"}


def test_fin_de_la_ronda__when_all_have_passed_its_steps_come_in_order() -> None:
    s = game()
    table = play(s, "pass")
    s.agenda = s.agenda[-1:]
    table.until = Confront
    table.go_on()
    table.do("pass")
    assert table.next_steps() == ["Confront", "Repair", "Collect", "Feed", "Prepare"]


def test_fin_de_la_ronda__after_the_sixth_only_confronting_repairs_and_feeding() -> None:
    s = game(round=6)
    table = play(s, "pass")
    table.until = Confront
    table.go_on()
    table.do("pass")
    assert table.next_steps() == ["Confront", "Repair", "Feed", "Score"]


def test_fin_de_la_ronda__nobody_collects_after_the_sixth() -> None:
    s = game(round=6)
    play(s, "pass", "pass")
    assert [p.coins for p in s.players] == [6, 6]
    assert s.result is not None


def test_enfrentate_a_titan__a_die_for_each_banner_of_the_threatening_titan() -> None:
    s = game()
    threaten(s, 0, titan(5, banners=2))
    rigged(s, "titan", "blank")
    table = end_round(s, Confront())
    assert table.asked() == (0, "damage")
    table.do("damage:fishing_dock")
    assert s.players[0].buildings[0].damaged
    assert s.players[0].threat


def test_enfrentate_a_titan__ambrosia_as_many_as_banners_appeases_it_the_first_time() -> None:
    s = game()
    threaten(s, 0, titan(5, banners=3))
    gives(s.players[0], ambrosia=2)
    rigged(s, "blank", "blank", "blank")
    assert end_round(s, Confront()).asked() == (-1, "")
    gives(s.players[0], ambrosia=4)
    end_round(s, Confront()).do("appease")
    assert (s.players[0].ambrosia, s.players[0].fed) == (1, 3)


def test_enfrentate_a_titan__example_miriam_pays_four_where_three_lie() -> None:
    s = game()
    threaten(s, 0, titan(5, banners=2), fed=3)
    gives(s.players[0], ambrosia=4)
    table = end_round(s, Confront())
    assert table.asks[0].about["price"] == 4
    table.do("appease")
    assert (s.players[0].fed, s.players[0].ambrosia) == (7, 0)
    assert not s.rolled


def test_enfrentate_a_titan__a_part_of_the_price_saves_no_die() -> None:
    s = game()
    threaten(s, 0, titan(5, banners=3))
    gives(s.players[0], ambrosia=1)
    rigged(s, "blank", "blank", "blank")
    end_round(s, Confront())
    assert (len(s.rolled[0].faces), s.players[0].ambrosia) == (3, 1)


def test_enfrentate_a_titan__who_could_appease_may_face_it() -> None:
    s = game()
    threaten(s, 0, titan(5))
    gives(s.players[0], ambrosia=1)
    rigged(s, "blank")
    end_round(s, Confront()).do("face")
    assert (s.players[0].ambrosia, len(s.rolled)) == (1, 1)


def test_enfrentate_a_titan__all_are_asked_at_once_and_dice_are_rolled_in_turn_order() -> None:
    s = game(3)
    s.first = 1
    for seat in range(3):
        threaten(s, seat, titan(5))
        gives(s.players[seat], ambrosia=1)
    rigged(s, "titan", "blank", "titan")
    table = end_round(s, Confront())
    assert {ask.seat for ask in table.asks} == {0, 1, 2}
    table.do("face", "face", "face")
    assert [hit.seat for hit in s.rolled] == [1, 2, 0]
    assert {ask.seat for ask in table.asks} == {0, 1}


def test_enfrentate_a_titan__who_has_no_titan_does_nothing() -> None:
    assert end_round(game(), Confront()).asked() == (-1, "")


def test_enfrentate_a_titan__some_cards_leave_out_dice_or_make_appeasing_cheaper() -> None:
    s = game()
    owned(s, 0, traits={"face_dice": 1}, discounts=(Discount("appease", Goods(ambrosia=1)),))
    threaten(s, 0, titan(5, banners=2))
    gives(s.players[0], ambrosia=1)
    rigged(s, "blank")
    table = end_round(s, Confront())
    assert table.asks[0].about["price"] == 1
    table.do("face")
    assert s.rolled[0].faces == ("blank",)


def test_capacidad_de_reparacion__a_card_is_repaired_just_before_income() -> None:
    s = game()
    owned(s, 0, damaged=True, gives=Symbols(coins=2))
    district(s, 0, repair=1)
    end_round(s, Repair(), Collect())
    assert s.players[0].coins == 6 + 5 + 2


def test_capacidad_de_reparacion__the_player_chooses_and_may_add_ambrosia() -> None:
    s = game()
    first, second, third = (owned(s, 0, damaged=True) for _ in range(3))
    district(s, 0, repair=1)
    gives(s.players[0], ambrosia=3)
    table = end_round(s, Repair())
    assert (table.asks[0].least, table.asks[0].most) == (1, 2)
    table.do(f"repair:{third} repair:{first}")
    assert [one.damaged for one in s.players[0].buildings[-3:]] == [False, True, False]
    assert s.players[0].ambrosia == 1
    assert second
    told = [event for event in s.log.new if event.key.startswith("ancient_world-mend")]
    assert [(event.key.partition("-")[2], event.args.get("ambrosia")) for event in told] == [
        ("mended", None),
        ("mends", 2),
    ], "what was paid is told"


def test_capacidad_de_reparacion__after_the_last_round_too() -> None:
    s = game(round=6)
    owned(s, 0, damaged=True)
    district(s, 0, repair=1)
    end_round(s, Repair(), Score())
    assert all(line.source != "damaged" for line in s.players[0].lines)


def test_cobrar_ingresos__coins_knowledge_and_ambrosia() -> None:
    s = game()
    district(s, 0, coins=1, knowledge=1, ambrosia=2)
    end_round(s, Collect())
    assert (s.players[0].coins, s.players[0].knowledge, s.players[0].ambrosia) == (12, 1, 2)
    assert (s.players[1].coins, s.players[1].knowledge, s.players[1].ambrosia) == (11, 0, 0)


def test_cobrar_ingresos__coins_slide_from_the_name_to_the_picture() -> None:
    s = game()
    only_army(s, 0, 5, coins=1)
    army = s.players[0].armies[0]
    army.spent, army.used = 2, True
    end_round(s, Collect())
    assert (army.coins, army.spent, army.used) == (3, 0, False)


def test_restablecer_la_placa__ambrosia_by_the_number_of_players() -> None:
    for seats, most in ((2, 0), (3, 1), (4, 2)):
        s = game(seats)
        for number, action in enumerate(("labor", "learn", "build", "recruit")):
            s.players[0].citizens = [1, 2, 3, 4, 5]
            for citizen in range(number):
                s.spaces[action].append(Citizen(citizen % seats, citizen + 1))
        end_round(s, Collect())
        found = [s.ambrosia[action] for action in ("labor", "learn", "build", "recruit")]
        assert found == [int(number <= most) for number in range(4)]


def test_restablecer_la_placa__none_on_covered_actions() -> None:
    s = game(round=1)
    end_round(s, Collect())
    assert (s.ambrosia["explore"], s.ambrosia["grow"], s.ambrosia["labor"]) == (0, 0, 1)


def test_restablecer_la_placa__citizens_come_home_new_and_hungry_ones_too() -> None:
    s = game()
    p = s.players[0]
    place(s, "labor", 0, 2)
    p.citizens, p.hungry, p.ready = [1, 2, 3, 4], [1], [3]
    end_round(s, Collect())
    assert (p.ready, p.hungry, s.spaces["labor"]) == ([1, 2, 3, 4], [], [])


def test_restablecer_la_placa__the_hand_of_the_token_is_turned_down() -> None:
    s = game()
    s.hand_up = True
    end_round(s, Collect())
    assert not s.hand_up


def test_alimentar_a_los_ciudadanos__with_food_for_all_nobody_is_hungry() -> None:
    s = game()
    assert end_round(s, Feed()).asked() == (-1, "")
    assert s.players[0].hungry == []


def test_alimentar_a_los_ciudadanos__the_player_chooses_who_is_hungry_and_cannot_be_placed() -> None:
    s = game()
    s.players[0].buildings[0].damaged = True
    table = end_round(s, Feed())
    assert table.options() == {"hungry:1:0", "hungry:2:0", "hungry:3:0"}
    table.do("hungry:2:0")
    assert (s.players[0].hungry, s.players[0].ready) == ([2], [1, 3])


def test_alimentar_a_los_ciudadanos__hungry_citizens_are_checked_anew_every_round() -> None:
    s = game()
    s.players[0].hungry, s.players[0].ready = [1], [2, 3]
    end_round(s, Collect(), Feed())
    assert (s.players[0].hungry, s.players[0].ready) == ([], [1, 2, 3])


def test_alimentar_a_los_ciudadanos__two_ambrosia_feed_a_citizen() -> None:
    s = game()
    for one in s.players[0].buildings:
        one.damaged = True
    s.players[0].buildings[0].damaged = True
    gives(s.players[0], ambrosia=3)
    table = end_round(s, Feed())
    assert "hungry:3:1" in table.options()
    assert "hungry:none:2" not in table.options()
    table.do("hungry:3:1")
    assert (s.players[0].hungry, s.players[0].ambrosia) == ([3], 1)


def test_alimentar_a_los_ciudadanos__a_damaged_card_with_food_can_be_repaired_instead() -> None:
    s = game()
    s.players[0].buildings[0].damaged = True
    gives(s.players[0], ambrosia=2)
    table = end_round(s, Feed())
    table.do("mend:fishing_dock")
    assert (s.players[0].hungry, s.players[0].ambrosia) == ([], 0)


def test_alimentar_a_los_ciudadanos__after_the_last_round_it_does_not_matter_who() -> None:
    s = game(round=6)
    s.players[0].buildings[0].damaged = True
    assert end_round(s, Feed()).asked() == (-1, "")
    assert s.players[0].hungry == [1]


def test_alimentar_a_los_ciudadanos__then_the_next_round_begins() -> None:
    s = game()
    s.first = 1
    s.agenda = []
    table = end_round(s, Confront(), Repair(), Collect(), Feed(), Prepare())
    assert (s.round, table.asked()) == (2, (1, "turn"))


def test_alimentar_a_los_ciudadanos__rewards_of_appeasing_and_facing() -> None:
    s = game()
    owned(s, 0, rewards=(Reward("appease", Goods(coins=1)), Reward("face", Goods(coins=2))))
    threaten(s, 0, titan(5))
    gives(s.players[0], ambrosia=1)
    end_round(s, Confront()).do("appease")
    assert s.players[0].coins == 7
    rigged(s, "blank")
    end_round(s, Confront())
    assert s.players[0].coins == 9


def test_enfrentate_a_titan__without_dice_nobody_is_asked() -> None:
    s = game()
    p = s.players[0]
    owned(s, 0, traits={"face_dice": 1})
    threaten(s, 0, titan(5))
    gives(p, ambrosia=5)
    table = end_round(s, Confront())
    assert (table.asked(), p.ambrosia, s.rolled[0].faces) == ((-1, ""), 5, ())
    owned(s, 0, rewards=(Reward("appease", Goods(knowledge=1)),))
    assert end_round(s, Confront()).options() == {"appease", "face"}


def test_enfrentate_a_titan__a_titan_that_was_fed_or_faced_stays() -> None:
    s = game()
    for seat in (0, 1):
        threaten(s, seat, titan(5, banners=2))
    gives(s.players[0], ambrosia=2)
    rigged(s, "blank", "blank")
    end_round(s, Confront()).do("appease")
    assert all(p.threat for p in s.players)
    assert [p.fed for p in s.players] == [2, 0]


def test_capacidad_de_reparacion__it_comes_just_after_the_threatening_titan() -> None:
    s = game()
    s.players[0].buildings.clear()
    owned(s, 0, gives=Symbols(coins=1))
    district(s, 0, repair=1)
    threaten(s, 0, titan(5))
    rigged(s, "titan")
    end_round(s, Confront(), Repair(), Collect())
    assert not s.players[0].buildings[0].damaged
    assert s.players[0].coins == 6 + 5 + 1


def test_capacidad_de_reparacion__the_repair_of_a_damaged_card_is_none() -> None:
    s = game()
    owned(s, 0, damaged=True, gives=Symbols(repair=1))
    assert end_round(s, Repair()).asked() == (-1, "")
    assert s.players[0].buildings[-1].damaged


def test_cobrar_ingresos__damaged_cards_bring_nothing() -> None:
    s = game()
    owned(s, 0, damaged=True, gives=Symbols(coins=3))
    end_round(s, Collect())
    assert s.players[0].coins == 6 + 5


def test_restablecer_la_placa__ambrosia_is_added_to_what_lies_there() -> None:
    s = game()
    s.ambrosia["learn"] = 2
    end_round(s, Collect())
    assert s.ambrosia["learn"] == 3


def test_alimentar_a_los_ciudadanos__a_hungry_citizen_rests_for_one_round() -> None:
    s = game()
    s.agenda = []
    s.players[0].buildings[0].damaged = True
    table = end_round(s, Collect(), Feed(), Prepare())
    table.do("hungry:3:0")
    assert not [option for option in table.options() if option.startswith("labor:3")]
    s.players[0].buildings[0].damaged = False
    end_round(s, Collect(), Feed(), Prepare())
    assert s.players[0].ready == [1, 2, 3]


def test_alimentar_a_los_ciudadanos__new_citizens_and_food_of_titans_and_districts_count() -> None:
    s = game()
    s.players[0].citizens = [1, 2, 3, 4, 5]
    district(s, 0, food=1)
    s.players[0].titans = [titan(5, gives=Symbols(food=1))]
    assert end_round(s, Feed()).asked() == (-1, "")
    assert s.players[0].hungry == []


def test_fin_de_la_ronda__after_the_sixth_confronting_damages_and_hunger_counts() -> None:
    s = game(round=6)
    p = s.players[0]
    p.hungry = [1, 2]
    p.buildings[0].damaged = True
    threaten(s, 0, titan(5))
    rigged(s, "titan")
    end_round(s, Confront(), Repair(), Feed(), Score())
    assert {line.source: line.points for line in p.lines} == {"hungry": -4, "damaged": -2}


def test_alimentar_a_los_ciudadanos__what_is_told_is_the_ambrosia_that_was_spent() -> None:
    s = game()
    for one in s.players[0].buildings:
        one.damaged = True
    gives(s.players[0], ambrosia=5)
    end_round(s, Feed()).do("hungry:none:2")
    told = next(event for event in s.log.new if event.key == "ancient_world-feeds")
    assert (told.args["count"], told.args["ambrosia"], s.players[0].ambrosia) == (2, 4, 1)
