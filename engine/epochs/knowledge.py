"""What seats know of cards that are hidden, beside their own hands: what they have seen go back, or looked at.

Nothing of it decides anything in the rules: it says what may not be dealt anew for a seat (engine.epochs.dealing).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

PUBLIC: Final = 15
EVERYBODY: Final = (1 << PUBLIC + 1) - 1


class Knowledge(msgspec.Struct):
    """What each player knows about hidden cards.

    seen: by card, the seats that know where it is, one bit each, and one for the public. back: by card, when it was
    last put into the deck for all to see. drew: by seat, when it last drew from the deck. renewed: when the discards
    last became the deck. Times count draws and shuffles. shuffled: whether the deck is no longer as it was set up.
    """

    seen: dict[int, int] = {}
    back: dict[int, int] = {}
    drew: dict[int, int] = {}
    renewed: int = 0
    shuffled: bool = False
    time: int = 0

    def looks(self, seat: int, cards: Iterable[int]) -> None:
        """The seat learns where these cards are."""
        for card in cards:
            self.seen[card] = self.seen.get(card, 0) | 1 << seat

    def all_see(self, card: int) -> None:
        """Everybody sees where this card goes."""
        self.seen[card] = EVERYBODY

    def forgets(self, cards: Iterable[int], but: Iterable[int] = ()) -> None:
        """One of these cards has moved unseen: only the seats ``but`` know any longer where each of them is."""
        mask = sum(1 << seat for seat in but)
        for card in cards:
            self.seen[card] = self.seen.get(card, 0) & mask

    def draws(self, seat: int) -> None:
        """The seat has drawn from the deck unseen."""
        self.time += 1
        self.drew[seat] = self.time

    def shuffles(self, cards: Iterable[int], deck: Iterable[int]) -> None:
        """Cards have gone into the deck for all to see, and it was shuffled: nobody knows where anything in it is."""
        self.time += 1
        self.shuffled = True
        if self.seen:
            for card in deck:
                self.seen.pop(card, None)
        for card in cards:
            self.back[card] = self.time

    def knows(self, seat: int | None, card: int) -> bool:
        """Whether the seat (None: the public) knows where this card is."""
        return bool(self.seen.get(card, 0) >> (PUBLIC if seat is None else seat) & 1)

    def is_known_to(self, seats: Sequence[int], card: int) -> bool:
        """Whether any of these seats (none: the public) knows where this card is."""
        return any(self.knows(seat, card) for seat in seats) if seats else self.knows(None, card)

    def of_seats(self, seats: Sequence[int]) -> dict[int, int]:
        """``seen`` without what only others than these seats have seen."""
        own = sum(1 << seat for seat in seats)
        mine = {card: mask if mask == EVERYBODY else mask & own for card, mask in self.seen.items()}
        return {card: mask for card, mask in mine.items() if mask}

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether this card may be in the seat's hand, for all that was seen of the deck."""
        return self.drew.get(seat, 0) >= self.back.get(card, 0)

    def must_be_held(self, card: int) -> bool:
        """Whether this card must be in somebody's hand: it was not among the discards that last became the deck."""
        return self.back.get(card, 0) < self.renewed
