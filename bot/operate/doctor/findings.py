"""What the doctor finds: one line each, with what to do about it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Level = Literal["ok", "warning", "failure"]
WIDTH: Final = 9
PLACE: Final = 12


class Finding(msgspec.Struct, frozen=True):
    """One line of the doctor's: how bad, about what, what is so, and (unless all is well) what to do."""

    level: Level
    what: str
    says: str
    remedy: str = ""

    def line(self) -> str:
        """``ok       database    ...``; the remedy comes after an arrow."""
        remedy = f" -> {self.remedy}" if self.remedy else ""
        return f"{self.level:<{WIDTH}}{self.what:<{PLACE}}{self.says}{remedy}"


def ok(what: str, says: str) -> Finding:
    """All is well."""
    return Finding("ok", what, says)


def warning(what: str, says: str, remedy: str) -> Finding:
    """It runs, but somebody should look."""
    return Finding("warning", what, says, remedy)


def failure(what: str, says: str, remedy: str) -> Finding:
    """It does not run so, or something may be lost."""
    return Finding("failure", what, says, remedy)
