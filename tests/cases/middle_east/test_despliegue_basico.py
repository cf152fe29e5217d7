"""Rulebook, "Despliegue Básico para 2 Jugadores" to "... 6 Jugadores"; civilizations chosen freely."""

from __future__ import annotations

import pytest

from engine.core.errors import Reason
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.areas import home_of
from engine.epochs.facts import facts_of
from engine.epochs.geography import load
from engine.epochs.state import Withdrawal
from engine.middle_east.homes import homes_in_play
from engine.middle_east.why_not import WHY_NOT
from tests.cases.answers import Table
from tests.cases.epochs import disks_of

GAME = load_game("middle_east")
FACTS = facts_of("middle_east")
EVENTS = range(96, 104)

HATTI = ("hattusha", "hattusha 2, kaska 2, kumannis 2, karahuyuk 2, arzawa 2, pala 2")
EGYPT = (
    "thebes",
    "thebes 2, abydos 2, amarna 2, memphis, nile_delta, eastern_desert, western_desert, red_sea, reed_sea",
)
ASSYRIA = ("nineveh", "nineveh 2, jarwan 2, arbela 2, samarra 2, akkad 2, assur 2")
SEA_PEOPLES = (
    "alashiya",
    "alashiya 2, rhodes 2, byblos 2, tyre 2, sinai_sea, levantine_sea, cilician_straits, rhodian_sea",
)
SCYTHIA = (
    "west_scythia",
    "west_scythia 2, chorasmia 2, east_scythia 2, north_sakians 2, south_sakians 2, east_caspian, northeast_caspian",
)
PERSIA = ("persis", "persis 2, utians 2, sagartia 2, susa 2, paraetaceni 2, south_zagros 2")
INDUS = ("arachosia", "arachosia 2, mohenjo_daro 2, parachania 2, south_drangiana 2, north_drangiana 2, bactria 2")
SETUPS = {
    2: {"egypt": EGYPT, "hatti": HATTI},
    3: {"assyria": ASSYRIA, "egypt": EGYPT, "hatti": HATTI},
    4: {"assyria": ASSYRIA, "egypt": EGYPT, "hatti": HATTI, "sea_peoples": SEA_PEOPLES},
    5: {"assyria": ASSYRIA, "egypt": EGYPT, "hatti": HATTI, "medes_persians": PERSIA, "scythia": SCYTHIA},
    6: {
        "assyria": ASSYRIA,
        "egypt": EGYPT,
        "hatti": HATTI,
        "indus_valley": INDUS,
        "medes_persians": PERSIA,
        "scythia": SCYTHIA,
    },
}
EVERY_START = [(seats, civ) for seats, civs in SETUPS.items() for civ in civs]
SEATS = list(SETUPS)
FRONTIERS = {
    2: "north_caucasus colchis armenia jarwan nineveh assur akkad dur_kur agrae",
    3: "northwest_caspian west_caspian southwest_caspian elburz_mountains paraetaceni persis utians lower_gulf",
    4: "northwest_caspian west_caspian southwest_caspian elburz_mountains paraetaceni persis utians lower_gulf",
}


def new_game(seats: int, seed: int = 1, **options: str) -> Table:
    """A game that has just been set up: the first player chooses a civilization; it stops before the first growth."""
    chosen = {option.id: option.default for option in GAME.meta.options} | options
    return Table(GAME, GAME.setup(chosen, seats, seeded(seed)), Withdrawal)


def begun(seats: int) -> Table:
    """A new game in which everybody has taken the first civilization offered."""
    table = new_game(seats)
    while table.asked()[1] == "civilization":
        table.do(min(table.options()))
    return table


def founded(seats: int, *civs: str, seed: int = 1) -> Table:
    """A game with free choice, in which the first players have chosen these and placed all they can."""
    table = new_game(seats, seed, civilizations="any")
    for civ in civs:
        table.do(f"civ:{civ}")
        if table.asked()[1] == "home":
            table.do(min(table.options()))
        place_all(table)
    return table


