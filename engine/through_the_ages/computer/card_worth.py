"""What civil cards are worth that do not work yet: those of the row and the hand, technologies without workers, wonders
that are being built."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.computers.sums import float_sum
from engine.through_the_ages import banks
from engine.through_the_ages.cards import (
    AGE,
    CARDS,
    GIVES,
    IS_TECHNOLOGY,
    KIND,
    NUMBERS,
    OF_KIND,
    SPECIAL,
    WORKER_KINDS,
    WORKERS,
)  # fmt: skip
from engine.through_the_ages.computer.leader_worth import leader_worth
from engine.through_the_ages.computer.outlook import Outlook, price, symbols
from engine.through_the_ages.prices import CONSTRUCTION
from engine.through_the_ages.production import mine_production
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import from_pacts, science, strength
from engine.through_the_ages.wonders import COMPLETED

LINER, RAILROAD = NUMBERS["ocean_liner_service"], NUMBERS["transcontinental_railroad"]
LIBRARY, BASILICA = NUMBERS["library_of_alexandria"], NUMBERS["st_peters_basilica"]
WALL = NUMBERS["great_wall"]

HAND_SHARE, DEVELOPED = 0.3, 0.8
"""What part of what a technology promises it is worth in the hand, and when it has been developed."""

LEADER_SHARE: Final = 0.3
"""What part of what a leader brings it is worth in the hand: what waits there brings nothing yet."""

BEGUN, NEARER = 0.4, 0.5
"""What part of what it brings a wonder is worth when it has been taken, and how much more the last stage makes it: what
is built counts, not what was begun.
"""

NEVER: Final = 0.01
"""A rate of science at which no technology is waited for."""

ACTION: Final = 1.1
"""What a civil action is worth that a card takes when it is played."""

MORE: Final = {"farm": 3, "mine": 4, "lab": 3, "temple": 1, "arena": 1, "library": 2, "theater": 2,
               "infantry": 3, "cavalry": 2, "artillery": 2, "air": 2}  # fmt: skip
"""How many workers of a kind a civilization wants."""

KIND_MASKS: Final = tuple(sum(1 << old for old in OF_KIND[KIND[n]]) for n in range(WORKERS))
"""By worker technology, the bits of those of its kind."""

UPGRADES: Final = (0.9, 0.75, 0.55)
"""How likely the first, second and third worker move up to a new technology."""


def technology_gain(o: Outlook, p: Player, n: int) -> float:
    """What a worker technology promises: workers who move up to it, and new ones."""
    same, workers = OF_KIND[KIND[n]], p.workers
    key = (n, p.known & KIND_MASKS[n], *[workers[old] for old in same])
    value = o.gains.get(key)
    if value is None:
        value = o.gains[key] = _technology_gain(o, p, n)
    return value


def _technology_gain(o: Outlook, p: Player, n: int) -> float:
    same = OF_KIND[KIND[n]]
    lower = [old for old in same if AGE[old] < AGE[n] and p.known >> old & 1]
    gains = []
    for old in lower:
        each = o.units[n] - o.units[old] - (price(o, n) - price(o, old))
        gains += [each] * p.workers[old]
    gains.sort(reverse=True)
    value = float_sum((max(0.0, each) * part for each, part in zip(gains, UPGRADES, strict=False)), 0.0)
    busy = sum(p.workers[old] for old in same)
    room = MORE[KIND[n]] - busy
    if room > 0:
        best_known = max((o.units[old] - price(o, old) for old in lower), default=0.0)
        new = o.units[n] - price(o, n) - max(0.0, best_known) - 2 * o.food
        value += 0.6 * max(0.0, new) * (1.5 if room > 1 else 1.0)
    return value


def promises(o: Outlook, p: Player) -> float:
    """What the technologies in play promise beyond the workers they have."""
    value = 0.0
    for kind in WORKER_KINDS:
        best = max((n for n in OF_KIND[kind] if p.known >> n & 1), default=-1)
        if best >= 0 and AGE[best]:
            value += technology_gain(o, p, best)
    return DEVELOPED * value


def special_gain(o: Outlook, p: Player, n: int) -> float:
    """What a special technology adds to what its kind gives now."""
    old = p.specials[SPECIAL[n]]
    if old >= 0 and AGE[old] >= AGE[n]:
        return 0.0
    value = symbols(o, n, o.turns) - (symbols(o, old, o.turns) if old >= 0 else 0.0)
    if SPECIAL[n] == CONSTRUCTION:
        value += construction(o, n) - construction(o, old)
    return value


def construction(o: Outlook, n: int) -> float:
    """What cheaper buildings and stages are worth until the end."""
    return AGE[n] * 0.4 * o.flow_resource if n >= 0 else 0.0


def government_gain(o: Outlook, p: Player, n: int) -> float:
    """What a government adds to the present one."""
    limit = (CARDS[n].limit - CARDS[p.government].limit) * 0.35 * o.turns
    return symbols(o, n, o.turns) - symbols(o, p.government, o.turns) + limit


def technology_worth(o: Outlook, p: Player, n: int) -> tuple[float, float]:
    """What a technology in the hand promises beyond its price, and the science it takes."""
    kind, cost = KIND[n], float(CARDS[n].science)
    if kind == "government":
        peaceful, revolt = cost * o.science + ACTION, CARDS[n].revolution * o.science + ACTION * p.civil_total
        if revolt < peaceful:
            cost = float(CARDS[n].revolution)
        return government_gain(o, p, n) - min(peaceful, revolt), cost
    gain = special_gain(o, p, n) if n >= WORKERS else technology_gain(o, p, n)
    return gain - cost * o.science - ACTION, cost


def hand_worth(o: Outlook, s: State, cards: Iterable[int]) -> float:
    """What civil cards in the hand are worth together: technologies as far as the science will go."""
    p, value, leaders = s.players[o.seat], 0.0, 0.0
    if not o.turns:
        return 0.0
    technologies = []
    for card in cards:
        kind = KIND[card]
        if kind == "action":
            value += 0.75 * max(0.0, action_worth(o, s, card))
        elif kind == "leader":
            leaders = max(leaders, leader_worth(o, p, card))
        else:
            technologies.append(technology_worth(o, p, card))
    if leaders:
        value += LEADER_SHARE * max(0.0, leaders - leader_worth(o, p, p.leader) - ACTION)
    technologies.sort(reverse=True)
    stock, rate = p.science, science(s, o.seat)
    spent = 0.0
    for gain, cost in technologies:
        spent += cost
        wait = max(0.0, spent - stock) / max(rate, NEVER)
        if gain > 0:
            value += HAND_SHARE * gain * (1.0 if wait <= 2 else 0.7 if wait <= 4 else 0.35) * (wait < o.turns + 1)
    return value


def in_time(o: Outlook, s: State, card: int) -> bool:
    """Whether a card that the seat has taken can still come into play after this turn: technologies by the science
    that is there and comes, wonders by the resources.
    """
    p, facts = s.players[o.seat], CARDS[card]
    if not o.turns:
        return False
    if KIND[card] == "wonder":
        coming = banks.resources(p) + o.turns * (mine_production(p) + from_pacts(s, o.seat, "resources"))
        return sum(facts.stages[p.stages :]) <= coming
    if not IS_TECHNOLOGY[card]:
        return True
    price = min(facts.science, facts.revolution) if KIND[card] == "government" else facts.science
    return price <= p.science + o.turns * science(s, o.seat)


def action_worth(o: Outlook, s: State, card: int) -> float:
    """What playing an action card brings beside the action that it lets a player do."""
    p, facts = s.players[o.seat], CARDS[card]
    name = facts.id.rsplit("_", 1)[0] if facts.id.rsplit("_", 1)[-1] in ("a", "i", "ii", "iii") else facts.id
    numbers = facts.numbers

    def number(word: str) -> int:
        return facts.number(word) if word in numbers else 0

    players = len(s.playing())
    if name in ("cultural_heritage", "revolutionary_idea"):
        return number("science") * o.science + number("culture") - ACTION
    if name == "stockpile":
        return number("resources") * o.resource + number("food") * o.food - ACTION
    if name == "reserves":
        return number("amount") * max(o.resource, o.food) - ACTION
    if name == "endowment_for_the_arts":
        ahead = sum(s.players[other].culture > p.culture for other in s.others(o.seat))
        return facts.by_players("per_ahead", players) * max(0.7, ahead) - ACTION
    if name == "patriotism":
        return 0.8 + number("unit_resources") * o.resource * 0.8 - ACTION
    if name in ("wave_of_nationalism", "military_build_up"):
        stronger = sum(strength(s, o.seat) < rival for rival in o.rivals)
        return facts.by_players("per_stronger", players) * stronger * o.resource * 0.7 - ACTION
    if name == "frugality":
        return number("food_after") * o.food
    if name == "engineering_genius":
        return number("discount") * o.resource * (0.95 if p.unfinished >= 0 else 0.5)
    if name == "breakthrough":
        return number("science_after") * o.science
    return number("discount") * o.resource * 0.85


# --- wonders ------------------------------------------------------------------------------------------------------


def wonder_gain(o: Outlook, s: State, n: int) -> float:
    """What a completed wonder brings from now on."""
    p = s.players[o.seat]
    value = symbols(o, n, o.turns)
    if n in COMPLETED:
        # It will be a little more by then.
        value += COMPLETED[n](p) * 1.1 + min(4, o.turns)
    if n == LINER:
        value += 1.6 * o.turns
    elif n == RAILROAD:
        best = max((GIVES["resources"][mine] for mine in OF_KIND["mine"] if p.workers[mine]), default=1)
        value += best * o.flow_resource
    elif n == LIBRARY:
        value += 0.25 * o.turns
    elif n == BASILICA:
        value += 1.0 * o.face
    elif n == WALL:
        value += o.point * max(2, sum(p.workers[unit] for kind in ("infantry", "artillery") for unit in OF_KIND[kind]))
    return value


def wonder_cost(o: Outlook, p: Player, n: int, built: int) -> tuple[float, int]:
    """What the stages of a wonder that are missing cost in points, and in resources."""
    stages = CARDS[n].stages[built:]
    special = p.specials[CONSTRUCTION]
    at_once = CARDS[special].number("stages_per_ca") if special >= 0 else 1
    return sum(stages) * o.resource + ACTION * -(-len(stages) // at_once), sum(stages)


def unfinished_worth(o: Outlook, s: State, n: int, built: int) -> float:
    """What a wonder that is being built is worth: more the nearer it is to its end."""
    p = s.players[o.seat]
    cost, missing = wonder_cost(o, p, n, built)
    income = max(1.0, 0.6 * mine_production(p))
    wait = max(0.0, missing - sum(p.stored[m] * GIVES["resources"][m] for m in OF_KIND["mine"])) / income
    # An unfinished wonder leaves the game with the age after its own (rulebook, "Fin de una época").
    if wait > min(o.turns, o.lives[AGE[n]]):
        return 0.0
    net_gain = max(0.0, wonder_gain(o, s, n) * max(0.2, 1 - 0.6 * wait / max(1, o.turns)) - cost)
    return net_gain * (BEGUN + NEARER * built / len(CARDS[n].stages))


def take_gain(o: Outlook, s: State, card: int) -> float:
    """What a card of the row is worth to the seat that takes it."""
    p = s.players[o.seat]
    if KIND[card] == "wonder":
        # In the last turn nothing but its whole would count.
        return unfinished_worth(o, s, card, 0) if o.turns else 0.0
    value = hand_worth(o, s, [*p.civil_hand, card]) - hand_worth(o, s, p.civil_hand)
    crowd = len(p.civil_hand) - (3 if KIND[card] == "action" else 4)
    return value - max(0, crowd) * 0.6
