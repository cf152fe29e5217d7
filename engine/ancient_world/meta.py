"""What a host must know of The Ancient World before it starts."""

from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec

META = GameMeta(
    id="ancient_world",
    title={"en": "The Ancient World", "es": "El mundo antiguo"},
    seats=(2, 4),
    options=(
        OptionSpec("boards", ("city-states", "chosen", "plain"), "city-states"),
        OptionSpec("first-player", ("random", "first-seat"), "random"),
        OptionSpec("stored", ("hidden", "open"), "hidden"),
    ),
    rules_version=1,
    claims=Claims(
        decisions=(30, 600),
        chance="play",
        rests_in_steps=True,
        hands=True,
        asked_anyway=("turn",),
        together="often",
        endings=("!tie", "tie by=coins", "tie by=cards", "tie by=knowledge", "tie by=ambrosia"),
        rare_endings=("tie by=shared",),
    ),
)
