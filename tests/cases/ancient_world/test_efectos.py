"""Every word that data/ancient_world is written with does what facts.py says (rulebook, "Tarjetas de distrito")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args, get_type_hints

import msgspec
import pytest

from engine.ancient_world.facts import (
    CARDS,
    CardAction,
    CoinEffect,
    Counted,
    Discount,
    Gain,
    Goods,
    Reward,
    Symbols,
    When,
)
from engine.ancient_world.scoring import COUNTS
from engine.ancient_world.state import Army, Confront, Feed, Prepare, State
from tests.cases.ancient_world.world import (
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
    place,
    play,
    rigged,
    soldiers,
    threaten,
    titan,
)

REWARDED: Final = Goods(knowledge=7)


def _attack(s: State, beast: str) -> None:
    mine = only_army(s, 0, 9)
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")


def _build(s: State, *, is_stored: bool = False) -> None:
    name = card(banners=("red",))
    district(s, 0, capacity=5)
    if is_stored:
        s.players[0].stored = [name]
        play(s, f"stored:{name}")
    else:
        offered(s, name)
        play(s, f"build:1:free:{name}")


def _recruit(s: State) -> None:
    name = offered(s, soldiers(1), in_military=True)
    play(s, f"recruit:1:free:{name}:militia")


def _use(s: State) -> None:
    name = owned(s, 0, action=CardAction(Gain(coins=1)))
    play(s, f"use:1:{name}")


def _defeat(s: State, where: str) -> None:
    beast = titan(5)
    if where == "deck":
        on_top(s, 0, beast)
    else:
        threaten(s, 0 if where == "own" else 1, beast)
    _attack(s, beast)


def _appease(s: State) -> None:
    threaten(s, 0, titan(5))
    gives(s.players[0], ambrosia=1)
    end_round(s, Confront()).do("appease")


def _face(s: State) -> None:
    threaten(s, 0, titan(5))
    rigged(s, "blank")
    end_round(s, Confront())


def _damaged(s: State) -> None:
    threaten(s, 0, titan(5))
    rigged(s, "titan")
    end_round(s, Confront()).do("damage:wheat_fields")


def _explore(s: State) -> None:
    play(s, "explore:1:free:look", f"keep:{s.decks[0][-1]}")


def _round(s: State) -> None:
    for seat in (0, 1):
        threaten(s, seat, titan(5))
    s.agenda = []
    end_round(s, Prepare())


DOES: Final[dict[str, Callable[[State], object]]] = {
    "build": _build,
    "recruit": _recruit,
    "labor": lambda s: play(s, "labor:1:free:coins"),
    "learn": lambda s: play(s, "learn:1:free:one"),
    "expand": lambda s: play(s, "expand:1:free:coins"),
    "rebuild": lambda s: play(s, "rebuild:1:free:repair"),
    "explore": _explore,
    "grow": lambda s: play(s, "grow:1:free:upgrade", "citizen:1"),
    "use": _use,
    "stored": lambda s: _build(s, is_stored=True),
    "defeat": lambda s: _defeat(s, "deck"),
    "defeat_own": lambda s: _defeat(s, "own"),
    "defeat_other": lambda s: _defeat(s, "other"),
    "defeat_deck": lambda s: _defeat(s, "deck"),
    "appease": _appease,
    "face": _face,
    "damaged": _damaged,
    "pass": lambda s: play(s, "pass"),
    "round": _round,
}
"""How each thing that is rewarded is done, by seat 0."""

ALSO: Final = {"stored": {"build"}, "defeat_own": {"defeat"}, "defeat_other": {"defeat"}, "defeat_deck": {"defeat"}}
"""What is done with it."""

ALSO_DONE: Final = {"defeat": {"defeat_deck"}, "damaged": {"face"}}


def test_efectos__every_word_of_rewards_has_its_case() -> None:
    assert set(DOES) == set(get_args(When))


@pytest.mark.parametrize("when", DOES)
def test_efectos__a_reward_comes_for_what_it_names_and_for_nothing_else(when: str) -> None:
    def gained(named: str) -> int:
        s = game(round=3)
        owned(s, 0, rewards=(msgspec.convert({"when": named, "gain": REWARDED}, Reward),))
        gives(s.players[0], coins=9, knowledge=0)
        DOES[when](s)
        return s.players[0].knowledge // REWARDED.knowledge

    named = {word for word in DOES if gained(word)}
    assert named == {when} | ALSO.get(when, set()) | ALSO_DONE.get(when, set())


def test_efectos__a_reward_for_a_tribe_comes_only_for_its_cards() -> None:
    s = game()
    owned(s, 0, rewards=(Reward("build", Goods(coins=1), "red"), Reward("build", Goods(coins=2), "blue")))
    _build(s)
    assert s.players[0].coins == 7


PRICES: Final = {
    "build": ("coins", 2), "recruit": ("coins", 2), "learn": ("coins", 3), "expand": ("coins", 3),
    "grow": ("coins", 3), "stored": ("coins", 2), "army": ("coins", 2), "surcharge": ("coins", 1),
    "appease": ("ambrosia", 2), "again": ("ambrosia", 4), "mend": ("ambrosia", 2), "feed": ("ambrosia", 2),
    "sword": ("ambrosia", 3),
}  # fmt: skip
"""What each price is in the cases, without a discount; labor, rebuild and explore cost nothing here."""


def _pay(s: State, on: str) -> None:
    p = s.players[0]
    if on in ("build", "stored"):
        name = card(cost=Goods(2))
        if on == "stored":
            p.stored = [name]
            play(s, f"stored:{name}")
        else:
            play(s, f"build:1:free:{offered(s, name)}")
    elif on == "recruit":
        name = offered(s, soldiers(1, cost=Goods(2)), in_military=True)
        play(s, f"recruit:1:free:{name}:militia")
    elif on == "learn":
        play(s, "learn:1:free:one")
    elif on == "expand":
        play(s, "expand:1:free:coins")
    elif on == "grow":
        play(s, "grow:1:free:upgrade", "citizen:1")
    elif on == "army":
        on_top(s, 0, beast := titan(5))
        mine = only_army(s, 0, 5, coins=1)
        rigged(s, "blank")
        play(s, f"attack:{beast}:{mine}:0")
    elif on == "sword":
        mine = only_army(s, 0, 4)
        on_top(s, 0, beast := titan(5))
        rigged(s, "blank")
        play(s, f"attack:{beast}:{mine}:1")
    elif on == "surcharge":
        place(s, "rebuild", 1, 3)
        options = play(s).options("rebuild:1:")
        play(s, f"rebuild:1:{'free' if 'free:repair' in options else 'coin'}:repair")
    elif on == "appease":
        threaten(s, 0, titan(5, banners=2))
        end_round(s, Confront()).do("appease")
    elif on == "again":
        place(s, "learn", 0, 1)
        play(s, "rebuild:again1:free:repair")
    elif on == "mend":
        name = owned(s, 0, damaged=True)
        play(s, f"mend:{name}")
    else:
        p.buildings[0].damaged = True
        end_round(s, Feed()).do("hungry:none:1")


@pytest.mark.parametrize("on", PRICES)
def test_efectos__a_discount_makes_what_it_names_cheaper_and_nothing_else(on: str) -> None:
    good, price = PRICES[on]

    def paid(named: str | None) -> int:
        s = game(round=3)
        if named is not None:
            less = Goods(ambrosia=1) if PRICES[named][0] == "ambrosia" else Goods(coins=1)
            extra = card("district", discounts=(msgspec.convert({"on": named, "less": less}, Discount),))
            s.players[0].districts.append(extra)
        gives(s.players[0], coins=9, ambrosia=9)
        _pay(s, on)
        return 9 - int(getattr(s.players[0], good))

    assert paid(None) == price
    cheaper = {named for named in PRICES if paid(named) == price - 1}
    assert cheaper == ({on, "build"} if on == "stored" else {on})


def test_efectos__every_discount_is_one_that_cases_know() -> None:
    free = {"labor", "rebuild", "explore"}
    assert set(get_args(get_type_hints(Discount)["on"])) == set(PRICES) | free


def test_efectos__a_discount_for_a_tribe_and_one_of_knowledge() -> None:
    s = game()
    owned(s, 0, discounts=(Discount("build", Goods(coins=2), "red"), Discount("build", Goods(knowledge=1))))
    red, blue = card(cost=Goods(5, 1), banners=("red",)), card(cost=Goods(5, 1), banners=("blue",))
    s.wonders.append(blue)
    district(s, 0, capacity=5)
    play(s, f"build:1:free:{offered(s, red)}")
    assert (s.players[0].coins, s.players[0].knowledge) == (3, 0)
    gives(s.players[0], coins=6)
    play(s, f"build:2:free:{blue}")
    assert s.players[0].coins == 1


def test_efectos__nothing_costs_less_than_nothing_and_ambrosia_at_least_one() -> None:
    s = game()
    owned(s, 0, discounts=(Discount("build", Goods(coins=9)), Discount("again", Goods(ambrosia=9))))
    play(s, f"build:1:free:{offered(s, card(cost=Goods(2)))}")
    assert s.players[0].coins == 6
    gives(s.players[0], ambrosia=2)
    play(s, "labor:again1:free:coins")
    assert s.players[0].ambrosia == 1


def _gain(s: State, **what: int) -> None:
    """Seat 0 uses a card of its own that gives this."""
    mine = owned(s, 0, action=CardAction(Gain(**what)))
    play(s, f"use:1:{mine}")


def test_efectos__goods_and_citizens_once() -> None:
    s = game()
    _gain(s, coins=1, knowledge=2, ambrosia=3, citizens=2)
    p = s.players[0]
    assert (p.coins, p.knowledge, p.ambrosia, p.citizens) == (7, 2, 3, [1, 2, 3, 4, 5])


def test_efectos__the_sixth_citizen_does_not_exist() -> None:
    s = game()
    _gain(s, citizens=3)
    assert s.players[0].citizens == [1, 2, 3, 4, 5]


def test_efectos__an_upgrade_of_a_placed_citizen_on_a_card() -> None:
    s = game()
    mine = owned(s, 0, action=CardAction(Gain(upgrades=1)))
    play(s, f"use:1:{mine}", "citizen:1")
    assert (s.players[0].citizens, s.players[0].buildings[-1].citizen) == ([2, 3, 4], 4)


def test_efectos__repairs_and_a_district_and_the_token() -> None:
    s = game(3)
    broken = owned(s, 0, damaged=True)
    top = s.districts[-1]
    s.first = 1
    _gain(s, repairs=1, districts=1, first=1)
    p = s.players[0]
    assert not next(one for one in p.buildings if one.card == broken).damaged
    assert (p.districts, s.first, s.hand_up) == ([top], 0, True)


def test_efectos__coins_are_taken_off_armies_those_on_pictures_first() -> None:
    s = game()
    only_army(s, 0, 1, coins=1)
    s.players[0].armies[0].spent = 2
    _gain(s, rest=2)
    assert (s.players[0].armies[0].coins, s.players[0].armies[0].spent) == (0, 1)


def test_efectos__the_player_chooses_which_army_rests() -> None:
    s = game()
    first = only_army(s, 0, 1, coins=2)
    second = army(s, 0, 1, coins=2)
    mine = owned(s, 0, action=CardAction(Gain(rest=2)))
    play(s, f"use:1:{mine}", f"on:{second}", f"on:{first}")
    assert [one.coins for one in s.players[0].armies] == [1, 1]


def test_efectos__a_used_army_may_be_used_once_more() -> None:
    s = game()
    mine = only_army(s, 0, 5)
    s.players[0].armies[0].used, s.players[0].armies[0].spent = True, 1
    _gain(s, ready=1)
    on_top(s, 0, beast := titan(5))
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0")
    assert (s.players[0].armies[0].spent, s.players[0].coins) == (3, 4)


def test_efectos__exploring_by_a_card() -> None:
    s = game()
    mine = owned(s, 0, action=CardAction(Gain(explore=2)))
    two = s.decks[0][-2:]
    table = play(s, f"use:1:{mine}")
    table.do(f"keep:{two[0]}")
    assert s.players[0].stored == [two[0]]


def test_efectos__every_symbol_has_its_place() -> None:
    known = {"food", "capacity", "armies", "swords", "arrows", "coins", "knowledge", "ambrosia", "repair", "eyes"}
    assert set(Symbols.__struct_fields__) == known | {"ship_eyes"}
    assert set(COUNTS) == set(get_args(Counted))


def test_efectos__every_coin_effect_of_a_titan_is_one_of_the_rulebooks() -> None:
    rulebook = {"lose_coin", "army_coin", "lose_ambrosia", "lose_retired", "discard_stored", "lose_district"}
    assert set(get_args(get_type_hints(CoinEffect)["effect"])) == rulebook


def test_efectos__every_trait_of_a_card_is_one_that_rules_know() -> None:
    known = {"sturdy", "dice", "face_dice", "coin_proof"}
    assert {trait for facts in CARDS.values() for trait in facts.traits} <= known


def test_efectos__a_military_card_may_give_something_when_it_is_recruited() -> None:
    s = game()
    new = offered(s, soldiers(1, once=Gain(coins=2)), in_military=True)
    play(s, f"recruit:1:free:{new}:city_guard")
    assert s.players[0].coins == 8
    assert s.players[0].armies[0] == Army(new, retired=["city_guard"])


def test_efectos__a_district_and_a_titan_may_give_something_once() -> None:
    s = game()
    s.districts.append(card("district", once=Gain(coins=4)))
    play(s, "expand:1:free:coins")
    assert s.players[0].coins == 6 - 3 + 4
    beast = titan(5, once=Gain(districts=1))
    top = s.districts[-1]
    on_top(s, 0, beast)
    _attack(s, beast)
    assert s.players[0].districts[-1] == top


def test_efectos__a_titan_may_let_its_winner_choose_which_armies_rest_and_who_is_upgraded() -> None:
    s = game()
    p = s.players[0]
    mine = only_army(s, 0, 9, coins=1)
    other = army(s, 0, 1, coins=1)
    on_top(s, 0, beast := titan(5, once=Gain(rest=1, upgrades=1)))
    rigged(s, "blank")
    play(s, f"attack:{beast}:{mine}:0", "citizen:3", f"on:{other}")
    assert (p.citizens, p.armies[1].coins, s.rolled[-1].faces) == ([1, 2, 4], 0, ("blank",))
