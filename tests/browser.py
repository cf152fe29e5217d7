"""A real Chromium for tests: the fixtures `browser` and `local`, and `BrowserWindow`, one window of the page.

Where Chromium is missing the tests skip and say so; with REQUIRE_BROWSER=1 in the environment they fail instead.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlencode, urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, async_playwright, expect

from bot.local import LocalDiscord
from tests.waiting import HANG

FLAGS = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
in_browser = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
"""For ``pytestmark``: a browser serves all tests of a process, and lives in one event loop as they do."""

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE_MS = 1000 * HANG

expect.set_options(timeout=PATIENCE_MS)


def chromium_path() -> str | None:
    """Return the path of the installed Chromium, None where there is none."""
    for candidate in ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"):
        if Path(candidate).exists():
            return candidate
    return shutil.which("chromium") or shutil.which("google-chrome")


def installed_chromium() -> str:
    """Return Chromium's path; else say aloud that it is missing, and skip (fail with REQUIRE_BROWSER=1)."""
    path = chromium_path()
    if path is not None:
        return path
    words = "Chromium is not installed: the browser tests did NOT run (apt-get install chromium)"
    print(f"\n*** {words} ***", file=sys.__stderr__)
    if os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail(words)
    pytest.skip(words)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium: every window is a session apart from the others."""
    path = installed_chromium()
    async with async_playwright() as driver:
        chromium = await driver.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def local() -> AsyncIterator[LocalDiscord]:
    """A fresh local Discord."""
    async with LocalDiscord() as server:
        yield server


class BrowserWindow:
    """One window on the local Discord, sitting as one user. Errors of the page and calls abroad fail the test.

    `base_url` is the address of the local Discord, `user` a user's name, `size` width and height in CSS pixels
    (at 720 or narrower the window is a touch screen). `page` is playwright's page for all that has no method here.
    `address` is a path and query to open instead of the page of one user.
    """

    def __init__(
        self,
        browser: Browser,
        base_url: str,
        user: str,
        *,
        channel: str | None = None,
        size: tuple[int, int] = DESKTOP,
        address: str | None = None,
    ) -> None:
        self.browser = browser
        self.base_url = base_url.rstrip("/")
        self.query = {"user": user} | ({"channel": channel} if channel else {})
        self.address = address or f"/?{urlencode(self.query)}"
        self.size = size
        self.errors: list[str] = []
        self.abroad: list[str] = []
        self.context: BrowserContext
        self.page: Page

    async def __aenter__(self) -> Self:
        width, height = self.size
        phone = width <= 720
        self.context = await self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = await self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        await self.context.route("**/*", self._route)
        await self.page.goto(f"{self.base_url}{self.address}")
        await self.page.wait_for_selector("body[data-ready]")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.context.close()
        if kind is None:
            assert not self.errors, f"errors on the page: {self.errors}"
            assert not self.abroad, f"calls abroad: {self.abroad}"

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    async def _route(self, route: Route) -> None:
        if urlsplit(route.request.url).hostname in ("127.0.0.1", "localhost", None):
            await route.continue_()
            return
        self.abroad.append(route.request.url)
        await route.abort()

    # What a person sees

    @property
    def messages(self) -> Locator:
        """All messages on screen, oldest first."""
        return self.page.get_by_role("log").get_by_role("article")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    def says(self, text: str) -> Locator:
        """The messages that contain `text`."""
        return self.messages.filter(has_text=text)

    @property
    def box(self) -> Locator:
        """The message box."""
        return self.page.locator(".composer-text")

    # What a person does

    async def go(self, name: str) -> None:
        """Open the channel, thread or direct message whose row begins with `name` (opens the drawer on a phone)."""
        if self.size[0] <= 720:
            await self.page.locator("#menu").click()
        await self.page.locator("#sidebar .channel").filter(has_text=name).first.click()
        await expect(self.page.get_by_role("heading", level=1)).to_contain_text(name)

    async def sit_as(self, name: str) -> None:
        """Become another user."""
        await self.page.get_by_role("radio", name=name).click()
        await expect(self.page.get_by_role("radio", name=name)).to_be_checked()

    async def say(self, text: str) -> None:
        """Write a message."""
        await self.box.fill(text)
        await self.box.press("Enter")

    async def command(self, path: str, **options: str) -> None:
        """Run a slash command by keyboard: its path ("game new"), then each option typed and confirmed with Enter.

        An option whose field is not open yet is added by its button first.
        """
        await self.box.fill(f"/{path} ")
        form = self.page.locator(".command-form")
        for name, text in options.items():
            field = form.get_by_role("combobox", name=name, exact=True)
            if await field.count() == 0:
                await form.locator(".add-option").filter(has_text=f"+ {name}").click()
            await field.fill(text)
            items = self.page.locator(".popup .popup-item")
            if await field.get_attribute("data-suggests") == "true":
                await items.first.wait_for()
                await field.press("Enter")
        await self.page.locator(".composer .send").click()

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.page.get_by_role("log").get_by_role("button", name=label, exact=True).last.click()

    async def choose(self, placeholder: str, *labels: str) -> None:
        """Choose in the newest select with this placeholder; several labels need a select that takes several."""
        await self.page.get_by_role("log").get_by_role("combobox", name=placeholder, exact=True).last.click()
        panel = self.page.locator(".select-panel")
        for label in labels:
            await panel.get_by_role("option", name=label, exact=True).click()
        if await panel.count():
            await panel.locator(".select-foot .button").click()
