"""What is asked, its picture and its buttons have room on a phone together: 650 of its 844 pixels are a message's."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.bot.browser.heights import asked, height, kept, opened
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]

ORDINARY = 650
ANY = 850
"""Pixels from the top of the picture, or of what is asked, to the end of the last button: at most."""

EARLY = 6
"""Answers of a game after which a question is looked at."""

TURNS = {
    "tigris": (4, ("action", "end-turn", "commit:attack")),
    "inner_sea": (3, ("withdraw", "deploy", "card-action")),
    "middle_east": (3, ("deploy", "card-action")),
    "ancient_world": (4, ("turn",)),
    "through_the_ages": (3, ("action", "politics")),
}
"""By game, how many play, and the questions of an ordinary turn."""


@pytest.mark.parametrize("game", sorted(TURNS))
async def test_an_ordinary_turn_is_seen_without_scrolling(browser: Browser, tmp_path: Path, game: str) -> None:
    film, (seats, keys) = Film(f"height-{game}"), TURNS[game]
    left, heights = set(keys), dict[str, int]()
    async with house(tmp_path) as home:
        await home.player("Ana")
        channel = home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for number, match in enumerate(asked(game, seats, 1)):
                ask = match.asks()[0]
                if number < EARLY or ask.key not in left:
                    continue
                left.discard(ask.key)
                heights[ask.key] = await height(await opened(home, window, kept(match), ask.seat, "Ana"))
                await film.shot(window.page, ask.key.replace(":", "-"))
                if not left:
                    break
    assert not left, "there are no such questions"
    assert all(tall <= ORDINARY for tall in heights.values()), heights


@pytest.mark.nightly
@pytest.mark.parametrize("game", sorted(TURNS))
async def test_no_question_of_a_game_needs_more_than_a_little_scrolling(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    """The first question of each kind in a game of sensible players, and the last."""
    found = {}
    for match in asked(game, TURNS[game][0], 1):
        ask = match.asks()[0]
        first = (ask.key, "first")
        found[first if first not in found else (ask.key, "last")] = len(match.answers)
    heights, wanted = dict[tuple[str, str], int](), {number: name for name, number in found.items()}
    async with house(tmp_path) as home:
        await home.player("Ana")
        channel = home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for match in asked(game, TURNS[game][0], 1):
                name = wanted.get(len(match.answers))
                if name is not None:
                    seat = match.asks()[0].seat
                    heights[name] = await height(await opened(home, window, kept(match), seat, "Ana"))
    assert {name: tall for name, tall in heights.items() if tall > ANY} == {}
