"""False Prophet: a negate card with a lasting effect, which another negate card may still end later.

Rulebook, "Anulación/Cartas de Anulación".
"""

from __future__ import annotations

from typing import Final

from engine.core.ask import Flow
from engine.epochs.cards import Play, card_of, carry_out, put_away, take_aim, worth_playing
from engine.epochs.reactions import answering, negated
from engine.middle_east.deities import deity_of, silence
from engine.middle_east.state import Deception, ExposeProphet, State

KEY: Final = "false_prophet"


def deceive(s: State, prophet: int, seat: int) -> None:
    """The established deity of a seat becomes inactive by a False Prophet that another seat has played."""
    key = deity_of(s, seat)
    if key and s.deities[key].status == "established":
        silence(s, key)
        s.deception = Deception(key, prophet)


def _play(s: State, prophet: int) -> Play:
    number = next(number for number, card in s.facts.cards.items() if card.key == KEY)
    return Play(prophet, "card", KEY, number)


def exposing(s: State, seat: int) -> list[str]:
    """The numbers of negate cards with which the owner of a deity that a False Prophet has silenced may end that.

    Rulebook, "Anulación/Cartas de Anulación".
    """
    lasting = s.deception
    if lasting is None or deity_of(s, seat) != lasting.deity or s.deities[lasting.deity].status != "inactive":
        return []
    play = _play(s, lasting.seat)
    may = answering(s.facts, play.kind, play.card).intersection(s.hands[seat])
    return [str(number) for number in sorted(may) if worth_playing(s, seat, number)]


def expose_prophet(s: State, step: ExposeProphet) -> Flow[None]:
    """A negate card ends what a False Prophet has done: the deity is established again.

    Rulebook, "Anulación/Cartas de Anulación".
    """
    lasting, seat, number = s.deception, step.seat, step.card
    if lasting is None:
        return
    key = card_of(s, number).key
    s.hands[seat].remove(number)
    s.log.reveal()
    s.log.add(f"{s.game}-negates", seat=seat, card=key, other=KEY)
    counter = Play(seat, "card", key, number, (yield from take_aim(s, seat, key)), _play(s, lasting.seat))
    if (yield from negated(s, counter)):
        put_away(s, number, negated=True)
        return
    yield from carry_out(s, counter)
    put_away(s, number, negated=False)
    s.log.add(f"{s.game}-negated", card=KEY)
    s.deities[lasting.deity].status = "established"
    s.log.add(f"{s.game}-established", seat=seat, deity=lasting.deity)
    s.deception = None
