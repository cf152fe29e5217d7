"""What computers of Through the Ages plan that look ahead, and what they look at."""

from __future__ import annotations

from itertools import pairwise

from engine.core.rng import seeded
from engine.through_the_ages.cards import IDS
from engine.through_the_ages.computer.outlook import SWING, impacts_worth, outlook
from engine.through_the_ages.computer.planner import END, LOOKAHEAD, Node, turn_plans, turns
from engine.through_the_ages.computer.sight import sight
from engine.through_the_ages.impacts import IMPACTS
from engine.through_the_ages.paying import civil_left
from engine.through_the_ages.state import Colonize, ResolveWar, War
from engine.through_the_ages.values import discontent, strength
from tests.cases.through_the_ages.board import Table, actions, civ, n, play, politics, state


def plans(t: Table) -> list[Node]:
    """Plans for the turn of the first seat, the best first."""
    see = sight(t.s, 0)
    return turn_plans(see.board, outlook(see), [option for option in t.asks[0].options if option != END])


def best(t: Table) -> Node:
    """The best of them."""
    return plans(t)[0]


def test_a_turn_of_many_actions_is_planned_to_its_end() -> None:
    """A republic has eight civil actions: with much to do, none of them is left over."""
    rich = civ(workers="agriculture=2 irrigation=2 bronze=1 iron=3 philosophy=1 alchemy=1 religion=2 warriors=2",
               cards="republic code_of_laws", known="drama swordsmen knights printing_press",
               stored="iron=6 irrigation=6", idle=2, science=20, blue=6, yellow=10,
               civil_hand="bread_and_circuses reserves_ii", military_hand="fighting_band")  # fmt: skip
    row = (
        "reserves_ii rich_land_ii coal opera theology cavalrymen strategy journalism navigation architecture "
        "justice_system cannon riflemen"
    )
    plan = best(actions(rich, civ(workers="swordsmen=3"), age=2, round=10, row=row))
    assert civil_left(plan.board, 0) == 0


def test_a_revolution_is_followed_by_military_actions() -> None:
    """It takes all civil actions; units are built and upgraded after it."""
    rebel = civ(workers="agriculture=2 irrigation=1 bronze=3 philosophy=2 religion=1 warriors=1",
                known="swordsmen drama", stored="bronze=6 irrigation=3", idle=2, science=4, blue=6, yellow=12,
                cards="pyramids code_of_laws",
                civil_hand="monarchy frugality_i urban_growth_i rich_land_i")  # fmt: skip
    row = (
        "iron alchemy theology knights masonry cartography warfare breakthrough_i engineering_genius_i irrigation "
        "bread_and_circuses printing_press stockpile"
    )
    t = actions(rebel, civ(workers="swordsmen=3"), round=6, row=row)
    after = [node.plan[1:] for node in plans(t) if node.plan[:1] == ("revolution:monarchy",)]
    assert ("upgrade:warriors:swordsmen", "build:swordsmen") in after


def at_war(strong: int, *, declared: bool) -> Table:
    """A turn with one worker for a theatre or for swordsmen, beside a rival of this strength who may be at war."""
    mine = civ(workers="agriculture=2 bronze=3 philosophy=1 swordsmen=3", known="drama", stored="bronze=4", idle=1,
               military=1, civil=1, blue=8, culture=40)  # fmt: skip
    wars = (("war_over_culture", 0),) if declared else ()
    theirs = civ(workers=f"agriculture=2 bronze=2 warriors={strong}", culture=40, wars=wars)
    return actions(mine, theirs, age=3, round=15)


def test_a_worker_changes_work_but_does_not_stop_working() -> None:
    """More resources than there is work for: before a war is decided, workers leave buildings to become soldiers."""
    rich = civ(workers="agriculture=2 iron=5 philosophy=2 religion=2", known="swordsmen", stored="iron=9", idle=0,
               blue=3, yellow=14, culture=60)  # fmt: skip
    t = actions(rich, civ(workers="warriors=3", wars=(("war_over_culture", 0),)), age=3, round=17)
    found = plans(t)
    first, second, *_ = found[0].plan
    assert (first.partition(":")[0], second) == ("destroy", "build:swordsmen")
    people = [node.board.players[0] for node in found]
    assert not [p for p in people if p.idle > discontent(p)]


def test_in_peace_nobody_is_taken_off_their_work() -> None:
    """The same without the war: what is produced stays."""
    rich = civ(workers="agriculture=2 iron=5 philosophy=2 religion=2", known="swordsmen", stored="iron=9", idle=0,
               blue=3, yellow=14, culture=60)  # fmt: skip
    found = plans(actions(rich, civ(workers="warriors=3"), age=3, round=17))
    assert not [option for node in found for option in node.plan if option.startswith("destroy:")]