def place_all(table: Table) -> int:
    """Place first disks until there is no more to place; gives back how many."""
    placed = 0
    while table.asked()[1] == "deploy":
        table.do(f"deploy:{min(table.options('deploy:'))}")
        placed += 1
    return placed


@pytest.mark.parametrize("seats", SEATS)
def test_despliegue__turn_order_is_drawn_by_lot(seats: int) -> None:
    orders = {tuple(new_game(seats, seed).s.order) for seed in range(1, 30)}
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert {order[0] for order in orders} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_despliegue__civilizations_are_chosen_in_turn_order_from_those_of_the_setup(seats: int) -> None:
    table, free = new_game(seats), set(SETUPS[seats])
    for seat in table.s.order[:-1]:
        assert table.asked() == (seat, "civilization")
        assert table.options("civ:") == free
        free.remove(max(free))
        table.do(f"civ:{max(table.options('civ:'))}")
    assert table.s.civs[table.s.order[-1]] == free.pop()
    assert table.asks == []


@pytest.mark.parametrize(("seats", "civ"), EVERY_START)
def test_despliegue__each_civilization_begins_with_its_home_and_its_twelve_disks(seats: int, civ: str) -> None:
    table = begun(seats)
    seat = table.s.civs.index(civ)
    home, places = SETUPS[seats][civ]
    wanted = disks_of(places)
    assert FACTS.board.ids[home_of(table.s, seat)] == home
    assert {FACTS.board.ids[area]: count for area, count in enumerate(table.s.disks[seat]) if count} == wanted
    assert sum(wanted.values()) == 12
    assert table.s.supply[seat] == 50 - 2 - 12


@pytest.mark.parametrize("seats", SEATS)
def test_despliegue__a_home_that_the_setup_fixes_is_not_asked_for(seats: int) -> None:
    table = new_game(seats)
    while table.asked()[1] == "civilization":
        table.do(max(table.options()))
        assert table.asked()[1] != "home"


@pytest.mark.parametrize("seats", SEATS)
def test_manos_iniciales__five_cards_each_without_events_which_are_then_anywhere_in_the_deck(seats: int) -> None:
    seen = set()
    for seed in range(1, 60):
        s = new_game(seats, seed).s
        assert [len(hand) for hand in s.hands] == [5] * seats
        assert not set(EVENTS).intersection(*[[card for hand in s.hands for card in hand]])
        assert len(s.deck) == 103 - 5 * seats
        seen.update(s.deck[-5:])
    assert seen & set(EVENTS)


@pytest.mark.parametrize("seats", SEATS)
def test_comienzo_de_la_partida__no_points_no_minas_all_deities_available_fifty_barbarians(seats: int) -> None:
    s = begun(seats).s
    assert (s.points, s.treasury, s.loot) == ([0] * seats, [0] * seats, [0] * seats)
    assert {deity.status for deity in s.deities.values()} == {"available"}
    assert s.supply[s.barbarians] == 50
    assert (s.epoch, s.turn, s.phase) == (1, 1, "growth")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_despliegue__a_line_of_white_disks_and_what_lies_behind_is_out_of_play(seats: int) -> None:
    closed = {FACTS.board.ids[area] for area in begun(seats).s.closed}
    assert set(FRONTIERS[seats].split()) <= closed
    assert not closed & {area for _, places in SETUPS[seats].values() for area in disks_of(places)}
    assert {"arachosia", "bactria", "chorasmia"} <= closed


@pytest.mark.parametrize("seats", [5, 6])
def test_despliegue__five_and_six_play_on_the_whole_map(seats: int) -> None:
    assert begun(seats).s.closed == []


def test_areas_natales__every_home_of_the_map_belongs_to_its_civilization() -> None:
    homes = {name: area.home_of for name, area in load("middle_east").areas.items() if area.home_of}
    fixed = {
        FACTS.board.ids[home]: civ.id
        for civ in FACTS.civilizations.values()
        for home in civ.homes
        if civ.id != "sea_peoples"
    }
    assert {name: civ for name, civ in homes.items() if civ != "sea_peoples"} == fixed
    assert len(fixed) == 22
    assert len(FACTS.civilizations) == 17


