"""Alt texts: the position in words, for readers who cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ancient_world.facts import CARDS, of_kind
from engine.ancient_world.view import (
    ArmyView,
    BuildingView,
    CityView,
    FinalView,
    HitView,
    OfferView,
    SpaceView,
    WorldView,
)
from renderers.ancient_world.captions import Captions, join_items
from renderers.ancient_world.city import seat_of
from renderers.ancient_world.cut import is_round_end, is_turn
from renderers.ancient_world.founding import is_founding
from renderers.ancient_world.score import source_name
from renderers.ancient_world.strips import damaged, order_of
from renderers.core.alt import Part, fitted
from renderers.core.kinds import ASKED, BOARD, CUT, HAND, HELD, SCORE

NAME_ROOM = 20
NAMED_CHANGES = 4
"""Changed places that are named; more are counted."""


def alt_text(view: WorldView, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False) -> str:
    """``view`` in words, at most ALT_LIMIT characters of whole sentences; for the same ``kind`` as the picture."""
    captions = Captions(view, lang, names, closed)
    captions.names = [
        name if len(name) <= NAME_ROOM else name[: NAME_ROOM - 1].rstrip() + "…" for name in captions.names
    ]
    if kind in (BOARD.id, CUT.id, ASKED.id):
        return fitted(_board(view, captions, kind))
    if kind in (HAND.id, HELD.id):
        return fitted(_hand(view, captions))
    if kind == SCORE.id:
        return fitted(_score(view, captions))
    return fitted(_city(view, view.cities[seat_of(kind)], captions))


def _board(view: WorldView, captions: Captions, kind: str) -> list[Part]:
    alt = captions.alt
    parts = [Part(0, alt("alt-head", moment=captions.moment(view), step=captions.step(view)))]
    if view.changed:
        places = [_place_name(view, place, captions) for place in view.changed]
        count = alt("alt-changed-count", count=len(places))
        parts.append(Part(1.2, alt("alt-changed", list=", ".join(places)) if len(places) <= NAMED_CHANGES else count))
    parts += [_cities(view, captions)] if is_founding(view) else []
    if kind == BOARD.id or is_turn(view):
        parts.append(_spaces(view, captions))
        parts.append(_titans(view, captions))
        parts += [] if is_founding(view) else _rows(view, captions)
        if view.district:
            parts.append(Part(5.1, alt("alt-district", card=captions.card(view.district))))
        parts.append(
            Part(
                4.5,
                alt("alt-wonders", list=_offers(view.wonders, captions)),
                alt("alt-wonders-count", count=len(view.wonders)),
            )
        )
        decks = {"deck": view.deck_size, "military": view.military_size, "district": view.district_size}
        parts.append(Part(5.2, alt("alt-decks", **decks)))
    if is_round_end(view):
        parts += [Part(1.3, _dice(hit, captions)) for hit in view.rolled]
    return parts + [_brief(view, view.cities[seat], captions) for seat in order_of(view)]


def _rows(view: WorldView, captions: Captions) -> list[Part]:
    return [
        Part(1.6, captions.alt("alt-row", deck=view.deck, list=_offers(view.row, captions))),
        Part(1.7, captions.alt("alt-military", list=_offers(view.military_row, captions))),
    ]


def _cities(view: WorldView, captions: Captions) -> Part:
    """The city-states that are chosen from, each with its titan or who has taken it; in short their names."""
    owners = {city.city: captions.names[city.seat] for city in view.cities}
    texts = [
        captions.alt(
            "alt-founding",
            card=captions.card(card),
            text=captions.text(card).rstrip("."),
            titan=captions.card(CARDS[card].titan),
            owner=owners.get(card, "none"),
        )
        for card in of_kind("city")
    ]
    long = captions.alt("alt-cities", list=join_items(texts, "; "))
    return Part(0.5, long, captions.alt("alt-cities", list=captions.cards(of_kind("city"))))


def _dice(hit: HitView, captions: Captions) -> str:
    faces = ", ".join(captions.word(f"die-{face}") for face in hit.faces) or captions.word("die-none")
    return captions.alt("alt-dice", name=captions.names[hit.seat], titan=captions.card(hit.titan), faces=faces)


def _place_name(view: WorldView, place: str, captions: Captions) -> str:
    what, _, which = place.partition(":")
    if what == "action":
        return captions.action(which)
    if what == "seat":
        return captions.names[int(which)]
    if what == "row":
        return captions.card(view.row[int(which) - 1].card)
    if what == "military":
        return captions.card(view.military_row[int(which) - 1].card)
    return captions.card(view.titans[int(which) - 1] if what == "titan" else view.district)


def _space(space: SpaceView, captions: Captions) -> str:
    name = captions.action(space.action)
    if not space.is_open:
        return captions.alt("alt-hidden", action=name, round=space.round)
    people = ", ".join(f"{captions.names[one.seat]} {one.number}" for one in space.citizens)
    return captions.alt("alt-action", action=name, people=people or "none", ambrosia=space.ambrosia)


def _spaces(view: WorldView, captions: Captions) -> Part:
    """Who stands on which action; in short how many do."""
    crowds = [
        captions.alt(
            "alt-crowd", action=captions.action(space.action), count=len(space.citizens), ambrosia=space.ambrosia
        )
        for space in view.spaces
        if space.citizens or space.ambrosia
    ]
    long = captions.alt("alt-actions", list=join_items((_space(space, captions) for space in view.spaces), "; "))
    return Part(1, long, captions.alt("alt-actions", list=join_items(crowds, "; ")))


def _titans(view: WorldView, captions: Captions) -> Part:
    texts = [
        captions.alt("alt-titan", titan=captions.card(card), defence=CARDS[card].defence)
        for card in view.titans
        if card
    ]
    return Part(1.5, captions.alt("alt-titans", list=join_items(texts, ", ")))


def _offers(offers: Sequence[OfferView], captions: Captions) -> str:
    prices = [f"{one.coins}+{one.knowledge}" if one.knowledge else str(one.coins) for one in offers]
    return join_items((f"{captions.card(one.card)} {cost}" for one, cost in zip(offers, prices, strict=True)), ", ")


def _values(city: CityView) -> dict[str, str | int]:
    return {
        "coins": city.coins,
        "knowledge": city.knowledge,
        "ambrosia": city.ambrosia,
        "used": len(city.buildings),
        "capacity": city.capacity,
        "food": city.food,
        "citizens": len(city.citizens),
        "ready": ", ".join(map(str, city.ready)),
        "idle": len(city.ready),
        "damaged": damaged(city),
        "hungry": len(city.hungry),
        "points": city.points,
        "passed": "yes" if city.has_passed else "no",
    }


def _brief(view: WorldView, city: CityView, captions: Captions) -> Part:
    name = captions.names[city.seat]
    threat = captions.card(city.threat) if city.threat else "none"
    values = _values(city)
    banners = captions.banners(city.banners)
    long = captions.alt(
        "alt-city", name=name, banners=banners, threat=threat, fed=city.fed, appease=city.appease, **values
    )
    short = captions.alt("alt-city-short", name=name, **values)
    return Part(2 if city.seat == view.active else 2.2, long, short)


def _city(view: WorldView, city: CityView, captions: Captions) -> list[Part]:
    alt = captions.alt
    parts = [_brief(view, city, captions)._replace(rank=0, short=None)]
    if city.city:
        parts.append(Part(3, alt("alt-city-state", card=captions.card(city.city), text=captions.text(city.city))))
    coins, knowledge, ambrosia = city.income
    parts.append(Part(2.5, alt("alt-income", coins=coins, knowledge=knowledge, ambrosia=ambrosia)))
    if city.swords or city.arrows:
        parts.append(Part(2.6, alt("alt-attack", swords=city.swords, arrows=city.arrows)))
    armies = [_army(one, captions) for one in city.armies]
    names = captions.cards(one.card for one in city.armies)
    short = alt("alt-armies", limit=city.army_limit, list=names)
    parts.append(Part(1, alt("alt-armies", limit=city.army_limit, list=join_items(armies, "; ")), short))
    buildings = alt("alt-empire", list=join_items((_building(one, captions) for one in city.buildings), ", "))
    parts.append(Part(1.1, buildings, alt("alt-empire-count", count=len(city.buildings), damaged=damaged(city))))
    for rank, key, cards in ((1.5, "alt-districts", city.districts), (1.4, "alt-defeated", city.titans)):
        if cards:
            parts.append(Part(rank, alt(key, list=captions.cards(cards)), alt(key, list=len(cards))))
    if city.stored_decks:
        parts.append(Part(2, alt("alt-stored-count", count=len(city.stored_decks))))
    return parts


def _building(one: BuildingView, captions: Captions) -> str:
    state = "damaged" if one.is_damaged else "used" if one.citizen else "whole"
    return captions.alt("alt-building", card=captions.card(one.card), state=state, citizen=one.citizen)


def _army(one: ArmyView, captions: Captions) -> str:
    used = "yes" if one.is_used else "no"
    retired = captions.cards(one.retired) if one.retired else "none"
    values = {"swords": one.swords, "arrows": one.arrows, "price": one.price}
    return captions.alt("alt-army", card=captions.card(one.card), used=used, retired=retired, **values)


def _hand(view: WorldView, captions: Captions) -> list[Part]:
    assert view.viewer is not None
    city = view.cities[view.viewer]
    cards = [f"{captions.card(card)} ({captions.text(card).rstrip('.')})" for card in city.stored or ()]
    short = captions.alt("alt-stored", list=captions.cards(city.stored or ()))
    values = _values(city)
    chosen = [Part(0, captions.alt("alt-looking", list=captions.cards(view.choosing)))] if view.choosing else []
    return [
        *chosen,
        Part(0, captions.alt("alt-stored", list=join_items(cards, "; ")), short),
        Part(1, captions.alt("alt-purse", **values)),
    ]


def _score(view: WorldView, captions: Captions) -> list[Part]:
    assert view.final is not None
    parts = [Part(0, captions.step(view) + ".")]
    return parts + [_final(one, captions) for one in view.final]


def _final(one: FinalView, captions: Captions) -> Part:
    points: dict[str, int] = {}
    for line in one.lines:
        points[line.source] = points.get(line.source, 0) + line.points
    lines = join_items((f"{source_name(source, captions)} {total}" for source, total in points.items()), ", ")
    name = captions.names[one.seat]
    long = captions.alt("alt-final", place=one.place, name=name, score=one.score, list=lines)
    return Part(1, long, captions.alt("alt-final-short", place=one.place, name=name, score=one.score))
