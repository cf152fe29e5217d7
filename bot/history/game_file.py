"""A game as a file: complete and replayable when it is over, before that only what its player may know."""

from __future__ import annotations

import io

import discord

from bot.frame.handling import Interaction, language
from bot.frame.showing import after_button
from bot.messages.parts import NO_PINGS, frozen
from bot.model.table import Table
from bot.words.wording import say


async def send_game(interaction: Interaction, table: Table) -> None:
    """Give the file in the deferred reply. Raises NotSeated, NotStarted, TableDamaged."""
    lang = language(interaction)
    contents = await interaction.client.tables.chronicle.take_home(table.id, interaction.user.id)
    kind = "game-file" if contents.is_whole else "game-file-so-far" if contents.table.is_open else "game-file-closed"
    text = say(lang, kind, table=table.id)
    name = f"ziggurat-{table.id}{'' if contents.is_whole else '-so-far'}.json"
    file = discord.File(io.BytesIO(contents.data), name, description=say(lang, "game-file-alt", table=table.id))
    view = frozen([after_button(table.id, lang)] if contents.is_whole else [])
    await interaction.edit_original_response(content=text, attachments=[file], view=view, allowed_mentions=NO_PINGS)
