"""What the buttons and menus of a turn that is composed do: add, take off, move, look at what is possible, send.

The chain is stored and survives a restart; only its player sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.drafts.lists import unfit_text
from bot.frame.handling import Interaction, language, match_of, table_numbered
from bot.messages.ids import PanelId, moment
from bot.model.drafts import Draft
from bot.model.table import Table
from bot.panel import show
from bot.panel.sure import Sure
from bot.tables.chains import added, chain_of, compose, is_chained, moved, without
from bot.tables.cost import Cost
from bot.tables.drafts import Unfit
from bot.tables.kept_drafts import chain_for, draft_lock, keep_draft, read_draft
from bot.words.option_words import OptionWords, capital
from bot.words.wording import say
from engine.core.match import Match

Change = Callable[[Match, Draft], Draft]


async def _chain(interaction: Interaction, at: PanelId) -> tuple[Table, Match, Draft | None]:
    """Table, match and the chain to change; None if the button is out of date. Raises NotYourPanel."""
    table = await table_numbered(interaction, at.table)
    if table.seat_of(interaction.user.id) != at.seat:
        raise show.NotYourPanel
    kept = await read_draft(interaction.client.tables, at.table, interaction.user.id)
    match = await match_of(interaction, table)
    if table.is_over or not is_chained(table.game, match.ask_of(at.seat)):
        return table, match, None
    draft = chain_for(match, at.seat, kept)
    return table, match, draft if moment(match, at.seat, draft.steps) == at.moment else None


async def _change(interaction: Interaction, at: PanelId, how: Change) -> None:
    """Change the chain and show the panel; what is refused changes nothing, and the reason is told."""
    await interaction.response.defer()
    lang, user, note = language(interaction), interaction.user.id, ""
    async with draft_lock(at.table, user):
        table, match, draft = await _chain(interaction, at)
        if draft is None:
            note = say(lang, "error-stale")
        else:
            try:
                await keep_draft(interaction.client.tables, at.table, at.seat, user, how(match, draft))
            except Unfit as bad:
                note = capital(unfit_text(OptionWords(lang, table.game, table.names()), bad))
    await show.show_panel(interaction, table, note=note)


async def do(interaction: Interaction, at: PanelId, ids: Sequence[str]) -> None:
    """Add an answer to what the chain asks next."""
    await _change(interaction, at, lambda match, draft: added(match, at.seat, draft, ids))


async def take_off(interaction: Interaction, at: PanelId, number: str = "") -> None:
    """Remove one unit of the chain, the last one if no number is given."""
    at_number = int(number) if number.isdecimal() else None
    await _change(interaction, at, lambda match, draft: without(match, at.seat, draft, at_number))


async def move(interaction: Interaction, at: PanelId, number: str, by: int) -> None:
    """Move a unit of the chain."""
    place = int(number) if number.isdecimal() else -1
    await _change(interaction, at, lambda match, draft: moved(match, at.seat, draft, place, by))


async def pick(interaction: Interaction, at: PanelId, number: str = "") -> None:
    """Pick the unit that is to be changed; without a number, none. A secondary verb that was open closes."""
    await _change(interaction, at, lambda _, draft: msgspec.structs.replace(draft, focus=number, node=""))


async def open_secondary(interaction: Interaction, at: PanelId, verb: str) -> None:
    """Show the options of a secondary verb alone."""
    await _change(interaction, at, lambda _, draft: msgspec.structs.replace(draft, node=verb))


async def look(interaction: Interaction, at: PanelId) -> None:
    """Show what is possible after the chain, and what is not."""
    await interaction.response.defer()
    table, _, draft = await _chain(interaction, at)
    note = "" if draft is not None else say(language(interaction), "error-stale")
    await show.show_panel(interaction, table, note=note, possible=draft is not None)


async def send(interaction: Interaction, at: PanelId, *, sure: bool = False) -> None:
    """Give all answers of the chain, or none.

    One that throws something away is confirmed first, once for the whole, if the player's settings ask for that, and
    one with a grave answer always; ``sure``: it has been confirmed.
    """
    await _send(interaction, at, sure=sure)


async def end(interaction: Interaction, at: PanelId, *, sure: bool = False) -> None:
    """End the turn and give all its answers, as ``send``; where the end asks for more, that is shown first."""
    await _send(interaction, at, sure=sure, is_end=True)


async def _send(interaction: Interaction, at: PanelId, *, sure: bool, is_end: bool = False) -> None:
    await interaction.response.defer()
    lang, user = language(interaction), interaction.user.id
    async with draft_lock(at.table, user):
        table, match, draft = await _chain(interaction, at)
        if draft is None:
            await show.show_panel(interaction, table, note=say(lang, "error-stale"))
            return
        chain = chain_of(table.game, match.ask_of(at.seat))
        ids = (chain.closing,) if chain is not None and is_end else ()
        try:
            draft = added(match, at.seat, draft, ids) if ids else draft
            made = compose(match, at.seat, draft.steps)
        except Unfit as bad:
            note = capital(unfit_text(OptionWords(lang, table.game, table.names()), bad))
            await show.show_panel(interaction, table, note=note)
            return
        if ids and made.ask is not None:
            await keep_draft(interaction.client.tables, at.table, at.seat, user, draft)
            await show.show_panel(interaction, table)
            return
        if not made.steps:
            await show.show_panel(interaction, table)
            return
        careful = interaction.client.people.get(user).confirm
        if not sure and (made.grave or (careful and made.wastes)):
            await show.show_panel(interaction, table, sure=Sure(ids, Cost(made.wastes, grave=made.grave)))
            return
        await show.give(interaction, table, made.answers(), match.known_revision(at.seat))
