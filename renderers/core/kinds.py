"""Which pictures a view can give, and what each is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

Use = Literal["whole", "close", "asked", "own", "more"]
"""whole: the position for everybody, close: the part of it where something happens, for phones; asked: what a question
is about and nothing else, to stand above its buttons; own: what the viewer alone may see; more: anything else.
"""


class Kind(NamedTuple):
    """A kind of picture: its id, which ``draw`` takes and files are named by, and what it is for."""

    id: str
    use: Use = "more"


BOARD = Kind("board", "whole")
CUT = Kind("cut", "close")
ASKED = Kind("asked", "asked")
HAND = Kind("hand", "own")
SCORE = Kind("score")


def kind_for(kinds: Sequence[Kind], use: Use) -> str:
    """The id of the first kind with this use; where there is none, of the first that shows the whole position (for
    what is asked: a close one before that).

    Raises LookupError where no kind does.
    """
    for wanted in (use, *(("close",) if use == "asked" else ()), "whole"):
        for kind in kinds:
            if kind.use == wanted:
                return kind.id
    raise LookupError(f"none of {', '.join(kind.id for kind in kinds)} shows the whole position")
