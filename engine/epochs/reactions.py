"""Negation: any opponent may answer a card, and that answer may be answered (rulebook, "Cartas de anulación")."""

from __future__ import annotations

from functools import lru_cache

from engine.core.ask import Ask, Fixed, Flow
from engine.core.fitting import Candidate, ask_fitting
from engine.epochs.cards import NEXT, Play, card_of, carry_out, put_away, take_aim, worth_playing
from engine.epochs.facts import Facts
from engine.epochs.state import State


def negated(s: State, play: Play) -> Flow[bool]:
    """Ask everybody who may answer, at once; the first in turn order who does counts. True where the play is cancelled.

    A negated answer leaves the play open to another one. Cards may be used after passing.

    Rulebook, "Cartas de anulación".
    """
    while True:
        answer = yield from _first_answer(s, play)
        if answer is None:
            return False
        seat, number = answer
        key = card_of(s, number).key
        s.hands[seat].remove(number)
        s.log.reveal()
        s.log.add(f"{s.game}-negates", seat=seat, card=key, other=play.key)
        counter = Play(seat, "card", key, number, (yield from take_aim(s, seat, key)), play)
        if (yield from negated(s, counter)):
            put_away(s, number, negated=True)
            continue
        yield from carry_out(s, counter)
        put_away(s, number, negated=False)
        s.log.add(f"{s.game}-negated", card=play.key)
        return True


def _first_answer(s: State, play: Play) -> Flow[tuple[int, int] | None]:
    everyone = s.rules.everyone_reacts
    if not (everyone or answering(s.facts, play.kind, play.card)):
        return None
    about = _about(play)
    candidates = []
    for seat in [seat for seat in s.order if seat != play.seat]:
        negating = [f"negate:{number}" for number in _negating(s, seat, play)]
        question = Ask("react", seat, Fixed("let", *negating), about=about)
        candidates.append(Candidate(question, fits=bool(negating), hides=bool(s.hands[seat])))
    given = yield from ask_fitting(s.log, candidates, everyone=everyone)
    for seat in s.order:
        choice = given.get(seat, ("let",))[0]
        if choice != "let":
            return seat, int(choice.partition(":")[2])
    return None


def _about(play: Play) -> dict[str, str | int]:
    """What has been played, by whom, at what; for an answer, which play it would cancel."""
    about: dict[str, str | int] = {"seat": play.seat, "kind": play.kind, "card": play.key}
    if play.answered is not None:
        return about | {"kind": "answer", "other": play.answered.key}
    return about | {"targets": " ".join(name for name in play.targets if name != NEXT)}


def _negating(s: State, seat: int, play: Play) -> list[int]:
    """Cards of a hand that may answer a play."""
    may = answering(s.facts, play.kind, play.card).intersection(s.hands[seat])
    return [number for number in sorted(may) if worth_playing(s, seat, number)]


@lru_cache(maxsize=1024)
def answering(facts: Facts, kind: str, card: int) -> frozenset[int]:
    """The negate cards of a game that may answer a play of this kind, ``card`` where one is played or used: by what
    they name, "wonder", "ability"; for cards "any", "letter:C", "great-person"...

    Rulebook, "Cartas de anulación".
    """
    words = {kind}
    if card:
        aimed = facts.cards[card]
        words = {"any", *(f"letter:{letter}" for letter in aimed.letter), f"theme:{aimed.theme}"}
        if aimed.great_person:
            words.add("great-person")
    return frozenset(
        number for number, item in facts.cards.items() if "N" in item.letter and not words.isdisjoint(item.answers)
    )
