"""What happened, for logs: a text key, arguments, and who may see it. The log lives outside the cloned state."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """One line of the log. ``seats`` is who may see it; None is everybody."""

    key: str
    args: dict[str, str | int] = {}
    seats: tuple[int, ...] | None = None


NOBODYS = -1
"""The seat whose secret a face-down pile is: nobody knew it before it was shown."""


class EventSink:
    """Where rules put their events. It is not stored with the state, so clones stay small.

    ``revealed`` tells the match whose secrets have been shown, a seat or NOBODYS each time: an answer that has shown
    more than its own seat knew is not taken back alone. ``is_heard``: whether anybody reads the lines; what takes some
    work to say need not be put together for nobody.
    """

    __slots__ = ("new", "revealed")
    is_heard = True

    def __init__(self) -> None:
        self.new: list[Event] = []
        self.revealed: list[int] = []

    def add(self, key: str, /, **args: str | int) -> None:
        """Log something everybody may know."""
        self.new.append(Event(key, args))

    def tell(self, seat: int, key: str, /, **args: str | int) -> None:
        """Log something only this seat may know."""
        self.new.append(Event(key, args, (seat,)))

    def reveal(self, of: int = NOBODYS) -> None:
        """Note that something hidden has been shown. ``of``: the one seat that knew it already, where there is one."""
        self.revealed.append(of)

    def drain(self) -> list[Event]:
        """The events since the last drain, oldest first."""
        new, self.new = self.new, []
        return new

    def pack(self) -> None:
        """Nothing is stored."""

    @classmethod
    def unpack(cls, raw: object) -> EventSink:
        """The empty sink of a stored state."""
        return cls()


class Silence(EventSink):
    """A sink that forgets at once: nobody reads the log of a playout.

    ``"".format`` takes anything and makes nothing of it, without a Python frame: rules log at every turn.
    """

    __slots__ = ()
    is_heard = False

    add = tell = reveal = "".format  # type: ignore[assignment]  # see above
