"""What holds at every decision."""

from __future__ import annotations

from engine.epochs.areas import contested, limit, open_areas
from engine.epochs.cards import card_of
from engine.epochs.setup import barbarian_disks
from engine.epochs.state import State


def check(s: State) -> None:
    """Raises AssertionError where the state is impossible."""
    account(s)
    for area in s.closed:
        assert not any(s.disks[faction][area] for faction in range(s.seats + 1)), "a closed area is occupied"
    if s.phase != "competition":
        numbers = s.facts.numbers
        for faction in range(s.seats + 1):
            for area in open_areas(s):
                # An invasion that comes in reckoning goes before its lower limit.
                most = limit(s, faction, area)
                if faction == s.barbarians:
                    most = max(most, numbers.limits["growth"][s.board.grounds[area]])
                assert s.disks[faction][area] <= most or contested(s, area), "too many disks"


def account(s: State) -> None:
    """Every disk, card and point is in one place, and nothing is below nothing. Raises AssertionError."""
    numbers = s.facts.numbers
    for seat in range(s.seats):
        own_cards = [item for item in s.investments if item.seat == seat and not card_of(s, item.card).white]
        on_cards = s.facts.own.bound(s, seat) + sum(item.disks for item in own_cards)
        total = s.supply[seat] + s.ready[seat] + sum(s.disks[seat]) + on_cards
        assert total == numbers.own_disks, f"seat {seat} has {total} disks"
        assert min(s.disks[seat]) >= 0, "disks below nothing"
        assert s.supply[seat] >= 0, "a supply below nothing"
        assert s.treasury[seat] >= 0, "talents below nothing"
        assert s.points[seat] >= 0, "points below nothing"
        assert sum(s.sources[seat].values()) == s.points[seat], "points without a source"
    black = s.supply[s.barbarians] + sum(s.disks[s.barbarians])
    assert black == barbarian_disks(numbers, s.rules, s.seats), f"{black} Barbarians"
    cards = [card for hand in s.hands for card in hand] + s.deck + s.discard + s.aside
    cards += [item.card for item in s.investments]
    assert len(cards) == len(set(cards)), "a card is in two places"
