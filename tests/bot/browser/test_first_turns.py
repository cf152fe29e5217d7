"""Two people in two browsers play the first turns of Tigris & Euphrates with the real bot, by mouse and keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.bot.harness import House, house
from tests.browser import DESKTOP, PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]

SHOTS = Path(__file__).parents[3] / "build" / "screenshots"


class Film:
    """Screenshots of a test, numbered, in build/screenshots."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        SHOTS.mkdir(parents=True, exist_ok=True)

    async def shot(self, page: Page, what: str) -> None:
        """Keep what the page shows now."""
        self.number += 1
        await page.wait_for_timeout(150)
        await page.screenshot(path=SHOTS / f"{self.name}-{self.number:02}-{what}.png")


async def open_table(window: BrowserWindow) -> None:
    """Type /game new with the keyboard alone, with what the page completes."""
    page, keyboard = window.page, window.page.keyboard
    await window.box.click()
    await keyboard.type("/game n")
    await expect(page.get_by_role("option").first).to_contain_text("/game new")
    await keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="game")).to_be_focused()
    await keyboard.type("tig")
    await keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="game")).to_have_value("Tigris & Euphrates")
    await expect(page.get_by_role("combobox", name="seats")).to_be_focused()
    await keyboard.type("2")
    await keyboard.press("Enter")
    await expect(window.says("The table is open:")).to_be_visible()


@pytest.mark.parametrize(("name", "size"), [pytest.param("wide", DESKTOP, marks=pytest.mark.nightly), ("phone", PHONE)])
async def test_two_people_play_the_first_turns(
    browser: Browser, tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    film = Film(name)
    async with house(tmp_path) as home:
        for person in ("Ana", "Bruno"):
            await home.player(person)
        async with (
            BrowserWindow(browser, home.local.web_url, "Ana", channel=home.channel("tigris"), size=size) as ana,
            BrowserWindow(browser, home.local.web_url, "Bruno", channel=home.channel("tigris"), size=size) as bruno,
        ):
            await play(home, {"Ana": ana, "Bruno": bruno}, film)


async def play(home: House, windows: dict[str, BrowserWindow], film: Film) -> None:
    ana, bruno = windows["Ana"], windows["Bruno"]
    await open_table(ana)
    await film.shot(ana.page, "opened")
    thread = f"{home.newest_table().id} · Tigris & Euphrates"
    for window in (ana, bruno):
        await window.go(thread)
    await bruno.press("Join")
    await expect(ana.last.get_by_role("listitem")).to_have_text(["Ana", "Bruno"])
    await film.shot(bruno.page, "lobby")
    await ana.press("Start")
    await expect(ana.last).to_contain_text("your turn at Tigris & Euphrates, table 1")
    await film.shot(ana.page, "started")

    table = home.newest_table()
    names = dict(zip(table.users(), table.names(), strict=True))
    first = windows[names[table.waiting_for()[0]]]
    second = ana if first is bruno else bruno

    await first.press("Play")
    panel = first.last
    await expect(panel).to_contain_text("Your first action: what will you do?")
    await film.shot(first.page, "panel")
    await first.press("🔴 Priest")
    await expect(panel).to_contain_text(re.compile("Place or move a leader · (🔴)? ?Priest"))
    await below_the_picture(panel)
    await film.shot(first.page, "columns")
    await panel.get_by_role("combobox", name="Which column?").click()
    await film.shot(first.page, "column-menu")
    await first.page.locator(".select-panel").get_by_role("option", name="Column B").click()
    await film.shot(first.page, "squares")
    await panel.get_by_role("button", name="B3", exact=True).click()
    await expect(panel).to_contain_text("Your second action: what will you do?")
    await expect(boards(first)).to_contain_text("places the priest on B3")
    await film.shot(first.page, "second-action")

    await type_a_tile(first)
    await expect(first.last).to_contain_text("Both actions are done. End your turn?")
    await film.shot(first.page, "typed")
    await look_at_the_hand(first, thread, film)

    await first.press("End the turn")
    await expect(first.says("Waiting for")).to_have_count(1)
    other = next(name for name, window in windows.items() if window is second)
    await expect(second.last).to_contain_text(f"@{other}, your turn at Tigris & Euphrates, table 1")
    await expect(second.last.locator(".mention-me")).to_be_visible()
    await expect(second.last).to_contain_text("places the priest on B3")
    await expect(boards(second)).to_have_count(1)
    await film.shot(second.page, "pinged")
    await second.press("Play")
    await expect(second.last).to_contain_text("Your first action: what will you do?")
    assert await second.page.evaluate("document.documentElement.scrollWidth") <= second.size[0]


async def below_the_picture(panel: Locator) -> None:
    """What is asked stands between the picture and the buttons."""
    picture, words = panel.get_by_role("img").first, panel.locator(".text-display").last
    parts = (picture, words, panel.locator(".button").last)
    for part in parts:
        # A panel that is edited is without its picture for a moment.
        await expect(part).to_be_visible()
    tops = [await part.bounding_box() for part in parts]
    assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
    assert all(tops)


def boards(window: BrowserWindow) -> Locator:
    """The messages from which one can play: there is never more than one."""
    return window.messages.filter(has=window.page.get_by_role("button", name="Play", exact=True))


async def type_a_tile(window: BrowserWindow) -> None:
    """/tigris tile by keyboard; the squares offered are the legal ones."""
    page, keyboard = window.page, window.page.keyboard
    await window.box.click()
    await keyboard.type("/tigris ti")
    await expect(page.get_by_role("option").first).to_contain_text("/tigris tile")
    await keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="colour")).to_be_focused()
    await keyboard.type("red")
    await keyboard.press("Enter")
    square = page.get_by_role("combobox", name="square")
    await expect(square).to_be_focused()
    await keyboard.type("i1")
    await expect(page.get_by_role("option")).to_have_text(["I10", "I11"])
    await keyboard.press("Enter")
    await expect(square).to_have_value("I10")
    await keyboard.press("Enter")


async def look_at_the_hand(window: BrowserWindow, back: str, film: Film) -> None:
    """The direct message with the hand: a picture with its words; then back to the table."""
    await window.go("Ziggurat")
    await expect(window.messages).to_have_count(1)
    await expect(window.last).to_contain_text("Your hand in Tigris & Euphrates, table 1")
    await expect(window.last.get_by_role("img", name="Your hand:")).to_be_visible()
    await film.shot(window.page, "hand")
    await window.go(back)


async def test_the_picture_of_the_board_opens_large_with_its_words(browser: Browser, tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table = await home.table("Ana", "Bruno")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel) as window:
            await window.last.get_by_role("button", name="Picture: Tigris & Euphrates, turn 1.").click()
            large = window.page.get_by_role("dialog", name="Picture")
            await expect(large).to_contain_text("131 tiles in the bag")
            await Film("wide-board").shot(window.page, "large")


async def test_on_a_phone_a_panel_without_a_picture_stands_beside_the_bots_sign(
    browser: Browser, tmp_path: Path
) -> None:
    async with house(tmp_path) as home:
        table = await home.table("Ana", "Bruno")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=table.channel, size=PHONE) as window:
            await window.command("plan show")
            await expect(window.last).to_contain_text("Your plans")
            sign, words = window.last.locator(".avatar").last, window.last.locator(".v2")
            beside, stands = await sign.bounding_box(), await words.bounding_box()
            assert beside is not None
            assert stands is not None
            assert stands["x"] >= beside["x"] + beside["width"]
