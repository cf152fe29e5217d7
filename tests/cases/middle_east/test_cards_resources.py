"""Cards of resources, and the marked areas."""

from engine.epochs.effects.verbs import override_from_data
from engine.epochs.state import Acquisition
from engine.middle_east.namespace import GAME
from engine.middle_east.state import Gilgamesh
from tests.cases.middle_east.driver import BARBARIANS, Table, at, card_id, fits, play, position


def _grown(s, seat=0):
    s.phase = "growth"
    s.agenda.append(Acquisition(seat))
    return Table(s)


def test_mountain_of_gold__a_disk_a_mark_and_three_white_disks():
    s = play(position(), 0, "mountain_of_gold", "area:pamir")
    assert (at(s, "pamir"), s.sites) == (1, {"mountain_of_gold": s.board.number["pamir"]})
    assert [(item.seat, item.disks) for item in s.investments] == [(0, 3)]
    assert s.supply[0] == s.supply[1] - 1


def test_mountain_of_gold__whoever_controls_it_reaps():
    s = position(disks={"pamir": {1: 2}}, sites={"mountain_of_gold": "pamir"}, investments=[(0, "mountain_of_gold", 3)])
    table = _grown(s, 0)
    assert table.s.treasury == [0, 0, 0]
    table = _grown(s, 1)
    assert table.s.treasury == [0, 2, 0]
    assert [item.disks for item in table.s.investments] == [2]


def test_mountain_of_gold__nobody_reaps_a_shared_area():
    s = position(
        disks={"pamir": {1: 2, 0: 1}}, sites={"mountain_of_gold": "pamir"}, investments=[(0, "mountain_of_gold", 3)]
    )
    assert _grown(s, 1).s.treasury == [0, 0, 0]


def test_mountain_of_gold__the_mark_goes_with_the_last_white_disk():
    s = position(disks={"pamir": {0: 2}}, sites={"mountain_of_gold": "pamir"}, investments=[(0, "mountain_of_gold", 1)])
    s = _grown(s).s
    assert (s.treasury[0], s.sites, s.investments, s.discard) == (2, {}, [], [card_id("mountain_of_gold")])


def test_mountain_of_gold__a_negated_harvest_ends_it():
    s = position(
        disks={"pamir": {0: 2}},
        sites={"mountain_of_gold": "pamir"},
        investments=[(0, "mountain_of_gold", 3)],
        hands={1: ["prophetess"]},
    )
    table = _grown(s)
    table.do(f"negate:{card_id('prophetess')}")
    assert (table.s.treasury[0], table.s.sites, table.s.investments) == (0, {}, [])


def test_mountain_of_gold__needs_an_empty_mountain_and_a_disk():
    s = position(disks={"pamir": {BARBARIANS: 1}})
    assert fits(s, 0, "mountain_of_gold")
    s.supply[0] = 0
    assert not fits(s, 0, "mountain_of_gold")


def test_mountain_of_gold__stays_when_its_player_begins_anew():
    s = position(
        disks={"pamir": {0: 1}, "uruk": {1: 2}, "anshan": {2: 2}},
        sites={"mountain_of_gold": "pamir"},
        investments=[(0, "mountain_of_gold", 2), (0, "storehouses", 2)],
        points=[0, 9, 9],
        phase="reckoning",
        steps=[Gilgamesh(0)],
    )
    table = Table(s)
    table.do("invoke")
    assert [(item.card, item.disks) for item in table.s.investments] == [(card_id("mountain_of_gold"), 2)]
    assert table.s.sites == {"mountain_of_gold": s.board.number["pamir"]}


def test_oasis__a_mina_and_a_ready_disk():
    s = position(disks={"memphis": {0: 3}})
    play(s, 0, "oasis", "area:western_desert")
    before = _grown(position(disks={"memphis": {0: 3}, "thebes": {0: 3}, "abydos": {0: 3}, "western_desert": {0: 1}}))
    s = position(
        disks={"memphis": {0: 3}, "thebes": {0: 3}, "abydos": {0: 3}, "western_desert": {0: 1}},
        sites={"oasis": "western_desert"},
        investments=[(1, "oasis", 2)],
    )
    table = _grown(s)
    assert table.s.ready[0] == before.s.ready[0] + 1
    assert table.s.treasury[0] == before.s.treasury[0] + 1


