"""What the buttons and menus of a draft do: add, take off, look at another one, clear, send, type a list.

A draft is stored and survives a restart; only its player sees it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

import msgspec

from bot.drafts.lists import (
    FORM_LIMIT,
    as_typed,
    list_form,
    read_picks,
    unfit_text,
)
from bot.drafts.reader import Unclear
from bot.frame.handling import (
    Interaction,
    language,
    match_of,
    table_numbered,
)
from bot.messages.ids import (
    PanelId,
    moment,
)
from bot.model.drafts import Draft
from bot.model.table import Table
from bot.panel import show
from bot.panel.sure import Sure
from bot.tables.cost import cost_to_confirm
from bot.tables.drafts import Unfit, counted, is_drafted, less, more, sketch
from bot.tables.kept_drafts import (
    draft_lock,
    fits,
    keep_draft,
    read_draft,
)
from bot.words.option_words import OptionWords
from bot.words.wording import say
from engine.core.match import Match

Change = Callable[[Match, Draft], Draft]


async def _draft(interaction: Interaction, at: PanelId) -> tuple[Table, Match, Draft | None]:
    """Table, match and the draft to change; draft None if the button is out of date. Raises NotYourPanel."""
    tables = interaction.client.tables
    table = await table_numbered(interaction, at.table)
    if table.seat_of(interaction.user.id) != at.seat:
        raise show.NotYourPanel
    kept = await read_draft(tables, at.table, interaction.user.id)
    match = await match_of(interaction, table)
    ask = None if table.is_over else match.ask_of(at.seat)
    if ask is None or moment(match, at.seat) != at.moment or not is_drafted(table.game, ask):
        return table, match, None
    if kept is None or not fits(kept, match, at.seat):
        kept = Draft(match.known_revision(at.seat), ask.key)
    return table, match, kept


async def _change(interaction: Interaction, at: PanelId, how: Change, typed: str = "") -> None:
    """Change the draft and show the panel; if the change is refused, ``typed`` is stored with the draft."""
    await interaction.response.defer()
    lang, user, note = language(interaction), interaction.user.id, ""
    async with draft_lock(at.table, user):
        table, match, draft = await _draft(interaction, at)
        if draft is None:
            note = say(lang, "error-stale")
        else:
            said = OptionWords(lang, table.game, table.names())
            try:
                draft = msgspec.structs.replace(how(match, draft), typed="")
            except Unfit as bad:
                note = unfit_text(said, bad)
            except Unclear as unclear:
                note = str(unclear.args_["reason"])
                draft = msgspec.structs.replace(draft, typed=typed[:FORM_LIMIT])
            await keep_draft(interaction.client.tables, at.table, at.seat, user, draft)
    await show.show_panel(interaction, table, note=note)


async def add(interaction: Interaction, at: PanelId, options: Sequence[str]) -> None:
    """Add each option once more."""
    await _change(interaction, at, lambda match, draft: more(match, at.seat, draft, options))


async def take_off(interaction: Interaction, at: PanelId, option: str = "") -> None:
    """Remove one pick of an option; without an option, the last pick."""
    await _change(interaction, at, lambda match, draft: less(match, at.seat, draft, option))


async def clear(interaction: Interaction, at: PanelId) -> None:
    """Remove all picks."""
    await _change(interaction, at, lambda _, draft: msgspec.structs.replace(draft, picks=(), focus=""))


async def look(interaction: Interaction, at: PanelId, *, focus: str = "", node: str = "") -> None:
    """Show another pick in the counter, or another group of options."""

    def looked(_: Match, draft: Draft) -> Draft:
        return msgspec.structs.replace(draft, focus=focus or draft.focus, node=node or draft.node)

    await _change(interaction, at, looked)


async def send(interaction: Interaction, at: PanelId, *, sure: bool = False) -> None:
    """Give all answers of the draft, or none.

    A draft with a cost that is to be confirmed (``cost_to_confirm``) is confirmed first; ``sure``: it has been.
    """
    await interaction.response.defer()
    lang = language(interaction)
    async with draft_lock(at.table, interaction.user.id):
        table, match, draft = await _draft(interaction, at)
        if draft is None:
            await show.show_panel(interaction, table, note=say(lang, "error-stale"))
            return
        said = OptionWords(lang, table.game, table.names())
        try:
            made = sketch(match, at.seat, draft.picks)
        except Unfit as bad:
            raise Unclear(reason=unfit_text(said, bad)) from bad
        if not made.may_stop:
            await show.show_panel(interaction, table)
            return
        answers = made.answers(draft.key)
        careful = interaction.client.people.get(interaction.user.id).confirm
        cost = None if sure else cost_to_confirm(match, at.seat, answers, careful=careful)
        if cost is not None:
            await show.show_panel(interaction, table, sure=Sure((), cost))
            return
        await show.give(interaction, table, answers, draft.revision)


async def show_form(interaction: Interaction, at: PanelId) -> None:
    """Open the form with the list that was refused last, else with the draft; or show what is asked now."""
    table, match, draft = await _draft(interaction, at)
    lang, ask = language(interaction), match.ask_of(at.seat)
    if draft is None or ask is None:
        await interaction.response.defer()
        await show.show_panel(interaction, table, note=say(lang, "error-stale"))
        return
    said = OptionWords(lang, table.game, table.names())
    text = ", ".join(f"{said.thing(option)} {count}" for option, count in counted(draft.picks).items())
    await interaction.response.send_modal(list_form(said, at.menu("list"), ask, draft.typed or text))


async def write(interaction: Interaction, at: PanelId, text: str) -> None:
    """Replace the draft by the typed list; the draft stays if the list cannot be read."""

    def written(match: Match, draft: Draft) -> Draft:
        ask = match.ask_of(at.seat)
        assert ask is not None
        names = interaction.client.tables.get(at.table)
        said = OptionWords(language(interaction), match.game_id, names.names() if names is not None else [])
        empty = msgspec.structs.replace(draft, picks=(), focus="")
        picks: list[str] = []
        try:
            picks = read_picks(said, ask, text, match.position) if text.strip() else []
            return more(match, at.seat, empty, picks)
        except Unfit as bad:
            why = unfit_text(said, bad, ask, len(picks))
        except Unclear as unclear:
            why = str(unclear.args_["reason"])
        raise Unclear(reason=f"{why}\n{as_typed(said.lang, text)}")

    await _change(interaction, at, written, text)


async def take_list_form(interaction: Interaction, at: re.Match[str], fields: Mapping[str, str]) -> None:
    """A list that was typed into the panel's form."""
    await write(interaction, PanelId(int(at["table"]), int(at["seat"]), at["moment"]), fields.get("list", ""))
