"""**Show here**: a step of a game, from the viewer, as a message for everybody in the channel where it was pressed."""

from __future__ import annotations

from typing import Final

import discord

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction
from bot.frame.pressed import pressed
from bot.frame.showing import CanRemoveOwn, must_be_showable, remove_button
from bot.history.replay import most_telling, pictures_of
from bot.messages.ids import MOMENT_BUTTON
from bot.messages.nonces import nonce
from bot.messages.parts import NO_PINGS, file_of, frozen
from bot.tables.chronicle import Moment
from bot.words.wording import escaped, log_lines_then, say, title

LINE: Final = 600
"""Characters of the line that tells what happened."""


async def show_here(interaction: Interaction, moment: Moment) -> None:
    """Post what the viewer shows, with one line, in the table's language. The interaction has been deferred.

    Raises what ``must_be_showable`` raises, and DiscordException.
    """
    app, table = interaction.client, moment.table
    await must_be_showable(interaction, table)
    pictures = await pictures_of(interaction, moment, table.language, app.servers.defaults_for(table.guild_id).palette)
    files = [file_of(picture, f"{kind}-{moment.step + 1}") for kind, picture in pictures]
    await app.get_partial_messageable(interaction.channel_id or 0).send(
        moment_text(moment, interaction.user.display_name),
        files=files,
        view=frozen([remove_button(interaction.user.id, table.language)]),
        allowed_mentions=NO_PINGS,
        nonce=nonce(app.tables, "moment", interaction.id),
    )


def moment_text(moment: Moment, who: str) -> str:
    """Which game and turn, what happened, as whom it is seen, and who shows it."""
    table, story = moment.table, moment.story
    lang, turn = table.language, story.turns[story.steps[moment.step].turn].names
    head = say(lang, "moment-title", game=title(table.game, lang), table=table.id, turn=turn.get(lang, turn["en"]))
    by = say(lang, "moment-by", name=escaped(who))
    if moment.seat is not None:
        by = f"{say(lang, 'replay-as', name=escaped(moment.names_here()[moment.seat]))} · {by}"
    return "\n".join(filter(None, (head, headline(moment, lang)[:LINE], f"-# {by}")))


def headline(moment: Moment, lang: str) -> str:
    """The line of the log that tells best what happened in a step; "" for none."""
    best = most_telling(moment.table.game, moment.entries)
    return "" if best is None else "".join(log_lines_then(lang, [best], moment.names))


async def _remove(interaction: Interaction, parts: dict[str, str], _: list[str]) -> None:
    """Remove the message, for who has posted it and for who may remove any. Raises CanRemoveOwn."""
    await acknowledge(interaction)
    if interaction.user.id != int(parts["user"]) and not interaction.permissions.manage_messages:
        raise CanRemoveOwn
    if isinstance(interaction.message, discord.Message):
        await interaction.message.delete()


MomentButton = pressed(MOMENT_BUTTON, _remove)
"""Removes what somebody has shown to everybody."""
