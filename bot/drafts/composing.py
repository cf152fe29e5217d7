"""What the buttons and menus of a turn that is composed do: add, take off, move, look at what is possible, send.

The chain is stored and survives a restart; only its player sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.drafts.lists import unfit_text
from bot.messages.ids import PanelId
from bot.model.drafts import Draft
from bot.press.page import Page, Sure
from bot.press.press import Press
from bot.press.response import Give, Keep, Response, Show, stale
from bot.tables.chains import added, compose, moved, without
from bot.tables.cost import Cost
from bot.tables.drafts import Unfit
from bot.words.option_words import capital


def _is_now(press: Press, at: PanelId) -> bool:
    """Whether a turn is composed now, and the button is of this moment of it."""
    return press.chain is not None and press.is_at(at)


def _changed(press: Press, at: PanelId, change: Callable[[Draft], Draft]) -> Response:
    """The chain changed; what is refused changes nothing, and the reason is told."""
    if not _is_now(press, at):
        return stale(press)
    try:
        return Keep(change(press.turn))
    except Unfit as bad:
        return _refused(press, bad)


def _refused(press: Press, bad: Unfit) -> Show:
    return Show(Page(note=capital(unfit_text(press.words, bad))))


def do(press: Press, at: PanelId, ids: Sequence[str]) -> Response:
    """Add an answer to what the chain asks next."""
    return _changed(press, at, lambda draft: added(press.match, press.seat, draft, ids))


def take_off(press: Press, at: PanelId, number: str = "") -> Response:
    """Remove one unit of the chain, the last one if no number is given."""
    at_number = int(number) if number.isdecimal() else None
    return _changed(press, at, lambda draft: without(press.match, press.seat, draft, at_number))


def move(press: Press, at: PanelId, number: str, by: int) -> Response:
    """Move a unit of the chain."""
    place = int(number) if number.isdecimal() else -1
    return _changed(press, at, lambda draft: moved(press.match, press.seat, draft, place, by))


def pick(press: Press, at: PanelId, number: str = "") -> Response:
    """Pick the unit that is to be changed; without a number, none. A secondary verb that was open closes."""
    return _changed(press, at, lambda draft: msgspec.structs.replace(draft, focus=number, node=""))


def open_secondary(press: Press, at: PanelId, verb: str) -> Response:
    """Show the options of a secondary verb alone."""
    return _changed(press, at, lambda draft: msgspec.structs.replace(draft, node=verb))


def send(press: Press, at: PanelId, *, sure: bool = False, is_end: bool = False) -> Response:
    """Give all answers of the chain, or none. ``is_end``: end the turn, too; what that asks more is shown first.

    One that throws something away is confirmed first, once for the whole, if the player's settings ask for that, and
    one with a grave answer always; ``sure``: it has been confirmed.
    """
    if press.chain is None or not _is_now(press, at):
        return stale(press)
    ids = (press.chain.closing,) if is_end else ()
    try:
        draft = added(press.match, press.seat, press.turn, ids) if ids else press.turn
        turn = compose(press.match, press.seat, draft.steps)
    except Unfit as bad:
        return _refused(press, bad)
    if ids and turn.ask is not None:
        return Keep(draft)
    if not turn.steps:
        return Show()
    if not sure and (turn.grave or (press.person.confirm and turn.wastes)):
        return Show(Page(sure=Sure(ids, Cost(turn.wastes, grave=turn.grave))))
    return Give(turn.answers(), press.match.known_revision(press.seat))
