"""Effects written in data: a list of simple verb steps in a card's row stands for the card's code.

data/epochs/cards.md lists the verbs and the words for ``where``. All targets are said when the card is
played, step by step, so that opponents know them before they answer (rulebook, "Jugar una carta de destino").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

from data.reading import reader
from engine.core.ask import Flow
from engine.epochs.areas import factions_in, room
from engine.epochs.cards import Aim, CardEffect, Play, override
from engine.epochs.competition import replace
from engine.epochs.deck import draw
from engine.epochs.disks import gain_points, gain_talents, give_up, place, place_ally, place_barbarians
from engine.epochs.effects import aims
from engine.epochs.effects.actions import discard_some, harm_everybody, harm_targets
from engine.epochs.state import State

Verb = Literal[
    "place",
    "remove",
    "remove-own",
    "everybody-loses",
    "replace",
    "barbarians",
    "allies",
    "talents",
    "points",
    "draw",
    "discard",
]
Who = Literal["self", "opponents", "everybody", "chosen"]

TERRAIN = ("fertile", "plain", "mountain", "desert")
"""Kinds of land, in the games that tell them apart."""

WHERE: dict[str, aims.Areas] = {
    "anywhere": aims.anywhere,
    "land": aims.land,
    "sea": aims.seas,
    "own-area": aims.own,
    "own-land": aims.own_land,
    "own-sea": aims.own_seas,
    "own-camp": aims.own_camps,
    "own-settlement": aims.own_settlements,
    "own-city": aims.own_cities,
    "own-controlled-land": aims.own_controlled_land,
    "own-contested": aims.own_contested,
    "own-border": aims.own_borders,
    "home": aims.home,
    "around-home": aims.around_home,
    "beside-own": aims.beside_own,
    "near-own": aims.near_own,
    "land-near-own": aims.land_near_own,
    "sea-near-own": aims.seas_near_own,
    "empty-land-beside-own": aims.empty_land_beside_own,
    "empty-land-beside-own-sea": aims.empty_land_beside_own_seas,
    "sea-beside-own-land": aims.seas_beside_own_land,
    "opponents-near-own": aims.opponents_near_own,
    "north-edge": aims.edge("north"),
    "east-edge": aims.edge("east"),
    "south-edge": aims.edge("south"),
    "west-edge": aims.edge("west"),
    "competition": aims.fight_area,
    **{ground: aims.on_ground(ground) for ground in TERRAIN},
    **{f"own-{ground}": aims.only_on(aims.own_land, ground) for ground in TERRAIN},
    **{f"{ground}-near-own": aims.only_on(aims.near_own, ground) for ground in TERRAIN},
}
"""The words for ``where``, each with the areas it means for a seat now."""


class VerbStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of an effect. ``areas``: how many areas (or stacks, one an area); ``up_to``: fewer may be named.

    ``disks``: how many in each. ``count``: talents, points, cards. ``who``: to whom talents, points and cards come.
    """

    verb: Verb
    where: str = "own-land"
    areas: int = 1
    up_to: bool = False
    disks: int = 1
    count: int = 1
    who: Who = "self"


_steps: Final = reader(tuple[VerbStep, ...])


def card_effect(raw: Sequence[dict[str, Any]]) -> CardEffect:
    """The effect that a list of verb steps makes. Raises ValueError for a verb, word or number that is not known."""
    try:
        steps = _steps(raw)
    except msgspec.ValidationError as error:
        raise ValueError(f"an effect that cannot be read: {error}") from error
    for step in steps:
        if step.where not in WHERE:
            raise ValueError(f"no such place {step.where!r}; there are: {', '.join(WHERE)}")
    if not steps:
        raise ValueError("an effect needs at least one step")
    groups = tuple(_aims(step) for step in steps)
    starts = [sum(len(group) for group in groups[:place]) for place in range(len(groups))]

    def work(s: State, play: Play) -> Flow[None]:
        for step, start, group in zip(steps, starts, groups, strict=True):
            chosen = tuple(name for place in range(len(group)) for name in play.part(start + place).targets)
            yield from WORKS[step.verb](s, msgspec.structs.replace(play, targets=chosen), step)

    def possible(s: State, seat: int) -> bool:
        if not all(_payable(s, seat, step) for step in steps if _price(step)):
            return False
        gains = [group for step, group in zip(steps, groups, strict=True) if not _price(step)]
        return not gains or any(not group or group[0].options(s, seat) for group in gains)

    return CardEffect(work, tuple(aim for group in groups for aim in group), possible)


