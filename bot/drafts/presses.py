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
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction
from bot.messages.ids import PanelId
from bot.model.drafts import Draft
from bot.panel.carry_out import carry_out, change_at
from bot.press.find import find_at
from bot.press.page import Page, Sure
from bot.press.press import Press
from bot.press.response import Give, Keep, Response, Show, stale
from bot.tables.cost import cost_to_confirm
from bot.tables.drafts import Unfit, counted, less, more, sketch


def _draft(press: Press, at: PanelId) -> Draft | None:
    """The draft to change; None if the button is out of date."""
    if press.ask is None or not press.is_drafted or not press.is_at(at):
        return None
    return press.draft or Draft(press.match.known_revision(press.seat), press.ask.key)


def _changed(press: Press, at: PanelId, change: Callable[[Draft], Draft]) -> Response:
    """The draft changed; the reason is told where the change is refused."""
    draft = _draft(press, at)
    if draft is None:
        return stale(press)
    try:
        return Keep(msgspec.structs.replace(change(draft), typed=""))
    except Unfit as bad:
        return Keep(draft, Page(note=unfit_text(press.words, bad)))


def add(press: Press, at: PanelId, options: Sequence[str]) -> Response:
    """Add each option once more."""
    return _changed(press, at, lambda draft: more(press.match, press.seat, draft, options))


def take_off(press: Press, at: PanelId, option: str = "") -> Response:
    """Remove one pick of an option; without an option, the last pick."""
    return _changed(press, at, lambda draft: less(press.match, press.seat, draft, option))


def clear(press: Press, at: PanelId) -> Response:
    """Remove all picks."""
    return _changed(press, at, lambda draft: msgspec.structs.replace(draft, picks=(), focus=""))


def look(press: Press, at: PanelId, *, focus: str = "", node: str = "") -> Response:
    """Show another pick in the counter, or another group of options."""

    def with_focus(draft: Draft) -> Draft:
        return msgspec.structs.replace(draft, focus=focus or draft.focus, node=node or draft.node)

    return _changed(press, at, with_focus)


def send(press: Press, at: PanelId, *, sure: bool = False) -> Response:
    """Give all answers of the draft, or none. Raises Unclear.

    A draft with a cost that is to be confirmed (``cost_to_confirm``) is confirmed first; ``sure``: it has been.
    """
    draft = _draft(press, at)
    if draft is None:
        return stale(press)
    try:
        trial = sketch(press.match, press.seat, draft.picks)
    except Unfit as bad:
        raise Unclear(reason=unfit_text(press.words, bad)) from bad
    if not trial.may_stop:
        return Show()
    answers = trial.answers(draft.key)
    cost = None if sure else cost_to_confirm(press.match, press.seat, answers, careful=press.person.confirm)
    return Give(answers, draft.revision) if cost is None else Show(Page(sure=Sure((), cost)))


async def show_form(interaction: Interaction, at: PanelId) -> None:
    """Open the form with the list that was refused last, else with the draft; or show what is asked now."""
    press = await find_at(interaction, at)
    draft = _draft(press, at)
    if draft is None or press.ask is None:
        await acknowledge(interaction)
        await carry_out(interaction, press, stale(press))
        return
    text = ", ".join(f"{press.words.thing(option)} {count}" for option, count in counted(draft.picks).items())
    await interaction.response.send_modal(list_form(press.words, at.menu("list"), press.ask, draft.typed or text))


def write(press: Press, at: PanelId, text: str) -> Response:
    """Replace the draft by the typed list; the draft stays if the list cannot be read, and the list with it."""
    draft = _draft(press, at)
    if draft is None or press.ask is None:
        return stale(press)
    empty, picks = msgspec.structs.replace(draft, picks=(), focus="", typed=""), list[str]()
    try:
        picks = read_picks(press.words, press.ask, text, press.match.position) if text.strip() else []
        return Keep(more(press.match, press.seat, empty, picks))
    except Unfit as bad:
        why = unfit_text(press.words, bad, press.ask, len(picks))
    except Unclear as unclear:
        why = str(unclear.args_["reason"])
    refused = msgspec.structs.replace(draft, typed=text[:FORM_LIMIT])
    return Keep(refused, Page(note=f"{why}\n{as_typed(press.lang, text)}"))


async def take_list_form(interaction: Interaction, at: re.Match[str], fields: Mapping[str, str]) -> None:
    """A list that was typed into the panel's form."""
    await acknowledge(interaction)
    place = PanelId(int(at["table"]), int(at["seat"]), at["moment"])
    await change_at(interaction, place, lambda press: write(press, place, fields.get("list", "")))
