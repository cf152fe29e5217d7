"""Losses of several areas at once on a phone: why, where and how many, and the question which disk stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine.core.match import Match
from engine.epochs.state import PlayCard
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.bot.positions import card_id, match_of
from tests.browser import PHONE, BrowserWindow, browser, in_browser
from tests.cases.inner_sea.driver import position

pytestmark = in_browser
__all__ = ["browser"]


def erupting() -> Match:
    """Rome's volcano takes three disks of Carthage, from two areas; Carthage has talents."""
    disks = {"rome": {0: 2}, "minos": {1: 3}, "minoan_sea": {1: 1}}
    state = position(2, ("rome", "carthage"), disks, {0: ("volcano",)}, talents=(0, 2))
    match = match_of(state, PlayCard(0, card_id("volcano")))
    match.answer(0, match.asks()[0].key, ["area:minos"])
    return match


@pytest.mark.nightly
async def test_it_says_why_where_and_how_many_and_asks_which_stays(browser: Browser, tmp_path: Path) -> None:
    film = Film("losses-several")
    async with house(tmp_path) as home:
        table = await home.plant(erupting(), "Ana", "Bruno")
        await table.players[1].user.set(locale="es-ES")
        async with BrowserWindow(browser, home.local.web_url, "Bruno", channel=table.channel, size=PHONE) as bruno:
            await bruno.press("Play")
            panel = bruno.last
            await expect(panel).to_contain_text("Ana juega Volcán: pierdes 3 discos: Minos 2, Mar Minoico.")
            await film.shot(bruno.page, "asked")
            await bruno.press("1 talento")
            await expect(panel).to_contain_text("Pagas por un disco de 3: Minos 2, Mar Minoico. ¿Cuál se queda?")
            await film.shot(bruno.page, "where")
            await expect(panel.get_by_role("button", name="Mar Minoico", exact=True)).to_be_visible()
            assert await bruno.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
