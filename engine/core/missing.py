"""Why a question has no option about something that has a name, as far as the seat that is asked may know.

A thing is "kind:id" as in data/GAME/words.json: "card:iron", "area:rome", "deity:god_of_war".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from engine.core.ask import Ask
from engine.core.errors import Reason


class MissingThings(msgspec.Struct, frozen=True):
    """What a game says of things that no option of a question is about. It knows the view of the seat that is asked,
    never the state: what it says tells nothing that is hidden.

    ids(view, question, verb, thing): ids that options about the thing would have, the likeliest first; ``verb`` is ""
        where none was named. The rule that forbids one of them is the reason.
    why(view, question, verb, thing): the reason where none of those ids has one; None where there is nothing to say.
        ``thing`` may be a kind of card, too ("kind:farm"), or "" where only the verb was named.
    own(view, question): things before the seat, such as cards of its hand, that it may want to use.
    """

    ids: Callable[[Any, Ask, str, str], Iterable[str]]
    why: Callable[[Any, Ask, str, str], Reason | None]
    own: Callable[[Any, Ask], Iterable[str]]
