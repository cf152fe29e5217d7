"""Standing orders: what a player says beforehand to questions that come up in the turns of others.

Bids and forces (rulebook, "Colonización"), defence ("Jugar una agresión"), pacts ("Ofrecer un pacto"), events
("Aplicar un evento") and losses ("Tu civilización").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.core.ask import Ask, Fixed
from engine.core.preorders import Lapsed, Order, OrderPart, Settings, Settled
from engine.through_the_ages import banks, building
from engine.through_the_ages.cards import (
    AGE,
    CARDS,
    IDS,
    IS_TECHNOLOGY,
    KIND,
    OF_KIND,
    STORED,
    UNIT_NUMBERS,
    WORKERS,
    number_of,
)
from engine.through_the_ages.colonies import NOTHING, Force, force_of, most, units_value
from engine.through_the_ages.refusals import no
from engine.through_the_ages.state import Aggression, EndTurn, SendForce, State
from engine.through_the_ages.values import colonization

SPANS: Final = ("age", "game", "round")
"""How long an order may last; the first is usual."""

MOST_OFFERED: Final = 24
"""The highest number that a part of an order offers."""

HEADROOM: Final = 5
"""So much more than can be bid now may be ordered: forces grow."""

DISCARDED: Final = ("tactic", "aggression", "war", "event", "territory", "pact", "bonus")
"""Kinds of military cards in the order in which they are discarded where the order does not say."""

RAIDERS: Final = "raiders"
FORAY: Final = "foray"
TERRORISM: Final = "terrorism"
FREE: Final = {"development_of_religion": "free-temple", "development_of_warfare": "free-warriors"}
"""Events that build something for nothing, each with the part of an order about it."""

ByPart = dict[str, tuple[str, ...]]


def part(
    key: str, seat: int, options: Iterable[str], *, most: int = 1, in_order: bool = False, **about: str
) -> OrderPart:
    """A part of an order, with its options; what it is ``about`` tells it apart from its like."""
    ask = Ask(key, seat, Fixed(*options), 1, most, about={**about})
    return OrderPart(ask, next(iter(about), ""), in_order)


def _first(by_part: ByPart, key: str, default: str = "") -> str:
    return by_part.get(key, (default,))[0]


def _number(option: str) -> int:
    """The number in "bid-to:3"; 0 where there is none."""
    return int(option.partition(":")[2] or 0)


# --- which military cards are discarded ---------------------------------------------------------------------------


def discards_part(seat: int) -> OrderPart:
    """Which kinds of military cards are discarded first."""
    kinds = [f"kind:{kind}" for kind in DISCARDED]
    return part("discard-first", seat, kinds, most=len(kinds), in_order=True)


def discards(ask: Ask, by_part: ByPart) -> tuple[str, ...]:
    """As many military cards as are wanted: by kind as ordered, then as usual, of one kind the oldest first."""
    kinds = [option.partition(":")[2] for option in by_part.get("discard-first", ())]
    order = list(dict.fromkeys((*kinds, *DISCARDED)))

    def rank(option: str) -> tuple[int, int, str]:
        card = number_of(option.split(":")[1])
        return order.index(KIND[card]), AGE[card], option

    return tuple(sorted(ask.options, key=rank)[: ask.least])


# --- "If I am attacked" -------------------------------------------------------------------------------------------


def attacked_parts(s: State, seat: int) -> list[OrderPart]:
    """How many cards a defence may cost, which, and which are discarded face down."""
    limit = min(MOST_OFFERED, s.players[seat].military_total)
    cards = ["no-defence", *(f"use-up-to:{count}" for count in range(1, limit + 1))]
    return [
        part("defend-up-to", seat, cards),
        part("defend-with", seat, ("bonus-first", "others-first")),
        discards_part(seat),
    ]


def attack_answer(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """The cheapest defence that repels the attack with no more cards than ordered, else none."""
    by_part = dict(settings)
    step = s.agenda[-1]
    if "defend-up-to" not in by_part or not isinstance(step, Aggression) or step.rival != ask.seat:
        return None
    if ask.key == "discard":
        return Settled("discard-first" if "discard-first" in by_part else "defend-up-to", discards(ask, by_part))
    if ask.key != "defend":
        return None
    limit = _number(_first(by_part, "defend-up-to"))
    spares_bonus = _first(by_part, "defend-with") == "others-first"
    defences = [(option, _cards(option.partition(":")[2])) for option in ask.options if option != "none"]
    fitting = [(option, cards) for option, cards in defences if sum(cards.values()) <= limit]

    def price(item: tuple[str, dict[str, int]]) -> tuple[int, ...]:
        cards = item[1]
        bonus = sum(count for name, count in cards.items() if name != "any")
        value = sum(CARDS[number_of(name)].defense * count for name, count in cards.items() if name != "any")
        return (bonus, value, sum(cards.values())) if spares_bonus else (sum(cards.values()), value, bonus)

    choice = min(fitting, key=price)[0] if fitting else "none"
    return Settled("defend-up-to", (choice,))


def _cards(text: str) -> dict[str, int]:
    """Things with their numbers, "warriors=2+knights=1"."""
    pairs = (word.partition("=") for word in text.split("+") if word)
    return {name: int(count) for name, _, count in pairs}


# --- "If a territory comes up" ------------------------------------------------------------------------------------


def territories_parts(s: State, seat: int) -> list[OrderPart]:
    """How high to bid in general and for each kind of territory, and what may be sent."""
    p = s.players[seat]
    limit = min(MOST_OFFERED - 1, most(s, seat) + HEADROOM)
    bids = ["no-bid", *(f"bid-to:{count}" for count in range(1, limit + 1))]
    units = [f"send:{IDS[n]}" for n in UNIT_NUMBERS if p.known >> n & 1]
    kinds = dict.fromkeys(territory_kind(IDS[n]) for n in OF_KIND["territory"])
    return [
        part("bid-up-to", seat, bids),
        part("send-first", seat, ("cards-first", "units-first", "units-only")),
        part("send-units", seat, units, most=len(units)),
        *(part("bid-up-to-for", seat, bids, territory=name) for name in kinds),
    ]


def territory_kind(card: str) -> str:
    """The kind of a territory, which there is in two ages: "historic"."""
    return card.partition("_")[0]


def territory_answer(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """The next bid up to the limit, and never more than what may be sent is worth; then the cheapest such force."""
    by_part = dict(settings)
    if ask.key == "discard":
        # What Cook discards for a force that has been sent by this order.
        step = s.agenda[-1]
        by_order = isinstance(step, SendForce) and step.seat == ask.seat and _limit_for(by_part, IDS[step.card])[1] >= 0
        return Settled("bid-up-to", discards(ask, by_part)) if by_order else None
    if ask.key not in ("bid", "force"):
        return None
    name, limit = _limit_for(by_part, str(ask.about["card"]))
    if ask.key == "force":
        return _force(s, ask, by_part, name, limit)
    if limit < 0:
        return None
    bid = int(ask.about["highest"]) + 1
    if bid <= min(limit, reach(s, ask.seat, by_part)):
        return Settled(name, (f"bid:{bid}",))
    return Settled(name, (NOTHING,))


def _limit_for(by_part: ByPart, card: str) -> tuple[str, int]:
    """The part that says how high to bid for a territory, and how high; -1 where none says so."""
    own = f"bid-up-to-for@{territory_kind(card)}"
    name = own if own in by_part else "bid-up-to"
    return (name, _number(_first(by_part, name))) if name in by_part else ("", -1)


def _allowed(s: State, seat: int, by_part: ByPart) -> list[int]:
    """Units that may be sent, by number: those named that are there; all where none is named."""
    p = s.players[seat]
    named = {option.partition(":")[2] for option in by_part.get("send-units", ())}
    return [n for n in UNIT_NUMBERS if p.workers[n] and (not named or IDS[n] in named)]


def reach(s: State, seat: int, by_part: ByPart) -> int:
    """The highest force out of what the order lets go; 0 without a unit (rulebook, "Colonización")."""
    p, allowed = s.players[seat], _allowed(s, seat, by_part)
    if not allowed:
        return 0
    have = [p.workers[n] for n in UNIT_NUMBERS]
    mine = [p.workers[n] if n in allowed else 0 for n in UNIT_NUMBERS]
    with_units = units_value(p, mine) + colonization(s, seat)
    if _first(by_part, "send-first") == "units-only":
        return max(0, with_units)
    return max(0, most(s, seat) - units_value(p, have) + units_value(p, mine))


def _force(s: State, ask: Ask, by_part: ByPart, name: str, limit: int) -> Settled | Lapsed | None:
    """The cheapest force out of what may be sent, for a bid that the order would have made."""
    about_force = next((key for key in ("send-units", "send-first") if key in by_part), "")
    if int(ask.about["bid"]) > limit and not about_force:
        # A higher bid was the player's own.
        return None
    first, allowed = _first(by_part, "send-first", "cards-first"), set(_allowed(s, ask.seat, by_part))
    priced: list[tuple[tuple[int, ...], str]] = []
    for option in ask.options:
        sent = force_of(option)
        if set(sent.units) <= allowed and not ((sent.cards or sent.discards) and first == "units-only"):
            priced.append((_price(sent, cards_first=first == "cards-first"), option))
    if not priced:
        return Lapsed(about_force or name, no("order-force", bid=int(ask.about["bid"])))
    return Settled(name or about_force, (min(priced)[1],))


def _price(sent: Force, *, cards_first: bool) -> tuple[int, ...]:
    """What a force costs, to compare it with others: units and what they cost, and what the cards are worth."""
    units = (sum(sent.units.values()), sum(CARDS[n].resources * count for n, count in sent.units.items()))
    value = sent.discards + sum(CARDS[n].colonization * count for n, count in sent.cards.items())
    return (*units, value) if cards_first else (value, *units)


# --- "If I am offered a pact" -------------------------------------------------------------------------------------


def pacts_parts(s: State, seat: int) -> list[OrderPart]:
    """What is said to pacts in general and to each one, and to whom. Two players have no pacts."""
    if s.seats < 3:
        return []
    others = [f"seat:{other}" for other in range(s.seats) if other != seat]
    parts = [
        part("pact-answer", seat, ("refuse", "accept")),
        part("pact-from", seat, others, most=len(others)),
    ]
    for card in OF_KIND["pact"]:
        sides = ("accept:a", "accept:b") if CARDS[card].differ else ()
        parts.append(part("pact-answer-to", seat, ("refuse", "accept", *sides), card=IDS[card]))
    return parts


def pact_answer(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """A pact is accepted or refused as ordered, by its card and side; offers of players not named are asked about."""
    by_part = dict(settings)
    if ask.key != "pact" or f"seat:{ask.about['seat']}" not in by_part.get("pact-from", (f"seat:{ask.about['seat']}",)):
        return None
    own = f"pact-answer-to@{ask.about['card']}"
    name = own if own in by_part else "pact-answer"
    if name not in by_part:
        return None
    verb, _, side = by_part[name][0].partition(":")
    accepts = verb == "accept" and (not side or side.upper() == ask.about["part"])
    return Settled(name, ("accept" if accepts else "refuse",))


# --- "What I would lose first" ------------------------------------------------------------------------------------


def losses_parts(s: State, seat: int) -> list[OrderPart]:
    """Which workers, buildings, colonies, wonders, goods and cards go first."""
    p = s.players[seat]
    workers = [f"worker:{IDS[n]}" for n in range(WORKERS) if p.known >> n & 1]
    buildings = [f"destroy:{IDS[n]}" for n in building.technologies(p) if n not in UNIT_NUMBERS]
    colonies = list(dict.fromkeys(f"colony:{IDS[card]}" for card in p.colonies))
    old = [f"ruin:{IDS[n]}" for n in p.wonders if AGE[n] <= 1 and n not in p.ruins]
    lists = (
        ("lose-workers", workers),
        ("lose-buildings", buildings),
        ("lose-colonies", colonies),
        ("lose-wonders", old),
        ("lose-tokens", [f"token:{IDS[n]}" for n in range(STORED) if p.known >> n & 1]),
    )
    return [
        *(part(key, seat, ids, most=len(ids), in_order=True) for key, ids in lists if ids),
        part("lose-goods", seat, ("food", "resources", "plentiful")),
        discards_part(seat),
    ]


LISTS: Final = {
    "lose-worker": "lose-workers",
    "destroy": "lose-buildings",
    "free-colony": "lose-colonies",
    "ruin": "lose-wonders",
    "blue-token": "lose-tokens",
}
"""By question, the part of the order that lists what goes first."""


def loss_answer(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """What is first in the list of those there are; a list of which nothing is left does not fit any more."""
    by_part = dict(settings)
    name = LISTS.get(ask.key, "")
    if ask.key == "blue-token" and ask.seat == s.active:
        # A token for a stage that is being built: the turn's own business.
        return None
    if name in by_part:
        choice = next((option for option in by_part[name] if option in ask.options), None)
        return Lapsed(name, no("order-nothing-left")) if choice is None else Settled(name, (choice,))
    if ask.key == "mixture" and ask.about["card"] == RAIDERS and "lose-goods" in by_part:
        return Settled("lose-goods", (_mixture(s, ask, _first(by_part, "lose-goods"), sign=-1),))
    if (
        ask.key == "discard"
        and "discard-first" in by_part
        and not isinstance(s.agenda[-1], EndTurn | Aggression | SendForce)
    ):
        return Settled("discard-first", discards(ask, by_part))
    return None


def _mixture(s: State, ask: Ask, kind: str, *, sign: int) -> str:
    """Of food and resources as much as possible of one kind; "plentiful" and "scarcer": what leaves both most alike."""
    p = s.players[ask.seat]
    food, resources = banks.food(p), banks.resources(p)

    def rank(option: str) -> int:
        some, rest = map(int, option.split(":")[1:])
        if kind == "food":
            return -some
        return -rest if kind == "resources" else abs((food + sign * some) - (resources + sign * rest))

    return min(ask.options, key=rank)


# --- "If an event lets me choose" ---------------------------------------------------------------------------------


def events_parts(s: State, seat: int) -> list[OrderPart]:
    """Food or resources, free buildings, what to do for less, and whether to take cards."""
    p = s.players[seat]
    technologies = [f"build:{IDS[n]}" for n in building.technologies(p) if n not in UNIT_NUMBERS]
    hand = [f"develop:{IDS[card]}" for card in sorted(set(p.civil_hand)) if IS_TECHNOLOGY[card]]
    progress = ("no", "increase", *technologies, *hand)[:MOST_OFFERED]
    parts = [part("gain-goods", seat, ("food", "resources", "scarcer"))]
    parts.append(part("progress-first", seat, progress, most=len(progress), in_order=True))
    parts.append(part("agreement-take", seat, ("no",)))
    parts.append(part("raid-first", seat, ("dearest", "cheapest")))
    parts += [part(key, seat, ("build-it", "no")) for key in FREE.values()]
    return parts


def event_answer(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """What is ordered for an event that leaves a choice."""
    by_part = dict(settings)
    if ask.key == "market" and "gain-goods" in by_part:
        p, kind = s.players[ask.seat], _first(by_part, "gain-goods")
        fewer = "food" if banks.food(p) <= banks.resources(p) else "resources"
        return Settled("gain-goods", (fewer if kind == "scarcer" else kind,))
    if ask.key == "mixture" and ask.about["card"] == FORAY and "gain-goods" in by_part:
        return Settled("gain-goods", (_mixture(s, ask, _first(by_part, "gain-goods"), sign=1),))
    if ask.key == "free" and (name := FREE[str(ask.about["card"])]) in by_part:
        return Settled(name, ("no",) if _first(by_part, name) == "no" else (ask.options[0],))
    if ask.key == "progress" and "progress-first" in by_part:
        choice = next((option for option in by_part["progress-first"] if option in ask.options), "no")
        return Settled("progress-first", (choice,))
    if ask.key == "agreement" and "agreement-take" in by_part:
        return Settled("agreement-take", ("no",))
    if ask.key == "raid" and ask.about["card"] == TERRORISM and "raid-first" in by_part:
        sign = 1 if _first(by_part, "raid-first") == "cheapest" else -1
        choice = min(ask.options, key=lambda option: sign * CARDS[number_of(option.partition(":")[2])].resources)
        return Settled("raid-first", (choice,))
    return None


# --- all of them --------------------------------------------------------------------------------------------------


def _order(
    parts: Callable[[State, int], Sequence[OrderPart]],
    answer: Callable[[State, Ask, Settings], Settled | Lapsed | None],
) -> Order:
    return Order(SPANS, parts=parts, answer=answer)


ORDERS: Final = {
    "attacked": _order(attacked_parts, attack_answer),
    "territories": _order(territories_parts, territory_answer),
    "pacts": _order(pacts_parts, pact_answer),
    "losses": _order(losses_parts, loss_answer),
    "events": _order(events_parts, event_answer),
}
assert all(number_of(name) >= 0 for name in (RAIDERS, FORAY, TERRORISM, *FREE))
