"""The names of a game's options and things: from the game's words, or the host's own where it has any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games import presentation_of
from bot.games.model import Description
from data.collation import in_alphabet
from data.texts import counted, faction_name, texts
from data.words import group_ids, name_of, short_of, text_of, words_of
from engine.core.ask import Ask


def label(game: str, lang: str, parts: tuple[str, ...], names: Sequence[str]) -> str | None:
    """The name of the thing that the last word of an option is; None where the texts have words for it, or none."""
    if len(parts) < 2:
        return None
    verb, last, words = parts[0], parts[-1], words_of(game)
    if verb in words.pairs and len(parts) > 2:
        return faction_name(lang, game, int(last), names)
    if verb == "seat" and last.isdecimal() and int(last) < len(names):
        return names[int(last)]
    if verb in words.players and len(parts) == 3 and last.isdecimal() and 0 < int(last) <= len(names):
        return names[int(last) - 1]
    if "=" in last or "+" in last:
        return counted(lang, game, words.options.get(verb, ""), last)
    if len(parts) > 2 and (name := name_of(game, lang, f"{parts[-2]}:{last}")) is not None:
        return name
    return name_of(game, lang, f"{words.options.get(verb, '')}:{last}")


def full_name(game: str, lang: str, option: str, names: Sequence[str]) -> str | None:
    """An option in full, verb and thing, as one types it ("settlement to A1"); None where its thing says it all.

    A part that this option lacks is "" in its text.
    """
    verb, *rest = option.split(":")
    key = f"{game}-named-{verb}"
    if not rest or not texts().has(lang, key):
        return None
    parts = words_of(game).parts.get(verb, ())
    args: dict[str, str | int] = dict.fromkeys(parts, "")
    for depth, (part, word) in enumerate(zip(parts, rest, strict=False), start=1):
        named = label(game, lang, (verb, *rest[:depth]), names)
        args[part] = named or (int(word) if word.isdecimal() else word)
    return texts().text(lang, key, **args)


def group(game: str, word: str) -> str:
    """The group of a last word in long menus: as the game's words say, else its first letter."""
    return group_ids(game).get(word, "other") if words_of(game).groups is not None else word[:1]


def group_label(game: str, lang: str, group: str) -> str:
    """The words for such a group."""
    groups = words_of(game).groups
    name = None if groups is None else name_of(game, lang, f"{groups.kind}:{group}")
    if name is not None:
        return name
    keys = (key for key in (f"{game}-group-{group}", f"{game}-choice-group") if texts().has(lang, key))
    key = next(keys, None)
    return group if key is None else texts().text(lang, key, arg=group)


def turn_name(game: str, lang: str, view: Any, *, short: bool = False) -> str:
    """What the turn of a view is called: "Turn 12"; ``short``: where there is little room, "T12"."""
    key = "turn-short" if short else "turn-name"
    own = f"{game}-{key}"
    return texts().text(lang, own if texts().has(lang, own) else key, **presentation_of(game).turn(view).facts)


def period_name(game: str, lang: str, view: Any) -> str:
    """When the turn or round of a view was, within a sentence: "in turn 12"; phases of one turn are named alike."""
    own = f"{game}-period"
    return texts().text(lang, own if texts().has(lang, own) else "period", **presentation_of(game).turn(view).facts)


def place(game: str, option: str) -> tuple[str, str] | None:
    """What an option does, and the place on the board that it is done at; None for those without."""
    own = presentation_of(game).place
    if own is not None:
        return own(option)
    verb, *rest = option.split(":")
    kind = words_of(game).place
    return (verb, rest[0]) if rest and kind and name_of(game, "en", f"{kind}:{rest[0]}") is not None else None


def note(game: str, lang: str, thing: str, left_out: Sequence[str] = ()) -> Description | None:
    """Name and text of a thing, None where it has none. ``left_out``: ids of what the table plays without."""
    own = presentation_of(game).note
    if own is not None and (special := own(lang, thing, left_out)) is not None:
        return special
    name, text = name_of(game, lang, thing), text_of(game, lang, thing)
    return None if name is None or text is None else Description(name, text, short=short_of(game, lang, thing) or "")


