"""Lessons on a phone: a page's words, its picture and its buttons have room together, so that nobody scrolls."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from playwright.async_api import Browser, expect

from bot.lessons import show
from bot.lessons.pages import task_panel, wrong_text
from bot.lessons.press import LessonPress
from bot.model.drafts import Draft, Step
from bot.model.lessons import LessonProgress
from bot.panel.layout import Panel
from bot.press.page import Page
from bot.tables.chains import compose, empty_chain, is_chained
from bot.tables.drafts import STOP, Unfit, is_drafted, sketch
from engine.core.registry import games
from engine.lessons.lesson import Lesson, lessons
from engine.lessons.runner import Session, Wrong
from tests.bot.browser.heights import height
from tests.bot.harness import House, Json, Player, house, items, menus
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = [*in_browser, pytest.mark.nightly]
__all__ = ["browser"]

TALLEST = 650
"""Pixels from the top of the picture to the end of the last button at most: a phone shows as many of a message."""

DRAFTING = ("inner_sea", "middle_east", "through_the_ages")
"""Games in whose lessons answers are prepared before they are sent."""

Measure = Callable[[House, BrowserWindow, Player, str, Lesson], Awaitable[dict[str, int]]]
"""Pixels of pages of a lesson, by name."""


@pytest.mark.parametrize("game", [game for game in games() if lessons(game)])
@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_no_page_of_a_lesson_needs_scrolling(browser: Browser, tmp_path: Path, game: str, locale: str) -> None:
    heights = await heights_in(browser, tmp_path, game, locale, heights_of)
    assert {name: tall for name, tall in heights.items() if tall > TALLEST} == {}


@pytest.mark.parametrize("game", [game for game in games() if lessons(game)])
@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_no_wrong_answer_of_a_lesson_needs_scrolling(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, locale: str
) -> None:
    """Every task, with the longest of the texts that say why an answer to it is wrong."""
    monkeypatch.setattr(show, "task_panel", refused)
    heights = await heights_in(browser, tmp_path, game, locale, heights_of_refusals)
    assert {name: tall for name, tall in heights.items() if tall > TALLEST} == {}


@pytest.mark.parametrize("game", [game for game in games() if lessons(game)])
@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_no_draft_that_is_begun_in_a_lesson_needs_scrolling(
    browser: Browser, tmp_path: Path, game: str, locale: str
) -> None:
    """Every draft on the way to the right answers of a step, at its beginning and after each of them."""
    heights = await heights_in(browser, tmp_path, game, locale, heights_of_drafts)
    assert bool(heights) == (game in DRAFTING)
    assert {name: tall for name, tall in heights.items() if tall > TALLEST} == {}


async def heights_in(browser: Browser, path: Path, game: str, locale: str, measured: Measure) -> dict[str, int]:
    """What is ``measured`` in every lesson of a game on a phone."""
    heights = dict[str, int]()
    async with house(path) as home:
        ana, channel = await home.player("Ana", locale=locale), home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for lesson in lessons(game).values():
                heights |= await measured(home, window, ana, channel, lesson)
    return heights


def refused(press: LessonPress, session: Session, page: Page, _: Wrong | None = None) -> Panel:
    """The page behind a wrong answer."""
    assert session.step is not None
    every = [Wrong(), *(Wrong(name) for want in session.step.answers for name in want.wrong.values())]
    return task_panel(press, session, page, max(every, key=lambda wrong: len(wrong_text(press.lang, session, wrong))))


async def heights_of_refusals(
    home: House, window: BrowserWindow, ana: Player, channel: str, lesson: Lesson
) -> dict[str, int]:
    """Pixels of each task of a lesson; the lesson is opened anew at every one."""
    panel, heights = window.last.locator(".v2"), dict[str, int]()
    for name, session in tasks(lesson):
        await open_at(home, ana, channel, session)
        await expect(panel).to_contain_text("❌")
        heights[name] = await height(panel)
        session.answer(session.solution())
    return heights


async def heights_of_drafts(
    home: House, window: BrowserWindow, ana: Player, channel: str, lesson: Lesson
) -> dict[str, int]:
    """Pixels of each task of a lesson with a draft; the lesson is opened anew at every one."""
    panel, heights = window.last.locator(".v2"), dict[str, int]()
    for name, session in tasks(lesson):
        while session.open_wants:
            for draft in drafts(session):
                await open_at(home, ana, channel, session, draft)
                await expect(panel).to_contain_text("🎯")
                chosen = len(draft.picks or draft.steps)
                heights[f"{name} {len(session.record[-1])}+{chosen}"] = await height(panel)
            session.answer([session.next_answer()])
    return heights


def tasks(lesson: Lesson) -> Iterator[tuple[str, Session]]:
    """The tasks of a lesson by their names: the same session at each, which whoever takes them answers."""
    session = Session(lesson)
    for step in lesson.steps:
        session.go_on()
        yield f"{lesson.id} {step.id}", session


def drafts(session: Session) -> Iterator[Draft]:
    """What is chosen and not sent yet of the right answers to what is asked: the first one, the first two and so on."""
    match, seat = session.match, session.lesson.seat
    ask, picks = match.ask_of(seat), list[str]()
    assert ask is not None
    for number, (key, ids) in enumerate(session.solution(), 1):
        draft = None
        with suppress(Unfit):
            if is_chained(session.lesson.game, ask):
                steps = tuple(Step(*answer) for answer in session.solution()[:number])
                draft = msgspec.structs.replace(empty_chain(match, seat), steps=compose(match, seat, steps).steps)
            elif is_drafted(session.lesson.game, ask) and key == ask.key and ids != (STOP,):
                picks += ids
                draft = Draft(match.known_revision(seat), key, sketch(match, seat, picks).picks, picks[-1])
        if draft is None:
            return
        yield draft


async def open_at(home: House, ana: Player, channel: str, session: Session, draft: Draft | None = None) -> None:
    """Open a lesson anew where a session stands, with a draft if any."""
    lesson, progress = session.lesson, LessonProgress(session.record, draft, None)
    await home.tables.store.lessons.put(ana.id, lesson.game, lesson.id, progress, 0.0)
    await ana.pick(await ana.type("learn", channel, game=lesson.game), lesson.id, channel=channel)


async def heights_of(home: House, window: BrowserWindow, ana: Player, channel: str, lesson: Lesson) -> dict[str, int]:
    """Pixels of the introduction of a lesson, of each task, and of each page of what came of a right answer."""
    every = await ana.type("learn", channel, game=lesson.game)
    page = await ana.pick(every, lesson.id, channel=channel)
    panel = window.last.locator(".v2")
    await expect(panel.locator(".button")).to_have_count(2)
    heights, session = {lesson.id: await height(panel)}, Session(lesson)
    for step in lesson.steps:
        page = await ana.press_id(page, first_id(page, "zi:"), channel)
        await expect(panel).to_contain_text("🎯")
        heights[f"{lesson.id} {step.id}"] = await height(panel)
        session.go_on()
        session.answer(session.solution())
        progress = LessonProgress(session.record, None, None)
        await home.tables.store.lessons.put(ana.id, lesson.game, lesson.id, progress, 0.0)
        page = await press_late(ana, page, channel)
        await expect(panel).to_contain_text("✅")
        heights[f"{lesson.id} {step.id} done"] = await height(panel)
    return heights


async def press_late(ana: Player, page: Json, channel: str) -> Json:
    """A press on a task that has been done meanwhile shows what came of it, with a line that says so."""
    buttons = [item for item in items(page) if item["type"] == 2 and not item.get("disabled")]
    if buttons:
        return await ana.press_id(page, first_id({"components": [{"type": 1, "components": buttons}]}, "ze:"), channel)
    menu = menus(page)[0]
    values = [option["value"] for option in menu["options"][: menu.get("min_values", 1)]]
    return await ana.pick(page, *values, channel=channel)


def first_id(page: Json, prefix: str) -> str:
    """The custom_id of the first button that begins so."""
    return next(str(item["custom_id"]) for item in items(page) if str(item.get("custom_id")).startswith(prefix))
