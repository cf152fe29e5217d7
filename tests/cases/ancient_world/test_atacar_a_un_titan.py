"""Attacking titans (rulebook, "Atacar a un titán")."""

from __future__ import annotations

from engine.ancient_world.attacking import LONGEST
from engine.ancient_world.facts import Against, Gain, Symbols
from engine.ancient_world.game import GAME
from engine.ancient_world.options import TurnOptions
from engine.ancient_world.state import Army, State
from tests.cases.ancient_world.world import (
    army,
    district,
    game,
    gives,
    on_top,
    only_army,
    owned,
    play,
    rigged,
    soldiers,
    threaten,
    titan,
)


def attacks(s: State, seat: int = 0) -> set[str]:
    return play(s, seat=seat).options("attack:")


def test_atacar_a_un_titan__the_top_of_each_pile_and_every_threatening_titan_can_be_attacked() -> None:
    s = game(3)
    mine = only_army(s, 0, 20)
    own, other = titan(5), titan(5)
    threaten(s, 0, own)
    threaten(s, 2, other)
    found = {option.split(":")[0] for option in attacks(s)}
    assert found == {own, other, *(pile[-1] for pile in s.titans)}
    assert mine


def test_atacar_a_un_titan__an_army_without_coins_costs_one() -> None:
    s = game()
    mine, beast = only_army(s, 0, 5), titan(5)
    on_top(s, 0, beast)
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    p = s.players[0]
    assert (p.coins, p.armies[0].spent, p.armies[0].coins, p.armies[0].used) == (5, 1, 0, True)
    assert p.titans == [beast]


def test_atacar_a_un_titan__example_an_army_with_three_coins_costs_four() -> None:
    s = game()
    mine, beast = only_army(s, 0, 5, coins=3), titan(5)
    on_top(s, 0, beast)
    gives(s.players[0], coins=3)
    assert f"{beast}:{mine}:0" not in attacks(s)
    gives(s.players[0], coins=4)
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert (s.players[0].coins, s.players[0].armies[0].coins, s.players[0].armies[0].spent) == (0, 3, 4)


def test_atacar_a_un_titan__an_army_attacks_once_a_round() -> None:
    s = game()
    only_army(s, 0, 20)
    s.players[0].armies[0].used = True
    assert not attacks(s)


def test_atacar_a_un_titan__several_armies_may_attack_together() -> None:
    s = game()
    first, second, beast = only_army(s, 0, 3), army(s, 0, 3), titan(6)
    on_top(s, 0, beast)
    assert {option for option in attacks(s) if option.startswith(beast)} == {f"{beast}:{first}+{second}:0"}
    rigged(s, "blank")
    play(s, f"attack:{beast}:{first}+{second}:0")
    assert s.players[0].coins == 4


def test_atacar_a_un_titan__another_titan_in_another_turn_of_the_round() -> None:
    s = game()
    first, second = only_army(s, 0, 5), army(s, 0, 5)
    on_top(s, 0, weak := titan(4))
    on_top(s, 1, other := titan(4, stars=2))
    rigged(s, "blank", "blank")
    play(s, f"attack:{weak}:{first}:0")
    play(s, f"attack:{other}:{second}:0")
    assert s.players[0].titans == [weak, other]


def test_atacar_a_un_titan__swords_and_arrows_count_where_the_titan_shows_both() -> None:
    s = game()
    mine, beast = only_army(s, 0, 2, 3), titan(5)
    on_top(s, 0, beast)
    assert f"{beast}:{mine}:0" in attacks(s)


def test_atacar_a_un_titan__only_swords_count_where_the_titan_shows_only_swords() -> None:
    s = game()
    mine = only_army(s, 0, 2, 3)
    on_top(s, 0, hard := titan(3, swords_only=True))
    on_top(s, 1, soft := titan(2, swords_only=True, stars=2))
    assert f"{hard}:{mine}:0" not in attacks(s)
    assert f"{soft}:{mine}:0" in attacks(s)


def test_atacar_a_un_titan__example_five_and_two_with_a_sword_of_the_city_six_and_three() -> None:
    s = game()
    mine = only_army(s, 0, 1, 2, legacy=Symbols(swords=9))
    s.players[0].armies[0].retired = [soldiers(9, legacy=Symbols(swords=1, arrows=1))]
    on_top(s, 0, both := titan(6))
    on_top(s, 1, swords := titan(3, swords_only=True, stars=2))
    assert not {option for option in attacks(s) if option.startswith((both, swords))}
    owned(s, 0, gives=Symbols(swords=1))
    assert {f"{both}:{mine}:0", f"{swords}:{mine}:0"} <= attacks(s)


