"""Which league somebody means, and what they may do with it."""

from __future__ import annotations

import discord

from bot.frame.handling import Interaction
from bot.model.league_errors import NoSuchLeague, NotLeagueHost
from bot.model.leagues import League


async def league_meant(interaction: Interaction, number: int | None = None) -> League:
    """The league of this number in this server; None: the newest of this channel that is not over, else the newest
    here, else the only one of the server that is not over. Raises NoSuchLeague.
    """
    leagues = interaction.client.tables.leagues
    if interaction.guild_id is None:
        raise NoSuchLeague
    if number is not None:
        league = await leagues.get(number)
        if league.guild_id != interaction.guild_id:
            raise NoSuchLeague
        return league
    of_server = await leagues.of_server(interaction.guild_id)
    here = interaction.channel
    parent = here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id
    of_channel = [league for league in of_server if league.channel_id == parent]
    under_way = [league for league in of_server if not league.is_over]
    for some in ([league for league in of_channel if not league.is_over], of_channel):
        if some:
            return await leagues.get(some[0].id)
    if len(under_way) != 1:
        raise NoSuchLeague
    return await leagues.get(under_way[0].id)


def manages_leagues(interaction: Interaction) -> bool:
    """Whether the user may manage the server or its channels, where they are."""
    return interaction.permissions.manage_guild or interaction.permissions.manage_channels


def may_run(interaction: Interaction, league: League) -> bool:
    """Whether the user may start, mend and end the league: who has opened it, and who manages the server or its
    channels.
    """
    return interaction.user.id == league.host or manages_leagues(interaction)


def must_run(interaction: Interaction, league: League) -> None:
    """Raises NotLeagueHost."""
    if not may_run(interaction, league):
        raise NotLeagueHost
