"""Standing orders of Through the Ages on a phone: said in two taps, carried out in another's turn, told afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine.core.match import Match
from engine.core.registry import load_game
from engine.through_the_ages.state import Colonize, TakeActions
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.browser import PHONE, BrowserWindow, browser, in_browser
from tests.cases.through_the_ages.board import civ, n, state

pytestmark = in_browser
__all__ = ["browser"]

LAND = "historic_territory_i"


def land() -> Match:
    """The first of three seats has revealed a territory; all can bid."""
    army = {"workers": "agriculture=2 bronze=2 philosophy=1 warriors=4"}
    s = state(civ(**army), civ(**army), civ(), revealed=LAND)
    s.agenda = [TakeActions(0), Colonize(0, n(LAND))]
    return Match.from_state(load_game("through_the_ages"), s, {}, 3)


@pytest.mark.nightly
async def test_bids_are_said_beforehand(browser: Browser, tmp_path: Path) -> None:
    film = Film("orders")
    async with house(tmp_path) as home:
        table = await home.plant(land(), "Ana", "Bruno", "Carla")
        await table.players[1].user.set(locale="es-ES")
        async with BrowserWindow(browser, home.local.web_url, "Bruno", channel=table.channel, size=PHONE) as window:
            await window.command("planes ver")
            panel = window.last
            await expect(panel).to_contain_text("Solo tú ves esto.")
            await film.shot(window.page, "overview")
            await window.press("Si sale un territorio")
            await expect(panel).to_contain_text("Se te pregunta: no has dicho nada de esto.")
            await film.shot(window.page, "page")
            await window.choose("Pujas", "3 como máximo")
            await expect(panel).to_contain_text("Pujas: 3 como máximo")
            await expect(panel).to_contain_text("Dura: hasta que acabe la época.")
            await window.press("En su lugar: hasta que acabe la partida")
            await expect(panel).to_contain_text("Dura: hasta que acabe la partida.")
            await window.choose("Di algo más…", "Lo que envío")
            await window.choose("Lo que envío", "Solo unidades, sin cartas")
            await expect(panel).to_contain_text("Lo que envío: Solo unidades, sin cartas")
            await film.shot(window.page, "said")
            await window.press("Atrás")
            await window.press("Lo que perdería primero")
            await window.choose("Trabajadores que perder primero: ¿qué va primero?", "Guerreros")
            await window.choose("Trabajadores que perder primero: ¿qué va después?", "Bronce")
            await expect(panel).to_contain_text("Trabajadores que perder primero: Guerreros, Bronce")
            await window.press("Atrás")
            await film.shot(window.page, "orders")

            async with BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel, size=PHONE) as asked:
                await asked.press("Play")
                await expect(asked.last.get_by_role("combobox", name="Bid step by step…")).to_be_visible()
                await film.shot(asked.page, "asked")
                await asked.choose("Bid step by step…", "Bid step by step up to 2")
                await expect(asked.says("Bids for Historic Territory: At most 2 (until the age ends)")).to_have_count(1)
                await film.shot(asked.page, "stepwise")
            await home.quiet()
            match = await table.match()
            bids = [(answer.seat, answer.ids[0]) for answer in match.answers]
            assert bids[:2] == [(0, "bid:1"), (1, "bid:2")]
            assert bids[-1] == (1, "force:i0=2")
            assert (0, "pass") in bids
            await window.press("Play")
            await expect(window.last).to_contain_text("✅ Si sale un territorio: tu orden ha respondido")
            await film.shot(window.page, "told")
            assert await window.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
