"""What the seventeen civilizations can do beside the rules."""

from __future__ import annotations

from typing import Any

import pytest

from data import table
from data.words import short_of, text_of
from engine.epochs.cast import cast_of
from engine.epochs.competition import award_loot, harm, usable
from engine.epochs.deck import cut_hand, draw_cards
from engine.epochs.facts import facts_of
from engine.epochs.features import feature_named, features_of
from engine.epochs.growth import acquisition
from engine.epochs.invariants import account
from engine.epochs.reckoning import victory_count
from engine.epochs.state import Acquisition, DrawCards, Fight, Rules, VictoryCount
from engine.middle_east.abilities import ABILITIES
from engine.middle_east.deities import temple_points
from engine.middle_east.founding import begin_covenant
from engine.middle_east.hands import hand_limit
from engine.middle_east.state import State
from tests.cases.answers import PASS, run
from tests.cases.middle_east.driver import at, card_id, compete, position

FACTS = facts_of("middle_east")
EVENT = 97


def two(civ: str, disks: dict[str, dict[int, int]] | None = None, other: str = "urartu", **more: Any) -> State:
    """A civilization at seat 0 and another one at seat 1."""
    return position(civs=[civ, other], seats=2, disks=disks or {}, **more)


def extra(s: State, name: str, *answers: str) -> int:
    """The disks that an ability of seat 0 adds to growth."""
    acquire = feature_named(s, f"ability:{name}").acquire
    assert acquire is not None
    gained: int = run(acquire(s, 0), *answers)
    return gained


def minas(s: State, name: str) -> int:
    """The minas that an ability of seat 0 brings in growth."""
    before = s.treasury[0]
    assert extra(s, name) == 0
    return s.treasury[0] - before


def offered(s: State, area: str) -> list[str]:
    """What seat 0 may use in a competition there."""
    return [name.removeprefix("use:ability:") for name in usable(s, 0, s.board.number[area])]


def fertile(count: int) -> list[str]:
    """So many fertile areas."""
    return [name for name, ground in zip(FACTS.board.ids, FACTS.board.grounds, strict=True) if ground == "fertile"][
        :count
    ]


def mountains(count: int) -> list[str]:
    """So many mountains."""
    return [name for name, ground in zip(FACTS.board.ids, FACTS.board.grounds, strict=True) if ground == "mountain"][
        :count
    ]


def home(civ: str) -> str:
    """The first home of a civilization."""
    return FACTS.board.ids[FACTS.civilizations[civ].homes[0]]


def neighbour(area: str) -> str:
    """A land area next to another one."""
    board = FACTS.board
    return next(board.ids[near] for near in board.adjacent[board.number[area]] if board.kinds[near] == "land")


def test_every_ability_belongs_to_a_civilization_and_has_code() -> None:
    used = {ability for item in FACTS.civilizations.values() for ability in item.abilities}
    assert used == set(ABILITIES)
    assert all(2 <= len(item.abilities) <= 4 for item in FACTS.civilizations.values())


def test_every_ability_is_told_in_one_or_two_short_sentences() -> None:
    rows = table("middle_east/civilizations.json")["ability_texts"]
    assert {row["id"] for row in rows} == set(ABILITIES)
    for row in rows:
        assert max(map(len, row["text"].values())) <= 160, row["id"]


def test_a_table_may_leave_out_what_was_made_for_balance() -> None:
    for civ in FACTS.civilizations.values():
        s = two(civ.id, other="hatti" if civ.id != "hatti" else "egypt", rules=Rules(balanced=False))
        names = {name.removeprefix("ability:") for name, _ in features_of(s, 0) if name.startswith("ability:")}
        assert names == set(civ.abilities) - FACTS.balancing