def war_over_technology(tactic: str = "fighting_band") -> Table:
    """Seven against seven, and more resources than unused workers: who wins takes as much science as they lead by."""
    mine = civ(workers="agriculture=2 bronze=4 philosophy=2 religion=2 warriors=3", stored="bronze=9 agriculture=1",
               cards="monarchy code_of_laws warfare joan_of_arc hanging_gardens", idle=0, science=2, blue=6, yellow=10,
               culture=21, civil_hand="cartography alchemy irrigation", tactic=tactic)  # fmt: skip
    theirs = civ(workers="agriculture=2 bronze=3 philosophy=1 religion=2 warriors=4", culture=29, tactic=tactic,
                 cards="code_of_laws warfare masonry st_peters_basilica",
                 wars=(("war_over_technology", 0),))  # fmt: skip
    third = civ(workers="agriculture=2 bronze=3 alchemy=2 religion=2 warriors=1 swordsmen=1", cards="monarchy")
    row = "drama navigation scientific_method isaac_newton coal opera journalism cavalrymen j_s_bach"
    return actions(mine, theirs, third, age=2, round=9, row=row)


def test_nobody_leaves_a_laboratory_for_a_war_over_a_little_science() -> None:
    """What a war is about must be more than what the worker brings until the end of the game."""
    t = war_over_technology()
    assert (strength(t.s, 0), strength(t.s, 1)) == (7, 7)
    assert not [option for node in plans(t) for option in node.plan if option.startswith("destroy:")]


def test_who_leaves_work_for_a_war_becomes_a_soldier() -> None:
    """A war over culture: no unit is given up for a building, and no building for another one."""
    rich = civ(workers="agriculture=2 iron=5 philosophy=2 religion=1 warriors=2", known="drama swordsmen",
               stored="iron=9", idle=0, blue=3, yellow=14, culture=60)  # fmt: skip
    found = plans(actions(rich, civ(workers="warriors=5", wars=(("war_over_culture", 0),)), age=3, round=17))
    changes = [(old, new) for node in found for old, new in pairwise(node.plan) if old.startswith("destroy:")]
    assert changes
    assert {new for _, new in changes} <= {"build:warriors", "build:swordsmen"}
    assert "destroy:warriors" not in dict(changes)


def test_nobody_who_makes_all_the_science_becomes_a_soldier() -> None:
    scholars = civ(workers="agriculture=2 iron=2 philosophy=1 religion=2", known="swordsmen", stored="iron=9", idle=0,
                   blue=3, yellow=14, culture=60)  # fmt: skip
    found = plans(actions(scholars, civ(workers="warriors=3", wars=(("war_over_culture", 0),)), age=3, round=17))
    left = {option for node in found for option in node.plan if option.startswith("destroy:")}
    assert left
    assert "destroy:philosophy" not in left


def weak(*units: int) -> Table:
    """No unused worker, no food for another, resources that get lost, and strength 1 beside rivals with such units."""
    mine = civ(workers="agriculture=2 iron=3 alchemy=1 religion=2 printing_press=1 drama=2", stored="iron=6",
               cards="republic warfare eiffel_tower", known="warriors cannon", idle=0, science=4, blue=4, yellow=11,
               culture=90)  # fmt: skip
    rivals = [civ(workers=f"agriculture=2 iron=2 warriors={count}", cards="monarchy") for count in units]
    return actions(mine, *rivals, age=2, round=14, row="coal urban_growth_ii riflemen")


def test_miners_become_soldiers_where_resources_get_lost_and_rivals_are_much_stronger() -> None:
    """Ten units more than one is a reason in peace, too; five are none."""
    assert strength(best(weak(8, 15, 9)).board, 0) >= 4
    assert not [option for node in plans(weak(4, 8, 6)) for option in node.plan if option.startswith("destroy:")]


def test_no_war_against_which_a_rival_can_arm() -> None:
    """Six resources and three military actions are three warriors more; eight units more cannot be levelled."""
    theirs = civ(workers="agriculture=2 bronze=2 warriors=4", cards="monarchy", stored="bronze=6", culture=30)
    for warriors, is_tried in ((4, False), (7, False), (9, True)):
        mine = civ(workers=f"agriculture=2 bronze=2 warriors={warriors}", cards="monarchy",
                   military_hand="war_over_technology", military=3)  # fmt: skip
        t = politics(mine, theirs, age=2, round=9)
        answers = [plan.ids for plan in LOOKAHEAD.plans(t.asks[0], sight(t.s, 0), seeded(1))]
        assert (("war:war_over_technology:2",) in answers) is is_tried


