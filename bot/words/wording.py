"""Questions, options, errors and log lines in words. The texts are in data/."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from bot.games import naming
from bot.model.errors import OptionsConflict, TableError
from bot.words.option_tree import TreeEntry
from data.texts import describe_event, texts, worded
from engine.computers.levels import LEVELS, SENSIBLE, level_of, style_of
from engine.core.ask import Ask
from engine.core.errors import (
    EngineError,
    IllegalAnswer,
    NothingToUndo,
    NotYourTurn,
    Reason,
    RuleFailure,
    StaleRevision,
    UndoNeedsConsent,
)
from engine.core.record import LogEntry
from engine.core.registry import games

LANGUAGES = ("en", "es")


def language_of(locale: object, default: str = "en") -> str:
    """Our language for a locale of Discord ("es-ES", "es-419", "en-GB"...)."""
    short = str(locale).partition("-")[0]
    return short if short in LANGUAGES else default


def say(lang: str, key: str, **args: Any) -> str:
    """A text of data/; a ``table`` argument is written without separators. Raises KeyError for unknown keys."""
    if isinstance(args.get("table"), int):
        args["table"] = str(args["table"])
    return texts().text(lang, key, **args)


def title(game: str, lang: str) -> str:
    """A game's title."""
    names = games()[game].title
    return names.get(lang, names["en"])


def say_of(lang: str, game: str, key: str, **args: Any) -> str:
    """A game's own text of this key, else the common one."""
    own = f"{game}-{key}"
    return say(lang, own if texts().has(lang, own) else key, **args)


def question(lang: str, game: str, ask: Ask, names: Sequence[str]) -> str:
    """What a seat is asked. ``names`` are the players' names by seat."""
    return say(lang, f"{game}-ask-{ask.key.replace(':', '-')}", **asked_about(lang, game, ask, names))


def purpose(lang: str, game: str, ask: Ask, names: Sequence[str]) -> str:
    """What a question is for, in a line for who has not played the game often; "" where the game has no text of it."""
    key = f"{game}-purpose-{ask.key.replace(':', '-')}"
    return say(lang, key, **asked_about(lang, game, ask, names)) if texts().has(lang, key) else ""


def asked_about(lang: str, game: str, ask: Ask, names: Sequence[str]) -> dict[str, Any]:
    """The arguments of a question's text: its facts in words, and how many options are to be chosen.

    ``span`` sums up ``least`` and ``most``: "one", "exactly", "up-to" or "range"; ``offered`` is "one" option or
    "several".
    """
    most = ask.most if ask.most == 1 else min(ask.most, len(ask.options))
    span = (
        "one" if most == 1 and ask.least else "up-to" if not ask.least else "exactly" if ask.least == most else "range"
    )
    offered = "one" if len(ask.options) == 1 else "several"
    return {"least": ask.least, "most": most, "span": span, "offered": offered} | worded(lang, game, ask.about, names)


def choice_label(lang: str, game: str, choice: TreeEntry, names: Sequence[str] = ()) -> str:
    """The label of an entry: text "{game}-choice-{verb}" for the first word, "...-2" for the second, and so on.

    A word without a text, such as a square, is its own label. Words that are chosen together stand together.
    """
    if choice.is_group:
        return naming.group_label(game, lang, choice.parts[-1])
    last = len(choice.parts)
    first = last if choice.chosen_count is None else max(choice.chosen_count + 1, min(2, last))
    words = (_label(lang, game, choice.parts[:end], tuple(names)) for end in range(first, last + 1))
    return " · ".join(filter(None, words))


@lru_cache(maxsize=8192)
def _label(lang: str, game: str, parts: tuple[str, ...], names: tuple[str, ...]) -> str:
    own = naming.label(game, lang, parts, names)
    depth = len(parts)
    key = f"{game}-choice-{parts[0]}" + (f"-{depth}" if depth > 1 else "")
    if own is not None:
        return say(lang, f"{key}-thing", thing=own) if texts().has(lang, f"{key}-thing") else own
    last = parts[-1]
    return say(lang, key, arg=int(last) if last.isdecimal() else last) if texts().has(lang, key) else last


