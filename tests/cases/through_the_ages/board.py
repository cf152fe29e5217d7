"""A position in a few words, for cases: ``civ(...)`` says what differs from a civilization at the start.

t = actions(civ(civil_hand="irrigation", science=5, workers="bronze=3 warriors=1"), civ())
t.do("develop:irrigation")
assert me(t).science == 2
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from engine.core.events import EventSink
from engine.core.rng import Rng
from engine.through_the_ages.cards import CARDS, COPY, IDS, KIND, NUMBERS, SPECIAL, WORKERS, deck
from engine.through_the_ages.game import GAME
from engine.through_the_ages.invariants import sound
from engine.through_the_ages.meta import META
from engine.through_the_ages.setup import rules_of, start_player
from engine.through_the_ages.state import (
    EndTurn,
    Pact,
    Player,
    Politics,
    ResolveEvent,
    StartTurn,
    State,
    Step,
    TakeActions,
    War,
)
from engine.through_the_ages.values import update
from tests.cases.answers import Table

__all__ = [
    "IDS",
    "NUMBERS",
    "Civ",
    "Table",
    "actions",
    "at",
    "civ",
    "end",
    "event",
    "me",
    "n",
    "names",
    "play",
    "politics",
    "state",
]

POSITIONS = copy(GAME)
"""The game for positions out of nowhere: their cards and tokens need not add up to those of a game."""

POSITIONS.check = sound

OPTIONS = {option.id: option.default for option in META.options} | {"resigning": "yes", "first-player": "first-seat"}


class Civ(msgspec.Struct):
    """A civilization and the pact and wars in its play area, by name."""

    player: Player
    pact: tuple[str, int, str] | None = None
    wars: tuple[tuple[str, int], ...] = ()


def n(card: str) -> int:
    """The number of a card's first copy."""
    return NUMBERS[card]


def names(cards: list[int]) -> list[str]:
    """What cards are called, in their order."""
    return [IDS[card] for card in cards]


def at(words: str) -> list[tuple[str, int]]:
    """``warriors=2 bronze`` as pairs; a name alone is 1."""
    pairs = [word.partition("=") for word in words.split()]
    return [(name, int(count or 1)) for name, _, count in pairs]


def civ(
    *,
    workers: str | None = None,
    stored: str = "",
    known: str = "",
    cards: str = "",
    unfinished: str = "",
    stages: int = 0,
    civil_hand: str = "",
    military_hand: str = "",
    civil: int | None = None,
    military: int | None = None,
    pact: tuple[str, int, str] | None = None,
    wars: tuple[tuple[str, int], ...] = (),
    tactic: str = "",
    **fields: Any,
) -> Civ:
    """A civilization as at the start, but for what is said.

    workers: all of its workers on cards, ``agriculture=2 bronze=2``, whose technologies are in play. stored: blue
    tokens on farms and mines (they come from nowhere: say ``blue`` where it matters). known: further technologies in
    play. cards: government, special technologies, leader, completed wonders and colonies (tokens of colonies are not
    counted). civil, military: actions left, all of them where nothing is said. pact: card, partner's seat, own side.
    wars: card, rival's seat. tactic: the current one, exclusive where ``exclusive=True`` is said. fields: any other
    field of Player.
    """
    p = start_player()
    if workers is not None:
        p.workers = [0] * WORKERS
        for name, count in at(workers):
            p.workers[n(name)] = count
            p.known |= 1 << n(name)
    for name, count in at(stored):
        p.stored[n(name)] = count
        p.known |= 1 << n(name)
    for name in known.split():
        p.known |= 1 << n(name)
    for name in cards.split():
        number = n(name)
        if KIND[number] == "government":
            p.government = number
        elif KIND[number] == "leader":
            p.leader = number
            p.led |= 1 << CARDS[number].age
        elif KIND[number] == "wonder":
            p.wonders.append(number)
        elif KIND[number] == "territory":
            p.colonies.append(number)
        else:
            p.specials[SPECIAL[number]] = number
    if unfinished:
        p.unfinished, p.stages = n(unfinished), stages
    p.civil_hand = [n(name) for name in civil_hand.split()]
    p.military_hand = [n(name) for name in military_hand.split()]
    p.tactic = n(tactic) if tactic else -1
    p.civil, p.military = -1 if civil is None else civil, -1 if military is None else military
    for name, value in fields.items():
        assert name in Player.__struct_fields__, name
        setattr(p, name, value)
    return Civ(p, pact, wars)


