"""Damage dice (rulebook, "Carta de Imperio dañada", "Daño de Titán", "Ciudad capital")."""

from __future__ import annotations

from engine.ancient_world.facts import CardAction, CoinEffect, Gain, Goods, Reward, Symbols
from engine.ancient_world.state import Army, Building, Collect, State
from engine.ancient_world.totals import totals
from tests.cases.ancient_world.world import (
    Game,
    army,
    card,
    district,
    end_round,
    game,
    gives,
    offered,
    on_top,
    only_army,
    owned,
    play,
    rigged,
    soldiers,
    titan,
)

LOSE_COIN = CoinEffect("lose_coin")


def beaten(s: State, *faces: str, coin: CoinEffect = LOSE_COIN) -> Game:
    """Seat 0 defeats a titan with as many banners as faces, which are what the dice show; it has lost a coin for it."""
    mine, beast = only_army(s, 0, 9), titan(9, banners=len(faces), coin=coin)
    on_top(s, 0, beast)
    rigged(s, *faces)
    return play(s, f"attack:{beast}:{mine}:0")


def damaged(s: State) -> list[str]:
    return [one.card for one in s.players[0].buildings if one.damaged]


def test_carta_de_imperio_danada__the_player_chooses_a_card_for_each_titan_symbol() -> None:
    s = game()
    other = owned(s, 0)
    table = beaten(s, "titan", "blank", "titan")
    assert table.asked() == (0, "damage")
    table.do(f"damage:fishing_dock damage:{other}")
    assert sorted(damaged(s)) == sorted(["fishing_dock", other])
    assert table.asked() == (1, "turn")


def test_carta_de_imperio_danada__with_no_more_cards_all_are_damaged() -> None:
    s = game()
    table = beaten(s, "titan", "titan", "titan")
    assert sorted(damaged(s)) == ["fishing_dock", "wheat_fields"]
    assert table.asked() == (1, "turn")


def test_carta_de_imperio_danada__nothing_happens_without_a_card_to_damage() -> None:
    s = game()
    for one in s.players[0].buildings:
        one.damaged = True
    assert beaten(s, "titan").asked() == (1, "turn")


def test_carta_de_imperio_danada__two_copies_of_a_card_are_two_choices() -> None:
    s = game()
    twin = owned(s, 0, copies=2)
    s.players[0].buildings.append(type(s.players[0].buildings[0])(twin))
    table = beaten(s, "titan", "titan")
    assert {f"damage:{twin}", f"damage:{twin}:2"} <= table.options()
    table.do(f"damage:{twin} damage:{twin}:2")
    assert damaged(s) == [twin, twin]


def test_carta_de_imperio_danada__blank_dice_do_nothing() -> None:
    s = game()
    beaten(s, "blank", "blank")
    assert (damaged(s), s.players[0].coins) == ([], 5)


def test_carta_de_imperio_danada__sturdy_cards_are_spared() -> None:
    s = game()
    s.players[0].buildings.clear()
    owned(s, 0, traits={"sturdy": 1})
    assert beaten(s, "titan").asked() == (1, "turn")
    assert damaged(s) == []


def test_dano_de_titan__a_damaged_card_gives_nothing_until_it_is_repaired() -> None:
    s = game()
    mine = owned(
        s,
        0,
        damaged=True,
        gives=Symbols(food=1, capacity=1, swords=1, coins=1, armies=1),
        action=CardAction(Gain(coins=1)),
        rewards=(Reward("labor", Goods(coins=1)),),
    )
    t = totals(s.players[0])
    assert (t.food, t.capacity, t.swords, t.coins, t.armies, t.rewards) == (3, 4, 0, 5, 2, {})
    assert f"use:1:{mine}" not in play(s).options()


def test_dano_de_titan__an_army_above_the_limit_leaves_at_once_with_its_retired_cards() -> None:
    s = game()
    p = s.players[0]
    mine = owned(s, 0, gives=Symbols(armies=1))
    extra, old = soldiers(1), soldiers(1)
    p.armies.append(Army(extra, retired=[old]))
    beast = titan(9, tribes=("red",))
    on_top(s, 0, beast)
    p.armies[0].card = strong = soldiers(9)
    rigged(s, "titan")
    table = play(s, f"attack:{beast}:{strong}:0", f"damage:{mine}")
    assert table.asked() == (0, "disband")
    table.do(f"army:{extra}")
    assert extra not in [one.card for one in p.armies]
    assert len(p.armies) == 2


def test_dano_de_titan__citizens_of_a_damaged_card_stay() -> None:
    s = game()
    s.players[0].buildings.clear()
    mine = owned(s, 0, citizen=1, action=CardAction(Gain(coins=1)), once=Gain(citizens=1))
    s.players[0].citizens, s.players[0].ready = [1, 2, 3, 4], [2, 3, 4]
    beaten(s, "titan")
    assert damaged(s) == [mine]
    assert (s.players[0].citizens, s.players[0].buildings[0].citizen) == ([1, 2, 3, 4], 1)


