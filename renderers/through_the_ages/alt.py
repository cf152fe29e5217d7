"""Alt texts: the position in words, for readers who cannot see the picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.through_the_ages.cards import CARDS, number_of
from engine.through_the_ages.view import AgesView, BackView, CivilizationView
from renderers.core.alt import Part, fitted
from renderers.core.kinds import ASKED, BOARD, CUT
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.civilization import seat_of
from renderers.through_the_ages.cut import is_political
from renderers.through_the_ages.more_alt import MORE
from renderers.through_the_ages.piles import ties
from renderers.through_the_ages.strips import order_of
from renderers.through_the_ages.theme import AGE_NAMES
from renderers.through_the_ages.tiles import leaving

NAME_ROOM = 20
NAMED_CHANGES = 4
"""Changed places that are named; more are counted."""


def alt_text(view: AgesView, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False) -> str:
    """``view`` in words, at most ALT_LIMIT characters of whole sentences; for the same ``kind`` as the picture."""
    captions = _captions(view, lang, names, closed)
    if kind in MORE:
        return fitted(MORE[kind](view, captions))
    if kind in (BOARD.id, CUT.id, ASKED.id):
        return fitted(_table(view, captions, kind))
    return fitted(_civilization(view, view.seats[seat_of(kind)], captions))


def _captions(view: AgesView, lang: str, names: Sequence[str] | None, closed: bool) -> Captions:
    captions = Captions(view, lang, names, closed)
    captions.names = [
        name if len(name) <= NAME_ROOM else name[: NAME_ROOM - 1].rstrip() + "…" for name in captions.names
    ]
    return captions


# --- the table ----------------------------------------------------------------------------------------------------

SEATS = 2
"""The rank of the sentences on players."""
CARDS_RANKS = (2.9, 3.5)
"""The ranks of those on the cards in play, of the active player and of others."""


def _table(view: AgesView, captions: Captions, kind: str) -> list[Part]:
    say = captions.say
    step = captions.step(view)
    parts = [Part(0, say("alt-head", moment=captions.moment(view), step=step or "–"))]
    if kind == BOARD.id or not is_political(view):
        parts += _row(view, captions)
    changed = [captions.place(view, place) for place in view.changed]
    if changed:
        count = say("alt-changed-count", count=len(changed))
        parts.append(Part(1.5, say("alt-changed", list=", ".join(changed)) if len(changed) <= NAMED_CHANGES else count))
    tie_list = ties(view, captions)
    if tie_list:
        wars = [say("alt-war" if CARDS[number_of(tie.card)].kind == "war" else "alt-pact", card=tie.name,
                    seat=captions.names[tie.seat], other=captions.names[tie.other], sides=tie.sides or "none")
                for tie in tie_list]  # fmt: skip
        parts.append(Part(1.8, say("alt-ties", list="; ".join(wars))))
    for seat in order_of(view):
        civ = view.seats[seat]
        parts.append(_numbers(view, civ, captions))
        if not civ.has_resigned:
            parts.append(Part(CARDS_RANKS[seat != view.active], _cards(civ, captions)))
    if view.shared and (kind == BOARD.id or is_political(view)):
        parts.append(Part(5, say("alt-tactics", list=captions.cards(dict.fromkeys(view.shared)))))
    parts.append(Part(4, say("alt-decks", civil=view.civil_deck, military=view.military_deck)))
    if view.events or view.future:
        last = captions.card(view.past[-1]) if view.past else "–"
        events, future = _backs(view.events), _backs(view.future)
        parts.append(Part(4.5, say("alt-events", events=events, future=future, last=last)))
    return parts


def _row(view: AgesView, captions: Captions) -> list[Part]:
    """The cards by price, and those that the next refill removes."""
    prices = []
    for actions in (1, 2, 3):
        cards = [captions.card(card.card) for card in view.row if card.actions == actions]
        prices.append(captions.say("alt-price", actions=actions, list=", ".join(cards) or "–"))
    row = captions.say("alt-row", list="; ".join(prices))
    parts = [Part(1, row)]
    leaving_cards = leaving(view)
    if leaving_cards:
        parts.append(Part(2.5, captions.say("alt-leaving", list=captions.cards(card.card for card in leaving_cards))))
    return parts


def _backs(piles: Iterable[BackView]) -> str:
    return ", ".join(f"{AGE_NAMES[one.age]} × {one.count}" for one in piles) or "0"


def _signed(count: int) -> str:
    return f"+{count}" if count >= 0 else f"−{-count}"


def _numbers(view: AgesView, civ: CivilizationView, captions: Captions) -> Part:
    """A player's numbers; of those who are not to play, the most important ones alone where room is scarce."""
    if civ.seat == view.active or civ.has_resigned:
        return Part(SEATS, _brief(civ, captions))
    short = captions.say("alt-shortest", name=captions.names[civ.seat], **_values(civ))
    return Part(SEATS, _brief(civ, captions), short)


