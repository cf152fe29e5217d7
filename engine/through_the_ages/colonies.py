"""Colonization: bids, the force that is sent, the new colony (rulebook, "Colonización")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product
from math import prod
from typing import Final, NamedTuple

from engine.core.ask import Ask, Fixed, Flow, Lazy, ask
from engine.core.fitting import skips
from engine.through_the_ages import banks, drawing
from engine.through_the_ages.action_cards import gain
from engine.through_the_ages.cards import AGE, CARDS, CODED, GIVES, IDS, KIND, NUMBERS, OF_KIND, UNIT_NUMBERS, number_of
from engine.through_the_ages.state import Colonize, Player, SendForce, State
from engine.through_the_ages.technologies import gain_culture
from engine.through_the_ages.values import armies, colonization, update
from engine.through_the_ages.wonders import gain_tokens, lose_tokens

COOK: Final = NUMBERS["james_cook"]
BEST_BONUS: Final = tuple(
    max([CARDS[n].colonization for n in OF_KIND["bonus"] if AGE[n] == age], default=0) for age in range(4)
)
"""The best that a military card of an age can add to a force."""

NOTHING: Final = "pass"

MOST_WAYS: Final = 100
"""Up to this number of choices of units, all forces are options."""


# --- what a force is worth ----------------------------------------------------------------------------------------


def bonus(s: State, seat: int) -> int:
    """The most that bonus cards and Cook's discards can add to a force."""
    p = s.players[seat]
    cards = [card for card in p.military_hand if KIND[card] == "bonus"]
    total = sum(CARDS[card].colonization for card in cards)
    if p.leader == COOK:
        total += min(CARDS[COOK].number("discard_for_colonization"), len(p.military_hand) - len(cards))
    return total


def units_value(p: Player, sent: Sequence[int]) -> int:
    """Strength of units that are sent, by unit technology, with the armies they make (rulebook, "Colonización")."""
    workers = [0] * len(p.workers)
    for n, count in zip(UNIT_NUMBERS, sent, strict=True):
        workers[n] = count
    return sum(workers[n] * GIVES["strength"][n] for n in UNIT_NUMBERS) + armies(p, workers)


def most(s: State, seat: int) -> int:
    """The highest force that a seat can send; 0 without a military unit (rulebook, "Colonización")."""
    p = s.players[seat]
    have = [p.workers[n] for n in UNIT_NUMBERS]
    if not any(have):
        return 0
    # A low air force never weakens an army, so that all units together are the strongest force.
    return max(0, units_value(p, have) + colonization(s, seat) + bonus(s, seat))


def bounds(s: State, seat: int) -> tuple[int, int]:
    """The highest force at least and at most, by what everybody sees: units, and the backs of the hand."""
    p = s.players[seat]
    have = [p.workers[n] for n in UNIT_NUMBERS]
    if not any(have):
        return 0, 0
    base = units_value(p, have) + colonization(s, seat)
    discards = CARDS[COOK].number("discard_for_colonization") if p.leader == COOK else 0
    least = base + min(discards, len(p.military_hand))
    return max(0, least), max(0, base + sum(BEST_BONUS[AGE[card]] for card in p.military_hand) + discards)


# --- bids ---------------------------------------------------------------------------------------------------------


