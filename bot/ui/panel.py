"""The turn panel: what is asked, step by step (what, which, where), for one seat, shown to that seat alone."""

from __future__ import annotations

import discord
import msgspec

from bot.choices import MENU_SIZE, Choice, level, parent
from bot.moves import moves_of
from bot.table_model import Table
from bot.ui.ids import CUSTOM_ID_LIMIT, PanelId, table_button
from bot.ui.parts import button, frozen
from bot.wording import choice_label, escaped, option_label, question, say, title
from engine.core.ask import Ask
from engine.core.match import Match

BUTTONS = 10
"""Up to so many choices are buttons; more are a menu."""


class Panel(msgspec.Struct, frozen=True):
    """What a panel shows: text of at most 2,000 characters and its buttons and menus."""

    text: str
    view: discord.ui.View


def build_panel(
    table: Table, match: Match, seat: int, lang: str, *, node: str = "", page: int = 0, note: str = ""
) -> Panel:
    """The panel of a seat at a node of its options; without a question it says who is waited for."""
    ask = None if table.is_over else match.ask_of(seat)
    head = f"**{title(table.game, lang)}** · {say(lang, 'panel-table', table=table.id)}"
    lines = [note, head] if note else [head]
    at = PanelId(table.id, seat, panel_revision(match, seat))
    undo = [] if table.is_over else _undo_buttons(match, seat, at, lang)
    if ask is None:
        lines.append(_waiting(table, match, lang))
        return Panel("\n".join(lines), frozen([*undo, _hand_button(table, lang), _board_button(table, lang)]))
    names = [escaped(name) for name in table.names()]
    lines.append(question(lang, table.game, ask, names))
    moves = moves_of(table.game)
    lines.append(moves.hand_line(match.view(seat), lang))
    if node:
        lines.append(f"› {_breadcrumb(lang, table.game, node, names)}")
    said = Speech(lang, table.game, table.names())
    items = _many(ask, at, said) if ask.most > 1 else _one(ask, at, said, node, page)
    if node:
        items.append(button(say(lang, "panel-back"), at.button("o", parent(node)), row=4))
    items += undo
    items += [_hand_button(table, lang), _board_button(table, lang)]
    return Panel("\n".join(line for line in lines if line)[:2000], frozen(items))


def panel_revision(match: Match, seat: int) -> int:
    """The revision that a panel's buttons carry: when the seat was asked, else where the match stands."""
    asked = match.asked_at(seat)
    return match.revision if asked is None else asked


def _waiting(table: Table, match: Match, lang: str) -> str:
    names = table.names()
    if table.is_over:
        return say(lang, "panel-over")
    return say(lang, "panel-waiting", names=", ".join(escaped(names[ask.seat]) for ask in match.asks()))


class Speech(msgspec.Struct, frozen=True):
    """How options are worded at a table: its game, the reader's language, the players' names."""

    lang: str
    game: str
    names: list[str]

    def choice(self, choice: Choice) -> str:
        """An entry of a level."""
        return choice_label(self.lang, self.game, choice, self.names)

    def option(self, option: str) -> str:
        """A whole option."""
        return option_label(self.lang, self.game, option, self.names)


def _breadcrumb(lang: str, game: str, node: str, names: list[str]) -> str:
    if not node.endswith("*"):
        return option_label(lang, game, node.rstrip(":"), names)
    above, _, group = node[:-1].rpartition(":")
    return f"{option_label(lang, game, above, names)} · {moves_of(game).group_label(lang, group)}"


def _hand_button(table: Table, lang: str) -> discord.ui.Button[discord.ui.View]:
    return button(say(lang, "button-hand"), table_button(table.id, "hand"), row=4)


def _board_button(table: Table, lang: str) -> discord.ui.Button[discord.ui.View]:
    return button(say(lang, "button-board"), table_button(table.id, "board"), row=4)


def _undo_buttons(match: Match, seat: int, at: PanelId, lang: str) -> list[discord.ui.Button[discord.ui.View]]:
    if not match.may_undo(seat):
        return []
    return [button(say(lang, "button-undo"), at.button("u"), row=4, emoji="↩️")]


def _one(ask: Ask, at: PanelId, said: Speech, node: str, page: int) -> list[discord.ui.Item[discord.ui.View]]:
    choices = level(ask.options, node, moves_of(said.game).group)
    ids = [at.button("a" if choice.leaf else "o", choice.value) for choice in choices]
    if len(choices) <= BUTTONS and all(len(item) <= CUSTOM_ID_LIMIT for item in ids):
        return [
            button(said.choice(choice), custom_id, style=_style(choice, len(choices)), row=number // 5)
            for number, (choice, custom_id) in enumerate(zip(choices, ids, strict=True))
        ]
    pages = -(-len(choices) // MENU_SIZE)
    page = min(page, pages - 1)
    shown = choices[page * MENU_SIZE : (page + 1) * MENU_SIZE]
    menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=at.menu("pick"),
        placeholder=say(said.lang, "panel-group" if shown[0].group else "panel-pick")[:150],
        options=[discord.SelectOption(label=said.choice(choice)[:100], value=choice.value) for choice in shown],
        row=0,
    )
    items: list[discord.ui.Item[discord.ui.View]] = [menu]
    if pages > 1:
        items += [
            button("◀", at.button("p", f"{page - 1}/{node}"), row=1, disabled=page == 0),
            button(f"{page + 1}/{pages}", at.button("p", f"{page}/{node}#"), row=1, disabled=True),
            button("▶", at.button("p", f"{page + 1}/{node}"), row=1, disabled=page == pages - 1),
        ]
    return items


def _style(choice: Choice, offered: int) -> discord.ButtonStyle:
    """Grey for doing nothing where more is offered, green for what is final, blue for what leads to a question."""
    if choice.value in ("pass", "decline") and offered > 1:
        return discord.ButtonStyle.secondary
    final = choice.leaf and (":" in choice.value or offered == 1)
    return discord.ButtonStyle.success if final else discord.ButtonStyle.primary


def _many(ask: Ask, at: PanelId, said: Speech) -> list[discord.ui.Item[discord.ui.View]]:
    options = list(ask.options)[:MENU_SIZE]
    menu: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=at.menu("many"),
        placeholder=say(said.lang, "panel-many", least=ask.least, most=ask.most)[:150],
        min_values=ask.least,
        max_values=min(ask.most, len(options)),
        options=[discord.SelectOption(label=said.option(option)[:100], value=option) for option in options],
        row=0,
    )
    return [menu]
