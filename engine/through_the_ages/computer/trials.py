"""Options tried on a board of their own: what each comes to."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from engine.core.ask import Ask
from engine.through_the_ages.action_phase import ACTIONS, possible
from engine.through_the_ages.building import technologies, why_no_room
from engine.through_the_ages.cards import IS_TECHNOLOGY, NUMBERS
from engine.through_the_ages.computer.card_worth import take_gain
from engine.through_the_ages.computer.outlook import Outlook, price
from engine.through_the_ages.computer.sight import copied, imagined
from engine.through_the_ages.computer.worth import worth
from engine.through_the_ages.prices import helpers
from engine.through_the_ages.state import State
from engine.through_the_ages.values import discontent

ARISTOTLE = NUMBERS["aristotle"]
IDLE = 0.6
"""What part of what an unused worker could do they are worth."""

Flow = Generator[Any, Any, None]


def run(flow: Flow | None, answer: Callable[[Ask], tuple[str, ...]]) -> None:
    """Play a rule to its end, with answers to what it asks."""
    if flow is None:
        return
    question = next(flow, None)
    while question is not None:
        reply = answer(question)
        try:
            question = flow.send(reply)
        except StopIteration:
            return


def first(question: Ask) -> tuple[str, ...]:
    """The first options of a question, as many as it wants."""
    return tuple(question.options[number] for number in range(max(1, question.least)))


def act(s: State, seat: int, option: str) -> State:
    """The board after an action."""
    verb, *words = option.split(":")
    then = imagined(s, seat)
    for partner, _ in helpers(s, seat):
        then.players[partner] = copied(then.players[partner])
    run(ACTIONS[verb].do(then, seat, tuple(words)), first)
    return then


class Trial:
    """A board on which one seat tries its actions; the values it gives compare with each other alone."""

    __slots__ = ("base", "now", "o", "seat")

    def __init__(self, s: State, o: Outlook, *, keeps_idle: bool = False) -> None:
        self.base, self.o, self.seat = s, o, o.seat
        if not keeps_idle:
            o.idle = idle_worth(s, o)
        self.now = worth(o, imagined(s, self.seat))

    def gain(self, option: str) -> float:
        """What an action adds to the civilization."""
        verb, *words = option.split(":")
        if verb == "take":
            return self._take(self.base.row[int(words[1]) - 1])
        return worth(self.o, act(self.base, self.seat, option)) - self.now

    def _take(self, card: int) -> float:
        value = take_gain(self.o, self.base, card)
        if IS_TECHNOLOGY[card] and self.base.players[self.seat].leader == ARISTOTLE:
            value += self.o.science
        return value


def idle_worth(s: State, o: Outlook) -> float:
    """What a worker is worth for whom there is nothing to do yet."""
    p = s.players[o.seat]
    best = max((o.units[n] - price(o, n) for n in technologies(p) if why_no_room(p, n) is None), default=0.0)
    return IDLE * max(0.0, best)


def options_of(s: State, seat: int) -> list[str]:
    """The actions of a seat on such a board that are worth a thought: no destroying without need."""
    needs_idle = discontent(s.players[seat]) > s.players[seat].idle
    options = possible(s, seat)
    return options if needs_idle else [option for option in options if not option.startswith("destroy")]
