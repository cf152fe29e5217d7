"""Rulebook, "Cartas de anulación": any opponent, any depth, even after passing."""

from __future__ import annotations

from engine.epochs.state import CardPhase, Competition, CompetitionPhase, DrawCards, PlayCard, Rules
from tests.cases.inner_sea.plain import Table, position
from tests.cases.inner_sea.plain_deck import (
    CRITIC,
    DRILL,
    FACTS,
    GARDEN,
    GIFT,
    POET,
    TRUCE,
    VETO,
    VETO_FOUR,
    VETO_THREE,
    VETO_TWO,
)

DISKS = ("egypt 2", "rome 2", "gaul 2")


def played(card: int, *hands: list[int], rules: Rules | None = None) -> Table:
    """Seat 0 plays a card out of the first hand."""
    return position(*DISKS, hands=hands, steps=[PlayCard(0, card)], phase="cards", rules=rules)


def test_cartas_de_anulacion__cancel_all_effects_of_a_card() -> None:
    table = played(POET, [POET], [VETO], []).do(f"negate:{VETO}")
    assert table.s.points == [0, 0, 0]


def test_cartas_de_anulacion__their_own_benefit_takes_effect() -> None:
    assert played(POET, [POET], [VETO], []).do(f"negate:{VETO}").s.treasury == [0, 1, 0]


def test_cartas_de_anulacion__both_are_discarded() -> None:
    table = played(POET, [POET], [VETO], []).do(f"negate:{VETO}")
    assert sorted(table.s.discard) == [POET, VETO]
    assert table.s.hands == [[], [], []]


def test_cartas_de_anulacion__a_negated_card_is_discarded_whatever_its_legend_says() -> None:
    table = played(POET, [POET, VETO], [VETO_FOUR], []).do(f"negate:{VETO_FOUR}", f"negate:{VETO}")
    assert VETO_FOUR in table.s.discard
    table = played(POET, [POET], [VETO_FOUR], []).do(f"negate:{VETO_FOUR}")
    assert VETO_FOUR in table.s.deck


def test_cartas_de_anulacion__letting_it_pass_lets_it_take_effect() -> None:
    table = played(POET, [POET], [VETO], [VETO_TWO]).do("let", "let")
    assert (table.s.points, table.s.hands[1:]) == ([1, 0, 0], [[VETO], [VETO_TWO]])


def test_cartas_de_anulacion__only_what_their_text_names() -> None:
    assert played(GIFT, [GIFT], [CRITIC], []).asked() == (-1, "")
    assert played(POET, [POET], [CRITIC], []).asked() == (1, "react")
    assert played(POET, [POET], [TRUCE], []).asked() == (-1, "")


def test_cartas_de_anulacion__a_negated_negation_leaves_the_first_card_in_effect() -> None:
    """The rulebook's example: Egypt's great person, Troy's answer, Egypt's answer to that."""
    table = played(POET, [POET, VETO], [VETO_TWO], []).do(f"negate:{VETO_TWO}", f"negate:{VETO}")
    assert table.s.points == [1, 0, 0]
    assert table.s.treasury == [1, 0, 0]
    assert sorted(table.s.discard) == [POET, VETO, VETO_TWO]


def test_cartas_de_anulacion__chains_of_any_depth() -> None:
    table = played(POET, [POET, VETO], [VETO_TWO, VETO_THREE], [])
    table.do(f"negate:{VETO_TWO}", f"negate:{VETO}", f"negate:{VETO_THREE}")
    assert table.s.points == [0, 0, 0]
    table = played(POET, [POET, VETO, VETO_FOUR], [VETO_TWO, VETO_THREE], [])
    table.do(f"negate:{VETO_TWO}", f"negate:{VETO}", f"negate:{VETO_THREE}", f"negate:{VETO_FOUR}")
    assert table.s.points == [1, 0, 0]


def test_cartas_de_anulacion__a_third_civilization_may_negate_the_negation() -> None:
    table = played(POET, [POET], [VETO_TWO], [VETO]).do(f"negate:{VETO_TWO}", "let")
    assert table.asked() == (2, "react")
    table.do(f"negate:{VETO}")
    assert (table.s.points, table.s.treasury) == ([1, 0, 0], [0, 0, 1])


def test_cartas_de_anulacion__a_card_saved_once_may_be_negated_by_another_card() -> None:
    table = played(POET, [POET, VETO], [VETO_TWO, VETO_THREE], [])
    table.do(f"negate:{VETO_TWO}", f"negate:{VETO}", "let")
    assert table.asked() == (1, "react")
    table.do(f"negate:{VETO_THREE}")
    assert table.s.points == [0, 0, 0]


def test_cartas_de_anulacion__nobody_answers_their_own_card() -> None:
    assert played(POET, [POET, VETO], [], []).asked() == (-1, "")


def test_cartas_de_anulacion__all_who_may_are_asked_at_once_the_first_in_turn_order_counts() -> None:
    table = position(
        *DISKS,
        hands=[[POET], [VETO], [VETO_TWO]],
        order=[2, 0, 1],
        steps=[PlayCard(0, POET)],
        phase="cards",
    )
    assert [item.seat for item in table.asks] == [2, 1]
    table.do(f"negate:{VETO_TWO}", f"negate:{VETO}")
    assert table.asked() == (1, "react")
    table.do("let")
    assert (table.s.treasury, table.s.hands[1]) == ([0, 0, 1], [VETO])


def test_cartas_de_anulacion__even_after_passing() -> None:
    table = position(*DISKS, hands=[[VETO], [POET], []], phase="cards", steps=[CardPhase()], until=CompetitionPhase)
    table.do("pass", f"play:{POET}")
    assert table.asked() == (0, "react")
    table.do(f"negate:{VETO}")
    assert table.s.points == [0, 0, 0]


def test_cartas_de_anulacion__not_considered_played_so_nothing_is_placed() -> None:
    table = played(GARDEN, [GARDEN], [VETO], []).do("area:gaul+area:rome", f"negate:{VETO}")
    assert (table.at("gaul"), table.at("rome")) == (0, 0)


def test_cartas_de_anulacion__only_holders_of_a_fitting_card_are_asked() -> None:
    assert [item.seat for item in played(POET, [POET], [GIFT], [VETO]).asks] == [2]


def test_cartas_de_anulacion__the_table_may_ask_all_who_hold_cards_so_that_silence_tells_nothing() -> None:
    table = played(POET, [POET], [GIFT], [VETO], rules=Rules(everyone_reacts=True))
    assert [item.seat for item in table.asks] == [1, 2]
    assert table.options() == {"let"}
    assert table.do("let", "let").s.points == [1, 0, 0]


def test_cartas_de_anulacion__events_take_effect_whoever_could_negate_cards() -> None:
    table = position(*DISKS, hands=[[], [VETO], []], top=[99], phase="reckoning", steps=[DrawCards(0)])
    assert (table.asked(), len(table.events("event")), table.s.hands[1]) == ((-1, ""), 1, [VETO])


def test_cartas_de_anulacion__the_use_of_an_investment_is_no_play_that_could_be_answered() -> None:
    rules = Rules(everyone_reacts=True)
    table = position(
        "egypt 2",
        "egypt 2",
        hands=[[], [VETO]],
        investments=[(0, DRILL, 2)],
        rules=rules,
        phase="competition",
        steps=[Competition(FACTS.board.number["egypt"])],
    )
    table.do("use:card:plain_drill", "nothing")
    assert "react" not in {item.key for item in table.asks}
    assert table.events("uses") != []
