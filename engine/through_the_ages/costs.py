"""What an option costs, in words for its reader: "civil" and "military" actions, "food", "resources", "science"."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.through_the_ages import prices, tactics
from engine.through_the_ages.action_cards import FRUGALITY, GENIUS
from engine.through_the_ages.cards import CARDS, IS_UNIT, NUMBERS, number_of
from engine.through_the_ages.state import State
from engine.through_the_ages.technologies import ROBESPIERRE

BARBAROSSA: Final = NUMBERS["frederick_barbarossa"]
Costs = Mapping[str, int]


def of_action(s: State, seat: int, option: str) -> Costs:
    """The cost of an option of the action phase (rulebook, "Fase de acciones"); nothing for what has no price."""
    verb, *words = option.split(":")
    return ACTIONS[verb](s, seat, words) if verb in ACTIONS else {}


def of_politics(s: State, seat: int, option: str) -> Costs:
    """The military actions of an attack (rulebook, "Jugar una agresión", "Declarar una guerra")."""
    verb, *words = option.split(":")
    if verb not in ("attack", "war"):
        return {}
    return {"military": prices.attack(s, number_of(words[0]), int(words[1]) - 1)}


def without_action(s: State, seat: int, option: str, less: int) -> Costs:
    """The cost of something that needs no action and costs so much less; a revolution still takes its actions."""
    verb, *words = option.split(":")
    kinds = WORKS[verb](s, seat, words, less) if verb in WORKS else {}
    return kinds | _all_actions(s, seat) if verb == "revolution" else kinds


# --- each kind ----------------------------------------------------------------------------------------------------


def _increase(s: State, seat: int, words: Sequence[str], less: int = 0) -> dict[str, int]:
    return {"food": prices.population(s.players[seat], less)}


def _build(s: State, seat: int, words: Sequence[str], less: int = 0) -> dict[str, int]:
    return {"resources": prices.build(s.players[seat], number_of(words[0]), less)}


def _upgrade(s: State, seat: int, words: Sequence[str], less: int = 0) -> dict[str, int]:
    old, new = map(number_of, words)
    return {"resources": prices.upgrade(s.players[seat], old, new, less)}


def _develop(s: State, seat: int, words: Sequence[str], less: int = 0) -> dict[str, int]:
    return {"science": prices.develop(s, seat, number_of(words[0]), less)}


def _revolution(s: State, seat: int, words: Sequence[str], less: int = 0) -> dict[str, int]:
    return {"science": prices.revolution(s, seat, number_of(words[0]), less)}


def _stages(s: State, seat: int, words: Sequence[str], less: int = 0) -> dict[str, int]:
    return {"resources": prices.stages(s.players[seat], int(words[0]), less)}


WORKS: Final[dict[str, Callable[[State, int, Sequence[str], int], dict[str, int]]]] = {
    "increase": _increase,
    "build": _build,
    "upgrade": _upgrade,
    "develop": _develop,
    "revolution": _revolution,
    "wonder": _stages,
}
"""What is paid for each kind of work, its action apart."""


def _all_actions(s: State, seat: int) -> dict[str, int]:
    """The actions of a revolution (rulebook, "Declarar una revolución", "Maximilien Robespierre")."""
    p = s.players[seat]
    return {"military": p.military_total} if p.leader == ROBESPIERRE else {"civil": p.civil_total}


def _action_of(technology: str) -> dict[str, int]:
    return {"military" if IS_UNIT[number_of(technology)] else "civil": 1}


def _play(s: State, seat: int, words: Sequence[str]) -> dict[str, int]:
    """An action card: its own action, and what it lets one do for less."""
    card, (verb, *rest) = number_of(words[0]), words[1:] or [""]
    less = CARDS[card].numbers.get("discount", 0)
    assert isinstance(less, int)
    if card in FRUGALITY:
        return {"civil": 1} | _increase(s, seat, ())
    if card in GENIUS:
        return {"civil": 1} | _stages(s, seat, ("1",), less)
    if verb not in WORKS:
        return {"civil": 1}
    actions = _all_actions(s, seat) if verb == "revolution" else {"civil": 1}
    return actions | WORKS[verb](s, seat, rest, less)


def _barbarossa(s: State, seat: int, words: Sequence[str]) -> dict[str, int]:
    card = CARDS[BARBAROSSA]
    food = _increase(s, seat, (), card.number("food_discount"))
    return {"military": card.number("ma_cost")} | food | _build(s, seat, words, card.number("resource_discount"))


ACTIONS: Final[dict[str, Callable[[State, int, Sequence[str]], dict[str, int]]]] = {
    "take": lambda s, seat, words: {"civil": prices.take(s, seat, int(words[1]) - 1)},
    "increase": lambda s, seat, words: {"civil": 1} | _increase(s, seat, words),
    "build": lambda s, seat, words: _action_of(words[0]) | _build(s, seat, words),
    "upgrade": lambda s, seat, words: _action_of(words[0]) | _upgrade(s, seat, words),
    "destroy": lambda s, seat, words: _action_of(words[0]),
    "wonder": lambda s, seat, words: {"civil": 1} | _stages(s, seat, words),
    "leader": lambda s, seat, words: {"civil": 1},
    "develop": lambda s, seat, words: {"civil": 1} | _develop(s, seat, words),
    "revolution": lambda s, seat, words: _all_actions(s, seat) | _revolution(s, seat, words),
    "play": _play,
    "tactic": lambda s, seat, words: {"military": tactics.PLAY_PRICE},
    "copy": lambda s, seat, words: {"military": tactics.COPY_PRICE},
    "hammurabi": lambda s, seat, words: {"military": 1},
    "barbarossa": _barbarossa,
    "bach": lambda s, seat, words: {"civil": 1} | _upgrade(s, seat, words),
}
