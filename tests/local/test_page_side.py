"""Several users side by side in one window: columns, the phone view, tabs on a narrow screen."""

from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import Browser, FrameLocator, Locator, expect

from bot.local import LocalDiscord
from bot.local.ids import BOT_ID
from bot.local.records import Attachment, Message, now
from tests.browser import PHONE, BrowserWindow, browser, in_browser, local

pytestmark = in_browser
__all__ = ["browser", "local"]


def side(browser: Browser, local: LocalDiscord, *columns: str, **more: tuple[int, int]) -> BrowserWindow:
    """A window with these columns, each `user:channel name`, all in the order given."""
    texts = []
    for column in columns:
        user, place, *phone = column.split(":")
        texts.append(":".join([user, str(local.world.text_channel(place).id), *phone]))
    address = "/side?" + "&".join(f"column={text}" for text in texts)
    return BrowserWindow(browser, local.web_url, "", address=address, **more)


def column(window: BrowserWindow, name: str) -> FrameLocator:
    """The page of the column in which this user sits."""
    return window.page.frame_locator(f'iframe[title="{name}"]')


async def ready(*pages: FrameLocator) -> None:
    """Wait until these columns have loaded and hear what happens."""
    for page in pages:
        await expect(page.locator("body[data-ready]")).to_be_attached()


def messages(page: FrameLocator) -> Locator:
    return page.get_by_role("log").get_by_role("article")


def bot_shows(local: LocalDiscord, place: str, *words: str) -> None:
    """The bot posts a message with a picture for each of these alt texts."""
    channel = local.world.text_channel(place)
    message = Message(local.world.snowflakes.next(), channel.id, BOT_ID, content="board", timestamp=now())
    for text in words:
        data = BytesIO()
        Image.new("RGB", (600, 400), "navy").save(data, "PNG")
        key = local.world.snowflakes.next()
        local.world.store.save_file(key, data.getvalue())
        message.attachments.append(Attachment(key, f"{text}.png", "image/png", data.tell(), 600, 400, text))
    local.world.add_message(message)


@pytest.mark.nightly
async def test_each_column_is_a_user_of_its_own(browser: Browser, local: LocalDiscord) -> None:
    async with side(browser, local, "Carla:games", "Ana:games", "David:general") as window:
        page, ana, carla, david = window.page, *(column(window, name) for name in ("Ana", "Carla", "David"))
        await ready(ana, carla, david)
        await carla.locator(".composer-text").fill("hello from Carla")
        await carla.locator(".composer-text").press("Enter")
        await expect(messages(ana)).to_contain_text("hello from Carla")
        await expect(david.get_by_role("heading", level=1)).to_have_text("general")
        await page.get_by_role("button", name="All to games").click()
        await expect(messages(david)).to_contain_text("hello from Carla")

        await page.get_by_role("button", name="Add a column").click()
        await expect(messages(column(window, "Bruno"))).to_contain_text("hello from Carla")
        await expect(page.get_by_role("button", name="Add a column")).to_be_disabled()
        await carla.get_by_role("button", name="Close this column").click()
        await expect(page.locator("iframe")).to_have_count(3)
        await page.reload()
        for name in ("Ana", "David", "Bruno"):
            await expect(messages(column(window, name))).to_contain_text("hello from Carla")
        await expect(page.locator("iframe")).to_have_count(3)


@pytest.mark.nightly
async def test_the_theme_changes_in_all_columns(browser: Browser, local: LocalDiscord) -> None:
    async with side(browser, local, "Carla:games", "David:games") as window:
        await expect(column(window, "David").locator("html")).to_have_attribute("data-theme", "dark")
        await window.page.get_by_role("button", name="Theme").click()
        for html in (window.page.locator("html"), *(column(window, n).locator("html") for n in ("Carla", "David"))):
            await expect(html).to_have_attribute("data-theme", "light")


@pytest.mark.nightly
async def test_a_column_as_a_phone_and_pictures_large(browser: Browser, local: LocalDiscord) -> None:
    bot_shows(local, "games", "the whole board", "the delta")
    async with side(browser, local, "Carla:games", "David:games") as window:
        page, david = window.page, column(window, "David")
        await david.get_by_role("button", name="Picture: the delta").click()
        large = page.get_by_role("dialog", name="Picture")
        await expect(large).to_contain_text("the delta")
        await expect(large.get_by_role("status")).to_have_text("2 / 2")
        await page.keyboard.press("ArrowLeft")
        await expect(large).to_contain_text("the whole board")
        await expect(large.get_by_role("button", name="Previous picture")).to_be_hidden()
        await page.keyboard.press("Escape")
        await expect(large).to_have_count(0)

        await david.get_by_role("button", name="Show as a phone").click()
        phone = page.locator('.column.phone iframe[title="David"]')
        await expect(phone).to_have_js_property("clientWidth", PHONE[0])
        await david.get_by_role("button", name="Picture: the delta").click()
        await expect(david.get_by_role("dialog", name="Picture")).to_contain_text("the delta")
        await expect(large).to_have_count(0)


@pytest.mark.nightly
async def test_on_a_narrow_screen_the_columns_are_tabs(browser: Browser, local: LocalDiscord) -> None:
    async with side(browser, local, "Carla:games", "David:general", size=PHONE) as window:
        tabs = window.page.get_by_role("tab")
        await expect(tabs).to_have_count(2)
        await expect(window.page.locator("iframe:visible")).to_have_count(1)
        await tabs.filter(has_text="David").click()
        await expect(column(window, "David").get_by_role("heading", level=1)).to_have_text("general")
        await expect(window.page.locator('iframe[title="Carla"]')).to_be_hidden()
        assert await window.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
