"""What holds at every decision of a game of the Middle East."""

from __future__ import annotations

from engine.epochs import invariants
from engine.middle_east.sites import GROUNDS
from engine.middle_east.state import State


def check(s: State) -> None:
    """Raises AssertionError where the state is impossible."""
    invariants.check(s)
    for area, faction in enumerate(s.strongholds):
        if faction >= 0:
            assert s.board.grounds[area] == "mountain", "a stronghold off the mountains"
            assert s.disks[faction][area], "a stronghold without a disk"
    owners = [deity.owner for deity in s.deities.values() if deity.owner >= 0]
    assert len(owners) == len(set(owners)), "a civilization has two deities"
    for key, deity in s.deities.items():
        assert (deity.status == "available") == (deity.owner < 0), f"{key}: available and somebody's"
        assert (deity.status == "captured") == (deity.holder >= 0), f"{key}: captured by nobody"
        assert deity.owner != deity.holder or deity.owner < 0, f"{key}: captured by its owner"
    white = {key: item.disks for item in s.investments if (key := s.facts.cards[item.card].key) in GROUNDS}
    assert white.keys() == s.sites.keys(), "a marked area without its card, or a card without its area"
    assert all(disks > 0 for disks in white.values()), "a card with no white disk left"
    assert all(s.board.grounds[area] == GROUNDS[key] for key, area in s.sites.items()), "a mark on the wrong land"
