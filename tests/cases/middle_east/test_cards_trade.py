"""Cards of trade: seas and deserts to cross, partners, minas."""

from engine.epochs.card_phase import play_card
from engine.epochs.state import Acquisition, DrawCards, PlayCard
from tests.cases.answers import first_options
from tests.cases.middle_east.driver import Table, at, card_id, fits, play, position


def test_trade_fleets__three_seas_anywhere_on_the_map():
    s = play(position(), 0, "trade_fleets", "area:red_sea+area:aegean_sea+area:upper_gulf")
    assert [at(s, area) for area in ("red_sea", "aegean_sea", "upper_gulf")] == [1, 1, 1]


def test_trade_fleets__also_seas_of_others_but_no_full_ones():
    s = position(disks={"red_sea": {1: 2}, "upper_gulf": {0: 2}}, hands={0: ["trade_fleets"]})
    offered = first_options(play_card(s, PlayCard(0, card_id("trade_fleets"))))
    assert "area:red_sea" in offered
    assert "area:upper_gulf" not in offered


def test_incense_road__two_deserts_and_a_mina():
    s = play(position(disks={"memphis": {0: 2}}), 0, "incense_road", "area:eastern_desert+area:western_desert")
    assert (at(s, "eastern_desert"), at(s, "western_desert"), s.treasury[0]) == (1, 1, 1)


def test_incense_road__the_mina_comes_without_any_desert():
    s = play(position(disks={"lydia": {0: 2}}), 0, "incense_road")
    assert s.treasury[0] == 1


def test_lapis_lazuli__a_mina_for_each_partner_three_at_most():
    disks = {"babylon": {0: 2}, "akkad": {1: 1}, "uruk": {2: 1}, "lagash": {3: 1}, "eshnunna": {4: 1}}
    assert play(position(5, disks=disks), 0, "lapis_lazuli").treasury == [3, 0, 0, 0, 0]


def test_lapis_lazuli__not_for_who_trades_with_nobody():
    assert not fits(position(disks={"babylon": {0: 2}, "thebes": {1: 1}}), 0, "lapis_lazuli")


def test_barter__minas_for_up_to_three_cards():
    s = position(hands={0: ["karum", "tolls", "levy"]})
    play(s, 0, "barter", f"card:{card_id('karum')}+card:{card_id('levy')}")
    assert s.treasury[0] == 2
    assert s.hands[0] == [card_id("tolls")]


def test_karum__two_minas_for_oneself_one_for_the_host():
    s = play(position(disks={"assur": {0: 1}, "nineveh": {1: 3}, "thebes": {2: 3}}), 0, "karum")
    assert s.treasury == [2, 1, 0]


def test_karum__no_city_far_away():
    assert not fits(position(disks={"assur": {0: 1}, "nineveh": {1: 2}, "thebes": {2: 3}}), 0, "karum")


def _growing(**more):
    return Table(position(phase="growth", steps=[Acquisition(0)], **more))


def test_merchant_house__a_mina_for_each_partner_two_at_most():
    disks = {"babylon": {0: 2}, "akkad": {1: 1}, "uruk": {2: 1}, "lagash": {3: 1}}
    table = _growing(seats=4, disks=disks, investments=[(0, "merchant_house", 3)])
    table.do("use")
    assert table.s.treasury[0] == 2
    assert [item.disks for item in table.s.investments] == [2]


def test_merchant_house__three_disks_of_the_supply_lie_on_it():
    s = play(position(), 0, "merchant_house")
    assert [(item.seat, item.disks) for item in s.investments] == [(0, 3)]
    assert s.supply[0] == s.supply[1] - 3


def test_merchant_house__a_negated_use_ends_it():
    disks = {"babylon": {0: 2}, "akkad": {1: 1}}
    investments = [(0, "merchant_house", 3)]
    table = _growing(disks=disks, hands={1: ["prophetess"]}, investments=investments)
    table.do("use", f"negate:{card_id('prophetess')}")
    assert (table.s.treasury[0], table.s.investments) == (0, [])
    assert card_id("merchant_house") in table.s.discard


def test_purple_dye__a_sea_more_and_a_mina_for_every_two():
    s = position(disks={"byblos": {0: 1}, "levantine_sea": {0: 1}, "aegean_sea": {0: 1}})
    play(s, 0, "purple_dye", "area:cilician_straits")
    assert (at(s, "cilician_straits"), s.treasury[0]) == (1, 2)


def test_purple_dye__not_far_from_any_sea():
    assert not fits(position(disks={"babylon": {0: 2}}), 0, "purple_dye")


def test_tolls__every_partner_pays_that_can():
    disks = {"babylon": {0: 2}, "akkad": {1: 1}, "uruk": {2: 1}, "thebes": {3: 1}}
    s = play(position(4, disks=disks, talents=[0, 2, 0, 4]), 0, "tolls")
    assert s.treasury == [1, 1, 0, 4]


def test_tolls__one_mina_where_nobody_can_pay():
    s = play(position(disks={"babylon": {0: 2}, "akkad": {1: 1}}), 0, "tolls")
    assert s.treasury == [1, 0, 0]


def test_reed_boats__down_the_river_and_out_to_sea():
    s = position(disks={"babylon": {0: 2}})
    play(s, 0, "reed_boats", "area:lagash", "area:bit_yakin", "area:upper_gulf")
    assert [at(s, area) for area in ("lagash", "bit_yakin", "upper_gulf")] == [1, 1, 1]


def test_reed_boats__the_player_may_stop():
    s = play(position(disks={"babylon": {0: 2}}), 0, "reed_boats", "area:lagash", "")
    assert (at(s, "lagash"), sum(s.disks[0])) == (1, 3)


def test_caravanserai__a_card_more():
    deck = ["levy", "karum", "tolls", "barter", "drought"]
    table = Table(position(deck=deck, investments=[(0, "caravanserai", 1)], phase="reckoning", steps=[DrawCards(0)]))
    table.do("use")
    assert len(table.s.hands[0]) == 4
    assert table.s.investments == []


def test_caravanserai__goes_down_with_three_disks():
    assert [item.disks for item in play(position(), 0, "caravanserai").investments] == [3]
