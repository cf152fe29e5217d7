"""Which pictures a view can give, and what each is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

Use = Literal["whole", "close", "asked", "own", "held", "more"]
"""whole: the position for everybody, close: the part of it where something happens, for phones; asked: what a question
is about and nothing else, to stand above its buttons; own: what the viewer alone may see; held: in small, the cards of
the viewer's that a question is about, to stand above its buttons; more: anything else.
"""

INSTEAD: Final[dict[Use, tuple[Use, ...]]] = {"asked": ("close",), "held": ("own",)}
"""By use, which other one serves it before the whole position does."""


class Kind(NamedTuple):
    """A kind of picture: its id, which ``draw`` takes and files are named by, and what it is for."""

    id: str
    use: Use = "more"


BOARD = Kind("board", "whole")
CUT = Kind("cut", "close")
ASKED = Kind("asked", "asked")
HAND = Kind("hand", "own")
HELD = Kind("held", "held")
SCORE = Kind("score")


def kind_for(kinds: Sequence[Kind], use: Use) -> str:
    """The id of the first kind with this use; where there is none, of the first that shows the whole position (for
    what is asked: a close one before that; for cards that are held: the hand).

    Raises LookupError where no kind does.
    """
    for wanted in (use, *INSTEAD.get(use, ()), "whole"):
        for kind in kinds:
            if kind.use == wanted:
                return kind.id
    raise LookupError(f"none of {', '.join(kind.id for kind in kinds)} shows the whole position")
