"""Planned answers and standing orders in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.plans import (
    CARRIED_OUT,
    PlanNote,
)
from bot.words.option_words import OptionWords
from bot.words.wording import (
    reason,
    say,
)
from data.texts import texts, worded
from engine.core.preorders import FollowUp, Settings
from engine.core.registry import load_game


def question_title(lang: str, game: str, question: str, names: Sequence[str]) -> str:
    """A planned question in a few words: "Competition in Rome"."""
    key, _, thing = question.partition("@")
    preorders = load_game(game).preorders
    # A title says nothing of how many are asked for: that hangs on the moment of the question.
    about: dict[str, str | int] = {"least": 1, "most": 2, "span": "one"}
    if preorders is not None and thing and key in preorders.distinguished_by:
        about[preorders.distinguished_by[key]] = thing
    plain = key.replace(":", "-")
    text = next((text for kind in ("plan", "ask") if texts().has(lang, text := f"{game}-{kind}-{plain}")), "")
    return say(lang, text, **worded(lang, game, about, names)) if text else key


def plan_words(said: OptionWords, question: str, ids: Sequence[str], then: Sequence[FollowUp] = ()) -> str:
    """A plan on one line: "Competition in Rome: Triremes, Siege engines → Rome · Ana"."""
    words = question_title(said.lang, said.game, question, said.names)
    chosen = " → ".join(_chosen(said, item) for item in (ids, *(told for _, told in then)))
    return f"{words}{'' if words.endswith('?') else ':'} {chosen}"


def _chosen(said: OptionWords, ids: Sequence[str]) -> str:
    return ", ".join(said.deed(option) for option in ids) or say(said.lang, "panel-none")


def note_words(said: OptionWords, note: PlanNote) -> str:
    """What became of a plan or a standing order: carried out, or dropped and why."""
    if note.order:
        return _order_note(said, note)
    plan = plan_words(said, note.question, note.ids, note.then)
    if note.why == CARRIED_OUT:
        return say(said.lang, "plan-done", plan=plan)
    return say(said.lang, "plan-dropped", plan=plan, why=reason(said.lang, note.why))


def _order_note(said: OptionWords, note: PlanNote) -> str:
    """What a standing order has answered, or what has been taken out of it."""
    kind = order_title(said.lang, said.game, note.order)
    if note.why == CARRIED_OUT:
        answer = ", ".join(said.option(option) for option in note.ids) or say(said.lang, "panel-none")
        return say(said.lang, "order-done", order=kind, answer=answer)
    dropped = "; ".join(part_words(said, part, ids) for part, ids in note.then)
    return say(said.lang, "order-dropped", order=kind, part=dropped, why=reason(said.lang, note.why))


def order_title(lang: str, game: str, kind: str) -> str:
    """What a standing order is about: "Chances to react", "If I am attacked"."""
    return say(lang, f"{game}-order-{kind}")


def order_words(said: OptionWords, kind: str, span: str, settings: Settings = ()) -> str:
    """A standing order on one line: "Losing disks: let them pass this phase", "If I am attacked: Never defend (this
    age)".
    """
    game, lang = said.game, said.lang
    lasts = lasting(lang, game, span, answers=bool(settings))
    if not settings:
        return f"{order_title(lang, game, kind)}: {lasts}"
    parts = "; ".join(part_words(said, part, ids) for part, ids in settings)
    return say(lang, "order-says", order=order_title(lang, game, kind), parts=parts, lasts=lasts)


def lasting(lang: str, game: str, span: str, *, answers: bool = False) -> str:
    """How long a standing order lasts: "let them pass this phase"; of one that ``answers``: "for this phase"."""
    own = f"{game}-order-lasts-{span}"
    keys = (f"{game}-order-holds-{span}", own, f"until-{span}") if answers else (own, f"order-{span}")
    return say(lang, next(key for key in keys if texts().has(lang, key)))


def part_words(said: OptionWords, part: str, ids: Sequence[str]) -> str:
    """A part of a standing order on one line: "Bid at most: 3"."""
    chosen = ", ".join(said.thing(option) for option in ids)
    return f"{question_title(said.lang, said.game, part, said.names)}: {chosen}"