def test_fishing_grounds__two_ready_disks():
    fields = {"memphis": {0: 3}, "thebes": {0: 3}, "abydos": {0: 3}}
    s = play(position(disks=fields), 0, "fishing_grounds", "area:red_sea")
    before = _grown(position(disks={**fields, "red_sea": {0: 1}}))
    table = _grown(s)
    assert table.s.ready[0] == before.s.ready[0] + 2
    assert [item.disks for item in table.s.investments] == [2]


def test_fishing_grounds__a_negated_card_marks_nothing():
    s = position(hands={1: ["prophetess"]})
    play(s, 0, "fishing_grounds", "area:red_sea", f"negate:{card_id('prophetess')}")
    assert (s.sites, s.investments, at(s, "red_sea")) == ({}, [], 0)


def test_advanced_agriculture__two_disks_where_one_is_alone():
    s = position(disks={"uruk": {0: 1}, "akkad": {0: 2, 1: 1}, "red_sea": {0: 1}})
    play(s, 0, "advanced_agriculture")
    assert (at(s, "uruk"), at(s, "akkad")) == (3, 2)


def test_improved_irrigation__the_same_as_far_as_it_fits():
    s = play(position(disks={"uruk": {0: 3}}), 0, "improved_irrigation")
    assert at(s, "uruk") == 4


def test_pastures__up_to_three_plains_in_or_next_to_own_areas():
    s = position(disks={"anshan": {0: 1}})
    play(s, 0, "pastures", "area:anshan+area:persis")
    assert (at(s, "anshan"), at(s, "persis")) == (2, 1)


def test_bountiful_harvest__up_to_six_areas_and_it_is_set_aside():
    fields = ["uruk", "akkad", "mari", "assur", "nineveh", "susa", "lagash"]
    s = position(disks={area: {0: 1} for area in fields})
    play(s, 0, "bountiful_harvest", "+".join(f"area:{area}" for area in fields[:6]))
    assert [at(s, area) for area in fields] == [2] * 6 + [1]
    assert s.aside == [card_id("bountiful_harvest")]


def test_return_from_exile__three_disks_next_to_own_areas():
    s = position(disks={"memphis": {0: 3}, "uruk": {1: 1}})
    play(s, 0, "return_from_exile", "area:amarna+area:sinai+area:memphis".replace("sinai", "nile_delta"))
    assert [at(s, area) for area in ("amarna", "nile_delta", "memphis")] == [1, 1, 4]
    assert s.aside == [card_id("return_from_exile")]


def test_return_from_exile__six_where_nobody_has_fewer():
    s = position(disks={"memphis": {0: 1}, "uruk": {1: 2}, "anshan": {2: 2}})
    first, then = ["amarna", "nile_delta", "memphis"], ["reed_sea", "western_desert", "marmarica"]
    play(s, 0, "return_from_exile", *("+".join(f"area:{area}" for area in part) for part in (first, then)))
    assert [at(s, area) for area in (*first, *then)] == [1, 1, 2, 1, 1, 1]


def test_return_from_exile__around_the_home_area_with_no_disk_left():
    s = position(disks={"uruk": {1: 2}, "anshan": {2: 2}})
    play(s, 0, "return_from_exile", "area:memphis", "")
    assert at(s, "memphis") == 1


def test_quarries__a_mina_for_mountains_and_deserts():
    s = position(disks={"pamir": {0: 1}, "lukka": {0: 2}, "sinai": {0: 1}, "edom": {0: 1}, "uruk": {0: 3}})
    assert play(s, 0, "quarries").treasury[0] == 3
    assert not fits(position(disks={"uruk": {0: 3}}), 0, "quarries")


def test_storehouses__two_more_ready_disks():
    fields = {"memphis": {0: 3}, "thebes": {0: 3}, "abydos": {0: 3}}
    before = _grown(position(disks=fields))
    table = _grown(position(disks=fields, investments=[(0, "storehouses", 3)]))
    table.do("use")
    assert table.s.ready[0] == before.s.ready[0] + 2


def test_effect__in_data_may_name_the_kind_of_land():
    override_from_data(GAME, "pastures", [{"verb": "place", "where": "mountain-near-own", "areas": 2, "up_to": True}])
    try:
        s = play(position(disks={"arbela": {0: 1}}), 0, "pastures", "area:tushpa")
    finally:
        override_from_data(GAME, "pastures", None)
    assert (at(s, "tushpa"), at(s, "arbela")) == (1, 1)
