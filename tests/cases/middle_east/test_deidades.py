"""Rulebook, "Establecer una Deidad", "Deidad Capturada", "Devolver...", "Reestablecer una Deidad"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.epochs.state import CardAction, VictoryCount
from engine.middle_east.deities import helping, is_active, is_faithful, silence
from engine.middle_east.state import CaptureDeities, Deity, RebuildDeity, Status
from tests.cases.middle_east.plain import Table, position
from tests.cases.middle_east.plain_deck import GIFT, GODS, PSALM, RAID

HOME = "memphis"
STANDS = {"plain_moon": Deity("established", 0)}


def acting(*disks: str, seat: int = 0, **more: Any) -> Table:
    """A seat's turn in the card phase."""
    return position(*disks, steps=[CardAction(seat)], phase="cards", homes={0: HOME}, **more)


def test_establecer_una_deidad__five_resources_two_of_them_disks() -> None:
    table = acting(f"{HOME} 2, lydia 3", "hattusha 1", hands=[[GIFT]], talents=[2])
    assert table.options("establish:") == set(GODS)
    table.do("establish:plain_moon", "talent", "talent", f"card:{GIFT}", "disk:lydia", f"disk:{HOME}")
    assert table.s.deities["plain_moon"] == Deity("established", 0)
    assert (table.at(HOME), table.at("lydia")) == (1, 2)
    assert (table.s.treasury[0], table.s.hands[0], table.s.supply[0]) == (0, [], 48 - 3)


def test_establecer_una_deidad__the_last_two_payments_are_disks_where_none_has_been_paid() -> None:
    table = acting(f"{HOME} 2, lydia 3", "hattusha 1", hands=[[GIFT]], talents=[4])
    table.do("establish:plain_moon", "talent", "talent", "talent")
    assert table.options() == {"disk:lydia", f"disk:{HOME}"}


def test_establecer_una_deidad__more_disks_may_be_paid() -> None:
    table = acting(f"{HOME} 1, lydia 4, sinai 2", "hattusha 1")
    table.do("establish:plain_sun", *["disk:lydia"] * 4, "disk:sinai")
    assert table.s.deities["plain_sun"].owner == 0


@pytest.mark.parametrize(
    ("own", "other", "why"),
    [
        ("lydia 4, sinai 2", "hattusha 1", "nobody at home"),
        (f"{HOME} 2, lydia 4", f"{HOME} 1", "the home is shared"),
        (f"{HOME} 2", "hattusha 1", "two disks cannot be paid"),
    ],
)
def test_establecer_una_deidad__only_with_control_of_the_home_and_the_price(own: str, other: str, why: str) -> None:
    table = acting(own, other, hands=[[GIFT]], talents=[9])
    assert not table.options("establish:"), why


def test_establecer_una_deidad__one_deity_each() -> None:
    assert not acting(f"{HOME} 3, lydia 4", "hattusha 1", hands=[[GIFT]], deities=STANDS).options("establish:")


def test_establecer_una_deidad__only_available_ones() -> None:
    table = acting(f"{HOME} 3, lydia 4", "hattusha 1", hands=[[GIFT]], deities={"plain_moon": Deity("established", 1)})
    assert table.options("establish:") == set(GODS) - {"plain_moon"}


def test_establecer_una_deidad__captives_are_no_deity_of_ones_own() -> None:
    table = acting(f"{HOME} 3, lydia 4", "hattusha 1", hands=[[GIFT]], deities={"plain_moon": Deity("captured", 1, 0)})
    assert table.options("establish:") == set(GODS) - {"plain_moon"}


def test_usar_deidades__only_with_a_disk_beside_the_temple() -> None:
    for disks, helps in ((f"{HOME} 1", ["deity:plain_moon"]), ("lydia 1", [])):
        s = position(disks, f"{HOME} 2", homes={0: HOME}, deities=STANDS).s
        assert helping(s, 0) == helps


@pytest.mark.parametrize("status", ["captured", "destroyed"])
def test_consecuencias__a_captured_or_destroyed_deity_helps_those_at_home(status: Status) -> None:
    holder = 1 if status == "captured" else -1
    for disks, helps in ((f"{HOME} 1", True), ("lydia 1", False)):
        s = position(disks, "", homes={0: HOME}, deities={"plain_moon": Deity(status, 0, holder)}).s
        assert bool(helping(s, 0)) == helps
        assert is_faithful(s, 0) == helps
        assert not is_active(s, 0)


def test_territorio_natal_sin_discos__cards_of_religion_may_still_be_played() -> None:
    s = position("lydia 1", f"{HOME} 1", homes={0: HOME}, deities=STANDS).s
    assert is_faithful(s, 0)
    assert not is_active(s, 0)


def test_cartas_de_deidad__a_silenced_one_gives_nothing() -> None:
    table = position(f"{HOME} 1", "", homes={0: HOME}, deities=STANDS)
    silence(table.s, "plain_moon")
    assert table.s.deities["plain_moon"] == Deity("inactive", 0)
    assert (helping(table.s, 0), is_faithful(table.s, 0), is_active(table.s, 0)) == ([], False, False)


