"""A table that has just been opened comes to its channel; where it cannot be shown, none stays behind."""

from __future__ import annotations

import discord

from bot.frame.actions import (
    Interaction,
    language,
    tell,
)
from bot.model.table import Table
from bot.posting.card import put_up
from bot.posting.rooms import open_thread
from bot.words.wording import say


async def bring_to_channel(interaction: Interaction, table: Table, home: object | None) -> Table | None:
    """Show a new table in a thread of ``home``, or in its own channel (None), and tell the player where.

    Where no thread can be opened it goes to the channel of the interaction. Gives back None where it could not be
    shown at all: it is closed again, and the player has been told why.
    """
    app, own = interaction.client, language(interaction)
    lines, shown = list[str](), False
    trouble: str | None = None
    try:
        if home is not None:
            place = await open_thread(home, table)
            if isinstance(place, str):
                lines.append(say(own, place))
            table = await app.tables.move(table.id, (interaction.channel_id or 0) if isinstance(place, str) else place)
            if not isinstance(place, str) and isinstance(home, discord.TextChannel):
                await put_up(app.tables, table, home.id)
        trouble = await app.publisher.publish(table.id)
        shown = trouble is None
    except discord.DiscordException:
        trouble = "trouble-discord"
    finally:
        if not shown:
            # No table stays behind that nobody can see.
            await app.tables.close(table.id, interaction.user.id)
            if trouble != "trouble-discord":
                app.publisher.later.settled(table.id)
    if trouble is not None:
        await tell(interaction, say(own, "trouble-open" if trouble == "trouble-discord" else trouble))
        return None
    lines.append(say(own, "game-opened", channel=f"<#{table.channel_id}>"))
    await interaction.edit_original_response(content="\n".join(lines))
    return app.tables.get(table.id) or table
