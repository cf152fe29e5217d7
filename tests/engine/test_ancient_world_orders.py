"""What is settled ahead in The Ancient World: plans of a turn that lapse with a reason, standing orders."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.ancient_world.facts import Goods, Symbols
from engine.ancient_world.orders import ORDERS
from engine.ancient_world.state import Army, Citizen, Confront, Feed, Repair, State
from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.planning import order_parts, ordered, orders, shortcuts, upcoming_questions
from engine.core.preorders import Lapsed, Settings, Settled, with_settings
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded
from tests.cases.ancient_world.world import Game, end_round, game, gives, owned, place, play, rigged, threaten, titan

COVERED = {"confront", "feed", "repair", "damage"}
"""The questions that orders speak of."""

Said = Settled | Lapsed | None


def said(t: Game, kind: str, *settings: tuple[str, str]) -> Said:
    """What an order answers to the first open question."""
    given: Settings = tuple((name, (value,)) for name, value in settings)
    return ORDERS[kind].answer(t.s, t.asks[0], given)


def ids(answer: Said) -> tuple[str, ...]:
    assert isinstance(answer, Settled), answer
    return answer.ids


# --- plans of a turn ---


def reason(s: State, option: str) -> tuple[str, dict[str, str | int]] | None:
    """The word of the reason why an option of seat 0's turn is not possible."""
    t = play(s)
    why = t.asks[0].options.why_not(option)
    return None if why is None else (why.key.removeprefix("ancient_world-no-"), dict(why.args))


def test_a_plan_for_nothing_lapses_when_the_place_costs_a_coin() -> None:
    s = game()
    assert reason(s, "labor:2:free:coins") is None
    place(s, "labor", 1, 3)
    assert reason(s, "labor:2:free:coins") == ("higher", {"action": "labor", "number": 3, "coins": 1})
    assert reason(s, "labor:3:free:coins") is None
    assert reason(s, "labor:2:coin:coins") is None
    assert reason(s, "labor:2:skill:coins") == ("ambrosia", {"needs": 1, "has": 0})


@pytest.mark.parametrize(
    ("option", "word"),
    [
        ("grow:2:free:coins", "covered"),
        ("labor:1:free:coins", "placed"),
        ("labor:2:coin:coins", "not-higher"),
        ("build:2:free:nothing_like_that", "gone"),
        ("stored:fishing_dock", "not-yours"),
        ("use:2:fishing_dock", "not-yours"),
        ("mend:fishing_dock", "whole"),
        ("coin", "ambrosia"),
        ("attack:nobody:city_guard:0", "titan-gone"),
        ("attack:mudback:city_guard:0", "strength"),
        ("attack:mudback:militia:0", "army-used"),
        ("attack:mudback:reed_archers:0", "no-army"),
    ],
)
def test_what_is_not_possible_has_a_reason(option: str, word: str) -> None:
    s = game()
    place(s, "learn", 0, 1)
    threaten(s, 1, "mudback")
    s.players[0].buildings = [one for one in s.players[0].buildings if "use" not in option]
    s.players[0].armies = [Army("city_guard"), Army("militia", used=True)]
    found = reason(s, option)
    assert found is not None
    assert found[0] == word


def test_a_hungry_citizen_and_a_full_city_have_a_reason() -> None:
    s = game()
    p = s.players[0]
    p.ready, p.hungry = [1, 2], [3]
    assert reason(s, "labor:3:free:coins") == ("hungry", {"citizen": 3})
    owned(s, 0)
    owned(s, 0)
    assert reason(s, f"build:2:free:{s.row[0]}") == ("room", {"capacity": 4})


def test_nonsense_has_no_reason() -> None:
    for option in ("labor", "labor:x:free:coins", "labor:2:free:", "attack:x", "dance:2", "use:2"):
        assert reason(game(), option) is None


def test_the_turn_to_come_may_be_planned_until_one_has_passed() -> None:
    match = Match.create(load_game("ancient_world"), {"first-player": "first-seat"}, 3, 1)
    assert [item.id for item in upcoming_questions(match, 1)] == ["turn"]
    assert "learn:2:free:one" in upcoming_questions(match, 1)[0].ask.options
    match.answer(0, "turn", ["pass"])
    assert upcoming_questions(match, 0) == []


# --- "My threatening titan" ---


def confronting(ambrosia: int, fed: int = 0) -> Game:
    s = game(round=3)
    threaten(s, 0, s.titans[0].pop(), fed)
    gives(s.players[0], ambrosia=ambrosia)
    return end_round(s, Confront())


def test_a_titan_is_appeased_up_to_the_price_said() -> None:
    t = confronting(9, fed=2)
    assert t.asks[0].about["price"] == 3
    assert ids(said(t, "confronting", ("appease-up-to", "spend:3"))) == ("appease",)
    assert said(t, "confronting", ("appease-up-to", "spend:2")) is None
    assert ids(said(t, "confronting", ("appease-up-to", "spend:2"), ("else-face", "face-it"))) == ("face",)
    assert ids(said(t, "confronting", ("else-face", "face-it"))) == ("face",)


def test_the_question_itself_offers_its_price_and_never() -> None:
    t = confronting(9, fed=2)
    ways = ORDERS["confronting"]
    offered = load_game("ancient_world").preorders
    assert offered is not None
    assert offered.shortcuts is not None
    for way, choice in zip(offered.shortcuts(t.s, t.asks[0]), ("appease", "face"), strict=True):
        assert ids(ways.answer(t.s, t.asks[0], way.settings)) == (choice,)


# --- food, repairs, damage ---


