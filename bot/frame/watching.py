"""The games that a user may look back at: the channel's, their own, those whose channel they can see."""

from __future__ import annotations

from collections.abc import Callable

import discord
import msgspec
from discord import app_commands

from bot.frame.handling import Interaction, language
from bot.messages.parts import LABEL_LIMIT
from bot.model.ended_games import EndedGame
from bot.model.errors import NoSuchTable, NoTableNumbered, NotOver, TableError
from bot.model.table import Table
from bot.posting.kinds import RESULT, find
from bot.words.lists import simple
from bot.words.option_words import cut
from bot.words.wording import say, title

MAX_CHOICES = 25
NUMBERS = 10**12
"""Table numbers are below this."""


def sees_channel(interaction: Interaction, table: Table | EndedGame) -> bool:
    """Whether the user can see the channel of a table: they are in it, or their roles show it to them.

    A private thread is seen by those who are in it, whatever their roles.
    """
    if interaction.channel_id == table.channel_id:
        return True
    guild, user = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild_id or table.watch == "players" or not isinstance(user, discord.Member):
        return False
    channel = guild.get_channel_or_thread(table.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None)):
        return False
    return channel.permissions_for(user).view_channel


async def table_to_read(interaction: Interaction, number: int | None) -> Table:
    """The table of this number; without one that of this channel, the one that ended last among them.

    Raises NoSuchTable: NoTableNumbered for a number that no table of this server has, nor one that the user has played
    at. Whether the user may look is asked when they do.
    """
    if number is not None:
        return await table_known(interaction, number)
    last = await interaction.client.tables.last_at(interaction.channel_id or 0)
    if last is None:
        raise NoSuchTable
    return last


async def table_known(interaction: Interaction, number: int) -> Table:
    """The table of this number, in this server or played at by the user. Raises NoTableNumbered."""
    tables = interaction.client.tables
    table = await tables.find(number) if 0 < number < NUMBERS else None
    if table is not None and table.guild_id == interaction.guild_id:
        return table
    if table is None or not await tables.chronicle.has_played(table, interaction.user.id):
        raise NoTableNumbered(table=number)
    return table


async def may_look(interaction: Interaction, table: Table) -> bool:
    """Whether the user can see the channel of a table or, where its thread has been put away, the one that it hangs in.

    A thread that is put away is known no more.
    """
    if sees_channel(interaction, table):
        return True
    # Whoever is on another server, or may not watch, need not be looked up.
    if not table.is_over or table.watch == "players" or table.guild_id != interaction.guild_id:
        return False
    card = find(await interaction.client.tables.store.messages.posts(table.id), RESULT)
    return sees_result(interaction, table, None if card is None else card.channel_id)


def sees_result(interaction: Interaction, table: Table | EndedGame, channel_id: int | None) -> bool:
    """Whether the user can see the channel in which the result of a game that has ended stands, if it stands in one."""
    guild, user = interaction.guild, interaction.user
    if channel_id is None or guild is None or guild.id != table.guild_id or table.watch == "players":
        return False
    channel = guild.get_channel(channel_id)
    return channel is not None and isinstance(user, discord.Member) and channel.permissions_for(user).view_channel


async def must_see(interaction: Interaction, table: Table) -> None:
    """Raises NotForYou if the user may not look at the table."""
    sees = await may_look(interaction, table)
    await interaction.client.tables.chronicle.admit(table, interaction.user.id, sees=sees)


async def must_be_over(interaction: Interaction, table: Table) -> None:
    """Raises NotForYou if the user may not look at the table, NotOver if its game has not been played to its end."""
    await must_see(interaction, table)
    if table.status != "over":
        raise NotOver(table=table.id)


class GameInList(msgspec.Struct, frozen=True):
    """A game that a user may look back at: its table's number, its id, its players' names, whether it still goes on."""

    id: int
    game: str
    players: tuple[str, ...]
    is_open: bool


async def games_to_read(
    interaction: Interaction, fits: Callable[[GameInList], bool] = lambda _: True, most: int | None = None
) -> list[GameInList]:
    """The games that the user may look back at, those that go on first, then the newest that have ended.

    ``fits``: only these; ``most``: at most this many. The store is read once, however many games there are.
    """
    app, user = interaction.client, interaction.user.id
    going_on = [table for table in app.tables.open_tables() if table.status == "playing" and user in table.members()]
    here = app.tables.at(interaction.channel_id or 0)
    if here is not None and here.status == "playing" and here not in going_on:
        going_on.insert(0, here)
    readable = list(filter(fits, (_in_list(table, is_open=True) for table in going_on)))
    for ended in await app.tables.chronicle.ended(user, interaction.guild_id, RESULT):
        if most is not None and len(readable) >= most:
            break
        game = _in_list(ended, is_open=False)
        if fits(game) and (
            ended.has_played
            or sees_channel(interaction, ended)
            or sees_result(interaction, ended, ended.result_channel)
        ):
            readable.append(game)
    return readable[:most]


def _in_list(game: Table | EndedGame, *, is_open: bool) -> GameInList:
    names = game.names() if isinstance(game, Table) else game.names
    return GameInList(game.id, game.game, tuple(name for name in names if name), is_open)


def named(game: GameInList, lang: str) -> str:
    """A game in a list: number, title, players."""
    text = say(lang, "replay-game", table=game.id, game=title(game.game, lang), players=", ".join(game.players))
    return cut(text, LABEL_LIMIT)


async def complete_table(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the games that the user may look back at, by number, title or player."""
    lang, wanted = language(interaction), simple(str(current))
    games = await games_to_read(interaction, lambda game: wanted in simple(named(game, lang)), MAX_CHOICES)
    return [app_commands.Choice(name=named(game, lang), value=game.id) for game in games]


async def table_named(interaction: Interaction) -> Table | None:
    """For autocomplete: the table that the command names so far, else that of the channel, if the user may look."""
    number = getattr(interaction.namespace, "table", None)
    try:
        table = await table_to_read(interaction, number if isinstance(number, int) else None)
    except NoSuchTable:
        return None
    return table if interaction.user.id in table.members() or await may_look(interaction, table) else None


async def complete_turn(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the turns of the table that the command names, the newest ones first, by number or name."""
    table = await table_named(interaction)
    if table is None:
        return []
    try:
        account = await interaction.client.tables.chronicle.account(
            table.id, interaction.user.id, sees=await may_look(interaction, table), turns=True
        )
    except TableError:
        return []
    lang, wanted = language(interaction), simple(str(current))
    assert account.story is not None
    names = [turn.names.get(lang, turn.names["en"]) for turn in account.story.turns]
    offered = [
        (name if name.endswith(f" {number}") else f"{number}. {name}", number) for number, name in enumerate(names, 1)
    ]
    choices = [
        app_commands.Choice(name=cut(name, LABEL_LIMIT), value=number)
        for name, number in offered
        if wanted in simple(name)
    ]
    return choices[::-1][:MAX_CHOICES] if not wanted else choices[:MAX_CHOICES]