def test_dano_de_titan__a_damaged_card_with_food_starves_nobody_at_once() -> None:
    s = game()
    beaten(s, "titan", "titan")
    assert s.players[0].hungry == []


def test_dano_de_titan__lose_coins_as_far_as_there_are() -> None:
    s = game()
    beaten(s, "coin", "coin", coin=CoinEffect("lose_coin", 2))
    assert s.players[0].coins == 6 - 1 - 4
    s = game()
    gives(s.players[0], coins=1)
    beaten(s, "coin")
    assert s.players[0].coins == 0


def test_dano_de_titan__put_a_coin_on_an_army() -> None:
    s = game()
    other = soldiers(1)
    mine, beast = only_army(s, 0, 9), titan(9, coin=CoinEffect("army_coin"))
    s.players[0].armies.append(Army(other))
    on_top(s, 0, beast)
    rigged(s, "coin")
    table = play(s, f"attack:{beast}:{mine}:0")
    assert table.options() == {f"on:{mine}", f"on:{other}"}
    table.do(f"on:{other}")
    assert (s.players[0].coins, s.players[0].armies[1].coins) == (4, 1)


def test_dano_de_titan__without_a_coin_none_is_put_on_an_army() -> None:
    s = game()
    gives(s.players[0], coins=1)
    beaten(s, "coin", coin=CoinEffect("army_coin"))
    assert s.players[0].armies[0].coins == 0


def test_dano_de_titan__lose_ambrosia_as_far_as_there_is() -> None:
    s = game()
    gives(s.players[0], ambrosia=3)
    beaten(s, "coin", "coin", coin=CoinEffect("lose_ambrosia", 2))
    assert s.players[0].ambrosia == 0


def test_dano_de_titan__lose_a_retired_card() -> None:
    s = game()
    first, second = soldiers(1), soldiers(1)
    mine, beast = only_army(s, 0, 9), titan(9, coin=CoinEffect("lose_retired"))
    s.players[0].armies[0].retired = [first, second]
    on_top(s, 0, beast)
    rigged(s, "coin")
    play(s, f"attack:{beast}:{mine}:0", f"retired:{first}")
    assert s.players[0].armies[0].retired == [second]


def test_dano_de_titan__with_no_retired_card_nothing_is_lost() -> None:
    s = game()
    assert beaten(s, "coin", coin=CoinEffect("lose_retired")).asked() == (1, "turn")


def test_dano_de_titan__discard_all_stored_cards_onto_their_decks_piles() -> None:
    s = game()
    first, second = s.decks[0].pop(), s.decks[1].pop()
    s.players[0].stored = [first, second]
    beaten(s, "coin", coin=CoinEffect("discard_stored"))
    assert s.players[0].stored == []
    assert (s.discards[0][-1], s.discards[1][-1]) == (first, second)


def test_dano_de_titan__lose_a_district_of_ones_choice() -> None:
    s = game()
    first, second = district(s, 0, capacity=1), district(s, 0, capacity=2)
    table = beaten(s, "coin", coin=CoinEffect("lose_district"))
    table.do(f"district:{first}")
    assert s.players[0].districts == [second]


def test_dano_de_titan__example_tom_keeps_his_cards_above_the_capacity_but_builds_no_more() -> None:
    s = game()
    for _ in range(3):
        owned(s, 0)
    lost, new = district(s, 0, capacity=2), offered(s, card())
    assert f"build:1:free:{new}" in play(s).options()
    beaten(s, "coin", coin=CoinEffect("lose_district"))
    p = s.players[0]
    assert (lost in p.districts, len(p.buildings), totals(p).capacity) == (False, 5, 4)
    assert not play(s).options("build:")


def test_dano_de_titan__a_lost_district_with_an_army_slot_disbands_an_army() -> None:
    s = game()
    army(s, 0, 1)
    p = s.players[0]
    slot = p.districts[-1]
    strong, beast = soldiers(9), titan(9, coin=CoinEffect("lose_district"))
    p.armies[0].card = strong
    on_top(s, 0, beast)
    rigged(s, "coin")
    table = play(s, f"attack:{beast}:{strong}:0")
    assert slot not in p.districts
    assert table.asked() == (0, "disband")
    table.do("army:militia")
    assert len(p.armies) == 2


def test_dano_de_titan__some_cards_turn_coins_on_dice_aside() -> None:
    s = game()
    district(s, 0)
    owned(s, 0, traits={"coin_proof": 1})
    beaten(s, "coin")
    assert s.players[0].coins == 5


def test_dano_de_titan__being_damaged_may_be_rewarded_by_other_cards() -> None:
    s = game()
    s.players[0].buildings.clear()
    owned(s, 0, gives=Symbols())
    name = card("district", rewards=(Reward("damaged", Goods(ambrosia=1)),))
    s.players[0].districts.append(name)
    beaten(s, "titan")
    assert s.players[0].ambrosia == 1


