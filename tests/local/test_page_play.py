"""The page against the real local Discord and a small bot made with discord.py: what people do there all day."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from PIL import Image
from playwright.async_api import Browser, expect

from bot.local import LocalDiscord
from tests.browser import PHONE, BrowserWindow, browser, in_browser, local
from tests.waiting import ends, until

pytestmark = in_browser
__all__ = ["browser", "local"]

SPANISH = {"table": "mesa", "new": "nueva", "Open a table": "Abre una mesa", "seats": "asientos", "game": "juego"}
ALT = "Board after turn 3. The lion king stands on F7."


class Words(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return SPANISH.get(string.message) if locale is discord.Locale.spain_spanish else None


def picture(width: int, height: int, name: str, alt: str) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (width, height), "#c9a15a").save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=alt)


class Form(discord.ui.Modal, title="Resign"):
    word: discord.ui.TextInput["Form"] = discord.ui.TextInput(label="Type RESIGN", min_length=6, max_length=6)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"resigned with {self.word.value}")


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", style=discord.ButtonStyle.primary, custom_id="press")
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        button.disabled = True
        await interaction.response.edit_message(content=f"pressed by {interaction.user.display_name}", view=self)

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        return

    @discord.ui.select(
        placeholder="One colour",
        custom_id="one",
        options=[discord.SelectOption(label=name, description=f"The {name} one") for name in ("Red", "Blue", "Green")],
    )
    async def one(self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(f"one: {select.values}")

    @discord.ui.select(
        placeholder="Some tiles",
        custom_id="some",
        min_values=2,
        max_values=3,
        options=[discord.SelectOption(label=f"Tile {number}") for number in range(1, 6)],
    )
    async def some(self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(f"some: {sorted(select.values)}")


class SmallBot(discord.Client):
    """Every kind of answer a bot can give, one command each."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.go_on = asyncio.Event()
        self._commands()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def is_there(self, running: asyncio.Task[None]) -> None:
        """Wait until ready, or raise what ended `running`."""
        while not self.is_ready():
            await asyncio.wait({running}, timeout=0.05)
            if running.done():
                running.result()

    def _commands(self) -> None:
        tree, table = self.tree, app_commands.Group(name="table", description="Tables")
        tree.add_command(table)

        @table.command(name="new", description="Open a table")
        @app_commands.choices(game=[app_commands.Choice(name=name, value=name.lower()) for name in ("Tigris", "Sea")])
        async def new(
            interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 4] = 4, open_to: bool = True
        ) -> None:
            await interaction.response.send_message(f"table: {game} {seats} {open_to}")

        @tree.command(name="place", description="Place a tile")
        async def place(interaction: discord.Interaction, where: str) -> None:
            await interaction.response.send_message(f"placed on {where}")

        @place.autocomplete("where")
        async def squares(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            all_squares = [f"{column}{row}" for column in "ABCDEF" for row in range(1, 12)]
            fitting = [square for square in all_squares if square.startswith(current.upper())]
            return [app_commands.Choice(name=f"{square} (land)", value=square) for square in fitting[:25]]

        @tree.command(name="challenge", description="Challenge somebody")
        async def challenge(interaction: discord.Interaction, who: discord.User) -> None:
            await interaction.response.send_message(f"{who.mention}, you are challenged!")

        @tree.command(name="panel", description="Buttons and menus")
        async def panel(interaction: discord.Interaction) -> None:
            board = picture(1600, 1100, "board.png", ALT)
            await interaction.response.send_message("What now?", view=Panel(), file=board)

        @tree.command(name="secret", description="For your eyes")
        async def secret(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("just for you", ephemeral=True)

        @tree.command(name="slow", description="Takes its time")
        async def slow(interaction: discord.Interaction) -> None:
            await interaction.response.defer(thinking=True)
            await self.go_on.wait()
            await interaction.followup.send("done at last")

        @tree.command(name="mute", description="Never answers")
        async def mute(interaction: discord.Interaction) -> None:
            return

        @tree.command(name="hand", description="Your hand by direct message")
        async def hand(interaction: discord.Interaction) -> None:
            try:
                await interaction.user.send("Your hand", file=picture(900, 300, "hand.png", "Two temples, one farm"))
                words = "sent"
            except discord.Forbidden as error:
                words = f"refused with {error.code}"
            await interaction.response.send_message(words)


@pytest_asyncio.fixture(loop_scope="session")
async def client(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    with local.point_discord_py():
        client = SmallBot()
        running = asyncio.create_task(client.start(local.token))
        await ends(client.is_there(running))
        yield client
        await client.close()
        with contextlib.suppress(asyncio.CancelledError):
            await running


# Commands


async def test_a_command_is_found_filled_in_and_sent_with_the_keyboard_alone(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        keyboard, page = window.page.keyboard, window.page
        await window.box.click()
        await keyboard.type("/tab")
        await expect(page.get_by_role("option")).to_have_text(["/table newgameseatsopen_toOpen a table"])
        await keyboard.press("Tab")
        await expect(page.get_by_role("combobox", name="game")).to_be_focused()
        await keyboard.press("ArrowDown")
        await keyboard.press("Enter")
        await expect(page.get_by_role("combobox", name="game")).to_have_value("Sea")
        await keyboard.press("Enter")
        await expect(window.last).to_contain_text("table: sea 4 True")
        await expect(window.last).to_contain_text("Carla used /table new")
        await expect(window.box).to_be_focused()


async def test_a_slash_alone_folds_groups_until_one_is_picked(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.box.fill("/")
        group = window.page.get_by_role("option", name="/table …")
        await expect(group).to_be_visible()
        await group.click()
        await expect(window.box).to_have_value("/table ")
        await expect(window.page.get_by_role("option", name="/table new")).to_contain_text("Open a table")


@pytest.mark.nightly
async def test_missing_and_wrong_values_are_named_before_anything_is_sent(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        page, note = window.page, window.page.locator(".composer-note")
        await window.box.fill("/table new ")
        await page.get_by_role("button", name="Send command").click()
        await expect(note).to_have_text("game: This option is required. Give it a value.")
        await page.get_by_role("combobox", name="game").fill("chess")
        await page.get_by_role("button", name="Send command").click()
        await expect(note).to_have_text("game: Choose one of the options in the list.")
        await page.get_by_role("combobox", name="game").fill("Tigris")
        await page.get_by_role("button", name="Add seats").click()
        await page.get_by_role("combobox", name="seats").fill("7")
        await page.get_by_role("button", name="Send command").click()
        await expect(note).to_have_text("seats: The largest value is 4.")
        await expect(window.messages).to_have_count(0)
        await page.get_by_role("combobox", name="seats").fill("3")
        await page.get_by_role("button", name="Send command").click()
        await expect(window.last).to_contain_text("table: tigris 3 True")


@pytest.mark.nightly
async def test_a_whole_command_may_be_pasted_as_text(browser: Browser, local: LocalDiscord, client: SmallBot) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.box.fill("/table new game:Tigris open_to:False seats:2")
        await window.page.get_by_role("button", name="Send command").click()
        await expect(window.last).to_contain_text("table: tigris 2 False")


@pytest.mark.nightly
async def test_options_are_completed_by_the_bot_while_typing(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.box.fill("/place ")
        field = window.page.get_by_role("combobox", name="where")
        await expect(window.page.get_by_role("option")).to_have_count(25)
        await field.fill("f7")
        await expect(window.page.get_by_role("option")).to_have_text(["F7 (land)"])
        await field.fill("c1")
        await field.press("Enter")
        await expect(field).to_have_value("C1 (land)")
        await field.press("Enter")
        await expect(window.last).to_contain_text("placed on C1")


@pytest.mark.nightly
async def test_escape_and_backspace_lead_out_of_a_command(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.box.fill("/place ")
        await window.page.get_by_role("combobox", name="where").press("Backspace")
        await expect(window.box).to_have_value("/place")
        await window.box.press("Enter")
        field = window.page.get_by_role("combobox", name="where")
        await field.press("Escape")
        await field.press("Escape")
        await expect(window.box).to_have_value("")


@pytest.mark.nightly
async def test_commands_and_page_speak_the_users_language(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Bruno") as window:
        await window.box.fill("/mesa")
        await expect(window.page.get_by_role("option", name="/mesa nueva")).to_contain_text("Abre una mesa")
        await window.box.press("Enter")
        await window.page.get_by_role("combobox", name="juego").fill("Tigris")
        await window.page.get_by_role("button", name="Enviar comando").click()
        await expect(window.last).to_contain_text("Bruno ha usado /table new")


@pytest.mark.nightly
async def test_a_user_option_offers_the_users(browser: Browser, local: LocalDiscord, client: SmallBot) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("challenge", who="dav")
        await expect(window.last).to_contain_text("@David, you are challenged!")


# Answers


@pytest.mark.nightly
async def test_a_slow_answer_shows_that_the_bot_is_thinking(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("slow")
        await expect(window.last).to_contain_text("Ziggurat is thinking…")
        client.go_on.set()
        await expect(window.last).to_contain_text("done at last")
        await expect(window.messages).to_have_count(1)


@pytest.mark.nightly
async def test_a_command_without_answer_says_so(browser: Browser, local: LocalDiscord, client: SmallBot) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("mute")
        await until(local.interactions.waiting)
        local.interactions.expire_all()
        failure = window.page.get_by_role("alert").filter(has_text="The application did not respond")
        await expect(failure).to_have_count(1)
        await failure.get_by_role("button", name="Dismiss message").click()
        await expect(failure).to_have_count(0)


async def test_an_ephemeral_answer_is_for_one_user_and_can_be_dismissed(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with (
        BrowserWindow(browser, local.web_url, "Carla") as window,
        BrowserWindow(browser, local.web_url, "David") as other,
    ):
        await window.command("secret")
        await expect(window.last).to_contain_text("Only you can see this")
        await other.say("nothing to see here")
        await expect(window.messages).to_have_count(2)
        await expect(other.messages).to_have_count(1)
        await window.page.get_by_role("button", name="Dismiss message").click()
        await expect(window.messages).to_have_count(1)
        await window.page.reload()
        await expect(window.messages).to_have_count(1)


async def test_buttons_and_selects_reach_the_bot(browser: Browser, local: LocalDiscord, client: SmallBot) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("panel")
        await window.choose("One colour", "Blue")
        await expect(window.last).to_contain_text("one: ['Blue']")
        await window.choose("Some tiles", "Tile 2", "Tile 4", "Tile 1")
        await expect(window.last).to_contain_text("some: ['Tile 1', 'Tile 2', 'Tile 4']")
        await window.press("Press")
        panel = window.says("pressed by Carla")
        await expect(panel).to_contain_text("(edited)")
        await expect(panel.get_by_role("button", name="Press")).to_be_disabled()


@pytest.mark.nightly
async def test_a_select_keeps_to_its_least_and_most(browser: Browser, local: LocalDiscord, client: SmallBot) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("panel")
        await window.page.get_by_role("combobox", name="Some tiles").press("ArrowDown")
        panel, keyboard = window.page.locator(".select-panel"), window.page.keyboard
        done = panel.get_by_role("button", name="Done")
        await keyboard.press("Enter")
        await expect(done).to_be_disabled()
        for _ in range(3):
            await keyboard.press("ArrowDown")
            await keyboard.press("Space")
        await expect(panel.get_by_role("option", selected=True)).to_have_count(3)
        await done.click()
        await expect(window.last).to_contain_text("some: ['Tile 1', 'Tile 2', 'Tile 3']")


@pytest.mark.nightly
async def test_a_button_without_answer_says_so_under_its_message(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("panel")
        await window.press("Silent")
        await expect(window.last.get_by_role("button", name="Silent")).to_have_attribute("aria-busy", "true")
        await until(local.interactions.waiting)
        local.interactions.expire_all()
        await expect(window.last.get_by_role("alert")).to_have_text("This interaction failed")
        await expect(window.last.get_by_role("button", name="Silent")).to_be_enabled()


async def test_a_form_checks_its_fields_and_reaches_the_bot(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("panel")
        await window.press("Form")
        form = window.page.get_by_role("dialog", name="Resign")
        field = form.get_by_role("textbox", name="Type RESIGN")
        await form.get_by_role("button", name="Submit").click()
        await expect(form.get_by_role("alert").first).to_have_text("This field is required.")
        await field.fill("RES")
        await field.press("Enter")
        await expect(form.get_by_role("alert").first).to_have_text("At least 6 characters, please.")
        await field.fill("RESIGN")
        await field.press("Enter")
        await expect(form).to_have_count(0)
        await expect(window.last).to_contain_text("resigned with RESIGN")


# Pictures and direct messages


@pytest.mark.nightly
async def test_a_picture_has_its_words_and_opens_large(browser: Browser, local: LocalDiscord, client: SmallBot) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("panel")
        image = window.last.get_by_role("button", name=f"Picture: {ALT}")
        box = await image.bounding_box()
        assert box is not None
        assert (round(box["width"]), round(box["height"])) == (550, 378)
        await image.click()
        large = window.page.get_by_role("dialog", name="Picture")
        await expect(large).to_contain_text(ALT)
        before = await large.get_by_role("img").bounding_box()
        await large.get_by_role("button", name="Zoom in").click()
        after = await large.get_by_role("img").bounding_box()
        assert before is not None
        assert after is not None
        assert after["width"] > before["width"] * 1.2
        await window.page.keyboard.press("Escape")
        await expect(large).to_have_count(0)


@pytest.mark.nightly
async def test_a_hand_comes_by_direct_message_until_the_user_closes_them(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.command("hand")
        await expect(
            window.page.locator("#sidebar").get_by_role("button", name="Ziggurat, mentions: 1")
        ).to_be_visible()
        await window.go("Ziggurat")
        await expect(window.last.get_by_role("img", name="Two temples, one farm")).to_be_visible()
        await expect(window.page.locator("#sidebar .count")).to_have_count(0)
        await window.page.get_by_role("button", name="Settings").click()
        await window.page.get_by_role("switch", name="Accept direct messages").click()
        await window.page.get_by_role("button", name="Done").click()
        await window.go("general")
        await window.command("hand")
        await expect(window.last).to_contain_text("refused with 50007")


@pytest.mark.nightly
async def test_a_phone_shows_pictures_full_width_and_everything_can_be_tapped(
    browser: Browser, local: LocalDiscord, client: SmallBot
) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla", size=PHONE) as window:
        await window.command("panel")
        box = await window.last.get_by_role("button", name="Picture").bounding_box()
        assert box is not None
        assert box["width"] >= 365
        assert await window.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        for name in ("Press", "Form"):
            button = await window.last.get_by_role("button", name=name).bounding_box()
            assert button is not None
            assert button["height"] >= 44
        await window.choose("One colour", "Green")
        await expect(window.last).to_contain_text("one: ['Green']")
        await window.go("tigris")
        await expect(window.page.locator("#sidebar")).to_be_hidden()
