"""Civilizations without a player: a few rules of our own (house rules) move them, where the rulebook has only the word.

Rulebook, "CSJ (Civilización Sin Jugador)", "Enemigo (y Enemigo Principal)"; docs/rules, "House rules".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from data.casts import NOBODY
from engine.core.ask import Ask, Flow
from engine.epochs.areas import contested, factions_in, is_land, neighbours, occupied, strength
from engine.epochs.competition import removable_disks
from engine.epochs.deck import reveal_top
from engine.epochs.disks import lose, place
from engine.epochs.growth import deployable, partners
from engine.epochs.payments import telling
from engine.epochs.presence import CITY
from engine.epochs.sides import is_led
from engine.epochs.state import RevealCards, State

REVEALED: Final = 1
"""Cards that a civilization without a player reveals in a card phase beside one for each epoch that has begun."""

SETTLEMENT: Final = 2

IDLE: Final = ("done", "pass", "nothing", "decline", "refuse", "let", "keep", "stay", "none", "no")
"""Options of doing nothing: it takes them wherever it is asked whether it wants something."""

Choice = Callable[[State, int, Sequence[int]], "int | None"]


class InTurn:
    """Which of the ways that it deploys in turn comes next: the first as a step begins, then the one after the last."""

    __slots__ = ("place",)

    def __init__(self) -> None:
        self.place = 0


def name_enemies(s: State) -> None:
    """As a turn begins, every civilization without a player has a chief enemy: of the civilizations with players that
    it trades with, the one with most points; where it trades with none, of all; of equals, the first in turn order.

    Rulebook, "Enemigo (y Enemigo Principal)".
    """
    if s.cast is None:
        return
    for civ in s.order:
        if not is_led(s, civ):
            near = [other for other in partners(s, civ) if is_led(s, other)]
            rivals = [other for other in s.order if (other in near if near else is_led(s, other))]
            enemy = max(rivals, key=s.points.__getitem__)
            if enemy != s.cast.enemies[civ]:
                s.log.add(f"{s.game}-enemy", seat=civ, enemy=enemy)
            s.cast.enemies[civ] = enemy


def enemy_of(s: State, civ: int) -> int:
    """The chief enemy of a civilization without a player; NOBODY for others, and before the first turn.

    Rulebook, "Enemigo (y Enemigo Principal)".
    """
    return NOBODY if s.cast is None else s.cast.enemies[civ]


# --- growth: where its ready disks go ---------------------------------------------------------------------------------


def next_area(s: State, civ: int, areas: Sequence[int], turn: InTurn) -> int | None:
    """Where its next disk goes, of the areas that it may deploy to: the first of these that there is. It holds what is
    contested, attacks its chief enemy in one area, and then in turn settles, builds, goes on and sails; what cannot be
    done is passed over.

    Among several areas of a kind, the one that comes first in the order of competitions. turn: is moved on.

    Rulebook, "CSJ (Civilización Sin Jugador)".
    """
    in_order = sorted(areas, key=s.board.order.__getitem__)
    for choice in (_to_hold, _to_attack):
        area = choice(s, civ, in_order)
        if area is not None:
            return area
    for number in range(turn.place, turn.place + len(WAYS)):
        area = WAYS[number % len(WAYS)](s, civ, in_order)
        if area is not None:
            turn.place = number + 1
            return area
    return None


def _first(areas: Iterable[int]) -> int | None:
    return next(iter(areas), None)


def _strongest_other(s: State, civ: int, area: int) -> int:
    return max((strength(s, other, area) for other in factions_in(s, area) if other != civ), default=0)


def _to_hold(s: State, civ: int, areas: Sequence[int]) -> int | None:
    """A contested area of its own where another faction has more disks than it."""
    own = s.disks[civ]
    return _first(
        area
        for area in areas
        if own[area] and contested(s, area) and strength(s, civ, area) < _strongest_other(s, civ, area)
    )


def _to_attack(s: State, civ: int, areas: Sequence[int]) -> int | None:
    """The area of its chief enemy with the fewest disks, until it has one disk more; no second one in a growth."""
    enemy = enemy_of(s, civ)
    if enemy == NOBODY:
        return None
    own, theirs = s.disks[civ], s.disks[enemy]
    held = any(theirs[area] for area in occupied(s, civ))
    targets = [area for area in areas if theirs[area] and (own[area] or not held)]
    wanted = [area for area in targets if own[area] <= theirs[area]]
    return min(wanted, key=theirs.__getitem__) if wanted else None


def _to_settle(s: State, civ: int, areas: Sequence[int]) -> int | None:
    """A land area where it stands alone with one disk."""
    return _first(area for area in areas if s.disks[civ][area] == 1 and _is_alone_on_land(s, civ, area))


def _to_build(s: State, civ: int, areas: Sequence[int]) -> int | None:
    """A land area where it stands alone with two disks, which becomes a city."""
    return _first(area for area in areas if s.disks[civ][area] == SETTLEMENT and _is_alone_on_land(s, civ, area))


def _to_go_on(s: State, civ: int, areas: Sequence[int]) -> int | None:
    """A land area where nobody is."""
    return _first(area for area in areas if is_land(s, area) and not factions_in(s, area))


def _to_sail(s: State, civ: int, areas: Sequence[int]) -> int | None:
    """A sea where nobody is."""
    return _first(area for area in areas if not is_land(s, area) and not factions_in(s, area))


WAYS: Final[tuple[Choice, ...]] = (_to_settle, _to_build, _to_go_on, _to_sail)
"""What it does in turn where it has nothing to hold and nobody to attack."""


def _is_alone_on_land(s: State, civ: int, area: int) -> bool:
    return is_land(s, area) and s.disks[civ][area] < CITY and factions_in(s, area) == [civ]


# --- the card phase ---------------------------------------------------------------------------------------------------


def reveal_cards(s: State, step: RevealCards) -> Flow[None]:
    """In the card phase it reveals a card and one for each epoch so far, one after the other, and passes. An odd number
    strikes its chief enemy; an even one, or where no strike reaches, brings it a disk. Events take effect, other cards
    are discarded.

    Rulebook, "CSJ (Civilización Sin Jugador)".
    """
    civ, turn = step.seat, InTurn()
    for _ in range(REVEALED + s.epoch):
        number = yield from reveal_top(s, seat=civ)
        if not number:
            break
        struck = bool(number % 2) and (yield from strike(s, civ))
        if not struck:
            muster(s, civ, turn)
    s.passed[civ] = True
    s.log.add(f"{s.game}-passed", seat=civ)


def strike(s: State, civ: int) -> Flow[bool]:
    """Its chief enemy loses a disk of its largest stack in or next to an area of the civilization, the first in the
    order of competitions; as at a card, something may be paid for it. False where no area is in reach.

    Rulebook, "CSJ (Civilización Sin Jugador)".
    """
    enemy = enemy_of(s, civ)
    if enemy == NOBODY:
        return False
    own = occupied(s, civ)
    reach = {*own, *(near for area in own for near in neighbours(s, area))}
    theirs = s.disks[enemy]
    areas = [area for area in reach if theirs[area]]
    if not areas:
        return False
    area = min(areas, key=lambda one: (-theirs[one], s.board.order[one]))
    s.log.add(f"{s.game}-strikes", seat=civ, enemy=enemy, area=s.board.ids[area])
    disks = removable_disks(s, civ, enemy, area, 1)
    yield from telling(lose(s, enemy, area, disks), "unled", seat=civ)
    return True


def muster(s: State, civ: int, turn: InTurn) -> None:
    """A disk of its supply goes on the map as in deployment (rulebook, "CSJ (Civilización Sin Jugador)")."""
    area = next_area(s, civ, deployable(s, civ), turn) if s.supply[civ] else None
    if area is not None:
        place(s, civ, area)


# --- all else ---------------------------------------------------------------------------------------------------------


def answer(s: State, question: Ask, turn: InTurn) -> tuple[str, ...]:
    """Its answer to any question: it deploys as above and pays for nothing; where it need not, it does nothing; what it
    must choose it chooses against its chief enemy, else the first there is. Its civilization is drawn by lot.

    turn: of the step that asks; is moved on.

    Rulebook, "CSJ (Civilización Sin Jugador)".
    """
    civ, options = question.seat, list(question.options)
    if options and options[0].startswith("civ:"):
        return (options[s.rng.below(len(options))],)
    deploying = [option for option in options if option.startswith("deploy:")]
    if deploying:
        area = next_area(s, civ, [s.board.number[option[7:]] for option in deploying], turn)
        return ("done",) if area is None else (f"deploy:{s.board.ids[area]}",)
    if not question.least:
        return ()
    idle = next((word for word in IDLE if word in options), None)
    if idle is not None and question.least == 1:
        return (idle,)
    ranked = sorted(options, key=lambda option: -_against_enemy(s, civ, option))
    return tuple(ranked[: question.least])


def _against_enemy(s: State, civ: int, option: str) -> int:
    """How an option that must be chosen hits the chief enemy more than the civilization itself."""
    enemy, (verb, *words) = enemy_of(s, civ), option.split(":")
    if enemy == NOBODY:
        return 0
    if verb in ("seat", "stack"):
        return s.facts.numbers.disks if words[-1] == str(enemy) else 0
    area = next((s.board.number[word] for word in words if word in s.board.number), None)
    return 0 if area is None else s.disks[enemy][area] - s.disks[civ][area]
