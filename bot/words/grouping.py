"""Log lines grouped: what happens in one place, or what one player does in a row, becomes one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.words.wording import log_lines
from data.texts import join_list, places_in, texts, worded
from data.words import words_of
from engine.core.record import LogEntry


def grouped_lines(lang: str, entries: Sequence[LogEntry], names: Callable[[LogEntry], Sequence[str]]) -> list[str]:
    """The log in words, oldest first, each entry with the escaped ``names`` of those who sat there then.

    As many entries as the game says (``Words.entries``) have a line each. Beyond that, consecutive entries about one
    place or one player share a line, and a name that begins several of its sentences is written once.
    """
    counted = _counted([_told(lang, same, names) for same in _series(lang, entries)])
    if len(counted) <= min((_most(entry) for entry, _ in counted), default=0):
        return [line for _, line in counted]
    lines: list[str] = []
    place: str | None = None
    seat: int | None = None
    speaker, fighting = "", False
    for entry, line in counted:
        game, _, word = entry.event.key.partition("-")
        here, who = _place(game, entry), _seat(entry)
        begun = word in words_of(game).scenes
        fighting = begun or (fighting and here in (place, None) and who is not None)
        same_place = not begun and place is not None and (here == place or (fighting and here is None))
        same_seat = who is not None and who == seat and (here is None or here == place or place is None)
        begins = f"{names(entry)[who]} " if who is not None and who < len(names(entry)) else ""
        if lines and (same_place or same_seat) and not entry.undone:
            again = begins and begins == speaker and line.startswith(begins)
            lines[-1] = f"{lines[-1].rstrip('.')}; {line.removeprefix(begins)}" if again else f"{lines[-1]} {line}"
            place = place or here
        else:
            lines.append(line)
            place = here
        speaker = begins if line.startswith(begins) else ""
        seat, fighting = who, fighting and word not in words_of(game).scenes.values()
    return lines


def _series(lang: str, entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    """Entries that share a line as a list, "{event key}-series" of "{event key}-item"; each other one alone."""
    series: list[list[LogEntry]] = []
    for entry in entries:
        last = series[-1][-1] if series else None
        alike = last is not None and last.event.key == entry.event.key and last.undone == entry.undone
        if alike and not entry.undone and texts().has(lang, f"{entry.event.key}-series"):
            series[-1].append(entry)
        else:
            series.append([entry])
    return series


def _told(lang: str, same: Sequence[LogEntry], names: Callable[[LogEntry], Sequence[str]]) -> tuple[LogEntry, str]:
    """The line of an entry, or of several in a list."""
    first, key = same[0], same[0].event.key
    if len(same) == 1:
        return (first, log_lines(lang, same, names(first))[0])
    game = key.partition("-")[0]
    items = [texts().text(lang, f"{key}-item", **worded(lang, game, entry.event.args, names(entry))) for entry in same]
    return first, texts().text(lang, f"{key}-series", list=join_list(lang, items))


def _most(entry: LogEntry) -> int:
    """Up to how many entries have a line each, as the game of this one says."""
    return words_of(entry.event.key.partition("-")[0]).entries


def _counted(lines: Sequence[tuple[LogEntry, str]]) -> list[tuple[LogEntry, str]]:
    """Merge equal consecutive lines into one with a count."""
    merged: list[tuple[LogEntry, str]] = []
    for line, same in groupby(lines, key=lambda item: (item[1], item[0].undone)):
        entries = [entry for entry, _ in same]
        often = f" ×{len(entries)}" if len(entries) > 1 else ""
        merged.append((entries[0], f"{line[0].removesuffix('.')}{often}." if often else line[0]))
    return merged


def _place(game: str, entry: LogEntry) -> str | None:
    """The one place that an entry is about."""
    args, words = entry.event.args, words_of(game)
    for place in places_in(game, args).values():
        return str(place)
    for name, argument in words.arguments.items():
        aims = str(args.get(name, ""))
        if words.place and argument.style == "things" and argument.kind == words.place:
            kind, _, place = aims.partition(":")
            return place if kind == words.place and " " not in place else None
    return None


def _seat(entry: LogEntry) -> int | None:
    """The first seat that an entry is about."""
    seat = entry.event.args.get("seat")
    return seat if isinstance(seat, int) else None
