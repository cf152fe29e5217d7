"""Panels as tests build them: what a press is about from its parts."""

from __future__ import annotations

from bot.model.drafts import Draft
from bot.model.plans import Plan
from bot.model.table import Table
from bot.panel import build
from bot.panel.layout import Panel
from bot.plans import order_panel, panel
from bot.plans.ahead import Ahead, PlanPage
from bot.press.page import Page, Sure
from bot.press.press import Press
from bot.tables.people import PlayerSettings
from bot.tables.plans.planning import Planning
from engine.core.match import Match


def press_of(
    table: Table, match: Match, seat: int, lang: str, draft: Draft | None = None, *, confirm: bool = True
) -> Press:
    """A player at a table who reads this language."""
    person = PlayerSettings(confirm=confirm)
    return Press(table, match, seat, lang, table.user_at(seat) or 0, person, match.revision, draft)


def build_panel(
    table: Table,
    match: Match,
    seat: int,
    lang: str,
    *,
    node: str = "",
    page: int = 0,
    note: str = "",
    draft: Draft | None = None,
    sure: Sure | None = None,
    confirm: bool = True,
    missed: bool = False,
    possible: bool = False,
    explains: bool = False,
) -> Panel:
    """The panel of a seat at a page of it (``bot.panel.build``)."""
    press = press_of(table, match, seat, lang, draft, confirm=confirm)
    return build.build_panel(press, Page(node, page, note, sure, possible, missed, explains))


def ahead_of(now: Planning, lang: str) -> Ahead:
    """The same for what a player settles ahead."""
    return Ahead(press_of(now.table, now.match, now.seat, lang), now)


def build_plans(
    now: Planning, lang: str, *, question: str = "", aiming: Plan | None = None, node: str = "", note: str = ""
) -> Panel:
    """The panel of plans at a page of it (``bot.plans.panel``)."""
    return panel.build_plans(ahead_of(now, lang), PlanPage(question, aiming, node, note))


def build_order(now: Planning, lang: str, kind: str, shown: str = "", note: str = "") -> Panel:
    """The page of a standing order (``bot.plans.order_panel``)."""
    return order_panel.build_order(ahead_of(now, lang), kind, shown, note)
