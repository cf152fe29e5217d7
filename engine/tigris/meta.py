"""What a host must know of Tigris & Euphrates before it starts."""

from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec

META = GameMeta(
    id="tigris",
    title={"en": "Tigris & Euphrates", "es": "Tigris y Éufrates"},
    seats=(2, 4),
    options=(
        OptionSpec("board", ("classic", "alternative"), "classic"),
        OptionSpec("special-buildings", ("no", "yes"), "no"),
        OptionSpec("points", ("hidden", "open"), "hidden"),
        OptionSpec("dynasties", ("by-seat", "choose"), "by-seat"),
        OptionSpec("first-player", ("random", "first-seat"), "random"),
        OptionSpec("end-of-turn", ("confirm", "at-once"), "confirm"),
        OptionSpec("empty-commitments", ("ask", "skip"), "ask"),
    ),
    rules_version=3,
    claims=Claims(
        decisions=(60, 2000),
        chance="setup",
        rests_in_steps=True,
        hands=True,
        asked_anyway=("commit:attack", "commit:defend", "end-turn"),
        stalling=("leader", "withdraw", "pass", "commit:0"),
        follow_ups={"action": ("monument", "swap")},
        endings=("end reason=bag", "end reason=treasures"),
    ),
)
