"""Every aggression and pact; rulebook, "Ofrecer un pacto", "Anular un pacto", "Agresiones", "Pactos"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.through_the_ages import banks
from engine.through_the_ages.cards import IDS, NUMBERS
from engine.through_the_ages.state import Pact
from engine.through_the_ages.values import culture, strength
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import Civ, actions, civ, end, event, me, n, names, politics, why


def attack(card: str, rival: Civ, **mine: Any) -> Table:
    """The first seat, of twelve warriors, attacks the second one, which has no cards."""
    t = politics(
        civ(workers="warriors=12", military_hand=card, cards="monarchy", **mine),
        rival,
        age=3,
    )
    return t.do(f"attack:{card}:2")


# --- Agresiones, card by card ---


def test_agresiones__enslave_takes_a_worker_and_gives_two_resources_then_two_food() -> None:
    t = attack("enslave", civ(idle=1, yellow=5))
    assert (me(t, 1).idle, me(t, 1).yellow) == (0, 6)
    assert (banks.resources(me(t)), banks.food(me(t))) == (2, 2)


def test_agresiones__enslave_with_short_tokens_gives_resources_first() -> None:
    t = attack("enslave", civ(), blue=3)
    assert (banks.resources(me(t)), banks.food(me(t))) == (2, 1)


def test_agresiones__enslave_lets_the_rival_choose_whom_to_lose() -> None:
    t = attack("enslave", civ(workers="bronze=2 religion=1", idle=0))
    assert t.asked() == (1, "lose-worker")
    t.do("worker:religion")
    assert me(t, 1).workers[n("religion")] == 0


@pytest.mark.parametrize(("card", "amount"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)])
def test_agresiones__plunder_takes_food_and_resources_in_any_mixture(card: str, amount: int) -> None:
    t = attack(card, civ(stored="agriculture=9 bronze=9", blue=0))
    assert t.asked() == (0, "mixture")
    assert len(t.options()) == amount + 1
    t.do(f"mixture:1:{amount - 1}")
    assert (banks.food(me(t)), banks.resources(me(t))) == (1, amount - 1)
    assert (banks.food(me(t, 1)), banks.resources(me(t, 1))) == (8, 10 - amount)
    assert me(t, 1).blue == amount


def test_agresiones__plunder_takes_all_where_there_is_less() -> None:
    t = attack("plunder_iii", civ(stored="agriculture=1 bronze=2"))
    assert t.asked() == (0, "action")
    assert (banks.food(me(t)), banks.resources(me(t))) == (1, 2)
    assert (banks.food(me(t, 1)), banks.resources(me(t, 1))) == (0, 0)


def test_agresiones__each_counts_gain_and_loss_with_tokens_of_their_own() -> None:
    t = attack("plunder_i", civ(stored="iron=2", blue=0))
    # The rival gives 3 of 4 with one token for change; the attacker has bronze alone.
    assert (banks.resources(me(t, 1)), banks.resources(me(t))) == (1, 3)
    assert (me(t, 1).stored[n("bronze")], me(t).stored[n("bronze")]) == (1, 3)


def test_agresiones__raid_i_destroys_a_building_of_level_a_or_i_for_half_its_price() -> None:
    t = attack("raid_i", civ(workers="religion=1 drama=1 opera=1 warriors=1 bronze=1", idle=0))
    assert t.options() == {"raid:religion", "raid:drama"}
    t.do("raid:drama")
    assert (me(t, 1).workers[n("drama")], me(t, 1).idle) == (0, 1)
    assert banks.resources(me(t)) == 2


def test_agresiones__raid_ii_destroys_two_the_second_of_level_i_at_most() -> None:
    t = attack("raid_ii", civ(workers="religion=1 opera=2 movies=1", idle=0))
    assert t.options() == {"raid:religion", "raid:opera", "spare"}
    t.do("raid:opera")
    assert t.options() == {"raid:religion", "spare"}
    t.do("raid:religion")
    # 8 and 3 are 11: half of it, rounded up once, is 6.
    assert (banks.resources(me(t)), me(t, 1).idle) == (6, 2)


def test_agresiones__raid_iii_destroys_two_the_second_of_level_ii_at_most() -> None:
    t = attack("raid_iii", civ(workers="opera=1 movies=2", idle=0), blue=20)
    t.do("raid:movies")
    assert t.options() == {"raid:opera", "spare"}
    t.do("raid:opera")
    assert banks.resources(me(t)) == (11 + 8 + 1) // 2


def test_agresiones__raid_of_up_to_two_may_destroy_one_or_none() -> None:
    t = attack("raid_ii", civ(workers="religion=1 opera=1", idle=0)).do("raid:opera", "spare")
    assert (banks.resources(me(t)), me(t, 1).workers[n("religion")]) == (4, 1)
    t = attack("raid_ii", civ(workers="religion=1 opera=1", idle=0)).do("spare")
    assert (banks.resources(me(t)), me(t, 1).idle) == (0, 0)


def test_agresiones__raid_destroys_two_in_any_order() -> None:
    t = attack("raid_ii", civ(workers="religion=1 opera=1", idle=0)).do("raid:religion")
    assert t.options() == {"raid:opera", "spare"}, "the building of age A takes the place of level I"
    t = attack("raid_ii", civ(workers="religion=2 opera=1", idle=0)).do("raid:religion", "raid:religion")
    assert not me(t, 1).workers[n("religion")]


def test_agresiones__raid_destroys_what_there_is() -> None:
    t = attack("raid_ii", civ(workers="bronze=2 philosophy=1"))
    t.do("raid:philosophy")
    assert t.asked() == (0, "action")
    assert banks.resources(me(t)) == 2


def test_agresiones__annex_moves_a_colony_with_its_tokens_and_without_its_effect_at_once() -> None:
    t = attack("annex", civ(cards="vast_territory_i historic_territory_i", yellow=9, blue=9), yellow=5, blue=5)
    t.do("colony:vast_territory_i")
    assert names(me(t).colonies) == ["vast_territory_i"]
    assert names(me(t, 1).colonies) == ["historic_territory_i"]
    assert (me(t).yellow, me(t).blue, me(t, 1).yellow, me(t, 1).blue) == (8, 4, 6, 10)
    assert banks.food(me(t)) == 0


def test_agresiones__annex_needs_a_colony() -> None:
    t = politics(civ(workers="warriors=5", military_hand="annex"), civ(), age=2)
    assert why(t, "attack:annex:2") == "no-colony"


def test_agresiones__infiltrate_removes_a_leader_or_an_unfinished_wonder() -> None:
    t = attack("infiltrate", civ(cards="napoleon_bonaparte", unfinished="great_wall", stages=2, blue=4))
    assert t.options() == {"infiltrate:napoleon_bonaparte", "infiltrate:great_wall"}
    t.do("infiltrate:napoleon_bonaparte")
    assert (me(t, 1).leader, me(t).culture) == (-1, 6)
    assert me(t, 1).unfinished >= 0
    t = attack("infiltrate", civ(cards="napoleon_bonaparte", unfinished="great_wall", stages=2, blue=4))
    t.do("infiltrate:great_wall")
    assert (me(t, 1).unfinished, me(t, 1).stages, me(t, 1).blue, me(t).culture) == (-1, 0, 6, 3)


def test_agresiones__infiltrate_needs_one_of_them() -> None:
    t = politics(civ(workers="warriors=5", military_hand="infiltrate"), civ(), age=2)
    assert why(t, "attack:infiltrate:2") == "nothing-to-infiltrate"


def test_agresiones__spy_takes_five_science_or_all() -> None:
    t = attack("spy", civ(science=8), science=1)
    assert (me(t).science, me(t, 1).science) == (6, 3)
    t = attack("spy", civ(science=3))
    assert (me(t).science, me(t, 1).science) == (3, 0)


def test_agresiones__armed_intervention_takes_seven_culture_or_all() -> None:
    t = attack("armed_intervention", civ(culture=10), culture=1)
    assert (me(t).culture, me(t, 1).culture) == (8, 3)
    t = attack("armed_intervention", civ(culture=3))
    assert (me(t).culture, me(t, 1).culture) == (3, 0)


def test_agresiones__the_card_is_discarded_afterwards() -> None:
    t = attack("spy", civ(science=8))
    assert names(t.s.discards[2]) == ["spy"]
    assert me(t).military_hand == []


# --- Ofrecer un pacto ---


def offer(card: str, *others: Civ, side: str = "A", **mine: Any) -> Table:
    """The first seat offers the second one a pact."""
    hand = civ(military_hand=card, **mine)
    return politics(hand, *(others or (civ(), civ())), age=3).do(f"pact:{card}:2:{side}")


def test_ofrecer_un_pacto__to_anybody_with_a_side_where_they_differ() -> None:
    t = politics(civ(military_hand="loss_of_sovereignty peace_treaty"), civ(), civ(), age=3)
    assert t.options("pact:") == {
        "loss_of_sovereignty:2:A",
        "loss_of_sovereignty:2:B",
        "loss_of_sovereignty:3:A",
        "loss_of_sovereignty:3:B",
        "peace_treaty:2:A",
        "peace_treaty:3:A",
    }


def test_ofrecer_un_pacto__a_refused_one_goes_back_and_the_action_is_spent() -> None:
    t = offer("peace_treaty")
    assert t.asked() == (1, "pact")
    t.do("refuse")
    assert t.asked() == (0, "action")
    assert (names(me(t).military_hand), me(t).pact) == (["peace_treaty"], None)


def test_ofrecer_un_pacto__a_refused_card_has_been_seen() -> None:
    t = offer("peace_treaty").do("refuse")
    assert t.s.seen[me(t).military_hand[0]] == t.s.everybody


def test_ofrecer_un_pacto__an_accepted_one_works_at_once() -> None:
    t = offer("open_borders_agreement").do("accept")
    pact = me(t).pact
    assert pact is not None
    assert (IDS[pact.card], pact.partner) == ("open_borders_agreement", 1)
    assert me(t).military_hand == []
    assert [me(t, seat).military_total for seat in range(3)] == [3, 3, 2]
    assert [me(t, seat).military for seat in range(3)] == [3, 3, 2]


def test_ofrecer_un_pacto__the_sides_are_as_announced() -> None:
    t = offer("loss_of_sovereignty", side="B").do("accept")
    assert me(t).pact == Pact(NUMBERS["loss_of_sovereignty"], 1, 1)
    assert [culture(t.s, seat) for seat in range(3)] == [0, 2, 0]


def test_ofrecer_un_pacto__the_pact_one_had_ends_with_whomever_it_was() -> None:
    t = offer("peace_treaty", civ(), civ(), pact=("open_borders_agreement", 2, "A")).do("accept")
    assert me(t).pact is not None
    assert names(t.s.discards[1]) == ["open_borders_agreement"]
    assert me(t, 2).military_total == 2


def test_ofrecer_un_pacto__a_refused_offer_ends_no_other_pact() -> None:
    t = offer("peace_treaty", civ(), civ(), pact=("open_borders_agreement", 2, "A")).do("refuse")
    assert me(t).pact is not None


def test_ofrecer_un_pacto__pacts_of_others_stay_though_one_is_part_of_them() -> None:
    t = offer("peace_treaty", civ(pact=("military_pact", 0, "A")), civ()).do("accept")
    assert me(t, 1).pact is not None
    assert [strength(t.s, seat) for seat in range(3)] == [4, 4, 1]
    assert [culture(t.s, seat) for seat in range(3)] == [1, 1, 0]


def test_ofrecer_un_pacto__a_war_that_was_declared_goes_on() -> None:
    t = offer("peace_treaty", civ(wars=(("war_over_culture", 0),)), civ()).do("accept")
    assert len(me(t, 1).wars) == 1


# --- Anular un pacto ---


def test_anular_un_pacto__any_that_one_is_part_of() -> None:
    t = politics(
        civ(pact=("open_borders_agreement", 2, "A")),
        civ(pact=("peace_treaty", 0, "A")),
        civ(pact=("military_pact", 1, "A")),
        age=3,
    )
    assert t.options("cancel:") == {"open_borders_agreement:1", "peace_treaty:2"}
    t.do("cancel:peace_treaty:2")
    assert (me(t, 1).pact, names(t.s.discards[3])) == (None, ["peace_treaty"])
    assert [culture(t.s, seat) for seat in range(3)] == [0, 0, 0]
    assert t.asked() == (0, "action")


# --- Pactos, card by card ---


def treaty(card: str, side: str = "A", *, mine: str = "", theirs: str = "", **fields: Any) -> Table:
    """A pact between the first two of three seats, in the first one's play area."""
    return actions(
        civ(pact=(card, 1, side), cards=mine, **fields),
        civ(cards=theirs),
        civ(),
        age=3,
    )


