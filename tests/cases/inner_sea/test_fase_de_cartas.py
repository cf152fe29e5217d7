"""Rulebook, "Fase de cartas", "Jugar una carta de destino", "Pasar", "La regla de oro"."""

from __future__ import annotations

from engine.epochs.state import CardPhase, CompetitionPhase, PlayCard
from tests.cases.inner_sea.plain import BARBARIANS, Table, position
from tests.cases.inner_sea.plain_deck import (
    AMBUSH,
    BANK,
    BOUNTY,
    DROUGHT,
    GARDEN,
    GIFT,
    HORDE,
    POET,
    QUARRY,
    RAID,
    STORM,
    VETO,
    VETO_TWO,
)


def card_phase(*hands: list[int], disks: tuple[str, ...] = ("egypt 2", "rome 2", "gaul 2"), **more: object) -> Table:
    return position(
        *disks,
        hands=hands,
        phase="cards",
        steps=[CardPhase()],
        until=CompetitionPhase,
        **more,  # type: ignore[arg-type]
    )


def test_fase_de_cartas__play_a_card_build_a_wonder_or_pass() -> None:
    table = card_phase([GIFT, DROUGHT], talents=[3])
    assert table.options() == {f"play:{GIFT}", f"play:{DROUGHT}", "pass"}
    table = card_phase([GIFT], disks=("egypt 2, kush 2, libya 2", "rome 1"), talents=[3])
    assert {"build:plain_temple", "build:plain_tower", f"play:{GIFT}", "pass"} <= table.options()


def test_fase_de_cartas__one_thing_each_in_turn_order_then_again_until_all_have_passed() -> None:
    table, seen = card_phase([1, 50], [51], [52, 53], order=[2, 0, 1]), []
    while table.asks:
        seen.append(table.asked()[0])
        table.do(max(table.options()))
    assert seen == [2, 0, 1, 2, 0]
    assert table.s.treasury == [2, 1, 2]
    assert table.next_steps() == ["CompetitionPhase"]


def test_fase_de_cartas__one_who_is_left_goes_on_alone() -> None:
    table = card_phase([1, 50, 51], [52], []).do("play:1", "pass", "play:50")
    assert table.asked() == (0, "card-action")
    table.do("play:51")
    assert table.next_steps() == ["CompetitionPhase"]


def test_pasar__is_final_for_the_phase() -> None:
    table = card_phase([1, 50], [51, 52], []).do("pass", "play:51")
    assert table.asked() == (1, "card-action")
    table.do("play:52")
    assert table.s.hands == [[1, 50], [], []]
    assert table.next_steps() == ["CompetitionPhase"]


def test_pasar__who_can_neither_play_nor_build_passes() -> None:
    table = card_phase([], [1], [])
    assert table.asked() == (1, "card-action")
    assert [event.args["seat"] for event in table.events("passed")] == [0]


def test_pasar__who_holds_only_cards_of_other_moments_is_asked_all_the_same() -> None:
    assert card_phase([AMBUSH, VETO], [1], []).options() == {"pass"}


def test_pasar__is_forgotten_in_the_next_phase() -> None:
    table = card_phase([1], [50], []).do("pass", "pass")
    assert table.s.passed == [False, False, False]


def test_cartas_de_competicion__not_in_the_card_phase() -> None:
    assert f"play:{AMBUSH}" not in card_phase([AMBUSH, GIFT], [], []).options()


def test_cartas_de_anulacion__not_as_an_action() -> None:
    assert f"play:{VETO}" not in card_phase([VETO, GIFT], [], []).options()


def test_cartas_de_inversion__are_played_as_an_action() -> None:
    assert f"play:{BANK}" in card_phase([BANK], [], []).options()


def test_jugar_una_carta__its_player_says_where_before_anybody_may_answer() -> None:
    table = position("egypt 2", "rome 2, gaul 1", hands=[[RAID], [VETO]], steps=[PlayCard(0, RAID)], phase="cards")
    assert table.asked() == (0, "card-area")
    table.do("area:gaul")
    assert table.asked() == (1, "react")
    assert table.events("played")[0].args["targets"] == "area:gaul"