@pytest.mark.parametrize(
    ("civ", "ability", "there", "not_there"),
    [
        ("akkad", "sargons-guard", "akkad", "thrace"),
        ("babylon", "ishtar-gate", "babylon", "thrace"),
        ("chaldea", "marsh-guard", "memphis", "thrace"),
        ("cimmeria", "horse-raiders", "thrace", "cimmeria"),
        ("elam", "highland-archers", "tarsus", "thrace"),
        ("hatti", "allied-chariots", "thrace", "reed_sea"),
        ("medes_persians", "immortals", "thrace", "reed_sea"),
        ("mitanni", "horse-trainers", "lydia", "tarsus"),
        ("urartu", "rock-fortress", "tarsus", "lydia"),
    ],
)
def test_white_disks_once_a_turn_where_the_ability_says(civ: str, ability: str, there: str, not_there: str) -> None:
    s = two(civ, other="greece")
    assert offered(s, not_there) == []
    assert offered(s, there) == [ability]
    s.spent[0].append(f"{ability}:elsewhere")
    assert offered(s, there) == []


def test_a_white_disk_fights_and_goes() -> None:
    s = two("hatti", {"lydia": {0: 1, 1: 2}})
    compete(s, "lydia", {0: ["use:ability:allied-chariots"]}, PASS)
    assert (at(s, "lydia", 0), at(s, "lydia", 1)) == (1, 1)


def test_the_standing_army_fights_twice_a_turn_on_land() -> None:
    s = two("assyria")
    assert offered(s, "reed_sea") == []
    assert offered(s, "thrace") == ["standing-army"]
    s.spent[0].append("standing-army:thrace")
    assert offered(s, "thrace") == []
    assert offered(s, "lydia") == ["standing-army"]
    s.spent[0].append("standing-army:lydia")
    assert offered(s, "pala") == []


def test_the_sea_peoples_guard_their_island() -> None:
    s = two("sea_peoples", {"alashiya": {1: 2}}, phase="growth")
    assert offered(s, "rhodian_sea") == []
    assert offered(s, "alashiya") == ["island-guard"]
    assert extra(s, "island-guard") == 0
    assert (at(s, "alashiya"), s.supply[0], s.ready[0]) == (1, 47, 0), "also where others hold it"
    full = two("sea_peoples", {"alashiya": {0: 4}}, phase="growth")
    assert extra(full, "island-guard") == 0
    assert (at(full, "alashiya"), full.supply[0]) == (4, 44)


def test_scythians_fight_at_sea_too_and_grow() -> None:
    s = two("scythia")
    assert offered(s, "reed_sea") == offered(s, "thrace") == ["steppe-archers"]
    assert extra(s, "great-herds") == 1


def test_greeks_influence_two_competitions_a_turn() -> None:
    s = two("greece")
    assert offered(s, "reed_sea") == ["hoplites"]
    s.spent[0].append("hoplites:reed_sea")
    assert offered(s, "reed_sea") == []
    assert offered(s, "thrace") == ["hoplites"]
    s.spent[0].append("hoplites:thrace")
    assert offered(s, "lydia") == []


def test_greeks_put_a_disk_more_in_or_next_to_the_aegean_sea() -> None:
    s = two("greece", {"mycenae": {0: 4}, "attica": {0: 1}}, phase="growth")
    assert options_of(s, "colonies") == ["aegean_sea", "attica", "cretan_sea", "thracian_sea"]
    assert extra(s, "colonies", "area:aegean_sea") == 0
    assert (at(s, "aegean_sea"), s.supply[0], s.ready[0]) == (1, 48 - 6, 0)
    far = two("greece", {"thebes": {0: 2}}, phase="growth")
    assert extra(far, "colonies") == 0
    assert sum(far.disks[0]) == 2


def options_of(s: State, name: str) -> list[str]:
    """The areas that an ability's question in growth offers."""
    acquire = feature_named(s, f"ability:{name}").acquire
    assert acquire is not None
    question: Any = next(acquire(s, 0))
    return [option.removeprefix("area:") for option in question.options]


def test_the_siege_train_strikes_before_any_card_in_the_first_competition_of_assyria() -> None:
    s = two("assyria", {"lydia": {0: 2, 1: 2}, "arzawa": {0: 2, 1: 2}})
    compete(s, "lydia", {}, PASS)
    # Two against one after the first loss: the smaller stack goes first.
    assert (at(s, "lydia", 0), at(s, "lydia", 1)) == (2, 0)
    compete(s, "arzawa", {}, PASS)
    assert (at(s, "arzawa", 0), at(s, "arzawa", 1)) == (1, 1)


