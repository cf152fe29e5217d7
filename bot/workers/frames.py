"""What goes between the bot and a worker: messages with their length before them, and a worker's heartbeat.

While a worker is at work it writes a beat now and then with the processor time that it has used, so that the bot tells
one that works for long from one that hangs.
"""

from __future__ import annotations

import os
import struct
import threading
import time
from typing import BinaryIO, Final

LENGTH: Final = struct.Struct(">I")
"""How long what follows is, before each message in both directions."""

BEAT: Final = (1 << 32) - 1
"""In place of a length: a beat, and no message, follows."""

USED: Final = struct.Struct(">d")
"""A beat: seconds of processor time that the worker has used since it began, beats aside."""

PAUSE = 0.5
"""Seconds between two beats."""


class Output:
    """What a worker writes; beats come from a thread of their own. The process ends when nobody reads it any more."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()
        self._at_work = threading.Event()
        threading.Thread(target=self._beat, name="heartbeat", daemon=True).start()

    def begin(self) -> None:
        """A question has come: beats are written until it is answered."""
        self._at_work.set()

    def answer(self, data: bytes) -> None:
        """Write the answer."""
        with self._lock:
            self._at_work.clear()
            self._write(LENGTH.pack(len(data)) + data)

    def _beat(self) -> None:
        while self._at_work.wait():
            time.sleep(PAUSE)
            with self._lock:
                if self._at_work.is_set():
                    self._write(LENGTH.pack(BEAT) + USED.pack(time.process_time() - time.thread_time()))

    def _write(self, data: bytes) -> None:
        try:
            self._stream.write(data)
            self._stream.flush()
        except OSError:
            os._exit(0)
