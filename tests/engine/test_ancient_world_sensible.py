"""The computer player of The Ancient World: what it answers, and that it answers from what its seat may see."""

from __future__ import annotations

import msgspec
import pytest

from engine.ancient_world.computer.choices import CHOICES
from engine.ancient_world.computer.planner import near
from engine.ancient_world.computer.sight import sight
from engine.ancient_world.computer.strategies import MIXED, STRATEGIES
from engine.ancient_world.computer.trials import Change, Trial
from engine.ancient_world.computer.worth import last_ambrosia, outlook, own_actions, stored_worth
from engine.ancient_world.facts import CARDS, Against, CardAction, Gain, Goods, Symbols
from engine.ancient_world.options import TurnOptions
from engine.ancient_world.state import State
from engine.computers.random_player import choose as choose_any
from engine.computers.sensible_player import choose
from engine.core.ask import Ask, Fixed
from engine.core.match import Match
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded
from tests.cases.ancient_world.world import (
    army,
    card,
    district,
    game,
    gives,
    only_army,
    owned,
    soldiers,
    threaten,
    titan,
)

GAME = load_game("ancient_world")


# --- what it sees -------------------------------------------------------------------------------------------------


def test_what_it_is_handed_holds_no_secrets() -> None:
    s = GAME.setup(GAME.meta.check({}, 3), 3, seeded(2))
    s.players[0].stored, s.players[1].stored = ["sea_harbour"], ["coin_house"]
    seen = sight(s, 1)
    assert [p.stored for p in seen.board.players] == [[], ["coin_house"], []]
    assert seen.board.decks == [[], []]
    assert not seen.board.military
    assert [len(pile) for pile in seen.board.titans] == [1, 1, 1]
    assert seen.board.districts == s.districts[-1:]
    assert not seen.board.agenda
    assert seen.board.rng.state == 0


def test_it_answers_every_question_without_a_look_at_secrets() -> None:
    """Each answer stays the same when all that is hidden from the seat is dealt anew."""
    asked = set()
    for seed in range(3):
        match = Match.create(GAME, GAME.meta.check({"boards": "chosen"}, 3), 3, seed)
        for number in range(400):
            if not match.asks():
                break
            question = match.asks()[0]
            twin = GAME.codec.clone(match.state)
            answer = choose(question, GAME, match.state, seeded(number))
            if number % 3 == 0 or question.key != "turn":
                GAME.redeal(twin, question.seat, seeded(number))
                assert choose(question, GAME, twin, seeded(number)) == answer, question.key
                asked.add(question.key)
            match.answer(question.seat, question.key, answer)
    assert {"turn", "city-state", "damage"} <= asked
    assert asked <= {"turn", *CHOICES}


# --- what it answers ----------------------------------------------------------------------------------------------


def answered(s: State, key: str, *options: str, least: int = 1, most: int = 1, **about: int) -> tuple[str, ...]:
    """What seat 0 answers."""
    return choose(Ask(key, 0, Fixed(*options), least, most, about), GAME, s, seeded(1))


def turn(s: State) -> str:
    """What seat 0 does in its turn."""
    (option,) = choose(Ask("turn", 0, TurnOptions(s, 0)), GAME, s, seeded(1))
    return option


def test_it_attacks_what_it_can_beat_cheaply() -> None:
    s = game(round=2)
    beast = titan(4, 2)
    threaten(s, 0, beast)
    mine = only_army(s, 0, 5)
    s.players[0].ready = []
    assert turn(s) == f"attack:{beast}:{mine}:0"


def test_it_takes_the_two_banners_at_the_price_of_one() -> None:
    s = game(round=4)
    one, two = card(cost=Goods(5), banners=("green",)), card(cost=Goods(5), banners=("green", "green"))
    s.row, s.military_row, s.wonders = [one, two], [], []
    for p in s.players:
        p.armies, p.coins = [], 5
    assert turn(s).startswith("build:1:free:"), "the lowest citizen is enough"
    assert turn(s).endswith(two)


def test_it_completes_a_set_rather_than_beginning_one() -> None:
    s = game(round=6)
    for _ in range(4):
        owned(s, 0, banners=("red",))
    district(s, 0, capacity=9)
    fifth, first = card(cost=Goods(6), banners=("red",)), card(cost=Goods(6), banners=("blue",))
    s.row, s.military_row, s.wonders = [first, fifth], [], []
    assert turn(s).endswith(fifth)


def test_in_the_last_round_it_has_no_use_for_income() -> None:
    s = game(round=6)
    engine, banner = card(cost=Goods(6), gives=Symbols(coins=3)), card(cost=Goods(6), banners=("blue",))
    s.row, s.military_row, s.wonders = [engine, banner], [], []
    assert turn(s).endswith(banner)


