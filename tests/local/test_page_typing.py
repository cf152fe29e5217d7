"""Typing names as in Discord, and the panel that breaks things by hand."""

import pytest
from playwright.async_api import Browser, expect

from bot.local import LocalDiscord
from bot.local.ids import BOT_ID
from bot.local.permissions import SEND_MESSAGES
from tests.browser import BrowserWindow, browser, in_browser, local

pytestmark = in_browser
__all__ = ["browser", "local"]


@pytest.mark.nightly
async def test_people_and_channels_are_completed_while_typing(browser: Browser, local: LocalDiscord) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        page, keyboard = window.page, window.page.keyboard
        await window.box.click()
        await keyboard.type("look, @da")
        await expect(page.get_by_role("option")).to_have_count(1)
        await expect(page.get_by_role("option", name="@David", exact=True)).to_be_visible()
        await keyboard.press("Enter")
        await expect(window.box).to_have_value("look, @David ")
        await keyboard.type("and @bruno (not a name) in #gam")
        await expect(page.get_by_role("option", name="#games", exact=True)).to_be_visible()
        await keyboard.press("Tab")
        await expect(window.box).to_have_value("look, @David and @bruno (not a name) in #games ")
        await keyboard.press("Enter")
        await expect(window.last.locator(".mention")).to_have_text(["@David", "#games"])
        (message,) = local.world.store.messages(local.world.text_channel("general").id, limit=5)
        games, david = local.world.text_channel("games"), local.world.user("David")
        assert message.content == f"look, <@{david.id}> and @bruno (not a name) in <#{games.id}>"
        assert message.mentions == [david.id]


@pytest.mark.nightly
async def test_faults_are_caused_and_ended_in_the_panel(browser: Browser, local: LocalDiscord) -> None:
    games = local.world.text_channel("games")
    async with BrowserWindow(browser, local.web_url, "Carla", channel=str(games.id)) as window:
        await window.page.get_by_role("button", name="Faults").click()
        panel = window.page.get_by_role("dialog", name="Faults")
        await expect(panel.get_by_role("status")).to_contain_text("The bot is on the server")
        await panel.get_by_label("Next requests").fill("7")
        await panel.get_by_role("button", name="Too many requests (429)").click()
        await expect(panel.get_by_role("listitem")).to_have_text(["rate_limit × 7"])
        await panel.get_by_role("button", name="No network").click()
        await expect(panel.get_by_role("status")).to_contain_text("no_network")
        await panel.get_by_role("button", name="Take it away").click()
        await panel.get_by_role("button", name="Archive the thread").click()
        await expect(panel.get_by_role("alert")).to_have_text("Unknown Channel")
        await panel.get_by_role("button", name="End all faults").click()
        await expect(panel.get_by_role("listitem")).to_have_count(0)
        assert local.faults.network
        assert not local.world.permissions(games, BOT_ID) & SEND_MESSAGES
        await panel.get_by_role("button", name="Remove the bot").click()
        await expect(panel.get_by_role("status")).to_contain_text("The bot is not on the server")
        window.errors = [error for error in window.errors if "404" not in error]
