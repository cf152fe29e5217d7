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
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, guarded, table_here
from bot.press.find import asked_here, find
from bot.press.press import Press
from bot.tables.chains import compose
from bot.tables.drafts import Unfit, sketch
from engine.core.ask import Ask


async def completed(
    interaction: Interaction, current: str, game: str = "", keys: Collection[str] = ()
) -> list[app_commands.Choice[str]]:
    """A list completed by what may come next; for one game and questions of these keys only, where they are given."""
    press = await asked_here(interaction)
    if press is None or press.ask is None or (game and press.table.game != game):
        return []
    if keys and press.ask.key not in keys:
        return []
    words, ask = press.words, press.ask
    earlier, comma, last = bounded(current).rpartition(",")
    count = None
    if words.presentation.rounds(ask) > 1:
        last, count = number_behind(last)
    before, behind = f"{earlier}{comma} " if earlier else "", "" if count is None else f" {count}"
    following = _next(press, ask, earlier) if press.chain is None else _next_in_turn(press, earlier)

    def worded(option: str) -> tuple[str, str]:
        whole = before + words.deed(option) + behind
        return whole, whole

    return offered(words, following, last, worded)


def _next(press: Press, ask: Ask, earlier: str) -> list[Offer]:
    """The options after the items typed before; the present options if those cannot be read."""
    match, view = press.match, press.view
    whole = [Offer(ask, list(ask.options), view, match.position)]
    if not earlier.strip():
        return whole
    try:
        picks = Reader(press.words, ask, match.position).picks(earlier)
        if ask.most > 1:
            return [Offer(ask, [option for option in ask.options if option not in picks], view)]
        trial = sketch(match, ask.seat, picks)
    except (Unclear, Unfit):
        return whole
    return [] if trial.ask is None else [Offer(trial.ask, list(trial.ask.options), trial.view)]


def _next_in_turn(press: Press, earlier: str) -> list[Offer]:
    """The options after the answers typed before, in a turn that is composed; with those after doing nothing.

    None if what was typed before cannot be read.
    """
    words, match, seat = press.words, press.match, press.seat
    try:
        turn = read_turn(words, match, seat, earlier) if earlier.strip() else compose(match, seat, ())
        stages = [turn, *left_out(words, match, seat, turn)]
    except (Unclear, Unfit):
        return []
    return [Offer(it.ask, list(it.ask.options), it.view, it.position) for it in stages if it.ask is not None]


@app_commands.command(name="choose", description=app_commands.locale_str("Answer what you are asked", key="cmd-choose"))
@app_commands.describe(what=app_commands.locale_str("Pick from the list", key="arg-pick"))
async def choose(interaction: discord.Interaction[Any], what: str) -> None:
    """Answer the open question with one option, or several parted by commas, with numbers where it is put in a row."""
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        await play_typed(interaction, await find(interaction, table_here(interaction)), what)

    await guarded(interaction, work)


@choose.autocomplete("what")
async def _choose_what(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return await completed(interaction, current)
