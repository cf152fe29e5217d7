"""After the lessons: a real game against a computer that is learning too, at a table where hints are allowed."""

from __future__ import annotations

from bot.frame.handling import Interaction, tell
from bot.lobby.opening import open_table
from bot.model.errors import TableError
from bot.words.wording import say
from engine.computers.levels import LEARNER, SENSIBLE, levels_of
from engine.core.registry import games, load_game
from engine.lessons.lesson import shorter


class OnlyInServers(TableError):
    """A game needs a server's channel."""

    key = "error-practice-server"


async def open_practice(interaction: Interaction, game: str) -> None:
    """Open a table for the learner and as few computers as play the game, at least one, as short as the options make
    it, and begin.

    Raises OnlyInServers, or as opening a table does. The reply must have been deferred.
    """
    if interaction.guild_id is None or game not in games():
        raise OnlyInServers
    app, user, seats = interaction.client, interaction.user.id, max(2, games()[game].seats[0])
    options = " ".join(f"{name}={choice}" for name, choice in shorter(game).items())
    table = await open_table(interaction, game, seats, None, None, options, offers_lessons=False)
    if table is None:
        return
    level = LEARNER if LEARNER in levels_of(load_game(game)) else SENSIBLE
    for _ in range(seats - 1):
        await app.tables.lifecycle.add_computer(table.id, user, level)
    await app.tables.lifecycle.start(table.id, user)
    trouble = await app.publisher.publish(table.id)
    text = say(
        app.people.language(user, table.language), trouble or "lesson-practice", channel=f"<#{table.channel_id}>"
    )
    if table.channel_id == interaction.channel_id:
        # The reply says why the table has no thread of its own.
        await tell(interaction, text)
    else:
        await interaction.edit_original_response(content=text)
