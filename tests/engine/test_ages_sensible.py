"""The computer player of Through the Ages: what it answers, and that it answers from what its seat may see."""

from __future__ import annotations

import pytest

from engine.computers.sensible_player import choose
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages.cards import AGE, NUMBERS
from engine.through_the_ages.computer.card_worth import hand_worth, unfinished_worth, wonder_cost, wonder_gain
from engine.through_the_ages.computer.leader_worth import leader_worth
from engine.through_the_ages.computer.outlook import outlook
from engine.through_the_ages.computer.sensible import RULES
from engine.through_the_ages.computer.sight import sight
from engine.through_the_ages.state import Aggression, Colonize, OfferPact, Player, Politics, TakeActions
from engine.through_the_ages.values import discontent
from tests.cases.through_the_ages.board import Civ, Table, actions, civ, end, event, n, play, politics, state

GAME = load_game("through_the_ages")
FARMERS = "agriculture=2 bronze=2 philosophy=1 warriors=1"


def answered(t: Table) -> str:
    """What the seat that is asked first answers, options with a + between them."""
    question = t.asks[0]
    chosen = choose(question, GAME, t.s, seeded(1))
    assert all(option in question.options for option in chosen)
    return "+".join(chosen)


def turn(t: Table, most: int = 20) -> list[str]:
    """What the seat does in a whole action phase."""
    done: list[str] = []
    while t.asks and t.asks[0].key == "action" and len(done) < most:
        done.append(answered(t))
        if done[-1] == "end":
            break
        t.do(done[-1])
    return done


# --- what it sees -------------------------------------------------------------------------------------------------


def test_what_it_is_handed_holds_no_secrets() -> None:
    match = Match.create(GAME, GAME.meta.check({}, 3), 3, 2)
    s = match.state
    s.players[0].military_hand = [n("spy"), n("legion")]
    s.players[1].military_hand = [n("raid_i")]
    s.future = [n("rats"), n("crime_wave")]
    s.seen = {n("rats"): 1, n("crime_wave"): 2}
    seen = sight(s, 1)
    assert [AGE[card] for card in seen.board.players[0].military_hand] == [1, 2]
    assert not {n("spy"), n("legion")} & set(seen.board.players[0].military_hand)
    assert seen.me.military_hand == [n("raid_i")]
    assert (seen.prepared, seen.civil_left) == ((n("crime_wave"),), len(s.civil_deck))
    hidden = seen.board
    assert not any((hidden.civil_deck, hidden.military_deck, hidden.current, hidden.future, hidden.boxed, hidden.seen))
    assert not any(hidden.discards)
    assert hidden.rng.state == 0


def test_it_answers_every_question_without_a_look_at_the_secrets_of_others() -> None:
    """Each answer stays the same when all that is hidden from the seat is dealt anew."""
    asked = set()
    for seed in range(2):
        match = Match.create(GAME, GAME.meta.check({}, 3), 3, seed)
        for number in range(900):
            if not match.asks():
                break
            question = match.asks()[0]
            twin = GAME.codec.clone(match.state)
            answer = choose(question, GAME, match.state, seeded(number))
            if number % 3 == 0 or question.key not in ("action", "politics"):
                GAME.redeal(twin, question.seat, seeded(number))
                assert choose(question, GAME, twin, seeded(number)) == answer, question.key
                asked.add(question.key)
            match.answer(question.seat, question.key, answer)
    assert {"action", "politics", "discard"} <= asked
    assert asked <= set(RULES)


# --- actions ------------------------------------------------------------------------------------------------------


def test_it_uses_its_actions() -> None:
    t = actions(civ(stored="agriculture=4 bronze=4", blue=8), civ(), row="iron alchemy drama irrigation")
    assert turn(t)[-1] == "end"
    assert t.s.players[0].civil == 0


def test_people_and_work_for_them() -> None:
    t = actions(civ(workers=FARMERS, stored="agriculture=2 bronze=2", blue=12, yellow=18, idle=0, civil=2))
    done = turn(t)
    assert done[0] == "increase"
    assert done[1].startswith("build:")


