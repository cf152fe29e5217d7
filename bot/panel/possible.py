"""What somebody can do, and what not, with the reason: lists for "What can I do?" in all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Final

import msgspec

from bot.games import naming
from bot.games.model import Description
from bot.panel.composing import Composing
from bot.panel.sure import whole_label
from bot.words.option_tree import TreeEntry
from bot.words.option_words import OptionWords, capital, cut
from bot.words.wording import reason, say
from data.words import name_of, words_of
from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.position import Position

ROOM: Final = 900
"""Characters of each of the two lists."""

LINE: Final = 300
"""Characters of a line of them."""

TOGETHER: Final = 8
"""Things that are named with one reason at most."""

Effect = Callable[[str], str]
"""What an option costs and gives, in a few words."""


class Thing(msgspec.Struct):
    """Something that can be done: what it costs and gives, and at how many places."""

    effect: str
    count: int = 0


def chain_notes(words: OptionWords, item: Composing) -> tuple[Description, ...]:
    """The two lists for the next question of a turn that is composed."""
    ask, turn = item.turn.ask, item.turn
    if ask is None:
        return ()
    position, seat = turn.position, ask.seat
    return possible_notes(
        words,
        position,
        ask,
        lambda option: item.chain.effect(position, seat, option, words.lang),
        (item.chain.closing,),
    )


def possible_notes(
    words: OptionWords, position: Position, ask: Ask, effect: Effect, left_out: Sequence[str] = ()
) -> tuple[Description, ...]:
    """Two lists for a question: what is possible, with what it costs; what is not, with the rule that forbids it, the
    one that says most, cards of the own hand included. ``left_out`` are options that are not spoken of.
    """
    silent = {*left_out, *ask.grave, *words.presentation.idle}
    can = _possible(words, ask, effect, silent)
    cannot = _impossible(words, position, ask, can, silent)
    nothing = say(words.lang, "panel-possible-none")
    kinds = [_kind(words, kind, things) for kind, things in can.items()]
    lines = [_line(words, kind, why, things) for (kind, why), things in cannot.items()]
    return (
        Description(say(words.lang, "panel-possible-can"), _bounded(words, kinds) or nothing),
        Description(say(words.lang, "panel-possible-not"), _bounded(words, lines) or nothing),
    )


def _possible(words: OptionWords, ask: Ask, effect: Effect, silent: Set[str]) -> dict[str, dict[str, Thing]]:
    """What is possible: by the words for its verb things by their names."""
    can = dict[str, dict[str, Thing]]()
    for option in ask.options:
        if option in silent:
            continue
        things, label = can.setdefault(_verb(words, option), {}), thing_of(words, option)
        if label not in things:
            things[label] = Thing(effect(option))
        things[label].count += 1
    return can


def _impossible(
    words: OptionWords, position: Position, ask: Ask, can: Mapping[str, Mapping[str, Thing]], silent: Set[str]
) -> dict[tuple[str, str], list[str]]:
    """What is not possible: things by the words for their verb ("" where their own say it) and by the reason, for each
    thing the one that says most.
    """
    possible, plainest = set(ask.options), dict[tuple[str, str], Reason]()
    for option in ask.options.all:
        if option in possible or option in silent:
            continue
        why, label, verb = position.why_not(ask, option), thing_of(words, option), _verb(words, option)
        if why is None or label in can.get(verb, ()):
            continue
        kind = verb if words.presentation.is_stepwise and label else ""
        about = kind, label if kind else whole_label(words, option)
        plainest[about] = min(plainest.get(about, why), why, key=lambda rule: words.presentation.faintness(rule.key))
    cannot = dict[tuple[str, str], list[str]]()
    for (kind, thing), why in plainest.items():
        _add(cannot, kind, reason(words.lang, why), thing)
    for name, why in position.missing(ask):
        _add(cannot, "", reason(words.lang, why), capital(name_of(words.game, words.lang, name) or words.option(name)))
    return cannot


def _verb(words: OptionWords, option: str) -> str:
    return capital(words.option(option.partition(":")[0]))


def thing_of(option_words: OptionWords, option: str) -> str:
    """What an option is about, however it is carried out: its card, its kind of tile; "" where its verb says it all."""
    verb, *words = option.split(":")
    if not option_words.presentation.is_stepwise:
        return option_words.thing(option) if words else ""
    kind = words_of(option_words.game).options.get(verb, "")
    names = (name_of(option_words.game, option_words.lang, f"{one}:{word}") for word in words for one in (kind, "card"))
    thing_name = next((name for name in names if name is not None), None)
    if thing_name is not None:
        return thing_name
    if (
        not words
        or option_words.presentation.steps
        or (len(words) == 1 and naming.place(option_words.game, option) is not None)
    ):
        return ""
    return option_words.choice(TreeEntry(option, (verb, words[0]), is_leaf=True))


def _kind(words: OptionWords, kind: str, things: dict[str, Thing]) -> str:
    if not any(things):
        (thing,) = things.values()
        return f"{kind} {_details(words, thing)}".strip()
    return f"{kind}: {', '.join(f'{name} {_details(words, thing)}'.strip() for name, thing in things.items())}"


def _details(option_words: OptionWords, thing: Thing) -> str:
    """What it costs and gives; where a game has places, at how many of them."""
    has_places = option_words.presentation.place is not None and thing.count > 1
    places = say(option_words.lang, "panel-possible-places", count=thing.count) if has_places else ""
    words = "; ".join(filter(None, (thing.effect, places)))
    return f"({words})" if words else ""


def _line(words: OptionWords, kind: str, why: str, things: list[str]) -> str:
    """What is not possible, and why; a reason that names the one thing says it all."""
    if len(things) == 1 and things[0] in why:
        return why
    return ": ".join(filter(None, (kind, _name_list(words, things), why)))


def _add(lines: dict[tuple[str, str], list[str]], kind: str, why: str, thing: str) -> None:
    things = lines.setdefault((kind, why), [])
    if thing not in things:
        things.append(thing)


def _name_list(words: OptionWords, things: list[str]) -> str:
    more = len(things) - TOGETHER
    names = ", ".join(things[:TOGETHER])
    return f"{names} {say(words.lang, 'panel-possible-more', count=more)}" if more > 0 else names


def _bounded(words: OptionWords, lines: Iterable[str]) -> str:
    """The lines as a list, as far as there is room, and how many are left out."""
    bullets, size, left_out = list[str](), 0, 0
    for line in lines:
        short = cut(line, LINE)
        size += len(short) + 3
        if size > ROOM - 40:
            left_out += 1
        else:
            bullets.append(f"- {short}")
    if left_out:
        bullets.append(f"- {say(words.lang, 'panel-possible-more', count=left_out)}")
    return "".join(f"\n{line}" for line in bullets)