def test_atacar_a_un_titan__symbols_of_damaged_cards_do_not_count() -> None:
    s = game()
    mine = only_army(s, 0, 3)
    owned(s, 0, gives=Symbols(swords=1), damaged=True)
    on_top(s, 0, beast := titan(4))
    assert f"{beast}:{mine}:0" not in attacks(s)


def test_atacar_a_un_titan__districts_and_defeated_titans_give_symbols_too() -> None:
    s = game()
    mine = only_army(s, 0, 3)
    district(s, 0, swords=1)
    s.players[0].titans = [titan(1, gives=Symbols(arrows=1))]
    on_top(s, 0, beast := titan(5))
    assert f"{beast}:{mine}:0" in attacks(s)


def test_atacar_a_un_titan__never_without_a_military_card() -> None:
    s = game()
    s.players[0].armies = []
    owned(s, 0, gives=Symbols(swords=20))
    assert not attacks(s)


def test_atacar_a_un_titan__three_ambrosia_buy_a_sword() -> None:
    s = game()
    mine, beast = only_army(s, 0, 3), titan(5, swords_only=True)
    on_top(s, 0, beast)
    gives(s.players[0], ambrosia=5)
    assert not {option for option in attacks(s) if option.startswith(beast)}
    gives(s.players[0], ambrosia=7)
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:2")
    assert s.players[0].ambrosia == 1


def test_atacar_a_un_titan__ambrosia_for_the_price_and_for_swords_together() -> None:
    s = game()
    mine, beast = only_army(s, 0, 3), titan(4)
    on_top(s, 0, beast)
    gives(s.players[0], coins=0, ambrosia=4)
    assert f"{beast}:{mine}:1" not in attacks(s)
    gives(s.players[0], ambrosia=5)
    assert f"{beast}:{mine}:1" in attacks(s)


def test_atacar_a_un_titan__the_next_titan_of_the_pile_is_turned_up() -> None:
    s = game()
    below = s.titans[0][-1]
    mine, beast = only_army(s, 0, 5), titan(5)
    on_top(s, 0, beast)
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.titans[0][-1] == below


def test_atacar_a_un_titan__the_place_of_a_threatening_titan_stays_empty() -> None:
    s = game()
    mine, beast = only_army(s, 0, 5), titan(5)
    threaten(s, 0, beast)
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.players[0].threat == ""


