"""/history: a person's finished games in pages, each with its result, its message, and a menu to step through it."""

from __future__ import annotations

from typing import Final

import discord

from bot.frame.handling import Interaction, language
from bot.frame.pages import TURNING
from bot.messages.parts import NO_PINGS, PLACEHOLDER_LIMIT, button, frozen
from bot.model.results import GRADE, GameResult, ResultSeat
from bot.store.people import FORMER
from bot.words.option_words import cut
from bot.words.wording import escaped, say, title
from data.texts import join_list
from engine.core.registry import games

PER_PAGE: Final = 5
"""Games of a page: four lines of a phone's screen each, and five of some, leave room for the buttons and menus."""

MOST_PAGES: Final = 9999
NAMES: Final = 6
"""Opponents that are named."""


async def show_history(interaction: Interaction, game: str = "", page: int = 1) -> None:
    """The user's finished games, the newest first, in the deferred reply; ``game`` "": of all games."""
    lang, user, store = language(interaction), interaction.user.id, interaction.client.tables.store
    game = game if game in games() else ""
    count = await store.results.count_of_user(user, game)
    pages = max(1, -(-count // PER_PAGE))
    page = max(1, min(page, pages))
    results = await store.results.of_user(user, game, PER_PAGE, (page - 1) * PER_PAGE)
    if not results:
        text = say(lang, "history-none-of-game", game=title(game, lang)) if game else say(lang, "history-none")
        await interaction.edit_original_response(content=text, view=None, allowed_mentions=NO_PINGS)
        return
    what = title(game, lang) if game else "none"
    head = say(lang, "history-page", count=count, game=what, page=page, pages=pages)
    lines = [head, *(line_of(result, user, lang) for result in results)]
    await interaction.edit_original_response(
        content="\n".join(lines)[:2000],
        view=frozen(
            [
                *_turning(game, page, pages),
                _menu("zk:game", say(lang, "history-replay"), results, lang),
                *_figures(game, page, results, lang),
            ]
        ),
        allowed_mentions=NO_PINGS,
    )


def line_of(result: GameResult, user: int, lang: str) -> str:
    """A game in two lines: its result for the user; small, when and where it ended, and with whom."""
    own = result.of(user)
    assert own is not None
    where = f"<#{result.channel_id}>"
    if result.result_message is not None and result.guild_id is not None:
        url = f"https://discord.com/channels/{result.guild_id}/{result.result_channel}/{result.result_message}"
        where = say(lang, "history-link", url=url)
    game, how = title(result.game, lang), _result(own, result, lang)
    first = say(lang, "history-game", table=result.table_id, game=game, result=how)
    when = say(lang, "history-when", when=f"<t:{round(result.ended_at)}:d>", where=where)
    others = [seat for seat in result.holders() if seat.user != user or seat.seat != own.seat]
    names = [_other(seat, lang) for seat in sorted(others, key=lambda seat: (seat.place or 99, seat.seat))][:NAMES]
    second = say(lang, "history-with", when=when, names=join_list(lang, names)) if names else when
    return f"{first}\n-# {second}"


def _other(seat: ResultSeat, lang: str) -> str:
    """Somebody with their place; a deleted person's name stands in the seat in the table's language."""
    name = say(lang, "former-player") if seat.level == FORMER else escaped(seat.name) or "?"
    return name if seat.place is None else say(lang, "history-other", place=seat.place, name=name)


def _result(own: ResultSeat, result: GameResult, lang: str) -> str:
    if own.ending == "handed-over" or own.has_given_up:
        return say(lang, "history-handed-over")
    if own.place is None:
        return say(lang, "history-closed")
    points = "none" if own.points is None else say(lang, "history-points", count=own.points)
    if result.players == 1:
        grade = next((fact.thing for fact in own.facts if fact.kind == GRADE), "")
        return say(lang, "history-alone-graded" if grade else "history-alone", points=points, grade=grade)
    key = "history-resigned" if own.ending == "resigned" else "history-place"
    return say(lang, key, place=own.place, players=result.players, points=points)


def _turning(game: str, page: int, pages: int) -> list[discord.ui.Item[discord.ui.View]]:
    if pages == 1:
        return []
    dead = {"first": page == 1, "back": page == 1, "on": page == pages, "last": page == pages}
    return [button("", f"za::{game}:{page}:{act}", emoji=emoji, disabled=dead[act]) for act, emoji in TURNING]


def _figures(game: str, page: int, results: list[GameResult], lang: str) -> list[discord.ui.Item[discord.ui.View]]:
    """The menu of the page's games that were played to their end, for their figures."""
    over = [result for result in results if result.is_over]
    return [_menu(f"za::{game}:{page}:figures", say(lang, "history-figures"), over, lang)] if over else []


def _menu(custom_id: str, ask: str, results: list[GameResult], lang: str) -> discord.ui.Item[discord.ui.View]:
    """A menu of games; ``ask`` stands on it."""
    options = [
        discord.SelectOption(
            label=cut(say(lang, "history-replay-game", game=title(result.game, lang), table=result.table_id), 100),
            value=str(result.table_id),
        )
        for result in results
    ]
    placeholder = cut(ask, PLACEHOLDER_LIMIT)
    return discord.ui.Select(custom_id=custom_id, placeholder=placeholder, options=options)


async def turn_page(interaction: Interaction, game: str, page: int, act: str) -> None:
    """Show another page of the history of whoever pressed the button ("first", "back", "on", "last")."""
    wanted = {"first": 1, "back": page - 1, "on": page + 1, "last": MOST_PAGES}
    await show_history(interaction, game, wanted.get(act, page))
