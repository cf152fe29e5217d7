"""Events take effect as soon as they are drawn or revealed (rulebook, "Cartas de Evento").

An invasion puts down stacks of four, two in a desert, even in the adjustment phase, whose limit is lower; it crosses no
sea ("Cartas de Evento de Invasiones Bárbaras").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Ask, Fixed, Flow
from engine.epochs.areas import in_play, open_areas
from engine.epochs.cards import Play, card_of, choose_several
from engine.epochs.deck import cut_hand, reveal_top
from engine.epochs.disks import choose_area, log_areas, place_barbarians, take_off
from engine.epochs.effects.invasions import landings
from engine.epochs.sides import is_led
from engine.middle_east.grounds import land_around
from engine.middle_east.namespace import card
from engine.middle_east.state import State

ENDING: Final = frozenset("23")
"""Digits that are an omen of the end."""

GALLOP: Final = 4
"""How many areas the riders go on to."""

RAID: Final = 2
RAIDED: Final = 4
"""How far raiders go for fertile land, and for how much of it."""

BREATHLESS: Final = 3
"""From this number of disks on, a stack loses one."""


@card("omens_of_the_end")
def omens_of_the_end(s: State, play: Play) -> Flow[None]:
    """The digits of the top card may end the epoch with this turn; nothing where it is over already."""
    if s.omen == s.epoch:
        return
    number = yield from reveal_top(s, shuffle_back=True)
    ends = not ENDING.isdisjoint(str(number))
    s.log.add(f"{s.game}-omen", number=number, over=int(ends))
    if ends:
        s.omen = s.epoch


@card("tower_of_babel")
def tower_of_babel(s: State, play: Play) -> Flow[None]:
    """Every hand goes to the next in turn order; civilizations without a player have none."""
    hands, drew = [list(hand) for hand in s.hands], dict(s.knowledge.drew)
    order = [seat for seat in s.order if is_led(s, seat)]
    for giver, receiver in zip(order, [*order[1:], order[0]], strict=True):
        s.hands[receiver] = hands[giver]
        s.knowledge.looks(giver, hands[giver])
        s.knowledge.drew[receiver] = drew.get(giver, 0)
        for number in hands[giver]:
            s.log.tell(receiver, f"{s.game}-drew", card=card_of(s, number).key)
    s.log.reveal()
    s.log.add(f"{s.game}-hands-on", hands=" ".join(f"{seat}:{len(s.hands[seat])}" for seat in order))
    for seat in order:
        yield from cut_hand(s, seat)


def _land_that_touches(s: State, *grounds: str) -> list[int]:
    """Land areas next to an area of one of these grounds."""
    kinds = s.board.grounds
    play = in_play(s)
    touching = {near for area in play.areas if kinds[area] in grounds for near in play.neighbours[area]}
    return [area for area in play.land if area in touching]


def _stacks(s: State, areas: Sequence[int]) -> list[tuple[int, int]]:
    """As many Barbarians for each area as the limit of the card phase lets in."""
    return [(area, s.facts.limits["cards"][area]) for area in areas]


def _spread(s: State, play: Play, starts: Sequence[int], within: Sequence[int]) -> Flow[None]:
    """Stacks in one of the areas, chosen by the player who directs them, and in those ``within`` next to it."""
    if starts:
        start = yield from choose_area(s, play.seat, "invasion", starts, card=play.key)
        areas = [start, *(near for near in land_around(s, start) if near in within)]
        yield from place_barbarians(s, play.seat, _stacks(s, areas))


@card("hordes_from_the_north")
def hordes_from_the_north(s: State, play: Play) -> Flow[None]:
    """A land area of the northern edge, and the land next to it."""
    yield from _spread(s, play, landings(s, "north"), in_play(s).land)


@card("riders_from_the_east")
def riders_from_the_east(s: State, play: Play) -> Flow[None]:
    """A land area of the eastern edge, then four more, each next to the one before."""
    areas: list[int] = []
    onward: Sequence[int] = landings(s, "east")
    while onward and len(areas) <= GALLOP:
        raids = GALLOP + 1 - len(areas)
        key = "invasion-onward" if areas else "invasion"
        areas.append((yield from choose_area(s, play.seat, key, onward, card=play.key, left=raids)))
        onward = [near for near in land_around(s, areas[-1]) if near not in areas]
    yield from place_barbarians(s, play.seat, _stacks(s, areas))


@card("tribes_of_the_mountains")
def tribes_of_the_mountains(s: State, play: Play) -> Flow[None]:
    """A mountain area, and the land next to it."""
    grounds = s.board.grounds
    mountains = [area for area in in_play(s).land if grounds[area] == "mountain"]
    yield from _spread(s, play, mountains, in_play(s).land)


@card("invaders_from_the_sea")
def invaders_from_the_sea(s: State, play: Play) -> Flow[None]:
    """A land area on a coast, and the coasts next to it by land."""
    coast = _land_that_touches(s, "shallow")
    yield from _spread(s, play, coast, coast)


def _within_raid(s: State, start: int) -> list[int]:
    """The land areas that are reached from an area by land in a few steps."""
    reached = [start]
    for _ in range(RAID):
        reached += [near for area in list(reached) for near in land_around(s, area) if near not in reached]
    return list(dict.fromkeys(reached[1:]))


@card("desert_raiders")
def desert_raiders(s: State, play: Play) -> Flow[None]:
    """A land area next to a desert, and four fertile areas up to two land areas away.

    Rulebook, "Consejos de Juego y Ejemplos" of invasions.
    """
    grounds = s.board.grounds
    starts = [area for area in _land_that_touches(s, "desert") if grounds[area] != "desert"]
    if not starts:
        return
    start = yield from choose_area(s, play.seat, "invasion", starts, card=play.key)
    raided = [area for area in _within_raid(s, start) if grounds[area] == "fertile"]
    if len(raided) > RAIDED:
        options = Fixed(*(f"area:{s.board.ids[area]}" for area in raided))
        question = Ask("invasion-fertile", play.seat, options, RAIDED, RAIDED, {"card": play.key})
        raided = [s.board.number[name.partition(":")[2]] for name in (yield from choose_several(question))]
    yield from place_barbarians(s, play.seat, _stacks(s, [start, *raided]))


@card("the_breath_of_god")
def the_breath_of_god(s: State, play: Play) -> None:
    """Every stack of three or more loses a disk, without any choice."""
    blown = [
        (faction, area) for area in open_areas(s) for faction, disks in enumerate(s.disks) if disks[area] >= BREATHLESS
    ]
    for faction, area in blown:
        take_off(s, faction, area)
    for faction in dict.fromkeys(faction for faction, _ in blown):
        log_areas(s, "blown", [area for other, area in blown if other == faction], seat=faction)
