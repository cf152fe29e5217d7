"""The part of a panel that prepares many answers before any of them is given: menus by region, a counter, "Send"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
import msgspec

from bot.messages.ids import PanelId
from bot.messages.parts import LABEL_LIMIT, PLACEHOLDER_LIMIT, button
from bot.model.drafts import Draft
from bot.press.press import Press
from bot.tables.drafts import STOP, Sketch, Unfit, counted, sketch
from bot.words.option_tree import MENU_SIZE, in_menus
from bot.words.option_words import HINT_LIMIT, OptionWords, cut, whole_names
from bot.words.ordering import arranged
from bot.words.wording import (
    asked_about,
    question,
    say,
)
from data.texts import texts
from engine.core.ask import Ask

PICKED: Final = 900
"""Characters at most of the line that says what has been picked."""

Item = discord.ui.Item[discord.ui.View]
Parts = dict[str, tuple[str, Sequence[str]]]
"""Options in parts that fit a menu each: what a part is called and what is in it, by its key."""


class Drafting(msgspec.Struct, frozen=True):
    """An open question, the draft of answers to it, and the sketch of the position after them."""

    ask: Ask
    draft: Draft
    sketch: Sketch

    @property
    def remaining_picks(self) -> int:
        """How many picks are still asked for, as the rules count them."""
        about = {} if self.sketch.ask is None else self.sketch.ask.about
        return int(about.get("ready", about.get("left", 0)))

    def options(self) -> list[str]:
        """What may be picked next."""
        return [] if self.sketch.ask is None else [item for item in self.sketch.ask.options if item != STOP]


def draft_lines(option_words: OptionWords, drafting: Drafting) -> list[str]:
    """What has been chosen, and how much is left; nothing where nothing has."""
    if not drafting.draft.picks:
        return []
    rounds = _remaining_rounds(option_words, drafting)
    counts = [say(option_words.lang, "panel-left", left=rounds)] if rounds else []
    words = " · ".join(
        [say(option_words.lang, "panel-chosen", items=picked_words(option_words, drafting.draft.picks)), *counts]
    )
    return [cut(words, PICKED)]


def picked_words(words: OptionWords, picks: Sequence[str]) -> str:
    """What was picked, each option with how often where that is more than once: "Rome ×2, Etruria"."""
    things = [(words.list_word(item), count) for item, count in counted(picks).items()]
    return ", ".join(f"{thing} ×{count}" if count > 1 else thing for thing, count in things)


def _remaining_rounds(words: OptionWords, drafting: Drafting) -> int:
    """How often the question will still be put; 0 if that is unknown."""
    rounds = 0 if drafting.sketch.ask is None else words.presentation.rounds(drafting.sketch.ask)
    return drafting.remaining_picks or (rounds if rounds <= MENU_SIZE * 2 else 0)


def draft_question(words: OptionWords, ask: Ask, names: list[str]) -> str:
    """The question, put for all disks at once."""
    key = f"{words.game}-draft-ask-{ask.key}"
    if not texts().has(words.lang, key):
        return question(words.lang, words.game, ask, names)
    return say(words.lang, key, **asked_about(words.lang, words.game, ask, names))


def draft_items(words: OptionWords, at: PanelId, drafting: Drafting, *, is_short: bool = False) -> list[Item]:
    """Menus to add from, a counter for the option touched last, a menu of the others, and what sends the draft.

    ``is_short``: without the menu of the others, which a list that is typed changes, too.
    """
    items: list[Item] = [*_menus(words, at, drafting)]
    picks = counted(drafting.draft.picks)
    if picks:
        items += _counter(words, at, drafting)
    if len(picks) > 1 and not is_short:
        items.append(_change(words, at, drafting.draft))
    return [*items, *_ends(words, at, drafting)]


def _menus(words: OptionWords, at: PanelId, drafting: Drafting) -> list[Item]:
    """All options in one menu; by groups where they are too many for one."""
    view = drafting.sketch.view
    options = arranged(words, view, drafting.options())
    if not options:
        return []
    if len(options) <= MENU_SIZE:
        return [_add(words, at, view, drafting, options, 0)]
    groups = parts_of(words, options)
    open_key = part_shown(groups, drafting.draft.node)
    parts: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=at.menu("part"),
        placeholder=say(words.lang, "panel-region"),
        options=part_entries(words, groups, open_key),
        row=0,
    )
    return [parts, _add(words, at, view, drafting, groups[open_key][1], 1)]


def part_shown(parts: Parts, node: str) -> str:
    """The key of the part whose options are shown: ``node`` if there is such a part, else that of the largest one."""
    return node if node in parts else max(parts, key=lambda key: len(parts[key][1]))


def part_entries(words: OptionWords, parts: Parts, open_key: str) -> list[discord.SelectOption]:
    """A menu's entry for each part, with the names of what is in it; that with the key ``open_key`` is chosen."""
    return [
        discord.SelectOption(
            label=cut(name, LABEL_LIMIT),
            value=key,
            description=whole_names([words.thing(option) for option in members], HINT_LIMIT),
            default=key == open_key,
        )
        for key, (name, members) in parts.items()
    ]


