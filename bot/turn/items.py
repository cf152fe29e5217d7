"""The buttons and menus of the turn panel; they work after a restart, as all they need is in their custom_id."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import msgspec

from bot.drafts import composing
from bot.drafts import presses as drafting
from bot.frame.acknowledge import acknowledge, is_acknowledged
from bot.frame.feature import OpeningAct
from bot.frame.handling import Interaction, table_numbered
from bot.frame.pressed import pressed
from bot.frame.watching import must_see
from bot.games import presentation_of
from bot.messages.ids import (
    MORE_BUTTON,
    PANEL_BUTTON,
    PANEL_MENU,
    PanelId,
)
from bot.model.errors import NoSuchTable
from bot.model.table import Table
from bot.panel import carry_out as panel
from bot.panel import look
from bot.panel.build import build_panel
from bot.panel.composing import LAST
from bot.panel.edits import in_order, is_busy
from bot.panel.layout import message_of
from bot.panel.looks import LOOK_MENU, POSSIBLE
from bot.panel.pictures import Message, PanelPicture, picture_of, send, standing
from bot.panel.show import open_panel, panel_drawing
from bot.panel.skips import ONCE, passing_option
from bot.panel.sure import chosen_from_text
from bot.press.find import find_at, renewed
from bot.press.page import Page, Sure
from bot.press.press import Press
from bot.press.response import Give, Response, Show, stale
from bot.tables.cost import cost_to_confirm
from bot.words.plan_words import order_words
from engine.core.ask import Ask
from engine.core.errors import StaleRevision
from engine.core.planning import shortcuts
from renderers.core.kinds import Use

PATIENCE = 0.03
"""Seconds after which a panel that is not ready is acknowledged first and shown later: several times what a picture
takes. Where many wait for pictures, nobody waits for the acknowledgement too.
"""


def _must_be_now(press: Press, at: PanelId) -> None:
    """Raises StaleRevision for a panel that is out of date."""
    if press.at != at:
        raise StaleRevision("the moment for this has passed")


# --- looking through the options ------------------------------------------------------------------------------------


async def _browse(interaction: Interaction, at: PanelId, node: str, number: int = 0) -> None:
    """Show another level of the options; if the panel is out of date, show the present question."""
    if is_busy(interaction):
        await acknowledge(interaction)
    async with in_order(interaction):
        building = asyncio.create_task(_level(interaction, at, Page(node, number), standing(interaction)))
        await asyncio.wait({building}, timeout=PATIENCE)
        if not building.done() and not is_acknowledged(interaction):
            await acknowledge(interaction)
        deferred = is_acknowledged(interaction)
        deliver = interaction.edit_original_response if deferred else interaction.response.edit_message
        fallbacks = interaction.client.fallbacks
        await send(deliver, await building, lambda: _level(interaction, at, Page(node, number), None), fallbacks)


async def _level(interaction: Interaction, at: PanelId, page: Page, there: PanelPicture | None) -> Message:
    """The panel at a node with its picture, in which the places to choose from are marked.

    ``there`` is the picture in the message now.
    """
    press = await find_at(interaction, at)
    tables = interaction.client.tables
    missed = await tables.past.has_missed(press.match, press.table.id, press.user, press.seat)
    explains = await tables.first_games.explains(press.person, press.user, press.table.game)
    press = await renewed(interaction, press)
    page_now = page if press.at == at else stale(press).page
    level_panel = build_panel(press, msgspec.structs.replace(page_now, missed=missed, explains=explains))
    drawing = panel_drawing(press, level_panel)
    return message_of(level_panel, press.table.game, await picture_of(drawing, there))


async def _turn_page(interaction: Interaction, at: PanelId, arg: str) -> None:
    number, _, node = arg.partition("/")
    await _browse(interaction, at, node, int(number) if number.isdecimal() else 0)


# --- answering ------------------------------------------------------------------------------------------------------


def _answer(press: Press, at: PanelId, ids: Sequence[str]) -> Response:
    """Give an answer; if it has a cost that is to be confirmed, show the confirmation first."""
    return _respond(press, at, lambda _: list(ids))


def _answer_surely(press: Press, at: PanelId, values: Sequence[str]) -> Response:
    """Give an answer that was confirmed."""
    return _respond(press, at, lambda ask: chosen_from_text(ask, values[0]), sure=True)


def _respond(press: Press, at: PanelId, read: Callable[[Ask], list[str] | None], *, sure: bool = False) -> Response:
    match, seat = press.match, press.seat
    ask = match.ask_of(seat)
    ids = None if ask is None or press.at != at else read(ask)
    if ask is None or ids is None:
        return stale(press)
    answers = [(ask.key, ids)]
    is_sure = sure or press.table.is_over
    cost = None if is_sure else cost_to_confirm(match, seat, answers, careful=press.person.confirm)
    return Give(answers, match.known_revision(seat)) if cost is None else Show(Page(sure=Sure(tuple(ids), cost)))


def _explain(press: Press, at: PanelId) -> Response:
    """Show what is possible and what is not, with the reason."""
    return Show(Page(possible=True)) if press.is_at(at) else stale(press)


def pass_once(press: Press, at: PanelId) -> Response:
    """Pass on the question this time, from the menu in which orders that pass stand beside it."""

    def passing(ask: Ask) -> list[str] | None:
        once = passing_option(press.match, ask, press.words)
        return None if once is None else [once] if once else []

    return _respond(press, at, passing)


async def _take_back(interaction: Interaction, at: PanelId) -> None:
    await acknowledge(interaction)
    press = await find_at(interaction, at)
    _must_be_now(press, at)
    await panel.take_back(interaction, press.table, press.match.known_revision(press.seat))


async def _let_pass(interaction: Interaction, at: PanelId, option: str) -> None:
    """Give the standing order that is offered on the question, which also passes on the question itself."""
    await acknowledge(interaction)
    if option == ONCE:
        await panel.answer_at(interaction, at, lambda press: pass_once(press, at))
        return
    press, plans = await find_at(interaction, at), interaction.client.tables.plans
    match, seat, table = press.match, press.seat, press.table
    try:
        _must_be_now(press, at)
        ask = match.ask_of(seat)
        way = next((way for way in shortcuts(match, ask) if way.id == option), None) if ask is not None else None
        if way is None:
            raise StaleRevision("this is not offered any more")
        before = (await plans.planning(table.id, press.user)).order(way.kind)
        span = before.span if before is not None and way.settings else way.span
        revision = match.known_revision(seat)
        outcome = await plans.order(table.id, press.user, way.kind, span, revision, way.settings)
    except StaleRevision:
        await open_panel(interaction, table, stale(press).page)
        return
    await panel.after_change(interaction, outcome.table, order_words(press.escaped, way.kind, span, way.settings))


# --- which act does what --------------------------------------------------------------------------------------------

Decision = Callable[[Press, PanelId, Sequence[str]], Response]
"""What comes of a button or menu: gets what it is about, where it belongs, and the values (of a button: its option)."""

Act = Callable[[Interaction, PanelId, str], Awaitable[None]]

QUESTION_BUTTONS: Final[Mapping[str, Decision]] = {
    "a": _answer,
    "none": lambda press, at, _: _answer(press, at, ()),
    "sure": _answer_surely,
    "can": lambda press, at, _: _explain(press, at),
}
"""What comes of the buttons that answer a question, by their act."""

DRAFT_BUTTONS: Final[Mapping[str, Decision]] = {
    "more": drafting.add,
    "less": lambda press, at, values: drafting.take_off(press, at, values[0]),
    "last": lambda press, at, _: drafting.take_off(press, at),
    "clear": lambda press, at, _: drafting.clear(press, at),
    "draft": lambda press, at, _: drafting.look(press, at),
    "send": lambda press, at, values: drafting.send(press, at, sure=values == ["sure"]),
    "do": composing.do,
    "up": lambda press, at, values: composing.move(press, at, values[0], -1),
    "down": lambda press, at, values: composing.move(press, at, values[0], 1),
    "off": lambda press, at, values: composing.take_off(press, at, values[0]),
    "lastoff": lambda press, at, _: composing.take_off(press, at),
    "back": lambda press, at, _: composing.pick(press, at),
    "go": lambda press, at, values: composing.send(press, at, sure=values == ["sure"]),
    "end": lambda press, at, values: composing.send(press, at, sure=values == ["sure"], is_end=True),
}
"""What comes of the buttons of a draft, or of a turn that is composed."""

DRAFT_MENUS: Final[Mapping[str, Decision]] = {
    "part": lambda press, at, values: drafting.look(press, at, node=values[0]),
    "focus": lambda press, at, values: drafting.look(press, at, focus=values[0]),
    "step": lambda press, at, values: (
        composing.take_off(press, at) if values == [LAST] else composing.pick(press, at, values[0])
    ),
}
"""The same of their menus in which one entry is picked."""

OTHER_BUTTONS: Final[Mapping[str, Act]] = {
    "type": lambda interaction, at, _: drafting.show_form(interaction, at),
    "u": lambda interaction, at, _: _take_back(interaction, at),
    "skip": _let_pass,
    "p": _turn_page,
    "o": _browse,
}
"""What the other buttons of a panel do."""


async def _on_question(interaction: Interaction, at: PanelId, decision: Decision, values: Sequence[str]) -> None:
    await acknowledge(interaction)
    await panel.answer_at(interaction, at, lambda press: decision(press, at, values))


async def _on_draft(interaction: Interaction, at: PanelId, decision: Decision, values: Sequence[str]) -> None:
    await acknowledge(interaction)
    await panel.change_at(interaction, at, lambda press: decision(press, at, values))


async def _press_panel(interaction: Interaction, parts: dict[str, str], _: list[str]) -> None:
    """Do what a button of a turn panel says, for the seat's own player only; one of an unknown act opens a node."""
    at, act, arg = _place_of(parts), parts["act"], parts["arg"]
    if act in DRAFT_BUTTONS:
        await _on_draft(interaction, at, DRAFT_BUTTONS[act], [arg])
    elif act in QUESTION_BUTTONS:
        await _on_question(interaction, at, QUESTION_BUTTONS[act], [arg])
    else:
        await OTHER_BUTTONS.get(act, _browse)(interaction, at, arg)


