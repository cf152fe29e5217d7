"""What goods and rates are worth to a seat for the rest of the game, counted in points of culture."""

from __future__ import annotations

from math import exp, inf, tanh
from typing import Final

import msgspec

from engine.computers.sums import float_sum
from engine.through_the_ages.cards import CARDS, GIVES, IDS, IS_UNIT, NUMBERS, WORKERS, deck
from engine.through_the_ages.computer.sight import Sight
from engine.through_the_ages.impacts import IMPACTS
from engine.through_the_ages.production import mine_production
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import food_production, from_pacts, happy, science, strength

PACE: Final = {2: 8.2, 3: 9.2, 4: 10.2}
"""Cards that leave the row in a round, by players."""

LONG: Final = 24
ENOUGH: Final = ((2.0, 1.0), (3.0, 7.0), (2.0, 10.0))
"""Rates of food beyond what is eaten, resources and science that are enough: at first, and how much more at the end."""

EARLY: Final = 1.7
"""How much more than on average the first of a rate counts."""


def _worth_by_turns(first: float, more: float, most: float) -> tuple[float, ...]:
    """What one of a good is worth, by the number of turns that follow; nothing when none does."""
    return (0.0, *(min(most, first + more * turns) for turns in range(1, LONG + 1)))


FOOD: Final = _worth_by_turns(0.3, 0.08, 1.4)
RESOURCE: Final = _worth_by_turns(0.4, 0.08, 1.4)
SCIENCE: Final = _worth_by_turns(0.2, 0.09, 1.4)
CIVIL: Final = _worth_by_turns(0.8, 0.14, 2.4)
MILITARY: Final = _worth_by_turns(0.5, 0.05, 0.9)

SLOPE: Final = (2.4, 3.1, 3.1, 3.4, 3.4)
SCALE: Final = (3.0, 5.0, 9.0, 15.0, 20.0)
"""What a point of strength is worth by age where all are equal, and the lead beyond which more hardly helps."""

BEHIND, AHEAD = 2.3, 0.7
USUAL: Final = 30.0
"""How much stronger than at first somebody at the table is in the end as a rule."""

LATE: Final = tuple(NUMBERS[name] for name in IMPACTS)
COMING: Final = 0.9
"""How likely an event that is prepared does for a civilization what it would do now."""

SWING: Final = 1.5
"""What a war counts beside what it brings to one side: the other side loses it."""

TOKEN: Final = 2.0
"""What a yellow token is worth that a war takes."""


def _flows(worth: tuple[float, ...]) -> tuple[float, ...]:
    """What one more of a good in each production is worth, by the number of productions."""
    return tuple(float_sum(worth[:turns]) for turns in range(LONG + 1))


GROWTH: Final = 1.8
"""How much more goods are worth that come turn by turn than those in stock: what they build brings more of them."""

FLOW_FOOD, FLOW_RESOURCE, FLOW_SCIENCE = (
    tuple(GROWTH * flow for flow in _flows(worth)) for worth in (FOOD, RESOURCE, SCIENCE)
)
FLOW_CIVIL, FLOW_MILITARY = _flows(CIVIL), _flows(MILITARY)


