"""What players of Through the Ages need that look ahead: whole turns planned at once, and what positions are worth.

The plans for a turn come from a beam: from each of the best boards so far every action is tried, and boards to which
several orders of the same actions lead are looked at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final

import msgspec

from engine.core.ask import Ask
from engine.core.game import Lookahead, Plan
from engine.core.rng import Rng
from engine.core.styles import styles_in
from engine.through_the_ages.action_phase import possible
from engine.through_the_ages.banks import corruption, happy_needed
from engine.through_the_ages.cards import GIVES, IS_UNIT, MINES, number_of
from engine.through_the_ages.computer import sensible
from engine.through_the_ages.computer.actions import END, is_revolution, ratios, strengthens
from engine.through_the_ages.computer.card_worth import in_time
from engine.through_the_ages.computer.judge import PARTS, standing, weighed_parts
from engine.through_the_ages.computer.outlook import Outlook, outlook
from engine.through_the_ages.computer.politics import is_likely
from engine.through_the_ages.computer.politics import judge as political_gain
from engine.through_the_ages.computer.sight import Sight, imagined, sight
from engine.through_the_ages.computer.trials import act, idle_worth
from engine.through_the_ages.paying import civil_left, military_left
from engine.through_the_ages.politics import NOTHING
from engine.through_the_ages.state import ResolveWar, State
from engine.through_the_ages.values import discontent, happy, science, strength

WIDTH: Final = 16
"""Boards from which the next action is tried, at each step."""

MOST: Final = 1000
"""Boards at which a plan looks from ``WIDTH`` boards, about; from then on it goes on from the best ones alone."""

NARROW: Final = 4
"""How many these are."""

CIVIL: Final = 5.0
MILITARY: Final = 0.8
"""What an action left over promises while a turn is planned."""

MARGIN: Final = 4.0
"""By how much strength the strongest rival is expected to grow at most: who arms in peace against what rivals usually
reach gives up what brings culture.
"""

FAR: Final = 7
"""How much stronger rivals must be on average, for miners to become soldiers whose resources get lost."""

INACTION: Final = 0.2
"""What a political action must bring, to be better than none."""

HOPELESS: Final = -4.0
"""Political actions that look worse than this are not thought about."""

SLIP: Final = 0.35
"""What part of the best action's worth one must bring that a learner takes."""

_encode: Final = msgspec.msgpack.encode


class Node(msgspec.Struct):
    """A board to which the actions of ``plan`` lead, and what it is worth at the end of the turn. ``hope``: together
    with the actions that are left.
    """

    board: State
    plan: tuple[str, ...]
    value: float
    hope: float


def turn_plans(s: State, o: Outlook, options: list[str], factors: Mapping[str, float] = {}) -> list[Node]:
    """Plans for the rest of the turn, the best first; an empty one ends it at once. ``factors``: how many times parts
    count beside their weights, by name.
    """
    o.idle = idle_worth(s, o)
    start = _node(s, o, (), factors)
    nodes, beam, seen = [start], [start], {_digest(s, o.seat)}
    while beam:
        children = []
        for node in beam:
            must_build = _needs_work(node, o.seat)
            for option in options if node is start else possible(node.board, o.seat):
                if option == END or not _is_sensible(node.board, o, option):
                    continue
                if must_build and not _arms(option):
                    continue
                board = act(node.board, o.seat, option)
                digest = _digest(board, o.seat)
                if digest not in seen:
                    seen.add(digest)
                    children.append(_node(board, o, (*node.plan, option), factors))
        nodes += [node for node in children if not _needs_work(node, o.seat) and not _takes_in_vain(node, s, o)]
        beam = _best(children, WIDTH if len(nodes) < MOST else NARROW)
    nodes.sort(key=lambda node: -node.value)
    return nodes


def _is_sensible(s: State, o: Outlook, option: str) -> bool:
    """Whether an action is worth a thought: no tactic that does not strengthen, nobody taken off work for little."""
    verb, _, rest = option.partition(":")
    if verb == "destroy":
        return _may_leave(s, o, number_of(rest))
    return verb not in ("tactic", "copy") or strengthens(s, o.seat, option) > 0


def _may_leave(s: State, o: Outlook, n: int) -> bool:
    """Whether a worker may be taken off a technology: where people are discontent; where all have work, to become a
    soldier, if wars that are not won are about more than the worker brings, or if it makes resources that get lost
    while the rivals are much stronger. Nobody becomes a soldier without whom there is no science, or discontent.
    """
    p, seat = s.players[o.seat], o.seat
    if p.idle < discontent(p):
        return True
    if p.idle > discontent(p) or IS_UNIT[n]:
        return False
    knowledge, faces = GIVES["science"][n], GIVES["happy"][n]
    if (knowledge and science(s, seat) <= knowledge) or (faces and happy(p) - faces < happy_needed(p)):
        return False
    mine = strength(s, seat)
    if o.at_stake(mine) > o.units[n]:
        return True
    return n in MINES and corruption(p) > 0 and sum(o.rivals) >= (mine + FAR) * len(o.rivals)


