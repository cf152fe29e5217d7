"""The story of a finished game: every sentence is true of the game's record, and reads well in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import presentation_of
from bot.games.epochs_report import fight, points
from bot.games.report import Fight
from bot.history.story_text import LONGEST, SAME, story_text, untimed, worded_paragraphs
from bot.tables.analysis import Analysis, leads_of
from bot.tables.telling import Sentence, paragraphs
from data.texts import texts
from engine.core.events import Event
from engine.core.record import LogEntry
from engine.core.registry import games, load_game
from tests.bot.finished import Options, analysis, finished, story_of
from tests.night import by_day

NAMES = ["Ana", "Inés", "Bruno", "Carla", "Dan", "Eva"]


def names(entry: LogEntry | None) -> list[str]:
    return NAMES


class Truth:
    """What a match itself says, counted anew from its states and its log, not from the analysis."""

    def __init__(self, game: str, seats: int, options: Options = ()) -> None:
        self.match, self.analysis = finished(game, seats, 1, options), analysis(game, seats, 1, options)
        self.story = story_of(game, seats, 1, options)
        self.points = [self._points(number) for number in range(len(self.analysis.periods))]
        result = self.match.result()
        assert result is not None
        self.result = result

    def _points(self, period: int) -> list[tuple[int, ...]]:
        """Points at the end of a period, from the position in which it ended."""
        story, match = self.story, self.match
        count = presentation_of(match.game_id).report.points
        checkpoint = story.steps[self.analysis.periods[period].last].checkpoint
        seats = range(match.seats)
        if checkpoint is None:
            return [tuple(count(match.view(seat), seat)) for seat in seats]
        return [tuple(count(match.view_then(checkpoint, seat), seat)) for seat in seats]

    def main(self, period: int, seat: int) -> int:
        return self.points[period][seat][0] if period >= 0 else 0

    def shown(self, period: int, seat: int) -> set[str]:
        points = self.points[period][seat]
        return {str(points[0]), "/".join(map(str, points))}

    def ahead(self, period: int, seat: int) -> bool:
        return self.points[period][seat] == max(self.points[period])

    def fights(self) -> list[tuple[int | None, tuple[int, ...]]]:
        report = presentation_of(self.match.game_id).report
        public = [entry for entry in self.match.log if entry.event.seats is None and not entry.undone]
        decided = [report.fight(entry.event, self.match.seats) for entry in public]
        return [(fight.winner, fight.losers) for fight in decided if fight is not None]


def _won(truth: Truth, it: Sentence) -> bool:
    last, places = len(truth.points) - 1, truth.result.places
    gap = truth.main(last, places[0][0]) - truth.main(last, places[1][0])
    return (places[0], it.args["other"] in places[1], it.args["points"], it.args["gap"]) == (
        (it.args["seat"],),
        True,
        truth.main(last, places[0][0]),
        gap,
    )


def _table(truth: Truth, it: Sentence) -> bool:
    return (it.args["count"], it.args["answers"]) == (len(truth.points), len(truth.match.answers))


def _lead(truth: Truth, it: Sentence) -> bool:
    seat, other, period = int(it.args["seat"]), int(it.args["other"]), it.period
    assert period is not None
    took = truth.ahead(period, seat) and truth.ahead(period - 1, other) and not truth.ahead(period, other)
    shown = it.args["mine"] in truth.shown(period, seat) and it.args["theirs"] in truth.shown(period, other)
    kept = (
        all(truth.ahead(later, seat) for later in range(period, len(truth.points))) if it.key == "lead-last" else True
    )
    return took and shown and kept


def _standing(truth: Truth, it: Sentence) -> bool:
    seat, period = int(it.args["seat"]), it.period
    assert period is not None
    others = [other for other in range(truth.match.seats) if other != seat]
    theirs = any(it.args["theirs"] in truth.shown(period, other) for other in others)
    return truth.ahead(period, seat) and it.args["mine"] in truth.shown(period, seat) and theirs


def _after_tie(truth: Truth, it: Sentence) -> bool:
    assert it.period is not None
    before = [seat for seat in range(truth.match.seats) if truth.ahead(it.period - 1, seat)]
    later = range(it.period, len(truth.points))
    kept = not it.key.endswith("-last") or all(truth.ahead(number, int(it.args["seat"])) for number in later)
    return len(before) > 1 and kept and _standing(truth, it)


def _first(truth: Truth, it: Sentence) -> bool:
    assert it.period is not None
    level = all(len({*truth.points[number]}) == 1 for number in range(it.period)) or not any(
        sum(truth.ahead(number, seat) for seat in range(truth.match.seats)) == 1 for number in range(it.period)
    )
    return level and _standing(truth, it)


def _stretch(truth: Truth, period: int) -> range:
    """The stretch of the game that ends with this period."""
    count = len(truth.points)
    ends = [count * number // 3 for number in range(4)]
    return range(ends[ends.index(period + 1) - 1], period + 1)


def _leader_by_period(truth: Truth) -> list[int | None]:
    present: int | None = None
    leading: list[int | None] = []
    for number in range(len(truth.points)):
        first = [seat for seat in range(truth.match.seats) if truth.ahead(number, seat)]
        present = first[0] if len(first) == 1 else present if present in first else None
        leading.append(present)
    return leading


def _kept(truth: Truth, it: Sentence) -> bool:
    assert it.period is not None
    leading = _leader_by_period(truth)
    return {leading[number] for number in _stretch(truth, it.period)} == {it.args["seat"]} and _standing(truth, it)


def _many(truth: Truth, it: Sentence) -> bool:
    assert it.period is not None
    leading, stretch = _leader_by_period(truth), _stretch(truth, it.period)
    order = [seat for seat in leading[: stretch.start] if seat is not None][-1:]
    changes = 0
    for number in stretch:
        seat = leading[number]
        if seat is not None:
            gap = leading[number - 1] is None and number > 0
            changes += bool(order) and (seat != order[-1] or gap)
            order.append(seat)
    return it.args["count"] == changes and _standing(truth, it)


def _swing(truth: Truth, it: Sentence) -> bool:
    gains = {
        (number, seat): truth.main(number, seat) - truth.main(number - 1, seat)
        for number in range(len(truth.points))
        for seat in range(truth.match.seats)
    }
    assert it.period is not None
    mine = gains[it.period, int(it.args["seat"])]
    seat_of = presentation_of(truth.match.game_id).report.seat
    told = all(entry in truth.match.log and seat_of(entry.event) == it.args["seat"] for entry in it.quotes)
    return it.args["margin"] == mine == max(gains.values()) and told


def _longest(truth: Truth, it: Sentence) -> bool:
    leading, best, run = _leader_by_period(truth), 0, 0
    for number, seat in enumerate(leading):
        run = run + 1 if seat is not None and number and seat == leading[number - 1] else int(seat is not None)
        best = max(best, run)
    return it.args["count"] == best


def _fights(truth: Truth, it: Sentence) -> bool:
    winners = [winner for winner, _ in truth.fights()]
    best = max(winners.count(seat) for seat in range(truth.match.seats))
    most = tuple(seat for seat in range(truth.match.seats) if winners.count(seat) == best)
    return (it.args["total"], it.args["wins"], it.seats) == (len(winners), best, most)


def _defeats(truth: Truth, it: Sentence) -> bool:
    losers = [seat for _, lost in truth.fights() for seat in lost]
    best = max(losers.count(seat) for seat in range(truth.match.seats))
    most = tuple(seat for seat in range(truth.match.seats) if losers.count(seat) == best)
    return (it.args["losses"], it.seats) == (best, most)


def _comeback(truth: Truth, it: Sentence) -> bool:
    seat, other, period = int(it.args["seat"]), int(it.args["other"]), it.period
    assert period is not None
    gap = truth.main(period, other) - truth.main(period, seat)
    return truth.result.winners == (seat,) and gap == it.args["margin"] > 0


def _front(truth: Truth, it: Sentence) -> bool:
    return {seat for seat in _leader_by_period(truth) if seat is not None} == {it.args["seat"]}


def _rest(truth: Truth, it: Sentence) -> bool:
    return [seat for group in truth.result.places[1:] for seat in group] == list(it.seats)


def _shared(truth: Truth, it: Sentence) -> bool:
    return truth.result.winners == it.seats


def _winner(truth: Truth, it: Sentence) -> bool:
    return truth.result.winners == (it.args["seat"],)


def _grade(truth: Truth) -> object:
    """The best grade whose points were reached, by the line that names them as the game begins."""
    goals = next(entry.event.args for entry in truth.match.events() if entry.event.key.endswith("-alone-goals"))
    reached = [
        name for name in ("bronze", "silver", "gold") if truth.main(len(truth.points) - 1, 0) >= int(goals[name])
    ]
    return reached[-1] if reached else "none"


TRUE: dict[str, Callable[[Truth, Sentence], bool]] = {
    **dict.fromkeys(("won", "won-close", "won-far", "won-level"), _won),
    **dict.fromkeys(("shared", "shared-plain"), _shared),
    **dict.fromkeys(("lead", "lead-last"), _lead),
    **dict.fromkeys(("lead-level", "lead-level-last"), _after_tie),
    "won-plain": _winner,
    "alone": lambda truth, it: _winner(truth, it) and it.args["points"] == truth.main(len(truth.points) - 1, 0),
    "alone-graded": lambda truth, it: TRUE["alone"](truth, it) and it.args["grade"] == _grade(truth),
    "table": _table,
    "lead-first": _first,
    "lead-kept": _kept,
    "lead-many": _many,
    "swing": _swing,
    "longest": _longest,
    "fights": _fights,
    "fights-lost": _defeats,
    "comeback": _comeback,
    "front": _front,
    "rest": _rest,
}
"""Sentences that are no line of the log, with what has to be so for each of them."""


def _is_line(truth: Truth, it: Sentence) -> bool:
    """A sentence that tells a line of the log: it stands there for all to see, and when it is said to have been."""
    entry = it.entry
    assert entry is not None
    assert it.period is not None
    report = presentation_of(truth.match.game_id).report
    words = {*report.decisive} - {*report.weights} if it.key == "outcome" else {it.key}
    return (
        truth.match.log[entry.number] == entry
        and entry.event.key in {f"{truth.match.game_id}-{word}" for word in words}
        and entry.event.args == it.args
        and entry.event.seats is None
        and not entry.undone
        and entry in truth.analysis.periods[it.period].entries
    )


def reads_well(text: str, lang: str) -> None:
    assert len(text) <= LONGEST
    assert not re.search(r"[{}]|\bnone\b|  |\.\.|\(\)| ,| \.(?:\s|$)", text), text
    assert all(part[-1] in ".»”*" for part in text.split("\n\n"))
    if lang == "es":
        assert not re.search(r"\by (?:i|hi)[^aeo]|\bde el\b|\ba el\b", text, re.I), text


def is_told(game: str, seats: int, options: Options = ()) -> None:
    truth = Truth(game, seats, options)
    finals = {
        entry.event.args["seat"]: entry.event.args for entry in truth.match.log if entry.event.key == f"{game}-final"
    }
    for seat, final in finals.items():
        said = str(final.get("score", final.get("points")))
        assert said == "/".join(map(str, truth.points[-1][int(seat)]))
    parts = paragraphs(truth.analysis, 8)
    for part in parts:
        for sentence in part:
            check = TRUE.get(sentence.key) if sentence.entry is None else _is_line
            assert check is not None, sentence.key
            assert check(truth, sentence), sentence
    for lang in texts().languages:
        reads_well(story_text(truth.analysis, lang, names), lang)
        assert all(name in story_text(truth.analysis, lang, names) for name in NAMES[:seats])


def test_every_sentence_is_true_of_the_record() -> None:
    is_told("ancient_world", 2)


@pytest.mark.nightly
@pytest.mark.parametrize("game", games())
def test_every_sentence_is_true_of_any_record(game: str) -> None:
    for seats in load_game(game).meta.seats:
        is_told(game, seats)


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
@pytest.mark.parametrize(
    ("seats", "cast"), [(1, ("epochs", "1")), (2, ("civilizations-each", "2")), (3, ("without-player", "2"))]
)
def test_every_sentence_is_true_where_civilizations_are_more_than_players(
    game: str, seats: int, cast: tuple[str, str]
) -> None:
    is_told(game, seats, (cast,))


def test_who_played_alone_reads_which_grade_that_was() -> None:
    is_told("inner_sea", 1, (("epochs", "1"),))
    made = analysis("inner_sea", 1, 1, (("epochs", "1"),))
    assert re.search(r"ended with \d+ points: (gold|silver|bronze|no grade)", story_text(made, "en", names))
    assert re.search(r"acabó con \d+ puntos: (oro|plata|bronce|ningún grado)", story_text(made, "es", names))


def test_points_of_two_civilizations_are_those_of_the_best_or_add_up() -> None:
    sides = (SimpleNamespace(points=12), SimpleNamespace(points=16), SimpleNamespace(points=15))
    view: Any = SimpleNamespace(cast="0:egypt 1:gaul 0:carthage", seats=sides)
    assert [points(view, 0, adds_up=False), points(view, 0, adds_up=True)] == [(15,), (27,)]
    event = Event("any-decided", {"left": "one", "seat": 2, "sides": "2:4:3 1:2:0 3:1:0", "cast": view.cast})
    assert fight(event, 2) == Fight(0, (1,))


@pytest.mark.parametrize(
    ("timed", "wanted"),
    [
        (f"{SAME}, Ana took it.", "Ana took it."),
        (f"{SAME}, ana took it.", "ana took it."),
        (f"{SAME}, la competición fue para Ana.", "La competición fue para Ana."),
        (f"{SAME} an event came up.", "An event came up."),
        (f"Ana beat Ben {SAME} in a war (8 to 3).", "Ana beat Ben in a war (8 to 3)."),
        (f"The end, {SAME}, brought a change.", "The end brought a change."),
        (f"A line, {SAME}: “Ana wins.”", "A line: “Ana wins.”"),
        (f"It fell {SAME}, and 2 tiles with it.", "It fell, and 2 tiles with it."),
    ],
)
def test_a_sentence_about_the_same_turn_does_not_name_it(timed: str, wanted: str) -> None:
    assert untimed(timed, ["ana", "Ben"]) == wanted


@pytest.mark.parametrize("game", games())
def test_every_wording_reads_well_where_it_does_not_name_the_turn(game: str) -> None:
    report, made, said = presentation_of(game).report, analysis(game, max(2, load_game(game).meta.seats[0])), 0
    for number, period in enumerate(made.periods):
        for entry in period.entries:
            word = entry.event.key.partition("-")[2]
            if word not in report.weights or report.weights[word](entry.event.args) <= 0:
                continue
            sentence = Sentence(word, dict(entry.event.args), number, entry)
            for lang in texts().languages:
                # Of four in a row three do not name it, each in a wording of its own.
                (text,) = worded_paragraphs(made, [(sentence,) * 4], lang, names, mark=False)
                assert SAME not in text
                assert not re.search(r"  | [,.:;]|,[,.]|^[a-z]|\. [a-z]", text), text
                said += 1
    assert said > 0


def test_whoever_came_next_with_as_many_points_is_named_with_them() -> None:
    made = analysis("ancient_world", 3)
    last = made.periods[-1]
    first, second, third = (seat for _, seat in made.result.ranked())
    points = tuple((40,) if seat == first else (30,) for seat in range(3))
    level = replace(made, periods=(*made.periods[:-1], replace(last, points=points)))
    text = worded_paragraphs(level, paragraphs(level, 0), "en", names)[0]
    assert f"10 more than {NAMES[second]} and {NAMES[third]}." in text


def test_a_lead_after_a_tie_of_others_was_taken_from_nobody() -> None:
    made = analysis("ancient_world", 3)
    counts = ((5, 1, 1), (5, 7, 7), (9, 8, 7), (12, 9, 9))
    periods = tuple(
        replace(period, points=tuple((count,) for count in points), entries=())
        for period, points in zip(made.periods, counts, strict=False)
    )
    level = replace(made, periods=periods, leads=tuple(leads_of(periods)))
    told = [sentence for part in paragraphs(level, 0) for sentence in part if sentence.key.startswith("lead-level")]
    assert [(it.key, it.period, it.args) for it in told] == [
        ("lead-level-last", 2, {"seat": 0, "mine": "9", "theirs": "8"})
    ]
    said = worded_paragraphs(level, [tuple(told)], "en", names, mark=False)
    assert said == ["After a tie at the top, Ana took the lead in round 3, 9 to 8, and kept it to the end."]


def test_wins_of_several_are_each_ones() -> None:
    made = analysis("tigris", 3)
    sentence = Sentence("fights", {"total": 5, "wins": 2}, seats=(0, 1))
    assert "Ana and Inés (2 each)" in worded_paragraphs(made, [(sentence,)], "en", names, mark=False)[0]


def test_the_end_says_by_how_much_it_was_won_and_who_came_next() -> None:
    made = analysis("ancient_world")
    text = worded_paragraphs(made, paragraphs(made, 3), "en", names)
    winner = NAMES[made.result.winners[0]]
    assert winner in text[0]
    assert text[0].startswith("**")
    assert "Behind in the end: " in text[-1]


def test_whatever_has_no_wording_of_its_own_is_quoted_from_the_log() -> None:
    made = analysis("ancient_world")
    period, entry = next(
        (number, entry)
        for number, item in enumerate(made.periods)
        for entry in item.entries
        if entry.event.key == "ancient_world-first"
    )
    sentence = Sentence("first", dict(entry.event.args), period, entry)
    (text,) = worded_paragraphs(made, [(sentence,)], "es", names, mark=False)
    assert "toma la ficha de primer jugador" in text


@pytest.mark.parametrize("game", by_day(["tigris"], games()))
def test_wordings_of_events_exist_in_both_languages_alike(game: str) -> None:
    report = presentation_of(game).report
    for word in report.weights:
        keys = [f"{game}-story-{word}{end}" for end in ("", "-2", "-3")]
        assert [texts().has("en", key) for key in keys] == [texts().has("es", key) for key in keys], word


def test_a_game_that_counts_no_points_has_a_story_too() -> None:
    made = analysis("ancient_world")
    plain = Analysis(
        made.game,
        made.seats,
        made.answers,
        tuple(replace(period, points=((),) * made.seats) for period in made.periods),
        (),
        made.fights,
        made.result,
    )
    assert NAMES[made.result.winners[0]] in story_text(plain, "en", names)
