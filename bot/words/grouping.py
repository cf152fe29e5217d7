"""A long stretch of the log in few lines: what happens in one area together, and what one player does in a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.words.wording import log_lines
from engine.core.record import LogEntry

MANY = 12
"""Up to so many entries have a line each."""


def told_short(lang: str, entries: Sequence[LogEntry], names: Callable[[LogEntry], Sequence[str]]) -> list[str]:
    """The log in words, oldest first, each entry with the escaped ``names`` of those who sat there then.

    Of many entries those that follow one another and speak of one area, or of one player, are one line; a name that
    begins several of its sentences is said once.
    """
    told = _counted([(entry, log_lines(lang, [entry], names(entry))[0]) for entry in entries])
    if len(told) <= MANY:
        return [line for _, line in told]
    lines: list[str] = []
    area: str | None = None
    seat: int | None = None
    speaker, fighting = "", False
    for entry, line in told:
        here, who = _area(entry), _seat(entry)
        begun = entry.event.key.endswith("-competition")
        fighting = begun or (fighting and here in (area, None) and who is not None)
        same_area = not begun and area is not None and (here == area or (fighting and here is None))
        same_seat = who is not None and who == seat and (here is None or here == area or area is None)
        begins = f"{names(entry)[who]} " if who is not None and who < len(names(entry)) else ""
        if lines and (same_area or same_seat) and not entry.undone:
            again = begins and begins == speaker and line.startswith(begins)
            lines[-1] = f"{lines[-1].rstrip('.')}; {line.removeprefix(begins)}" if again else f"{lines[-1]} {line}"
            area = area or here
        else:
            lines.append(line)
            area = here
        seat, speaker, fighting = who, begins, fighting and not entry.event.key.endswith("-decided")
    return lines


def _counted(told: Sequence[tuple[LogEntry, str]]) -> list[tuple[LogEntry, str]]:
    """What is said several times in a row is said once, with how often."""
    found: list[tuple[LogEntry, str]] = []
    for line, same in groupby(told, key=lambda item: (item[1], item[0].undone)):
        entries = [entry for entry, _ in same]
        often = f" ×{len(entries)}" if len(entries) > 1 else ""
        found.append((entries[0], f"{line[0].removesuffix('.')}{often}." if often else line[0]))
    return found


def _area(entry: LogEntry) -> str | None:
    """The one area that an entry speaks of."""
    args = entry.event.args
    area = args.get("area")
    targets = str(args.get("targets", ""))
    if area is None and targets.startswith("area:") and " " not in targets:
        area = targets.removeprefix("area:")
    return None if area is None else str(area)


def _seat(entry: LogEntry) -> int | None:
    """The seat that an entry speaks of first."""
    seat = entry.event.args.get("seat")
    return seat if isinstance(seat, int) else None
