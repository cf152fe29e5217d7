"""/history and /stats on a phone, in both languages: everything fits, menus lead on, a game is stepped through."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.records.history import PER_PAGE
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import House, house
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]

GAMES = 7
ROOM = 650
"""CSS pixels that a phone shows of a message."""

TALL = """message => {
    const ends = [...message.querySelectorAll(".button, .select")].map(item => item.getBoundingClientRect().bottom);
    return Math.round(Math.max(...ends) - message.getBoundingClientRect().top);
}"""


async def tall(window: BrowserWindow) -> int:
    """CSS pixels from the top of the newest message to the end of its last button or menu."""
    return int(await window.last.evaluate(TALL))


async def resigned(home: House, table_id: int, loser: int) -> None:
    """The game of Through the Ages is over: a seat resigns at its first chance."""
    table = home.tables.get(table_id)
    while table is not None and not table.is_over:
        ask = (await home.tables.match(table_id)).asks()[0]
        options = list(ask.options)
        option = "resign" if ask.seat == loser and "resign" in options else options[0]
        user = table.user_at(ask.seat)
        assert user is not None
        table = (await home.tables.answers.give(table_id, user, [(ask.key, [option])])).table


# By day test_records.py of simcord holds what is said, and test_figures.py that pictures can be drawn.
@pytest.mark.nightly
async def test_what_was_played_is_looked_up_by_thumb(browser: Browser, tmp_path: Path) -> None:
    film = Film("records")
    async with house(tmp_path) as home:
        for number in range(GAMES):
            match = Match.create(load_game("through_the_ages"), {}, 2, number + 1)
            table = await home.plant(match, "Ana", "Bruno")
            await resigned(home, table.id, number % 2)
        await table.players[0].user.set(locale="es-ES")
        async with (
            BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel, size=PHONE) as ana,
            BrowserWindow(browser, home.local.web_url, "Bruno", channel=table.channel, size=PHONE) as bruno,
        ):
            await ana.command("history")
            await expect(ana.last).to_contain_text(f"Tus {GAMES} partidas terminadas, página 1 de 2")
            await film.shot(ana.page, "history")
            assert await tall(ana) <= ROOM
            await ana.last.get_by_role("button", name="▶️").click()
            await expect(ana.last).to_contain_text("página 2 de 2")
            await ana.choose("Recorre una de ellas paso a paso", "Through the Ages, mesa 1")
            await expect(ana.last).to_contain_text("mesa 1")
            await bruno.command("stats")
            await expect(bruno.last).to_contain_text("Statistics of Bruno")
            await film.shot(bruno.page, "all-games")
            await bruno.choose("Which game?", "Through the Ages")
            await expect(bruno.last.get_by_role("combobox").first).to_contain_text("Through the Ages")
            await film.shot(bruno.page, "one-game")
            for window in (ana, bruno):
                assert await window.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.nightly
async def test_a_full_page_of_games_of_four_with_long_titles_stands_on_a_phone_with_its_menus(
    browser: Browser, tmp_path: Path
) -> None:
    whole = Match.create(load_game("inner_sea"), {"epochs": "1"}, 4, 5)
    play_random(whole, 5)
    *most, last = whole.answers
    async with house(tmp_path) as home:
        for _ in range(PER_PAGE + 1):
            match = Match.create(load_game("inner_sea"), {"epochs": "1"}, 4, 5)
            for answer in most:
                match.answer(answer.seat, answer.key, answer.ids)
            table = await home.plant(match, "Ana", "Bruno", "Carla", "David")
            user = table.players[last.seat].id
            await home.tables.answers.give(table.id, user, [(last.key, list(last.ids))])
        await table.players[0].user.set(locale="es-ES")
        await table.players[1].user.set(locale="en-US")
        for name, command in (("Ana", "historial"), ("Bruno", "history")):
            async with BrowserWindow(browser, home.local.web_url, name, channel=table.channel, size=PHONE) as window:
                await window.command(command)
                await expect(window.last.get_by_role("combobox")).to_have_count(2)
                assert await tall(window) <= ROOM, name
