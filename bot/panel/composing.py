"""The part of a panel that composes a turn: what is asked next in it, its answers so far, and what sends it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import discord
import msgspec

from bot.games.model import Chain
from bot.messages.ids import CUSTOM_ID_LIMIT, PanelId
from bot.messages.parts import LABEL_LIMIT, PLACEHOLDER_LIMIT, button
from bot.model.drafts import Draft, Step
from bot.panel.drafting import draft_question
from bot.panel.offers import LINES, lines_of
from bot.panel.sure import whole_label
from bot.press.page import Sure
from bot.tables.chains import Composed, units
from bot.words.option_tree import MENU_SIZE, in_menus
from bot.words.option_words import HINT_LIMIT, OptionWords, cut
from bot.words.ordering import arranged
from bot.words.wording import say
from data.texts import texts
from engine.core.ask import Ask

MENUS: Final = 5
"""Menus of options at most."""

BUTTONS: Final = 5
"""Options that are buttons at most: a row."""

ARGUMENT: Final = 70
"""Characters of an option that a button carries."""

STEP_LINES: Final = 14
"""Answers of a chain that are listed at most, the last ones."""

LAST: Final = "last"
"""Stands in the menu of answers for taking off the last one."""

Item = discord.ui.Item[discord.ui.View]
Row = tuple[Item, ...]


class Composing(msgspec.Struct, frozen=True):
    """A chain, its draft, and what came of trying it."""

    chain: Chain
    draft: Draft
    turn: Composed

    @property
    def parts(self) -> list[list[Step]]:
        """The answers by what the player decided."""
        return units(self.chain, self.turn.steps)

    @property
    def decisions(self) -> list[tuple[int, list[Step]]]:
        """Those that the player has decided, with their numbers among all."""
        first, decisions = 0, list[tuple[int, list[Step]]]()
        for number, part in enumerate(self.parts):
            if first not in self.turn.forced:
                decisions.append((number, part))
            first += len(part)
        return decisions

    @property
    def is_closed(self) -> bool:
        """Whether the turn has been ended."""
        return any(self.chain.closing in step.ids for step in self.turn.steps)

    @property
    def secondary(self) -> list[str]:
        """The secondary verbs that have options now."""
        ask = self.turn.ask
        if ask is None or ask.key not in self.chain.starts:
            return []
        verbs = {option.partition(":")[0] for option in ask.options}
        return [verb for verb in self.chain.secondary if verb in verbs]

    @property
    def opened(self) -> str:
        """The secondary verb whose options are shown alone; "" for none."""
        return self.draft.node if self.draft.node in self.secondary else ""

    def offered(self, options: Sequence[str]) -> list[str]:
        """Those of some options that are shown: of the secondary verb that is open, else of all other verbs."""
        opened, secondary = self.opened, self.secondary
        verbs = {option: option.partition(":")[0] for option in options}
        return [option for option, verb in verbs.items() if (verb == opened if opened else verb not in secondary)]

    @property
    def focus(self) -> int | None:
        """The number of the unit that the player has picked to change."""
        word = self.draft.focus
        return int(word) if word.isdecimal() and int(word) in dict(self.decisions) else None


def composing_lines(words: OptionWords, item: Composing, *, foretells: bool = True) -> list[str]:
    """What is asked next, where the turn stands, and its answers so far. ``words`` has escaped names.

    ``foretells``: whether it says what the end of the turn will bring, and what is left behind what is composed
    already; what harm the end will do is said in any case.
    """
    turn = item.turn
    stands = item.chain.standing(turn.position, _seat(item), words.lang)
    coming = stands.coming if foretells else ()
    remaining = stands.remaining if foretells or not item.decisions else ()
    if turn.ask is not None:
        question_text = draft_question(words, turn.ask, words.names)
    else:
        question_text = say(words.lang, "panel-turn-whole" if item.is_closed else "panel-turn-shows")
    return [
        f"**{question_text}**",
        *(f"-# {line}" for line in (*remaining, *coming, *stands.warnings) if line),
        *_steps(words, item),
    ]


def _seat(item: Composing) -> int:
    seat: int = item.turn.view.viewer
    return seat


def _steps(words: OptionWords, item: Composing) -> list[str]:
    parts = item.decisions
    if not parts:
        return []
    lines = [f"{place}. {cut(part_words(words, part), 90)}" for place, (_, part) in enumerate(parts, 1)]
    for place, (number, _) in enumerate(parts):
        if number == item.focus:
            lines[place] = f"**{lines[place]}**"
    left_out = len(lines) - STEP_LINES
    if left_out > 0:
        lines[:left_out] = [say(words.lang, "panel-steps-more", count=left_out)]
    return [f"{say(words.lang, 'panel-steps')} {'; '.join(lines)}"]


def part_words(option_words: OptionWords, part: Sequence[Step]) -> str:
    """A unit of a chain in words: "Play Homer, Regain the civil action"."""
    words = [
        ", ".join(whole_label(option_words, option) for option in step.ids) or say(option_words.lang, "panel-none")
        for step in part
    ]
    return ", ".join(words)


def composing_rows(words: OptionWords, at: PanelId, item: Composing) -> list[Row]:
    """Menus and buttons for what is asked next."""
    ask = item.turn.ask
    if ask is None:
        return []
    silent = {item.chain.closing, *ask.grave}
    options = [option for option in item.offered(arranged(words, item.turn.view, ask.options)) if option not in silent]
    if not options:
        return []
    if ask.most > 1:
        return [(_several(words, at, item, options),)]
    effects = _effects(words, item, options)
    if item.opened:
        return [(_menu(words, at, item, part, effects, place),) for place, part in enumerate(in_menus(options)[:MENUS])]
    groups, singles = _grouped(item, options) if ask.key in item.chain.starts else _details(words, options)
    menus = [part for group in groups for part in in_menus(group)]
    rows: list[Row] = [(_menu(words, at, item, part, effects, number),) for number, part in enumerate(menus[:MENUS])]
    buttons = tuple(_single(words, at, option, effects[option]) for option in singles)
    return [*rows, buttons] if buttons else rows


def secondary_entries(option_words: OptionWords, item: Composing) -> list[discord.SelectOption]:
    """Entries that open the secondary verbs, each with the number of its options; none while one is open."""
    ask = item.turn.ask
    if ask is None or item.opened:
        return []
    counts = Counter(option.partition(":")[0] for option in ask.options)
    words = {
        verb: say(option_words.lang, f"{option_words.game}-menu-{verb}", count=counts[verb]) for verb in item.secondary
    }
    return [
        discord.SelectOption(label=cut(label, LABEL_LIMIT), value=verb, emoji=option_words.sign(f"{verb}:"))
        for verb, label in words.items()
    ]


def _effects(words: OptionWords, item: Composing, options: Sequence[str]) -> dict[str, str]:
    if item.turn.ask is None or item.turn.ask.key not in item.chain.starts:
        return dict.fromkeys(options, "")
    seat = _seat(item)
    return {option: item.chain.effect(item.turn.position, seat, option, words.lang) for option in options}


def _grouped(item: Composing, options: Sequence[str]) -> tuple[list[list[str]], list[str]]:
    """The options by their menus, and those that are buttons: too many for a row are one more menu."""
    by_menu = [
        [option for verb in verbs for option in options if option.partition(":")[0] == verb]
        for verbs in item.chain.menus
    ]
    groups = [group for group in by_menu if group]
    menued = {option for group in groups for option in group}
    singles = [option for option in options if option not in menued]
    if len(singles) > BUTTONS or any(len(option) > ARGUMENT for option in singles):
        return [*groups, singles], []
    return groups, singles


def _details(words: OptionWords, options: Sequence[str]) -> tuple[list[list[str]], list[str]]:
    """The options of a question about an action: buttons if they are few and take few lines of a phone."""
    is_short = lines_of([whole_label(words, option) for option in options]) <= LINES
    if len(options) <= BUTTONS and is_short and all(len(option) <= ARGUMENT for option in options):
        return [], list(options)
    return [list(options)], []


def _menu(
    option_words: OptionWords,
    at: PanelId,
    item: Composing,
    options: Sequence[str],
    effects: Mapping[str, str],
    number: int,
) -> Item:
    verbs = {option.partition(":")[0] for option in options}
    groups = (*item.chain.menus, *((verb,) for verb in item.chain.secondary))
    group = next((some for some in groups if verbs <= set(some)), ("",))
    own = f"{option_words.game}-menu-{group[0]}"
    words = (
        say(option_words.lang, own, count=len(options))
        if texts().has(option_words.lang, own)
        else say(option_words.lang, "panel-pick")
    )
    return discord.ui.Select(
        custom_id=at.menu(f"do{'abcde'[number]}"),
        placeholder=cut(words, PLACEHOLDER_LIMIT),
        options=[
            discord.SelectOption(
                label=cut(
                    option_words.thing(option) if group == tuple(verbs) else whole_label(option_words, option),
                    LABEL_LIMIT,
                ),
                value=option,
                description=_small(option_words, item, option, effects[option]),
                emoji=option_words.sign(option),
            )
            for option in options
        ],
    )


def _small(option_words: OptionWords, item: Composing, option: str, effect: str) -> str | None:
    """The small line under an option: what it costs and gives, then its text."""
    room = HINT_LIMIT - len(f"{effect} · ") if effect else HINT_LIMIT
    words = [effect, option_words.hint(item.turn.view, option, room) or ""]
    return cut(" · ".join(filter(None, words)), HINT_LIMIT) or None


def _several(words: OptionWords, at: PanelId, item: Composing, options: Sequence[str]) -> Item:
    ask = item.turn.ask
    assert ask is not None
    entries = options[:MENU_SIZE]
    least, most = min(max(1, ask.least), len(entries)), min(ask.most, len(entries))
    key = "panel-many" if least < most else "panel-many-exactly"
    return discord.ui.Select(
        custom_id=at.menu("dom"),
        placeholder=cut(say(words.lang, key, least=least, most=most), PLACEHOLDER_LIMIT),
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=cut(whole_label(words, option), LABEL_LIMIT),
                value=option,
                description=_small(words, item, option, ""),
            )
            for option in entries
        ],
    )


def _single(option_words: OptionWords, at: PanelId, option: str, effect: str) -> Item:
    words = whole_label(option_words, option)
    idle = option in option_words.presentation.idle
    style = discord.ButtonStyle.secondary if idle else discord.ButtonStyle.primary
    label = f"{words} ({effect})" if effect else words
    custom_id = at.button("do", option)
    assert len(custom_id) <= CUSTOM_ID_LIMIT
    return button(cut(label, 80), custom_id, style=style, emoji=option_words.sign(option))


def composing_items(words: OptionWords, at: PanelId, item: Composing) -> list[Item]:
    """What changes the answers so far, what sends them, what ends the turn."""
    lang, parts, ask = words.lang, item.decisions, item.turn.ask
    if item.opened:
        return [button(say(lang, "panel-back"), at.button("back"), style=discord.ButtonStyle.primary, row=2)]
    items: list[Item] = []
    if len(parts) > 1:
        items.append(_changed(words, at, item))
    focus = item.focus if len(parts) > 1 else None
    if focus is not None:
        items += [
            button(
                say(lang, "panel-earlier"),
                at.button("up", str(focus)),
                row=1,
                emoji="🔼",
                disabled=focus == parts[0][0],
            ),
            button(
                say(lang, "panel-later"),
                at.button("down", str(focus)),
                row=1,
                emoji="🔽",
                disabled=focus == parts[-1][0],
            ),
            button(say(lang, "panel-take-off"), at.button("off", str(focus)), row=1, emoji="🗑️"),
        ]
    can_end = ask is not None and item.chain.closing in ask.options
    if can_end:
        items.append(end_button(words, at, item))
    if parts:
        key = "panel-send-turn" if item.is_closed else "panel-send"
        label = say(lang, key, count=len(parts))
        style = discord.ButtonStyle.secondary if can_end else discord.ButtonStyle.success
        items.append(button(label, at.button("go"), style=style, row=2))
    if len(parts) == 1:
        # Of several the last one is taken off in their menu: a phone has one line for what ends and what sends.
        items.append(button(say(lang, "panel-take-off"), at.button("lastoff"), row=2, emoji="↩️"))
    return items


def end_button(words: OptionWords, at: PanelId, item: Composing, arg: str = "") -> discord.ui.Button[discord.ui.View]:
    """The button that ends the turn and sends it with all its answers, in one."""
    closing = item.chain.closing
    label = say(words.lang, "panel-end-and-send") if item.decisions else words.option(closing)
    style = discord.ButtonStyle.success
    return button(label, at.button("end", arg), style=style, row=2, emoji=words.sign(closing))


def possible_items(words: OptionWords, at: PanelId, ask: Ask) -> list[Item]:
    """Below the list of what is possible: the way back, and grave answers to the question that is open."""
    grave = [button(whole_label(words, option), at.button("do", option), row=2) for option in ask.grave[: BUTTONS - 1]]
    back = button(say(words.lang, "panel-back"), at.button("back"), style=discord.ButtonStyle.primary, row=2)
    return [back, *grave]


def _changed(words: OptionWords, at: PanelId, item: Composing) -> Item:
    """A menu of the answers so far: one is picked to be moved or taken off; the first entry takes off the last."""
    numbered = list(enumerate(item.decisions, 1))[1 - MENU_SIZE :]
    return discord.ui.Select(
        custom_id=at.menu("step"),
        placeholder=say(words.lang, "panel-steps-change"),
        options=[
            discord.SelectOption(label=say(words.lang, "panel-last-off"), value=LAST, emoji="↩️"),
            *(
                discord.SelectOption(
                    label=cut(f"{place}. {part_words(words, part)}", LABEL_LIMIT),
                    value=str(number),
                    default=number == item.focus,
                )
                for place, (number, part) in numbered
            ),
        ],
        row=0,
    )


def sure_turn_items(words: OptionWords, at: PanelId, item: Composing, sure: Sure) -> list[Item]:
    """The button that sends the chain after all, and the way back to it; ``sure`` names the end where that comes with
    it.
    """
    back = button(say(words.lang, "panel-back"), at.button("back"), row=2)
    if item.chain.closing in sure.ids:
        return [end_button(words, at, item, "sure"), back]
    label = say(words.lang, "panel-send-turn" if item.is_closed else "panel-send", count=len(item.decisions))
    return [button(label, at.button("go", "sure"), style=discord.ButtonStyle.success, row=2), back]