def test_pactos__open_borders_agreement_a_military_action_and_two_strength_to_attack() -> None:
    t = treaty("open_borders_agreement")
    assert [me(t, seat).military_total for seat in range(3)] == [3, 3, 2]
    t = politics(
        civ(pact=("open_borders_agreement", 1, "A")), civ(workers="warriors=0", military_hand="spy"), civ(), active=1
    )
    assert "attack:spy:1" in t.options()
    assert me(t).pact is not None


def test_pactos__trade_routes_agreement_food_for_a_resource_and_the_other_way_round() -> None:
    t = treaty("trade_routes_agreement", stored="agriculture=1 bronze=1")
    t.do("trade")
    assert (banks.food(me(t)), t.s.turn.resources) == (0, 1)
    assert "trade" not in t.options()
    t = treaty("trade_routes_agreement", "B", stored="agriculture=1 bronze=1").do("trade")
    assert (banks.resources(me(t)), t.s.turn.food) == (0, 1)


@pytest.mark.parametrize(
    ("card", "side", "food", "resources"),
    [
        ("acceptance_of_supremacy", "A", 2, 3),
        ("acceptance_of_supremacy", "B", 2, 1),
        ("international_trade_agreement", "A", 2, 3),
        ("international_trade_agreement", "B", 3, 2),
    ],
)
def test_pactos__some_give_food_and_resources_in_production(card: str, side: str, food: int, resources: int) -> None:
    t = end(civ(pact=(card, 1, side)), civ(), civ(), age=3)
    assert (banks.food(me(t)), banks.resources(me(t))) == (food, resources)


