"""What a leader is worth to a civilization (rulebook, "Líderes"): what it gives, as long as it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.through_the_ages.cards import AGE, CARDS, KIND, LABS, NUMBERS
from engine.through_the_ages.computer.outlook import Outlook, symbols
from engine.through_the_ages.modifiers import CULTURE, SCIENCE, STRENGTH
from engine.through_the_ages.state import Player
from engine.through_the_ages.values import from_cards, from_workers

COLUMBUS, ROBESPIERRE = NUMBERS["christopher_columbus"], NUMBERS["maximilien_robespierre"]

ABILITIES: Final[dict[int, Callable[[Outlook, Player], float]]] = {}
"""What an ability that is no value of a civilization brings in a turn, by leader."""

EXPECTED: Final = {NUMBERS["michelangelo"]: 2, NUMBERS["j_s_bach"]: 1, NUMBERS["william_shakespeare"]: 1,
                   NUMBERS["james_cook"]: 1, NUMBERS["charlie_chaplin"]: 1, NUMBERS["sid_meier"]: 2}  # fmt: skip
"""Culture a turn that a leader may be hoped to bring, where it brings none yet."""


def _a_turn(*leaders: str) -> Callable[[Callable[[Outlook, Player], float]], Callable[[Outlook, Player], float]]:
    def note(function: Callable[[Outlook, Player], float]) -> Callable[[Outlook, Player], float]:
        for leader in leaders:
            ABILITIES[NUMBERS[leader]] = function
        return function

    return note


@_a_turn("aristotle")
def _aristotle(o: Outlook, p: Player) -> float:
    return 0.7 * o.science


@_a_turn("hammurabi")
def _hammurabi(o: Outlook, p: Player) -> float:
    return 1.0


@_a_turn("moses")
def _moses(o: Outlook, p: Player) -> float:
    return 0.75 * o.food


@_a_turn("homer")
def _homer(o: Outlook, p: Player) -> float:
    return 0.35 * o.resource


@_a_turn("julius_caesar")
def _caesar(o: Outlook, p: Player) -> float:
    return 0.3


@_a_turn("frederick_barbarossa")
def _barbarossa(o: Outlook, p: Player) -> float:
    return 0.9 * o.food + 0.5


@_a_turn("genghis_khan")
def _genghis(o: Outlook, p: Player) -> float:
    return 2.0 if o.point > 0 and len(o.rivals) > 1 else 1.2


@_a_turn("leonardo_da_vinci")
def _leonardo(o: Outlook, p: Player) -> float:
    return 0.5 * o.resource


@_a_turn("isaac_newton")
def _newton(o: Outlook, p: Player) -> float:
    return 0.8


@_a_turn("albert_einstein")
def _einstein(o: Outlook, p: Player) -> float:
    coming = p.science + o.turns * (from_workers(p, "science") + from_cards(p, "science", SCIENCE))
    return 1.5 + 0.4 * sum(0 < CARDS[card].science <= coming for card in p.civil_hand)


@_a_turn("j_s_bach", "william_shakespeare")
def _upgrades(o: Outlook, p: Player) -> float:
    return 0.5


@_a_turn("winston_churchill")
def _churchill(o: Outlook, p: Player) -> float:
    return 3.2


@_a_turn("bill_gates")
def _gates(o: Outlook, p: Player) -> float:
    return sum(p.workers[n] * AGE[n] for n in LABS) * (o.resource + 1 / max(1, o.turns))


@_a_turn("mahatma_gandhi")
def _gandhi(o: Outlook, p: Player) -> float:
    return 1.0


@_a_turn("joan_of_arc")
def _joan(o: Outlook, p: Player) -> float:
    return 0.2


def leader_worth(o: Outlook, p: Player, leader: int) -> float:
    """What a leader brings from now on; none: 0."""
    if leader < 0:
        return 0.0
    turns = min(o.turns, _life(o, leader))
    part = turns / o.turns if o.turns else 0.0
    value = symbols(o, leader, turns)
    culture = CULTURE[leader](p) if leader in CULTURE else 0
    value += max(culture, EXPECTED.get(leader, 0) if turns > 2 else 0) * turns
    if leader in SCIENCE:
        value += SCIENCE[leader](p) * o.flow_science * part
    if leader in STRENGTH:
        value += STRENGTH[leader](p) * o.point * part
    if leader in ABILITIES:
        value += ABILITIES[leader](o, p) * turns
    if leader == COLUMBUS:
        value += 7.0 if any(KIND[card] == "territory" for card in p.military_hand) else 2.0
    if leader == ROBESPIERRE and turns:
        value += 3.0 if any(KIND[card] == "government" for card in p.civil_hand) else 1.0
    return value


def _life(o: Outlook, leader: int) -> int:
    """A leader leaves when the age after its own ends (rulebook, "Fin de una época")."""
    age = AGE[leader]
    return o.lives[age] if age < 3 else o.turns
