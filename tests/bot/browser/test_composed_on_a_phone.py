"""A turn of Through the Ages on a phone: chosen in menus with their costs, moved, ended, sent whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.words.option_words import OptionWords
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.bot.play.test_composed_turn import free
from tests.bot.unit.test_chains import at, takes_of
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]


@pytest.mark.nightly
async def test_a_turn_by_thumb(browser: Browser, tmp_path: Path) -> None:
    film, match = Film("turn"), at(free)
    said = OptionWords("en", match.game_id, ["Ana", "Bruno"])
    names = [said.thing(step.ids[0]) for step in takes_of(match, match.asks()[0], 3)]
    async with house(tmp_path) as home:
        table = await home.plant(match, "Ana", "Bruno")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel, size=PHONE) as ana:
            await ana.press("Play")
            panel = ana.last
            await expect(panel).to_contain_text("The end of the turn brings:")
            for number, name in enumerate(names, 1):
                await panel.get_by_role("combobox", name=re.compile(r"Take a card \(\d+\)…")).click()
                await ana.page.locator(".select-panel").get_by_role("option").filter(has_text=name).first.click()
                await expect(panel.get_by_role("button", name=f"Send ({number})", exact=True)).to_be_visible()
            await film.shot(ana.page, "composed")
            await ana.choose("Move or remove one of these…", f"3. Take {names[2]}")
            await ana.press("Earlier")
            changing = panel.get_by_role("combobox", name="Move or remove one of these…")
            await expect(changing).to_contain_text(f"2. Take {names[2]}")
            await film.shot(ana.page, "moved")
            told = ana.says(f"Ana takes {names[0].partition(' · ')[0]} (")
            await expect(told).to_have_count(0)

            await ana.press("End and send")
            await expect(panel).to_contain_text("will be lost")
            await ana.press("End and send")
            await expect(told).to_have_count(1)
            await film.shot(ana.page, "sent")
            assert await ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
