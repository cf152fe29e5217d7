"""Options of a question in words, for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.games import naming, presentation_of
from bot.games.model import Description, Presentation
from bot.words.option_tree import MENU_SIZE, TreeEntry, level, parent
from bot.words.wording import (
    choice_label,
    option_label,
    say,
)
from data.texts import texts
from engine.core.ask import Ask

HINT_LIMIT = 100

BETWEEN = " ,;:·(–"
"""Signs that do not stand before an ellipsis."""


class OptionWords(msgspec.Struct, frozen=True):
    """A table's game, the reader's language, the players' names."""

    lang: str
    game: str
    names: list[str]

    @property
    def presentation(self) -> Presentation:
        """How the game is presented."""
        return presentation_of(self.game)

    def is_flat(self, ask: Ask) -> bool:
        """Whether the options of a question are shown at once, without steps: they are few."""
        return not self.presentation.is_stepwise and len(ask.options) <= MENU_SIZE

    def level(self, options: Iterable[str], node: str) -> tuple[str, list[TreeEntry]]:
        """The entries below a node of the options, and the node: where a step has a single way on, that is taken."""
        entries = level(options, node, self.group, self.presentation.steps)
        while len(entries) == 1 and not entries[0].is_leaf:
            node = entries[0].value
            entries = level(options, node, self.group, self.presentation.steps)
        return node, entries

    def above(self, options: Iterable[str], node: str) -> str:
        """The node that a step back from this one leads to: the nearest above with more than one way on."""
        steps, all_options = self.presentation.steps, list(options)
        above = parent(node, steps)
        if node.partition(":")[0] not in steps:
            # One step above the root are only kinds of deeds, which the root shows already.
            return above if above.count(":") > 1 or above.endswith("*") else ""
        while above and len(level(all_options, above, self.group, steps)) == 1:
            above = parent(above, steps)
        return above

    def group(self, word: str) -> str:
        """The group of a last word in long menus."""
        return naming.group(self.game, word)

    def group_label(self, group: str) -> str:
        """The words for such a group."""
        return naming.group_label(self.game, self.lang, group)

    def notes(self, ask: Ask, option: str = "") -> list[Description]:
        """The texts of what a question speaks of and offers, or of one option alone."""
        return naming.notes(self.game, self.lang, ask, option)

    def choice(self, choice: TreeEntry) -> str:
        """The label of an entry."""
        return choice_label(self.lang, self.game, choice, self.names)

    def option(self, option: str) -> str:
        """A whole option: "Deploy · Rome"."""
        return option_label(self.lang, self.game, option, self.names)

    def thing(self, option: str) -> str:
        """What an option is about, without its verb: "Rome", "Rome · Ana", "Done"."""
        parts = tuple(option.split(":"))
        if parts[0] in self.presentation.steps:
            return self.choice(TreeEntry(option, parts, is_leaf=True, chosen_count=1))
        if len(parts) == 1:
            return self.choice(TreeEntry(option, parts, is_leaf=True))
        between = [naming.label(self.game, self.lang, parts[:depth], self.names) for depth in range(2, len(parts))]
        return " · ".join(filter(None, (*between, self.choice(TreeEntry(option, parts, is_leaf=True)))))

    def list_word(self, option: str) -> str:
        """What an option is about, in the middle of a sentence: "Rome", "talent"."""
        own = f"{self.game}-listed-{option}"
        return texts().text(self.lang, own) if ":" not in option and texts().has(self.lang, own) else self.thing(option)

    def deed(self, option: str) -> str:
        """An option in full, as it is typed: "settlement to A1"; only what it is about if that is enough."""
        return naming.full_name(self.game, self.lang, option, self.names) or self.thing(option)

    def path(self, node: str) -> str:
        """The steps that lead to a node of the options: "Place a tile · Temple · Column B"."""
        if not node.endswith("*"):
            return self.option(node.rstrip(":"))
        above, _, group = node[:-1].rpartition(":")
        label = self.group_label(group)
        return f"{self.option(above)} · {label}" if above else label

    def group_hint(self) -> str:
        """The placeholder of a menu of groups, such as "Which column?"."""
        own = f"{self.game}-group"
        return say(self.lang, own if texts().has(self.lang, own) else "panel-group")

    def sign(self, option: str) -> str | None:
        """The option's emoji, if it has one."""
        return naming.emoji(self.game, option) or None

    def effect(self, view: Any, ask: Ask, node: str) -> str:
        """What an option, or every option below a node, costs and gives, in a few words."""
        return self.presentation.effect(view, ask, node, self.lang, self.names)

    def about(self, view: Any, entry: TreeEntry) -> str | None:
        """The small line under an entry in a menu: of an option whose words come in steps, about the last step."""
        if entry.is_group:
            return None
        if entry.parts[0] not in self.presentation.steps:
            return self.hint(view, entry.value.rstrip(":"))
        new = ":".join(entry.parts[max(1, entry.chosen_count or 0) :])
        return self.hint(view, f"{entry.parts[0]}:{new}") if new else None

    def hint(self, view: Any, option: str, room: int = HINT_LIMIT) -> str | None:
        """The small line under an option in a menu, if it has one: the whole text where that fits, else its short form;
        none where beside other words not even that does.
        """
        whole = naming.hint(self.game, view, option, self.lang, self.names)
        if len(whole) <= room:
            return whole or None
        short = naming.short_hint(self.game, self.lang, option, getattr(view, "without", ())) or whole
        if len(short) <= room:
            return short
        return cut(short, room) if room == HINT_LIMIT else None


def capital(text: str) -> str:
    """The text with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def cut(text: str, limit: int) -> str:
    """The text on one line of at most ``limit`` characters; an ellipsis behind a whole word marks what is left out.

    Within a word that is longer than half the line it is cut where the line ends.
    """
    line = " ".join(text.split())
    if len(line) <= limit:
        return line
    room = line[: limit - 1]
    words = room if line[limit - 1] == " " else room.rpartition(" ")[0]
    return f"{(words if len(words) > limit // 2 else room).rstrip(BETWEEN)}…"


def whole_names(names: Sequence[str], room: int) -> str:
    """As many of the names as there is room for, none of them cut; a sign where some are left out."""
    fitting = list(names)
    while fitting and len(", ".join(fitting)) + 3 * (len(fitting) < len(names)) > room:
        fitting.pop()
    return ", ".join([*fitting, "…"] if len(fitting) < len(names) else fitting) or cut(names[0], room)
