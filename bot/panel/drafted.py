"""The position after what a player has drafted: what stands around a draft shows it, too."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games import presentation_of
from bot.model.table import Table
from bot.tables.chains import is_chained, refit
from bot.tables.drafts import Unfit, is_drafted, sketch
from bot.tables.kept_drafts import fits, read_draft
from bot.tables.service import Tables
from engine.core.match import Match


class Drafted(msgspec.Struct, frozen=True):
    """A player's view after the draft, and the options of the draft."""

    view: Any
    options: tuple[str, ...]


async def drafted(tables: Tables, table: Table, match: Match, user: int) -> Drafted | None:
    """The position after the user's draft at a table; None where nothing is drafted."""
    seat = table.seat_of(user)
    ask = None if table.is_over or seat is None else match.ask_of(seat)
    draft = None if ask is None else await read_draft(tables, table.id, user)
    if ask is None or draft is None or not fits(draft, match, ask.seat):
        return None
    if is_chained(table.game, ask):
        made = refit(match, ask.seat, draft.steps)
        options = tuple(option for step in made.steps for option in step.ids)
        view = made.view
    elif is_drafted(table.game, ask) and draft.picks:
        try:
            view, options = sketch(match, ask.seat, draft.picks).view, tuple(draft.picks)
        except Unfit:
            return None
    else:
        return None
    if not options:
        return None
    return Drafted(presentation_of(table.game).draft_view(view, options, [ask.seat]), options)
