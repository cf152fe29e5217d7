"""The buttons and menus of the turn panel; they work after a restart, as all they need is in their custom_id."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bot.drafts import composing
from bot.drafts import presses as drafting
from bot.frame.feature import OpeningAct
from bot.frame.handling import (
    Interaction,
    language,
    match_of,
    table_numbered,
)
from bot.frame.pressed import pressed
from bot.frame.watching import must_see
from bot.games import presentation_of
from bot.messages.ids import (
    MORE_BUTTON,
    PANEL_BUTTON,
    PANEL_MENU,
    PanelId,
    moment,
)
from bot.model.errors import NoSuchTable
from bot.model.table import Table
from bot.panel import show
from bot.panel.build import build_panel
from bot.panel.composing import LAST
from bot.panel.edits import in_order, is_busy
from bot.panel.layout import message_of
from bot.panel.looks import LOOK_MENU, POSSIBLE
from bot.panel.pictures import Message, Shown, picture_of, send, standing
from bot.panel.skips import ONCE, passing_option
from bot.panel.sure import Sure, chosen_from_text
from bot.tables.chains import is_chained
from bot.tables.cost import cost_to_confirm
from bot.tables.kept_drafts import fits, read_draft
from bot.words.option_words import OptionWords
from bot.words.plan_words import order_words
from bot.words.wording import escaped, say
from engine.core.ask import Ask
from engine.core.errors import StaleRevision
from engine.core.match import Match
from engine.core.preorders import shortcuts
from renderers.core.kinds import Use

PATIENCE = 0.03
"""Seconds after which a panel that is not ready is acknowledged first and shown later: several times what a picture
takes. Where many wait for pictures, nobody waits for the acknowledgement too.
"""


def _own_seat(interaction: Interaction, table: Table, seat: int) -> None:
    """Raises NotYourPanel for another player's panel."""
    if table.seat_of(interaction.user.id) != seat:
        raise show.NotYourPanel


def _must_be_now(match: Match, at: PanelId) -> None:
    """Raises StaleRevision for a panel that is out of date."""
    if moment(match, at.seat) != at.moment:
        raise StaleRevision("the moment for this has passed")


async def _browse(interaction: Interaction, at: PanelId, node: str, page: int = 0) -> None:
    """Show another level of the options; if the panel is out of date, show the present question."""
    if is_busy(interaction):
        await interaction.response.defer()
    async with in_order(interaction):
        building = asyncio.create_task(_level(interaction, at, node, page, standing(interaction)))
        await asyncio.wait({building}, timeout=PATIENCE)
        if not building.done() and not interaction.response.is_done():
            await interaction.response.defer()
        deferred = interaction.response.is_done()
        deliver = interaction.edit_original_response if deferred else interaction.response.edit_message
        fallbacks = interaction.client.fallbacks
        await send(deliver, await building, lambda: _level(interaction, at, node, page, None), fallbacks)


async def _level(interaction: Interaction, at: PanelId, node: str, page: int, there: Shown | None) -> Message:
    """The panel at a node with its picture, in which the places to choose from are marked.

    ``there`` is the picture in the message now.
    """
    table = await table_numbered(interaction, at.table)
    _own_seat(interaction, table, at.seat)
    match = await match_of(interaction, table)
    lang, app, user, note = language(interaction), interaction.client, interaction.user.id, ""
    if moment(match, at.seat) != at.moment:
        node, page, note = "", 0, say(lang, "error-stale")
    missed = await app.tables.past.has_missed(match, table.id, user, at.seat)
    confirm = app.people.get(user).confirm
    kept = await read_draft(app.tables, table.id, user) if is_chained(table.game, match.ask_of(at.seat)) else None
    draft = kept if kept is not None and fits(kept, match, at.seat) else None
    panel = build_panel(
        table, match, at.seat, lang, node=node, page=page, note=note, draft=draft, confirm=confirm, missed=missed
    )
    drawing = await show.panel_drawing(interaction, table, panel)
    return message_of(panel, table.game, await picture_of(drawing, there))


async def _answer(interaction: Interaction, at: PanelId, ids: list[str]) -> None:
    """Give an answer; if it has a cost that is to be confirmed, show the confirmation first."""
    await _respond(interaction, at, lambda _: ids)


async def _answer_surely(interaction: Interaction, at: PanelId, text: str) -> None:
    """Give an answer that was confirmed."""
    await _respond(interaction, at, lambda ask: chosen_from_text(ask, text), sure=True)


