"""A finished game in figures says what the game itself says, and can be read 360 pixels wide."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games import presentation_of
from bot.records.game import page_names
from bot.records.game_sheet import game_sheet, turning_leads
from data.texts import texts
from engine.core.registry import games, load_game
from renderers.results.sheet import TALLEST, Section, Sheet, draw_sheet, sheets_of
from tests.bot.finished import analysis, finished, finished_game


def section(sheet: Sheet, key: str) -> Section:
    return next(item for item in sheet.sections if item.title == texts().text("en", key))


def agrees(game: str, seats: int) -> Sheet:
    """Lines end where the game ended, comparisons and fights are those of its own record."""
    match, made, view = finished(game, seats), analysis(game, seats), finished(game, seats).view(None)
    report, sheet = presentation_of(game).report, game_sheet(finished_game(game, seats), "en")
    course = sheet.sections[0].course
    assert course is not None
    assert [line[-1] for line in course.points] == [report.points(match.view(seat), seat)[0] for seat in range(seats)]
    for period, seat in course.marks:
        assert all(line[period] <= course.points[seat][period] for line in course.points)
    events = [entry.event for entry in match.log if entry.event.seats is None and not entry.undone]
    strengths = report.strengths(view, events, seats)
    assert strengths
    for bar, one in zip(
        section(sheet, "figures-strongest").bars, [s for s in strengths if max(s.values) > 0], strict=True
    ):
        assert [part.number for part in bar.parts] == [max(0, value) for value in one.values]
    fights = [fight for event in events if (fight := report.fight(event, seats)) is not None]
    if fights:
        bars = section(sheet, "figures-fights").bars
        won = [sum(fight.winner == seat for fight in fights) for seat in range(seats)]
        lost = [sum(seat in fight.losers for fight in fights) for seat in range(seats)]
        assert [[part.number for part in bar.parts] for bar in bars] == [
            list(pair) for pair in zip(won, lost, strict=True)
        ]
    leads = turning_leads(made)
    assert all(one.last < other.first for one, other in pairwise(leads))
    assert all(lead in made.leads for lead in leads)
    return sheet


def test_figures_agree_with_their_game_and_make_a_picture() -> None:
    sheet = agrees("ancient_world", 2)
    sheets = sheets_of(sheet)
    pictures = [draw_sheet(page) for page in sheets]
    assert [picture.width for picture in pictures] == [1000] * len(sheets)
    assert all(picture.alt.startswith("The Ancient World. Table 7:") for picture in pictures)
    assert max(picture.height for picture in pictures) <= TALLEST
    assert [bar for page in sheets for part in page.sections for bar in part.bars] == [
        bar for part in sheet.sections for bar in part.bars
    ]
    assert len(page_names(sheets, "en")) == len(set(page_names(sheets, "en"))) == len(sheets) > 1


@pytest.mark.nightly
@pytest.mark.parametrize("game", games())
def test_figures_agree_with_any_game(game: str) -> None:
    for seats in load_game(game).meta.seats:
        if seats > 1:
            agrees(game, seats)
    match = finished(game, 3)
    report, seats = presentation_of(game).report, 3
    by = {(one.key, *one.args.values()): one.values for one in report.strengths(match.view(None), [], seats)}
    own = [report.points(match.view(seat), seat) for seat in range(seats)]
    if game == "tigris":
        colours = zip(*(by[f"figure-{colour}",] for colour in ("red", "black", "blue", "green")), strict=True)
        treasures = by["figure-treasures",]
        assert [sum(one) + more for one, more in zip(colours, treasures, strict=True)] >= [sum(p[:4]) for p in own]
    if game in ("inner_sea", "middle_east"):
        epochs = zip(*(values for key, values in by.items() if key[0] == "figure-epoch"), strict=True)
        assert [sum(one) for one in epochs] == [points[0] for points in own]
