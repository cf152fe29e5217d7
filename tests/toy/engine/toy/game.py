"""A tiny game with all that the core offers: simultaneous choices, chance, secrets, private lines, several steps.

Each round everybody bids a card at once; the highest single bid scores. Then the leader of the round may draw up to
two cards, unseen, and names a seat that loses its lowest card.
"""

from __future__ import annotations

from typing import Any

import msgspec
from engine.toy.meta import META

from engine.core.ask import Ask, Fixed, Flow, Lazy, ask, ask_each, ask_many
from engine.core.events import EventSink
from engine.core.game import Game, Result, then
from engine.core.rng import Rng


class Bid(msgspec.Struct, tag=True, frozen=True):
    """Everybody bids at once (rulebook, "Bidding")."""


class Reward(msgspec.Struct, tag=True, frozen=True):
    """The winner of the round draws, then burns (rulebook, "Reward")."""

    seat: int


class EndRound(msgspec.Struct, tag=True, frozen=True):
    """Nothing is asked here (rulebook, "End")."""


class State(msgspec.Struct):
    """Cards are numbers; hands and deck are secret, points and the last bids are open."""

    agenda: list[Bid | Reward | EndRound]
    rng: Rng
    log: EventSink
    hands: list[list[int]]
    deck: list[int]
    points: list[int]
    rounds: int
    burn: bool
    last: list[int] = []
    result: Result | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.points)


class Seat(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    seat: int
    cards: int
    points: int


class View(msgspec.Struct, frozen=True):
    """What a seat sees; ``viewer`` and ``hand`` are None for the public."""

    viewer: int | None
    seats: tuple[Seat, ...]
    last: tuple[int, ...]
    rounds: int
    deck: int
    hand: tuple[int, ...] | None


def set_up(options: dict[str, str], seats: int, rng: Rng) -> State:
    """Forty cards, five to a hand; a short game has four rounds, a long one eight (rulebook, "Setup")."""
    deck = list(range(1, 41))
    rng.shuffle(deck)
    hands = [sorted(deck.pop() for _ in range(5)) for _ in range(seats)]
    state = State([Bid()], rng, EventSink(), hands, deck, [0] * seats, 4 if options["length"] == "short" else 8, True)
    state.burn = options["burn"] == "yes"
    state.log.add("toy-start", seats=seats)
    return state


def bid(s: State, step: Bid) -> Flow[None]:
    """Everybody bids a card at once; the highest scores, of equals the first seat's (rulebook, "Bidding")."""
    replies = yield from ask_each(
        [Ask("bid", seat, Fixed(*(f"bid:{card}" for card in hand))) for seat, hand in enumerate(s.hands) if hand]
    )
    s.last = [int(replies[seat][0].partition(":")[2]) if seat in replies else 0 for seat in range(len(s.hands))]
    for seat in replies:
        s.hands[seat].remove(s.last[seat])
        s.log.add("toy-bid", seat=seat, card=s.last[seat])
    s.log.reveal()
    winner = s.last.index(max(s.last))
    s.points[winner] += 1
    then(s, Reward(winner), EndRound())


def reward(s: State, step: Reward) -> Flow[None]:
    """Who scored may draw two cards, then burns somebody's lowest (rulebook, "Reward")."""
    wanted = yield from ask_many(Ask("draw", step.seat, Fixed("card:1", "card:2"), 0, 2))
    for _ in wanted[: len(s.deck)]:
        card = s.deck.pop(s.rng.below(len(s.deck)))
        s.hands[step.seat].append(card)
        s.log.tell(step.seat, "toy-drew", card=card)
        s.log.reveal()
    s.hands[step.seat].sort()
    s.log.add("toy-draw", seat=step.seat, cards=len(wanted))
    targets = [seat for seat, hand in enumerate(s.hands) if hand and seat != step.seat]
    if s.burn and targets:
        choice = yield from ask(Ask("burn", step.seat, Lazy(lambda: [f"burn:{seat}" for seat in targets])))
        target = int(choice.partition(":")[2])
        s.hands[target].pop(0)
        s.log.add("toy-burn", seat=step.seat, other=target)


def end_round(s: State, step: EndRound) -> None:
    """The game ends with its last round, or when all hands are empty (rulebook, "End")."""
    s.rounds -= 1
    if s.rounds and any(s.hands):
        then(s, Bid())
        return
    order = sorted(set(s.points), reverse=True)
    s.result = Result(tuple(tuple(seat for seat, p in enumerate(s.points) if p == points) for points in order))
    s.log.add("toy-end")


def view(s: State, seat: int | None) -> View:
    """What a seat sees (rulebook, "Hands")."""
    return View(
        seat,
        tuple(Seat(other, len(hand), s.points[other]) for other, hand in enumerate(s.hands)),
        tuple(s.last),
        s.rounds,
        len(s.deck),
        None if seat is None else tuple(s.hands[seat]),
    )


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    others = [other for other in range(len(s.hands)) if other != seat]
    pool = s.deck + [card for other in others for card in s.hands[other]]
    rng.shuffle(pool)
    for other in others:
        s.hands[other] = sorted(pool.pop() for _ in s.hands[other])
    s.deck = pool


def rewind(begin: State, now: State, dealt: State) -> dict[str, str]:
    def hidden(s: State) -> list[int]:
        return [card for hand in s.hands for card in hand] + s.deck

    new = dict(zip(hidden(now), hidden(dealt), strict=True))
    for pile in (*begin.hands, begin.deck):
        pile[:] = [new.get(card, card) for card in pile]
    for hand in begin.hands:
        hand.sort()
    return {f"bid:{old}": f"bid:{card}" for old, card in new.items() if old != card}


def check(s: State) -> None:
    held: list[Any] = [*s.deck, *(card for hand in s.hands for card in hand)]
    assert len(held) == len(set(held)), "a card is in two places"
    assert all(hand == sorted(hand) for hand in s.hands), "a hand is out of order"


GAME: Game[State] = Game(
    META, State, set_up, {Bid: bid, Reward: reward, EndRound: end_round}, view, redeal, rewind, check
)
