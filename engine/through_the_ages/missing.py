"""Why nothing that a seat may do now is about a card that somebody names: where it would have to be, and is not.

It knows the seat's view alone, so that nobody learns from it what others hold.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.missing import MissingThings
from engine.through_the_ages.cards import CARDS, CODED, IDS, NUMBERS, SPECIAL_KINDS, WORKER_KINDS
from engine.through_the_ages.refusals import no
from engine.through_the_ages.view import AgesView, CivilizationView

GAME: Final = "through_the_ages"

TURN: Final = ("action", "politics")
"""Questions about the whole of what one may do."""

HANDLED: Final[dict[str, tuple[str, ...]]] = {
    "build": WORKER_KINDS,
    "upgrade": WORKER_KINDS,
    "destroy": WORKER_KINDS,
    "develop": (*WORKER_KINDS, *SPECIAL_KINDS, "government"),
    "revolution": ("government",),
    "wonder": ("wonder",),
    "leader": ("leader",),
    "play": ("action",),
    "tactic": ("tactic",),
    "copy": ("tactic",),
    "event": ("event", "territory"),
    "attack": ("aggression",),
    "war": ("war",),
    "pact": ("pact",),
    "cancel": ("pact",),
}
"""The kinds of card that an action is about."""

IN_PLAY: Final = ("build", "upgrade", "destroy")
"""Actions on technologies that have been developed."""

NOTHING_TO: Final[dict[str, tuple[str, ...]]] = {
    "action": ("upgrade", "destroy", "wonder", "develop", "revolution", "play", "leader", "tactic", "copy"),
    "politics": ("event", "attack", "war", "pact", "cancel"),
}
"""By question, verbs that the question has no option of where the seat has nothing for them."""

POLITICAL: Final = ("event", "territory", "aggression", "war", "pact")
"""Kinds that are played in the political phase."""


def ids(view: AgesView, question: Ask, verb: str, thing: str) -> Iterable[str]:
    """None: all that could be an action with the cards before the seat is among the candidates."""
    return ()


def why(view: AgesView, question: Ask, verb: str, thing: str) -> Reason | None:
    """Why no option is about a thing, with one verb or with any (""); None where there is nothing to say.

    thing: a card ("card:iron"): where it is, as far as the reader may see, and what is missing. A kind of card
    ("kind:farm"): the reader has none of it. "" where only the verb was named: the reader has nothing for it.
    """
    if not thing:
        return Reason(f"{GAME}-nothing-to-{verb}-{question.key}") if verb in NOTHING_TO.get(question.key, ()) else None
    if thing.startswith("kind:") and question.key in TURN and view.viewer is not None:
        return _of_kind(view, view.seats[view.viewer], question, verb, thing.partition(":")[2])
    card = _named(thing)
    if question.key not in TURN or card is None or view.viewer is None:
        return None
    own, kind = view.seats[view.viewer], CARDS[NUMBERS[card]].kind
    in_hand = card in (*(view.hand or ()), *(view.military_hand or ()))
    place = "hand" if in_hand else "row" if any(item.card == card for item in view.row) else "none"
    is_later = kind not in POLITICAL and (not verb or verb in HANDLED) and (in_hand or card in _in_play(own))
    if question.key == "politics" and is_later and kind != "bonus":
        return no("after-politics", card=card)
    if verb == "take":
        if question.key == "politics" and place == "row":
            return no("after-politics", card=card)
        return no("held", card=card) if in_hand or card in _in_play(own) else no("not-in-row", card=card)
    if verb in HANDLED and kind not in HANDLED[verb]:
        return _how(card, kind)
    if verb in IN_PLAY or (not verb and kind in WORKER_KINDS):
        return _undeveloped(own, card, place, verb)
    if card in _in_play(own):
        return no("in-play", card=card)
    if verb == "wonder":
        return _how(card, kind)
    if verb == "copy":
        return no("not-shared", card=card)
    return _how(card, kind) if in_hand else no("not-held", card=card, place=place)


def _of_kind(view: AgesView, own: CivilizationView, question: Ask, verb: str, kind: str) -> Reason | None:
    """Why nothing is about a card of a kind: the card row has none, or the reader has developed none or holds none."""
    is_political = kind in POLITICAL
    if is_political != (question.key == "politics"):
        return None
    if verb == "take":
        row = [CARDS[NUMBERS[item.card]].kind for item in view.row if item.card is not None]
        return None if kind in row else no("kind-not-in-row", kind=kind)
    hand = [card for card in (*(view.hand or ()), *(view.military_hand or ())) if CARDS[NUMBERS[card]].kind == kind]
    if kind == "wonder":
        return Reason(f"{GAME}-nothing-to-wonder-action") if own.unfinished is None else None
    if kind in WORKER_KINDS and verb in ("", *IN_PLAY):
        cards = [item.card for item in own.technologies if CARDS[NUMBERS[item.card]].kind == kind] or hand
        return _undeveloped(own, cards[-1], "hand", verb or "build") if cards else no("kind-not-developed", kind=kind)
    return None if hand else no("kind-not-held", kind=kind)


def _undeveloped(own: CivilizationView, card: str, place: str, verb: str) -> Reason:
    """Rulebook, "Construir una granja, mina o edificio urbano"."""
    technology = next((item for item in own.technologies if item.card == card), None)
    if technology is None:
        return no("not-developed", card=card, place=place)
    if verb == "upgrade" and technology.workers:
        return no("nothing-better", card=card)
    return no("no-worker" if verb == "upgrade" else "nobody-works", card=card)


def _how(card: str, kind: str) -> Reason:
    """How a card of this kind is used."""
    way = "technology" if kind in WORKER_KINDS else "special" if kind in SPECIAL_KINDS else kind
    return no("other-way", card=card, kind=way)


def _in_play(own: CivilizationView) -> tuple[str | None, ...]:
    """What is before the seat, for all to see."""
    technologies = (item.card for item in own.technologies)
    wonders = (*own.wonders, *own.ruins, own.unfinished)
    return (own.government, own.leader, own.homer, own.tactic, *technologies, *own.specials, *wonders, *own.colonies)


def _named(thing: str) -> str | None:
    """The id of a card: by its own id, or its short name in forces."""
    kind, _, name = thing.partition(":")
    if kind == "sent":
        return IDS[CODED[name]] if name in CODED else None
    return name if kind == "card" and name in NUMBERS else None


def own_things(view: AgesView, question: Ask) -> Iterable[str]:
    """Cards of the hand that no candidate is about."""
    if question.key not in TURN:
        return
    named = {word for option in question.options.all for word in option.split(":")}
    for card in dict.fromkeys((*(view.hand or ()), *(view.military_hand or ()))):
        if card not in named:
            yield f"card:{card}"


MISSING: Final = MissingThings(ids, why, own_things)
