"""Opens leagues: reads what is typed, and says where the league is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.base.typed import bounded, plain
from bot.frame.handling import Interaction, language
from bot.league.find import manages_leagues
from bot.lobby.opening import BadOptions, BadSeats
from bot.messages.parts import NO_PINGS
from bot.model.errors import TableError
from bot.model.league_errors import NoLeagueName, NotLeagueHost
from bot.model.leagues import NAME_LENGTH, LeagueGame
from bot.model.table import Pace
from bot.posting.leagues.texts import game_line
from bot.words.wording import escaped, say, title
from engine.core.registry import games

CLOCK: Final[Pace] = "relaxed"
"""The pace of a league in a server whose tables have none: somebody who never answers would hold everybody up."""


class NoLeagueThere(TableError):
    """Leagues are in text channels, as each of their tables has a thread there."""

    key = "error-league-channel"


class GameTwice(TableError):
    """A league plays each game once against everybody."""

    key = "error-league-game-twice"


def read_games(typed: Sequence[tuple[str, int | None]], options: str, lang: str) -> list[LeagueGame]:
    """The games of a league from ids and numbers of seats (None: two), and options such as "epochs=2", which go to each
    game that has one of this name. Raises BadSeats, BadOptions, GameTwice.
    """
    if len({game for game, _ in typed}) < len(typed):
        raise GameTwice
    league_games = []
    unknown = list(dict.fromkeys(bounded(options).replace(",", " ").replace(" = ", "=").split()))
    items = list(unknown)
    for game, seats in typed:
        least, most = games()[game].seats
        wanted = least if seats is None else seats
        if not least <= wanted <= most:
            raise BadSeats(game=title(game, lang), least=least, most=most)
        specs = {spec.id: spec for spec in games()[game].options}
        chosen = dict[str, str]()
        for item in items:
            name, _, value = item.partition("=")
            spec = specs.get(plain(name))
            if spec is not None and plain(value) in spec.choices:
                chosen[spec.id] = plain(value)
                unknown = [other for other in unknown if other != item]
        league_games.append(LeagueGame(game, wanted, chosen))
    if unknown:
        known = "; ".join(f"{spec.id}={'|'.join(spec.choices)}" for game, _ in typed for spec in games()[game].options)
        raise BadOptions(text=unknown[0][:60], known=known)
    return league_games


async def open_league(
    interaction: Interaction,
    name: str,
    typed: Sequence[tuple[str, int | None]],
    at_once: int,
    pace: Pace | None,
    lang: str | None,
    options: str,
) -> None:
    """Open a league in this channel: its message follows, with the buttons to join. Raises NotLeagueHost,
    NoLeagueThere, NoLeagueName, TooManyLeagues, or as ``read_games``.
    """
    app, own = interaction.client, language(interaction)
    if interaction.guild_id is None or not manages_leagues(interaction):
        raise NotLeagueHost
    if not isinstance(interaction.channel, discord.TextChannel):
        raise NoLeagueThere
    server = app.servers.defaults_for(interaction.guild_id)
    league_games = read_games(typed, options, own)
    if not any(mark.isalnum() for mark in bounded(name)):
        raise NoLeagueName
    league = await app.tables.leagues.open(
        name=bounded(name)[:NAME_LENGTH],
        guild_id=interaction.guild_id,
        channel_id=interaction.channel.id,
        host=interaction.user.id,
        language=lang or (own if server.language == "auto" else server.language),
        pace=pace or (CLOCK if server.pace == "none" else server.pace),
        league_games=league_games,
        at_once=at_once,
    )
    told = ", ".join(game_line(game, own) for game in league_games)
    text = say(own, "league-opened", name=escaped(league.name), games=told, number=str(league.id))
    await interaction.edit_original_response(content=text, allowed_mentions=NO_PINGS)