def state(
    *civs: Civ,
    row: str = "",
    deck_of: str | None = None,
    military_deck: str | None = None,
    current: str = "",
    future: str = "",
    shared: str = "",
    discards: str = "",
    revealed: str = "",
    options: dict[str, str] | None = None,
    **fields: Any,
) -> State:
    """A state of age I and round 3 with these civilizations; the first seat is first and active.

    row, deck_of (the civil deck), military_deck, current, future: cards by name, the first named is on top. A ``-`` is
    an empty place of the row. revealed: cards that lie nowhere, because they are being resolved. What is not said is:
    an empty row, the whole decks of the age, no events. A name that comes again is the next copy. fields: any other
    field of State.
    """
    civs = civs or (civ(), civ())
    age = int(fields.get("age", 1))
    used: dict[int, int] = {}

    def copies(words: list[int]) -> list[int]:
        found = []
        for number in words:
            used[number] = used.get(number, -1) + 1
            found.append(number + COPY * used[number])
        return found

    def pile(words: str) -> list[int]:
        return list(reversed(copies([n(name) for name in words.split()])))

    players = [item.player for item in civs]
    for p in players:
        p.military_hand = copies(p.military_hand)
        p.colonies = copies(p.colonies)
    lying = copies([n(name) for name in shared.split()])
    for p, item in zip(players, civs, strict=True):
        if p.tactic >= 0:
            same = [card for card in lying if IDS[card] == IDS[p.tactic]]
            p.tactic = same[0] if same and not p.exclusive else copies([p.tactic])[0]
            if not p.exclusive and not same:
                lying.append(p.tactic)
        if item.pact is not None:
            card, partner, side = item.pact
            p.pact = Pact(copies([n(card)])[0], partner, "AB".index(side))
        p.wars = [War(copies([n(card)])[0], rival) for card, rival in item.wars]
    places = [-1 if word == "-" else n(word) for word in row.split()]
    thrown: list[list[int]] = [[], [], [], []]
    for away in copies([n(name) for name in discards.split()]):
        thrown[CARDS[away].age].append(away)
    events, coming, resolved = pile(current), pile(future), pile(revealed)
    taken = {card for p in players for card in p.military_hand} | {*events, *coming, *lying, *resolved}
    taken |= {card for cards in thrown for card in cards} | {card for p in players for card in p.colonies}
    taken |= (
        {p.tactic for p in players}
        | {p.pact.card for p in players if p.pact}
        | {w.card for p in players for w in p.wars}
    )
    seats = max(2, len(civs))
    has_deck = 0 < age < 4
    whole = [card for card in deck(seats, age, civil=False) if card not in taken] if has_deck else []
    s = State(
        agenda=[],
        rng=Rng(7),
        log=EventSink(),
        rules=rules_of(OPTIONS | (options or {})),
        players=players,
        row=places + [-1] * (13 - len(places)),
        civil_deck=(deck(seats, age, civil=True) if has_deck else [])
        if deck_of is None
        else [n(name) for name in reversed(deck_of.split())],
        military_deck=whole if military_deck is None else pile(military_deck),
        current=events,
        first=0,
        active=0,
        future=coming,
        shared=lying,
        discards=thrown,
    )
    # The first seat has prepared the future events; discards lie face down, unknown to all.
    s.seen = dict.fromkeys(coming, 1)
    s.age, s.round = 1, 3
    for name, value in fields.items():
        assert name in State.__struct_fields__, name
        setattr(s, name, value)
    for seat, p in enumerate(players):
        civil, military = p.civil, p.military
        p.civil = p.military = 0
        update(s, seat)
        p.civil = p.civil if civil < 0 else civil
        p.military = p.military if military < 0 else military
    return s


def play(s: State, *steps: Step, until: Any = None) -> Table:
    """Play these steps, the first one first, up to a question, a step of the type ``until``, or the end of them.

    Where no ``until`` is said, the game stands still before the next turn begins.
    """
    s.agenda = list(reversed(steps))
    return Table(POSITIONS, s, until if until is not None else StartTurn)


def actions(*civs: Civ, **said: Any) -> Table:
    """The action phase of the first seat (or ``active``)."""
    s = state(*civs, **said)
    return play(s, TakeActions(s.active))


def politics(*civs: Civ, **said: Any) -> Table:
    """The political phase of the first seat (or ``active``), then its actions."""
    s = state(*civs, **said)
    return play(s, Politics(s.active), TakeActions(s.active))


def event(card: str, *civs: Civ, **said: Any) -> Table:
    """An event that the first seat (or ``active``) has revealed; nothing is played after it."""
    s = state(*civs, revealed=card, **said)
    return play(s, ResolveEvent(s.active, n(card)))


def end(*civs: Civ, **said: Any) -> Table:
    """The end of the first seat's (or ``active``) turn, up to the next turn."""
    s = state(*civs, **said)
    return play(s, EndTurn(s.active))


def say(t: Table, option: str) -> Table:
    """Give the first open question this one answer, of which a ``+`` may be part."""
    assert option in t.options(), sorted(t.options())
    t.position.apply(t.asks[0].seat, (option,))
    t.game.check(t.s)
    return t


def why(t: Table, option: str) -> str:
    """The key of the reason why the first open question does not offer an option, which it must know."""
    question = t.asks[0]
    assert option not in question.options
    reason = t.position.why_not(question, option)
    return reason.key.removeprefix("through_the_ages-no-") if reason is not None else ""


def me(t: Table, seat: int = 0) -> Player:
    """A player of the table."""
    player = t.s.players[seat]
    assert isinstance(player, Player)
    return player
