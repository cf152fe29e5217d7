"""Which page of a panel is shown: a node of the options, a confirmation, what is possible, and what is said with it."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.tables.cost import Cost


class Sure(msgspec.Struct, frozen=True):
    """An answer to confirm, and its cost; ``ids`` is empty for a draft, whose picks are in the draft."""

    ids: tuple[str, ...]
    cost: Cost


class Page(msgspec.Struct, frozen=True):
    """A page of a panel.

    ``node``: where the options are opened, in the menu's page ``number`` (from 0). ``note`` is shown in it. ``sure``:
    an answer to confirm because of its cost. ``possible``: the player wants to know what they can do, and what not.
    ``missed``: they have not seen everything that happened. ``explains``: a line says what the question is for.
    """

    node: str = ""
    number: int = 0
    note: str = ""
    sure: Sure | None = None
    possible: bool = False
    missed: bool = False
    explains: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether it shows no more than how the game stands: a later panel shows that, too."""
        return not (self.note or self.sure or self.possible)


PLAIN: Final = Page()
"""What is asked, from the root of its options."""
