"""What is counted of results, and who is rated how."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.games import presentation_of
from bot.model.results import GameResult, Rating, ResultSeat, SeatFact
from bot.records.figures import of_person, of_server
from bot.records.history import line_of
from bot.records.sheets import parts_of, person_sheet, server_sheet
from bot.tables.ratings import rate
from engine.core.events import Event
from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.picture import ALT_LIMIT
from renderers.results.sheet import alt_of, draw_sheet, sheets_of

ANN, BEN, CY = 1, 2, 3
NOBODY: set[int] = set()


def seat(number: int, user: int | None, place: int | None, **more: Any) -> ResultSeat:
    level = None if user is not None else "sensible"
    name = {ANN: "Ann", BEN: "Ben", CY: "Cy"}.get(user or 0, "Computer")
    fields = {"ending": "played", "facts": (SeatFact("dynasty", "lion"),), "name": name, "level": level} | more
    return ResultSeat(number, user=user, place=place, points=None if place is None else 10 - place, number=0, **fields)


def game(number: int, *seats: ResultSeat, is_over: bool = True) -> GameResult:
    return GameResult(number, "tigris", 9, is_over, 0.0, number * 3600.0, seats)


def rated(*games: GameResult, out: set[int] = NOBODY) -> dict[int, Rating]:
    ratings: dict[int, Rating] = {}
    rate(games, ratings, out)
    return ratings


def lent(item: ResultSeat) -> ResultSeat:
    return msgspec.structs.replace(item, level="sensible", ending="handed-over")


def left(number: int, user: int) -> ResultSeat:
    return ResultSeat(number, 1, user, None, None, None, "handed-over")


def test_a_persons_games_are_counted_by_place_and_by_whom_they_met() -> None:
    games = [
        game(3, seat(0, ANN, 1), seat(1, BEN, 2), seat(2, None, 3)),
        game(2, seat(0, BEN, 1), seat(1, ANN, 1)),
        game(1, lent(seat(0, ANN, 1)), seat(1, BEN, 2)),
        game(4, seat(0, ANN, None), seat(1, BEN, None), is_over=False),
    ]
    figures = of_person(games, ANN, lambda user: False)
    two, three = figures.tables["tigris", 2], figures.tables["tigris", 3]
    assert (two.games, two.wins, two.given_up, two.points) == (2, 1, 1, [9])
    assert (three.games, three.wins, three.hours) == (1, 1, [3.0])
    ben, computer = figures.meetings[BEN], figures.meetings["sensible"]
    assert (ben.name, ben.better, ben.same, ben.worse) == ("Ben", 1, 1, 0)
    assert (computer.better, computer.games) == (1, 1)
    assert figures.facts["tigris"][SeatFact("dynasty", "lion")].wins == 2
    assert BEN not in of_person(games, ANN, lambda user: user == BEN).meetings


def test_who_beats_others_is_rated_higher_and_games_without_a_second_person_count_for_nothing() -> None:
    ratings = rated(*(game(number, seat(0, ANN, 1), seat(1, BEN, 2)) for number in range(5)))
    assert ratings[ANN].points > 1000 > ratings[BEN].points
    assert (ratings[ANN].games, ratings[BEN].games) == (5, 5)
    assert rated(game(1, seat(0, ANN, 1), seat(1, None, 2))) == {}
    assert rated(game(1, seat(0, ANN, None), seat(1, BEN, None), is_over=False)) == {}


def test_who_gives_a_seat_up_comes_last_and_who_takes_it_over_is_not_rated() -> None:
    given_up = rated(game(1, lent(seat(0, ANN, 1)), seat(1, BEN, 2), seat(2, CY, 3)))
    assert given_up[ANN].mu < given_up[CY].mu < given_up[BEN].mu
    left_for_good = rated(game(1, seat(0, CY, 1, is_late=True), seat(1, BEN, 2), left(0, ANN)))
    assert left_for_good[ANN].mu < 25 < left_for_good[BEN].mu
    assert CY not in left_for_good


def test_a_strong_computer_is_worth_more_than_a_random_one_and_stays_what_it_is() -> None:
    strong = rated(game(1, seat(0, ANN, 1), seat(1, BEN, 3), seat(2, None, 2, level="strong")))
    random = rated(game(1, seat(0, ANN, 1), seat(1, BEN, 3), seat(2, None, 2, level="random")))
    assert strong[ANN].mu > random[ANN].mu
    assert set(strong) == {ANN, BEN}


def test_who_stays_out_of_ratings_is_an_opponent_of_whom_nothing_is_known() -> None:
    games = [game(number, seat(0, ANN, 1), seat(1, BEN, 2)) for number in range(3)]
    deleted = [game(number, seat(0, ANN, 1), seat(1, None, 2, level="former")) for number in range(3)]
    assert rated(*games, out={BEN}) == rated(*deleted)
    assert rated(*games, out={BEN})[ANN].games == 3


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_part_of_a_sheet_can_be_drawn_and_read(lang: str) -> None:
    games = [game(number, seat(0, ANN, 1), seat(1, BEN, 2), seat(2, None, 3)) for number in range(2)]
    person, server, ratings = of_person(games, ANN, lambda user: False), of_server(games), rated(*games)
    ranked = [("Ann", ratings[ANN]), ("Ben", ratings[BEN])]
    assert parts_of(person, "", has_ratings=False) == ["results", "people"]
    assert parts_of(server, "", has_ratings=False) == ["results"]
    for part in parts_of(person, "tigris", has_ratings=False):
        own = person_sheet("Ann", person, lang, game="tigris", part=part, ratings={}, server="S")
        all_of_it = server_sheet("S", server, lang, game="tigris", part=part, count=2, ratings=ranked)
        for sheet in (own, all_of_it):
            assert sheet.sections
            assert len(alt_of(sheet)) <= ALT_LIMIT
    picture = draw_sheet(person_sheet("Ann", person, lang, game="", part="results", ratings={}, server="S"))
    assert picture.width == 1000
    assert "Tigris" in picture.alt


def test_who_leads_two_civilizations_has_the_points_of_the_end_and_both_of_them() -> None:
    match = Match.create(load_game("inner_sea"), {"civilizations-each": "2"}, 2, 3)
    ends = [Event("inner_sea-final", {"seat": seat, "place": 2 - seat, "points": 5 + seat}) for seat in range(2)]
    view = match.view(None)
    found = presentation_of("inner_sea").scores(view, ends)
    leads = [
        {f"civ:{side.civilization}" for side, led in zip(view.seats, view.cast.split(), strict=True) if led[0] == seat}
        for seat in "01"
    ]
    assert [score.points for score in found] == [5, 6]
    assert [{fact.thing for fact in score.facts} for score in found] == leads


@pytest.mark.parametrize(
    ("grade", "lang", "result"),
    [
        ("gold", "en", "alone: **gold**, 9 points"),
        ("silver", "es", "a solas: **plata**, 9 puntos"),
        ("bronze", "en", "alone: **bronze**, 9 points"),
        ("none", "es", "a solas: sin grado, 9 puntos"),
        ("", "en", "alone, 9 points"),
    ],
)
def test_the_history_says_which_grade_was_reached_alone(grade: str, lang: str, result: str) -> None:
    """Games that were stored before have none."""
    match = Match.create(load_game("inner_sea"), {"without-player": "2"}, 1, 3)
    ends = [Event("inner_sea-final", {"seat": 0, "place": 1, "points": 9})]
    if grade:
        ends.append(Event("inner_sea-alone", {"seat": 0, "points": 9, "grade": grade}))
    (score,) = presentation_of("inner_sea").scores(match.view(None), ends)
    own = seat(0, ANN, 1, facts=score.facts)
    line = line_of(msgspec.structs.replace(game(1, own), game="inner_sea"), ANN, lang)
    assert line.splitlines()[0].endswith(result)


def test_who_plays_alone_wins_nothing() -> None:
    assert of_person([game(1, seat(0, ANN, 1))], ANN, lambda user: False).tables == {}


def test_a_long_list_of_ratings_goes_on_over_sheets_and_says_at_its_end_who_is_left_out() -> None:
    games = [game(number, seat(0, ANN, 1), seat(1, BEN, 2)) for number in range(2)]
    ranked = [(f"Player {number}", Rating(number, 25.0, 8.0, 1)) for number in range(70)]
    server = of_server(games)
    sheets = sheets_of(server_sheet("S", server, "en", game="tigris", part="people", count=2, ratings=ranked))
    lines = [bar.name for sheet in sheets for section in sheet.sections for bar in section.bars]
    assert lines == [f"{place}. Player {place - 1}" for place in range(1, 61)] + ["and 10 more"]
    assert len(sheets) > 3


def test_a_deleted_person_has_the_readers_word_for_it_in_a_history() -> None:
    result = game(1, seat(0, ANN, 2), seat(1, None, 1, level="former", name="former player"))
    assert line_of(result, ANN, "es").splitlines() == [
        "**Tigris y Éufrates** (mesa 1): **puesto 2** de 2, 8 puntos",
        "-# <t:3600:d>, <#0>, con exjugador (1.º)",
    ]
    assert line_of(result, ANN, "en").endswith("with former player (1st)")
