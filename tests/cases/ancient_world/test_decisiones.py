"""What we decided where the rulebook is silent, beyond what other cases show (docs/rules/ancient_world.md)."""

from __future__ import annotations

from engine.ancient_world.facts import CardAction, CoinEffect, Discount, Gain, Goods, Scoring
from engine.ancient_world.game import GAME
from engine.ancient_world.scoring import COUNTS, count, rank
from engine.ancient_world.state import Army, Confront, Line
from engine.ancient_world.totals import totals
from engine.core.dealing import redeal
from engine.core.rng import seeded
from tests.cases.ancient_world.world import (
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
    threaten,
    titan,
)


def test_decisiones__stored_cards_are_hidden_but_for_their_backs() -> None:
    s = game()
    s.players[0].stored = [s.decks[0].pop(), s.decks[1].pop()]
    for viewer in (None, 1):
        city = GAME.view(s, viewer).cities[0]
        assert (city.stored, city.stored_decks) == (None, ("A", "B"))
    assert GAME.view(s, 0).cities[0].stored == tuple(s.players[0].stored)


def test_decisiones__stored_cards_lie_open_where_the_table_wants_it() -> None:
    s = game(stored="open")
    s.players[0].stored = [s.decks[0].pop()]
    assert GAME.view(s, 1).cities[0].stored == tuple(s.players[0].stored)


def test_decisiones__what_others_look_at_and_keep_may_be_any_card_of_that_deck() -> None:
    s = game(round=2)
    table = play(s, "explore:1:free:look")
    seen = {tuple(sorted(redeal(table.position, 1, seeded(seed)).state.looking)) for seed in range(20)}
    assert len(seen) > 10
    assert {tuple(redeal(table.position, 0, seeded(seed)).state.looking) for seed in range(5)} == {tuple(s.looking)}


def test_decisiones__a_covered_card_stays_under_the_new_one_as_a_legacy() -> None:
    s = game()
    new, newest = soldiers(1), soldiers(1)
    offered(s, new, in_military=True)
    s.players[0].armies[1] = Army("militia", 4, 1, True, [])
    play(s, f"recruit:1:free:{new}:militia")
    s.military.insert(0, s.military_row.pop())
    s.military_row.append(newest)
    play(s, f"recruit:2:free:{newest}:{new}")
    assert s.players[0].armies[1].retired == ["militia", new]


def test_decisiones__the_token_moves_at_once_but_the_round_goes_on_in_its_order() -> None:
    s = game(3)
    table = play(s, "rebuild:1:free:repair", seat=1)
    assert (s.first, table.asked()) == (1, (2, "turn"))
    table.do("pass")
    assert table.asked() == (0, "turn")


def test_decisiones__tokens_do_not_run_out() -> None:
    s = game()
    gives(s.players[0], coins=100, knowledge=60, ambrosia=80)
    district(s, 0, coins=50)
    end_round(s)
    assert s.players[0].coins == 155


def test_decisiones__the_face_up_district_is_seen_though_all_of_the_pile_is_known() -> None:
    s = game()
    s.known_districts = len(s.districts)
    assert GAME.view(s, 1).district == s.districts[-1]
    district(s, 0, eyes=1)
    seen = play(s, "expand:1:free:coins")
    assert GAME.view(s, 1).district == ""
    assert set(GAME.view(s, 1).looking) == seen.options("district:")


def test_decisiones__the_last_card_of_a_deck_is_stored_and_none_is_looked_at_where_none_is_left() -> None:
    s = game(round=2)
    s.players[1].stored = s.decks[0][1:]
    last = s.decks[0][0]
    s.decks[0] = [last]
    table = play(s, "explore:1:free:look", f"keep:{last}")
    assert (s.players[0].stored, s.discards[0], table.asked()) == ([last], [], (1, "turn"))
    mine = owned(s, 0, action=CardAction(Gain(explore=2)))
    s.players[0].has_passed = False
    assert play(s, f"use:2:{mine}").asked() == (1, "turn")
    assert not [event for event in s.log.new if event.key == "ancient_world-looks" and not event.args["cards"]]


def test_decisiones__the_two_cards_of_the_start_take_room() -> None:
    s = game()
    for number in (1, 2):
        play(s, f"build:{number}:free:{offered(s, card())}")
    assert len(s.players[0].buildings) == totals(s.players[0]).capacity == 4
    offered(s, card())
    assert not play(s).options("build:")


def test_decisiones__an_attack_that_is_too_weak_is_none() -> None:
    s = game()
    mine, weak, strong = only_army(s, 0, 4), titan(4), titan(5)
    on_top(s, 0, weak)
    on_top(s, 1, strong)
    assert play(s).options("attack:") == {f"{weak}:{mine}:0"}


def test_decisiones__no_use_of_an_army_costs_less_than_a_coin() -> None:
    s = game()
    for _ in range(2):
        owned(s, 0, discounts=(Discount("army", Goods(coins=1)),))
    mine = only_army(s, 0, 4)
    for lying, price in ((0, 1), (1, 1), (3, 2)):
        s.players[0].armies[0] = Army(mine, lying)
        on_top(s, 0, beast := titan(4))
        rigged(s, "blank")
        gives(s.players[0], coins=9)
        play(s, f"attack:{beast}:{mine}:0")
        assert (s.players[0].coins, s.players[0].armies[0].spent) == (9 - price, price)


def test_decisiones__stored_cards_cannot_be_damaged() -> None:
    s = game()
    stored = [s.decks[0].pop()]
    s.players[0].buildings, s.players[0].stored = [], list(stored)
    threaten(s, 0, titan(5, banners=2))
    rigged(s, "titan", "titan")
    end_round(s, Confront())
    assert (s.players[0].stored, s.players[0].buildings) == (stored, [])


def test_decisiones__coins_on_armies_are_not_among_the_coins_of_a_city() -> None:
    s = game()
    s.players[0].armies[0].coins = 50
    owned(s, 0, scoring=(Scoring("coins", 1),))
    gives(s.players[0], coins=3)
    assert count(s.players[0]) == [Line(s.players[0].buildings[-1].card, 3, 3)]
    assert rank(s.players[0])[1] == 3
    threaten(s, 0, titan(5, banners=1, coin=CoinEffect("lose_coin", 9)))
    rigged(s, "coin")
    end_round(s, Confront())
    assert (s.players[0].coins, s.players[0].armies[0].coins) == (0, 50)


def test_decisiones__stored_cards_are_no_empire_cards_of_the_city() -> None:
    s = game()
    s.players[0].stored = [card(banners=("red",), points=9), card()]
    before = rank(s.players[0])
    s.players[0].stored = []
    assert before == rank(s.players[0])
    assert COUNTS["empire"](s.players[0]) == 2


def test_decisiones__damage_is_carried_out_before_coins() -> None:
    s = game()
    mine = owned(s, 0, traits={"coin_proof": 1})
    s.players[0].buildings = s.players[0].buildings[-1:]
    threaten(s, 0, titan(5, banners=2, coin=CoinEffect("lose_coin", 2)))
    rigged(s, "coin", "titan")
    end_round(s, Confront())
    assert (s.players[0].buildings[0].card, s.players[0].buildings[0].damaged) == (mine, True)
    assert s.players[0].coins == 6, "what the city had when the dice were rolled turns their coins aside"