def option_label(lang: str, game: str, option: str, names: Sequence[str] = ()) -> str:
    """The label of a whole option: "Place a tile · Temple · F7"; "{game}-whole-{verb}" for one that needs no steps."""
    parts = option.split(":")
    if len(parts) == 2 and texts().has(lang, whole := f"{game}-whole-{parts[0]}"):
        return say(lang, whole, arg=int(parts[1]) if parts[1].isdecimal() else parts[1])
    steps = [
        choice_label(lang, game, TreeEntry(option, tuple(parts[: depth + 1]), is_leaf=depth + 1 == len(parts)), names)
        for depth in range(len(parts))
    ]
    return " · ".join(filter(None, steps))


def reason(lang: str, why: Reason) -> str:
    """Why the rules forbid something."""
    return say(lang, why.key, **worded(lang, why.key.partition("-")[0], why.args, ()))


def error_text(lang: str, error: Exception) -> str:
    """A sentence for an error, which says what to do instead."""
    if isinstance(error, OptionsConflict):
        return say(lang, error.key, reason=reason(lang, error.reason))
    if isinstance(error, TableError):
        return say(lang, error.key, **error.args_)
    if isinstance(error, IllegalAnswer):
        return say(lang, "error-illegal", reason=reason(lang, error.reason) if error.reason else "none")
    if isinstance(error, UndoNeedsConsent):
        return say(lang, f"error-undo-needs-consent-{error.why}")
    if isinstance(error, RuleFailure):
        return say(lang, "error-rule-failure", id=error.error_id)
    keys: dict[type[EngineError], str] = {
        NotYourTurn: "error-not-your-turn",
        StaleRevision: "error-stale",
        NothingToUndo: "error-nothing-to-undo",
    }
    for kind, key in keys.items():
        if isinstance(error, kind):
            return say(lang, key)
    raise TypeError(f"no words for {type(error).__name__}")


def log_lines(lang: str, entries: Sequence[LogEntry], names: Sequence[str]) -> list[str]:
    """The log in words, oldest first; entries that were undone are struck through."""
    lines = []
    for entry in entries:
        line = describe_event(lang, entry.event, names)
        lines.append(f"~~{line}~~" if entry.undone else line)
    return lines


def log_lines_then(lang: str, entries: Sequence[LogEntry], names: Callable[[LogEntry], Sequence[str]]) -> list[str]:
    """``log_lines`` with each entry's own ``names``, not escaped yet: of those who sat there then."""
    return [line for entry in entries for line in log_lines(lang, [entry], [escaped(name) for name in names(entry)])]


def escaped(name: str) -> str:
    """A user's name without control characters, and with everything escaped that Discord would format or mention."""
    visible = "".join(letter for letter in name if letter.isprintable() or letter == "\u200d").strip() or "?"
    marked = "".join(f"\\{letter}" if letter in "*_~`|>#-[]()<:@\\" else letter for letter in visible)
    return f"\u2068{marked}\u2069" if any("\u0590" <= letter <= "\u08ff" for letter in visible) else marked


def clipped(lines: Sequence[str], limit: int, more: str) -> str:
    """The newest lines that fit ``limit`` characters, as one text, after ``more`` if some were left out."""
    newest: list[str] = []
    size = 0
    for line in reversed(lines):
        if size + len(line) + 1 > limit - len(more) - 1:
            newest.append(more)
            break
        newest.append(line)
        size += len(line) + 1
    return "\n".join(reversed(newest))[:limit]


def choice_setting(lang: str, game: str, option: str, value: str) -> str:
    """A table option and its value in words: "Board: alternative, 14 treasures"."""
    return f"{say(lang, f'{game}-option-{option}')}: {say(lang, f'{game}-option-{option}-{value}')}"


def level_word(level: str, lang: str) -> str:
    """A computer's level in a word, and its style; an unknown level is named as the sensible one."""
    name, style = level_of(level), f"style-{style_of(level)}"
    word = say(lang, f"level-{name if name in LEVELS else SENSIBLE}")
    if not texts().has(lang, style):
        return word
    return say(lang, "level-and-style", level=word, style=say(lang, style))
