"""The action phase: of all actions the one that brings most for what it uses up (rulebook, "Fase de acciones")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.computers.by_question import Answer
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.through_the_ages.banks import happy_needed
from engine.through_the_ages.cards import IS_UNIT, NUMBERS, number_of
from engine.through_the_ages.computer.card_worth import ACTION
from engine.through_the_ages.computer.outlook import Outlook, outlook
from engine.through_the_ages.computer.sight import Rules, Sight
from engine.through_the_ages.computer.trials import Trial, act, options_of
from engine.through_the_ages.paying import civil_left
from engine.through_the_ages.prices import take
from engine.through_the_ages.state import State
from engine.through_the_ages.values import discontent, happy, strength

ROBESPIERRE = NUMBERS["maximilien_robespierre"]
END: Final = "end"
LEAST: Final = 0.1
"""An action must bring more than this."""

MILITARY_PART: Final = 0.6
"""What a military action counts beside a civil one."""

REVOLUTION: Final = 1.5
"""What a revolution counts: its actions are taken off what it brings."""

FREE: Final = 0.3
"""What an action that uses up no action counts."""

OPENING: Final = ("increase", "develop", "leader", "liner", "hammurabi", "trade", "churchill", "play", "revolution")
"""Actions that make others possible, which are looked at together with them."""


def action(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The action that brings most for what it uses up; the end when none brings anything."""
    o = outlook(see)
    options = [option for option in question.options if option != END]
    return (best(see.board, o, options),)


def best(s: State, o: Outlook, options: list[str]) -> str:
    """The best of some actions, or the end."""
    top, chosen = 0.0, END
    for ratio, option in ratios(s, o, options):
        if ratio > top:
            top, chosen = ratio, option
    return chosen


def ratios(s: State, o: Outlook, options: list[str]) -> Iterator[tuple[float, str]]:
    """What actions bring for what they use up, 0 for one that brings too little; those without use left out."""
    trial, seat = Trial(s, o), o.seat
    needs_idle = discontent(s.players[seat]) > s.players[seat].idle
    for option in options:
        verb = option.partition(":")[0]
        if verb == "destroy" and not needs_idle:
            continue
        if verb in ("tactic", "copy") and strengthens(s, seat, option) <= 0:
            continue
        gain, used = trial.gain(option), cost(s, seat, option)
        if is_revolution(option) and s.players[seat].leader != ROBESPIERRE:
            # What else could be done in this turn is not lost: it waits for the next one.
            gain -= ACTION * (civil_left(s, seat) - 1)
        ratio = gain / used if gain > LEAST else 0.0
        if verb in OPENING:
            more, then_used = follow_up(trial, option, options)
            if gain + more > LEAST:
                ratio = max(ratio, (gain + more) / (used + then_used))
        yield ratio, option


def is_revolution(option: str) -> bool:
    """Whether an action is a revolution, with or without an action card."""
    return option.startswith("revolution:") or ":revolution:" in option


def follow_up(trial: Trial, option: str, options: list[str]) -> tuple[float, float]:
    """What the best action adds that only this one makes possible, and what it uses up."""
    then = act(trial.base, trial.seat, option)
    new = [other for other in options_of(then, trial.seat) if other != END and other not in options]
    best = (0.0, 1.0)
    if not new:
        return best
    after = Trial(then, trial.o, keeps_idle=True)
    for other in new:
        if other.partition(":")[0] in ("build", "upgrade", "wonder", "take", "develop", "play", "leader", "increase"):
            gain = after.gain(other)
            if gain > best[0]:
                best = gain, cost(then, trial.seat, other)
    return best


def strengthens(s: State, seat: int, option: str) -> int:
    """How much strength an action adds."""
    return strength(act(s, seat, option), seat) - strength(s, seat)


def cost(s: State, seat: int, option: str) -> float:
    """What an action uses up, counted in civil actions."""
    verb, *words = option.split(":")
    p = s.players[seat]
    if verb == "take":
        return take(s, seat, int(words[1]) - 1) or FREE
    if verb in ("build", "upgrade", "destroy"):
        return MILITARY_PART if IS_UNIT[number_of(words[0])] else 1.0
    if is_revolution(option):
        return REVOLUTION
    if verb in ("tactic", "barbarossa"):
        return MILITARY_PART
    if verb == "copy":
        return 2 * MILITARY_PART
    if verb == "leader":
        return 1.0 if p.leader < 0 else FREE
    return FREE if verb in ("liner", "churchill", "trade", "hammurabi") else 1.0


def homer(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Homer under a wonder where a happy face is wanted; else the action (rulebook, "Homero")."""
    p = see.me
    wanted = happy(p) - happy_needed(p) <= 1 and len(question.options) > 1
    return (question.options[1] if wanted else "regain",)


def agreement(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The card that is worth most for its price (event "Acuerdo internacional")."""
    o = outlook(see)
    trial = Trial(see.board, o)
    gains = [
        (trial.gain(option) / (take(see.board, see.seat, int(option.split(":")[2]) - 1) or FREE), option)
        for option in question.options
        if option != "no"
    ]
    gain, option = max(gains, default=(0.0, "no"))
    return (option if gain > LEAST else "no",)


RULES: Final[Rules] = {"action": action, "homer": homer, "agreement": agreement}
