"""The position of The Ancient World as text, part by part: the board, what is on offer, each city, one's own cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.games.model import Description
from bot.games.state_words import StateWords
from data.texts import join_list, texts
from data.words import text_of
from engine.ancient_world.facts import CARDS, TRIBES
from engine.ancient_world.view import ArmyView, BuildingView, CityView, HitView, OfferView, SpaceView, WorldView

GAME: Final = "ancient_world"
_WORDS: Final = StateWords(GAME)
_say, _name = _WORDS.say, _WORDS.name


def parts(view: WorldView, lang: str, names: Sequence[str]) -> tuple[Description, ...]:
    """Everything that the viewer sees, in words. ``names`` are the players' names by seat, escaped."""
    order = sorted(view.cities, key=lambda city: city.seat != view.viewer)
    items = [
        Description(_say(lang, "board"), "\n".join(_board(view, lang, names))),
        Description(_say(lang, "offers"), "\n".join(_offers(view, lang))),
        *(Description(names[city.seat], "\n".join(_city(city, lang))) for city in order),
    ]
    own = None if view.viewer is None else view.cities[view.viewer].stored
    if own:
        items.append(Description(_say(lang, "stored"), "\n".join(_card_line(card, lang) for card in own)))
    played = dict.fromkeys(card for city in order for card in _cards(city))
    texts_ = "\n".join(_card_line(card, lang) for card in played) or _say(lang, "none")
    return (*items, Description(_say(lang, "played"), texts_, is_extra=True))


def _cards(city: CityView) -> Iterator[str]:
    """The cards of a city whose texts count."""
    yield from (one.card for one in city.buildings)
    for army in city.armies:
        yield from (army.card, *army.retired)
    yield from (*city.districts, *city.titans, *([city.city] if city.city else []))


def _names(lang: str, cards: Iterable[str]) -> str:
    """Cards as a list, equal ones with their number; "none" for no cards."""
    return _WORDS.names(lang, cards) or _say(lang, "none")


def _numbers(lang: str, numbers: Iterable[int]) -> str:
    return join_list(lang, [str(number) for number in numbers]) or _say(lang, "none")


def _card_line(card: str, lang: str) -> str:
    return _say(lang, "card", card=_name(lang, card), text=text_of(GAME, lang, f"card:{card}") or "")


def _board(view: WorldView, lang: str, names: Sequence[str]) -> list[str]:
    active, turn = (names[view.active], "somebody") if view.active >= 0 else ("", "nobody")
    is_up = "yes" if view.hand_up else "no"
    lines = [
        *_places(view, lang, names),
        _say(lang, "round", round=view.round, of=view.rounds, who=active, turn=turn),
        _say(lang, "first", who=names[view.first], taken=is_up),
    ]
    lines += [_space(space, lang, names) for space in view.spaces]
    for stars, titan in enumerate(view.titans, 1):
        if titan:
            lines.append(_say(lang, "pile", stars=stars, count=view.titan_piles[stars - 1], titan=_titan(titan, lang)))
    lines += [_hit(hit, lang, names) for hit in view.rolled]
    if view.district:
        lines.append(_say(lang, "district", count=view.district_size, card=_card_line(view.district, lang)))
    lines.append(_say(lang, "decks", deck=view.deck, count=view.deck_size, military=view.military_size))
    if view.discards:
        lines.append(_say(lang, "discards", cards=_names(lang, view.discards)))
    return lines


def _places(view: WorldView, lang: str, names: Sequence[str]) -> list[str]:
    """At the end who has which place, with how many points."""
    final = sorted(view.final or (), key=lambda item: item.place)
    return [
        texts().text(lang, f"{GAME}-alt-final-short", place=item.place, name=names[item.seat], score=item.score)
        for item in final
    ]


def _hit(hit: HitView, lang: str, names: Sequence[str]) -> str:
    """Dice that were rolled in this round."""
    faces = [
        texts().text(lang, f"{GAME}-dice-{face}s", count=count) for face, count in sorted(Counter(hit.faces).items())
    ]
    args: dict[str, str | int] = {"seat": names[hit.seat], "titan": _name(lang, hit.titan), "dice": len(hit.faces)}
    return texts().text(lang, f"{GAME}-dice", list=join_list(lang, faces), **args)


