"""What somebody can still do in a turn, and what they cannot, with the reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.model import Description
from bot.panel.composing import Composing
from bot.panel.sure import whole_label
from bot.words.option_words import OptionWords, cut
from bot.words.wording import reason, say

ROOM: Final = 900
"""Characters of each of the two lists."""

LINE: Final = 300
"""Characters of a line of them."""

TOGETHER: Final = 8
"""Things that are named with one reason at most."""


def possible_notes(said: OptionWords, item: Composing) -> tuple[Description, ...]:
    """Two lists: what is possible, with what it costs; what is not, with the rule that forbids it."""
    ask, made = item.made.ask, item.made
    if ask is None:
        return ()
    seat = ask.seat
    can, cannot = dict[str, list[str]](), dict[str, list[str]]()
    for option in ask.options.all:
        if option in (item.chain.closing, *ask.grave, *said.shown.idle):
            continue
        why = made.position.why_not(ask, option)
        if why is None:
            effect = item.chain.effect(made.position, seat, option, said.lang)
            thing = said.thing(option) if ":" in option else ""
            words = " ".join(filter(None, (thing, f"({effect})" if effect else "")))
            can.setdefault(said.option(option.partition(":")[0]), []).append(words)
        else:
            cannot.setdefault(reason(said.lang, why), []).append(whole_label(said, option))
    nothing = say(said.lang, "panel-possible-none")
    kinds = [f"{kind}: {', '.join(things)}" if any(things) else kind for kind, things in can.items()]
    lines = [f"{_named(said, things)}: {why}" for why, things in cannot.items()]
    return (
        Description(say(said.lang, "panel-possible-can"), _bounded(said, kinds) or nothing),
        Description(say(said.lang, "panel-possible-not"), _bounded(said, lines) or nothing),
    )


def _named(said: OptionWords, things: list[str]) -> str:
    more = len(things) - TOGETHER
    named = ", ".join(things[:TOGETHER])
    return f"{named} {say(said.lang, 'panel-possible-more', count=more)}" if more > 0 else named


def _bounded(said: OptionWords, lines: Iterable[str]) -> str:
    """The lines as a list, as far as there is room, and how many are left out."""
    found, size, left_out = list[str](), 0, 0
    for line in lines:
        short = cut(line, LINE)
        size += len(short) + 3
        if size > ROOM - 40:
            left_out += 1
        else:
            found.append(f"- {short}")
    if left_out:
        found.append(f"- {say(said.lang, 'panel-possible-more', count=left_out)}")
    return "".join(f"\n{line}" for line in found)
