"""Alt texts: the position in words, for readers who cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.epochs.view import Change, EpochsView, Stack
from renderers.core.alt import Part, fitted
from renderers.core.kinds import ASKED, CUT, HAND, HELD, SCORE
from renderers.maps.asked import drafted, part_of
from renderers.maps.captions import Captions, numeral
from renderers.maps.cut import occupied_areas, region, window
from renderers.maps.hand import hands_of, text_of
from renderers.maps.layout import CUT_SIZE
from renderers.maps.points import by_source, totals, turns_of
from renderers.maps.score import ranking, tie_break
from renderers.maps.since import LOOK
from renderers.maps.world import World

NAME_ROOM = 24
CHANGES_TOLD = 14
"""Number of changed areas listed, divided among the factions whose disks changed."""
DRAFT_TOLD = 36
"""Number of areas listed that a draft changes: more than anybody ever has disks to place."""


def alt_text(
    world: World, view: EpochsView, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False
) -> str:
    """``view`` in words, at most ALT_LIMIT characters of whole sentences; for the same ``kind`` as the picture."""
    captions = Captions(world, view, lang, names, closed)
    captions.names = [
        name if len(name) <= NAME_ROOM else name[: NAME_ROOM - 1].rstrip() + "…" for name in captions.names
    ]
    writers = {HAND.id: _hands, HELD.id: _hand, SCORE.id: _score, CUT.id: _cut, ASKED.id: _question_parts}
    return fitted(writers.get(kind, _board)(view, captions))


def _head(view: EpochsView, captions: Captions) -> Part:
    if view.places:
        return Part(0, captions.own("alt-over", game=captions.game))
    epoch, epochs, phase = numeral(view.epoch), numeral(view.epochs), captions.phase(view.phase)
    acting = captions.say("render-closed") if captions.closed else captions.acting(view)
    phase = f"{phase} · {acting}" if acting else phase
    return Part(
        0, captions.own("alt-head", game=captions.game, epoch=epoch, epochs=epochs, turn=view.turn, phase=phase)
    )


def _board(view: EpochsView, captions: Captions) -> list[Part]:
    own = captions.own
    parts = [_head(view, captions), *_scenario(view, captions)]
    if view.places:
        parts += _ranking(view, captions)
    parts += [*_fight(view, captions), _contested(view, captions), *_changes(view, captions)]
    parts += [_seat(view, captions, at) for at in view.order if not view.places]
    parts.append(_barbarians(view, captions))
    parts += captions.world.alt(view, captions)
    if view.closed:
        parts.append(Part(6, own("alt-closed", count=len(view.closed))))
    piles = own("alt-piles", deck=view.deck, discard=len(view.discard), barbarians=view.barbarians)
    parts.append(Part(5, piles))
    parts.append(Part(7, own("alt-order", names=captions.names_of(view.order))))
    return parts


def _scenario(view: EpochsView, captions: Captions) -> list[Part]:
    """What wins the scenario, and which areas count in it; nothing where none is played."""
    if not view.scenario:
        return []
    parts = [Part(1, captions.own("alt-scenario", scenario=captions.own("scenario", scenario=view.scenario)))]
    if view.aims:
        areas = captions.areas(sorted(view.aims, key=captions.world.atlas.rank))
        parts.append(Part(2.5, captions.own("alt-aims", areas=areas)))
    return parts


def _seat(view: EpochsView, captions: Captions, at: int) -> Part:
    seat = view.seats[at]
    facts: dict[str, str | int] = {
        "who": captions.who(at),
        "points": seat.points,
        "cities": seat.cities,
        "disks": seat.on_map,
    }
    short = captions.own("alt-seat-short", **facts)
    counts = {"talents": seat.talents, "hand": seat.hand_size, "ready": seat.ready, "supply": seat.supply}
    return Part(2, captions.own("alt-seat", **facts, **counts), short)


def _name(captions: Captions, stack: Stack) -> str:
    return captions.term("barbarians") if stack.seat is None else captions.names[stack.seat]


def _fight(view: EpochsView, captions: Captions) -> list[Part]:
    if view.fight is None:
        return []
    long, short = [], []
    for stack in view.stacks:
        if stack.area != view.fight.area:
            continue
        name, strength = _name(captions, stack), captions.strength(view, stack)
        plain = captions.own("alt-side", name=name, strength=strength)
        played = () if stack.seat is None or not view.fight.played else view.fight.played[stack.seat]
        names = ", ".join(captions.played(one) for one in played)
        with_cards = captions.own("alt-side-played", name=name, strength=strength, played=names)
        long.append(with_cards if names else plain)
        short.append(plain)
    area = captions.area(view.fight.area)
    full, brief = (captions.own("alt-fight", area=area, sides="; ".join(side)) for side in (long, short))
    return [Part(0, full, brief)]


def _contested(view: EpochsView, captions: Captions) -> Part:
    if not view.contested:
        return Part(3, captions.own("alt-calm"))
    areas = captions.areas(sorted(view.contested, key=captions.world.atlas.rank))
    count = captions.own("alt-contested-count", count=len(view.contested))
    return Part(1.5, captions.own("alt-contested", areas=areas), count)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _changes(
    view: EpochsView, captions: Captions, areas: Sequence[str] | None = None, most: int = CHANGES_TOLD
) -> list[Part]:
    """The marked changes by faction, greatest first, ``most`` at most, and how many more; the short form has totals by
    faction.

    ``areas`` limits them to these areas; None: all.
    """
    marked = [change for change in view.changes if areas is None or change.area in areas]
    if not marked and not view.raised:
        return []
    by_seat: dict[int | None, list[Change]] = {}
    for change in sorted(marked, key=lambda one: (-abs(one.now - one.was), captions.world.atlas.rank(one.area))):
        by_seat.setdefault(change.seat, []).append(change)
    full, brief = [], []
    each = max(1, most // max(1, len(by_seat)))
    for seat in [seat for seat in (*view.order, None) if seat in by_seat]:
        name = captions.term("barbarians") if seat is None else captions.names[seat]
        changes = by_seat[seat]
        items = [f"{captions.area(one.area)} {_signed(one.now - one.was)}" for one in changes[:each]]
        if len(changes) > each:
            items.append(captions.own("alt-more", count=len(changes) - each))
        full.append(f"{name}: {', '.join(items)}")
        came, went = (sum(max(0, sign * (one.now - one.was)) for one in changes) for sign in (1, -1))
        brief.append(" ".join([name, *([_signed(came)] if came else []), *([_signed(-went)] if went else [])]))
    built = [captions.world.marker_name(key, captions.lang) for key in view.raised]
    texts = [_changed(view, captions, "; ".join([*one, *built])) for one in (full, brief)]
    return [Part(1.6, texts[0], texts[1])]


def _changed(view: EpochsView, captions: Captions, changes: str) -> str:
    if view.since == LOOK:
        return captions.own("alt-changes-look", list=changes)
    return captions.own("alt-changes", phase=captions.phase(view.since), list=changes)


def _barbarians(view: EpochsView, captions: Captions) -> Part:
    stacks = sorted(
        (stack for stack in view.stacks if stack.seat is None), key=lambda stack: captions.world.atlas.rank(stack.area)
    )
    if not stacks:
        return Part(4, captions.own("alt-no-barbarians"))
    areas = ", ".join(f"{captions.area(stack.area)} {stack.disks}" for stack in stacks)
    count = captions.own("alt-barbarians-count", count=len(stacks))
    return Part(1.8, captions.own("alt-barbarians", areas=areas), count)


def _cut(view: EpochsView, captions: Captions) -> list[Part]:
    """The areas of the cut with their stacks: contested ones first."""
    _, corner = window(captions.world, view)
    changes = _changes(view, captions, occupied_areas(captions.world, view, corner))
    return _part(view, captions, corner, CUT_SIZE, changes)


def _question_parts(view: EpochsView, captions: Captions) -> list[Part]:
    """The areas that a question is about with their stacks; all that is drafted, however much it is."""
    _, corner, size = part_of(captions.world, view)
    if drafted(view):
        changes = [part._replace(rank=0) for part in _changes(view, captions, most=DRAFT_TOLD)]
    else:
        changes = _changes(view, captions, occupied_areas(captions.world, view, corner, size))
    return _part(view, captions, corner, size, changes)


def _part(
    view: EpochsView, captions: Captions, corner: tuple[int, int], size: tuple[int, int], changes: list[Part]
) -> list[Part]:
    """A part of the map, with what has changed in it."""
    parts = [
        _head(view, captions),
        Part(0, captions.own("alt-cut", region=region(captions.world, view, corner, captions.lang, size))),
        *_scenario(view, captions),
        *_fight(view, captions),
        *changes,
        _contested(view, captions),
    ]
    areas = sorted(
        occupied_areas(captions.world, view, corner, size),
        key=lambda one: (one not in view.contested, captions.world.atlas.rank(one)),
    )
    for at, one in enumerate(areas):
        stacks = [stack for stack in view.stacks if stack.area == one]
        if stacks and not (view.fight and view.fight.area == one):
            texts = (
                captions.own("alt-stack", name=_name(captions, stack), strength=captions.strength(view, stack))
                for stack in stacks
            )
            sentence = captions.own("alt-here", area=captions.area(one), stacks=", ".join(texts))
            parts.append(Part(5 + at * 0.01, sentence))
    return parts


def _hands(view: EpochsView, captions: Captions) -> list[Part]:
    """The viewer's hand in words; of two civilizations both, each with whose it is."""
    if view.viewer is None or view.hand is None:
        return [Part(0, captions.own("alt-spectator"))]
    sides = hands_of(view)
    if len(sides) == 1:
        return _hand(view, captions)
    parts = []
    for side in sides:
        assert side.viewer is not None
        first, *rest = _hand(side, captions)
        parts += [Part(0, f"{captions.names[side.viewer]}: {first.text}"), *rest]
    return parts


