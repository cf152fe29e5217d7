"""The viewer's and the log's pages, buttons and menus: where they lead, what they carry, that they fit."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import pytest

from bot.frame.pages import paged
from bot.history.log_pages import LogButton, Wanted, found_lines, log_text, wished
from bot.history.replay import (
    destination,
    landmarks,
    step_text,
    step_view,
)
from bot.history.replay_items import ReplayItem
from bot.messages import gallery
from bot.messages.gallery import Gallery
from bot.messages.ids import CUSTOM_ID_LIMIT
from bot.model.table import Holder, Table
from bot.tables.chronicle import Account, Moment
from bot.tables.steps import (
    Story,
    copied,
    tell,
)
from engine.core.events import Event
from engine.core.match import Match
from engine.core.record import LogEntry
from renderers.core.picture import Picture
from tests.bot.unit.test_steps import Watched

BIG = 10**12 - 1


def table(match: Any, *, number: int = 5, status: Any = "over") -> Table:
    holders = tuple(Holder(seat, seat + 1, f"N_{seat}") for seat in range(match.seats))
    return Table(
        number, match.game_id, match.options, match.seats, 5, "en", 9, 77, 1, status, holders, 0, 0, match_revision=1
    )


@cache
def played(game: str, answers: int, *, undo: bool = False) -> tuple[Match, Story]:
    match = Watched(game, 3, answers, undo=undo).match
    return match, tell(copied(match), match.view(None), {})


def moment(game: str = "tigris", step: int = 0, answers: int = 100, **about: Any) -> Moment:
    match, story = played(game, answers)
    at = story.within(step)
    return Moment(table(match, **about), story, at, None, match.view(None), list(story.steps[at].entries), "m")


def test_forward_and_back_lead_through_every_step_and_turn() -> None:
    story = moment().story
    last = len(story.steps) - 1
    for step in range(last + 1):
        here = moment(step=step)
        assert story.within(destination(here, "back")) == max(0, step - 1)
        assert story.within(destination(here, "on")) == min(last, step + 1)
        assert (destination(here, "first"), destination(here, "last")) == (0, last)
    firsts = [turn.first for turn in story.turns]
    there, back = [0], [last]
    while there[-1] < last:
        there.append(destination(moment(step=there[-1]), "after"))
    while back[-1] > 0:
        back.append(destination(moment(step=back[-1]), "before"))
    assert there == sorted({*firsts, last})
    assert back[::-1] == sorted({*firsts, last})


@pytest.mark.parametrize("count", [1, 2, 24, 25, 26, 60, 1000])
def test_a_menu_of_turns_has_the_near_ones_and_reaches_both_ends(count: int) -> None:
    for here in {0, count // 2, count - 1}:
        places = landmarks(count, here)
        assert len(places) <= 25
        assert places == sorted(set(places))
        assert {0, here, count - 1} <= set(places)
        assert all(place in places for place in range(max(0, here - 6), min(count, here + 7)))
        if count <= 25:
            assert places == list(range(count))


@pytest.mark.parametrize("game", ["tigris", "inner_sea"])
def test_a_steps_message_fits_and_its_ids_come_back_as_they_were(game: str) -> None:
    for lang in ("en", "es"):
        for step in range(0, 80, 9):
            here = moment(game, step, 200, number=BIG)
            assert len(step_text(here, lang)) <= 2000
            items = step_view(here, lang).children
            ids = [str(getattr(item, "custom_id", "")) for item in items]
            assert len(set(ids)) == len(ids)
            # The button of the menu after a game is its table's, not the step's.
            for custom_id in [one for one in ids if not one.startswith(f"zp:{BIG}:")]:
                found = ReplayItem.__discord_ui_compiled_template__.fullmatch(custom_id)
                assert found is not None
                assert (int(found["table"]), int(found["step"])) == (BIG, here.step)
                assert len(custom_id) <= CUSTOM_ID_LIMIT


@pytest.mark.parametrize(("status", "menus"), [("over", 2), ("closed", 1), ("playing", 1)])
def test_only_after_the_end_a_menu_offers_the_seats(status: str, menus: int) -> None:
    items = step_view(moment(status=status), "en").children
    assert sum(item.type.name.endswith("select") for item in items) == menus


# --- the log ----------------------------------------------------------------------------------------------------


def account(game: str = "tigris", status: str = "over") -> Account:
    match, story = played(game, 200, undo=True)
    return Account(table(match, status=status), list(match.log), 0, story)


def test_pages_hold_every_line_once_and_are_filled_from_the_first_on() -> None:
    lines = [f"- line {number}" + "x" * (number % 90) for number in range(300)]
    pages = paged(lines)
    assert [line for page in pages for line in page] == lines
    assert all(len("\n".join(page)) <= 1700 for page in pages)
    assert paged(lines[:200])[:-1] == pages[: len(paged(lines[:200])) - 1]
    assert paged([]) == [[]]
    assert len(paged(["y" * 5000])[0][0]) <= 600


def test_words_are_found_whatever_their_case_and_accents_and_in_names_as_they_are_written() -> None:
    told = account()
    assert found_lines(told, Wanted("TEMPLE"), "en")
    assert all("temple" in line for line in found_lines(told, Wanted("TEMPLE"), "en"))
    assert found_lines(told, Wanted("poblacion"), "es")
    assert found_lines(told, Wanted("n_1 places"), "en")
    assert found_lines(told, Wanted("cheese"), "en") == []


def test_a_players_lines_are_those_that_speak_of_them_or_to_them() -> None:
    told = account("inner_sea")
    lines = found_lines(told, Wanted(seat=1), "en")
    assert 0 < len(lines) < len(told.entries)
    assert all("N\\_1" in line or "You " in line for line in lines)


def test_a_turns_lines_begin_where_it_begins_and_each_line_is_in_some_turn() -> None:
    told = account()
    assert told.story is not None
    turns = [found_lines(told, Wanted(turn=turn), "en") for turn in range(1, len(told.story.turns) + 1)]
    assert any("Turn 3: it is the turn of" in line for line in turns[2])
    assert not any("Turn 5: it is the turn of" in line for line in turns[2])
    assert {line for lines in turns for line in lines} == set(found_lines(told, Wanted(), "en"))


@pytest.mark.parametrize("text", ["", "a", "x" * 90, "né:ñ:🏺" * 20, "  two\n words  "])
def test_a_log_buttons_id_carries_all_that_is_wanted(text: str) -> None:
    wanted = wished(text, 5, 9999, "es")
    custom_id = wanted.button(BIG, 99_999, "first")
    assert len(custom_id) <= CUSTOM_ID_LIMIT
    found = LogButton.__discord_ui_compiled_template__.fullmatch(custom_id)
    assert found is not None
    assert wished(found["text"], int(found["seat"]), int(found["turn"]), found["lang"]) == wanted


def test_the_text_file_marks_what_was_secret_and_what_was_taken_back() -> None:
    told = account()
    text = log_text(told, "en")
    assert text.startswith("Tigris & Euphrates, table 5: N_0, N_1, N_2\n")
    assert len(text.splitlines()) == len(told.entries) + 2
    assert "(taken back) " in text
    assert "(only N_1) " in text
    assert "(solo N_1) " in log_text(told, "es")


def test_a_line_that_aims_at_a_player_is_theirs_too() -> None:
    told = account()
    aimed = LogEntry(0, 0, Event("tigris-turn", {"seat": 0, "turn": 1, "targets": "seat:2 area:rome"}))
    told.entries[:] = [aimed]
    assert len(found_lines(told, Wanted(seat=2), "en")) == 1
    assert found_lines(told, Wanted(seat=1), "en") == []


# --- pictures ---------------------------------------------------------------------------------------------------


async def test_a_picture_is_drawn_once_and_the_oldest_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, str]] = []

    async def draw(game: str, view: Any, kind: str, lang: str, names: Any, palette: str, **_: Any) -> Picture:
        drawn.append((str(view), lang))
        await asyncio.sleep(0)
        return Picture(b"x" * 40, "png", 1, 1, "A dot.", {}, "dot", 0, 0)

    monkeypatch.setattr(gallery, "draw", draw)
    kept = Gallery(room=100)

    async def look(mark: str, lang: str = "en") -> None:
        await kept.picture(mark, "tigris", mark, "board", lang, ["Ana"], "default")

    for mark in ("a", "b", "a", "b", "a"):
        await look(mark)
    assert drawn == [("a", "en"), ("b", "en")]
    await look("a", "es")
    await look("b")
    assert drawn[2:] == [("a", "es"), ("b", "en")], "b was looked at longest ago"


async def test_the_same_position_of_a_closed_table_is_another_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[bool] = []

    async def draw(*_: Any, closed: bool, **more: Any) -> Picture:
        drawn.append(closed)
        return Picture(b"x", "png", 1, 1, "A dot.", {}, "dot", 0, 0)

    monkeypatch.setattr(gallery, "draw", draw)
    kept = Gallery()
    for closed in (False, True, False, True):
        await kept.picture("a", "tigris", "a", "board", "en", ["Ana"], "default", closed)
    assert drawn == [False, True]
