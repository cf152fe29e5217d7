"""Short words for cases: a position made by hand, an action, its outcome. Areas are written by id, cards by key."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Generator, Mapping, Sequence
from typing import Any

import engine.inner_sea.cards as card_package
from engine.core.ask import Ask, AskEach, Question, Reply
from engine.core.events import EventSink
from engine.core.rng import Rng
from engine.epochs.card_phase import play_card
from engine.epochs.cards import worth_playing
from engine.epochs.competition import competition
from engine.epochs.state import Competition, PlayCard, Rules
from engine.inner_sea import facts as registered
from engine.inner_sea import wonder_facts as known
from engine.inner_sea.state import State, WonderState

for _module in sorted(pkgutil.iter_modules(card_package.__path__), key=lambda item: item.name):
    importlib.import_module(f"{card_package.__name__}.{_module.name}")
for _name in ("abilities", "epoch_table", "wonders"):
    importlib.import_module(f"engine.inner_sea.{_name}")

CIVILIZATIONS = ("egypt", "rome", "carthage", "gaul", "troy", "mauretania")
"""Who sits at seats 0 to 5 where a case does not say otherwise."""

DEFAULTS = {"react": "let", "loss": "disk"}
"""What is answered when a case has no answer left for such a question."""

BARBARIANS = -1
"""The Barbarians among the factions of a case."""


def position(
    seats: int = 3,
    civs: Sequence[str] = (),
    disks: Mapping[str, Mapping[int, int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    *,
    phase: str = "cards",
    talents: Sequence[int] = (),
    points: Sequence[int] = (),
    wonders: Mapping[str, tuple[int, str]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    closed: Sequence[str] = (),
    epoch: int = 1,
    seed: int = 1,
) -> State:
    """A state with these disks (area -> faction -> count; faction -1: Barbarians), hands, talents, points.

    wonders: built ones, key -> (owner, area). deck: its top is the last one named.
    """
    facts = known.facts_of(registered.GAME)
    size = facts.board.size
    s = State(
        agenda=[],
        rng=Rng(seed),
        log=EventSink(),
        game=registered.GAME,
        rules=Rules(),
        seats=seats,
        civs=list(civs or CIVILIZATIONS[:seats]),
        disks=[[0] * size for _ in range(seats + 1)],
        allies=[[0] * size for _ in range(seats)],
        supply=[known.facts_of(registered.GAME).numbers.own_disks] * seats
        + [known.facts_of(registered.GAME).numbers.disks],
        ready=[0] * seats,
        treasury=[*talents, *[0] * (seats - len(talents))],
        loot=[0] * seats,
        points=[*points, *[0] * (seats - len(points))],
        hands=[[card_id(key) for key in (hands or {}).get(seat, ())] for seat in range(seats)],
        deck=[card_id(key) for key in deck],
        discard=[card_id(key) for key in discard],
        aside=[],
        order=list(range(seats)),
        wonders={key: WonderState() for key in sorted(facts.wonders)},
        investments=[],
        closed=[facts.board.number[area] for area in closed],
        passed=[False] * seats,
        spent=[[] for _ in range(seats)],
        aeneas=[False] * seats,
        sources=[],
        epoch=epoch,
        phase=phase,
    )
    s.sources = [{"cities": count} if count else {} for count in s.points]
    for area, counts in (disks or {}).items():
        for faction, count in counts.items():
            number = seats if faction == BARBARIANS else faction
            s.disks[number][facts.board.number[area]] += count
            s.supply[number] -= count
    for key, (owner, area) in (wonders or {}).items():
        s.wonders[key] = WonderState("built", owner, facts.board.number[area], facts.wonders[key].disks)
        s.supply[owner] -= facts.wonders[key].disks
    sound(s)
    return s


def card_id(key: str) -> int:
    """The number of a card by its key."""
    return next(number for number, card in known.facts_of(registered.GAME).cards.items() if card.key == key)


def run(
    flow: Generator[Question, Reply, Any] | None, *answers: str, commits: Mapping[int, Sequence[str]] | None = None
) -> Any:
    """Play a flow to its end; gives back what it returns. ``a+b`` answers with several options, "" with none.

    Answers are used in the order of questions; ``react`` and ``loss`` have defaults; ``compete`` takes ``commits``.
    """
    if flow is None:
        assert not answers, f"nothing was asked, but there are answers: {answers}"
        return None
    left = list(answers)
    try:
        question = next(flow)
        while True:
            if isinstance(question, AskEach):
                question = flow.send({item.seat: _reply(item, left, commits) for item in question.asks})
            else:
                question = flow.send(_reply(question, left, commits))
    except StopIteration as end:
        assert not left, f"answers without a question: {left}"
        return end.value


def _reply(question: Ask, left: list[str], commits: Mapping[int, Sequence[str]] | None) -> tuple[str, ...]:
    options = list(question.options)
    assert len(set(options)) == len(options), f"{question.key} lists an option twice: {options}"
    committed = question.key == "compete" and commits is not None
    if question.most == 1 and left and "+" in left[0] and not committed:
        # A long list is asked one choice after the other.
        left[:1] = left[0].split("+")
    if question.key == "compete" and commits is not None:
        given = tuple(commits.get(question.seat, ()))
    elif left and all(name in options for name in left[0].split("+") if name):
        given = tuple(name for name in left.pop(0).split("+") if name)
    elif question.key.startswith("card-") and "done" in options:
        given = ("done",)
    else:
        assert question.key in DEFAULTS, f"{question.key} of seat {question.seat} offers {options}, left: {left}"
        given = (DEFAULTS[question.key],)
    assert question.least <= len(given) <= question.most, f"{question.key} takes {question.least} to {question.most}"
    assert all(name in options for name in given), f"{given} not in {options}"
    return given


def play(s: State, seat: int, key: str, *answers: str) -> State:
    """A seat plays a card in the card phase; it is put in the hand first where it is not there."""
    number = card_id(key)
    if number not in s.hands[seat]:
        s.hands[seat].append(number)
    assert worth_playing(s, seat, number), f"{key} would not be offered"
    run(play_card(s, PlayCard(seat, number)), *answers)
    sound(s)
    return s


def compete(s: State, area: str, commits: Mapping[int, Sequence[str]], *answers: str) -> State:
    """A competition in an area: each seat reveals cards (by key) or uses features (``use:wonder:grand_temple``)."""
    s.phase = "competition"
    named: dict[int, list[str]] = {}
    for seat, names in commits.items():
        named[seat] = []
        for name in names:
            if name.startswith("use:"):
                named[seat].append(name)
                continue
            number = card_id(name)
            if number not in s.hands[seat]:
                s.hands[seat].append(number)
            named[seat].append(f"card:{number}")
    run(competition(s, Competition(s.board.number[area])), *answers, commits=named)
    sound(s)
    return s


def at(s: State, area: str, faction: int = 0) -> int:
    """Disks of a faction (-1: Barbarians) in an area."""
    return s.disks[s.seats if faction == BARBARIANS else faction][s.board.number[area]]


def asked(flow: Generator[Question, Reply, Any] | None) -> list[str]:
    """The options of the first question of a flow; none where nothing is asked."""
    question = None if flow is None else next(flow, None)
    if question is None:
        return []
    return list((question.asks[0] if isinstance(question, AskEach) else question).options)


def sound(s: State) -> None:
    """Prove that all disks are accounted for, nothing is below nothing, and no card is in two places."""
    for seat in range(s.seats):
        on_cards = sum(wonder.disks for wonder in s.wonders.values() if wonder.owner == seat)
        on_cards += sum(item.disks for item in s.investments if item.seat == seat)
        assert s.supply[seat] + s.ready[seat] + sum(s.disks[seat]) + on_cards == s.facts.numbers.own_disks
        assert min(s.supply[seat], s.treasury[seat], s.points[seat], *s.disks[seat]) >= 0
        assert sum(s.sources[seat].values()) == s.points[seat]
    assert s.supply[s.barbarians] + sum(s.disks[s.barbarians]) == s.facts.numbers.disks
    held = [card for hand in s.hands for card in hand] + s.deck + s.discard + s.aside
    held += [item.card for item in s.investments]
    assert len(held) == len(set(held)), "a card is in two places"


def drained(left: int = 0, *, disks: Mapping[str, Mapping[int, int]]) -> State:
    """A position in which seat 0 has only so many disks left in its supply: the others lie on its wonder."""
    s = position(disks=disks)
    s.wonders["great_pyramid"] = WonderState("built", 0, s.board.number["rome"], s.supply[0] - left)
    s.supply[0] = left
    sound(s)
    return s
