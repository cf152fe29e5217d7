"""/stats: the figures of a person or a server as a picture, with a menu of games under it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

import discord
import msgspec

from bot.frame.handling import Interaction, language
from bot.messages.parts import LABEL_LIMIT, NO_PINGS, PLACEHOLDER_LIMIT, file_of, frozen
from bot.model.errors import TableError
from bot.model.results import GameResult, Rating
from bot.records.figures import has_places, of_person, of_server
from bot.records.sheets import parts_of, person_sheet, server_sheet
from bot.tables.ratings import ratings_of
from bot.words.option_words import cut
from bot.words.wording import escaped, say, title
from engine.core.registry import games
from renderers.core.picture import Picture
from renderers.results.sheet import Sheet, draw_sheet, sheets_of

ALL = "all"
"""The value in the menu of games for all of them."""


class NotVisible(TableError):
    """Who has not made their statistics visible is alone to see them."""

    key = "error-statistics-not-visible"


class NoServer(TableError):
    """A server's statistics are to be had in the server alone."""

    key = "error-statistics-no-server"


class Chosen(msgspec.Struct, frozen=True):
    """What is looked at: a person's statistics or (``user`` None) the server's, of a game or "" for all, a part."""

    user: int | None
    game: str = ""
    part: str = "results"


async def show_statistics(interaction: Interaction, chosen: Chosen) -> None:
    """A picture of it in the deferred reply, with menus of games and parts. Raises NotVisible or NoServer."""
    app, lang, user = interaction.client, language(interaction), chosen.user
    store, guild, people = app.tables.store, interaction.guild, app.people
    if user is None:
        if guild is None:
            raise NoServer
        results = await store.results.of_server(guild.id)
    else:
        if user != interaction.user.id and people.get(user).listing != "everyone":
            raise NotVisible
        results = await store.results.of_user(user)
    over = [result for result in results if has_places(result)]
    of_game = [result for result in over if chosen.game in ("", result.game)]
    if not of_game:
        await _say_none(interaction, chosen)
        return

    def is_out(someone: int) -> bool:
        return people.get(someone).listing == "out"

    rated = {} if guild is None else await _ratings(interaction, of_game, chosen, is_out)
    server = "" if guild is None else guild.name
    name = server if user is None else _names(over).get(user, "?")

    def draw() -> tuple[Picture, Chosen, dict[str, str]]:
        figures = of_server(of_game) if user is None else of_person(of_game, user, is_out)
        ratings_here = user is None and bool(rated.get(chosen.game))
        names = _names(of_game)
        of_all = [(names.get(rating.user, "?"), rating) for rating in rated.get(chosen.game, ())]
        own = {game: rating for game, ratings in rated.items() for rating in ratings if rating.user == user}

        def sheet(part: str) -> Sheet:
            if user is None:
                count = len(of_game)
                return server_sheet(name, figures, lang, game=chosen.game, part=part, count=count, ratings=of_all)
            return person_sheet(name, figures, lang, game=chosen.game, part=part, ratings=own, server=server)

        pages = {part: sheets_of(sheet(part)) for part in parts_of(figures, chosen.game, has_ratings=ratings_here)}
        shown, labels = sheets_by_page(pages), page_labels(pages, lang, of_server=user is None)
        page = chosen.part if chosen.part in shown else "results"
        return draw_sheet(shown[page]), Chosen(user, chosen.game, page), labels

    picture, now, labels = await asyncio.to_thread(draw)
    menus = [_games_menu(now, over, lang), *([_parts_menu(now, labels)] if len(labels) > 1 else [])]
    text = say(lang, "stats-of-server" if user is None else "stats-of", name=escaped(name))
    has_averages = user is not None and chosen.game and now.part == "results"
    await interaction.edit_original_response(
        content=f"{text} {say(lang, 'stats-averages')}" if has_averages else text,
        attachments=[file_of(picture, "stats")],
        view=frozen(menus),
        allowed_mentions=NO_PINGS,
    )


async def _say_none(interaction: Interaction, chosen: Chosen) -> None:
    of_whom = {None: "server", interaction.user.id: "self"}.get(chosen.user, "other")
    text = say(language(interaction), f"stats-none-{of_whom}")
    await interaction.edit_original_response(content=text, attachments=[], view=None, allowed_mentions=NO_PINGS)


async def _ratings(
    interaction: Interaction, results: list[GameResult], chosen: Chosen, is_out: Callable[[int], bool]
) -> dict[str, list[Rating]]:
    """The ratings in this server by game, of the games that are looked at; of a server only where that is one game."""
    guild = interaction.guild_id
    if guild is None or (chosen.user is None and not chosen.game):
        return {}
    games_here = sorted({result.game for result in results if result.guild_id == guild})
    store = interaction.client.tables.store
    return {game: await ratings_of(store, guild, game, is_out) for game in games_here}


def _custom_id(chosen: Chosen, act: str) -> str:
    return f"za:{chosen.user or 0}:{chosen.game}:{chosen.part}:{act}"


def _games_menu(chosen: Chosen, results: list[GameResult], lang: str) -> discord.ui.Item[discord.ui.View]:
    """The games to look at: all together, or one of those that were played."""
    options = [discord.SelectOption(label=say(lang, "stats-all"), value=ALL, default=not chosen.game)]
    options += [
        discord.SelectOption(label=cut(title(game, lang), 100), value=game, default=game == chosen.game)
        for game in sorted({result.game for result in results}, key=lambda game: title(game, lang))
    ]
    placeholder = cut(say(lang, "stats-choose"), PLACEHOLDER_LIMIT)
    return discord.ui.Select(custom_id=_custom_id(chosen, "game"), placeholder=placeholder, options=options)


def sheets_by_page(pages: Mapping[str, Sequence[Sheet]]) -> dict[str, Sheet]:
    """The sheets of all parts by the names of pages: "things", "things2"..."""
    return {
        f"{part}{number if number > 1 else ''}": sheet
        for part, sheets in pages.items()
        for number, sheet in enumerate(sheets, start=1)
    }


def page_labels(pages: Mapping[str, Sequence[Sheet]], lang: str, *, of_server: bool) -> dict[str, str]:
    """What the menu calls each page."""
    names = {"people": "ratings"} if of_server else {}
    labels = {}
    for part, sheets in pages.items():
        label = say(lang, f"stats-part-{names.get(part, part)}")
        for number, page in enumerate(sheets_by_page({part: sheets}), start=1):
            many = len(sheets) > 1
            labels[page] = say(lang, "stats-part-page", part=label, page=number, pages=len(sheets)) if many else label
    return labels


def _parts_menu(chosen: Chosen, labels: Mapping[str, str]) -> discord.ui.Item[discord.ui.View]:
    options = [
        discord.SelectOption(label=cut(label, LABEL_LIMIT), value=page, default=page == chosen.part)
        for page, label in labels.items()
    ]
    return discord.ui.Select(custom_id=_custom_id(chosen, "part"), options=options)


def _names(results: list[GameResult]) -> dict[int, str]:
    """By person the name with which they sat last at the end of one of these games, the newest first."""
    seats = (seat for result in reversed(results) for seat in result.holders())
    return {seat.user: seat.name for seat in seats if seat.user is not None}


async def choose(interaction: Interaction, chosen: Chosen, act: str, value: str) -> None:
    """Show another game (``act`` "game") or another part, as the menu says. Raises as ``show_statistics``."""
    game, part = (value, chosen.part) if act == "game" else (chosen.game, value)
    await show_statistics(interaction, Chosen(chosen.user, game if game in games() else "", part))
