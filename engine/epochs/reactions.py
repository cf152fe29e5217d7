"""Negation: any opponent may answer a card, and that answer may be answered (rulebook, "Cartas de anulación")."""

from __future__ import annotations

from functools import lru_cache

from engine.core.ask import Ask, Fixed, Flow
from engine.core.fitting import Candidate, ask_fitting, skips
from engine.epochs.cards import NEXT, Play, card_of, carry_out, effect_of, put_away, take_aim, worth_playing
from engine.epochs.facts import Facts
from engine.epochs.features import able_to_answer, is_answered, use
from engine.epochs.own_targets import wasted_answers
from engine.epochs.state import State


def negated(s: State, play: Play) -> Flow[bool]:
    """Ask everybody who may answer, at once; the first in turn order who does counts. True where the play is cancelled.

    A negated answer leaves the play open to another one. Cards may be used after passing; so may whatever else of a
    seat's own negates ("use:deity:god_of_peace"), which then is spent for this turn.

    Rulebook, "Cartas de anulación".
    """
    while True:
        answer = yield from _first_answer(s, play)
        if answer is None:
            return False
        seat, verb, name = answer
        if verb == "use":
            if (yield from _use_to_negate(s, seat, name, play)):
                return True
            continue
        number = int(name)
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


def _use_to_negate(s: State, seat: int, name: str, play: Play) -> Flow[bool]:
    """A seat answers with something other than a card; True where that is not negated itself."""
    use(s, seat, name)
    s.log.add(f"{s.game}-negates", seat=seat, card=name, other=play.key)
    if (yield from negated(s, Play(seat, name.partition(":")[0], name, answered=play))):
        return False
    s.log.add(f"{s.game}-negated", card=play.key)
    return True


def _first_answer(s: State, play: Play) -> Flow[tuple[int, str, str] | None]:
    """Who answers first in turn order, with "negate" and a card's number or "use" and a feature's name."""
    everyone = s.rules.everyone_reacts
    opponents = [seat for seat in s.order if seat != play.seat]
    words = words_for(s.facts, play.kind, play.card)
    uses: dict[int, list[str]] = {}
    if is_answered(s, words):
        uses = {seat: [f"use:{name}" for name in able_to_answer(s, seat, words)] for seat in opponents}
    cards = answering(s.facts, play.kind, play.card)
    if not (everyone or cards or any(uses.values())):
        return None
    candidates = []
    for seat in opponents:
        negating = [f"negate:{number}" for number in _negating(s, seat, play, cards)]
        if uses:
            negating = uses[seat] + negating
        hides = bool(s.hands[seat]) and not uses.get(seat)
        if not (negating or everyone):
            # Nothing is put to this seat: the question need not be made.
            skips(s.log, seat, fits=False, hides=hides)
            continue
        wastes = wasted_answers(s, seat, play.seat, negating)
        question = Ask("react", seat, Fixed("let", *negating), about=_about(play), wastes=wastes)
        candidates.append(Candidate(question, fits=bool(negating), hides=hides))
    replies = yield from ask_fitting(s.log, candidates, everyone=everyone)
    for seat in s.order:
        choice = replies.get(seat, ("let",))[0]
        if choice != "let":
            verb, _, name = choice.partition(":")
            return seat, verb, name
    return None


def _about(play: Play) -> dict[str, str | int]:
    """What has been played, by whom, at what; for an answer, which play it would cancel."""
    about: dict[str, str | int] = {"seat": play.seat, "kind": play.kind, "card": play.key.removeprefix("card:")}
    if play.answered is not None:
        return about | {"kind": "answer", "other": play.answered.key}
    return about | {"targets": " ".join(name for name in play.targets if name != NEXT)}


def _negating(s: State, seat: int, play: Play, cards: frozenset[int]) -> list[int]:
    """Those of the cards that a hand holds and that may answer a play."""
    if cards.isdisjoint(hand := s.hands[seat]):
        return []
    may = sorted(cards.intersection(hand))
    return [number for number in may if worth_playing(s, seat, number) and _fits(s, seat, number, play)]


def _fits(s: State, seat: int, number: int, play: Play) -> bool:
    fits = effect_of(s.game, card_of(s, number).key).fits
    return fits is None or fits(s, seat, play)


@lru_cache(maxsize=1024)
def words_for(facts: Facts, kind: str, card: int) -> frozenset[str]:
    """What a play is, in the words of those that negate: "wonder", "ability"; for ``card``, played or used, "any",
    "letter:C", "theme:war", "great-person".

    Rulebook, "Cartas de anulación".
    """
    if not card:
        return frozenset((kind,))
    aimed = facts.cards[card]
    words = {"any", *(f"letter:{letter}" for letter in aimed.letter), f"theme:{aimed.theme}"}
    return frozenset(words | {"great-person"} if aimed.great_person else words)


@lru_cache(maxsize=1024)
def answering(facts: Facts, kind: str, card: int) -> frozenset[int]:
    """The negate cards of a game that may answer a play of this kind, ``card`` where one is played or used, by what
    they name.

    Rulebook, "Cartas de anulación".
    """
    words = words_for(facts, kind, card)
    return frozenset(
        number for number, item in facts.cards.items() if "N" in item.letter and not words.isdisjoint(item.answers)
    )
