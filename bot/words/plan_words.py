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
from data.texts import side_name, texts, worded
from engine.core.preorders import FollowUp, Settings, parts_of
from engine.core.registry import load_game


def question_title(lang: str, game: str, question: str, names: Sequence[str]) -> str:
    """A planned question in a few words: "Competition in Rome"; "Egypt · Competition in Rome" for one of two sides."""
    key, thing, side = parts_of(question)
    preorders = load_game(game).preorders
    # A title says nothing of how many are asked for: that hangs on the moment of the question.
    about: dict[str, str | int] = {"least": 1, "most": 2, "span": "one"}
    if preorders is not None and thing and key in preorders.distinguished_by:
        about[preorders.distinguished_by[key]] = thing
    plain = key.replace(":", "-")
    text = next((text for kind in ("plan", "ask") if texts().has(lang, text := f"{game}-{kind}-{plain}")), "")
    words = say(lang, text, **worded(lang, game, about, names)) if text else key
    return f"{side_name(lang, game, side)} · {words}" if side else words


def plan_words(words: OptionWords, question: str, ids: Sequence[str], then: Sequence[FollowUp] = ()) -> str:
    """A plan on one line: "Competition in Rome: Triremes, Siege engines → Rome · Ana"."""
    title = question_title(words.lang, words.game, question, words.names)
    chosen = " → ".join(_chosen(words, item) for item in (ids, *(follow_up for _, follow_up in then)))
    return f"{title}{'' if title.endswith('?') else ':'} {chosen}"


def _chosen(words: OptionWords, ids: Sequence[str]) -> str:
    return ", ".join(words.deed(option) for option in ids) or say(words.lang, "panel-none")


def note_words(words: OptionWords, note: PlanNote) -> str:
    """What became of a plan or a standing order: carried out, or dropped and why."""
    if note.order:
        return _order_note(words, note)
    plan = plan_words(words, note.question, note.ids, note.then)
    if note.why == CARRIED_OUT:
        return say(words.lang, "plan-done", plan=plan)
    return say(words.lang, "plan-dropped", plan=plan, why=reason(words.lang, note.why))


def _order_note(words: OptionWords, note: PlanNote) -> str:
    """What a standing order has answered, or what has been taken out of it."""
    kind = order_title(words.lang, words.game, note.order)
    if note.why == CARRIED_OUT:
        answer = ", ".join(words.option(option) for option in note.ids) or say(words.lang, "panel-none")
        return say(words.lang, "order-done", order=kind, answer=answer)
    dropped = "; ".join(part_words(words, part, ids) for part, ids in note.then)
    return say(words.lang, "order-dropped", order=kind, part=dropped, why=reason(words.lang, note.why))


def order_title(lang: str, game: str, kind: str) -> str:
    """What a standing order is about: "Chances to react", "If I am attacked"."""
    return say(lang, f"{game}-order-{kind}")


def order_words(words: OptionWords, kind: str, span: str, settings: Settings = ()) -> str:
    """A standing order on one line: "Losing disks: let them pass this phase", "If I am attacked: Never defend (this
    age)".
    """
    game, lang = words.game, words.lang
    lasts = lasting(lang, game, span, answers=bool(settings))
    if not settings:
        return f"{order_title(lang, game, kind)}: {lasts}"
    parts = "; ".join(part_words(words, part, ids) for part, ids in settings)
    return say(lang, "order-says", order=order_title(lang, game, kind), parts=parts, lasts=lasts)


def lasting(lang: str, game: str, span: str, *, answers: bool = False) -> str:
    """How long a standing order lasts: "let them pass this phase"; of one that ``answers``: "for this phase"."""
    own = f"{game}-order-lasts-{span}"
    keys = (f"{game}-order-holds-{span}", own, f"until-{span}") if answers else (own, f"order-{span}")
    return say(lang, next(key for key in keys if texts().has(lang, key)))


def part_words(words: OptionWords, part: str, ids: Sequence[str]) -> str:
    """A part of a standing order on one line: "Bid at most: 3"."""
    chosen = ", ".join(words.thing(option) for option in ids)
    return f"{question_title(words.lang, words.game, part, words.names)}: {chosen}"