async def _respond(
    interaction: Interaction, at: PanelId, read: Callable[[Ask], list[str] | None], *, sure: bool = False
) -> None:
    await interaction.response.defer()
    table = await table_numbered(interaction, at.table)
    _own_seat(interaction, table, at.seat)
    match = await match_of(interaction, table)
    ask = match.ask_of(at.seat)
    ids = None if ask is None or moment(match, at.seat) != at.moment else read(ask)
    if ask is None or ids is None:
        await show.show_panel(interaction, table, note=say(language(interaction), "error-stale"))
        return
    careful = interaction.client.people.get(interaction.user.id).confirm
    answers = [(ask.key, ids)]
    cost = None if sure or table.is_over else cost_to_confirm(match, at.seat, answers, careful=careful)
    if cost is not None:
        await show.show_panel(interaction, table, sure=Sure(tuple(ids), cost))
        return
    await show.give(interaction, table, answers, match.known_revision(at.seat))


async def _take_back(interaction: Interaction, at: PanelId) -> None:
    await interaction.response.defer()
    table = await table_numbered(interaction, at.table)
    _own_seat(interaction, table, at.seat)
    match = await match_of(interaction, table)
    _must_be_now(match, at)
    await show.take_back(interaction, table, match.known_revision(at.seat))


async def _explain(interaction: Interaction, at: PanelId) -> None:
    """Show what is possible and what is not, with the reason."""
    table = await table_numbered(interaction, at.table)
    match = await match_of(interaction, table)
    if not table.is_over and is_chained(table.game, match.ask_of(at.seat)):
        await composing.look(interaction, at)
        return
    await interaction.response.defer()
    _own_seat(interaction, table, at.seat)
    is_now = moment(match, at.seat) == at.moment
    note = "" if is_now else say(language(interaction), "error-stale")
    await show.show_panel(interaction, table, note=note, possible=is_now)


async def _pass_once(interaction: Interaction, at: PanelId) -> None:
    """Pass on the question this time, from the menu in which orders that pass stand beside it."""
    table = await table_numbered(interaction, at.table)
    match = await match_of(interaction, table)

    def passing(ask: Ask) -> list[str] | None:
        once = passing_option(match, ask, OptionWords(language(interaction), table.game, table.names()))
        return None if once is None else [once] if once else []

    await _respond(interaction, at, passing)


async def _let_pass(interaction: Interaction, at: PanelId, option: str) -> None:
    """Give the standing order that is offered on the question, which also passes on the question itself."""
    if option == ONCE:
        await _pass_once(interaction, at)
        return
    await interaction.response.defer()
    table = await table_numbered(interaction, at.table)
    _own_seat(interaction, table, at.seat)
    plans, lang = interaction.client.tables.plans, language(interaction)
    match = await match_of(interaction, table)
    try:
        _must_be_now(match, at)
        ask = match.ask_of(at.seat)
        way = next((way for way in shortcuts(match, ask) if way.id == option), None) if ask is not None else None
        if way is None:
            raise StaleRevision("this is not offered any more")
        before = (await plans.planning(table.id, interaction.user.id)).order(way.kind)
        span = before.span if before is not None and way.settings else way.span
        revision = match.known_revision(at.seat)
        outcome = await plans.order(table.id, interaction.user.id, way.kind, span, revision, way.settings)
    except StaleRevision:
        await show.show_panel(interaction, table, note=say(lang, "error-stale"))
        return
    said = OptionWords(lang, table.game, [escaped(name) for name in table.names()])
    await show.after_change(interaction, outcome.table, order_words(said, way.kind, span, way.settings))


async def _turn_page(interaction: Interaction, at: PanelId, arg: str) -> None:
    page, _, node = arg.partition("/")
    await _browse(interaction, at, node, int(page) if page.isdecimal() else 0)