def test_cartas_de_religion__only_for_those_with_a_deity() -> None:
    godless = acting(f"{HOME} 1", "hattusha 1", hands=[[PSALM, GIFT]])
    assert godless.options("play:") == {str(GIFT)}
    assert acting(f"{HOME} 1", "", hands=[[PSALM]], deities=STANDS).options("play:") == {str(PSALM)}


def test_cartas_de_religion__the_godless_may_pay_with_them() -> None:
    table = acting(f"{HOME} 3, lydia 4", "hattusha 1", hands=[[PSALM]])
    table.do("establish:plain_moon", f"card:{PSALM}", *["disk:lydia"] * 4)
    assert table.s.discard == [PSALM]


def test_cartas_de_religion__the_godless_may_give_them_for_a_disk() -> None:
    table = acting("lydia 1", "sinai 2", seat=0, hands=[[RAID], [PSALM]])
    table.do(f"play:{RAID}", f"card:{PSALM}")
    assert table.at("sinai", 1) == 1


# Capture


def captured(*disks: str, deities: dict[str, Deity] | None = None, **more: Any) -> Table:
    return position(
        *disks,
        homes={0: HOME},
        deities=STANDS if deities is None else deities,
        steps=[CaptureDeities()],
        **more,
    )


def test_deidad_capturada__who_controls_the_home_takes_the_temple_a_point_and_a_mina() -> None:
    both = {"plain_moon": Deity("established", 0), "plain_sun": Deity("established", 1)}
    table = captured("lydia 2", f"{HOME} 2, hattusha 1", deities=both)
    assert table.s.deities["plain_moon"] == Deity("captured", 0, 1)
    assert (table.s.points[1], table.s.treasury[1]) == (1, 1)


def test_deidad_capturada__the_mina_is_loot_while_competitions_go_on() -> None:
    both = {"plain_moon": Deity("established", 0), "plain_sun": Deity("established", 1)}
    table = captured("lydia 2", f"{HOME} 2", deities=both, phase="competition")
    assert (table.s.loot[1], table.s.treasury[1]) == (1, 0)


def test_deidad_capturada__also_by_those_whose_own_deity_is_captured_or_destroyed() -> None:
    both = {"plain_moon": Deity("established", 0), "plain_sun": Deity("destroyed", 1)}
    assert captured("", f"{HOME} 2", deities=both).s.deities["plain_moon"].holder == 1


def test_deidad_capturada__not_while_others_share_the_home() -> None:
    both = {"plain_moon": Deity("established", 0), "plain_sun": Deity("established", 1)}
    assert captured(f"{HOME} 1", f"{HOME} 2", deities=both).s.deities["plain_moon"].status == "established"
    assert captured("", f"{HOME} 2", f"{HOME} 1", deities=both).s.deities["plain_moon"].status == "established"


def test_deidad_capturada__its_captives_come_with_it_without_reward() -> None:
    three = {
        "plain_moon": Deity("established", 0),
        "plain_sun": Deity("established", 1),
        "plain_wind": Deity("captured", 2, 0),
    }
    table = captured("", f"{HOME} 2", "", deities=three)
    assert table.s.deities["plain_wind"] == Deity("captured", 2, 1)
    assert (table.s.points[1], table.s.treasury[1]) == (1, 1)


def test_deidad_capturada__ones_own_comes_back_to_its_card() -> None:
    two = {"plain_moon": Deity("established", 0), "plain_sun": Deity("captured", 1, 0)}
    table = captured("", f"{HOME} 2", deities=two)
    assert table.s.deities["plain_sun"] == Deity("destroyed", 1)
    assert table.s.deities["plain_moon"] == Deity("captured", 0, 1)


def test_deidad_capturada__barbarians_destroy_it() -> None:
    table = captured("lydia 1", "", barbarians=f"{HOME} 1")
    assert table.s.deities["plain_moon"] == Deity("destroyed", 0)
    assert sum(table.s.points) == sum(table.s.treasury) == 0


def test_deidad_capturada__the_godless_destroy_it_for_a_mina_and_no_point() -> None:
    table = captured("lydia 1", f"{HOME} 1")
    assert table.s.deities["plain_moon"] == Deity("destroyed", 0)
    assert (table.s.points[1], table.s.treasury[1]) == (0, 1)


def test_deidad_capturada__then_captives_go_back_to_their_cards() -> None:
    two = {"plain_moon": Deity("established", 0), "plain_sun": Deity("captured", 1, 0)}
    table = captured("lydia 1", "sinai 1", deities=two, barbarians=f"{HOME} 1")
    assert [table.s.deities[key] for key in ("plain_moon", "plain_sun")] == [
        Deity("destroyed", 0),
        Deity("destroyed", 1),
    ]


