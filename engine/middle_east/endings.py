"""How turns, epochs and the game end, where this game has rules of its own.

Rulebook, "Paso de Fin de Época Repentino", "Fase de Final de Época", "Duración de la Partida".
"""

from __future__ import annotations

from typing import Final

from engine.core.ask import Flow
from engine.core.game import then
from engine.epochs import reckoning
from engine.epochs.cards import card_of
from engine.epochs.deck import resolve_event, top
from engine.epochs.epoch import carry_out_row, new_hands, next_epoch, player_key
from engine.epochs.state import EndOfEpoch, EpochChange, EpochPoints, NextTurn, SuddenDeath
from engine.middle_east.state import State

GATES: Final = range(97, 104)
"""Revealed at the change of an epoch, these bring the Barbarians to the gates."""

INVASIONS_AT_THE_GATES: Final = 2


def goal_is_reached(s: State) -> bool:
    """Whether somebody has the points that were agreed on (rulebook, "Duración de la Partida")."""
    if not s.options.goal:
        return False
    return max(player_key(s, player)[0] for player in range(s.player_count)) >= s.options.goal


def is_last_epoch(s: State) -> bool:
    """Whether the game is over with this epoch: the last one, or the goal is reached.

    Rulebook, "Fase de Final de Época".
    """
    return s.epoch >= s.rules.epochs or goal_is_reached(s)


def sudden_death(s: State, step: SuddenDeath) -> Flow[None]:
    """The game is over with the turn in which the goal is reached, where that was agreed; the epoch is over where an
    event has said so; a card may end it.

    Rulebook, "Paso de Fin de Época Repentino", "Duración de la Partida".
    """
    if s.options.goal_ends == "turn" and goal_is_reached(s):
        s.log.add(f"{s.game}-goal", points=s.options.goal)
        then(s, EndOfEpoch())
        return
    if s.omen == s.epoch:
        then(s, EndOfEpoch())
        return
    yield from reckoning.sudden_death(s, step)


def next_turn(s: State, step: NextTurn) -> None:
    """The turn marker moves on, unless an event that was drawn after the test has ended the epoch with this turn.

    Rulebook, "Avanzar el Turno", "Cartas de Evento".
    """
    if s.omen == s.epoch:
        then(s, EndOfEpoch())
        return
    reckoning.next_turn(s, step)


def change_of_epoch(s: State, step: EpochChange) -> Flow[None]:
    """The top card's number names a row of the table, and the card stays out until the new hands are dealt; an event
    from 97 on brings the Barbarians to the gates.

    Rulebook, "Fase de Final de Época", 3 and 7.
    """
    s.omen = s.epoch
    number = top(s)
    if number is None:
        return
    _show(s, number)
    if number in GATES:
        yield from barbarians_at_the_gates(s, number)
        return
    s.aside.append(number)
    yield from carry_out_row(s, number)


def barbarians_at_the_gates(s: State, first: int) -> Flow[None]:
    """Cards are revealed until two invasions have come, each at once; nothing else takes effect; all go back.

    Rulebook, "Fase de Final de Época", 3.
    """
    s.aside.append(first)
    come, number = 0, first
    while True:
        if number in s.facts.numbers.invasions:
            come += 1
            yield from resolve_event(s, number)
        following = None if come == INVASIONS_AT_THE_GATES else top(s)
        if following is None:
            break
        number = following
        s.aside.append(number)
        _show(s, number)
    _shuffle_back(s)


def _show(s: State, number: int) -> None:
    s.log.reveal()
    s.log.add(f"{s.game}-revealed", card=card_of(s, number).key, number=number)


def _shuffle_back(s: State) -> None:
    """The cards that were revealed go back into the deck, which is shuffled (rulebook, same place, 7)."""
    back, s.aside = s.aside, []
    if back:
        s.deck += back
        s.rng.shuffle(s.deck)
        s.knowledge.shuffles(back, s.deck)


def epoch_points(s: State, step: EpochPoints) -> Flow[None]:
    """Points, new hands; then the card that was revealed goes back into the deck, and the next epoch begins.

    Rulebook, "Fase de Final de Época", 4 to 8.
    """
    yield from new_hands(s)
    _shuffle_back(s)
    next_epoch(s)