class Outlook(msgspec.Struct):
    """How one seat looks at the rest of the game.

    turns: its productions after that of the present turn. lives: by age, in how many of them a leader of the age still
    stands. rivals: strengths of the others. food, resource, science: what one in stock is worth; the flows what one
    more in each production is. usual: the strength that rivals reach by now as a rule. wanted: rates of food beyond
    what is eaten, of resources and of science that are enough by now; more: how much one more of each counts. point:
    what one more point of strength is worth, face: one more happy face, idle: an unused worker. units: by worker
    technology, what a worker there brings. impacts: events of age III that may come, each by how likely. gains: what
    technologies promise, as far as it has been asked (card_worth.technology_gain). wars: those that wait for their end,
    by the rival's strength, what winning brings and what each point of advantage does.
    """

    seat: int
    age: int
    turns: int
    lives: tuple[int, int, int, int]
    rivals: tuple[int, ...]
    food: float
    resource: float
    science: float
    flow_food: float
    flow_resource: float
    flow_science: float
    flow_civil: float
    flow_military: float
    usual: float = 0.0
    wanted: tuple[float, float, float] = (1.0, 1.0, 1.0)
    point: float = 0.0
    face: float = 0.0
    more: tuple[float, ...] = (1.0, 1.0, 1.0)
    units: tuple[float, ...] = ()
    impacts: tuple[tuple[int, float], ...] = ()
    idle: float = 0.0
    gains: dict[tuple[int, ...], float] = {}
    wars: tuple[tuple[int, float, float], ...] = ()

    def military(self, mine: float) -> float:
        """What a strength is worth beside those of the rivals: being behind hurts more than being ahead helps."""
        if not self.rivals:
            return 0.0
        values = [self._beside(mine - theirs) for theirs in self.rivals]
        beside = 0.35 * (float_sum(values) / len(values) + min(values)) + 0.5 * self._beside(mine - self.usual)
        return min(1.0, (self.turns + 0.2) / 3) * beside

    def wars_worth(self, mine: int) -> float:
        """What wars bring that wait for their end, as strengths are now; lost ones cost as much."""
        worth = 0.0
        for theirs, winning, each in self.wars:
            lead = mine - theirs
            if lead:
                worth += each * lead + (winning if lead > 0 else -winning)
        return worth

    def at_stake(self, mine: int) -> float:
        """What it brings to win the wars that wait for their end and are not won, beside how they stand now."""
        return float_sum(
            (2 * winning + each * (theirs - mine + 1) for theirs, winning, each in self.wars if theirs >= mine), 0.0
        )

    def _beside(self, more: float) -> float:
        slope, scale = SLOPE[self.age], SCALE[self.age]
        if more < 0:
            # Who is far behind is attacked again and again.
            return slope * BEHIND * (more + 0.8 * min(0.0, more + scale))
        return slope * AHEAD * scale * tanh(more / scale)


def usual_strength(turns: int) -> float:
    """The strength that somebody at the table usually has when ``turns`` productions follow."""
    return 2.0 + USUAL * float(max(0.0, 1 - turns / 20) ** 1.6)


def wanted(turns: int) -> tuple[float, float, float]:
    """Rates of food beyond what is eaten, of resources and of science that are enough when ``turns`` turns follow."""
    progress = max(0.0, 1 - turns / 20)
    food, resources, knowledge = (first + more * progress for first, more in ENOUGH)
    return food, resources, knowledge


def rate_worth(rate: float, enough: float) -> float:
    """How much a rate counts: the first of it much more than what goes beyond what is enough."""
    if rate < 0:
        return EARLY * rate
    return EARLY * enough * (1 - exp(-rate / enough))


def next_worth(rate: float, enough: float) -> float:
    """How much one more counts at this rate."""
    return EARLY * exp(-max(0.0, rate) / enough)


def rounds_left(see: Sight) -> tuple[int, tuple[int, int, int, int]]:
    """Productions of the seat after that of this round, and in how many of them a leader of each age still stands."""
    s = see.board
    if s.last_round:
        rounds = max(0, s.last_round - s.round)
        return rounds, (0, 0, 0, rounds)
    players = max(2, len(s.playing()))
    ends, cards = [], 0
    for age in range(1, 4):
        if age >= s.age:
            cards += see.civil_left if age == s.age else len(deck(players, age, civil=True))
        ends.append(cards / PACE[players])
    first, second, third = (int(end) for end in ends)
    turns = min(LONG, third + 1)
    return turns, (first, second, third, turns)


def outlook(see: Sight, s: State | None = None, seat: int | None = None, *, margin: float = inf) -> Outlook:
    """How a seat (the one that sees, if none is named) looks at the rest of the game from this board.

    ``margin``: by how much at most the strength that rivals usually reach exceeds the strongest of them now.
    """
    board = see.board if s is None else s
    who = see.seat if seat is None else seat
    turns, lives = rounds_left(see)
    rivals = tuple(strength(board, other) for other in board.others(who))
    o = Outlook(
        who,
        min(board.age, 4),
        turns,
        lives,
        rivals,
        FOOD[turns],
        RESOURCE[turns],
        SCIENCE[turns],
        FLOW_FOOD[turns],
        FLOW_RESOURCE[turns],
        FLOW_SCIENCE[turns],
        FLOW_CIVIL[turns],
        FLOW_MILITARY[turns],
        min(usual_strength(turns), max(rivals, default=0) + margin),
        wanted(turns),
    )
    p, mine = board.players[who], strength(board, who)
    o.point = (o.military(mine + 2) - o.military(mine - 1)) / 3
    faces = happy(p) - people_want(p)
    o.face = 0.5 * (content(faces + 1) - content(faces - 1)) * turns
    o.impacts = impacts_to_come(see)
    rates = (
        food_production(p) + from_pacts(board, who, "food") - people_eat(p),
        mine_production(p) + from_pacts(board, who, "resources"),
        science(board, who),
    )
    o.more = tuple(next_worth(rate, enough) for rate, enough in zip(rates, o.wanted, strict=True))
    o.units = tuple(unit(o, n) for n in range(WORKERS))
    o.wars = tuple(_war(o, board, card, rival) for card, rival in wars_of(board, who))
    return o