def test_pactos__side_b_gives_up_no_resource_that_it_does_not_have() -> None:
    t = end(civ(pact=("acceptance_of_supremacy", 1, "B"), workers="warriors=1"), civ(), civ(), age=3)
    assert banks.resources(me(t)) == 0


@pytest.mark.parametrize("card", ["economic_progress", "good_harvest", "new_deposits"])
def test_pactos__an_event_that_lets_farms_and_mines_produce_brings_nothing_of_a_pact(card: str) -> None:
    alone, bound = (
        event(card, civ(pact=pact, yellow=18), civ(), civ(), age=2)
        for pact in (None, ("international_trade_agreement", 1, "A"))
    )
    for seat in (0, 1):
        assert banks.food(me(alone, seat)) == banks.food(me(bound, seat))
        assert banks.resources(me(alone, seat)) == banks.resources(me(bound, seat))


def test_pactos__promise_of_military_protection() -> None:
    t = treaty("promise_of_military_protection", theirs="theocracy")
    assert [culture(t.s, seat) for seat in range(2)] == [1, 0]
    assert [strength(t.s, seat) for seat in range(2)] == [1, 6]


def test_pactos__scientific_cooperation_two_science_less_of_which_the_partner_pays_one() -> None:
    t = actions(
        civ(pact=("scientific_cooperation", 1, "A"), civil_hand="irrigation", science=1), civ(science=4), civ(), age=2
    )
    t.do("develop:irrigation")
    assert (me(t).science, me(t, 1).science) == (0, 3)
    t = actions(
        civ(pact=("scientific_cooperation", 1, "A"), civil_hand="irrigation", science=9), civ(science=0), civ(), age=2
    )
    assert "develop:irrigation" not in t.options()


def test_pactos__international_tourism_culture_for_wonders_of_the_partner_ruins_too() -> None:
    t = treaty("international_tourism", mine="pyramids", theirs="hanging_gardens great_wall")
    plain = treaty("peace_treaty", mine="pyramids", theirs="hanging_gardens great_wall")
    assert culture(t.s, 0) == culture(plain.s, 0) - 1 + 2
    assert culture(t.s, 1) == culture(plain.s, 1) - 1 + 1
    me(t, 1).ruins.append(n("great_wall"))
    assert culture(t.s, 0) == culture(plain.s, 0) - 1 + 2


def test_pactos__loss_of_sovereignty() -> None:
    t = treaty("loss_of_sovereignty", theirs="theocracy")
    assert [culture(t.s, seat) for seat in range(3)] == [2, 0, 0]


def test_pactos__military_pact() -> None:
    t = treaty("military_pact")
    assert [strength(t.s, seat) for seat in range(3)] == [4, 4, 1]


def test_pactos__peace_treaty() -> None:
    t = treaty("peace_treaty")
    assert [culture(t.s, seat) for seat in range(3)] == [1, 1, 0]