def test_atacar_a_un_titan__example_miriam_takes_two_of_toms_five_ambrosia() -> None:
    s = game()
    mine, beast = only_army(s, 0, 5), titan(5, banners=2)
    threaten(s, 1, beast, fed=5)
    rigged(s, "blank", "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.players[0].ambrosia == 2
    assert (s.players[1].threat, s.players[1].fed, s.players[1].ambrosia) == ("", 0, 0)


def test_atacar_a_un_titan__no_ambrosia_from_the_own_board() -> None:
    s = game()
    mine, beast = only_army(s, 0, 5), titan(5, banners=2)
    threaten(s, 0, beast, fed=5)
    rigged(s, "blank", "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.players[0].ambrosia == 0


def test_atacar_a_un_titan__a_defeated_titan_gives_banners_abilities_and_capacity() -> None:
    from engine.ancient_world.totals import banners, totals

    s = game()
    mine = only_army(s, 0, 5)
    beast = titan(5, tribes=("red", "blue"), gives=Symbols(capacity=2, food=1), once=Gain(coins=3))
    on_top(s, 0, beast)
    rigged(s, "blank", "blank")
    play(s, f"attack:{beast}:{mine}:0")
    p = s.players[0]
    assert (totals(p).capacity, totals(p).food, p.coins) == (6, 4, 8)
    assert (banners(p)["red"], banners(p)["blue"]) == (1, 1)


def test_atacar_a_un_titan__loot_of_the_armies_used() -> None:
    s = game()
    mine = only_army(s, 0, 5, loot=Gain(ambrosia=2))
    army(s, 0, 5, loot=Gain(ambrosia=9))
    on_top(s, 0, beast := titan(5))
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.players[0].ambrosia == 2


def test_atacar_a_un_titan__some_armies_are_stronger_against_some_titans() -> None:
    s = game()
    own = only_army(s, 0, 3, against=(Against(swords=2, where="own"),))
    starred = army(s, 0, 3, against=(Against(swords=2, stars=2),))
    swords = army(s, 0, 3, against=(Against(swords=2, swords_only=True),))
    threaten(s, 0, threat := titan(5))
    on_top(s, 1, second := titan(5, stars=2))
    on_top(s, 2, third := titan(5, stars=3, swords_only=True))
    single = {option for option in attacks(s) if "+" not in option}
    ours = {option for option in single if option.startswith(("case_titan",))}
    assert ours == {f"{threat}:{own}:0", f"{second}:{starred}:0", f"{third}:{swords}:0"}


def test_atacar_a_un_titan__against_titans_of_the_board_and_of_others() -> None:
    s = game()
    deck = only_army(s, 0, 3, against=(Against(arrows=2, where="deck"),))
    other = army(s, 0, 3, against=(Against(swords=2, where="other"),))
    on_top(s, 0, free := titan(5))
    threaten(s, 1, theirs := titan(5))
    single = {option for option in attacks(s) if "+" not in option and option.startswith("case_titan")}
    assert single == {f"{free}:{deck}:0", f"{theirs}:{other}:0"}


def test_atacar_a_un_titan__no_citizen_is_needed() -> None:
    s = game()
    s.players[0].ready = []
    mine, beast = only_army(s, 0, 5), titan(5)
    on_top(s, 0, beast)
    rigged(s, "blank")
    table = play(s, f"attack:{beast}:{mine}:0")
    assert table.asked() == (1, "turn")


def test_atacar_a_un_titan__a_die_for_each_banner_more_than_three_too() -> None:
    s = game()
    mine, beast = only_army(s, 0, 9), titan(9, banners=4)
    on_top(s, 0, beast)
    rigged(s, "blank", "blank", "blank", "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.rolled[-1].faces == ("blank",) * 4


def test_atacar_a_un_titan__some_cards_leave_dice_out() -> None:
    s = game()
    mine = only_army(s, 0, 9, traits={"dice": 1})
    owned(s, 0, traits={"dice": 1})
    army(s, 0, 1, traits={"dice": 1})
    on_top(s, 0, beast := titan(9, banners=3))
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.rolled[-1].faces == ("blank",)


def test_atacar_a_un_titan__an_army_under_the_limit_keeps_its_retired_cards_through_a_fight() -> None:
    s = game()
    mine, beast = only_army(s, 0, 5), titan(5)
    old = soldiers(1)
    s.players[0].armies[0].retired = [old]
    on_top(s, 0, beast)
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.players[0].armies == [Army(mine, 0, 1, True, [old])]


def test_atacar_a_un_titan__armies_too_long_for_an_option_are_told_by_their_places() -> None:
    s = game()
    gives(s.players[0], coins=20)
    mine = [only_army(s, 0, 2, id="a" * 30)]
    mine += [army(s, 0, 2, id=letter * 30) for letter in "bc"]
    on_top(s, 0, beast := titan(6))
    assert f"{beast}:1+2+3:0" in attacks(s)
    assert max(len(option) for option in TurnOptions(s, 0).all) <= LONGEST
    rigged(s, "blank")
    play(s, f"attack:{beast}:1+2+3:0")
    assert [one.used for one in s.players[0].armies] == [True] * 3
    assert [one.card for one in s.players[0].armies] == mine


def test_atacar_a_un_titan__access_to_a_card_lasts_one_attack_not_the_round() -> None:
    s = game()
    first, second = only_army(s, 0, 5, loot=Gain(ambrosia=1)), army(s, 0, 2)
    on_top(s, 0, weak := titan(5))
    on_top(s, 1, strong := titan(7, stars=2))
    assert f"{strong}:{first}+{second}:0" in attacks(s)
    rigged(s, "blank")
    play(s, f"attack:{weak}:{first}:0")
    assert not {option for option in attacks(s) if option.startswith(strong)}
    assert s.players[0].ambrosia == 1


def test_atacar_a_un_titan__a_pile_may_be_emptied() -> None:
    s = game()
    mine, beast = only_army(s, 0, 5), titan(5)
    s.players[1].titans = s.titans[0]
    s.titans[0] = [beast]
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert s.titans[0] == []
    s.players[0].armies[0].used = False
    assert {option.split(":")[0] for option in attacks(s)} <= {pile[-1] for pile in s.titans if pile}
    assert GAME.view(s, 0).titans[0] == ""


def test_atacar_a_un_titan__armies_of_others_leave_no_dice_out() -> None:
    s = game()
    mine = only_army(s, 0, 9)
    army(s, 1, 9, traits={"dice": 2})
    on_top(s, 0, beast := titan(9, banners=2))
    rigged(s, "blank", "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert len(s.rolled[-1].faces) == 2
