"""Why an option is not possible: the first rule that forbids it. For sentences to people, after a refusal only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.epochs.areas import contested, is_city, limit, occupies, on_map, room
from engine.epochs.cards import NEXT, card_of
from engine.epochs.disks import majority_or_tie
from engine.epochs.state import State
from engine.epochs.wonders import LEAST_DISKS, PRICE, sites

Rule = Callable[[State, Ask, str], str | Reason | None]


def why_not(s: State, question: Ask, option: str) -> Reason | None:
    """The rule that forbids an option of this question to its seat; None where none can be told.

    ``option`` may be anything that somebody typed. Tells nothing but what the seat may know.
    """
    verb, _, name = option.partition(":")
    if option == NEXT or verb not in RULES:
        return None
    if verb in AREA_VERBS and name not in s.board.number:
        return Reason(f"{s.game}-no-such-area", {"text": name[:40]})
    if verb in CARD_VERBS and _number(s, name) is None:
        return Reason(f"{s.game}-no-such-card")
    why = RULES[verb](s, question, name)
    if not isinstance(why, str):
        return why
    about: dict[str, str | int] = {}
    if verb in AREA_VERBS:
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
    return letters.get(card_of(s, number).letter, "card-no-effect")


def _negate(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Cartas de anulación"."""
    number = int(name)
    if number not in s.hands[question.seat]:
        return "card-not-held"
    return "card-does-not-answer" if card_of(s, number).letter == "N" else "card-no-negation"


def _card(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Cartas de competición"."""
    number = int(name)
    if number not in s.hands[question.seat]:
        return "card-not-held"
    if question.key != "compete":
        return None
    return "card-no-effect" if card_of(s, number).letter == "C" else "card-not-for-competition"


def _use(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Usar maravillas"."""
    key = name.partition(":")[2]
    if question.key != "compete":
        return None
    if name.startswith("wonder:") and key in s.wonders and s.wonders[key].owner != question.seat:
        return "wonder-not-yours"
    return "feature-not-here"


def _build(s: State, question: Ask, name: str) -> str | Reason | None:
    """Rulebook, "Construir una maravilla"."""
    seat, wonder = question.seat, s.wonders.get(name)
    if wonder is None:
        return Reason(f"{s.game}-no-such-wonder", {"text": name[:40]})
    if wonder.status != "available":
        return Reason(f"{s.game}-wonder-{wonder.status}", {"wonder": name})
    if "built-wonder" in s.spent[seat]:
        return "wonder-one-a-turn"
    if not sites(s, seat):
        return "wonder-no-site"
    disks = on_map(s, seat) - 1
    if disks < LEAST_DISKS or disks + s.treasury[seat] + len(s.hands[seat]) < PRICE:
        return "wonder-too-dear"
    return Reason(f"{s.game}-wonder-supply", {"wonder": name, "disks": s.facts.wonders[name].disks})


def _disk(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Construir una maravilla"."""
    if question.key != "wonder-price":
        return None
    return "last-disk-of-site" if occupies(s, question.seat, s.board.number[name]) else "no-own-disk"


def _talent(s: State, question: Ask, name: str) -> str | None:
    """Rulebook, "Construir una maravilla", "Bajas alternativas"."""
    if question.key not in ("wonder-price", "loss"):
        return None
    return "two-disks-due" if s.treasury[question.seat] else "no-talents"


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
    "build": _build,
    "disk": _disk,
    "talent": _talent,
    "spend": _spend,
    "area": _area,
}
AREA_VERBS: Final = ("deploy", "withdraw", "resettle", "disk", "area")
CARD_VERBS: Final = ("play", "negate", "card")
