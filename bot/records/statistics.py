"""/stats: the figures of a person or a server as a picture, with a menu of games under it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import discord

from bot.frame.handling import Interaction, language
from bot.messages.parts import LABEL_LIMIT, NO_PINGS, PLACEHOLDER_LIMIT, file_of, frozen
from bot.model.errors import TableError
from bot.records.pages import Chosen, Page, Server, games_in, material_for, page_of
from bot.words.option_words import cut
from bot.words.wording import escaped, say, title
from engine.core.registry import games

ALL = "all"
"""The value in the menu of games for all of them."""


class NotVisible(TableError):
    """Who has not made their statistics visible is alone to see them."""

    key = "error-statistics-not-visible"


class NoServer(TableError):
    """A server's statistics are to be had in the server alone."""

    key = "error-statistics-no-server"


async def show_statistics(interaction: Interaction, chosen: Chosen) -> None:
    """A picture of it in the deferred reply, with menus of games and parts. Raises NotVisible or NoServer."""
    app, lang, user, guild = interaction.client, language(interaction), chosen.user, interaction.guild
    if user is None and guild is None:
        raise NoServer
    if user not in (None, interaction.user.id) and app.people.get(user).listing != "everyone":
        raise NotVisible

    def is_out(someone: int) -> bool:
        return app.people.get(someone).listing == "out"

    server = None if guild is None else Server(guild.id, guild.name)
    material = await material_for(app.tables.store, chosen, server, is_out)
    if not material.of_game:
        await _say_none(interaction, chosen)
        return

    def draw() -> tuple[Page, list[str]]:
        return page_of(material, lang), games_in(material.results, lang)

    page, played = await asyncio.to_thread(draw)
    menus = [_games_menu(page.chosen, played, lang)]
    if len(page.labels) > 1:
        menus.append(_parts_menu(page.chosen, page.labels))
    text = say(lang, _title_key(interaction, user), name=escaped(page.name))
    has_averages = user is not None and chosen.game and page.chosen.part == "results"
    await interaction.edit_original_response(
        content=f"{text} {say(lang, 'stats-averages')}" if has_averages else text,
        attachments=[file_of(page.picture, "stats")],
        view=frozen(menus),
        allowed_mentions=NO_PINGS,
    )


def _title_key(interaction: Interaction, user: int | None) -> str:
    """The text above the picture; /history lists the games of who asks, and nobody else's."""
    return {None: "stats-of-server", interaction.user.id: "stats-of"}.get(user, "stats-of-other")


async def _say_none(interaction: Interaction, chosen: Chosen) -> None:
    of_whom = {None: "server", interaction.user.id: "self"}.get(chosen.user, "other")
    text = say(language(interaction), f"stats-none-{of_whom}")
    await interaction.edit_original_response(content=text, attachments=[], view=None, allowed_mentions=NO_PINGS)


def _custom_id(chosen: Chosen, act: str) -> str:
    return f"za:{chosen.user or 0}:{chosen.game}:{chosen.part}:{act}"


def _games_menu(chosen: Chosen, played: Sequence[str], lang: str) -> discord.ui.Item[discord.ui.View]:
    """The games to look at: all together, or one of those that were played."""
    options = [discord.SelectOption(label=say(lang, "stats-all"), value=ALL, default=not chosen.game)]
    options += [
        discord.SelectOption(label=cut(title(game, lang), 100), value=game, default=game == chosen.game)
        for game in played
    ]
    placeholder = cut(say(lang, "stats-choose"), PLACEHOLDER_LIMIT)
    return discord.ui.Select(custom_id=_custom_id(chosen, "game"), placeholder=placeholder, options=options)


def _parts_menu(chosen: Chosen, labels: Mapping[str, str]) -> discord.ui.Item[discord.ui.View]:
    options = [
        discord.SelectOption(label=cut(label, LABEL_LIMIT), value=page, default=page == chosen.part)
        for page, label in labels.items()
    ]
    return discord.ui.Select(custom_id=_custom_id(chosen, "part"), options=options)


async def choose(interaction: Interaction, chosen: Chosen, act: str, value: str) -> None:
    """Show another game (``act`` "game") or another part, as the menu says. Raises as ``show_statistics``."""
    game, part = (value, chosen.part) if act == "game" else (chosen.game, value)
    await show_statistics(interaction, Chosen(chosen.user, game if game in games() else "", part))
