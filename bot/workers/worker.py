"""A worker process: reads requests from its standard input, writes replies to its standard output, one at a time.

``python -m bot.workers.worker [--draws] [MODULE...]``. With ``--draws`` it makes itself ready for pictures as long as
nobody asks for anything. Modules add levels of their own (``bot.workers.thinking.ADDED``). It ends when its input does,
however it is busy then: it never outlives the bot.
"""

from __future__ import annotations

import importlib
import os
import queue
import signal
import sys
import threading
from typing import BinaryIO, Final

from bot.workers.frames import LENGTH, Output
from bot.workers.work import work
from engine.core.registry import games, load_game

DRAWS: Final = "--draws"

NICE: Final = 5
"""By how much a worker gives way to the bot itself on a machine with little to give."""


def main(arguments: list[str]) -> None:
    """Answer until the input ends."""
    # Ctrl-C in a terminal and systemd's end of a service reach us too: the bot says when we are to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(NICE)
    source, out = sys.stdin.buffer, Output(os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    # Whatever is printed here must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for module in arguments:
        if module != DRAWS:
            importlib.import_module(module)
    for game in games():
        load_game(game)
    ahead = importlib.import_module("renderers.core.warm").warming() if DRAWS in arguments else iter(())
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(source, requests, out), daemon=True).start()
    out.answer(b"")
    while True:
        while requests.empty() and next(ahead, None) is not None:
            pass
        out.answer(work(requests.get()))


def _read(source: BinaryIO, requests: queue.SimpleQueue[bytes], out: Output) -> None:
    """Hand on every request; end the process with the input."""
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            os._exit(0)
        (length,) = LENGTH.unpack(head)
        data = source.read(length)
        if len(data) < length:
            os._exit(0)
        out.begin()
        requests.put(data)


if __name__ == "__main__":
    main(sys.argv[1:])
