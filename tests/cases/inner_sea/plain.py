"""Positions on the real map with a plain deck, and a table that plays rules on them: position -> action -> outcome.

Areas are written by id: "rome 2, etruria" is two disks and one.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from engine.core.ask import Ask, AskEach, Question, Reply
from engine.core.events import Event, EventSink
from engine.core.rng import seeded
from engine.epochs.areas import limit
from engine.epochs.setup import set_up
from engine.epochs.state import Investment, Rules
from engine.inner_sea.game import STEPS
from engine.inner_sea.state import State, Step, WonderState
from tests.cases.inner_sea.plain_deck import FACTS, GAME

BARBARIANS = -1


class Table:
    """A state being played: it stands at a question, at a step of the type ``until``, or at the end."""

    def __init__(self, s: State, until: type[Any] | tuple[type[Any], ...] | None = None) -> None:
        self.s = s
        self.until = until
        self._flow: Generator[Question, Reply, None] | None = None
        self._question: Question | None = None
        self._given: dict[int, tuple[str, ...]] = {}
        self.go_on()

    @property
    def asks(self) -> list[Ask]:
        """The open questions, in the order in which they were put."""
        if self._question is None:
            return []
        if isinstance(self._question, Ask):
            return [self._question]
        return [item for item in self._question.asks if item.seat not in self._given]

    def do(self, *choices: str) -> Table:
        """Answer one open question after the other, whoever is asked; "a+b" chooses several, "" none."""
        for choice in choices:
            assert self.asks, f"nothing is asked, but {choice!r} is left"
            question, names = self.asks[0], [name for name in choice.split("+") if name]
            if question.most > 1 or len(names) < 2:
                self._answer(question, tuple(names))
                continue
            # A long list is asked one choice after the other.
            for name in names:
                self._answer(self.asks[0], (name,))
            if self.asks and self.asks[0].key == question.key and "done" in self.asks[0].options:
                self._answer(self.asks[0], ("done",))
        return self

    def all(self, choice: str, key: str) -> Table:
        """Give the same answer to every question of a key, as long as they come."""
        while self.asks and self.asks[0].key == key:
            self.do(choice)
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked what first; (-1, "") where nothing is."""
        return (self.asks[0].seat, self.asks[0].key) if self.asks else (-1, "")

    def options(self, prefix: str = "") -> set[str]:
        """The options of the first open question that begin so, the prefix left out."""
        return {name[len(prefix) :] for name in self.asks[0].options if name.startswith(prefix)}

    def at(self, area: str, faction: int = 0) -> int:
        """Disks of a faction in an area."""
        return self.s.disks[faction][FACTS.board.number[area]]

    def stacks(self, area: str) -> list[int]:
        """Disks of every faction in an area, the Barbarians last."""
        return [row[FACTS.board.number[area]] for row in self.s.disks]

    def events(self, key: str) -> list[Event]:
        """What the log says under a key, oldest first; the game's name left out of the key."""
        return [event for event in self.s.log.new if event.key in (key, f"{GAME}-{key}")]

    def next_steps(self) -> list[str]:
        """The names of the steps still to be played, the next one first."""
        return [type(step).__name__ for step in reversed(self.s.agenda)]

    def _answer(self, question: Ask, given: tuple[str, ...]) -> None:
        options = list(question.options)
        assert len(options) == len(set(options)), options
        assert question.least <= len(given) <= question.most, f"{question.key}: {given} are too many or too few"
        assert len(given) == len(set(given)), given
        assert set(given) <= set(options), f"{question.key} of seat {question.seat} offers {options}, not {given}"
        assert self._flow is not None
        reply: Reply = given
        if isinstance(self._question, AskEach):
            self._given[question.seat] = given
            if self.asks:
                return
            reply, self._given = self._given, {}
        try:
            self._question = self._flow.send(reply)
        except StopIteration:
            self._question = None
            self._end_step()
            self.go_on()
        sound(self.s)

    def go_on(self) -> Table:
        """Play on to the next question, the step ``until`` or the end."""
        while self.s.agenda and not (self.until and isinstance(self.s.agenda[-1], self.until)):
            step = self.s.agenda[-1]
            self._flow = STEPS[type(step)](self.s, step)
            self._question = next(self._flow, None) if self._flow is not None else None
            if self._question is not None:
                break
            self._end_step()
        sound(self.s)
        return self

    def _end_step(self) -> None:
        self._flow = None
        self.s.agenda.pop()
        assert cards_somewhere(self.s) == sorted(FACTS.cards), "a card is missing"


def disks_of(text: str) -> dict[str, int]:
    """ "rome 2, etruria" as areas and disks."""
    parts = [item.split() for item in text.split(",") if item.strip()]
    return {part[0]: int(part[1]) if len(part) > 1 else 1 for part in parts}


def sound(s: State) -> None:
    """Prove that every disk and every card is in exactly one place, and that nothing is below nothing."""
    for seat in range(s.seats):
        on_cards = sum(wonder.disks for wonder in s.wonders.values() if wonder.owner == seat)
        on_cards += sum(item.disks for item in s.investments if item.seat == seat)
        assert s.supply[seat] + s.ready[seat] + sum(s.disks[seat]) + on_cards == s.facts.numbers.own_disks
        assert min(s.supply[seat], s.ready[seat], s.treasury[seat], s.points[seat], *s.disks[seat]) >= 0
        assert sum(s.sources[seat].values()) == s.points[seat]
    hordes = s.rules.barbarian_hordes and s.seats < 6
    assert s.supply[s.barbarians] + sum(s.disks[s.barbarians]) == s.facts.numbers.disks * (2 if hordes else 1)
    held = cards_somewhere(s)
    assert len(held) == len(set(held)), "a card is in two places"