def bid(s: State, step: Colonize) -> Flow[None]:
    """All who can bid or pass, clockwise, until one is left (rulebook, "Colonización").

    Who cannot bid higher is passed over; where the table asks everyone, only what all can see decides that.
    """
    bidders, highest, leading = s.clockwise(step.seat), 0, -1
    while [seat for seat in bidders if seat != leading]:
        for seat in list(bidders):
            if seat == leading or seat not in bidders:
                continue
            limit = most(s, seat)
            least, possible = bounds(s, seat)
            hides = least <= highest < possible
            always_asked = s.rules.asks_everyone and hides
            if not always_asked and skips(s.log, seat, fits=limit > highest, hides=hides):
                bidders.remove(seat)
                s.log.add("through_the_ages-no-bid", seat=seat)
                continue
            options = Fixed(NOTHING, *(f"bid:{count}" for count in range(highest + 1, limit + 1)))
            about: dict[str, str | int] = {"card": IDS[step.card], "highest": highest}
            choice = yield from ask(Ask("bid", seat, options, about=about))
            if choice == NOTHING:
                bidders.remove(seat)
                s.log.add("through_the_ages-no-bid", seat=seat)
                continue
            highest, leading = int(choice.partition(":")[2]), seat
            if highest > least:
                # Only cards of the hand can be behind it.
                s.log.reveal(seat)
            s.log.add("through_the_ages-bid", seat=seat, count=highest)
    if leading < 0:
        s.past.append(step.card)
        s.log.add("through_the_ages-no-colony", card=IDS[step.card])
        return
    s.agenda.insert(-1, SendForce(leading, step.card, highest))


# --- the force ----------------------------------------------------------------------------------------------------


def forces(s: State, seat: int, wanted: int) -> Iterator[str]:
    """Forces of at least ``wanted``: any units, one at least, with cards of which none can be left out.

    Where there are many ways to choose units, only those from which no unit can be left out. Rulebook, "Colonización".
    ``force:i0=2+c1=1:b1=1+...``, units and cards by their codes; Cook's discards are ``any=N``, chosen afterwards.
    """
    p = s.players[seat]
    kinds = [n for n in UNIT_NUMBERS if p.workers[n]]
    names = [IDS[card] for card in p.military_hand if KIND[card] == "bonus"]
    cards = sorted(number_of(name) for name in set(names))
    counts = [names.count(IDS[card]) for card in cards]
    discards = CARDS[COOK].number("discard_for_colonization") if p.leader == COOK else 0
    ways = [(used, _worth(cards, used)) for used in product(*(range(count + 1) for count in counts))]
    needed = wanted - colonization(s, seat)
    value = cache(partial(_value, p, kinds))
    is_many = prod(p.workers[n] + 1 for n in kinds) > MOST_WAYS
    for units in _chosen(p, kinds, needed) if is_many else product(*(range(p.workers[n] + 1) for n in kinds)):
        if not any(units):
            continue
        missing = needed - value(units)
        spare = needed - max(map(value, _fewer(units))) if is_many and sum(units) > 1 else None
        card_sets: list[tuple[int, ...]] = []
        for used, added in ways:
            extra = max(0, missing - added)
            if extra <= min(discards, len(p.military_hand) - sum(used)):
                card_sets.append((*used, extra))
        for cards_used in card_sets:
            *used_cards, extra = cards_used
            if spare is not None and _worth(cards, used_cards) + extra >= spare:
                continue
            if not any(_less(cards_used, other) for other in card_sets):
                parts = [_spelled(cards, used_cards), f"any={extra}" if extra else ""]
                yield ":".join(filter(None, ("force", _spelled(kinds, units), "+".join(filter(None, parts)))))


def _worth(cards: Sequence[int], used: Sequence[int]) -> int:
    """What bonus cards add to a force."""
    return sum(CARDS[card].colonization * count for card, count in zip(cards, used, strict=True))


def _chosen(p: Player, kinds: Sequence[int], needed: int) -> Iterator[tuple[int, ...]]:
    """Choices of units, without those in which the others' printed strength would do without one."""

    def from_kind(at: int, units: tuple[int, ...], strength: int, weakest: int) -> Iterator[tuple[int, ...]]:
        if at == len(kinds):
            yield units
            return
        each = GIVES["strength"][kinds[at]]
        for count in range(p.workers[kinds[at]] + 1):
            least = min(weakest, each) if count else weakest
            if sum(units) + count > 1 and strength + each * count - least >= needed:
                return
            yield from from_kind(at + 1, (*units, count), strength + each * count, least)

    return from_kind(0, (), 0, MOST_WAYS)


