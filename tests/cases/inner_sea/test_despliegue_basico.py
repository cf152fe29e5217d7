"""Rulebook, "Despliegue básico para 2 jugadores" to "... 6 jugadores"."""

from __future__ import annotations

import pytest

from engine.epochs.features import features_of
from engine.epochs.state import Rules
from tests.cases.epochs import disks_of
from tests.cases.inner_sea.plain import Table, new_game, position
from tests.cases.inner_sea.plain_deck import EVENTS, FACTS

EGYPT = ("egypt 2, kush 2, libya 2, nile_delta 2, sinai 2", "red_sea, egyptian_sea")
TROY = ("troy 2, phrygia 2, ionia 2, lydia 2, silicia 2", "icarian_sea, trojan_sea")
GAUL = ("gaul 2, aquitania 2, tarraco 2, massilia 2, liguria 2", "gulf_of_tarraco, ligurian_sea")
CARTHAGE = (
    "carthage 2, saldae 2, thapsus 2, tripolitania 2",
    "saldic_sea, carthaginian_sea, african_sea, gulf_of_leptis",
)
ROME = ("rome 2, etruria 2, umbria 2, apulia 2, samnium 2", "bay_of_capua, tyrrhenian_sea")
MAURETANIA = (
    "mauretania 2, tingitania 2, numidia 2, baleares 2",
    "pillars_of_hercules, iberian_sea, numidian_sea, western_mediterranean",
)
SETUPS = {
    2: {"egypt": EGYPT, "troy": TROY},
    3: {
        "celt_iberia": ("celt_iberia 2, tarraconnesis 2, idubeda 2, saguntum 2, novo_carthago 2, gades 2", ""),
        "carthage": (
            "carthage 2, saldae 2, thapsus 2, melite 2",
            "saldic_sea, carthaginian_sea, african_sea, gulf_of_leptis",
        ),
        "mycenae": (
            "mycenae 2, laconia 2, illyria 2, thessaly 2",
            "thracian_sea, aegean_sea, ionian_sea, adriatic_sea",
        ),
    },
    4: {"gaul": GAUL, "carthage": CARTHAGE, "troy": TROY, "egypt": EGYPT},
    5: {"gaul": GAUL, "mauretania": MAURETANIA, "rome": ROME, "troy": TROY, "egypt": EGYPT},
    6: {"gaul": GAUL, "mauretania": MAURETANIA, "rome": ROME, "carthage": CARTHAGE, "troy": TROY, "egypt": EGYPT},
}
EVERY_SETUP = [(seats, civ) for seats, civs in SETUPS.items() for civ in civs]


def begun(seats: int, *, rules: Rules | None = None) -> Table:
    """A new game in which everybody has taken the first civilization offered."""
    table = new_game(seats, rules=rules)
    while table.asked()[1] == "civilization":
        table.do(sorted(table.options())[0])
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_despliegue__turn_order_is_drawn_by_lot(seats: int) -> None:
    orders = {tuple(new_game(seats, seed=seed).s.order) for seed in range(1, 30)}
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert {order[0] for order in orders} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_despliegue__civilizations_are_chosen_in_turn_order_from_those_of_the_setup(seats: int) -> None:
    table, free = new_game(seats), set(SETUPS[seats])
    for seat in table.s.order[:-1]:
        assert table.asked() == (seat, "civilization")
        assert table.options("civ:") == free
        free.remove(max(free))
        table.do(f"civ:{max(table.options('civ:'))}")
    assert table.s.civs[table.s.order[-1]] == free.pop()
    assert table.asked() == (table.s.order[0], "withdraw")


@pytest.mark.parametrize(("seats", "civ"), EVERY_SETUP)
def test_despliegue__each_civilization_begins_with_its_twelve_disks(seats: int, civ: str) -> None:
    table = begun(seats)
    seat = table.s.civs.index(civ)
    settlements, camps = SETUPS[seats][civ]
    wanted = {**disks_of(settlements), **disks_of(camps)}
    assert {FACTS.board.ids[area]: count for area, count in enumerate(table.s.disks[seat]) if count} == wanted
    assert sum(wanted.values()) == 12
    assert table.s.supply[seat] == 50 - 2 - 12


