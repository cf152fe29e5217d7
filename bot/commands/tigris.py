"""/tigris: every move of Tigris & Euphrates as a typed command, with autocomplete from the legal options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.base.typed import plain
from bot.frame.actions import (
    Interaction,
    guarded,
    language,
    match_of,
    seat_here,
    table_here,
)
from bot.model.errors import TableError
from bot.moves import tigris as moves
from bot.panel import show
from bot.turn.choose_command import asked_here
from bot.words.ordering import arranged
from bot.words.speech import Speech
from bot.words.wording import option_label, say
from engine.core.ask import Ask

GAME = "tigris"


class WrongGame(TableError):
    """The table here plays another game."""

    key = "error-wrong-game"


class CannotRead(TableError):
    """What was typed is no move; ``reason`` says why."""

    key = "error-cannot-read"


TILES = {"red": "red: temple", "black": "black: settlement", "blue": "blue: farm", "green": "green: market"}
LEADERS = {"red": "red: priest", "black": "black: king", "blue": "blue: farmer", "green": "green: trader"}


def _colours(kind: str, words: dict[str, str]) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=app_commands.locale_str(word, key=f"choice-{kind}-{colour}"), value=colour)
        for colour, word in words.items()
    ]


async def _asked(interaction: Interaction) -> Ask | None:
    """What the player is asked at the table here; None where nothing or no table is."""
    channel = interaction.channel_id
    table = interaction.client.tables.at(channel) if channel is not None else None
    if table is None or table.status != "playing" or table.game != GAME:
        return None
    seat = table.seat_of(interaction.user.id)
    match = await interaction.client.tables.match(table.id)
    return None if seat is None else match.ask_of(seat)


async def _move(interaction: Interaction, build: Callable[[Ask | None], moves.Answers]) -> None:
    """Acknowledge, read what was typed, answer all or nothing, show what comes next."""
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        table = table_here(interaction)
        if table.game != GAME:
            raise WrongGame
        seat_here(table, interaction)
        await match_of(interaction, table)
        try:
            answers = build(await _asked(interaction))
        except moves.BadMove as bad:
            raise CannotRead(reason=say(language(interaction), bad.key, **bad.args_)) from bad
        await show.give(interaction, table, answers)

    await guarded(interaction, work)


async def _squares(interaction: Interaction, beginning: str, typed: str) -> list[app_commands.Choice[str]]:
    here = await asked_here(interaction)
    if here is None or here[0].game != GAME:
        return []
    table, match, ask = here
    said = Speech(language(interaction), table.game, table.names())
    options = arranged(said, match.view(ask.seat), ask.options, short=True)
    return [app_commands.Choice(name=name, value=name) for name in moves.squares_for(options, beginning, typed)]


async def _whole(interaction: Interaction, verbs: tuple[str, ...], typed: str) -> list[app_commands.Choice[str]]:
    """Options as they stand, for questions with a short list."""
    ask, lang = await _asked(interaction), language(interaction)
    if ask is None:
        return []
    found, wanted = [], plain(typed)
    for option in ask.options:
        if option.partition(":")[0] not in verbs:
            continue
        label = option_label(lang, GAME, option)
        if wanted in plain(f"{label} {option}"):
            found.append(app_commands.Choice(name=label[:100], value=option))
        if len(found) == 25:
            break
    return found


def _typed(interaction: Interaction, name: str) -> str:
    return str(getattr(interaction.namespace, name, "") or "")


class TigrisGroup(app_commands.Group):
    """The /tigris commands."""

    def __init__(self) -> None:
        super().__init__(
            name="tigris",
            description=app_commands.locale_str("Moves of Tigris & Euphrates", key="cmd-tigris"),
            guild_only=True,
        )

    @app_commands.command(name="tile", description=app_commands.locale_str("Place a tile", key="cmd-tigris-tile"))
    @app_commands.describe(
        colour=app_commands.locale_str("Which tile", key="arg-tile"),
        square=app_commands.locale_str("Where, such as F7", key="arg-square"),
    )
    @app_commands.choices(colour=_colours("tile", TILES))
    async def tile(self, interaction: discord.Interaction[Any], colour: app_commands.Choice[str], square: str) -> None:
        """Place a tile from the hand."""
        await _move(interaction, lambda _: moves.tile(colour.value, square))

    @tile.autocomplete("square")
    async def _tile_square(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await _squares(interaction, f"tile:{_typed(interaction, 'colour')}", current)

    @app_commands.command(
        name="leader", description=app_commands.locale_str("Place or move a leader", key="cmd-tigris-leader")
    )
    @app_commands.describe(
        colour=app_commands.locale_str("Which leader", key="arg-leader"),
        square=app_commands.locale_str("Where, such as F7", key="arg-square"),
    )
    @app_commands.choices(colour=_colours("leader", LEADERS))
    async def leader(
        self, interaction: discord.Interaction[Any], colour: app_commands.Choice[str], square: str
    ) -> None:
        """Place or move a leader."""
        await _move(interaction, lambda _: moves.leader(colour.value, square))

    @leader.autocomplete("square")
    async def _leader_square(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await _squares(interaction, f"leader:{_typed(interaction, 'colour')}", current)

    @app_commands.command(
        name="withdraw", description=app_commands.locale_str("Take a leader off the board", key="cmd-tigris-withdraw")
    )
    @app_commands.describe(colour=app_commands.locale_str("Which leader", key="arg-leader"))
    @app_commands.choices(colour=_colours("leader", LEADERS))
    async def withdraw(self, interaction: discord.Interaction[Any], colour: app_commands.Choice[str]) -> None:
        """Take a leader off the board."""
        await _move(interaction, lambda _: moves.withdraw(colour.value))

    @app_commands.command(
        name="catastrophe", description=app_commands.locale_str("Place a catastrophe", key="cmd-tigris-catastrophe")
    )
    @app_commands.describe(square=app_commands.locale_str("Where, such as F7", key="arg-square"))
    async def catastrophe(self, interaction: discord.Interaction[Any], square: str) -> None:
        """Place a catastrophe."""
        await _move(interaction, lambda _: moves.catastrophe(square))

    @catastrophe.autocomplete("square")
    async def _catastrophe_square(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await _squares(interaction, "catastrophe:", current)

    @app_commands.command(
        name="swap", description=app_commands.locale_str("Swap one to six tiles", key="cmd-tigris-swap")
    )
    @app_commands.describe(tiles=app_commands.locale_str("Such as: 2 red, blue", key="arg-swap"))
    async def swap(self, interaction: discord.Interaction[Any], tiles: str) -> None:
        """Swap tiles of the hand for new ones."""
        await _move(interaction, lambda ask: moves.swap(tiles, ask))

    @app_commands.command(
        name="commit", description=app_commands.locale_str("Reveal tiles in a conflict", key="cmd-tigris-commit")
    )
    @app_commands.describe(tiles=app_commands.locale_str("How many, 0 for none", key="arg-commit"))
    async def commit(self, interaction: discord.Interaction[Any], tiles: app_commands.Range[int, 0, 6]) -> None:
        """Reveal tiles from behind the screen."""
        await _move(interaction, lambda ask: moves.commit(tiles, ask))

    @app_commands.command(
        name="war", description=app_commands.locale_str("Say which conflict comes first", key="cmd-tigris-war")
    )
    @app_commands.describe(colour=app_commands.locale_str("Which leaders fight first", key="arg-war"))
    @app_commands.choices(colour=_colours("leader", LEADERS))
    async def war(self, interaction: discord.Interaction[Any], colour: app_commands.Choice[str]) -> None:
        """Choose the conflict that is resolved first."""
        await _move(interaction, lambda ask: moves.chosen(f"war:{colour.value}", ask))

    @app_commands.command(
        name="build",
        description=app_commands.locale_str("Build a monument or a special building", key="cmd-tigris-build"),
    )
    @app_commands.describe(what=app_commands.locale_str("Pick from the list", key="arg-pick"))
    async def build(self, interaction: discord.Interaction[Any], what: str) -> None:
        """Build a monument or special building, or decline."""
        await _move(interaction, lambda ask: moves.chosen(what, ask))

    @build.autocomplete("what")
    async def _build_what(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await _whole(interaction, ("build", "special", "decline"), current)

    @app_commands.command(name="take", description=app_commands.locale_str("Take a treasure", key="cmd-tigris-take"))
    @app_commands.describe(square=app_commands.locale_str("From which square", key="arg-take"))
    async def take(self, interaction: discord.Interaction[Any], square: str) -> None:
        """Take a treasure with the trader."""
        await _move(interaction, lambda ask: moves.chosen(f"take:{moves.square(square)}", ask))

    @take.autocomplete("square")
    async def _take_square(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await _squares(interaction, "take:", current)

    @app_commands.command(
        name="dynasty", description=app_commands.locale_str("Choose your dynasty", key="cmd-tigris-dynasty")
    )
    @app_commands.describe(name=app_commands.locale_str("Pick from the list", key="arg-pick"))
    async def dynasty(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Choose a dynasty at the start."""
        await _move(interaction, lambda ask: moves.chosen(name if ":" in name else f"dynasty:{name}", ask))

    @dynasty.autocomplete("name")
    async def _dynasty_name(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await _whole(interaction, ("dynasty",), current)

    @app_commands.command(
        name="pass", description=app_commands.locale_str("Pass, or end your turn", key="cmd-tigris-pass")
    )
    async def pass_(self, interaction: discord.Interaction[Any]) -> None:
        """Do no more this turn."""
        await _move(interaction, moves.end)


def commands() -> list[app_commands.Group]:
    """The /tigris group."""
    return [TigrisGroup()]
