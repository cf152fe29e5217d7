"""Why an option is not possible: the first rule that forbids it. For sentences to people, after a refusal only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.epochs.areas import contested, is_city, limit, occupies, on_map, room
from engine.epochs.cards import NEXT, card_of
from engine.epochs.disks import majority_or_tie
from engine.epochs.payments import LOSSES, MANY, means
from engine.epochs.state import State

Rule = Callable[[Any, Ask, str], str | Reason | None]
"""``(state, question, name)`` to the rule that forbids the option of this name; None where it does not."""


def why_not(
    own: Mapping[str, Rule] = {}, area_verbs: tuple[str, ...] = ()
) -> Callable[[State, Ask, str], Reason | None]:
    """For a game: the rule that forbids an option of a question. ``own``: rules by verb that come before the common
    ones; those of them that return None leave the word to these. area_verbs: own verbs that name areas.
    """
    return partial(_why_not, own, (*AREA_VERBS, *area_verbs))


def _why_not(
    own: Mapping[str, Rule], area_verbs: tuple[str, ...], s: State, question: Ask, option: str
) -> Reason | None:
    """The rule that forbids an option of this question to its seat; None where none can be told.

    ``option`` may be anything that somebody typed. Tells nothing but what the seat may know.
    """
    verb, _, name = option.partition(":")
    rules = [one for one in (own.get(verb), RULES.get(verb)) if one is not None]
    if option == NEXT or not rules:
        return None
    if verb in area_verbs and name not in s.board.number:
        return Reason(f"{s.game}-no-such-area", {"text": name[:40]})
    if verb in CARD_VERBS and _number(s, name) is None:
        return Reason(f"{s.game}-no-such-card")
    why = next((why for rule in rules if (why := rule(s, question, name)) is not None), None)
    if not isinstance(why, str):
        return why
    about: dict[str, str | int] = {}
    if verb in area_verbs:
        about = {"area": name}
    elif verb in CARD_VERBS:
        about = {"card": card_of(s, int(name)).key}
    return Reason(f"{s.game}-{why}", about)


def _number(s: State, name: str) -> int | None:
    return int(name) if name.isascii() and name.isdecimal() and int(name) in s.facts.cards else None


def _deploy(s: State, question: Ask, name: str) -> str | Reason | None:
    """Rulebook, "Paso de despliegue", "Apilamiento", "Mares profundos y poco profundos"."""
    if question.key != "deploy":
        return None
    seat, area = question.seat, s.board.number[name]
    if area in s.closed:
        return "area-closed"
    if not limit(s, seat, area):
        return "deep-sea-closed"
    if not room(s, seat, area):
        return Reason(f"{s.game}-area-full", {"area": name, "limit": limit(s, seat, area)})
    own_near = [near for near in s.board.adjacent[area] if near not in s.closed and occupies(s, seat, near)]
    if any(contested(s, near) and not majority_or_tie(s, seat, near) for near in own_near):
        return "outnumbered-next-door"
    if not on_map(s, seat):
        return "deploy-home-first"
    return "out-of-reach"


def _withdraw(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Paso de retiro"."""
    area = s.board.number[name]
    if not occupies(s, question.seat, area):
        return "no-own-disk"
    return "withdraw-city" if is_city(s, question.seat, area) else None


def _resettle(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Paso de reasentamiento"."""
    return None if is_city(s, question.seat, s.board.number[name]) else "resettle-no-city"


def _play(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Jugar una carta de destino", "Resolver efectos"."""
    number = int(name)
    if number not in s.hands[question.seat]:
        return "card-not-held"
    letters = {"N": "card-answers-only", "C": "card-competition-only"}
    own = card_of(s, number).letter
    return next((why for letter, why in letters.items() if letter in own), "card-no-effect")


def _negate(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Cartas de anulación"."""
    number = int(name)
    if number not in s.hands[question.seat]:
        return "card-not-held"
    return "card-does-not-answer" if "N" in card_of(s, number).letter else "card-no-negation"


def _card(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Cartas de competición"."""
    number = int(name)
    if number not in s.hands[question.seat]:
        return "card-not-held"
    if question.key != "compete":
        return None
    return "card-no-effect" if "C" in card_of(s, number).letter else "card-not-for-competition"


def _use(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Procedimiento para la competición"."""
    return "feature-not-here" if question.key == "compete" else None


def _talent(s: State, question: Ask, name: str) -> str | Reason | None:
    """Rulebook, "Bajas alternativas"."""
    if question.key == MANY:
        talents = s.treasury[question.seat]
    elif question.key == LOSSES:
        talents = means(s, question.seat, s.board.number[str(question.about["area"])]).talents
    else:
        return None
    if not talents:
        return "no-talents"
    return Reason(f"{s.game}-talents-enough", {"talents": min(talents, int(question.about["most"]))})


def _spend(s: State, question: Ask, name: str) -> str | Reason | None:
    """Rulebook, "Paso de robo"."""
    return Reason(f"{s.game}-few-talents", {"talents": s.treasury[question.seat]}) if question.key == "draw" else None


def _area(s: State, question: Ask, name: str) -> str:
    """Rulebook, "Jugar una carta de destino"."""
    return "area-closed" if s.board.number[name] in s.closed else "area-not-offered"


RULES: Final[dict[str, Rule]] = {
    "deploy": _deploy,
    "withdraw": _withdraw,
    "resettle": _resettle,
    "play": _play,
    "negate": _negate,
    "card": _card,
    "use": _use,
    "talent": _talent,
    "spend": _spend,
    "area": _area,
}
AREA_VERBS: Final = ("deploy", "withdraw", "resettle", "area")
CARD_VERBS: Final = ("play", "negate", "card")
