"""Cards of Through the Ages on a phone: the hand, a card looked up by its Spanish name, further pictures by buttons."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine.core.match import Match
from engine.core.registry import load_game
from engine.through_the_ages.cards import number_of
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]


def dealt() -> Match:
    """The first of two seats holds civil and military cards."""
    match = Match.create(load_game("through_the_ages"), {}, 2, 1)
    s = match.state
    s.players[0].civil_hand = [number_of(card) for card in ("iron", "william_shakespeare", "monarchy")]
    s.players[0].military_hand = [number_of(card) for card in ("legion", "military_bonus_i")]
    return Match.from_state(load_game("through_the_ages"), s, {}, 2)


@pytest.mark.nightly
async def test_cards_are_looked_up_and_held(browser: Browser, tmp_path: Path) -> None:
    film = Film("cards")
    async with house(tmp_path) as home:
        table = await home.plant(dealt(), "Ana", "Bruno")
        await table.players[0].user.set(locale="es-ES")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel, size=PHONE) as window:
            await window.command("carta", nombre="hierro")
            await expect(window.last).to_contain_text("Hierro: Mina, época I.")
            await expect(window.last).to_contain_text("En tu mano.")
            await film.shot(window.page, "card")
            await window.command("carta", nombre="legion")
            await expect(window.last).to_contain_text("En tu mano.")
            await window.command("mano")
            await expect(window.last.get_by_role("img")).to_have_count(1)
            await film.shot(window.page, "hand")
            await window.command("tablero")
            await window.press("La cultura por fuente")
            await film.shot(window.page, "culture")
            await window.press("Bruno")
            await film.shot(window.page, "civilization")
            assert await window.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        async with BrowserWindow(browser, home.local.web_url, "Bruno", channel=table.channel, size=PHONE) as other:
            await other.command("card", name="legion")
            await expect(other.last).to_contain_text("Nowhere in sight")
