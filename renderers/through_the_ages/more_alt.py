"""Alt texts of the hand, of the last event, and of culture by source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.through_the_ages.view import AgesView
from renderers.core.alt import Part
from renderers.core.kinds import HAND, HELD, SCORE
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.event import EVENT, order
from renderers.through_the_ages.faces import face_of, signed
from renderers.through_the_ages.hand import parts
from renderers.through_the_ages.score import CULTURE, by_source, ranking


def hand_alt(view: AgesView, captions: Captions) -> list[Part]:
    """What the viewer holds, and what there is to pay with."""
    assert view.viewer is not None
    seat = view.seats[view.viewer]
    alt_parts = []
    for rank, part in enumerate(parts(view, captions)):
        cards = [
            f"{captions.card(card)} ({note.lower()})" if note else captions.card(card) for card, note in part.cards
        ]
        text = ", ".join(cards) or captions.say("hand-none").rstrip(".")
        alt_parts.append(Part(rank, captions.say("hand-alt-list", title=part.title, cards=text)))
    purse = {"civil": seat.civil, "military": seat.military, "science": seat.science, "resources": seat.resources}
    alt_parts.append(Part(3, captions.say("hand-alt-purse", **purse, food=seat.food, idle=seat.idle)))
    return alt_parts


def event_alt(view: AgesView, captions: Captions) -> list[Part]:
    """The last event with its text, and what it changed for everybody."""
    assert view.happened is not None
    face = face_of(view.happened.card, captions.lang)
    alt_parts = [Part(0, captions.say("event-alt", card=face.title, text=face.text))]
    for seat in order(view):
        changes = [
            captions.say("event-what", count=signed(count), what=what) for what, count in view.happened.changes[seat]
        ]
        name = captions.names[seat]
        text = captions.say("event-alt-seat", name=name, changes=", ".join(changes))
        alt_parts.append(Part(1, text if changes else captions.say("event-alt-nothing", name=name)))
    return alt_parts


def score_alt(view: AgesView, captions: Captions) -> list[Part]:
    """Everybody's place, culture and where it came from."""
    alt_parts = []
    first = [captions.names[seat] for place, seat in ranking(view) if place == 1]
    if view.final is not None and len(first) > 1:
        alt_parts.append(Part(0, captions.say("score-alt-shared", names=", ".join(first))))
    for place, seat in ranking(view):
        sources = [
            captions.say("score-alt-source", source=captions.say("score-source", source=source), count=count)
            for source, count in by_source(view, seat)
        ]
        facts: dict[str, str | int] = {
            "place": place,
            "name": captions.names[seat],
            "culture": view.seats[seat].culture,
        }
        short = captions.say("score-alt-short", **facts)
        text = captions.say("score-alt", **facts, sources=", ".join(sources)) if sources else short
        alt_parts.append(Part(1, text, short))
    return alt_parts


MORE: Final[dict[str, Callable[[AgesView, Captions], list[Part]]]] = {
    HAND.id: hand_alt,
    HELD.id: hand_alt,
    EVENT.id: event_alt,
    SCORE.id: score_alt,
    CULTURE.id: score_alt,
}
"""The sentences of these pictures, by the kind's id."""
