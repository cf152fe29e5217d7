"""The undo menu: the player's decisions in words, with those that need consent marked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import (
    Interaction,
    language,
    seat_here,
    table_and_match,
    table_numbered,
)
from bot.frame.pressed import pressed
from bot.games.naming import turn_name
from bot.messages.ids import UNDO_MENU, moment
from bot.messages.parts import NO_PINGS, PLACEHOLDER_LIMIT, frozen
from bot.model.errors import NoSuchTable, ResultStands
from bot.model.table import Table
from bot.panel.carry_out import take_back
from bot.seats.votes import ask_everybody
from bot.tables.drafts import STOP, counted
from bot.tables.undo import (
    OFFERED,
    Decision,
    decisions,
    serial_of,
)
from bot.tables.views import cast_now
from bot.words.option_words import OptionWords, cut
from bot.words.wording import say, title
from data.texts import names_of_sides, texts
from engine.core.errors import StaleRevision, UndoNeedsConsent
from engine.core.match import Match


async def choose_undo(interaction: Interaction, table: Table) -> None:
    """Offer the player's decisions in a menu; the only one there is taken back at once, or asked about.

    Raises NotSeated, NotStarted, NothingToUndo, ResultStands.
    """
    if table.status == "over":
        raise ResultStands
    history = await interaction.client.tables.store.history(table.id)
    table, match = await table_and_match(interaction, table)
    seat = seat_here(table, interaction)
    items = decisions(match, seat, OFFERED + 1, history)
    items, older = items[:OFFERED], items[OFFERED:]
    if len(items) < 2:
        await take_back_to(interaction, table, items[0].serial if items else None)
        return
    lang = language(interaction)
    words = OptionWords(lang, table.game, names_of_sides(lang, table.game, cast_now(match), table.names()))
    moments = await asyncio.to_thread(moments_of, match, [item.before for item in items], words)
    alone = table.members() == [interaction.user.id]
    menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=f"zu:{table.id}:{moment(match, seat)}",
        placeholder=cut(say(words.lang, "undo-pick"), PLACEHOLDER_LIMIT),
        options=[_entry(words, item, moments[item.before], alone=alone) for item in items],
    )
    text = say(words.lang, "undo-choose", game=title(table.game, words.lang), table=table.id)
    if older:
        text = f"{text}\n{say(words.lang, 'undo-older', count=OFFERED)}"
    await interaction.edit_original_response(
        content=text, view=frozen([menu]), attachments=[], embeds=[], allowed_mentions=NO_PINGS
    )


def moments_of(match: Match, befores: Sequence[int], words: OptionWords) -> dict[int, str]:
    """Short names of turn and phase, by the number of answers before. Decodes states: run it in a thread."""
    moments: dict[int, str] = {}
    checkpoints = list(match.checkpoints)
    for before in sorted(set(befores)):
        at = max((item for item in checkpoints if item.answers <= before), key=lambda item: item.answers)
        moments[before] = turn_name(match.game_id, words.lang, match.view_then(at, None), short=True)
    return moments


def decision_words(words: OptionWords, item: Decision) -> str:
    """What was decided: one choice in full; of several how many, and of what."""
    picks = counted([_kind(words, option) for option in item.ids if option != STOP])
    number = sum(picks.values())
    nothing = f"{words.game}-undo-none-{item.key}"
    if not number and texts().has(words.lang, nothing):
        return say(words.lang, nothing)
    if number < 2:
        return ", ".join(words.option(option) for option in picks or item.ids) or say(words.lang, "panel-none")
    names = {option: words.list_word(option) for option in picks}
    things = ", ".join(f"{names[option]} {count}" if count > 1 else names[option] for option, count in picks.items())
    own = f"{words.game}-undo-{item.key}"
    return say(words.lang, own if texts().has(words.lang, own) else "undo-several", count=number, things=things)


def _kind(words: OptionWords, option: str) -> str:
    """The option without a last word that only numbers equal things: "red" for the tile "red:2"."""
    kind, _, last = option.rpartition(":")
    return kind if last.isdecimal() and words.thing(option) == last and ":" not in kind and kind else option


def _entry(words: OptionWords, item: Decision, moment: str, *, alone: bool) -> discord.SelectOption:
    free = alone or not item.barrier
    hint = say(words.lang, "undo-free", count=item.sends) if free else say(words.lang, f"undo-consent-{item.barrier}")
    return discord.SelectOption(
        label=cut(say(words.lang, "undo-row", moment=moment, what=decision_words(words, item)), 100),
        value=str(item.number),
        description=cut(hint, 100),
        emoji="↩️" if free else "🗳️",
    )


async def take_back_to(interaction: Interaction, table: Table, serial: int | None) -> None:
    """Undo the decision (None: the last one), or ask the others if that needs their consent."""
    try:
        await take_back(interaction, table, serial=serial)
    except UndoNeedsConsent:
        await ask_everybody(interaction, table, serial)


async def _press(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Take back the decision that was chosen, one of the user's own. Raises NoSuchTable, NotSeated, StaleRevision."""
    await acknowledge(interaction)
    value = values[0] if values else ""
    if not (value.isascii() and value.isdecimal() and len(value) < 10):
        raise NoSuchTable
    table, match = await table_and_match(interaction, await table_numbered(interaction, int(parts["table"])))
    seat = seat_here(table, interaction)
    if moment(match, seat) != parts["moment"]:
        raise StaleRevision("the moment for this has passed")
    await take_back_to(interaction, table, serial_of(match, seat, int(value)))


UndoMenu = pressed(UNDO_MENU, _press)
"""The menu of decisions: it acts for whoever uses it, on their own decisions only."""
