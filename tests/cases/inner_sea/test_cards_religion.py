"""Cards of religion."""

from engine.core.ask import AskEach
from engine.epochs.cards import worth_playing
from engine.epochs.reckoning import reset_turn_order
from engine.epochs.state import ResetTurnOrder, Rules
from tests.cases.answers import run
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, drained, play, position


def test_heresy__a_city_and_its_kin_next_door():
    s = position(disks={"rome": {1: 3}, "etruria": {1: 1, 2: 1}, "bay_of_capua": {1: 1}, "apulia": {1: 1}})
    play(s, 0, "heresy")
    assert (at(s, "rome", 1), at(s, "etruria", 1), at(s, "etruria", 2)) == (2, 0, 1)
    assert (at(s, "bay_of_capua", 1), at(s, "apulia", 1)) == (1, 1)


def test_heresy__never_against_barbarians():
    s = position(disks={"rome": {BARBARIANS: 3}})
    assert not worth_playing(s, 0, card_id("heresy"))


def test_religious_fervor__a_disk_there_and_in_all_land_around():
    s = position(disks={"gaul": {0: 1}, "massilia": {1: 2}})
    play(s, 0, "religious_fervor")
    assert [at(s, area) for area in ("gaul", "massilia", "aquitania", "helvetia", "tarraco")] == [2, 1, 1, 1, 1]


def test_blasphemy__two_disks_from_the_area_of_a_wonder():
    s = position(disks={"rome": {1: 3}}, wonders={"great_pyramid": (1, "rome")})
    play(s, 0, "blasphemy")
    assert at(s, "rome", 1) == 1


def test_blasphemy__not_against_own_wonders():
    s = position(disks={"rome": {0: 3}}, wonders={"great_pyramid": (0, "rome")})
    assert not worth_playing(s, 0, card_id("blasphemy"))


def test_sacred_truce__everybody_gives_way_but_stays():
    s = position(disks={"rome": {0: 2, 1: 4, BARBARIANS: 1}})
    play(s, 0, "sacred_truce")
    assert (at(s, "rome"), at(s, "rome", 1), at(s, "rome", BARBARIANS)) == (1, 2, 1)


def test_first_fruits__a_card_for_three_disks_around_the_home_area():
    s = position(disks={"rome": {0: 1}}, hands={0: ["poet"]})
    play(s, 0, "first_fruits", "area:egypt+area:kush+area:red_sea", f"card:{card_id('poet')}")
    assert [at(s, area) for area in ("egypt", "kush", "red_sea")] == [1, 1, 1]
    assert card_id("poet") in s.discard


def test_oracle_at_delphi__advice_in_the_card_phase():
    s = position(deck=["poet", "spies"])
    play(s, 0, "oracle_at_delphi")
    assert s.treasury[0] == 1
    assert s.hands[0] == [card_id("spies")]


def test_oracle_at_delphi__another_place_when_turn_order_is_reset():
    s = position(disks={"rome": {0: 3}, "gaul": {1: 2}}, hands={2: ["oracle_at_delphi"]}, phase="reckoning")
    s.points, s.sources = [2, 1, 0], [{"cities": 2}, {"cities": 1}, {}]
    s.agenda = [ResetTurnOrder()]
    run(reset_turn_order(s, ResetTurnOrder()), "place:3", f"play:{card_id('oracle_at_delphi')}", "place:1")
    assert s.order == [2, 0, 1]
    assert s.discard == [card_id("oracle_at_delphi")]


def test_oracle_at_delphi__may_be_kept():
    s = position(
        disks={"rome": {0: 3}, "gaul": {1: 3}, "troy": {1: 3}}, hands={2: ["oracle_at_delphi"]}, phase="reckoning"
    )
    s.agenda = [ResetTurnOrder()]
    run(reset_turn_order(s, ResetTurnOrder()), "keep")
    assert s.order == [1, 0, 2]
    assert s.hands[2] == [card_id("oracle_at_delphi")]


def test_oracle_at_delphi__where_all_are_asked_silence_tells_nothing():
    s = position(disks={"rome": {0: 3}}, hands={1: ["poet"], 2: ["oracle_at_delphi"]}, phase="reckoning")
    s.points, s.sources = [2, 1, 0], [{"cities": 2}, {"cities": 1}, {}]
    s.rules = Rules(everyone_reacts=True)
    s.agenda = [ResetTurnOrder()]
    flow = reset_turn_order(s, ResetTurnOrder())
    next(flow)
    question = flow.send(("place:2",))
    assert isinstance(question, AskEach)
    assert {item.seat: next(iter(item.options)) for item in question.asks} == {1: "keep", 2: "keep"}


def test_sacred_truce__own_protection_does_not_count():
    s = position(civs=["troy", "rome", "gaul"], disks={"troy": {0: 3, 1: 2}})
    play(s, 0, "sacred_truce")
    assert (at(s, "troy", 0), at(s, "troy", 1)) == (1, 1)


def test_religious_fervor__with_too_few_disks_its_player_says_where():
    s = drained(2, disks={"gaul": {0: 1}})
    play(s, 0, "religious_fervor", "area:gaul+area:massilia")
    assert [at(s, area) for area in ("gaul", "massilia", "aquitania", "helvetia", "tarraco")] == [2, 1, 0, 0, 0]
