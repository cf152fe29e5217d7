"""A deployment of the Inner Sea on a phone: chosen in a menu, counted up and down, written in a form, sent whole."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser, expect

from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.bot.positions import deploying
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]


async def test_a_deployment_by_thumb(browser: Browser, tmp_path: Path) -> None:
    film = Film("draft")
    async with house(tmp_path) as home:
        table = await home.plant(deploying(5), "Ana", "Bruno")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel, size=PHONE) as ana:
            await ana.press("Play")
            panel = ana.last
            await expect(panel).to_contain_text("Deployment: where do your ready disks go?")
            await ana.choose("Deploy one in each of…", "Etruria", "Umbria")
            await expect(panel).to_contain_text("Chosen: Etruria, Umbria · 3 more to choose.")
            await panel.get_by_role("button", name="+", exact=True).click()
            await expect(panel).to_contain_text("Umbria ×2")
            await expect(panel.get_by_role("button", name="Umbria: 2")).to_be_disabled()
            await film.shot(ana.page, "counted")

            await ana.press("Type a list")
            form = ana.page.get_by_role("dialog")
            await expect(form.get_by_role("textbox")).to_have_value("Etruria 1, Umbria 2")
            await form.get_by_role("textbox").fill("umbria 2, etruria, rome 2")
            await film.shot(ana.page, "form")
            await form.get_by_role("button", name="Submit").click()
            await expect(panel).to_contain_text("Chosen: Umbria ×2, Etruria, Rome ×2")
            await expect(ana.messages.filter(has_text="deploys")).to_have_count(0)

            await ana.press("Deploy 5")
            # On the board, and above what is asked next.
            await expect(ana.says("deploys 5 disks")).to_have_count(2)
            await film.shot(ana.page, "sent")
            assert [answer.ids[0] for answer in (await table.match()).answers].count("deploy:rome") == 2
            assert await ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
