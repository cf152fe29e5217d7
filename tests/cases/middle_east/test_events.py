"""Events: drawn or revealed, they take effect at once (rulebook, "Cartas de Evento")."""

from __future__ import annotations

import pytest

from data.texts import describe_event
from engine.epochs.deck import draw, resolve_event
from engine.epochs.invariants import account
from engine.epochs.state import DrawCards, EndOfEpoch, NextTurn, SuddenDeath, Withdrawal
from engine.middle_east.endings import next_turn, sudden_death
from engine.middle_east.state import State
from tests.cases.answers import run
from tests.cases.middle_east.driver import BARBARIANS, FACTS, Table, at, card_id, position

BOARD = FACTS.board
EGYPT = ("nile_delta", "memphis", "amarna", "abydos", "thebes")
"""The fertile areas of the Nile."""


def event(s: State, key: str, *answers: str) -> State:
    """An event takes effect."""
    run(resolve_event(s, card_id(key)), *answers)
    account(s)
    return s


def beside(area: str, *, kind: str = "land") -> list[str]:
    """The areas of a kind next to an area."""
    return [BOARD.ids[near] for near in BOARD.adjacent[BOARD.number[area]] if BOARD.kinds[near] == kind]


def ground(area: str) -> str:
    return BOARD.grounds[BOARD.number[area]]


def invaded(s: State) -> dict[str, int]:
    """The Barbarians on the map, by area."""
    return {BOARD.ids[area]: disks for area, disks in enumerate(s.disks[s.barbarians]) if disks}


def stacks(areas: list[str]) -> dict[str, int]:
    return {area: 2 if ground(area) == "desert" else 4 for area in areas}


def at_edge(side: str) -> list[str]:
    return [name for name, edges in zip(BOARD.ids, BOARD.edges, strict=True) if side in edges and name in LAND]


LAND = frozenset(name for name, kind in zip(BOARD.ids, BOARD.kinds, strict=True) if kind == "land")


@pytest.mark.parametrize(("top", "ends"), [("blasphemy", False), ("holy_festival", True), ("forsaken_by_god", True)])
def test_omens_end_the_epoch_with_the_digits_two_and_three(top: str, ends: bool) -> None:
    s = position(epoch=2, deck=["temple_tithe", top])
    event(s, "omens_of_the_end")
    assert (s.omen == 2) is ends
    assert sorted(s.deck) == sorted([card_id("temple_tithe"), card_id(top)])


def test_an_omen_drawn_while_new_hands_are_dealt_reveals_nothing() -> None:
    s = position(epoch=2, deck=["temple_tithe", "drought"])
    s.omen = s.epoch
    event(s, "omens_of_the_end")
    assert not [line for line in s.log.new if line.key == "middle_east-omen"]
    assert s.deck == [card_id("temple_tithe"), card_id("drought")]


def test_an_omen_drawn_after_the_test_ends_the_epoch_after_the_draw() -> None:
    s = position(turn=1, deck=["temple_tithe"])
    s.omen = s.epoch
    next_turn(s, NextTurn())
    assert [type(step) for step in s.agenda] == [EndOfEpoch]
    without = position(turn=1, deck=["temple_tithe"])
    next_turn(without, NextTurn())
    assert EndOfEpoch() not in without.agenda


def test_an_omen_seen_before_the_test_ends_the_epoch_at_it() -> None:
    s = position(turn=1, deck=["temple_tithe"])
    s.omen = s.epoch
    run(sudden_death(s, SuddenDeath()))
    assert [type(step) for step in s.agenda] == [EndOfEpoch]


def test_an_omen_of_the_last_epoch_means_nothing_any_more() -> None:
    s = position(turn=1, epoch=2, deck=["temple_tithe"])
    s.omen = 1
    run(sudden_death(s, SuddenDeath()))
    assert EndOfEpoch() not in s.agenda


def test_hands_move_round_in_the_tower_of_babel() -> None:
    hands = {0: ["blasphemy"], 1: ["holy_festival", "holy_war"], 2: []}
    s = event(position(hands=hands, order=[2, 0, 1]), "tower_of_babel")
    assert s.hands == [[], [card_id("blasphemy")], [card_id("holy_festival"), card_id("holy_war")]]
    assert s.knowledge.knows(1, card_id("holy_war"))
    assert not s.knowledge.knows(0, card_id("holy_war"))


def test_hordes_come_from_the_north_and_spread_by_land() -> None:
    start = next(area for area in at_edge("north") if len(beside(area)) > 2)
    s = event(position(phase="reckoning"), "hordes_from_the_north", f"area:{start}")
    assert invaded(s) == stacks([start, *beside(start)])


def test_hordes_in_thrace_go_nowhere_else() -> None:
    """The rulebook's advice: only seas are around it."""
    s = event(position(), "hordes_from_the_north", "area:thrace")
    assert invaded(s) == {"thrace": 4}


def test_a_stack_that_is_there_is_only_filled_up() -> None:
    s = position(disks={"thrace": {BARBARIANS: 3}})
    event(s, "hordes_from_the_north", "area:thrace")
    assert at(s, "thrace", BARBARIANS) == 4


