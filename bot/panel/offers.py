"""The part of a panel that offers the options of one question: buttons by kind, menus where they are many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any, Final

import discord

from bot.messages.ids import CUSTOM_ID_LIMIT, PanelId
from bot.messages.parts import LABEL_LIMIT, PLACEHOLDER_LIMIT, button
from bot.words.option_tree import (
    MENU_SIZE,
    TreeEntry,
    in_menus,
    level,
)
from bot.words.option_words import HINT_LIMIT, OptionWords, capital, cut
from bot.words.ordering import arranged
from bot.words.wording import asked_about, say
from data.texts import texts
from engine.core.ask import Ask

BUTTONS: Final = 10
"""Up to this many choices of a kind are buttons; more are a menu."""

BUTTON_LABEL: Final = 80
"""Characters of a button at most."""

LETTER: Final = 8
AROUND: Final = 46
PHONE_LINE: Final = 370
"""Pixels on a phone, about: a letter of a button's label, what stands around the label, and a line of buttons."""

LINES: Final = 2
"""Lines of buttons at most where one chooses in steps: more kinds of answers are a menu."""

TALL: Final = 6
"""Lines of long labels at most, one under the other, at a later step: longer ones are a menu."""

ROW: Final = 5
ROWS: Final = 3
"""Rows of a panel that are for options; those below them are for passing and looking."""

Item = discord.ui.Item[discord.ui.View]


