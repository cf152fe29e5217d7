"""The log tells many disks in one line, and takes that line back with the disks."""

from __future__ import annotations

import pytest

from data.texts import describe_event
from engine.core.events import Event
from engine.core.match import Match
from engine.core.record import LogEntry
from engine.core.registry import load_game
from engine.epochs.growth import acquisition
from engine.epochs.state import Acquisition, Deployment, EndOfEpoch, EpochPoints, Resettlement, Withdrawal
from engine.inner_sea.meta import META
from tests.cases.answers import run
from tests.cases.inner_sea.driver import position
from tests.cases.inner_sea.plain import Table
from tests.cases.inner_sea.plain import position as plain

NAMES = ("Ana", "Ben", "Cleo")


def lines(table: Table, key: str) -> list[dict[str, str | int]]:
    return [event.args for event in table.events(key)]


def growing(ready: int) -> Match:
    """Ana, about to withdraw disks, with some ready ones to deploy."""
    s = position(disks={"rome": {0: 2}, "umbria": {0: 1}, "gaul": {1: 2}}, phase="growth")
    s.ready[0], s.supply[0] = ready, s.supply[0] - ready
    s.agenda = [Deployment(0)]
    return Match.from_state(load_game(META.id), s, META.check({}, 3), 3)


def told(match: Match) -> list[LogEntry]:
    return [entry for entry in match.log if entry.event.key == "inner_sea-deployment"]


def test_all_that_is_withdrawn_is_told_in_one_line() -> None:
    table = plain("rome 2, etruria 1", "gaul", steps=[Withdrawal(0)])
    table.do("withdraw:rome", "withdraw:etruria", "withdraw:rome")
    assert lines(table, "withdrawal") == [{"seat": 0, "disks": 3, "places": "rome:2 etruria:1"}]


def test_all_that_is_resettled_is_told_in_one_line() -> None:
    table = plain("rome 3, etruria 3, umbria 3", "gaul", steps=[Resettlement(0)])
    table.do("resettle:umbria+resettle:rome")
    assert lines(table, "resettlement") == [{"seat": 0, "disks": 2, "places": "umbria:1 rome:1"}]


def test_nothing_is_told_where_nothing_is_done() -> None:
    table = plain("rome 2", "gaul", steps=[Withdrawal(0)])
    table.do("done", "done")
    assert (lines(table, "withdrawal"), lines(table, "deployment")) == ([], [])


def test_a_deployment_is_told_when_it_is_over() -> None:
    match = growing(3)
    match.answer(0, "deploy", ["deploy:rome"])
    match.answer(0, "deploy", ["deploy:etruria"])
    assert told(match) == []
    match.answer(0, "deploy", ["deploy:rome"])
    assert [entry.event.args for entry in told(match)] == [{"seat": 0, "disks": 3, "places": "rome:2 etruria:1"}]


def test_one_disk_taken_back_takes_the_line_back_and_another_one_comes() -> None:
    match = growing(2)
    match.answer(0, "deploy", ["deploy:rome"])
    match.answer(0, "deploy", ["deploy:etruria"])
    match.undo(0)
    assert [entry.undone for entry in told(match)] == [True]
    match.answer(0, "deploy", ["deploy:umbria"])
    assert [(entry.undone, entry.event.args["places"]) for entry in told(match)] == [
        (True, "rome:1 etruria:1"),
        (False, "rome:1 umbria:1"),
    ]


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            Event("inner_sea-deployment", {"seat": 0, "disks": 3, "places": "rome:2 etruria:1"}),
            "Ana deploys 3 disks: Rome 2, Etruria.",
            "Ana despliega 3 discos: Roma 2, Etruria.",
        ),
        (
            Event("inner_sea-withdrawal", {"seat": 1, "disks": 1, "places": "rome:1"}),
            "Ben withdraws 1 disk: Rome.",
            "Ben retira 1 disco: Roma.",
        ),
        (
            Event("inner_sea-horde", {"disks": 8, "places": "rome:4 etruria:4"}),
            "Barbarians come: Rome 4, Etruria 4.",
            "Llegan bárbaros: Roma 4, Etruria 4.",
        ),
        (
            Event("inner_sea-ally", {"seat": 0, "area": "rome", "disks": 1}),
            "Ana gets a white disk in Rome.",
            "Ana recibe un disco blanco en Roma.",
        ),
        (
            Event("inner_sea-ally", {"seat": 0, "area": "rome", "disks": 3}),
            "Ana gets 3 white disks in Rome.",
            "Ana recibe 3 discos blancos en Roma.",
        ),
        (
            Event("inner_sea-withdrew", {"seat": 0, "area": "rome"}),
            "Ana withdraws a disk from Rome.",
            "Ana retira un disco de Roma.",
        ),
    ],
)
def test_lines_in_words(event: Event, english: str, spanish: str) -> None:
    assert describe_event("en", event, NAMES) == english
    assert describe_event("es", event, NAMES) == spanish


