"""What pictures show of deities, strongholds, homes and marked areas, in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.middle_east.view import DeityView, MiddleEastView
from renderers.core.alt import Part
from renderers.core.cards import Face
from renderers.core.words import term
from renderers.maps.captions import Captions
from renderers.maps.theme import FADED
from renderers.middle_east.deities import GAME, ICONS, MONOTHEISM, TONE, deity_cards, name_of_deity


def state_of(deity: DeityView, captions: Captions) -> str:
    """Where a deity's temple is: an area, a captor, or a word."""
    if deity.holder is not None:
        return captions.say(f"{GAME}-pic-captive", name=captions.names[deity.holder])
    if deity.area is not None:
        return captions.area(deity.area)
    word = "card" if deity.key == MONOTHEISM and deity.owner is None else deity.status
    return term(captions.lang, f"{GAME}-pic-deity-state", "word", word)


def _sentence(deity: DeityView, captions: Captions) -> str:
    """The same in a sentence."""
    state = state_of(deity, captions)
    return captions.say(f"{GAME}-alt-temple-in", area=state) if deity.area is not None else state


def gives(deity: DeityView, captions: Captions) -> str:
    """What a deity does for its owner now."""
    word = "both" if deity.helps and deity.scores else "help" if deity.helps else "point" if deity.scores else "nothing"
    return term(captions.lang, f"{GAME}-pic-deity-gives", "gives", word)


def alt_of_board(view: MiddleEastView, captions: Captions) -> list[Part]:
    """Deities, strongholds, marked areas, homes and the goal."""
    parts = [*_deities(view, captions), *_strongholds(view, captions)]
    if view.sites:
        sites = ", ".join(f"{captions.card(site.card)} ({captions.area(site.area)})" for site in view.sites)
        parts.append(Part(3.5, captions.say(f"{GAME}-alt-sites", list=sites)))
    homes = [
        captions.say(f"{GAME}-alt-home", name=captions.names[seat.seat], area=captions.area(seat.home))
        for seat in view.seats
        if seat.home
    ]
    if homes:
        parts.append(Part(5.5, captions.say(f"{GAME}-alt-homes", list=", ".join(homes))))
    if view.goal:
        parts.append(Part(6, captions.say(f"{GAME}-alt-goal", points=view.goal)))
    return parts


def _deities(view: MiddleEastView, captions: Captions) -> list[Part]:
    long, short, free = [], [], []
    for deity in view.deities:
        name = name_of_deity(deity.key, captions.lang)
        if deity.owner is None:
            free += [name] if deity.key != MONOTHEISM else []
            continue
        facts = {"deity": name, "name": captions.names[deity.owner], "state": _sentence(deity, captions)}
        long.append(captions.say(f"{GAME}-alt-deity", **facts, gives=gives(deity, captions)))
        idle = not (deity.helps or deity.scores)
        short.append(long[-1] if idle else captions.say(f"{GAME}-alt-deity-short", **facts))
    parts = []
    if long:
        full, brief = (captions.say(f"{GAME}-alt-deities", list=", ".join(one)) for one in (long, short))
        parts.append(Part(2.5, full, brief))
    if free:
        parts.append(Part(5.2, captions.say(f"{GAME}-alt-free-deities", list=", ".join(free))))
    return parts


def _strongholds(view: MiddleEastView, captions: Captions) -> list[Part]:
    if not view.strongholds:
        return []
    texts = []
    for seat in (*view.order, None):
        areas = [one.area for one in view.strongholds if one.seat == seat]
        if areas:
            name = captions.term("barbarians") if seat is None else captions.names[seat]
            texts.append(captions.say(f"{GAME}-alt-owner", name=name, areas=captions.areas(areas)))
    full = captions.say(f"{GAME}-alt-strongholds", list="; ".join(texts))
    return [Part(3, full, captions.say(f"{GAME}-alt-strongholds-count", count=len(view.strongholds)))]


def _own(view: MiddleEastView) -> Iterable[DeityView]:
    """The viewer's deity, if any."""
    return (deity for deity in view.deities if deity.owner == view.viewer and view.viewer is not None)


def alt_of_hand(view: MiddleEastView, captions: Captions) -> list[Part]:
    """The viewer's minas and deity."""
    if view.viewer is None:
        return []
    parts = [Part(0.5, captions.say(f"{GAME}-alt-minas", count=view.seats[view.viewer].talents))]
    for deity in _own(view):
        facts = {"deity": name_of_deity(deity.key, captions.lang), "state": _sentence(deity, captions)}
        text = deity_cards()[deity.key].text.text(captions.lang)
        sentence = captions.say(f"{GAME}-alt-own-deity", **facts, gives=gives(deity, captions), text=text)
        return [*parts, Part(1, sentence)]
    return [*parts, Part(1, captions.say(f"{GAME}-alt-godless"))]


def faces(view: MiddleEastView, captions: Captions) -> tuple[Face, ...]:
    """The card of the viewer's deity, beside the hand."""
    return tuple(_face(deity, captions) for deity in _own(view))


def _face(deity: DeityView, captions: Captions) -> Face:
    card = deity_cards()[deity.key]
    return Face(
        tone=TONE,
        icon=ICONS[deity.key],
        theme=captions.say(f"{GAME}-pic-deity-card", state=state_of(deity, captions)),
        name=card.name.text(captions.lang),
        badge=(card.letter, captions.world.letters.get(card.letter, FADED)),
        text=card.text.text(captions.lang),
        kind=gives(deity, captions),
        number=f"№ {card.id}",
        mark=captions.term("house") if card.source == "house" else "",
    )
