"""Buttons of the history and menus of statistics."""

from __future__ import annotations

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction
from bot.frame.pressed import pressed
from bot.messages.ids import RECORDS_ITEM
from bot.records.game import open_figures
from bot.records.history import turn_page
from bot.records.pages import Chosen
from bot.records.statistics import choose


async def _press(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Turn the page, show another game or part of statistics, or the figures of a game.

    Raises as ``show_statistics`` and ``open_figures``.
    """
    if parts["act"] == "figures":
        # The list stays where it is.
        await acknowledge(interaction, ephemeral=True, thinking=True)
        await open_figures(interaction, values[0] if values else "")
        return
    await acknowledge(interaction)
    if parts["act"] in ("game", "part"):
        chosen = Chosen(int(parts["user"] or 0) or None, parts["game"], parts["part"])
        await choose(interaction, chosen, parts["act"], values[0] if values else "")
    else:
        page = int(parts["part"]) if parts["part"].isdecimal() else 1
        await turn_page(interaction, parts["game"], page, parts["act"])


RecordsItem = pressed(RECORDS_ITEM, _press)
"""A button or menu under what somebody has played."""