def test_the_siege_train_takes_a_stronghold_first() -> None:
    s = two("assyria", {"tarsus": {0: 3, 1: 2}})
    s.strongholds[s.board.number["tarsus"]] = 1
    compete(s, "tarsus", {}, PASS)
    assert (s.strongholds[s.board.number["tarsus"]], at(s, "tarsus", 0), at(s, "tarsus", 1)) == (-1, 2, 0)


def test_the_siege_train_chooses_among_several() -> None:
    s = position(civs=["assyria", "hatti", "egypt"], seats=3, disks={"lydia": {0: 3, 1: 1, 2: 1}})
    compete(s, "lydia", {}, "stack:lydia:2", PASS)
    assert (at(s, "lydia", 0), at(s, "lydia", 1), at(s, "lydia", 2)) == (3, 0, 0)


def test_the_siege_train_may_end_the_contest() -> None:
    s = two("assyria", {"lydia": {0: 1, 1: 2}})
    compete(s, "lydia", {}, PASS)
    assert (at(s, "lydia", 0), at(s, "lydia", 1)) == (1, 1)


@pytest.mark.parametrize("ability", ["nile-floods", "land-of-punt", "merchants-of-assur"])
def test_what_counts_civilizations_says_so(ability: str) -> None:
    """There may be fewer players than civilizations, or more areas than for so many players."""
    for lang, word in (("en", "players"), ("es", "jugadores")):
        for read in (text_of, short_of):
            assert word not in (read("middle_east", lang, f"ability:{ability}") or word)


def test_the_nile_helps_an_egypt_with_six_cities_among_four_civilizations_of_two_players() -> None:
    six = {area: {0: 3} for area in ("memphis", "lydia", "arzawa", "pala", "thrace", "kaska")}
    civs = ("egypt", "hatti", "assyria", "babylon")
    for cast in (cast_of(2, 2, 0), cast_of(2, 1, 2)):
        s = position(4, civs, six, cast=cast)
        assert (s.player_count, extra(s, "nile-floods")) == (2, 1)
        assert extra(position(4, civs, {**six, "thebes": {0: 3}}, cast=cast), "nile-floods") == 0


def test_the_nile_and_punt_help_an_egypt_with_few_cities() -> None:
    places = {"memphis": {0: 1}, "red_sea": {0: 1}}
    assert extra(two("egypt", places), "nile-floods") == 1
    assert minas(two("egypt", places), "land-of-punt") == 1
    some = {**places, **{area: {0: 3} for area in ("lydia", "arzawa", "pala", "thrace")}}
    assert extra(two("egypt", some), "nile-floods") == 1, "two more than there are civilizations"
    assert minas(two("egypt", some), "land-of-punt") == 1
    rich = {**some, "kaska": {0: 3}}
    assert extra(two("egypt", rich), "nile-floods") == 0
    assert minas(two("egypt", rich), "land-of-punt") == 0
    assert extra(two("egypt", {"lydia": {0: 1}}), "nile-floods") == 0
    assert minas(two("egypt", {"lydia": {0: 1}}), "land-of-punt") == 0


def counted(civ: str, *areas: str) -> int:
    """The points for abilities that these areas bring seat 0."""
    s = two(civ, {area: {0: 1} for area in areas})
    run(victory_count(s, VictoryCount()))
    return s.sources[0].get("abilities", 0)


def test_points_for_what_a_civilization_must_hold() -> None:
    assert [counted("assyria", area) for area in ("nineveh", "assur")] == [1, 0]
    assert counted("indus_valley", "arachosia") == 1
    assert counted("indus_valley", "arachosia", "mohenjo_daro") == 1
    steppe = ("west_scythia", "east_scythia", "chorasmia", "sogdia", "margiana", "bactria", "black_sands")
    assert [counted("scythia", *steppe[:areas]) for areas in (3, 4, 7)] == [0, 1, 1]
    assert counted("scythia", *steppe, "north_sakians") == 2


