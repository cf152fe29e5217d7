"""Lessons on a phone: what a step asks for, its picture and its buttons have room together."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.model.lessons import LessonProgress
from engine.core.registry import games
from engine.lessons.lesson import lessons
from engine.lessons.runner import Session
from tests.bot.browser.heights import height
from tests.bot.harness import house
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = [*in_browser, pytest.mark.nightly]
__all__ = ["browser"]

TALLEST = 700
"""Pixels from the top of the picture to the end of the last button at most: a phone shows 650, and most pages keep to
that.
"""


@pytest.mark.parametrize("game", [game for game in games() if lessons(game)])
@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_tasks_are_seen_without_scrolling(browser: Browser, tmp_path: Path, game: str, locale: str) -> None:
    heights = dict[str, int]()
    async with house(tmp_path) as home:
        ana, channel = await home.player("Ana", locale=locale), home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for lesson in lessons(game).values():
                session = Session(lesson)
                for step in lesson.steps:
                    session.go_on()
                    progress = LessonProgress(session.record, None, None)
                    await home.tables.store.lessons.put(ana.id, game, lesson.id, progress, 0.0)
                    every = await ana.type("learn", channel, game=game)
                    await ana.pick(every, lesson.id, channel=channel)
                    panel = window.last.locator(".v2")
                    await expect(panel).to_contain_text("🎯")
                    heights[f"{lesson.id} {step.id}"] = await height(panel)
                    session.answer(session.solution())
    assert {name: tall for name, tall in heights.items() if tall > TALLEST} == {}