def _space(space: SpaceView, lang: str, names: Sequence[str]) -> str:
    args: dict[str, str | int] = {"action": space.action, "ambrosia": space.ambrosia}
    if not space.is_open:
        return _say(lang, "covered", action=space.action, round=space.round)
    there = join_list(lang, [f"{names[one.seat]} {one.number}" for one in space.citizens])
    return _say(lang, "space", citizens=there or _say(lang, "nobody"), **args)


def _titan(titan: str, lang: str) -> str:
    card = CARDS[titan]
    facts: dict[str, str | int] = {"defence": card.defence, "swords": "yes" if card.swords_only else "no"}
    banners = join_list(lang, [_tribe(lang, tribe) for tribe in card.banners]) or _say(lang, "none")
    text = text_of(GAME, lang, f"card:{titan}") or ""
    return _say(lang, "titan", card=_name(lang, titan), banners=banners, text=text, **facts)


def _tribe(lang: str, tribe: str) -> str:
    return _say(lang, "tribe", tribe=tribe)


def _offers(view: WorldView, lang: str) -> list[str]:
    lines = [_offer(offer, lang) for offer in (*view.row, *view.military_row)]
    wonders = [_offer(offer, lang) for offer in view.wonders]
    if wonders:
        lines += [_say(lang, "deck-c"), *wonders]
    return lines or [_say(lang, "none")]


def _offer(offer: OfferView, lang: str) -> str:
    card = CARDS[offer.card]
    banners = join_list(lang, [_tribe(lang, tribe) for tribe in card.banners]) or _say(lang, "none")
    text = text_of(GAME, lang, f"card:{offer.card}") or ""
    price = texts().text(lang, f"{GAME}-price", coins=offer.coins, knowledge=offer.knowledge)
    return _say(lang, "offer", card=_name(lang, offer.card), price=price, banners=banners, text=text)


def _city(city: CityView, lang: str) -> list[str]:
    coins, knowledge, ambrosia = city.income
    backs = _say(lang, "stored-backs", count=len(city.stored_decks))
    passed = "yes" if city.has_passed else "no"
    lines = [
        *([_say(lang, "city", card=_card_line(city.city, lang))] if city.city else []),
        _say(lang, "goods", coins=city.coins, knowledge=city.knowledge, ambrosia=city.ambrosia, points=city.points),
        _say(lang, "income", coins=coins, knowledge=knowledge, ambrosia=ambrosia),
        _say(
            lang,
            "citizens",
            all=_numbers(lang, city.citizens),
            ready=_numbers(lang, city.ready),
            hungry=_numbers(lang, city.hungry),
            passed=passed,
        ),
        _say(lang, "room", cards=len(city.buildings), capacity=city.capacity, food=city.food),
        _say(lang, "banners", list=_banners(city, lang)),
        _say(lang, "buildings", list="; ".join(_building(one, lang) for one in city.buildings)),
        *(_army(army, lang) for army in city.armies),
        _say(lang, "attack", swords=city.swords, arrows=city.arrows, limit=city.army_limit),
        _say(lang, "districts", cards=_names(lang, city.districts)),
        _say(lang, "titans", cards=_names(lang, city.titans)),
    ]
    if city.threat:
        facts: dict[str, str | int] = {"fed": city.fed, "price": city.appease}
        lines.append(_say(lang, "threat", titan=_titan(city.threat, lang), **facts))
    lines.append(_say(lang, "stored-cards", cards=_names(lang, city.stored)) if city.stored else backs)
    return lines


def _banners(city: CityView, lang: str) -> str:
    banners = [f"{_tribe(lang, tribe)} {n}" for tribe, n in zip(TRIBES, city.banners, strict=True) if n]
    return join_list(lang, banners) or _say(lang, "none")


def _building(one: BuildingView, lang: str) -> str:
    state = "damaged" if one.is_damaged else "used" if one.citizen else "whole"
    return _say(lang, "building", card=_name(lang, one.card), state=state, citizen=one.citizen)


def _army(army: ArmyView, lang: str) -> str:
    return _say(
        lang,
        "army",
        card=_name(lang, army.card),
        price=army.price,
        coins=army.coins,
        swords=army.swords,
        arrows=army.arrows,
        used="yes" if army.is_used else "no",
        count=len(army.retired),
        retired=_names(lang, army.retired),
    )