def test_resolver_efectos__as_far_as_possible() -> None:
    table = position("rome 3, etruria 4", "", hands=[[GARDEN]], steps=[PlayCard(0, GARDEN)], phase="cards")
    table.do("area:rome+area:etruria")
    assert (table.at("rome"), table.at("etruria")) == (4, 4)
    table = position(
        "rome 1", "", hands=[[GARDEN]], investments=[(0, QUARRY, 46)], steps=[PlayCard(0, GARDEN)], phase="cards"
    )
    table.do("area:gaul+area:rome")
    assert (table.at("gaul"), table.at("rome"), table.s.supply[0]) == (1, 1, 0)


def test_resolver_efectos__what_needs_no_disk_is_done_where_there_is_none() -> None:
    spent = [(0, QUARRY, 47)]
    table = position("rome 1", "", hands=[[BOUNTY]], investments=spent, steps=[PlayCard(0, BOUNTY)], phase="cards")
    assert (table.asked(), table.s.treasury[0], table.s.supply[0]) == ((-1, ""), 1, 0)
    table = card_phase([BOUNTY, GARDEN], disks=("rome 1", "gaul 1"), investments=spent)
    assert f"play:{BOUNTY}" in table.options()


def test_regla_de_oro__protection_from_cards_stops_those_of_opponents_alone() -> None:
    def struck(by: int) -> list[int]:
        hands = [[STORM] if seat == by else [] for seat in range(2)]
        steps = [PlayCard(by, STORM)]
        return position("troy 2", "troy 2", civs="troy rome", hands=hands, steps=steps, phase="cards").stacks("troy")

    assert struck(by=1) == [2, 1, 0]
    assert struck(by=0) == [1, 1, 0]


def test_reserva__disks_come_from_ones_own_supply_and_go_back_to_their_owners() -> None:
    table = position("egypt 1", "rome 2", hands=[[RAID]], steps=[PlayCard(0, RAID)], phase="cards")
    table.do(*(["area:rome"] if table.asks else []))
    assert (table.at("rome", 1), table.s.supply[1], table.s.supply[0]) == (1, 47, 47)


def test_reserva__barbarians_go_back_to_the_black_supply() -> None:
    table = position("", "", barbarians="gaul 2", hands=[[RAID]], steps=[PlayCard(0, RAID)], phase="cards")
    table.do(*(["area:gaul"] if table.asks else []))
    assert (table.at("gaul", BARBARIANS), table.s.supply[BARBARIANS]) == (1, 49)


def test_colocacion__anywhere_where_the_card_names_no_area() -> None:
    table = position("egypt 2", "rome 3", hands=[[GARDEN]], steps=[PlayCard(0, GARDEN)], phase="cards")
    table.do("area:rome+area:lusitania")
    assert (table.at("rome"), table.at("lusitania")) == (2, 2)


def test_regla_de_oro__a_card_comes_before_the_rules_of_deployment() -> None:
    table = position("", "gaul 4", hands=[[GARDEN]], steps=[PlayCard(0, GARDEN)], phase="cards")
    assert {"area:gaul", "area:helvetia"} <= table.options()


def test_limites_a_los_barbaros__where_the_black_supply_is_short_disks_come_from_other_areas() -> None:
    barbarians = ", ".join([*(f"{area} 12" for area in ("gaul", "pontus", "thrace", "dacia")), "moesia 1"])
    table = position("", "", barbarians=barbarians, hands=[[HORDE]], steps=[PlayCard(0, HORDE)], phase="cards")
    table.do("area:rome")
    assert (table.asked(), table.asks[0].about) == ((0, "barbarians-take"), {"disks": 3})
    taken = {f"{area}:{count}" for area in ("gaul", "pontus", "thrace", "dacia") for count in (1, 2, 3)}
    assert table.options("take:") == taken | {"moesia:1"}
    table.do("take:moesia:1", "take:gaul:2")
    assert (table.at("rome", BARBARIANS), table.at("moesia", BARBARIANS)) == (4, 0)
    assert (table.at("gaul", BARBARIANS), table.at("pontus", BARBARIANS)) == (10, 12)
    assert table.s.supply[BARBARIANS] == 0