def cards_somewhere(s: State) -> list[int]:
    """The numbers of all cards in hands, deck, discard pile, set aside or face up, sorted."""
    held = [number for hand in s.hands for number in hand] + s.deck + s.discard + s.aside
    return sorted([*held, *(item.card for item in s.investments)])


def new_game(seats: int, *, seed: int = 1, rules: Rules | None = None) -> Table:
    """A game from its very beginning, at the first choice of a civilization."""
    wonders = {key: WonderState() for key in sorted(FACTS.wonders)}
    return Table(set_up(State, GAME, rules or Rules(), seats, seeded(seed), wonders=wonders, aeneas=[False] * seats))


def land_around(sea: str) -> list[str]:
    """The land areas next to a sea, by id."""
    board = FACTS.board
    return [board.ids[near] for near in board.adjacent[board.number[sea]] if board.kinds[near] == "land"]


def run_step(table: Table, step: Step) -> Table:
    """Play one more step on a table that has none left."""
    table.s.agenda.append(step)
    return table.go_on()


def too_many(table: Table) -> list[str]:
    """Areas in which some faction has more disks than the phase's limit."""
    s = table.s
    return [
        FACTS.board.ids[area]
        for faction in range(s.seats + 1)
        for area in range(FACTS.board.size)
        if s.disks[faction][area] > limit(s, faction, area)
    ]


def position(
    *disks: str,
    steps: Sequence[Step] = (),
    civs: str = "egypt rome carthage gaul troy mauretania",
    barbarians: str = "",
    hands: Sequence[Sequence[int]] = (),
    top: Sequence[int] = (),
    discard: Sequence[int] = (),
    aside: Sequence[int] = (),
    talents: Sequence[int] = (),
    points: Sequence[int] = (),
    ready: Sequence[int] = (),
    wonders: dict[str, tuple[int, str]] | None = None,
    investments: Sequence[tuple[int, int, int]] = (),
    order: Sequence[int] = (),
    closed: Sequence[str] = (),
    rules: Rules | None = None,
    epoch: int = 1,
    turn: int = 1,
    phase: str = "growth",
    until: type[Step] | tuple[type[Step], ...] | None = None,
    seed: int = 1,
) -> Table:
    """A table with these steps to play, up to its first question (or the step ``until``). One string of disks a seat.

    top: the next cards, the very first first; all cards not named lie below, gifts before the rest, events last.
    ready: out of the supply. investments: (seat, card, disks); a supply is made short with many disks on one of them.
    """
    seats, size = len(disks), FACTS.board.size
    named = [*(number for hand in hands for number in hand), *top, *discard, *aside, *(item[1] for item in investments)]
    rest = sorted((number for number in FACTS.cards if number not in named), key=_rank)
    rules = rules or Rules()
    s = State(
        agenda=list(reversed(steps)),
        rng=seeded(seed),
        log=EventSink(),
        game=GAME,
        rules=rules,
        seats=seats,
        civs=civs.split()[:seats],
        disks=[[0] * size for _ in range(seats + 1)],
        allies=[[0] * size for _ in range(seats)],
        supply=[FACTS.numbers.own_disks] * seats + [FACTS.numbers.disks],
        ready=_padded(ready, seats),
        treasury=_padded(talents, seats),
        loot=[0] * seats,
        points=_padded(points, seats),
        hands=[list(hands[seat]) if seat < len(hands) else [] for seat in range(seats)],
        deck=[*reversed(rest), *reversed(top)],
        discard=list(discard),
        aside=list(aside),
        order=list(order) or list(range(seats)),
        wonders={key: WonderState() for key in sorted(FACTS.wonders)},
        investments=[Investment(*item) for item in investments],
        closed=sorted(FACTS.board.number[area] for area in closed),
        passed=[False] * seats,
        spent=[[] for _ in range(seats)],
        aeneas=[False] * seats,
        sources=[{"before": count} if count else {} for count in _padded(points, seats)],
        epoch=epoch,
        turn=turn,
        phase=phase,
    )
    for faction, text in enumerate([*disks, barbarians]):
        for area, count in disks_of(text).items():
            s.disks[faction][FACTS.board.number[area]] += count
            s.supply[faction] -= count
    for seat, count in enumerate(s.ready):
        s.supply[seat] -= count
    for key, (owner, area) in (wonders or {}).items():
        s.wonders[key] = WonderState("built", owner, FACTS.board.number[area], FACTS.wonders[key].disks)
        s.supply[owner] -= FACTS.wonders[key].disks
    for item in s.investments:
        s.supply[item.seat] -= item.disks
    return Table(s, until)


def _padded(counts: Sequence[int], seats: int) -> list[int]:
    return [*counts, *[0] * (seats - len(counts))]


def _rank(number: int) -> tuple[int, int]:
    facts = FACTS.cards[number]
    return (2 if facts.letter == "E" else 0 if facts.key == "plain_gift" else 1, number)
