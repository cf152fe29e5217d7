"""Long stretches of the log in few lines, and the newest line always among them."""

from __future__ import annotations

from bot.model.table import (
    Holder,
    Sitting,
    Table,
)
from bot.posting.texts.board import board_text
from bot.words.grouping import grouped_lines
from data.words import words_of
from engine.core.events import Event
from engine.core.record import LogEntry
from tests.bot.positions import fought

NAMES = ["Ana", "Ben"]
MANY = words_of("inner_sea").entries
CARDS = ("heresy", "famine")
TABLE = Table(
    id=1,
    game="inner_sea",
    options={},
    seats=2,
    seed=1,
    language="en",
    guild_id=1,
    channel_id=2,
    host=3,
    status="playing",
    holders=(Holder(0, 3, "Ana"), Holder(1, 8, "Ben")),
    created_at=0,
    changed_at=0,
)


def names(_: LogEntry) -> list[str]:
    return NAMES


def entries(*events: tuple[str, dict[str, str | int]]) -> list[LogEntry]:
    return [LogEntry(number, 0, Event(f"inner_sea-{key}", args)) for number, (key, args) in enumerate(events)]


def fight(area: str) -> list[tuple[str, dict[str, str | int]]]:
    return [
        ("competition", {"area": area}),
        ("discarded", {"seat": 0, "card": "heresy"}),
        ("paid-card", {"seat": 0, "area": area}),
        ("lost", {"seat": 0, "area": area, "disks": 2}),
        ("lost", {"seat": 1, "area": area, "disks": 3}),
        ("loot", {"seat": 0, "area": area}),
    ]


def test_few_lines_stay_as_they_are() -> None:
    told = grouped_lines("en", entries(*fight("rome")), names)
    assert len(told) == len(fight("rome"))


def test_sixty_lines_are_one_for_each_area() -> None:
    areas = ["rome", "egypt", "pontus", "gaul", "libya", "sinai", "nora", "tarraco", "gades", "samnium"]
    events = [event for area in areas for event in fight(area)]
    told = grouped_lines("en", entries(*events), names)
    assert len(events) == 60 > MANY
    assert len(told) == len(areas)
    assert told[0].startswith("Competition in Rome. Ana discards Heresy; gives up a card instead of a disk in Rome; ")
    assert "Ben loses 3 disks in Rome." in told[0]


def test_what_is_said_several_times_in_a_row_is_said_once_with_how_often() -> None:
    paid = ("paid-talent", {"seat": 1, "area": "rome"})
    told = grouped_lines(
        "en", entries(paid, paid, paid, ("lost", {"seat": 0, "area": "rome", "disks": 1}), paid), names
    )
    assert told == [
        "Ben pays a talent instead of a disk in Rome ×3.",
        "Ana loses 1 disk in Rome.",
        "Ben pays a talent instead of a disk in Rome.",
    ]


def test_the_points_of_a_turn_do_not_stand_with_its_last_competition() -> None:
    decided = ("decided", {"area": "rome", "left": "one", "seat": 1, "sides": "0:2:0 1:3:2"})
    scored = [("points", {"seat": seat, "points": 5, "because": "cities"}) for seat in (0, 1)]
    told = grouped_lines("en", entries(*fight("egypt"), *fight("rome"), decided, *scored), names)
    assert [line.split(".")[0] for line in told[:2]] == ["Competition in Egypt", "Competition in Rome"]
    assert told[2].startswith("Ana scores 5 points")


def test_what_one_player_does_in_a_row_is_one_line() -> None:
    turns = [("discarded", {"seat": seat, "card": CARDS[number % 2]}) for seat in (0, 1) for number in range(MANY)]
    told = grouped_lines("en", entries(*turns), names)
    assert [line.count("discards") for line in told] == [MANY, MANY]
    assert told[1].count("Ben") == 1