def test_limites_a_los_barbaros__the_player_may_leave_it_at_what_the_supply_has() -> None:
    barbarians = ", ".join([*(f"{area} 12" for area in ("gaul", "pontus", "thrace", "dacia")), "moesia 1"])
    table = position("", "", barbarians=barbarians, hands=[[HORDE]], steps=[PlayCard(0, HORDE)], phase="cards")
    table.do("area:rome", "done")
    assert (table.asked(), table.at("rome", BARBARIANS), table.s.supply[BARBARIANS]) == ((-1, ""), 1, 0)


def test_limites_a_los_barbaros__nobody_is_asked_while_the_supply_lasts() -> None:
    table = position("", "", barbarians="gaul 4", hands=[[HORDE]], steps=[PlayCard(0, HORDE)], phase="cards")
    table.do("area:rome")
    assert (table.asked(), table.s.supply[BARBARIANS]) == ((-1, ""), 42)


def test_cartas_de_inversion__lie_face_up_with_disks_of_the_supply() -> None:
    table = position("egypt 2", "", hands=[[BANK]], steps=[PlayCard(0, BANK)], phase="cards")
    assert [(item.seat, item.card, item.disks) for item in table.s.investments] == [(0, BANK, 3)]
    assert (table.s.supply[0], table.s.hands[0], table.s.discard) == (43, [], [])


def test_cartas_de_inversion__with_too_few_disks_as_many_as_there_are() -> None:
    table = position(
        "egypt 2", "", hands=[[BANK]], investments=[(0, QUARRY, 44)], steps=[PlayCard(0, BANK)], phase="cards"
    )
    assert [item.disks for item in table.s.investments] == [44, 2]
    assert table.s.supply[0] == 0


def test_cartas_de_inversion__without_any_disk_the_card_is_discarded() -> None:
    table = position(
        "egypt 2", "", hands=[[BANK]], investments=[(0, QUARRY, 46)], steps=[PlayCard(0, BANK)], phase="cards"
    )
    assert [item.card for item in table.s.investments] == [QUARRY]
    assert table.s.discard == [BANK]


def test_cartas_de_inversion__are_discarded_with_their_last_disk() -> None:
    from engine.epochs.card_phase import take_investment

    s = position("egypt 2", "", investments=[(0, BANK, 2)]).s
    assert take_investment(s, 0, BANK)
    assert (s.investments[0].disks, s.discard, s.supply[0]) == (1, [], 45)
    assert take_investment(s, 0, BANK)
    assert (s.investments, s.discard, s.supply[0]) == ([], [BANK], 46)
    assert not take_investment(s, 0, BANK)


def test_cartas_de_inversion__a_negated_one_takes_no_disks() -> None:
    table = position("egypt 2", "rome 2", hands=[[BANK], [VETO]], steps=[PlayCard(0, BANK)], phase="cards")
    table.do(f"negate:{VETO}")
    assert (table.s.investments, table.s.supply[0]) == ([], 46)
    assert set(table.s.discard) == {BANK, VETO}


def test_tamano_de_mano__cards_on_the_table_are_not_in_the_hand() -> None:
    table = card_phase([BANK, 1, 50, 51, 52, 53], [VETO_TWO], []).do(f"play:{BANK}", "let")
    assert len(table.s.hands[0]) == 5


def test_gran_personalidad__is_played_like_any_card() -> None:
    assert card_phase([POET], [], []).do(f"play:{POET}").s.points == [1, 0, 0]
