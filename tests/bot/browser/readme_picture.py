"""Makes the pictures of the README, games in their middle: ``python -m tests.bot.browser.readme_picture``.

Into docs/images: local.png and phone.png from the local Discord, and GAME.png, the board of each game.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, async_playwright, expect

from engine.computers.sensible_player import choose
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import Rng, seeded
from renderers.core.kinds import kind_for
from renderers.core.registry import rendered_games, renderer
from renderers.core.scenes import scenes_of
from renderers.samples import find
from tests.bot.harness import house
from tests.browser import FLAGS, PHONE, BrowserWindow, installed_chromium

IMAGES = Path(__file__).parents[3] / "docs" / "images"
BESIDE, ON_A_PHONE = IMAGES / "local.png", IMAGES / "phone.png"
DECISIONS = range(110, 190)
KINGDOMS = 5
NAMES = ("Ana", "Bruno", "Carla", "Daniel")


def rich_position() -> Match:
    """The first game of three sensible players in whose middle there is a monument among many kingdoms."""
    for seed in itertools.count(1):
        match, rng = Match.create(load_game("tigris"), {}, 3, seed), seeded(seed)
        for decision in range(DECISIONS.stop):
            ask = match.asks()[0]
            view = match.view(None)
            rich = view.monuments and len(view.kingdoms) >= KINGDOMS
            if decision in DECISIONS and rich and ask.key == "action" and view.actions_left == 1:
                return match
            match.answer(ask.seat, ask.key, sensible(match, ask, rng))
    raise AssertionError("there are many such games")


def sensible(match: Match, ask: Ask, rng: Rng) -> tuple[str, ...]:
    """What a sensible player answers."""
    return choose(ask, load_game(match.game_id), match.state, rng)


def boards() -> None:
    """Draw the board of each game in its middle."""
    for game in rendered_games():
        scenes = scenes_of(game)
        options, scene = scenes.get("readme") or next(iter(scenes.values()))
        least, most = games()[game].seats
        names = NAMES[: max(least, min(most, len(NAMES)))]
        view = find(game, options, len(names), scene).view(None)
        picture = renderer(game).draw(view, kind_for(renderer(game).kinds(view), "whole"), names=names)
        (IMAGES / f"{game}.png").write_bytes(picture.data)


async def make(folder: Path) -> None:
    """Play a turn on; keep two people side by side, one of them on a phone, and then the panel on a phone alone."""
    async with async_playwright() as driver, house(folder) as home:
        table = await home.plant(rich_position(), "Ana", "Bruno", "Carla", channel="tigris")
        rng, player = seeded(3), table.to_act()
        while table.to_act() is player or table.now.waiting[0] != (await table.match()).view(None).active:
            ask = await table.ask()
            await home.tables.answers.give(
                table.id, table.to_act().id, [(ask.key, sensible(await table.match(), ask, rng))]
            )
            await home.bot.publisher.publish(table.id)
        chromium = await driver.chromium.launch(executable_path=installed_chromium(), args=FLAGS)
        channel, name = home.channel("tigris"), table.to_act().name
        other = next(player.name for player in table.players if player.name != name)
        address = f"/side?column={name}:{channel}&column={other}:{channel}:phone"
        async with BrowserWindow(chromium, home.local.web_url, "", address=address) as window:
            first = window.page.frame_locator(f'iframe[title="{name}"]')
            await first.get_by_role("button", name="Play", exact=True).last.click()
            await expect(first.get_by_role("button", name="End the turn")).to_be_visible()
            await keep(window.page, BESIDE)
        async with BrowserWindow(chromium, home.local.web_url, name, channel=channel, size=PHONE) as window:
            await keep(window.page, ON_A_PHONE)
        await chromium.close()


async def keep(page: Page, path: Path) -> None:
    """A picture of the page, once everything on it is drawn; 256 colours are enough and make it small."""
    await page.wait_for_timeout(800)
    with Image.open(BytesIO(await page.screenshot())) as shot:
        shot.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.FLOYDSTEINBERG).save(
            path, optimize=True
        )


if __name__ == "__main__":
    boards()
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(make(Path(place)))
