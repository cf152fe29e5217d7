"""Short words for cases of the real cards: a position, an action, its outcome. Areas by id, cards by key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.epochs.card_phase import play_card
from engine.epochs.cards import worth_playing
from engine.epochs.competition import competition
from engine.epochs.invariants import account
from engine.epochs.state import Competition, PlayCard
from engine.inner_sea.game import GAME
from engine.inner_sea.state import State, WonderState
from engine.inner_sea.wonder_facts import facts_of
from tests.cases.answers import run
from tests.cases.epochs import made
from tests.cases.inner_sea.plain import built

CIVILIZATIONS = ("egypt", "rome", "carthage", "gaul", "troy", "mauretania")
"""Who sits at seats 0 to 5 where a case does not say otherwise."""

BARBARIANS = -1
"""The Barbarians among the factions of a case."""


def position(
    seats: int = 3,
    civs: Sequence[str] = (),
    disks: Mapping[str, Mapping[int, int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    *,
    phase: str = "cards",
    wonders: dict[str, tuple[int, str]] | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    **more: Any,
) -> State:
    """A state with these disks (area -> faction -> count; faction -1: Barbarians) and hands.

    wonders: built ones, key -> (owner, area). deck: its top is the last one named. more: as in tests.cases.epochs.made.
    """
    factions: list[dict[str, int]] = [{} for _ in range(seats + 1)]
    for area, counts in (disks or {}).items():
        for faction, count in counts.items():
            factions[faction][area] = count
    s = made(
        State,
        GAME.meta.id,
        civs or CIVILIZATIONS[:seats],
        factions,
        hands=[[card_id(key) for key in (hands or {}).get(seat, ())] for seat in range(seats)],
        deck=[card_id(key) for key in deck],
        discard=[card_id(key) for key in discard],
        phase=phase,
        wonders=built(facts_of(GAME.meta.id), wonders or {}),
        aeneas=[False] * seats,
        **more,
    )
    account(s)
    return s


def card_id(key: str) -> int:
    """The number of a card by its key."""
    return next(number for number, card in facts_of(GAME.meta.id).cards.items() if card.key == key)


def play(s: State, seat: int, key: str, *answers: str) -> State:
    """A seat plays a card in the card phase; it is put in the hand first where it is not there."""
    number = card_id(key)
    if number not in s.hands[seat]:
        s.hands[seat].append(number)
    assert worth_playing(s, seat, number), f"{key} would not be offered"
    run(play_card(s, PlayCard(seat, number)), *answers)
    account(s)
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
    account(s)
    return s


def at(s: State, area: str, faction: int = 0) -> int:
    """Disks of a faction (-1: Barbarians) in an area."""
    return s.disks[s.seats if faction == BARBARIANS else faction][s.board.number[area]]


def drained(left: int = 0, *, disks: Mapping[str, Mapping[int, int]]) -> State:
    """A position in which seat 0 has only so many disks left in its supply: the others lie on its wonder."""
    s = position(disks=disks)
    s.wonders["great_pyramid"] = WonderState("built", 0, s.board.number["rome"], s.supply[0] - left)
    s.supply[0] = left
    account(s)
    return s