def test_who_goes_hungry_and_how_many_are_fed() -> None:
    s = game(round=3)
    s.players[0].buildings = []
    gives(s.players[0], ambrosia=4)
    t = end_round(s, Feed())
    assert ids(said(t, "feeding", ("hungry-first", "low"))) == ("hungry:1+2:0",)
    assert ids(said(t, "feeding", ("hungry-first", "high"))) == ("hungry:2+3:0",)
    assert ids(said(t, "feeding", ("hungry-first", "high"), ("feed-up-to", "spend:3"))) == ("hungry:3:1",)
    assert ids(said(t, "feeding", ("hungry-first", "low"), ("feed-up-to", "spend:4"))) == ("hungry:none:2",)
    assert said(t, "feeding", ("feed-up-to", "spend:3")) is None, "somebody goes hungry, and nobody has said who"
    assert ids(said(t, "feeding", ("feed-up-to", "spend:4"))) == ("hungry:none:2",)


def broken(s: State) -> tuple[str, str, str]:
    """Three damaged cards of seat 0: one with food, a cheap and a dear one."""
    s.players[0].buildings = []
    food = owned(s, 0, damaged=True, gives=Symbols(food=1), cost=Goods(coins=1))
    cheap, dear = (owned(s, 0, damaged=True, cost=Goods(coins=coins)) for coins in (2, 9))
    return food, cheap, dear


def test_repairs_take_the_ambrosia_said_and_the_order_said() -> None:
    s = game(round=3)
    food, _, dear = broken(s)
    gives(s.players[0], ambrosia=6)
    t = end_round(s, Repair())
    assert ids(said(t, "repairing", ("repair-first", "food"))) == ()
    assert ids(said(t, "repairing", ("repair-first", "food"), ("repair-up-to", "spend:3"))) == (f"repair:{food}",)
    chosen = ids(said(t, "repairing", ("repair-first", "food"), ("repair-up-to", "spend:5")))
    assert chosen == (f"repair:{food}", f"repair:{dear}")
    assert ids(said(t, "repairing", ("repair-first", "dear"), ("repair-up-to", "spend:2"))) == (f"repair:{dear}",)
    assert len(ids(said(t, "repairing", ("repair-first", "dear"), ("repair-up-to", "spend:12")))) == 3
    assert said(t, "repairing", ("repair-up-to", "spend:5")) is None, "not all, and nobody has said which"
    assert len(ids(said(t, "repairing", ("repair-up-to", "spend:6")))) == 3


def test_a_repair_in_the_own_turn_is_the_players() -> None:
    s = game()
    broken(s)
    t = play(s, "rebuild:2:free:repair")
    assert t.asks[0].key == "repair"
    assert said(t, "repairing", ("repair-first", "food")) is None


def test_damage_falls_on_the_cheapest_card_and_spares_food_if_that_is_said() -> None:
    s = game(round=3)
    food, cheap, dear = broken(s)
    for building in s.players[0].buildings:
        building.damaged = False
    threaten(s, 0, titan(7, banners=2))
    rigged(s, "titan", "titan")
    t = end_round(s, Confront())
    assert t.asks[0].key == "damage"
    assert set(ids(said(t, "damaging", ("damage-first", "cheap")))) == {f"damage:{food}", f"damage:{cheap}"}
    assert set(ids(said(t, "damaging", ("damage-first", "foodless")))) == {f"damage:{cheap}", f"damage:{dear}"}


# --- all of them ---


def random_settings(match: Match, seat: int, kind: str, rng: Rng) -> Settings:
    """Something that an order of this kind can say."""
    found: Settings = ()
    parts = order_parts(match, seat, kind)
    for item in parts:
        options = list(item.ask.options)
        if rng.below(4):
            found = with_settings(parts, found, ((item.id, (options[rng.below(len(options))],)),))
    return found


def test_whole_games_are_played_by_orders_and_nobody_is_asked_what_they_settle() -> None:
    answered: Counter[str] = Counter()
    for seed in range(6):
        match, rng = Match.create(load_game("ancient_world"), {}, 4, seed), seeded(seed)
        while match.asks():
            ask = match.asks()[0]
            for kind in orders(match):
                settings = random_settings(match, ask.seat, kind, rng)
                answer = ordered(match, kind, settings, ask)
                if isinstance(answer, Settled):
                    assert answer.part in dict(settings)
                    assert ask.least <= len(answer.ids) <= ask.most
                    assert set(answer.ids) <= set(ask.options)
                    match.answer(ask.seat, ask.key, answer.ids)
                    answered[ask.key] += 1
                    break
                assert not isinstance(answer, Lapsed)
            else:
                for way in shortcuts(match, ask):
                    said_by = with_settings(order_parts(match, ask.seat, way.kind), (), way.settings)
                    assert isinstance(ordered(match, way.kind, said_by, ask), Settled)
                match.answer(ask.seat, ask.key, choose(ask, rng))
    assert set(answered) == COVERED


def test_citizens_of_all_are_seen_in_a_plan() -> None:
    """What somebody else places between the plan and the turn is what the plan is judged by."""
    match = Match.create(load_game("ancient_world"), {"first-player": "first-seat", "boards": "plain"}, 2, 1)
    ahead = upcoming_questions(match, 1)[0].ask
    assert "labor:2:free:coins" in ahead.options
    match.answer(0, "turn", ["labor:3:free:coins"])
    assert match.state.spaces["labor"] == [Citizen(0, 3)]
    (asked,) = match.asks()
    why = asked.options.why_not("labor:2:free:coins")
    assert why is not None
    assert why.key == "ancient_world-no-higher"
