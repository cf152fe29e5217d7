"""Negation: any opponent may answer a card, and that answer may be answered (rulebook, "Cartas de anulación")."""

from __future__ import annotations

from functools import partial

from engine.core.ask import Ask, Flow, Lazy
from engine.core.fitting import Candidate, ask_fitting
from engine.epochs.cards import NEXT, Play, card_of, carry_out, put_away, take_aim, worth_playing
from engine.epochs.facts import Card
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
    hide = s.rules.everyone_reacts or _is_answerable(s, play)
    given = yield from ask_fitting(
        s.log,
        [
            Candidate(
                Ask("react", seat, Lazy(partial(_reactions, s, seat, play)), about=_about(play)),
                fits=bool(_negating(s, seat, play)),
                hides=hide and bool(s.hands[seat]),
            )
            for seat in s.order
            if seat != play.seat
        ],
        everyone=s.rules.everyone_reacts,
    )
    for seat in s.order:
        choice = given.get(seat, ("let",))[0]
        if choice != "let":
            return seat, int(choice.partition(":")[2])
    return None


def _is_answerable(s: State, play: Play) -> bool:
    """Whether any card of the game could answer this play, whoever holds it."""
    return any(answers(s, facts, play) for facts in s.facts.cards.values())


def _about(play: Play) -> dict[str, str | int]:
    """What has been played, by whom, at what; for an answer, which play it would cancel."""
    about: dict[str, str | int] = {"seat": play.seat, "kind": play.kind, "card": play.key}
    if play.answered is not None:
        return about | {"kind": "answer", "other": play.answered.key}
    return about | {"targets": " ".join(name for name in play.targets if name != NEXT)}


def _negating(s: State, seat: int, play: Play) -> list[int]:
    """Cards of a hand that may answer a play."""
    return [
        number
        for number in sorted(s.hands[seat])
        if answers(s, card_of(s, number), play) and worth_playing(s, seat, number)
    ]


def _reactions(s: State, seat: int, play: Play) -> list[str]:
    return ["let", *(f"negate:{number}" for number in _negating(s, seat, play))]


def answers(s: State, facts: Card, play: Play) -> bool:
    """Whether a negate card may answer this play: "wonder", "ability"; for cards "any", "letter:C", "great-person"...

    Rulebook, "Cartas de anulación".
    """
    if "N" not in facts.letter:
        return False
    if play.kind != "card":
        return play.kind in facts.answers
    aimed = card_of(s, play.card)
    words = {"any", *(f"letter:{letter}" for letter in aimed.letter), f"theme:{aimed.theme}"}
    if aimed.great_person:
        words.add("great-person")
    return any(word in words for word in facts.answers)
