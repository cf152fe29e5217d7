"""Which process of this machine a connection comes from: read from /proc, so that a bot need not say it."""

from __future__ import annotations

import asyncio
import os
import re
from contextvars import ContextVar
from pathlib import Path
from weakref import WeakKeyDictionary

ANSWERING: ContextVar[str | None] = ContextVar("ANSWERING", default=None)
"""What the process is called whose request is being carried out."""
PROC = Path("/proc")


class Processes:
    """Tells process ids by connections, and numbers the processes in the order in which they came.

    Where the system has no /proc, or the connection is gone, a process is unknown (None).
    """

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self._of_line: WeakKeyDictionary[asyncio.BaseTransport, int | None] = WeakKeyDictionary()

    def of(self, line: asyncio.BaseTransport | None) -> int | None:
        """Return the process at the other end of a connection over the loopback address."""
        if line is None:
            return None
        if line not in self._of_line:
            peer = line.get_extra_info("peername")
            inode = _inode(int(peer[1])) if peer else None
            process = None if inode is None else self._holder(inode)
            self._of_line[line] = process
            if process is not None:
                self.numbers.setdefault(process, len(self.numbers) + 1)
        return self._of_line[line]

    def name(self, process: int | None) -> str | None:
        """Return what the page calls a process, as "2 (4711)"; None for one unknown, and while it is the only one."""
        if process not in self.numbers or len(self.numbers) < 2:
            return None
        return f"{self.numbers[process]} ({process})"

    def _holder(self, inode: str) -> int | None:
        """Return the process that has a socket open: those seen before, and this one, are looked at first."""
        first = [*reversed(self.numbers), os.getpid()]
        every = [int(entry.name) for entry in _entries(PROC) if entry.name.isdigit()]
        for process in dict.fromkeys([*first, *every]):
            if any(_link(entry.path) == f"socket:[{inode}]" for entry in _entries(PROC / str(process) / "fd")):
                return process
        return None


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    try:
        return list(os.scandir(folder))
    except OSError:
        return []


def _link(path: str) -> str:
    try:
        return os.readlink(path)
    except OSError:
        return ""


def _inode(port: int) -> str | None:
    """Return the inode of the socket whose own end has this port on the loopback address."""
    for table in ("tcp", "tcp6"):
        try:
            text = (PROC / "net" / table).read_text()
        except OSError:
            continue
        found = re.search(rf"^ *\d+: \S+:{port:04X} \S+:\S+ 01(?: +\S+){{5}} +([1-9]\d*) ", text, re.MULTILINE)
        if found:
            return found[1]
    return None
