"""Actions on seats, for buttons, menus and slash commands alike; answers are private."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.frame.handling import (
    Interaction,
    language,
    table_here,
)
from bot.lobby.host import kick, posted
from bot.messages.parts import LABEL_LIMIT, NO_PINGS
from bot.model.errors import (
    NoSeatThere,
    NotLent,
    NotMember,
)
from bot.model.table import (
    Outcome,
    Table,
    Vote,
)
from bot.posting.texts.lobby import where_of
from bot.seats import votes
from bot.seats.panel import seats_text, seats_view
from bot.tables.seat_rules import own_seat
from bot.words.option_words import cut
from bot.words.wording import say


async def show_seats(interaction: Interaction, table: Table, *, note: str = "") -> None:
    """Who sits where, with what this person may do about it."""
    lang, tables = language(interaction), interaction.client.tables
    table = tables.get(table.id) or table
    untils = {until.seat: until for until in await interaction.client.clocks.deadlines(table.id)}
    holidays = {user: interaction.client.people.get(user) for user in table.members()}
    await interaction.edit_original_response(
        content=seats_text(table, await tables.store.history(table.id), lang, note, untils, holidays, tables.now()),
        view=seats_view(table, interaction.user.id, lang),
        attachments=[],
        allowed_mentions=NO_PINGS,
    )


# --- seats ------------------------------------------------------------------------------------------------------


async def move(interaction: Interaction, table: Table, seat: int) -> str:
    """Before the start, sit in another seat; a person who sits there is asked to swap."""
    seating, user, lang = interaction.client.tables.seating, interaction.user.id, language(interaction)
    partner = table.user_at(seat)
    if partner is not None:
        return await vote_reply(interaction, table, await seating.ask_swap(table.id, user, partner))
    changed = await seating.take(table.id, user, seat)
    return await posted(interaction, changed, say(lang, "seats-moved", seat=seat + 1))


async def swap(interaction: Interaction, table: Table, partner: int) -> str:
    """Ask another player to exchange seats."""
    vote = await interaction.client.tables.seating.ask_swap(table.id, interaction.user.id, partner)
    return await vote_reply(interaction, table, vote)


async def remove(interaction: Interaction, table: Table, user: int) -> str:
    """Before the start the host sends somebody away; later the others are asked."""
    if table.status == "lobby":
        seat = table.seat_of(user)
        if seat is None:
            raise NotMember
        return await kick(interaction, table, seat)
    vote = await interaction.client.tables.seating.ask_removal(table.id, interaction.user.id, user)
    return await vote_reply(interaction, table, vote)


async def substitute(interaction: Interaction, table: Table, newcomer: discord.abc.User, seat: int | None) -> str:
    """Ask somebody to take over the player's seat, or (the host) a computer's."""
    if newcomer.bot:
        raise NotMember
    vote = await interaction.client.tables.seating.ask_substitute(
        table.id, interaction.user.id, newcomer.id, newcomer.display_name, seat
    )
    return await vote_reply(interaction, table, vote)


async def ask_for_seat(interaction: Interaction, table: Table, seat: int) -> str:
    """Somebody from outside asks the table for a seat."""
    user = interaction.user
    vote = await interaction.client.tables.seating.ask_for_seat(table.id, user.id, user.display_name, seat)
    return await vote_reply(interaction, table, vote)


async def vote_reply(interaction: Interaction, table: Table, vote: Vote) -> str:
    """Put the question; returns the text for the person who asked."""
    trouble = await votes.put(interaction, table, vote)
    key = "seats-removed" if vote.outcome is not None else "seats-asked"
    return say(language(interaction), trouble or key)


async def lend(interaction: Interaction, table: Table) -> str:
    """A computer plays for the player meanwhile."""
    outcome = await interaction.client.tables.seating.lend(table.id, interaction.user.id)
    return await _told(interaction, outcome, "seats-lent")


async def take_back(interaction: Interaction, table: Table) -> str:
    """The player has their seat back."""
    outcome = await interaction.client.tables.seating.take_back(table.id, interaction.user.id)
    return await _told(interaction, outcome, "seats-back")


async def come_back(interaction: Interaction, table_id: int | None) -> str:
    """Take back the seat that a computer keeps, or ask the others for the one that was given up.

    ``table_id`` None: at the table of this channel; where there is none, at the only table there is to come back to.
    Raises NoSuchTable, NotLent, NoSeatThere and what asking for a seat raises.
    """
    tables, user = interaction.client.tables, interaction.user.id
    table: Table | None
    if table_id is None and tables.at(interaction.channel_id or 0) is None:
        left_tables = await _left(interaction)
        table = left_tables[0] if len(left_tables) == 1 else table_here(interaction)
    else:
        table = table_here(interaction) if table_id is None else tables.get(table_id)
    if table is not None and table.lent_seat(user) is not None:
        return await take_back(interaction, table)
    for given_up, seat in await tables.seating.given_up(user):
        if table is not None and given_up.id == table.id:
            return await ask_for_seat(interaction, given_up, seat)
    if table_id is None:
        raise NotLent
    raise NoSeatThere(table=table_id)


async def _left(interaction: Interaction) -> list[Table]:
    """The tables at which the user has a seat to come back to: first seats lent to a computer, then seats given up."""
    tables, user = interaction.client.tables, interaction.user.id
    return [*tables.lent_by(user), *(table for table, _ in await tables.seating.given_up(user))]


async def complete_back(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the tables at which the user has a seat to come back to, by number."""
    lang = language(interaction)
    return [
        app_commands.Choice(name=cut(where_of(table, lang), LABEL_LIMIT), value=table.id)
        for table in await _left(interaction)
        if str(table.id).startswith(current[:12].strip())
    ][:25]


async def ask_to_resign(interaction: Interaction, table: Table) -> None:
    """Ask whether the player means it, in the reply that was deferred. Raises NotSeated, NotStarted, AlreadyOver."""
    lang, user = language(interaction), interaction.user.id
    own_seat(table, user)
    view = seats_view(table, user, lang, resigning=True)
    await interaction.edit_original_response(content=say(lang, "seats-resign-sure"), view=view)


async def resign(interaction: Interaction, table: Table) -> str:
    """Give the player's seat to a computer for good."""
    outcome = await interaction.client.tables.seating.resign(table.id, interaction.user.id)
    return await _told(interaction, outcome, "resigned")


async def _told(interaction: Interaction, outcome: Outcome, key: str) -> str:
    trouble = await interaction.client.publisher.publish(outcome.table.id)
    return say(language(interaction), trouble or key)
