"""A long finished game of each kind: what its figures, its story, its animation and its page cost, and how large they
are.

Sensible players play one game to its end with the most seats (``BENCH_GAMES`` names some, parted by commas). Times are
processor time of the bot's process, and of the one that draws an animation, as the machine may have other work. A page
of the figures is all that the bot does for a press of it, ``TIMES`` times for each page; "first" is the press for which
the game has to be told anew.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final, TypeVar

from bench.records import SERVER, end_one, last_answer
from bot.after.animation import frames
from bot.history.page import LARGEST, filmed, page_within
from bot.history.story_text import story_text
from bot.messages.animations import Animations
from bot.model.drawing import FrameRequest
from bot.records.game import figures_page
from bot.store import Store
from bot.tables.chronicle import FinishedGame
from bot.tables.people import PlayerSettings
from bot.tables.service import Tables
from engine.computers.levels import SENSIBLE
from engine.core.registry import games as known_games

TIMES: Final = 3
LANGUAGE: Final = "en"
MEGABYTE: Final = 1e6
T = TypeVar("T")


def measure() -> dict[str, float]:
    """By game: players, answers, milliseconds of a press of the figures (first, p50, most) and of the story; pictures,
    megabytes and seconds of the animation and of the page.
    """
    names = os.environ.get("BENCH_GAMES", ",".join(known_games())).split(",")
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
        for game in names:
            measured = asyncio.run(_measured(Path(folder) / f"{game}.sqlite3", game))
            figures |= {f"{game}_{name}": round(value, 2) for name, value in measured.items()}
    return figures


async def _measured(path: Path, game: str) -> dict[str, float]:
    players = known_games()[game].seats[1]
    store = await Store.open(path)
    tables = Tables(store, seed_source=lambda: 7)
    try:
        people = list(range(1, players + 1))
        table = await end_one(tables, last_answer(game, players, SENSIBLE), people, SERVER.id)

        async def finished() -> FinishedGame:
            return await tables.chronicle.finished(table, people[0], sees=True)

        pressed = await _figures(store, finished, people[0])
        one = await finished()
        about = {"players": float(players), "answers": float(one.analysis.answers)}
        return about | pressed | await _animation(one) | await _page(one)
    finally:
        await tables.shut_down()


async def _figures(store: Store, finished: Callable[[], Awaitable[FinishedGame]], reader: int) -> dict[str, float]:
    async def press(number: int) -> list[str]:
        page = await figures_page(store, await finished(), number, LANGUAGE, lambda _: PlayerSettings(), reader)
        return page.names

    async def story() -> str:
        game = await finished()
        return await asyncio.to_thread(story_text, game.analysis, LANGUAGE, game.names)

    first, names = await _spent(partial(press, 0))
    times = [(await _spent(partial(press, number)))[0] for number in range(len(names)) for _ in range(TIMES)]
    told = median([(await _spent(story))[0] for _ in range(TIMES)])
    return {
        "figures_pages": float(len(names)),
        "figures_first_ms": 1000 * first,
        "figures_p50_ms": 1000 * median(times),
        "figures_most_ms": 1000 * max(times),
        "story_p50_ms": 1000 * told,
    }


async def _animation(game: FinishedGame) -> dict[str, float]:
    """With the start of its process, as whoever asks for one waits for that too."""
    animations, shown = Animations(), list[int]()

    async def made() -> bytes:
        def asked() -> list[FrameRequest]:
            requests = frames(game, "bench", "default")
            shown[:] = [request.milliseconds for request in requests]
            return requests

        return await animations.make("bench", asked)

    seconds, data = await _spent(made)
    return {
        "animation_stills": float(len(shown)),
        "animation_seconds_shown": sum(shown) / 1000,
        "animation_mb": len(data) / MEGABYTE,
        "animation_seconds": seconds,
    }


async def _page(game: FinishedGame) -> dict[str, float]:
    """In this process, in which nothing has been drawn yet but for sheets."""

    async def tell(_: int, __: int) -> None:
        """Nobody is told."""

    async def made() -> tuple[bytes, int]:
        film = await filmed(game, LANGUAGE, "default", tell)
        return await asyncio.to_thread(page_within, game, film, LANGUAGE, LARGEST)

    seconds, (data, count) = await _spent(made)
    return {"page_pictures": float(count), "page_mb": len(data) / MEGABYTE, "page_seconds": seconds}


async def _spent(work: Callable[[], Awaitable[T]]) -> tuple[float, T]:
    """Seconds of processor time of this process and of those that it has ended meanwhile; what came of the work."""
    started = _processor()
    made = await work()
    return _processor() - started, made


def _processor() -> float:
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime
