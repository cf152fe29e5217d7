"""Opens tables and brings them to their channel; a table that cannot be shown is closed again."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.utils import MISSING

from bot.base.typed import bounded, plain
from bot.frame.handling import (
    Interaction,
    language,
    tell,
)
from bot.frame.places import must_see_thread, thread_hidden
from bot.lobby.newcomer import lessons_offer
from bot.messages.parts import LABEL_LIMIT
from bot.model.errors import TableError
from bot.model.posts import Post
from bot.model.table import Table
from bot.posting.kinds import CARD
from bot.posting.threads.rooms import open_thread
from bot.words.option_words import cut
from bot.words.wording import (
    choice_setting,
    error_text,
    say,
    title,
)
from engine.core.registry import games


async def bring_to_channel(
    interaction: Interaction, table: Table, home: object | None, *, offers_lessons: bool = True
) -> Table | None:
    """Show a new table in a thread of ``home``, or in its own channel (None), and tell the player where.

    ``offers_lessons``: offer them in the same reply if the game is new to the player.

    Where no thread can be opened it goes to the channel of the interaction. Gives back None where it could not be
    shown at all: it is closed again, and the player has been told why.
    """
    app, own = interaction.client, language(interaction)
    lines, is_shown = list[str](), False
    trouble: str | None = None
    try:
        if home is not None:
            place = await open_thread(home, table)
            if isinstance(place, str):
                lines.append(say(own, place))
            table = await app.tables.lifecycle.move(
                table.id, (interaction.channel_id or 0) if isinstance(place, str) else place
            )
            if not isinstance(place, str) and isinstance(home, discord.TextChannel):
                await app.tables.store.messages.remember(
                    Post(table.id, CARD, 0, home.id, 0, table.revision), is_pressed=True
                )
        trouble = await app.publisher.publish(table.id)
        is_shown = trouble is None
    except discord.DiscordException:
        trouble = "trouble-discord"
    finally:
        if not is_shown:
            # No table stays behind that nobody can see.
            await app.tables.lifecycle.close(table.id, interaction.user.id)
            if trouble != "trouble-discord":
                app.publisher.retry_queue.mark_done(table.id)
    if trouble is not None:
        await tell(interaction, _refusal(interaction, own, trouble))
        return None
    lines.append(say(own, "game-opened", channel=f"<#{table.channel_id}>"))
    offer = await lessons_offer(interaction, table.game) if offers_lessons else None
    if offer is not None:
        lines.append(offer.line)
    await interaction.edit_original_response(content="\n".join(lines), view=MISSING if offer is None else offer.view)
    return app.tables.get(table.id) or table


REFUSALS: Final = {
    "trouble-discord": "trouble-open",
    "trouble-permission": "open-permission",
    "trouble-locked": "open-locked",
    "trouble-channel": "open-channel",
}
"""What a player reads of a new table that has not been opened, by what prevents its posting."""


def _refusal(interaction: Interaction, lang: str, trouble: str) -> str:
    if trouble == "trouble-hidden":
        return error_text(lang, thread_hidden(interaction))
    return say(lang, REFUSALS.get(trouble, trouble))


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
            choices = "; ".join(f"{spec.id}={'|'.join(spec.choices)}" for spec in specs.values())
            raise BadOptions(text=item[:60], known=choices)
        chosen[spec.id] = plain(value)
    return chosen


class BadSeats(TableError):
    """The game takes another number of players."""

    key = "error-bad-seats"


def complete_options(game: str, current: str, lang: str) -> list[app_commands.Choice[str]]:
    """What may be added to the options typed so far."""
    if game not in games():
        return []
    before, _, last = bounded(current).rpartition(" ")
    begun = plain(last)
    chosen = {item.partition("=")[0] for item in before.split()}
    completions = []
    for spec in games()[game].options:
        for value in spec.choices:
            item = f"{spec.id}={value}"
            if spec.id not in chosen and item.startswith(begun):
                label = f"{before} {item}".strip()
                completion = f"{before} {choice_setting(lang, game, spec.id, value)}".strip()
                completions.append(app_commands.Choice(name=cut(completion, LABEL_LIMIT), value=label[:100]))
    return completions[:25]


async def open_table(
    interaction: Interaction,
    game: str,
    seats: int,
    lang: str | None,
    where: str | None,
    options: str,
    *,
    offers_lessons: bool = True,
) -> Table | None:
    """Open a table with the server's defaults and the given settings, in a thread of its own if possible.

    ``offers_lessons``: offer them if the game is new to the player.

    Gives back None where it could not be shown, which the player has been told.

    Raises MayNotOpen, BadOptions, BadSeats, ThreadHidden.
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
    home = None
    if where != "here":
        home = (app.get_channel(server.channel or 0) if where == "channel" else None) or interaction.channel
    if home is None or home is interaction.channel:
        must_see_thread(interaction)
    table = await app.tables.lifecycle.open(
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
    return await bring_to_channel(interaction, table, home, offers_lessons=offers_lessons)


def _roles(interaction: Interaction) -> list[int]:
    user = interaction.user
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []
