"""The interface of the bot's counters; the default counts nothing, metrics replace it."""

from __future__ import annotations

from typing import Literal, Protocol

Kind = Literal["command", "component", "form", "autocomplete"]
"""What a player did: a slash command, a button or menu, a form, typing in a command."""

End = Literal["done", "refused", "gone", "failed"]
"""How it ended: done, refused with a sentence, over before the answer came, an error of ours."""


Fallback = Literal["picture"]
"""What had to be tried in a second way: a panel that was to keep its picture has uploaded it anew."""


class Meter(Protocol):
    """Where the bot reports what it does. No call may raise, wait or keep a text."""

    def received(self, interaction: int) -> None:
        """An interaction has come in, by its id."""
        ...

    def ended(self, kind: Kind, end: End) -> None:
        """An interaction has been dealt with."""
        ...

    def published(self, seconds: float) -> None:
        """A table's messages were brought up to date in so much time."""
        ...

    def stalled(self, seconds: float) -> None:
        """The event loop stood still for so long: more than it may."""
        ...

    def thought(self, seconds: float) -> None:
        """A computer has answered, or failed, after so much time."""
        ...

    def fell_back(self, kind: Fallback) -> None:
        """Discord has refused a request, and it is made in another way."""
        ...


class Silent:
    """Counts nothing."""

    def received(self, interaction: int) -> None:
        """Nothing."""

    def ended(self, kind: Kind, end: End) -> None:
        """Nothing."""

    def published(self, seconds: float) -> None:
        """Nothing."""

    def stalled(self, seconds: float) -> None:
        """Nothing."""

    def thought(self, seconds: float) -> None:
        """Nothing."""

    def fell_back(self, kind: Fallback) -> None:
        """Nothing."""
