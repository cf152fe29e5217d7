"""Logs every stall of the event loop: how long it lasted, and what was running meanwhile.

The loop's own selector says when a turn of the loop begins and when it ends, so a stall is measured exactly and costs
nothing while there is none. A thread looks at the stack of the loop's thread while a turn takes long. What is logged is
names of modules and functions and numbers of lines: no value, so no text of a player.
"""

from __future__ import annotations

import asyncio
import logging
import selectors
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import msgspec

LIMIT: Final = 0.1
"""Seconds that nothing may keep the event loop busy."""

PAUSE: Final = 0.02
"""Seconds between two looks at what is running."""

DEPTH: Final = 12
"""Functions of a stack that are named, from the innermost one out."""

MOST_LOOKS: Final = 500
"""Looks that are kept of one stall."""

OUTER: Final = ("asyncio", "threading", "concurrent", "selectors", "queue")
"""Packages whose functions only wait, or only call others."""

logger = logging.getLogger("ziggurat.stalls")

Stack = tuple[str, ...]


class Stall(msgspec.Struct, frozen=True):
    """One turn of the loop that took too long: ``seconds`` on the clock, ``busy`` of them with its own thread at work.

    ``stack`` is what was hits running most often, from the innermost function out; ``seen`` how often, of ``looks``.
    ``others`` are the innermost functions of other threads that were at work.
    """

    seconds: float
    busy: float
    stack: Stack = ()
    hits: int = 0
    looks: int = 0
    others: Stack = ()

    def __str__(self) -> str:
        """The line of the log."""
        where = f"{' < '.join(self.stack)} ({self.hits} of {self.looks} looks)" if self.stack else "not seen"
        took, busy = f"{self.seconds * 1000:.0f} ms", f"{self.busy * 1000:.0f} ms"
        text = f"the event loop stood still for {took}, at work for {busy} of them: {where}"
        return f"{text}; other threads: {', '.join(self.others)}" if self.others else text


class Watchdog:
    """Watches one event loop, the one that ``loop`` makes; ``watching`` starts the thread that looks.

    ``on_stall`` is called with every stall after it has been logged.
    """

    def __init__(self, limit: float = LIMIT, on_stall: Callable[[Stall], None] | None = None) -> None:
        self.limit = limit
        self.on_stall = on_stall
        self._thread = 0
        self._since: float | None = None
        self._busy = 0.0
        self._turn = 0
        self._looks: list[tuple[Stack, Stack]] = []
        self._looks_of = 0
        self._end = threading.Event()

    def loop(self) -> asyncio.AbstractEventLoop:
        """A new event loop that is watched, to be run in this thread."""
        self._thread = threading.get_ident()
        return asyncio.SelectorEventLoop(_Selector(self))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Look at what is running, in a thread of its own, until the end of the block."""
        self._end.clear()
        thread = threading.Thread(target=self._watch, name="stalls", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._end.set()
            thread.join()

    def began(self) -> None:
        """The loop has something to do."""
        self._turn += 1
        self._busy = time.thread_time()
        self._since = time.monotonic()

    def rested(self) -> None:
        """The loop has done all that there was to do."""
        if self._since is None:
            return
        took = time.monotonic() - self._since
        self._since = None
        if took >= self.limit:
            self._report(took, time.thread_time() - self._busy)

    def _report(self, took: float, busy: float) -> None:
        looks = self._looks if self._looks_of == self._turn else []
        stall = Stall(took, busy)
        if looks:
            stack, hits = Counter(stack for stack, _ in looks).most_common(1)[0]
            others = Counter(name for _, names in looks for name in names)
            stall = Stall(took, busy, stack, hits, len(looks), tuple(name for name, _ in others.most_common(3)))
        logger.warning("%s", stall)
        if self.on_stall is not None:
            self.on_stall(stall)

    def _watch(self) -> None:
        me = threading.get_ident()
        while not self._end.wait(PAUSE):
            turn, since = self._turn, self._since
            if since is None or time.monotonic() - since < self.limit / 2:
                continue
            frames = sys._current_frames()
            stack = stack_of(frames.get(self._thread))
            working = [frame for thread, frame in frames.items() if thread not in (me, self._thread)]
            others = [stack_of(frame)[:1] for frame in working if _package(frame) not in OUTER]
            if turn != self._turn:
                continue
            if self._looks_of != turn:
                self._looks, self._looks_of = [], turn
            if len(self._looks) < MOST_LOOKS:
                self._looks.append((stack, tuple(name for names in others for name in names)))


class _Selector(selectors.DefaultSelector):
    """Tells a watchdog when its loop waits and when it works."""

    def __init__(self, watchdog: Watchdog) -> None:
        super().__init__()
        self._watchdog = watchdog

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait for what is to be done next."""
        self._watchdog.rested()
        try:
            return super().select(timeout)
        finally:
            self._watchdog.began()


def stack_of(frame: FrameType | None) -> Stack:
    """The functions of a stack as "module:line function", the innermost first, up to the loop that has called them."""
    while frame is not None and _package(frame) in OUTER:
        frame = frame.f_back
    names: list[str] = []
    while frame is not None and len(names) < DEPTH and _package(frame) not in OUTER:
        names.append(f"{frame.f_globals.get('__name__', '?')}:{frame.f_lineno} {frame.f_code.co_name}")
        frame = frame.f_back
    return tuple(names)


def _package(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", "?")).partition(".")[0]
