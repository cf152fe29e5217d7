"""Lessons on a phone: a page's words, its picture and its buttons have room together, so that nobody scrolls."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.model.lessons import LessonProgress
from engine.core.registry import games
from engine.lessons.lesson import Lesson, lessons
from engine.lessons.runner import Session
from tests.bot.browser.heights import height
from tests.bot.harness import House, Json, Player, house, items, menus
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = [*in_browser, pytest.mark.nightly]
__all__ = ["browser"]

TALLEST = 650
"""Pixels from the top of the picture to the end of the last button at most: a phone shows as many of a message."""


@pytest.mark.parametrize("game", [game for game in games() if lessons(game)])
@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_no_page_of_a_lesson_needs_scrolling(browser: Browser, tmp_path: Path, game: str, locale: str) -> None:
    heights = dict[str, int]()
    async with house(tmp_path) as home:
        ana, channel = await home.player("Ana", locale=locale), home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for lesson in lessons(game).values():
                heights |= await heights_of(home, window, ana, channel, lesson)
    assert {name: tall for name, tall in heights.items() if tall > TALLEST} == {}


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
