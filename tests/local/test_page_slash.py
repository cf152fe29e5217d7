"""The page's list of slash commands: /game new first, the others by name; tiles drawn where no font has them."""

import pytest
from playwright.async_api import Browser

from bot.local import LocalDiscord
from tests.browser import BrowserWindow, browser, in_browser, local

pytestmark = in_browser
__all__ = ["browser", "local"]

ORDER = """async ([names, text]) => {
  const { search } = await import("/web/slash-model.js");
  const all = names.map((name) => ({ path: name.split(" "), shown: name.split(" "), description: "" }));
  return search(all, text).map((leaf) => leaf.path.join(" "));
}"""

TILES = """async ([text, plain, glyph]) => {
  const own = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (drawn, x, y) {
    return own.call(this, drawn === "\\u{10FFFE}" ? "x" : glyph, x, y);
  };
  const { markdown } = await import("/web/markdown.js");
  const { withTiles } = await import("/web/dom.js");
  const box = document.createElement("div");
  box.append(...(plain ? withTiles(text) : markdown(text)));
  return [...box.querySelectorAll(".tile")].map((tile) => `${tile.getAttribute("aria-label")} ${tile.className}`);
}"""


async def test_the_list_begins_with_a_new_game_and_goes_on_by_name(browser: Browser, local: LocalDiscord) -> None:
    names = ["world turn", "game list", "help", "game new", "ages take"]
    async with BrowserWindow(browser, local.web_url, user="Ana") as window:
        found = await window.page.evaluate(ORDER, [names, ""])
        assert found == ["game new", "ages take", "game list", "help", "world turn"]
        assert await window.page.evaluate(ORDER, [names, "h"]) == ["help"]


@pytest.mark.parametrize("glyph", ["x", "o"], ids=["no font", "a font for text"])
async def test_tiles_are_drawn_where_no_font_has_them_in_colour(
    browser: Browser, local: LocalDiscord, glyph: str
) -> None:
    async with BrowserWindow(browser, local.web_url, user="Ana") as window:
        # In a message, and on buttons and entries of menus.
        for plain in (False, True):
            text = "Hand: \U0001f7e5\U0001f7e6 and \U0001f7e2, **\u2b1b** \u26ab"
            tiles = await window.page.evaluate(TILES, [text, plain, glyph])
            drawn = ["\U0001f7e5 tile", "\U0001f7e6 tile", "\U0001f7e2 tile round", "\u2b1b tile", "\u26ab tile round"]
            assert tiles == drawn
