"""Cards that save own disks in a competition.

Rulebook, "Eliminación de discos", "Procedimiento para la competición".
"""

from __future__ import annotations

from functools import lru_cache

from engine.core.ask import Flow
from engine.epochs.card_phase import end_investment, invest, take_investment
from engine.epochs.cards import Play, card_of, guards_of, put_away
from engine.epochs.facts import Facts, Guards
from engine.epochs.reactions import negated
from engine.epochs.state import State


def guards(s: State, seat: int, area: int) -> list[tuple[int, int]]:
    """The cards that can save own disks in the competition about this area, with how many each.

    They are on the table with disks, or are in the hand: they need not be announced before.

    Rulebook, "Procedimiento para la competición", 1 and 3.
    """
    if s.fight is None or s.fight.area != area:
        return []
    saving = _guarding(s.facts, guards_of(s.game))
    lying = [(item.card, item.disks) for item in s.investments if item.seat == seat and item.card in saving]
    in_hand = [(number, _disks_for(s, seat, number)) for number in sorted(saving.intersection(s.hands[seat]))]
    return [(number, disks) for number, disks in (*lying, *in_hand) if disks]


@lru_cache(maxsize=16)
def _guarding(facts: Facts, keys: frozenset[str]) -> frozenset[int]:
    """The numbers of the cards with these keys."""
    return frozenset(number for number, item in facts.cards.items() if item.key in keys)


def _disks_for(s: State, seat: int, number: int) -> int:
    """The disks that would be on a card of the hand."""
    facts = card_of(s, number)
    return facts.disks if facts.white else min(facts.disks, s.supply[seat])


def save_disk(s: State, seat: int, area: int, number: int) -> Flow[bool]:
    """A disk comes off a card that guards instead of one off the area. In each competition opponents may negate its
    first use; then the card is discarded, and nothing saved.

    Rulebook, "Procedimiento para la competición", 3.
    """
    key, mark, here = card_of(s, number).key, f"guard:{number}:{s.board.ids[area]}", f"area:{s.board.ids[area]}"
    if number in s.hands[seat]:
        s.hands[seat].remove(number)
        s.log.reveal()
        s.log.add(f"{s.game}-played", seat=seat, card=key, targets=here)
        if (yield from negated(s, Play(seat, "card", key, number, (here,)))):
            put_away(s, number, negated=True)
            return False
        invest(s, seat, number)
    elif mark not in s.spent[seat]:
        s.log.add(f"{s.game}-uses", seat=seat, feature=f"card:{key}")
        if (yield from negated(s, Play(seat, "investment", key, number, (here,)))):
            end_investment(s, number)
            return False
    if mark not in s.spent[seat]:
        s.spent[seat].append(mark)
    s.log.add(f"{s.game}-saved", seat=seat, area=s.board.ids[area], card=key)
    return take_investment(s, seat, number)


GUARDS = Guards(guards, save_disk)
"""For the rules of a game that has such cards."""
