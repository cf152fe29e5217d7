"""Disasters: they strike whoever lives there."""

from engine.epochs.card_phase import play_card
from engine.epochs.cards import worth_playing
from engine.epochs.payments import LOSS_QUESTIONS
from engine.epochs.state import PlayCard
from engine.inner_sea.state import State
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, play, position


def payers(s: State, key: str, *answers: str) -> list[int]:
    """Who is asked, one after the other, what to give for a disk, when seat 0 plays a card; the disks go."""
    s.hands[0].append(card_id(key))
    flow, seen, left = play_card(s, PlayCard(0, card_id(key))), [], list(answers)
    question = next(flow, None)
    while question is not None:
        if question.key in LOSS_QUESTIONS:
            seen.append(question.seat)
        try:
            question = flow.send(() if question.key in LOSS_QUESTIONS else (left.pop(0),))
        except StopIteration:
            return seen
    return seen


def test_volcano__what_it_takes_everywhere_goes_at_once_so_each_in_turn_order_decides():
    s = position(
        disks={"minos": {1: 2, 2: 2}, "minoan_sea": {1: 1, 2: 1}},
        talents=[0, 9, 9],
    )
    s.order = [2, 0, 1]
    assert payers(s, "volcano", "area:minos") == [2, 1]


def test_volcano__one_question_names_all_places_and_whose_card_it_is():
    s = position(disks={"minos": {1: 3}, "minoan_sea": {1: 1}}, talents=[0, 9], hands={0: ["volcano"]})
    flow = play_card(s, PlayCard(0, card_id("volcano")))
    next(flow)
    about = flow.send(("area:minos",)).about
    assert about == {
        "because": "played",
        "seat": 0,
        "card": "volcano",
        "left": 3,
        "most": 3,
        "given": 0,
        "places": "minos:2 minoan_sea:1",
    }
    s.log.revealed.clear()
    assert flow.send(("talent:1",)).key == "losses-where"
    # By that question the others learn how much is given: who reacted before cannot take that back any more.
    assert s.log.revealed == [1]


def test_flood__cities_are_struck_at_once():
    s = position(disks={"nile_delta": {1: 3}, "libya": {2: 3}, "marmarica": {1: 3}}, talents=[0, 9, 9])
    s.order = [2, 0, 1]
    assert payers(s, "flood", "area:egyptian_sea") == [2, 1]


def test_plague__strikes_a_region_at_once():
    s = position(disks={"rome": {1: 3}, "etruria": {2: 3}, "umbria": {1: 3}}, talents=[0, 9, 9])
    s.order = [2, 1, 0]
    assert payers(s, "plague") == [2, 1]


def test_earthquake__a_disk_in_each_of_two_adjacent_areas():
    s = position(disks={"phoenicia": {1: 3}, "palmyra": {BARBARIANS: 2}, "rome": {1: 1}})
    play(s, 0, "earthquake", "stack:phoenicia:1")
    assert (at(s, "phoenicia", 1), at(s, "palmyra", BARBARIANS), at(s, "rome", 1)) == (2, 1, 1)


def test_earthquake__alone_where_nobody_lives_next_door():
    s = position(disks={"phoenicia": {1: 3}})
    play(s, 0, "earthquake")
    assert at(s, "phoenicia", 1) == 2


def test_volcano__an_island_and_all_around_it():
    s = position(disks={"minos": {0: 1, 1: 4}, "minoan_sea": {1: 2, 2: 1}, "rhodes": {2: 2}, "rome": {1: 3}})
    play(s, 0, "volcano", "area:minos")
    assert (at(s, "minos", 0), at(s, "minos", 1)) == (0, 2)
    assert (at(s, "minoan_sea", 1), at(s, "minoan_sea", 2), at(s, "rhodes", 2)) == (1, 0, 2)


def test_volcano__not_on_the_mainland():
    assert not worth_playing(position(disks={"rome": {1: 3}}), 0, card_id("volcano"))