def _place_of(parts: dict[str, str]) -> PanelId:
    return PanelId(int(parts["table"]), int(parts["seat"]), parts["moment"])


async def _pick_in_panel(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A menu of a turn panel: open a node, or answer."""
    at, act = _place_of(parts), parts["act"]
    if act == "add":
        await _on_draft(interaction, at, drafting.add, values)
    elif act in DRAFT_MENUS and values:
        await _on_draft(interaction, at, DRAFT_MENUS[act], values)
    elif act.startswith("do") and values:
        await _on_draft(interaction, at, composing.do, values)
    elif act == "skip" and values:
        await _let_pass(interaction, at, values[0])
    elif act == LOOK_MENU:
        await _look(interaction, at, values)
    elif act.startswith("pick") and values and values[0].endswith((":", "*")):
        await _browse(interaction, at, values[0])
    else:
        await _on_question(interaction, at, _answer, values)


async def _look(interaction: Interaction, at: PanelId, values: list[str]) -> None:
    """Open in a reply of its own what has been picked to be looked at; the panel stays as it is. What can be done is
    said in the panel, and options of a secondary verb open there.
    """
    if values == [POSSIBLE]:
        await _on_question(interaction, at, QUESTION_BUTTONS["can"], values)
        return
    table = await table_numbered(interaction, at.table)
    chain = presentation_of(table.game).chain
    if values and chain is not None and values[0] in chain.secondary:
        await _on_draft(interaction, at, lambda press, at, verbs: composing.open_secondary(press, at, verbs[0]), values)
        return
    await acknowledge(interaction, ephemeral=True, thinking=True)
    act = interaction.client.features.opening_acts.get(values[0] if values else "")
    if act is None:
        raise NoSuchTable
    await act(interaction, table)
    await interaction.client.publisher.show_others(table.id, interaction.user.id)


async def _show_picture(interaction: Interaction, table: Table, use: Use) -> None:
    """Show a picture. Raises NotForYou: an old button may be pressed by somebody who may no longer look on."""
    await must_see(interaction, table)
    await look.show_picture(interaction, table, use)


async def _press_more(interaction: Interaction, parts: dict[str, str], _: list[str]) -> None:
    """A further picture, in the place of the one before. Raises NotForYou."""
    await acknowledge(interaction)
    table = await table_numbered(interaction, int(parts["table"]))
    await must_see(interaction, table)
    await look.show_more(interaction, table, parts["kind"])


OPENING_ACTS: Final[dict[str, OpeningAct]] = {
    "play": panel.play,
    "hand": look.show_hand,
    "board": lambda interaction, table: _show_picture(interaction, table, "whole"),
    "zoom": lambda interaction, table: _show_picture(interaction, table, "close"),
}
"""What the public buttons of a board open, by their act."""

PanelButton = pressed(PANEL_BUTTON, _press_panel)
PanelMenu = pressed(PANEL_MENU, _pick_in_panel)
MoreButton = pressed(MORE_BUTTON, _press_more)
