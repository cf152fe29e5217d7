"""The one line of a step that is shown to everybody is the one that tells best what happened: an example a game."""

from __future__ import annotations

import pytest

from bot.games import presentation_of
from bot.history.replay import most_telling
from bot.history.showing import headline
from bot.tables.chronicle import Moment
from data.texts import texts
from engine.core.events import Event
from engine.core.record import LogEntry
from engine.core.registry import games
from renderers.core.registry import renderer
from tests.bot.finished import finished_game

LOST, DRAWN = "0:4:3 2:5:0", "0:4:3 2:5:2"
SIDES = {"area": "nineveh", "left": "one", "seat": 0, "sides": LOST}

EXAMPLES = {
    "a war rather than its points": (
        "tigris",
        [
            ("committed", {"seat": 0, "tiles": 3}),
            ("decided", {"seat": 0, "other": 1, "strength": 9, "against": 7}),
            ("defeated", {"seat": 1, "tiles": 1}),
            ("points", {"seat": 0, "points": 6}),
            ("war", {"seat": 0, "other": 2}),
        ],
        "decided",
    ),
    "a tile rather than the point for it": (
        "tigris",
        [("tile", {"seat": 0, "cell": "F7"}), ("points", {"seat": 0, "points": 1})],
        "tile",
    ),
    "an attack rather than its price": (
        "ancient_world",
        [
            ("attack", {"seat": 1, "defence": 5}),
            ("pays-attack", {"seat": 1, "coins": 2}),
            ("gain", {"seat": 1, "coins": 2}),
            ("pass", {"seat": 0}),
        ],
        "attack",
    ),
    "a competition rather than the next one": (
        "inner_sea",
        [
            ("uses", {"seat": 0}),
            ("lost", {"seat": 2, "disks": 3}),
            ("decided", SIDES),
            ("competition", {"area": "mari"}),
            ("talents", {"seat": 0, "talents": 1}),
        ],
        "decided",
    ),
    "a temple rather than what was paid": (
        "middle_east",
        [
            ("played", {"seat": 0}),
            ("price-disks", {"seat": 0}),
            ("established", {"seat": 0, "deity": "war"}),
            ("paid", {"seat": 0, "talents": 1}),
        ],
        "established",
    ),
    "a competition that nobody won": (
        "middle_east",
        [("lost", {"seat": 2, "disks": 3}), ("decided", {**SIDES, "left": "several", "sides": DRAWN}), ("passed", {})],
        "decided",
    ),
    "a war rather than the card row": (
        "through_the_ages",
        [
            ("war-decided", {"seat": 0, "rival": 1, "mine": 20, "theirs": 12}),
            ("takes-culture", {"seat": 0, "rival": 1, "count": 8}),
            ("row", {"cards": "bach"}),
        ],
        "war-decided",
    ),
    "how a turn ends rather than what has gone": (
        "through_the_ages",
        [
            ("discards", {"seat": 0, "count": 2}),
            ("stand", {"seat": 0, "culture": 45, "science": 4, "strength": 13}),
            ("row", {"cards": "bach"}),
        ],
        "stand",
    ),
    "the winner": (
        "inner_sea",
        [("points", {"points": 9}), ("end", {}), ("final", {"place": 1}), ("final", {})],
        "final",
    ),
}


def entries(game: str, lines: list[tuple[str, dict[str, str | int]]]) -> list[LogEntry]:
    return [LogEntry(number, 0, Event(f"{game}-{word}", args)) for number, (word, args) in enumerate(lines)]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_line_is(example: str) -> None:
    game, lines, wanted = EXAMPLES[example]
    chosen = presentation_of(game).report.most_telling(made := entries(game, lines))
    assert chosen is next(entry for entry in made if entry.event.key == f"{game}-{wanted}")


def test_where_a_game_says_nothing_it_is_the_last_line() -> None:
    report = presentation_of("tigris").report
    made = entries("tigris", [("unheard-of", {}), ("unheard-of", {})])
    assert report.most_telling(made) is made[1]
    assert report.most_telling([]) is None


@pytest.mark.parametrize("game", games())
def test_what_may_be_such_a_line_is_a_line_of_the_log(game: str) -> None:
    report = presentation_of(game).report
    assert report.moments
    for word in (*report.weights, *report.moments):
        assert texts().has("en", f"{game}-{word}"), word


@pytest.mark.nightly
@pytest.mark.parametrize("game", games())
def test_every_step_of_a_game_has_a_line_that_is_in_its_log(game: str) -> None:
    made = finished_game(game, 3)
    last_lines = 0
    for number, step in enumerate(made.story.steps):
        moment = Moment(made.table, made.story, number, None, None, list(step.entries), "", made.history)
        line = headline(moment, "en")
        public = [entry for entry in step.entries if entry.event.seats is None]
        assert bool(line) == bool(public)
        last_lines += bool(public) and "".join(headline_of(moment, public[-1])) == line
    assert 0 < last_lines < len(made.story.steps) - 10


def headline_of(moment: Moment, entry: LogEntry) -> str:
    """What the line would be if this one were all there is."""
    return headline(Moment(moment.table, moment.story, moment.step, None, None, [entry], "", moment.history), "en")


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_the_picture_of_a_competition_that_is_decided_is_not_of_the_next_one(game: str) -> None:
    made, shown = finished_game(game, 3), 0
    for number, step in enumerate(made.story.steps):
        best = most_telling(game, step.entries)
        if best is None or best.event.key != f"{game}-decided":
            continue
        area, now = best.event.args["area"], made.view(number)
        view, marks = presentation_of(game).report.scene(now, best.event)
        assert marks == (area,)
        assert view.fight is None
        assert view.stacks == now.stacks
        shown += now.fight is not None
        alt = renderer(game).draw(view, "cut", lang="en", marks=marks).alt if not shown % 20 else ""
        assert "Competition in " not in alt
    assert shown > 0


def test_the_picture_of_a_competition_that_goes_on_stays_of_it() -> None:
    made = finished_game("inner_sea", 3)
    views = (made.view(number) for number in range(len(made.story.steps)))
    view = next(view for view in views if view.fight is not None)
    scene = presentation_of("inner_sea").report.scene
    assert scene(view, Event("inner_sea-lost", {"area": view.fight.area})) == (view, ())
    assert scene(view, Event("inner_sea-played", {"seat": 0})) == (view, ())