def test_ciudad_capital__what_it_gives_is_there_without_any_card() -> None:
    s = game()
    p = s.players[0]
    p.buildings.clear()
    t = totals(p)
    assert (t.food, t.capacity, t.coins, t.armies) == (1, 4, 5, 2)


def test_ciudad_capital__it_cannot_be_damaged() -> None:
    s = game()
    table = beaten(s, "titan")
    assert table.options() == {"damage:fishing_dock", "damage:wheat_fields"}
    table.do("damage:fishing_dock")
    s.players[0].buildings[1].damaged = True
    s.players[0].changed()
    t = totals(s.players[0])
    assert (t.food, t.capacity, t.coins, t.armies) == (1, 4, 5, 2)


def test_carta_de_imperio_danada__dice_come_last_after_what_the_titan_gives() -> None:
    s = game()
    mine = only_army(s, 0, 9, loot=Gain(repairs=1))
    beast = titan(9, once=Gain(explore=2), coin=CoinEffect("discard_stored"))
    s.players[0].buildings[0].damaged = True
    on_top(s, 0, beast)
    rigged(s, "coin")
    first, second = s.decks[0][-1], s.decks[0][-2]
    table = play(s, f"attack:{beast}:{mine}:0")
    assert (damaged(s), s.rolled, table.asked()) == ([], [], (0, "explore"))
    table.do(f"keep:{first}")
    assert (s.players[0].stored, s.discards[0]) == ([], [second, first])
    assert table.asked() == (1, "turn")


def test_carta_de_imperio_danada__of_two_copies_the_used_one_is_damaged_first() -> None:
    s = game()
    p = s.players[0]
    twin = owned(s, 0, copies=2, action=CardAction(Gain(coins=1)))
    p.buildings.append(Building(twin, citizen=1))
    p.ready = [2, 3]
    beaten(s, "titan").do(f"damage:{twin}")
    assert [one.damaged for one in p.buildings[-2:]] == [False, True]
    assert f"use:2:{twin}" in play(s).options()
    p.buildings[-2].damaged = True
    gives(p, ambrosia=2)
    play(s, f"mend:{twin}")
    assert [one.damaged for one in p.buildings[-2:]] == [False, True]


def test_dano_de_titan__a_citizen_on_a_damaged_card_stays_until_the_end_of_the_round() -> None:
    s = game()
    p = s.players[0]
    mine = owned(s, 0, citizen=1, action=CardAction(Gain(coins=1)))
    p.ready = [2, 3]
    beaten(s, "titan").do(f"damage:{mine}")
    assert p.buildings[-1] == Building(mine, damaged=True, citizen=1)
    end_round(s, Collect())
    assert (p.buildings[-1].citizen, p.ready) == (0, [1, 2, 3])


def test_dano_de_titan__two_coins_go_onto_the_same_army_as_far_as_there_are() -> None:
    s = game()
    other = soldiers(1)
    mine, beast = only_army(s, 0, 9), titan(9, banners=2, coin=CoinEffect("army_coin", 2))
    s.players[0].armies.append(Army(other))
    gives(s.players[0], coins=4)
    on_top(s, 0, beast)
    rigged(s, "coin", "coin")
    table = play(s, f"attack:{beast}:{mine}:0")
    assert table.asks[0].about["coins"] == 2
    table.do(f"on:{other}")
    assert (s.players[0].coins, s.players[0].armies[1].coins, table.asks[0].about["coins"]) == (1, 2, 1)
    table.do(f"on:{mine}")
    assert (s.players[0].coins, s.players[0].armies[0].coins) == (0, 1)


def test_dano_de_titan__with_no_district_nothing_is_lost() -> None:
    s = game()
    assert beaten(s, "coin", coin=CoinEffect("lose_district")).asked() == (1, "turn")


def test_dano_de_titan__with_nothing_stored_nothing_is_discarded() -> None:
    s = game()
    assert beaten(s, "coin", coin=CoinEffect("discard_stored")).asked() == (1, "turn")
    assert s.discards == [[], []]


def test_dano_de_titan__every_army_above_the_limit_leaves() -> None:
    s = game()
    p = s.players[0]
    slots = [owned(s, 0, gives=Symbols(armies=1)) for _ in range(2)]
    strong, extra, other = soldiers(9), soldiers(1), soldiers(1)
    p.armies[0].card = strong
    p.armies += [Army(extra), Army(other)]
    on_top(s, 0, beast := titan(9, banners=2))
    rigged(s, "titan", "titan")
    table = play(s, f"attack:{beast}:{strong}:0", f"damage:{slots[0]} damage:{slots[1]}")
    table.do(f"army:{extra}", f"army:{strong}")
    assert [army.card for army in p.armies] == ["militia", other]
    assert table.asked() == (1, "turn")