def test_pueblos_del_mar__alashiya_or_land_within_two_areas_not_next_to_the_home_of_another() -> None:
    s = begun(4).s
    seat = s.civs.index("sea_peoples")
    homes = {FACTS.board.ids[area] for area in homes_in_play(s, seat, "sea_peoples")}
    assert {"alashiya", "nile_delta"} <= homes
    assert not homes & {"thebes", "nineveh", "hattusha", "abydos"}
    assert all(FACTS.board.kinds[FACTS.board.number[area]] == "land" for area in homes)


def test_eleccion_libre__every_civilization_with_a_home_in_play_may_be_chosen() -> None:
    table = new_game(2, civilizations="any")
    offered = table.options("civ:")
    assert {"egypt", "hatti", "greece", "israel", "sea_peoples"} <= offered
    assert not offered & {"indus_valley", "scythia", "medes_persians", "akkad"}
    assert len(new_game(6, civilizations="any").options("civ:")) == 17


def test_eleccion_libre__then_its_home_among_those_in_play() -> None:
    table = new_game(6, civilizations="any")
    seat = table.asked()[0]
    table.do("civ:egypt")
    assert table.asked() == (seat, "home")
    assert table.options("area:") == {"memphis", "thebes"}
    table.do("area:memphis")
    assert FACTS.board.ids[table.s.homes[seat]] == "memphis"


def test_eleccion_libre__twelve_disks_one_at_home_outwards_at_most_two_an_area() -> None:
    table = new_game(6, civilizations="any")
    seat = table.asked()[0]
    table.do("civ:hatti")
    home = FACTS.board.number["hattusha"]
    assert table.s.disks[seat][home] == 1
    assert {FACTS.board.number[area] for area in table.options("deploy:")} == {home, *FACTS.board.adjacent[home]}
    assert place_all(table) == 11
    assert (sum(table.s.disks[seat]), max(table.s.disks[seat])) == (12, 2)


def test_eleccion_libre__not_the_home_of_another_nor_where_others_are() -> None:
    table = founded(6, "assyria")
    first = table.s.order[0]
    taken = {FACTS.board.ids[area] for area, count in enumerate(table.s.disks[first]) if count}
    homes = {civ.id: {FACTS.board.ids[home] for home in civ.homes} for civ in FACTS.civilizations.values()}
    shut = {civ for civ, areas in homes.items() if areas <= taken}
    assert table.options("civ:") == set(homes) - shut - {"assyria"}
    table.do("civ:sumer")
    while table.asked()[1] == "deploy":
        assert not table.options("deploy:") & taken
        table.do(f"deploy:{min(table.options('deploy:'))}")


def test_eleccion_libre__says_why_an_area_takes_no_more_of_the_first_disks() -> None:
    table = founded(6, "assyria")
    taken = FACTS.board.ids[table.s.homes[table.s.order[0]]]
    table.do("civ:hatti", "deploy:hattusha")
    question = table.asks[0]
    full, shut = (WHY_NOT(table.s, question, f"deploy:{area}") for area in ("hattusha", taken))
    assert full == Reason("middle_east-founders-enough", {"area": "hattusha", "most": 2})
    assert shut == Reason("middle_east-founders-apart", {"area": taken})


def test_eleccion_libre__what_is_not_placed_goes_to_the_supply() -> None:
    table = new_game(3, civilizations="any")
    seat = table.asked()[0]
    table.do("civ:hatti", "done")
    assert (sum(table.s.disks[seat]), table.s.supply[seat], table.s.ready[seat]) == (1, 47, 0)


def test_israel__begins_with_monotheism() -> None:
    table = founded(4, "israel")
    seat = table.s.order[0]
    deity = table.s.deities["monotheism"]
    assert (deity.owner, deity.status) == (seat, "established")
