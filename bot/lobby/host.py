"""What a host does with a table's options and guests before the start, answered privately."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp
import discord

from bot.frame.handling import Interaction, language
from bot.lobby.panel import options_text, options_view, setting_text
from bot.messages.locks import ThreadLocked
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS
from bot.model.errors import (
    NotPossibleSeat,
)
from bot.model.posts import Post
from bot.model.table import (
    Table,
)
from bot.posting.calls.farewell import tell_removed
from bot.posting.kinds import INVITED
from bot.posting.texts.lobby import where_of
from bot.posting.threads.rooms import rename
from bot.words.wording import escaped, level_word, say
from engine.computers.levels import looks_ahead, style_of, styles_of
from engine.core.registry import load_game


async def show_options(interaction: Interaction, table: Table, *, topic: str = "", note: str = "") -> None:
    """The table's options, for the host with menus, in the reply that has been deferred."""
    lang, host = language(interaction), interaction.user.id == table.host
    await interaction.edit_original_response(
        content=options_text(table, lang, topic=topic, note=note, host=host),
        view=options_view(table, lang, topic=topic, host=host),
        allowed_mentions=NO_PINGS,
    )


async def posted(interaction: Interaction, table: Table, note: str) -> str:
    """Bring the table's messages up to date; gives ``note``, followed by the trouble if posting failed."""
    trouble = await interaction.client.publisher.publish(table.id)
    return note if trouble is None else f"{note}\n{say(language(interaction), trouble)}"


async def set_option(interaction: Interaction, table: Table, topic: str, value: str) -> None:
    """Change one setting of the table."""
    lang = language(interaction)
    changed = await interaction.client.tables.lobby.set(table.id, interaction.user.id, topic, value)
    if topic == "language":
        await rename(interaction.client, changed)
    note = await posted(interaction, changed, say(lang, "options-done", what=setting_text(changed, topic, lang)))
    await show_options(interaction, changed, topic=topic, note=note)


async def invite(interaction: Interaction, table: Table, users: Sequence[discord.abc.User]) -> str:
    """Invite these users, and ping those who had not been invited before; gives the text for the host."""
    app, lang = interaction.client, language(interaction)
    guests = [user for user in users if not user.bot and user.id not in table.members()]
    changed, fresh = await app.tables.lobby.invite(table.id, interaction.user.id, [user.id for user in guests])
    before = ", ".join(escaped(user.display_name) for user in guests if user.id not in fresh)
    guests = [user for user in guests if user.id in fresh]
    if before and not guests:
        return await posted(interaction, changed, say(lang, "options-invited-before", names=before))
    try:
        await call_guests(interaction, changed, [user.id for user in guests])
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        # Nobody has been pinged: they are not invited, so that the next try does it.
        await app.tables.lobby.take_back_invitation(table, interaction.user.id, fresh)
        if isinstance(error, ThreadLocked):
            return say(lang, "trouble-locked")
        if isinstance(error, discord.Forbidden):
            return say(lang, "trouble-permission-invitation")
        if isinstance(error, discord.NotFound):
            return say(lang, "trouble-channel")
        raise
    names = ", ".join(escaped(user.display_name) for user in guests) or "-"
    return await posted(interaction, changed, say(lang, "options-invited", names=names))


async def call_guests(interaction: Interaction, table: Table, guests: Sequence[int], text: str = "invitation") -> None:
    """Invite these users in the table's channel, by the text of this key; who is not to be pinged now is owed the call.

    Raises DiscordException and what a broken connection raises.
    """
    if not guests:
        return
    app = interaction.client
    called, owed = app.people.to_call(guests, app.tables.now())
    content = say(
        table.language,
        text,
        who=" ".join(f"<@{user}>" for user in guests),
        name=escaped(interaction.user.display_name),
        where=where_of(table, table.language),
        channel=f"<#{table.channel_id}>",
    )
    channel = app.get_partial_messageable(table.channel_id)
    pings = discord.AllowedMentions(users=[discord.Object(user) for user in called])
    named = nonce(app.tables, "invite", table.id, table.revision, channel.id, *sorted(guests))
    message = await channel.send(content, allowed_mentions=pings, nonce=named)
    if owed:
        kind = f"{INVITED}{message.id}"
        post = Post(table.id, kind, 0, channel.id, message.id, table.revision, owed=tuple(sorted(owed)))
        await app.tables.store.messages.remember(post, is_pressed=True)
        app.publisher.calls.owe(table.id, kind, owed)


async def kick(interaction: Interaction, table: Table, seat: int) -> str:
    """Remove somebody before the start; gives the text for the host."""
    app, name = interaction.client, _name(table, seat)
    changed = await app.tables.lobby.kick(table.id, interaction.user.id, seat)
    note = await posted(interaction, changed, say(language(interaction), "options-kicked", name=escaped(name)))
    for user in changed.kicked:
        if user in table.kicked:
            continue
        await tell_removed(app, app.tables, app.people, changed, user, name, "host")
    return note


async def arrange(interaction: Interaction, table: Table, one: int, other: int) -> str:
    """Exchange the holders of two seats before the start; gives the text for the host."""
    changed = await interaction.client.tables.lobby.arrange(table.id, interaction.user.id, one, other)
    note = say(language(interaction), "options-arranged", one=one + 1, other=other + 1)
    return await posted(interaction, changed, note)


async def set_level(interaction: Interaction, table: Table, seat: int, level: str) -> str:
    """Set a computer's level before the start; gives the text for the host."""
    changed = await interaction.client.tables.lobby.set_level(table.id, interaction.user.id, seat, level)
    return await posted(interaction, changed, _plays_now(changed, seat, language(interaction)))


async def set_style(interaction: Interaction, table: Table, seat: int, style: str) -> str:
    """Set a computer's style ("": none) before the start; gives the text for the host."""
    changed = await interaction.client.tables.lobby.set_style(table.id, interaction.user.id, seat, style)
    return await posted(interaction, changed, _plays_now(changed, seat, language(interaction)))


def _plays_now(table: Table, seat: int, lang: str) -> str:
    level = table.computers()[seat]
    told = say(lang, "options-level", name=escaped(_name(table, seat)), level=level_word(level, lang))
    has_choice = looks_ahead(level) and not style_of(level) and styles_of(load_game(table.game))
    return f"{told}\n{say(lang, 'options-level-style')}" if has_choice else told


async def hand_over(interaction: Interaction, table: Table, user: int) -> str:
    """Make another member the host; gives the text for the old host."""
    changed = await interaction.client.tables.lobby.hand_over(table.id, interaction.user.id, user)
    seat = next(holder.seat for holder in changed.holders if user in (holder.user, holder.owner))
    note = say(language(interaction), "options-handed", name=escaped(_name(changed, seat)))
    return await posted(interaction, changed, note)


def _name(table: Table, seat: int) -> str:
    return next((holder.name for holder in table.holders if holder.seat == seat), "?")


def person_at(table: Table, seat: str) -> int:
    """The user to whom the seat of a menu's value belongs. Raises NotPossibleSeat."""
    owner = table.owner_of(int(seat)) if seat.isdecimal() and len(seat) < 3 else None
    if owner is None:
        raise NotPossibleSeat
    return owner


def seat_meant(value: str) -> int:
    """The seat of a menu's value. Raises NotPossibleSeat for anything else."""
    if not value.isdecimal() or len(value) > 2:
        raise NotPossibleSeat
    return int(value)
