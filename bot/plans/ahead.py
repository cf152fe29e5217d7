"""What a press about plans is about, found once: a player at a table, and what they settle ahead there."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bot.frame.handling import Interaction
from bot.model.plans import Plan
from bot.model.table import Table
from bot.press.find import press_of
from bot.press.press import Press
from bot.tables.plans.planning import Planning
from bot.words.option_words import OptionWords
from engine.core.ask import Ask


class Ahead(msgspec.Struct, frozen=True):
    """A player at a table, their plans and standing orders, and what they may plan."""

    press: Press
    now: Planning

    @property
    def lang(self) -> str:
        """The player's language."""
        return self.press.lang

    @property
    def table(self) -> Table:
        """The table."""
        return self.now.table

    @property
    def view(self) -> Any:
        """What the player sees."""
        return self.press.view

    def seen_for(self, ask: Ask) -> Any:
        """What the side of the player sees that a question is put for."""
        return self.words.presentation.seen_for(self.view, ask)

    @property
    def words(self) -> OptionWords:
        """Options in the player's language, for buttons and menus."""
        return self.press.words

    @property
    def escaped(self) -> OptionWords:
        """The same for text."""
        return self.press.escaped


class PlanPage(msgspec.Struct, frozen=True):
    """A page of the panel of plans. ``question``: with the options of this upcoming question, at a ``node`` of them.
    ``aiming``: with what may follow this plan, such as the aim of its card. ``note`` is shown in it.
    """

    question: str = ""
    aiming: Plan | None = None
    node: str = ""
    note: str = ""


OVERVIEW: Final = PlanPage()
"""What is planned, and what may be."""


def ahead_of(interaction: Interaction, now: Planning) -> Ahead:
    """What the interaction is about, from what its player settles ahead."""
    return Ahead(press_of(interaction, now.table, now.match, now.seat), now)


async def find_ahead(interaction: Interaction, table: Table) -> Ahead:
    """What the interaction is about. Raises NotSeated, NotStarted, AlreadyOver."""
    return ahead_of(interaction, await interaction.client.tables.plans.planning(table.id, interaction.user.id))
