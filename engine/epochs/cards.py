"""Fate cards: what each does, and how it is played from the hand.

Rulebook, "Las cartas", "Jugar una carta de destino".
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from engine.core.ask import Ask, Fixed, Flow, Question, Reply, ask, ask_many
from engine.epochs.facts import Card
from engine.epochs.payments import telling
from engine.epochs.state import State

NEXT = "next"
"""Stands between the targets of one aim and those of the next."""

MOST_TOGETHER = 25
"""Options of the longest list from which several are chosen in one answer; from a longer one they are chosen one after
the other. Stored games have been asked so (docs/decisions/0046-long-lists-and-short-copies.md).
"""


class Play(msgspec.Struct, frozen=True):
    """Something that has been played: a "card", "ability", "investment" or a game's own ("wonder"), by whom, at what.

    ``targets`` are option ids: ``area:rome``, ``seat:1``, ``stack:rome:2`` (a faction's disks in an area),
    ``wonder:great_pyramid``; those of a card with several aims are parted by NEXT. ``answered``: what a negate card
    cancels.
    """

    seat: int
    kind: str
    key: str
    card: int = 0
    targets: tuple[str, ...] = ()
    answered: Play | None = None

    def areas(self, s: State) -> list[int]:
        """The areas among the targets, by number, in the order chosen."""
        return [s.board.number[name[5:]] for name in self.targets if name.startswith("area:")]

    def seats(self) -> list[int]:
        """The seats among the targets, in the order chosen."""
        return [int(name[5:]) for name in self.targets if name.startswith("seat:")]

    def stacks(self, s: State) -> list[tuple[int, int]]:
        """Area and faction of the stacks among the targets, in the order chosen."""
        parts = [name.split(":") for name in self.targets if name.startswith("stack:")]
        return [(s.board.number[area], int(faction)) for _, area, faction in parts]

    def part(self, place: int) -> Play:
        """The same play with the targets of only one aim, the first being 0."""
        parts: list[list[str]] = [[]]
        for name in self.targets:
            if name == NEXT:
                parts.append([])
            else:
                parts[-1].append(name)
        chosen = parts[place] if place < len(parts) else []
        return msgspec.structs.replace(self, targets=tuple(chosen))


class Choices:
    """The options of an aim where it is known sooner whether there are any than which: ``has_any(state, seat)``.

    Called as a function, it lists them, as any other options of an aim.
    """

    __slots__ = ("_list", "has_any")

    def __init__(self, list_ids: Callable[[Any, int], list[str]], has_any: Callable[[Any, int], bool]) -> None:
        self._list = list_ids
        self.has_any = has_any

    def __call__(self, s: Any, seat: int) -> list[str]:
        """The option ids for a seat."""
        return self._list(s, seat)


class Aim(msgspec.Struct, frozen=True):
    """What must be said when a card is played: ``least`` to ``most`` of the options that ``options(s, seat)`` lists.

    ``after``: the options where they depend on what was chosen for the aims before, ``after(s, seat, chosen)``.
    ``disks``: own disks that each option takes from the supply; no more options are named than there are disks for.
    """

    key: str
    options: Callable[[Any, int], list[str]]
    least: int = 1
    most: int = 1
    after: Callable[[Any, int, Sequence[str]], list[str]] | None = None
    disks: int = 0


Work = Callable[[Any, Play], Generator[Question, Reply, None] | None]
Predicate = Callable[[Any, int], bool]
Struck = Callable[[Any, int, str], Iterable[int]]


class CardEffect(msgspec.Struct, frozen=True):
    """What a card does, in code: what must be said, what it does, and whether a seat could play it now with any effect.

    ``moment``: a further moment, beside the card phase, in which it may be played from the hand ("turn-order").
    ``pending``: whether a competition card also works in competitions still to come. ``besides``: whether it does
    something also where nothing can be named for its aims. ``exempt``: who may play it though its own letter would not
    let them. ``first``: whether it is resolved before all else of its
    competition. ``fits``: of a negate card, ``(state, seat, play)`` to whether it may answer that play, where the words
    of its facts do not say all. ``guards``: whether it may be played when own disks are about to go in a competition:
    it stays, and each disk on it saves one of them (engine.epochs.guards). ``strikes``: of a card that strikes whoever
    is in a place, ``(state, seat, target)`` to the factions that lose something there, "" where it names no target.
    ``is_friendly``: whether whom it names loses nothing.
    """

    work: Work
    aims: tuple[Aim, ...] = ()
    when: Predicate | None = None
    moment: str = ""
    pending: bool = False
    besides: bool = False
    exempt: Predicate | None = None
    first: bool = False
    fits: Callable[[Any, int, Play], bool] | None = None
    guards: bool = False
    strikes: Struck | None = None
    is_friendly: bool = False


_effects: defaultdict[str, dict[str, CardEffect]] = defaultdict(dict)
_overrides: defaultdict[str, dict[str, CardEffect]] = defaultdict(dict)
_in_force: defaultdict[str, dict[str, CardEffect]] = defaultdict(dict)
"""By game and key: the override where there is one, else the code."""


def card(
    game: str,
    key: str,
    *aims: Aim,
    when: Predicate | None = None,
    moment: str = "",
    pending: bool = False,
    besides: bool = False,
    exempt: Predicate | None = None,
    first: bool = False,
    fits: Callable[[Any, int, Play], bool] | None = None,
    guards: bool = False,
    strikes: Struck | None = None,
    is_friendly: bool = False,
) -> Callable[[Work], Work]:
    """Say what a card of a game does. Raises ValueError for a key that is taken in this game."""

    def register(work: Work) -> Work:
        if key in _effects[game]:
            raise ValueError(f"there are two cards {key!r} in {game}")
        _effects[game][key] = CardEffect(
            work, aims, when, moment, pending, besides, exempt, first, fits, guards, strikes, is_friendly
        )
        _in_force[game].setdefault(key, _effects[game][key])
        guards_of.cache_clear()
        return work

    return register


def override(game: str, key: str, effect: CardEffect | None) -> None:
    """Let the data's own effect stand for a card's code; None takes that back."""
    if effect is None:
        _overrides[game].pop(key, None)
    else:
        _overrides[game][key] = effect
    current = effect or _effects[game].get(key)
    if current is None:
        _in_force[game].pop(key, None)
    else:
        _in_force[game][key] = current
    guards_of.cache_clear()


def effect_of(game: str, key: str) -> CardEffect:
    """What a card does: its effect in the data where it has one, else its code. Raises KeyError where there is none."""
    return _in_force[game][key]


def implemented(game: str) -> frozenset[str]:
    """The keys of all cards of a game that have code or an effect in the data."""
    return frozenset(_effects[game]) | frozenset(_overrides[game])


@cache
def guards_of(game: str) -> frozenset[str]:
    """The keys of the cards of a game that save own disks in a competition."""
    return frozenset(key for key in implemented(game) if effect_of(game, key).guards)


def aim_keys(game: str) -> frozenset[str]:
    """The keys of all questions that the cards of a game ask when they are played."""
    effects = (*_effects[game].values(), *_overrides[game].values())
    return frozenset(aim.key for effect in effects for aim in effect.aims)


def card_of(s: State, number: int) -> Card:
    """A card's facts by its id."""
    return s.facts.cards[number]


def worth_playing(s: State, seat: int, number: int) -> bool:
    """Whether a card could do anything for this seat now; as far as possible is enough.

    Rulebook, "Resolver efectos".
    """
    effect = effect_of(s.game, card_of(s, number).key)
    if effect.when is not None and not effect.when(s, seat):
        return False
    if not effect.besides:
        for aim in effect.aims:
            if aim.least and aim.after is None:
                options = aim.options
                if not (options.has_any(s, seat) if isinstance(options, Choices) else options(s, seat)):
                    return False
    return True


def take_aim(s: State, seat: int, key: str) -> Flow[tuple[str, ...]]:
    """Ask for everything a card must say, as far as there is anything to name; what leaves no choice is taken without
    asking. From a long list it is chosen one after the other.

    Rulebook, "Jugar una carta de destino", "Resolver efectos".
    """
    chosen: list[str] = []
    for place, aim in enumerate(effect_of(s.game, key).aims):
        options = aim.options(s, seat) if aim.after is None else aim.after(s, seat, chosen)
        fitting = min(len(options), -(-s.supply[seat] // aim.disks)) if aim.disks else len(options)
        least, most = min(aim.least, fitting), min(aim.most, fitting)
        if place:
            chosen.append(NEXT)
        if len(options) <= least:
            chosen += options
        elif most:
            question = Ask(aim.key, seat, Fixed(*options), least, most, about={"card": key})
            chosen += yield from choose_several(question)
    return tuple(chosen)


def choose_several(question: Ask) -> Flow[tuple[str, ...]]:
    """Ask for several options; from a long list they are chosen one after the other."""
    if question.most == 1 or len(question.options) <= MOST_TOGETHER:
        return (yield from ask_many(question))
    chosen: list[str] = []
    while len(chosen) < question.most:
        stop = ["done"] if len(chosen) >= question.least else []
        others = [option for option in question.options if option not in chosen]
        one = msgspec.structs.replace(question, options=Fixed(*stop, *others), least=1, most=1)
        choice = yield from ask(one)
        if choice == "done":
            break
        chosen.append(choice)
    return tuple(chosen)


def carry_out(s: State, play: Play) -> Flow[None]:
    """Do what the card says (rulebook, "Resolver efectos")."""
    flow = effect_of(s.game, play.key).work(s, play)
    if flow is not None:
        is_event = play.card and "E" in card_of(s, play.card).letter
        yield from telling(flow, "event" if is_event else "played", seat=play.seat, card=play.key)


def put_away(s: State, number: int, *, negated: bool) -> None:
    """Where a played card goes by its legend; a negated one is discarded (rulebook, "Cartas de anulación")."""
    legend = "discard" if negated else card_of(s, number).legend
    if legend == "shuffle":
        s.deck.append(number)
        s.rng.shuffle(s.deck)
        s.knowledge.shuffles([number], s.deck)
    elif legend == "aside":
        s.aside.append(number)
    elif legend == "discard":
        s.discard.append(number)
