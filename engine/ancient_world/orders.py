"""Standing orders: what a player says beforehand about the end of a round and about damage.

Appeasing (rulebook, "Enfréntate a Titán"), food ("Alimentar a los ciudadanos"), repairs ("Tarjetas de distrito") and
damage ("Daño de Titán").
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.ancient_world.facts import CARDS
from engine.ancient_world.refusals import no
from engine.ancient_world.round_end import NOBODY
from engine.ancient_world.state import Repair, State
from engine.ancient_world.totals import ambrosia_price, totals
from engine.core.ask import Ask, Fixed
from engine.core.preorders import Lapsed, Order, OrderPart, Settings, Settled

SPANS: Final = ("game", "round")
"""How long an order may last; the first is usual."""

MOST_OFFERED: Final = 12
"""The most ambrosia that a part of an order offers."""

APPEASE: Final = "appease-up-to"
ELSE: Final = "else-face"
FEED: Final = "feed-up-to"
HUNGRY: Final = "hungry-first"
REPAIR: Final = "repair-up-to"
REPAIR_FIRST: Final = "repair-first"
DAMAGE_FIRST: Final = "damage-first"

ByPart = dict[str, tuple[str, ...]]


def part(key: str, seat: int, options: Iterable[str]) -> OrderPart:
    """A part of an order, of whose options one is chosen."""
    return OrderPart(Ask(key, seat, Fixed(*options)))


def spending(key: str, seat: int) -> OrderPart:
    """A part that says how much ambrosia may be spent."""
    return part(key, seat, (f"spend:{count}" for count in range(MOST_OFFERED + 1)))


def limit(by_part: ByPart, key: str) -> int:
    """The ambrosia that a part allows; none where it says nothing."""
    return int(by_part[key][0].partition(":")[2]) if key in by_part else 0


# --- "My threatening titan" ---------------------------------------------------------------------------------------


def confronting_parts(s: State, seat: int) -> list[OrderPart]:
    """Up to which price the titan is appeased, and whether it is faced where that is not enough."""
    return [spending(APPEASE, seat), part(ELSE, seat, ("face-it",))]


def confronting(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """The titan is appeased up to the price said, else faced if that is said (rulebook, "Enfréntate a Titán")."""
    by_part = dict(settings)
    if ask.key != "confront":
        return None
    if APPEASE in by_part and int(ask.about["price"]) <= limit(by_part, APPEASE):
        return Settled(APPEASE, ("appease",))
    return Settled(ELSE, ("face",)) if ELSE in by_part else None


# --- "When food is short" -----------------------------------------------------------------------------------------


def feeding_parts(s: State, seat: int) -> list[OrderPart]:
    """Who goes hungry first, and how much ambrosia feeds others."""
    return [part(HUNGRY, seat, ("low", "high")), spending(FEED, seat)]


def feeding(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """As many as may be are fed with ambrosia; of the others the lowest or highest citizens are hungry. Where that is
    not said, all must be fed.
    """
    by_part = dict(settings)
    if ask.key != "feed":
        return None
    answers = [option.split(":") for option in ask.options if option.startswith("hungry:")]
    fitting = [words for words in answers if int(words[2]) * int(ask.about["price"]) <= limit(by_part, FEED)]
    if HUNGRY not in by_part:
        everybody = next((words for words in fitting if words[1] == NOBODY), None)
        return None if everybody is None else Settled(FEED, (":".join(everybody),))
    if not fitting:
        return Lapsed(FEED, no("order-nothing"))
    fed = max(int(words[2]) for words in fitting)
    groups = [words for words in fitting if int(words[2]) == fed]
    ranked = sorted(groups, key=lambda words: [int(number) for number in words[1].split("+") if number.isdecimal()])
    chosen = ranked[0] if by_part[HUNGRY] == ("low",) else max(ranked, key=lambda words: _numbers(words[1]))
    return Settled(HUNGRY, (":".join(chosen),))


def _numbers(group: str) -> list[int]:
    """The citizens of a group, the highest first."""
    return sorted((int(number) for number in group.split("+") if number.isdecimal()), reverse=True)


# --- "Repairs at the end of a round" ------------------------------------------------------------------------------


def repairing_parts(s: State, seat: int) -> list[OrderPart]:
    """What is repaired first, and how much ambrosia goes into more than the cards repair."""
    return [part(REPAIR_FIRST, seat, ("food", "dear")), spending(REPAIR, seat)]


def repairing(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """What is free, and as many more as the ambrosia said pays for, in the order said; where that is not said, only if
    it pays for all.
    """
    by_part = dict(settings)
    if ask.key != "repair" or not isinstance(s.agenda[-1], Repair):
        return None
    price = ambrosia_price(totals(s.players[ask.seat]), "mend")
    most = min(ask.most, ask.least + limit(by_part, REPAIR) // price)
    if REPAIR_FIRST not in by_part:
        return Settled(REPAIR, tuple(ask.options)) if most == len(ask.options) else None
    with_food = by_part[REPAIR_FIRST] == ("food",)
    ranked = sorted(ask.options, key=lambda option: _worth(option, with_food), reverse=True)
    return Settled(REPAIR_FIRST, tuple(ranked[:most]))


def _worth(option: str, with_food: bool) -> tuple[bool, int, str]:
    """What a card is worth to its city, to compare it with others: food, if that counts, then its price."""
    card = CARDS[option.split(":")[1]]
    return with_food and card.gives.food > 0, card.cost.coins + 3 * card.cost.knowledge, option


# --- "Damage to my cards" -----------------------------------------------------------------------------------------


def damaging_parts(s: State, seat: int) -> list[OrderPart]:
    """Which cards are damaged first."""
    return [part(DAMAGE_FIRST, seat, ("foodless", "cheap"))]


def damaging(s: State, ask: Ask, settings: Settings) -> Settled | Lapsed | None:
    """The cheapest cards are damaged, those with food last if that is said (rulebook, "Daño de Titán")."""
    by_part = dict(settings)
    if ask.key != "damage" or DAMAGE_FIRST not in by_part:
        return None
    spares_food = by_part[DAMAGE_FIRST] == ("foodless",)
    ranked = sorted(ask.options, key=lambda option: _worth(option, spares_food))
    return Settled(DAMAGE_FIRST, tuple(ranked[: ask.least]))


ORDERS: Final = {
    "confronting": Order(SPANS, parts=confronting_parts, answer=confronting),
    "feeding": Order(SPANS, parts=feeding_parts, answer=feeding),
    "repairing": Order(SPANS, parts=repairing_parts, answer=repairing),
    "damaging": Order(SPANS, parts=damaging_parts, answer=damaging),
}
"""The standing orders, by what they are about."""
