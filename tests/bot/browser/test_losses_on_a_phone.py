"""Losses of a competition on a phone: what is given is one choice of a menu and its confirmation."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.bot import middle_east_positions
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]


@pytest.mark.nightly
async def test_a_stronghold_and_disks_are_paid_for_by_thumb(browser: Browser, tmp_path: Path) -> None:
    film = Film("losses")
    match = middle_east_positions.fought()
    match.answer(1, "compete", [])
    async with house(tmp_path) as home:
        table = await home.plant(match, "Ana", "Bruno")
        async with BrowserWindow(browser, home.local.web_url, "Bruno", channel=table.channel, size=PHONE) as bruno:
            await bruno.press("Play")
            panel = bruno.last
            await expect(panel).to_contain_text("the stronghold first")
            await film.shot(bruno.page, "asked")
            await bruno.choose("Give minas or cards…", "2 minas", "Barter")
            await expect(panel).to_contain_text("This cannot be taken back")
            await film.shot(bruno.page, "sure")
            await bruno.press("Give 2 minas, Barter")
            await expect(bruno.says("gives up Barter instead of a disk in North Zagros")).to_have_count(1)
            await film.shot(bruno.page, "given")
            assert await bruno.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