def test_it_lets_damage_fall_on_what_it_misses_least() -> None:
    s = game(round=2)
    dear = owned(s, 0, banners=("blue",), gives=Symbols(coins=2))
    cheap = owned(s, 0, banners=("blue",))
    assert answered(s, "damage", f"damage:{dear}", f"damage:{cheap}") == (f"damage:{cheap}",)
    assert answered(s, "damage", "damage:wheat_fields", f"damage:{cheap}") == (f"damage:{cheap}",), (
        "somebody would starve"
    )


def test_it_lets_damage_fall_on_cards_that_it_misses_least_together() -> None:
    s = game(round=5)
    one, two = owned(s, 0, gives=Symbols(food=1)), owned(s, 0, gives=Symbols(food=1))
    small = owned(s, 0, gives=Symbols(coins=1))
    s.players[0].citizens = s.players[0].ready = [1, 2, 3, 4]
    # One food too many: each of the two with food alone is missed less than the coin, both together are missed more.
    chosen = answered(s, "damage", f"damage:{one}", f"damage:{two}", f"damage:{small}", least=2, most=2)
    assert f"damage:{small}" in chosen


def test_it_repairs_only_one_of_two_cards_where_the_second_is_not_missed() -> None:
    s = game(round=5)
    one, two = (owned(s, 0, damaged=True, gives=Symbols(food=1)) for _ in range(2))
    s.players[0].citizens = s.players[0].ready = [1, 2, 3, 4]
    gives(s.players[0], ambrosia=4)
    assert len(answered(s, "repair", f"repair:{one}", f"repair:{two}", least=0, most=2)) == 1


def test_of_two_soldiers_it_takes_those_who_leave_more_behind() -> None:
    s = game(round=2)
    s.row, s.wonders = [], []
    poor, rich = (soldiers(3, cost=Goods(2), legacy=Symbols(swords=count)) for count in (0, 2))
    s.military_row = [poor, rich]
    s.players[0].armies = []
    assert rich in turn(s)


def test_the_second_stored_card_and_those_too_dear_are_worth_less_than_the_first() -> None:
    o = outlook(MIXED, game(round=3))
    assert stored_worth(o, []) == stored_worth(o, [-1.0]) == 0
    assert stored_worth(o, [2.0]) < stored_worth(o, [1.0, 2.0]) < 2 * stored_worth(o, [2.0])


def test_it_builds_a_stored_card_that_is_worth_its_price_rather_than_keep_it() -> None:
    s = game(round=4)
    s.players[0].ready, s.players[0].armies = [], []
    s.players[0].stored = [card(cost=Goods(5), banners=("green", "red"))]
    assert turn(s).startswith("stored:")


def test_in_the_last_round_ambrosia_is_kept_for_who_would_be_hungry_and_no_longer_than_that() -> None:
    s = game(round=6)
    o, p = outlook(MIXED, s), s.players[0]
    p.citizens = [1, 2, 3, 4]
    assert last_ambrosia(o, p, 2) == 2.0, "a hungry citizen costs two points"
    assert last_ambrosia(o, p, 12) - last_ambrosia(o, p, 8) < 0.3


def test_in_the_last_round_ambrosia_pays_for_what_coins_do_not() -> None:
    s = game(round=6)
    s.players[0].armies, s.players[0].ready, s.wonders, s.military_row = [], [1, 2], [], []
    s.row = [card(cost=Goods(7), banners=("red", "red"))]
    gives(s.players[0], ambrosia=8)
    s.players[0].coins = 5
    trial = Trial(s, 0, MIXED)
    rich, poor = (trial.total(Change(s.players[0], 0.0), 5, 0, ambrosia) for ambrosia in (8, 0))
    assert rich - poor > 1, "the card can be built for them"


def test_an_attack_that_it_plans_is_worth_as_much_when_it_is_carried_out() -> None:
    """What an army loses by a use is felt alike in both; else the attack is put off for ever."""
    s = game(round=2)
    beast = titan(6, 2, gives=Symbols(capacity=2))
    threaten(s, 0, beast)
    mine = only_army(s, 0, 6)
    s.players[0].ready, s.titans = [], [[], [], []]
    trial = Trial(s, 0, MIXED)
    (plan,) = trial.fights
    change, coins, ambrosia = trial.attack(beast, [mine], 0)
    done = trial.total(change, s.players[0].coins - coins, 0, ambrosia) - trial.total(
        Change(s.players[0], 0.0), 6, 0, 0
    )
    assert done == pytest.approx((1 - MIXED.keen) * plan.value, abs=0.3)
    assert turn(s) == f"attack:{beast}:{mine}:0"


def test_it_takes_first_what_others_can_take() -> None:
    s = game(round=4)
    s.wonders, s.military_row = [], []
    for p in s.players:
        p.armies, p.coins = [], 5
    free, wanted = card(cost=Goods(5), banners=("green",)), card(cost=Goods(5), banners=("red",))
    s.row = [free, wanted]
    rivals = Trial(s, 0, MIXED).rivals
    assert rivals.of_card(free) == rivals.of_card(wanted) == 1
    s.players[1].coins = 4
    assert Trial(s, 0, MIXED).rivals.of_card(free) == 0
    s.players[1].has_passed = True
    assert Trial(s, 0, MIXED).rivals.below(3) == 0