def trading(civ: str, partners: int, *areas: str, seats: int = 6) -> int:
    """The points for abilities that trade with so many civilizations brings seat 0, which occupies these areas."""
    others = ["egypt", "greece", "israel", "elam", "sumer"][: seats - 1]
    places = {area: {0: 1} for area in (*areas, "thrace")}
    places["thrace"] |= dict.fromkeys(range(1, partners + 1), 1)
    s = position(civs=[civ, *others], seats=seats, disks=places)
    run(victory_count(s, VictoryCount()))
    return s.sources[0].get("abilities", 0)


def test_points_for_trade_with_many() -> None:
    assert [trading("assyria", partners) for partners in (2, 3, 4, 5)] == [0, 1, 2, 2]
    assert [trading("assyria", partners, seats=5) for partners in (2, 3, 4)] == [0, 1, 2]
    assert [trading("assyria", partners, seats=4) for partners in (2, 3)] == [0, 2]
    assert [trading("assyria", partners, seats=3) for partners in (1, 2)] == [0, 1]
    assert [trading("assyria", 2, "nineveh", seats=seats) for seats in (3, 4, 5, 6)] == [2, 1, 0, 0]
    assert [trading("medes_persians", partners, "persis") for partners in (3, 4, 5)] == [0, 2, 2]
    assert [trading("medes_persians", partners) for partners in (4, 5)] == [0, 1]
    assert [trading("indus_valley", partners, "mohenjo_daro") for partners in (3, 4)] == [0, 1]
    assert [trading("scythia", partners) for partners in (3, 4, 5)] == [0, 1, 1]


def test_hatti_keeps_the_treaty_while_it_trades_with_all_others_or_with_four() -> None:
    assert [trading("hatti", partners, "hattusha", seats=3) for partners in (1, 2)] == [0, 1]
    assert [trading("hatti", partners, "hattusha") for partners in (3, 4)] == [0, 1]
    assert trading("hatti", 4) == 0


def test_all_with_whom_one_trades_leaves_the_own_other_civilization_out() -> None:
    """Two players with two civilizations each, 0 and 2, 1 and 3: all are the two of the other player."""
    civs = {"hatti": "hattusha", "assyria": "nineveh"}
    for civ, home in civs.items():
        for partners, points in (((1, 3), 1), ((1,), 0), ((1, 2), 0)):
            places = {home: {0: 1}, "thrace": {0: 1, **dict.fromkeys(partners, 1)}}
            s = position(civs=[civ, "egypt", "greece", "israel"], seats=4, disks=places, cast=cast_of(2, 2, 0))
            run(victory_count(s, VictoryCount()))
            home_point = int(civ == "assyria")
            assert s.sources[0].get("abilities", 0) == points + home_point, (civ, partners)


def test_growth_by_fertile_land() -> None:
    three = {area: {0: 1} for area in fertile(3)}
    assert extra(two("babylon", three), "hanging-gardens") == 1
    assert extra(two("babylon", {area: {0: 2} for area in fertile(2)}), "hanging-gardens") == 0
    assert extra(two("sumer", {area: {0: 2} for area in fertile(2)}), "first-canals") == 1
    assert extra(two("sumer", {area: {0: 2} for area in fertile(1)}), "first-canals") == 0


def test_minas_in_growth() -> None:
    high, low = mountains(2), fertile(1)
    assert minas(two("elam", {high[0]: {0: 1}, low[0]: {0: 1}}), "zagros-trade") == 1
    assert minas(two("elam", {high[0]: {0: 1}}), "zagros-trade") == 0
    assert minas(two("urartu", {area: {0: 1} for area in high}, other="hatti"), "bronze-smiths") == 1
    assert minas(two("urartu", {high[0]: {0: 3}}, other="hatti"), "bronze-smiths") == 0
    assert minas(two("medes_persians", {area: {0: 3} for area in ("lydia", "arzawa", "pala")}), "royal-tribute") == 1
    assert minas(two("medes_persians", {area: {0: 3} for area in ("lydia", "arzawa")}), "royal-tribute") == 0


