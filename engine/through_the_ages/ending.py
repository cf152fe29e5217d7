"""The end of the game (rulebook, "Desarrollo del juego")."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Flow
from engine.core.game import Result
from engine.through_the_ages.cards import AGE, IDS, KIND, NUMBERS, plain
from engine.through_the_ages.events import EVENTS
from engine.through_the_ages.leaders import GATES, gates_resources
from engine.through_the_ages.sources import tell_compared
from engine.through_the_ages.state import FinalEvents, State
from engine.through_the_ages.technologies import gain_culture

HAPPINESS: Final = NUMBERS["impact_of_happiness"]


def final_events(s: State, step: FinalEvents) -> Flow[None]:
    """All events of age III that are left, current and future, bonuses, and who has most culture.

    Ties share the victory; who has resigned has lost (rulebook, "Desarrollo del juego", "Abandonar").
    """
    s.active = s.opening()
    events = [card for card in (*s.current, *s.future) if AGE[card] == 3 and KIND[card] == "event"]
    s.log.reveal()
    if events:
        s.log.add("through_the_ages-final-events", cards=" ".join(IDS[card] for card in sorted(events)))
    else:
        s.log.add("through_the_ages-no-final-events")
    # The one that may take culture away comes last: the floor of 0 spares nobody.
    for card in sorted(events, key=lambda card: (plain(card) == HAPPINESS, card)):
        tell_compared(s, s.active, card)
        yield from EVENTS[plain(card)](s, s.active, card)
    s.past += events
    s.boxed += [card for card in (*s.current, *s.future) if card not in events]
    s.current, s.future = [], []
    for seat in s.clockwise(s.first):
        p = s.players[seat]
        if p.leader == GATES:
            gain_culture(s, seat, gates_resources(p), GATES)
    points = sorted({s.players[seat].culture for seat in s.playing()}, reverse=True)
    places = [tuple(seat for seat in s.playing() if s.players[seat].culture == count) for count in points]
    s.result = Result((*places, *((seat,) for seat in reversed(s.resigned))))
    log_result(s)


def log_result(s: State) -> None:
    """Who has won, and everybody's place and culture."""
    assert s.result is not None
    winners = s.result.places[0]
    winner_seats = " ".join(str(seat) for seat in winners)
    if len(winners) > 1:
        s.log.add("through_the_ages-end-shared", winners=winner_seats)
    else:
        s.log.add("through_the_ages-end", winners=winner_seats)
    for place, seat in s.result.ranked():
        s.log.add("through_the_ages-final", place=place, seat=seat, points=s.players[seat].culture)