def note_on(game: str, lang: str, option: str, left_out: Sequence[str] = ()) -> Description | None:
    """Name and text of what an option is about: of all after its verb, else of the word that the game's words name
    (what something is upgraded to), else of the first.
    """
    descriptions = (note(game, lang, thing, left_out) for thing in _subjects(game, option))
    return next((item for item in descriptions if item is not None), None)


def _subjects(game: str, option: str) -> list[str]:
    """What an option may be about, as things, the likeliest first."""
    verb, _, rest = option.partition(":")
    words = words_of(game)
    kind = words.options.get(verb)
    if kind is None:
        return []
    if not kind:
        return [rest]
    parts = rest.split(":")
    if len(parts) == 1:
        return [f"{kind}:{rest}"]
    return [f"{kind}:{part}" for part in (rest, parts[min(words.about.get(verb, 0), len(parts) - 1)], parts[0])]


def short_hint(game: str, lang: str, option: str, left_out: Sequence[str] = ()) -> str:
    """What the thing that an option is about does, in the few words of its short text; "" where it has none.
    ``left_out``: ids of what the table plays without.
    """
    text = note_on(game, lang, option, left_out)
    return "" if text is None else text.short


def notes(game: str, lang: str, ask: Ask, option: str = "") -> list[Description]:
    """The texts of what a question speaks of and offers, or of one option alone."""
    presentation, left_out = presentation_of(game), str(ask.about.get("without", "")).split()
    if option:
        candidates = [note_on(game, lang, option, left_out)]
    else:
        about = [(kind, str(ask.about[kind])) for kind in presentation.subjects if kind in ask.about]
        candidates = [note(game, lang, thing if ":" in thing else f"{kind}:{thing}", left_out) for kind, thing in about]
        if ask.key not in presentation.unread:
            # Verbs that nothing with a text follows have no notes: of squares there are hundreds.
            read = {*words_of(game).options} - {*presentation.unread}
            options = (item for item in ask.options if item.partition(":")[0] in read)
            candidates += [note_on(game, lang, item, left_out) for item in options]
    return list(dict.fromkeys(item for item in candidates if item is not None))


def hint(game: str, view: Any, option: str, lang: str, names: Sequence[str]) -> str:
    """A short text under an option in a menu: who is there, or what it does."""
    at, words = place(game, option), words_of(game)
    if at is not None and words.options.get(at[0], words.place) == words.place:
        return presentation_of(game).standing_at(view, at[1], lang, names)
    text = note_on(game, lang, option, getattr(view, "without", ()))
    return text.text if text is not None else ""


def ranker(game: str, view: Any, lang: str, names: Sequence[str]) -> Callable[[str, bool], tuple[Any, ...]]:
    """What options of one verb are sorted by for the reader of this view, given whether they come by groups.

    What has a name comes by the alphabet of the reader's language, by groups where they are many; all else stays in the
    rules' own order.
    """
    own = presentation_of(game).ranker
    if own is not None:
        return own(view, lang)
    kinds = words_of(game).options

    def rank(option: str, grouped: bool) -> tuple[tuple[str, str], ...]:
        parts = tuple(option.split(":"))
        name = label(game, lang, parts[:2], names) if parts[0] in kinds else None
        if name is None:
            return ()
        part = in_alphabet(lang, group_label(game, lang, group(game, parts[1]))) if grouped else ("", "")
        return part, in_alphabet(lang, name)

    return rank


def emoji(game: str, option: str) -> str:
    """A sign for what kind of thing an option is; "" where that is plain."""
    return presentation_of(game).signs.get(option.partition(":")[0], "")


def is_result(game: str, key: str) -> bool:
    """Whether a log line of this key tells how something was decided."""
    return key.partition("-")[2] in words_of(game).results
