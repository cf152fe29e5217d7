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
from engine.core.preorders import FollowUp
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
    """What became of a plan: carried out, or dropped and why."""
    plan = plan_words(said, note.question, note.ids, note.then)
    if note.why == CARRIED_OUT:
        return say(said.lang, "plan-done", plan=plan)
    return say(said.lang, "plan-dropped", plan=plan, why=reason(said.lang, note.why))


def order_words(lang: str, game: str, kind: str, span: str) -> str:
    """A standing order on one line: "Losing disks: let them pass this phase"."""
    own = f"{game}-order-lasts-{span}"
    lasts = say(lang, own if texts().has(lang, own) else f"order-{span}")
    return f"{say(lang, f'{game}-order-{kind}')}: {lasts}"
