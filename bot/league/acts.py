"""What buttons and commands of leagues do, each for who presses or types, in the private reply."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.frame.handling import Interaction, language
from bot.league.find import may_run, must_run
from bot.messages.ids import league_item
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS, button, file_of, frozen
from bot.model.league_errors import AlreadyIn, LeagueNotStarted, LeagueStarted
from bot.model.leagues import League
from bot.posting.leagues.keeper import draw_standings
from bot.posting.leagues.texts import pages_of, schedule_text, standings_text
from bot.tables.leagues import changes
from bot.words.wording import escaped, say


async def reply(
    interaction: Interaction,
    text: str,
    *items: discord.ui.Item[discord.ui.View],
    files: list[discord.File] | None = None,
) -> None:
    """Show a text with its buttons in the private reply that has been deferred."""
    await interaction.edit_original_response(
        content=text[:2000], view=frozen(items), attachments=files or [], allowed_mentions=NO_PINGS
    )


async def announce(interaction: Interaction, league: League, text: str) -> None:
    """Say something to everybody in the league's channel, without a ping; where that fails, the league's message and
    its list of tables say it all the same.
    """
    channel = interaction.client.get_partial_messageable(league.channel_id)
    named = nonce(interaction.client.tables, "announcement", league.id, league.revision)
    try:
        await channel.send(text[:2000], nonce=named, allowed_mentions=NO_PINGS)
    except (discord.Forbidden, discord.NotFound):
        return


async def join(interaction: Interaction, league: League, _: int = 0) -> None:
    """Raises as ``Leagues.join``, AlreadyIn, LeagueStarted where only who runs the league takes people in any more."""
    user = interaction.user
    player = league.player_of(user.id)
    if player is not None and player.is_in and not league.is_over:
        raise AlreadyIn
    if league.has_started and not league.is_over and not may_run(interaction, league):
        raise LeagueStarted
    changed = await interaction.client.tables.leagues.join(league.id, user.id, user.display_name)
    await reply(interaction, say(language(interaction), "league-joined", name=escaped(changed.name)))


async def leave(interaction: Interaction, league: League, _: int = 0) -> None:
    """Before the start at once; then after one more press, as it cannot be taken back by oneself."""
    lang = language(interaction)
    if league.has_started and not league.is_over and league.player_of(interaction.user.id) is not None:
        sure = button(
            say(lang, "button-league-leave-now"), league_item(league.id, "gone"), style=discord.ButtonStyle.danger
        )
        await reply(interaction, say(lang, "league-leave-sure", name=escaped(league.name)), sure)
        return
    await leave_now(interaction, league)


async def leave_now(interaction: Interaction, league: League, _: int = 0) -> None:
    """Raises as ``Leagues.leave``."""
    changed = await interaction.client.tables.leagues.leave(league.id, interaction.user.id)
    await reply(interaction, say(language(interaction), "league-left", name=escaped(changed.name)))
    if changed.has_started:
        name = escaped(interaction.user.display_name)
        await announce(interaction, changed, say(changed.language, "league-left-note", name=name))


async def start(interaction: Interaction, league: League, _: int = 0) -> None:
    """Raises NotLeagueHost, or as ``changes.started``."""
    must_run(interaction, league)
    changed = await interaction.client.tables.leagues.change(league.id, changes.started)
    text = say(language(interaction), "league-started", count=len(changed.fixtures), name=escaped(changed.name))
    await reply(interaction, text)


async def show_standings(interaction: Interaction, league: League, _: int = 0) -> None:
    """The standings as a picture and in words. Raises LeagueNotStarted."""
    if not league.has_started:
        raise LeagueNotStarted
    lang = language(interaction)
    picture = await draw_standings(league, lang)
    files = [] if picture is None else [file_of(picture, "league")]
    await reply(interaction, standings_text(league, lang), files=files)


async def show_schedule(interaction: Interaction, league: League, number: int = 1) -> None:
    """A page of the tables. Raises LeagueNotStarted."""
    if not league.has_started:
        raise LeagueNotStarted
    lang, pages = language(interaction), pages_of(league)
    page = max(1, min(number, len(pages)))
    channels = await interaction.client.leagues.channels_of(league)
    items: list[discord.ui.Item[discord.ui.View]] = []
    if len(pages) > 1:
        items = [
            button("", league_item(league.id, "schedule", page - 1), emoji="◀️", disabled=page == 1),
            # Discord takes no two items with one custom_id.
            button("", league_item(league.id, "later", page + 1), emoji="▶️", disabled=page == len(pages)),
        ]
    await reply(interaction, schedule_text(league, lang, pages[page - 1], (page, len(pages)), channels), *items)


async def ask_to_end(interaction: Interaction, league: League, _: int = 0) -> None:
    """Raises NotLeagueHost, LeagueOver."""
    must_run(interaction, league)
    changes.must_go_on(league)
    lang = language(interaction)
    sure = button(say(lang, "button-league-end-now"), league_item(league.id, "over"), style=discord.ButtonStyle.danger)
    key = "league-end-sure" if league.has_started else "league-end-sure-open"
    await reply(interaction, say(lang, key, name=escaped(league.name)), sure)


async def end(interaction: Interaction, league: League, _: int = 0) -> None:
    """Raises NotLeagueHost, LeagueOver."""
    must_run(interaction, league)
    changed = await interaction.client.tables.leagues.change(league.id, changes.ended)
    key = "league-ended-running" if changed.status == "playing" else "league-ended"
    await reply(interaction, say(language(interaction), key, name=escaped(changed.name)))
    if changed.status == "over":
        # Its last message says how it came out: that is not told twice.
        return
    name = escaped(interaction.user.display_name)
    await announce(
        interaction, changed, say(changed.language, "league-ended-note", name=name, league=escaped(changed.name))
    )


Act = Callable[[Interaction, League, int], Awaitable[None]]

ACTS: Final[dict[str, Act]] = {
    "join": join,
    "leave": leave,
    "gone": leave_now,
    "start": start,
    "standings": show_standings,
    "schedule": show_schedule,
    "later": show_schedule,
    "end": ask_to_end,
    "over": end,
}
