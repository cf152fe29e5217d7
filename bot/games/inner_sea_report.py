"""The Inner Sea for looking back at a game: wonders beside what its family tells."""

from __future__ import annotations

from bot.games.epochs_report import report_of
from bot.games.report import weight

REPORT = report_of({"built": weight(12), "buried": weight(10), "aeneas": weight(16)}, always=("aeneas",))
