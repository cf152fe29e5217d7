"""/game: open, join, leave, start, list, resign, move."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.moves.tigris import plain
from bot.table_errors import TableError
from bot.table_model import Table
from bot.ui import lobby
from bot.ui.actions import Interaction, guarded, language, table_here, tell
from bot.ui.parts import NO_PINGS
from bot.wording import choice_setting, escaped, say, title
from engine.core.registry import games

GAMES = [app_commands.Choice(name=meta.title["en"], value=meta.id) for meta in games().values()]
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
    for item in text.replace(",", " ").replace(" = ", "=").split():
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
                where.value if where else "thread",
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
        """Take a seat at the table of this channel."""
        await _lobby_act(interaction, "join")

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
        """Hand the seat to a computer."""
        await interaction.response.defer(ephemeral=True)
        await guarded(interaction, lambda: resign(interaction))

    @app_commands.command(
        name="close", description=app_commands.locale_str("End the table you opened here", key="cmd-game-close")
    )
    async def close(self, interaction: discord.Interaction[Any]) -> None:
        """End a table one has opened."""
        await interaction.response.defer(ephemeral=True)
        await guarded(interaction, lambda: close(interaction))

    @app_commands.command(
        name="move",
        description=app_commands.locale_str("Bring one of your tables to this channel", key="cmd-game-move"),
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


def complete_options(game: str, current: str, lang: str) -> list[app_commands.Choice[str]]:
    """What may be added to the options typed so far."""
    if game not in games():
        return []
    done, _, last = current.rpartition(" ")
    chosen = {item.partition("=")[0] for item in done.split()}
    found = []
    for spec in games()[game].options:
        for value in spec.choices:
            item = f"{spec.id}={value}"
            if spec.id not in chosen and item.startswith(plain(last)):
                label = f"{done} {item}".strip()
                shown = f"{done} {choice_setting(lang, game, spec.id, value)}".strip()
                found.append(app_commands.Choice(name=shown[:100], value=label[:100]))
    return found[:25]


async def open_table(
    interaction: Interaction, game: str, seats: int, lang: str | None, where: str, options: str
) -> None:
    """Open a table; in a thread of its own where that is wished and possible."""
    app, own = interaction.client, language(interaction)
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
        channel_id=interaction.id if where == "thread" else interaction.channel_id or 0,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
    )
    lines = []
    if where == "thread":
        thread = await _thread(interaction, table)
        if thread is None:
            lines.append(say(own, "trouble-thread"))
        table = await app.tables.move(table.id, thread or interaction.channel_id or 0)
    trouble = await app.publisher.publish(table.id)
    if trouble is not None:
        await app.tables.close(table.id, interaction.user.id)
        await tell(interaction, say(own, trouble))
        return
    lines.append(say(own, "game-opened", channel=f"<#{table.channel_id}>"))
    await interaction.edit_original_response(content="\n".join(lines))


class BadSeats(TableError):
    """The game takes another number of players."""

    key = "error-bad-seats"


async def _thread(interaction: Interaction, table: Table) -> int | None:
    """A new thread's id; None where none can be opened."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None
    try:
        name = f"{title(table.game, table.language)} · {table.id}"
        return (await channel.create_thread(name=name, type=discord.ChannelType.public_thread)).id
    except discord.Forbidden:
        return None


async def list_tables(interaction: Interaction) -> None:
    """Tell the player's tables: number, game, place, who is waited for."""
    lang, user = language(interaction), interaction.user.id
    tables = [table for table in interaction.client.tables.tables_of(user) if table.status in ("lobby", "playing")]
    lines = []
    for table in sorted(tables, key=lambda item: (user not in item.waiting_for(), item.id)):
        names = dict(zip((holder.user for holder in table.holders), table.names(), strict=False))
        waiting = ", ".join(escaped(names.get(waited, "?")) for waited in table.waiting_for())
        lines.append(
            say(
                lang,
                "list-lobby"
                if table.status == "lobby"
                else "list-mine"
                if user in table.waiting_for()
                else "list-line",
                table=table.id,
                game=title(table.game, lang),
                channel=f"<#{table.channel_id}>",
                waiting=waiting,
            )
        )
    text = "\n".join(lines)[:2000] or say(lang, "list-empty")
    await interaction.edit_original_response(content=text, allowed_mentions=NO_PINGS)


async def resign(interaction: Interaction) -> None:
    """Hand the player's seat to a computer, which plays on at random."""
    app, table = interaction.client, table_here(interaction)
    outcome = await app.tables.resign(table.id, interaction.user.id)
    trouble = await app.publisher.publish(table.id, notice=outcome.notice)
    await interaction.edit_original_response(content=say(language(interaction), trouble or "resigned"))


async def close(interaction: Interaction) -> None:
    """End the table here, for whoever opened it."""
    app, table = interaction.client, table_here(interaction)
    await app.tables.close(table.id, interaction.user.id)
    await app.publisher.publish(table.id)
    await interaction.edit_original_response(content=say(language(interaction), "closed"))


async def move(interaction: Interaction, table_id: int) -> None:
    """Bring a table the player sits at to this channel."""
    app, user = interaction.client, interaction.user.id
    table = next((item for item in app.tables.tables_of(user) if item.id == table_id), None)
    if table is None or interaction.channel_id is None:
        raise NotAtTable(table=table_id)
    await app.tables.move(table.id, interaction.channel_id)
    trouble = await app.publisher.publish(table.id)
    await interaction.edit_original_response(content=say(language(interaction), trouble or "moved"))


class NotAtTable(TableError):
    """The player does not sit at that table."""

    key = "error-not-at-table"


def commands() -> list[app_commands.Group]:
    """The /game group."""
    return [GameGroup()]