def test_cimmerians_grow_best_without_cities() -> None:
    assert extra(two("cimmeria"), "wagon-folk") == 2
    assert extra(two("cimmeria", {area: {0: 3} for area in ("lydia", "arzawa", "pala")}), "wagon-folk") == 1


def test_cimmerians_gain_a_point_more_for_the_first_loot_of_a_turn() -> None:
    s = two("cimmeria", {"lydia": {0: 2}})
    s.fight = Fight(s.board.number["lydia"], [[], []], [0, 3, 0])
    run(award_loot(s, s.fight.area), "talent")
    assert (s.points[0], s.loot[0]) == (2, 1)
    run(award_loot(s, s.fight.area), "talent")
    assert (s.points[0], s.loot[0]) == (3, 2)


def test_the_indus_grows_by_cities_until_it_has_elephants() -> None:
    places = {area: {0: 3} for area in ("bactria", "arachosia", "parachania", "north_drangiana", "south_drangiana")}
    s = two("indus_valley", places)
    assert extra(s, "planned-cities") == 2
    assert offered(s, "bactria") == []
    s = two("indus_valley", places, epoch=4)
    assert extra(s, "planned-cities") == 0
    assert offered(s, "bactria") == ["mauryan-elephants"]
    s.spent[0] += ["mauryan-elephants:a", "mauryan-elephants:b"]
    assert offered(s, "bactria") == []


def test_the_walls_of_hattusha_save_a_disk_from_each_card() -> None:
    s = two("hatti", {"hattusha": {0: 3}, "kaska": {0: 3}})
    run(harm(s, 1, 0, s.board.number["hattusha"], 2))
    run(harm(s, 1, 0, s.board.number["kaska"], 2))
    assert (at(s, "hattusha", 0), at(s, "kaska", 0)) == (2, 1)
    run(harm(s, 1, 0, s.board.number["hattusha"], 1))
    assert at(s, "hattusha", 0) == 2
    run(harm(s, 0, 0, s.board.number["hattusha"], 1))
    assert at(s, "hattusha", 0) == 1, "an own card"


def test_israel_has_monotheism_where_nobody_else_has_it() -> None:
    s = two("israel", {home("israel"): {0: 1}})
    begin_covenant(s, 0)
    assert (s.deities["monotheism"].owner, s.deities["monotheism"].status) == (0, "established")
    assert temple_points(s, 0) == 2
    s = two("israel", {home("israel"): {0: 1}})
    s.deck = [card_id("monotheism"), card_id("holy_war")]
    begin_covenant(s, 0)
    assert (s.deck, [item.card for item in s.investments]) == ([card_id("holy_war")], [card_id("monotheism")])
    s = position(civs=["egypt", "israel"], seats=2, disks={"memphis": {0: 1}, home("israel"): {1: 1}})
    s.deities["monotheism"].owner, s.deities["monotheism"].status = 0, "established"
    begin_covenant(s, 1)
    assert s.deities["monotheism"].owner == 0


def test_israel_gains_points_for_cities_around_its_home() -> None:
    near = neighbour(home("israel"))
    s = two("israel", {home("israel"): {0: 3}, near: {0: 3}})
    run(victory_count(s, VictoryCount()))
    assert s.sources[0]["abilities"] == 1
    s = two("israel", {home("israel"): {0: 3}, "thrace": {0: 3}})
    run(victory_count(s, VictoryCount()))
    assert "abilities" not in s.sources[0]


def test_the_sea_peoples_gain_points_for_seas_and_a_mina_more_for_loot() -> None:
    s = two("sea_peoples", {area: {0: 1} for area in ("reed_sea", "sinai_sea", "levantine_sea", "rhodian_sea")})
    run(victory_count(s, VictoryCount()))
    assert s.sources[0] == {"abilities": 1}
    s = two("sea_peoples", {"tyre": {0: 2}})
    s.fight = Fight(s.board.number["tyre"], [[], []], [0, 3, 0])
    run(award_loot(s, s.fight.area), "talent")
    assert s.loot[0] == 2
    run(award_loot(s, s.fight.area), "prisoners")
    assert (s.loot[0], s.ready[0]) == (2, 2)


