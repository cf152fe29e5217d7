"""/choose: any choice of any game as a typed command, one or a list, completed from what is legal now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.base.typed import bounded, number_behind
from bot.drafts.lists import Unclear
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
from bot.words.lists import (
    LONGEST_NAME,
    Unreadable,
    known_simple_names,
    read_list,
    simple,
)
from bot.words.option_names import (
    fitting,
    known_options,
    named,
)
from bot.words.option_words import OptionWords
from bot.words.ordering import arranged
from engine.core.ask import Ask
from engine.core.match import Match

FOUND = 25
VALUE_LIMIT = 100


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
    interaction: Interaction, current: str, game: str = "", key: str = ""
) -> list[app_commands.Choice[str]]:
    """A list completed by what may come next; for one game and question only, where they are given."""
    here = await asked_here(interaction)
    if here is None or (game and here[0].game != game) or (key and here[2].key != key):
        return []
    table, match, ask = here
    said = OptionWords(language(interaction), table.game, table.names())
    done, comma, last = bounded(current).rpartition(",")
    count = None
    if said.shown.rounds(ask) > 1:
        last, count = number_behind(last)
    following = _next_in_turn if is_chained(table.game, ask) else _next
    options = arranged(said, match.view(ask.seat), following(match, ask, said, done), short=True)
    return _offered(said, options, f"{done}{comma} " if done else "", last, count)


def _offered(
    said: OptionWords, options: Sequence[str], before: str, typed: str, count: int | None
) -> list[app_commands.Choice[str]]:
    """Choices for the options that match what was typed, else for likely misspellings, after the text ``before``."""
    things = list(fitting(said, options, typed))
    if not things:
        near = _slip_of(said, options, typed)
        things = [(option, said.thing(option)) for option in options if option in near]
    found = []
    for _, thing in things:
        value = before + thing + ("" if count is None else f" {count}")
        if len(value) <= VALUE_LIMIT:
            found.append(app_commands.Choice(name=value, value=value))
        if len(found) == FOUND:
            break
    return found


def _slip_of(said: OptionWords, options: Sequence[str], typed: str) -> tuple[str, ...]:
    """The options whose names are similar to what was typed."""
    word = simple(typed)
    if len(word) > LONGEST_NAME:
        return ()
    return known_simple_names({option: named(said, option).called for option in options}).near(word)


def _next(match: Match, ask: Ask, said: OptionWords, done: str) -> Sequence[str]:
    """The options after the items typed before; the present options if those cannot be read."""
    if not done.strip():
        return list(ask.options)
    try:
        picks = read_list(done, known_options(said, ask))
        if ask.most > 1:
            return [option for option in ask.options if option not in picks]
        after = sketch(match, ask.seat, picks).ask
    except (Unreadable, Unfit):
        return list(ask.options)
    return [] if after is None else list(after.options)


def _next_in_turn(match: Match, ask: Ask, said: OptionWords, done: str) -> Sequence[str]:
    """The options after the answers typed before, in a turn that is composed; with those after doing nothing.

    None if what was typed before cannot be read.
    """
    try:
        made = read_turn(said, match, ask.seat, done) if done.strip() else compose(match, ask.seat, ())
        stages = [made, *left_out(said, match, ask.seat, made)]
    except (Unclear, Unfit):
        return []
    return list(dict.fromkeys(option for stage in stages if stage.ask is not None for option in stage.ask.options))


@app_commands.command(name="choose", description=app_commands.locale_str("Answer what you are asked", key="cmd-choose"))
@app_commands.describe(what=app_commands.locale_str("Pick from the list", key="arg-pick"))
@app_commands.guild_only()
async def choose(interaction: discord.Interaction[Any], what: str) -> None:
    """Answer the open question with one option, or several parted by commas, with numbers where it is put in a row."""
    await interaction.response.defer(ephemeral=True)
    await guarded(interaction, lambda: play_typed(interaction, table_here(interaction), what))


@choose.autocomplete("what")
async def _choose_what(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return await completed(interaction, current)
