"""How the options of a question are worded in a panel, for one reader."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.moves import Moves, moves_of
from bot.words.choices import Choice
from bot.words.wording import (
    choice_label,
    option_label,
    say,
)
from data.texts import texts

HINT_LIMIT = 100


class Speech(msgspec.Struct, frozen=True):
    """A table's game, the reader's language, the players' names."""

    lang: str
    game: str
    names: list[str]

    @property
    def moves(self) -> Moves:
        """The game's own words and habits."""
        return moves_of(self.game)

    def choice(self, choice: Choice) -> str:
        """An entry of a level."""
        return choice_label(self.lang, self.game, choice, self.names)

    def option(self, option: str) -> str:
        """A whole option: "Deploy · Rome"."""
        return option_label(self.lang, self.game, option, self.names)

    def thing(self, option: str) -> str:
        """What an option is about, without its verb: "Rome", "Rome · Ana", "Done"."""
        parts = tuple(option.split(":"))
        if len(parts) == 1:
            return self.choice(Choice(option, parts, leaf=True))
        between = [self.moves.label(self.lang, parts[:depth], self.names) for depth in range(2, len(parts))]
        return " · ".join([*filter(None, between), self.choice(Choice(option, parts, leaf=True))])

    def listed(self, option: str) -> str:
        """What an option is about, in the middle of a sentence: "Rome", "talent"."""
        own = f"{self.game}-listed-{option}"
        return texts().text(self.lang, own) if ":" not in option and texts().has(self.lang, own) else self.thing(option)

    def deed(self, option: str) -> str:
        """An option in full, as one types it: "settlement to A1"; what it is about where that says it all."""
        return self.moves.named(self.lang, option) or self.thing(option)

    def path(self, node: str) -> str:
        """The steps that lead to a node of the options: "Place a tile · Temple · Column B"."""
        if not node.endswith("*"):
            return self.option(node.rstrip(":"))
        above, _, group = node[:-1].rpartition(":")
        label = self.moves.group_label(self.lang, group)
        return f"{self.option(above)} · {label}" if above else label

    def group_hint(self) -> str:
        """What a menu of groups asks: the game's own word for its groups, such as "Which column?"."""
        own = f"{self.game}-group"
        return say(self.lang, own if texts().has(self.lang, own) else "panel-group")

    def sign(self, option: str) -> str | None:
        """The option's emoji, if it has one."""
        return self.moves.emoji(option) or None

    def hint(self, view: Any, option: str) -> str | None:
        """The small line under an option in a menu."""
        return cut(self.moves.hint(view, option, self.lang, self.names), HINT_LIMIT) or None


def capital(text: str) -> str:
    """A text that stands alone, as on a button: it begins with a capital."""
    return text[:1].upper() + text[1:]


def cut(text: str, limit: int) -> str:
    """A text on one line, at most so long; what is left out is marked."""
    line = " ".join(text.split())
    return line if len(line) <= limit else f"{line[: limit - 1].rstrip()}…"
