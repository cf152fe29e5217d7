"""Which pictures a view can give, and what each is for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

Use = Literal["whole", "close", "own", "more"]
"""whole: the position for everybody, close: the part of it where something happens, for phones; own: what the viewer
alone may see; more: anything else.
"""


class Kind(NamedTuple):
    """A kind of picture: its id, which ``draw`` takes and files are named by, and what it is for."""

    id: str
    use: Use = "more"


BOARD = Kind("board", "whole")
CUT = Kind("cut", "close")
HAND = Kind("hand", "own")
SCORE = Kind("score")


def kind_for(kinds: Sequence[Kind], use: Use) -> str:
    """The id of the first kind with this use; where there is none, of the first that shows the whole position.

    Raises LookupError where no kind does.
    """
    for wanted in (use, "whole"):
        for kind in kinds:
            if kind.use == wanted:
                return kind.id
    raise LookupError(f"none of {', '.join(kind.id for kind in kinds)} shows the whole position")