def impacts_to_come(see: Sight) -> tuple[tuple[int, float], ...]:
    """The events of age III that the seat has prepared, and those that others may have, each by how likely."""
    known = tuple(card for card in see.prepared if IDS[card] in IMPACTS)
    unknown = tuple(card for card in LATE if card not in (*known, *see.board.past, *see.me.military_hand))
    part = see.late / len(unknown) if unknown else 0.0
    return (*((card, 1.0) for card in known), *((card, part) for card in unknown if part))


def impacts_worth(o: Outlook, s: State) -> float:
    """What the events of age III bring that may come, as the civilization is now."""
    return COMING * float_sum((part * IMPACTS[IDS[card]](s, o.seat, card) for card, part in o.impacts), 0.0)


def wars_of(s: State, seat: int) -> list[tuple[int, int]]:
    """The cards of wars that the seat has declared or that are declared on it, each with the other side."""
    declared = [(war.card, war.rival) for war in s.players[seat].wars]
    attacked = [(war.card, other) for other in s.others(seat) for war in s.players[other].wars if war.rival == seat]
    return declared + attacked


def _war(o: Outlook, s: State, card: int, rival: int) -> tuple[int, float, float]:
    facts, theirs = CARDS[card], strength(s, rival)
    if "culture" in facts.numbers:
        return theirs, SWING * facts.number("culture"), SWING
    if "yellow" in facts.numbers:
        return theirs, SWING * TOKEN, SWING * TOKEN / facts.number("points_per_token")
    return theirs, 0.0, SWING * o.science


def people_want(p: Player) -> float:
    """Happy faces that are needed, without the steps of the bank: people will grow, so that half a step counts, too."""
    return max(0.0, (17 - p.yellow) * 0.25) if p.yellow >= 13 else 1 + (13 - p.yellow) * 0.5


def people_eat(p: Player) -> float:
    """Food that is eaten, without the steps of the bank."""
    return max(0.0, 18 - p.yellow) * 0.25


def content(margin: float) -> float:
    """What happy faces beyond those that are needed are worth in a turn."""
    if margin < 0:
        return 1.1 * margin
    return 0.5 * min(margin, 1.0) + 0.15 * min(2.0, max(0.0, margin - 1)) + 0.03 * max(0.0, margin - 3)


def unit(o: Outlook, n: int) -> float:
    """What a worker on a technology brings until the end, its price apart."""
    food, resource, knowledge = o.more
    return (
        GIVES["culture"][n] * o.turns
        + GIVES["science"][n] * o.flow_science * knowledge
        + GIVES["food"][n] * o.flow_food * food
        + GIVES["resources"][n] * o.flow_resource * resource
        + GIVES["strength"][n] * o.point * (1.25 if IS_UNIT[n] else 1.0)
        + GIVES["happy"][n] * o.face
    )


def price(o: Outlook, n: int) -> float:
    """What a building or unit costs."""
    return CARDS[n].resources * o.resource


def symbols(o: Outlook, n: int, turns: int) -> float:
    """What the symbols of a card bring in ``turns`` productions (rulebook, "Tus valores")."""
    part = turns / o.turns if o.turns else 0.0
    return GIVES["culture"][n] * turns + part * (
        GIVES["science"][n] * o.flow_science * o.more[2]
        + GIVES["strength"][n] * o.point
        + GIVES["happy"][n] * o.face
        + GIVES["civil"][n] * o.flow_civil
        + GIVES["military"][n] * o.flow_military
        + GIVES["colonization"][n] * 0.15 * o.turns
        + GIVES["blue"][n] * 0.12 * o.turns
        + GIVES["yellow"][n] * 0.15 * o.turns
    )
