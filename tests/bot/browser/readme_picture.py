"""Makes docs/images/local.png, the local Discord in mid-game: ``python -m tests.bot.browser.readme_picture``."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright

from engine.core.match import Match
from engine.core.rng import seeded
from engine.players.random_player import choose
from tests.bot.harness import house
from tests.browser import FLAGS, BrowserWindow, installed_chromium

PICTURE = Path(__file__).parents[3] / "docs" / "images" / "local.png"
DECISIONS = range(110, 190)
KINGDOMS = 8


def rich_position() -> Match:
    """The first game of three at random in whose middle there is a monument among many kingdoms."""
    for seed in itertools.count(1):
        match, rng = Match.create("tigris", {}, 3, seed), seeded(seed)
        for decision in range(DECISIONS.stop):
            ask = match.asks()[0]
            view = match.view(None)
            rich = view.monuments and len(view.kingdoms) >= KINGDOMS
            if decision in DECISIONS and rich and ask.key == "action" and view.actions_left == 1:
                return match
            match.answer(ask.seat, ask.key, choose(ask, rng))
    raise AssertionError("there are many such games")


async def make(folder: Path) -> None:
    """Play a turn on and keep what Ana sees."""
    async with async_playwright() as driver, house(folder) as home:
        table = await home.plant(rich_position(), "Ana", "Bruno", "Carla", channel="tigris")
        rng, player = seeded(3), table.to_act()
        while table.to_act() is player or table.now.waiting[0] != (await table.match()).view(None).active:
            ask = await table.ask()
            await home.tables.answer(table.id, table.to_act().id, [(ask.key, choose(ask, rng))])
            await home.bot.publisher.publish(table.id)
        chromium = await driver.chromium.launch(executable_path=installed_chromium(), args=FLAGS)
        channel = home.channel("tigris")
        async with BrowserWindow(chromium, home.local.web_url, table.to_act().name, channel=channel) as window:
            await window.page.wait_for_timeout(500)
            await window.page.screenshot(path=PICTURE)
        await chromium.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(make(Path(place)))
