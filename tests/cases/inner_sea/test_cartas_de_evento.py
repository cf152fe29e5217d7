"""Rulebook, "Cartas de evento", "Revelar eventos", "Múltiples eventos", "Revelar cartas", "Tamaño de mano"."""

from __future__ import annotations

from engine.epochs.state import DrawCards, PlayCard, SuddenDeath
from tests.cases.inner_sea.plain import Table, position, run_step
from tests.cases.inner_sea.plain_deck import GAME, OMEN, STUDY


def drawn(top: list[int], *, hand: list[int] | None = None) -> Table:
    return position("egypt 1", "rome 1", hands=[hand or []], top=top, phase="reckoning", steps=[DrawCards(0)])


def events(table: Table) -> list[int]:
    return [int(str(event.args["card"]).rpartition("_")[2]) for event in table.events("event")]


def test_cartas_de_evento__take_effect_at_once_and_never_come_into_the_hand() -> None:
    table = drawn([50, 99, 51, 52, 53])
    assert events(table) == [99]
    assert table.s.hands[0] == [50, 51, 52]
    assert 99 in table.s.discard


def test_cartas_de_evento__are_replaced_by_another_card() -> None:
    table = drawn([50, 99, 51, 52])
    assert len(table.s.hands[0]) == 3


def test_cartas_de_evento__the_replacement_may_be_an_event_again() -> None:
    table = drawn([50, 99, 51, 98, 97, 52])
    assert events(table) == [99, 98, 97]
    assert table.s.hands[0] == [50, 51, 52]


def test_cartas_de_evento__where_nothing_else_is_left_none_comes_in_their_place() -> None:
    table = position("egypt", "rome", phase="reckoning", top=[99, 50])
    table.s.hands[1], table.s.deck = table.s.deck[:-2], table.s.deck[-2:]
    run_step(table, DrawCards(0))
    assert (events(table), table.s.hands[0]) == ([99], [50])


def test_multiples_eventos__by_number_from_high_to_low() -> None:
    table = drawn([97, 103, 100, 50, 51, 52])
    assert events(table) == [103, 100, 97]


def test_tamano_de_mano__more_than_six_are_discarded_after_events() -> None:
    table = drawn([97, 60, 61, 62], hand=[50, 51, 52, 53])
    assert (events(table), table.asked()) == ([97], (0, "discard"))
    assert (table.asks[0].least, table.asks[0].most) == (1, 1)
    assert table.options("card:") == {"50", "51", "52", "53", "60", "61", "62"}
    table.do("card:51")
    assert table.s.hands[0] == [50, 52, 53, 60, 61, 62]
    assert 51 in table.s.discard


def test_tamano_de_mano__all_excess_at_once_at_any_time() -> None:
    table = position(
        "egypt 1",
        "rome 1",
        hands=[[STUDY, 50, 51, 52, 53, 54]],
        top=[60, 61, 62],
        phase="cards",
        steps=[PlayCard(0, STUDY)],
    )
    assert table.asked() == (0, "discard")
    assert (table.asks[0].least, table.asks[0].most) == (2, 2)
    assert len(table.do("card:60+card:50").s.hands[0]) == 6


def test_tamano_de_mano__a_hand_too_long_for_one_menu_is_cut_card_by_card() -> None:
    hand = list(range(40, 68))
    table = position("egypt", "rome", hands=[hand], phase="reckoning", steps=[DrawCards(0)], top=[70, 71, 72])
    assert (table.asks[0].most, len(table.options("card:"))) == (1, 31)
    table.do(*(f"card:{number}" for number in hand[:25]))
    assert (table.asked(), table.s.hands[0]) == ((-1, ""), [65, 66, 67, 70, 71, 72])


def test_tamano_de_mano__six_are_fine() -> None:
    table = drawn([60, 61, 62], hand=[50, 51, 52])
    assert (table.asked(), len(table.s.hands[0])) == ((-1, ""), 6)


def test_revelar_cartas__a_revealed_card_is_discarded() -> None:
    table = position("egypt", "rome", hands=[[OMEN]], top=[60], phase="cards", steps=[PlayCard(0, OMEN)])
    assert table.s.points[0] == 2
    assert table.s.discard == [60, OMEN]
    assert table.s.hands[0] == []


def test_revelar_eventos__a_revealed_event_takes_effect_before_what_asked_for_it() -> None:
    table = position("egypt", "rome", hands=[[OMEN]], top=[99], phase="cards", steps=[PlayCard(0, OMEN)])
    keys = [event.key for event in table.s.log.new if event.key in (f"{GAME}-event", f"{GAME}-points")]
    assert keys == [f"{GAME}-event", f"{GAME}-points"]
    assert 99 in table.s.discard


def test_revelar_eventos__in_sudden_death_too() -> None:
    table = position("egypt", "rome", top=[99], turn=2, phase="reckoning", steps=[SuddenDeath()], until=DrawCards)
    assert events(table) == [99]
    assert 99 in table.s.discard


def test_cartas_de_evento__invasions_are_directed_by_whoever_has_fewest_points() -> None:
    table = position(
        "egypt", "rome", "gaul", points=[4, 2, 3], top=[99, 50, 51, 52], phase="reckoning", steps=[DrawCards(0)]
    )
    assert table.s.treasury == [0, 1, 0]


def test_cartas_de_evento__of_equals_the_last_in_turn_order_directs() -> None:
    table = position(
        "egypt",
        "rome",
        "gaul",
        points=[2, 2, 3],
        order=[1, 0, 2],
        top=[99, 50, 51, 52],
        phase="reckoning",
        steps=[DrawCards(2)],
    )
    assert table.s.treasury == [1, 0, 0]


def test_robar_y_descartar__a_hand_gets_what_is_left_where_all_cards_are_gone() -> None:
    table = position("egypt", "rome", phase="reckoning", top=[50, 51])
    table.s.hands[1], table.s.deck = table.s.deck[:-2], table.s.deck[-2:]
    run_step(table, DrawCards(0))
    assert table.s.hands[0] == [50, 51]
