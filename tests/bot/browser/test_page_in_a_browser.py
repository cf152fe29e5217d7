"""A finished game as a page, in a browser: steps, keys, search and names, at both widths, from a file alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.history.page import filmed
from bot.history.page_html import page_html
from bot.history.page_steps import Film
from tests.bot.finished import finished_game
from tests.browser import DESKTOP, PHONE, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]

HOSTILE = "</script><img src=x onerror=alert(1)>"


async def opened(browser: Browser, path: Path, size: tuple[int, int], troubles: list[str]) -> Page:
    """The file in a window of its own; ``troubles`` gets every error, dialog and request for anything else."""
    context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
    page = await context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("dialog", lambda dialog: troubles.append(dialog.message))
    page.on("request", lambda request: None if request.url.startswith("data:") else troubles.append(request.url))
    await page.goto(path.as_uri())
    assert troubles == [path.as_uri()]
    return page


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_a_page_is_stepped_through_and_searched_by_keyboard(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    game, path = finished_game("ancient_world", names=("Ana", HOSTILE)), tmp_path / "game.html"
    troubles: list[str] = []
    path.write_bytes(page_html(game, Film(), "en"))
    page, steps = await opened(browser, path, size, troubles), len(game.story.steps)
    where = page.locator("#where")
    await expect(where).to_contain_text(f"step 1 of {steps}")
    await page.keyboard.press("ArrowRight")
    await expect(where).to_contain_text(f"step 2 of {steps}")
    await page.keyboard.press("End")
    await expect(where).to_contain_text(f"step {steps} of {steps}")
    await page.keyboard.press("Home")
    await page.keyboard.press("/")
    await page.keyboard.type("ATTACKS")
    found = page.locator("#log li:not([hidden])")
    stands = [int(await line.get_attribute("data-step") or 0) + 1 for line in await found.all()]
    assert 1 < len(stands) < steps
    for step in [*sorted(set(stands)), stands[0]]:
        await page.keyboard.press("Enter")
        await expect(where).to_contain_text(f"step {step} of {steps}")
        await expect(page.locator("#now")).to_contain_text("attacks")
    await page.keyboard.press("Escape")
    await expect(page.locator("#search")).to_have_value("")
    assert HOSTILE in await page.locator("header").inner_text()
    assert await page.locator("img[src=x]").count() == 0
    assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert troubles == [path.as_uri()]


async def test_a_page_shows_the_picture_of_the_step_or_says_of_which_it_is(browser: Browser, tmp_path: Path) -> None:
    async def tell(count: int, most: int) -> None:
        """Nobody waits."""

    game, path = finished_game("ancient_world"), tmp_path / "game.html"
    troubles: list[str] = []
    film = await filmed(game, "en", "default", tell)
    kept = Film(film.wholes, [film.frames[0], film.frames[-1]])
    path.write_bytes(page_html(game, kept, "en"))
    page, picture = await opened(browser, path, DESKTOP, troubles), "document.getElementById('whole').naturalWidth"
    await page.wait_for_function(f"{picture} > 500")
    await expect(page.locator("#note")).to_have_text("")
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("#note")).to_have_text("Picture of step 1")
    await page.keyboard.press("End")
    await expect(page.locator("#note")).to_have_text("")
    assert await page.locator("#whole").get_attribute("alt") == film.frames[-1].alt
    assert troubles == [path.as_uri()]
