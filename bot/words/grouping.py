"""Log lines grouped: what happens in one place, or what one player does in a row, becomes one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from bot.words.wording import log_lines
from data.casts import CAST
from data.texts import join_list, names_of_sides, places_in, texts, worded
from data.words import words_of
from engine.core.record import LogEntry


def grouped_lines(
    lang: str,
    entries: Sequence[LogEntry],
    names: Callable[[LogEntry], Sequence[str]],
    lines: dict[int, str] | None = None,
) -> list[str]:
    """The log in words, oldest first, each entry with the escaped ``names`` of those who sat there then.

    ``lines`` are those of single entries, by their number, for whoever words some of them several times: what is in it
    is not worded anew, what is not is added.

    As many entries as the game says (``Words.entries``) have a line each. Beyond that, consecutive entries about one
    place or one player share a line, and a name that begins several of its sentences is written once.
    """
    counted = _counted([_told(lang, same, names, {} if lines is None else lines) for same in _series(lang, entries)])
    if len(counted) <= min((_most(entry) for entry, _ in counted), default=0):
        return [line for _, line in counted]
    grouping = _Grouping(lang)
    for entry, line in counted:
        grouping.add(entry, line, names(entry))
    return grouping.lines


class _Grouping:
    """The lines so far, and what an entry must be about to share the last one: its place, the seat and the name of its
    last sentence, or anybody in the scene (a competition) that goes on there.
    """

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self.lines: list[str] = []
        self._place: str | None = None
        self._seat: int | None = None
        self._name = ""
        self._is_in_scene = False

    def add(self, entry: LogEntry, line: str, names: Sequence[str]) -> None:
        """Add an entry's line to the last one or below it."""
        game, _, word = entry.event.key.partition("-")
        scenes, place, seat = words_of(game).scenes, _place(game, entry), _seat(entry)
        begins_scene = word in scenes
        self._is_in_scene = begins_scene or (self._is_in_scene and place in (self._place, None) and seat is not None)
        names = names_of_sides(self._lang, game, str(entry.event.args.get(CAST, "")), names)
        name = f"{names[seat]} " if seat is not None and seat < len(names) else ""
        is_at_place = not begins_scene and self._is_at_place(place)
        if self.lines and not entry.undone and (is_at_place or self._is_of_seat(seat, place)):
            self._append(line, name)
            self._place = self._place or place
        else:
            self.lines.append(line)
            self._place = place
        self._seat, self._name = seat, name if line.startswith(name) else ""
        self._is_in_scene = self._is_in_scene and word not in scenes.values()

    def _is_at_place(self, place: str | None) -> bool:
        """Whether an entry about this place belongs to the place of the last line."""
        return self._place is not None and (place == self._place or (self._is_in_scene and place is None))

    def _is_of_seat(self, seat: int | None, place: str | None) -> bool:
        """Whether an entry goes on with what the seat of the last one does, in no other place."""
        return seat is not None and seat == self._seat and (place in (None, self._place) or self._place is None)

    def _append(self, line: str, name: str) -> None:
        """Add a sentence to the last line; a name that begins both is written once."""
        last = self.lines[-1]
        if name and name == self._name and line.startswith(name):
            self.lines[-1] = f"{last.rstrip('.')}; {line.removeprefix(name)}"
        else:
            self.lines[-1] = f"{last} {line}"


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


def _told(
    lang: str, same: Sequence[LogEntry], names: Callable[[LogEntry], Sequence[str]], lines: dict[int, str]
) -> tuple[LogEntry, str]:
    """The line of an entry, or of several in a list."""
    first, key = same[0], same[0].event.key
    if len(same) == 1:
        if first.number not in lines:
            lines[first.number] = log_lines(lang, same, names(first))[0]
        return first, lines[first.number]
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
