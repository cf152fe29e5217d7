"""Why a question has no option about an area, a card or another thing that somebody names, for all games of epochs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Final, NamedTuple

from engine.core.ask import Ask
from engine.core.errors import Reason
from engine.core.missing import MissingThings
from engine.epochs.facts import facts_of
from engine.epochs.view import EpochsView

CARD_PHASE: Final = "card-action"
VERBS: Final[Mapping[str, str]] = {CARD_PHASE: "play", "react": "negate", "compete": "card"}
"""What is done with a card of the own hand, by question."""

OF_AREAS: Final = ("deploy", "withdraw", "resettle", "area", "disk")
"""Verbs whose options are areas."""


class OwnThings(NamedTuple):
    """Things that only one game has: where its view lists them, with ``key`` and ``status``, and the verbs of the card
    phase that name one, the likeliest first.
    """

    field: str
    verbs: tuple[str, ...]


def missing_things(game: str, own: Mapping[str, OwnThings] | None = None) -> MissingThings:
    """For a game, with its own things by kind ("wonder")."""
    kinds = own or {}
    return MissingThings(partial(_ids, game, kinds), partial(_why, game), partial(_own, game, kinds))


def _ids(
    game: str, own: Mapping[str, OwnThings], view: EpochsView, question: Ask, verb: str, thing: str
) -> Iterable[str]:
    kind, _, name = thing.partition(":")
    if kind in own and question.key == CARD_PHASE:
        return [f"{one}:{name}" for one in own[kind].verbs if verb in ("", one)]
    if kind == "number":
        kind, name = "card", _keys(game).get(name, "")
    if kind == "card" and (own_verb := VERBS.get(question.key)) and verb in ("", own_verb):
        return [f"{own_verb}:{number}" for number, key in _keys(game).items() if key == name]
    if kind == "area":
        offered = {option.partition(":")[0] for option in question.options}
        return [f"{one}:{name}" for one in OF_AREAS if (one in offered or one == question.key) and verb in ("", one)]
    return []


def _why(game: str, view: EpochsView, question: Ask, verb: str, thing: str) -> Reason | None:
    kind, _, name = thing.partition(":")
    if kind == "number":
        kind, name = "card", _keys(game).get(name, "")
    if kind != "card":
        return None
    is_held = any(card.key == name for card in view.hand or ())
    if is_held and question.key not in VERBS:
        letter = next(card.letter for card in view.hand or () if card.key == name)
        later = "competition" if "C" in letter else "answer" if "N" in letter else "cards"
        return Reason(f"{game}-card-later", {"card": name, "moment": later})
    return None if is_held else Reason(f"{game}-card-not-held", {"card": name})


def _own(game: str, own: Mapping[str, OwnThings], view: EpochsView, question: Ask) -> Iterable[str]:
    """The hand in the card phase, what can be built or established, as far as no option is about it."""
    if question.key != CARD_PHASE:
        return
    card_keys = _keys(game)
    offered = {option.partition(":")[2] for option in question.options}
    keys = {card_keys.get(name, name) for name in offered}
    yield from (f"card:{card.key}" for card in view.hand or () if card.key not in keys)
    for kind, things in own.items():
        for item in getattr(view, things.field):
            if item.status == "available" and item.key not in offered:
                yield f"{kind}:{item.key}"


@cache
def _keys(game: str) -> Mapping[str, str]:
    """The key of each card by its number, as options name it."""
    return {str(number): card.key for number, card in facts_of(game).cards.items()}
