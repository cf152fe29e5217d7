"""Rulebook, what only few sentences speak of: resettlement, investments, Barbarians that run out, the next turn."""

from __future__ import annotations

from engine.core.position import Position
from engine.epochs.features import features_of
from engine.epochs.setup import barbarian_disks
from engine.epochs.state import Deployment, NextTurn, PlayCard, Resettlement, Rules, Withdrawal
from engine.middle_east.facts import NUMBERS
from engine.middle_east.game import GAME
from engine.middle_east.meta import META
from engine.middle_east.state import RaiseStrongholds
from tests.cases.middle_east.plain import of_ground, position
from tests.cases.middle_east.plain_deck import BANK, EMPIRE, GIFT, VETO


def test_paso_de_reasentamiento__a_disk_of_any_cities() -> None:
    table = position("lydia 3, memphis 3, sinai 2", "", steps=[Resettlement(0)], until=Deployment)
    assert table.options("resettle:") == {"lydia", "memphis"}
    table.do("resettle:lydia+resettle:memphis")
    assert (table.at("lydia"), table.at("memphis"), table.s.ready[0]) == (2, 2, 2)


def test_cartas_de_inversion__face_up_with_disks_as_many_as_there_are() -> None:
    table = position("lydia 1", "", hands=[[BANK]], steps=[PlayCard(0, BANK)], phase="cards")
    assert [(item.card, item.disks) for item in table.s.investments] == [(BANK, 3)]
    full = ", ".join(f"{area} 4" for area in of_ground("plain")[:11])
    table = position(f"{full}, sinai 2", "", hands=[[BANK]], steps=[PlayCard(0, BANK)], phase="cards")
    assert [(item.card, item.disks) for item in table.s.investments] == [(BANK, 2)]


def test_cartas_de_inversion__a_negated_one_is_discarded() -> None:
    table = position("lydia 1", "sinai 1", hands=[[BANK], [VETO]], steps=[PlayCard(0, BANK)], phase="cards")
    table.do(f"negate:{VETO}")
    assert table.s.investments == []
    assert sorted(table.s.discard) == [BANK, VETO]


def test_cartas_de_anulacion__everybody_may_be_asked() -> None:
    for everyone in (False, True):
        table = position(
            "lydia 1",
            "sinai 1",
            hands=[[GIFT], [GIFT + 9]],
            steps=[PlayCard(0, GIFT)],
            phase="cards",
            rules=Rules(everyone_reacts=everyone),
        )
        assert table.asked() == ((1, "react") if everyone else (-1, ""))


def test_limites_a_los_barbaros__they_come_from_other_areas_where_they_run_out() -> None:
    black = ", ".join(f"{area} 4" for area in of_ground("plain")[1:13])
    table = position("memphis 1", "", barbarians=black, hands=[[EMPIRE]], steps=[PlayCard(0, EMPIRE)], phase="cards")
    assert table.asked() == (0, "barbarians-take")
    first = of_ground("plain")[1]
    table.do(f"take:{first}:2")
    assert sum(table.s.disks[2]) == 50


def test_hordas_barbaras__twice_as_many_below_six_players() -> None:
    hordes = Rules(barbarian_hordes=True)
    assert [barbarian_disks(NUMBERS, rules, 5) for rules in (Rules(), hordes)] == [50, 100]
    assert barbarian_disks(NUMBERS, hordes, 6) == 50


def test_avanzar_el_turno__growth_comes_next() -> None:
    table = position("lydia 1", "", steps=[NextTurn()], until=(RaiseStrongholds, Withdrawal), phase="reckoning")
    assert (table.s.turn, table.s.phase, table.next_steps()[0]) == (2, "growth", "RaiseStrongholds")


def test_duracion_de_la_partida__from_a_later_epoch() -> None:
    for first, epochs, last in (("1", "4", 4), ("3", "1", 3), ("3", "4", 4)):
        s = Position.set_up(GAME, META.check({"first-epoch": first, "epochs": epochs}, 2), 2, 1).state
        assert (s.epoch, s.rules.epochs) == (int(first), last)


def test_tarjetas_de_civilizacion__abilities_made_for_balance_may_be_left_out() -> None:
    s = Position.set_up(GAME, META.check({}, 2), 2, 1).state
    s.civs = ["egypt", "hatti"]
    s.homes = [s.board.number["thebes"], s.board.number["hattusha"]]
    every = {name for seat in range(2) for name, _ in features_of(s, seat)}
    s.rules = Rules(balanced=False)
    left = {name for seat in range(2) for name, _ in features_of(s, seat)}
    assert every - left == {f"ability:{name}" for name in s.facts.balancing} & every
    assert every > left