def override_from_data(game: str, key: str, raw: Sequence[dict[str, Any]] | None) -> None:
    """Override a card's code with an effect of the data; None takes that back. Raises as ``card_effect``."""
    try:
        override(game, key, None if raw is None else card_effect(raw))
    except ValueError as error:
        raise ValueError(f"card {key!r}: {error}") from None


def _aims(step: VerbStep) -> tuple[Aim, ...]:
    """What must be said for a step; a step never keeps the others from being carried out."""
    where = WHERE[step.where]
    least = 1 if step.up_to else step.areas
    if step.verb in ("remove", "replace"):
        return _loose(aims.one_an_area("card-stacks", aims.stacks(where), step.areas, least))
    if step.verb in ("talents", "points", "draw"):
        return _loose((Aim("card-seat", aims.opponents),)) if step.who == "chosen" else ()
    options = {
        "place": aims.with_room(where),
        "remove-own": aims.at(lambda s, seat: [area for area in where(s, seat) if s.disks[seat][area]]),
        "everybody-loses": aims.at(lambda s, seat: [area for area in where(s, seat) if factions_in(s, area)]),
        "barbarians": aims.at(lambda s, seat: [area for area in where(s, seat) if room(s, s.barbarians, area)]),
    }.get(step.verb)
    if options is None:
        return ()
    return _loose((Aim("card-areas", options, least, step.areas, disks=step.disks * (step.verb == "place")),))


def _loose(group: tuple[Aim, ...]) -> tuple[Aim, ...]:
    """The aims, whose first one does not keep the card from being played (rulebook, "Resolver efectos")."""
    first = group[0]
    return (msgspec.structs.replace(first, after=lambda s, seat, chosen: first.options(s, seat)), *group[1:])


def _price(step: VerbStep) -> bool:
    """Whether a step costs its player something, so that the card cannot be played without it."""
    return step.verb == "discard" or (step.verb in ("talents", "points") and step.who == "self" and step.count < 0)


def _payable(s: State, seat: int, step: VerbStep) -> bool:
    if step.verb == "discard":
        return len(s.hands[seat]) > step.count
    return (s.treasury if step.verb == "talents" else s.points)[seat] >= -step.count


def _seats(s: State, play: Play, who: Who) -> list[int]:
    if who == "chosen":
        return play.seats()
    if who == "self":
        return [play.seat]
    return [seat for seat in s.order if who == "everybody" or seat != play.seat]


def _place(s: State, play: Play, step: VerbStep) -> Flow[None]:
    for area in play.areas(s):
        place(s, play.seat, area, step.disks)
    yield from ()


def _remove(s: State, play: Play, step: VerbStep) -> Flow[None]:
    yield from harm_targets(s, play, step.disks)


def _remove_own(s: State, play: Play, step: VerbStep) -> Flow[None]:
    for area in play.areas(s):
        give_up(s, play.seat, area, step.disks)
    yield from ()


def _everybody_loses(s: State, play: Play, step: VerbStep) -> Flow[None]:
    yield from harm_everybody(s, play.seat, [(area, step.disks) for area in play.areas(s)])


def _replace(s: State, play: Play, step: VerbStep) -> Flow[None]:
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, step.disks, 1)


def _barbarians(s: State, play: Play, step: VerbStep) -> Flow[None]:
    yield from place_barbarians(s, play.seat, [(area, step.disks) for area in play.areas(s)])


def _allies(s: State, play: Play, step: VerbStep) -> Flow[None]:
    if s.fight is not None:
        place_ally(s, play.seat, s.fight.area, step.disks)
    yield from ()


def _talents(s: State, play: Play, step: VerbStep) -> Flow[None]:
    for seat in _seats(s, play, step.who):
        gain_talents(s, seat, max(step.count, -s.treasury[seat]))
    yield from ()


def _points(s: State, play: Play, step: VerbStep) -> Flow[None]:
    for seat in _seats(s, play, step.who):
        gain_points(s, seat, step.count, "cards", f"card:{play.key}")
    yield from ()


def _draw(s: State, play: Play, step: VerbStep) -> Flow[None]:
    for seat in _seats(s, play, step.who):
        yield from draw(s, seat, step.count)


def _discard(s: State, play: Play, step: VerbStep) -> Flow[None]:
    yield from discard_some(s, play.seat, step.count, step.count, play.key)


WORKS: dict[Verb, Callable[[State, Play, VerbStep], Flow[None]]] = {
    "place": _place,
    "remove": _remove,
    "remove-own": _remove_own,
    "everybody-loses": _everybody_loses,
    "replace": _replace,
    "barbarians": _barbarians,
    "allies": _allies,
    "talents": _talents,
    "points": _points,
    "draw": _draw,
    "discard": _discard,
}
"""What each verb does with the targets of its step."""