def last_turns(science: int, last_round: int) -> set[str]:
    """What plans take in round 18, without laboratories and with two resources."""
    mine = civ(workers="agriculture=2 bronze=1 religion=3 riflemen=4", cards="republic", stored="bronze=2", idle=0,
               science=science, yellow=12, blue=12, culture=150)  # fmt: skip
    row = "tanks engineering_genius_iii fast_food_chains computers"
    t = actions(mine, civ(culture=150), age=4, round=18, last_round=last_round, row=row, deck_of="")
    return {option.split(":")[1] for node in plans(t) for option in node.plan if option.startswith("take:")}


def test_nothing_is_taken_that_cannot_be_played_any_more() -> None:
    """In the last turn nothing waits for the next one; before it, science and resources must be enough."""
    assert last_turns(science=1, last_round=18) == set()
    assert last_turns(science=1, last_round=19) == {"engineering_genius_iii"}
    assert last_turns(science=9, last_round=19) == {"engineering_genius_iii", "tanks", "computers"}


def test_a_war_that_waits_for_its_end_counts_as_strengths_are() -> None:
    """Five points and the advantage go to the stronger one; nothing where both are equal."""
    peace, war = (outlook(sight(at_war(5, declared=declared).s, 0)) for declared in (False, True))
    assert [peace.wars_worth(mine) for mine in (4, 5, 6)] == [0.0, 0.0, 0.0]
    assert [war.wars_worth(mine) / SWING for mine in (3, 5, 6)] == [-7.0, 0.0, 6.0]


def test_who_is_attacked_arms_where_that_decides_the_war() -> None:
    rival = 7
    assert strength(best(at_war(rival, declared=False)).board, 0) < rival
    assert strength(best(at_war(rival, declared=True)).board, 0) >= rival


def test_a_turn_begins_when_the_spoils_of_its_wars_are_taken() -> None:
    """Plans are compared when nothing of the war before it is open."""
    winner = civ(workers="agriculture=2 bronze=2 swordsmen=9", wars=(("war_over_technology", 1),))
    s = state(winner, civ(cards="masonry code_of_laws"), age=2, round=10)
    war = s.players[0].wars[0]
    t = play(s, ResolveWar(0, war.card, war.rival))
    assert isinstance(war, War)
    assert t.asks[0].key == "spoils"
    before = turns(t.s, 0)
    t.do("science")
    assert turns(t.s, 0) == before + 1


def test_events_of_the_last_age_count_that_others_may_have_prepared() -> None:
    """Two unknown ones of age III among those to come: each that nobody has seen is as likely as the others."""
    s = state(civ(), civ(), age=3, round=16, future="impact_of_wonders impact_of_science impact_of_strength",
              current="rats")  # fmt: skip
    s.seen = {n("impact_of_wonders"): 1, n("impact_of_science"): 2, n("impact_of_strength"): 2}
    see = sight(s, 0)
    parts = {IDS[card]: part for card, part in outlook(see).impacts}
    assert parts.pop("impact_of_wonders") == 1.0
    assert set(parts) == set(IMPACTS) - {"impact_of_wonders"}
    assert set(parts.values()) == {2 / 14}
    happy = state(civ(workers="religion=3"), civ(), age=3, round=16, future="impact_of_happiness")
    happy.seen = {n("impact_of_happiness"): 2}
    see = sight(happy, 0)
    assert impacts_worth(outlook(see), see.board) > 0


def test_no_aggression_that_a_hand_of_bonus_cards_would_repel() -> None:
    """Five cards in the hand of who has four military actions: three points more are not enough, thirty are."""
    hand = "military_bonus_ii legion military_bonus_i rats raid_i"
    theirs = civ(workers="agriculture=2 bronze=2 warriors=2", cards="monarchy", military_hand=hand, military=3)
    for swordsmen, is_tried in ((3, False), (16, True)):
        mine = civ(workers=f"agriculture=2 bronze=2 swordsmen={swordsmen}", military_hand="plunder_ii", military=2)
        t = politics(mine, theirs, age=2, round=9)
        answers = [plan.ids for plan in LOOKAHEAD.plans(t.asks[0], sight(t.s, 0), seeded(1))]
        assert (("attack:plunder_ii:2",) in answers) is is_tried
        assert ("pass",) in answers


def test_a_bid_and_none_are_compared() -> None:
    s = state(civ(workers="agriculture=2 bronze=2 warriors=3"), civ(), revealed="vast_territory_i")
    t = play(s, Colonize(0, n("vast_territory_i")))
    answers = LOOKAHEAD.plans(t.asks[0], sight(t.s, 0), seeded(1))
    assert {plan.ids for plan in answers} == {("pass",), ("bid:1",)}
