"""/game: open, join, leave, start, list, resign, close, move; the rest of it stands in ``game_seats``."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.base.typed import bounded, plain
from bot.frame.actions import (
    Interaction,
    guarded,
    language,
    table_here,
)
from bot.frame.choosing import offer_lobbies
from bot.frame.rights import must_move, table_by_number
from bot.history.game_file_command import file
from bot.lobby import presses as lobby
from bot.lobby.closing import ask_to_close
from bot.lobby.opening import bring_to_channel
from bot.model.errors import NoSuchTable, TableError
from bot.overview.overview import list_tables
from bot.seats import presses as seats_of_table
from bot.seats.commands import PARTS
from bot.words.wording import (
    choice_setting,
    say,
    title,
)
from engine.core.registry import games

GAMES = [
    app_commands.Choice(name=app_commands.locale_str(meta.title["en"], es=meta.title["es"]), value=meta.id)
    for meta in games().values()
]
LANGUAGES = [app_commands.Choice(name="English", value="en"), app_commands.Choice(name="Español", value="es")]
PLACES = [
    app_commands.Choice(name=app_commands.locale_str("in a new thread", key="place-thread"), value="thread"),
    app_commands.Choice(name=app_commands.locale_str("in this channel", key="place-here"), value="here"),
]


class BadOptions(TableError):
    """The options typed for a new table cannot be read."""

    key = "error-bad-options"


def read_options(game: str, text: str) -> dict[str, str]:
    """Table options from "board=alternative, points=open". Raises BadOptions."""
    specs = {spec.id: spec for spec in games()[game].options}
    chosen: dict[str, str] = {}
    for item in bounded(text).replace(",", " ").replace(" = ", "=").split():
        name, _, value = item.partition("=")
        spec = specs.get(plain(name))
        if spec is None or plain(value) not in spec.choices:
            known = "; ".join(f"{spec.id}={'|'.join(spec.choices)}" for spec in specs.values())
            raise BadOptions(text=item[:60], known=known)
        chosen[spec.id] = plain(value)
    return chosen


class GameGroup(app_commands.Group):
    """The /game commands."""

    def __init__(self) -> None:
        super().__init__(
            name="game",
            description=app_commands.locale_str("Open, join, start and find games", key="cmd-game"),
            guild_only=True,
        )

    @app_commands.command(name="new", description=app_commands.locale_str("Open a table", key="cmd-game-new"))
    @app_commands.describe(
        game=app_commands.locale_str("Which game", key="arg-game"),
        seats=app_commands.locale_str("How many players, computers included", key="arg-seats"),
        language=app_commands.locale_str("Language of the public messages", key="arg-language"),
        where=app_commands.locale_str("A thread of its own, or this channel", key="arg-where"),
        options=app_commands.locale_str("Such as board=alternative points=open", key="arg-options"),
    )
    @app_commands.choices(game=GAMES, language=LANGUAGES, where=PLACES)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Choice[str],
        seats: app_commands.Range[int, 2, 6],
        language: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        options: str = "",
    ) -> None:
        """Open a table here or in a new thread, with the player in the first seat."""
        await interaction.response.defer(ephemeral=True)
        await guarded(
            interaction,
            lambda: open_table(
                interaction,
                game.value,
                seats,
                language.value if language else None,
                where.value if where else None,
                options,
            ),
        )

    @new.autocomplete("options")
    async def _options(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return complete_options(str(getattr(interaction.namespace, "game", "")), current, _language(interaction))

    @app_commands.command(
        name="join", description=app_commands.locale_str("Take a seat at the table here", key="cmd-game-join")
    )
    async def join(self, interaction: discord.Interaction[Any]) -> None:
        """Take a seat at the table of this channel; ask for one where the game is running; else choose a table."""
        await interaction.response.defer(ephemeral=True)
        await guarded(interaction, lambda: join(interaction))

    @app_commands.command(
        name="leave", description=app_commands.locale_str("Give your seat up before the start", key="cmd-game-leave")
    )
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Give the seat up before the game starts."""
        await _lobby_act(interaction, "leave")

    @app_commands.command(
        name="start",
        description=app_commands.locale_str("Start; computers take the open seats", key="cmd-game-start"),
    )
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        """Start the game of this channel."""
        await _lobby_act(interaction, "start")

    @app_commands.command(
        name="list", description=app_commands.locale_str("Your tables, and whose turn it is", key="cmd-game-list")
    )
    async def list(self, interaction: discord.Interaction[Any]) -> None:
        """Every table of the player, where it is, and who is waited for."""
        await interaction.response.defer(ephemeral=True)
        await guarded(interaction, lambda: list_tables(interaction))

    @app_commands.command(
        name="resign",
        description=app_commands.locale_str("Give up: a computer plays on in your seat", key="cmd-game-resign"),
    )
    async def resign(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the seat to a computer, once the player has said yes."""
        await interaction.response.defer(ephemeral=True)
        await guarded(interaction, lambda: resign(interaction))

    @app_commands.command(
        name="close",
        description=app_commands.locale_str("End the table here: its host, or a moderator", key="cmd-game-close"),
    )
    @app_commands.describe(table=app_commands.locale_str("The table's number, if it is not here", key="arg-table-away"))
    async def close(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        """End a table one has opened, or moderates."""
        await interaction.response.defer(ephemeral=True)
        await guarded(interaction, lambda: close(interaction, table))

    @app_commands.command(
        name="move",
        description=app_commands.locale_str("Bring a table here: its host, or a moderator", key="cmd-game-move"),
    )
    @app_commands.describe(table=app_commands.locale_str("The table's number", key="arg-table"))
    async def move(self, interaction: discord.Interaction[Any], table: int) -> None:
        """Bring a table to this channel: for when its own was deleted."""
        await interaction.response.defer(ephemeral=True)
        await guarded(interaction, lambda: move(interaction, table))


def _language(interaction: Interaction) -> str:
    return language(interaction)


async def _lobby_act(interaction: Interaction, act: str) -> None:
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        trouble = await lobby.ACTS[act](interaction, table_here(interaction))
        await interaction.edit_original_response(content=say(language(interaction), trouble or f"lobby-done-{act}"))

    await guarded(interaction, work)


async def join(interaction: Interaction) -> None:
    """Take a seat at the table here. Of a running game, show whom to ask for one; where no table is, those to join."""
    lang = language(interaction)
    try:
        table = table_here(interaction)
    except NoSuchTable:
        await offer_lobbies(interaction)
        return
    if table.status == "playing" and interaction.user.id not in table.members():
        await seats_of_table.show_seats(interaction, table, note=say(lang, "join-running"))
        return
    trouble = await lobby.join(interaction, table)
    await interaction.edit_original_response(content=say(lang, trouble or "lobby-done-join"))


def complete_options(game: str, current: str, lang: str) -> list[app_commands.Choice[str]]:
    """What may be added to the options typed so far."""
    if game not in games():
        return []
    done, _, last = bounded(current).rpartition(" ")
    begun = plain(last)
    chosen = {item.partition("=")[0] for item in done.split()}
    found = []
    for spec in games()[game].options:
        for value in spec.choices:
            item = f"{spec.id}={value}"
            if spec.id not in chosen and item.startswith(begun):
                label = f"{done} {item}".strip()
                shown = f"{done} {choice_setting(lang, game, spec.id, value)}".strip()
                found.append(app_commands.Choice(name=shown[:100], value=label[:100]))
    return found[:25]


async def open_table(
    interaction: Interaction, game: str, seats: int, lang: str | None, where: str | None, options: str
) -> None:
    """Open a table as the server has it, but for what is wished; in a thread of its own where that is possible.

    Raises MayNotOpen, BadOptions, BadSeats.
    """
    app, own = interaction.client, language(interaction)
    server = app.servers.defaults_for(interaction.guild_id)
    server.must_be_allowed(_roles(interaction), moderator=interaction.permissions.manage_guild)
    lang = lang or (None if server.language == "auto" else server.language)
    where = where or server.place
    chosen = read_options(game, options)
    least, most = games()[game].seats
    if not least <= seats <= most:
        raise BadSeats(game=title(game, own), least=least, most=most)
    table = await app.tables.open(
        game=game,
        options=chosen,
        seats=seats,
        language=lang or own,
        guild_id=interaction.guild_id,
        channel_id=(interaction.channel_id or 0) if where == "here" else interaction.id,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        pace=server.pace,
    )
    home = None
    if where != "here":
        home = (app.get_channel(server.channel or 0) if where == "channel" else None) or interaction.channel
    await bring_to_channel(interaction, table, home)


class BadSeats(TableError):
    """The game takes another number of players."""

    key = "error-bad-seats"


def _roles(interaction: Interaction) -> list[int]:
    user = interaction.user
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


async def resign(interaction: Interaction) -> None:
    """Ask whether the player means it: then a computer has the seat for good, and plays on."""
    await seats_of_table.ask_to_resign(interaction, table_here(interaction))


async def close(interaction: Interaction, number: int | None) -> None:
    """End the table here, or the one of this number: for whoever opened it, and for moderators."""
    table = table_here(interaction) if number is None else await table_by_number(interaction, number)
    await ask_to_close(interaction, table)


async def move(interaction: Interaction, number: int) -> None:
    """Bring a table to this channel, for its host, and for moderators.

    A game that only its players may watch goes to a private thread of this channel. Raises HostMoves, NoRoom,
    NotAtTable, NoTableNumbered, ChannelBusy, AlreadyOver.
    """
    table = await table_by_number(interaction, number)
    must_move(interaction, table)
    await interaction.edit_original_response(content=await lobby.move_here(interaction, table))


def commands() -> list[app_commands.Group]:
    """The /game group."""
    group = GameGroup()
    for part in (*PARTS, file):
        group.add_command(part)
    return [group]