def test_it_avoids_an_uprising() -> None:
    """Three happy faces are wanted, two are there, and nobody is unused: a temple, or a worker who stops working."""
    rebels = civ(workers="agriculture=2 bronze=3 philosophy=1 religion=2 warriors=3", yellow=7, idle=0,
                 stored="bronze=1", blue=9)  # fmt: skip
    t = actions(rebels, civ())
    turn(t)
    p = t.s.players[0]
    assert discontent(p) <= p.idle


def test_it_spends_before_corruption_takes() -> None:
    """Hardly any blue token is left in the bank, so that resources are spent rather than lost."""
    t = actions(civ(workers=FARMERS, stored="bronze=6 agriculture=3", blue=3, idle=2, civil=3), civ())
    done = turn(t)
    assert sum(option.startswith("build:") for option in done) >= 2


def test_it_takes_a_wonder_that_it_can_finish_and_none_that_it_cannot() -> None:
    rich = civ(workers="agriculture=2 bronze=3 philosophy=1 warriors=1", stored="bronze=6", blue=6, civil=4)
    assert "take:pyramids:1" in turn(actions(rich, civ(), row="pyramids"))
    late = civ(workers="agriculture=2 bronze=1 philosophy=1 warriors=1", civil=4)
    assert "take:first_space_flight:1" not in turn(
        actions(late, civ(), row="first_space_flight", age=4, round=18, last_round=19, deck_of="")
    )


def test_a_wonder_counts_for_what_is_built_of_it() -> None:
    """Taking one promises less than half of what it brings beyond its cost; its stages bring the larger part."""
    worths = []
    for stages in range(3):
        builder = civ(workers="agriculture=2 bronze=3 philosophy=1 warriors=1", stored="bronze=6", blue=6,
                      unfinished="pyramids", stages=stages)  # fmt: skip
        see = sight(actions(builder, civ()).s, 0)
        o = outlook(see)
        brings = wonder_gain(o, see.board, n("pyramids"))
        worths.append(unfinished_worth(o, see.board, n("pyramids"), stages))
    assert worths[0] < 0.5 * (brings - wonder_cost(o, see.me, n("pyramids"), 0)[0])
    assert 2 * worths[0] < worths[2] < brings


def test_no_wonder_is_begun_in_the_last_turn() -> None:
    rich = civ(workers="agriculture=2 iron=3 religion=3", stored="iron=10", idle=0, yellow=10, blue=6)
    t = actions(rich, civ(), age=4, round=19, last_round=19, row="fast_food_chains", deck_of="")
    assert "take:fast_food_chains:1" not in turn(t)


def test_without_science_technologies_of_the_hand_promise_nothing() -> None:
    """They never come into play: neither do they count themselves, nor for Einstein."""
    worths = []
    for scholars in (0, 2):
        mine = civ(workers=f"agriculture=2 bronze=3 religion=2 philosophy={scholars}", science=0)
        see = sight(actions(mine, civ(), age=2, round=9).s, 0)
        o, hand = outlook(see), [n("irrigation"), n("iron")]
        einstein = leader_worth(o, mine.player, n("albert_einstein"))
        mine.player.civil_hand = hand
        worths.append((hand_worth(o, see.board, hand), leader_worth(o, mine.player, n("albert_einstein")) - einstein))
    assert worths[0] == (0.0, 0.0)
    assert min(worths[1]) > 0.0


def test_it_arms_when_far_behind() -> None:
    weak = civ(stored="bronze=3", workers="agriculture=2 bronze=2 philosophy=1 swordsmen=1", idle=1, blue=10, civil=0,
               military=2)  # fmt: skip
    strong = civ(workers="agriculture=2 bronze=2 philosophy=1 swordsmen=5")
    assert turn(actions(weak, strong))[0] in ("build:swordsmen", "build:warriors")


def test_it_changes_its_tactic_only_for_strength() -> None:
    knights = civ(workers="agriculture=2 bronze=2 warriors=2", military_hand="fighting_band heavy_cavalry", civil=0)
    done = turn(actions(knights, civ()))
    assert "tactic:fighting_band" in done
    assert "tactic:heavy_cavalry" not in turn(
        actions(civ(workers=FARMERS, military_hand="heavy_cavalry", civil=0), civ())
    )