def parts_of(words: OptionWords, options: Sequence[str]) -> Parts:
    """Options that are too many for one menu, in parts that fit one each, by keys, with what each part is called.

    By groups; a group that is too large has several parts. Where that would be too many parts, by their order alone.
    """
    groups: dict[str, list[str]] = {}
    for option in options:
        groups.setdefault(words.group(option.split(":")[1] if ":" in option else option), []).append(option)
    if sum(len(in_menus(members)) for members in groups.values()) > MENU_SIZE:
        groups = {"": list(options)}
    by_key: Parts = {}
    for group, members in groups.items():
        parts, name = in_menus(members), words.group_label(group) if group else ""
        for number, part in enumerate(parts):
            ends = f"{words.thing(part[0])} – {words.thing(part[-1])}" if len(parts) > 1 else ""
            key = f"{group}~{number}" if number or not group else group
            by_key[key] = " · ".join(filter(None, (name, ends))), part
    return by_key


def _add(
    words: OptionWords, at: PanelId, view: Any, drafting: Drafting, options: Sequence[str], row: int
) -> discord.ui.Select[discord.ui.View]:
    assert drafting.sketch.ask is not None
    most = max(1, min(len(options), words.presentation.rounds(drafting.sketch.ask)))
    return discord.ui.Select(
        custom_id=at.menu("add"),
        placeholder=cut(_own(words, "pick", drafting.ask.key, "panel-add"), PLACEHOLDER_LIMIT),
        min_values=1,
        max_values=most,
        options=[
            discord.SelectOption(
                label=cut(words.thing(option), LABEL_LIMIT),
                value=option,
                description=words.hint(view, option),
                emoji=words.sign(option),
            )
            for option in options
        ],
        row=row,
    )


def _own(words: OptionWords, kind: str, key: str, usual: str) -> str:
    """The game's own words for a part of the draft of one question, else the usual ones."""
    own = f"{words.game}-draft-{kind}-{key}"
    return say(words.lang, own if texts().has(words.lang, own) else usual)


def _counter(words: OptionWords, at: PanelId, drafting: Drafting) -> list[Item]:
    picks = drafting.draft.picks
    focus = drafting.draft.focus if drafting.draft.focus in picks else picks[-1]
    label = say(words.lang, "panel-count", name=words.thing(focus), count=picks.count(focus))
    more = focus in drafting.options()
    return [
        button("−", at.button("less", focus), row=2),
        button(label, at.button("focus", focus), row=2, disabled=True),
        button("+", at.button("more", focus), row=2, disabled=not more),
        button(say(words.lang, "panel-clear"), at.button("clear"), row=2, emoji="🗑️"),
    ]


def _change(words: OptionWords, at: PanelId, draft: Draft) -> Item:
    picks = counted(draft.picks)
    return discord.ui.Select(
        custom_id=at.menu("focus"),
        placeholder=cut(say(words.lang, "panel-change", more=max(0, len(picks) - MENU_SIZE)), PLACEHOLDER_LIMIT),
        options=[
            discord.SelectOption(
                label=cut(say(words.lang, "panel-count", name=words.thing(item), count=count), LABEL_LIMIT),
                value=item,
                emoji=words.sign(item),
            )
            for item, count in list(picks.items())[-MENU_SIZE:]
        ],
        row=3,
    )


def _ends(words: OptionWords, at: PanelId, drafting: Drafting) -> list[Item]:
    count = len(drafting.draft.picks)
    send = button(
        send_label(words, drafting),
        at.button("send"),
        style=discord.ButtonStyle.success if count else discord.ButtonStyle.secondary,
        row=4,
        disabled=not drafting.sketch.may_stop,
    )
    return [send, button(say(words.lang, "panel-type"), at.button("type"), row=4, emoji="✏️")]


def send_label(words: OptionWords, drafting: Drafting) -> str:
    """The label of the button that sends the draft: how many are chosen, what becomes of the rest."""
    count, key = len(drafting.draft.picks), drafting.ask.key
    empty = not count and STOP in drafting.ask.options
    own = f"{words.game}-draft-{'none' if empty else 'send'}-{key}"
    if texts().has(words.lang, own):
        return say(words.lang, own, count=count, left=drafting.remaining_picks)
    return words.option(STOP) if empty else say(words.lang, "panel-send", count=count)


def answer_label(press: Press, ids: Sequence[str]) -> str:
    """An answer to the open question as its panel calls it: the end of what is drafted as the button that sends that,
    for which the question itself has but "Done".
    """
    words, ask = press.escaped, press.ask
    if ask is not None and press.is_drafted and tuple(ids) == (STOP,):
        draft = press.draft or Draft(press.match.known_revision(press.seat), ask.key)
        try:
            return send_label(words, Drafting(ask, draft, sketch(press.match, press.seat, draft.picks)))
        except Unfit:
            # What was drafted does not fit any more: the panel shows none of it.
            draft = msgspec.structs.replace(draft, picks=())
            return send_label(words, Drafting(ask, draft, sketch(press.match, press.seat, ())))
    return ", ".join(words.option(option) for option in ids)
