"""How long people took, in a finished game's figures: each one's own choice, and nothing said that is not so."""

from __future__ import annotations

import pytest

from bot.model.answer_times import AnswerTime, GameTimes
from bot.model.table import Holder, Sitting, Table
from bot.records.time_sheet import PersonTime, people_times, span, times_section
from bot.tables.people import PlayerSettings
from renderers.results.sheet import Bar, Sheet, sheets_of

HOLDERS = (
    Holder(0, 1, "Ana"),
    Holder(1, None, "Inés", "sensible", owner=2),
    Holder(2, None, "Planner", "planner"),
    Holder(3, 4, "Dan"),
)
TABLE = Table(7, "tigris", {}, 4, 1, "en", None, 1, 1, "over", HOLDERS, 0.0, 0.0)
HISTORY = (
    Sitting(2, 3, "Carla", None, 0.0, 9.0, 0, 9),
    Sitting(1, None, "former player", "former", 0.0, 9.0, 0, 9),
    Sitting(0, 1, "Ana", None, 0.0, None, 0, None),
)
TIMES = GameTimes((AnswerTime(0, 1, 60.0), AnswerTime(1, 3, 7200.0), AnswerTime(2, 1, 30.0)), 9, 0)


def people(shown: set[int], reader: int | None) -> list[PersonTime]:
    return people_times(
        TABLE, HISTORY, TIMES, lambda user: PlayerSettings(times="everyone" if user in shown else "self"), reader
    )


def bars(shown: set[int], reader: int | None, times: GameTimes = TIMES, lang: str = "en") -> list[Bar]:
    return [bar for section in times_section(people(shown, reader), times, lang) for bar in section.bars]


def test_only_who_chose_to_show_theirs_is_seen_and_everybody_else_is_named() -> None:
    assert people({3, 4}, None) == [
        PersonTime(0, "Ana", None),
        PersonTime(1, "Inés", None),
        PersonTime(2, "Carla", (7200.0,)),
        PersonTime(3, "Dan", ()),
    ]
    assert [(bar.name, bar.note) for bar in bars({3, 4}, None)] == [
        ("Ana", "does not show it"),
        ("Inés", "does not show it"),
        ("Carla", "2 h in all"),
        ("one answer", ""),
        ("Dan", "no answer with a time"),
    ]


def test_ones_own_time_is_seen_by_oneself_alone_until_one_shows_it() -> None:
    own, more, *others = bars({3}, 1)
    assert (own.name, own.note) == ("Ana", "1.5 min in all (only you see this)")
    assert more.name == "2 answers: half of them within 45 s, the longest 1 min"
    assert (own.parts[0].number, own.whole, others[1].whole) == (90, 7200, 7200), "bars compare those who are seen"
    assert bars({1, 3}, 1)[0].note == "1.5 min in all"
    assert [bar.name for bar in bars(set(), None, lang="es")] == ["Nadie lo muestra (/ajustes)"]


def test_what_was_played_before_times_were_stored_is_said() -> None:
    older, partly = GameTimes((), 9, 9), GameTimes(TIMES.times, 9, 4)
    assert bars(set(), None, older) == []
    assert [bar.name for bar in bars({1}, None, older)] == ["This game is older than the times."]
    assert bars({1}, None, partly)[-1].name == "Times are stored from decision 5 of 9 on."
    assert list(times_section([], TIMES, "en")) == []


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "0 s"), (90, "1,5 min"), (3000, "50 min"), (9000, "2,5 h"), (250_000, "2,9 días")]
)
def test_times_are_short(seconds: float, words: str) -> None:
    assert span(seconds, "es") == words


def test_a_persons_lines_stand_on_one_picture() -> None:
    """Six people, one of whom shows nothing, take more than one picture."""
    made = [
        PersonTime(seat, f"Somebody with a long name {seat}", (60.0, 90_000.0) if seat else None) for seat in range(6)
    ]
    sheets = sheets_of(Sheet("", "", tuple(times_section(made, GameTimes((), 100, 5), "es"))))
    assert len(sheets) > 1
    assert not any(section.bars[0].goes_on for sheet in sheets for section in sheet.sections)
    assert sum(bar.goes_on for sheet in sheets for section in sheet.sections for bar in section.bars) == 5
