"""What is true in every position (farm of random games; `python -m engine selfplay`)."""

from __future__ import annotations

from collections import Counter

from engine.ancient_world.citizens import placed
from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, N, of_kind
from engine.ancient_world.state import Player, State
from engine.ancient_world.totals import added_up, totals


def check(s: State) -> None:
    """Raise AssertionError if something is impossible."""
    _cards_are_all_there(s)
    for seat in range(s.seats):
        _goods(s.players[seat])
        _citizens(s, seat)
        _cities(s, seat)
    for action in ACTIONS:
        assert s.ambrosia[action] >= 0, "less than no ambrosia"
        is_there = BOARD[action].round <= s.round
        assert is_there or not s.spaces[action], "a citizen on a covered action"
        assert is_there or BOARD[action].round == 1 or not s.ambrosia[action], "ambrosia on a covered action"
    assert 0 <= s.round <= N.rounds, "no such round"
    assert s.result is None or len(s.agenda) <= 1, "a game that goes on after its end"
    assert 0 <= s.known_districts <= len(s.districts), "more districts known than there are"
    assert len(s.row) <= N.empire_row[s.seats - 2], "too many empire cards in the row"
    assert len(s.military_row) <= N.military_row[s.seats - 2], "too many military cards in the row"


def _goods(p: Player) -> None:
    assert min(p.coins, p.knowledge, p.ambrosia, p.fed) >= 0, "less than nothing"
    assert p.threat or not p.fed, "ambrosia on no titan"
    for army in p.armies:
        assert min(army.coins, army.spent) >= 0, "less than no coins on an army"
        assert army.used or not army.spent or army.coins >= 0, "coins on the name of an unused army"


def _citizens(s: State, seat: int) -> None:
    """Each citizen is ready, placed, hungry or new, in one place only."""
    p = s.players[seat]
    on_board = [one.number for there in s.spaces.values() for one in there if one.seat == seat]
    on_cards = [one.citizen for one in p.buildings if one.citizen > 0]
    everywhere = [*p.ready, *on_board, *on_cards]
    assert len(everywhere) == len(set(everywhere)), "a citizen in two places"
    assert set(everywhere) | set(p.hungry) <= set(p.citizens), "a citizen of nobody"
    assert not set(p.hungry) & set(p.ready), "a hungry citizen is ready"
    assert p.citizens == sorted(set(p.citizens)), "citizens twice, or in disorder"
    assert all(1 <= number <= N.highest_citizen for number in p.citizens), "no such citizen"
    assert set(placed(s, seat)) == set(on_board + on_cards), "a placed citizen is missing"


def _cities(s: State, seat: int) -> None:
    p = s.players[seat]
    assert totals(p) == added_up(p), "what the city has was not added up anew"
    # While damage is carried out, an army above the limit is about to leave.
    assert s.hits or len(p.armies) <= totals(p).armies, "more armies than the limit"
    assert len(p.citizens) >= len(N.citizens), "citizens were lost"
    for one in p.buildings:
        assert not one.damaged or "sturdy" not in CARDS[one.card].traits, "a sturdy card is damaged"


def _cards_are_all_there(s: State) -> None:
    """No card twice, none missing but retired ones, armies and districts that have left the game."""
    lying: Counter[str] = Counter()
    for pile in (*s.decks, *s.discards, *s.titans):
        lying.update(pile)
    for single in (s.row, s.wonders, s.looking, s.military, s.returned, s.military_row, s.districts):
        lying.update(single)
    for p in s.players:
        lying.update(p.stored)
        lying.update(p.districts)
        lying.update(p.titans)
        lying.update(one.card for one in p.buildings)
        lying.update([p.threat] if p.threat else [])
        for army in p.armies:
            lying.update((army.card, *army.retired))
    for card, number in lying.items():
        facts = CARDS[card]
        most = s.seats if facts.deck == "start" else facts.copies
        assert number <= most, f"too many of {card}"
    for card in of_kind("empire"):
        assert CARDS[card].deck == "start" or lying[card] == CARDS[card].copies, f"{card} is missing"
    for card in of_kind("titan"):
        assert CARDS[card].stars == 0 or lying[card] == 1, f"{card} is missing"
