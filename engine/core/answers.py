"""Whether an answer fits its question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer, Reason


def checked(question: Ask, ids: Sequence[str], why_not: Callable[[Ask, str], Reason | None]) -> tuple[str, ...]:
    """The ids of a legal answer. Raises IllegalAnswer with the rule that forbids it, where ``why_not`` knows one."""
    if not isinstance(ids, list | tuple) or not all(isinstance(option, str) for option in ids):
        raise IllegalAnswer("an answer is a list of option ids")
    if not question.least <= len(ids) <= question.most:
        why = Reason("answer-count", {"least": question.least, "most": question.most, "count": len(ids)})
        raise IllegalAnswer(f"choose {question.least} to {question.most} options, not {len(ids)}", why)
    if len(ids) > 1 and len(set(ids)) != len(ids):
        raise IllegalAnswer("an option may be chosen once only", Reason("answer-twice"))
    for option in ids:
        if option not in question.options:
            raise IllegalAnswer(f"{option!r} is not possible now", why_not(question, option))
    return tuple(ids)
