"""The Ancient World on a phone: a city-state is chosen, a turn planned and carried out, another taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]


# By day test_ancient_world_words.py and test_ancient_world_ahead.py hold what is said and done here.
@pytest.mark.nightly
async def test_a_city_is_chosen_a_turn_planned_and_another_taken_back(browser: Browser, tmp_path: Path) -> None:
    film = Film("world")
    options = {"boards": "chosen", "first-player": "first-seat"}
    async with house(tmp_path) as home:
        table = await home.plant(Match.create(load_game("ancient_world"), options, 2, 4), "Ana", "Bruno")
        await table.players[0].user.set(locale="es-ES")
        async with (
            BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel, size=PHONE) as ana,
            BrowserWindow(browser, home.local.web_url, "Bruno", channel=table.channel, size=PHONE) as bruno,
        ):
            await ana.press("Play")
            await expect(ana.last).to_contain_text("¿Qué ciudad-estado diriges?")
            await film.shot(ana.page, "cities")
            asked = "¿Qué ciudad-estado diriges?"
            await ana.last.get_by_role("combobox", name=asked).click()
            await ana.page.locator(".select-panel").get_by_role("option").filter(has_text="Ammarun").click()
            await expect(bruno.last).to_contain_text("Ana leads Ammarun.")
            await bruno.press("Play")
            await bruno.last.get_by_role("combobox", name="Which city-state do you lead?").click()
            await bruno.page.locator(".select-panel").get_by_role("option").filter(has_text="Telmarra").click()
            await bruno.press("Lead Telmarra")
            await expect(ana.last).to_contain_text("Round 1 begins.")

            await bruno.command("plan show")
            await bruno.choose("Plan an answer", "Your next turn")
            await bruno.press("Learn (+1 🏺)")
            await bruno.last.get_by_role("button").filter(has_text="Citizen 2 (1 of").click()
            await expect(bruno.last).to_contain_text("Your next turn: learn with 2")
            await film.shot(bruno.page, "planned")

            await ana.press("Play")
            await ana.choose("Elige", "Trabajar")
            await ana.press("Ciudadano 3 (da 2 monedas)")
            await expect(ana.last).to_contain_text("En las acciones: Trabajar Ana 3 · Aprender Bruno 2")
            await film.shot(ana.page, "carried-out")
            await bruno.press("Play")
            await expect(bruno.last).to_contain_text("✅")

            await ana.press("Undo")
            await ana.last.get_by_role("combobox", name="Volver a antes de…").click()
            await film.shot(ana.page, "back-to-where")
            await ana.page.locator(".select-panel").get_by_role("option").filter(has_text="Trabajar").click()
            await expect(bruno.last).to_contain_text("Do you agree?")
            await film.shot(bruno.page, "asked")
            await bruno.press("Agree")
            await expect(bruno.says("Everybody agreed")).to_have_count(1)
            match = await table.match()
            assert [answer.ids for answer in match.answers][2:] == []
            assert not any(space.citizens for space in match.view(None).spaces)
            assert await ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