def _fewer(units: tuple[int, ...]) -> list[tuple[int, ...]]:
    """These units with one that stays at home, each kind in turn."""
    return [(*units[:at], count - 1, *units[at + 1 :]) for at, count in enumerate(units) if count]


def _value(p: Player, kinds: Sequence[int], units: Sequence[int]) -> int:
    sent = dict(zip(kinds, units, strict=True))
    return units_value(p, [sent.get(n, 0) for n in UNIT_NUMBERS])


def _less(force: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return other != force and all(small <= large for small, large in zip(other, force, strict=True))


def _spelled(numbers: Sequence[int], counts: Sequence[int]) -> str:
    return "+".join(f"{CARDS[n].code}={count}" for n, count in zip(numbers, counts, strict=True) if count)


class Force(NamedTuple):
    """Units and bonus cards that are sent, by number, and how many cards Cook discards for it."""

    units: dict[int, int]
    cards: dict[int, int]
    discards: int


def force_of(option: str) -> Force:
    """What an option of ``forces`` says."""
    _, units, cards = (*option.split(":"), "")[:3]
    counts = {code: int(count) for code, _, count in (word.partition("=") for word in cards.split("+") if word)}
    discards = counts.pop("any", 0)
    unit_counts = {CODED[code]: int(count) for code, _, count in (word.partition("=") for word in units.split("+"))}
    return Force(unit_counts, {CODED[code]: count for code, count in counts.items()}, discards)


def send(s: State, step: SendForce) -> Flow[None]:
    """The winner sends units and cards worth the bid; units are sacrificed, cards discarded.

    Rulebook, "Colonización".
    """
    seat, p = step.seat, s.players[step.seat]
    about: dict[str, str | int] = {"card": IDS[step.card], "bid": step.bid}
    options = Lazy(lambda: list(forces(s, seat, step.bid)))
    force = force_of((yield from ask(Ask("force", seat, options, about=about))))
    for n, count in force.units.items():
        p.workers[n] -= count
        p.yellow += count
    for card, count in force.cards.items():
        drawing.use_bonus(s, seat, IDS[card], count)
    units = " ".join(f"{IDS[n]}:{count}" for n, count in force.units.items())
    s.log.add("through_the_ages-force", seat=seat, units=units)
    yield from drawing.discard_some(s, seat, force.discards, step.card)
    yield from colonize(s, seat, step.card)


# --- the colony ---------------------------------------------------------------------------------------------------


def colonize(s: State, seat: int, card: int) -> Flow[None]:
    """A territory becomes a colony: what it keeps giving first, then what it gives at once, in order.

    Rulebook, "Colonización", "Colonias".
    """
    p = s.players[seat]
    yield from add_colony(s, seat, card)
    s.log.add("through_the_ages-colony", seat=seat, card=IDS[card])
    gains = CARDS[card].at_once
    for what in ("resources", "food", "science"):
        if what in gains:
            gain(s, seat, card, what, gains[what])
    if "culture" in gains:
        gain_culture(s, seat, gains["culture"], card)
    if "population" in gains:
        come = banks.gain_population(p, gains["population"])
        s.log.add("through_the_ages-population", seat=seat, count=come, because=IDS[card])
    if "cards" in gains:
        drawing.draw(s, seat, gains["cards"])


def add_colony(s: State, seat: int, card: int) -> Flow[None]:
    """A colony comes into a play area with its tokens (rulebook, "Colonias")."""
    p = s.players[seat]
    p.colonies.append(card)
    yield from gain_tokens(s, seat, card)
    update(s, seat)


def remove_colony(s: State, seat: int, card: int) -> Flow[None]:
    """A colony leaves a play area with its tokens (rulebook, "Colonias")."""
    yield from lose_tokens(s, seat, card)
    s.players[seat].colonies.remove(card)
    update(s, seat)
