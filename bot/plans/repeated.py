"""Planning answers to a question that is put again and again, such as deploying, as on one's turn: by parts of the map,
several at once, or as a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.messages.parts import button
from bot.panel.drafting import PICKED, part_entries, part_shown, parts_of, picked_words
from bot.plans.ahead import Ahead
from bot.plans.parts import Item, entry, menu
from bot.tables.plans.planning import Planning
from bot.words.option_tree import MENU_SIZE
from bot.words.option_words import OptionWords, cut
from bot.words.ordering import arranged
from bot.words.wording import say
from engine.core.ask import Ask
from engine.core.preorders import UpcomingQuestion


def picks_of(now: Planning, question: str) -> list[str]:
    """The answers that are planned for a question, one after another."""
    return [plan.ids[0] for plan in now.book.plans if plan.question == question and plan.ids]


def planned_line(option_words: OptionWords, picks: Sequence[str], rounds: int) -> str:
    """What is planned so far, and how many more there may be; ``option_words`` has escaped names."""
    if not picks:
        return ""
    words = say(
        option_words.lang, "plan-so-far", items=picked_words(option_words, picks), left=max(0, rounds - len(picks))
    )
    return cut(words, PICKED)


def repeated_items(ahead: Ahead, coming: UpcomingQuestion, node: str) -> list[Item]:
    """Menus to add from, by parts of the map where there are many, a list to type, and what takes the last one back."""
    table, words, lang, ask, question = ahead.table.id, ahead.words, ahead.lang, coming.ask, coming.id
    view = ahead.seen_for(ask)
    idle = [option for option in ask.options if ":" not in option]
    options = _things(words, view, ask)
    picks, items, parts = picks_of(ahead.now, question), list[Item](), parts_of(words, options)
    if len(options) > MENU_SIZE:
        open_key = part_shown(parts, node)
        regions = part_entries(words, parts, open_key)
        items.append(menu(lang, table, "region", question, say(lang, "panel-region"), regions, row=0))
        options = list(parts[open_key][1])
    if options:
        entries = [
            entry(words.thing(option), option, words.hint(view, option), words.sign(option)) for option in options
        ]
        most = max(1, min(len(options), words.presentation.rounds(ask)))
        items.append(menu(lang, table, "add", question, say(lang, "panel-add"), entries, row=1, most=most))
    for option in idle:
        items.append(button(words.option(option), f"zq:{table}:pick:one|{question}|{option}", row=2))
    if picks:
        items.append(button(say(lang, "panel-last-off"), f"zq:{table}:last:{question}", row=3, emoji="↩️"))
    items.append(button(say(lang, "panel-type"), f"zq:{table}:type:{question}", row=3, emoji="✏️"))
    items.append(button(say(lang, "panel-back"), f"zq:{table}:back:", row=4))
    return items


def part_with(ahead: Ahead, question: str, option: str) -> str:
    """The part of the menus in which an option of an upcoming question stands; "" for none."""
    coming = ahead.now.question(question)
    if coming is None:
        return ""
    parts = parts_of(ahead.words, _things(ahead.words, ahead.seen_for(coming.ask), coming.ask))
    return next((key for key, (_, options) in parts.items() if option in options), "")


def _things(words: OptionWords, view: Any, ask: Ask) -> list[str]:
    """The options of a question that are about something, in their order; doing nothing is none of them."""
    return [option for option in arranged(words, view, ask.options) if ":" in option]
