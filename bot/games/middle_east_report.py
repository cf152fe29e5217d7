"""The Middle East for looking back at a game: deities, temples and strongholds beside what its family tells."""

from __future__ import annotations

from bot.games.epochs_report import DECISIVE, report_of
from bot.games.report import weight

REPORT = report_of(
    {
        "established": weight(10),
        "temple-captured": weight(13),
        "stronghold-gone": weight(6),
        "loot": weight(5),
        "omen": lambda args: 9.0 if args["over"] else 0.0,
        "gilgamesh": weight(16),
        "goal": weight(20),
    },
    moments={"stronghold": weight(5), "reaps": weight(2), "horde": weight(2)},
    always=("gilgamesh", "goal"),
    decisive=("goal", *DECISIVE),
    adds_up=True,
)
