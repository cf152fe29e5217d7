"""Leaving the game for good (rulebook, "Abandonar")."""

from __future__ import annotations

from typing import Final

from engine.core.game import Result
from engine.through_the_ages import drawing, pacts
from engine.through_the_ages.annals import change_culture
from engine.through_the_ages.ending import log_result
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.turn import pass_turn

CULTURE_FOR_WAR: Final = 7
"""Culture for whoever had declared war on a civilization that resigns."""


def resign(s: State, seat: int) -> None:
    """The civilization leaves; the last one that is left has won (rulebook, "Abandonar").

    What is prepared or declared against others goes with it; cards of the current decks stay as they are.
    """
    p = s.players[seat]
    s.log.add("through_the_ages-resign", seat=seat)
    for other in s.others(seat):
        theirs = s.players[other]
        against = [war for war in theirs.wars if war.rival == seat]
        theirs.wars = [war for war in theirs.wars if war.rival != seat]
        for war in against:
            drawing.put_away(s, war.card)
            change_culture(s, other, CULTURE_FOR_WAR, "war")
            s.log.add("through_the_ages-war-won-by-resigning", seat=other, count=CULTURE_FOR_WAR)
        if theirs.pact is not None and theirs.pact.partner == seat:
            pacts.end(s, other)
    if p.pact is not None:
        pacts.end(s, seat)
    for card in list(p.military_hand):
        drawing.discard(s, seat, card)
    for card in (*p.colonies, *(war.card for war in p.wars), *((p.tactic,) if p.exclusive else ())):
        drawing.put_away(s, card)
    s.players[seat] = Player(government=p.government, culture=p.culture, has_resigned=True)
    s.resigned.append(seat)
    seats = s.playing()
    # Nothing of this turn is played any more; the step that is being played ends by itself.
    del s.agenda[:-1]
    if len(seats) == 1:
        # Whoever stayed longer is placed before.
        s.result = Result(((seats[0],), *((other,) for other in reversed(s.resigned))))
        log_result(s)
    else:
        pass_turn(s, seat)
