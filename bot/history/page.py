"""A finished game as one HTML file: pictures, log and story, to be opened in any browser without a server."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord

from bot.frame.handling import Interaction, language
from bot.frame.showing import after_button
from bot.frame.watching import may_look
from bot.games import presentation_of
from bot.history.page_html import page_html
from bot.history.page_steps import Film, Frame, fitted, pictured_steps
from bot.history.replay import most_telling
from bot.messages.parts import NO_PINGS, frozen
from bot.messages.pictures import draw, kind_of
from bot.model.errors import TableError
from bot.model.table import Table
from bot.tables.chronicle import FinishedGame
from bot.words.wording import LANGUAGES, say
from engine.core.record import LogEntry
from renderers.core.patches import Original

LARGEST: Final = 15 * 2**20
"""Bytes of a page at most, wherever Discord takes more."""

MARGIN: Final = 1500
"""Bytes that a picture takes beside its own: its words, and what encoding rounds up."""

PAUSE: Final = 4.0
"""Seconds between two lines that tell how far it is."""

LONGEST: Final = 600.0
"""Seconds after which it is given up; a press can be answered for fifteen minutes."""

WAITING: Final = 4
"""Pages that wait for the one that is made; more are refused."""

Tell = Callable[[int, int], Awaitable[None]]
"""Tells that so many of so many pictures are drawn."""

_under_way: set[int] = set()
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""Pages are made one at a time, so that others' pictures come in between."""


class PageUnderWay(TableError):
    """A page of this table's game is being made already."""

    key = "error-page-under-way"


class PagesWait(TableError):
    """As many pages as may wait for each other do so."""

    key = "error-pages-wait"


class PageTooSlow(TableError):
    """It took too long."""

    key = "error-page-too-slow"


async def send_page(interaction: Interaction, table: Table, lang: str = "") -> None:
    """Make the page and give it in the deferred reply; ``lang`` "": in the reader's language.

    Raises NotForYou, NotOver, TableDamaged, PageUnderWay, PagesWait, PageTooSlow.
    """
    sees = await may_look(interaction, table)
    if table.id in _under_way:
        raise PageUnderWay
    if len(_under_way) > WAITING:
        raise PagesWait
    _under_way.add(table.id)
    try:
        game = await interaction.client.tables.chronicle.finished(table.id, interaction.user.id, sees=sees)
        await _send(interaction, game, lang if lang in LANGUAGES else language(interaction))
    except TimeoutError as error:
        raise PageTooSlow from error
    finally:
        _under_way.discard(table.id)


async def _send(interaction: Interaction, game: FinishedGame, lang: str) -> None:
    own, limit = language(interaction), min(LARGEST, interaction.filesize_limit)
    told = time.monotonic() - PAUSE

    async def tell(count: int, most: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            text = say(own, "page-progress", count=count, most=most)
            with suppress(discord.HTTPException):
                await interaction.edit_original_response(content=text, allowed_mentions=NO_PINGS)

    palette = interaction.client.people.get(interaction.user.id).palette
    async with asyncio.timeout(LONGEST):
        await tell(0, len(pictured_steps(game.story, game.analysis)))
        async with _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
            film = await filmed(game, lang, palette, tell)
        data, count = await asyncio.to_thread(page_within, game, film, lang, limit)
    name = f"ziggurat-{game.table.id}.html"
    text = say(own, "page-note", table=game.table.id, count=count, dropped=len(film.frames) - count)
    file = discord.File(io.BytesIO(data), name, description=say(own, "page-alt", table=game.table.id))
    view = frozen([after_button(game.table.id, own)])
    await interaction.edit_original_response(content=text, attachments=[file], view=view, allowed_mentions=NO_PINGS)


async def filmed(game: FinishedGame, lang: str, palette: str, tell: Tell) -> Film:
    """The pictures of a game, drawn one after another where all pictures are, so that others' come in between."""
    film, steps = Film(), pictured_steps(game.story, game.analysis)
    # A picture that is as large as an earlier one is that with a patch, also where larger ones stand between.
    originals: dict[tuple[int, int], tuple[Original, int]] = {}
    last = ""
    for count, step in enumerate(steps):
        await tell(count, len(steps))
        view = await asyncio.to_thread(scene, game, step)
        kind = kind_of(game.table.game, view, "whole")
        names = game.names(_last_entry(game, step))
        picture = await draw(game.table.game, view, kind, lang, names, palette)
        if picture.digest == last:
            # It looks like the one before, which is shown on.
            continue
        last = picture.digest
        size = (picture.width, picture.height)
        original, whole = originals.get(size, (None, 0))
        patch = None if original is None else await asyncio.to_thread(original.patch, picture.data)
        if patch is None:
            original, whole = await asyncio.to_thread(Original, picture.data), len(film.wholes)
            originals[size] = original, whole
            film.wholes.append(original.data)
        film.frames.append(Frame(step, whole, patch or b"", picture.alt))
    return film


def scene(game: FinishedGame, step: int) -> Any:
    """What everybody saw at a step, as a picture of what happened in it shows that. Raises DamagedRecord."""
    view, best = game.view(step), most_telling(game.table.game, game.story.steps[step].entries)
    return view if best is None else presentation_of(game.table.game).report.scene(view, best.event)[0]


def _last_entry(game: FinishedGame, step: int) -> LogEntry | None:
    return next((item.entries[-1] for item in reversed(game.story.steps[: step + 1]) if item.entries), None)


def page_within(game: FinishedGame, film: Film, lang: str, limit: int) -> tuple[bytes, int]:
    """The page in at most ``limit`` bytes, and how many pictures it has: fewer where it must be."""
    needed = {turn.first for turn in game.story.turns}
    room = (limit - len(page_html(game, Film(), lang))) * 3 // 4 - MARGIN * len(film.frames)
    fits = fitted(film, room, needed)
    return page_html(game, fits, lang), len(fits.frames)
