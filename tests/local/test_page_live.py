"""What changes by itself: other people's messages, unread badges, threads, lost connections, where the list stands."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.local import LocalDiscord
from bot.local.ids import BOT_ID
from bot.local.records import PUBLIC_THREAD, Channel, Message, now
from tests.browser import BrowserWindow, browser, in_browser, local

pytestmark = in_browser
__all__ = ["browser", "local"]


def bot_says(local: LocalDiscord, place: str, text: str, *pinged: str) -> Message:
    """The bot writes in a channel, or to the user of that name by direct message."""
    world = local.world
    names = {channel.name for channel in world.channels.values()}
    channel = world.text_channel(place) if place in names else world.dm_with(world.user(place).id)
    message = Message(world.snowflakes.next(), channel.id, BOT_ID, content=text, timestamp=now())
    world.add_message(message, [world.user(name).id for name in pinged])
    return message


@pytest.mark.nightly
async def test_without_a_name_in_the_address_the_first_user_sits_down(browser: Browser, local: LocalDiscord) -> None:
    first = local.world.people[0].name
    async with BrowserWindow(browser, local.web_url, "") as window:
        await expect(window.page.get_by_role("radio", name=first)).to_be_checked()


async def test_two_windows_see_each_others_messages_at_once(browser: Browser, local: LocalDiscord) -> None:
    async with (
        BrowserWindow(browser, local.web_url, "Carla") as carla,
        BrowserWindow(browser, local.web_url, "David") as david,
    ):
        await carla.say("hello **David**")
        await expect(david.last.locator("strong")).to_have_text("David")
        await david.say("hello yourself")
        await expect(carla.last).to_contain_text("hello yourself")
        await expect(carla.messages).to_have_count(2)


@pytest.mark.nightly
async def test_unread_messages_and_pings_are_counted_for_every_user(browser: Browser, local: LocalDiscord) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        seats, side = window.page.locator("#users"), window.page.locator("#sidebar")
        bot_says(local, "games", "no ping")
        await expect(side.get_by_role("button", name="games, unread: 1")).to_be_visible()
        bot_says(local, "games", "your turn", "David", "Carla")
        await expect(side.get_by_role("button", name="games, mentions: 1")).to_be_visible()
        await expect(seats.get_by_role("radio", name="David, mentions: 1")).to_be_visible()
        await expect(seats.get_by_role("radio", name="Ana, unread: 2")).to_be_visible()
        bot_says(local, "David", "your hand")
        await expect(seats.get_by_role("radio", name="David, mentions: 2")).to_be_visible()
        await window.go("games")
        await expect(seats.get_by_role("radio", name="Carla", exact=True)).to_be_visible()
        await expect(window.page.get_by_role("separator").filter(has_text="New")).to_have_count(0)


@pytest.mark.nightly
async def test_switching_the_user_changes_whose_messages_are_shown(browser: Browser, local: LocalDiscord) -> None:
    bot_says(local, "Carla", "the hand of Carla")
    bot_says(local, "David", "the hand of David")
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.go("Ziggurat")
        await expect(window.last).to_contain_text("the hand of Carla")
        await window.sit_as("David")
        await window.go("Ziggurat")
        await expect(window.last).to_contain_text("the hand of David")
        await expect(window.says("Carla")).to_have_count(0)
        await window.page.reload()
        await expect(window.page.get_by_role("radio", name="David")).to_be_checked()
        await expect(window.last).to_contain_text("the hand of David")


@pytest.mark.nightly
async def test_a_new_thread_appears_under_its_channel_and_goes_when_deleted(
    browser: Browser, local: LocalDiscord
) -> None:
    world = local.world
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        parent = world.text_channel("tigris")
        thread = Channel(world.snowflakes.next(), PUBLIC_THREAD, "table 7", parent_id=parent.id, created=now())
        world.add_channel(thread, "THREAD_CREATE")
        row = window.page.locator(".threads").get_by_role("button", name="table 7, thread")
        await row.click()
        await expect(window.page.get_by_role("heading", level=1)).to_have_text("table 7")
        await expect(window.page.locator("#title .crumb")).to_have_text("tigris")
        async with window.page.expect_response("**/read"):
            await window.say("in the thread")
        await expect(window.last).to_contain_text("in the thread")
        world.delete_channel(thread)
        await expect(row).to_have_count(0)
        await expect(window.page.get_by_role("heading", level=1)).to_have_text("tigris")


async def test_edits_and_deletions_are_shown_in_place(browser: Browser, local: LocalDiscord) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        first, second = bot_says(local, "general", "one"), bot_says(local, "general", "two")
        await expect(window.messages).to_have_count(2)
        first.content, first.edited = "one, corrected", now()
        local.world.save_message(first)
        await expect(window.messages.first).to_contain_text("one, corrected (edited)")
        local.world.delete_message(second)
        await expect(window.messages).to_have_count(1)


@pytest.mark.nightly
async def test_the_list_follows_the_end_unless_the_reader_went_up(browser: Browser, local: LocalDiscord) -> None:
    for number in range(60):
        bot_says(local, "general", f"line {number}")
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        jump = window.page.get_by_role("button", name="Jump to the newest messages")
        await expect(window.says("line 59")).to_be_in_viewport()
        bot_says(local, "general", "line 60")
        await expect(window.says("line 60")).to_be_in_viewport()
        await window.page.locator("#scroller").hover()
        await window.page.mouse.wheel(0, -900)
        await expect(jump).to_be_visible()
        bot_says(local, "general", "line 61")
        await expect(window.says("line 61")).to_have_count(1)
        await expect(window.says("line 61")).not_to_be_in_viewport()
        await jump.click()
        await expect(window.says("line 61")).to_be_in_viewport()


async def test_after_a_lost_connection_the_page_catches_up(browser: Browser, tmp_path: Path) -> None:
    local = LocalDiscord(folder=tmp_path)
    await local.start()
    async with AsyncExitStack() as outlives_window, BrowserWindow(browser, local.web_url, "Carla") as window:
        bot_says(local, "general", "before")
        await expect(window.last).to_contain_text("before")
        await local.close()
        offline = window.page.get_by_role("status").filter(has_text="Connection lost. Reconnecting…")
        await expect(offline).to_be_visible()
        again = await outlives_window.enter_async_context(LocalDiscord(port=local.port, folder=tmp_path))
        bot_says(again, "general", "meanwhile")
        await expect(window.last).to_contain_text("meanwhile")
        await expect(offline).to_be_hidden()
        bot_says(again, "general", "after")
        await expect(window.last).to_contain_text("after")
        window.errors = [error for error in window.errors if "net::ERR_CONNECTION_" not in error]


@pytest.mark.nightly
async def test_theme_and_language_are_settings(browser: Browser, local: LocalDiscord) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        page = window.page
        await page.get_by_role("button", name="Settings").click()
        await page.get_by_text("Light", exact=True).click()
        await expect(page.locator("html")).to_have_attribute("data-theme", "light")
        await page.get_by_label("Language").select_option("es-ES")
        await expect(page.get_by_role("dialog", name="Ajustes de Carla")).to_be_visible()
        await page.get_by_role("button", name="Hecho").click()
        await expect(page.get_by_role("navigation", name="Canales de texto")).to_be_visible()
        assert local.world.user("Carla").locale == "es-ES"
        await page.reload()
        await expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.nightly
async def test_others_private_messages_do_not_push_the_board_out_of_what_is_loaded(
    browser: Browser, local: LocalDiscord
) -> None:
    board = bot_says(local, "games", "the board of a long game")
    channel, david = local.world.text_channel("games"), local.world.user("David").id
    for number in range(150):
        private = Message(
            local.world.snowflakes.next(), channel.id, BOT_ID, content=f"for David {number}", timestamp=now()
        )
        private.ephemeral_for = david
        local.world.add_message(private, [])
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.go("games")
        await expect(window.messages).to_have_count(1)
        await expect(window.last).to_contain_text(board.content)
        await window.page.reload()
        await expect(window.last).to_contain_text(board.content)


@pytest.mark.nightly
async def test_scrolling_up_loads_older_messages_and_leaves_what_is_read_where_it_is(
    browser: Browser, local: LocalDiscord
) -> None:
    for number in range(250):
        bot_says(local, "games", f"line {number}.")
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.go("games")
        await expect(window.messages).to_have_count(100)
        await expect(window.page.locator(".welcome")).to_have_count(0)
        line = window.page.get_by_text("line 160.", exact=True)
        await line.scroll_into_view_if_needed()
        await expect(window.messages).to_have_count(200)
        await expect(line).to_be_in_viewport()
        await window.page.get_by_text("line 51.", exact=True).scroll_into_view_if_needed()
        await expect(window.messages).to_have_count(250)
        await expect(window.page.locator(".welcome")).to_have_count(1)
        await expect(window.page.get_by_text("line 51.", exact=True)).to_be_in_viewport()


@pytest.mark.nightly
async def test_what_is_written_in_a_forum_opens_a_post(browser: Browser, local: LocalDiscord) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.go("forum")
        await window.say("Who plays?")
        await expect(window.page.locator("h1")).to_have_text("Who plays?")
        await expect(window.last).to_contain_text("Who plays?")
        await expect(window.page.get_by_placeholder("Message #Who plays?")).to_be_visible()
        await window.go("forum")
        await expect(window.page.locator("#messages .thread-card")).to_contain_text("Who plays?")
