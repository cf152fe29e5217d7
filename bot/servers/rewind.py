"""A moderator proposes to set a spoilt game back: to before which answer, and why. Its players are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import discord

from bot.frame.handling import Interaction, language
from bot.frame.watching import sees_channel
from bot.messages.ids import ANSWER_DIGITS, rewind_form, server_item
from bot.messages.parts import NO_PINGS, PLACEHOLDER_LIMIT, TITLE_LIMIT, button, form, frozen
from bot.model.orders import REASON_LENGTH
from bot.model.table import Table
from bot.posting.texts.lobby import where_of
from bot.seats.votes import put
from bot.tables.chronicle import NotForYou
from bot.tables.rewind import Target
from bot.tables.seat_rules import names_at
from bot.words.option_words import cut
from bot.words.wording import say
from data.texts import describe_event

OFFERED: Final = 25
"""Answers that one menu offers; older ones are named by their number."""

HIGHEST: Final = 10**ANSWER_DIGITS
"""Stands for a number that cannot be read: no game has that many answers."""


def rewind_button(table: Table, lang: str, page: int) -> discord.ui.Button[discord.ui.View]:
    """The button that opens the menu of answers."""
    return button(say(lang, "button-server-rewind"), server_item("rewind", page, table.id))


async def show_targets(interaction: Interaction, table: Table, page: int) -> None:
    """The newest answers in a menu, each as its line of the log. Raises as ``Rewind.targets``."""
    lang = language(interaction)
    items: list[discord.ui.Item[discord.ui.View]] = [
        button(say(lang, "button-rewind-number"), server_item("number", page, table.id), row=1),
        button(say(lang, "button-server-back"), server_item("list", page), row=1),
    ]
    targets_shown = (await _visible(interaction, table))[:OFFERED]
    if targets_shown:
        history = await interaction.client.tables.store.history(table.id)
        options = [
            _entry(lang, target, names_at(history, table.names(), target.line.number)) for target in targets_shown
        ]
        menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=server_item("before", page, table.id),
            placeholder=cut(say(lang, "rewind-pick"), PLACEHOLDER_LIMIT),
            options=options,
            row=0,
        )
        items.insert(0, menu)
    text = say(lang, "rewind-choose" if targets_shown else "rewind-choose-none", where=where_of(table, lang))
    await interaction.edit_original_response(content=text, view=frozen(items), allowed_mentions=NO_PINGS)


async def _visible(interaction: Interaction, table: Table) -> list[Target]:
    """The answers whose lines the moderator may read: none of a game that only its players may watch."""
    tables = interaction.client.tables
    try:
        await tables.chronicle.admit(table, interaction.user.id, sees=sees_channel(interaction, table))
    except NotForYou:
        return []
    return await tables.rewind.targets(table.id)


def _entry(lang: str, target: Target, names: Sequence[str]) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(describe_event(lang, target.line.event, names), 100),
        value=f"{target.number}-{target.mark}",
        description=say(lang, "rewind-number", number=str(target.number)),
    )


def _form_of_menu(table: str, values: Sequence[str], lang: str) -> discord.ui.Modal:
    """The form for the answer that was picked. A menu names it by its value, which anybody may forge."""
    number, _, mark = (values[0] if values else "").partition("-")
    is_valid = number.isdecimal() and number.isascii() and len(number) <= ANSWER_DIGITS
    is_valid = is_valid and len(mark) == 8 and set(mark) <= set("0123456789abcdef")
    return _form(table, lang, number if is_valid else "", mark if is_valid else "")


def _form_of_button(table: str, values: Sequence[str], lang: str) -> discord.ui.Modal:
    return _form(table, lang)


def _form(table: str, lang: str, number: str = "", mark: str = "") -> discord.ui.Modal:
    fields: list[discord.ui.TextInput[Any]] = []
    if not number:
        label = cut(say(lang, "rewind-form-number"), TITLE_LIMIT)
        fields.append(discord.ui.TextInput(label=label, custom_id="number", max_length=ANSWER_DIGITS))
    label = cut(say(lang, "rewind-form-reason"), TITLE_LIMIT)
    fields.append(discord.ui.TextInput(label=label, custom_id="reason", max_length=REASON_LENGTH))
    title = say(lang, "rewind-form-title-before" if number else "rewind-form-title", table=table, number=number)
    return form(title, rewind_form(int(table), number, mark), *fields)


FORMS: Final[dict[str, Callable[[str, Sequence[str], str], discord.ui.Modal]]] = {
    "before": _form_of_menu,
    "number": _form_of_button,
}
"""The forms that a menu or button of these opens."""


async def propose(interaction: Interaction, table: Table, typed: str, mark: str, reason: str) -> str:
    """Ask the table's players, or set the game back where nobody is to be asked; gives the text for the moderator.

    ``typed`` is the number of the answer. Raises as ``Rewind.ask``.
    """
    lang, typed = language(interaction), typed.strip()[: ANSWER_DIGITS + 1]
    number = int(typed) if typed.isascii() and typed.isdecimal() else HIGHEST
    vote = await interaction.client.tables.rewind.ask(table.id, interaction.user.id, number, mark, reason)
    trouble = await put(interaction, table, vote)
    key = "rewind-asked" if vote.outcome is None else "rewind-done"
    text = say(lang, key, table=table.id, number=str(number))
    return text if trouble is None else f"{text}\n{say(lang, trouble)}"
