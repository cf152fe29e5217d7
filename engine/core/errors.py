"""The small family of errors that a caller of the engine may see.

Each message is an English sentence for developers and command lines; hosts word their own from the type and ``reason``.
"""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: a text key and its arguments, to be worded in any language."""

    key: str
    args: dict[str, str | int] = {}


class EngineError(Exception):
    """Base of everything the engine refuses; the match is left as it was."""


class UnknownGame(EngineError):
    """No game of that name is installed."""


class BadOption(EngineError):
    """A table option or number of seats that the game does not have."""


class NotYourTurn(EngineError):
    """The seat is asked nothing at the moment."""


class StaleRevision(EngineError):
    """The question has been answered or taken back in the meantime."""


class IllegalAnswer(EngineError):
    """An answer that is not among the options; ``reason`` says which rule forbids it, where one is known."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class NothingToUndo(EngineError):
    """The seat has no answer of its own that could be taken back."""


class UndoNeedsConsent(EngineError):
    """Taking this back needs everybody's agreement: ``why`` is "revealed", "random" or "others"."""

    def __init__(self, why: str) -> None:
        super().__init__(f"everybody at the table must agree to take this back ({why})")
        self.why = why


class RuleFailure(EngineError):
    """A rule raised an unexpected exception; the state is as before the answer. ``error_id`` finds it in the log."""

    def __init__(self, error_id: str) -> None:
        super().__init__(f"a rule failed; the game is as before the answer (error {error_id})")
        self.error_id = error_id


class DamagedRecord(EngineError):
    """A stored match cannot be read, or was written by newer rules than these."""
