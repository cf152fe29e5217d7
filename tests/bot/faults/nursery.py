"""Bots as real processes that start at once: everything is imported beforehand, each one is a copy of that.

The first argument is the address of Discord. For every line on the standard input a bot begins as a process whose
number is printed; its standard error goes to its log file. Each entry of the log has a line of its own there,
so that what is shown can be held line by line against what is stored.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence

from bot.__main__ import main
from bot.local.pointing import point_discord_py
from bot.posting.texts import board
from bot.words.wording import log_lines
from engine.core.record import LogEntry


def one_by_one(lang: str, entries: Sequence[LogEntry], names: Callable[[LogEntry], Sequence[str]]) -> list[str]:
    """A line for each entry, in place of the grouping."""
    return [line for entry in entries for line in log_lines(lang, [entry], names(entry))]


def begin() -> int:
    """Start a bot; gives its process number."""
    child = os.fork()
    if child:
        return child
    with open("bot.log", "ab") as log:
        os.dup2(log.fileno(), 2)
    code = 1
    try:
        code = main()
    finally:
        os._exit(code)


if __name__ == "__main__":
    point_discord_py(sys.argv.pop(1))
    board.grouped_lines = one_by_one
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        print(begin(), flush=True)