def _arms(option: str) -> bool:
    """Whether an action builds a unit."""
    words = option.split(":")
    return "build" in words[:-1] and IS_UNIT[number_of(words[words.index("build") + 1])]


def _needs_work(node: Node, seat: int) -> bool:
    """Whether a plan ends with somebody taken off a building who is no soldier yet: they are worth less than it
    seems.
    """
    p = node.board.players[seat]
    return bool(node.plan) and node.plan[-1].startswith("destroy:") and p.idle > discontent(p)


def _takes_in_vain(node: Node, before: State, o: Outlook) -> bool:
    """Whether a plan takes a card that cannot come into play any more."""
    old, p = before.players[o.seat], node.board.players[o.seat]
    if p.unfinished not in (-1, old.unfinished) and not in_time(o, node.board, p.unfinished):
        return True
    return any(card not in old.civil_hand and not in_time(o, node.board, card) for card in p.civil_hand)


def _best(children: list[Node], most: int) -> list[Node]:
    """The most hopeful boards, and the best one after a revolution: that takes all civil actions at once, so that it
    looks hopeless before those of others are used.
    """
    children.sort(key=lambda node: -node.hope)
    rebel = next((at for at, node in enumerate(children) if any(map(is_revolution, node.plan))), 0)
    return children[:most] if rebel < most else [*children[:most], children[rebel]]


def _node(s: State, o: Outlook, plan: tuple[str, ...], factors: Mapping[str, float]) -> Node:
    value = standing(o, imagined(s, o.seat), factors)
    hope = value + CIVIL * civil_left(s, o.seat) + MILITARY * military_left(s, o.seat)
    return Node(s, plan, value, hope)


def _digest(s: State, seat: int) -> bytes:
    return _encode((s.players[seat], s.row, s.turn))


def plans(question: Ask, see: Sight, rng: Rng, factors: Mapping[str, float] = {}) -> list[Plan]:
    """Plans for a turn of actions, political actions, or a bid; the best first. ``factors``: of a style, by part."""
    if question.key == "politics":
        return _political(question, see)
    if question.key == "bid":
        return _bids(question, see, rng)
    if question.key != "action" or len(question.options) < 2:
        return []
    nodes = turn_plans(
        see.board, outlook(see, margin=MARGIN), [option for option in question.options if option != END], factors
    )
    best, *others = (_plan(node) for node in nodes)
    usual = Plan(sensible.answer(question, see, rng))
    if usual.ids == best.ids:
        return [best, *others]
    return [best, usual, *(plan for plan in others if plan != usual)]


def near(question: Ask, see: Sight, rng: Rng) -> list[tuple[str, ...]]:
    """Actions that bring little less than the best one for what they use up."""
    if question.key != "action":
        return []
    brings = sorted(ratios(see.board, outlook(see), [option for option in question.options if option != END]))
    return [(option,) for ratio, option in reversed(brings) if ratio > 0 and ratio >= SLIP * brings[-1][0]]


def _plan(node: Node) -> Plan:
    first, *later = (*node.plan, END)
    return Plan((first,), tuple(("action", (option,)) for option in later))


def _political(question: Ask, see: Sight) -> list[Plan]:
    o = outlook(see)
    options = [option for option in question.options if option not in question.grave]
    gains = [
        (INACTION if option == NOTHING else political_gain(see, o, option), option)
        for option in options
        if is_likely(see, option)
    ]
    return [Plan((option,)) for gain, option in sorted(gains, reverse=True) if gain > HOPELESS]


def _bids(question: Ask, see: Sight, rng: Rng) -> list[Plan]:
    """The sensible player's answer, and the other one of not bidding and bidding the least."""
    usual = sensible.answer(question, see, rng)
    answers = [(option,) for option in islice(question.options, 2)]
    return [Plan(usual), *(Plan(ids) for ids in answers if ids != usual)]


def parts(s: State, seat: int) -> dict[str, float]:
    """What a civilization is worth, in points of culture at the end."""
    p = s.players[seat]
    if s.result is not None or p.has_resigned:
        return dict.fromkeys(PARTS, 0.0) | {"culture": float(p.culture)}
    see = sight(s, seat)
    o = outlook(see, margin=MARGIN)
    o.idle = idle_worth(s, o)
    return weighed_parts(o, imagined(see.board, seat))


def turns(s: State, seat: int) -> int:
    """The number of the seat's last turn that has begun; one begins when the wars of the last one are over."""
    is_ahead = (seat - s.first) % s.seats > (s.active - s.first) % s.seats
    is_at_war = s.active == seat and any(isinstance(step, ResolveWar) for step in s.agenda)
    return s.round - is_ahead - is_at_war


LOOKAHEAD: Final = Lookahead(
    plans,
    parts,
    turns,
    near,
    clear=15.0,
    questions=("action", "politics"),
    series=("action",),
    styles=styles_in("through_the_ages"),
    with_factors=plans,
)