def test_riders_gallop_on_over_five_areas() -> None:
    s = position()
    way = ["mohenjo_daro"]
    while len(way) < 5:
        onward = [area for area in beside(way[-1]) if area not in way]
        way.append(max(onward, key=lambda area: len(beside(area))))
    assert "east" in BOARD.edges[BOARD.number[way[0]]]
    event(s, "riders_from_the_east", *(f"area:{area}" for area in way))
    assert invaded(s) == stacks(way)


def test_tribes_come_down_from_a_mountain() -> None:
    s = event(position(), "tribes_of_the_mountains", "area:tarsus")
    assert invaded(s) == stacks(["tarsus", *beside("tarsus")])


def test_invaders_from_the_sea_stay_on_the_coast() -> None:
    s = event(position(), "invaders_from_the_sea", "area:nile_delta")
    assert invaded(s) == stacks(
        ["nile_delta", *(area for area in beside("nile_delta") if beside(area, kind="shallow"))]
    )


def test_desert_raiders_fill_egypt_from_amarna() -> None:
    """The rulebook's example: all five fertile areas get four."""
    s = event(position(), "desert_raiders", "area:amarna")
    assert [at(s, area, BARBARIANS) for area in EGYPT] == [4] * 5
    assert set(invaded(s)) == set(EGYPT)


def test_desert_raiders_take_four_fertile_areas_of_many() -> None:
    s = position()
    run(resolve_event(s, card_id("desert_raiders")), "area:dur_kur", "area:akkad+area:babylon+area:uruk+area:eshnunna")
    assert sum(invaded(s).values()) == 20


def test_desert_raiders_begin_beside_a_desert() -> None:
    table = Table(position(steps=[], deck=["temple_tithe"]))
    flow = resolve_event(table.s, card_id("desert_raiders"))
    question = next(flow)
    named = {option.partition(":")[2] for option in question.options}
    assert named == {area for area in LAND if ground(area) != "desert" and "desert" in map(ground, beside(area))}


def test_an_invasion_is_run_by_the_last_in_points() -> None:
    s = position(points=[3, 1, 2])
    assert next(resolve_event(s, card_id("tribes_of_the_mountains"))).seat == 1


def test_the_breath_of_god_takes_a_disk_of_every_stack_of_three() -> None:
    disks = {"lydia": {0: 3}, "arzawa": {1: 4}, "thrace": {BARBARIANS: 4}, "pala": {2: 2}}
    s = event(position(disks=disks, talents=[1, 1, 1]), "the_breath_of_god")
    assert [at(s, "lydia"), at(s, "arzawa", 1), at(s, "thrace", BARBARIANS), at(s, "pala", 2)] == [2, 3, 3, 2]
    assert s.treasury == [1, 1, 1]


def test_the_breath_of_god_takes_effect_alone() -> None:
    s = position(deck=["temple_tithe", "holy_war", "tribes_of_the_mountains", "the_breath_of_god"])
    run(draw(s, 0, 2))
    assert invaded(s) == {}
    assert sorted(s.discard) == [card_id("tribes_of_the_mountains"), card_id("the_breath_of_god")]
    assert sorted(s.hands[0]) == sorted([card_id("temple_tithe"), card_id("holy_war")])


def test_an_omen_among_the_steps_of_a_turn() -> None:
    """Drawn by the second to draw: everybody draws, and then the epoch ends."""
    deck = [
        "holy_festival",
        "temple_tithe",
        "holy_war",
        "forsaken_by_god",
        "omens_of_the_end",
        "blasphemy",
        "monotheism",
    ]
    s = position(seats=2, turn=1, deck=deck, steps=[DrawCards(0), NextTurn()], phase="reckoning")
    table = Table(s, until=(EndOfEpoch, Withdrawal))
    assert table.next_steps()[0] == "EndOfEpoch"


def test_the_log_says_whose_disks_the_breath_of_god_takes() -> None:
    disks = {"lydia": {0: 3}, "arzawa": {0: 4}, "thrace": {BARBARIANS: 3}, "pala": {2: 2}}
    s = event(position(disks=disks), "the_breath_of_god")
    told = [entry for entry in s.log.drain() if entry.key == "middle_east-blown"]
    lines = [describe_event("en", entry, ("Ana", "Ben", "Cleo")) for entry in told]
    assert lines == [
        "The wind takes 2 disks of Ana: Arzawa, Lydia.",
        "The wind takes 1 disk of the Barbarians: Thrace.",
    ]


def test_events_that_the_breath_of_god_stifles_are_told() -> None:
    s = position(deck=["temple_tithe", "holy_war", "tribes_of_the_mountains", "the_breath_of_god"])
    run(draw(s, 0, 2))
    told = {entry.key: entry.args["card"] for entry in s.log.drain() if "event" in entry.key}
    assert told == {"middle_east-event": "the_breath_of_god", "middle_east-event-ignored": "tribes_of_the_mountains"}
