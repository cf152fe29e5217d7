"""A game played from a state to its end, with nothing kept: for search, and to measure the rules themselves.

Match is the one door for tables: it refuses, records, takes back and stores. Here the answers come from the options
themselves, so there is nothing to refuse, and nobody asks for the past.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.ask import Ask, Question, Reply
from engine.core.events import Outlet
from engine.core.game import Game

Choose = Callable[[Ask], tuple[str, ...]]


class Silence(Outlet):
    """An outlet that forgets at once: nobody reads the log of a playout.

    ``"".format`` takes anything and makes nothing of it, without a Python frame: rules log at every turn.
    """

    __slots__ = ()

    add = tell = reveal = "".format  # type: ignore[assignment]  # see above


def _seat(question: Ask) -> int:
    return question.seat


def play_out(game: Game[Any], state: Any, choose: Choose, most: int, log: Outlet | None = None) -> int:
    """Play from the start of the step on top of the agenda until the game is over, in place.

    ``choose`` gives legal ids for a question; several at once are asked in their order. Gives back how many answers
    were given; asks no more after ``most`` of them, maybe in the middle of a step. Events go to ``log``; without one
    the state's log stays silent from then on. What rules raise is passed on.
    """
    agenda, steps, made = state.agenda, game.steps, 0
    state.log = Silence() if log is None else log
    while agenda:
        step = agenda[-1]
        flow = steps[type(step)](state, step)
        if flow is not None:
            question: Question | None = next(flow, None)
            while question is not None:
                if made >= most:
                    return made
                reply: Reply
                if isinstance(question, Ask):
                    reply = choose(question)
                    made += 1
                else:
                    reply = {item.seat: choose(item) for item in sorted(question.asks, key=_seat)}
                    made += len(reply)
                try:
                    question = flow.send(reply)
                except StopIteration:
                    question = None
        agenda.pop()
    return made