def _hand(view: EpochsView, captions: Captions) -> list[Part]:
    own = captions.world.hand_alt(view, captions)
    if not view.hand:
        return [Part(0, captions.own("alt-empty-hand")), *own]
    cards = [
        captions.own("alt-card", card=captions.card(card.key), kind=captions.letter(card.letter, card.great_person))
        for card in view.hand
    ]
    parts = [Part(0, captions.own("alt-hand", cards=", ".join(cards))), *own]
    for at, card in enumerate(view.hand):
        text = text_of(card, captions)
        if text:
            sentence = captions.own("alt-card-text", card=captions.card(card.key), text=text)
            parts.append(Part(5 + at * 0.01, sentence))
    return parts


def _place(view: EpochsView, captions: Captions, place: int, seat: int, sources: bool) -> str:
    of = view.seats[seat]
    facts: dict[str, str | int] = {"place": place, "who": captions.who(seat), "points": of.points}
    parts = [
        captions.own("alt-source", source=captions.source(source).lower(), points=points)
        for source, points in by_source(captions.world, of)
    ]
    if sources and parts:
        return captions.own("alt-place-sources", **facts, sources=", ".join(parts))
    return captions.own("alt-place", **facts)


def _ranking(view: EpochsView, captions: Captions) -> list[Part]:
    """Places with points by source, what parts those who tie, and the points after each epoch."""
    order = ranking(view)
    parts = [
        Part(1, _place(view, captions, place, seat, True), _place(view, captions, place, seat, False))
        for place, seat in order
    ]
    for _, seat in order:
        tie = tie_break(view, captions, seat)
        if tie:
            parts.append(Part(0.5, captions.own("alt-tie", name=captions.names[seat], tie=tie)))
    turns = turns_of(view)
    for epoch in range(1, view.epoch if view.gains else 0):
        last = max(at for at, (of, _) in enumerate(turns) if of == epoch)
        points = ", ".join(f"{captions.names[seat]} {totals(captions.world, view, seat)[last]}" for _, seat in order)
        parts.append(Part(1.5, captions.own("alt-after", epoch=numeral(epoch), points=points)))
    return parts


def _score(view: EpochsView, captions: Captions) -> list[Part]:
    return [_head(view, captions), *_scenario(view, captions), *_ranking(view, captions)]