def test_it_plays_a_leader_and_replaces_one_that_will_soon_leave() -> None:
    assert "leader:moses" in turn(actions(civ(civil_hand="moses"), civ()))
    t = actions(civ(cards="moses", civil_hand="michelangelo", workers=FARMERS + " religion=2"), civ(), deck_of="iron")
    assert "leader:michelangelo" in turn(t)


def test_a_leader_is_played_rather_than_a_card_taken() -> None:
    """One action, nobody leads, and a leader waits in the hand."""
    mine = civ(workers=FARMERS + " bronze=3 religion=1", stored="bronze=1", civil_hand="homer", civil=1, idle=0,
               yellow=16, blue=14, science=3)  # fmt: skip
    assert turn(actions(mine, civ(), civ(), civ(), round=3, row="warfare"))[0] == "leader:homer"


def test_a_revolution_where_it_costs_little() -> None:
    t = actions(civ(civil_hand="monarchy", science=2), civ())
    assert turn(t)[0] == "revolution:monarchy"


def test_in_the_last_turn_only_what_still_brings_culture() -> None:
    last = civ(workers="agriculture=3 bronze=3 drama=1", idle=1, stored="bronze=8", blue=9, culture=40)
    done = turn(actions(last, civ(), age=4, round=19, last_round=19, deck_of="", row="iron coal"))
    assert "build:drama" in done
    assert not [option for option in done if option.startswith("take")]


# --- politics -----------------------------------------------------------------------------------------------------


def test_it_prepares_what_is_good_for_it() -> None:
    strong = civ(workers="agriculture=2 bronze=2 swordsmen=4", military_hand="crusades")
    assert answered(politics(strong, civ(), current="rats foray")) == "event:crusades"


def test_it_does_not_attack_where_it_would_fail() -> None:
    mine = civ(workers="agriculture=2 bronze=2 warriors=3", military_hand="plunder_i", military=2)
    theirs = civ(workers="agriculture=2 bronze=2 warriors=2", stored="bronze=3 agriculture=3",
                 military_hand="military_bonus_i military_bonus_i military_bonus_i", military=2)  # fmt: skip
    assert answered(politics(mine, theirs)) == "pass"


def test_it_attacks_whom_it_can_plunder() -> None:
    mine = civ(workers="agriculture=2 bronze=2 swordsmen=4", military_hand="plunder_ii", military=2)
    theirs = civ(workers="agriculture=2 bronze=2 warriors=1", stored="bronze=3 agriculture=3")
    assert answered(politics(mine, theirs, age=2)) == "attack:plunder_ii:2"


@pytest.mark.parametrize(("swordsmen", "choice"), [(3, "pass"), (12, "war:war_over_culture:2")])
def test_it_declares_wars_that_it_is_sure_to_win(swordsmen: int, choice: str) -> None:
    mine = civ(workers=f"agriculture=2 bronze=2 swordsmen={swordsmen}", military_hand="war_over_culture",
               cards="monarchy warfare")  # fmt: skip
    theirs = civ(workers="agriculture=2 bronze=2 warriors=2", culture=60)
    assert answered(politics(mine, theirs, age=3, round=15)) == choice


def test_it_never_resigns() -> None:
    weak = civ(workers="agriculture=1", culture=0)
    strong = civ(workers="agriculture=2 swordsmen=9", culture=90)
    assert answered(politics(weak, strong, options={"resigning": "yes"})) == "pass"


def offered(card: str, side: int) -> str:
    s = state(civ(military_hand=card), civ(), civ())
    s.seen[s.players[0].military_hand[0]] = s.everybody
    return answered(play(s, OfferPact(0, s.players[0].military_hand[0], 1, side)))


def test_pacts_that_help_are_accepted_and_tribute_is_refused() -> None:
    assert offered("peace_treaty", 0) == "accept"
    assert offered("acceptance_of_supremacy", 0) == "refuse"


# --- when others act ----------------------------------------------------------------------------------------------


def attacked(card: str, hand: str, **theirs: object) -> str:
    mine = civ(workers="agriculture=2 bronze=2 swordsmen=2")
    victim = civ(workers="agriculture=2 bronze=2 warriors=2", military_hand=hand, military=2, **theirs)
    s = state(mine, victim, age=2, revealed=card)
    return answered(play(s, Aggression(0, NUMBERS[card], 1)))