def test_flood__every_city_on_a_coast():
    s = position(disks={"rome": {1: 3}, "etruria": {0: 4}, "nora": {2: 2}, "umbria": {1: 3}})
    play(s, 0, "flood", "area:bay_of_capua")
    assert (at(s, "rome", 1), at(s, "etruria"), at(s, "nora", 2), at(s, "umbria", 1)) == (2, 3, 2, 3)


def test_plague__every_crowd_of_a_region():
    s = position(disks={"rome": {1: 3}, "etruria": {0: 2}, "umbria": {BARBARIANS: 4}, "gaul": {1: 3}})
    play(s, 0, "plague", "region:italy")
    assert (at(s, "rome", 1), at(s, "etruria"), at(s, "umbria", BARBARIANS), at(s, "gaul", 1)) == (2, 2, 3, 3)


def test_famine__up_to_three_settlements():
    s = position(disks={"rome": {1: 2}, "gaul": {1: 2}, "troy": {1: 2}, "egypt": {1: 2}, "minos": {1: 3}})
    play(s, 0, "famine", "stack:rome:1+stack:gaul:1+stack:troy:1")
    assert [at(s, area, 1) for area in ("rome", "gaul", "troy", "egypt", "minos")] == [1, 1, 1, 2, 3]


def test_great_fire__a_wonder_nearby_is_buried():
    s = position(disks={"rome": {1: 2}, "etruria": {0: 1}}, wonders={"great_pyramid": (1, "rome")})
    play(s, 0, "great_fire")
    assert s.wonders["great_pyramid"].status == "buried"


def test_great_fire__two_talents_put_it_out():
    wonders = {"great_pyramid": (1, "rome")}
    s = position(disks={"rome": {1: 2}, "etruria": {0: 1}}, wonders=wonders, talents=[0, 2])
    play(s, 0, "great_fire", "pay")
    assert s.wonders["great_pyramid"].status == "built"
    assert s.treasury[1] == 0


def test_great_fire__not_from_afar():
    s = position(disks={"rome": {1: 2}, "gaul": {0: 1}}, wonders={"great_pyramid": (1, "rome")})
    assert not worth_playing(s, 0, card_id("great_fire"))


def test_earthquake__the_second_area_must_be_named():
    s = position(disks={"phoenicia": {1: 3}, "palmyra": {BARBARIANS: 2}, "judea": {1: 1}})
    s.hands[0] = [card_id("earthquake")]
    flow = play_card(s, PlayCard(0, card_id("earthquake")))
    next(flow)
    question = flow.send(("stack:phoenicia:1",))
    assert (question.least, list(question.options)) == (1, ["stack:judea:1", "stack:palmyra:3"])


def test_earthquake__two_areas_side_by_side_go_before_one_alone():
    s = position(disks={"phoenicia": {1: 3}, "palmyra": {BARBARIANS: 2}, "rome": {1: 1}})
    s.hands[0] = [card_id("earthquake")]
    flow = play_card(s, PlayCard(0, card_id("earthquake")))
    assert set(next(flow).options) == {"stack:phoenicia:1", "stack:palmyra:3"}


def test_volcano__those_around_suffer_though_nobody_lives_there():
    s = play(position(disks={"minoan_sea": {1: 2}}), 0, "volcano", "area:minos")
    assert at(s, "minoan_sea", 1) == 1


def test_volcano__own_walls_do_not_save_those_who_play_it():
    s = position(
        disks={"minos": {0: 3, 1: 3}, "minoan_sea": {1: 1}},
        wonders={"great_walls": (0, "minos")},
    )
    play(s, 0, "volcano", "area:minos")
    assert (at(s, "minos", 0), at(s, "minos", 1)) == (1, 1)


def test_volcano__an_opponents_walls_save_the_opponent():
    s = position(disks={"minos": {0: 3, 1: 3}}, wonders={"great_walls": (1, "minos")})
    play(s, 0, "volcano")
    assert (at(s, "minos", 0), at(s, "minos", 1)) == (1, 3)
