"""A worker process: reads questions from its standard input, writes answers to its standard output, one at a time.

``python -m bot.computers.worker [MODULE...]``: modules that add levels of their own (``thinking.ADDED``). It ends when
its input does, however it is busy then: it never outlives the bot.
"""

from __future__ import annotations

import importlib
import os
import queue
import signal
import struct
import sys
import threading
from typing import BinaryIO, Final

from bot.computers.thinking import think
from engine.core.registry import games, load_game

LENGTH: Final = struct.Struct(">I")
"""How long what follows is, before each message in both directions."""

NICE: Final = 5
"""By how much a worker gives way to the bot itself on a machine with little to give."""


def main(modules: list[str]) -> None:
    """Answer until the input ends."""
    # Ctrl-C in a terminal and systemd's end of a service reach us too: the bot says when we are to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(NICE)
    source, out = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a level prints must not get between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for module in modules:
        importlib.import_module(module)
    for game in games():
        load_game(game)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(source, questions), daemon=True).start()
    _write(out, b"")
    while True:
        _write(out, think(questions.get()))


def _read(source: BinaryIO, questions: queue.SimpleQueue[bytes]) -> None:
    """Hand on every question; end the process with the input."""
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            os._exit(0)
        (length,) = LENGTH.unpack(head)
        data = source.read(length)
        if len(data) < length:
            os._exit(0)
        questions.put(data)


def _write(out: BinaryIO, data: bytes) -> None:
    try:
        out.write(LENGTH.pack(len(data)) + data)
        out.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