def test_white_disks_are_told_apart_from_own_ones() -> None:
    """Three own disks and two white ones that came during the competition."""
    event = Event("inner_sea-decided", {"area": "rome", "left": "several", "sides": "0:3:3:2 1:3:1"})
    assert describe_event("en", event, NAMES) == "Rome stays shared: Ana 3 → 3 + 2 white, Ben 3 → 1."
    assert describe_event("es", event, NAMES) == "Roma queda entre varios: Ana 3 → 3 + 2 blancos, Ben 3 → 1."


def test_growth_tells_no_part_that_gave_nothing() -> None:
    args = {"seat": 0, "ready": 3, "settlements": 2, "seas": 0, "trade": 0, "abilities": 1}
    assert describe_event("en", Event("inner_sea-growth", args), NAMES) == (
        "Ana makes 3 ready · settlements 2 · abilities 1."
    )
    args = dict.fromkeys(args, 0)
    assert describe_event("es", Event("inner_sea-growth", args), NAMES) == "Ana no prepara ningún disco."


def test_growth_that_the_minimum_raises_says_so() -> None:
    for disks, in_supply, line in (
        ({"rome": {0: 2}}, 9, "Ana makes 3 ready · settlements 1 · abilities 1 · 1 to make three."),
        ({"rome": {0: 2}, "umbria": {0: 2}}, 9, "Ana makes 3 ready · settlements 2 · abilities 1."),
        ({"mauretania": {0: 1}}, 2, "Ana makes 2 ready · abilities 1 · no more in the supply."),
    ):
        s = position(disks=disks, phase="growth")
        s.supply[0] = in_supply
        run(acquisition(s, Acquisition(0)))
        assert describe_event("en", s.log.drain()[-1], NAMES) == line


def test_growth_that_the_supply_cuts_short_says_so() -> None:
    disks = {"rome": {0: 2}, "umbria": {0: 2}, "etruria": {0: 2}, "samnium": {0: 2}}
    for in_supply, end in ((4, "no more in the supply."), (5, "abilities 1.")):
        s = position(disks=disks, phase="growth")
        s.supply[0] = in_supply
        run(acquisition(s, Acquisition(0)))
        line = describe_event("en", s.log.drain()[-1], NAMES)
        assert line.startswith(f"Ana makes {in_supply} ready · settlements 4")
        assert line.endswith(end)


def test_the_change_of_an_epoch_says_what_it_takes_and_what_its_row_does() -> None:
    deck = ("poet", "famine", "scribes", "coinage")
    s = position(disks={"rome": {0: 2}}, hands={1: ("heresy", "prophet")}, talents=(3, 0, 1), deck=deck, seed=2)
    s.agenda = [EndOfEpoch()]
    events = Match.from_state(load_game(META.id), s, META.check({}, 3), 3).events()
    told = [describe_event("en", entry.event, NAMES) for entry in events]
    assert told[0] == "The epoch is over: hands and discards go back into the deck (cards held: Ben 2)."
    (row,) = [line for line in told if line.startswith("The times change: ")]
    assert ". " in row, "the name of the row, and what it does"


def test_the_change_of_an_epoch_says_which_treasuries_it_empties() -> None:
    s = position(disks={"rome": {0: 2}}, talents=(3, 0, 1), deck=("poet", "famine"))
    s.agenda = [EpochPoints()]
    events = Match.from_state(load_game(META.id), s, META.check({}, 3), 3).events()
    (told,) = [entry.event for entry in events if entry.event.key == "inner_sea-treasuries"]
    assert describe_event("en", told, NAMES) == "Talents that are left go back: Ana 3, Cleo 1."
