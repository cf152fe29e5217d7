"""Short words for cases of the real cards of games of epochs: an action on a state. Areas by id, cards by key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from engine.epochs.card_phase import play_card
from engine.epochs.cards import worth_playing
from engine.epochs.competition import competition
from engine.epochs.facts import facts_of
from engine.epochs.invariants import account
from engine.epochs.state import Competition, PlayCard, State
from tests.cases.answers import run

BARBARIANS = -1
"""The Barbarians among the factions of a case."""

S = TypeVar("S", bound=State)


def number_of(game: str, key: str) -> int:
    """The number of a game's card by its key. Raises StopIteration for an unknown one."""
    return next(number for number, card in facts_of(game).cards.items() if card.key == key)


def by_faction(seats: int, disks: Mapping[str, Mapping[int, int]] | None) -> list[dict[str, int]]:
    """Disks by area and faction (-1: Barbarians) as areas and disks of each faction, the Barbarians last."""
    factions: list[dict[str, int]] = [{} for _ in range(seats + 1)]
    for area, counts in (disks or {}).items():
        for faction, count in counts.items():
            factions[faction][area] = count
    return factions


def in_hand(s: State, seat: int, key: str) -> int:
    """The number of a card, which is put in the hand where it is not there."""
    number = number_of(s.game, key)
    if number not in s.hands[seat]:
        s.hands[seat].append(number)
    return number


def play(s: S, seat: int, key: str, *given: str) -> S:
    """A seat plays a card in the card phase; it is put in the hand first where it is not there."""
    number = in_hand(s, seat, key)
    assert worth_playing(s, seat, number), f"{key} would not be offered"
    run(play_card(s, PlayCard(seat, number)), *given)
    account(s)
    return s


def compete(s: S, area: str, commits: Mapping[int, Sequence[str]], *given: str) -> S:
    """A competition in an area: each seat reveals cards (by key) or uses features (``use:deity:god_of_war``)."""
    s.phase = "competition"
    named = {
        seat: [name if name.startswith("use:") else f"card:{in_hand(s, seat, name)}" for name in names]
        for seat, names in commits.items()
    }
    run(competition(s, Competition(s.board.number[area])), *given, commits=named)
    account(s)
    return s


def at(s: State, area: str, faction: int = 0) -> int:
    """Disks of a faction (-1: Barbarians) in an area."""
    return s.disks[s.seats if faction == BARBARIANS else faction][s.board.number[area]]