def one(
    ask: Ask, at: PanelId, option_words: OptionWords, view: Any, node: str, page: int, most_rows: int = ROWS
) -> list[Item]:
    """The options of a question that wants one of them, below a node of them, in at most this many rows."""
    if not node and option_words.is_flat(ask):
        return _flat(ask, at, option_words, view, most_rows)
    options = arranged(option_words, view, ask.options)
    node, choices = option_words.level(options, node)
    if not node and not option_words.presentation.steps:
        opened, rest = _opened(options, choices, option_words, most_rows)
        if opened:
            return _in_rows(at, option_words, opened, rest, len(choices))
    words = [capital(option_words.choice(choice)) for choice in choices]
    effects = [option_words.effect(view, ask, choice.value) for choice in choices]
    ids = [at.button("a" if choice.is_leaf else "o", choice.value) for choice in choices]
    is_read = node.partition(":")[0] in option_words.presentation.menus and any(choice.is_leaf for choice in choices)
    labels = [_with_effect(word, effect) for word, effect in zip(words, effects, strict=True)]
    is_read = is_read or is_long(option_words, labels)
    if not option_words.presentation.steps:
        is_read = is_read or _lines_in_rows(labels) > LINES
    elif node:
        is_read = is_read or sum(-(-len(label) * LETTER // (PHONE_LINE - AROUND)) for label in labels) > TALL
    if (
        not node
        and option_words.presentation.steps
        and lines_of(labels) > LINES
        and any(not choice.is_leaf for choice in choices)
    ):
        return _root(at, option_words, choices, words, effects)
    room = BUTTONS if node or not option_words.presentation.steps else ROW * most_rows
    if len(choices) <= room and all(len(item) <= CUSTOM_ID_LIMIT for item in ids) and not is_read:
        return [
            button(
                cut(labels[number], BUTTON_LABEL),
                ids[number],
                style=_style(option_words, choice, len(choices)),
                row=number // ROW,
                emoji=None if node else option_words.sign(choice.value.rstrip(":")),
            )
            for number, choice in enumerate(choices)
        ]
    pages = -(-len(choices) // MENU_SIZE)
    page = min(page, pages - 1)
    numbers = range(page * MENU_SIZE, min(len(choices), (page + 1) * MENU_SIZE))
    hints = {number: option_words.about(view, choices[number]) for number in numbers}
    offered = [
        discord.SelectOption(
            label=cut(labels[number] if hints[number] else words[number], LABEL_LIMIT),
            value=choices[number].value,
            description=hints[number] or cut(effects[number], HINT_LIMIT) or None,
        )
        for number in numbers
    ]
    hint = option_words.group_hint() if choices[0].is_group else _menu_hint(option_words, node, choices)
    menu: Item = discord.ui.Select(
        custom_id=at.menu("pick"), placeholder=cut(hint, PLACEHOLDER_LIMIT), options=offered, row=0
    )
    return [menu, *_leaves(at, node, page, pages)]


def _lines_in_rows(labels: Sequence[str]) -> int:
    """Lines that buttons take on a phone, about, in rows of five."""
    return sum(lines_of(labels[at : at + ROW]) for at in range(0, len(labels), ROW))


def _in_rows(
    at: PanelId,
    option_words: OptionWords,
    opened: Sequence[Sequence[TreeEntry]],
    rest: Sequence[TreeEntry],
    offered: int,
) -> list[Item]:
    """A row of buttons for each kind of things, then the rest: what takes more than a line of a phone is a menu, but
    for what does nothing, which joins the row above.
    """
    rows = [list(row) for row in opened]
    words = {choice.value: capital(option_words.choice(choice)) for row in (*opened, rest) for choice in row}
    idle = [choice for choice in rest if choice.value in option_words.presentation.idle]
    others = [choice for choice in rest if choice not in idle]
    menu: list[Item] = []
    is_long = lines_of([words[choice.value] for choice in rest]) > 1
    if is_long and len(others) > 1 and len(rows[-1]) + len(idle) <= ROW:
        rows[-1] += idle
        entries = [discord.SelectOption(label=cut(words[one.value], LABEL_LIMIT), value=one.value) for one in others]
        hint = cut(f"{', '.join(words[choice.value] for choice in others)}…", PLACEHOLDER_LIMIT)
        menu.append(discord.ui.Select(custom_id=at.menu("pick"), placeholder=hint, options=entries, row=len(rows)))
    elif rest:
        rows.append(list(rest))
    buttons = [
        button(
            words[choice.value],
            at.button("a" if choice.is_leaf else "o", choice.value),
            row=row,
            style=_style(option_words, choice, offered),
        )
        for row, choices in enumerate(rows)
        for choice in choices
    ]
    return [*buttons, *menu]


def lines_of(labels: Sequence[str]) -> int:
    """Lines that buttons take on a phone, about: their labels, and what stands around each."""
    lines, room = 1, PHONE_LINE
    for label in labels:
        wide = len(label) * LETTER + AROUND
        if wide > room and room < PHONE_LINE:
            lines, room = lines + 1, PHONE_LINE
        room -= wide
    return lines


def _root(
    at: PanelId, option_words: OptionWords, choices: Sequence[TreeEntry], words: Sequence[str], effects: Sequence[str]
) -> list[Item]:
    """What leads on as a menu, with what it costs and gives; what is an answer by itself as buttons."""
    entries = list(zip(choices, words, effects, strict=True))
    menu: Item = discord.ui.Select(
        custom_id=at.menu("pick"),
        placeholder=cut(say(option_words.lang, "panel-pick"), PLACEHOLDER_LIMIT),
        options=[
            discord.SelectOption(
                label=cut(word, LABEL_LIMIT),
                value=choice.value,
                description=cut(effect, HINT_LIMIT) or None,
                emoji=option_words.sign(choice.value.rstrip(":")),
            )
            for choice, word, effect in entries
            if not choice.is_leaf
        ],
        row=0,
    )
    answers = [
        button(
            cut(_with_effect(word, effect), BUTTON_LABEL),
            at.button("a", choice.value),
            style=_style(option_words, choice, len(choices)),
            row=1 + number // ROW,
            emoji=option_words.sign(choice.value),
        )
        for number, (choice, word, effect) in enumerate(entry for entry in entries if entry[0].is_leaf)
    ]
    return [menu, *answers]


def _menu_hint(words: OptionWords, node: str, choices: Sequence[TreeEntry]) -> str:
    """The placeholder of a menu: what is asked for at this step, "{game}-pick-{verb}-{word}", else for what is chosen
    last.
    """
    own = f"{words.game}-pick-{node.partition(':')[0]}"
    step = f"{own}-{node.count(':') + 1}"
    is_last = not words.presentation.steps or any(choice.is_leaf for choice in choices)
    keys = (step, own) if is_last else (step,)
    return say(words.lang, next((key for key in keys if texts().has(words.lang, key)), "panel-pick"))


def is_long(words: OptionWords, labels: Iterable[str]) -> bool:
    """Whether labels with prices are too long for buttons, where one chooses in steps: a menu has more room."""
    return bool(words.presentation.steps) and any(len(label) > BUTTON_LABEL for label in labels)


def _with_effect(words: str, effect: str) -> str:
    return f"{words} ({effect})" if effect else words


def _flat(ask: Ask, at: PanelId, words: OptionWords, view: Any, most_rows: int) -> list[Item]:
    """All options at once, a kind after the other: cards, then wonders with their price; what does nothing last.

    A kind is a few buttons, or a menu where it has many options, where these take many lines of a phone, where the rows
    are not enough, and where their texts stand nowhere else.
    """
    kinds: dict[str, list[str]] = {}
    for option in sorted(arranged(words, view, ask.options), key=lambda option: ":" not in option):
        kinds.setdefault(option.partition(":")[0] if ":" in option else "", []).append(option)
    menus = {
        kind
        for kind, options in kinds.items()
        if len(options) > BUTTONS or _lines_in_rows([_label(ask, words, option) for option in options]) > LINES
        if kind
    } | {kind for kind, options in kinds.items() if kind in words.presentation.unread and len(options) > 1}
    while sum(1 if kind in menus else _rows(kinds[kind]) for kind in kinds) > most_rows and len(menus) < len(kinds):
        menus.add(max((kind for kind in kinds if kind not in menus), key=lambda kind: len(kinds[kind])))
    if len(kinds) > most_rows:
        kinds, menus = {"": arranged(words, view, ask.options)}, {""}
    together = _in_one_menu(ask, words, kinds, menus)
    if together:
        joined = {together[0]: [option for kind in together for option in kinds[kind]]}
        kinds = joined | {kind: options for kind, options in kinds.items() if kind not in together}
        menus.add(together[0])
    items: list[Item] = []
    row = 0
    for kind, options in kinds.items():
        if kind in menus:
            items.append(_menu(ask, at, words, view, options, row))
            row += 1
            continue
        for number, option in enumerate(options):
            style = _style(words, TreeEntry(option, tuple(option.split(":")), is_leaf=True), len(ask.options))
            label = _alone(ask, words, option) if len(options) == 1 else _label(ask, words, option)
            sign = words.sign(option)
            items.append(button(label, at.button("a", option), style=style, row=row + number // ROW, emoji=sign))
        row += _rows(options)
    return items


def _in_one_menu(ask: Ask, words: OptionWords, kinds: Mapping[str, Sequence[str]], menus: Set[str]) -> list[str]:
    """The kinds of things that share a menu, as their buttons would take many lines of a phone; [] where they do not.

    Kinds that are ``menus`` already join it where the question has a name for things of several kinds.
    """
    has_name = texts().has(words.lang, f"{words.game}-several-{ask.key}")
    things = [kind for kind in kinds if kind and (has_name or kind not in menus)]
    lines = sum(_lines_in_rows([_label(ask, words, option) for option in kinds[kind]]) for kind in things)
    return things if len(things) > 1 and lines > LINES else []


def _opened(
    options: Sequence[str], choices: Sequence[TreeEntry], words: OptionWords, most_rows: int
) -> tuple[list[list[TreeEntry]], list[TreeEntry]]:
    """Rows of buttons that save a press: what leads to a few kinds of things ("Temple", "King") stands as those, a row
    each; and what does not. No rows where nothing can be opened, or where they are not enough.
    """
    opened: list[list[TreeEntry]] = []
    rest: list[TreeEntry] = []
    for choice in choices:
        below = [] if choice.is_leaf else level(options, choice.value, words.group)
        if 0 < len(below) <= ROW and not any(item.is_leaf or item.is_group for item in below):
            opened.append(below)
        else:
            rest.append(choice)
    enough = len(opened) + bool(rest) <= most_rows and len(rest) <= ROW
    return (opened if enough else []), rest


def _rows(options: Sequence[str]) -> int:
    return -(-len(options) // ROW)


def _menu(ask: Ask, at: PanelId, words: OptionWords, view: Any, options: Sequence[str], row: int) -> Item:
    """Options of one kind as a menu that names the kind; each menu of a panel has an id of its own."""
    verbs = {option.partition(":")[0] for option in options}
    own = f"{words.game}-pick-{verbs.pop()}" if len(verbs) == 1 else f"{words.game}-several-{ask.key}"
    hint = say(words.lang, own if texts().has(words.lang, own) else "panel-pick")
    return discord.ui.Select(
        custom_id=at.menu(f"pick{'abc'[row - 1] if row else ''}"),
        placeholder=cut(hint, PLACEHOLDER_LIMIT),
        options=[
            discord.SelectOption(
                label=cut(_label(ask, words, option), LABEL_LIMIT),
                value=option,
                description=words.hint(view, option),
                emoji=words.sign(option),
            )
            for option in options
        ],
        row=row,
    )


def _label(ask: Ask, option_words: OptionWords, option: str) -> str:
    """What an option is about; with its price, where it has one."""
    own = f"{option_words.game}-button-{option.partition(':')[0]}"
    if option == "nothing" and texts().has(option_words.lang, none := f"{option_words.game}-none-{ask.key}"):
        return say(option_words.lang, none)
    if not texts().has(option_words.lang, own):
        return option_words.thing(option)
    words = {"thing": option_words.thing(option), "deed": capital(option_words.deed(option))}
    return say(
        option_words.lang,
        own,
        **{**words, **asked_about(option_words.lang, option_words.game, ask, option_words.names)},
    )


def _alone(ask: Ask, words: OptionWords, option: str) -> str:
    """The button of an option that is the only one of its kind: what pressing it does, where its name does not say."""
    verb = option.partition(":")[0]
    keys = (f"{words.game}-alone-{verb}-{ask.key}", f"{words.game}-alone-{verb}")
    own = next((key for key in keys if texts().has(words.lang, key)), None)
    return _label(ask, words, option) if own is None else say(words.lang, own, thing=words.thing(option))


def _one_of_several(words: OptionWords, view: Any, ask: Ask, option: str) -> str:
    if words.is_flat(ask) or option.partition(":")[0] in words.presentation.steps:
        return _with_effect(words.thing(option), words.effect(view, ask, option))
    return words.option(option)


def _leaves(at: PanelId, node: str, page: int, pages: int) -> list[Item]:
    """The buttons that turn the pages of a menu, where it has several."""
    if pages < 2:
        return []
    return [
        button("◀", at.button("p", f"{page - 1}/{node}"), row=1, disabled=page == 0),
        button(f"{page + 1}/{pages}", at.button("p", f"{page}/{node}#"), row=1, disabled=True),
        button("▶", at.button("p", f"{page + 1}/{node}"), row=1, disabled=page == pages - 1),
    ]


def _style(words: OptionWords, choice: TreeEntry, offered: int) -> discord.ButtonStyle:
    """Grey for doing nothing if there are other options, green for an answer, blue for a step to more options."""
    if choice.value in words.presentation.idle and offered > 1:
        return discord.ButtonStyle.secondary
    final = choice.is_leaf and (":" in choice.value or offered == 1)
    return discord.ButtonStyle.success if final else discord.ButtonStyle.primary


def several(ask: Ask, at: PanelId, option_words: OptionWords, view: Any, page: int) -> list[Item]:
    """The options of a question that wants several of them, as one menu.

    Too many for one menu, they come in pages; several from different pages are typed, as the menu says.
    """
    pages = in_menus(arranged(option_words, view, ask.options))
    page = min(page, len(pages) - 1)
    options = pages[page]
    least, most = min(max(1, ask.least), len(options)), min(ask.most, len(options))
    key = "panel-many-pages" if len(pages) > 1 else "panel-many" if least < most else "panel-many-exactly"
    own = f"{option_words.game}-several-{ask.key}"
    words = own if len(pages) == 1 and texts().has(option_words.lang, own) else key
    menu: Item = discord.ui.Select(
        custom_id=at.menu("many"),
        placeholder=cut(say(option_words.lang, words, least=least, most=most), PLACEHOLDER_LIMIT),
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=cut(_one_of_several(option_words, view, ask, option), LABEL_LIMIT),
                value=option,
                description=option_words.hint(view, option),
                emoji=option_words.sign(option),
            )
            for option in options
        ],
        row=0,
    )
    return [menu, *_leaves(at, "", page, len(pages))]