Press = Callable[[Interaction, PanelId, str], Awaitable[None]]
PANEL_ACTS: Final[dict[str, Press]] = {
    "more": lambda interaction, at, option: drafting.add(interaction, at, [option]),
    "less": drafting.take_off,
    "last": lambda interaction, at, _: drafting.take_off(interaction, at),
    "clear": lambda interaction, at, _: drafting.clear(interaction, at),
    "send": lambda interaction, at, arg: drafting.send(interaction, at, sure=arg == "sure"),
    "draft": lambda interaction, at, _: drafting.look(interaction, at),
    "type": lambda interaction, at, _: drafting.show_form(interaction, at),
    "do": lambda interaction, at, option: composing.do(interaction, at, [option]),
    "up": lambda interaction, at, number: composing.move(interaction, at, number, -1),
    "down": lambda interaction, at, number: composing.move(interaction, at, number, 1),
    "off": composing.take_off,
    "lastoff": lambda interaction, at, _: composing.take_off(interaction, at),
    "go": lambda interaction, at, arg: composing.send(interaction, at, sure=arg == "sure"),
    "end": lambda interaction, at, arg: composing.end(interaction, at, sure=arg == "sure"),
    "back": lambda interaction, at, _: composing.pick(interaction, at),
    "can": lambda interaction, at, _: _explain(interaction, at),
    "a": lambda interaction, at, option: _answer(interaction, at, [option]),
    "sure": _answer_surely,
    "none": lambda interaction, at, _: _answer(interaction, at, []),
    "u": lambda interaction, at, _: _take_back(interaction, at),
    "skip": _let_pass,
    "p": _turn_page,
    "o": _browse,
}
"""What the buttons of a panel do, by their act; the last argument is the option that they are about."""


async def _press_panel(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Do what a button of a turn panel says, for the seat's own player only."""
    await PANEL_ACTS.get(parts["act"], _browse)(interaction, _place_of(parts), parts["arg"])


def _place_of(parts: dict[str, str]) -> PanelId:
    return PanelId(int(parts["table"]), int(parts["seat"]), parts["moment"])


async def _pick_in_panel(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A menu of a turn panel: open a node, or answer."""
    at, act = _place_of(parts), parts["act"]
    if act == "add":
        await drafting.add(interaction, at, values)
    elif act in ("part", "focus") and values:
        part = act == "part"
        await drafting.look(interaction, at, focus="" if part else values[0], node=values[0] if part else "")
    elif act == "step" and values == [LAST]:
        await composing.take_off(interaction, at)
    elif act == "step" and values:
        await composing.pick(interaction, at, values[0])
    elif act.startswith("do") and values:
        await composing.do(interaction, at, values)
    elif act == "skip" and values:
        await _let_pass(interaction, at, values[0])
    elif act == LOOK_MENU:
        await _look(interaction, at, values)
    elif act.startswith("pick") and values and values[0].endswith((":", "*")):
        await _browse(interaction, at, values[0])
    else:
        await _answer(interaction, at, values)


async def _look(interaction: Interaction, at: PanelId, values: list[str]) -> None:
    """Open in a reply of its own what has been picked to be looked at; the panel stays as it is. What can be done is
    said in the panel, and options of a secondary verb open there.
    """
    if values == [POSSIBLE]:
        await _explain(interaction, at)
        return
    table = await table_numbered(interaction, at.table)
    chain = presentation_of(table.game).chain
    if values and chain is not None and values[0] in chain.secondary:
        await composing.open_secondary(interaction, at, values[0])
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    act = interaction.client.features.opening_acts.get(values[0] if values else "")
    if act is None:
        raise NoSuchTable
    await act(interaction, table)
    await interaction.client.publisher.show_others(table.id, interaction.user.id)


async def _show_picture(interaction: Interaction, table: Table, use: Use) -> None:
    """Show a picture. Raises NotForYou: an old button may be pressed by somebody who may no longer look on."""
    await must_see(interaction, table)
    await show.show_picture(interaction, table, use)


async def _press_more(interaction: Interaction, parts: dict[str, str], _: list[str]) -> None:
    """A further picture, in the place of the one before. Raises NotForYou."""
    await interaction.response.defer()
    table = await table_numbered(interaction, int(parts["table"]))
    await must_see(interaction, table)
    await show.show_more(interaction, table, parts["kind"])


OPENING_ACTS: Final[dict[str, OpeningAct]] = {
    "play": show.play,
    "hand": show.show_hand,
    "board": lambda interaction, table: _show_picture(interaction, table, "whole"),
    "zoom": lambda interaction, table: _show_picture(interaction, table, "close"),
}
"""What the public buttons of a board open, by their act."""

PanelButton = pressed(PANEL_BUTTON, _press_panel)
PanelMenu = pressed(PANEL_MENU, _pick_in_panel)
MoreButton = pressed(MORE_BUTTON, _press_more)
