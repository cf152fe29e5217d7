"""/card: a card of a game, large, with its text and where it is now."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.frame.acknowledge import acknowledge
from bot.frame.arguments import GAMES
from bot.frame.feature import in_direct_messages
from bot.frame.handling import Interaction, guarded, language
from bot.guide.cards import fitting, has_cards, meant, show_cards
from bot.model.table import Table
from bot.words.option_words import cut
from bot.words.wording import title

MAX_CHOICES = 25


async def _place(interaction: Interaction) -> tuple[list[str], Table | None]:
    """The games that a card is looked for in, the likeliest first, and the table of the channel.

    That which was asked for; else that of the channel; else all with cards, the player's own first.
    """
    tables, games = interaction.client.tables, [choice.value for choice in GAMES]
    here = await tables.last_at(interaction.channel_id or 0)
    table = here if here is not None and (here.status == "playing" or here.match_revision) else None
    wanted = getattr(interaction.namespace, "game", None)
    if wanted in games:
        return [str(wanted)], table
    if here is not None:
        return [here.game], table
    own = [table.game for table in reversed(tables.tables_of(interaction.user.id))]
    return [game for game in dict.fromkeys([*own, *games]) if has_cards(game)], None


@app_commands.command(
    name="card", description=app_commands.locale_str("A card, large, and where it is", key="cmd-card")
)
@app_commands.describe(
    name=app_commands.locale_str("Which card: type a part of its name", key="arg-card"),
    game=app_commands.locale_str("Which game", key="arg-game"),
)
@app_commands.choices(game=GAMES)
@in_direct_messages
async def card(interaction: discord.Interaction[Any], name: str, game: app_commands.Choice[str] | None = None) -> None:
    """Show a card's face and text, and where it is as far as the player may see."""
    await acknowledge(interaction, ephemeral=True)

    async def show() -> None:
        games, table = await _place(interaction)
        await show_cards(interaction, *meant(games, language(interaction), name), table)

    await guarded(interaction, show)


@card.autocomplete("name")
async def _names(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    lang, (games, _) = language(interaction), await _place(interaction)
    matches = [(game, thing, name) for game in games for thing, name in fitting(game, lang, current)][:MAX_CHOICES]
    return [
        app_commands.Choice(
            name=cut(name if len(games) == 1 else f"{name} · {title(game, lang)}", 100), value=f"{game}/{thing}"
        )
        for game, thing, name in matches
    ]