def test_a_titan_that_another_can_defeat_comes_before_one_that_waits() -> None:
    s = game(round=3)
    s.titans = [[], [], []]
    safe, wanted = (titan(6, 2, gives=Symbols(capacity=2)) for _ in range(2))
    s.titans = [[safe], [wanted], []]
    armies = [army(s, 0, 6) for _ in range(2)]
    only_army(s, 1, 2, against=(Against(swords=4, stars=1),))
    s.players[0].ready = []
    CARDS[safe] = msgspec.structs.replace(CARDS[safe], stars=2)
    assert Trial(s, 0, MIXED).rivals.of_titan(safe) == 0
    assert Trial(s, 0, MIXED).rivals.of_titan(wanted) == 1
    assert turn(s).startswith(f"attack:{wanted}:"), armies


def test_a_higher_citizen_is_worth_what_own_cards_make_of_its_number() -> None:
    s = game(round=3)
    o, p = outlook(MIXED, s), s.players[0]
    before = own_actions(o, p)
    owned(s, 0, action=CardAction(by_skill="coins", gain=Gain(coins=1)))
    three = own_actions(o, p)
    p.citizens = [2, 3, 5]
    assert before < three < own_actions(o, p)


def test_it_appeases_with_ambrosia_it_can_spare() -> None:
    s = game(round=3)
    threaten(s, 0, titan(12, 4))
    gives(s.players[0], ambrosia=20)
    assert answered(s, "confront", "appease", "face", price=4) == ("appease",)
    threaten(s, 0, titan(12, 1))
    gives(s.players[0], ambrosia=4)
    assert answered(s, "confront", "appease", "face", price=4) == ("face",)


def test_it_lets_the_lowest_citizen_go_hungry() -> None:
    s = game(round=3)
    assert answered(s, "feed", "hungry:1:0", "hungry:2:0", "hungry:3:0") == ("hungry:1:0",)


def test_after_the_last_round_nobody_starves_who_can_be_fed() -> None:
    s = game(round=6)
    assert answered(s, "feed", "hungry:none:1", "hungry:1:0") == ("hungry:none:1",)


def test_it_repairs_for_ambrosia_what_costs_a_point_in_the_end() -> None:
    s = game(round=6)
    broken = owned(s, 0, damaged=True)
    gives(s.players[0], ambrosia=2)
    assert answered(s, "repair", f"repair:{broken}", least=0) == (f"repair:{broken}",)


def test_it_stores_what_its_city_can_use() -> None:
    s = game(round=4)
    for _ in range(3):
        owned(s, 0, banners=("red",))
    red, blue = card(cost=Goods(5), banners=("red",)), card(cost=Goods(5), banners=("blue",))
    assert answered(s, "explore", f"keep:{blue}", f"keep:{red}") == (f"keep:{red}",)


def test_coins_go_on_and_come_off_where_that_matters_most() -> None:
    s = game(round=2)
    strong, weak = army(s, 0, 6), army(s, 0, 1)
    assert answered(s, "army-coin", f"on:{strong}", f"on:{weak}") == (f"on:{weak}",)
    for one in s.players[0].armies:
        one.coins = 2
    assert answered(s, "rest", f"on:{weak}", f"on:{strong}") == (f"on:{strong}",)
    assert answered(s, "ready", f"army:{weak}", f"army:{strong}") == (f"army:{strong}",)
    assert answered(s, "disband", f"army:{strong}", f"army:{weak}") == (f"army:{weak}",)


# --- how it plays -------------------------------------------------------------------------------------------------


def test_a_learner_places_nobody_for_the_ambrosia_alone_by_mistake() -> None:
    match, slips = Match.create(GAME, GAME.meta.check({}, 2), 2, 1), 0
    for number in range(60):
        question = match.asks()[0]
        answers = near(question, sight(match.state, question.seat), seeded(number))
        slips += len(answers) > 1
        assert not [ids for ids in answers[1:] if ids[0].startswith("claim:")]
        match.answer(question.seat, question.key, choose(question, GAME, match.state, seeded(number)))
    assert slips > 10


def test_it_beats_the_random_player_from_every_seat() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            s = GAME.setup(GAME.meta.check({}, seats), seats, seeded(seat))
            rng = seeded(seat + 100)

            def pick(question: Ask, s: object = s, seat: int = seat, rng: Rng = rng) -> tuple[str, ...]:
                return choose(question, GAME, s, rng) if question.seat == seat else choose_any(question, rng)

            play_out(Position(GAME, s), pick, 2000)
            assert s.result is not None
            assert s.result.winners == (seat,)


def test_there_are_six_ways_of_playing_and_each_differs() -> None:
    assert set(STRATEGIES) == {"titan-hunter", "banner-collector", "economy", "knowledge", "ambrosia", "mixed"}
    assert len(set(STRATEGIES.values())) == 6