def test_sumer_draws_a_card_more_with_a_city_at_home() -> None:
    deck = [number for number in sorted(FACTS.cards) if number not in FACTS.events][:10]
    for disks, cards in ((3, 4), (2, 3)):
        s = two("sumer", {home("sumer"): {0: disks}})
        s.deck = list(deck)
        run(draw_cards(s, DrawCards(0)))
        assert len(s.hands[0]) == cards


def plain(count: int) -> list[int]:
    """So many cards without any letter."""
    return [number for number, card in sorted(FACTS.cards.items()) if not card.letter][:count]


def drawing(civ: str, *discards: int, hand: int = 0) -> State:
    """A civilization about to draw, with these on the discard pile, the last one on top."""
    s, cards = two(civ), plain(20)
    free = [number for number in cards if number not in discards]
    s.discard, s.hands[0], s.deck = list(discards), free[:hand], free[hand : hand + 8]
    return s


def test_akkad_takes_one_of_the_top_discards_instead_of_a_card_of_the_deck() -> None:
    first, *top = plain(4)
    s = drawing("akkad", first, *top)
    run(draw_cards(s, DrawCards(0)), f"card:{top[0]}")
    assert top[0] in s.hands[0]
    assert (len(s.hands[0]), s.discard) == (3, [first, *top[1:]])
    account(s)
    s = drawing("akkad", first, *top)
    run(draw_cards(s, DrawCards(0)), "keep")
    assert (len(s.hands[0]), s.discard) == (3, [first, *top])
    with pytest.raises(AssertionError):
        run(draw_cards(drawing("akkad", first, *top), DrawCards(0)), f"card:{first}")


def test_an_event_from_the_discard_pile_takes_effect_at_once_and_is_replaced() -> None:
    s = drawing("akkad", EVENT)
    run(draw_cards(s, DrawCards(0)), f"card:{EVENT}", PASS)
    assert EVENT not in s.hands[0]
    assert len(s.hands[0]) == 3


def test_chaldea_gives_a_card_for_one_of_the_top_discards() -> None:
    top = plain(3)
    s = drawing("chaldea", *top, hand=2)
    given, kept = s.hands[0]
    run(draw_cards(s, DrawCards(0)), f"card:{top[1]}", f"card:{given}")
    assert {top[1], kept} <= set(s.hands[0])
    assert (len(s.hands[0]), s.discard) == (5, [top[0], top[2], given])
    account(s)
    s = drawing("chaldea", *top)
    run(draw_cards(s, DrawCards(0)))
    assert len(s.hands[0]) == 3, "nothing to give"


def test_mitanni_holds_seven_cards_with_a_competition_card() -> None:
    fights = [number for number, card in sorted(FACTS.cards.items()) if "C" in card.letter]
    s = two("mitanni")
    s.hands[0] = [*plain(6), fights[0]]
    assert hand_limit(s, 0) == 7
    run(cut_hand(s, 0))
    assert len(s.hands[0]) == 7
    s.hands[0] = plain(7)
    assert hand_limit(s, 0) == 6
    run(cut_hand(s, 0), f"card:{s.hands[0][0]}")
    assert len(s.hands[0]) == 6


def test_mitanni_that_discards_its_only_competition_card_discards_another() -> None:
    fight = next(number for number, card in sorted(FACTS.cards.items()) if "C" in card.letter)
    s = two("mitanni")
    s.hands[0] = [*plain(7), fight]
    run(cut_hand(s, 0), f"card:{fight}", f"card:{plain(1)[0]}")
    assert len(s.hands[0]) == 6


def test_the_others_hold_six() -> None:
    fights = [number for number, card in sorted(FACTS.cards.items()) if "C" in card.letter]
    s = two("hatti")
    s.hands[0] = fights[:7]
    assert hand_limit(s, 0) == 6


def test_growth_with_abilities_adds_up() -> None:
    s = two("scythia", {"lydia": {0: 2}, "chorasmia": {0: 2}, "thrace": {0: 2}})
    run(acquisition(s, Acquisition(0)))
    assert s.grown is not None
    assert s.grown.parts["ability:great-herds"] == 1