def test_deidad_capturada__a_captive_of_who_has_no_temple_is_taken_too() -> None:
    two = {"plain_sun": Deity("captured", 1, 0), "plain_wind": Deity("established", 2)}
    table = captured("lydia 1", "sinai 1", f"{HOME} 1", deities=two)
    assert table.s.deities["plain_sun"] == Deity("captured", 1, 2)
    assert table.s.points[2] == 0


# Points


@pytest.mark.parametrize(
    ("disks", "deities", "points"),
    [
        (f"{HOME} 1", {"plain_moon": Deity("established", 0)}, 1),
        ("lydia 1", {"plain_moon": Deity("established", 0)}, 0),
        (f"{HOME} 1", {"plain_moon": Deity("established", 0), "plain_sun": Deity("captured", 1, 0)}, 2),
        (f"{HOME} 1", {"plain_moon": Deity("destroyed", 0), "plain_sun": Deity("captured", 1, 0)}, 0),
        (f"{HOME} 1", {"plain_sun": Deity("captured", 1, 0)}, 0),
        (f"{HOME} 1", {"monotheism": Deity("established", 0), "plain_sun": Deity("captured", 1, 0)}, 3),
    ],
)
def test_paso_de_recuento__temples(disks: str, deities: dict[str, Deity], points: int) -> None:
    table = position(disks, "", homes={0: HOME}, deities=deities, steps=[VictoryCount()], phase="reckoning")
    assert table.s.points == [points, 0]


# Return


CAPTIVE = {"plain_moon": Deity("captured", 0, 1), "plain_sun": Deity("established", 1)}


def test_devolver__the_captor_offers_and_gains_two_points() -> None:
    table = acting("lydia 1", "hattusha 1", seat=1, deities=CAPTIVE, points=[3, 0])
    table.do("return:plain_moon")
    assert table.asked() == (0, "deity-offer")
    table.do("accept")
    assert table.s.deities["plain_moon"] == Deity("destroyed", 0)
    assert table.s.points == [2, 2]


def test_devolver__who_has_no_point_loses_none() -> None:
    table = acting("lydia 1", "hattusha 1", seat=1, deities=CAPTIVE).do("return:plain_moon", "accept")
    assert table.s.points == [0, 2]


def test_devolver__the_owner_may_ask_for_it() -> None:
    table = acting("lydia 1", "hattusha 1", deities=CAPTIVE, points=[1, 1])
    table.do("request:plain_moon")
    assert table.asked() == (1, "deity-request")
    table.do("accept")
    assert table.s.points == [0, 3]


def test_devolver__nobody_must_agree() -> None:
    for seat, verb in ((1, "return"), (0, "request")):
        table = acting("lydia 1", "hattusha 1", seat=seat, deities=CAPTIVE).do(f"{verb}:plain_moon", "refuse")
        assert table.s.deities["plain_moon"] == Deity("captured", 0, 1)
        assert sum(table.s.points) == 0


def test_devolver__once_a_turn_each() -> None:
    table = position(
        "lydia 1",
        "hattusha 1",
        homes={0: HOME},
        deities=CAPTIVE,
        hands=[[], [GIFT]],
        steps=[CardAction(1), CardAction(1)],
        phase="cards",
    )
    table.do("return:plain_moon", "refuse")
    assert table.asked() == (1, "card-action")
    assert not table.options("return:")


# Building again


@pytest.mark.parametrize("status", ["destroyed", "inactive"])
def test_reestablecer__two_resources_of_any_kind(status: Status) -> None:
    table = acting(
        f"{HOME} 1, lydia 2",
        "hattusha 1",
        hands=[[GIFT]],
        talents=[1],
        deities={"plain_moon": Deity(status, 0)},
    )
    table.do("rebuild:plain_moon", "talent", f"card:{GIFT}")
    assert table.s.deities["plain_moon"] == Deity("established", 0)
    assert table.at("lydia") == 2


def test_reestablecer__captives_lost_before_do_not_come_back() -> None:
    deities = {"plain_moon": Deity("destroyed", 0), "plain_sun": Deity("captured", 1, 2)}
    table = position(
        f"{HOME} 1", "", "", homes={0: HOME}, deities=deities, talents=[2], steps=[RebuildDeity(0, "plain_moon")]
    )
    table.do("talent", "talent")
    assert table.s.deities["plain_sun"].holder == 2


@pytest.mark.parametrize(
    ("disks", "deity"),
    [
        ("lydia 4", Deity("destroyed", 0)),
        (f"{HOME} 4", Deity("captured", 0, 1)),
    ],
)
def test_reestablecer__only_with_control_of_the_home_and_the_temple(disks: str, deity: Deity) -> None:
    assert not acting(disks, "hattusha 1", hands=[[GIFT]], deities={"plain_moon": deity}).options("rebuild:")


def test_establecer_una_deidad__nobody_without_resources_is_asked() -> None:
    assert acting(f"{HOME} 1", "hattusha 1").asked() == (-1, "")