def test_despliegue__the_settlements_of_troy_for_two_include_troy() -> None:
    table = begun(2)
    assert table.at("troy", table.s.civs.index("troy")) == 2


@pytest.mark.parametrize(("seats", "above"), [(2, 10), (3, 15), (4, 20), (5, 25), (6, 30)])
def test_despliegue__the_first_cards_of_the_deck_are_no_events_the_others_are_mixed(seats: int, above: int) -> None:
    assert FACTS.setups[seats].aside == above
    seen = set()
    for seed in range(1, 40):
        s = new_game(seats, seed=seed).s
        dealt = sum(len(hand) for hand in s.hands)
        assert not set(EVENTS).intersection(*[[card for hand in s.hands for card in hand]])
        first = s.deck[::-1][: above - dealt]
        assert not set(EVENTS).intersection(first)
        seen.update(s.deck[::-1][above - dealt :][:20])
    assert seen >= set(EVENTS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_despliegue__everybody_draws_five_cards(seats: int) -> None:
    s = new_game(seats).s
    assert [len(hand) for hand in s.hands] == [5] * seats
    assert len(s.deck) == 103 - 5 * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_despliegue__no_points_no_talents_all_wonders_available_fifty_barbarians(seats: int) -> None:
    s = begun(seats).s
    assert (s.points, s.treasury, s.loot) == ([0] * seats, [0] * seats, [0] * seats)
    assert {wonder.status for wonder in s.wonders.values()} == {"available"}
    assert s.supply[s.barbarians] == 50
    assert (s.epoch, s.turn, s.phase) == (1, 1, "growth")


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        (2, "dalmatia adriatic_sea gulf_of_taranto central_mediterranean bay_of_sirt sirt rome carthage atlantic"),
        (3, "phrygia lydia minoan_sea eastern_mediterranean libyan_sea marmarica egypt phoenicia pontus"),
    ],
)
def test_despliegue__a_line_of_white_disks_and_what_lies_behind_is_out_of_play(seats: int, line: str) -> None:
    closed = {FACTS.board.ids[area] for area in begun(seats).s.closed}
    assert set(line.split()) <= closed
    assert not closed & {area for civ in SETUPS[seats].values() for part in civ for area in disks_of(part)}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_despliegue__from_four_players_on_the_whole_map_is_in_play(seats: int) -> None:
    assert begun(seats).s.closed == []


@pytest.mark.parametrize("seats", [2, 3])
def test_despliegue__no_disk_is_ever_deployed_beyond_the_frontier(seats: int) -> None:
    table = begun(seats)
    closed = {FACTS.board.ids[area] for area in table.s.closed}
    for _ in range(60):
        seat, key = table.asked()
        if key == "withdraw":
            table.do("done")
        elif key == "deploy":
            offered = table.options("deploy:")
            assert not offered & closed
            table.do(f"deploy:{max(offered, key=lambda area: (table.at(area, seat) == 0, area))}")
        else:
            break
    assert table.asked()[1] == "card-action"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_comienzo_de_la_partida__the_first_growth_phase_in_turn_order(seats: int) -> None:
    table = begun(seats)
    seen = []
    while table.asked()[1] in ("withdraw", "deploy"):
        if table.asked()[1] == "withdraw":
            seen.append(table.asked()[0])
        table.do("done")
    assert seen == table.s.order
    assert table.s.phase == "cards"


def test_tarjetas_de_civilizacion__a_table_may_leave_out_what_was_made_for_balance() -> None:
    def used(rules: Rules) -> list[str]:
        table = position("", civs="mauretania", rules=rules)
        return [name for name, _ in features_of(table.s, 0)]

    assert used(Rules()) == ["ability:plain_scouts"]
    assert used(Rules(balanced=False)) == []
