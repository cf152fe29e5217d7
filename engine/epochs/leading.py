"""Questions to civilizations reach their players: who leads two answers for both, one without a player answers itself.

The rules speak of civilizations alone. Where a table has a cast, what they ask is put to the seat of the player, with
the cast among its facts; what they log carries the cast, and what they tell one civilization goes to its player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Final

from msgspec.structs import replace

from data.casts import CAST, NOBODY, SIDE
from engine.core.ask import Ask, AskEach, Flow, Reply
from engine.core.errors import Reason
from engine.core.events import NOBODYS, Event
from engine.core.game import StepFunction
from engine.epochs.sides import others_led, player_of, speaker_of, spelled
from engine.epochs.state import State
from engine.epochs.unled import InTurn, answer

RESULTS: Final = ("final", "alone")
"""Words of events that speak of players, not of civilizations."""


def led(steps: Mapping[type[Any], StepFunction]) -> dict[type[Any], StepFunction]:
    """The steps of a game, for tables with and without a cast."""
    return {kind: _led(function) for kind, function in steps.items()}


def _led(function: StepFunction) -> StepFunction:
    @wraps(function)
    def play(s: State, step: Any) -> Any:
        if s.cast is None:
            return function(s, step)
        return _played(s, step, function)

    return play


def _played(s: State, step: Any, function: StepFunction) -> Flow[None]:
    """A step of a table with a cast: its questions to those who answer, its events to those who may see them."""
    events, shows = len(s.log.new), len(s.log.revealed)
    flow, turn = function(s, step), InTurn()
    reply: Reply | None = None
    while flow is not None:
        try:
            question = next(flow) if reply is None else flow.send(reply)
        except StopIteration:
            flow = None
            break
        _tell_players(s, events, shows)
        reply = (
            (yield from _put(s, question, turn))
            if isinstance(question, Ask)
            else (yield from _put_each(s, question, turn))
        )
        events, shows = len(s.log.new), len(s.log.revealed)
    _tell_players(s, events, shows)


def _put(s: State, question: Ask, turn: InTurn) -> Flow[tuple[str, ...]]:
    """One question, to the player of its civilization."""
    assert s.cast is not None
    if s.cast.leaders[question.seat] == NOBODY:
        return answer(s, question, turn)
    reply = yield _to_player(s, question)
    assert isinstance(reply, tuple)
    return reply


def _put_each(s: State, questions: AskEach, turn: InTurn) -> Flow[dict[int, tuple[str, ...]]]:
    """Questions to several civilizations at once: to all players at once, and then for their second civilizations.

    Nothing is told in between.
    """
    assert s.cast is not None
    replies: dict[int, tuple[str, ...]] = {}
    rounds: list[dict[int, Ask]] = []
    for question in questions.asks:
        player = s.cast.leaders[question.seat]
        if player == NOBODY:
            replies[question.seat] = answer(s, question, turn)
            continue
        free = next((one for one in rounds if player not in one), None)
        if free is None:
            rounds.append(free := {})
        free[player] = question
    for asked in rounds:
        reply = yield AskEach(tuple(_to_player(s, one) for one in asked.values()), questions.hides_who_answered)
        assert isinstance(reply, dict)
        replies.update({question.seat: reply[player] for player, question in asked.items()})
    return {question.seat: replies[question.seat] for question in questions.asks}


def _to_player(s: State, question: Ask) -> Ask:
    assert s.cast is not None
    player = s.cast.leaders[question.seat]
    s.cast.speaking[player] = question.seat
    return as_put(s, question)


def as_put(s: State, question: Ask) -> Ask:
    """A question to a civilization as it is put to its player: with the cast, and with the civilization where the
    player leads two.
    """
    assert s.cast is not None
    about: dict[str, str | int] = {**question.about, CAST: spelled(s)}
    if s.civs[question.seat] and others_led(s, question.seat):
        about[SIDE] = s.civs[question.seat]
    return replace(question, seat=player_of(s, question.seat), about=about)


def side_asked(s: State, question: Ask) -> int:
    """The civilization that a question to a player is about."""
    side = question.about.get(SIDE)
    return speaker_of(s, question.seat) if side is None else s.civs.index(str(side))


def _tell_players(s: State, events: int, shows: int) -> None:
    """The events from number ``events`` on name the cast, and go to players; so does what was shown of hands."""
    log = s.log
    if not log.is_heard:
        return
    assert s.cast is not None
    leaders = s.cast.leaders
    for place in range(shows, len(log.revealed)):
        of = log.revealed[place]
        log.revealed[place] = NOBODYS if of == NOBODYS else leaders[of]
    cast = spelled(s) if len(log.new) > events else ""
    for place in range(events, len(log.new)):
        event = log.new[place]
        seats = None if event.seats is None else tuple([leaders[civ] for civ in event.seats if leaders[civ] != NOBODY])
        args = event.args
        if args and CAST not in args and event.key.partition("-")[2] not in RESULTS:
            args = {**args, CAST: cast}
        log.new[place] = Event(event.key, args, seats)


WhyNot = Callable[[Any, Ask, str], Reason | None]


def why_not_led(why_not: WhyNot) -> WhyNot:
    """The rules that forbid options, asked of the civilization that a player's question was put to."""

    def why(s: State, question: Ask, option: str) -> Reason | None:
        return why_not(s, question if s.cast is None else replace(question, seat=side_asked(s, question)), option)

    return why


def sight_led(sight: Callable[[Any, int], Any]) -> Callable[[Any, int], Any]:
    """What a computer player sees: that of the civilization for which it speaks."""

    def see(s: State, seat: int) -> Any:
        return sight(s, speaker_of(s, seat))

    return see
