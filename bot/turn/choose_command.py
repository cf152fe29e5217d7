"""/choose: any choice of any game as a typed command, one or a list, completed from what is legal now."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands

from bot.base.typed import bounded, number_behind
from bot.drafts.completing import Offer, offered
from bot.drafts.reader import Reader, Unclear
from bot.drafts.turn_list import left_out, play_typed, read_turn
from bot.frame.handling import (
    Interaction,
    guarded,
    language,
    table_here,
)
from bot.model.table import Table
from bot.tables.chains import compose, is_chained
from bot.tables.drafts import Unfit, sketch
from bot.words.option_words import OptionWords
from engine.core.ask import Ask
from engine.core.match import Match


async def asked_here(interaction: Interaction) -> tuple[Table, Match, Ask] | None:
    """Table, match and question of the player in this channel; None where they are asked nothing."""
    channel = interaction.channel_id
    table = interaction.client.tables.at(channel) if channel is not None else None
    seat = None if table is None else table.seat_of(interaction.user.id)
    if table is None or table.status != "playing" or seat is None:
        return None
    match = await interaction.client.tables.match(table.id)
    ask = match.ask_of(seat)
    return None if ask is None else (table, match, ask)


async def completed(
    interaction: Interaction, current: str, game: str = "", keys: Collection[str] = ()
) -> list[app_commands.Choice[str]]:
    """A list completed by what may come next; for one game and questions of these keys only, where they are given."""
    here = await asked_here(interaction)
    if here is None or (game and here[0].game != game) or (keys and here[2].key not in keys):
        return []
    table, match, ask = here
    said = OptionWords(language(interaction), table.game, table.names())
    done, comma, last = bounded(current).rpartition(",")
    count = None
    if said.presentation.rounds(ask) > 1:
        last, count = number_behind(last)
    before, behind = f"{done}{comma} " if done else "", "" if count is None else f" {count}"
    following = _next_in_turn if is_chained(table.game, ask) else _next

    def worded(option: str) -> tuple[str, str]:
        listed = before + said.deed(option) + behind
        return listed, listed

    return offered(said, following(match, ask, said, done), last, worded)


def _next(match: Match, ask: Ask, said: OptionWords, done: str) -> list[Offer]:
    """The options after the items typed before; the present options if those cannot be read."""
    whole = [Offer(ask, list(ask.options), match.view(ask.seat), match.position)]
    if not done.strip():
        return whole
    try:
        picks = Reader(said, ask, match.position).picks(done)
        if ask.most > 1:
            return [Offer(ask, [option for option in ask.options if option not in picks], match.view(ask.seat))]
        made = sketch(match, ask.seat, picks)
    except (Unclear, Unfit):
        return whole
    return [] if made.ask is None else [Offer(made.ask, list(made.ask.options), made.view)]


def _next_in_turn(match: Match, ask: Ask, said: OptionWords, done: str) -> list[Offer]:
    """The options after the answers typed before, in a turn that is composed; with those after doing nothing.

    None if what was typed before cannot be read.
    """
    try:
        made = read_turn(said, match, ask.seat, done) if done.strip() else compose(match, ask.seat, ())
        stages = [made, *left_out(said, match, ask.seat, made)]
    except (Unclear, Unfit):
        return []
    return [Offer(it.ask, list(it.ask.options), it.view, it.position) for it in stages if it.ask is not None]


@app_commands.command(name="choose", description=app_commands.locale_str("Answer what you are asked", key="cmd-choose"))
@app_commands.describe(what=app_commands.locale_str("Pick from the list", key="arg-pick"))
async def choose(interaction: discord.Interaction[Any], what: str) -> None:
    """Answer the open question with one option, or several parted by commas, with numbers where it is put in a row."""
    await interaction.response.defer(ephemeral=True)
    await guarded(interaction, lambda: play_typed(interaction, table_here(interaction), what))


@choose.autocomplete("what")
async def _choose_what(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return await completed(interaction, current)