def test_a_game_of_many_small_entries_groups_even_few() -> None:
    """A turn of Through the Ages is one line for each player."""
    ends = [
        LogEntry(2 * seat + step, 0, Event(f"through_the_ages-{key}", {"seat": seat, "count": 2}))
        for seat in (0, 1)
        for step, key in enumerate(("food-produced", "resources-produced"))
    ]
    assert grouped_lines("en", ends, names) == [
        "Ana produces 2 food; produces 2 resources.",
        "Ben produces 2 food; produces 2 resources.",
    ]


def test_a_game_without_places_has_a_line_for_each_player_in_a_row() -> None:
    steps: list[tuple[str, dict[str, str | int]]] = [
        ("ancient_world-pass", {"seat": 0}),
        ("ancient_world-round-over", {"round": 1}),
        ("ancient_world-faces", {"seat": 0, "titan": "mudback"}),
        ("ancient_world-loses", {"seat": 0, "coins": 1, "ambrosia": 0}),
        *[("ancient_world-gain", {"seat": seat, "coins": 5, "because": "income"}) for seat in (0, 1)],
        ("ancient_world-hungry", {"seat": 1, "citizens": "1 2", "count": 2}),
    ]
    told = [LogEntry(number, 0, Event(key, args)) for number, (key, args) in enumerate(steps)]
    assert grouped_lines("en", told, names) == [
        "Ana passes.",
        "Everybody has passed: round 1 ends.",
        "Ana faces Mudback; loses 1 coin; gains 5 coins (income).",
        "Ben gains 5 coins (income). Citizens 1 and 2 of Ben are hungry.",
    ]


def test_the_hungry_citizens_of_all_are_one_line() -> None:
    steps = [Event("ancient_world-hungry", {"seat": seat, "citizens": "1 2", "count": 2}) for seat in (0, 1)]
    told = [LogEntry(number, 0, event) for number, event in enumerate(steps)]
    assert grouped_lines("en", told, names) == ["Hungry citizens: Ana (1 and 2) and Ben (1 and 2)."]
    assert grouped_lines("en", told[:1], names) == ["Citizens 1 and 2 of Ana are hungry."]


def test_what_another_player_does_elsewhere_is_another_line() -> None:
    turns = [("discarded", {"seat": 0, "card": "heresy"})] * MANY
    told = grouped_lines(
        "en", entries(*turns, ("deployed", {"seat": 0, "area": "rome"}), ("passed", {"seat": 1})), names
    )
    assert told[-1] == "Ben passes."


def test_the_newest_lines_are_never_the_ones_that_are_cut() -> None:
    match = fought()
    areas = ("rome", "egypt", "pontus", "gaul", "libya", "sinai", "nora", "tarraco", "gades", "samnium", "kush")
    for area in areas:
        for key, args in fight(area):
            match.log.append(LogEntry(len(match.log), 0, Event(f"inner_sea-{key}", args)))
    text = board_text(TABLE, match, 0)
    assert len(text) <= 2000
    assert text.splitlines()[-1].startswith("- Competition in Kush.")


def test_the_board_names_who_sat_there_then() -> None:
    match = fought()
    first = len(match.log)
    match.log.append(LogEntry(first, 0, Event("inner_sea-passed", {"seat": 1})))
    match.log.append(LogEntry(first + 1, 0, Event("inner_sea-passed", {"seat": 1})))
    history = [
        Sitting(1, 7, "Zoe", None, 0.0, 1.0, 0, first + 1),
        Sitting(1, 8, "Ben", None, 1.0, None, first + 1, None),
    ]
    text = board_text(TABLE, match, first, history=history)
    assert text.splitlines()[-2:] == ["- Zoe passes.", "- Ben passes."]


def test_a_side_of_a_player_that_goes_on_is_named_once() -> None:
    cast: dict[str, str | int] = {"cast": "0:rome 1:troy 0:gaul 1:egypt"}
    deeds = [("passed", {"seat": 2, **cast}), ("drew-count", {"seat": 2, "cards": 2, **cast})] * MANY
    (told,) = grouped_lines("en", entries(*deeds), names)
    assert told.count("Ana (Gaul)") == 1
    assert "; (" not in told
