"""/sea: moves of the Inner Sea that would be many clicks: lists of areas with numbers, all or nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.areas import Unreadable, find_area, read_areas
from bot.commands.choose import asked_here
from bot.commands.tigris import CannotRead, WrongGame
from bot.ui import actions
from bot.ui.actions import Interaction, guarded, language, table_here
from bot.wording import say
from data import table
from data.names import name_of
from engine.core.ask import Ask
from engine.core.registry import games

GAME = "inner_sea"


@cache
def area_names() -> dict[str, tuple[str, ...]]:
    """Every area's names, by id."""
    return {area["id"]: tuple(area["name"].values()) for area in table("inner_sea/map.json")["areas"]}


def listed_moves(verb: str, key: str, text: str) -> list[tuple[str, list[str]]]:
    """Answers to one question after the other, a disk each. Raises Unreadable."""
    return [(key, [f"{verb}:{area}"]) for area in read_areas(text, area_names())]


async def _list(interaction: Interaction, verb: str, text: str) -> None:
    await interaction.response.defer(ephemeral=True)

    async def work() -> None:
        here = table_here(interaction)
        if here.game != GAME:
            raise WrongGame
        actions.seat_here(here, interaction)
        match = await actions.match_of(interaction, here)
        seat = actions.seat_here(here, interaction)
        ready = match.view(None).seats[seat].ready if verb == "deploy" else 0
        lang = language(interaction)
        try:
            moves = listed_moves(verb, verb, text)
        except Unreadable as bad:
            near = ", ".join(name_of(GAME, lang, f"area:{area}") or area for area in bad.near)
            key = "inner_sea-move-which-area" if near else "inner_sea-move-no-area"
            raise CannotRead(reason=say(lang, key, text=bad.text, near=near)) from bad
        if verb == "withdraw" or len(moves) < ready:
            moves.append((verb, ["done"]))
        await actions.give(interaction, here, moves)

    await guarded(interaction, work)


async def _areas(interaction: Interaction, verb: str, current: str) -> list[app_commands.Choice[str]]:
    """The last area of the list, completed from what is legal now."""
    game, ask, _ = await asked_here(interaction)
    if game != GAME or ask is None:
        return []
    done, _, last = current.rpartition(",")
    lang, found = language(interaction), []
    for area in _legal(ask, verb):
        name = name_of(GAME, lang, f"area:{area}") or area
        value = f"{done}, {name}" if done else name
        if _begins(last.strip(), area, name) and len(value) <= 100:
            found.append(app_commands.Choice(name=value, value=value))
        if len(found) == 25:
            break
    return found


def _legal(ask: Ask, verb: str) -> list[str]:
    return [option.partition(":")[2] for option in ask.options if option.startswith(f"{verb}:")]


def _begins(typed: str, area: str, name: str) -> bool:
    if not typed or name.casefold().startswith(typed.casefold()):
        return True
    try:
        return find_area(typed, {area: (name,)}) == area
    except Unreadable:
        return False


class SeaGroup(app_commands.Group):
    """The /sea commands."""

    def __init__(self) -> None:
        super().__init__(
            name="sea",
            description=app_commands.locale_str("Moves of the Inner Sea", key="cmd-sea"),
            guild_only=True,
        )

    @app_commands.command(
        name="deploy", description=app_commands.locale_str("Deploy ready disks", key="cmd-sea-deploy")
    )
    @app_commands.describe(areas=app_commands.locale_str("Such as: rome 2, etruria", key="arg-areas"))
    async def deploy(self, interaction: discord.Interaction[Any], areas: str) -> None:
        """Deploy ready disks in the areas of a list, in its order."""
        await _list(interaction, "deploy", areas)

    @deploy.autocomplete("areas")
    async def _deploy_areas(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await _areas(interaction, "deploy", current)

    @app_commands.command(
        name="withdraw", description=app_commands.locale_str("Withdraw disks, then go on", key="cmd-sea-withdraw")
    )
    @app_commands.describe(areas=app_commands.locale_str("Such as: rome 2, etruria", key="arg-areas"))
    async def withdraw(self, interaction: discord.Interaction[Any], areas: str) -> None:
        """Withdraw disks from the areas of a list."""
        await _list(interaction, "withdraw", areas)

    @withdraw.autocomplete("areas")
    async def _withdraw_areas(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await _areas(interaction, "withdraw", current)


def commands() -> list[app_commands.Group]:
    """The /sea group, where the game is installed."""
    return [SeaGroup()] if GAME in games() else []
