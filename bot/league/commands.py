"""/league: everybody against everybody over weeks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.base.typed import bounded
from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import GAMES, LANGUAGES
from bot.frame.handling import Interaction, guarded, language
from bot.league import acts
from bot.league.find import league_meant
from bot.league.mend import show_mend
from bot.league.opening import open_league
from bot.lobby.opening import complete_options
from bot.messages.parts import LABEL_LIMIT
from bot.model.leagues import NAME_LENGTH, League
from bot.model.table import Pace
from bot.words.option_words import cut
from bot.words.wording import say

MOST_CHOICES = 25

PACES = [
    app_commands.Choice(name=app_commands.locale_str(name, key=f"table-pace-{value}"), value=value)
    for value, name in (("none", "no clock"), ("live", "live"), ("daily", "daily"), ("relaxed", "relaxed"))
]

league = app_commands.Group(
    name="league",
    description=app_commands.locale_str("Everybody against everybody over weeks", key="cmd-league"),
)


@league.command(name="new", description=app_commands.locale_str("Open a league in this channel", key="cmd-league-new"))
@app_commands.describe(
    name=app_commands.locale_str("What the league is called", key="arg-league-name"),
    game=app_commands.locale_str("Which game", key="arg-game"),
    seats=app_commands.locale_str("Players at a table; two if you do not say", key="arg-league-seats"),
    second=app_commands.locale_str("Another game that everybody plays, too", key="arg-league-second"),
    second_seats=app_commands.locale_str("Players at a table of it", key="arg-league-second-seats"),
    third=app_commands.locale_str("A third game", key="arg-league-third"),
    third_seats=app_commands.locale_str("Players at a table of it", key="arg-league-second-seats"),
    at_once=app_commands.locale_str("Tables that each has at most at the same time", key="arg-league-at-once"),
    pace=app_commands.locale_str("Time for each answer at its tables", key="arg-league-pace"),
    language=app_commands.locale_str("Language of the public messages", key="arg-language"),
    options=app_commands.locale_str("Such as board=alternative points=open", key="arg-options"),
)
@app_commands.rename(second_seats="second-seats", third_seats="third-seats", at_once="at-once")
@app_commands.choices(game=GAMES, second=GAMES, third=GAMES, language=LANGUAGES, pace=PACES)
async def new(
    interaction: discord.Interaction[Any],
    name: app_commands.Range[str, 1, NAME_LENGTH],
    game: app_commands.Choice[str],
    seats: app_commands.Range[int, 2, 6] | None = None,
    second: app_commands.Choice[str] | None = None,
    second_seats: app_commands.Range[int, 2, 6] | None = None,
    third: app_commands.Choice[str] | None = None,
    third_seats: app_commands.Range[int, 2, 6] | None = None,
    at_once: app_commands.Range[int, 1, 5] = 2,
    pace: app_commands.Choice[str] | None = None,
    language: app_commands.Choice[str] | None = None,
    options: str = "",
) -> None:
    """Open a league that people join, and that its host starts."""
    await acknowledge(interaction, ephemeral=True)
    typed = [(game.value, seats)]
    typed += [(item.value, of_item) for item, of_item in ((second, second_seats), (third, third_seats)) if item]
    paces: dict[str, Pace] = {"none": "none", "live": "live", "daily": "daily", "relaxed": "relaxed"}
    chosen = None if pace is None else paces[pace.value]
    lang = language.value if language else None
    await guarded(interaction, lambda: open_league(interaction, name, typed, at_once, chosen, lang, options))


@new.autocomplete("options")
async def _options(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return complete_options(str(getattr(interaction.namespace, "game", "")), current, language(interaction))


async def complete_leagues(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[int]]:
    """The leagues of this server whose name has what was typed, the newest first."""
    if interaction.guild_id is None:
        return []
    typed = bounded(str(current)).strip().casefold()
    found = await interaction.client.tables.leagues.of_server(interaction.guild_id)
    lang = language(interaction)
    return [
        app_commands.Choice(
            name=cut(f"{item.name} · {say(lang, f'league-status-{item.status}')}", LABEL_LIMIT), value=item.id
        )
        for item in found
        if typed in item.name.casefold() or typed == str(item.id)
    ][:MOST_CHOICES]


async def _do(
    interaction: Interaction, number: int | None, act: Callable[[Interaction, League, int], Awaitable[None]]
) -> None:
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        await act(interaction, await league_meant(interaction, number), 1)

    await guarded(interaction, work)


WHICH = app_commands.locale_str("Which one, if it is not the one of this channel", key="arg-league")


@league.command(name="join", description=app_commands.locale_str("Take part in a league", key="cmd-league-join"))
@app_commands.describe(league=WHICH)
@app_commands.autocomplete(league=complete_leagues)
async def join(interaction: discord.Interaction[Any], league: int | None = None) -> None:
    """Take part in the league before its start."""
    await _do(interaction, league, acts.join)


@league.command(name="leave", description=app_commands.locale_str("Leave a league", key="cmd-league-leave"))
@app_commands.describe(league=WHICH)
@app_commands.autocomplete(league=complete_leagues)
async def leave(interaction: discord.Interaction[Any], league: int | None = None) -> None:
    """Play no further table of the league."""
    await _do(interaction, league, acts.leave)


@league.command(
    name="start",
    description=app_commands.locale_str("Plan and open a league's tables: its host", key="cmd-league-start"),
)
@app_commands.describe(league=WHICH)
@app_commands.autocomplete(league=complete_leagues)
async def start(interaction: discord.Interaction[Any], league: int | None = None) -> None:
    """Plan the tables; the first ones open."""
    await _do(interaction, league, acts.start)


@league.command(
    name="standings", description=app_commands.locale_str("How a league stands", key="cmd-league-standings")
)
@app_commands.describe(league=WHICH)
@app_commands.autocomplete(league=complete_leagues)
async def standings(interaction: discord.Interaction[Any], league: int | None = None) -> None:
    """Show the standings to who asks."""
    await _do(interaction, league, acts.show_standings)


@league.command(
    name="schedule",
    description=app_commands.locale_str("The matches of a league and their results", key="cmd-league-schedule"),
)
@app_commands.describe(league=WHICH)
@app_commands.autocomplete(league=complete_leagues)
async def schedule(interaction: discord.Interaction[Any], league: int | None = None) -> None:
    """Show the tables to who asks."""
    await _do(interaction, league, acts.show_schedule)


@league.command(
    name="mend",
    description=app_commands.locale_str("Put players, tables and results right: its host", key="cmd-league-mend"),
)
@app_commands.describe(league=WHICH)
@app_commands.autocomplete(league=complete_leagues)
async def mend(interaction: discord.Interaction[Any], league: int | None = None) -> None:
    """Open the panel of who runs the league."""
    await _do(interaction, league, show_mend)


@league.command(name="end", description=app_commands.locale_str("End a league early: its host", key="cmd-league-end"))
@app_commands.describe(league=WHICH)
@app_commands.autocomplete(league=complete_leagues)
async def end(interaction: discord.Interaction[Any], league: int | None = None) -> None:
    """Ask once more, then end it."""
    await _do(interaction, league, acts.ask_to_end)