def test_it_repels_an_attack_with_what_costs_little() -> None:
    hand = "military_bonus_i military_bonus_ii rats"
    assert attacked("plunder_ii", hand, stored="bronze=3 agriculture=3") == "cards:military_bonus_i=1"


def test_it_lets_an_attack_be_that_takes_nothing() -> None:
    assert attacked("spy", "military_bonus_i military_bonus_ii", science=0) == "none"


def bid_for(card: str, units: str, hand: str = "", highest: int = 0) -> str:
    s = state(civ(workers=f"agriculture=2 bronze=2 {units}", military_hand=hand), civ(workers="warriors=9"),
              revealed=card)  # fmt: skip
    t = play(s, Colonize(0, NUMBERS[card]))
    while highest and t.asks[0].seat == 0:
        t.do("bid:1", f"bid:{highest}")
        break
    return answered(t)


def test_it_bids_for_a_colony_but_never_beyond_its_worth() -> None:
    assert bid_for("historic_territory_ii", "warriors=2", "military_bonus_ii") == "bid:1"
    assert bid_for("strategic_territory_i", "swordsmen=6", highest=9) == "pass"


def test_it_sends_what_is_cheapest() -> None:
    s = state(civ(workers="agriculture=2 warriors=2 swordsmen=2", military_hand="military_bonus_i"), civ(),
              revealed="vast_territory_i")  # fmt: skip
    t = play(s, Colonize(0, NUMBERS["vast_territory_i"]))
    t.do("bid:1")
    assert answered(t) == "force:i0=1"


def test_of_its_workers_it_loses_the_one_that_it_misses_least() -> None:
    mine = civ(workers="agriculture=2 bronze=2 iron=2 philosophy=1", idle=0)
    assert answered(event("pestilence", mine, civ(idle=1))) != "worker:iron"


def test_it_keeps_the_better_military_cards() -> None:
    """Pacts are of no use to two players."""
    t = end(civ(military_hand="military_bonus_ii trade_routes_agreement military_bonus_i"), civ(), age=2)
    assert answered(t) == "discard:trade_routes_agreement:1"


def test_of_its_wonders_the_least_turns_into_a_ruin() -> None:
    mine = civ(cards="pyramids colossus hanging_gardens")
    assert answered(event("ravages_of_time", mine, civ(), age=2)) == "ruin:colossus"


def test_it_takes_what_it_is_short_of() -> None:
    mine = civ(workers="agriculture=2 bronze=2", stored="agriculture=6", blue=16)
    assert answered(event("development_of_markets", mine, civ())) == "resources"


def attack(card: str, theirs: Civ) -> Table:
    return play(state(civ(workers="swordsmen=4"), theirs, age=2, revealed=card), Aggression(0, NUMBERS[card], 1))


def test_a_raid_spares_no_building() -> None:
    t = attack("raid_ii", civ(workers="philosophy=1 scientific_method=1"))
    assert answered(t) == "raid:scientific_method"
    t.do("raid:scientific_method")
    assert answered(t) == "raid:philosophy"


def test_it_infiltrates_where_it_does_most_harm() -> None:
    t = attack("infiltrate", civ(cards="frederick_barbarossa", unfinished="great_wall", stages=3))
    assert answered(t) == "infiltrate:great_wall"


def test_of_its_blue_tokens_it_loses_the_one_that_is_worth_least() -> None:
    t = event("civil_unrest", civ(stored="agriculture=1 bronze=2 coal=3", blue=0, yellow=1, idle=0), civ(), age=2)
    assert t.asked()[1] == "blue-token"
    assert answered(t) in ("token:agriculture", "token:bronze")


@pytest.mark.parametrize("card", ["impact_of_science", "rats"])
def test_who_has_resigned_counts_for_nothing(card: str) -> None:
    s = state(civ(military_hand=card, science=3), civ(), civ(), age=3, current="rats")
    s.players[2], s.resigned = Player(government=s.players[2].government, has_resigned=True), [2]
    t = play(s, Politics(0), TakeActions(0))
    assert t.asked()[1] == "politics"
    assert answered(t) in t.options()
