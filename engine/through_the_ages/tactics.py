"""Tactics: played, copied, shared.

Rulebook, "Poner en juego una táctica", "Copiar una táctica", "Compartir una táctica".
"""

from __future__ import annotations

from typing import Final

from engine.core.errors import Reason
from engine.through_the_ages import drawing
from engine.through_the_ages.cards import IDS
from engine.through_the_ages.paying import military_left, use_military
from engine.through_the_ages.refusals import no, no_military
from engine.through_the_ages.state import State
from engine.through_the_ages.values import strength

PLAY_PRICE: Final = 1
COPY_PRICE: Final = 2


def why_not_tactic(s: State, seat: int, price: int) -> Reason | None:
    """Why no tactic can be played or copied: once a turn, for military actions.

    Rulebook, "Poner en juego una táctica".
    """
    return no("tactic-once") if "tactic" in s.turn.used else no_military(price, military_left(s, seat))


def play_tactic(s: State, seat: int, card: int) -> None:
    """A tactic of the hand becomes the current one, for this seat alone (rulebook, "Poner en juego una táctica")."""
    p = s.players[seat]
    _use(s, seat, PLAY_PRICE)
    p.military_hand.remove(card)
    s.seen.pop(card, None)
    drop(s, seat)
    p.tactic, p.exclusive = card, True
    s.log.reveal(seat)
    if s.log.is_heard:
        s.log.add("through_the_ages-tactic", seat=seat, card=IDS[card], strength=strength(s, seat))


def copy_tactic(s: State, seat: int, name: str) -> None:
    """A shared tactic becomes the current one (rulebook, "Copiar una táctica")."""
    p = s.players[seat]
    _use(s, seat, COPY_PRICE)
    drop(s, seat)
    p.tactic, p.exclusive = next(card for card in s.shared if IDS[card] == name), False
    if s.log.is_heard:
        s.log.add("through_the_ages-copy", seat=seat, card=name, strength=strength(s, seat))


def _use(s: State, seat: int, price: int) -> None:
    s.turn.used.append("tactic")
    use_military(s, seat, price)


def drop(s: State, seat: int) -> None:
    """An exclusive tactic that is replaced goes to the discards (rulebook, "Descartar o retirar del juego")."""
    p = s.players[seat]
    if p.exclusive:
        drawing.put_away(s, p.tactic)
    p.exclusive = False


def share(s: State, seat: int) -> None:
    """At the start of the turn an exclusive tactic is everybody's (rulebook, "Compartir una táctica")."""
    p = s.players[seat]
    if not p.exclusive:
        return
    p.exclusive = False
    same = next((card for card in s.shared if IDS[card] == IDS[p.tactic]), -1)
    if same < 0:
        s.shared.append(p.tactic)
    else:
        # One of two equal cards leaves the game.
        s.boxed.append(p.tactic)
        s.seen[p.tactic] = s.everybody
        p.tactic = same
    s.log.add("through_the_ages-shared", seat=seat, card=IDS[p.tactic])
