"""A small bot on unmodified discord.py that does a bit of everything our own bot does."""

from __future__ import annotations

import asyncio
import io
import re

import discord
from discord import app_commands
from PIL import Image


def picture(color: str = "red", name: str = "board.png") -> discord.File:
    """Return a PNG of 40 x 30 pixels with alt text."""
    data = io.BytesIO()
    Image.new("RGB", (40, 30), color).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=f"a {color} board")


class Choice(discord.ui.DynamicItem[discord.ui.Button], template=r"pick:(?P<cell>\w+)"):
    """A button that lives on after a restart."""

    def __init__(self, cell: str) -> None:
        super().__init__(discord.ui.Button(label=cell, custom_id=f"pick:{cell}"))
        self.cell = cell

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str]):
        return cls(match["cell"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} took {self.cell}", view=None)


class Form(discord.ui.Modal, title="Your bid"):
    """A modal with an old-style row and a labelled menu."""

    amount = discord.ui.TextInput(label="How much?", custom_id="amount", max_length=3)
    colour = discord.ui.Label(
        text="Which colour?",
        component=discord.ui.Select(
            custom_id="colour", options=[discord.SelectOption(label=c) for c in ("red", "blue")]
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="bid")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        chosen = self.colour.component.values
        await interaction.response.edit_message(content=f"bid {self.amount.value} {chosen[0]}")


class Panel(discord.ui.View):
    """Buttons, menus and a way to the form."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Choice("F7"))

    @discord.ui.button(label="Bid", custom_id="open")
    async def open(self, interaction: discord.Interaction, button) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later")
        await interaction.followup.send("noted", ephemeral=True)

    @discord.ui.button(label="No", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, button) -> None:
        raise AssertionError

    @discord.ui.select(
        custom_id="menu", max_values=2, options=[discord.SelectOption(label=c) for c in ("north", "south", "east")]
    )
    async def menu(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.send_message(f"chose {', '.join(select.values)}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, select) -> None:
        await interaction.response.send_message(f"chose {select.values[0].display_name}", ephemeral=True)


class SampleBot(discord.Client):
    """Connects, syncs its commands, and keeps what the tests ask about."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.02,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        self.identified = 0
        self.heard: list[discord.Message] = []
        self.errors: asyncio.Queue[discord.HTTPException] = asyncio.Queue()
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Choice)
        self.add_view(Panel())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before a second session, as discord.py does out of courtesy to the real Discord."""

    async def on_connect(self) -> None:
        self.identified += 1

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)


def add_commands(bot: SampleBot) -> None:
    """Give the bot its command tree."""
    group = app_commands.Group(name="game", description="Tables")

    @group.command(description="Open a table")
    @app_commands.describe(seats="how many")
    @app_commands.choices(game=[app_commands.Choice(name="Tigris", value="tigris")])
    async def new(
        interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 4] = 2, private: bool = False
    ) -> None:
        await interaction.response.send_message(
            f"{game} {seats} {private}", view=Panel(), file=picture(), allowed_mentions=discord.AllowedMentions.none()
        )

    @group.command(description="Show a board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="first", attachments=[picture("red")])
        await interaction.edit_original_response(content="second", attachments=[picture("blue", "blue board.png")])

    @group.command(description="Play a tile")
    async def tile(interaction: discord.Interaction, cell: str) -> None:
        await interaction.response.defer()
        await interaction.followup.send(f"{interaction.user.mention} on {cell}")
        await interaction.followup.send("and more", ephemeral=True)

    @tile.autocomplete("cell")
    async def cells(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = [f"{column}{row}" for column in "ABC" for row in range(1, 12)]
        return [app_commands.Choice(name=n, value=n) for n in names if n.startswith(current.upper())][:25]

    @group.command(description="My hand by DM")
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            message = await interaction.user.send("your hand", file=picture("green", "hand.png"))
        except discord.Forbidden as error:
            await interaction.followup.send(f"closed {error.code}")
            return
        await message.edit(content="your new hand", attachments=[picture("black", "hand.png")])
        await interaction.followup.send("sent")

    @group.command(description="A table in a thread")
    async def thread(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message("opening", ephemeral=True)
        room = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        users = discord.AllowedMentions(users=True)
        first = await room.send(f"welcome {interaction.user.mention}", allowed_mentions=users)
        await first.pin()
        await first.reply("a reply", mention_author=False)
        await room.add_user(interaction.user)
        await interaction.delete_original_response()

    @group.command(description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.3)
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            bot.errors.put_nowait(error)

    @group.command(description="Answers twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once", ephemeral=True)
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("again")
        except discord.HTTPException as error:
            bot.errors.put_nowait(error)

    @group.command(description="With the new components")
    async def layout(interaction: discord.Interaction) -> None:
        view = discord.ui.LayoutView()
        row = discord.ui.ActionRow(discord.ui.Button(label="Hi", custom_id="hi"))
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="a board"))
        section = discord.ui.Section("a text", accessory=discord.ui.Button(label="Side", custom_id="side"))
        text = discord.ui.TextDisplay(f"# Board for {interaction.user.mention}")
        view.add_item(discord.ui.Container(text, gallery, discord.ui.Separator(), section, row, accent_colour=0xAA8800))
        await interaction.response.send_message(view=view, file=picture())

    bot.tree.add_command(group)

    @bot.tree.command(description="Who is that")
    async def whois(
        interaction: discord.Interaction, user: discord.User, channel: discord.TextChannel | None = None
    ) -> None:
        embed = discord.Embed(title=user.display_name, description=str(channel), colour=0x123456)
        embed.add_field(name="locale", value=str(interaction.locale)).set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=embed, file=picture(), ephemeral=interaction.guild is not None)
