"""What the buttons and menus of a table's seats do, by their act."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.frame.feature import QuestionAct, TableAct
from bot.frame.handling import Interaction
from bot.lobby.host import person_at, seat_meant
from bot.model.clocks import OverdueChoice
from bot.model.errors import NotPossibleSeat
from bot.model.table import Table
from bot.posting.texts.questions import LATE_ACTS
from bot.seats import late, presses, votes


async def _show(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
    await presses.show_seats(interaction, table)


async def _resign(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
    await presses.ask_to_resign(interaction, table)


def _act(act: Callable[[Interaction, Table], Awaitable[str]]) -> TableAct:
    """A button of the seats' panel; the text that ``act`` gives is shown above the seats."""

    async def press(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
        await presses.show_seats(interaction, table, note=await act(interaction, table))

    return press


def _chosen(act: Callable[[Interaction, Table, Any], Awaitable[str]]) -> TableAct:
    """A menu of the seats' panel, with what was chosen in it."""

    async def choose(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
        note = await act(interaction, table, values[0]) if values else ""
        await presses.show_seats(interaction, table, note=note)

    return choose


async def _substitute(interaction: Interaction, table: Table, arg: str, values: list[Any]) -> None:
    newcomer = values[0] if values else None
    if not isinstance(newcomer, discord.User | discord.Member):
        raise NotPossibleSeat
    note = await presses.substitute(interaction, table, newcomer, None)
    await presses.show_seats(interaction, table, note=note)


def _choose_for(choice: OverdueChoice) -> QuestionAct:
    return lambda interaction, table, vote_id: late.choose(interaction, table, vote_id, choice)


TABLE_ACTS: Final[dict[str, TableAct]] = {
    "seats": _show,
    "resign": _resign,
    "lend": _act(presses.lend),
    "back": _act(presses.take_back),
    "resigned": _act(presses.resign),
    "substitute": _substitute,
    "move": _chosen(lambda where, table, value: presses.move(where, table, seat_meant(value))),
    "swap": _chosen(lambda where, table, value: presses.swap(where, table, person_at(table, value))),
    "remove": _chosen(lambda where, table, value: presses.remove(where, table, person_at(table, value))),
    "ask": _chosen(lambda where, table, value: presses.ask_for_seat(where, table, seat_meant(value))),
}

QUESTION_ACTS: Final[dict[str, QuestionAct]] = {
    "agree": lambda interaction, table, vote_id: votes.vote(interaction, table, vote_id, agree=True),
    "refuse": lambda interaction, table, vote_id: votes.vote(interaction, table, vote_id, agree=False),
    **{act: _choose_for(choice) for act, choice in LATE_ACTS.items()},
}