def _values(civ: CivilizationView) -> dict[str, int | str]:
    return {
        "culture": civ.culture,
        "culture-rating": civ.culture_rating,
        "science": civ.science,
        "science-rating": civ.science_rating,
        "strength": civ.strength,
        "happy": civ.happy,
        "needs": civ.needs,
        "food": civ.food,
        "food-rating": _signed(civ.food_production + civ.food_pacts - civ.consumption),
        "resources": civ.resources,
        "resource-rating": _signed(civ.resource_production + civ.resource_pacts - civ.corruption),
        "civil": civ.civil,
        "military": civ.military,
        "idle": civ.idle,
    }


def _brief(civ: CivilizationView, captions: Captions) -> str:
    name = captions.names[civ.seat]
    if civ.has_resigned:
        return captions.say("alt-resigned", name=name)
    return captions.say("alt-brief", name=name, **_values(civ))


def _cards(civ: CivilizationView, captions: Captions) -> str:
    """The cards in play of a civilization, and how many it holds."""
    cards = [captions.card(civ.government)]
    if civ.leader:
        cards.append(captions.card(civ.leader))
    if civ.unfinished:
        stages = len(CARDS[number_of(civ.unfinished)].stages)
        cards.append(captions.say("alt-wonder", card=captions.card(civ.unfinished), built=civ.stages, stages=stages))
    if civ.tactic:
        cards.append(captions.card(civ.tactic))
    cards += [captions.card(card) for card in (*civ.wonders, *civ.colonies)]
    hands = {"civil": civ.civil_count, "military": sum(one.count for one in civ.military_backs)}
    return captions.say("alt-cards", list=", ".join(cards), **hands)


# --- a civilization -----------------------------------------------------------------------------------------------


def _civilization(view: AgesView, civ: CivilizationView, captions: Captions) -> list[Part]:
    say = captions.say
    parts = [Part(0, _brief(civ, captions))]
    if civ.has_resigned:
        return parts
    by_worker = [_technology(one.card, one.workers, one.blue, captions) for one in civ.technologies]
    parts.append(Part(1, say("alt-technologies", list="; ".join(by_worker))))
    government = say("alt-government", card=captions.card(civ.government), limit=civ.urban_limit)
    parts.append(Part(1, government))
    parts.append(Part(1, say("alt-leader", card=captions.card(civ.leader) if civ.leader else "–")))
    if civ.unfinished:
        costs = "-".join(map(str, CARDS[number_of(civ.unfinished)].stages))
        parts.append(Part(2, say("alt-building", card=captions.card(civ.unfinished), built=civ.stages, costs=costs)))
    wonders = [
        say("alt-ruin", card=captions.card(card)) if card in civ.ruins else captions.card(card) for card in civ.wonders
    ]
    for rank, key, names in (
        (2, "alt-wonders", wonders),
        (2, "alt-specials", [captions.card(card) for card in civ.specials]),
        (3, "alt-colonies", [captions.card(card) for card in civ.colonies]),
    ):
        if names:
            parts.append(Part(rank, say(key, list=", ".join(names))))
    if civ.tactic and civ.armies:
        armies = captions.armies(civ.armies)
        strength = civ.armies.strength
        parts.append(Part(2, say("alt-tactic", card=captions.card(civ.tactic), armies=armies, strength=strength)))
    banks = {"yellow": civ.yellow, "blue": civ.blue, "consumption": civ.consumption, "corruption": civ.corruption}
    parts.append(Part(2, say("alt-banks", **banks, next=civ.next_worker if civ.next_worker is not None else "–")))
    if civ.civil_hand is not None:
        parts.append(Part(3, say("alt-civil-hand", list=captions.cards(civ.civil_hand) or "–")))
    parts.append(Part(3, say("alt-military-hand", list=_backs(civ.military_backs))))
    return parts


def _technology(card: str, workers: int, blue: int, captions: Captions) -> str:
    return captions.say("alt-technology", card=captions.card(card), workers=workers, blue=blue)
