"""Alt texts: the position in words, for who cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.epochs.view import Change, Stack
from engine.inner_sea.view import InnerSeaView
from renderers.core.alt import Part, fitted
from renderers.inner_sea.chart import totals, turns_of
from renderers.inner_sea.cut import held, region, window
from renderers.inner_sea.geography import rank
from renderers.inner_sea.hand import text_of
from renderers.inner_sea.score import by_source, ranking, tie_break
from renderers.inner_sea.since import LOOK
from renderers.inner_sea.speech import Speech, numeral

NAME_ROOM = 24
CHANGES_TOLD = 14
"""About so many areas are told of, shared among those whose disks have changed."""


def alt_text(view: InnerSeaView, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False) -> str:
    """``view`` in words, at most ALT_LIMIT characters of whole sentences; for the same ``kind`` as the picture."""
    speech = Speech(view, lang, names, closed)
    speech.names = [name if len(name) <= NAME_ROOM else name[: NAME_ROOM - 1].rstrip() + "…" for name in speech.names]
    return fitted({"hand": _hand, "score": _score, "cut": _cut}.get(kind, _board)(view, speech))


def _head(view: InnerSeaView, speech: Speech) -> Part:
    if view.places:
        return Part(0, speech.say("inner_sea-alt-over"))
    epoch, epochs, phase = numeral(view.epoch), numeral(view.epochs), speech.phase(view.phase)
    acting = speech.say("render-closed") if speech.closed else speech.acting(view)
    phase = f"{phase} · {acting}" if acting else phase
    return Part(0, speech.say("inner_sea-alt-head", epoch=epoch, epochs=epochs, turn=view.turn, phase=phase))


def _board(view: InnerSeaView, speech: Speech) -> list[Part]:
    say = speech.say
    parts = [_head(view, speech)]
    if view.places:
        parts += _ranking(view, speech)
    parts += [*_fight(view, speech), _contested(view, speech), *_changes(view, speech)]
    parts += [_seat(view, speech, at) for at in view.order if not view.places]
    parts.append(_barbarians(view, speech))
    built = [wonder for wonder in view.wonders if wonder.status == "built" and wonder.owner is not None]
    if built:
        texts = [
            say(
                "inner_sea-alt-wonder",
                wonder=speech.wonder(wonder.key),
                name=speech.names[wonder.owner or 0],
                area=speech.area(wonder.area) if wonder.area else "–",
            )
            for wonder in built
        ]
        parts.append(Part(4, say("inner_sea-alt-wonders", list=", ".join(texts))))
    if view.closed:
        parts.append(Part(6, say("inner_sea-alt-closed", count=len(view.closed))))
    piles = say("inner_sea-alt-piles", deck=view.deck, discard=len(view.discard), barbarians=view.barbarians)
    parts.append(Part(5, piles))
    parts.append(Part(7, say("inner_sea-alt-order", names=speech.names_of(view.order))))
    return parts


def _seat(view: InnerSeaView, speech: Speech, at: int) -> Part:
    seat = view.seats[at]
    facts: dict[str, str | int] = {
        "who": speech.who(at),
        "points": seat.points,
        "cities": seat.cities,
        "disks": seat.on_map,
    }
    short = speech.say("inner_sea-alt-seat-short", **facts)
    counts = {"talents": seat.talents, "hand": seat.hand_size, "ready": seat.ready, "supply": seat.supply}
    return Part(2, speech.say("inner_sea-alt-seat", **facts, **counts), short)


def _strength(speech: Speech, stack: Stack) -> str:
    return speech.say("inner_sea-pic-strength", disks=stack.disks, allies=stack.allies)


def _name(speech: Speech, stack: Stack) -> str:
    return speech.term("barbarians") if stack.seat is None else speech.names[stack.seat]


def _fight(view: InnerSeaView, speech: Speech) -> list[Part]:
    if view.fight is None:
        return []
    long, short = [], []
    for stack in view.stacks:
        if stack.area != view.fight.area:
            continue
        name, strength = _name(speech, stack), _strength(speech, stack)
        plain = speech.say("inner_sea-alt-side", name=name, strength=strength)
        played = () if stack.seat is None or not view.fight.played else view.fight.played[stack.seat]
        shown = ", ".join(speech.played(one) for one in played)
        with_cards = speech.say("inner_sea-alt-side-played", name=name, strength=strength, played=shown)
        long.append(with_cards if shown else plain)
        short.append(plain)
    area = speech.area(view.fight.area)
    full, brief = (speech.say("inner_sea-alt-fight", area=area, sides="; ".join(side)) for side in (long, short))
    return [Part(0, full, brief)]


def _contested(view: InnerSeaView, speech: Speech) -> Part:
    if not view.contested:
        return Part(3, speech.say("inner_sea-alt-calm"))
    areas = speech.areas(sorted(view.contested, key=rank))
    count = speech.say("inner_sea-alt-contested-count", count=len(view.contested))
    return Part(1.5, speech.say("inner_sea-alt-contested", areas=areas), count)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _changes(view: InnerSeaView, speech: Speech, shown: Sequence[str] | None = None) -> list[Part]:
    """What the picture marks as changed: by whom and where, the greatest changes; in short, how many disks in all.

    ``shown``: of these areas alone.
    """
    marked = [change for change in view.changes if shown is None or change.area in shown]
    if not marked and not view.raised:
        return []
    by_seat: dict[int | None, list[Change]] = {}
    for change in sorted(marked, key=lambda one: (-abs(one.now - one.was), rank(one.area))):
        by_seat.setdefault(change.seat, []).append(change)
    full, brief = [], []
    each = max(1, CHANGES_TOLD // max(1, len(by_seat)))
    for seat in [seat for seat in (*view.order, None) if seat in by_seat]:
        name = speech.term("barbarians") if seat is None else speech.names[seat]
        found = by_seat[seat]
        told = [f"{speech.area(one.area)} {_signed(one.now - one.was)}" for one in found[:each]]
        if len(found) > each:
            told.append(speech.say("inner_sea-alt-more", count=len(found) - each))
        full.append(f"{name}: {', '.join(told)}")
        came, went = (sum(max(0, sign * (one.now - one.was)) for one in found) for sign in (1, -1))
        brief.append(" ".join([name, *([_signed(came)] if came else []), *([_signed(-went)] if went else [])]))
    built = [speech.wonder(key) for key in view.raised]
    texts = [_changed(view, speech, "; ".join([*one, *built])) for one in (full, brief)]
    return [Part(1.6, texts[0], texts[1])]


def _changed(view: InnerSeaView, speech: Speech, told: str) -> str:
    if view.since == LOOK:
        return speech.say("inner_sea-alt-changes-look", list=told)
    return speech.say("inner_sea-alt-changes", phase=speech.phase(view.since), list=told)


def _barbarians(view: InnerSeaView, speech: Speech) -> Part:
    found = sorted((stack for stack in view.stacks if stack.seat is None), key=lambda stack: rank(stack.area))
    if not found:
        return Part(4, speech.say("inner_sea-alt-no-barbarians"))
    areas = ", ".join(f"{speech.area(stack.area)} {stack.disks}" for stack in found)
    count = speech.say("inner_sea-alt-barbarians-count", count=len(found))
    return Part(1.8, speech.say("inner_sea-alt-barbarians", areas=areas), count)


def _cut(view: InnerSeaView, speech: Speech) -> list[Part]:
    """The areas of the cut with their stacks: contested ones first."""
    _, corner = window(view)
    parts = [_head(view, speech), Part(0, speech.say("inner_sea-alt-cut", region=region(view, corner, speech.lang)))]
    parts += [*_fight(view, speech), *_changes(view, speech, held(view, corner)), _contested(view, speech)]
    shown = sorted(held(view, corner), key=lambda one: (one not in view.contested, rank(one)))
    for at, one in enumerate(shown):
        stacks = [stack for stack in view.stacks if stack.area == one]
        if stacks and not (view.fight and view.fight.area == one):
            texts = (
                speech.say("inner_sea-alt-stack", name=_name(speech, stack), strength=_strength(speech, stack))
                for stack in stacks
            )
            said = speech.say("inner_sea-alt-here", area=speech.area(one), stacks=", ".join(texts))
            parts.append(Part(5 + at * 0.01, said))
    return parts


def _hand(view: InnerSeaView, speech: Speech) -> list[Part]:
    if view.viewer is None or view.hand is None:
        return [Part(0, speech.say("inner_sea-alt-spectator"))]
    if not view.hand:
        return [Part(0, speech.say("inner_sea-alt-empty-hand"))]
    cards = [
        speech.say("inner_sea-alt-card", card=speech.card(card.key), kind=speech.letter(card.letter, card.great_person))
        for card in view.hand
    ]
    parts = [Part(0, speech.say("inner_sea-alt-hand", cards=", ".join(cards)))]
    for at, card in enumerate(view.hand):
        text = text_of(card, speech.lang)
        if text:
            said = speech.say("inner_sea-alt-card-text", card=speech.card(card.key), text=text)
            parts.append(Part(5 + at * 0.01, said))
    return parts


def _place(view: InnerSeaView, speech: Speech, place: int, seat: int, sources: bool) -> str:
    shown = view.seats[seat]
    facts: dict[str, str | int] = {"place": place, "who": speech.who(seat), "points": shown.points}
    parts = [
        speech.say("inner_sea-alt-source", source=speech.source(source).lower(), points=points)
        for source, points in by_source(shown)
    ]
    if sources and parts:
        return speech.say("inner_sea-alt-place-sources", **facts, sources=", ".join(parts))
    return speech.say("inner_sea-alt-place", **facts)


def _ranking(view: InnerSeaView, speech: Speech) -> list[Part]:
    """Places with points by source, what parts those who tie, and the points after each epoch."""
    order = ranking(view)
    parts = [
        Part(1, _place(view, speech, place, seat, True), _place(view, speech, place, seat, False))
        for place, seat in order
    ]
    for _, seat in order:
        tie = tie_break(view, speech, seat)
        if tie:
            parts.append(Part(0.5, speech.say("inner_sea-alt-tie", name=speech.names[seat], tie=tie)))
    turns = turns_of(view)
    for epoch in range(1, view.epoch if view.gains else 0):
        last = max(at for at, (of, _) in enumerate(turns) if of == epoch)
        points = ", ".join(f"{speech.names[seat]} {totals(view, seat)[last]}" for _, seat in order)
        parts.append(Part(1.5, speech.say("inner_sea-alt-after", epoch=numeral(epoch), points=points)))
    return parts


def _score(view: InnerSeaView, speech: Speech) -> list[Part]:
    return [_head(view, speech), *_ranking(view, speech)]
